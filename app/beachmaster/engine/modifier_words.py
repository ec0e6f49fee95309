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
    """Return a modifier in words: its name, its value, and whether it applied."""
    value = f"{modifier.value:+d}"
    source = _APPLIED if modifier.applied else _NOT_APPLIED if modifier.value else _NOTHING
    return source.fill(name=modifier.name, value=value)


_APPLIED = T("{value} {name}")
_NOTHING = T("(±0 {name})")
_NOT_APPLIED = T("({value} {name}: does not apply)")
