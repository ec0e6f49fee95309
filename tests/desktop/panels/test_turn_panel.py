"""The turn panel follows the game, opens rules, and clips no words."""

import pytest
from PySide6.QtCore import Qt

from beachmaster.desktop.panels.turn import TurnPanel


def test_it_names_turn_and_date_and_marks_the_box(shown, controller, play):
    panel = shown(TurnPanel)
    while controller.state.turn == 1:
        play(1)
    assert panel.title.text() == "Turn 2 of 9"
    assert "1945" in panel.date.text()
    assert (panel.track.turn, panel.track.last_turn) == (2, 9)
    assert panel.track.accessibleName() == "Turn track: turn 2 of 9"


def test_a_click_or_enter_on_a_phase_opens_its_rule(shown, qtbot):
    panel = shown(TurnPanel)
    row = next(at for at, line in enumerate(panel.model.rows) if line.key == "step:raid")
    index = panel.model.index(row, 0)
    place = panel.lines.visualRect(index).center()
    with qtbot.waitSignal(panel.rule_wanted) as clicked:
        qtbot.mouseClick(panel.lines.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert clicked.args == ["hoe:5.5"]
    with qtbot.waitSignal(panel.rule_wanted) as entered:
        qtbot.keyClick(panel.lines, Qt.Key.Key_Return)
    assert entered.args == ["hoe:5.5"]


@pytest.mark.parametrize("zoom", [100, 200])
@pytest.mark.parametrize("width", [240, 420])
def test_every_line_is_as_high_as_its_words_need(shown, theme, play, zoom, width):
    play(60)
    theme.apply("light", zoom)
    panel = shown(TurnPanel, width)
    room, delegate = panel.lines.viewport().width(), panel.lines.itemDelegate()
    for row in range(panel.model.rowCount()):
        assert panel.lines.rowHeight(row) == delegate.height(panel.model.index(row, 0), room)
    assert not panel.lines.horizontalScrollBar().isVisible()


def test_a_hidden_panel_waits_and_catches_up(shown, play, controller):
    panel = shown(TurnPanel)
    panel.hide()
    before = list(panel.model.rows)
    while controller.state.turn == 1:
        play(1)
    assert panel.model.rows == before
    panel.show()
    assert panel.title.text() == "Turn 2 of 9"
    panel.hide()


def test_without_a_game_it_says_so(shown, controller):
    panel = shown(TurnPanel)
    controller.close()
    assert panel.model.rowCount() == 0
    assert panel.nothing.words.text()
