"""The fields of the table board's questions, built from what matters at the moment."""

from collections.abc import Iterator, Sequence

from beachmaster.engine.fields import any_of, flag, number, one_of, spaces
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Field, Option, Record
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.boards import told
from beachmaster.games.hell_on_earth.capture import OBJECTIVE_NAMES
from beachmaster.games.hell_on_earth.game import OBJECTIVE_LIMITS, Game
from beachmaster.games.hell_on_earth.setup import BEACH_TEXTS
from beachmaster.games.hell_on_earth.state import FIXED_ARTILLERY, UNKNOWN

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


def units(game: Game, name: str, text: Source, names: Sequence[str]) -> Field:
    """Return a field for any of some US units."""
    return any_of(name, Text(text), [Option(one, game.us_name(one)) for one in names])


def _objective(names: Sequence[str], text: Source) -> Field:
    options = (
        Option(NONE, Text(_NONE)),
        *(Option(name, Text(OBJECTIVE_NAMES[name])) for name in names),
    )
    return one_of("objective", Text(text), options)


def uncontrolled(game: Game) -> list[str]:
    """Return the objectives the US does not control."""
    return [name for name in OBJECTIVE_LIMITS if name not in game.state.control]


def captures(game: Game) -> tuple[Field, ...]:
    """Return the fields for what a move into a hex captured."""
    fields: list[Field] = []
    if uncontrolled(game):
        fields.append(_objective(uncontrolled(game), _CAPTURED))
    if game.state.artillery < FIXED_ARTILLERY:
        fields.append(flag("artillery", Text(_GUN)))
    return tuple(fields)


def assault(
    game: Game, target: str, attackers: Sequence[str], supporters: Sequence[str]
) -> tuple[Field, ...]:
    """Return the fields of an assault; what cannot matter or is known is left out."""
    fields = [*_reduced(game, target, attackers, supporters)]
    if len(attackers) > 1 and told.apart(game.state, attackers) is None:
        fields.append(flag("flank", Text(_FLANK)))
    if game.state.spaces[game.unit(target).place].high is None:
        fields.append(flag("high", Text(_HIGH)))
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
    yield any_of("reduced", Text(_REDUCED), options, known=certain)


def drops(game: Game, target: str, attackers: Sequence[str], name: str) -> bool | None:
    """Tell whether a supporter loses a point, None where only the table shows it (5.4.2.7.1).

    No Japanese unit stands on a landing beach, the lowest level of all. Artillery loses nothing
    beside its target.
    """
    kind = game.data.support_kind(name)
    if kind == "tank" and game.us(name).place.startswith("beach"):
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
    yield spaces("neighbours", Text(_NEIGHBOURS), room, named=named, known=known)


def redeployment(game: Game) -> tuple[Field, ...]:
    """Return the fields for where a unit redeployed and what it took back."""
    fields = [Field(name="place", kind="words", text=Text(_PLACE))]
    if game.state.control:
        fields.append(_objective(game.state.control, _RETAKEN))
    if game.state.artillery:
        fields.append(flag("artillery", Text(_GUN_RETAKEN)))
    return tuple(fields)


def retreat(game: Game, unit: str, organised: bool) -> tuple[Field, ...]:
    """Return the fields for how a retreat ended; nobody chooses one that leads nowhere."""
    ends = {value: text for value, text in _ENDS.items() if value != NONE or not organised}
    options = tuple(Option(value, Text(text)) for value, text in ends.items())
    return (
        one_of("result", Text(_ENDED), options),
        flag("beach", Text(_ON_BEACH), known=None if free_beaches(game, [unit]) else False),
        *captures(game),
    )


def advance(game: Game, able: Sequence[str]) -> tuple[Field, ...]:
    """Return the fields for an advance."""
    options = (
        Option(NONE, Text(_NOBODY)),
        *(Option(name, game.us_name(name)) for name in able),
    )
    return (one_of("unit", Text(_WHO), options), *captures(game))


def reach(game: Game, name: str, before: str = "several") -> Field:
    """Return the field for how near the Japanese are to one unit.

    `before` is what was told in the same phase: since then they can only have become fewer.
    """
    low = min(len(told.foes_beside(game, name)) or told.known_in_zoc(game, name), MOST_NAMED)
    least = REACHES[low + 1] if low else "none"
    possible = REACHES[REACHES.index(least) : REACHES.index(before) + 1]
    options = tuple(Option(value, Text(_REACHES[value])) for value in possible)
    known = possible[0] if len(possible) == 1 else None
    return one_of(name, game.us_name(name), options, known=known)


def pinned(game: Game) -> list[str]:
    """Return the units known to be pinned down on a beach (hoe:5.3.2.3)."""
    on_beach = [name for name in game.us_on_map() if game.us(name).place.startswith("beach")]
    return [name for name in on_beach if told.known_in_zoc(game, name)]


