"""Picking, dragging and the keyboard on the real map of a real game."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import (
    QKeySequence,
    QMouseEvent,
    QNativeGestureEvent,
    QPointingDevice,
    QShortcut,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QToolButton

from beachmaster.desktop.words import say
from desktop.board.conftest import play_until, shown


def pixel(board, place) -> QPoint:
    return board.map.view.pixel(board.map.sheet.centres[place]).toPoint()


def mover(board) -> str:
    return next(u for u in board.selection.targets.units if board.selection.targets.reach(u))


def readout(board) -> str:
    return board.map.accessibleDescription()


def click(qtbot, board, place):
    qtbot.mouseClick(board.map, Qt.MouseButton.LeftButton, pos=pixel(board, place))


def drag(board, start, end, *, drop=True):
    """Press, move in two strides as a hand does, and let go."""
    view = board.map
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=pixel(board, start))
    for at in (pixel(board, start) + QPoint(20, 20), pixel(board, end)):
        event = QMouseEvent(
            QMouseEvent.Type.MouseMove,
            QPointF(at),
            view.mapToGlobal(QPointF(at)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(view, event)
    if drop:
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=pixel(board, end))


def test_units_that_can_move_are_lit(board, moving):
    named = {option.value for option in moving.prompt.options} - {"done"}
    assert board.map.shown.lit_units == named


def test_a_click_selects_a_unit_and_lights_where_it_can_go(board, moving, qtbot):
    unit = mover(board)
    key = moving.asked.key
    click(qtbot, board, board.selection.place_of(unit))
    assert board.map.shown.selected == unit
    assert board.map.shown.lit == set(board.selection.targets.reach(unit))
    assert moving.asked.key == key


def test_a_click_on_a_lit_hex_moves_the_selected_unit(board, moving, qtbot):
    unit = mover(board)
    click(qtbot, board, board.selection.place_of(unit))
    target = min(board.map.shown.lit)
    click(qtbot, board, target)
    assert moving.state.us[unit].place == target


def test_a_counter_is_dragged_to_a_lit_hex(board, moving):
    unit = mover(board)
    target = min(board.selection.targets.reach(unit))
    drag(board, board.selection.place_of(unit), target)
    assert moving.state.us[unit].place == target
    assert board.map.shown.carried is None


def test_a_counter_dragged_elsewhere_goes_back_and_says_why(board, moving):
    unit = mover(board)
    start, reach = board.selection.place_of(unit), board.selection.targets.reach(unit)
    far = next(p for p in sorted(board.map.sheet.centres) if p not in reach and p != start)
    key = moving.asked.key
    drag(board, start, far)
    assert moving.asked.key == key
    assert moving.state.us[unit].place == start
    assert "not here:" in readout(board)


def test_escape_lets_a_carried_counter_go(board, moving, qtbot):
    unit = mover(board)
    target = min(board.selection.targets.reach(unit))
    key = moving.asked.key
    drag(board, board.selection.place_of(unit), target, drop=False)
    assert board.map.shown.carried is not None
    qtbot.keyClick(board.map, Qt.Key.Key_Escape)
    QTest.mouseRelease(board.map, Qt.MouseButton.LeftButton, pos=pixel(board, target))
    assert board.map.shown.carried is None
    assert moving.asked.key == key


def test_what_cannot_move_is_not_dragged_but_the_map_is(board, moving):
    hidden = next(
        place
        for place, stack in sorted(board.map.shown.stacks.items())
        if stack[0].hidden and len(stack) == 1
    )
    board.map.zoom(2.0)
    before = board.map.view.origin
    start = pixel(board, board.map.sheet.nearest(board.map.view.paper(QPointF(400, 300))))
    board.map.reveal(hidden)
    before = board.map.view.origin
    drag_from = pixel(board, hidden)
    QTest.mousePress(board.map, Qt.MouseButton.LeftButton, pos=drag_from)
    for by in (30, 60):
        QTest.mouseMove(board.map, drag_from + QPoint(by, 0))
    QTest.mouseRelease(board.map, Qt.MouseButton.LeftButton, pos=drag_from + QPoint(60, 0))
    assert board.map.shown.carried is None
    assert board.map.view.origin != before
    assert start is not None


def test_a_whole_move_by_keyboard_alone(board, moving, qtbot):
    board.map.setFocus()
    qtbot.keyClick(board.map, Qt.Key.Key_Tab)
    place = board.map.shown.cursor
    assert place in {board.selection.place_of(unit) for unit in board.selection.targets.units}
    while not any(board.selection.targets.reach(u.id) for u in board.map.shown.stacks[place]):
        qtbot.keyClick(board.map, Qt.Key.Key_Tab)
        place = board.map.shown.cursor
    qtbot.keyClick(board.map, Qt.Key.Key_Return)
    unit = board.map.shown.selected
    assert unit is not None
    target = min(board.map.shown.lit)
    for digit in target:
        qtbot.keyClick(board.map, digit)
    assert board.map.shown.cursor == target
    assert "the selected unit can go here" in readout(board)
    qtbot.keyClick(board.map, Qt.Key.Key_Return)
    assert moving.state.us[unit].place == target


def test_tab_leaves_the_map_after_the_last_unit_and_the_trays(board, qtbot):
    board.map.setFocus()
    for _ in range(len(board.map.stops) + len(board.map.trays.units())):
        qtbot.keyClick(board.map, Qt.Key.Key_Tab)
        assert board.map.hasFocus()
    qtbot.keyClick(board.map, Qt.Key.Key_Tab)
    assert not board.map.hasFocus()


def test_arrows_move_the_cursor_and_read_the_hex(board, qtbot):
    board.map.setFocus()
    board.map.go("0909")
    qtbot.keyClick(board.map, Qt.Key.Key_Up)
    assert board.map.shown.cursor == "0908"
    assert readout(board).startswith("0908")
    qtbot.keyClick(board.map, Qt.Key.Key_Down)
    assert board.map.shown.cursor == "0909"


def test_keys_and_wheel_zoom_and_fit(board, qtbot):
    whole = board.map.view.scale
    qtbot.keyClick(board.map, "+")
    assert board.map.view.scale > whole
    qtbot.keyClick(board.map, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert board.map.view.scale == pytest.approx(whole)
    at = QPointF(300, 300)
    place = board.map.view.paper(at)
    wheel = QWheelEvent(
        at,
        board.map.mapToGlobal(at),
        QPoint(),
        QPoint(0, 240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(board.map, wheel)
    assert board.map.view.scale > whole
    assert (board.map.view.paper(at) - place).manhattanLength() < 0.01


def test_the_island_is_never_lost_out_of_sight(board):
    board.map.zoom(3)
    board.map.pan(QPointF(99999, 99999))
    paper = board.map.view.transform().mapRect(board.map.sheet.bounds)
    assert paper.intersects(board.map.rect().toRectF())


def test_from_the_selected_unit_distance_and_sight_are_told(board, qtbot):
    unit = mover(board)
    board.selection.select(unit)
    board.map.set_hover("0907")
    assert "line of sight" in readout(board)
    assert any(one.accessibleName() == readout(board) for one in board.findChildren(QLabel))


def test_a_closed_unit_says_why_under_the_pointer(board, moving):
    closed = next(one for one in moving.prompt.closed() if one.value in moving.state.us)
    board.map.set_hover(moving.state.us[closed.value].place)
    assert "not here:" in readout(board)


def test_two_fingers_zoom(board):
    before = board.map.view.scale
    at = QPointF(200, 200)
    pinch = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        at,
        at,
        board.map.mapToGlobal(at),
        0.5,
        QPointF(),
    )
    QApplication.sendEvent(board.map, pinch)
    assert board.map.view.scale == pytest.approx(before * 1.5)


def test_the_space_bar_lets_any_drag_pan(board, qtbot):
    unit = mover(board)
    board.map.zoom(2.5)
    board.map.reveal(board.selection.place_of(unit))
    origin = board.map.view.origin
    qtbot.keyPress(board.map, Qt.Key.Key_Space)
    drag(board, board.selection.place_of(unit), "0909")
    qtbot.keyRelease(board.map, Qt.Key.Key_Space)
    assert board.map.shown.carried is None
    assert board.map.view.origin != origin


def test_digits_are_the_maps_only_while_it_has_the_keyboard(board, qtbot):
    """Number keys answer the prompt otherwise; the map keeps them from the window's shortcuts."""
    board.activateWindow()
    told = []
    shortcut = QShortcut(QKeySequence("1"), board)
    shortcut.activated.connect(lambda: told.append(1))
    board.map.setFocus()
    qtbot.keyClick(board.map, "1")
    assert not told
    board.bar.findChild(QToolButton).setFocus()
    qtbot.keyClick(board.bar.findChild(QToolButton), "1")
    assert told == [1]


