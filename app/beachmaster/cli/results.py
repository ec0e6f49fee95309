"""Show what `resolve` and `odds` found to a person: a page that reads like a worked example."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from beachmaster.cli.console import Console
from beachmaster.cli.texts import T
from beachmaster.engine.options import same, shown
from beachmaster.engine.resolution import Chance, Drawn, Odds, Resolution, Rolled, RolledDie
from beachmaster.engine.resolver import Resolver
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value

INDENT = "   "


def show_resolution(
    console: Console, resolver: Resolver[Any], typed: Mapping[str, Value], found: Resolution
) -> None:
    """Print what was given, each modifier, the dice and the result."""
    _show_head(console, resolver, typed)
    for drawn in found.draws:
        console.say(_drawn(drawn), INDENT)
    for fact in found.facts:
        console.say(
            T("{label}: {value} ({rule})", label=fact.label, value=str(fact.value), rule=fact.rule),
            INDENT,
        )
    _show_modifiers(console, found.modifiers)
    for die in found.dice:
        if all(die != roll.die for roll in found.rolls):
            console.say(_die(die), INDENT)
    if found.total is not None:
        console.say(T("Total: {total}", total=found.total), INDENT)
    for roll in found.rolls:
        _show_roll(console, roll)
    console.say(T("Result: {result}", result=found.result))
    for then in found.next:
        console.say(T("Next: {what} ({rule})", what=then.text, rule=then.rule), INDENT)
    _show_notes(console, found.notes)


def show_chances(
    console: Console, resolver: Resolver[Any], typed: Mapping[str, Value], found: Odds
) -> None:
    """Print each distribution as a table: the outcome, the share in hundredths, the fraction."""
    _show_head(console, resolver, typed)
    for table in found.tables:
        console.say(T("{title}:", title=table.title))
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


def _show_head(console: Console, resolver: Resolver[Any], typed: Mapping[str, Value]) -> None:
    console.say(T("{title} ({rules})", title=resolver.title, rules=list(resolver.rules)))
    usual = defaults_of(resolver)
    for name, value in typed.items():
        if name not in usual or not same(usual[name], value):
            console.line(f"{name}: {_words(value)}", INDENT)


def defaults_of(resolver: Resolver[Any]) -> dict[str, Value]:
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
        source = (
            T("{value} {name} ({rule})")
            if one.applied
            else T("[{value} {name} ({rule}): does not apply]")
        )
        value = f"{one.value:+d}" if one.value else "0"
        console.say(source.fill(value=value, name=one.name, rule=one.rule), INDENT)


def _show_roll(console: Console, roll: Rolled) -> None:
    console.say(T("{name} ({rule}):", name=roll.name, rule=roll.rule))
    _show_modifiers(console, roll.modifiers)
    console.say(_die(roll.die), INDENT)
    console.say(T("Total: {total}. {result}", total=roll.total, result=roll.result), INDENT)


def _show_notes(console: Console, notes: Iterable[Text]) -> None:
    for note in notes:
        console.say(T("({note})", note=note))


def _die(die: RolledDie) -> Text:
    return _DICE[die.origin].fill(
        color=_COLORS.get(die.color, die.color),
        value=die.value,
        purpose=die.purpose,
        rule=die.rule,
    )


def _drawn(one: Drawn) -> Text:
    return _DRAWS[one.origin].fill(shows=one.shows, purpose=one.purpose, rule=one.rule)


_DICE: dict[str, Text] = {
    "given": T("{color} die {value}: {purpose} ({rule})"),
    "seed": T("{color} die {value}, from the seed: {purpose} ({rule})"),
}
_DRAWS: dict[str, Text] = {
    "given": T("{purpose}: {shows} ({rule})"),
    "seed": T("{purpose}: {shows}, from the seed ({rule})"),
}
_COLORS = {"blue": T("blue"), "red": T("red")}
