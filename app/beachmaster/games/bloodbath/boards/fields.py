"""The fields of the table board's questions, built from what matters at the moment."""

from collections.abc import Sequence

from beachmaster.engine.fields import any_of, flag, number, one_of, spaces
from beachmaster.engine.prompt import Field, Option
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import scan
from beachmaster.games.bloodbath.boards import naming
from beachmaster.games.bloodbath.boards.questions import Ground
from beachmaster.games.bloodbath.differential import TERRAIN_LINES
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.redeployment import TERRAIN_ORDER, TERRAINS
from beachmaster.games.bloodbath.state import SECTORS

NONE, BEACH = "none", "beach"
AROUND = 6
FARTHEST = 40
MOST_HEXES = 40


def units(game: Game, names: Sequence[str]) -> list[Option]:
    """Return options for US units."""
    return [Option(name, game.us_name(name)) for name in names]


def lists(
    game: Game,
    name: str,
    text: Text,
    names: Sequence[str],
    most: int = 0,
    known: Sequence[str] = (),
) -> Field:
    """Return a field for any of some US units, the `known` ones in any case."""
    return any_of(name, text, units(game, names), most=most, known=known)


def japanese(game: Game) -> list[Option]:
    """Return options for the Japanese units that the player has named."""
    names = naming.known(game)
    return [Option(game.unit(name).place, game.japanese_name(name)) for name in names]


# -- the ground ----------------------------------------------------------------------------------


def ground(game: Game, place: str, *, sector: bool, mark: str = "") -> list[Field]:
    """Return the fields for what is not known yet of a hex; `mark` tells hexes apart."""
    known = naming.space(game, place)
    found = []
    if not known.terrain:
        found.append(one_of(f"terrain{mark}", Text(_TERRAIN, place=place), _terrains()))
    if sector and known.sector is None:
        found.append(one_of(f"sector{mark}", Text(_SECTOR, place=place), _sectors()))
    if known.hill is None and "hill" in game.data.crt.lines:
        found.append(flag(f"hill{mark}", Text(_HILL, place=place)))
    return found


def note_ground(game: Game, place: str, told: dict[str, Value], mark: str = "") -> None:
    """Remember for good what was told of a hex."""
    known = naming.space(game, place)
    known.terrain = told.get(f"terrain{mark}", known.terrain)
    known.sector = told.get(f"sector{mark}", known.sector)
    known.hill = told.get(f"hill{mark}", known.hill)


def ground_of(game: Game, place: str) -> Ground:
    """Return what is known of a hex."""
    known = naming.space(game, place)
    return Ground(known.terrain, bool(known.hill), known.sector or 0)


def _terrains() -> list[Option]:
    return [Option(name, Text(words)) for name, words in TERRAIN_LINES.items()]


def _sectors() -> list[Option]:
    none = Option(0, Text(_NO_SECTOR))
    return [*(Option(number, plain_text(str(number))) for number in SECTORS), none]


def hills(game: Game) -> Field:
    """Return the field for the sectors in which a Japanese unit holds a hill (bib:21.3)."""
    options = [Option(number, plain_text(str(number))) for number in SECTORS]
    told = [naming.space(game, game.unit(name).place) for name in naming.known(game)]
    held = {space.sector for space in told if space.hill and space.sector}
    return any_of("hills", Text(_HILLS), options, known=sorted(held))


# -- movement, attacks, retreats -----------------------------------------------------------------


def moved(game: Game, able: Sequence[str], most: int) -> tuple[Field, ...]:
    """Return the fields of the check-list after a movement phase (bib:14.2)."""
    return (
        lists(game, "landed", Text(_LANDED), able, most),
        lists(game, "opposed", Text(_OPPOSED), able, most),
    )


def stacks(game: Game, names: Sequence[str]) -> tuple[Field, ...]:
    """Return a field for each attacker: who shares its hex (bib:14.3, bib:17.1)."""
    here = game.us_on_map()
    return tuple(
        lists(game, name, Text(_STACK, unit=game.us_name(name)), here, known=(name,))
        for name in names
    )


def way(game: Game) -> Field:
    """Return the field for how a retreat was open; zones of control may not matter (B-72)."""
    free = game.ruling("B-72") == "free"
    ways = {value: text for value, text in _WAYS.items() if value != "zoc" or not free}
    return one_of("way", Text(_WAY), [Option(value, Text(text)) for value, text in ways.items()])


def joins(game: Game, moving: Sequence[str]) -> Field:
    """Return the field for whoever stands in the hex a retreat ends in."""
    others = [name for name in game.us_on_map() if name not in moving]
    return lists(game, "joins", Text(_JOINS), others)


# -- the Japanese side ---------------------------------------------------------------------------


