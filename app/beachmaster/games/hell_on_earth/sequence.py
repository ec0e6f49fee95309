"""The sequence of play of Hell on Earth (hoe:5), one procedure per numbered section."""

from collections.abc import Callable, Mapping, Sequence

from beachmaster.engine.display import Chart, Note, Overview, Position
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.module import GameState, Notes, Piece, Recorder, Steps
from beachmaster.engine.prompt import Prompt
from beachmaster.engine.side import Side
from beachmaster.engine.sketch import Sketch
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value, Visibility
from beachmaster.games.hell_on_earth import (
    adjusting,
    checks,
    display,
    display_map,
    display_reach,
    display_setup,
    memory,
    sketch,
    tracks,
    view,
)
from beachmaster.games.hell_on_earth.about import ABOUT, SIDES
from beachmaster.games.hell_on_earth.attack import first_attack, second_attack
from beachmaster.games.hell_on_earth.bombardment import bombardment
from beachmaster.games.hell_on_earth.command import command
from beachmaster.games.hell_on_earth.game import Game, IslandClearedError
from beachmaster.games.hell_on_earth.movement import movement
from beachmaster.games.hell_on_earth.places import PLACES
from beachmaster.games.hell_on_earth.raid import raids
from beachmaster.games.hell_on_earth.scoring import assessment, island_cleared
from beachmaster.games.hell_on_earth.setup import first_state, set_up
from beachmaster.games.hell_on_earth.state import LAST_TURN, State
from beachmaster.games.hell_on_earth.turn import organization, rally, weather
from beachmaster.games.hell_on_earth.values import GameData


def first_movement(game: Game) -> Steps[None]:
    """Rally, then move (hoe:5.3)."""
    yield from rally(game)
    yield from movement(game)
    game.state.phase = "first-attack"


def second_movement(game: Game) -> Steps[None]:
    """Rally and move again (hoe:5.6)."""
    yield from rally(game)
    yield from movement(game)
    game.state.phase = "second-attack"


SEQUENCE: dict[str, Callable[[Game], Steps[None]]] = {
    "set-up": set_up,
    "weather": weather,
    "bombardment": bombardment,
    "first-movement": first_movement,
    "first-attack": first_attack,
    "raid": raids,
    "second-movement": second_movement,
    "second-attack": second_attack,
    "command": command,
    "organization": organization,
    "assessment": assessment,
}


def one_phase(game: Game) -> Steps[None]:
    """Run the phase the state stands at (hoe:5); turn 9 ends after its attacks (hoe:5.8, H-77)."""
    tracks.phase_begins(game)
    try:
        yield from SEQUENCE[game.state.phase](game)
    except IslandClearedError:
        island_cleared(game)
        game.state.phase = "assessment"
    memory.phase_ends(game.state)
    if game.state.phase == "command" and game.state.turn == LAST_TURN:
        game.state.phase = "assessment"


class HellOnEarth:
    """Hell on Earth, bound to its data and options; what the engine's sessions play."""

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
        self._chart = display_map.chart(data.prints) if data.prints else None

    def first_state(self, seed: int) -> State:
        """Return the state before set-up, or the position the game starts from."""
        if self.start is not None:
            return self.start
        return first_state(self.data, self.options, seed)

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
        return sketch.sketch(state, self.prints) if self.prints else None

    def outcome(self, state: State) -> Value:
        """Return the final assessment as plain data."""
        return view.outcome(state)

    # -- what a window shows -------------------------------------------------------------------

    def overview(self, state: State) -> Overview:
        """Return where the game stands."""
        return display.overview(self._looking(state))

    def chart(self) -> Chart | None:
        """Return the printed map; a table board has none."""
        return self._chart

    def position(self, state: State) -> Position | None:
        """Return what lies on the map; a table board does not know it."""
        return display_map.position(self._looking(state), self.prints) if self.prints else None

    def sight(self, state: State, a: HexId, b: HexId) -> Text:
        """Say how far apart two hexes are and whether one sees the other."""
        return (
            display_reach.sight(self._looking(state), self.prints, a, b)
            if self.prints
            else display_reach.UNTOLD
        )

    def reach(self, state: State, prompt: Prompt, unit: str) -> Mapping[HexId, Value]:
        """Return where this prompt lets a unit go, each with the answer that takes it there."""
        return (
            display_reach.reach(self._looking(state), self.prints, prompt, unit)
            if self.prints
            else {}
        )

    def preparation(self) -> Sequence[Note]:
        """Return how to set up the real table, or how to lay out the given position."""
        if self.start is None:
            return display_setup.preparation(
                self.options["mode"] == "heroic",
                self.prints is not None,
                self.options["counters"] == "own",
            )
        return display_setup.laid_out(self._looking(self.start))

    def _looking(self, state: State) -> Game:
        """Bind a state for looking at it only."""
        return self.play(state, 0, Recorder(quiet=True))
