"""A whole game is clicked through on each kind of board, to its end page and its report."""

import pytest

from beachmaster.desktop.pages.plot import Plot
from journeys.player import ON_OUR_MAP, WORDS_ONLY
from often import few

MOST = 6000
GAMES_ON_BOARDS = [
    ("hell-on-earth", WORDS_ONLY),
    ("bloodbath", WORDS_ONLY),
    ("hell-on-earth", ON_OUR_MAP),  # in the ordinary run its card alone: tests/desktop/prompts
]
"""Bloodbath on our map takes five times as long; the fuzz tests of the game play it."""


def play_to_the_end(player) -> int:
    """Click every decision, and let the program play on between them."""
    for count in range(MOST):
        asked = player.controller.asked
        if asked is None:
            return count
        if player.controller.rolls_by_itself():
            player.click(player.card.bar.play_on)
            player.wait_until(lambda: not player.controller.rolls_by_itself())
        else:
            player.click_answer()
    raise AssertionError("the game does not end")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "board"), few(GAMES_ON_BOARDS, 0))
def test_a_whole_game_is_clicked_through(player, game, board):
    player.begin(board, game)
    assert play_to_the_end(player) > 50
    end = player.parts.end
    assert player.window.pages.currentWidget() is end
    player.wait_until(lambda: len(end.findChildren(Plot)) == 2)  # reckoned turn by turn
    assert all(plot.isVisible() for plot in end.findChildren(Plot))
    player.click_words(end, "Session report")
    assert "Turn" in player.dialog().markdown
    player.dialog().close()
    player.click_words(end, "Undo")
    assert player.window.pages.currentWidget() is player.window.game_page
    player.click_answer()
    assert player.window.pages.currentWidget() is end
