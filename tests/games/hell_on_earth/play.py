"""Drive a real session from a short position: say who stands where, script the answers, look.

    table = start("raid", us={"25": "0711"}, japan=[hidden("0611")])
    table.play(raid=5)
    assert table.us("25").steps == 3

A script maps a procedure to its answer (`assault_units=["25", "9"]`), or to a tuple of answers in
the order they are asked for (`raid=(5, 6)`); `**{"rally:25": 4}` answers for one subject only.
What the script leaves out is answered quietly (no order, no further action); at anything else
`play` stops, so that a test can look at the prompt.

A form whose fields depend on one another is told field by field, as in the terminal: each field is
a procedure of its own here (`target="0611", attackers=["25"], supporters=[]`), and the answer is
given with the last of them. What is done to the target is `act`, an assault unless it is told; the
rows of what only the table shows are told together, as `assault_facts`.
"""

from typing import Any

import msgspec

from beachmaster.engine.event import Event
from beachmaster.engine.prompt import AnswerError, Field, Prompt, Record, Roll, check_fields
from beachmaster.engine.record import narrowed
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.tables import applied_total
from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth.fact_rows import ROWS
from beachmaster.games.hell_on_earth.factory import FACTORY
from beachmaster.games.hell_on_earth.state import JapaneseUnit, State, UsUnit
from games.telling import in_full

FAR = "1408"
QUIET: dict[str, Any] = {
    "advance": "none",
    "attack-again": "no",
    "attack-order": "no",
    "bombard": "",
    "bombardment-order": "no",
    "command-done": True,
    "command-order": "no",
    "move": "done",
    "move-order": "no",
    "reroll": "keep",
    "spend-command-points": "end",
    "order": "no",
    "target": "",
}
AUTOMATIC = ("reveal",)


def hidden(place: str, battalion: str | None = None, **more: Any) -> dict[str, Any]:
    """Describe a face-down Japanese unit, where wanted with what lies under it."""
    return {"place": place, **({"battalion": battalion} if battalion else {}), **more}


def shown(place: str, battalion: str, steps: int = 2, **more: Any) -> dict[str, Any]:
    """Describe a revealed Japanese unit."""
    return {"place": place, "battalion": battalion, "hidden": False, "steps": steps, **more}


def us(place: str, **more: Any) -> dict[str, Any]:
    """Describe a US unit: its place, and where wanted steps and markers."""
    return {"place": place, **more}


def start(
    phase: str = "first-attack",
    *,
    turn: int = 2,
    us: dict[str, Any] | None = None,
    japan: list[dict[str, Any]] | None = [],  # noqa: B006 - never changed
    hq: str | None = FAR,
    board: str = "tracked",
    options: dict[str, str] | None = None,
    seed: int = 1,
    data: dict[str, str] | None = None,
    **more: Any,
) -> "Table":
    """Start a session in a phase; the headquarters waits hidden in a far corner unless told.

    Japanese units that are not listed are eliminated, with `hq` None the headquarters too;
    `japan` None leaves them all as set up.
    """
    position: dict[str, Any] = {"turn": turn, "phase": phase, **more}
    given = (us or {}).items()
    position["us"] = {name: {"place": u} if isinstance(u, str) else u for name, u in given}
    if japan is not None:
        named = any(unit.get("battalion") == "145" for unit in japan)
        far = [hidden(hq, "145")] if hq and not named else []
        position["japan"] = [*japan, *far]
        if not hq and not named:
            position["eliminated"] = ["145", *more.get("eliminated", [])]
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
        game="hell-on-earth",
        board=board,  # type: ignore[arg-type]
        options={"reminders": "off", **(options or {})},
        seed=seed,
        position=position,
        data=data or {},
    )
    complete, module = FACTORY.prepare(setup)
    return Table(Session(module, complete.seed))


