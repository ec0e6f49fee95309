"""The sequence of play of Bloodbath in the Bonins (bib:4.1), one procedure a phase."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from beachmaster.engine.display import Chart, Note, Overview, Position
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.module import GameState, Notes, Piece, Recorder, Steps
from beachmaster.engine.prompt import Prompt
from beachmaster.engine.side import Side
from beachmaster.engine.sketch import Sketch
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value, Visibility
from beachmaster.games.bloodbath import (
    adjusting,
    checks,
    combat,
    display,
    display_map,
    display_reach,
    display_setup,
    japanese,
    movement,
    scoring,
    sketch,
    view,
    words,
)
from beachmaster.games.bloodbath.about import ABOUT, SIDES
from beachmaster.games.bloodbath.administrative import administrative
from beachmaster.games.bloodbath.game import JAPAN, Game
from beachmaster.games.bloodbath.places import PLACES
from beachmaster.games.bloodbath.seat import HAND_OVER, seated
from beachmaster.games.bloodbath.setup import first_state, set_up
from beachmaster.games.bloodbath.state import Phase, State
from beachmaster.games.bloodbath.values import GameData

Procedure = Callable[[Game], Steps[None]]
SEQUENCE: dict[Phase, tuple[Procedure, Phase]] = {
    "set-up": (set_up, "us-movement"),
    "us-movement": (movement.us_movement, "us-combat"),
    "us-combat": (combat.regular_combat, "mobile-movement"),
    "mobile-movement": (movement.mobile_movement, "mobile-combat"),
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
    if game.prints is None:
        words.begin_phase(game.state)
    yield from seated(game, procedure(game))
    words.end_phase(game.state)
    if game.state.phase != phase or game.state.over:
        return
    cleared = phase != "set-up" and not any(True for _ in game.japanese())
    game.state.phase = "victory" if cleared else following


class Bloodbath:
    """Bloodbath in the Bonins, bound to its data and options; what the engine's sessions play."""

    name = ABOUT.name
    sides: Sequence[Side] = SIDES
    state_type: type[GameState] = State

    def __init__(
        self, data: GameData, options: Mapping[str, str], start: State | None = None
    ) -> None:
        self.data = data
        self.options: Mapping[str, str] = dict(options)
        self.start = start
        self.prints = data.prints
        self.notes: Notes | None = None
        self._chart = display_map.chart(self.prints) if self.prints else None

    def first_state(self, seed: int) -> State:
        """Return the state before set-up, or the position the game starts from."""
        return self.start if self.start is not None else first_state(self.data, seed)

    def play(self, state: State, seed: int, recorder: Recorder) -> Game:
        """Bind a running phase to its state."""
        game = Game(state, self.options, seed, recorder, self.data)
        game.notes = self.notes
        return game

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

    def only_told(self, before: State, after: State) -> frozenset[str]:
        """Return the pieces that only one of the states knows of, though they never moved."""
        return view.only_told(before, after)

    def space_name(self, state: State, space: str) -> Text:
        """Return the words for a space; they do not depend on the state here."""
        del state
        return PLACES.name(space)

    def visible(self, state: State, side: Visibility = "us") -> Value:
        """Return the state without the program's secrets."""
        return view.visible(state, self.data, side)

    def sketch(self, state: State) -> Sketch | None:
        """Return the map in letters, where the program knows the map."""
        return sketch.sketch(state, self.data, self.prints) if self.prints else None

    def outcome(self, state: State) -> Value:
        """Return the victory count as plain data."""
        return view.outcome(state)

    # -- what a window shows ---------------------------------------------------------------------

    def overview(self, state: State) -> Overview:
        """Return where the game stands."""
        return display.overview(self._looking(state))

    def chart(self) -> Chart | None:
        """Return the printed map; a table board has none."""
        return self._chart

    def position(self, state: State) -> Position | None:
        """Return what lies on the map; a table board does not know it."""
        prints = self.prints
        return display_map.position(self._looking(state), prints) if prints else None

    def sight(self, state: State, a: HexId, b: HexId) -> Text:
        """Say how far apart two hexes are."""
        del state
        prints = self.prints
        return display_reach.sight(prints, a, b) if prints else display_reach.UNTOLD

    def reach(self, state: State, prompt: Prompt, unit: str) -> Mapping[HexId, Value]:
        """Return where this prompt lets a unit go, each with the answer that takes it there."""
        prints = self.prints
        return display_reach.reach(self._looking(state), prints, prompt, unit) if prints else {}

    def preparation(self) -> Sequence[Note]:
        """Return how to set up the real table, or how to lay out the given position."""
        if self.start is not None:
            return display_setup.laid_out(self._looking(self.start))
        game = self._looking(self.first_state(0))
        tracked = self.prints is not None
        return display_setup.preparation(game.two_players, tracked, game.own_counters)

    hand_over = HAND_OVER

    def seat(self, state: State) -> str | None:
        """Return the player for whose eyes the screen is, None for anybody's."""
        return JAPAN if state.seat == JAPAN else None

    def cover(self, state: State) -> None:
        """Turn the Japanese units face down where the game is looked back at."""
        state.seat = msgspec.UNSET

    def _looking(self, state: State) -> Game:
        """Bind a state for looking at it only."""
        return self.play(state, 0, Recorder(quiet=True))
