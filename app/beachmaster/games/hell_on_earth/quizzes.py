"""The small questions of a first game of Hell on Earth, from what is at hand at a prompt."""

from collections.abc import Iterator, Mapping

from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.prompt import Prompt
from beachmaster.engine.quiz import COUNTS, Quiz, QuizSource, of_die, of_number, step_text
from beachmaster.engine.text import Text
from beachmaster.games.hell_on_earth import tables
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import Ground, attack_units
from beachmaster.games.hell_on_earth.paths import (
    LEAVE_BEACH,
    LEAVE_ZOC,
    allowance,
    exits,
    most_of,
    normal_moves,
    why_not_move,
)
from beachmaster.games.hell_on_earth.rolls import column_text
from beachmaster.games.hell_on_earth.state import US_STEPS
from beachmaster.games.hell_on_earth.texts import T

RATIO, POINTS, STEPS_BACK = "hoe:5.4.2.6", "hoe:5.3.2.1", "hoe:5.8.2.1"
PAIR = 2
"""At most so many units make one assault (hoe:5.4.2.2)."""
LOOKED_AT = 8
"""So many units are looked at for a step worth asking for."""
SUPPOSED = 3
"""The factor supposed of a target that nobody has seen."""


def ratio(game: Game, _prompt: Prompt) -> Quiz | None:
    """Ask for the column of an assault that is possible now (hoe:5.4.2.6)."""
    if game.prints is None:
        return None  # who is next to whom is not known
    able = game.able_to_assault()
    foes = [name for name, _ in game.japanese()]
    beside = {name: attack_units(game, name, able)[:PAIR] for name in foes}
    target = max(foes, key=lambda name: (_seen(game, name), len(beside[name])), default="")
    units = beside.get(target, [])
    if not units:
        return None
    attack = sum(game.combat_factor(name) for name in units)
    defence = game.printed(target).cf if _seen(game, target) else SUPPOSED
    known = T("{units} assault {target}, {attack} against {defence}: which column of the table?")
    supposed = T(
        "{units} assault {target} with {attack}. If it turns out to have {defence}: which column "
        "of the table?"
    )
    text = (known if _seen(game, target) else supposed).fill(
        units=[game.us_name(name) for name in units],
        attack=attack,
        target=game.japanese_name(target),
        defence=defence,
    )
    why = T("{attack} over {defence}, rounded down; never below 1:1 or above {most}:1.")
    because = why.fill(attack=attack, defence=defence, most=tables.COLUMNS)
    found = tables.column(attack, defence)
    return of_number(text, found, because, RATIO, column_text, range(1, tables.COLUMNS + 1))


def _seen(game: Game, name: str) -> bool:
    return not game.unit(name).hidden


def points(game: Game, _prompt: Prompt) -> Quiz | None:
    """Ask what a step costs that leaves a beach or a zone of control (hoe:5.3.2.1)."""
    if game.prints is None:
        return None
    ground = Ground(game)
    steps = [step for name in game.us_on_map()[:LOOKED_AT] for step in _steps(ground, name)]
    if not steps:
        return None
    name, there, cost = max(steps, key=lambda step: (step[2], step[0]))
    text = step_text(game.us_name(name), game.us(name).place, there)
    because = _made_of(ground, game.us(name).place, there)
    return of_number(text, cost, because, POINTS, within=COUNTS)


def _steps(ground: Ground, name: str) -> Iterator[tuple[str, HexId, int]]:
    """Yield the single steps of a unit whose cost is known for sure."""
    if why_not_move(ground, name) is not None:
        return
    dearest = max((cost for _near, cost in exits(ground, ground.game.us(name).place)), default=0)
    beyond = min(dearest - allowance(ground.game, name), 0)  # no longer way matters to a step
    for place, ways in normal_moves(ground, name, beyond).items():
        if len(ways[0].path) == 1 and most_of(ground, ways[0]) == ways[0].cost:
            yield name, place, ways[0].cost


def _made_of(ground: Ground, here: HexId, there: HexId) -> Text:
    """Say what the cost of a step is made of."""
    parts = [T("{n} to enter", n=ground.prints.cost(there)[0])]
    if ground.prints.beach(here):
        parts.append(T("{n} more to leave a beach", n=LEAVE_BEACH))
    if ground.in_zoc(here):
        parts.append(T("{n} more to leave a zone of control", n=LEAVE_ZOC))
    return T("{parts}.", parts=list(parts))


def steps_back(game: Game, _prompt: Prompt) -> Quiz | None:
    """Ask how many lost steps of one unit can be bought back at once (hoe:5.8.2.1)."""
    units = game.us_on_map()
    name = min(units, key=lambda one: game.us(one).steps, default="")
    if not name or game.us(name).steps > US_STEPS - 2:
        return None
    text = T(
        "{unit} shows {steps} of {most} steps. How many can you buy back in this phase?",
        unit=game.us_name(name),
        steps=game.us(name).steps,
        most=US_STEPS,
    )
    because = T("A unit regains one step a phase, however many points you have.")
    return of_number(text, 1, because, STEPS_BACK, within=COUNTS)


def _die(rule: str) -> QuizSource[Game]:
    return QuizSource(lambda _game, prompt: of_die(prompt, rule), rule)


QUIZZES: Mapping[str, QuizSource[Game]] = {
    "us-bombardment": _die("hoe:5.2.3"),
    "japanese-bombardment": _die("hoe:5.2.3"),
    "move": QuizSource(points, POINTS),
    "attack": QuizSource(ratio, RATIO),
    "recon": _die("hoe:5.4.1"),
    "raid": _die("hoe:5.5"),
    "spend-command-points": QuizSource(steps_back, STEPS_BACK),
}
"""What can be asked at a prompt, by its procedure."""