def placement(chosen: bool) -> tuple[Field, ...]:
    """Return the fields for where a unit can go: the hexes of the first terrain (bib:19.5).

    Where a player chooses the hex, all terrain will do (bib:23.3).
    """
    if chosen:
        return (hexes(Text(_ALL_HEXES)),)
    options = [Option(NONE, Text(_NOWHERE))]
    options += [Option(name, Text(TERRAINS[name])) for name in TERRAIN_ORDER]
    return (one_of("terrain", Text(_FIRST), options), hexes(Text(_OF_THAT)))


def hexes(text: Text, name: str = "hexes", known: Sequence[str] = ()) -> Field:
    """Return a field for hexes in the player's words, the `known` ones in any case."""
    return spaces(name, text, MOST_HEXES, known=known)


def us_hexes(game: Game) -> list[str]:
    """Return the numbers of the hexes that US units hold, as far as they were told.

    A word of the player's own has no place in the order of a search, so it is told anew.
    """
    held = {game.us(name).place for name in game.us_on_map()}
    return sorted(place for place in held if scan.is_number(place))


def inland(game: Game) -> list[str]:
    """Return those of these hexes that are no beach."""
    known = {place: naming.space(game, place).terrain for place in us_hexes(game)}
    return [place for place, terrain in known.items() if terrain not in ("", BEACH)]


def japanese_hexes(game: Game, known: Sequence[str], most: int = MOST_HEXES) -> Field:
    """Return a field for the hexes of Japanese units, those named before as options."""
    text = Text(_JAPANESE_HEXES)
    return spaces("hexes", text, most, named=japanese(game), known=known)


def sectors(numbers: Sequence[int]) -> Field:
    """Return the field for the sectors that no dug-in unit holds any more (bib:18.0)."""
    options = [Option(number, plain_text(str(number))) for number in numbers]
    return any_of("clear", Text(_CLEAR), options)


def beside(place: str) -> Field:
    """Return the field for the US-held hexes next to a Japanese unit (bib:23.2)."""
    return spaces(f"beside:{place}", Text(_BESIDE, place=place), AROUND)


def distance(place: str) -> Field:
    """Return the field for how far the nearest US unit is (bib:20.5.3)."""
    return number(f"distance:{place}", Text(_DISTANCE, place=place), 1, FARTHEST)


def units_in(game: Game, place: str) -> Field:
    """Return the field for the units of a hex under bombardment (bib:21.5)."""
    options = units(game, game.us_on_map())
    known = game.us_in(place)
    return any_of(f"units:{place}", Text(_UNITS_IN, place=place), options, least=1, known=known)


_TERRAIN = QT_TRANSLATE_NOOP("bib", "terrain of {place}, whatever hill lies over it")
_HILL = QT_TRANSLATE_NOOP("bib", "a hill lies over {place}")
_SECTOR = QT_TRANSLATE_NOOP("bib", "sector of {place}")
_NO_SECTOR = QT_TRANSLATE_NOOP("bib", "none: on or next to Mount Suribachi, or outside")
_HILLS = QT_TRANSLATE_NOOP("bib", "sectors in which a Japanese unit stands on a hill hex")
_LANDED = QT_TRANSLATE_NOOP("bib", "units that have landed")
_OPPOSED = QT_TRANSLATE_NOOP("bib", "those listed as landed that stand on a Japanese unit")
_STACK = QT_TRANSLATE_NOOP("bib", "all units in the hex of {unit}, from the top down")
_WAY = QT_TRANSLATE_NOOP("bib", "the way back")
_WAYS = {
    "open": QT_TRANSLATE_NOOP("bib", "open"),
    "zoc": QT_TRANSLATE_NOOP("bib", "only through an enemy zone of control"),
    "none": QT_TRANSLATE_NOOP("bib", "none"),
}
_JOINS = QT_TRANSLATE_NOOP("bib", "US units already in the hex it ends in, from the top down")
_FIRST = QT_TRANSLATE_NOOP("bib", "first terrain in the order that has such a hex")
_NOWHERE = QT_TRANSLATE_NOOP("bib", "there is no such hex")
_OF_THAT = QT_TRANSLATE_NOOP("bib", "all such hexes of that terrain")
_ALL_HEXES = QT_TRANSLATE_NOOP("bib", "all such hexes")
_JAPANESE_HEXES = QT_TRANSLATE_NOOP("bib", "hexes of the Japanese units")
_CLEAR = QT_TRANSLATE_NOOP("bib", "sectors without a dug-in unit on a red or white hex")
_DISTANCE = QT_TRANSLATE_NOOP("bib", "hexes from {place} to the nearest US unit")
_BESIDE = QT_TRANSLATE_NOOP("bib", "US-held hexes next to {place}")
_UNITS_IN = QT_TRANSLATE_NOOP("bib", "US units in {place}, from the top down")
