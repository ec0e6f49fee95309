"""Show the tables that a game is played with, as they were when it began."""

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.dialogs.document import DocumentDialog
from beachmaster.desktop.words import say, word
from beachmaster.engine.sheets import Row, Sheet, Sheets
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text


class TablesDialog(DocumentDialog):
    """The tables of the game that is open, to be read; they cannot change any more."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(Text(_TITLE), tables(controller), "tables", parent)


def tables(controller: GameController) -> str:
    """Return the tables in force as Markdown, and how to play with others."""
    return "\n".join(_lines(controller)) + "\n"


def _lines(controller: GameController) -> Iterator[str]:
    playing = controller.playing
    assert playing is not None
    yield f"# {word(_TITLE)}\n"
    factory = playing.factory
    if not isinstance(factory, Sheets):
        yield word(_NONE)
        return
    yield word(_FIXED) + "\n"
    for name in factory.sheets():
        yield from _table(factory.sheet(name, playing.setup.data.get(name, "")))


def _table(sheet: Sheet) -> Iterator[str]:
    yield f"## {say(sheet.title)}\n"
    content = sheet.content
    if content.estimate:
        yield f"*{word(_ESTIMATE)}*\n"
    if content.source:
        yield say(Text(_SOURCE, source=content.source)) + "\n"
    yield _row(["", *(say(heading) for heading in sheet.columns)])
    yield _row(["---"] * (len(sheet.columns) + 1))
    for row, cells in zip(sheet.rows, content.cells, strict=True):
        if any(cells):
            yield _row([f"**{say(row.title)}**", *(_cell(row, cell) for cell in cells)])
    yield ""
    for field in sheet.fields:
        said = next(one.text for one in field.words if one.value == content.fields[field.name])
        yield say(Text(_FIELD, question=field.text, answer=said)) + "\n"


def _cell(row: Row, value: str) -> str:
    found = (say(one.text) for one in row.words if one.value == value)
    return next(found, value.replace("-", "−"))


def _row(cells: list[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


_TITLE = QT_TRANSLATE_NOOP("desktop", "Tables of this game")
_NONE = QT_TRANSLATE_NOOP("desktop", "This game has no tables that you would copy off your map.")
_FIXED = QT_TRANSLATE_NOOP(
    "desktop",
    "A game keeps the tables it began with, so that every result can be played again. To play with"
    " others, begin a new game and copy them off your map under “Seed and data files”.",
)
_ESTIMATE = QT_TRANSLATE_NOOP("desktop", "This holds our estimate, not the printed table.")
_SOURCE = QT_TRANSLATE_NOOP("desktop", "From: {source}")
_FIELD = QT_TRANSLATE_NOOP("desktop", "{question} {answer}")
