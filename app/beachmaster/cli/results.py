"""Show what `resolve` and `odds` found to a person: a page that reads like a worked example."""

from collections.abc import Iterable, Mapping, Sequence

from beachmaster.cli.console import Console
from beachmaster.engine.options import same, shown
from beachmaster.engine.resolver import Chance, Die, Drawn, Odds, Resolution, Resolver, Rolled
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text
from beachmaster.engine.values import Value

INDENT = "   "


def show_resolution(
    console: Console, resolver: Resolver, typed: Mapping[str, Value], found: Resolution
) -> None:
    """Print what was given, each modifier, the dice and the result."""
    _show_head(console, resolver, typed)
    for drawn in found.draws:
        console.say(_drawn(drawn), INDENT)
    for fact in found.facts:
        console.say(Text(_FACT, label=fact.label, value=str(fact.value), rule=fact.rule), INDENT)
    _show_modifiers(console, found.modifiers)
    for die in found.dice:
        if all(die != roll.die for roll in found.rolls):
            console.say(_die(die), INDENT)
    if found.total is not None:
        console.say(Text(_TOTAL, total=found.total), INDENT)
    for roll in found.rolls:
        _show_roll(console, roll)
    console.say(Text(_RESULT, result=found.result))
    for then in found.next:
        console.say(Text(_NEXT, what=then.text, rule=then.rule), INDENT)
    _show_notes(console, found.notes)


def show_chances(
    console: Console, resolver: Resolver, typed: Mapping[str, Value], found: Odds
) -> None:
    """Print each distribution as a table: the outcome, the share in hundredths, the fraction."""
    _show_head(console, resolver, typed)
    for table in found.tables:
        console.say(Text(_TABLE, title=table.title))
        _show_modifiers(console, table.modifiers)
        for row in chance_rows(console, table.chances):
            console.block(INDENT + row)
    _show_notes(console, found.notes)


def chance_rows(console: Console, chances: Sequence[Chance]) -> list[str]:
    """Return one line for each outcome, in columns; words too long stand last, so none is cut."""
    fractions = [str(chance.probability) for chance in chances]
    wide = max(map(len, fractions), default=0)
    return [
        f"{float(chance.probability):6.1%}  {fraction:>{wide}}  {console.words.say(chance.text)}"
        for chance, fraction in zip(chances, fractions, strict=True)
    ]


def _show_head(console: Console, resolver: Resolver, typed: Mapping[str, Value]) -> None:
    console.say(Text(_HEAD, title=resolver.title, rules=list(resolver.rules)))
    usual = defaults_of(resolver)
    for name, value in typed.items():
        if name not in usual or not same(usual[name], value):
            console.line(f"{name}: {_words(value)}", INDENT)


def defaults_of(resolver: Resolver) -> dict[str, Value]:
    """Return the fields of the input that need not be given, with what they are then."""
    schema = resolver.schema()
    name = str(schema.get("$ref", "")).rpartition("/")[2]
    fields = schema.get("$defs", {}).get(name, schema).get("properties", {})
    return {key: field["default"] for key, field in fields.items() if "default" in field}


def _words(value: Value) -> str:
    """Return plain data in one line, as near to words as data comes."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {_words(one)}" for name, one in value.items())
    if isinstance(value, list):
        mark = "; " if any(isinstance(one, dict | list) for one in value) else ", "
        return mark.join(map(_words, value))
    return shown(value)


def _show_modifiers(console: Console, modifiers: Iterable[Modifier]) -> None:
    for one in modifiers:
        source = _APPLIES if one.applied else _APPLIES_NOT
        value = f"{one.value:+d}" if one.value else "0"
        console.say(Text(source, value=value, name=one.name, rule=one.rule), INDENT)


def _show_roll(console: Console, roll: Rolled) -> None:
    console.say(Text(_ROLL, name=roll.name, rule=roll.rule))
    _show_modifiers(console, roll.modifiers)
    console.say(_die(roll.die), INDENT)
    console.say(Text(_ROLLED, total=roll.total, result=roll.result), INDENT)


def _show_notes(console: Console, notes: Iterable[Text]) -> None:
    for note in notes:
        console.say(Text(_NOTE, note=note))


def _die(die: Die) -> Text:
    return Text(
        _DICE[die.origin],
        color=Text(_COLORS[die.color]) if die.color in _COLORS else die.color,
        value=die.value,
        purpose=die.purpose,
        rule=die.rule,
    )


def _drawn(one: Drawn) -> Text:
    return Text(_DRAWS[one.origin], shows=one.shows, purpose=one.purpose, rule=one.rule)


_HEAD = QT_TRANSLATE_NOOP("cli", "{title} ({rules})")
_FACT = QT_TRANSLATE_NOOP("cli", "{label}: {value} ({rule})")
_APPLIES = QT_TRANSLATE_NOOP("cli", "{value} {name} ({rule})")
_APPLIES_NOT = QT_TRANSLATE_NOOP("cli", "[{value} {name} ({rule}): does not apply]")
_TOTAL = QT_TRANSLATE_NOOP("cli", "Total: {total}")
_RESULT = QT_TRANSLATE_NOOP("cli", "Result: {result}")
_NEXT = QT_TRANSLATE_NOOP("cli", "Next: {what} ({rule})")
_NOTE = QT_TRANSLATE_NOOP("cli", "({note})")
_TABLE = QT_TRANSLATE_NOOP("cli", "{title}:")
_ROLL = QT_TRANSLATE_NOOP("cli", "{name} ({rule}):")
_ROLLED = QT_TRANSLATE_NOOP("cli", "Total: {total}. {result}")
_DICE: dict[str, Source] = {
    "given": QT_TRANSLATE_NOOP("cli", "{color} die {value}: {purpose} ({rule})"),
    "seed": QT_TRANSLATE_NOOP("cli", "{color} die {value}, from the seed: {purpose} ({rule})"),
}
_DRAWS: dict[str, Source] = {
    "given": QT_TRANSLATE_NOOP("cli", "{purpose}: {shows} ({rule})"),
    "seed": QT_TRANSLATE_NOOP("cli", "{purpose}: {shows}, from the seed ({rule})"),
}
_COLORS = {"blue": QT_TRANSLATE_NOOP("cli", "blue"), "red": QT_TRANSLATE_NOOP("cli", "red")}
