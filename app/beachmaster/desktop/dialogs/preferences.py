"""Let the player set what `storage.settings` declares; every change takes hold at once."""

from functools import partial

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop import forms
from beachmaster.desktop.buttons import Radio
from beachmaster.desktop.dialogs.look_sample import LookSample
from beachmaster.desktop.labels import Wrong
from beachmaster.desktop.pages.laying_out import scrolled, spoken
from beachmaster.desktop.speaking import announce
from beachmaster.desktop.steady import SteadyComboBox
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import Theme
from beachmaster.desktop.translators import Translators
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text
from beachmaster.storage.folders import data_folder
from beachmaster.storage.settings import SETTINGS, Setting, Settings

PAGES: tuple[tuple[Text, tuple[str, ...]], ...] = (
    (T("Look"), ("theme", "text", "motion", "language")),
    (T("Table"), ("dice", "bags", "follows", "reroll", "reminders", "reasons", "awake")),
    (T("Teaching"), ("teaching", "questions", "depth", "automation")),
)
LOOK = ("theme", "text")
LONGEST = 30
"""Values with more letters are not put into a list that shows one line."""
SHORTEST = 12
"""How many letters of a value are shown at least."""


class PreferencesDialog(QDialog):
    """One page for each kind of setting, and where the player's data lives."""

    changed = Signal(str)

    def __init__(
        self, settings: Settings, theme: Theme, translators: Translators, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._settings, self._theme, self._translators = settings, theme, translators
        self._fields: dict[str, QWidget] = {}
        self._tabs = QTabWidget()
        self._problem = Wrong()
        self._problem.hide()
        self.done_line = spoken("good")
        self.done_line.hide()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self._tabs, 1)
        column.addWidget(self._problem)
        column.addWidget(self.done_line)
        column.addWidget(buttons)
        self._build()
        forms.size_window(self, theme.space(36), theme.space(31))

    def show_page(self, number: int) -> None:
        """Turn to a page."""
        self._tabs.setCurrentIndex(number)

    def _build(self) -> None:
        """Say all pages in the language in force."""
        at = max(self._tabs.currentIndex(), 0)
        self.setWindowTitle(say(_TITLE))
        forms.name_tabs(self._tabs, _TITLE)
        while (page := self._tabs.widget(0)) is not None:
            self._tabs.removeTab(0)
            page.deleteLater()
        for title, keys in PAGES:
            self._tabs.addTab(self._page(keys), say(title))
        self._tabs.addTab(self._data_page(), say(_DATA))
        self._tabs.setCurrentIndex(at)

    def _page(self, keys: tuple[str, ...]) -> QWidget:
        page = QWidget()
        form = QFormLayout(page)
        form.setHorizontalSpacing(self._theme.space(1))
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for setting in SETTINGS:
            if setting.key in keys:
                field = self._fields[setting.key] = self._field(setting)
                forms.add_row(form, setting.label, field, setting.help)
        if set(LOOK) <= set(keys):
            form.addRow(LookSample())
        return scrolled(page)

    def _field(self, setting: Setting) -> QWidget:
        """Return a list to choose from, or all values in sight where their words are long."""
        words = [say(way.text) for way in setting.alternatives]
        return self._radios(setting) if max(map(len, words)) > LONGEST else self._box(setting)

    def _radios(self, setting: Setting) -> QWidget:
        whole = QWidget()
        whole.setObjectName(setting.key)
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        group = QButtonGroup(whole)
        for way in setting.alternatives:
            radio = Radio(say(way.text))
            radio.setChecked(way.value == self._settings[setting.key])
            radio.toggled.connect(partial(self._toggled, setting.key, way.value))
            group.addButton(radio)
            column.addWidget(radio)
        return whole

    def _box(self, setting: Setting) -> QComboBox:
        box = SteadyComboBox()
        box.setObjectName(setting.key)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(SHORTEST)
        ways = setting.alternatives
        if setting.key == "text":
            ways = tuple(sorted(ways, key=lambda way: int(way.value)))
        for way in ways:
            box.addItem(say(way.text), way.value)
        box.setCurrentIndex(box.findData(self._settings[setting.key]))
        box.activated.connect(lambda _at: self.set_value(setting.key, str(box.currentData())))
        return box

    def _toggled(self, key: str, value: str, on: bool) -> None:
        if on:
            self.set_value(key, value)

    def set_value(self, key: str, value: str) -> None:
        """Give a setting a value, keep it, and let it take hold."""
        self._settings[key] = value
        self._keep()
        if key in LOOK:
            self._theme.apply(self._settings["theme"], int(self._settings["text"]))
            self._say_done(key)
        elif key == "language":
            self._translators.speak(self._settings[key])
            self._build()
            self._fields[key].setFocus()  # the control that had the keyboard is gone
        self.changed.emit(key)

    def _say_done(self, key: str) -> None:
        """Say that the new look is in force, to eye and ear."""
        setting = next(one for one in SETTINGS if one.key == key)
        way = next(one for one in setting.alternatives if one.value == self._settings[key])
        done = T("✓ {setting}: {way}", setting=setting.label, way=way.text)
        self.done_line.setText(say(done))
        self.done_line.show()
        announce(self, say(done))

    def _keep(self) -> None:
        """Write the settings down; where that cannot be, they hold until the program ends."""
        try:
            self._settings.save()
        except OSError as error:
            why = error.strerror or str(error)
            self._problem.setText(
                say(
                    T(
                        "The settings cannot be saved, so they hold only until you quit: {why}.",
                        why=why,
                    )
                )
            )
        self._problem.setVisible(bool(self._problem.text()))

    def _data_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        said, more = (
            spoken(
                "",
                say(
                    T(
                        "Saved games, notes, imported rulebooks and settings are kept on this "
                        "computer only, here:"
                    )
                ),
            ),
            spoken(
                "hint",
                say(T("To use another folder, set the environment variable BEACHMASTER_DATA.")),
            ),
        )
        folder = QLineEdit(str(data_folder()))
        folder.setReadOnly(True)
        forms.name(folder, _DATA)
        opens = QPushButton(say(T("&Open the folder")))
        opens.clicked.connect(_open_folder)
        column.setSpacing(self._theme.space(0.6))
        for part in (said, folder, more):
            column.addWidget(part)
        column.addWidget(opens, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        return scrolled(page)


def _open_folder() -> None:
    data_folder().mkdir(parents=True, exist_ok=True)
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(data_folder())))


_TITLE = T("Preferences")
_DATA = T("Your data")
