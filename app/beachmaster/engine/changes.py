"""Say what a session reports and stores: changes to write, jumps, and why it refuses."""

from typing import Protocol

import msgspec

from beachmaster.engine.module import digest
from beachmaster.engine.pieces import TableChange
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.texts import T
from beachmaster.engine.tree import ROOT, Entry

LONGEST_NAME = 80


class SessionError(Refusal, ValueError):
    """A request to the session makes no sense now; nothing changed."""


class ReplayError(Refusal, RuntimeError):
    """A stored entry no longer fits the prompt it was given to."""


class Snapshot(msgspec.Struct, frozen=True):
    """The state at a phase start, in canonical form, after the entry with this id."""

    entry: int
    turn: int
    phase: str
    state: bytes

    @property
    def digest(self) -> str:
        """Return the digest of the state."""
        return digest(self.state)


class Change(msgspec.Struct, kw_only=True):
    """What a store must write before the next prompt is shown.

    Of `last_child` no more than the children of the entries in `turned` can be others than before.
    """

    entries: list[Entry] = []
    snapshots: list[Snapshot] = []
    cursor: int = ROOT
    last_child: dict[int, int] = {}
    turned: set[int] = set()
    bookmarks: dict[str, int] = {}
    locked_before: int = ROOT


class Store(Protocol):
    """Where a session's changes are kept."""

    def write(self, change: Change) -> None:
        """Write a change in one transaction."""
        ...


def bookmark_name(name: str) -> str:
    """Return a bookmark's name without the spaces around it; raise `SessionError` for no name."""
    word = name.strip()
    if not 0 < len(word) <= LONGEST_NAME or not word.isprintable() or word.isdigit():
        raise SessionError(
            T(
                "A bookmark needs a name of 1 to {longest} printable characters that is not only a "
                "number.",
                longest=LONGEST_NAME,
            )
        )
    return word


class Jump(msgspec.Struct, kw_only=True):
    """What an undo, redo, correction or goto did.

    `took_back` are the entries that no longer count, `restored` those that count again, `table`
    what to change on the real table. `seen` says that something hidden had come to light in
    between. `set_aside` are answers of a corrected path whose prompt was not asked again;
    `stopped` names the first one that was no longer legal, `asked_anew` the one whose question
    asks about other things of the table than it did then. `hand_over` says that it
    led to what only the other player may see: it goes on there once the screen is handed over.
    `might_differ` is the first act of the opponent that was kept though it sees something else now.
    """

    took_back: list[Entry] = []
    restored: list[Entry] = []
    table: list[TableChange] = []
    seen: bool = False
    set_aside: list[Entry] = []
    stopped: Entry | None = None
    asked_anew: Entry | None = None
    hand_over: bool = False
    might_differ: Entry | None = None
