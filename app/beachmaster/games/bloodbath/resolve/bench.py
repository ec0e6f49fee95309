"""Run the game's own procedures on what an input says: the dice from a tray, the map as told."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeVar, cast

from beachmaster.engine.event import Event
from beachmaster.engine.module import Recorder, Steps
from beachmaster.engine.prompt import Choose, Draw, Prompt, Roll
from beachmaster.engine.resolution import Die, Drawn
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.tray import Color, Tray
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.resolve.forces import NUMBERED
from beachmaster.games.bloodbath.resolve.told_board import Told, ToldBoard
from beachmaster.games.bloodbath.reveal import KINDS
from beachmaster.games.bloodbath.state import State
from beachmaster.games.bloodbath.texts import T
from beachmaster.games.bloodbath.values import BATTALION, FLAMETHROWER, TANK, GameData

if TYPE_CHECKING:
    from beachmaster.games.bloodbath.boards import Board

V = TypeVar("V")


class BenchGame(Game):
    """A game that names units as an input does: by kind, and never by a place."""

    def us_name(self, name: str) -> Text:
        """Return a counter's name, or a numbered unit of its kind."""
        kind, _, number = name.rpartition(NUMBERED)
        if kind in US_KINDS and not self.us(name).collins:
            return T("{kind} {number}", kind=US_KINDS[kind], number=number)
        return super().us_name(name)

    def japanese_name(self, name: str) -> Text:
        """Return a counter's name or its kind."""
        if self.unit(name).hidden:
            return T("the hidden unit")
        values = self.printed(name)
        return KINDS[values.kind] if values.name == values.kind else plain_text(values.name)


class Cast(NamedTuple):
    """The dice of one prompt, with what they were for."""

    procedure: str
    subjects: tuple[str, ...]
    dice: list[Die]


class Bench:
    """One input as a game under way: runs procedures and keeps what they rolled and said."""

    def __init__(
        self,
        data: GameData,
        state: State,
        options: Mapping[str, str],
        tray: Tray,
        told_: Told | None = None,
        lots: Sequence[str] = (),
    ) -> None:
        self.tray = tray
        self.recorder = Recorder()
        board = cast("Board", ToldBoard(told_ or Told()))
        self.game = BenchGame(state, options, tray.seed, self.recorder, data, board)
        self.casts: list[Cast] = []
        self.draws: list[Drawn] = []
        self.lots = list(lots)

    def run(self, steps: Steps[V]) -> V:
        """Run a procedure of the game to its end and return what it returns."""
        answer: Value = None
        try:
            while True:
                answer = self._answer(steps.send(answer))
        except StopIteration as end:
            return cast("V", end.value)

    def said(self, name: str) -> list[Event]:
        """Return the events of a name."""
        return [event for event in self.recorder.events if event.name == name]

    def cast(self, procedure: str) -> list[Cast]:
        """Return the rolls of a procedure."""
        return [one for one in self.casts if one.procedure == procedure]

    def dice(self, procedure: str) -> list[Die]:
        """Return the dice of a procedure, in the order they were rolled."""
        return [die for one in self.cast(procedure) for die in one.dice]

    def _answer(self, prompt: Prompt) -> Value:
        if isinstance(prompt, Roll):
            return self._roll(prompt)
        if isinstance(prompt, Draw):
            return self._draw(prompt)
        assert isinstance(prompt, Choose), prompt
        return next(iter(prompt.options)).value  # who loses a step: no result depends on it

    def _roll(self, prompt: Roll) -> list[int]:
        color = cast("Color", prompt.dice.color)
        assert prompt.purpose is not None
        purpose, rule = prompt.purpose, prompt.rules[0]
        dice = [self.tray.roll(color, purpose, rule) for _ in range(prompt.dice.count)]
        self.casts.append(Cast(prompt.procedure, prompt.subjects, dice))
        return [die.value for die in dice]

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
                purpose=DRAWS[prompt.bag],
                rule=prompt.rules[0],
            )
        )
        return chosen


def state_of(**more: Value) -> State:
    """Return a state in which nothing is but what is given."""
    return State(**more)


US_KINDS: dict[str, Text] = {
    BATTALION: T("battalion"),
    FLAMETHROWER: T("flamethrowers"),
    TANK: T("tank battalion"),
}
DRAWS: dict[str, Text] = {
    "tie": T("by lot among equals"),
    "japanese-units": T("the hidden unit, turned face up"),
}
