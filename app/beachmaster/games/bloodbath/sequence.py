"""The sequence of play of Bloodbath in the Bonins (bib:4.1), one procedure a phase."""

from collections.abc import Callable, Mapping

from beachmaster.engine.module import GameState, Piece, Recorder, Steps
from beachmaster.engine.sketch import Sketch
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value, Visibility
from beachmaster.games.bloodbath import (
    adjusting,
    checks,
    combat,
    japanese,
    landing,
    scoring,
    sketch,
    view,
)
from beachmaster.games.bloodbath.administrative import administrative
from beachmaster.games.bloodbath.boards.questions import Board
from beachmaster.games.bloodbath.boards.tracked import TrackedBoard
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.setup import first_state, set_up
from beachmaster.games.bloodbath.state import State
from beachmaster.games.bloodbath.values import GameData

Procedure = Callable[[Game], Steps[None]]
SEQUENCE: dict[str, tuple[Procedure, str]] = {
    "set-up": (set_up, "us-movement"),
    "us-movement": (landing.us_movement, "us-combat"),
    "us-combat": (combat.regular_combat, "mobile-movement"),
    "mobile-movement": (landing.mobile_movement, "mobile-combat"),
    "mobile-combat": (combat.mobile_combat, "japanese-movement"),
    "japanese-movement": (japanese.movement, "japanese-combat"),
    "japanese-combat": (japanese.combat, "administrative"),
    "administrative": (administrative, "us-movement"),
    "victory": (scoring.finish, "victory"),
}
"""Each phase with its procedure and the phase after it."""


def one_phase(game: Game) -> Steps[None]:
    """Run the phase the state stands at (bib:4.1); the last Japanese unit ends it all (12.1)."""
    phase = game.state.phase
    procedure, following = SEQUENCE[phase]
    yield from procedure(game)
    if game.state.phase != phase or game.state.over:
        return
    cleared = phase != "set-up" and not any(True for _ in game.japanese())
    game.state.phase = "victory" if cleared else following


class Bloodbath:
    """Bloodbath in the Bonins, bound to its data and options; what the engine's sessions play."""

    name = "bloodbath"
    state_type: type[GameState] = State

    def __init__(
        self, data: GameData, options: Mapping[str, str], start: State | None = None
    ) -> None:
        self.data = data
        self.options: Mapping[str, str] = dict(options)
        self.start = start
        self.tracked = TrackedBoard(data.board) if data.board else None

    def first_state(self, seed: int) -> State:
        """Return the state before set-up, or the position the game starts from."""
        return self.start if self.start is not None else first_state(self.data, seed)

    def play(self, state: State, seed: int, recorder: Recorder) -> Game:
        """Bind a running phase to its state and board."""
        assert self.tracked is not None
        board: Board = self.tracked
        return Game(state, self.options, seed, recorder, self.data, board)

    def phase(self, play: Game) -> Steps[None]:
        """Run one phase."""
        return one_phase(play)

    def problems(self, state: State) -> list[Text]:
        """List every invariant that the state breaks."""
        return checks.problems(state, self.data)

    def adjust(self, state: State, path: str, value: Value) -> Text:
        """Put one value right by hand."""
        return adjusting.adjust(state, self.data, path, value)

    def pieces(self, state: State) -> Mapping[str, Piece]:
        """Return what lies on the real table."""
        return view.pieces(state, self.data)

    def space_name(self, state: State, space: str) -> Text:
        """Return the words for a space; they do not depend on the state here."""
        del state
        return view.space_words(space)

    def visible(self, state: State, side: Visibility = "us") -> Value:
        """Return the state without the program's secrets."""
        return view.visible(state, self.data, side)

    def sketch(self, state: State) -> Sketch | None:
        """Return the map in letters, where the program knows the map."""
        return sketch.sketch(state, self.data, self.data.board) if self.data.board else None

    def outcome(self, state: State) -> Value:
        """Return the victory count as plain data."""
        return view.outcome(state)
