"""Search everything as one types: one line over the window."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAction, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLabel,
    QLineEdit,
    QListView,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.forms import name
from beachmaster.desktop.nothing import EmptyPlace
from beachmaster.desktop.rules.find import Finder, Found
from beachmaster.desktop.rules.found_delegate import FoundDelegate
from beachmaster.desktop.rules.found_model import FOUND, FoundModel
from beachmaster.desktop.rules.rules_model import RulesModel
from beachmaster.desktop.speaking import announce, give_role
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say

WIDTH, HEIGHT = 34.0, 26.0


class SearchPalette(QFrame):
    """A line and its results over a window; it goes when something is picked or looked away from.

    `rule_wanted` carries a rule's id, `unit_wanted` a unit's; a command triggers its action.
    """

    rule_wanted = Signal(str)
    unit_wanted = Signal(str)

    def __init__(
        self,
        controller: GameController,
        rules_model: RulesModel,
        actions: Iterable[QAction] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._rules_model = rules_model
        self._finder = Finder(controller, rules_model, actions)
        self._before: QWidget | None = None
        self.model = FoundModel(self)
        self.line = QLineEdit()
        self.view = QListView()
        self.hint = QLabel()
        self._lay_out()
        self.nothing = EmptyPlace("search-x", self.view)
        self.nothing.on_press(self._begin_anew)
        self.line.textChanged.connect(lambda _words: self.search())
        self.line.installEventFilter(self)
        self.view.clicked.connect(self.open_found)
        rules_model.ready.connect(self._on_rules_model)
        rules_model.failed.connect(self._on_rules_model)
        QApplication.instance().focusChanged.connect(self._on_focus)  # type: ignore[union-attr]
        current().changed.connect(self._place)
        self.retranslate()
        self.hide()

    def open(self) -> None:
        """Show the line over the window, empty and ready to type in."""
        self._rules_model.open()
        self._before = QApplication.focusWidget()
        self.line.clear()
        self.search()
        self._place()
        self.show()
        if self.parentWidget() is not None:
            self.raise_()
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def dismiss(self) -> None:
        """Go away and give the focus back."""
        if self.isVisible():
            before, self._before = self._before, None
            self.hide()
            if before is not None and isValid(before) and before.isVisible():
                before.setFocus(Qt.FocusReason.OtherFocusReason)

    def search(self) -> None:
        """Show what the words in the line find, the first result picked."""
        words = self.line.text()
        self.model.show_lines(self._finder.find(words))
        self._pick(self._best())
        self.hint.setText(say(T("↑ ↓ to move, Enter to open, Esc to close")))
        self._say_nothing()

    def open_found(self, index: QModelIndex) -> None:
        """Open what was picked."""
        found = index.data(FOUND)
        if not isinstance(found, Found) or not found.enabled:
            return
        if found.kind == "meant":
            self.line.setText(found.target)
            return
        self.dismiss()
        if found.action is not None:
            found.action.trigger()
        elif found.kind == "unit":
            self.unit_wanted.emit(found.target)
        else:
            self.rule_wanted.emit(found.target)

    def retranslate(self) -> None:
        """Say the words again."""
        self.line.setPlaceholderText(say(_PLACEHOLDER))
        name(self.line, _NAME, _PLACEHOLDER)
        self.line.setToolTip("")
        name(self.view, T("What was found"))
        self.setAccessibleName(say(_NAME))
        give_role(self, QAccessible.Role.Dialog)
        self._on_rules_model()

    # -- Qt --------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrows move through the results while one types, and follow the window."""
        if watched is self.line and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride and event.key() in _OURS:
                event.accept()
            if event.type() == QEvent.Type.KeyPress and event.key() in _OURS:
                self._on_key(event.key())
                return True
        elif watched is self.parent() and event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # -- inside ----------------------------------------------------------------------------------

    def _say_nothing(self) -> None:
        """Say what is found here, or that these words find nothing."""
        words = self.line.text().strip()
        if words:
            self.nothing.say(T("Nothing found for “{words}”.", words=words), T("Try other words"))
        else:
            self.nothing.say(T("Rules, units, commands and the manual appear here as you type."))

    def _begin_anew(self) -> None:
        self.line.clear()
        self.line.setFocus()

    def _on_rules_model(self, _trouble: object = None) -> None:
        if self.isVisible():
            self.search()

    def _on_key(self, key: int) -> None:
        if key == Qt.Key.Key_Escape:
            self.dismiss()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.open_found(self.view.currentIndex())
        else:
            self._move(*_MOVES[Qt.Key(key)])

    def _move(self, by: int, times: int) -> None:
        row = self.view.currentIndex().row()
        for _ in range(times):
            further = self.model.next_open(row, by)
            if further < 0:
                break
            row = further
        self._pick(row)

    def _best(self) -> int:
        """Return the first line to open; a mended question only where nothing else is found."""
        row = self.model.next_open(-1, 1)
        found = self.model.index(row, 0).data(FOUND)
        if isinstance(found, Found) and found.kind == "meant":
            return max(self.model.next_open(row, 1), row)
        return row

    def _pick(self, row: int) -> None:
        index = self.model.index(row, 0)
        self.view.setCurrentIndex(index)
        above = self.model.index(row - 1, 0)
        if above.isValid() and not above.flags():
            self.view.scrollTo(above)
        if index.isValid():
            self.view.scrollTo(index)
            self._announce(index)

    def _announce(self, index: QModelIndex) -> None:
        """Tell a screen reader what Enter would open; the focus stays in the line."""
        announce(self.line, index.data(Qt.ItemDataRole.AccessibleTextRole))

    def _on_focus(self, _old: QWidget | None, now: QWidget | None) -> None:
        if self.isVisible() and now is not None and now is not self and not self.isAncestorOf(now):
            self._before = None
            self.dismiss()

    def _place(self) -> None:
        """Take the upper middle of the window."""
        theme = current()
        width, height = theme.space(WIDTH), theme.space(HEIGHT)
        over = self.parentWidget()
        if over is None:
            self.resize(width, height)
            return
        width = min(width, over.width() - 2 * theme.space(0.5))
        height = min(height, over.height() - 2 * theme.space(1.0))
        left = (over.width() - width) // 2
        self.setGeometry(left, min(theme.space(2.0), (over.height() - height) // 2), width, height)
        self.view.doItemsLayout()

    def _lay_out(self) -> None:
        theme = current()
        self.setProperty("card", True)
        self.setAutoFillBackground(True)
        self.view.setModel(self.model)
        self.view.setItemDelegate(FoundDelegate(self.view))
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.hint.setProperty("role", "caption")
        self.hint.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.space(0.5)] * 4)
        layout.setSpacing(theme.space(0.35))
        layout.addWidget(self.line)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.hint)
        over = self.parentWidget()
        if over is not None:
            over.installEventFilter(self)


_MOVES = {
    Qt.Key.Key_Down: (1, 1),
    Qt.Key.Key_Up: (-1, 1),
    Qt.Key.Key_PageDown: (1, 6),
    Qt.Key.Key_PageUp: (-1, 6),
}
_OURS = {*_MOVES, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape}
_NAME = T("Search everything")
_PLACEHOLDER = T("Search rules, units, commands, the manual; or type 5.4.2")
