"""Buttons whose words wrap: answers, ticks, radios; and a grid of them."""

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QLayoutItem,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QToolButton,
    QWidget,
)

from beachmaster.desktop.blocks import draw_box, draw_ring
from beachmaster.desktop.flow import ColumnsLayout
from beachmaster.desktop.labels import ANSWER, PLAIN
from beachmaster.desktop.measures import line_height, width_of, wrapped
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.roles import Role

WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
TOP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
TARGET = 2.5
"""So many ems high is what a finger or a mouse has to hit."""
NATURAL = -1
"""Where a button keeps its natural width among the heights by width."""


class WrappedButton(QPushButton):
    """A button that breaks its words into lines, with room at the left for a mark."""

    scale = ANSWER
    air = 0.5
    room = 1.6
    least = 0.0
    """How many ems high it is at least."""

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self._heights: dict[int, int] = {}
        self.setAccessibleName(words)
        self.setProperty("role", "answer")
        self.setSizePolicy(_wrapping())
        current().changed.connect(self.refit)
        self.refit()

    def refit(self) -> None:
        """Take the size that the theme now gives."""
        self.setFont(current().font(self.scale))
        self._heights.clear()
        self.updateGeometry()

    def say(self, words: str) -> None:
        """Say something else."""
        if words == self.words:
            return
        self.words = words
        self._heights.clear()
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def natural_width(self) -> int:
        """Return the width at which nothing wraps."""
        if NATURAL not in self._heights:
            words = width_of(self.words, self.font())
            self._heights[NATURAL] = words + self._left() + current().space(1.0)
        return self._heights[NATURAL]

    def sizeHint(self) -> QSize:
        """Return a width for reading, and the height that goes with it."""
        width = min(self.natural_width(), current().space(30))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the least size; the words wrap."""
        return QSize(current().space(6), current().space(2))

    def hasHeightForWidth(self) -> bool:
        """Tell the layout that the words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height that the wrapped words need."""
        if width not in self._heights:
            theme = current()
            room = max(theme.space(3), width - self._left() - theme.space(0.6))
            high = self.words_height(room) + 2 * theme.space(self.air)
            self._heights[width] = max(high, theme.space(self.least)) if self.least else high
        return self._heights[width]

    def words_height(self, width: int) -> int:
        """Return the height of the wrapped words."""
        return wrapped(self.words, self.font(), width).height()

    def _left(self) -> int:
        return current().space(self.room * self.scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button as the style does, and the words over it."""
        del event
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        self.draw_ground(painter, option)
        theme = current()
        rect = self.rect().adjusted(self._left(), 0, -theme.space(0.5), 0)
        painter.setFont(self.word_font())
        painter.setPen(theme.colour(self.ink()))
        self.draw_words(painter, rect)
        self.draw_mark(painter, QRect(0, 0, self._left(), self.height()))

    def draw_ground(self, painter: QStylePainter, option: QStyleOptionButton) -> None:
        """Draw what lies under the words."""
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)

    def draw_words(self, painter: QPainter, room: QRect) -> None:
        """Draw the words."""
        painter.drawText(room, WRAP, self.words)

    def word_font(self) -> QFont:
        """Return the font of the words."""
        return self.font()

    def ink(self) -> Role:
        """Return the colour of the words."""
        return "text" if self.isEnabled() else "muted"

    def mark_ink(self) -> Role:
        """Return the colour of what stands left of the words."""
        return "accent" if self.isEnabled() else "line"

    def draw_mark(self, painter: QPainter, room: QRect) -> None:
        """Draw what stands left of the words."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the grid the button stands in."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class AnswerButton(WrappedButton):
    """One answer, with the key that gives it."""

    least = TARGET

    def __init__(self, words: str, key: str = "", *, main: bool = False) -> None:
        super().__init__(words)
        self.key = key
        if main:
            self.setProperty("role", "main")

    def say(self, words: str, key: str | None = None) -> None:
        """Say something else, with another key where one is given."""
        super().say(words)
        if key is not None and key != self.key:
            self.key = key
            self.update()

    def ink(self) -> Role:
        """Return the colour of the words."""
        if self.property("role") == "main" and self.isEnabled():
            return "on-accent"
        return super().ink()

    def draw_mark(self, painter: QPainter, room: QRect) -> None:
        """Draw the key."""
        if not self.key:
            return
        painter.setFont(current().font(self.scale * 0.85, bold=True))
        main = self.property("role") == "main" and self.isEnabled()
        painter.setPen(current().colour("on-accent" if main else "accent"))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.key)


class BareButton(WrappedButton):
    """A button that is on or off, and shows it by its mark alone."""

    def __init__(self, words: str = "") -> None:
        super().__init__(words)
        self.setCheckable(True)
        self.setProperty("role", "link")

    def draw_ground(self, painter: QStylePainter, option: QStyleOptionButton) -> None:
        """Draw nothing but the frame of the focus."""
        option.state &= ~QStyle.StateFlag.State_On
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)


class Flag(BareButton):
    """Something that is so or not."""

    scale = PLAIN
    air = 0.3
    room = 1.9
    least = TARGET

    def __init__(self, words: str = "") -> None:
        super().__init__(words)
        self.setAutoDefault(False)

    def draw_mark(self, painter: QPainter, room: QRect) -> None:
        """Draw the box, with its tick where it is done."""
        side = current().space(0.95)
        box = QRect(0, 0, side, side)
        box.moveCenter(room.center())
        draw_box(painter, box, ticked=self.isChecked(), ink=self.mark_ink())


class Check(Flag):
    """Something that is so or not, in body text."""

    scale = 1.0
    air = 0.2
    room = 1.7
    least = 0.0


class Tick(Flag):
    """One thing to do at the table, to be ticked off; what is done is struck out.

    `by_mouse` tells that a click brought the keyboard here: it was seen, and stays where it is.
    """

    by_mouse = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Note what brought the keyboard."""
        self.by_mouse = event.reason() == Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)

    def ink(self) -> Role:
        """Return the colour of the words."""
        return "muted" if self.isChecked() else "text"

    def word_font(self) -> QFont:
        """Strike out what is done."""
        font = current().font(self.scale)
        font.setStrikeOut(self.isChecked())
        return font


