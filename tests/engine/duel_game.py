"""A small game with an opponent: each turn two halves of either side, a contest, a tick."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from beachmaster.engine.die import Contest, Throw
from beachmaster.engine.module import AdjustError, GameState, Play, Recorder, Steps
from beachmaster.engine.pieces import Piece
from beachmaster.engine.prompt import Choose, Confirm, DiceToRoll, Option, options_of
from beachmaster.engine.rolling import rolled
from beachmaster.engine.rulings import Alternative, Choice, chosen_options
from beachmaster.engine.run import Asked
from beachmaster.engine.setup import Measure, Setup
from beachmaster.engine.side import Side
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import plain_text as say
from beachmaster.engine.values import Value, Visibility
from beachmaster.engine.weighing import Candidate, Term, weigh

ACTS = {"dig": 3, "shoot": 2, "hide": 2}
DUEL = Contest(
    name="duel", color="blue", rules=("duel:3",), purpose=say("duel"), title=say("Duel"),
    words={"won": say("won"), "drawn": say("drawn"), "lost": say("lost")},
    signs={"won": "good", "lost": "bad"}, count=2, against=DiceToRoll(2, 6, "red"), decides=True,
    outcome=lambda n: "won" if n > 0 else "lost" if n < 0 else "drawn",
)  # fmt: skip


def _side(name: str, dice: str, own: bool) -> Side:
    words = dict.fromkeys(("name", "forces", "phases", "unit", "hidden"), say(name))
    return Side(id=name, dice=dice, own=own, **words)


class DuelState(GameState, kw_only=True):
    """How deep the other side sits, the score, and dice laid ready that nobody may see."""

    phase: str = "japan-1"
    dug: int = 0
    score: int = 0
    acts: list[str] = []
    script: list[int] = []


class Digger:
    """Who decides for the Japanese; `saw` is every state it was shown."""

    side = "japan"

    def __init__(self) -> None:
        self.saw: list[DuelState] = []
        self.decided = 0

    def blind(self, state: DuelState) -> None:
        """Leave the dice laid ready out."""
        state.script = []

    def decide(self, state: DuelState, asked: Asked) -> Iterator[None]:
        """Dig while it is worth it, else shoot or hide, which are equals."""
        self.saw.append(state)
        found = []
        for act, worth in ACTS.items():
            yield
            deep = Term(say("depth"), worth * 100 - state.dug * 60 * (act == "dig"), "duel:1")
            terms = (deep, Term(say("rest"), 10))
            found.append(Candidate(act, say(f"{act}s"), terms, say("to be safer")))
        self.decided += 1
        return weigh(found, probes=[say("undug it would have dug")] if state.dug else ())


class DuelGame:
    """The duel, bound to its options."""

    name = "duel"
    sides = (_side("us", "blue", True), _side("japan", "red", False))
    state_type = DuelState

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        self.options = dict(options or {"japan": "program"})
        self.digger = Digger()

    def opponent(self, state: DuelState) -> Digger | None:
        """Return who decides for the Japanese."""
        return self.digger if self.options["japan"] == "program" else None

    def first_state(self, seed: int) -> DuelState:
        """Return the start."""
        return DuelState(script=[6, 6, 1, 1])

    def play(self, state: DuelState, seed: int, recorder: Recorder) -> Play[DuelState]:
        """Bind a phase to its state."""
        play = Play(state, self.options, seed, recorder)
        play.sides = self.sides
        return play

    def phase(self, play: Play[DuelState]) -> Steps[None]:
        """Run a half and go on to the next."""
        half, _, number = play.state.phase.partition("-")
        yield from (_japan(play) if half == "japan" else _us(play))
        if half == "japan":
            play.state.phase = f"us-{number}"
        elif number == "1":
            play.state.phase = "japan-2"
        else:
            play.state.turn += 1
            play.state.phase = "japan-1"
            play.state.over = play.state.turn > 3

    def problems(self, state: DuelState) -> list[Any]:
        """Find nothing wrong."""
        return [] if 0 <= state.dug <= 20 else [say("depth")]

    def adjust(self, state: DuelState, path: str, value: Value) -> Any:
        """Put the depth right."""
        if path != "dug":
            raise AdjustError(say("no such value"), ["dug"])
        state.dug = value
        return say("depth")

    def pieces(self, state: DuelState) -> Mapping[str, Piece]:
        """Return the one squad."""
        return {"squad": Piece(say("squad"), "hole", say(f"{state.dug} deep"))}

    def space_name(self, state: DuelState, space: str) -> Any:
        """Return its id."""
        return say(space)

    def visible(self, state: DuelState, side: Visibility = "us") -> Value:
        """Return all but the dice."""
        plain = msgspec.to_builtins(state)
        del plain["script"]
        return plain

    def outcome(self, state: DuelState) -> Value:
        """Return the score."""
        return {"vp": state.score, "band": "won" if state.score > 0 else "lost"}


def _japan(play: Play[DuelState]) -> Steps[None]:
    yield Confirm(
        procedure="ready", text=say("Ready?"), rules=("duel:1",), side="japan", table=True
    )
    for number in range(1 + play.state.turn % 2):
        act = yield Choose(
            procedure="act", text=say("What do the Japanese do?"), rules=("duel:1",),
            side="japan", options=options_of(*(Option(one, say(one)) for one in ACTS)),
            why=(say("It is their half."),) if number else (),
        )  # fmt: skip
        play.state.acts.append(act)
        play.state.dug += act == "dig"
        play.emit("acted", say(f"The Japanese {act}."), "duel:1", act=say(f"Put {act} on it."))


def _us(play: Play[DuelState]) -> Steps[None]:
    act = yield Choose(
        procedure="attack", text=say("Attack?"), rules=("duel:2",), opens=True,
        options=options_of(*(Option(one, say(one)) for one in ("attack", "wait"))),
    )  # fmt: skip
    if act == "wait":
        return
    throw = Throw(
        die=DUEL, text=say("Roll the duel."), modifiers=(Modifier(say("lead"), 4, True, "duel:3"),),
        against=(Modifier(say("depth"), play.state.dug, True, "duel:3"),),
    )  # fmt: skip
    dice = yield from rolled(play, throw, play.state.script)
    came = throw.comes_to(dice)
    play.state.score += {"won": 1, "lost": -1}.get(came, 0)


class DuelFactory:
    """What the game package offers."""

    policies = ("random",)
    data_files = ()

    def options(self) -> list[Choice]:
        """Return who plays the Japanese."""
        ways = (Alternative("program", say("the program")), Alternative("both", say("I do")))
        return [Choice(option="japan", text=say("the Japanese"), alternatives=ways)]

    def prepare(self, setup: Setup) -> tuple[Setup, DuelGame]:
        """Fill the options in."""
        options = chosen_options(self.options(), setup.options)
        return msgspec.structs.replace(setup, options=options), DuelGame(options)

    def resolvers(self, data: Mapping[str, str]) -> dict[str, Any]:
        """Return none."""
        return {}

    def player(self, policy: str, session: Any) -> Any:
        """Return the player by chance."""
        from beachmaster.engine.players import RandomPlayer

        return RandomPlayer(session)

    def results(self) -> dict[str, Any]:
        """Return the bands."""
        return {"won": say("Won."), "lost": say("Lost.")}

    def measure(self, outcome: Value) -> Measure:
        """Return the score."""
        return Measure(outcome["vp"], outcome["band"])


FACTORY = DuelFactory()
