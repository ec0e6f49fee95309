"""Say what the program does about a rule: its badge in words, and those of its clauses."""

from collections.abc import Sequence

from beachmaster.cli.texts import T
from beachmaster.engine.text import Text
from beachmaster.rulebook.badges import Clause

_WORDS: dict[str, Text] = {
    "enforced": T("the program allows only what this rule allows"),
    "computed": T("the program works it out"),
    "reminded": T("the program tells you when"),
    "yours": T("it is yours to do"),
    "partly": T("the program does a part of it"),
}
_CLAUSES: dict[str, Text] = {
    "enforced": T("- {what}: the program enforces it"),
    "computed": T("- {what}: the program works it out"),
    "reminded": T("- {what}: the program tells you"),
    "yours": T("- {what}: yours to do"),
}


def badge_words(badge: str) -> Text | None:
    """Return a badge in words; None where a rule has none."""
    source = _WORDS.get(badge)
    return source if source is not None else None


def clause_lines(clauses: Sequence[Clause]) -> tuple[Text, ...]:
    """Return a line for each clause of a rule that the program carries out in part."""
    return tuple(_CLAUSES[clause.badge].fill(what=clause.words) for clause in clauses)
