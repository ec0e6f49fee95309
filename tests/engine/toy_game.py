"""A small game for tests of the engine: three turns, a bag, dice, moves, and something hidden."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

import msgspec

from beachmaster.engine.auto import program_answer
from beachmaster.engine.module import AdjustError, GameState, Play, Recorder, Steps
from beachmaster.engine.pieces import Piece
from beachmaster.engine.prompt import (
    Choose,
    Closed,
    Confirm,
    DiceToRoll,
    Draw,
    Field,
    Number,
    Option,
    Options,
    Place,
    Record,
    Roll,
    Token,
)
from beachmaster.engine.resolution import Chance, Odds, OddsTable, Resolution, RolledDie
from beachmaster.engine.rulings import Alternative, Choice, chosen_options
from beachmaster.engine.setup import Measure, Setup
from beachmaster.engine.side import Side
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import plain_text as say
from beachmaster.engine.values import Value, Visibility

SPACES = ("beach", "hill", "cave")
BAG = ("black1", "black2", "white1", "white2", "white3")
PHASES = ("landing", "fight", "rest")


def _side(name: str, dice: str, own: bool) -> Side:
    words = dict.fromkeys(("name", "forces", "phases", "unit", "hidden"), say(name))
    return Side(id=name, dice=dice, own=own, **words)


SIDES = (_side("us", "blue", True), _side("japan", "red", False))


class ToyState(GameState, kw_only=True):
    """Two squads, a bag of stones, a score, and a secret."""

    phase: str = "landing"
    squads: dict[str, str] = {}
    steps: dict[str, int] = {}
    bag: list[str] = []
    drawn: list[str] = []
    score: int = 0
    secret: str = "mine"
    notes: dict[str, Value] = {}


class ToyGame:
    """The toy game, bound to its options."""

    name = "toy"
    sides = SIDES
    state_type = ToyState

    def __init__(self, options: Mapping[str, str] | None = None, position: Value = None) -> None:
        self.options = dict(options or {"length": "short"})
        self.position = position

    def first_state(self, seed: int) -> ToyState:
        """Return the start."""
        start = ToyState(squads={"1": "beach", "2": "beach"}, steps={"1": 3, "2": 3}, bag=list(BAG))
        start.turn = (self.position or {}).get("turn", 1)
        return start

    def play(self, state: ToyState, seed: int, recorder: Recorder) -> Play[ToyState]:
        """Bind a phase to its state."""
        return Play(state, self.options, seed, recorder)

    def phase(self, play: Play[ToyState]) -> Steps[None]:
        """Run a phase and go on to the next."""
        yield from getattr(self, f"_{play.state.phase}")(play)
        _go_on(play.state, 4 if self.options["length"] == "long" else 2)

    def _landing(self, play: Play[ToyState]) -> Steps[None]:
        waiting = list(play.state.squads)
        while waiting:
            choice = yield _move(play.state, waiting)
            if choice == "done":
                return
            squad, _, place = choice.partition(">")
            play.state.squads[squad] = place
            waiting.remove(squad)
            play.emit("moved", say("moved"), "toy:1", act=say("move it"), squad=squad, to=place)

    def _fight(self, play: Play[ToyState]) -> Steps[None]:
        state = play.state
        for squad, place in sorted(state.squads.items()):
            if place == "beach":
                continue
            die = yield Roll(
                procedure="fight", text=say("Roll"), rules=("toy:2",), subjects=(squad,),
                odds=lambda: [{"outcome": say("hit"), "probability": "1/3"}],
            )  # fmt: skip
            play.emit("rolled", say("rolled"), "toy:2", die=die[0])
            play.emit("whisper", say("hidden"), "toy:2", visibility="program", secret=state.secret)
            if die[0] >= 5:
                state.score += 1
            elif die[0] == 1:
                state.steps[squad] = max(0, state.steps[squad] - 1)
        if state.bag:
            yield from self._draw(play)

    def _draw(self, play: Play[ToyState]) -> Steps[None]:
        state = play.state
        stone = yield Draw(
            procedure="stone", text=say("Draw"), rules=("toy:3",), bag="stones", tokens=lambda: [
                Token(one, one[:5], say(one[:5])) for one in state.bag
            ],
        )  # fmt: skip
        state.bag.remove(stone)
        state.drawn.append(stone)
        play.emit("drew", say("drew"), "toy:3", reveals=True, stone=stone)
        if stone.startswith("black"):
            yield Confirm(
                procedure="black", text=say("Black!"), rules=("toy:3",), subjects=(stone,)
            )

    def _rest(self, play: Play[ToyState]) -> Steps[None]:
        state = play.state
        if state.turn == 2:
            where = yield Place(procedure="camp", text=say("Camp"), rules=("toy:4",), free=True)
            fields = (
                Field(name="tents", kind="number", text=say("tents"), minimum=1, maximum=4),
                Field(name="dry", kind="flag", text=say("dry")),
            )
            tents = yield Record(procedure="tents", text=say("T"), rules=("toy:4",), fields=fields)
            state.notes = {"camp": where, **tents}
        gain = yield Number(
            procedure="gain", text=say("Gain"), rules=("toy:4",), minimum=0, maximum=3, opens=True
        )
        two = yield Roll(
            procedure="luck", text=say("L"), rules=("toy:4",), dice=DiceToRoll(count=2)
        )
        state.score += gain if sum(two) > 6 else 0

    def problems(self, state: ToyState) -> list[Any]:
        """Check the stones and the steps."""
        wrong = [] if sorted(state.bag + state.drawn) == sorted(BAG) else [say("stones")]
        return wrong + [say("steps") for n in state.steps.values() if not 0 <= n <= 3]

    def adjust(self, state: ToyState, path: str, value: Value) -> Any:
        """Put a place, steps or the score right."""
        head, _, squad = path.partition(".")
        if head == "squads" and squad in state.squads and value in SPACES:
            state.squads[squad] = value
        elif head == "steps" and squad in state.steps and type(value) is int:
            state.steps[squad] = value
        elif path == "score" and type(value) is int:
            state.score = value
        else:
            raise AdjustError(say("no such value"), ["squads.N", "steps.N", "score"])
        return say("adjusted")

    def pieces(self, state: ToyState) -> Mapping[str, Piece]:
        """Return the squads and the stones drawn."""
        squads = {
            f"squad{n}": Piece(say(n), place, say(str(state.steps[n])))
            for n, place in state.squads.items()
        }
        return squads | {stone: Piece(say(stone), "table", say("up")) for stone in state.drawn}

    def space_name(self, state: ToyState, space: str) -> Any:
        """Return its id."""
        return say(space)

    def visible(self, state: ToyState, side: Visibility = "us") -> Value:
        """Return all but the secret."""
        plain = msgspec.to_builtins(state)
        del plain["secret"]
        return plain

    def outcome(self, state: ToyState) -> Value:
        """Return the score."""
        return {"vp": state.score, "band": "won" if state.score > 4 else "lost"}


def _move(state: ToyState, waiting: list[str]) -> Choose:
    def listed() -> Iterator[Option]:
        for squad in waiting:
            for place in SPACES:
                if place != state.squads[squad] and (place != "cave" or state.turn > 1):
                    yield Option(f"{squad}>{place}", say(f"{squad} to {place}"), ("toy:1",))
        yield Option("done", say("done"))

    def closed() -> list[Closed]:
        if state.turn > 1:
            return []
        reason = say("The cave is closed on turn 1.")
        return [Closed(f"{n}>cave", say(f"{n} to cave"), reason, ("toy:1",)) for n in waiting]

    return Choose(
        procedure="move", text=say("Move"), rules=("toy:1",), options=Options(listed),
        closed=closed, opens=True,
    )  # fmt: skip


def _go_on(state: ToyState, last: int) -> None:
    at = PHASES.index(state.phase)
    if at + 1 < len(PHASES):
        state.phase = PHASES[at + 1]
        return
    state.phase = PHASES[0]
    state.turn += 1
    state.over = state.turn > last


class _Player:
    def __init__(self, session: Any) -> None:
        self.session = session

    def answer(self, asked: Any) -> Value:
        """Answer by chance."""
        return program_answer(asked.prompt, self.session.seed, asked.key)


class ToyFactory:
    """What a game package offers."""

    policies = ("random",)
    data_files = ("board", "table")

    def options(self) -> list[Choice]:
        """Return one option."""
        ways = (Alternative("short", say("two turns")), Alternative("long", say("four turns")))
        return [Choice(option="length", text=say("length"), alternatives=ways)]

    def prepare(self, setup: Setup) -> tuple[Setup, ToyGame]:
        """Fill the options in."""
        options = chosen_options(self.options(), setup.options)
        data = {"board": setup.data.get("board") or '{"toy": 1}'}
        full = msgspec.structs.replace(setup, options=options, data=data)
        return full, ToyGame(options, setup.position)

    def resolvers(self, data: Mapping[str, str]) -> dict[str, Any]:
        """Return one table."""
        return {"fight": ToyResolver()}

    def player(self, policy: str, session: Any) -> _Player:
        """Return the player by chance."""
        return _Player(session)

    def results(self) -> dict[str, Any]:
        """Return the bands."""
        return {"won": say("The hill is yours."), "lost": say("The sea has you back.")}

    def measure(self, outcome: Value) -> Measure:
        """Return the score."""
        return Measure(outcome["vp"], outcome["band"])


class ToyResolver:
    """A fight on its own."""

    name = "fight"
    title = say("A fight")
    rules = ("toy:2",)
    takes = dict

    def schema(self) -> dict[str, Value]:
        """Return what it needs."""
        squad = {"type": "string", "default": "1"}
        seed = {"type": "integer", "default": 0}
        properties = {"squad": squad, "seed": seed}
        return {"$ref": "#/$defs/Fight", "$defs": {"Fight": {"properties": properties}}}

    def resolve(self, given: Value, seed: int | None = None) -> Resolution:
        """Roll."""
        die = RolledDie(color="red", value=5, origin="seed", purpose=say("fight"), rule="toy:2")
        return Resolution(
            procedure=self.name, title=self.title, given={**given, "seed": seed}, outcome="hit",
            result=say("a hit"), total=6, dice=(die,), modifiers=MODIFIERS, rules=self.rules,
        )  # fmt: skip

    def odds(self, given: Value) -> Odds:
        """Return the chances."""
        third = Fraction(1, 3)
        chances = (Chance("hit", say("a hit"), third), Chance("miss", say("a miss"), 1 - third))
        table = OddsTable(name="result", title=say("Result"), chances=chances, modifiers=MODIFIERS)
        return Odds(procedure=self.name, title=self.title, given=given, tables=(table,))


MODIFIERS = (
    Modifier(say("high ground"), 1, True, "toy:2.1"),
    Modifier(say("rain"), -1, False, "toy:2.2"),
)
FACTORY = ToyFactory()
