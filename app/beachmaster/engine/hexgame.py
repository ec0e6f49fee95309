"""Bind a game on a map of hexes to its data and options: what every such game does alike."""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, Self, TypeVar

from beachmaster.engine.asking import asking
from beachmaster.engine.coach import Line
from beachmaster.engine.display import Chart, Details, Overview, Position, UnitRow
from beachmaster.engine.facts import Known
from beachmaster.engine.heads import Head
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.module import GameState, Notes, Recorder
from beachmaster.engine.opening import to_open
from beachmaster.engine.openprints import OpenPrints
from beachmaster.engine.otherwise import unsound
from beachmaster.engine.pieces import Act, Piece, TableChange
from beachmaster.engine.piles import AT
from beachmaster.engine.places import Places
from beachmaster.engine.prompt import Prompt
from beachmaster.engine.quiz import Quiz, QuizSource, Wanted, always
from beachmaster.engine.reconcile import PLACES, put_places
from beachmaster.engine.rulings import Ruling
from beachmaster.engine.side import Side
from beachmaster.engine.steps import Step, step_of
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T
from beachmaster.engine.tracks import Track, markers_due
from beachmaster.engine.values import Value, Visibility

S = TypeVar("S", bound=GameState)
D = TypeVar("D", bound="Printed")
G = TypeVar("G")
R = TypeVar("R", bound="Ground")


class Ground(Protocol):
    """What a map prints; `open` is there on one of the player's own."""

    own: bool

    @property
    def open(self) -> OpenPrints:
        """Return what is known of the player's own map."""
        ...

    def at(self, learned: Any) -> Self:
        """Return the map with what a game learned of it."""
        ...


class Printed(Protocol):
    """The data of a game: what the map prints among it, None beside the player's own."""

    @property
    def prints(self) -> Any | None:
        """Return what is printed on the map."""
        ...


def no_words(_data: object, _change: TableChange) -> Text | None:
    """Leave a change to the general words."""
    return None


def as_it_lay(name: str, lying: Piece) -> Mapping[str, Piece | None]:
    """Return how a piece lies that a former version kept by its words: as they say."""
    return {name: lying}


def no_pool(_name: str, _act: Act) -> str:
    """Return that nothing counts a piece off the table."""
    return ""


@dataclass(frozen=True, kw_only=True)
class GameParts(Generic[S, D, G, R]):
    """What a game's own modules say of a state, its data, a running phase and the printed map.

    `path_of` returns under which path a unit of the list is put right (`us.23`), that of a
    pile as it is, `written` a state as a position file, and `moving` are the phases in which
    counters move on the table. `steps` are the phases, `possible` what is possible in one now, by
    its id; `tracks` may lie on the player's table; `quizzes` says what a newcomer
    can be asked at a prompt, by its procedure.
    `piece` returns one of the `pieces` without the others, `act_words` a game's own words for a
    change, `pool` the counted piece that a piece is in while it is off the table, and
    `former_lies` how a piece lies of which a former version kept the words alone.
    """

    places: Places
    problems: Callable[[S, D], list[Text]]
    adjust: Callable[[S, D, str, Value], Text]
    pieces: Callable[[G], Mapping[str, Piece]]
    only_told: Callable[[S, S], frozenset[str]]
    visible: Callable[[G, Visibility], Value]
    outcome: Callable[[S], Value]
    overview: Callable[[G], Overview]
    details: Callable[[G], Details]
    chart: Callable[[R], Chart]
    position: Callable[[G, R, Iterable[UnitRow], Container[str] | None], Position]
    sight: Callable[[G, R, HexId, HexId], Text]
    reach: Callable[[G, R, Prompt, str], Mapping[HexId, Value]]
    path_of: Callable[[S, D, str], str]
    written: Callable[[G], Value]
    moving: frozenset[str]
    steps: Sequence[Step] = ()
    possible: Mapping[str, Callable[[G], Iterable[Line]]] = field(default_factory=dict)
    tracks: Sequence[Track] = ()
    quizzes: Mapping[str, QuizSource[G]] = field(default_factory=dict)
    piece: Callable[[G, str], Piece | None] | None = None
    act_words: Callable[[D, TableChange], Text | None] = no_words
    pool: Callable[[str, Act], str] = no_pool
    former_lies: Callable[[str, Piece], Mapping[str, Piece | None]] = as_it_lay


