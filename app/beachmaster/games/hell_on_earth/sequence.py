"""The sequence of play of Hell on Earth (hoe:5), one procedure per numbered section."""

from collections.abc import Callable, Sequence

from beachmaster.engine.display import Note, keyed
from beachmaster.engine.hexgame import GameParts, HexGame
from beachmaster.engine.module import GameState, Recorder, Steps
from beachmaster.engine.side import Side
from beachmaster.engine.tracks import markers_moved
from beachmaster.games.hell_on_earth import (
    acts,
    adjusting,
    checks,
    display,
    display_map,
    display_setup,
    display_units,
    heads,
    memory,
    position_out,
    quizzes,
    tracks,
    view,
)
from beachmaster.games.hell_on_earth.about import ABOUT, SIDES
from beachmaster.games.hell_on_earth.attack import first_attack, second_attack
from beachmaster.games.hell_on_earth.bombardment import bombardment
from beachmaster.games.hell_on_earth.command import command
from beachmaster.games.hell_on_earth.game import Game, IslandClearedError
from beachmaster.games.hell_on_earth.movement import movement
from beachmaster.games.hell_on_earth.places import PLACES, STEPS
from beachmaster.games.hell_on_earth.prints import Prints
from beachmaster.games.hell_on_earth.raid import raids
from beachmaster.games.hell_on_earth.rulings import RULINGS
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
    try:
        yield from SEQUENCE[game.state.phase](game)
    except IslandClearedError:
        island_cleared(game)
        game.state.phase = "assessment"
    memory.phase_ends(game.state)
    if game.state.phase == "command" and game.state.turn == LAST_TURN:
        game.state.phase = "assessment"
    if game.state.over:
        markers_moved(game, tracks.TRACKS)


class HellOnEarth(HexGame[State, GameData, Game, Prints]):
    """Hell on Earth, bound to its data and options; what the engine's sessions play."""

    name = ABOUT.name
    sides: Sequence[Side] = SIDES
    state_type: type[GameState] = State
    rulings = RULINGS
    parts = GameParts(
        places=PLACES,
        problems=checks.problems,
        adjust=adjusting.adjust,
        pieces=display_units.pieces,
        piece=display_units.piece,
        act_words=acts.act_words,
        pool=acts.pool,
        former_lies=acts.former_lies,
        only_told=display_units.only_told,
        visible=view.visible,
        outcome=view.outcome,
        overview=display.overview,
        details=display.details,
        chart=display_map.chart,
        position=display_map.position,
        sight=display_map.sight,
        reach=display_map.reach,
        path_of=adjusting.path_of,
        written=position_out.written,
        moving=frozenset({"first-movement", "second-movement"}),
        steps=STEPS,
        possible=heads.POSSIBLE,
        tracks=tracks.TRACKS,
        quizzes=quizzes.QUIZZES,
    )

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

    def preparation(self) -> Sequence[Note]:
        """Return how to set up the real table, or how to lay out the given position."""
        if self.start is None:
            return keyed(display_setup.preparation(self.looking(self.first_state(0))))
        return keyed(display_setup.laid_out(self.looking(self.start)))
