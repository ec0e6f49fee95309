"""Retreat on a tracked board: which hexes are open, and the move (bib:7.7, B-72)."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Option, Options, Place
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.bloodbath.boards.questions import WayBack
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.stacking import may_share, put_under
from beachmaster.games.bloodbath.texts import T

if TYPE_CHECKING:
    from beachmaster.games.bloodbath.boards.tracked import TrackedBoard

Closed = Callable[[HexId], bool]


def ends(island: Island, start: HexId, hexes: int, closed: Closed, room: Closed) -> list[HexId]:
    """Return the hexes where a retreat of so many hexes can end, each step farther from its start.

    `closed` hexes are not entered; `room` says where the retreat may end, as nobody is displaced.
    """
    edge = {start}
    for gone in range(1, hexes + 1):
        edge = {
            near
            for place in edge
            for near in island.prints.neighbours(place)
            if island.prints.distance(start, near) == gone and not closed(near)
        }
    return sorted(place for place in edge if room(place))


def us_ends(island: Island, units: Sequence[str], hexes: int, zoc: bool) -> list[HexId]:
    """Return where US units of one hex can retreat to; `zoc` lets them through enemy ZOC."""
    start = island.game.us(units[0]).place

    def closed(place: HexId) -> bool:
        return (
            place in island.japanese
            or (not zoc and place in island.zoc)
            or any(island.closed_to(name, place) for name in units)
        )

    return ends(island, start, hexes, closed, lambda place: _room(island, units, place))


def _room(island: Island, units: Sequence[str], place: HexId) -> bool:
    """Tell whether all the units fit into a hex beside those there (bib:5.3, bib:7.7.2)."""
    if island.landing_beach(place):
        return True
    there = [*island.game.us_in(place), *units]
    if island.prints.coast(place):
        return len(there) == 1
    return may_share(island.game, there)


def way_back(island: Island, units: Sequence[str], hexes: int) -> WayBack:
    """Tell whether units of one hex have a way back, free of zones of control or not (B-72)."""
    if us_ends(island, units, hexes, zoc=island.game.ruling("B-72") == "free"):
        return "open"
    return "zoc" if us_ends(island, units, hexes, zoc=True) else "none"


def fall_back(
    game: Game, board: "TrackedBoard", units: Sequence[str], hexes: int
) -> Steps[WayBack]:
    """Let the player pick where US units of one hex go, and move them together (14.3, 17.2)."""
    island = Island(game)
    state = way_back(island, units, hexes)
    board.note(game, "retreat", (units[0],), {"way": state, "joins": []})
    if state != "open":
        return state
    goals = us_ends(island, units, hexes, zoc=game.ruling("B-72") == "free")
    names = [game.us_name(name) for name in units]
    place = yield from _where(goals, units[0], _WHERE.fill(units=names), "us")
    board.note(game, "retreat", (units[0],), {"way": state, "joins": game.us_in(place)})
    for name in units:
        put_under(game, name, place)
    return "open"


def fall_back_japanese(
    game: Game, board: "TrackedBoard", counter: str, hexes: int
) -> Steps[WayBack]:
    """Let a face-up Japanese unit retreat to a hex free of both sides (bib:7.7)."""
    island = Island(game)
    start = game.unit(counter).place
    taken = island.americans | island.japanese

    def goals(zoc: bool) -> list[HexId]:
        return ends(
            island,
            start,
            hexes,
            lambda place: place in island.americans or (not zoc and place in island.us_zoc),
            lambda place: place not in taken,
        )

    free = goals(zoc=game.ruling("B-72") == "free")
    if not free:
        shut: WayBack = "zoc" if goals(zoc=True) else "none"
        board.note(game, "retreat-japanese", (start,), {"way": shut, "place": []})
        return shut
    who = game.japanese_name(counter)
    place = yield from _where(free, start, _WHERE.fill(units=[who]), "japan")
    game.unit(counter).place = place
    board.note(game, "retreat-japanese", (start,), {"way": "open", "place": [place]})
    return "open"


def _where(goals: Sequence[HexId], subject: str, text: Text, side: str) -> Steps[HexId]:
    chosen = yield Place(
        procedure="retreat",
        subjects=(subject,),
        text=text,
        rules=("bib:7.7",),
        side=side,
        options=Options(lambda: [Option(place, plain_text(place)) for place in goals]),
        question=True,
    )
    return str(chosen)


_WHERE = T("Where do {units} retreat to?")
