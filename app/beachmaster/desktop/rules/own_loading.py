"""Read and import the player's own rulebooks in workers."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from beachmaster.rulebook.own_book.shelf import OwnBook, Passage
    from beachmaster.rulebook.sources import Heading


class OwnRule(msgspec.Struct, frozen=True):
    """The player's own rulebook of a game and what it says of a rule."""

    book: "OwnBook | None" = None
    passages: "tuple[Passage, ...]" = ()


class Imported(msgspec.Struct, frozen=True):
    """How an import went: the book, and the headings not found."""

    book: "OwnBook"
    missing: tuple[str, ...]


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
    file: Path,
    game: str,
    headings: "Mapping[str, Sequence[Heading]]",
    stopped: Callable[[], bool],
    *,
    anyway: bool = False,
) -> Imported:
    """Import a rulebook and tell how it went; `ImportStoppedError` where it was called off."""
    from beachmaster.rulebook.own_book.shelf import Shelf

    with Shelf() as shelf:
        book = shelf.import_book(file, game, headings, anyway=anyway, stopped=stopped)
        missing = (f"{each.printed} {each.title}" for each in shelf.unmatched(game))
        return Imported(book, tuple(line.removeprefix("none ").strip() for line in missing))


def remove_own(game: str) -> None:
    """Remove the player's rulebook of a game."""
    from beachmaster.rulebook.own_book.shelf import Shelf

    with Shelf() as shelf:
        shelf.remove(game)
