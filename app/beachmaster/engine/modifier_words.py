"""Say the modifiers of a roll: in words, as plain data, and which rules they bring."""

from collections.abc import Iterable, Sequence

from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value


def rules_of(rules: Sequence[str], modifiers: Iterable[Modifier]) -> tuple[str, ...]:
    """Return rules and, after them, those of the modifiers that applied, each once."""
    applied = (modifier.rule for modifier in modifiers if modifier.applied)
    return tuple(dict.fromkeys((*rules, *applied)))


def told(modifiers: Iterable[Modifier]) -> list[Value]:
    """Return the modifiers considered as plain data for an event."""
    return [{"value": one.value, "applied": one.applied, "rule": one.rule} for one in modifiers]


def modifier_text(modifier: Modifier) -> Text:
    """Return a modifier in brief, as it stands in a sum: its value and its name."""
    return T("{value} {name}", value=f"{modifier.value:+d}", name=modifier.name)


def counted_text(modifier: Modifier) -> Text:
    """Return what a modifier that applied does, in a sentence."""
    source = _ADDS if modifier.value > 0 else _TAKES if modifier.value else _CHANGES_NOTHING
    return source.fill(n=abs(modifier.value), name=modifier.name)


def sentences(modifiers: Sequence[Modifier]) -> tuple[Text, ...]:
    """Return what each modifier did in a sentence, and in one in brackets those without effect."""
    counted = (counted_text(one) for one in modifiers if one.applied)
    aside = idle_text(modifiers)
    return (*counted, *(() if aside is None else (T("({aside})", aside=aside),)))


def idle_text(modifiers: Iterable[Modifier]) -> Text | None:
    """Return in a sentence what was looked at and did not apply; None where all applied."""
    idle = [_would(one) for one in modifiers if not one.applied]
    return T("Checked, but no effect here: {what}.", what=list(idle)) if idle else None


def _would(modifier: Modifier) -> Text:
    source = _WOULD_ADD if modifier.value > 0 else _WOULD_TAKE
    filled = source.fill(n=abs(modifier.value), name=modifier.name)
    return filled if modifier.value else modifier.name


_ADDS, _TAKES = T("Add {n}: {name}."), T("Subtract {n}: {name}.")
_CHANGES_NOTHING = T("Counts, but adds nothing: {name}.")
_WOULD_ADD, _WOULD_TAKE = T("{name} (would add {n})"), T("{name} (would subtract {n})")
