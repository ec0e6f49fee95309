"""The fields of the table board's questions, built from what matters at the moment."""

from collections.abc import Iterator, Sequence

from beachmaster.engine.fields import any_of, flag, number, one_of, spaces
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Field, Option, Record
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.boards import told
from beachmaster.games.hell_on_earth.game import OBJECTIVE_LIMITS, Game
from beachmaster.games.hell_on_earth.places import (
    BEACH,
    BEACH_TEXTS,
    BEACHES,
    OBJECTIVE_NAMES,
    UNKNOWN,
)
from beachmaster.games.hell_on_earth.state import FIXED_ARTILLERY
from beachmaster.games.hell_on_earth.texts import T

NONE = "none"
REACHES = ("none", "two", "one", "several")
MOST_NAMED = 2
"""So many Japanese units next to a US one make several."""
HEXES_AROUND = 6


def asked(record: Record) -> Steps[dict[str, Value]]:
    """Ask a record, unless all of it is known."""
    if all(field.settled for field in record.fields):
        return {field.name: field.known for field in record.fields}
    answer: dict[str, Value] = yield record
    return answer


def units(game: Game, name: str, text: Text, names: Sequence[str]) -> Field:
    """Return a field for any of some US units."""
    return any_of(name, text, [Option(one, game.us_name(one)) for one in names])


def _objective(names: Sequence[str], text: Text) -> Field:
    options = (
        Option(NONE, T("none")),
        *(Option(name, OBJECTIVE_NAMES[name]) for name in names),
    )
    return one_of("objective", text, options)


def uncontrolled(game: Game) -> list[str]:
    """Return the objectives the US does not control."""
    return [name for name in OBJECTIVE_LIMITS if name not in game.state.control]


def captures(game: Game) -> tuple[Field, ...]:
    """Return the fields for what a move into a hex captured."""
    fields: list[Field] = []
    if uncontrolled(game):
        fields.append(_objective(uncontrolled(game), T("objective it entered")))
    if game.state.artillery < FIXED_ARTILLERY:
        fields.append(
            flag("artillery", T("it entered a Fixed Artillery hex not controlled before"))
        )
    return tuple(fields)


def assault(
    game: Game, target: str, attackers: Sequence[str], supporters: Sequence[str]
) -> tuple[Field, ...]:
    """Return the fields of an assault; what cannot matter or is known is left out."""
    fields = [*_reduced(game, target, attackers, supporters)]
    if len(attackers) > 1 and told.apart(game.state, attackers) is None:
        fields.append(flag("flank", T("the two attackers are not adjacent to each other")))
    if game.state.spaces[game.unit(target).place].high is None:
        fields.append(flag("high", T("the target is on a hill or Mount Suribachi")))
    return (*fields, *_neighbours(game, target, attackers))


def _reduced(
    game: Game, target: str, attackers: Sequence[str], supporters: Sequence[str]
) -> Iterator[Field]:
    """Yield the field for support that loses a point, where that is not known of all."""
    known = {name: drops(game, target, attackers, name) for name in supporters}
    open_ones = [name for name in supporters if known[name] is not False]
    if not open_ones:
        return
    options = [Option(name, game.us_name(name)) for name in open_ones]
    certain = [name for name in open_ones if known[name]]
    yield any_of("reduced", T("supporters whose value drops by one"), options, known=certain)


def drops(game: Game, target: str, attackers: Sequence[str], name: str) -> bool | None:
    """Tell whether a supporter loses a point, None where only the table shows it (5.4.2.7.1).

    No Japanese unit stands on a landing beach, the lowest level of all. Artillery loses nothing
    beside its target.
    """
    kind = game.data.support_kind(name)
    if kind == "tank" and game.us(name).place in BEACHES:
        return True
    beside = name in attackers or name in told.units_beside(game, target)
    if kind == "flamethrower" or (kind == "artillery" and beside):
        return False
    return told.drop(game.state, target, name)


def _neighbours(game: Game, target: str, attackers: Sequence[str]) -> Iterator[Field]:
    """Yield the field for the Japanese units next to a target; US units take up hexes too."""
    place = game.unit(target).place
    taken = {*attackers, *told.units_beside(game, target)}
    others = sum(1 for _ in game.japanese()) - 1
    room = min(HEXES_AROUND - len(taken), others)
    known = [game.unit(name).place for name in told.neighbours(game, target)]
    if len(known) >= room or told.all_neighbours_known(game, target):
        return  # nobody else has room there
    named = tuple(
        Option(unit.place, game.japanese_name(name))
        for name, unit in game.japanese()
        if unit.place not in (UNKNOWN, place)
    )
    yield spaces(
        "neighbours",
        T("places of the Japanese units next to the target"),
        room,
        named=named,
        known=known,
    )


