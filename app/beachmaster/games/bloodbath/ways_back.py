"""The way back: which hexes a retreat is open to, and the move itself (bib:7.7, B-72)."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Literal

from beachmaster.engine.asking import asking
from beachmaster.engine.fields import one_of
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Field, Option, Options, Place, Record
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import words
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.hexes import room
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.texts import T

WayBack = Literal["open", "zoc", "none", "unknown"]
"""Whether a retreat is open, leads through a zone of control, or is shut (bib:7.7)."""
Test = Callable[[HexId], bool]
STANDING: Mapping[str, HexId] = MappingProxyType({})
"""Nobody has gone before."""


# -- which hexes are open ------------------------------------------------------------------------


def ends(island: Island, start: HexId, hexes: int, closed: Test, fits: Test) -> list[HexId]:
    """Return the hexes where a retreat of so many hexes can end, each step farther from its start.

    `closed` hexes are not entered; `fits` says where the retreat may end, as nobody is displaced.
    """
    edge = {start}
    for gone in range(1, hexes + 1):
        edge = {
            near
            for place in edge
            for near in island.prints.neighbours(place)
            if island.prints.distance(start, near) == gone and not closed(near)
        }
    return sorted(place for place in edge if fits(place))


def nowhere(place: HexId) -> bool:
    """Bar no hex."""
    del place
    return False


def us_ends(
    island: Island,
    units: Sequence[str],
    hexes: int,
    zoc: bool,
    barred: Test = nowhere,
    moved: Mapping[str, HexId] = STANDING,
) -> list[HexId]:
    """Return where US units of one hex can retreat to; `zoc` lets them through enemy ZOC.

    What is `barred` besides is asked of the hexes that no unit closes. Those `moved` go first.
    """
    start = island.game.us(units[0]).place

    def closed(place: HexId) -> bool:
        return (
            place in island.japanese
            or (not zoc and place in island.zoc)
            or barred(place)
            or any(island.closed_to(name, place) for name in units)
        )

    return ends(island, start, hexes, closed, lambda place: room(island, units, place, moved))


def japanese_ends(
    island: Island, counter: str, hexes: int, zoc: bool, barred: Test = nowhere
) -> list[HexId]:
    """Return where a face-up Japanese unit can retreat to: free of both sides (bib:7.7)."""
    taken = island.americans | island.japanese
    return ends(
        island,
        island.game.unit(counter).place,
        hexes,
        lambda place: (
            place in island.americans or (not zoc and place in island.us_zoc) or barred(place)
        ),
        lambda place: place not in taken,
    )


def way_back(
    island: Island, units: Sequence[str], hexes: int, moved: Mapping[str, HexId] = STANDING
) -> WayBack:
    """Tell whether US units of one hex have a way back, free of zones of control or not (B-72)."""
    return _way(island, lambda zoc, barred: us_ends(island, units, hexes, zoc, barred, moved))


def _way(island: Island, goals: Callable[[bool, Test], list[HexId]]) -> WayBack:
    free = island.game.ruling("B-72") == "free"
    if _leads_back(island, lambda barred: goals(free, barred)):
        return "open"
    return "zoc" if _leads_back(island, lambda barred: goals(True, barred)) else "none"


def _leads_back(island: Island, goals: Callable[[Test], list[HexId]]) -> bool:
    """Tell whether a retreat can end anywhere.

    On the player's own map open ground may be sea, or bar tanks: it is looked at where no retreat
    over known ground ends anywhere.
    """
    prints = island.prints
    if not prints.own:
        return bool(goals(nowhere))
    if goals(prints.is_open):
        return True
    passed: list[HexId] = []

    def noted(place: HexId) -> bool:
        passed.append(place)
        return False

    with asking(False):
        hopeful = bool(goals(noted))
    if hopeful:
        prints.look_at(passed)
    return hopeful


# -- the move ------------------------------------------------------------------------------------


def fall_back_japanese(game: Game, counter: str, hexes: int) -> Steps[WayBack]:
    """Move a face-up Japanese unit back; `zoc` or `none` where it cannot (bib:7.7)."""
    if game.prints is None:
        return (yield from _told_japanese_back(game, counter, hexes))
    island, start = Island(game), game.unit(counter).place
    way = _way(island, lambda zoc, barred: japanese_ends(island, counter, hexes, zoc, barred))
    ended: list[str] = []
    if way == "open":
        goals = japanese_ends(island, counter, hexes, zoc=game.ruling("B-72") == "free")
        place = yield from _where(goals, start, game.japanese_name(counter))
        game.unit(counter).place = place
        ended = [place]
    game.note("retreat-japanese", (start,), {"way": way, "place": ended})
    return way


def _where(goals: Sequence[HexId], subject: str, who: Text) -> Steps[HexId]:
    chosen = yield Place(
        procedure="retreat",
        subjects=(subject,),
        text=T("Where does {unit} retreat to?", unit=who),
        rules=("bib:7.7",),
        side="japan",
        options=Options(lambda: [Option(place, plain_text(place)) for place in goals]),
        question=True,
    )
    return str(chosen)


# -- the move, as told ---------------------------------------------------------------------------


def _told_japanese_back(game: Game, counter: str, hexes: int) -> Steps[WayBack]:
    """Ask how a face-up Japanese unit falls back, and where it ends (bib:7.7)."""
    start = game.unit(counter).place
    told = yield Record(
        procedure="retreat-japanese",
        subjects=(start,),
        text=T(
            "Retreat {unit} by {count}. How did it go?",
            unit=game.japanese_name(counter),
            count=hexes,
        ),
        rules=("bib:7.7",),
        fields=(
            _way_field(game),
            words.hexes(T("your word for the hex it ends in, if it could retreat"), "place"),
        ),
        agrees=lambda given: _one_end(game, given),
        side="japan",
        question=True,
        tell=T("It ends in a hex that holds no unit of either side."),
    )
    if told["place"]:
        game.unit(counter).place = told["place"][0]
    way: WayBack = told["way"]
    return way


def _way_field(game: Game) -> Field:
    """Return the field for how a retreat was open; zones of control may not matter (B-72)."""
    free = game.ruling("B-72") == "free"
    ways = {value: text for value, text in _WAYS.items() if value != "zoc" or not free}
    return one_of("way", T("the way back"), [Option(value, text) for value, text in ways.items()])


def _one_end(game: Game, given: dict[str, Value]) -> Text | None:
    """Hold the player to one hex for an open retreat and to none for another."""
    places = given["place"]
    if len(places) != (given["way"] == "open"):
        return T("If the way is open, name one hex; if it is not, name none.")
    return words.first(words.taken(game, word) for word in places)


_WAYS = {
    "open": T("open"),
    "zoc": T("only through an enemy zone of control"),
    "none": T("none"),
}
