"""Tell moves and carry them out, unit by unit in the order told (ies:10.2)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from beachmaster.engine.acts import moves
from beachmaster.engine.asking import may_ask_now
from beachmaster.engine.coach import (
    Barred,
    Coach,
    Coaching,
    Goal,
    Going,
    Line,
    cannot_of,
    may_of,
)
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Closed, Option, Options, Place
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.games.ie_shima import doubts
from beachmaster.games.ie_shima.barring import why_not
from beachmaster.games.ie_shima.borders import Step, is_near, supposing
from beachmaster.games.ie_shima.engaged import targets
from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.move_words import ARROW, called, told_words
from beachmaster.games.ie_shima.places import AREAS, BOTH, PLACES
from beachmaster.games.ie_shima.roster import BATTALIONS, ROSTER
from beachmaster.games.ie_shima.state import Active
from beachmaster.games.ie_shima.texts import T
from beachmaster.games.ie_shima.ways import (
    Way,
    allowance,
    first_way,
    go,
    may_move,
    movers,
    way_along,
    ways,
    ways_to,
)

DONE, FIRST = "done", "attack"
"""That nobody else moves in this impulse; or not before an attack."""
MOVE_RULES = ("ies:10.1", "ies:10.2", "ies:10.2.1", "ies:10.2.4", "ies:10.3", "ies:10.3.1")
NO_WAY = T("It cannot go anywhere: costs, full areas or enemies bar each step.")
FINISHED = T("It has moved or attacked in this impulse.")
ENDS = frozenset({DONE, FIRST})
ATTACK = Option(FIRST, T("Attack first: others may move after it."))
TWO_MORE = 2


class Marched:
    """Who went along which way in one answer: told together, and before anything else is asked."""

    def __init__(self, game: Game) -> None:
        self._game, self.any = game, False
        self._ways: dict[tuple[str, ...], list[str]] = {}

    def note(self, unit: str, path: tuple[str, ...]) -> None:
        """Note that a unit went along a way, from where it stood."""
        self._ways.setdefault(path, []).append(unit)
        self.any = True

    def tell(self) -> None:
        """Say who went so far and was not told yet."""
        for path, units in self._ways.items():
            tell(self._game, units, path)
        self._ways.clear()
        self._game.turned()


class Told(NamedTuple):
    """One told move: the units, one by one, and the areas of the way, the last alone or all."""

    units: tuple[str, ...]
    way: tuple[str, ...]


def who(active: Active, field: Field, word: str) -> list[str]:
    """Return the units that a word names: one, or those of a battalion that can still move."""
    units = (word,) if word in ROSTER else BATTALIONS.get(word, ())
    return [unit for unit in units if unit in active.begun and may_move(field, active, unit)]


def groups(able: Sequence[str]) -> list[str]:
    """Return the battalions of which several units can move."""
    return [
        name
        for name, members in BATTALIONS.items()
        if sum(unit in able for unit in members) >= TWO_MORE
    ]


def read(active: Active, field: Field, word: object) -> Told | None:
    """Return a told move, None where it names nobody who can move."""
    if not isinstance(word, str):
        return None
    unit, *way = word.split(ARROW)
    units = who(active, field, unit)
    return Told(tuple(units), tuple(way)) if units else None


def way_of(field: Field, active: Active, unit: str, way: Sequence[str]) -> list[Way]:
    """Return the ways that were told: along the areas named, or the cheapest to the only one."""
    if len(way) > 1:
        found = way_along(field, active, unit, way)
        return [found] if found is not None else []
    return ways_to(field, active, unit, way[0])


# -- asking ------------------------------------------------------------------------------------


def ask(game: Game) -> Steps[bool]:
    """Ask for moves until nobody else can move or is to; tell whether any unit moved.

    Attacks wait till then, so that units told one by one fight together (ies:11.0).
    """
    moved = False
    while able := movers(game.field, game.active):
        told = yield _prompt(game, able)
        marched = Marched(game)
        for word in told:
            if word not in ENDS:
                yield from carry_out(game, word, marched)
        marched.tell()
        moved = moved or marched.any
        if DONE in told:
            game.active.moved += movers(game.field, game.active)
        if FIRST in told:
            break
    return moved


def _prompt(game: Game, able: Sequence[str]) -> Choose:
    active, areas = game.active, _from(game)
    example = plain_text(_example(game.field, active, able[0]))
    return Choose(
        procedure="moves",
        subjects=tuple(active.areas),
        side=active.side,
        text=T(
            "Which units move from {areas}, and where? Type each move in order, such as {example}; "
            "end with done or attack.",
            areas=areas,
            example=example,
        ),
        heading=T("Which units move from {areas}, and where?", areas=areas),
        condition=T(
            "Type each move in order, such as {example}; end with done or attack.",
            example=example,
        ),
        rules=MOVE_RULES,
        options=Options(
            lambda: _options(game),
            lambda value: _accepts(game, value),
            says=told_words,
            bars=lambda value: _bars(game, value),
            unlisted=(ATTACK,),  # a move of the same line may lead to the first target
        ),
        minimum=1,
        maximum=len(able) + len(groups(able)) + len(ENDS),
        closed=lambda: _closed(game, active),
        several=True,
        agrees=lambda told: objection(game, told),
        coach=Coaching(lambda: _tells(game, active), lambda unit: _goes(game, active, unit)),
    )


def _example(field: Field, active: Active, unit: str) -> str:
    way = first_way(field, active, unit)
    return ARROW.join((ROSTER[unit].name, *(way.path if way is not None else ())))


def _options(game: Game) -> Iterator[Option]:
    able = movers(game.field, game.active)
    for unit in able:
        place = game.place(game.state.units[unit].place)
        yield Option(unit, T("{unit}, {place}", unit=game.with_side(unit), place=place))
    for name in groups(able):
        yield Option(name, T("{battalion}: all that can move", battalion=name))
    yield Option(DONE, T("Done: no other unit moves."))
    if targets(game.field, game.active):
        yield ATTACK


def _closed(game: Game, active: Active) -> list[Closed]:
    """Return who cannot move, each with the reason."""
    able = movers(game.field, active)
    done = (*active.moved, *active.fought)
    return [
        Closed(unit, game.with_side(unit), FINISHED if unit in done else NO_WAY, MOVE_RULES)
        for unit in active.begun
        if unit not in able
    ]


def _from(game: Game) -> Text:
    """Name the Active Area: both boxes of 16 April are one (ies:16.2)."""
    places = game.active.areas
    return game.place(BOTH) if len(places) > 1 else game.areas(places)


def _accepts(game: Game, value: object) -> bool:
    """Tell whether a word is a move of somebody who can move; the whole list is held by order.

    On the player's own map it may lead over a border that our estimate lacks.
    """
    if value == FIRST:
        return True
    told = _read_off(value)
    if told is None or not told.way or any(place not in PLACES.names for place in told.way):
        return False
    field, active = game.field, game.active
    return read(active, field, value) is not None or any(
        _over(game, field, active, unit, told.way) for unit in told.units
    )


def _read_off(word: object) -> Told | None:
    """Return a told move of any units, whether they can move or not; None where it names none."""
    unit, *way = word.split(ARROW) if isinstance(word, str) else ("",)
    units = (unit,) if unit in ROSTER else BATTALIONS.get(unit, ())
    return Told(tuple(units), tuple(way)) if units else None


def _over(
    game: Game, field: Field, active: Active, unit: str, way: Sequence[str]
) -> tuple[Step, ...]:
    """Return the borders on which it rests whether a unit can go a way, that only the map can tell.

    Nothing where it is barred whatever the map shows. Where another way leads round, only an answer
    that is given now waits for them, and only between areas that may well touch.
    """
    can_still = unit in active.begun and unit not in active.moved and unit not in active.fought
    place = field.units[unit].place
    if not (game.beside_table and can_still and place in active.areas):
        return ()
    steps = tuple(game.unsettled((place, *way)))
    if way_of(field, active, unit, way):
        first = steps and may_ask_now() and is_near(field, place, way[0])
        return steps if first and _opens(field, active, unit, way, steps) else ()
    if _opens(field, active, unit, way, steps):
        return steps
    doubtful = tuple(game.doubtful(active.side, place, way))
    return (*steps, *doubtful) if _opens(field, active, unit, way, steps, doubtful) else ()


def _opens(
    field: Field,
    active: Active,
    unit: str,
    way: Sequence[str],
    more: Sequence[Step],
    less: Sequence[Step] = (),
) -> bool:
    """Tell whether borders more and borders less would let a unit go a way."""
    if not more and not less:
        return False
    return way_along(supposing(field, more, less), active, unit, way) is not None


def _bars(game: Game, value: object) -> Text | None:
    """Say why a move that is not accepted cannot be, None where it names no unit with a way."""
    told, active = _read_off(value), game.active
    if told is None or not told.way or any(place not in PLACES.names for place in told.way):
        return None
    unit = next((one for one in told.units if one in active.begun), None)
    if unit is None:
        source = T("{unit} is not in the area that acts.")
        return source.fill(unit=ROSTER[told.units[0]].name)
    if unit in active.moved or unit in active.fought:
        return T("{unit}: {why}", unit=ROSTER[unit].name, why=FINISHED)
    return _why_not(game, game.field, active, unit, told.way)


def _why_not(game: Game, field: Field, active: Active, unit: str, way: Sequence[str]) -> Text:
    """Say why a unit cannot go a way whatever the player's map shows of its borders."""
    steps = game.unsettled((field.units[unit].place, *way))
    return why_not(supposing(field, steps) if steps else field, active, unit, way)


