"""What is in a hex: the ground, and the US units stacked there (bib:5.3, bib:14.3, bib:17.1)."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Confirm, Field, Options, Record
from beachmaster.engine.question import Question
from beachmaster.engine.record import Told
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import words
from beachmaster.games.bloodbath.acts import us_stand
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.prints import Ground
from beachmaster.games.bloodbath.texts import T

PAIR = 2


# -- how many fit --------------------------------------------------------------------------------


def room(
    island: Island, units: Sequence[str], place: HexId, moved: Mapping[str, HexId] | None = None
) -> bool:
    """Tell whether US units may end in a hex together, beside those there (B-32, bib:7.7.2).

    Those `moved` stand elsewhere by then.
    """
    gone = moved or {}
    there = {name for name in island.game.us_in(place) if name not in gone}
    there |= {name for name, end in gone.items() if end == place} | {*units}
    if len(there) == 1:
        return True
    if island.landing_beach(place):
        return True
    if island.prints.coast(place):
        return False
    return may_share(island.game, list(there))


def may_share(game: Game, names: Sequence[str]) -> bool:
    """Tell whether units fit in one hex: one, or two with a support unit among them (17.1)."""
    if len(names) <= 1:
        return True
    return len(names) == PAIR and any(game.is_support(name) for name in names)


def put_under(game: Game, name: str, place: HexId) -> None:
    """Put a US unit on a hex, under those already there (bib:14.2, bib:14.3)."""
    unit = game.us(name)
    levels = [game.us(other).level for other in game.us_in(place) if other != name]
    unit.place = place
    unit.level = max(levels) + 1 if levels else 0


# -- who fights ----------------------------------------------------------------------------------


def fighting(game: Game, place: HexId, on_beach: bool) -> list[str]:
    """Return the units of a hex that fight: all, or the top of a beach stack (bib:14.3, B-50)."""
    stack = game.us_in(place)
    if not on_beach or len(stack) < PAIR:
        return stack
    top, second = stack[:PAIR]
    pair = game.is_support(top) or game.is_support(second)
    return [top, second] if pair and game.ruling("B-50") == "pair" else [top]


def fighters(game: Game, name: str) -> Steps[list[str]]:
    """Return a unit and whoever fights as part of it: the pair in its hex (bib:17.2, B-50)."""
    together = yield from stack(game, name)
    if name not in together[:PAIR] or len(together) == 1:
        return [name]
    pair = together[:PAIR]
    if not any(game.is_support(one) for one in pair):
        return [name]
    if game.ruling("B-50") == "pair":
        return pair
    beach = len(together) > PAIR or (yield from on_landing_beach(game, name))
    return [name] if beach else pair


# -- who shares a hex ----------------------------------------------------------------------------


def _together(game: Game, unit: str, whole: bool = False) -> list[str]:
    """Return the units of a unit's hex, the top one first."""
    del whole
    return game.us_in(game.us(unit).place)


def _ask_stack(game: Game, unit: str, whole: bool = False) -> Steps[list[str]]:
    """Return who was told to stand with a unit; ask where that is not known and matters."""
    if unit in game.state.opposed:
        return [unit]
    matters = len(game.us_on_map()) > 1 if whole else _may_share_hex(game, unit)
    if unit not in words.seen(game).together and matters:
        told = yield Choose(
            procedure="stack",
            subjects=(unit,),
            text=T("Which units are stacked with {unit}?", unit=game.us_name(unit)),
            rules=("bib:14.3", "bib:17.2"),
            options=Options(lambda: words.units(game, game.us_on_map())),
            minimum=0,
            maximum=len(game.us_on_map()),
            several=True,
            agrees=lambda names: _own_stack({unit: names}),
            question=True,
            tell=_STACKS_TELL,
        )
        words.note_stack(game, told or [unit])
    return words.left_of(game, words.seen(game).together.get(unit, [unit]))