class HexGame(Generic[S, D, G, R]):
    """A game bound to its data and options; a game adds its name, its state and how it is played.

    `prints` is what the map prints, None beside the player's own. `notes` is there while somebody
    listens to what the map tells.
    """

    name: str
    sides: Sequence[Side]
    state_type: type[GameState]
    rulings: Sequence[Ruling] = ()
    parts: GameParts[S, D, G, R]

    def __init__(self, data: D, options: Mapping[str, str], start: S | None = None) -> None:
        self.data = data
        self.prints: R | None = data.prints
        self.options: Mapping[str, str] = dict(options)
        self.start = start
        if start is not None and self.prints is not None and self.prints.own:
            to_open(start)
        self.notes: Notes | None = None
        self._charted: tuple[R, Chart] | None = None

    def play(self, state: S, seed: int, recorder: Recorder) -> G:
        """Bind a running phase to its state."""
        raise NotImplementedError

    @property
    def tracks(self) -> Sequence[Track]:
        """Return the tracks that may lie on the player's table."""
        return self.parts.tracks

    def markers_due(self, state: S) -> Mapping[str, Text]:
        """Return the markers on the table that the next phase moves: what to do, by piece."""
        return markers_due(self.looking(state), self.tracks)

    def head(self, play: Any) -> Head | None:
        """Return what the running phase says as it begins."""
        step = step_of(self.parts.steps, play.state.phase)
        if step is None or step.purpose is None:
            return None
        possible = self.parts.possible.get(step.id)
        lines = tuple(possible(play)) if possible is not None else ()
        return Head(step.text, step.purpose, lines, step.rules)

    def looking(self, state: S) -> G:
        """Bind a state for looking at it only."""
        return self.play(state, 0, Recorder(quiet=True))

    def problems(self, state: S) -> list[Text]:
        """List every invariant that the state breaks; first what no map of the player's prints."""
        prints = self.open_prints(state)
        if prints is not None and prints.unsound is not None:
            return [prints.unsound]
        played = unsound(self, state)
        return [played] if played is not None else self.parts.problems(state, self.data)

    def adjust(self, state: S, path: str, value: Value) -> Text:
        """Put one value right by hand, or the places of several counters (`places`)."""
        if path == PLACES:
            return put_places(self, state, value)
        return self.parts.adjust(state, self.data, path, value)

    def path_of(self, state: S, unit: str) -> str:
        """Return under which path the place of a unit is put right, or the number of a pile."""
        path = self.parts.path_of(state, self.data, unit)
        return path if AT in unit else f"{path}.place"

    @property
    def moving(self) -> frozenset[str]:
        """Return the phases in which counters move on the table."""
        return self.parts.moving

    def written(self, state: S) -> Value:
        """Return the state as a position file, without what the player may not see."""
        return self.parts.written(self.looking(state))

    def pieces(self, state: S) -> Mapping[str, Piece]:
        """Return what lies on the real table."""
        return self.parts.pieces(self.looking(state))

    def piece(self, play: G, name: str) -> Piece | None:
        """Return how a piece lies now, None where it is off the table."""
        one = self.parts.piece
        return one(play, name) if one is not None else self.parts.pieces(play).get(name)

    def act_words(self, change: TableChange) -> Text | None:
        """Return the game's own words for a change; None where the general ones serve."""
        return self.parts.act_words(self.data, change)

    def pool(self, name: str, act: Act) -> str:
        """Return the counted piece that this one goes into, or comes out of; empty for none."""
        return self.parts.pool(name, act)

    def former_lies(self, name: str, lying: Piece | None) -> dict[str, Piece | None]:
        """Return how a piece lies that a former version kept by its words, and those on it."""
        return {name: None} if lying is None else dict(self.parts.former_lies(name, lying))

    def only_told(self, before: S, after: S) -> frozenset[str]:
        """Return the pieces that only one of the states knows of, though they never moved."""
        return self.parts.only_told(before, after)

    def space_name(self, state: S, space: str) -> Text:
        """Return the words for a space; they do not depend on the state."""
        del state
        return self.parts.places.name(space)

    def visible(self, state: S, side: Visibility = "") -> Value:
        """Return the state without what a side, the player's own, may not see."""
        return self.parts.visible(self.looking(state), side or self.sides[0].id)

    def outcome(self, state: S) -> Value:
        """Return the final result as plain data."""
        return self.parts.outcome(state)

    def overview(self, state: S) -> Overview:
        """Return where the game stands."""
        return self.parts.overview(self.looking(state))

    def details(self, state: S) -> Details:
        """Return facts, bags and slots as they are now."""
        return self.parts.details(self.looking(state))

    def chart(self, state: S | None = None) -> Chart | None:
        """Return the printed map, of the player's own what is known of it; words only have none."""
        prints = self._prints(state)
        if prints is None:
            return None
        if self._charted is None or self._charted[0] is not prints:
            self._charted = prints, self.parts.chart(prints)
        return self._charted[1]

    def open_prints(self, state: S) -> OpenPrints | None:
        """Return what is known of the player's own map; None on another ground."""
        prints = self._prints(state)
        return prints.open if prints is not None and prints.own else None

    def sketched(self, known: Known) -> tuple[Chart, OpenPrints]:
        """Return the player's own map with so much known of it, and what is open of it."""
        assert self.prints is not None, "words only keep no map"
        prints = self.prints.at(known)
        return self.parts.chart(prints), prints.open

    def _prints(self, state: S | None) -> R | None:
        if self.prints is None or state is None:
            return self.prints
        return self.prints.at(state.learned)

    def position(
        self, state: S, units: Iterable[UnitRow], wanted: Container[str] | None = None
    ) -> Position | None:
        """Return what lies on the map, of the state's rows; a table board does not know it."""
        prints = self._prints(state)
        if prints is None:
            return None
        return self.parts.position(self.looking(state), prints, units, wanted)

    def sight(self, state: S, a: HexId, b: HexId) -> Text:
        """Say how far apart two hexes are and whether one sees the other."""
        prints = self._prints(state)
        return UNTOLD if prints is None else self.parts.sight(self.looking(state), prints, a, b)

    def reach(self, state: S, prompt: Prompt, unit: str) -> Mapping[HexId, Value]:
        """Return where this prompt lets a unit go, each with the answer that takes it there."""
        prints = self._prints(state)
        return {} if prints is None else self.parts.reach(self.looking(state), prints, prompt, unit)

    def quiz(self, state: S, prompt: Prompt, wanted: Wanted = always) -> Quiz | None:
        """Return what a newcomer can be asked before a prompt is answered, if there is anything."""
        found = self.parts.quizzes.get(prompt.procedure)
        if found is None or (found.rule and not wanted(found.rule)):
            return None
        with asking(False):
            return found.make(self.looking(state), prompt)


UNTOLD = T("The map is on your table: measure there.")
