"""Write screenshots of every page and dialog to a folder, to be looked at.

python3 run.py screenshots FOLDER [points | large | layouts | pages | readme | drawings]

First, what the window is to be good at, point by point, gathered in `index.html` (`points`: these
alone, two minutes). The large card at each kind of prompt, at four sizes and in its three schemes
(`large`). The layouts of each game at four sizes, three sizes of the text and in all themes
(`layouts`). Every page at two sizes (1280 x 800 at ordinary text, 1024 x 700 at 200 %) and in two
themes, with invented play from a fixed seed (`pages`). The pictures of README (`readme`, which
are kept in `docs/screenshots`). All drawings of the rules on one sheet in
every theme and on paper (`drawings`). Needs no display.
"""

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from beachmaster.engine.placing import Lattice
from beachmaster.games.catalogue import playable

SCREEN = {"screens": [{"name": "one", "x": 0, "y": 0, "width": 3840, "height": 2160, "dpr": 1}]}
SIZES = {"plain": (1280, 800, 100), "large": (1024, 700, 200)}
THEMES = ("light", "dark")
LATTICE = Lattice(17, 13)
SETTLE = 150
PATIENCE = 500
FIRST, *OTHERS = playable()
Picture = tuple[str, Callable[[], object]]


def prepare(folder: Path) -> None:
    """Let Qt draw on a large screen that nobody sees, and keep our data in a folder of its own."""
    screen = folder / "screen.json"
    screen.write_text(json.dumps(SCREEN))
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screen}"
    os.environ["BEACHMASTER_DATA"] = str(folder / "data")


class Stage:
    """One window, and the pages it can be made to show."""

    def __init__(self, folder: Path) -> None:
        from beachmaster.desktop.app import application, open_window

        self.application = application()
        self.window = open_window(self.application)
        self.window.build_parts()
        self.folder = folder
        self.games = 0

    def wait(self, milliseconds: int = SETTLE) -> None:
        from PySide6.QtTest import QTest

        QTest.qWait(milliseconds)
        while self.window.parts.card.heading.moment.moving:
            QTest.qWait(20)

    def play(
        self, *, table: bool, answers: int, game: str = FIRST, sets: Sequence[str] = ()
    ) -> None:
        """Begin a game and let the program answer so many prompts."""
        from beachmaster.storage.starting import Wish

        self.window.controller.close()
        self.games += 1
        save = self.folder / f"game {self.games}.beachmaster"
        self.window.parts.begin(Wish(game=game, seed=7, table=table, save=save, sets=sets))
        for _ in range(PATIENCE):
            if self.window.controller.is_open:
                break
            self.wait(20)
        else:
            raise TimeoutError("the game did not open")
        for _ in range(answers):
            if self.window.controller.asked is None:
                break
            self.invent()
        self.window.parts.show_game()
        self.window.parts.layouts.uncover()
        self.window.parts.layouts.reset()
        self.wait()

    def learn(self, game: str) -> None:
        """Begin the taught opening of a game."""
        self.window.controller.close()
        self.window.parts.new_game.teach(game)
        for _ in range(PATIENCE):
            if self.window.controller.is_open:
                break
            self.wait(20)
        else:
            raise TimeoutError("the lesson did not open")
        self.wait()

    def play_my_map(self) -> None:
        """Begin a game on a new map of one's own, and ask for its first lists."""
        page = self.window.parts.new_game
        self.window.controller.close()
        self.window.parts.show_new(FIRST)
        page.choice.choose_board("own")
        page.begin_button.click()
        for _ in range(PATIENCE):
            if self.window.controller.is_open:
                break
            self.wait(20)
        else:
            raise TimeoutError("the game did not open")
        self.window.controller.auto()
        for hexes in ("0512 0613 0714", "0610 0711"):
            for place in hexes.split():
                self.window.card.offer(place)
            self.window.card.next()
        self.wait()

    def invent(self) -> None:
        """Let the program answer, facts that only a table knows too."""
        controller = self.window.controller
        controller.act(lambda: controller.session.auto(invent=True))

    def play_until(self, kind: str, most: int = 400) -> None:
        """Let the program answer until a prompt of a kind waits."""
        controller = self.window.controller
        for _ in range(most):
            if controller.prompt is None or controller.prompt.kind == kind:
                return
            self.invent()

    def finish(self) -> None:
        """Let the program play the game to its end."""
        while self.window.controller.asked is not None:
            self.window.controller.session.auto(invent=True)
        self.window.controller.goto(self.window.controller.session.tree.cursor)
        self.window.parts.show_game()

    def close_dialogs(self) -> None:
        """Close whatever lies over the window."""
        from PySide6.QtWidgets import QDialog

        for widget in self.application.topLevelWidgets():
            if isinstance(widget, QDialog):
                widget.close()
        self.window.parts.palette.dismiss()
        self.wait(50)


