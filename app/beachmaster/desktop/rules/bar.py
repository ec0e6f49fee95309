"""The controls above a rule: where to go, how deep to read, what to keep."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QMenu, QToolButton, QWidget

from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.forms import name
from beachmaster.desktop.icons import Line, give_icon
from beachmaster.desktop.rules.article import Depth
from beachmaster.desktop.rules.tool import tool_button
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text

DEPTHS: tuple[Depth, ...] = ("line", "short", "full")


class ReadingBar(QWidget):
    """Contents, back, forward, home, star and menu; and the depth."""

    depth_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.contents = tool_button(checkable=True)
        self.back = tool_button()
        self.forward = tool_button()
        self.home = tool_button()
        self.follow = QAction(self, checkable=True)
        self.star = tool_button(checkable=True)
        self.more = tool_button()
        lines: dict[QToolButton, Line] = {
            self.contents: "menu",
            self.back: "arrow-left",
            self.forward: "arrow-right",
            self.home: "locate-fixed",
            self.more: "ellipsis",
        }
        for button, line in lines.items():
            give_icon(button, line)
        self.mark = give_icon(self.star, "bookmark")
        self.book, self.aid = QAction(self), QAction(self)
        self.larger, self.smaller, self.ordinary = QAction(self), QAction(self), QAction(self)
        self.depths = {depth: tool_button(checkable=True) for depth in DEPTHS}
        self._lay_out()
        self.retranslate()

    def show_depth(self, depth: Depth) -> None:
        """Mark the depth in force."""
        self.depths[depth].setChecked(True)

    def show_star(self, *, on: bool) -> None:
        """Show whether the rule is bookmarked: by shape, not by colour."""
        self.star.setChecked(on)
        self.mark.fill(full=on)
        name(self.star, _UNMARK if on else _MARK)
        self.star.setToolTip(say(_UNMARK if on else _MARK))

    def retranslate(self) -> None:
        """Say the words again."""
        for button, (label, tip) in {
            self.contents: (T("Contents"), T("All rules, the glossary, your bookmarks and notes")),
            self.back: (T("Back"), T("Back to the rule before (Alt+Left)")),
            self.forward: (T("Forward"), T("Forward again (Alt+Right)")),
            self.home: (
                T("The rule for this step"),
                T("Go to the rule for the current prompt (Alt+Up)"),
            ),
            self.more: (T("More"), T("Following the game, text size, and the book to print")),
        }.items():
            name(button, label, tip)
        self.follow.setText(say(T("&Follow the game: open the rule for each step by itself")))
        for depth, button in self.depths.items():
            label, tip = _DEPTHS[depth]
            button.setText(say(label))
            name(button, label, tip)
        self.larger.setText(say(T("&Larger rule text")))
        self.smaller.setText(say(T("&Smaller rule text")))
        self.ordinary.setText(say(T("&Normal rule text")))
        self.book.setText(say(T("The whole &book as PDF or web page…")))
        self.aid.setText(say(T("&Player aid of two pages…")))
        self.show_star(on=self.star.isChecked())

    def _lay_out(self) -> None:
        flow = FlowLayout(self)
        flow.addWidget(
            _row(self.contents, self.back, self.forward, self.home, self.star, self.more)
        )
        flow.addWidget(_row(*self.depths.values()))
        group = QButtonGroup(self)
        for depth, button in self.depths.items():
            group.addButton(button)
            button.clicked.connect(lambda _on=False, depth=depth: self.depth_wanted.emit(depth))
        menu = self.menu = QMenu(self.more)
        menu.addAction(self.follow)
        menu.addSeparator()
        menu.addActions([self.larger, self.smaller, self.ordinary])
        menu.addSeparator()
        menu.addActions([self.book, self.aid])
        self.more.setMenu(menu)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)


def _row(*buttons: QToolButton) -> QWidget:
    """Keep buttons that belong together in one row."""
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(1)
    for button in buttons:
        layout.addWidget(button)
    return row


_MARK = T("Bookmark this rule")
_UNMARK = T("Remove the bookmark from this rule")
_DEPTHS: dict[Depth, tuple[Text, Text]] = {
    "line": (
        T("Gist"),
        T("Show each rule in one line"),
    ),
    "short": (
        T("Short"),
        T("Show each rule in short"),
    ),
    "full": (
        T("Full"),
        T("Show each rule in full, with example and rulings"),
    ),
}
