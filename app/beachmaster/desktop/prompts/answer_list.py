"""Draw answers in a list, and measure each row once."""

from PySide6.QtCore import QAbstractItemModel, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStyle, QWidget

from beachmaster.desktop.blocks import CENTRE, Block
from beachmaster.desktop.buttons import TARGET
from beachmaster.desktop.labels import PLAIN
from beachmaster.desktop.measures import line_height, wrapped
from beachmaster.desktop.models.rows import AnyIndex
from beachmaster.desktop.prompts.option_model import Roles, Row
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.roles import Role
from beachmaster.desktop.theme.tokens import CAPTION
from beachmaster.desktop.wrapped_list import RowDelegate, WrappedList

AIR = 0.3
"""So many ems are free above and below an answer at least."""
LEFT = 2.4
"""How many ems the box or the key takes, left of the words."""
BARE = 0.7
"""How many ems stand left of the words where there is neither; as in the line to type in."""
CENTRE_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
EDGE = 0.4
"""How many ems are free left of a box that has a key beside it."""


class AnswerDelegate(RowDelegate):
    """An answer: the key or the box, its words, and below them why it is closed."""

    def __init__(self, parent: QWidget, *, ranks: bool = False) -> None:
        super().__init__(parent)
        self.signs, self.ranks, self._left = "", ranks, LEFT
        self.muted = False
        self._worded: dict[int, tuple[Row, int, list[Block], int]] = {}

    def indent(self, *, signed: bool) -> None:
        """Leave room for boxes and keys left of the words, or none where none ever come."""
        left = LEFT if signed else BARE
        if left != self._left:
            self._left = left
            self.forget()

    def row(self, index: AnyIndex) -> object:
        """Return the option."""
        return index.data(Roles.ROW)

    def forget(self) -> None:
        """Word and measure all rows anew."""
        super().forget()
        self._worded.clear()

    def _words_of(self, index: AnyIndex, width: int) -> tuple[list[Block], int]:
        """Return the words of an answer at a width, and how high they are."""
        at, row = index.row(), index.data(Roles.ROW)
        kept = self._worded.get(at)
        if kept is None or kept[0] is not row or kept[1] != width:
            kept = self._worded[at] = (row, width, *_worded(row, width, self._left))
        return kept[2], kept[3]

    def height(self, index: AnyIndex, width: int) -> int:
        """Return how high the words of an answer are at a width."""
        return self._words_of(index, width)[1]

    def blocks(self, index: AnyIndex, width: int) -> tuple[list[Block], int]:
        """Return the blocks of an answer at a width, and how high it is."""
        blocks, height = self._words_of(index, width)
        return [*blocks, *self._mark(index)], height

    def ground(
        self, painter: QPainter, rect: QRect, index: AnyIndex, state: QStyle.StateFlag
    ) -> Role | None:
        """Fill what is chosen."""
        del index
        if not state & QStyle.StateFlag.State_Selected:
            return None
        painter.fillRect(rect, current().colour("accent"))
        return "on-accent"

    def _mark(self, index: AnyIndex) -> list[Block]:
        """Return the box, with the place among those picked where it counts, or the key."""
        theme = current()
        room = QRect(0, 0, theme.space(LEFT), _first_line())
        if index.data(Qt.ItemDataRole.CheckStateRole) is not None:
            box = QRect(0, 0, theme.space(0.9), theme.space(0.9))
            box.moveCenter(room.center())
            if self.signs:
                box.moveLeft(theme.space(EDGE))
            rank, font = index.data(Roles.RANK), theme.font(CAPTION, bold=True)
            words = str(rank) if rank and self.ranks else ""
            ticked = bool(rank) and not self.ranks
            return [Block(box, words, font, "accent", CENTRE, ticked=ticked), *self._digit(index)]
        return self._digit(index)

    def _digit(self, index: AnyIndex) -> list[Block]:
        """Return the sign that picks the row, where one does: beside its box if it has one."""
        if self.muted or index.row() >= len(self.signs) or index.data(Roles.REASON):
            return []
        theme, boxed = current(), index.data(Qt.ItemDataRole.CheckStateRole) is not None
        room = QRect(0, 0, theme.space(LEFT), _first_line())
        if boxed:
            room.setLeft(theme.space(EDGE + 0.9))
        font = theme.font(CAPTION, bold=True)
        return [Block(room, self.signs[index.row()], font, "accent", CENTRE)]


class AnswerList(WrappedList):
    """A list that keeps the arrows and the space bar, and leaves all other keys to the card."""

    resized = Signal()
    empty = ""
    """What stands where no row is left."""

    def __init__(self, delegate: RowDelegate) -> None:
        self._changes = 0
        self._measured: tuple[int, int, int] | None = None
        super().__init__(delegate)

    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Note whenever a model has other rows."""
        super().setModel(model)
        if model is not None:
            for signal in (model.rowsInserted, model.rowsRemoved, model.dataChanged):
                signal.connect(self._note_change)
            model.modelReset.connect(self._note_change)
            model.layoutChanged.connect(self._note_change)

    def _note_change(self) -> None:
        self._changes += 1

    @property
    def made_of(self) -> tuple[int, int, int]:
        """Return what the heights of the rows follow from: which they are, their look, the room."""
        return self._changes, self._delegate.forgotten, self.viewport().width()

    def _measure(self, rows: range, room: int | None) -> None:
        """Measure all rows once, though a list is sized, shown and fitted in turn."""
        made_of = self.made_of if room is None else None
        if made_of is None or made_of != self._measured:
            super()._measure(rows, room)
            self._measured = made_of

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows, or say that none is left."""
        super().paintEvent(event)
        if self.empty:
            painter = QPainter(self.viewport())
            painter.setPen(current().colour("muted"))
            room = self.viewport().rect().adjusted(current().space(BARE), 0, 0, 0)
            painter.drawText(room, CENTRE_LEFT, self.empty)
            painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell that rows wrap anew."""
        super().resizeEvent(event)
        self.resized.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Take the keyboard, but no row that was not taken before."""
        before = self.currentIndex().isValid()
        super().focusInEvent(event)
        if not before:
            self.selectionModel().clearCurrentIndex()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move, tick, or pass the key on."""
        if event.key() in (*_MOVES, Qt.Key.Key_Space):
            super().keyPressEvent(event)
        else:
            event.ignore()


def _worded(row: Row, width: int, ems: float) -> tuple[list[Block], int]:
    """Return the words of an option so far from the edge, why it is closed, and their height."""
    theme = current()
    colour: Role = "muted" if row.reason else "text"
    left, blocks = theme.space(ems), []
    edge = top = (_first_line() - line_height(theme.font(PLAIN))) // 2
    room = width - left - theme.space(0.4)
    for words, scale in ((row.words, PLAIN), (row.reason, CAPTION)):
        if words:
            font = theme.font(scale)
            rect = QRect(left, top, room, wrapped(words, font, room).height())
            blocks.append(Block(rect, words, font, colour))
            top += rect.height()
    return blocks, max(top + edge, theme.space(TARGET))


def _first_line() -> int:
    """Return the height in whose middle the first line stands: all that an answer of one has."""
    theme = current()
    return max(theme.space(TARGET), line_height(theme.font(PLAIN)) + 2 * theme.space(AIR))


_MOVES = {
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
}
