"""Several units are picked, and each tap takes the next one to its hex."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from beachmaster.desktop.controller import GameController
from beachmaster.storage.starting import Wish, start
from desktop.board.conftest import shown
from desktop.games import invent

LEFT, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier


def pixel(board, place) -> QPoint:
    return board.map.view.pixel(board.map.sheet.centres[place]).toPoint()


def tap(qtbot, board, place, modifier=NONE):
    qtbot.mouseClick(board.map, LEFT, modifier, pos=pixel(board, place))
    qtbot.settle()


def ready(board) -> list[str]:
    """Return the units on the map that can go somewhere."""
    targets = board.selection.targets
    return [unit for unit in targets.units if targets.reach(unit)]


def pick(qtbot, board, count) -> list[str]:
    """Pick so many units with Shift and the mouse."""
    units = ready(board)[:count]
    assert len(units) == count
    for unit in units:
        tap(qtbot, board, board.selection.place_of(unit), SHIFT)
    return units


def free_goal(board, unit) -> str:
    """Return a hex that a unit can go to and nobody lies in."""
    reach = board.selection.targets.reach(unit)
    return next(place for place in sorted(reach) if place not in board.map.shown.stacks)


def words(board) -> str:
    return board.queue_bar.words.text()


def test_taps_with_shift_queue_units_and_answer_nothing(board, moving, qtbot):
    key = moving.asked.key
    units = pick(qtbot, board, 3)
    assert board.selection.queue.units == units
    assert board.map.shown.queued == tuple(units)
    assert moving.asked.key == key
    assert board.queue_bar.isVisible()
    assert words(board).endswith("tap where it goes (1 of 3)")


def test_each_tap_moves_the_next_unit(board, moving, qtbot):
    units = pick(qtbot, board, 3)
    for at, unit in enumerate(units, 1):
        assert f"({at} of 3)" in words(board)
        assert board.map.shown.selected == unit
        goal = free_goal(board, unit)
        tap(qtbot, board, goal)
        assert moving.state.us[unit].place == goal
    assert board.selection.queue.units == []
    assert not board.queue_bar.isVisible()


def test_a_tap_with_shift_on_a_queued_unit_lets_it_leave(board, qtbot):
    units = pick(qtbot, board, 2)
    tap(qtbot, board, board.selection.place_of(units[0]), SHIFT)
    assert board.selection.queue.units == units[1:]


def test_a_refused_tap_says_why_and_keeps_the_head(board, moving, qtbot):
    units = pick(qtbot, board, 2)
    reach = board.selection.targets.reach(units[0])
    far = next(place for place in sorted(board.map.sheet.centres) if place not in reach)
    key = moving.asked.key
    tap(qtbot, board, far)
    assert moving.asked.key == key
    assert board.selection.queue.head == units[0]
    assert board.queue_bar.refusal.isVisible()
    assert board.queue_bar.refusal.text() in board.map.accessibleDescription()
    tap(qtbot, board, free_goal(board, units[0]))
    assert not board.queue_bar.refusal.isVisible()


def test_backspace_takes_the_last_back_and_it_stands_first_again(board, moving, qtbot):
    units = pick(qtbot, board, 3)
    start_hex = board.selection.place_of(units[0])
    tap(qtbot, board, free_goal(board, units[0]))
    assert board.selection.queue.head == units[1]
    board.activateWindow()
    qtbot.waitUntil(board.isActiveWindow)
    qtbot.keyClick(board, Qt.Key.Key_Backspace)
    qtbot.settle()
    assert moving.state.us[units[0]].place == start_hex
    assert board.selection.queue.units == units
    qtbot.keyClick(board, Qt.Key.Key_Backspace)
    assert board.selection.queue.units == units[:2], "nobody had gone: the last picked leaves"


def test_escape_ends_it_and_nothing_is_answered(board, moving, qtbot):
    pick(qtbot, board, 2)
    key = moving.asked.key
    board.activateWindow()
    qtbot.waitUntil(board.isActiveWindow)
    qtbot.keyClick(board, Qt.Key.Key_Escape)
    assert board.selection.queue.units == []
    assert board.map.shown.queued == ()
    assert moving.asked.key == key


def test_the_buttons_do_what_the_keys_do(board, moving, qtbot):
    units = pick(qtbot, board, 3)
    qtbot.mouseClick(board.queue_bar.skip, LEFT)
    assert board.selection.queue.units == units[1:]
    qtbot.mouseClick(board.queue_bar.back, LEFT)
    assert board.selection.queue.units == units[1:2]
    qtbot.mouseClick(board.queue_bar.finish, LEFT)
    assert board.selection.queue.units == []


def test_shift_and_enter_pick_by_keyboard(board, moving, qtbot):
    board.map.setFocus()
    units = ready(board)[:2]
    for unit in units:
        board.map.go(board.selection.place_of(unit))
        qtbot.keyClick(board.map, Qt.Key.Key_Return, SHIFT)
    assert board.selection.queue.units == units
    for unit in units:
        goal = free_goal(board, unit)
        qtbot.keyClicks(board.map, goal)
        qtbot.keyClick(board.map, Qt.Key.Key_Return)
        assert moving.state.us[unit].place == goal


def test_a_unit_that_cannot_go_is_not_queued_and_the_reason_is_said(board, moving, qtbot):
    closed = next(one for one in moving.prompt.closed() if one.value in moving.state.us)
    tap(qtbot, board, moving.state.us[closed.value].place, SHIFT)
    assert board.selection.queue.units == []
    assert "not here:" in board.map.accessibleDescription()


def test_the_queue_ends_with_its_phase(board, moving, qtbot):
    pick(qtbot, board, 2)
    moving.answer(["done"])
    while moving.prompt.procedure == "move-done":
        moving.answer(True)
    qtbot.settle()
    assert board.selection.queue.units == []
    assert not board.queue_bar.isVisible()


def test_looking_back_nothing_is_queued_and_no_tap_moves(board, moving, qtbot):
    units = pick(qtbot, board, 2)
    goal = free_goal(board, units[0])
    key = moving.asked.key
    board.show_state(moving.state)
    tap(qtbot, board, goal)
    assert moving.asked.key == key
    board.show_state(None)
    assert board.selection.queue.units == units


# -- stacks and regiments, which the other game has -----------------------------------------------


@pytest.fixture
def landed(theme, qtbot):
    """Show a game in which units share hexes and can move."""
    controller = GameController()
    controller.adopt(start(Wish(game="bloodbath", seed=2, sets=["reminders=off"])))
    for _ in range(3000):
        if controller.prompt.procedure == "move" and stack_of(controller):
            break
        invent(controller)
    view = shown(qtbot, controller, 1100, 900)
    yield view
    controller.close()


def stack_of(controller) -> tuple[str, list[str], str] | None:
    """Return a hex with several units, these units, and a hex that takes them all."""
    by_place = {}
    display, state, prompt = controller.display, controller.state, controller.prompt
    for option in prompt.options:
        unit = state.us.get(option.value)
        if unit is not None and unit.on_map:
            by_place.setdefault(unit.place, []).append(option.value)
    for place, units in by_place.items():
        reach = [display.reach(state, prompt, unit) for unit in units]
        for goal in set.intersection(*(set(one) for one in reach)) if len(units) > 1 else ():
            if not prompt.agrees([one[goal] for one in reach]):
                return place, units, goal
    return None


def drag(board, start, end, modifier=SHIFT):
    view = board.map
    QTest.mousePress(view, LEFT, modifier, pos=pixel(board, start))
    for at in (pixel(board, start) + QPoint(20, 20), pixel(board, end)):
        event = QMouseEvent(
            QMouseEvent.Type.MouseMove,
            QPointF(at),
            view.mapToGlobal(QPointF(at)),
            Qt.MouseButton.NoButton,
            LEFT,
            modifier,
        )
        QApplication.sendEvent(view, event)
    QTest.mouseRelease(view, LEFT, modifier, pos=pixel(board, end))


def test_a_whole_stack_is_dragged_with_shift(landed, qtbot):
    place, units, goal = stack_of(landed.controller)
    drag(landed, place, goal)
    qtbot.settle()
    state = landed.controller.state
    assert {state.us[unit].place for unit in units} == {goal}, landed.map.accessibleDescription()


def test_a_stack_that_a_hex_does_not_take_stays_and_the_reason_is_told(landed, qtbot):
    place, units, goal = stack_of(landed.controller)
    closed = set(landed.map.sheet.centres) - reach_of(landed, units)
    far = min(closed)
    key = landed.controller.asked.key
    drag(landed, place, far)
    assert landed.controller.asked.key == key
    assert "not here:" in landed.map.accessibleDescription()
    assert goal != far


def reach_of(board, units) -> set[str]:
    """Return all hexes that one of these can go to, and those they lie in."""
    here = {board.selection.place_of(unit) for unit in units}
    return here.union(*(board.selection.targets.reach(unit) for unit in units))


def test_the_rest_of_a_stack_joins_by_its_button(landed, qtbot):
    _place, units, _goal = stack_of(landed.controller)
    landed.selection.queue.toggle(units[0])
    assert landed.queue_bar.stack.isVisible()
    qtbot.mouseClick(landed.queue_bar.stack, LEFT)
    assert set(landed.selection.queue.units) == set(units)
    assert not landed.queue_bar.stack.isVisible()


def test_a_regiment_joins_by_its_button_and_its_units_go_one_by_one(landed, qtbot):
    controller, queue = landed.controller, landed.selection.queue
    first = next(
        unit
        for unit in sorted(queue.waiting())
        if queue.take([unit]) or landed.selection.band_mates()
    )
    qtbot.mouseClick(landed.queue_bar.band, LEFT)
    assert len(queue.units) > 1
    assert {unit.partition("-")[0] for unit in queue.units} == {first.partition("-")[0]}
    unit = queue.head
    goal = min(landed.selection.targets.reach(unit))
    tap(qtbot, landed, goal)
    assert controller.state.us[unit].place == goal
    assert queue.head != unit


def test_the_end_of_the_movement_is_no_unit_that_waits(board, moving):
    """What is listed beside the units has no hex to be tapped."""
    assert "done" in moving.prompt.expected()
    board.selection.queue.take(["done"])
    assert board.selection.queue.units == []
    assert not board.queue_bar.isVisible()
