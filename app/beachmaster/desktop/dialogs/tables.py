"""Show the tables that a game is played with, as they were when it began."""

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.dialogs.document import DocumentDialog
from beachmaster.desktop.nothing import EmptyPlace
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.sheets import Content, Row, Sheet, Sheets
from beachmaster.engine.text import with_minus


class TablesDialog(DocumentDialog):
    """The tables of the game that is open, to be read; they cannot change any more.

    `rules_wanted` asks for the search of rules, where the game has none to be copied.
    """

    rules_wanted = Signal()

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(_TITLE, tables(controller), "tables", parent)
        playing = controller.playing
        if playing is not None and not isinstance(playing.factory, Sheets):
            nothing = EmptyPlace("table-2")
            nothing.say(_NONE, T("Search the rules"))
            nothing.on_press(self.accept)
            nothing.on_press(self.rules_wanted.emit)
            self.show_nothing(nothing)


def tables(controller: GameController) -> str:
    """Return the tables in force as Markdown, and how to play with others."""
    return "\n".join(_lines(controller)) + "\n"


def _lines(controller: GameController) -> Iterator[str]:
    playing = controller.playing
    assert playing is not None
    yield f"# {say(_TITLE)}\n"
    factory = playing.factory
    if not isinstance(factory, Sheets):
        yield say(_NONE)
        return
    yield (
        say(
            T(
                "A game keeps the tables it began with, so that every result can be replayed. To "
                "play with others, begin a new game and copy them from your map under “Seed and "
                "data files”."
            )
        )
        + "\n"
    )
    for name in factory.sheets():
        yield from _table(factory.sheet(name, playing.setup.data.get(name, "")))


def _table(sheet: Sheet) -> Iterator[str]:
    yield f"## {say(sheet.title)}\n"
    content = sheet.content
    if content.estimate:
        yield f"*{say(_ESTIMATE if content.ours is None else _PARTLY)}*\n"
    if content.source:
        yield say(T("From: {source}", source=content.source)) + "\n"
    yield _row(["", *(say(heading) for heading in sheet.columns)])
    yield _row(["---"] * (len(sheet.columns) + 1))
    for at, (row, cells) in enumerate(zip(sheet.rows, content.cells, strict=True)):
        if any(cells):
            shown = (_cell(row, cell, _marked(content, at, n)) for n, cell in enumerate(cells))
            yield _row([f"**{say(row.title)}**", *shown])
    yield ""
    for field in sheet.fields:
        said = next(one.text for one in field.words if one.value == content.fields[field.name])
        yield say(T("{question} {answer}", question=field.text, answer=said)) + "\n"


def _marked(content: Content, row: int, column: int) -> bool:
    """Tell whether a cell is ours in a table that is partly the player's."""
    return content.ours is not None and content.is_ours(row, column)


def _cell(row: Row, value: str, ours: bool) -> str:
    found = (say(one.text) for one in row.words if one.value == value)
    said = next(found, with_minus(value))
    return f"*{said}*" if ours and said else said


def _row(cells: list[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


_TITLE = T("Tables of this game")
_NONE = T("You need to copy no table of this game from the map: all of them are in its rules.")
_ESTIMATE = T("This holds our estimate, not the printed table.")
_PARTLY = T("Values in italics are still our estimates; the rest are yours.")
