"""Count, in a process of its own, what the window costs until it is painted, and for an answer.

python probe.py ANSWERS   (JSON: what is answered next in the game left last)

Prints one JSON object: `paint-calls` and `paint-modules` are the functions of Python called and the
modules imported until the first paint; of the answers, `calls` are the functions called from the
median one to its repaint, `pages` the most pages of rules that were set for one, `linked` the most
lines of words with links, `maps` how many painted the whole map.
"""

import json
import statistics
import sys
from time import sleep

counted = pages = linked = 0


def count(frame, what, argument) -> None:
    """Count a call, and what is set as rich text: a page to scroll in, or words in the card."""
    global counted, pages, linked  # noqa: PLW0603 - what a profile function has is its module
    counted += what == "call" and frame.f_code.co_filename != __file__
    if what == "c_call" and getattr(argument, "__name__", "") == "setHtml":
        kinds = [kind.__name__ for kind in type(argument.__self__).__mro__]
        pages += "QTextEdit" in kinds
        linked += "QTextDocument" in kinds


sys.setprofile(count)

from PySide6.QtCore import QEvent, QObject, QTimer  # noqa: E402 - importing is counted
from shiboken6 import isValid  # noqa: E402

from beachmaster.desktop import app  # noqa: E402
from beachmaster.desktop.tasks import wait_for_tasks  # noqa: E402 - the window has it already

SETTLES = 500
"""Milliseconds until what opens by the way is there, such as the rules."""
LONGEST = 120_000
"""Milliseconds after which the probe gives up."""
TURNS = 6
"""How often events are seen to after an answer: layouts first, then what they lead to."""
SOON = 1000
"""Milliseconds within which what an answer put off is done before the next one is given."""
PAINTS = 0.02
"""Seconds that are longer than Qt waits before it paints what is to be painted."""


class Painted(QObject):
    """Notes what was counted when the window was first painted, and how often a map was, whole."""

    def __init__(self) -> None:
        super().__init__()
        self.told: dict[str, int] = {}
        self.maps = 0

    def eventFilter(self, watched, event) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Paint:
            if watched.isWindow():
                self.told.setdefault("paint-calls", counted)
                self.told.setdefault("paint-modules", len(sys.modules))
            elif event.region().boundingRect().contains(watched.rect()):
                self.maps += 1
        return False


class NoLater(QObject):
    """Puts off what waits for a time: whether it falls within an answer depends on the machine."""

    on = False

    def eventFilter(self, watched, event) -> bool:  # noqa: N802 - Qt's name
        return (
            self.on
            and isinstance(watched, QTimer)  # first: to read what an event is makes calls itself
            and event.type() == QEvent.Type.Timer
            and watched.interval() > 0
        )


def quiet(window, application) -> None:
    """See to events until nothing is put off any more; nobody waits for what is.

    A map that is printed part by part is painted whole when it is done: that is no answer's cost.
    """
    for _ in range(TURNS):
        application.processEvents()
    while due := [
        (timer, timer.interval())
        for timer in window.findChildren(QTimer)
        if timer.isActive() and timer.interval() <= (SOON if timer.isSingleShot() else 0)
    ]:
        for timer, _waits in due:
            timer.start(0)
        application.processEvents()
        wait_for_tasks()
        application.processEvents()
        for timer, waits in due:
            if isValid(timer):
                timer.setInterval(waits)
    sleep(PAINTS)
    application.processEvents()


def after_answers(window, application, painted: Painted, answers: list) -> dict[str, float]:
    """Give the answers; return what they cost."""
    global counted, pages, linked  # noqa: PLW0603
    window.parts.board.map.installEventFilter(painted)
    later = NoLater()
    application.installEventFilter(later)
    calls, set_pages, set_lines, maps = [], [], [], 0
    for answer in answers:
        later.on = False
        quiet(window, application)
        later.on = True
        counted = pages = linked = painted.maps = 0
        assert window.card.answer(answer)
        for _ in range(TURNS):
            application.processEvents()
        calls.append(counted)
        set_pages.append(pages)
        set_lines.append(linked)
        maps += painted.maps > 0
    return {
        "calls": statistics.median(calls),
        "pages": max(set_pages),
        "linked": max(set_lines),
        "maps": maps,
    }


def main(answers: list) -> None:
    """Open the window in the game left last, and answer."""
    application, painted = app.application(), Painted()
    from beachmaster.storage.settings import Settings

    settings = Settings.load()
    settings["motion"] = "reduced"
    settings.keep()
    window = app.open_window(application)
    window.installEventFilter(painted)
    window.resize(1280, 800)

    def then() -> None:
        if not (window.parts and window.parts.built and window.controller.is_open):
            QTimer.singleShot(20, then)
            return
        window.parts.table_list.clear()
        window.parts.layouts.show_panel("rules")
        QTimer.singleShot(SETTLES, tell)

    def tell() -> None:
        if window.parts.rules_model.library is None:
            QTimer.singleShot(SETTLES, tell)
            return
        try:
            told = after_answers(window, application, painted, answers)
            sys.setprofile(None)
            print(json.dumps({**painted.told, **told}), flush=True)
        finally:  # whatever went wrong, nobody waits for it
            window.close()
            application.quit()

    then()
    QTimer.singleShot(LONGEST, application.quit)
    application.exec()


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
