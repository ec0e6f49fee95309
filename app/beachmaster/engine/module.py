"""Say what a game is to the engine: a state, phases that are generators, and its own checks."""

from collections.abc import Callable, Generator, Mapping, Sequence
from hashlib import sha256
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

import msgspec

from beachmaster.engine.acts import LaidTable, Moves, joined
from beachmaster.engine.event import Event
from beachmaster.engine.fight import DrawnFace
from beachmaster.engine.fighting import Fight
from beachmaster.engine.modifier_words import sentences, told
from beachmaster.engine.otherwise import in_force
from beachmaster.engine.passing import Passing
from beachmaster.engine.pieces import Piece, TableChange
from beachmaster.engine.prompt import Prompt
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.side import Side
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value, Visibility

R = TypeVar("R")
Steps = Generator[Prompt, Value, R]
"""A procedure: it yields prompts, is sent their stored answers, and returns R."""


Notes = dict[tuple[str, tuple[str, ...]], Value]
"""What a map that the program keeps has told, by procedure and subjects of a table's prompt."""


SET_UP = "set-up"
"""The phase before which the real table is empty."""


class GameState(msgspec.Struct, kw_only=True):
    """What every game's state has: where in the sequence of play it stands.

    States are plain data (numbers, strings, lists, dicts, structs of these) with a canonical JSON
    form. Fields that must not be shown to everybody are named by `GameModule.hidden`. `learned` is
    what a map of the player's own was found to print since the game began, by place and print; it
    is replaced as a whole, never changed. `opening` is set while a position on such a map waits to
    be begun. `tracks` says where the markers of the tracks were told to lie. `rulings` are those
    switched since the game began, by option, and `house` the house rules, by rule.
    """

    turn: int = 1
    phase: str = SET_UP
    over: bool = False
    learned: dict[str, dict[str, str | int | bool | None]] | msgspec.UnsetType = msgspec.UNSET
    opening: bool | msgspec.UnsetType = msgspec.UNSET
    tracks: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    rulings: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    house: dict[str, str] | msgspec.UnsetType = msgspec.UNSET


S = TypeVar("S", bound=GameState)
_NOTHING = plain_text("")


class Recorder:
    """Collect the events of one run; a quiet one drops them, for replays.

    `at` is the turn and the phase that runs, `passing` what waits to be said of it.
    """

    def __init__(self, quiet: bool = False) -> None:
        self.quiet = quiet
        self.events: list[Event] = []
        self.revealed = False
        self.at: tuple[int, str] | None = None
        self.passing = Passing()

    def record(self, event: Event) -> None:
        """Keep the event, and note that something hidden came to light."""
        self.say_what_waits()
        self._keep(event)

    def say_what_waits(self) -> None:
        """Say what the phase is for, and what passed by, before anything happens in it."""
        for event in self.passing.told(self.at):
            self._keep(event)

    def _keep(self, event: Event) -> None:
        if event.reveals:
            self.revealed = True
        if not self.quiet:
            self.events.append(event)


