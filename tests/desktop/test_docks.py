"""The docks fit the room there is until the player arranges them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMainWindow

from beachmaster.desktop.docks import PLACES, Docks

LEFT, RIGHT = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea


@pytest.fixture
def window(qtbot, theme):
    window = QMainWindow()
    window.setCentralWidget(QLabel("card"))
    qtbot.addWidget(window)
    window.resize(theme.space(90), theme.space(60))
    return window


def docks_of(window, theme):
    return Docks(window, theme, {place.id: QLabel(place.id) for place in PLACES})


def test_a_wide_window_has_the_turn_at_the_left_and_a_narrow_one_all_in_tabs(window, theme):
    docks = docks_of(window, theme)
    assert window.dockWidgetArea(docks["turn"]) == LEFT
    window.resize(theme.space(50), theme.space(60))
    docks.fit()
    assert window.dockWidgetArea(docks["turn"]) == RIGHT
    assert docks["units"] in window.tabifiedDockWidgets(docks["turn"])


def test_docks_that_the_player_moved_stay_where_they_are(window, theme):
    docks = docks_of(window, theme)
    window.addDockWidget(LEFT, docks["rules"])
    window.resize(theme.space(50), theme.space(60))
    docks.fit()
    assert window.dockWidgetArea(docks["rules"]) == LEFT
    docks.reset()
    assert window.dockWidgetArea(docks["rules"]) == RIGHT


def test_an_arrangement_is_kept_and_recalled(window, theme, qtbot):
    docks = docks_of(window, theme)
    window.addDockWidget(LEFT, docks["journal"])
    docks.keep()
    other = QMainWindow()
    qtbot.addWidget(other)
    other.resize(window.size())
    recalled = docks_of(other, theme)
    assert other.dockWidgetArea(recalled["journal"]) == RIGHT
    recalled.recall()
    assert other.dockWidgetArea(recalled["journal"]) == LEFT


def test_a_panel_nobody_wants_has_no_dock(window, theme):
    docks = docks_of(window, theme)
    docks.want("board", wanted=False)
    assert docks["board"].isHidden()
    docks.want("board", wanted=True)
    assert not docks["board"].isHidden()


def test_a_command_brings_a_panel_behind_others_to_the_front_and_closes_the_front_one(
    window, theme, qtbot
):
    docks = docks_of(window, theme)
    window.show()
    docks.show_panel("units")
    qtbot.waitUntil(lambda: not docks["units"].visibleRegion().isEmpty())
    command = next(one for one in docks.actions() if one.text() == "Journal")
    assert not command.isChecked()
    command.trigger()
    qtbot.waitUntil(lambda: not docks["journal"].visibleRegion().isEmpty())
    assert command.isChecked()
    command.trigger()
    assert docks["journal"].isHidden()
    assert not command.isChecked()
