"""Declare every command of the window once: words, shortcut, menu; the rest derives from it."""

from collections.abc import Callable, Iterator

import msgspec
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text

Key = QKeySequence.StandardKey | str


class Command(msgspec.Struct, frozen=True, kw_only=True):
    """One command: its name in the program, its menu, its words and its shortcuts."""

    id: str
    menu: Text
    text: Text
    keys: tuple[Key, ...] = ()
    apart: bool = False
    checkable: bool = False
    game: bool = False


class Actions(QObject):
    """The window's QActions by id; those marked `game` sleep while no game is open."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._actions: dict[str, QAction] = {}
        self._menus: list[QMenu] = []
        for command in COMMANDS:
            action = QAction(self)
            action.setObjectName(command.id)
            action.setCheckable(command.checkable)
            action.setShortcuts([QKeySequence(key) for key in command.keys])
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
            action.setEnabled(not command.game)
            window.addAction(action)
            self._actions[command.id] = action
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        """Return an action by its id."""
        return self._actions[name]

    def __iter__(self) -> Iterator[QAction]:
        """Iterate over the actions in the order of the menus."""
        return iter(self._actions.values())

    def connect_to(self, slots: dict[str, Callable[[], object]]) -> None:
        """Connect actions by id."""
        for name, slot in slots.items():
            self._actions[name].triggered.connect(lambda _on=False, slot=slot: slot())

    def wake(self, *, game: bool) -> None:
        """Enable what needs a game while one is open."""
        for command in COMMANDS:
            if command.game:
                self._actions[command.id].setEnabled(game)

    def fill(self, bar: QMenuBar) -> None:
        """Lay the actions out in menus."""
        bar.clear()
        for menu in self._menus:  # the bar does not let go of them by itself
            menu.deleteLater()
        menus: dict[Text, QMenu] = {}
        for command in COMMANDS:
            if command.menu not in menus:
                menus[command.menu] = bar.addMenu(say(command.menu))
            if command.apart:
                menus[command.menu].addSeparator()
            menus[command.menu].addAction(self._actions[command.id])
        self._menus = list(menus.values())

    def retranslate(self) -> None:
        """Say the words again, in the language in force."""
        for command in COMMANDS:
            self._actions[command.id].setText(say(command.text))


_GAME = T("&Game")
_PLAY = T("&Play")
_VIEW = T("&View")
_HELP = T("&Help")
_Std = QKeySequence.StandardKey

COMMANDS = (
    Command(id="new", menu=_GAME, text=T("&New game…"), keys=(_Std.New,)),
    Command(
        id="open",
        menu=_GAME,
        text=T("&Open a saved game…"),
        keys=(_Std.Open,),
    ),
    Command(
        id="start-page",
        menu=_GAME,
        text=T("&Start page"),
        keys=("Alt+Home",),
    ),
    Command(id="your-games", menu=_GAME, text=T("Your &games…")),
    Command(id="import", menu=_GAME, text=T("&Import a game…"), apart=True),
    Command(id="export", menu=_GAME, text=T("&Export this game…"), game=True),
    Command(
        id="report",
        menu=_GAME,
        text=T("Session &report…"),
        keys=("Ctrl+R",),
        game=True,
    ),
    Command(
        id="pack-away",
        menu=_GAME,
        text=T("&Pack-away sheet…"),
        keys=(_Std.Print,),
        game=True,
    ),
    Command(id="position", menu=_GAME, text=T("Position fi&le…"), game=True),
    Command(
        id="tables",
        menu=_GAME,
        text=T("&Tables of this game…"),
        game=True,
    ),
    Command(id="map-photos", menu=_GAME, text=T("P&hotos of my map…")),
    Command(
        id="preferences",
        menu=_GAME,
        text=T("Pre&ferences…"),
        keys=("Ctrl+,",),
        apart=True,
    ),
    Command(id="quit", menu=_GAME, text=T("&Quit"), keys=("Ctrl+Q",)),
    Command(
        id="undo",
        menu=_PLAY,
        text=T("&Undo the last answer"),
        keys=(_Std.Undo,),
        game=True,
    ),
    Command(
        id="undo-action",
        menu=_PLAY,
        text=T("Undo the &action"),
        keys=("Ctrl+Alt+Z",),
        game=True,
    ),
    Command(
        id="undo-phase",
        menu=_PLAY,
        text=T("Undo the &phase"),
        game=True,
    ),
    Command(id="undo-turn", menu=_PLAY, text=T("Undo the &turn"), game=True),
    Command(
        id="redo",
        menu=_PLAY,
        text=T("&Redo"),
        keys=("Ctrl+Shift+Z", "Ctrl+Y"),
        game=True,
    ),
    Command(
        id="why",
        menu=_PLAY,
        text=T("&Why?"),
        keys=("Ctrl+I",),
        apart=True,
        game=True,
    ),
    Command(
        id="play-on",
        menu=_PLAY,
        text=T("Play &on to the next decision"),
        keys=("Ctrl+Return",),
        game=True,
    ),
    Command(
        id="bookmark",
        menu=_PLAY,
        text=T("&Bookmark this moment…"),
        keys=("Ctrl+D",),
        game=True,
    ),
    Command(
        id="note",
        menu=_PLAY,
        text=T("&Note on this moment…"),
        keys=("Ctrl+Alt+N",),
        game=True,
    ),
    Command(id="evening", menu=_PLAY, text=T("Na&me this evening…"), game=True),
    Command(
        id="check-table",
        menu=_PLAY,
        text=T("&Check the table…"),
        keys=("Ctrl+T",),
        game=True,
    ),
    Command(
        id="set-up-list",
        menu=_PLAY,
        text=T("&Set-up list for the table"),
        game=True,
    ),
    Command(
        id="palette",
        menu=_VIEW,
        text=T("&Search everything…"),
        keys=("Ctrl+K",),
    ),
    Command(
        id="distance",
        menu=_VIEW,
        text=T("&Large card"),
        keys=("F11",),
        checkable=True,
        game=True,
    ),
    Command(
        id="layout-map",
        menu=_VIEW,
        text=T("Layout: &map first"),
        keys=("Ctrl+1",),
        apart=True,
        checkable=True,
        game=True,
    ),
    Command(
        id="layout-card",
        menu=_VIEW,
        text=T("Layout: &card alone"),
        keys=("Ctrl+2",),
        checkable=True,
        game=True,
    ),
    Command(
        id="layout-read",
        menu=_VIEW,
        text=T("Layout: &read the rules"),
        keys=("Ctrl+3",),
        checkable=True,
        game=True,
    ),
    Command(
        id="panel-board",
        menu=_VIEW,
        text=T("The m&ap"),
        keys=("Ctrl+M",),
        apart=True,
        checkable=True,
        game=True,
    ),
    Command(
        id="map-window",
        menu=_VIEW,
        text=T("Map in its own &window"),
        keys=("Ctrl+Shift+M",),
        checkable=True,
    ),
    Command(
        id="panel-units",
        menu=_VIEW,
        text=T("&Units"),
        keys=("Alt+1",),
        checkable=True,
        game=True,
    ),
    Command(
        id="panel-bags",
        menu=_VIEW,
        text=T("&Bags"),
        keys=("Alt+2",),
        checkable=True,
        game=True,
    ),
    Command(
        id="panel-journal",
        menu=_VIEW,
        text=T("&Journal"),
        keys=("Alt+3",),
        checkable=True,
        game=True,
    ),
    Command(
        id="panel-rules",
        menu=_VIEW,
        text=T("Ru&les"),
        checkable=True,
        game=True,
    ),
    Command(
        id="panel-turn",
        menu=_VIEW,
        text=T("&State of play"),
        keys=("Ctrl+Shift+T",),
        checkable=True,
        game=True,
    ),
    Command(
        id="next-part",
        menu=_VIEW,
        text=T("&Next part of the window"),
        keys=("F6",),
        apart=True,
        game=True,
    ),
    Command(
        id="part-before",
        menu=_VIEW,
        text=T("Pre&vious part of the window"),
        keys=("Shift+F6",),
        game=True,
    ),
    Command(
        id="zoom-in",
        menu=_VIEW,
        text=T("&Larger text"),
        keys=(_Std.ZoomIn, "Ctrl+="),
        apart=True,
    ),
    Command(
        id="zoom-out",
        menu=_VIEW,
        text=T("S&maller text"),
        keys=(_Std.ZoomOut,),
    ),
    Command(
        id="zoom-reset",
        menu=_VIEW,
        text=T("&Normal text"),
        keys=("Ctrl+Shift+0",),
    ),
    Command(
        id="layout",
        menu=_VIEW,
        text=T("&Reset the layout"),
        apart=True,
    ),
    Command(id="manual", menu=_HELP, text=T("&Manual")),
    Command(
        id="rule",
        menu=_HELP,
        text=T("The &rule for this prompt"),
        keys=(_Std.HelpContents,),
        game=True,
    ),
    Command(id="counter", menu=_HELP, text=T("What stands on a &counter"), game=True),
    Command(id="known", menu=_HELP, text=T("&What you know…"), game=True),
    Command(id="someone-else", menu=_HELP, text=T("Someone &else plays…")),
    Command(
        id="shortcuts",
        menu=_HELP,
        text=T("&Keyboard shortcuts"),
        keys=("Ctrl+/",),
    ),
    Command(id="problem", menu=_HELP, text=T("Report a &problem…"), apart=True),
    Command(id="about", menu=_HELP, text=T("&About Beachmaster")),
)
