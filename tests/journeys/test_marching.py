"""Many units are moved with few gestures, on the program's map and on one's own."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from beachmaster.desktop.prompts.several import SeveralPane
from desktop.games import invent
from desktop.prompts.conftest import click_row
from journeys.player import LEFT, ON_OUR_MAP, ON_OWN_MAP
from journeys.test_my_map import Learner
from often import few

SHIFT = Qt.KeyboardModifier.ShiftModifier
GAMES = ["hell-on-earth", "bloodbath"]


def board_of(player):
    return player.parts.board


def tap(player, place, modifier=Qt.KeyboardModifier.NoModifier):
    """Click the middle of a hex."""
    board_map = board_of(player).map
    board_map.reveal(place)
    at = board_map.view.pixel(board_map.sheet.centres[place]).toPoint()
    QTest.mouseClick(board_map, LEFT, modifier, pos=at)
    player.qtbot.settle()


def units_with_goals(player, most=3) -> dict[str, str]:
    """Return units that can go, each with a hex of its own in which nobody lies."""
    board, found = board_of(player), {}
    targets = board.selection.targets
    for unit in sorted(board.selection.queue.waiting()):
        taken = {*found.values(), *board.map.shown.stacks}
        free = [place for place in sorted(targets.reach(unit)) if place not in taken]
        if free and len(found) < most:
            found[unit] = free[0]
    return found


def moving(prompt) -> bool:
    return prompt.procedure == "move" and len(prompt.options) > 3


@pytest.mark.parametrize("game", few(GAMES, 1))
def test_units_ticked_in_the_list_go_where_the_map_is_tapped(player, game):
    player.begin(ON_OUR_MAP, game)
    player.skip_to(moving)
    goals = units_with_goals(player)
    assert len(goals) > 1
    assert isinstance(player.card.pane, SeveralPane)
    for unit in goals:
        click_row(player.card, player.qtbot, player.card.pane.list, unit)
    bar, queue = board_of(player).queue_bar, board_of(player).selection.queue
    assert queue.units == list(goals)
    for at, (unit, place) in enumerate(goals.items(), 1):
        assert f"({at} of {len(goals)})" in bar.words.text()
        assert player.card.pane.model.chosen() == queue.units, "the list ticks those that wait"
        tap(player, place)
        assert player.controller.state.us[unit].place == place, player.card.refusal.text()
    assert not bar.isVisible()
    held = player.controller.state.us
    assert {unit: held[unit].place for unit in goals} == goals


@pytest.mark.parametrize("game", few(GAMES, 1))
def test_units_ticked_and_entered_are_tapped_as_each_is_asked(player, game):
    player.begin(ON_OUR_MAP, game)
    player.skip_to(moving)
    units = list(units_with_goals(player))[:2]
    for unit in units:
        click_row(player.card, player.qtbot, player.card.pane.list, unit)
    player.key(Qt.Key.Key_Return)
    board = board_of(player)
    for unit in units:
        while player.controller.prompt.procedure != "move-to":
            player.click_answer()
        assert player.controller.prompt.subjects == (unit,)
        assert "tap where it goes" in board.queue_bar.words.text()
        goal = min(board.selection.targets.hexes.keys() - board.map.shown.stacks.keys())
        tap(player, goal)
        assert player.controller.state.us[unit].place == goal


def test_what_is_picked_on_the_map_is_ticked_in_the_list(player):
    player.begin(ON_OUR_MAP)
    player.skip_to(moving)
    board = board_of(player)
    units = [unit for unit in units_with_goals(player) if board.selection.place_of(unit)]
    for unit in units:
        tap(player, board.selection.place_of(unit), SHIFT)
    assert player.card.pane.model.chosen() == units
    player.key(Qt.Key.Key_Backspace)
    assert player.card.pane.model.chosen() == units[:-1]
    player.key(Qt.Key.Key_Escape)
    assert player.card.pane.model.chosen() == []
    assert player.controller.prompt.procedure == "move"


def test_on_a_map_of_ones_own_what_is_asked_comes_between_and_the_queue_goes_on(launch, qtbot):
    player = Learner(launch(), qtbot)
    player.begin(ON_OWN_MAP)
    player.play_to("move")
    while len(goals := units_on_land(player)) < 2:
        invent(player.controller)
        player.play_to("move")
    board = board_of(player)
    for unit in goals:
        tap(player, board.selection.place_of(unit), SHIFT)
    player.asked.clear()
    for unit, place in goals.items():
        assert board.selection.queue.head == unit
        player.tap(place)
        player.tell_map()
        assert player.controller.state.us[unit].place == place, player.card.refusal.text()
    assert player.asked
    assert board.selection.queue.units == []


def units_on_land(player) -> dict[str, str]:
    """Return two units of the map, each with a hex of land next to it in which nobody lies."""
    board, found = board_of(player), {}
    truth, targets = player.truth.prints, board.selection.targets
    for unit in sorted(board.selection.queue.waiting()):
        start = board.selection.place_of(unit)
        taken = {*found.values(), *board.map.shown.stacks}
        near = [
            place
            for place in sorted(targets.reach(unit))
            if place in truth.hexes and place not in taken and truth.distance(start, place) == 1
        ]
        if near and len(found) < 2:
            found[unit] = near[0]
    return found