class Play(Generic[S]):
    """What a running phase works on: the state, the rulings in force, and where events go.

    Games extend it with their board and data. `notes` is there while somebody listens to what the
    map tells: the player of a table, whose twin this is. `answers` is what a resolver's input says
    of the map, by the name of the question: nothing is worked out then, and nobody asked.
    `sides` are those of the game. `fight` is the one under way, whose sheet each prompt carries.
    `table` is the real table as it was told so far; a resolver has none.
    """

    fight: Fight | None = None
    table: LaidTable | None = None
    notes: Notes | None = None
    answers: Mapping[str, Callable[..., Any]] = {}
    sides: Sequence[Side] = ()

    def __init__(self, state: S, options: Mapping[str, str], seed: int, recorder: Recorder) -> None:
        self.state = state
        self._begun_with = self._in_force = options
        self._switched: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
        self.seed = seed
        self.recorder = recorder

    @property
    def options(self) -> Mapping[str, str]:
        """Return the options in force: those of the set-up, with what was switched since."""
        if self.state.rulings is not self._switched:  # another dict with every switch
            self._switched = self.state.rulings
            self._in_force = in_force(self._begun_with, self.state)
        return self._in_force

    def throws(self, color: str) -> str:
        """Return the id of the side that throws dice of a colour; the player's own is empty."""
        return next((side.id for side in self.sides if side.dice == color), "")

    def emit(
        self,
        name: str,
        text: Text | None,
        *rules: str,
        act: Text | Moves | None = None,
        visibility: Visibility = "all",
        reveals: bool = False,
        trace: tuple[Text, ...] = (),
        **data: Value,
    ) -> None:
        """Record what happened, under its rules.

        `act` names the pieces that it changes on the table. A text that is None is the act itself:
        where the table lies so already, nothing is recorded.
        """
        words, acts = self._told(act)
        if text is None:
            words = words or joined(acts, own=True)
            if words is None and self.table is not None:
                return
        event = Event(
            name=name,
            text=text or words or _NOTHING,
            rules=rules,
            act=words,
            acts=acts,
            visibility=visibility,
            reveals=reveals,
            data=data,
            trace=trace,
        )
        self.record(event)

    def _told(self, act: Text | Moves | None) -> tuple[Text | None, tuple[TableChange, ...]]:
        """Return an act in words, and the changes that it is made of."""
        if not isinstance(act, Moves):
            return act, ()
        acts = self.table.told(self, act) if self.table is not None else ()
        if self.table is not None and act.own and not acts and act.own.issuperset(act.pieces):
            return None, ()  # the player's own answer led back to where it all lay
        return act.words or joined(acts), acts

    def found(self, *pieces: str) -> None:
        """Take in pieces that lay there before: the player has only named them now."""
        if self.table is not None:
            self.table.take_in(self, *pieces)

    def emit_counted(
        self, name: str, text: Text, *rules: str, lines: Sequence[Modifier], **data: Value
    ) -> None:
        """Record what was counted without dice, with all that was looked at for it."""
        why = sentences(lines)
        plain = {"modifiers": told(lines), **data}
        self.record(
            Event(name=name, text=text, rules=rules, trace=why, lines=tuple(lines), data=plain)
        )

    def emit_drawn(
        self,
        name: str,
        text: Text,
        *rules: str,
        drawn: DrawnFace,
        act: Text | Moves | None = None,
        **data: Value,
    ) -> None:
        """Record what a draw brought to light, under its rules."""
        event = Event(name=name, text=text, rules=rules, reveals=True, drawn=drawn, data=data)
        self.record(self._acted(event, act))

    def lay(
        self, name: str, text: Text, *rules: str, act: Text | Moves | None = None, **data: Value
    ) -> None:
        """Record an act of the set-up that the list by which the table is laid tells as well.

        The text is the act where nothing else is.
        """
        event = Event(name=name, text=text, rules=rules, act=text, data=data, listed=True)
        self.record(self._acted(event, act))

    def _acted(self, event: Event, act: Text | Moves | None) -> Event:
        """Return an event with its act."""
        words, acts = self._told(act)
        return msgspec.structs.replace(event, act=words or event.act, acts=acts)

    def record(self, event: Event) -> None:
        """Record an event as of now; the sheet of a fight under way takes it in."""
        if self.fight is not None:
            self.fight.happened(event)
        self.recorder.record(msgspec.structs.replace(event, at=self.recorder.at))

    def pass_by(self, name: Text, *rules: str) -> None:
        """Note that nothing can be done in a step, by its rules; such steps share one line."""
        self.recorder.passing.passes(name, *rules)

    def note(self, procedure: str, about: tuple[str, ...], fact: Value) -> None:
        """Keep what a table would have been told, by its phase too: a twin may be phases ahead."""
        if self.notes is None:
            return
        turn, phase = self.recorder.at or (self.state.turn, self.state.phase)
        self.notes[procedure, about] = self.notes[f"{turn}.{phase}/{procedure}", about] = fact


class AdjustError(Refusal, ValueError):
    """A value cannot be put right that way; `text` says what was expected."""


class GameModule(Protocol):
    """One game, bound to its options, board and counter data."""

    name: str
    sides: Sequence[Side]
    options: Mapping[str, str]
    state_type: type[GameState]

    def first_state(self, seed: int) -> GameState:
        """Return the state before the first phase, or the position that was given."""
        ...

    def play(self, state: Any, seed: int, recorder: Recorder) -> Play[Any]:
        """Bind a running phase to its state."""
        ...

    def phase(self, play: Any) -> Steps[None]:
        """Run the phase the state stands at, and move the state on to the next one."""
        ...

    def problems(self, state: Any) -> list[Text]:
        """List every invariant that the state breaks (bags, steps, places)."""
        ...

    def adjust(self, state: Any, path: str, value: Value) -> Text:
        """Put one value right by hand and return what was changed; raise `AdjustError`."""
        ...

    def pieces(self, state: Any) -> Mapping[str, Piece]:
        """Return the pieces on the real table by id, for acts, for lists and for what is checked.

        A piece that goes by another id when it is revealed has left the table under the first.
        """
        ...

    def space_name(self, state: Any, space: str) -> Text:
        """Return the words for a space."""
        ...

    def visible(self, state: Any, side: Visibility = ...) -> Value:
        """Return the state as plain data without what a side, the player's own, may not see."""
        ...

    def outcome(self, state: Any) -> Value:
        """Return the final result of a game that is over, as plain data."""
        ...


@runtime_checkable
class Shared(Protocol):
    """A game that two players play at one screen, each with something of their own to see.

    `hand_over` is the procedure that asks a player to the screen before it shows what is theirs.
    """

    hand_over: str

    def seat(self, state: Any) -> str | None:
        """Return whose own things the screen shows, None where anybody may look."""
        ...

    def cover(self, state: Any) -> None:
        """Hide what only one player may see in a state that is looked back at."""
        ...


def covered(module: GameModule, state: GameState) -> GameState:
    """Return a state to be looked back at, without what only one player may see."""
    if isinstance(module, Shared):
        module.cover(state)
    return state


@runtime_checkable
class BesideTable(Protocol):
    """A game that can be played beside the player's own map."""

    @property
    def prints(self) -> Any | None:
        """Return what is printed on the map, `own` or not; None where no position is kept."""
        ...


def encode(state: GameState) -> bytes:
    """Return the canonical JSON form of a state."""
    return msgspec.json.encode(state, order="sorted")


def digest(encoded: bytes) -> str:
    """Return the digest of a canonical form."""
    return sha256(encoded).hexdigest()
