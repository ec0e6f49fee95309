"""Say what will stand where there is nothing yet, with a picture and a way that leads there."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from beachmaster.desktop.buttons import AnswerButton
from beachmaster.desktop.icons import Line, line_picture
from beachmaster.desktop.labels import PLAIN, Words
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text

DISC, ICON = 3.2, 1.6
"""How wide the picture is, and the icon in it, in ems."""
WIDEST = 26
"""How wide the words are at most, in ems."""
AIR, GAP = 0.6, 0.5
"""How far all of it stands off the edges, and its parts from each other, in ems."""


class EmptyPlace(QWidget):
    """A picture, one sentence, and where there is one, the act that leads on.

    `over` is the list that is empty: this lies on it as long as it has no rows.
    """

    def __init__(self, line: Line, over: QAbstractItemView | None = None) -> None:
        super().__init__(over.viewport() if over is not None else None)
        self._over = over
        self.picture = _Disc(line)
        self.words = Words("", PLAIN, role="hint")
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = _Act("")
        self.button.hide()
        self._column = QVBoxLayout(self)
        self._column.addStretch(1)
        self._column.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.addStretch(1)
        row.addWidget(self.words, 1000)
        row.addStretch(1)
        self._column.addLayout(row)
        self._column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addStretch(2)
        current().changed.connect(self._respace)
        self._respace()
        if over is not None:
            self._watch(over)

    def say(self, text: Text, label: Text | None = None) -> None:
        """Say what will stand here, and what the button does where there is one."""
        self.words.setText(say(text))
        if label is not None:
            self.button.say(say(label))
        self.button.setVisible(label is not None)
        self._place()

    def on_press(self, act: Callable[[], object]) -> None:
        """Do this where the button is pressed."""
        self.button.clicked.connect(lambda _on=False: act())

    def whole_height(self, width: int) -> int:
        """Return how high all of it is at a width, the picture too."""
        space = current().space
        inner = max(width - 2 * space(AIR), 1)
        high = 2 * space(AIR) + space(DISC) + space(GAP)
        high += self.words.heightForWidth(min(inner, space(WIDEST)))
        if not self.button.isHidden():
            high += space(GAP) + self.button.heightForWidth(inner)
        return high

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fill the list's room."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self._place()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the picture out where the words need its room."""
        super().resizeEvent(event)
        self._fit()

    def _watch(self, view: QAbstractItemView) -> None:
        view.viewport().installEventFilter(self)
        model = view.model()
        for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset):
            signal.connect(self._place)
        model.layoutChanged.connect(self._place)
        self._place()

    def _place(self) -> None:
        view = self._over
        if view is None:
            self._fit()
            return
        bare = not view.model().rowCount() and bool(self.words.text())
        self.setVisible(bare)
        if bare:
            self.setGeometry(view.viewport().rect())

    def _fit(self) -> None:
        self.picture.setVisible(self.whole_height(self.width()) <= self.height())

    def _respace(self) -> None:
        space = current().space
        self._column.setContentsMargins(*(space(AIR),) * 4)
        self._column.setSpacing(space(GAP))
        self.words.setMaximumWidth(space(WIDEST))


class _Act(AnswerButton):
    """The act that leads on, in the size of the words above it."""

    scale = PLAIN
    room = 1.0

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.setAutoDefault(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press it with Enter too, which a dialog gives to default buttons alone."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def natural_width(self) -> int:
        """Return the width at which nothing wraps, with some room to spare."""
        return super().natural_width() + current().space(0.25)

    def sizeHint(self) -> QSize:
        """Return its natural size: a layout measures its height at all the width there is."""
        width = self.natural_width()
        return QSize(width, self.heightForWidth(width))


class _Disc(QWidget):
    """A line icon on a soft disc."""

    def __init__(self, line: Line) -> None:
        super().__init__()
        self._line = line
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        current().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Return its size."""
        side = current().space(DISC)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the disc and the icon on it."""
        del event
        theme, room = current(), QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("accent-soft"))
        painter.drawEllipse(room)
        side = theme.space(ICON)
        corner = room.center().toPoint()
        painter.drawPixmap(
            corner.x() - side // 2,
            corner.y() - side // 2,
            line_picture(self._line, "accent", side),
        )
        painter.end()
