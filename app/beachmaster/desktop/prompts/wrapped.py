"""Draw buttons whose words wrap, in columns as the width allows."""

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from beachmaster.desktop.blocks import draw_box
from beachmaster.desktop.prompts.look import ANSWER, PLAIN
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.roles import Role

WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
MOST_COLUMNS = 3
NATURAL = -1
"""Where a button keeps its natural width among the heights by width."""


class WrappedButton(QPushButton):
    """A button that breaks its words into lines, with room at the left for a mark."""

    scale = ANSWER
    air = 0.5
    room = 1.6

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self._heights: dict[int, int] = {}
        self.setAccessibleName(words)
        self.setProperty("role", "answer")
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
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
            words = QFontMetrics(self.font()).horizontalAdvance(self.words)
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
            room = QRect(
                0, 0, max(theme.space(3), width - self._left() - theme.space(0.6)), 100_000
            )
            box = QFontMetrics(self.font()).boundingRect(room, WRAP, self.words)
            self._heights[width] = box.height() + 2 * theme.space(self.air)
        return self._heights[width]

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
        painter.drawText(rect, WRAP, self.words)
        self.draw_mark(painter, QRect(0, 0, self._left(), self.height()))

    def draw_ground(self, painter: QStylePainter, option: QStyleOptionButton) -> None:
        """Draw what lies under the words."""
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)

    def word_font(self) -> QFont:
        """Return the font of the words."""
        return self.font()

    def ink(self) -> Role:
        """Return the colour of the words."""
        return "text" if self.isEnabled() else "muted"

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


class Flag(WrappedButton):
    """Something that is so or not."""

    scale = PLAIN
    air = 0.3
    room = 1.9

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.setCheckable(True)
        self.setProperty("role", "link")

    def draw_ground(self, painter: QStylePainter, option: QStyleOptionButton) -> None:
        """Draw nothing but the frame of the focus."""
        option.state &= ~QStyle.StateFlag.State_On
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)

    def draw_mark(self, painter: QPainter, room: QRect) -> None:
        """Draw the box, with its tick where it is done."""
        theme = current()
        side = theme.space(0.95)
        box = QRect(0, 0, side, side)
        box.moveCenter(room.center())
        draw_box(painter, box, ticked=self.isChecked())


class Tick(Flag):
    """One thing to do at the table, to be ticked off; what is done is struck out."""

    def ink(self) -> Role:
        """Return the colour of the words."""
        return "muted" if self.isChecked() else "text"

    def word_font(self) -> QFont:
        """Strike out what is done."""
        font = current().font(self.scale)
        font.setStrikeOut(self.isChecked())
        return font


class Fold(WrappedButton):
    """Unfolds and folds what stands below it."""

    scale = 1.0
    air = 0.25
    room = 1.3

    def __init__(self, words: str = "") -> None:
        super().__init__(words)
        self.setCheckable(True)
        self.setProperty("role", "link")

    def ink(self) -> Role:
        """Return the colour of the words."""
        return "accent"

    def draw_ground(self, painter: QStylePainter, option: QStyleOptionButton) -> None:
        """Draw nothing but the frame of the focus."""
        option.state &= ~QStyle.StateFlag.State_On
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)

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


class Segment(AnswerButton):
    """One of a few values of which one holds; a full ring marks it."""

    scale = PLAIN
    air = 0.35

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.setCheckable(True)

    def draw_mark(self, painter: QPainter, room: QRect) -> None:
        """Draw the ring, full where this value holds."""
        theme = current()
        side = theme.space(0.85)
        ring = QRect(0, 0, side, side)
        ring.moveCenter(room.center())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("accent"), max(1.0, theme.em / 12)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(ring)
        if self.isChecked():
            inset = side // 4
            painter.setBrush(theme.colour("accent"))
            painter.drawEllipse(ring.adjusted(inset, inset, -inset, -inset))


class ButtonGrid(QWidget):
    """Buttons in as many equal columns as their words allow; the arrows go from one to another."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.made: list[WrappedButton] = []
        self.buttons: list[WrappedButton] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, button: WrappedButton) -> None:
        """Put a button behind the others."""
        button.setParent(self)
        self.made.append(button)
        self.buttons.append(button)

    def show_first(self, count: int) -> None:
        """Show so many of the buttons; the others wait."""
        self.buttons = self.made[:count]
        for button in self.made[count:]:
            button.hide()
        self.updateGeometry()
        self._lay_out()

    def columns(self, width: int) -> int:
        """Return how many columns fit."""
        if not self.buttons:
            return 1
        widest = max(button.natural_width() for button in self.buttons)
        widest = max(widest, current().space(9)) + current().space(0.5)
        return max(1, min(MOST_COLUMNS, len(self.buttons), width // widest))

    def hasHeightForWidth(self) -> bool:
        """Tell the layout that the buttons wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows."""
        rows = self._rows(width)
        return sum(height for height, _row in rows) + max(0, len(rows) - 1) * self._gap()

    def sizeHint(self) -> QSize:
        """Return a width for reading, and the height that goes with it."""
        width = current().space(26)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return QSize(current().space(6), self.heightForWidth(max(self.width(), 1)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the buttons out."""
        super().resizeEvent(event)
        self._lay_out()

    def event(self, event: QEvent) -> bool:
        """Lay out anew where a button asks for it."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._lay_out()
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the button that an arrow points at."""
        at = next((i for i, one in enumerate(self.buttons) if one.hasFocus()), -1)
        if event.key() not in ARROWS or at < 0:
            event.ignore()
            return
        columns = self.columns(self.width())
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

    def _gap(self) -> int:
        return current().space(0.4)

    def _rows(self, width: int) -> list[tuple[int, list[WrappedButton]]]:
        columns = self.columns(width)
        each = (width - (columns - 1) * self._gap()) // columns
        rows = [self.buttons[i : i + columns] for i in range(0, len(self.buttons), columns)]
        return [(max(button.heightForWidth(each) for button in row), row) for row in rows]

    def _lay_out(self) -> None:
        columns, gap, top = self.columns(self.width()), self._gap(), 0
        each = (self.width() - (columns - 1) * gap) // columns
        for height, row in self._rows(self.width()):
            for column, button in enumerate(row):
                button.setGeometry(column * (each + gap), top, each, height)
                button.show()
            top += height + gap
