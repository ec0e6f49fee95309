"""Say what the program does about a rule: its badge in words."""

from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text

_WORDS: dict[str, Source] = {
    "enforced": QT_TRANSLATE_NOOP("cli", "the program allows only what this rule allows"),
    "computed": QT_TRANSLATE_NOOP("cli", "the program works it out"),
    "reminded": QT_TRANSLATE_NOOP("cli", "the program tells you when"),
    "yours": QT_TRANSLATE_NOOP("cli", "it is yours to do"),
}


def badge_words(badge: str) -> Text | None:
    """Return a badge in words; None where a rule has none."""
    source = _WORDS.get(badge)
    return Text(source) if source is not None else None
