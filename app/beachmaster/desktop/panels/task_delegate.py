"""Paint tasks with a check box, under a head for each kind of act."""

from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QObject, QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle

from beachmaster.desktop.blocks import Block
from beachmaster.desktop.board.counters import CounterPress
from beachmaster.desktop.measures import line_height, wrapped
from beachmaster.desktop.models.checklist import ACTS, ChecklistTask, TaskRole
from beachmaster.desktop.models.rows import AnyIndex
from beachmaster.desktop.panels.act_picture import ActPicture, height
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.tokens import CAPTION
from beachmaster.desktop.words import say
from beachmaster.desktop.wrapped_list import RowDelegate

ROOM, COLUMN, DONE = 30.0, 6.6, 0.45
"""Ems: in a list at least so wide the picture stands beside the words, in a column of that width,
else below them. How much is seen of what is done.
"""


class _Arranged(NamedTuple):
    """The blocks of a task, its words last, its height, and where its picture stands."""

    blocks: list[Block]
    height: int
    picture: QRect


class _Room(NamedTuple):
    """The room of a task below its head: its picture right of the words, or below them."""

    em: float
    edge: int
    width: int
    top: int
    across: int

    @property
    def beside(self) -> bool:
        """Tell whether the picture stands beside the words."""
        return bool(self.across) and self.width >= ROOM * self.em

    @property
    def left(self) -> int:
        """Return where the words begin."""
        return self.edge + round(1.5 * self.em)

    @property
    def words(self) -> int:
        """Return how wide the words may be."""
        taken = max(round(COLUMN * self.em), self.across) + self.edge if self.beside else 0
        return self.width - self.left - self.edge - taken

    def down(self, high: int) -> int:
        """Return how far words of a height stand below the top, in the middle of a picture."""
        return max(0, (height() - high) // 2) if self.beside else 0

    def picture(self, high: int) -> QRect:
        """Return where the picture stands beside or below words of a height."""
        if not self.across:
            return QRect()
        if not self.beside:
            return QRect(self.left, self.top + high + 2, self.across, height())
        left = self.width - self.edge - self.across
        return QRect(left, self.top + max(0, (high - height()) // 2), self.across, height())


class TaskDelegate(RowDelegate):
    """A box to check, the words, what is laid, and a head where another kind of act begins."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._press = CounterPress(current())

    def row(self, index: AnyIndex) -> object:
        """Return what a task's height depends on, which is the same ticked or not."""
        task: ChecklistTask = index.data(TaskRole.TASK)
        return task.change, task.note, _begins(index, task)

    def blocks(self, index: AnyIndex, width: int) -> tuple[list[Block], int]:
        """Return the blocks of a task at a width, and how high it is."""
        arranged = _arranged(index, width)
        return arranged.blocks, arranged.height

    def ground(
        self, painter: QPainter, rect: QRect, index: AnyIndex, state: QStyle.StateFlag
    ) -> None:
        """Light what is chosen, without the head above it, and draw what is laid."""
        arranged, task = _arranged(index, rect.width()), index.data(TaskRole.TASK)
        if state & QStyle.StateFlag.State_Selected:
            words, picture = arranged.blocks[-1].rect, arranged.picture
            top = min(words.top(), picture.top()) if picture.isValid() else words.top()
            lit = rect.adjusted(0, top - 4, 0, 0)
            painter.fillRect(lit, current().colour("accent-soft"))
        if arranged.picture.isValid():
            painter.setOpacity(DONE if task.done else 1.0)
            room = arranged.picture.translated(rect.topLeft())
            ActPicture(task.note).draw(painter, room, self._press)
            painter.setOpacity(1.0)


def _arranged(index: AnyIndex, width: int) -> _Arranged:
    """Return how a task is laid out at a width."""
    theme, task = current(), index.data(TaskRole.TASK)
    edge, gap = theme.space(0.5), theme.space(0.3)
    blocks: list[Block] = []
    top = gap
    if _begins(index, task):
        head = theme.font(CAPTION, bold=True)
        rect = QRect(edge, top, width - 2 * edge, line_height(head))
        blocks.append(Block(rect, say(ACTS[task.change.act]), head, "muted"))
        top = rect.bottom() + gap
    across = ActPicture(task.note).width() if task.note is not None else 0
    room = _Room(theme.em, edge, width, top, across)
    font, left = theme.font(), room.left
    words = say(task.change.text)
    size = wrapped(words, font, room.words)
    top += room.down(size.height())
    side = theme.space(0.85)
    box = QRect(edge, top + max(0, (line_height(font) - side) // 2), side, side)
    blocks.append(Block(box, "", font, "accent", ticked=task.done))
    rect = QRect(left, top, room.words, size.height())
    blocks.append(Block(rect, words, font, "muted" if task.done else "text"))
    picture = room.picture(size.height())
    return _Arranged(blocks, max(rect.bottom(), picture.bottom()) + 1 + gap, picture)


def _begins(index: AnyIndex, task: ChecklistTask) -> bool:
    before = index.siblingAtRow(index.row() - 1) if isinstance(index, QModelIndex) else index
    other: ChecklistTask | None = before.data(TaskRole.TASK) if before.isValid() else None
    return other is None or other.change.act != task.change.act
