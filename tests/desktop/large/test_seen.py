"""At every kind of prompt all of the large card is seen, on a small screen and on a large one."""

import pytest

from beachmaster.desktop.controller import GameController
from beachmaster.engine.auto import program_answer
from beachmaster.storage.starting import Wish, start
from desktop.large.looking import SIZES, look_over
from often import few

GAMES = [
    ("hell-on-earth", "table"),
    ("bloodbath", "tracked"),
    ("ie-shima", "tracked"),
    ("hell-on-earth", "tracked"),
    ("bloodbath", "table"),
]
MOST_TURNS = 2


@pytest.mark.parametrize(("game", "board"), few(GAMES, 3))
def test_nothing_is_cut_or_lies_over_another_at_any_kind_of_prompt(before, game, board):
    controller = GameController()
    sets = ["opponent=none"] if game == "ie-shima" else []
    controller.adopt(start(Wish(game=game, seed=1, table=board == "table", sets=sets)))
    player = before(controller)
    seen = set()
    while controller.asked is not None and controller.state.turn <= MOST_TURNS:
        asked = controller.asked
        kind = (type(asked.prompt), asked.prompt.procedure)
        if kind not in seen:
            seen.add(kind)
            player.card._stale = True
            player.card._catch_up()
            player.qtbot.settle()
            for size in SIZES:
                look_over(player.face.content, size)
        controller.blockSignals(True)
        controller.answer(program_answer(asked.prompt, controller.session.seed, asked.key))
        controller.blockSignals(False)
    assert len(seen) > 8, seen
    controller.close()
