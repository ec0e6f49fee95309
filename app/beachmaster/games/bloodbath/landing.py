"""The two US movement phases, in the order of their parts (bib:4.1, bib:14.0)."""

from beachmaster.engine.module import Steps
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.replacements import replacements
from beachmaster.games.bloodbath.reserves import call_forward
from beachmaster.games.bloodbath.task_force import form_task_force


def us_movement(game: Game) -> Steps[None]:
    """Form the task force, replace, call reserves, land, move and redeploy (bib:4.1)."""
    yield from form_task_force(game)
    yield from replacements(game)
    yield from call_forward(game)
    yield from game.board.movement(game, mobile=False)
    _forget(game)


def mobile_movement(game: Game) -> Steps[None]:
    """Form the task force, call reserves, land, and move at half allowance (bib:4.1.1, B-31)."""
    yield from form_task_force(game)
    yield from call_forward(game)
    yield from game.board.movement(game, mobile=True)
    _forget(game)


def _forget(game: Game) -> None:
    """Free the units that had to wait in this phase (bib:14.6, bib:14.7)."""
    game.state.rebuilt, game.state.called = [], []
