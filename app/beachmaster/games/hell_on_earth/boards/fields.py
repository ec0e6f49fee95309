"""The fields of the table board's questions, built from what matters at the moment."""

from collections.abc import Sequence

from beachmaster.engine.fields import any_of, flag, number, one_of, spaces
from beachmaster.engine.prompt import Field, Option
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text
from beachmaster.games.hell_on_earth.capture import OBJECTIVE_NAMES
from beachmaster.games.hell_on_earth.game import OBJECTIVE_LIMITS, Game
from beachmaster.games.hell_on_earth.state import FIXED_ARTILLERY, UNKNOWN

NONE = "none"
HEXES_AROUND = 6


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
    game: Game,
    place: str,
    attackers: Sequence[str],
    supporters: Sequence[str],
    told: Sequence[str] = (),
) -> tuple[Field, ...]:
    """Return the fields of an assault; what cannot matter or is known is left out.

    `told` are the neighbours of an earlier assault there; those still alive stand there still.
    """
    fields: list[Field] = []
    ranged = [n for n in supporters if game.data.support_kind(n) != "flamethrower"]
    if ranged:
        fields.append(units(game, "reduced", _REDUCED, ranged))
    if len(attackers) > 1:
        fields.append(flag("flank", Text(_FLANK)))
    if game.state.spaces[place].high is None:
        fields.append(flag("high", Text(_HIGH)))
    return (*fields, _neighbours(game, place, told, HEXES_AROUND - len(attackers)))


def _neighbours(game: Game, place: str, told: Sequence[str], room: int) -> Field:
    """Return the field for the Japanese units next to a target; attackers take up hexes too."""
    known = tuple(
        Option(unit.place, game.japanese_name(name))
        for name, unit in game.japanese()
        if unit.place not in (UNKNOWN, place)
    )
    alive = {option.value for option in known}
    most = sum(1 for _ in game.japanese()) - 1
    standing = [word for word in told if word in alive]
    return spaces("neighbours", Text(_NEIGHBOURS), min(room, most), named=known, known=standing)


def redeployment(game: Game) -> tuple[Field, ...]:
    """Return the fields for where a unit redeployed and what it took back."""
    fields = [Field(name="place", kind="words", text=Text(_PLACE))]
    if game.state.control:
        fields.append(_objective(game.state.control, _RETAKEN))
    if game.state.artillery:
        fields.append(flag("artillery", Text(_GUN_RETAKEN)))
    return tuple(fields)


def retreat(game: Game, organised: bool) -> tuple[Field, ...]:
    """Return the fields for how a retreat ended; nobody chooses one that leads nowhere."""
    ends = {value: text for value, text in _ENDS.items() if value != NONE or not organised}
    options = tuple(Option(value, Text(text)) for value, text in ends.items())
    return (
        one_of("result", Text(_ENDED), options),
        flag("beach", Text(_ON_BEACH)),
        *captures(game),
    )


def advance(game: Game, able: Sequence[str]) -> tuple[Field, ...]:
    """Return the fields for an advance."""
    options = (
        Option(NONE, Text(_NOBODY)),
        *(Option(name, game.us_name(name)) for name in able),
    )
    return (one_of("unit", Text(_WHO), options), *captures(game))


def reach(game: Game, name: str) -> Field:
    """Return the field for how near the Japanese are to one unit."""
    options = tuple(Option(value, Text(text)) for value, text in _REACHES.items())
    return one_of(name, game.us_name(name), options)


def moved(game: Game) -> tuple[Field, ...]:
    """Return the fields of the check-list after a movement phase (H-08)."""
    here = game.us_on_map()
    movers = [name for name in here if game.us(name).marker != "DR"]
    fields = [units(game, "strategic", _STRATEGIC, movers)]
    if uncontrolled(game):
        options = tuple(Option(o, Text(OBJECTIVE_NAMES[o])) for o in uncontrolled(game))
        fields.append(any_of("objectives", Text(_ENTERED), options))
    held = game.state.artillery
    fields.append(number("artillery", Text(_GUNS), held, FIXED_ARTILLERY))
    standing = [Option(one, game.us_name(one)) for one in movers]
    fields.append(any_of("beaches", Text(_BEACHES), standing))
    return tuple(fields)


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
_REACHES = {
    "none": QT_TRANSLATE_NOOP("hoe", "none within two hexes"),
    "two": QT_TRANSLATE_NOOP("hoe", "none adjacent, some two hexes away"),
    "one": QT_TRANSLATE_NOOP("hoe", "one adjacent"),
    "several": QT_TRANSLATE_NOOP("hoe", "several adjacent"),
}
_STRATEGIC = QT_TRANSLATE_NOOP("hoe", "units that moved strategically")
_ENTERED = QT_TRANSLATE_NOOP("hoe", "objectives entered, also in passing")
_GUNS = QT_TRANSLATE_NOOP("hoe", "Fixed Artillery hexes under US control now")
_BEACHES = QT_TRANSLATE_NOOP("hoe", "units standing on a landing beach now")