def test_a_lit_hex_is_picked_with_its_value(qtbot, controller):
    play_until(controller, "bombard", 2)
    board = shown(qtbot, controller)
    place = min(board.selection.targets.hexes)
    with qtbot.waitSignal(board.picked) as caught:
        click(qtbot, board, place)
    assert caught.args == [place]


# The offscreen platform cannot grab the keyboard for a menu, and says so.
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_several_units_in_one_hex_are_asked_for_by_name(board, qtbot):
    """No two US units share a hex here, so the hand is told of two."""
    units = list(board.selection.targets.units)[:2]
    counters = [c for stack in board.map.shown.stacks.values() for c in stack if c.id in units]
    place = counters[0].place
    board.map.shown.stacks = {**board.map.shown.stacks, place: tuple(counters)}
    board.selection.enter(place)
    menu = board.map.findChild(QMenu)
    assert len(menu.actions()) == 2
    menu.actions()[1].trigger()
    assert board.map.shown.selected == counters[1].id or board.map.shown.selected is None
    menu.close()


def test_a_small_counter_is_enlarged_aside_and_hides_no_target(board, qtbot):
    board.resize(420, 420)
    QApplication.processEvents()
    place, stack = next(iter(board.map.shown.stacks.items()))
    board.map.set_hover(place)
    assert board.map.shown.lens == stack[0]
    board.map.grab()  # trays are laid out as they are painted
    for other in board.map.sheet.centres:
        assert board.map.hex_at(board.map.view.pixel(board.map.sheet.centres[other])) == other


