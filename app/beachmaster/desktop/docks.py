"""Put the panels into docks round the prompt card, and remember how the player left them."""

import msgspec
from PySide6.QtCore import QByteArray, QObject, QSettings, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar, QWidget

from beachmaster.desktop import forms
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import Theme
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text
from beachmaster.storage.folders import data_folder

LAYOUT = 1
_LEFT = Qt.DockWidgetArea.LeftDockWidgetArea
_RIGHT = Qt.DockWidgetArea.RightDockWidgetArea


ROOMS = (("wide", 66), ("medium", 44), ("small", 0))
"""From how many ems of width on: three columns; two, the right one in tabs; the card alone."""
HIGH_ENOUGH = 54
"""Below this height in ems nothing stands below the map: "low" has three columns, with tabs."""

LEFT_WIDTH = 14
RIGHT_SHARE = 0.36


class DockPlace(msgspec.Struct, frozen=True, kw_only=True):
    """Where a panel stands at first; panels with the same `under` share one place as tabs."""

    id: str
    title: Text
    area: Qt.DockWidgetArea
    under: str = ""


PLACES = (
    DockPlace(id="turn", title=T("Turn"), area=_LEFT),
    DockPlace(id="board", title=T("Map"), area=_RIGHT),
    DockPlace(id="rules", title=T("Rules"), area=_RIGHT),
    DockPlace(id="units", title=T("Units"), area=_RIGHT, under="rules"),
    DockPlace(id="bags", title=T("Bags"), area=_RIGHT, under="rules"),
    DockPlace(id="journal", title=T("Journal"), area=_RIGHT, under="rules"),
)


