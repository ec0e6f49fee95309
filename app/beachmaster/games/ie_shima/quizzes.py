"""The small questions of a first game of Ie Shima, from what is at hand at a prompt."""

from collections.abc import Callable, Iterator, Mapping

from beachmaster.engine.prompt import Prompt, Roll
from beachmaster.engine.quiz import COUNTS, Quiz, QuizSource, of_number
from beachmaster.engine.tables import applied_total
from beachmaster.engine.text import Text
from beachmaster.games.ie_shima import rolls
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.places import is_area
from beachmaster.games.ie_shima.texts import T
from beachmaster.games.ie_shima.ways import movers, ways

COSTS = (
    T("1 into a vacant area that no enemy is next to."),
    T("2 where an enemy is in an area next to it."),
    T("3 where all enemies in it are reduced."),
    T("4 where an enemy in it is at full strength."),
)
SUNSET, ENTERING = "ies:6.3.1", "ies:10.2"
LOOKED_AT = 4
"""So many units are looked at for a step worth asking for."""
FALLS: tuple[rolls.Fall, ...] = ("ends", "weather", "on")


def day(game: Game, prompt: Prompt) -> Quiz | None:
    """Ask what a Sunset DR about the marker's number comes to (ies:6.3.1)."""
    impulse = game.state.impulse
    if prompt.side != "us" or impulse <= rolls.LOWEST:
        return None
    total = impulse - impulse % 2
    text = T(
        "The Impulse marker is on {impulse} and your first two dice total {total}. What happens?",
        impulse=impulse,
        total=total,
    )
    because = T("Less than the marker ends the day; the same number changes the weather.")
    die = rolls.sunset(impulse, False)
    right = FALLS.index(rolls.fall(total, impulse, False))
    answers = tuple(map(die.say, FALLS))
    return Quiz(text=text, answers=answers, right=right, because=because, rule=SUNSET)


def price(game: Game, _prompt: Prompt) -> Quiz | None:
    """Ask what entering an area costs (ies:10.2)."""
    steps = list(_steps(game))
    if not steps:
        return None
    unit, there, cost = max(steps, key=lambda step: (step[2], step[0]))
    text = T(
        "{unit} enters {area}: how many movement points?",
        unit=game.with_side(unit),
        area=game.place(there),
    )
    return of_number(text, cost, COSTS[cost - 1], ENTERING, within=COUNTS)


def _steps(game: Game) -> Iterator[tuple[str, str, int]]:
    """Yield the single steps that cost what the table says, and not all that a unit has."""
    field, active = game.field, game.active
    for unit in movers(field, active)[:LOOKED_AT]:
        if is_area(field.units[unit].place):
            for way in ways(field, active, unit):
                if len(way.path) == 1 and way.spent <= len(COSTS):
                    yield unit, way.goal, way.spent


def margin(rule: str, points: Callable[[int], Text]) -> QuizSource[Game]:
    """Return what asks for the result of dice that are supposed to fall alike."""

    def ask(_game: Game, prompt: Prompt) -> Quiz | None:
        if not isinstance(prompt, Roll) or prompt.dice.against is None:
            return None
        ours, theirs = applied_total(prompt.lines), applied_total(prompt.against)
        text = T(
            "You have {ours}, they have {theirs}. Both sides roll the same total: what is the "
            "result?",
            ours=f"{ours:+d}",
            theirs=f"{theirs:+d}",
        )
        because = T("Alike dice cancel out: {ours} less {theirs}.", ours=ours, theirs=theirs)
        right = ours % 3
        first = ours - theirs - right
        answers = tuple(points(number) for number in range(first, first + 3))
        if answers[0] == answers[1]:
            return None  # two that are no effect
        return Quiz(text=text, answers=answers, right=right, because=because, rule=rule, veils=True)

    return QuizSource(ask, rule)


QUIZZES: Mapping[str, QuizSource[Game]] = {
    "impulse": QuizSource(day, SUNSET),
    "moves": QuizSource(price, ENTERING),
    "assault-dice": margin("ies:11.4.4", rolls.margin_words),
    "bombardment-dice": margin("ies:12.7", rolls.points_words),
}
"""What can be asked at a prompt, by its procedure."""