def test_a_counter_large_enough_needs_no_lens(board):
    board.resize(420, 420)
    QApplication.processEvents()
    board.map.set_hover(next(iter(board.map.shown.stacks)))
    assert board.map.shown.lens is not None
    board.map.zoom(4.0)
    assert board.map.shown.lens is None


def test_a_stack_fans_out_under_the_pointer(board, qtbot):
    """No two units share a hex in this game, so the map is told of two."""
    stacks = board.map.shown.stacks
    place, other = list(stacks)[:2]
    board.map.shown.stacks = {**stacks, place: (*stacks[place], *stacks[other])}
    board.map.set_hover(place)
    assert board.map.shown.fan == place
    fan = board.map.overlay.fanned(board.map.shown, board.map.view, board.map.rect().toRectF())
    assert board.map.counter_at(fan[0].middle) == fan[0].counter
    assert fan[0].size >= board.theme.em * 3


def test_a_unit_lands_by_a_click_on_its_beach(qtbot, controller):
    """The unit waits off the map, so its counter cannot be dragged: the beaches are lit for it."""
    play_until(controller, "landing", 2)
    board = shown(qtbot, controller)
    (unit,) = controller.prompt.subjects
    assert board.map.shown.lit
    beach = min(board.map.shown.lit)
    click(qtbot, board, beach)
    assert controller.state.us[unit].place == beach


def test_the_hex_under_the_pointer_says_what_it_costs_or_why_it_is_out_of_reach(board, moving):
    unit = mover(board)
    board.selection.select(unit)
    going = moving.prompt.coach.going(unit)
    goal, barred = going.where[0], going.barred[-1]
    board.map.go(goal.place)
    assert f"the selected unit can go here: {say(goal.cost)}" in readout(board)
    board.map.go(barred.place)
    assert say(barred.reason).strip(".") in readout(board)
    assert "can go here" not in readout(board)


def test_whoever_follows_the_map_hears_which_unit_is_selected(board, moving, qtbot):
    unit = mover(board)
    with qtbot.waitSignal(board.selection.unit_selected) as heard:
        board.selection.select(unit)
    assert heard.args == [unit]
