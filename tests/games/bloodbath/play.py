"""Drive a real session from a short position: say who stands where, script the answers, look.

    table = start("us-combat", us={"1-23": "1510"}, japan=[hidden("1410", "309")])
    table.play(attack_target=("1410", ""), attack_units=["1-23"], combat=1)

A script maps a procedure to its answer, or to a tuple of answers in the order they are asked for,
or to a function of the table that finds one;
`**{"combat:1410": 4}` answers for one subject only. What the script leaves out is answered quietly
(nobody advances, nothing more is attacked); at anything else `play` stops, so that a test can look
at the prompt.
"""

from typing import Any

import msgspec

from beachmaster.engine.event import Event
from beachmaster.engine.prompt import AnswerError, Prompt
from beachmaster.engine.record import narrowed
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.games.bloodbath import tables
from beachmaster.games.bloodbath.factory import FACTORY
from beachmaster.games.bloodbath.island import CLOSED_TO_TANKS
from beachmaster.games.bloodbath.state import JapaneseUnit, State, UsUnit
from beachmaster.games.bloodbath.values import GameData
from games.telling import in_full

QUIET: dict[str, Any] = {
    "japanese-deployment": "done",
    "advance": "none",
    "attack": {"target": ""},
    "bombard": 0,
    "move": "done",
    "replacement": [],
    "reserves": [],
    "task-force-collins": "no",
}
AUTOMATIC = ("reveal",)


def hidden(place: str, unit: str | None = None, **more: Any) -> dict[str, Any]:
    """Describe a face-down Japanese unit, where wanted with what lies under it."""
    return {"place": place, **({"unit": unit} if unit else {}), **more}


def shown(place: str, unit: str, **more: Any) -> dict[str, Any]:
    """Describe a Japanese unit that lies face up and is not dug in."""
    return {"place": place, "unit": unit, "hidden": False, "dug_in": False, **more}


def us(place: str, **more: Any) -> dict[str, Any]:
    """Describe a US unit: its place, and where wanted steps and level."""
    return {"place": place, **more}


def start(
    phase: str = "us-combat",
    *,
    turn: int = 2,
    us: dict[str, Any] | None = None,
    japan: list[dict[str, Any]] | None = None,
    options: dict[str, str] | None = None,
    seed: int = 1,
    board: str = "tracked",
    data: dict[str, str] | None = None,
    **more: Any,
) -> "Table":
    """Start a session in a phase; Japanese units that are not listed are in the container."""
    position: dict[str, Any] = {"turn": turn, "phase": phase, **more}
    given = (us or {}).items()
    position["us"] = {name: {"place": u} if isinstance(u, str) else u for name, u in given}
    if japan is not None:
        position["japan"] = japan
    return fresh(board=board, options=options, seed=seed, position=position, data=data)


def fresh(
    *,
    board: str = "tracked",
    options: dict[str, str] | None = None,
    seed: int = 1,
    position: Any = None,
    data: dict[str, str] | None = None,
) -> "Table":
    """Start a session from the set-up or a whole position, without reminders unless asked for."""
    setup = Setup(
        game="bloodbath",
        board=board,  # type: ignore[arg-type]
        options={"reminders": "off", **(options or {})},
        seed=seed,
        position=position,
        data=data or {},
    )
    complete, module = FACTORY.prepare(setup)
    return Table(Session(module, complete.seed))


def _declared(prompt: Any, waiting: dict[str, list[Any]]) -> dict[str, Any]:
    """Return the form of an attack from what a script has for its target, ground and units."""
    target = waiting["attack-target"].pop(0)
    if not target:
        return {"target": ""}
    told = {"target": target}
    ground = [f for f in narrowed(prompt.fields, told) if f.name in ("terrain", "hill")]
    rows = [f for f in ground if not f.settled]
    ground = waiting.get(f"ground:{target}") or waiting.get("ground")
    if rows and ground:
        told |= ground.pop(0)
    units = waiting.get(f"attack-units:{target}") or waiting["attack-units"]
    return {**told, "units": units.pop(0)}


def going(prompt: Any, does: str) -> dict[str, Any]:
    """Return a form of retreat in which each hex of units does alike: "retreat", "stand", "stay".

    It goes to the last hex of the list, and stands fast with the first unit that can lose a step.
    """
    told: dict[str, Any] = {}
    for at, base in enumerate(prompt.fields):
        field = narrowed(prompt.fields, told)[at]
        options = [option.value for option in field.options]
        wanted = [one for one in options if f"{one}".startswith(does)]
        if field.settled:
            told[field.name] = field.certainly
        elif field.listed:
            told[field.name] = []
        else:
            told[field.name] = wanted[0] if base.name.startswith("does:") else options[-1]
    return told


