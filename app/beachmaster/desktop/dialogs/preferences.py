"""Let the player set what `storage.settings` declares; every change takes hold at once."""

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop import forms
from beachmaster.desktop.theme import Theme
from beachmaster.desktop.translators import Translators
from beachmaster.desktop.words import say, word
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text
from beachmaster.storage.folders import data_folder
from beachmaster.storage.settings import SETTINGS, Setting, Settings

PAGES: tuple[tuple[Source, tuple[str, ...]], ...] = (
    (QT_TRANSLATE_NOOP("desktop", "Look"), ("theme", "text", "motion", "language")),
    (QT_TRANSLATE_NOOP("desktop", "Table"), ("dice", "bags", "reroll", "reminders")),
    (QT_TRANSLATE_NOOP("desktop", "Teaching"), ("automation", "depth")),
)
LOOK = ("theme", "text")
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
        self._boxes: dict[str, QComboBox] = {}
        self._tabs = QTabWidget()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self._tabs, 1)
        column.addWidget(buttons)
        self._build()
        self.resize(theme.space(36), theme.space(30))

    def _build(self) -> None:
        """Say all pages in the language in force."""
        at = max(self._tabs.currentIndex(), 0)
        self.setWindowTitle(word(_TITLE))
        self._tabs.clear()
        for title, keys in PAGES:
            self._tabs.addTab(self._page(keys), word(title))
        self._tabs.addTab(self._data_page(), word(_DATA))
        self._tabs.setCurrentIndex(at)

    def _page(self, keys: tuple[str, ...]) -> QWidget:
        page = QWidget()
        form = QFormLayout(page)
        form.setHorizontalSpacing(self._theme.space(1))
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for setting in SETTINGS:
            if setting.key in keys:
                self._boxes[setting.key] = box = self._box(setting)
                forms.add_row(form, setting.label, box, setting.help)
        return _scrolled(page)

    def _box(self, setting: Setting) -> QComboBox:
        box = QComboBox()
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(SHORTEST)
        ways = setting.alternatives
        if setting.key == "text":
            ways = tuple(sorted(ways, key=lambda way: int(way.value)))
        for way in ways:
            box.addItem(say(way.text), way.value)
        box.setCurrentIndex(box.findData(self._settings[setting.key]))
        box.activated.connect(lambda _at, key=setting.key: self._set(key))
        return box

    def _set(self, key: str) -> None:
        self._settings[key] = str(self._boxes[key].currentData())
        self._settings.save()
        if key in LOOK:
            self._theme.apply(self._settings["theme"], int(self._settings["text"]))
        elif key == "language":
            self._translators.speak(self._settings[key])
            self._build()
        self.changed.emit(key)

    def _data_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        said = QLabel(say(Text(_WHERE, folder=str(data_folder()))))
        said.setWordWrap(True)
        said.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        opens = QPushButton(word(_OPEN_FOLDER))
        opens.clicked.connect(_open_folder)
        column.addWidget(said)
        column.addWidget(opens, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        return _scrolled(page)


def _open_folder() -> None:
    data_folder().mkdir(parents=True, exist_ok=True)
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(data_folder())))


def _scrolled(page: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setWidget(page)
    return area


_TITLE = QT_TRANSLATE_NOOP("desktop", "Preferences")
_DATA = QT_TRANSLATE_NOOP("desktop", "Your data")
_WHERE = QT_TRANSLATE_NOOP(
    "desktop",
    "Saved games, notes, imported rulebooks and settings are kept on this machine alone, in"
    " {folder}. The environment variable BEACHMASTER_DATA names another folder.",
)
_OPEN_FOLDER = QT_TRANSLATE_NOOP("desktop", "&Open the folder")
