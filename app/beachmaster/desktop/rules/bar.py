"""The controls above a rule: where to go, how deep to read, what to keep."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QMenu, QToolButton, QWidget

from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.forms import name
from beachmaster.desktop.rules.article import Depth
from beachmaster.desktop.rules.tool import tool_button
from beachmaster.desktop.words import word
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text

DEPTHS: tuple[Depth, ...] = ("line", "short", "full")


class ReadingBar(QWidget):
    """Contents, back, forward, home, star and menu; and the depth."""

    depth_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.contents = tool_button("☰", checkable=True)
        self.back = tool_button("←")
        self.forward = tool_button("→")
        self.home = tool_button("⌂")
        self.follow = QAction(self, checkable=True)
        self.star = tool_button("☆", checkable=True)
        self.more = tool_button("⋯")
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
        self.star.setText("★" if on else "☆")
        name(self.star, Text(_UNMARK if on else _MARK))
        self.star.setToolTip(word(_UNMARK if on else _MARK))

    def retranslate(self) -> None:
        """Say the words again."""
        for button, (label, tip) in {
            self.contents: (_CONTENTS, _CONTENTS_TIP),
            self.back: (_BACK, _BACK_TIP),
            self.forward: (_FORWARD, _FORWARD_TIP),
            self.home: (_HOME, _HOME_TIP),
            self.more: (_MORE, _MORE_TIP),
        }.items():
            name(button, Text(label), Text(tip))
        self.follow.setText(word(_FOLLOW))
        for depth, button in self.depths.items():
            label, tip = _DEPTHS[depth]
            button.setText(word(label))
            name(button, Text(label), Text(tip))
        self.larger.setText(word(_LARGER))
        self.smaller.setText(word(_SMALLER))
        self.ordinary.setText(word(_ORDINARY))
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
        menu = QMenu(self.more)
        menu.addAction(self.follow)
        menu.addSeparator()
        menu.addActions([self.larger, self.smaller, self.ordinary])
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


_CONTENTS = QT_TRANSLATE_NOOP("desktop", "Contents")
_CONTENTS_TIP = QT_TRANSLATE_NOOP("desktop", "All rules, the glossary, your bookmarks and notes")
_BACK = QT_TRANSLATE_NOOP("desktop", "Back")
_BACK_TIP = QT_TRANSLATE_NOOP("desktop", "Back to the rule before (Alt+Left)")
_FORWARD = QT_TRANSLATE_NOOP("desktop", "Forward")
_FORWARD_TIP = QT_TRANSLATE_NOOP("desktop", "Forward again (Alt+Right)")
_HOME = QT_TRANSLATE_NOOP("desktop", "The rule of this step")
_HOME_TIP = QT_TRANSLATE_NOOP("desktop", "Go to the rule of what is asked now (Alt+Up)")
_FOLLOW = QT_TRANSLATE_NOOP("desktop", "&Follow the game: open the rule of each step by itself")
_MORE = QT_TRANSLATE_NOOP("desktop", "More")
_MORE_TIP = QT_TRANSLATE_NOOP("desktop", "Following the game, and text size")
_MARK = QT_TRANSLATE_NOOP("desktop", "Bookmark this rule")
_UNMARK = QT_TRANSLATE_NOOP("desktop", "Take the bookmark off this rule")
_LARGER = QT_TRANSLATE_NOOP("desktop", "&Larger rule text")
_SMALLER = QT_TRANSLATE_NOOP("desktop", "&Smaller rule text")
_ORDINARY = QT_TRANSLATE_NOOP("desktop", "&Ordinary rule text")
_DEPTHS: dict[Depth, tuple[Source, Source]] = {
    "line": (
        QT_TRANSLATE_NOOP("desktop", "Gist"),
        QT_TRANSLATE_NOOP("desktop", "Show each rule in one line"),
    ),
    "short": (
        QT_TRANSLATE_NOOP("desktop", "Short"),
        QT_TRANSLATE_NOOP("desktop", "Show each rule in short"),
    ),
    "full": (
        QT_TRANSLATE_NOOP("desktop", "Full"),
        QT_TRANSLATE_NOOP("desktop", "Show each rule in full, with example and rulings"),
    ),
}