def redeployment(game: Game) -> tuple[Field, ...]:
    """Return the fields for where a unit redeployed and what it took back."""
    fields = [Field(name="place", kind="words", text=T("your word for the hex"))]
    if game.state.control:
        fields.append(_objective(game.state.control, T("objective in that hex")))
    if game.state.artillery:
        fields.append(flag("artillery", T("it is a Fixed Artillery hex under US control")))
    return tuple(fields)


def retreat(game: Game, unit: str, organised: bool) -> tuple[Field, ...]:
    """Return the fields for how a retreat ended; nobody chooses one that leads nowhere."""
    ends = {value: text for value, text in _ENDS.items() if value != NONE or not organised}
    options = tuple(Option(value, text) for value, text in ends.items())
    return (
        one_of("result", T("how it ended"), options),
        flag(
            "beach",
            T("it ended on a landing beach"),
            known=None if free_beaches(game, [unit]) else False,
        ),
        *captures(game),
    )


def advance(game: Game, able: Sequence[str]) -> tuple[Field, ...]:
    """Return the fields for an advance."""
    options = (
        Option(NONE, T("nobody")),
        *(Option(name, game.us_name(name)) for name in able),
    )
    return (one_of("unit", T("unit that advances"), options), *captures(game))


def reach(game: Game, name: str, before: str = "several") -> Field:
    """Return the field for how near the Japanese are to one unit.

    `before` is what was told in the same phase: since then they can only have become fewer.
    """
    low = min(len(told.foes_beside(game, name)) or told.known_in_zoc(game, name), MOST_NAMED)
    least = REACHES[low + 1] if low else "none"
    possible = REACHES[REACHES.index(least) : REACHES.index(before) + 1]
    options = tuple(Option(value, _REACHES[value]) for value in possible)
    known = possible[0] if len(possible) == 1 else None
    return one_of(name, game.us_name(name), options, known=known)


def pinned(game: Game) -> list[str]:
    """Return the units known to be pinned down on a beach (hoe:5.3.2.3)."""
    on_beach = [name for name in game.us_on_map() if game.us(name).place in BEACHES]
    return [name for name in on_beach if told.known_in_zoc(game, name)]


def free_beaches(game: Game, units: Sequence[str]) -> list[int]:
    """Return the landing beaches that are not known to hold anybody but these units."""
    others = {unit.place for name, unit in game.state.us.items() if name not in units}
    return [number for number in BEACH_TEXTS if BEACH(number) not in others]


def too_many(game: Game, on_beach: Sequence[str]) -> Text | None:
    """Refuse more units on landing beaches than there are beaches for them."""
    stayed = pinned(game)
    movers = [n for n in game.us_on_map() if game.us(n).marker != "DR" and n not in stayed]
    room = len(free_beaches(game, movers))
    unnamed = [name for name in on_beach if name in movers]
    return (
        T("A landing beach holds one unit; {room} are free for these.", room=room)
        if len(unnamed) > room
        else None
    )


def beach(game: Game, name: str, free: Sequence[int]) -> Field:
    """Return the field for the landing beach that a unit stands on."""
    options = [Option(number, BEACH_TEXTS[number]) for number in free]
    return one_of(name, game.us_name(name), options, known=free[0] if len(free) == 1 else None)


def moved(game: Game) -> tuple[Field, ...]:
    """Return the fields of the check-list after a movement phase (H-08)."""
    here = game.us_on_map()
    movers = [name for name in here if game.us(name).marker != "DR"]
    free = [name for name in movers if not told.known_in_zoc(game, name)]
    fields = [units(game, "strategic", T("units that moved strategically"), free)] if free else []
    if uncontrolled(game):
        options = tuple(Option(o, OBJECTIVE_NAMES[o]) for o in uncontrolled(game))
        fields.append(any_of("objectives", T("objectives entered, also in passing"), options))
    held = game.state.artillery
    fields.append(
        number("artillery", T("Fixed Artillery hexes under US control now"), held, FIXED_ARTILLERY)
    )
    standing = [Option(one, game.us_name(one)) for one in movers]
    stayed = [name for name in pinned(game) if name in movers]
    fields.append(
        any_of("beaches", T("units standing on a landing beach now"), standing, known=stayed)
    )
    return tuple(fields)


_ENDS = {
    "clear": T("in a hex away from the enemy"),
    "zoc": T("in a zone of control: one more hit"),
    "none": T("no hex to go to: one more hit"),
}
_REACHES: dict[str, Text] = {
    "none": T("none within two hexes"),
    "two": T("none adjacent, some two hexes away"),
    "one": T("one adjacent"),
    "several": T("several adjacent"),
}
