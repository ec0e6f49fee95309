"""Run a game's own procedures on what an input says: the dice from a tray, the lots as given."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar, cast

from beachmaster.engine.event import Event
from beachmaster.engine.hit_rows import HITS
from beachmaster.engine.module import Play, Steps
from beachmaster.engine.options import AnswerError
from beachmaster.engine.prompt import Choose, Draw, InRow, Prompt, Roll
from beachmaster.engine.resolution import Drawn, ResolveError, RolledDie
from beachmaster.engine.text import Text
from beachmaster.engine.texts import TN
from beachmaster.engine.tray import Color, Tray
from beachmaster.engine.values import Value

G = TypeVar("G", bound=Play[Any])
V = TypeVar("V")


class Thrown(NamedTuple):
    """The dice of one prompt, with what they were for."""

    procedure: str
    subjects: tuple[str, ...]
    dice: list[RolledDie]


class Bench(Generic[G]):
    """One input as a game under way: runs procedures and keeps what they rolled and said.

    `lots` are tokens that the player's own lots chose; what is drawn is said by the words that
    `purposes` have for its bag. `hits` are those that the input tells, throw by throw: where they
    end, dice are thrown. Where somebody chooses, the first option is taken: a resolver runs
    no procedure whose result depends on it.
    """

    def __init__(
        self,
        game: G,
        tray: Tray,
        purposes: Mapping[str, Text],
        lots: Sequence[str] = (),
        *,
        hits: Sequence[Sequence[int]] = (),
    ) -> None:
        self.game = game
        self.tray = tray
        self.purposes = purposes
        self.lots = list(lots)
        self.hits, self.told = hits, 0
        self.throws: list[Thrown] = []
        self.draws: list[Drawn] = []

    def run(self, steps: Steps[V]) -> V:
        """Run a procedure of the game to its end and return what it returns."""
        answer: Value = None
        try:
            while True:
                answer = self._answer(steps.send(answer))
        except StopIteration as end:
            return cast("V", end.value)

    @property
    def events(self) -> Sequence[Event]:
        """Return all that was said, in order."""
        return self.game.recorder.events

    def said(self, name: str) -> list[Event]:
        """Return the events of a name."""
        return [event for event in self.events if event.name == name]

    def thrown(self, procedure: str) -> list[Thrown]:
        """Return the rolls of a procedure."""
        return [one for one in self.throws if one.procedure == procedure]

    def dice(self, procedure: str) -> list[RolledDie]:
        """Return the dice of a procedure, in the order they were rolled."""
        return [die for one in self.thrown(procedure) for die in one.dice]

    def _answer(self, prompt: Prompt) -> Value:
        if isinstance(prompt, Roll):
            return self._roll(prompt)
        if isinstance(prompt, Draw):
            return self._draw(prompt)
        assert isinstance(prompt, Choose), prompt
        return next(iter(prompt.options)).value

    def _roll(self, prompt: Roll) -> Value:
        if prompt.counts_hits and self.told < len(self.hits):
            return self._hits(prompt)
        assert prompt.purpose is not None
        purpose, rule = prompt.purpose, prompt.rules[0]
        dice = [
            self.tray.roll(cast("Color", die.color), purpose, rule, die.sides)
            for die in prompt.dice.each
        ]
        left = list(dice)
        for one in prompt.row or (InRow(prompt.text, len(dice), prompt.subjects),):
            self.throws.append(Thrown(prompt.procedure, one.subjects, left[: one.count]))
            del left[: one.count]
        return [die.value for die in dice]

    def _hits(self, prompt: Roll) -> Value:
        """Return the hits that the input tells next; raise `ResolveError` where they do not fit."""
        told, field = list(self.hits[self.told]), f"{HITS}[{self.told}]"
        self.told += 1
        try:
            return prompt.check({HITS: told})
        except AnswerError as error:
            raise ResolveError(error.text, field, error.expected) from error

    def not_needed(self) -> list[Text]:
        """Say that hits were given which no prompt asked for."""
        left = len(self.hits) - self.told
        words = TN(
            "You entered hits for {n} more roll, which was not made.",
            "You entered hits for {n} more rolls, which were not made.",
            n=left,
        )
        return [words] if left else []

    def _draw(self, prompt: Draw) -> str:
        tokens = {token.id: token for token in prompt.tokens()}
        mine = next((name for name in self.lots if name in tokens), "")
        chosen = mine or self.tray.pick(list(tokens), prompt.procedure, *prompt.subjects)
        if mine:
            self.lots.remove(mine)
        self.draws.append(
            Drawn(
                bag=prompt.bag,
                token=chosen,
                shows=tokens[chosen].text,
                origin="given" if mine else "seed",
                purpose=self.purposes[prompt.bag],
                rule=prompt.rules[0],
            )
        )
        return chosen
