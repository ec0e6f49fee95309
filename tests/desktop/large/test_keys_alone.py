"""Every kind of prompt of whole games is answered with keys alone at the large card."""

from collections import Counter

import pytest

from beachmaster.desktop.prompts.panes import kind_for
from desktop.conftest import opened
from desktop.large.hands import Keys, answer, catch_up, invent_unseen
from often import few

OFTEN = 1
"""So many times each question is answered by keys; the program answers it after that."""
GAMES = [
    ("hell-on-earth", "tracked"),
    ("bloodbath", "table"),
    ("hell-on-earth", "table"),
    ("bloodbath", "tracked"),
]


def walk(player):
    """Play a whole game; return which questions were answered by keys."""
    seen = Counter()
    controller, hand = player.controller, Keys(player)
    while controller.prompt is not None:
        question = (kind_for(controller.prompt).__name__, controller.prompt.procedure)
        if seen[question] >= OFTEN:
            invent_unseen(player)
            continue
        seen[question] += 1
        catch_up(player)
        answer(player, hand)
    catch_up(player)
    return seen


@pytest.mark.slow
@pytest.mark.parametrize(("game", "board"), few(GAMES, 1))
def test_the_large_card_is_answered_by_keys_alone(before, game, board):
    controller = opened(board, game=game)
    player = before(controller)
    seen = walk(player)
    kinds = {kind for kind, _procedure in seen}
    assert {"ButtonsPane", "RecordPane", "RollPane"} <= kinds, kinds
    assert player.face.content.prompt == "The game is over."
    controller.close()