def dialog_of(stage: Stage) -> Callable[[], object]:
    """Return what finds the dialog that lies over the window."""
    from PySide6.QtWidgets import QDialog

    def found() -> object:
        over = [w for w in stage.application.topLevelWidgets() if isinstance(w, QDialog)]
        return next(widget for widget in over if widget.isVisible())

    return found


def pages(stage: Stage) -> Iterator[Picture]:
    """Yield the name of each picture with the widget it shows."""
    window, parts, dialog = stage.window, stage.window.parts, dialog_of(stage)

    def whole() -> object:
        return window

    parts.show_start()
    yield "start", whole
    parts.show_new(FIRST)
    yield "new-game", whole
    stage.play(table=False, answers=0)
    yield "set-up", whole
    for kind in ("choose", "roll", "draw", "confirm", "place"):
        stage.play(table=False, answers=40)
        stage.play_until(kind)
        yield f"tracked-{kind}", whole
    for kind in ("record", "number", "choose"):
        stage.play(table=True, answers=40)
        stage.play_until(kind)
        yield f"table-{kind}", whole
    window.card.answer("no such answer")
    stage.wait()
    yield "table-refused", whole
    stage.learn(FIRST)
    yield "lesson", whole
    stage.play_my_map()
    yield "my-map-lists", whole
    parts.layouts.show_panel("board")
    parts.board.bar.learn.click()
    yield "my-map-learn", whole
    stage.play(table=False, answers=260)
    window.card.toggle_why()
    yield "why", whole
    window.card.toggle_why()
    yield from panels(stage, whole)
    yield from dialogs(stage, dialog)
    stage.finish()
    yield "end", whole
    parts.show_start()
    yield "start-again", whole


def more_pages(stage: Stage, game: str) -> Iterator[Picture]:
    """Yield the pages of another game that look otherwise than those of the first."""
    window, parts = stage.window, stage.window.parts

    def whole() -> object:
        return window

    parts.show_new(game)
    choice = parts.new_game.choice
    choice.choose_board("tracked")
    choice.open_drawer()
    yield f"{game}-new-game", whole
    for name in filter(choice.data.can_type, choice.data.names()):
        choice.data.type_in(name)
        yield f"{game}-type-{name}", dialog_of(stage)
        stage.close_dialogs()
    for answers, kind in ((0, "choose"), (60, "place"), (60, "roll"), (60, "confirm")):
        stage.play(table=False, answers=answers, game=game)
        stage.play_until(kind)
        yield f"{game}-{answers}-{kind}", whole
    stage.play(table=False, answers=300, game=game)
    window.card.toggle_why()
    yield f"{game}-why", whole
    window.card.toggle_why()
    for panel in ("units", "bags", "journal", "board", "turn"):
        parts.layouts.show_panel(panel)
        yield f"{game}-panel-{panel}", whole
    parts.dialogs.show_tables()
    yield f"{game}-tables", dialog_of(stage)
    stage.close_dialogs()
    stage.finish()
    yield f"{game}-end", whole


def panels(stage: Stage, whole: Callable[[], object]) -> Iterator[Picture]:
    """Yield a picture of each panel, of the search and of the list after a jump."""
    window, parts = stage.window, stage.window.parts
    for panel in ("rules", "units", "bags", "journal", "board", "turn"):
        parts.layouts.show_panel(panel)
        yield f"panel-{panel}", whole
    parts.palette.open()
    parts.palette.line.setText("zone of control")
    parts.palette.search()
    yield "palette", whole
    stage.close_dialogs()
    window.controller.undo("phase")
    yield "table-list", whole


