"""Say in a strip above the prompt what went wrong or is going on; never in the way."""

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QAccessible, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop import forms
from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.labels import Words
from beachmaster.desktop.speaking import announce, give_role
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.desktop.words_scroll_area import WordsScrollArea
from beachmaster.engine.text import Text

NoticeKind = Literal["trouble", "told", "work"]
WayOut = tuple[Text, Callable[[], object]]
"""What can be done about what went wrong: the words of its button, and what it does."""
MOST = 0.2
"""A notice takes no more of the window's height; what is longer scrolls."""


class NoticeBar(QFrame):
    """The newest notice, until the player closes it or plays on; long work shows that it goes on.

    Notices that come at once, as when a game is opened, stand together. What went wrong has a sign
    and a colour of its own. `said` carries the words that stand there now, none when they go;
    `left` tells that the keyboard stood here as they went.
    """

    said, left = Signal(str), Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        give_role(self, QAccessible.Role.AlertMessage)
        self._texts: list[Text] = []
        self._kind: NoticeKind = "told"
        self._gathering = False
        self._sign, self._label = QLabel(SIGN), Words()
        self._sign.setProperty("role", "sign")
        self._label.setObjectName("notice")
        self._room = WordsScrollArea(self._label)
        self._bar = QProgressBar()
        self._bar.setRange(0, 0)
        self._bar.setTextVisible(False)
        self._offered: tuple[Text, Callable[[], object]] | None = None
        self._act = QPushButton()
        self._act.setObjectName("offer")
        self._act.clicked.connect(self._take_offer)
        self._close = QPushButton(say(_CLOSE))
        self._close.setProperty("role", "link")
        self._close.clicked.connect(self.clear)
        self._ways: list[WayOut] = []
        self._ways_row = QWidget()
        self._ways_flow = FlowLayout(self._ways_row, gap=0.5)
        self._ways_row.hide()
        column, row = QVBoxLayout(self), QHBoxLayout()
        column.addLayout(row)
        column.addWidget(self._ways_row)
        row.addWidget(self._sign)
        row.addWidget(self._room, 1)
        row.addWidget(self._bar)
        row.addWidget(self._act)
        row.addWidget(self._close)
        current().changed.connect(self.fit)
        self.fit()
        self.retranslate()
        self.hide()

    def warn(self, text: Text) -> None:
        """Show what went wrong."""
        self._add(text, "trouble")

    def tell(self, text: Text) -> None:
        """Show what was done, beside trouble that came at once."""
        self._add(text, self._kind if self._gathering else "told")

    def offer(self, text: Text, label: Text, act: Callable[[], object]) -> None:
        """Offer something to do, beside why; nothing waits for it."""
        self._add(text, self._kind if self._gathering else "told")
        self._offered = label, act
        self._act.setText(say(label))
        self._act.show()

    def lead_out(self, *ways: WayOut) -> None:
        """Offer what can be done about what stands there."""
        self._ways = list(ways)
        self._show_ways()

    def _show_ways(self) -> None:
        self._ways_flow.clear()
        for label, act in self._ways:
            button = QPushButton(say(label))
            button.setAutoDefault(False)
            button.clicked.connect(lambda _on=False, act=act: self._take(act))
            self._ways_flow.addWidget(button)
        self._ways_row.setVisible(bool(self._ways))

    def _take(self, act: Callable[[], object]) -> None:
        self.clear()
        act()

    def _take_offer(self) -> None:
        if self._offered is not None:
            self._take(self._offered[1])

    def _add(self, text: Text, kind: NoticeKind) -> None:
        before = self._texts if self._gathering else []
        self._show([*(one for one in before if one != text), text], kind)
        announce(self, say(text))
        self._gathering = True
        QTimer.singleShot(0, self, self._end_gathering)

    def work(self, text: Text | None) -> None:
        """Show that long work goes on; None ends it."""
        if text is not None:
            self._gathering = False
            self._show([text], "work")
        elif self._bar.isVisibleTo(self):
            self.clear()

    def play_on(self) -> None:
        """Take away what went wrong before, as the player went on; work that goes on stays."""
        if not (self._gathering or self._bar.isVisibleTo(self)):
            self.clear()

    def clear(self) -> None:
        """Take the notice away."""
        self._texts, self._offered = [], None
        focus = QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            self.left.emit()  # else Qt puts the keyboard wherever comes next
        self.lead_out()
        self.hide()
        self.said.emit("")

    def retranslate(self) -> None:
        """Say it again in the language in force."""
        forms.name(self, T("Notice"))
        forms.name(self._bar, T("Working"))
        self._close.setText(say(_CLOSE))
        if self._offered is not None:
            self._act.setText(say(self._offered[0]))
        self._show_ways()
        self._label.setText(self.words)

    @property
    def words(self) -> str:
        """Return what stands there, in the player's language."""
        return "\n".join(say(text) for text in self._texts)

    @property
    def warns(self) -> bool:
        """Tell whether what stands there went wrong."""
        return self._kind == "trouble"

    def _show(self, texts: list[Text], kind: NoticeKind) -> None:
        self._texts, self._kind, self._offered = texts, kind, None
        self._act.hide()
        self.lead_out()
        self._label.setText(self.words)
        self.fit()
        self.said.emit(self.words)
        self._bar.setVisible(kind == "work")
        self._sign.setVisible(kind == "trouble")
        self.setProperty("notice", kind)
        for part in (self, self._sign, self._label, self._close):
            part.style().unpolish(part)
            part.style().polish(part)
        self._close.setVisible(kind != "work")
        self.show()

    def _end_gathering(self) -> None:
        self._gathering = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit to another width."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Take no more room than the window's height gives."""
        self._bar.setFixedWidth(current().space(6))
        self._room.fit(round(self.window().height() * MOST), 1.0)


SIGN = "!"
_CLOSE = T("Close")
