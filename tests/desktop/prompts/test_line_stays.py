"""What was typed stays where the player's map makes it no legal answer, and says which part."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.own_games import Truth, own_game, play_on
from desktop.prompts.conftest import shown


def test_a_line_of_moves_stays_and_the_move_that_the_map_forbids_is_marked(theme, qtbot):
    controller, truth = own_game(), Truth()
    play_on(controller, truth, lambda: len(movable(controller)) > 1)
    card = shown(controller, qtbot)
    far, near = movable(controller)[:2]
    around = truth.prints.neighbours(controller.state.us[near].place)
    land = next(one for one in sorted(around) if truth.shows(one, "terrain") != "sea")
    ways = controller.display.reach(controller.state, controller.prompt, far)
    off = (way for place, way in sorted(ways.items()) if place not in truth.prints.hexes)
    forbidden = next(way for way in off if ">" in way)
    line = f"{near}>{land} {forbidden}"
    for sign in line:
        QTest.keyClick(QApplication.focusWidget(), sign)
    card.next()
    assert controller.map_ask is not None
    while controller.map_ask is not None:
        controller.answer(truth.answer(controller.map_ask.question))
    assert card.refusal.isVisible()
    assert card.pane.list.line.text() == line
    assert card.pane.list.line.selectedText() == forbidden
    controller.close()


def movable(controller):
    """Return the units that may be typed with a hex now."""
    prompt = controller.prompt
    if prompt is None or prompt.procedure != "move" or controller.map_ask is not None:
        return []
    return [one.value for one in prompt.options if one.value in controller.state.us]
