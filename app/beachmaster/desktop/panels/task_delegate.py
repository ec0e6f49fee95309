"""Paint tasks with a check box, under a head for each kind of act."""

from PySide6.QtCore import QModelIndex, QPoint, QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from beachmaster.desktop.models.checklist import ACTS, Task, TaskRole
from beachmaster.desktop.models.rows import AnyIndex
from beachmaster.desktop.panels.blocks import Block, line_height, paint_blocks, wrapped
from beachmaster.desktop.panels.wrapped_list import RowDelegate
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say


class TaskDelegate(RowDelegate):
    """A box to check, the words, and a head where another kind of act begins."""

    def height(self, index: AnyIndex, width: int) -> int:
        """Return how high a task is at a width."""
        return _arranged(index, width)[1]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint a task."""
        rect: QRect = option.rect
        task: Task = index.data(TaskRole.TASK)
        blocks, _, box = _arranged(index, rect.width())
        theme = current()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect.adjusted(0, box.top() - 4, 0, 0), theme.colour("accent-soft"))
        paint_blocks(painter, blocks, rect.topLeft())
        painter.setPen(theme.colour("accent"))
        painter.setBrush(theme.colour("accent" if task.done else "surface"))
        placed = box.translated(rect.topLeft())
        painter.drawRoundedRect(placed, 3, 3)
        if task.done:
            _paint_tick(painter, placed)
        painter.restore()


def _arranged(index: AnyIndex, width: int) -> tuple[list[Block], int, QRect]:
    """Return the blocks of a task, its height, and its box."""
    theme, task = current(), index.data(TaskRole.TASK)
    edge, gap = theme.space(0.5), theme.space(0.3)
    blocks: list[Block] = []
    top = gap
    if _begins(index, task):
        head = theme.font(0.85, bold=True)
        rect = QRect(edge, top, width - 2 * edge, line_height(head))
        blocks.append(Block(rect, say(ACTS[task.change.act]), head, "muted"))
        top = rect.bottom() + gap
    font, left = theme.font(), edge + theme.space(1.5)
    words = say(task.change.text)
    size = wrapped(words, font, width - left - edge)
    rect = QRect(left, top, width - left - edge, size.height())
    blocks.append(Block(rect, words, font, "muted" if task.done else "text"))
    side = theme.space(0.85)
    box = QRect(edge, top + max(0, (line_height(font) - side) // 2), side, side)
    return blocks, top + size.height() + gap, box


def _begins(index: AnyIndex, task: Task) -> bool:
    before = index.siblingAtRow(index.row() - 1) if isinstance(index, QModelIndex) else index
    other: Task | None = before.data(TaskRole.TASK) if before.isValid() else None
    return other is None or other.change.act != task.change.act


def _paint_tick(painter: QPainter, box: QRect) -> None:
    pen = painter.pen()
    pen.setColor(current().colour("on-accent"))
    pen.setWidth(max(2, box.width() // 8))
    painter.setPen(pen)
    a, b = QPoint(box.left() + box.width() // 4, box.center().y()), box.center()
    low = QPoint(b.x() - box.width() // 10, box.bottom() - box.height() // 4)
    high = QPoint(box.right() - box.width() // 5, box.top() + box.height() // 4)
    painter.drawLine(a, low)
    painter.drawLine(low, high)
