"""Say what happened: a named event with its words, its rules and what to do at the table."""

import msgspec

from beachmaster.engine.fight import DrawnFace, Result
from beachmaster.engine.pieces import TableChange
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value, Visibility

NOTICE = "notice"
"""The name of an event that says where values come from: for journal and terminal, not the card."""


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """What happened, as a text with parameters so that an old journal reads in a new language.

    `acts` are the changes it makes on the table, and `act` says them in words; `data` are its
    plain values for a program; `reveals` marks what the player had not seen before, so that an
    undo can say so; `trace` explains a decision or a table result step by step; `at` is the turn
    and the phase it happened in.
    `receipt` says what a throw came to, `drawn` what a draw brought to light, `lines` what a count
    without dice was made of. `listed`: the list by
    which the table is laid tells it as well, so that who followed that list need not read it again.
    """

    name: str
    text: Text
    rules: tuple[str, ...]
    act: Text | None = None
    acts: tuple[TableChange, ...] = ()
    visibility: Visibility = "all"
    reveals: bool = False
    data: dict[str, Value] = {}
    trace: tuple[Text, ...] = ()
    at: tuple[int, str] | None = None
    receipt: Result | None = None
    drawn: DrawnFace | None = None
    lines: tuple[Modifier, ...] = ()
    listed: bool = False

    @property
    def seen(self) -> bool:
        """Tell whether the player may see it."""
        return self.visibility == "all"

    @property
    def to_tick(self) -> Text | None:
        """Return the act in words, None where the player's own answer named all of it."""
        own = self.acts and all(change.own for change in self.acts)
        return None if own else self.act


def told_only(event: Event) -> Event:
    """Return an event as it is told where nothing lies on a table: the program did its act.

    Its `acts` are then what was done for the player.
    """
    done = event.act is not None and event.act == event.text
    text = T("Done for you: {act}", act=event.text) if done else event.text
    acts = () if event.to_tick is None else event.acts
    return msgspec.structs.replace(event, text=text, act=None, acts=acts)
