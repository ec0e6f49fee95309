"""Say the modifiers of a roll: in words, as plain data, and which rules they bring."""

from collections.abc import Iterable, Sequence

from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T, joined
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


def idle_modifier(modifier: Modifier) -> Text:
    """Return a modifier that did not apply: in brief, or by its name where it has no value."""
    return modifier_text(modifier) if modifier.value else modifier.name


def counted_text(modifier: Modifier) -> Text:
    """Return what a modifier that applied does, in a line of its own."""
    return T("{line}.", line=modifier_text(modifier))


def sentences(modifiers: Sequence[Modifier]) -> tuple[Text, ...]:
    """Return what each modifier did in a line, and in one in brackets those without effect."""
    counted = (counted_text(one) for one in modifiers if one.applied)
    aside = idle_text(modifiers)
    return (*counted, *(() if aside is None else (T("({aside})", aside=aside),)))


def idle_text(modifiers: Iterable[Modifier]) -> Text | None:
    """Return in a sentence what was looked at and did not apply; None where all applied."""
    idle = [idle_modifier(one) for one in modifiers if not one.applied]
    return T("Not counted: {lines}.", lines=joined(idle)) if idle else None
