"""Put the panels into docks round the prompt card, and remember how the player left them."""

import msgspec
from PySide6.QtCore import QByteArray, QObject, QSettings, QSize, Qt, QTimer
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


ROOMS = (("wide", 66), ("medium", 44), ("small", 34), ("tight", 0))
"""From how many ems of width on: three columns; two, the right one in tabs; the card alone, with a
panel beside it where one is wanted; the card alone, or a panel in its place."""
ALONE = ("small", "tight")
CARD_WIDTH = 21.5
"""How wide the card is at least, in ems, with what stands between it and a panel."""
BETWEEN = 0.5
HIGH_ENOUGH = 54
"""Below this height in ems nothing stands below the map: "low" has three columns, with tabs."""

LEFT_WIDTH = 14
RIGHT_SHARE = 0.36


class DockPlace(msgspec.Struct, frozen=True, kw_only=True):
    """Where a panel stands at first; panels with the same `under` share one place as tabs.

    It needs a width of `least` ems.
    """

    id: str
    title: Text
    area: Qt.DockWidgetArea
    under: str = ""
    least: float = 17


PLACES = (
    DockPlace(id="turn", title=T("Turn"), area=_LEFT, least=13),
    DockPlace(id="board", title=T("Map"), area=_RIGHT, least=13),
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
        self._crowded, self._em = False, theme.em
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
        """Bring a panel to the front, in the card's place where both have no room."""
        if self._room in ALONE and not self._fits(name):
            self.give_room(name)
            self._crowded = True
            return
        if self._crowded:
            self.give_room("")
        dock = self._docks[name]
        dock.show()
        dock.raise_()

    def _fits(self, name: str) -> bool:
        """Tell whether a panel has room beside the card."""
        least = next(place.least for place in PLACES if place.id == name)
        return self._window.width() / self._theme.em >= CARD_WIDTH + least

    def _leave_alone(self, name: str) -> None:
        """Bring the card back where the panel was closed that had its place."""
        if self._shown and name == self._alone and self._docks[name].isHidden():
            self.give_room("")

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
        self._alone, self._crowded = name, False
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
        wanted = {name for name in shown if self._shown}
        for name in self._docks.keys() - wanted:
            self._docks[name].hide()
        central = self._window.centralWidget()
        if central is not None:  # never beside what has no room there: the window would grow
            central.setVisible(not (self._shown and self._alone))
        for name in self._docks:
            if name in wanted:
                self._docks[name].show()
        QTimer.singleShot(0, self, self._name_tabs)
        if self._shown and self._unshared:
            QTimer.singleShot(0, self, self._share)

    def _name_tabs(self) -> None:
        """Name Qt's rows of tabs, and let the keyboard pass by those it keeps out of sight."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        for bar in self._window.findChildren(QTabBar, options=direct):
            policy = Qt.FocusPolicy.TabFocus if bar.count() else Qt.FocusPolicy.NoFocus
            bar.setFocusPolicy(policy)
            bar.setElideMode(Qt.TextElideMode.ElideNone)  # a name is whole, or behind an arrow
            forms.name(bar, T("Panels"))

    def reset(self) -> None:
        """Lay the docks out as they stand at first, for the room there is."""
        self._room, self._arranged, self._laying_out = self._room_now(), False, True
        size = self._window.size()
        for place in PLACES:
            dock = self._docks[place.id]
            dock.setFloating(False)
            self._window.addDockWidget(_LEFT if self._stands_left(place) else _RIGHT, dock)
        self._stack()
        self._alone, self._crowded = "", False
        self._open = [] if self._room in ALONE else [place.id for place in PLACES]
        self._docks["rules" if self._room == "wide" else "board"].raise_()
        self._unshared = True
        self._laying_out = False
        self._dress()
        self._keep_size(size)

    def _keep_size(self, size: QSize) -> None:
        """Give the window its size back: on their way docks stand below each other, so it grew."""
        layout = self._window.layout()
        if layout is not None and self._window.isVisible():
            layout.activate()
            self._window.resize(size)

    def fit(self) -> None:
        """Lay the docks out anew where text size or window changed the room too much for them.

        Docks that the player arranged stay as they are.
        """
        if self._crowded and self._room != self._room_now():
            self.give_room("")
        if self._alone or self._arranged:
            return
        if self._room != self._room_now():
            self.reset()
        elif self._em != self._theme.em:  # the same places, and other widths for other text
            QTimer.singleShot(0, self, self._share)
        self._em = self._theme.em

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
        self._set_widths()
        QTimer.singleShot(0, self, self._set_widths)  # by then the tabs have their size

    def _set_widths(self) -> None:
        if self._alone or not self._shown:
            return
        right = self._right_width()
        docks = [self._docks["turn"], self._docks["board"], self._docks["rules"]]
        sizes = [self._theme.space(LEFT_WIDTH), *[right] * 2]
        if self._room not in ("wide", "low"):
            docks, sizes = docks[1:], sizes[1:]
        self._window.resizeDocks(docks, sizes, Qt.Orientation.Horizontal)
        heights = [self._theme.space(24), self._theme.space(18)]
        upright = [self._docks["board"], self._docks["rules"]]
        self._window.resizeDocks(upright, heights, Qt.Orientation.Vertical)

    def _right_width(self) -> int:
        """Return how wide the right docks are to be: their tabs have room, and the card as well."""
        width, theme = self._window.width(), self._theme
        share = min(theme.space(32), round(width * RIGHT_SHARE))
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        bars = self._window.findChildren(QTabBar, options=direct)
        tabs = max((bar.sizeHint().width() for bar in bars if bar.isVisible()), default=0)
        return max(share, min(tabs + theme.space(BETWEEN), width // 2))

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
            self._leave_alone(name)

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
        if isinstance(names, str) and (
            self._arranged or self._room not in ALONE
        ):  # a window left on a page without docks says nothing of them
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
        dock.visibilityChanged.connect(
            lambda _on: QTimer.singleShot(0, self, lambda: self._leave_alone(place.id))
        )
        return dock