class Fold(BareButton):
    """Unfolds and folds what stands below it."""

    scale = 1.0
    air = 0.25
    room = 1.3

    def ink(self) -> Role:
        """Return the colour of the words."""
        return "accent"

    def draw_mark(self, painter: QPainter, room: QRect) -> None:
        """Draw an arrow that points at what is unfolded."""
        side = current().em * 0.28
        middle = QPointF(room.center())
        corners = [QPointF(-side, -side), QPointF(side, 0), QPointF(-side, side)]
        if self.isChecked():
            corners = [QPointF(-side, -side), QPointF(side, -side), QPointF(0, side)]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(current().colour("accent"))
        painter.drawPolygon([middle + corner for corner in corners])


class Radio(BareButton):
    """One of several, with an explanation below its words; a click anywhere chooses it."""

    scale = 1.0
    air = 0.15
    room = 1.6

    def __init__(self, words: str = "", hint: str = "") -> None:
        super().__init__(words)
        self._hint = ""
        self.setAutoExclusive(True)  # a screen reader calls it a radio button then
        self.setAutoDefault(False)
        self.reword(words, hint)

    def reword(self, words: str, hint: str = "") -> None:
        """Give it other words."""
        self.say(words)
        if hint != self._hint:
            self._hint = hint
            self.setAccessibleDescription(hint)
            self.refit()
            self.update()

    def words_height(self, width: int) -> int:
        """Return the height of the words and the explanation."""
        below = wrapped(self._hint, self.font(), width).height() if self._hint else 0
        return super().words_height(width) + below

    def draw_words(self, painter: QPainter, room: QRect) -> None:
        """Draw the words, and the explanation below them."""
        theme = current()
        room = room.adjusted(0, theme.space(self.air), 0, 0)
        painter.drawText(room, TOP, self.words)
        painter.setPen(theme.colour("muted"))
        below = super().words_height(room.width())
        painter.drawText(room.adjusted(0, below, 0, 0), TOP, self._hint)

    def draw_mark(self, painter: QPainter, room: QRect) -> None:
        """Draw the ring beside the first line."""
        space = current().space
        room.setRect(0, space(self.air), space(1.3), line_height(self.font()))
        draw_ring(painter, room, full=self.isChecked(), ink=self.mark_ink(), on=self.isEnabled())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the arrows choose within the group, as Qt does."""
        QPushButton.keyPressEvent(self, event)


class Segment(AnswerButton):
    """One of a few values of which one holds; a full ring marks it."""

    scale = PLAIN
    air = 0.35

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.setCheckable(True)
        self.setAutoExclusive(True)  # a screen reader calls it a radio button then

    def draw_mark(self, painter: QPainter, room: QRect) -> None:
        """Draw the ring, full where this value holds."""
        draw_ring(painter, room, full=self.isChecked(), ink=self.mark_ink())


def _wrapping() -> QSizePolicy:
    """Return the policy of what is higher the narrower it is, and never lower than it need be."""
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    return policy


class _Grid(ColumnsLayout):
    """Columns for buttons, which do not ask for all the width they could use."""

    def wanted(self, item: QLayoutItem) -> int:
        """Return the width at which a button's words do not wrap."""
        button = item.widget()
        return button.natural_width() if isinstance(button, WrappedButton) else 0


class ButtonGrid(QWidget):
    """Buttons in as many equal columns as their words allow; the arrows go from one to another."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.made: list[WrappedButton] = []
        self.buttons: list[WrappedButton] = []
        self._columns = _Grid(self)
        self.setSizePolicy(_wrapping())

    def add(self, button: WrappedButton) -> None:
        """Put a button behind the others."""
        self._columns.addWidget(button)
        self.made.append(button)
        self.buttons.append(button)

    def show_first(self, count: int) -> None:
        """Show so many of the buttons; the others wait."""
        self.buttons = self.made[:count]
        for at, button in enumerate(self.made):
            button.setVisible(at < count)

    def sizeHint(self) -> QSize:
        """Return a width for reading, and the height that goes with it."""
        width = current().space(26)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return QSize(current().space(6), self.heightForWidth(max(self.width(), 1)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the button that an arrow points at."""
        at = next((i for i, one in enumerate(self.buttons) if one.hasFocus()), -1)
        if event.key() not in ARROWS or at < 0:
            event.ignore()
            return
        columns = self._columns.columns(self.width())
        step = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -columns,
            Qt.Key.Key_Down: columns,
        }[Qt.Key(event.key())]
        if 0 <= at + step < len(self.buttons):
            self.buttons[at + step].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            event.ignore()


def pressed_by_enter() -> QPushButton | QToolButton | None:
    """Return the button that the keyboard stands on, which Enter presses; it chooses no radio."""
    focus = QApplication.focusWidget()
    if isinstance(focus, Radio) or not isinstance(focus, QPushButton | QToolButton):
        return None
    return focus