class Table:
    """One session at the table, with everything that happened."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.events: list[Event] = session.take_events()
        self.asked_for: list[Prompt] = []
        self.sits_down()

    # -- play ----------------------------------------------------------------------------------

    def play(self, quiet: bool = True, **script: Any) -> "Table":
        """Answer from the script until something else is asked or the phase is over.

        A scripted answer that was never asked for fails the test.
        """
        waiting = {name.replace("_", "-"): _queue(answers) for name, answers in script.items()}
        started = self._stamp()
        while self.session.asked is not None and self._stamp() == started:
            if not self._one(waiting, quiet):
                break
        left = {name: answers for name, answers in waiting.items() if answers}
        assert not left, f"never asked for: {left}; waiting is {self.procedure}"
        return self

    def answer(self, value: Any) -> "Table":
        """Answer the waiting prompt."""
        self.asked_for.append(self.prompt)
        self.session.answer(in_full(self.prompt, value))
        self.events += self.session.take_events()
        self.sits_down()
        return self

    def sits_down(self) -> None:
        """Let the player whom the prompt wants take the seat; nobody looks at a printed table."""
        while self.procedure in ("hand-over", "printed-table"):
            if self.procedure == "hand-over":
                self.asked_for.append(self.prompt)
            self.session.answer(True if self.procedure == "hand-over" else {"says": "estimate"})
            self.events += self.session.take_events()

    def attack(self, target: str = "", *units: str) -> "Table":
        """Fill in the form of an attack; without a target no more is attacked."""
        return self.answer({"target": target, "units": list(units)} if target else {"target": ""})

    @property
    def targets(self) -> list[Any]:
        """Return what the form of an attack lists as targets."""
        return [option.value for option in self.prompt.fields[0].options]

    def attackers(self, target: str) -> Any:
        """Return the field for the units that attack a target."""
        return narrowed(self.prompt.fields, {"target": target})[1]

    def thrown(self, procedure: str) -> list[Event]:
        """Return what was said of each throw of a procedure."""
        return [one for one in self.named("rolled") if one.data["procedure"] == procedure]

    @property
    def looked_up(self) -> dict[str, Any]:
        """Return the data of the last throw on the combat results table."""
        return [one.data for one in self.named("rolled") if "column" in one.data][-1]

    def refusal(self, value: Any) -> str:
        """Give an illegal answer and return the words that refuse it."""
        before = msgspec.json.encode(self.state)
        try:
            self.session.answer(in_full(self.prompt, value))
        except AnswerError as error:
            assert msgspec.json.encode(self.state) == before
            return render(error.text)
        raise AssertionError(f"{value!r} was accepted")

    def _one(self, waiting: dict[str, list[Any]], quiet: bool) -> bool:
        prompt = self.prompt
        if prompt.procedure == "attack" and waiting.get("attack-target"):
            self.answer(_declared(prompt, waiting))
            return True
        if prompt.procedure == "attack" and waiting.get("next-attack"):
            first = waiting["next-attack"].pop(0)
            self.answer({"target": "", "order": first if isinstance(first, list) else [first]})
            return True
        names = [prompt.procedure, *(f"{prompt.procedure}:{s}" for s in prompt.subjects)]
        for name in reversed(names):
            if waiting.get(name):
                value = waiting[name].pop(0)
                value = value(self) if callable(value) else value
                forms = prompt.kind == "record" and isinstance(value, str)
                self.answer(going(prompt, value) if forms else value)
                return True
        if quiet and prompt.procedure in QUIET:
            self.answer(QUIET[prompt.procedure])
        elif quiet and prompt.procedure in AUTOMATIC:
            self.asked_for.append(prompt)
            self.session.auto()
            self.events += self.session.take_events()
            self.sits_down()
        else:
            return False
        return True

    def _stamp(self) -> tuple[int, str]:
        asked = self.session.asked
        return (asked.turn, asked.phase) if asked else (0, "")

    # -- look ----------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """Return the live state."""
        state = self.session.state
        assert isinstance(state, State)
        return state

    @property
    def prompt(self) -> Any:
        """Return the waiting prompt."""
        assert self.session.asked is not None, "the game is over"
        return self.session.asked.prompt

    @property
    def procedure(self) -> str:
        """Return the procedure of the waiting prompt, or nothing at the end."""
        return self.session.asked.prompt.procedure if self.session.asked else ""

    @property
    def phase(self) -> str:
        """Return the phase of the waiting prompt, or nothing at the end."""
        return self.session.asked.phase if self.session.asked else ""

    @property
    def options(self) -> list[Any]:
        """Return the legal values of the waiting prompt."""
        return [option.value for option in self.prompt.options]

    @property
    def closed(self) -> dict[Any, str]:
        """Return the closed values of the waiting prompt with their reasons."""
        return {closed.value: render(closed.reason) for closed in self.prompt.closed()}

    def us(self, name: str) -> UsUnit:
        """Return a US unit."""
        return self.state.us[name]

    def japan(self, place: str) -> JapaneseUnit:
        """Return the Japanese unit in a place."""
        return next(unit for unit in self.state.japan.values() if unit.place == place)

    def unit(self, name: str) -> JapaneseUnit:
        """Return a Japanese counter by what it is."""
        return next(unit for unit in self.state.japan.values() if unit.unit == name)

    def places(self) -> set[str]:
        """Return where Japanese units stand on the map."""
        return {unit.place for unit in self.state.japan.values() if unit.on_map}

    def named(self, name: str) -> list[Event]:
        """Return the events of a name."""
        return [event for event in self.events if event.name == name]

    def event(self, name: str) -> Event:
        """Return the last event of a name."""
        return self.named(name)[-1]

    def happened(self, name: str) -> bool:
        """Tell whether an event of a name happened."""
        return bool(self.named(name))

    def asked(self, procedure: str) -> list[Prompt]:
        """Return the prompts of a procedure that were answered."""
        return [prompt for prompt in self.asked_for if prompt.procedure == procedure]


def _queue(answers: Any) -> list[Any]:
    return list(answers) if isinstance(answers, tuple) else [answers]


# -- where to put a fight, whatever board and counters the data hold ------------------------------


def data() -> GameData:
    """Return the data the game is played with by default."""
    _, module = FACTORY.prepare(Setup(game="bloodbath"))
    return module.data


DATA = data()
assert DATA.prints is not None
BOARD = DATA.prints


def japanese(kind: str, number: int = 0) -> str:
    """Return a Japanese unit of a kind, the first or a later one."""
    return [name for name, unit in DATA.japan.items() if unit.kind == kind][number]


def fighters(number: int = 0) -> str:
    """Return a Japanese unit that can attack and move: no gun, no HQ, no zero."""
    able = [
        name
        for name, unit in DATA.japan.items()
        if unit.kind == "infantry" and unit.attack and unit.movement
    ]
    return able[number]


def battalion(number: int = 0) -> str:
    """Return a Marine battalion of the 4th or 5th Division."""
    return _us("battalion")[number]


def flamethrower(number: int = 0) -> str:
    """Return a flamethrower unit of the 4th or 5th Division."""
    return _us("flamethrower")[number]


def tank(number: int = 0) -> str:
    """Return a tank battalion of the 4th or 5th Division."""
    return _us("tank")[number]


def _us(kind: str) -> list[str]:
    return [name for name, one in DATA.us.items() if one.kind == kind and one.division != 3]


def inland(terrain: str = "clear", *, but: tuple[str, ...] = ()) -> str:
    """Return a hex of a numbered sector with six land neighbours that are no beach nor Suribachi.

    None of them is within three hexes of those in `but`.
    """
    return next(
        place
        for place in BOARD.hexes
        if BOARD.terrain(place) == terrain
        and BOARD.sector(place) in range(1, 7)
        and _roomy(place, but)
    )


def _roomy(place: str, but: tuple[str, ...]) -> bool:
    near = BOARD.neighbours(place)
    return (
        len(near) == 6
        and all(BOARD.terrain(one) != "beach" for one in near)
        and all(BOARD.distance(place, one) > 3 for one in (*but, *BOARD.suribachi))
    )


def around(place: str, *, tanks: bool = False) -> list[str]:
    """Return the hexes next to a hex, for tanks only those they may enter."""
    near = BOARD.neighbours(place)
    return [p for p in near if not tanks or BOARD.terrain(p) not in CLOSED_TO_TANKS]


def beaches(coast: str = "east") -> list[str]:
    """Return the beach hexes of a coast, the highest number first."""
    return sorted((p for p in BOARD.hexes if BOARD.coast(p) == coast), reverse=True)


def crt(monkeypatch: Any, code: str) -> None:
    """Let the combat results table show one result whatever is rolled."""
    monkeypatch.setattr(tables, "result", lambda crt, column, die: code)


FAR = BOARD.suribachi[0]
"""Where a last unit holds out, so that the game goes on."""
