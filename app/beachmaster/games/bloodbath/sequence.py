"""The sequence of play of Bloodbath in the Bonins (bib:4.1), one procedure a phase."""

from collections.abc import Callable, Sequence

import msgspec

from beachmaster.engine.display import Note, keyed
from beachmaster.engine.hexgame import GameParts, HexGame
from beachmaster.engine.module import GameState, Recorder, Steps
from beachmaster.engine.side import Side
from beachmaster.games.bloodbath import (
    acts,
    adjusting,
    checks,
    combat,
    display,
    display_map,
    display_setup,
    display_units,
    heads,
    japanese,
    movement,
    position_out,
    quizzes,
    scoring,
    tracks,
    view,
    words,
)
from beachmaster.games.bloodbath.about import ABOUT, SIDES
from beachmaster.games.bloodbath.administrative import administrative
from beachmaster.games.bloodbath.game import JAPAN, Game
from beachmaster.games.bloodbath.places import PLACES
from beachmaster.games.bloodbath.prints import Prints
from beachmaster.games.bloodbath.rulings import RULINGS
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
        words.begin_phase(game)
    yield from seated(game, procedure(game))
    words.forget(game.state)
    if game.state.phase != phase or game.state.over:
        return
    cleared = (
        phase != "set-up" and not any(True for _ in game.japanese()) and not game.state.left_out
    )
    game.state.phase = "victory" if cleared else following


class Bloodbath(HexGame[State, GameData, Game, Prints]):
    """Bloodbath in the Bonins, bound to its data and options; what the engine's sessions play."""

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
        moving=frozenset({"us-movement", "mobile-movement", "japanese-movement"}),
        steps=display.STEPS,
        possible=heads.POSSIBLE,
        tracks=tracks.TRACKS,
        quizzes=quizzes.QUIZZES,
    )

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

    def preparation(self) -> Sequence[Note]:
        """Return how to set up the real table, or how to lay out the given position."""
        if self.start is not None:
            return keyed(display_setup.laid_out(self.looking(self.start)))
        return keyed(display_setup.preparation(self.looking(self.first_state(0))))

    hand_over = HAND_OVER

    def seat(self, state: State) -> str | None:
        """Return the player for whose eyes the screen is, None for anybody's."""
        return JAPAN if state.seat == JAPAN else None

    def cover(self, state: State) -> None:
        """Turn the Japanese units face down where the game is looked back at."""
        state.seat = msgspec.UNSET
