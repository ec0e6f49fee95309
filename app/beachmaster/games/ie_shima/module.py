"""Last Battle: Ie Shima bound to its data and options: what the engine's sessions play."""

from collections.abc import Iterable, Sequence

from beachmaster.engine.acts import ActWords
from beachmaster.engine.areas import AreaBoard
from beachmaster.engine.display import Note, keyed
from beachmaster.engine.hexgame import GameParts, HexGame
from beachmaster.engine.module import GameState, Recorder, Steps
from beachmaster.engine.opponent import Opponent
from beachmaster.engine.pieces import TableChange
from beachmaster.engine.reconcile import PLACES as PLACES_OF_ALL
from beachmaster.engine.side import Side
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.ie_shima import (
    acts,
    adjusting,
    checks,
    display,
    display_map,
    display_setup,
    display_units,
    heads,
    position_file,
    quizzes,
    tracks,
    view,
)
from beachmaster.games.ie_shima.about import ABOUT, SIDES
from beachmaster.games.ie_shima.data import GameData
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.opponent import igawa
from beachmaster.games.ie_shima.places import PLACES
from beachmaster.games.ie_shima.rulings import RULINGS
from beachmaster.games.ie_shima.sequence import one_phase
from beachmaster.games.ie_shima.setup import first_state
from beachmaster.games.ie_shima.state import State


class IeShima(HexGame[State, GameData, Game, AreaBoard]):
    """Last Battle: Ie Shima, bound to its data and options."""

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
        written=position_file.written,
        moving=frozenset({"japan", "us", "night"}),
        steps=display.STEPS,
        possible=heads.POSSIBLE,
        tracks=tracks.TRACKS,
        quizzes=quizzes.QUIZZES,
    )

    def first_state(self, seed: int) -> State:
        """Return the state before set-up, or the position the game starts from."""
        if self.start is not None:
            return self.start
        state = first_state(self.options)
        state.stance = igawa.stance_of(self.options, seed)
        return state

    def opponent(self, state: State) -> Opponent | None:
        """Return who decides for the side that the program plays, if it plays one (ies:5.1.1)."""
        side = self.options["opponent"]
        if side == "none":
            return None
        return igawa.commander(
            self.looking,
            "us" if side == "us" else "japan",
            int(self.options["level"]),
            state.stance or igawa.stance_of(self.options, 0),
        )

    def play(self, state: State, seed: int, recorder: Recorder) -> Game:
        """Bind a running phase to its state."""
        game = Game(state, self.options, seed, recorder, self.data)
        game.notes = self.notes
        return game

    def phase(self, play: Game) -> Steps[None]:
        """Run one phase."""
        return one_phase(play)

    def adjust(self, state: State, path: str, value: Value) -> Text:
        """Put a value right, or the places of several units; then settle who controls what."""
        before = dict(state.control)
        said = super().adjust(state, path, value)
        if path == PLACES_OF_ALL:
            state.control = before  # who stood alone on the way there took nothing
        if path.startswith(("units.", PLACES_OF_ALL)):
            adjusting.settle(state)
        return said

    def preparation(self) -> Sequence[Note]:
        """Return how to set up the real table, or how to lay out the given position."""
        game = self.looking(self.start if self.start is not None else self.first_state(0))
        lying, words = self.pieces(game.state), ActWords(self, game.state)

        def places(names: Iterable[str]) -> tuple[TableChange, ...]:
            return tuple(one for name in names for one in words.changes(name, None, lying[name]))

        if self.start is not None:
            return keyed(display_setup.laid_out(game, places))
        return keyed(display_setup.preparation(game, places))