def _ask_stacks(game: Game, place: str, units: Sequence[str]) -> Steps[None]:
    """Ask once who shares a hex with the attackers, where a support unit is ashore."""
    asked = [name for name in units if _may_share_hex(game, name)]
    asked.sort(key=game.is_support)  # whose partner is told before need not be asked
    if not asked:
        return
    told = yield Record(
        procedure="stacks",
        subjects=(place,),
        text=T("Which units are stacked with each attacker of {place}?", place=place),
        rules=("bib:17.2", "bib:14.3"),
        fields=tuple(_stack_of(game, name, asked[:at]) for at, name in enumerate(asked)),
        agrees=_one_hex_each,
        question=True,
        tell=_STACKS_TELL,
    )
    for name in asked:
        words.note_stack(game, told[name] or [name])


def _stack_of(game: Game, name: str, before: Sequence[str]) -> Field:
    """Return the field for who shares a hex with a unit; known where it was told of one before.

    Support units stand first: elsewhere than on a beach one of them is in each stack (bib:17.1).
    """
    loose = [one for one in game.us_on_map() if one not in words.seen(game).together]
    loose.sort(key=lambda one: (one != name, not game.is_support(one)))
    text = T("all units in the hex of {unit}, from the top down", unit=game.us_name(name))
    field = words.lists(game, name, text, loose, known=(name,))

    def given(told: Told) -> Field:
        lists = [told[one] for one in before]
        stack = next((each for each in lists if isinstance(each, list) and name in each), None)
        return field if stack is None else replace(field, known=stack, maximum=len(stack))

    return replace(field, by=tuple(before), given=given) if before else field


