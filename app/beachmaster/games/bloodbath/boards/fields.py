"""The fields of the table board's questions, built from what matters at the moment."""

from collections.abc import Sequence

from beachmaster.engine.fields import any_of, flag, number, one_of, spaces
from beachmaster.engine.prompt import Field, Option
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import scan
from beachmaster.games.bloodbath.boards import naming
from beachmaster.games.bloodbath.boards.questions import Ground
from beachmaster.games.bloodbath.differential import TERRAIN_LINES
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.redeployment import TERRAIN_ORDER, TERRAINS
from beachmaster.games.bloodbath.state import SECTORS
from beachmaster.games.bloodbath.texts import T

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
        found.append(
            one_of(
                f"terrain{mark}",
                T("terrain of {place}, whatever hill lies over it", place=place),
                _terrains(),
            )
        )
    if sector and known.sector is None:
        found.append(one_of(f"sector{mark}", T("sector of {place}", place=place), _sectors()))
    if known.hill is None and "hill" in game.data.crt.lines:
        found.append(flag(f"hill{mark}", T("a hill lies over {place}", place=place)))
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
    return [Option(name, words) for name, words in TERRAIN_LINES.items()]


def _sectors() -> list[Option]:
    none = Option(0, T("none: on or next to Mount Suribachi, or outside"))
    return [*(Option(number, plain_text(str(number))) for number in SECTORS), none]


def hills(game: Game) -> Field:
    """Return the field for the sectors in which a Japanese unit holds a hill (bib:21.3)."""
    options = [Option(number, plain_text(str(number))) for number in SECTORS]
    told = [naming.space(game, game.unit(name).place) for name in naming.known(game)]
    held = {space.sector for space in told if space.hill and space.sector}
    return any_of(
        "hills",
        T("sectors in which a Japanese unit stands on a hill hex"),
        options,
        known=sorted(held),
    )


# -- movement, attacks, retreats -----------------------------------------------------------------


def moved(game: Game, able: Sequence[str], most: int) -> tuple[Field, ...]:
    """Return the fields of the check-list after a movement phase (bib:14.2)."""
    return (
        lists(game, "landed", T("units that have landed"), able, most),
        lists(
            game, "opposed", T("those listed as landed that stand on a Japanese unit"), able, most
        ),
    )


def stacks(game: Game, names: Sequence[str]) -> tuple[Field, ...]:
    """Return a field for each attacker: who shares its hex (bib:14.3, bib:17.1)."""
    here = game.us_on_map()
    return tuple(
        lists(
            game,
            name,
            T("all units in the hex of {unit}, from the top down", unit=game.us_name(name)),
            here,
            known=(name,),
        )
        for name in names
    )


def way(game: Game) -> Field:
    """Return the field for how a retreat was open; zones of control may not matter (B-72)."""
    free = game.ruling("B-72") == "free"
    ways = {value: text for value, text in _WAYS.items() if value != "zoc" or not free}
    return one_of("way", T("the way back"), [Option(value, text) for value, text in ways.items()])


def joins(game: Game, moving: Sequence[str]) -> Field:
    """Return the field for whoever stands in the hex a retreat ends in."""
    others = [name for name in game.us_on_map() if name not in moving]
    return lists(
        game, "joins", T("US units already in the hex it ends in, from the top down"), others
    )


# -- the Japanese side ---------------------------------------------------------------------------


def placement(chosen: bool) -> tuple[Field, ...]:
    """Return the fields for where a unit can go: the hexes of the first terrain (bib:19.5).

    Where a player chooses the hex, all terrain will do (bib:23.3).
    """
    if chosen:
        return (hexes(T("all such hexes")),)
    options = [Option(NONE, T("there is no such hex"))]
    options += [Option(name, TERRAINS[name]) for name in TERRAIN_ORDER]
    return (
        one_of("terrain", T("first terrain in the order that has such a hex"), options),
        hexes(T("all such hexes of that terrain")),
    )


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
    text = T("hexes of the Japanese units")
    return spaces("hexes", text, most, named=japanese(game), known=known)


def sectors(numbers: Sequence[int]) -> Field:
    """Return the field for the sectors that no dug-in unit holds any more (bib:18.0)."""
    options = [Option(number, plain_text(str(number))) for number in numbers]
    return any_of("clear", T("sectors without a dug-in unit on a red or white hex"), options)


def beside(place: str) -> Field:
    """Return the field for the US-held hexes next to a Japanese unit (bib:23.2)."""
    return spaces(f"beside:{place}", T("US-held hexes next to {place}", place=place), AROUND)


def distance(place: str) -> Field:
    """Return the field for how far the nearest US unit is (bib:20.5.3)."""
    return number(
        f"distance:{place}",
        T("hexes from {place} to the nearest US unit", place=place),
        1,
        FARTHEST,
    )


def units_in(game: Game, place: str) -> Field:
    """Return the field for the units of a hex under bombardment (bib:21.5)."""
    options = units(game, game.us_on_map())
    known = game.us_in(place)
    return any_of(
        f"units:{place}",
        T("US units in {place}, from the top down", place=place),
        options,
        least=1,
        known=known,
    )


_WAYS = {
    "open": T("open"),
    "zoc": T("only through an enemy zone of control"),
    "none": T("none"),
}
