"""Play the US side sensibly: look, weigh, choose; the same position always gets the same answer.

The commander sees what a player sees (`sight`), weighs everything in steps of a battalion
(`attacks`) with exact tables (`odds`), and answers each prompt from the module that plans it:
`moves`, `attacks`, `staff`. What it does not foresee it leaves to chance.
"""

from collections.abc import Callable

from beachmaster.engine.auto import program_answer
from beachmaster.engine.otherwise import in_force
from beachmaster.engine.prompt import (
    AnswerError,
    Choose,
    Confirm,
    Draw,
    Place,
    Prompt,
    Record,
    Roll,
)
from beachmaster.engine.record import narrowed
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.text import plain_text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath.players import attacks, staff
from beachmaster.games.bloodbath.players.attacks import Plan
from beachmaster.games.bloodbath.players.moves import Movement, approach
from beachmaster.games.bloodbath.players.odds import Odds
from beachmaster.games.bloodbath.players.sight import Sight
from beachmaster.games.bloodbath.seat import HAND_OVER
from beachmaster.games.bloodbath.sequence import Bloodbath
from beachmaster.games.bloodbath.state import State

NO, DONE, NOBODY = "no", "done", "none"


class Commander:
    """Answer every prompt of a session on a tracked board."""

    def __init__(self, session: Session) -> None:
        module = session.module
        assert isinstance(module, Bloodbath)
        self.session = session
        self.module = module
        self.odds = Odds(module.data.crt, self._generous())
        self.plans: list[Plan] = []
        self.waiting: list[Plan] = []
        self.markers: dict[str, int] | None = None
        self.stamp = (0, "")
        self.prompt = Prompt(procedure="", text=plain_text(""), rules=())

    def answer(self, asked: Asked) -> Value:
        """Return a legal answer, by chance where no plan covers the prompt."""
        prompt = self.prompt = asked.prompt
        if isinstance(prompt, Confirm):
            return True
        if not isinstance(prompt, Draw | Roll):
            planned = _ANSWERS.get(prompt.procedure, Commander._none)(self)
            if planned is not None:
                try:
                    return prompt.check(planned)
                except AnswerError:
                    pass
        return program_answer(prompt, self.session.seed, asked.key)

    def sight(self) -> Sight:
        """Look at the board."""
        state = self.session.state
        assert isinstance(state, State)
        generous = self._generous()
        if self.odds.generous != generous:  # the ruling was switched meanwhile
            self.odds = Odds(self.module.data.crt, generous)
        return Sight(self.module, state, self.odds)

    def _generous(self) -> bool:
        """Tell how suppression is read in the game as it stands (B-27)."""
        in_play = in_force(self.module.options, self.session.state)
        return in_play["b-27"] == "generous"

    def _first_time(self) -> bool:
        """Tell whether this is the first such prompt of the phase."""
        stamp = (self.session.state.turn, f"{self.session.state.phase}")
        new, self.stamp = stamp != self.stamp, stamp
        return new

    # -- movement ------------------------------------------------------------------------------

    def _coast(self) -> Value:
        return staff.coast(self.sight(), _options(self.prompt))

    def _replacement(self) -> Value:
        assert isinstance(self.prompt, Choose)
        return staff.replaced(self.sight(), _options(self.prompt), self.prompt.maximum)

    def _reserves(self) -> Value:
        return staff.reserves(self.sight(), _options(self.prompt))

    def _task_force(self) -> Value:
        return staff.task_force(self.sight()) or NO

    def _move(self) -> Value:
        """Move everybody in one answer."""
        if not self._first_time():
            return [DONE]
        moves = Movement(self.sight()).plan()
        return [f"{name}>{place}" for name, place in moves] or [DONE]

    # -- combat --------------------------------------------------------------------------------

    def _attack(self) -> Value:
        if self._first_time():
            self.plans, self.markers = attacks.declare(self.sight()), None
            self.waiting = list(self.plans)
        if not self.waiting:
            return {"target": ""}
        plan, sight = self.waiting.pop(0), self.sight()
        units = [one.name for one in plan.units if sight.fights(one, plan.foe.terrain)]
        return {"target": plan.foe.place, "units": units}

    def _bombard(self) -> Value:
        if self.markers is None:
            sight = self.sight()
            self.markers = attacks.share(sight, self.plans, sight.markers)
        if isinstance(self.prompt, Record):
            targets = [field.name for field in self.prompt.fields if not field.listed]
            return {place: self.markers.get(place, 0) for place in targets}
        return min(max(_options(self.prompt)), self.markers.get(self.prompt.subjects[0], 0))

    def _loss(self) -> Value:
        """Say who loses a step and, where both are asked at once, who advances."""
        if not isinstance(self.prompt, Record):
            return self._loser()
        fields = self.prompt.fields
        lost = staff.loser(self.sight(), [one.value for one in fields[0].options])
        options = [one.value for one in narrowed(fields, {"loser": lost})[1].options]
        names = [name for name in options if name != NOBODY]
        going = staff.advances(self.sight(), names) if names else NOBODY
        return {"loser": lost, "advance": going}

    def _next(self) -> Value:
        return _options(self.prompt)[0]

    def _loser(self) -> Value:
        return staff.loser(self.sight(), _options(self.prompt))

    def _retreat(self) -> Value:
        """Say of each hex of units what it does, and where it goes."""
        if not isinstance(self.prompt, Record):
            score = approach(self.sight())
            return min(_options(self.prompt), key=lambda place: (score[place], place))
        told: dict[str, Value] = {}
        score = approach(self.sight())
        for at, base in enumerate(self.prompt.fields):
            field = narrowed(self.prompt.fields, told)[at]
            options = [option.value for option in field.options]
            if field.settled or not options:
                told[field.name] = field.certainly
            elif base.name.startswith("does:"):
                unit = base.name.removeprefix("does:")
                told[field.name] = staff.falls_back(self.sight(), unit, options)
            else:
                told[field.name] = min(options, key=lambda place: (score[place], place))
        return told

    def _advance(self) -> Value:
        names = [name for name in _options(self.prompt) if name != NOBODY]
        return staff.advances(self.sight(), names)

    def _none(self) -> Value:
        return None


def _options(prompt: Prompt) -> list[Value]:
    assert isinstance(prompt, Choose | Place)
    return [option.value for option in prompt.options]


_ANSWERS: dict[str, Callable[[Commander], Value]] = {
    HAND_OVER: Commander._next,
    "coast": Commander._coast,
    "replacement": Commander._replacement,
    "reserves": Commander._reserves,
    "task-force-collins": Commander._task_force,
    "move": Commander._move,
    "attack": Commander._attack,
    "bombard": Commander._bombard,
    "attack-loss": Commander._loss,
    "banzai-loss": Commander._loser,
    "retreat": Commander._retreat,
    "advance": Commander._advance,
}
