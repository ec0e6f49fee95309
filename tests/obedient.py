"""A toy table that does exactly what it is shown, and whole games to show it.

The table knows no rule. It holds pieces by id, where each lies and which face it shows, and of what
is counted the number. `Shown` is what a front end let a person see of the changes of an entry.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from beachmaster.engine.event import Event
from beachmaster.engine.module import SET_UP
from beachmaster.engine.pieces import SOMEWHERE, Piece, TableChange
from beachmaster.engine.session import Session
from storage.kept_play import Hands, began

Lies = dict[str, Any]


class Shown(msgspec.Struct, frozen=True):
    """One thing to do as a front end showed it: the piece, where it is to lie and how."""

    act: str
    piece: str
    at: str = ""
    face: str = ""
    pool: str = ""
    counted: bool = False


class Told(msgspec.Struct, frozen=True):
    """An entry: what was told of it, how every piece lies after it, and which were only named.

    `laid` tells that the set-up is over. `listed` is, of the first entry, what the list says by
    which the table is laid.
    """

    key: str
    events: tuple[Event, ...]
    lies: Lies
    named: frozenset[str]
    laid: bool
    listed: tuple[TableChange, ...] = ()


def lies_of(pieces: Mapping[str, Piece]) -> Lies:
    """Return where each piece lies and what it shows; what is counted as its number."""
    return {n: int(one.face) if one.counted else one.lies for n, one in pieces.items()}


def shown_of(change: TableChange) -> Shown:
    """Return a change as a table follows it."""
    at, face = change.now.lies if change.now is not None else ("", "")
    counted = change.now is not None and change.now.counted
    return Shown(change.act, change.piece, at, face, change.pool, counted)


class ToyTable:
    """Does what it is shown."""

    def __init__(self, lies: Lies) -> None:
        self.lies = dict(lies)

    def obey(self, changes: Iterable[Shown]) -> None:
        """Do one thing after the other; a piece that is not there cannot be moved."""
        for one in changes:
            if one.act == "take":
                self.lies.pop(one.piece, None)
                self._count(one.pool, 1)
            elif one.act in ("place", "move", "turn"):
                self.lies[one.piece] = int(one.face) if one.counted else (one.at, one.face)
                self._count(one.pool, -1)

    def _count(self, pool: str, by: int) -> None:
        if pool:
            self.lies[pool] = self.lies.get(pool, 0) + by

    def differs(self, lies: Lies) -> dict[str, tuple[Any, Any]]:
        """Return which pieces lie otherwise than the game has them, as far as it knows where."""
        return {
            name: (self.lies.get(name), lies.get(name))
            for name in self.lies.keys() | lies.keys()
            if self.lies.get(name) != lies.get(name)
            if not somewhere(self.lies.get(name), lies.get(name))
        }


def somewhere(lies: Any, known: Any) -> bool:
    """Tell whether a game in words only knows of a piece on the map no more than how it lies."""
    return isinstance(lies, tuple) and lies[0].isdigit() and known == (SOMEWHERE, lies[1])


@cache
def whole_game(
    game: str, board: str, seed: int, most: int = 5000, sets: tuple[str, ...] = ()
) -> tuple[Told, ...]:
    """Return a game entry by entry, from the empty box to its end, or so many of them."""
    with TemporaryDirectory() as folder:
        playing = began(game, board, seed, Path(folder) / "game.beachmaster", *sets)
        found = _entries(playing.session, Hands(playing), most)
        playing.close()
    return tuple(found)


def _entries(session: Session, hands: Hands, most: int) -> list[Told]:
    entries: list[Told] = []
    before, key = session.copy_state(), "start"

    def noted(session: Session) -> bool:
        nonlocal before, key
        now = session.state
        named = session.module.only_told(before, now)
        lies = lies_of(session.module.pieces(now))
        listed = () if entries else _listed(session)
        events = tuple(session.take_events())
        entries.append(Told(key, events, lies, named, now.phase != SET_UP, listed))
        before = session.copy_state()
        key = session.asked.key if session.asked is not None else ""
        return len(entries) >= most

    hands.play(noted)
    if session.asked is None:
        noted(session)
    return entries


def _listed(session: Session) -> tuple[TableChange, ...]:
    """Return what the list of the set-up lays on the empty table, of games that give it as data."""
    return tuple(one for note in session.module.preparation() for one in note.acts)


Show = Callable[[tuple[Event, ...]], list[Shown]]


def broken(entries: Iterable[Told], show: Show) -> dict[str, Any]:
    """Return what first lies otherwise on a table that does what it is shown; empty for nothing.

    The box is empty at first. The set-up has to be right when it is over.
    """
    table = ToyTable({})
    for entry in entries:
        table.obey(map(shown_of, entry.listed))
        table.obey(show(entry.events))
        moved = {c.piece for event in entry.events for c in event.acts if c.act != "turn"}
        for name in entry.named - moved:  # the player only said where it lies
            lies, lay = entry.lies.get(name), table.lies.pop(name, None)
            if lies is not None:
                table.lies[name] = (lies[0], lay[1] if lay is not None else lies[1])
        found = table.differs(entry.lies) if entry.laid else {}
        if found:
            return {"key": entry.key, "events": [one.name for one in entry.events], **found}
    return {}