def dialogs(stage: Stage, dialog: Callable[[], object]) -> Iterator[Picture]:
    """Yield a picture of each dialog."""
    window, parts = stage.window, stage.window.parts
    for name, show in (
        ("preferences", parts.dialogs.show_preferences),
        ("shortcuts", parts.dialogs.show_shortcuts),
        ("report", parts.dialogs.show_report),
        ("your-games", parts.dialogs.show_your_games),
        ("check-table", parts.dialogs.check_table),
        ("pack-away", parts.dialogs.show_pack_away),
        ("about", parts.dialogs.show_about),
        ("place-grid", lambda: parts.dialogs.place_grid(LATTICE, numbered=True, then=print)),
        ("correct", lambda: parts.dialogs.correct(window.controller.session.tree.cursor)),
    ):
        show()
        yield f"dialog-{name}", dialog
        stage.close_dialogs()


def every_page(stage: Stage) -> Iterator[Picture]:
    """Yield all pages of the first game, what goes wrong, and what differs in the others."""
    from in_trouble import in_trouble  # beside this file

    yield from pages(stage)
    yield from in_trouble(stage)
    for game in OTHERS:
        yield from more_pages(stage, game)


def sheets_of_drawings(target: Path) -> int:
    """Write all drawings of the rules on one sheet for each theme; return how many sheets."""
    from drawings import contact_sheets  # beside this file

    return contact_sheets(target)


def shoot_pages(stage: Stage, target: Path) -> int:
    """Write every page in each of its looks; return how many pictures that are."""
    count = 0
    for size, (width, height, zoom) in SIZES.items():
        for theme in THEMES:
            stage.window.theme.apply(theme, zoom)
            stage.window.resize(width, height)
            stage.wait()
            for page, widget in every_page(stage):
                stage.window.resize(width, height)
                stage.wait()
                widget().grab().save(str(target / f"{page}-{size}-{theme}.png"))
                count += 1
    return count


def shoot_large(stage: Stage, target: Path) -> int:
    """Write the large card at many kinds of prompt; return how many pictures that are."""
    from at_distance import at_distance  # beside this file

    return sum(picture().save(str(target / f"{name}.png")) for name, picture in at_distance(stage))


def shoot_layouts(stage: Stage, target: Path) -> int:
    """Write the layouts of every game in each of their looks; return how many pictures."""
    from in_layouts import in_layouts  # beside this file

    names = (name for game in playable() for name in in_layouts(stage, game))
    return sum(stage.window.grab().save(str(target / f"{name}.png")) for name in names)


def shoot_points(stage: Stage, target: Path) -> int:
    """Write what the window is to be good at, point by point, and the page that gathers it."""
    from points import LAID, of_points, write_index  # beside this file

    count = 0
    for name, widget in of_points(stage):
        stage.wait(LAID)
        count += widget().grab().save(str(target / f"{name}.png"))
    write_index(target)
    return count


def shoot_readme(stage: Stage, target: Path) -> int:
    """Write the pictures of README, small enough for a page."""
    from readme import QUALITY, of_readme  # beside this file

    return sum(
        image.save(str(target / f"{name}.webp"), "WEBP", QUALITY)
        for name, image in of_readme(stage)
    )


PARTS: dict[str, Callable[[Stage, Path], int]] = {
    "points": shoot_points,
    "large": shoot_large,
    "layouts": shoot_layouts,
    "pages": shoot_pages,
    "readme": shoot_readme,
    "drawings": lambda _stage, target: sheets_of_drawings(target),
}
"""What can be written alone, in the order in which all of it is written."""


def shoot(target: Path, only: str = "") -> int:
    """Write every picture, or those of one part, and return how many there are."""
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        prepare(Path(name))
        stage = Stage(Path(name))
        wanted = [write for part, write in PARTS.items() if only in ("", part)]
        count = sum(write(stage, target) for write in wanted)
        stage.window.close()
    return count


def main(words: Sequence[str] | None = None) -> int:
    """Read the command line and write the pictures; return the status to exit with."""
    summary, _, rest = (__doc__ or "").partition("\n")
    reader = argparse.ArgumentParser(prog="run.py screenshots", description=summary, epilog=rest)
    reader.add_argument("folder", type=Path, help="where the pictures go; it is made if need be")
    reader.add_argument("only", nargs="?", choices=[*PARTS], help="these pictures alone")
    asked = reader.parse_args(words)
    print(shoot(asked.folder, asked.only or ""))
    return 0


if __name__ == "__main__":
    sys.exit(main())
