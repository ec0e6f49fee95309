"""Keep the sheet of a fight that is under way; each prompt asked meanwhile carries it."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

import msgspec

from beachmaster.engine.event import Event
from beachmaster.engine.fight import DrawnFor, FightSheet, Figure, HitRow, Result, SheetRow
from beachmaster.engine.prompt import Prompt, Roll
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T


class Fight:
    """One fight under way: the procedure writes here what is known, the sheet is made of it.

    It lives in the running phase and is no part of the state: an undo builds it anew. `by` says
    who gave the last answer, "player" or "program"; empty where nobody said.
    """

    by = ""

    def __init__(self, title: Text, *rules: str) -> None:
        self.title = title
        self.rules = rules
        self.rows: dict[str, SheetRow] = {}
        self.facts: tuple[Figure, ...] = ()
        self.column: Text | None = None
        self.lines: tuple[Modifier, ...] = ()
        self.against: tuple[Modifier, ...] = ()
        self.odds: tuple[Text, ...] = ()
        self.result: Result | None = None
        self.later: list[Result] = []
        self.acts: list[Text] = []
        self.volley: tuple[HitRow, ...] = ()

        self.acts_for = ""
        """The side that fights, empty for the player's own."""

    def put(self, name: str, label: Text, value: Text | None, pieces: Sequence[str] = ()) -> None:
        """Write who takes part in a row, with their ids; what was drawn there before stays."""
        old = self.rows.get(name) or SheetRow(name=name, label=label)
        self.rows[name] = msgspec.structs.replace(
            old, label=label, value=value, pieces=tuple(pieces)
        )

    def draw(self, name: str, label: Text, words: Text, face: DrawnFor | None = None) -> None:
        """Write what was drawn, or rolled, on a row, and by whom the last answer was given.

        `face` is for which piece it was drawn, and what it shows in brief.
        """
        words = BY[self.by].fill(what=words) if self.by in BY else words
        old = self.rows.get(name) or SheetRow(name=name, label=label)
        faces = old.faces if face is None else (*old.faces, face)
        self.rows[name] = msgspec.structs.replace(old, drawn=(*old.drawn, words), faces=faces)

    def counts(
        self,
        lines: Sequence[Modifier],
        column: Text | None = None,
        against: Sequence[Modifier] = (),
    ) -> None:
        """Write what counts for the die that decides, in a contest for either side."""
        self.lines, self.column = tuple(lines), column or self.column
        self.against = tuple(against)

    def came(self, result: Result) -> None:
        """Note what a die came to: what decides fills the sheet, another stands below.

        Dice that hit or miss are rows of the sheet already.
        """
        if result.by_hits is not None and self.volley:
            return
        if result.decides:
            self.result, self.later, self.acts = result, [], []
            self.lines, self.column = result.lines, result.column or self.column
            self.facts = result.facts
            self.against = result.against.lines if result.against else ()
        else:
            self.later.append(result)

    def happened(self, event: Event) -> None:
        """Take in what happened: what a die came to, and what is to be done at the table."""
        if event.receipt is not None:
            self.came(event.receipt)
        if event.act is not None:
            self.acts.append(event.act)

    def sheet(self, prompt: Prompt) -> FightSheet:
        """Return the sheet as it stands where a prompt is asked."""
        roll = prompt if isinstance(prompt, Roll) else None
        decides = roll is not None and roll.decides
        return FightSheet(
            title=self.title,
            stage="resolving" if decides or self.result is None else "done",
            rules=self.rules,
            rows=tuple(self.rows.values()),
            facts=roll.facts if roll is not None and decides else self.facts,
            column=roll.column if roll is not None and decides else self.column,
            lines=roll.lines if roll is not None and decides else self.lines,
            other=roll.lines if roll is not None and not decides else (),
            against=roll.against if roll is not None and roll.against else self.against,
            faces=roll.faces if roll is not None else (),
            odds=self.odds,
            result=None if decides else self.result,
            later=tuple(self.later),
            acts=tuple(self.acts),
            volley=volley_rows(roll) if roll is not None and roll.counts_hits else self.volley,
        )


def with_sheet(prompt: Prompt, fight: Fight) -> Prompt:
    """Return a prompt with the sheet of the fight it belongs to, and without what stands there."""
    sheet = fight.sheet(prompt)
    there = isinstance(prompt, Roll) and (prompt.faces or sheet.volley or prompt.dice.against)
    if isinstance(prompt, Roll) and there and prompt.what is not None:
        prompt = msgspec.structs.replace(prompt, text=prompt.what, why=())
    return msgspec.structs.replace(prompt, sheet=lambda: sheet, acts_for=fight.acts_for)


def volley_rows(
    prompt: Roll, hits: Sequence[int] = (), faces: Sequence[Sequence[int]] = ()
) -> tuple[HitRow, ...]:
    """Return the rows of a prompt that counts hits, with the hits and the faces where given."""
    own, against = prompt.own_rows, prompt.dice.against
    return tuple(
        HitRow(
            label=row.text,
            color=prompt.dice.color if at < own or against is None else against.color,
            count=row.count,
            sides=row.sides,
            needs=row.needs or (),
            lines=row.lines,
            against=at >= own,
            hits=hits[at] if hits else None,
            dice=tuple(faces[at]) if faces else (),
        )
        for at, row in enumerate(prompt.row)
    )


BY = {"player": T("{what} (you)"), "program": T("{what} (the program)")}
"""What was drawn, with who drew it."""


class Fights(Protocol):
    """What has room for a fight under way."""

    fight: Fight | None


@contextmanager
def fighting(play: Fights, title: Text, *rules: str) -> Iterator[Fight]:
    """Open the sheet of a fight; within another fight its sheet comes back afterwards."""
    before, play.fight = play.fight, Fight(title, *rules)
    try:
        yield play.fight
    finally:
        play.fight = before