def objection(game: Game, told: Sequence[str]) -> Text | None:
    """Return why moves cannot be made in this order, None where they can (ies:10.2).

    A border that only the player's own map can tell is asked for, if the moves are made now. So is
    what bars a move by our estimate alone.
    """
    copy, then = game.field.copy(), _copied(game.active)
    for word in told:
        if word in ENDS:
            continue
        copy = _settled(game, copy, then, word)
        move = read(then, copy, word)
        if move is None:
            return T("{unit} cannot move any more.", unit=called(str(word)))
        for unit in move.units if move.way else ():
            found = way_of(copy, then, unit, move.way)
            if not found:
                doubts.settle(game, copy, then, unit, move.way, way_of)
                return _why_not(game, copy, then, unit, move.way)
            go(copy, then, unit, found[0])
    return None


def _settled(game: Game, field: Field, active: Active, word: str) -> Field:
    """Return the position with the borders that a move leads over; they are asked for."""
    told = _read_off(word)
    for unit in told.units if told is not None and told.way else ():
        steps = _over(game, field, active, unit, told.way) if told is not None else ()
        if steps:
            game.asks_borders(steps)
            near = field.ground.neighbours
            more = [(a, b) for a, b in steps if b not in near(a)]
            field = supposing(field, more, [step for step in steps if step not in more])
    return field