def could_share(game: Game, names: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return who was told to stand with some units, and who else may: nobody twice (bib:17.1).

    Only a support unit shares a hex elsewhere than on a beach, where only the top two fight.
    """
    told, support = words.seen(game).together, any(game.is_support(name) for name in names)
    known = {one for name in names for one in words.left_of(game, told.get(name, [])[:PAIR])}
    asked = any(name not in told and name not in game.state.opposed for name in names)
    loose = [
        name
        for name in game.us_on_map()
        if name not in names and name not in told and name not in game.state.opposed
    ]
    others = [name for name in loose if asked and (support or game.is_support(name))]
    return [name for name in game.state.us if name in known.difference(names)], others


def _may_share_hex(game: Game, name: str) -> bool:
    """Tell whether who stands with a unit is not known yet and can matter."""
    together = words.seen(game).together
    if name in together or name in game.state.opposed:
        return False
    loose = [one for one in game.us_on_map() if one != name and one not in together]
    return any(game.is_support(one) for one in loose) or (game.is_support(name) and bool(loose))


def _one_hex_each(given: Told) -> Text | None:
    """Refuse a unit that is told in two stacks: those told of the units of one are the same."""
    stacks = {tuple(told) for told in given.values() if isinstance(told, list)}
    names = [name for told in stacks for name in told]
    return T("You listed one unit in two hexes.") if len(set(names)) < len(names) else None


def _own_stack(given: Value) -> Text | None:
    """Refuse a stack without the unit it was asked for."""
    wrong = any(names and unit not in names for unit, names in given.items())
    return T("List the unit itself with those in its hex.") if wrong else None


def _others(game: Game, unit: str) -> list[str]:
    """Return a unit's stack as a table is told it: nobody for a unit that stands alone."""
    names = _together(game, unit)
    return names if len(names) > 1 else []


def _each_stack(game: Game, _found: None, place: str, units: Sequence[str]) -> Value:
    del place
    return {name: _others(game, name) for name in units}


stack = Question(
    "stack",
    _together,
    _ask_stack,
    about=lambda _game, unit, **_: (unit,),
    fact=lambda game, _found, unit, **_: _others(game, unit),
)
"""The US units in a unit's hex, itself included, the top one first (bib:14.3).

`whole` says that everybody in the hex matters, not only who fights with the unit.
"""
stacks = Question(
    "stacks",
    lambda *_: None,
    _ask_stacks,
    about=lambda _game, place, *_: (place,),
    fact=_each_stack,
)
"""Learn at once who shares a hex with the units that attack a hex (bib:17.2); see `stack`."""


# -- what a hex holds and shows ------------------------------------------------------------------


def _ask_us_at(game: Game, place: str) -> Steps[list[str]]:
    """Ask for the US units of a hex and what the map shows there, once in a phase."""
    if place not in words.seen(game).standing:
        text = T("US units there, from the top down")
        here = words.lists(game, "units", text, game.us_on_map(), known=game.us_in(place))
        told = yield Record(
            procedure="us-at",
            subjects=(place,),
            text=T("What is in {place}?", place=place),
            rules=("bib:14.3", "bib:7.4"),
            fields=(here, *words.ground_fields(game, place, sector=False)),
            question=True,
            tell=TOP_DOWN,
        )
        stand(game, {place: told["units"]})
        words.note_ground(game, place, told)
    return words.left_of(game, words.seen(game).standing[place])


def stand(game: Game, stacks: Mapping[str, Sequence[str]]) -> None:
    """Remember the units that were told to stand in each of some hexes."""
    for place, names in stacks.items():
        words.see(game).standing[place] = list(names)
        words.note_stack(game, names)
    us_stand(game, {name: place for place, names in stacks.items() for name in names})


def _us_at_fact(game: Game, names: list[str], place: str) -> Value:
    island = Island(game)
    ground = island.prints.ground(place)
    return {"units": names, "terrain": ground.terrain, "hill": ground.hill}


def _ask_on_landing_beach(game: Game, unit: str) -> Steps[bool]:
    """Ask whether a unit stands on a landing beach, where its hex is not known (bib:11.3)."""
    space = game.state.spaces.get(game.us(unit).place)
    if space is not None and space.terrain not in ("", words.BEACH):
        return False
    answer: bool = yield Confirm(
        procedure="on-landing-beach",
        subjects=(unit,),
        text=T("Is {unit} on a landing beach of your coast?", unit=game.us_name(unit)),
        rules=("bib:11.3", "bib:14.3"),
        question=True,
    )
    return answer


def _ask_ground(game: Game, place: str) -> Steps[Ground]:
    """Ask what the map prints in a hex, once in a game; no fight asks for its sector (bib:7.4)."""
    wanted = words.ground_fields(game, place, sector=False)
    if wanted:
        told = yield Record(
            procedure="ground",
            subjects=(place,),
            text=T("What does the map show in {place}?", place=place),
            rules=("bib:5.2", "bib:18.0"),
            fields=tuple(wanted),
            question=True,
            tell=T("If the hex has a hill symbol, enter the terrain under it."),
        )
        words.note_ground(game, place, told)
    return words.ground_of(game, place)


def nobody_twice(fields: Sequence[Field]) -> tuple[Field, ...]:
    """Return the fields so that no hex lists who was told in one before; nobody is in two."""
    found: list[Field] = []
    before: list[str] = []
    for field in fields:
        listed = field.name.startswith("units:")
        found.append(_without_told(field, tuple(before)) if listed and before else field)
        before += [field.name] if listed else []
    return tuple(found)


def _without_told(field: Field, before: tuple[str, ...]) -> Field:
    """Return a field for the units of a hex without those told in the ones before."""

    def given(told: Told) -> Field:
        gone = [one for name in before for one in told[name]]
        left = tuple(one for one in field.options if one.value not in gone)
        here = [one for one in field.certain if one not in gone]
        return replace(field, options=left or field.options, known=here or None)

    return replace(field, by=before, given=given)


us_at = Question(
    "us-at",
    lambda game, place: game.us_in(place),
    _ask_us_at,
    about=lambda _game, place: (place,),
    fact=_us_at_fact,
)
"""The US units in a hex, the top one first; none where it holds none."""
on_landing_beach = Question(
    "on-landing-beach",
    lambda game, unit: Island(game).landing_beach(game.us(unit).place),
    _ask_on_landing_beach,
    about=lambda _game, unit: (unit,),
)
"""Whether a US unit stands on a landing beach of the chosen coast (bib:11.3)."""
ground_at = Question(
    "ground",
    lambda game, place: Island(game).prints.ground(place),
    _ask_ground,
    about=lambda _game, place: (place,),
    fact=lambda _game, found, *_: msgspec.to_builtins(found),
)
"""What the map prints in a hex (bib:7.4)."""
TOP_DOWN = T("List the units of a hex from the top one down.")
_STACKS_TELL = T("If a unit is alone in its hex, list none. List a stack from the top unit down.")
