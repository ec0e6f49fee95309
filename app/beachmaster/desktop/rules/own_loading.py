"""Read and import the player's own rulebooks in workers."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, overload

import msgspec

if TYPE_CHECKING:
    from beachmaster.rulebook.own_book.shelf import OwnBook, Passage
    from beachmaster.rulebook.sources import Heading

FEW_LETTERS = 40


class ImportStoppedError(Exception):
    """The player called an import off; nothing has changed."""


class OwnRule(msgspec.Struct, frozen=True):
    """The player's own rulebook of a game and what it says of a rule."""

    book: "OwnBook | None" = None
    passages: "tuple[Passage, ...]" = ()


class Imported(msgspec.Struct, frozen=True):
    """How an import went: the book, the headings not found, the pages without text."""

    book: "OwnBook"
    missing: tuple[str, ...]
    pictures: tuple[int, ...]


class Stoppable(Sequence["Heading"]):
    """The headings of a book, asked for once its pages are read: the moment to turn back."""

    def __init__(self, headings: "Sequence[Heading]", stopped: Callable[[], bool]) -> None:
        self._headings = headings
        self._stopped = stopped

    @overload
    def __getitem__(self, at: int) -> "Heading": ...
    @overload
    def __getitem__(self, at: slice) -> "Sequence[Heading]": ...
    def __getitem__(self, at: int | slice) -> "Heading | Sequence[Heading]":
        """Return a heading, unless the player called the import off."""
        if self._stopped():
            raise ImportStoppedError
        return self._headings[at]

    def __len__(self) -> int:
        """Return how many headings there are."""
        return len(self._headings)


def read_own(rule: str, game: str) -> OwnRule:
    """Return what the player's rulebook of a game says of a rule."""
    from beachmaster.rulebook.own_book.shelf import Shelf
    from beachmaster.rulebook.player import player_database

    if not player_database().is_file():
        return OwnRule()
    with Shelf() as shelf:
        if game not in shelf.books():
            return OwnRule()
        return OwnRule(shelf.book(game), shelf.passages(rule))


def import_own(
    file: Path, game: str, headings: "Sequence[Heading]", stopped: Callable[[], bool]
) -> Imported:
    """Import a rulebook and tell how it went; `ImportStoppedError` where it was called off."""
    from beachmaster.rulebook.own_book.shelf import Shelf

    with Shelf() as shelf:
        book = shelf.import_book(file, game, Stoppable(headings, stopped))
        missing = (f"{each.printed} {each.title}" for each in shelf.unmatched(game))
        pictures = (
            number
            for number in range(1, book.pages + 1)
            if book.paged and len(shelf.page(game, number).strip()) < FEW_LETTERS
        )
        return Imported(
            book, tuple(line.removeprefix("none ").strip() for line in missing), tuple(pictures)
        )


def remove_own(game: str) -> None:
    """Remove the player's rulebook of a game."""
    from beachmaster.rulebook.own_book.shelf import Shelf

    with Shelf() as shelf:
        shelf.remove(game)
