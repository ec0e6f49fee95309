"""A player at the window: every act is a mouse or key event, never a direct call."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QMenu,
    QMenuBar,
    QWidget,
)

from beachmaster.engine.auto import program_answer
from desktop.games import invent
from desktop.prompts.conftest import click_answer

LEFT = Qt.MouseButton.LeftButton
PATIENCE = 20_000
ON_OUR_MAP, ON_OWN_MAP, WORDS_ONLY = "The program's map", "My map", "Words only"


class Player:
    """Uses a window as somebody in front of it does."""

    def __init__(self, window, qtbot):
        self.window = window
        self.qtbot = qtbot

    @property
    def controller(self):
        return self.window.controller

    @property
    def card(self):
        return self.window.card

    @property
    def parts(self):
        return self.window.parts

    @property
    def entries(self):
        """Return how many answers the game has taken, on any branch."""
        return self.controller.session.tree.next_id

    # -- the mouse -------------------------------------------------------------------------------

    def click(self, widget, at: QPoint | None = None) -> None:
        """Click a widget that can be seen and used."""
        assert widget.isVisible(), widget
        assert widget.isEnabled(), widget
        QTest.mouseClick(widget, LEFT, pos=at or widget.rect().center())
        self.qtbot.settle()

    def begin(self, board: str, game: str = "hell-on-earth", seed: int = 2) -> None:
        """Begin a game from the start page, the table laid."""
        self.open_table(board, game, seed)
        self.lay_table()

    def open_table(self, board: str, game: str = "hell-on-earth", seed: int = 2) -> None:
        """Begin a game from the start page, up to the list by which the table is laid."""
        self.click(self.parts.start.cards[game].begin)
        page = self.parts.new_game
        assert self.window.pages.currentWidget() is page
        self.click_words(page, board)
        self.click_words(page, "Seed and data files")
        self.click(page.choice._seed)
        self.type(str(seed))
        self.click_words(page, "Begin the game")
        self.wait_for_game()
        assert self.window.pages.currentWidget() is self.window.game_page

    def lay_table(self) -> None:
        """Say that all lies on the table, where the game begins with laying it."""
        if self.parts.table_list.isVisible():
            assert not self.card.isVisible()
            self.click(self.parts.table_list.all_done)

    def click_words(self, within: QWidget, words: str) -> None:
        """Click the button with these words."""
        self.click(self.button(within, words))

    def button(self, within: QWidget, words: str) -> QAbstractButton:
        """Return the visible button whose words contain these."""
        found = [
            one
            for one in within.findChildren(QAbstractButton)
            if one.isVisible() and words in said_on(one)
        ]
        assert found, f"no button says {words!r}: {self.buttons(within)}"
        return found[0]

    def buttons(self, within: QWidget) -> list[str]:
        """Return the words of all visible buttons."""
        return [said_on(one) for one in within.findChildren(QAbstractButton) if one.isVisible()]

    def choose_menu(self, action: QAction) -> None:
        """Choose a command from the menu bar with the mouse."""
        bar: QMenuBar = self.window.menuBar()
        for top in bar.actions():
            menu = top.menu()
            if isinstance(menu, QMenu) and action in menu.actions():
                QTest.mouseClick(bar, LEFT, pos=bar.actionGeometry(top).center())
                self.qtbot.waitUntil(menu.isVisible, timeout=PATIENCE)
                QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())
                self.qtbot.settle()
                return
        raise AssertionError(f"no menu has {action.text()}")

    def click_answer(self) -> None:
        """Click the answer that the program would give, and see that it counted."""
        asked, before = self.controller.asked, self.entries
        value = program_answer(asked.prompt, self.controller.session.seed, asked.key)
        click_answer(self.card, self.qtbot, value)
        said = (asked.key, value, self.card.refusal.text())
        assert self.entries > before, said

    # -- the keyboard ----------------------------------------------------------------------------

    def key(self, key, modifiers=Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key: it goes where the keyboard stands."""
        QTest.keyClick(self.target(), key, modifiers)
        self.qtbot.settle()

    def control(self, key, *, shift: bool = False) -> None:
        """Press a key with Ctrl."""
        held = Qt.KeyboardModifier.ControlModifier
        self.key(key, held | Qt.KeyboardModifier.ShiftModifier if shift else held)

    def type(self, words: str) -> None:
        """Type words where the keyboard stands."""
        QTest.keyClicks(self.target(), words)
        self.qtbot.settle()

    def target(self) -> QWidget:
        """Return the widget that gets the keys."""
        popup = QApplication.activePopupWidget()
        return popup or QApplication.focusWidget() or QApplication.activeWindow()

    # -- waiting ---------------------------------------------------------------------------------

    def wait_until(self, what) -> None:
        """Wait for something that happens off the GUI thread."""
        self.qtbot.waitUntil(what, timeout=PATIENCE)

    def wait_for_game(self) -> None:
        """Wait until a game is open and its prompt is shown."""
        self.wait_until(lambda: self.controller.is_open)
        self.wait_until(lambda: self.card.pane is not None or self.controller.asked is None)
        self.qtbot.settle()

    def dialogs(self) -> list[QDialog]:
        """Return the dialogs that lie over the window."""
        return [one for one in self.window.findChildren(QDialog) if one.isVisible()]

    def dialog(self) -> QDialog:
        """Return the one dialog that lies over the window."""
        found = self.dialogs()
        assert len(found) == 1, found
        self.wait_until(found[0].isActiveWindow)
        return found[0]

    def come_back(self) -> None:
        """See that no dialog is left, and be at the window again, as a window system sees to."""
        assert self.dialogs() == []
        self.window.activateWindow()
        self.wait_until(self.window.isActiveWindow)

    # -- short cuts of a test, for what is no part of its story ----------------------------------

    def skip_to(self, fits, most: int = 2000) -> None:
        """Let the program play until a prompt fits."""
        for _ in range(most):
            assert self.controller.asked is not None, "the game ended first"
            if fits(self.controller.prompt):
                self.qtbot.settle()
                return
            invent(self.controller)
        raise AssertionError("no such prompt came")

    def skip(self, answers: int) -> None:
        """Let the program give so many answers."""
        for _ in range(answers):
            invent(self.controller)
        self.qtbot.settle()


def said_on(button: QAbstractButton) -> str:
    """Return the words on a button."""
    words = getattr(button, "words", "") or button.text() or button.accessibleName()
    return words.replace("&", "")
