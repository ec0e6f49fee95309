"""Games that were played some way, each played once in a run of the tests."""

from functools import cache

from beachmaster.desktop.controller import GameController
from beachmaster.storage.starting import Wish, start


@cache
def _played(answers, board, game):
    playing = start(Wish(game=game, seed=1, table=board == "table"))
    player = playing.factory.player("commander", playing.session)
    while answers and (asked := playing.session.asked) is not None:
        playing.session.answer(player.answer(asked))
        answers -= 1
    return playing


def played(answers, board="tracked", game="hell-on-earth"):
    """Return a controller with a game some answers on; nobody may play it further."""
    controller = GameController()
    controller.adopt(_played(answers, board, game))
    return controller


def ended():
    """Return a controller with a finished game."""
    return played(100_000)


def invent(controller):
    """Let the program answer, facts of the player's table too; tell whether that counted."""
    return controller.act(lambda: controller.session.auto(invent=True))
