"""The Regroup Impulse: every unit may move one area, among friends only (ies:8.1.3)."""

from collections.abc import Collection, Iterator, Sequence

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options, Place
from beachmaster.engine.text import Param, Text
from beachmaster.engine.values import Value
from beachmaster.games.ie_shima.borders import Step, supposing, touch_not
from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.move_words import ARROW, told_words
from beachmaster.games.ie_shima.moving import tell
from beachmaster.games.ie_shima.places import BEACHES, PLACES, is_area
from beachmaster.games.ie_shima.roster import BATTALIONS, ROSTER, SideId, is_pillbox
from beachmaster.games.ie_shima.texts import T
from beachmaster.games.ie_shima.ways import regroups


def able(field: Field, side: SideId) -> Iterator[str]:
    """Yield the units that could regroup (ies:8.1.3)."""
    return (unit for unit, entry in ROSTER.items() if entry.side == side and regroups(field, unit))


def regroup(game: Game, side: SideId) -> Steps[None]:
    """Ask for all moves of a Regroup Impulse at once, and make them in order (ies:8.1.3)."""
    units = list(able(game.field, side))
    told = yield Choose(
        procedure="regroup",
        side=side,
        text=T(
            "Which units regroup, and where? Each moves one area; full areas fill in this order."
        ),
        heading=T("Which units regroup, and where?"),
        condition=T("Each moves one area; full areas fill in this order."),
        rules=("ies:8.1.3", "ies:7.1"),
        options=Options(
            lambda: [*(Option(unit, _words(game, unit)) for unit in units), *_battalions(units)],
            lambda value: _accepts(game, side, value),
            says=told_words,
            bars=lambda value: _bars(game, side, value),
        ),
        minimum=0,
        maximum=len(units),
        several=True,
        spends=True,
        agrees=lambda told: objection(game, told),
    )
    gone = set[str]()
    for word in told:
        if ARROW in word:
            moves = [one for one in read(game.field, word) if one[0] not in gone]
        else:
            moves = yield from _where(game, word, gone)
        gone.update(unit for unit, _ in moves)
        _move(game, moves)


def _move(game: Game, moves: Sequence[tuple[str, str]]) -> None:
    together: dict[tuple[str, str], list[str]] = {}
    for unit, goal in moves:
        start = game.state.units[unit].place
        if goal in regroups(game.field, unit):
            game.rests_on_way([start, goal])
            game.field.put(unit, goal)
            together.setdefault((start, goal), []).append(unit)
    for way, units in together.items():
        tell(game, units, way)
    game.turned()


def members(word: str, field: Field) -> list[str]:
    """Return the units that a word names: one, or those of a battalion that can regroup."""
    named = [word] if word in ROSTER else list(BATTALIONS.get(word, ()))
    return [unit for unit in named if regroups(field, unit)]


def read(field: Field, word: str) -> list[tuple[str, str]]:
    """Return the moves that a word tells: units that can go to the area named."""
    unit, _, goal = word.partition(ARROW)
    return [(one, goal) for one in members(unit, field) if goal in regroups(field, one)]


def _accepts(game: Game, side: SideId, value: object) -> bool:
    """Tell whether a word moves a unit; on the player's own map over any border it may have."""
    named = _read_off(side, value)
    if named is None:
        return False
    field, (units, goal) = game.field, named
    return any(goal in regroups(field, unit) or _over(game, field, unit, goal) for unit in units)


def _read_off(side: SideId, value: object) -> tuple[tuple[str, ...], str] | None:
    """Return the units of a side that a word names with their area, None where it names none."""
    word, mark, goal = value.partition(ARROW) if isinstance(value, str) else ("", "", "")
    units = (word,) if word in ROSTER else BATTALIONS.get(word, ())
    own = tuple(unit for unit in units if ROSTER[unit].side == side)
    return (own, goal) if own and mark and goal in PLACES.names else None


def _over(game: Game, field: Field, unit: str, goal: str) -> tuple[Step, ...]:
    """Return the step to an area if only the map can tell whether it touches, else nothing."""
    steps = tuple(game.unsettled((field.units[unit].place, goal)))
    return steps if steps and goal in regroups(supposing(field, steps), unit) else ()


def _bars(game: Game, side: SideId, value: object) -> Text | None:
    """Say why a unit cannot regroup to an area, None where the word names no unit with an area."""
    named = _read_off(side, value)
    if named is None:
        return None
    field, ((unit, *_), goal) = game.field, named
    start = field.units[unit].place
    words: dict[str, Param] = {"unit": ROSTER[unit].name, "area": PLACES.name(goal)}
    if not (is_area(start) or start in BEACHES) or is_pillbox(unit):
        return T("{unit} cannot regroup.").fill(**words)
    if goal not in field.ground.neighbours(start):
        return touch_not(field, start, goal)
    if not field.free(side, goal):
        return T("{unit} cannot regroup to {area}: it is no Free area.").fill(**words)
    return T("{unit} cannot regroup to {area}: it is full.").fill(**words)


def objection(game: Game, told: Sequence[str]) -> Text | None:
    """Return why units cannot regroup so, None where they can (ies:8.1.3, ies:7.1).

    A border that only the player's own map can tell is asked for, if the moves are made now.
    """
    copy, gone = game.field.copy(), set[str]()
    for word in told:
        copy = _settled(game, copy, word)
        for unit, goal in read(copy, word) if ARROW in word else ():
            if unit in gone or goal not in regroups(copy, unit):
                return T("{unit} cannot go there any more.", unit=ROSTER[unit].name)
            gone.add(unit)
            copy.put(unit, goal)
    return None


def _settled(game: Game, field: Field, word: str) -> Field:
    """Return the position with the borders that a word leads over; they are asked for."""
    unit, _, goal = word.partition(ARROW)
    for one in ((unit,) if unit in ROSTER else BATTALIONS.get(unit, ())) if goal else ():
        steps = _over(game, field, one, goal)
        if steps:
            game.asks_borders(steps)
            field = supposing(field, steps)
    return field


def _where(game: Game, word: str, gone: Collection[str]) -> Steps[list[tuple[str, str]]]:
    """Ask where those units of a word go that have not gone yet: each moves one area."""
    units = [unit for unit in members(word, game.field) if unit not in gone]
    if not units or not regroups(game.field, units[0]):
        return []
    side = ROSTER[units[0]].side

    def settled(goal: Value) -> None:
        for unit in units:
            _settled(game, game.field, f"{unit}{ARROW}{goal}")

    goal = yield Place(
        procedure="regroup-to",
        subjects=tuple(units),
        side=side,
        text=game.where_to(units),
        rules=("ies:8.1.3",),
        options=Options(
            lambda: [Option(one, game.place(one)) for one in regroups(game.field, units[0])],
            (lambda goal: _accepts(game, side, f"{units[0]}{ARROW}{goal}"))
            if game.beside_table
            else None,
            bars=lambda goal: _bars(game, side, f"{units[0]}{ARROW}{goal}"),
        ),
        agrees=settled,
    )
    return [(unit, str(goal)) for unit in units]


def _battalions(units: Sequence[str]) -> list[Option]:
    names = [n for n, members in BATTALIONS.items() if sum(unit in units for unit in members) > 1]
    return [Option(name, T("{battalion}: all that can", battalion=name)) for name in names]


def _words(game: Game, unit: str) -> Text:
    place = game.place(game.state.units[unit].place)
    return T("{unit}, {place}", unit=game.with_side(unit), place=place)
