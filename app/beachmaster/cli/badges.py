"""Say what the program does about a rule: its badge in words, and those of its clauses."""

from collections.abc import Sequence

from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text
from beachmaster.rulebook.badges import Clause

_WORDS: dict[str, Source] = {
    "enforced": QT_TRANSLATE_NOOP("cli", "the program allows only what this rule allows"),
    "computed": QT_TRANSLATE_NOOP("cli", "the program works it out"),
    "reminded": QT_TRANSLATE_NOOP("cli", "the program tells you when"),
    "yours": QT_TRANSLATE_NOOP("cli", "it is yours to do"),
    "partly": QT_TRANSLATE_NOOP("cli", "the program does a part of it"),
}
_CLAUSES: dict[str, Source] = {
    "enforced": QT_TRANSLATE_NOOP("cli", "- {what}: the program sees to it"),
    "computed": QT_TRANSLATE_NOOP("cli", "- {what}: the program works it out"),
    "reminded": QT_TRANSLATE_NOOP("cli", "- {what}: the program tells you"),
    "yours": QT_TRANSLATE_NOOP("cli", "- {what}: yours to do"),
}


def badge_words(badge: str) -> Text | None:
    """Return a badge in words; None where a rule has none."""
    source = _WORDS.get(badge)
    return Text(source) if source is not None else None


def clause_lines(clauses: Sequence[Clause]) -> tuple[Text, ...]:
    """Return a line for each clause of a rule that the program carries out in part."""
    return tuple(Text(_CLAUSES[clause.badge], what=clause.words) for clause in clauses)
