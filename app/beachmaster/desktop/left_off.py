"""Say where a game was left off, before it is loaded: what happened, what lies half done."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.words import say
from beachmaster.engine.text import Param, plain_text

if TYPE_CHECKING:
    from beachmaster.storage.last import Last

FEW = 3
"""How many acts are named of those that are left to do."""


def left_lines(last: "Last", *, apart: bool = False) -> Iterator[str]:
    """Yield what happened last, and what was not ticked off at the table.

    `apart` gives each act a line of its own.
    """
    if last.happened:
        yield say(T("Last: {what}", what=plain_text(last.happened)))
    if last.left is None:
        yield from (say(T("✓ {act}", act=plain_text(act))) for act in last.acts)
    elif last.left:
        more = len(last.left) - FEW
        acts: list[Param] = [plain_text(act.rstrip(".")) for act in last.left[:FEW]]
        rest = [TN("{n} more", "{n} more", n=more)] if more > 0 else []
        if apart:
            yield say(T("Not ticked off at your table:"))
            yield from (say(T("□ {act}", act=act)) for act in acts)
            yield from map(say, rest)
            return
        acts += rest
        yield say(T("Not ticked off at your table: {acts}.", acts=acts))
    elif last.acts:
        yield say(T("Everything at your table is ticked off."))