class Table:
    """One session at the table, with everything that happened."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.events: list[Event] = session.take_events()
        self.asked_for: list[Prompt] = []
        self.told: dict[str, Any] = {}

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
        """Answer the waiting prompt, or tell the next field of a form."""
        field, rows = self.field, self.rows
        if rows:
            value = self.told | {one.name: _nothing(one) for one in rows} | value
        elif field is not None:
            self.told |= check_fields([field], {field.name: value})
            if self.field is not None:
                return self
            value = self.told
        self.asked_for.append(self.prompt)
        told, self.told = self.told, {}
        try:
            self.session.answer(in_full(self.prompt, value))
        except BaseException:
            self.told = told if rows else {name: told[name] for name in list(told)[:-1]}
            raise
        self.events += self.session.take_events()
        return self

    @property
    def field(self) -> Field | None:
        """Return the field of a form that is to be told next; None at any other prompt."""
        asked = self.session.asked
        if asked is None or not isinstance(asked.prompt, Record):
            return None
        first = asked.prompt.fields[0].name.rpartition(":")[2]
        if not any(field.by for field in asked.prompt.fields) or first in (
            "result",
            "unit",
            "order",
            "sector",
        ):
            return None
        if self.told.get("target") == "":
            return None
        left = [f for f in narrowed(asked.prompt.fields, self.told) if f.name not in self.told]
        left = [f for f in left if f.name != "reduced" or self._may_drop(f)]
        return next((f for f in left if not f.settled or _is_still_told(f)), None)

    def refusal(self, value: Any) -> str:
        """Give an illegal answer and return the words that refuse it."""
        before = msgspec.json.encode(self.state)
        try:
            self.answer(value)
        except AnswerError as error:
            assert msgspec.json.encode(self.state) == before
            return render(error.text)
        raise AssertionError(f"{value!r} was accepted")

    @property
    def rows(self) -> list[Field]:
        """Return the rows of what only the table shows that are to be told next of a form."""
        if self.field is None or self.field.name not in ROWS:
            return []
        narrow = narrowed(self.prompt.fields, self.told)
        rows = [one for one in narrow if one.name in ROWS and not one.settled]
        return [one for one in rows if one.name != "reduced" or self._may_drop(one)]

    def _may_drop(self, field: Field) -> bool:
        """Tell whether any supporter that was named may lose a point: that row stands before."""
        named = self.told.get("supporters", [])
        return any(option.value in named for option in field.options)

    def _one(self, waiting: dict[str, list[Any]], quiet: bool) -> bool:
        prompt, procedure = self.prompt, self.procedure
        names = [procedure, *(f"{procedure}:{s}" for s in prompt.subjects)]
        for name in reversed(names):
            if waiting.get(name):
                self.answer(waiting[name].pop(0))
                return True
        if self.field is not None and self.field.name == "act":
            self.answer("assault")
            return True
        quietly = procedure in QUIET and (prompt.kind != "record" or self.field is not None)
        if quiet and quietly:
            self.answer(QUIET[procedure])
        elif quiet and prompt.procedure in AUTOMATIC:
            self.asked_for.append(prompt)
            self.session.auto(invent=True)
            self.events += self.session.take_events()
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
        """Return the procedure of the waiting prompt, of a form that of its next field."""
        if self.rows:
            return "assault-facts"
        if self.field is not None:
            return self.field.name
        return self.session.asked.prompt.procedure if self.session.asked else ""

    @property
    def options(self) -> list[Any]:
        """Return the legal values of the waiting prompt, or of the next field of a form."""
        return [option.value for option in (self.field or self.prompt).options]

    @property
    def closed(self) -> dict[Any, str]:
        """Return the closed values of the waiting prompt with their reasons."""
        closed = self.prompt.closed() if self.field is None else self.field.closed
        return {one.value: render(one.reason) for one in closed}

    @property
    def fields(self) -> list[str]:
        """Return the names of the fields that a record asks for."""
        return [field.name for field in self.rows or self.prompt.fields]

    @property
    def tokens(self) -> set[str]:
        """Return the ids that can be drawn."""
        return {token.id for token in self.prompt.tokens()}

    def us(self, name: str) -> UsUnit:
        """Return a US unit."""
        return self.state.us[name]

    def japan(self, place: str) -> JapaneseUnit:
        """Return the Japanese unit in a place."""
        return next(unit for unit in self.state.japan.values() if unit.place == place)

    def battalion(self, name: str) -> JapaneseUnit:
        """Return a Japanese unit by what lies on its other side."""
        return next(unit for unit in self.state.japan.values() if unit.battalion == name)

    def places(self) -> set[str]:
        """Return where Japanese units stand."""
        return {unit.place for unit in self.state.japan.values() if unit.alive}

    def markers(self, kind: str) -> dict[str, str]:
        """Return the Intelligence tokens that lie as defence or support, with the place."""
        return {
            token: self.state.japan[at.partition(":")[2]].place
            for token, at in self.state.red.items()
            if at.startswith(f"{kind}:")
        }

    def named(self, name: str) -> list[Event]:
        """Return the events of a name."""
        return [event for event in self.events if event.name == name]

    def event(self, name: str) -> Event:
        """Return the last event of a name."""
        return self.named(name)[-1]

    def modifier(self, procedure: str) -> int:
        """Return the modifier that the last die of a procedure was rolled with."""
        rolled = [e for e in self.named("rolled") if e.data["procedure"] == procedure]
        return int(rolled[-1].data["total"] - rolled[-1].data["die"])

    @property
    def combat(self) -> dict[str, Any]:
        """Return what counts on the combat table: of the die that is asked for, or the last one.

        `total` is the sum of the modifiers before the limits, `final` after them.
        """
        asked = self.session.asked
        if asked is not None and isinstance(asked.prompt, Roll) and self.procedure == "combat":
            lines, facts, more = asked.prompt.lines, asked.prompt.facts, {}
            column = asked.prompt.column
        else:
            rolled = [e for e in self.named("rolled") if e.data["procedure"] == "combat"][-1]
            assert rolled.receipt is not None
            lines, facts = rolled.receipt.lines, rolled.receipt.facts
            more = {"result": rolled.receipt.outcome}
            column = rolled.receipt.column
        assert column is not None
        counted = [line for line in lines if line.rule != "hoe:5.4.2.7.4"]
        return {
            **{figure.name: figure.value for figure in facts},
            "ratio": f"{column.params['ratio']}:1",
            "final": applied_total(lines),
            "total": applied_total(counted),
            "modifiers": counted,
            **more,
        }

    def questions(self) -> list[str]:
        """Return the procedures of the questions about the map that were asked so far."""
        return [prompt.procedure for prompt in self.asked_for if prompt.question]

    def happened(self, name: str) -> bool:
        """Tell whether an event of a name happened."""
        return bool(self.named(name))


def _is_still_told(field: Field) -> bool:
    return field.listed and bool(field.options) and field.name not in ROWS


def _nothing(field: Field) -> Any:
    return list(field.certain) if field.listed else False


def _queue(answers: Any) -> list[Any]:
    return list(answers) if isinstance(answers, tuple) else [answers]


def points(table: Table) -> dict[str, int]:
    """Return the victory points of a finished game by their source."""
    assert table.state.result is not None
    return table.state.result.parts