def free_beaches(game: Game, units: Sequence[str]) -> list[int]:
    """Return the landing beaches that are not known to hold anybody but these units."""
    others = {unit.place for name, unit in game.state.us.items() if name not in units}
    return [number for number in BEACH_TEXTS if f"beach{number}" not in others]


def too_many(game: Game, on_beach: Sequence[str]) -> Text | None:
    """Refuse more units on landing beaches than there are beaches for them."""
    stayed = pinned(game)
    movers = [n for n in game.us_on_map() if game.us(n).marker != "DR" and n not in stayed]
    room = len(free_beaches(game, movers))
    unnamed = [name for name in on_beach if name in movers]
    return Text(_FULL, room=room) if len(unnamed) > room else None


def beach(game: Game, name: str, free: Sequence[int]) -> Field:
    """Return the field for the landing beach that a unit stands on."""
    options = [Option(number, Text(BEACH_TEXTS[number])) for number in free]
    return one_of(name, game.us_name(name), options, known=free[0] if len(free) == 1 else None)


def moved(game: Game) -> tuple[Field, ...]:
    """Return the fields of the check-list after a movement phase (H-08)."""
    here = game.us_on_map()
    movers = [name for name in here if game.us(name).marker != "DR"]
    free = [name for name in movers if not told.known_in_zoc(game, name)]
    fields = [units(game, "strategic", _STRATEGIC, free)] if free else []
    if uncontrolled(game):
        options = tuple(Option(o, Text(OBJECTIVE_NAMES[o])) for o in uncontrolled(game))
        fields.append(any_of("objectives", Text(_ENTERED), options))
    held = game.state.artillery
    fields.append(number("artillery", Text(_GUNS), held, FIXED_ARTILLERY))
    standing = [Option(one, game.us_name(one)) for one in movers]
    stayed = [name for name in pinned(game) if name in movers]
    fields.append(any_of("beaches", Text(_BEACHES), standing, known=stayed))
    return tuple(fields)


_FULL = QT_TRANSLATE_NOOP("hoe", "A landing beach holds one unit; {room} are free for these.")
_NONE = QT_TRANSLATE_NOOP("hoe", "none")
_CAPTURED = QT_TRANSLATE_NOOP("hoe", "objective it entered")
_GUN = QT_TRANSLATE_NOOP("hoe", "it entered a Fixed Artillery hex not controlled before")
_REDUCED = QT_TRANSLATE_NOOP("hoe", "supporters whose value drops by one")
_FLANK = QT_TRANSLATE_NOOP("hoe", "the two attackers are not adjacent to each other")
_HIGH = QT_TRANSLATE_NOOP("hoe", "the target is on a hill or Mount Suribachi")
_NEIGHBOURS = QT_TRANSLATE_NOOP("hoe", "places of the Japanese units next to the target")
_PLACE = QT_TRANSLATE_NOOP("hoe", "your word for the hex")
_RETAKEN = QT_TRANSLATE_NOOP("hoe", "objective in that hex")
_GUN_RETAKEN = QT_TRANSLATE_NOOP("hoe", "it is a Fixed Artillery hex under US control")
_ENDED = QT_TRANSLATE_NOOP("hoe", "how it ended")
_ENDS = {
    "clear": QT_TRANSLATE_NOOP("hoe", "in a hex away from the enemy"),
    "zoc": QT_TRANSLATE_NOOP("hoe", "in a zone of control: one more hit"),
    "none": QT_TRANSLATE_NOOP("hoe", "no hex to go to: one more hit"),
}
_ON_BEACH = QT_TRANSLATE_NOOP("hoe", "it ended on a landing beach")
_NOBODY = QT_TRANSLATE_NOOP("hoe", "nobody")
_WHO = QT_TRANSLATE_NOOP("hoe", "unit that advances")
_REACHES: dict[str, Source] = {
    "none": QT_TRANSLATE_NOOP("hoe", "none within two hexes"),
    "two": QT_TRANSLATE_NOOP("hoe", "none adjacent, some two hexes away"),
    "one": QT_TRANSLATE_NOOP("hoe", "one adjacent"),
    "several": QT_TRANSLATE_NOOP("hoe", "several adjacent"),
}
_STRATEGIC = QT_TRANSLATE_NOOP("hoe", "units that moved strategically")
_ENTERED = QT_TRANSLATE_NOOP("hoe", "objectives entered, also in passing")
_GUNS = QT_TRANSLATE_NOOP("hoe", "Fixed Artillery hexes under US control now")
_BEACHES = QT_TRANSLATE_NOOP("hoe", "units standing on a landing beach now")
