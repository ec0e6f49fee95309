"""The small questions of a first game of Bloodbath, from what is at hand at a prompt."""

from collections.abc import Iterator, Mapping

import msgspec

from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.prompt import Prompt, Roll
from beachmaster.engine.quiz import COUNTS, Quiz, QuizSource, of_number, step_text
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.paths import MOVING, moves, shut_in
from beachmaster.games.bloodbath.texts import TN, T

MOBILE, BANZAI = "mobile-movement", "bib:20.5.1"
LOOKED_AT = 8
"""So many units are looked at for a step worth asking for."""


def column(_game: Game, prompt: Prompt) -> Quiz | None:
    """Ask for the column that ground or a shift leads to, or else the differential (bib:7.3)."""
    if not isinstance(prompt, Roll):
        return None
    facts = {figure.name: figure for figure in prompt.facts}
    if "amount" not in facts:
        return None
    found = facts["column"]
    if "terrain-column" in facts:
        before, source = facts["terrain-column"], _SHIFTED
    elif "clear-column" in facts:
        before, source = facts["clear-column"], _ON_GROUND
    else:
        return _differential(prompt, int(facts["amount"].value), facts["amount"].rule)
    text = source.fill(number=before.value)
    because = T("{label}: {number}.", label=found.label, number=found.value)
    quiz = of_number(text, int(found.value), because, found.rule, within=COUNTS)
    return msgspec.structs.replace(quiz, veils=True)


def _differential(prompt: Roll, amount: int, rule: str) -> Quiz | None:
    """Ask what attack less defense comes to."""
    counted = [line.value for line in prompt.lines if line.applied]
    ours, theirs = (sum(one for one in counted if one * sign > 0) for sign in (1, -1))
    if not ours or not theirs or ours + theirs != amount:
        return None
    text = T("{attack} against {defense}: which differential?", attack=ours, defense=-theirs)
    because = T("Attack less defense: {attack} − {defense}.", attack=ours, defense=-theirs)
    return msgspec.structs.replace(of_number(text, amount, because, rule, _signed), veils=True)


def _signed(number: int) -> Text:
    return plain_text(f"{number:+d}")


def banzai(game: Game, _prompt: Prompt) -> Quiz | None:
    """Ask up to which first die there is a Banzai attack (bib:20.5.1)."""
    cleared = len(game.state.cleared)
    if not cleared:
        return None
    text = TN(
        "{n} sector is cleared. Up to which first die do the Japanese attack?",
        "{n} sectors are cleared. Up to which first die do the Japanese attack?",
        n=cleared,
    )
    because = T("There is an attack unless the die is higher than the number of cleared sectors.")
    return of_number(text, cleared, because, BANZAI, within=range(7))


def points(game: Game, _prompt: Prompt) -> Quiz | None:
    """Ask what a step onto dear ground costs (bib:5.2)."""
    if game.prints is None:
        return None
    island = Island(game)
    mobile = game.state.phase == MOBILE
    steps = [step for name in game.us_on_map()[:LOOKED_AT] for step in _steps(island, name, mobile)]
    if not steps:
        return None
    name, there, cost = max(steps, key=lambda step: (step[2], step[0]))
    text = step_text(game.us_name(name), game.us(name).place, there)
    because = T("Only the terrain of the hex entered counts.")
    return of_number(text, cost, because, MOVING, within=COUNTS)


def _steps(island: Island, name: str, mobile: bool) -> Iterator[tuple[str, HexId, int]]:
    """Yield the single steps of a unit whose cost is known for sure."""
    prints = island.prints
    if shut_in(island, name):
        return
    for place, way in moves(island, name, mobile).items():
        if len(way.path) == 1 and not way.redeployment and prints.most(place) == way.cost:
            yield name, place, way.cost


_ON_GROUND = T(
    "On clear ground it would be column {number}. Which column is it in the target's terrain?"
)
_SHIFTED = T(
    "In the target's terrain it is column {number}. Which column is it for a Banzai attack?"
)
QUIZZES: Mapping[str, QuizSource[Game]] = {
    "move": QuizSource(points, MOVING),
    "combat": QuizSource(column),
    "banzai-combat": QuizSource(column),
    "banzai-dice": QuizSource(banzai, BANZAI),
}
"""What can be asked at a prompt, by its procedure."""
