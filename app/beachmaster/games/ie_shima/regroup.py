"""The Regroup Impulse: every unit may move one area, among friends only (ies:8.1.3)."""

from collections.abc import Collection, Iterator, Sequence

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options, Place
from beachmaster.engine.text import Text
from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.move_words import ARROW, told_words
from beachmaster.games.ie_shima.moving import tell
from beachmaster.games.ie_shima.roster import BATTALIONS, ROSTER, SideId
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
        text=T("Who regroups, and where to? Each unit one area; full areas fill in this order."),
        rules=("ies:8.1.3", "ies:7.1"),
        options=Options(
            lambda: [*(Option(unit, _words(game, unit)) for unit in units), *_battalions(units)],
            lambda value: bool(ARROW in str(value) and read(game.field, str(value))),
            says=told_words,
        ),
        minimum=0,
        maximum=len(units),
        several=True,
        agrees=lambda told: objection(game.field, told),
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


def objection(field: Field, told: Sequence[str]) -> Text | None:
    """Return why units cannot regroup so, None where they can (ies:8.1.3, ies:7.1)."""
    copy, gone = field.copy(), set[str]()
    for word in told:
        for unit, goal in read(copy, word) if ARROW in word else ():
            if unit in gone or goal not in regroups(copy, unit):
                return T("{unit} cannot go there any more.", unit=ROSTER[unit].name)
            gone.add(unit)
            copy.put(unit, goal)
    return None


def _where(game: Game, word: str, gone: Collection[str]) -> Steps[list[tuple[str, str]]]:
    """Ask where those units of a word go that have not gone yet: each moves one area."""
    units = [unit for unit in members(word, game.field) if unit not in gone]
    goals = list(regroups(game.field, units[0])) if units else []
    if not goals:
        return []
    goal = yield Place(
        procedure="regroup-to",
        subjects=tuple(units),
        side=ROSTER[units[0]].side,
        text=game.where_to(units),
        rules=("ies:8.1.3",),
        options=Options(lambda: [Option(one, game.place(one)) for one in goals]),
    )
    return [(unit, str(goal)) for unit in units]


def _battalions(units: Sequence[str]) -> list[Option]:
    names = [n for n, members in BATTALIONS.items() if sum(unit in units for unit in members) > 1]
    return [Option(name, T("{battalion}: all that can", battalion=name)) for name in names]


def _words(game: Game, unit: str) -> Text:
    place = game.place(game.state.units[unit].place)
    return T("{unit}, {place}", unit=game.with_side(unit), place=place)