def _copied(active: Active) -> Active:
    return Active(
        active.side,
        active.areas,
        active.begun,
        active.contested,
        list(active.moved),
        dict(active.spent),
        dict(active.came),
        active.attacked,
        active.fought,
        active.calls,
    )


# -- carrying out ------------------------------------------------------------------------------


def carry_out(game: Game, word: str, marched: Marched) -> Steps[None]:
    """Move the units of one told move, and note who `marched` which way."""
    move = read(game.active, game.field, word)
    if move is None:
        return
    way = move.way
    if not way:
        marched.tell()
        goal = yield _where(game, move.units)
        if goal == DONE:
            game.active.moved += move.units
            return
        way = (str(goal),)
    for unit in move.units:
        chosen = yield from _way(game, unit, way, marched)
        if chosen is not None:
            start = game.state.units[unit].place
            rests_on(game, unit, (start, *chosen.path))
            go(game.field, game.active, unit, chosen)
            marched.note(unit, (start, *chosen.path))


def rests_on(game: Game, unit: str, path: Sequence[str]) -> None:
    """Have told what a way rests on: its edges, and the unit's Movement Factor (ies:10.2)."""
    game.rests_on_way(path)
    game.rests_on_counters([unit], moving=True)


def tell(game: Game, units: Sequence[str], path: Sequence[str]) -> None:
    """Say who went where, with the way (ies:10.2)."""
    words = {
        "units": game.names(units),
        "origin": game.place(path[0]),
        "goal": game.place(path[-1]),
    }
    through = path[1:-1]
    source = T("{units}: from {origin} to {goal}.")
    act = T("Move {units} from {origin} to {goal}.")
    if through:
        source = T("{units}: from {origin} through {through} to {goal}.")
        act = T("Move {units} from {origin} through {through} to {goal}.")
        words["through"] = game.areas(through)
    game.emit(
        "moves",
        source.fill(**words),
        "ies:10.2",
        act=moves(*units, words=act.fill(**words), own=game.is_own(ROSTER[units[0]].side)),
        units=list(units),
        way=list(path),
    )


def _where(game: Game, units: Sequence[str]) -> Place:
    """Ask where units go that were named without a way."""

    def goals() -> list[Option]:
        found = {way.goal: way for way in reversed(ways(game.field, game.active, units[0]))}
        listed = [Option(place, game.place(place)) for place in PLACES.names if place in found]
        return [*listed, Option(DONE, T("It stays."))]

    def over(goal: object) -> bool:
        return goal in AREAS and bool(_over(game, game.field, game.active, units[0], [str(goal)]))

    def settled(goal: Value) -> None:
        for unit in units if goal != DONE else ():
            _settled(game, game.field, game.active, f"{unit}{ARROW}{goal}")

    return Place(
        procedure="move-to",
        subjects=tuple(units),
        side=game.active.side,
        text=game.where_to(units),
        rules=MOVE_RULES,
        options=Options(
            goals,
            over if game.beside_table else None,
            bars=lambda goal: _bars(game, f"{units[0]}{ARROW}{goal}"),
        ),
        agrees=settled,
    )


