"""A newcomer's first turn, by mouse."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from beachmaster.storage.last import recall
from journeys.player import ON_OUR_MAP, WORDS_ONLY

LEFT = Qt.MouseButton.LeftButton


def drag(board_map, start: QPointF, end: QPointF) -> None:
    """Press, move in two strides as a hand does, and let go."""
    QTest.mouseMove(board_map, start.toPoint())
    QTest.mousePress(board_map, LEFT, pos=start.toPoint())
    for at in (start + QPointF(25, 25), end):
        event = QMouseEvent(
            QMouseEvent.Type.MouseMove,
            at,
            board_map.mapToGlobal(at),
            Qt.MouseButton.NoButton,
            LEFT,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(board_map, event)
    QTest.mouseRelease(board_map, LEFT, pos=end.toPoint())


def pixel_of(board, unit: str) -> QPointF:
    """Return where a unit's counter can be taken hold of."""
    board_map, place = board.map, board.selection.place_of(unit)
    middle = board_map.view.pixel(board_map.sheet.centres[place])
    QTest.mouseMove(board_map, middle.toPoint())
    reach = round(board_map.view.scale * 2)
    for y in range(-reach, reach, 3):
        for x in range(-reach, reach, 3):
            at = QPointF((middle + QPointF(x, y)).toPoint())  # where the mouse can be
            found = board_map.counter_at(at)
            if found is not None and found.id == unit:
                return at
    raise AssertionError(f"{unit} is nowhere to be seen")


def test_a_newcomer_sets_the_table_up_and_answers(player):
    player.open_table(WORDS_ONLY)
    panel, lines = player.parts.table_list, player.parts.table_list.lines
    assert not player.card.isVisible()
    laid = len(panel.model.rows)
    assert laid >= 3
    for row in range(laid):
        index = lines.model().index(row, 0)
        lines.scrollTo(index)
        assert not panel.model.rows[row].done
        player.click(lines.viewport(), lines.visualRect(index).center())
    assert not panel.isVisible()
    assert player.card.isVisible()
    for _ in range(8):
        player.click_answer()
    assert player.controller.session.tree.cursor == 8
    asked = player.card.heading.prompt.text()
    player.window.close()
    assert recall().prompt == asked


def test_a_newcomer_asks_why_and_takes_an_answer_back(player):
    player.begin(ON_OUR_MAP)
    for _ in range(5):
        player.click_answer()
    asked, words = player.controller.asked.key, player.card.heading.prompt.text()
    player.click(player.card.bar.why)
    assert player.card.why.isVisible()
    while player.card.why.isVisible():
        player.click(player.card.bar.why)
    player.click_answer()
    assert player.controller.asked.key != asked
    player.click(player.card.bar.undo, QPoint(10, player.card.bar.undo.height() // 2))
    assert player.controller.asked.key == asked
    assert player.card.heading.prompt.text() == words
    assert player.card.bar.redo.isEnabled()


def test_a_newcomer_reads_the_rule_of_the_prompt(player):
    player.begin(ON_OUR_MAP)
    player.choose_menu(player.parts.actions["rule"])
    rule = player.controller.prompt.rules[0]
    rules = player.parts.rules
    assert rules.isVisible()
    player.wait_until(lambda: rules.rule == rule)


def test_a_newcomer_moves_a_unit_on_the_map(player):
    player.begin(ON_OUR_MAP)
    player.skip_to(lambda one: one.procedure == "move" and len(one.options) > 4)
    board = player.parts.board
    assert board.isVisible()
    unit = min(one for one in board.selection.movers() if board.selection.targets.reach(one))
    target = min(board.selection.targets.reach(unit))
    end = board.map.view.pixel(board.map.sheet.centres[target])
    drag(board.map, pixel_of(board, unit), end)
    assert player.controller.state.us[unit].place == target


def test_a_newcomer_reads_the_manual_before_any_game(player):
    player.parts.actions["manual"].trigger()  # offscreen, a clicked menu would keep the keyboard
    player.qtbot.settle()
    rules = player.parts.rules
    assert "The Beachmaster manual" in rules.browser.toPlainText()
    assert rules.browser.hasFocus()
    player.key(Qt.Key.Key_Tab)  # the keyboard goes from link to link
    player.key(Qt.Key.Key_Return)
    assert rules.rule == "manual:first-game"
    player.parts.show_start()
    player.choose_menu(player.parts.actions["manual"])
    assert rules.rule == "manual:"