class Docks(QObject):
    """The docks of the main window by panel."""

    def __init__(self, window: QMainWindow, theme: Theme, panels: dict[str, QWidget]) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._room = ""
        self._shown = True
        self._alone, self._before = "", QByteArray()
        self._unshared = True
        self._arranged = False
        self._laying_out = True
        self._docks = {place.id: self._dock(place, panels[place.id]) for place in PLACES}
        self._actions = {place.id: self._action(place) for place in PLACES}
        self._unwanted: set[str] = set()
        self._open = [place.id for place in PLACES]
        self._file = data_folder() / "window.ini"
        window.tabifiedDockWidgetActivated.connect(self._name_tabs)
        self.reset()

    def __getitem__(self, name: str) -> QDockWidget:
        """Return a dock by its panel's id."""
        return self._docks[name]

    def show_panel(self, name: str) -> None:
        """Bring a panel to the front."""
        dock = self._docks[name]
        dock.show()
        dock.raise_()

    def show_all(self, visible: bool) -> None:
        """Show the docks that the player had open, or hide all: a page without a game has none."""
        if visible == self._shown:
            return
        self._open = self._opened()
        self._shown = visible
        self._dress()

    def _opened(self) -> list[str]:
        """Return what the player has open, or had where nothing is shown now."""
        if not self._shown or self._alone:
            return self._open
        opened = [name for name, dock in self._docks.items() if not dock.isHidden()]
        return [*opened, *(name for name in self._open if name in self._unwanted)]

    def want(self, name: str, wanted: bool) -> None:
        """Have a panel at hand or not: a game without a map needs no dock for one."""
        if wanted == (name not in self._unwanted):
            return
        if wanted:
            self._unwanted.discard(name)
        else:
            self._unwanted.add(name)
        self._actions[name].setVisible(wanted)
        self._dress()

    def give_room(self, name: str) -> None:
        """Give one panel the whole window; no name gives all theirs back."""
        if name == self._alone:
            return
        if not self._alone:
            self._open, self._before = self._opened(), self._window.saveState(LAYOUT)
        self._alone = name
        self._dress()
        if not name:
            self._restore(self._before)
            self._dress()
            self.fit()

    def _restore(self, state: QByteArray) -> None:
        """Put the docks back, which is not the player's arranging."""
        self._laying_out = True
        self._window.restoreState(state, LAYOUT)
        self._laying_out = False

    def _dress(self) -> None:
        """Show what the player has open, where there is a game for it."""
        shown = {self._alone} if self._alone else {*self._open} - self._unwanted
        for name, dock in self._docks.items():
            dock.setVisible(self._shown and name in shown)
        central = self._window.centralWidget()
        if central is not None:
            central.setVisible(not (self._shown and self._alone))
        QTimer.singleShot(0, self, self._name_tabs)
        if self._shown and self._unshared:
            QTimer.singleShot(0, self, self._share)

    def _name_tabs(self) -> None:
        """Name Qt's rows of tabs, and let the keyboard pass by those it keeps out of sight."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        for bar in self._window.findChildren(QTabBar, options=direct):
            policy = Qt.FocusPolicy.TabFocus if bar.count() else Qt.FocusPolicy.NoFocus
            bar.setFocusPolicy(policy)
            forms.name(bar, T("Panels"))

    def reset(self) -> None:
        """Lay the docks out as they stand at first, for the room there is."""
        self._room, self._arranged, self._laying_out = self._room_now(), False, True
        for place in PLACES:
            dock = self._docks[place.id]
            dock.setFloating(False)
            self._window.addDockWidget(_LEFT if self._stands_left(place) else _RIGHT, dock)
        self._stack()
        self._open = [] if self._room == "small" else [place.id for place in PLACES]
        self._docks["rules" if self._room == "wide" else "board"].raise_()
        self._unshared = True
        self._laying_out = False
        self._dress()

    def fit(self) -> None:
        """Lay the docks out anew where text size or window changed the room too much for them.

        Docks that the player arranged stay as they are.
        """
        if not (self._alone or self._arranged) and self._room != self._room_now():
            self.reset()

    def _note_arranged(self) -> None:
        """Remember that the player moved a dock."""
        if not self._laying_out:
            self._arranged = True

    def _room_now(self) -> str:
        """Name the room there is in the window at the text size in force."""
        em = self._theme.em
        room = next(name for name, least in ROOMS if self._window.width() / em >= least)
        low = self._window.height() / em < HIGH_ENOUGH
        return "low" if room == "wide" and low else room

    def _stands_left(self, place: DockPlace) -> bool:
        return place.area == _LEFT and self._room in ("wide", "low")

    def _stack(self) -> None:
        """Put the docks that share a place behind each other as tabs."""
        for place in PLACES:
            under = place.under if self._room == "wide" else "rules"
            if under and under != place.id and not self._stands_left(place):
                self._window.tabifyDockWidget(self._docks[under], self._docks[place.id])

    def _share(self) -> None:
        """Give each dock its share of the room, once they are shown; the card keeps the most."""
        self._unshared = False
        right = min(32, round(self._window.width() * RIGHT_SHARE / self._theme.em))
        docks = [self._docks["turn"], self._docks["board"], self._docks["rules"]]
        sizes = [self._theme.space(LEFT_WIDTH), *[self._theme.space(right)] * 2]
        if self._room not in ("wide", "low"):
            docks, sizes = docks[1:], sizes[1:]
        self._window.resizeDocks(docks, sizes, Qt.Orientation.Horizontal)
        heights = [self._theme.space(24), self._theme.space(18)]
        upright = [self._docks["board"], self._docks["rules"]]
        self._window.resizeDocks(upright, heights, Qt.Orientation.Vertical)

    def actions(self) -> list[QAction]:
        """Return an action for each panel: it brings one to the front, and closes the front one."""
        return list(self._actions.values())

    def _action(self, place: DockPlace) -> QAction:
        """Make the action of a panel; it is checked where the panel can be seen."""
        action = QAction(say(place.title), self)
        action.setCheckable(True)
        action.triggered.connect(lambda on: self._turn_to(place.id, on))
        self._docks[place.id].visibilityChanged.connect(action.setChecked)
        return action

    def _turn_to(self, name: str, wanted: bool) -> None:
        if wanted:
            self.show_panel(name)
        else:
            self._docks[name].close()

    def keep(self) -> None:
        """Write down how window and docks stand."""
        self.give_room("")
        stored = QSettings(str(self._file), QSettings.Format.IniFormat)
        stored.setValue("geometry", self._window.saveGeometry())
        stored.setValue("layout", self._window.saveState(LAYOUT) if self._arranged else None)
        stored.setValue("open", " ".join(self._opened()))

    def recall(self) -> None:
        """Put window and docks as the player left them, as far as the file can be understood."""
        if not self._file.is_file():
            return
        stored = QSettings(str(self._file), QSettings.Format.IniFormat)
        for key, put in (
            ("geometry", self._window.restoreGeometry),
            ("layout", lambda state: self._window.restoreState(state, LAYOUT)),
        ):
            value = stored.value(key)
            if isinstance(value, QByteArray) and not value.isEmpty():
                self._laying_out = True
                put(value)
                self._laying_out = False
                self._arranged = self._arranged or key == "layout"
        if self._arranged:
            self._unshared = False
        else:
            self.fit()
        names = stored.value("open")
        if isinstance(names, str):  # a window left on a page without docks says nothing of them
            self._open = [name for name in names.split() if name in self._docks]
            self._dress()

    def retranslate(self) -> None:
        """Say the titles again."""
        for place in PLACES:
            self._docks[place.id].setWindowTitle(say(place.title))
            self._actions[place.id].setText(say(place.title))
        self._name_tabs()

    def _dock(self, place: DockPlace, panel: QWidget) -> QDockWidget:
        dock = QDockWidget(say(place.title), self._window)
        dock.setObjectName(place.id)
        dock.setWidget(panel)
        dock.dockLocationChanged.connect(self._note_arranged)
        dock.topLevelChanged.connect(self._note_arranged)
        dock.visibilityChanged.connect(lambda _on: QTimer.singleShot(0, self, self._name_tabs))
        return dock
