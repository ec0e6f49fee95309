"""Coach the US movement: who cannot go and why, what the others may do, and where (bib:5.2)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from beachmaster.engine.coach import (
    Barred,
    Coach,
    Goal,
    Going,
    Line,
    cannot_of,
    may_of,
)
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.bloodbath.board_data import COLOURS, RULED_COSTS, TERRAIN_TEXTS
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import FAR, Island
from beachmaster.games.bloodbath.landing import (
    A_COLOUR,
    A_PHASE,
    open_beaches,
    why_not_here,
    why_not_land,
)
from beachmaster.games.bloodbath.paths import (
    MOBILE,
    MOVING,
    WhyNot,
    cost_words,
    moves,
    points,
    shut_in,
    why_not_redeploy,
)
from beachmaster.games.bloodbath.places import AVAILABLE
from beachmaster.games.bloodbath.texts import T

ARROW = ">"
LANDING, REDEPLOYING, TANKS, ZONES = "bib:14.2", "bib:15.0", "bib:17.3", "bib:6.0"
WAITING = "bib:14.1"


class Phase(Protocol):
    """What a movement phase keeps: who has landed where, who moved, whom the player let stay."""

    game: Game
    mobile: bool
    moved: list[str]
    stayed: list[str]
    landed: dict[str, HexId]


def why_not(phase: Phase, island: Island, name: str) -> Text | None:
    """Return why a unit can neither land nor move now, or None."""
    ashore = phase.game.us(name).on_map
    if name in phase.stayed:
        return (
            T("You left it where it is in this phase.")
            if ashore
            else T("You left it at sea in this phase.")
        )
    if name in phase.moved:
        return T("It has landed or moved in this phase.")
    if not ashore:
        closed = why_not_land(phase.game, name, phase.landed)
        return closed or (
            None
            if open_beaches(island, phase.landed)
            else T("No beach takes another landing in this phase.")
        )
    if name in phase.game.state.rebuilt:
        return _REBUILT
    return _SHUT_IN if shut_in(island, name) else None


# -- the whole phase -----------------------------------------------------------------------------


def tell_phase(phase: Phase) -> Coach:
    """Return who cannot go, what the others may do, and who is done (bib:5.2, bib:14.2)."""
    game, island = phase.game, Island(phase.game)
    units = units_of(game)
    finished = {*phase.moved, *phase.stayed}
    reasons = {name: why_not(phase, island, name) for name in units}
    closed = [(name, why) for name, why in reasons.items() if why is not None]
    may = ((n, tuple(_lines(phase, island, n))) for n, why in reasons.items() if why is None)

    return _coach_of(
        game,
        [pair for pair in closed if pair[0] not in finished],
        may,
        [pair for pair in closed if pair[0] in finished],
        _costs(island),
    )


def tell_table(game: Game, mobile: bool) -> Coach:
    """Return what units may do that the player moves on a map we do not follow (bib:14.2)."""
    units = units_of(game)
    reasons = {name: _why_not_told(game, name) for name in units}
    closed = [(name, why) for name, why in reasons.items() if why is not None]
    may = ((n, tuple(_told_lines(game, n, mobile))) for n, why in reasons.items() if why is None)
    return _coach_of(game, closed, may, (), (entering_line(), stops_line(game), STACKING_LINE))


def _why_not_told(game: Game, name: str) -> Text | None:
    if not game.us(name).on_map:
        return why_not_land(game, name, {})
    return _REBUILT if name in game.state.rebuilt else None


def _told_lines(game: Game, name: str, mobile: bool) -> Iterator[Line]:
    """Yield what a unit may do, wherever it stands."""
    if not game.us(name).on_map:
        yield landing_line({})
        return
    yield from points(game, game.factors(name).movement, mobile)
    if game.is_tank(name):
        yield _TANK_LINE
    yield redeployment_line(MOBILE if mobile else None)


def _coach_of(
    game: Game,
    closed: Sequence[tuple[str, Text]],
    may: Iterable[tuple[str, tuple[Line, ...]]],
    done: Sequence[tuple[str, Text]],
    costs: Iterable[Line],
) -> Coach:
    """Group units with what is said of them."""

    def named(names: Sequence[str]) -> Text:
        return T("{units}", units=_names(game, names))

    return Coach(
        cannot=cannot_of(closed, named, MOVING, LANDING),
        may=may_of(may, named),
        done=cannot_of(done, named, MOVING),
        costs=tuple(costs),
    )


def units_of(game: Game) -> list[str]:
    """Return the units that a movement phase is about: those on the island and those to land."""
    return [name for name, unit in game.state.us.items() if unit.on_map or unit.place == AVAILABLE]


def _names(game: Game, names: Sequence[str]) -> list[Text]:
    """Name units, a regiment that is all there in one."""
    found, said = list[Text](), set[str]()
    for name in names:
        regiment = game.data.us[name].regiment
        if regiment in said:
            continue
        of_it = [n for n in game.state.us if regiment and game.data.us[n].regiment == regiment]
        if of_it and set(of_it) <= set(names):
            said.add(regiment)
            found.append(T("regiment {number}", number=plain_text(regiment)))
        else:
            found.append(game.us_name(name))
    return found


def _lines(phase: Phase, island: Island, name: str) -> Iterator[Line]:
    """Yield what a unit may do where it is."""
    game = phase.game
    if not game.us(name).on_map:
        yield landing_line(phase.landed)
        return
    yield from points(game, game.factors(name).movement, phase.mobile)
    if game.us(name).place in island.zoc:
        yield _zone_line(game)
    if game.is_tank(name):
        yield _TANK_LINE
    yield redeployment_line(why_not_redeploy(island, name, phase.mobile))


def landing_line(landed: Mapping[str, HexId]) -> Line:
    """Say where and how many units land (bib:14.2)."""
    words = T(
        "may land: one unit on each beach hex, {colour} on each colored beach, {left} more in "
        "this phase",
        colour=A_COLOUR,
        left=A_PHASE - len(landed),
    )
    return Line(words, (LANDING, WAITING))


def redeployment_line(barred: Text | None) -> Line:
    """Say how a unit redeploys, or why it does not (bib:15.0)."""
    words = (
        T(
            "or may redeploy any distance, always {least} or more hexes from all Japanese "
            "({between} between)",
            least=FAR,
            between=FAR - 1,
        )
        if barred is None
        else T("may not redeploy: {reason}", reason=barred)
    )
    return Line(words, (REDEPLOYING,))


def _zone_line(game: Game) -> Line:
    words = (
        T("in a zone of control: may not move straight into another")
        if game.ruling("B-62") == "never-zone-to-zone"
        else T("in a zone of control: may leave, even straight into another")
    )
    return Line(words, (ZONES,))


def _costs(island: Island) -> Iterator[Line]:
    """Yield what every move costs, and what ends it."""
    yield entering_line(
        {terrain: island.prints.cost_of(terrain) for terrain in TERRAIN_TEXTS}
        if not island.prints.own
        else RULED_COSTS
    )
    yield stops_line(island.game)
    yield STACKING_LINE


def entering_line(costs: Mapping[str, int] = RULED_COSTS) -> Line:
    """Say what it costs to enter terrain; what is not among it stands on the map (bib:5.2)."""
    each = [
        T("{terrain} {cost}", terrain=words, cost=costs[terrain])
        for terrain, words in TERRAIN_TEXTS.items()
        if terrain in costs
    ]
    source = (
        T("Cost to enter: {costs}. Hills do not count.")
        if len(each) == len(TERRAIN_TEXTS)
        else T("Cost to enter: {costs}, others as your map says. Hills do not count.")
    )
    return Line(source.fill(costs=each), (MOVING,))


def stops_line(game: Game) -> Line:
    """Say what ends a move, and that one hex may always be entered (5.2, 6.0, B-36, B-62)."""
    words = (
        T(
            "A unit stops when it enters a beach, a ravine or a zone of control (any hex next to "
            "the enemy), and never moves from zone to zone. It may always enter one hex, "
            "whatever that costs."
        )
        if game.ruling("B-62") == "never-zone-to-zone"
        else T(
            "A unit stops when it enters a beach, a ravine or a zone of control (any hex next to "
            "the enemy), even from another zone. It may always enter one hex, whatever that "
            "costs."
        )
    )
    return Line(words, (MOVING, ZONES))


# -- one unit --------------------------------------------------------------------------------------


def tell_unit(phase: Phase, name: str) -> Going | None:
    """Return where a unit can go and why no farther, None where it is no unit of this phase."""
    game = phase.game
    if name not in units_of(game):
        return None
    island, words = Island(game), game.us_name(name)
    why = why_not(phase, island, name)
    if why is not None:
        return Going(unit=name, text=words, cannot=why)
    return Going(
        unit=name,
        text=words,
        lines=tuple(_lines(phase, island, name)),
        where=tuple(_goals(phase, island, name)),
        barred=tuple(barred(phase, island, name)),
    )


def _goals(phase: Phase, island: Island, name: str) -> Iterator[Goal]:
    """Yield the beaches of a landing, or the hexes of a move, the cheapest first."""
    if not phase.game.us(name).on_map:
        for place in open_beaches(island, phase.landed):
            yield Goal(place, beach_words(island, place), f"{name}{ARROW}{place}", (LANDING,))
        return
    ways = moves(island, name, phase.mobile)
    order = sorted(ways, key=lambda place: (ways[place].redeployment, ways[place].cost, place))
    for place in order:
        rule = REDEPLOYING if ways[place].redeployment else MOVING
        yield Goal(place, cost_words(island, ways[place]), f"{name}{ARROW}{place}", (rule,))


def beach_words(island: Island, place: HexId) -> Text:
    """Say what beach a hex is, and whether the enemy holds it."""
    source = (
        T("{color} beach, held by the enemy") if place in island.japanese else T("{color} beach")
    )
    return source.fill(color=COLOURS[island.prints.colour(place)])


def barred(phase: Phase, island: Island, name: str) -> Iterator[Barred]:
    """Yield the hexes nearby, or the beaches, that are closed to a unit, each with the reason."""
    game, start = phase.game, phase.game.us(name).place
    if not game.us(name).on_map:
        for place in island.landing_beaches():
            why = why_not_here(island, phase.landed, place)
            if why is not None:
                yield Barred(place, why, (LANDING,))
        return
    open_hexes = {start, *moves(island, name, phase.mobile)}
    reach, reasons = game.factors(name).movement, WhyNot(island, name, phase.mobile)
    for place in island.prints.hexes:
        if place not in open_hexes and island.prints.distance(start, place) <= reach:
            yield Barred(place, reasons.there(place), (MOVING,))


STACKING_LINE = Line(
    T(
        "A hex holds one unit, or two if one is a support unit. Your landing beaches hold any "
        "number: units that land go below, only the top one fights, and all retreat with it."
    ),
    ("bib:5.3", "bib:17.1", "bib:14.3"),
)
_TANK_LINE = Line(T("may not enter ravine, mountain or mine hexes"), (TANKS,))
_REBUILT = T("It got a replacement step in this phase, so it stays where it is.")
_SHUT_IN = T("It cannot move: Japanese units and their zones of control bar every hex next to it.")
