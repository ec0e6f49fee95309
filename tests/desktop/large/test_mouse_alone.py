"""A whole turn at the large card with the mouse alone, on the program's map."""

from collections import Counter

import pytest

from beachmaster.desktop.prompts.panes import kind_for
from desktop.conftest import opened
from desktop.large.hands import Mouse, answer, catch_up, invent_unseen

OFTEN = 1
"""So many times each question is answered by the mouse; the program answers it after that."""


@pytest.mark.slow
@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath"])
def test_the_large_card_is_answered_by_the_mouse_alone(before, game):
    controller = opened("tracked", game=game)
    player = before(controller)
    mouse, seen = Mouse(player), Counter()
    while controller.state.turn == 1:
        question = (kind_for(controller.prompt).__name__, controller.prompt.procedure)
        seen[question] += 1
        if seen[question] > OFTEN:
            invent_unseen(player)
        else:
            catch_up(player)
            answer(player, mouse)
    catch_up(player)
    kinds = {kind for kind, _procedure in seen}
    assert len(seen) > 8
    assert {"RollPane", "RecordPane"} <= kinds, kinds
    undo = next(at for at, one in enumerate(player.face.plan.hints) if one.cap.key in "UCtrl+Z")
    mouse.click(player.face.hints.shown[undo])
    assert controller.session.tree.cursor < controller.session.tree.next_id - 1
    controller.close()
