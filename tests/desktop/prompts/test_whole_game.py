"""A whole game is clicked through on the card, on each kind of board."""

import pytest


@pytest.mark.slow
def test_a_whole_game_is_clicked_through_on_the_tracked_board(card, click_one):
    _play_through(card, click_one)


@pytest.mark.slow
@pytest.mark.long
def test_a_whole_game_is_clicked_through_beside_the_table(table_card, click_one):
    _play_through(table_card, click_one)


def _play_through(card, click_one):
    kinds = set()
    for _ in range(4000):
        if card.controller.prompt is None:
            break
        kinds.add(card.controller.prompt.kind)
        click_one(card)
    assert card.controller.session.outcome is not None
    assert {"choose", "roll", "draw", "place", "confirm"} <= kinds
