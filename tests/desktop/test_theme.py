"""The look follows the player's choice, and the system's where the player left it to that."""

from PySide6.QtCore import Qt


def test_the_window_is_dressed_anew_when_the_system_turns_dark(theme, qapp, qtbot):
    theme.apply("system")
    with qtbot.waitSignal(theme.changed, timeout=1000):
        qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)


def test_a_look_that_the_player_chose_stays(theme, qapp, qtbot):
    with qtbot.assertNotEmitted(theme.changed):
        qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
