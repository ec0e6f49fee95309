"""Count what a game asks of the player's hands: every gesture that is no die and no draw."""

from collections import Counter
from collections.abc import Mapping

import msgspec

from beachmaster.engine.prompt import Choose, Draw, Prompt, Roll
from beachmaster.engine.reconcile import Reconciled, counters_of
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.steps import is_of

SET_UP = "set-up"
"""The phase that is counted apart, as turn 0."""
MAP = "map"
"""Under this name the questions about a map of the player's own are counted."""


class Turn(msgspec.Struct):
    """The gestures of a turn by what asked for them, and beside them what is none.

    `facts` are the answers that only the real table knows. `moved` are the units that changed
    their space in movement phases; nobody knows that in words only.
    """

    by: Counter[str] = msgspec.field(default_factory=Counter)
    map_questions: int = 0
    facts: int = 0
    dice: int = 0
    draws: int = 0
    moved: int = 0

    @property
    def gestures(self) -> int:
        """Return how many gestures the turn took."""
        return sum(self.by.values())


class Gestures:
    """What is counted along a game, turn by turn.

    A multiple choice is one gesture, a form is one, a question about the map is one, and all the
    moves of a movement phase are one. What the real table rolls or draws is none.
    """

    def __init__(self) -> None:
        self.turns: dict[int, Turn] = {}
        self.prompts = 0
        self.most_for_one = 0
        self._phase: tuple[int, str] | None = None
        self._before: Mapping[str, str] = {}
        self._moving: tuple[str, ...] | None = None

    @property
    def set_up(self) -> Turn:
        """Return what the set-up took."""
        return self.turns.get(0, Turn())

    @property
    def after_set_up(self) -> list[Turn]:
        """Return the turns that follow the set-up, in their order."""
        return [turn for number, turn in sorted(self.turns.items()) if number]

    def by_procedure(self) -> dict[str, int]:
        """Return the gestures after the set-up by what asked for them, the most first."""
        total = sum((turn.by for turn in self.after_set_up), Counter[str]())
        return dict(total.most_common())

    def see(self, session: Session) -> None:
        """Count the answer that the waiting prompt is about to get."""
        asked = session.asked
        if asked is None:
            return
        self.prompts += 1
        if session.opponent is not None:
            return  # no gesture of a person
        self._follow(session, asked)
        turn, prompt = self._turn(asked), asked.prompt
        turn.facts += prompt.question
        if isinstance(prompt, Roll):
            turn.dice += 1
        elif isinstance(prompt, Draw):
            turn.draws += 1
        elif not self._goes_on_moving(session.module, asked.phase, prompt):
            turn.by[prompt.procedure] += 1

    def learn(self, asked: Asked, questions: int) -> None:
        """Count the questions about the map that an answer needed."""
        turn = self._turn(asked)
        turn.map_questions += questions
        if questions:
            turn.by[MAP] += questions
        self.most_for_one = max(self.most_for_one, questions)

    def _turn(self, asked: Asked) -> Turn:
        number = 0 if asked.phase == SET_UP else asked.turn
        return self.turns.setdefault(number, Turn())

    def _goes_on_moving(self, module: object, phase: str, prompt: Prompt) -> bool:
        """Tell whether an answer only goes on with the moves of the phase.

        Those are the prompts that take units with their spaces, and what is asked of a unit then.
        """
        if not is_of(phase, _moving(module)):
            return False
        if isinstance(prompt, Choose) and prompt.options.takes_moves:
            begun, self._moving = self._moving is not None, ()
            return begun
        return self._moving is not None and bool(prompt.subjects) and prompt.question

    def _follow(self, session: Session, asked: Asked) -> None:
        """Note where the units stand as a movement phase begins, and who moved as it is over."""
        now = (asked.turn, asked.phase)
        if now == self._phase:
            return
        moving = _moving(session.module)
        if self._phase is not None and is_of(self._phase[1], moving):
            stand = _places(session)
            turn = self.turns.setdefault(self._phase[0], Turn())
            turn.moved += sum(stand.get(unit) != place for unit, place in self._before.items())
        self._phase, self._moving = now, None
        self._before = _places(session) if is_of(asked.phase, moving) else {}


def _moving(module: object) -> frozenset[str]:
    return module.moving if isinstance(module, Reconciled) else frozenset()


def _places(session: Session) -> dict[str, str]:
    return {row.id: row.place for row in counters_of(session.module, session.state)}
