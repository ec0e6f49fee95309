"""Put the panels into docks round the prompt card, and remember how the player left them."""

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QObject, QSettings, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from beachmaster.desktop.theme import Theme
from beachmaster.desktop.words import word
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source
from beachmaster.storage.folders import data_folder

LAYOUT = 1
_LEFT = Qt.DockWidgetArea.LeftDockWidgetArea
_RIGHT = Qt.DockWidgetArea.RightDockWidgetArea


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """Where a panel stands at first; panels with the same `under` share one place as tabs."""

    id: str
    title: Source
    area: Qt.DockWidgetArea
    under: str = ""
    width: float = 20


PLACES = (
    Place(id="turn", title=QT_TRANSLATE_NOOP("desktop", "Turn"), area=_LEFT, width=15),
    Place(id="board", title=QT_TRANSLATE_NOOP("desktop", "Map"), area=_RIGHT, width=32),
    Place(id="rules", title=QT_TRANSLATE_NOOP("desktop", "Rules"), area=_RIGHT, width=32),
    Place(id="units", title=QT_TRANSLATE_NOOP("desktop", "Units"), area=_RIGHT, under="rules"),
    Place(id="bags", title=QT_TRANSLATE_NOOP("desktop", "Bags"), area=_RIGHT, under="rules"),
    Place(id="journal", title=QT_TRANSLATE_NOOP("desktop", "Journal"), area=_RIGHT, under="rules"),
)


class Docks(QObject):
    """The docks of the main window by panel."""

    def __init__(
        self, window: QMainWindow, theme: Theme, panels: dict[str, Callable[[], QWidget]]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._docks: dict[str, QDockWidget] = {}
        for place in PLACES:
            self._docks[place.id] = self._dock(place, panels[place.id]())
        self._file = data_folder() / "window.ini"
        self.reset()

    def __getitem__(self, name: str) -> QDockWidget:
        """Return a dock by its panel's id."""
        return self._docks[name]

    def panel(self, name: str) -> QWidget:
        """Return a panel."""
        return self._docks[name].widget()

    def show_panel(self, name: str) -> None:
        """Bring a panel to the front."""
        dock = self._docks[name]
        dock.show()
        dock.raise_()

    def show_all(self, visible: bool) -> None:
        """Show or hide every dock, as a page without a game has none."""
        for dock in self._docks.values():
            dock.setVisible(visible)

    def reset(self) -> None:
        """Lay the docks out as they stand at first."""
        window = self._window
        for place in PLACES:
            dock = self._docks[place.id]
            dock.setFloating(False)
            window.addDockWidget(place.area, dock)
            if place.under:
                window.tabifyDockWidget(self._docks[place.under], dock)
        self._docks["rules"].raise_()
        sizes = [self._theme.space(place.width) for place in PLACES]
        docks = [self._docks[place.id] for place in PLACES]
        window.resizeDocks(docks, sizes, Qt.Orientation.Horizontal)
        heights = [self._theme.space(24), self._theme.space(18)]
        window.resizeDocks(
            [self._docks["board"], self._docks["rules"]], heights, Qt.Orientation.Vertical
        )

    def actions(self) -> list[QAction]:
        """Return an action for each panel, with its shortcut."""
        return [dock.toggleViewAction() for dock in self._docks.values()]

    def keep(self) -> None:
        """Write down how window and docks stand."""
        stored = QSettings(str(self._file), QSettings.Format.IniFormat)
        stored.setValue("geometry", self._window.saveGeometry())
        stored.setValue("layout", self._window.saveState(LAYOUT))

    def recall(self) -> None:
        """Put window and docks as the player left them."""
        if not self._file.is_file():
            return
        stored = QSettings(str(self._file), QSettings.Format.IniFormat)
        for key, put in (
            ("geometry", self._window.restoreGeometry),
            ("layout", lambda state: self._window.restoreState(state, LAYOUT)),
        ):
            value = stored.value(key)
            if value is not None:
                put(value)

    def retranslate(self) -> None:
        """Say the titles again."""
        for place in PLACES:
            self._docks[place.id].setWindowTitle(word(place.title))

    def _dock(self, place: Place, panel: QWidget) -> QDockWidget:
        dock = QDockWidget(word(place.title), self._window)
        dock.setObjectName(place.id)
        dock.setWidget(panel)
        return dock
