"""No edge of the card cuts through a die, whatever size window and text take at a roll."""

import pytest

from beachmaster.desktop.prompts.die import DieFace
from beachmaster.desktop.prompts.roll import RollPane
from beachmaster.desktop.theme import current
from beachmaster.games.catalogue import taught
from desktop.games import invent
from desktop.test_lesson import shown_by as by_what_it_shows
from journeys import tour

WINDOWS = [(1024, 700), (1280, 800), (1600, 900), (1920, 1080), (2560, 1440)]
TEXTS = [100, 125, 150, 200, 250]


def cut(card):
    """Return the dice of which a part is seen, and a part is not."""
    faces = [one for one in card.pane.findChildren(DieFace) if one.isVisible()]
    seen = {one: one.visibleRegion().boundingRect() for one in faces}
    return [one.value for one, rect in seen.items() if not rect.isEmpty() and rect != one.rect()]


def have_room(card):
    """Return whether all that the dice are for can be seen at once, as a row of many cannot."""
    return card.pane.height() <= card.scroll_area.viewport().height()


def at_a_roll(player):
    for _answer in range(200):
        player.qtbot.settle()
        if isinstance(player.card.pane, RollPane):
            return
        invent(player.controller)
    raise AssertionError("no dice are rolled")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath", "ie-shima"])
def test_no_die_is_cut_through_as_window_and_text_change(player, tmp_path, game):
    tour.begin(player, tmp_path, table=False, game=game)
    at_a_roll(player)
    found = []
    walk = [(window, text) for window in WINDOWS[::2] for text in TEXTS]
    walk += [(window, text) for text in TEXTS[::-2] for window in reversed(WINDOWS)]
    for window, text in walk:
        player.window.resize(*window)
        current().apply(zoom=text)
        player.qtbot.settle()
        if dice := cut(player.card):
            found.append((window, text, dice))
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize("game", taught())
def test_no_die_is_cut_through_in_a_lesson(player, game):
    """Where the program rolls for the player, the dice stand between the card and the odds."""
    player.parts.new_game.teach(game)
    player.wait_for_game()
    player.window.resize(1280, 800)
    seen, found = 0, []
    for _step in range(60):
        if player.controller.lesson.taught is None or player.controller.over:
            break
        player.qtbot.settle()
        if isinstance(player.card.pane, RollPane):
            for text in (100, 200):
                current().apply(zoom=text)
                player.qtbot.settle()
                seen += 1
                if (dice := cut(player.card)) and have_room(player.card):
                    found.append((player.card.lesson.title.text(), text, dice))
            current().apply(zoom=100)
        by_what_it_shows(player.card)
    assert found == []
    assert seen > 1
