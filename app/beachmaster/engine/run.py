"""Drive the phases of a game: send answers in, get keyed prompts out."""

from collections.abc import Iterable
from typing import Any

import msgspec

from beachmaster.engine import only_answer
from beachmaster.engine.acts import LaidTable, moves
from beachmaster.engine.asking import asking
from beachmaster.engine.facts import MapFact, merged
from beachmaster.engine.fighting import with_sheet
from beachmaster.engine.heads import announce
from beachmaster.engine.module import (
    SET_UP,
    GameModule,
    GameState,
    Play,
    Recorder,
    Steps,
    encode,
)
from beachmaster.engine.opening import phase_of
from beachmaster.engine.otherwise import house_rules
from beachmaster.engine.pieces import TableChange, alike
from beachmaster.engine.prompt import Prompt
from beachmaster.engine.text import Text, plain_text, render
from beachmaster.engine.values import Value, detached


class InvariantError(RuntimeError):
    """The game broke one of its own rules of bookkeeping: a defect of the program."""

    def __init__(self, problems: list[Text]) -> None:
        super().__init__("; ".join(render(problem) for problem in problems))
        self.problems = problems


def reason_of(error: BaseException) -> Text:
    """Return what an error says to a player, of several broken rules the first."""
    problems = error.problems if isinstance(error, InvariantError) else []
    return problems[0] if problems else plain_text(str(error))


class DuplicateKeyError(RuntimeError):
    """Two prompts of one game path had the same key: a defect of the program."""


class Asked(msgspec.Struct, frozen=True):
    """A prompt with its key and the turn and phase it stands in."""

    key: str
    prompt: Prompt
    turn: int
    phase: str


class Began(msgspec.Struct, frozen=True):
    """The state in which a phase began, in canonical form."""

    turn: int
    phase: str
    state: bytes


class Run:
    """One path through a game, from a phase start to the prompt that waits for an answer.

    `began` is the phase that the last answer led to, None where that ended no phase.
    """

    def __init__(
        self,
        module: GameModule,
        state: GameState,
        seed: int,
        recorder: Recorder,
    ) -> None:
        self.module = module
        self.state = state
        self.seed = seed
        self.recorder = recorder
        self.asked: Asked | None = None
        self.began: Began | None = None
        self._steps: Steps[None] | None = None
        self._play: Play[Any] | None = None
        self._counts: dict[str, int] = {}
        self._stamp = (state.turn, state.phase)
        self._sound = b""
        self._phases: set[tuple[int, str]] = set()

    def start(self) -> None:
        """Begin the phase the state stands at and run to the first prompt."""
        with asking():
            self._next_phase()

    def send(self, answer: Value, by: str = "") -> None:
        """Give the stored answer of the waiting prompt and run to the next one.

        `by` says who gave it; the sheet of a fight under way names them at what was drawn.
        """
        if self._steps is None:
            raise RuntimeError("no prompt waits for an answer")
        self.began = None
        self._tell_only_answer(by)
        if self._play is not None and self._play.fight is not None:
            self._play.fight.by = by
        with asking():
            try:
                prompt = self._steps.send(detached(answer))  # a procedure may use its list up
            except StopIteration:
                self._next_phase()
            else:
                self._ask(prompt)

    def _tell_only_answer(self, by: str) -> None:
        """Say what the program answers for the player because there is no other answer."""
        if by != "program" or self.recorder.quiet or self.asked is None or self._play is None:
            return
        option = only_answer.only_answer(self.asked.prompt)
        if option is not None:
            self._play.record(only_answer.told(self.asked.prompt, option))

    def learn(self, facts: Iterable[MapFact]) -> None:
        """Take what the map prints into the state, for the prompt that waits and all that come."""
        known = self.state.learned
        self.state.learned = merged({} if known is msgspec.UNSET else known, facts)
        if self.asked is not None:
            self.asked.prompt.refresh()

    def ask_anew(self) -> None:
        """Ask the same again, after a rule was put otherwise."""
        if self.asked is not None:
            prompt = self.asked.prompt
            prompt.refresh()
            prompt = msgspec.structs.replace(prompt, house=self._house(prompt))
            self.asked = msgspec.structs.replace(self.asked, prompt=prompt)

    def _house(self, prompt: Prompt) -> tuple[Text, ...]:
        return tuple(house_rules(self.state, prompt.rules))

    def check(self) -> None:
        """Raise `InvariantError` where bags, steps or places no longer add up.

        More than half of all answers, such as dice, change nothing of the state: what adds up is
        kept in its own words, and the same words need no second look.
        """
        stands = msgspec.json.encode(self.state)
        if stands == self._sound:
            return
        with asking(False):
            problems = self.module.problems(self.state)
        if problems:
            raise InvariantError(problems)
        self._sound = stands

    def _next_phase(self) -> None:
        while not self.state.over:
            stamp = (self.state.turn, self.state.phase)
            if stamp in self._phases:
                raise DuplicateKeyError(f"the phase {stamp} began twice")
            self._phases.add(stamp)
            self._stamp, self._counts = stamp, {}
            self.recorder.at = stamp
            self._settle()
            play: Play[Any] = self.module.play(self.state, self.seed, self.recorder)
            play.table = self._table()
            announce(self.module, play)
            self._steps, self._play = phase_of(self.module, play), play
            try:
                prompt = next(self._steps)
            except StopIteration:
                continue
            self._ask(prompt)
            return
        self._steps, self.asked = None, None

    def _table(self) -> LaidTable:
        """Return the real table as a phase finds it: empty before the set-up."""
        if self.state.phase == SET_UP:
            return LaidTable(self.module, {})
        with asking(False):
            return LaidTable(self.module, self.module.pieces(self.state))

    def put_right(self, path: str, value: Value) -> tuple[Text, tuple[TableChange, ...]]:
        """Put a value right by hand; return what was, and what the player's table shows of it.

        What is counted follows from the pieces that go there or come from there.
        """
        before = self.module.pieces(self.state)
        what = self.module.adjust(self.state, path, value)
        if self._play is None or self._play.table is None:
            return what, ()
        after = self.module.pieces(self.state)
        moved = [
            name
            for name, piece in {**before, **after}.items()
            if not piece.counted and not alike(before.get(name), after.get(name))
        ]
        return what, self._play.table.told(self._play, moves(*moved, own=True))

    def _settle(self) -> None:
        """Begin each phase from the canonical form, so that live play and replay are alike.

        The order in which a dict was filled would otherwise tell them apart.
        """
        encoded = encode(self.state)
        try:
            self.state = msgspec.json.decode(encoded, type=self.module.state_type)
        except msgspec.ValidationError:
            self.check()  # says it in words
            raise
        self.began = Began(*self._stamp, encoded)

    def _ask(self, prompt: Prompt) -> None:
        self.recorder.say_what_waits()
        turn, phase = self._stamp
        if not prompt.side:
            prompt = msgspec.structs.replace(prompt, side=self.module.sides[0].id)
        if self._play is not None and self._play.fight is not None and prompt.sheet is None:
            prompt = with_sheet(prompt, self._play.fight)
        if self.state.house:
            prompt = msgspec.structs.replace(prompt, house=self._house(prompt))
        act = prompt.procedure + (":" + ",".join(prompt.subjects) if prompt.subjects else "")
        number = self._counts.get(act, 0) + 1
        self._counts[act] = number
        self.asked = Asked(f"{turn}.{phase}/{act}#{number}", prompt, turn, phase)
