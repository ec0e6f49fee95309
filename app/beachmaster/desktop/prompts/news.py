"""Tell what has just happened, and list what to do at the table, to be ticked off."""

from collections.abc import Collection

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from beachmaster.desktop.controller import GameController, Told
from beachmaster.desktop.prompts.look import PLAIN, Words
from beachmaster.desktop.prompts.wrapped import ARROWS, Fold, Tick
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say, word
from beachmaster.engine.text import QT_TRANSLATE_NOOP, translate
from beachmaster.engine.tree import ROOT

MOST_LINES, MOST_ACTS = 3, 60
MOST_SHOWN, LEAST_FOLDED = 5, 2


class News(QWidget):
    """The events since the player's last answer; which acts are ticked is kept by entry."""

    def __init__(self) -> None:
        super().__init__()
        self.ticks: list[Tick] = []
        self._done: set[tuple[int, str]] = set()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current().space(0.15))

    def show_told(self, told: list[Told]) -> None:
        """Show these lines of the journal."""
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.ticks = []
        plain = [one for one in told if one.event.act != one.event.text]
        if len(plain) > MOST_LINES:
            more = translate(
                "desktop", "%n earlier event(s): see the journal.", "", len(plain) - MOST_LINES
            )
            self._column.addWidget(Words(say(more), 0.95, role="hint"))
        for one in plain[-MOST_LINES:]:
            self._column.addWidget(Words(say(one.event.text), PLAIN, role="hint"))
        acts = [one for one in told if one.event.act is not None][-MOST_ACTS:]
        if acts:
            self._column.addWidget(Words(word(_TABLE), PLAIN, bold=True))
        shown = len(acts) if len(acts) < MOST_SHOWN + LEAST_FOLDED else MOST_SHOWN
        for one in acts[:shown]:
            self._add(one)
        self._fold(acts[shown:])
        self.setVisible(bool(plain or acts))

    def _add(self, told: Told) -> None:
        assert told.event.act is not None
        said = say(told.event.act)
        tick = Tick(said[:1].upper() + said[1:])
        mark = (told.entry, said)
        tick.setChecked(mark in self._done)
        tick.toggled.connect(lambda on, mark=mark: self._remember(mark, on))
        self._column.addWidget(tick)
        self.ticks.append(tick)

    def _fold(self, later: list[Told]) -> None:
        """Fold the rest of a long list, so that the answers stay in sight."""
        if not later:
            return
        more = Fold(say(translate("desktop", "%n more to do", "", len(later))))
        more.toggled.connect(lambda _on: self._unfold(more, later))
        self._column.addWidget(more)

    def _unfold(self, more: Fold, later: list[Told]) -> None:
        more.hide()
        for one in later:
            self._add(one)
        self.ticks[-len(later)].setFocus()

    def _remember(self, mark: tuple[int, str], on: bool) -> None:
        if on:
            self._done.add(mark)
        else:
            self._done.discard(mark)

    def forget(self) -> None:
        """Forget the ticks, for another game."""
        self._done.clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the arrows go from act to act."""
        at = next((i for i, one in enumerate(self.ticks) if one.hasFocus()), -1)
        step = -1 if event.key() in ARROWS[::2] else 1
        if event.key() in ARROWS and at >= 0 and 0 <= at + step < len(self.ticks):
            self.ticks[at + step].setFocus()
        else:
            event.ignore()


def news_of(controller: GameController, pressed: Collection[int]) -> list[Told]:
    """Return what was told since the player last did something, what that led to included.

    `pressed` are the entries the player asked the program for.
    """
    if not controller.is_open:
        return []
    tree = controller.session.tree
    since = tree.cursor
    while since > ROOT and tree.entries[since].by == "program" and since not in pressed:
        since = tree.entries[since].parent
    found: list[Told] = []
    for one in reversed(controller.journal):
        if one.entry < since:
            break
        found.append(one)
    return found[::-1]


_TABLE = QT_TRANSLATE_NOOP("desktop", "On your table")
