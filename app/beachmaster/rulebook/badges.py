"""Say what the program does about a rule: one badge, or one for each clause of it.

A rule that the program carries out in part only is badged `partly`; its section then says which
clauses are whose, one list a board: `- table: enforced: two units at most; yours: that both are
adjacent`.
"""

import re
from dataclasses import dataclass

BOARDS = ("tracked", "table")
WHOLE = ("enforced", "computed", "reminded", "yours")
PARTLY = "partly"
BADGES = frozenset({*WHOLE, PARTLY, ""})
CLAUSE = re.compile(rf"(?P<badge>{'|'.join(WHOLE)}): *(?P<words>\S.*)")


@dataclass(frozen=True, slots=True)
class Clause:
    """A part of a rule, in words, and what the program does about it."""

    badge: str
    words: str


def clauses_of(text: str) -> tuple[Clause, ...]:
    """Read clauses separated by semicolons; raises `ValueError` at one without a badge."""
    clauses = []
    for part in filter(None, (part.strip() for part in text.split(";"))):
        match = CLAUSE.fullmatch(part)
        if match is None:
            raise ValueError(part)
        clauses.append(Clause(match["badge"], match["words"]))
    return tuple(clauses)