def _way(game: Game, unit: str, told: Sequence[str], marched: Marched) -> Steps[Way | None]:
    """Return the way of a unit; where cheapest ones take other control, the player says which."""
    found = way_of(game.field, game.active, unit, told)
    if not found:
        return None
    if len(found) == 1:
        return found[0]
    listed = [ARROW.join(way.path) for way in found]
    marched.tell()
    chosen = yield Choose(
        procedure="which-way",
        subjects=(unit,),
        side=game.active.side,
        text=T(
            "Which way does {unit} take? Each takes control of different areas.",
            unit=game.name(unit),
        ),
        rules=("ies:10.2", "ies:7.2"),
        options=Options(lambda: [Option(one, plain_text(one)) for one in listed]),
    )
    return found[listed.index(str(chosen))]


# -- coaching ----------------------------------------------------------------------------------


def _tells(game: Game, active: Active) -> Coach:
    """Return who can move and who cannot (ies:10.2)."""
    field = game.field
    able = movers(field, active)
    done = [unit for unit in active.begun if unit in active.moved or unit in active.fought]
    stuck = [unit for unit in active.begun if unit not in able and unit not in done]
    finished = ((unit, FINISHED) for unit in done)
    return Coach(
        cannot=cannot_of(((unit, NO_WAY) for unit in stuck), game.names, *MOVE_RULES),
        may=may_of(((unit, _lines(field, unit)) for unit in able), game.names),
        done=cannot_of(finished, game.names, "ies:10.1"),
        costs=COSTS,
    )


def _lines(field: Field, unit: str) -> tuple[Line, ...]:
    points = allowance(field, unit)
    lines = [Line(T("{points} MF", points=points), ("ies:10.2",), points)]
    if field.rain and ROSTER[unit].side == "us":
        lines.append(Line(T("one less in rain"), ("ies:9.2",)))
    if field.contested(field.units[unit].place):
        lines.append(Line(T("first to a Free area"), ("ies:10.3.2",)))
    return tuple(lines)


def _goes(game: Game, active: Active, unit: str) -> Going | None:
    """Return where one unit can go, by its cheapest way, and what is barred next to it."""
    field = game.field
    if unit not in active.begun:
        return None
    best = _cheapest(field, active, unit) if unit in movers(field, active) else {}
    near = field.ground.neighbours(field.units[unit].place)
    return Going(
        unit=unit,
        text=game.with_side(unit),
        lines=_lines(field, unit),
        where=tuple(
            Goal(
                place,
                T("{points} MF", points=way.spent),
                _word(game, unit, way),
                ("ies:10.2",),
            )
            for place, way in best.items()
        ),
        barred=tuple(
            Barred(place, why_not(field, active, unit, [place]), MOVE_RULES)
            for place in near
            if place not in best
        ),
        cannot=None if best else NO_WAY,
    )


COSTS: tuple[Line, ...] = (
    Line(T("1 MF into a vacant area, 2 next to an enemy"), ("ies:10.2",)),
    Line(T("3 MF among reduced enemies only, 4 among others"), ("ies:10.2",)),
    Line(T("all MF from a box into an enemy area"), ("ies:10.2",)),
)


def goals_of(field: Field, active: Active | None, unit: str) -> Mapping[str, Value]:
    """Return where a unit can go, each with the answer that takes it there by its cheapest way."""
    cheapest = _cheapest(field, active, unit)
    return {goal: ARROW.join((unit, *way.path)) for goal, way in cheapest.items()}


def moves_of(game: Game, unit: str) -> Mapping[str, Value]:
    """Return where a unit can go, each with the move that takes it there."""
    cheapest = _cheapest(game.field, game.state.active, unit)
    return {goal: _word(game, unit, way) for goal, way in cheapest.items()}


def _word(game: Game, unit: str, way: Way) -> str:
    """Return the move along a way; to the goal alone where its area may touch after all."""
    field, place = game.field, game.state.units[unit].place
    round_about = is_near(field, place, way.goal) and game.unsettled((place, way.goal))
    return ARROW.join((unit, way.goal) if round_about else (unit, *way.path))


def _cheapest(field: Field, active: Active | None, unit: str) -> dict[str, Way]:
    """Return for each goal the way that spends least, of those the one through fewest areas."""
    best: dict[str, Way] = {}
    for way in sorted(ways(field, active, unit), key=lambda way: (way.spent, len(way.path))):
        best.setdefault(way.goal, way)
    return best
