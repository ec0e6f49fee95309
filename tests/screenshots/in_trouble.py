"""What goes wrong, one after the other, each with what the program says and offers."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shoot import Picture, Stage

GARBAGE = b"not a game any more" * 50
HOSTILE = '{"beachmaster": {"__class__": "os.system"}, "entries": [' + "[" * 200


def in_trouble(stage: "Stage") -> Iterator["Picture"]:
    """Yield a picture of each error of a file, of a board and of a folder."""
    window, parts, folder = stage.window, stage.window.parts, stage.folder

    def whole() -> object:
        return window

    stage.play(table=False, answers=40)
    save = window.controller.path
    window.controller.close()
    kept = save.read_bytes()
    for name, content in (("damaged", GARBAGE), ("cut-off", kept[: len(kept) // 2])):
        save.write_bytes(content)
        yield f"trouble-{name}", _opened(stage, save)
    save.write_bytes(kept)
    foreign = folder / "somebody's letter.beachmaster"
    foreign.write_bytes(b"Dear reader, " * 400)
    yield "trouble-foreign", _opened(stage, foreign)
    yield "trouble-missing", _opened(stage, folder / "thrown away.beachmaster")
    hostile = folder / "hostile.json"
    hostile.write_text(HOSTILE)
    yield "trouble-hostile-import", _opened(stage, hostile)
    parts.show_new()
    board = folder / "bad board.json"
    board.write_text('{"hexes": {"9999": {"terrain": "lava"}}}')
    parts.new_game.choice.choose_board("tracked")
    parts.new_game.choice.open_drawer()
    parts.new_game.choice.data.take("board", board)
    yield "trouble-bad-board", whole
    parts.show_new()
    with _closed_folder(folder):
        parts.new_game.begin_button.click()
        yield "trouble-closed-folder", whole
    parts.show_start()


def _opened(stage: "Stage", path: Path) -> Callable[[], object]:
    """Try to open a file, wait for what is said of it, and return the window."""
    stage.window.parts.show_start()
    stage.window.notice.clear()
    stage.window.parts.open_file(path)
    for _ in range(200):
        if stage.window.notice.isVisible() and "…" not in stage.window.notice.words:
            break
        stage.wait(20)
    return lambda: stage.window


@contextmanager
def _closed_folder(folder: Path) -> Iterator[None]:
    """Put a file where our data folder would be, as nobody may write below a file."""
    before, wall = os.environ["BEACHMASTER_DATA"], folder / "a file in the way"
    wall.write_text("")
    os.environ["BEACHMASTER_DATA"] = str(wall / "data")
    try:
        yield
    finally:
        os.environ["BEACHMASTER_DATA"] = before
