"""A preference takes hold at once and is there at the next start."""

import pytest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QWidget

from beachmaster.desktop.buttons import Radio
from beachmaster.desktop.dialogs.look_sample import LookSample
from beachmaster.desktop.dialogs.preferences import PAGES, PreferencesDialog
from beachmaster.desktop.theme import current
from beachmaster.desktop.translators import Translators
from beachmaster.desktop.words import say
from beachmaster.storage.settings import SETTINGS, Settings


@pytest.fixture
def dialog(qtbot, theme, qapp):
    parent = QWidget()
    qtbot.addWidget(parent)
    translators = Translators(qapp)
    made = PreferencesDialog(Settings(), current(), translators, parent)
    made.open()
    yield made
    made.close()
    translators.use()
    current().apply("light", 100)


def choose(dialog, key, value):
    """Choose a value as a player does, by its control."""
    field = dialog.findChild(QWidget, key)
    if isinstance(field, QComboBox):
        field.setCurrentIndex(field.findData(value))
        field.activated.emit(field.currentIndex())
        return
    setting = next(one for one in SETTINGS if one.key == key)
    field.findChildren(Radio)[setting.values.index(value)].click()


def test_every_setting_has_a_control_on_one_page(dialog):
    shown = [key for _title, keys in PAGES for key in keys]
    assert sorted(shown) == sorted(setting.key for setting in SETTINGS)
    for setting in SETTINGS:
        assert dialog.findChild(QWidget, setting.key) is not None


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.key)
def test_every_value_is_kept_and_said(dialog, qtbot, setting):
    for value in setting.values[::-1]:
        with qtbot.waitSignal(dialog.changed) as said:
            choose(dialog, setting.key, value)
            if value == setting.values[0] and len(setting.values) == 1:
                dialog.changed.emit(setting.key)
        assert said.args == [setting.key]
        assert Settings.load()[setting.key] == value


def test_colours_and_text_size_take_hold_at_once(dialog):
    before = current().em
    choose(dialog, "theme", "dark")
    choose(dialog, "text", "200")
    assert current().scheme == "dark"
    assert current().em > 1.8 * before


def test_settings_that_cannot_be_written_hold_and_that_is_said(dialog, data_folder):
    data_folder.write_text("a file where the folder should be")
    choose(dialog, "theme", "contrast")
    assert current().scheme == "contrast"
    said = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    assert any("cannot be saved" in words for words in said)


def test_it_says_where_the_data_lives(dialog, data_folder):
    dialog.show_page(3)
    assert str(data_folder) in [edit.text() for edit in dialog.findChildren(QLineEdit)]


def test_the_keyboard_stays_on_the_language_when_all_is_said_anew(dialog, qtbot):
    qtbot.waitActive(dialog)
    before = dialog.findChild(QWidget, "language")
    before.setFocus()
    dialog.set_value("language", "en")
    assert QApplication.focusWidget() is not before
    assert QApplication.focusWidget().objectName() == "language"


def test_a_new_look_says_that_it_is_in_force(dialog, qapp):
    assert dialog.done_line.isHidden()
    choose(dialog, "theme", "evening")
    theme = next(one for one in SETTINGS if one.key == "theme")
    way = next(one for one in theme.alternatives if one.value == "evening")
    assert dialog.done_line.isVisible()
    assert dialog.done_line.text() == f"✓ {say(theme.label)}: {say(way.text)}"
    assert qapp.overrideCursor() is None
    choose(dialog, "text", "110")
    assert "110 %" in dialog.done_line.text()


def test_a_sample_shows_the_look_in_force(dialog, qtbot):
    dialog.show()
    sample = dialog.findChild(LookSample)
    before = sample.grab().toImage()
    dialog.set_value("theme", "dark")
    qtbot.settle()
    dark = sample.grab().toImage()
    assert dark.pixelColor(3, dark.height() // 2).lightness() < 128
    assert before.pixelColor(3, before.height() // 2).lightness() > 128
    dialog.set_value("text", "150")
    qtbot.settle()
    assert sample.height() > dark.height()
