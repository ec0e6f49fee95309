"""Paint tasks with a check box, under a head for each kind of act."""

from PySide6.QtCore import QModelIndex, QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle

from beachmaster.desktop.blocks import Block, line_height, wrapped
from beachmaster.desktop.models.checklist import ACTS, ChecklistTask, TaskRole
from beachmaster.desktop.models.rows import AnyIndex
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.desktop.wrapped_list import RowDelegate


class TaskDelegate(RowDelegate):
    """A box to check, the words, and a head where another kind of act begins."""

    def blocks(self, index: AnyIndex, width: int) -> tuple[list[Block], int]:
        """Return the blocks of a task at a width, and how high it is."""
        return _arranged(index, width)

    def ground(
        self, painter: QPainter, rect: QRect, index: AnyIndex, state: QStyle.StateFlag
    ) -> None:
        """Light what is chosen, without the head above it."""
        if state & QStyle.StateFlag.State_Selected:
            words = _arranged(index, rect.width())[0][-1].rect
            lit = rect.adjusted(0, words.top() - 4, 0, 0)
            painter.fillRect(lit, current().colour("accent-soft"))


def _arranged(index: AnyIndex, width: int) -> tuple[list[Block], int]:
    """Return the blocks of a task, its words last, and its height."""
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
    side = theme.space(0.85)
    box = QRect(edge, top + max(0, (line_height(font) - side) // 2), side, side)
    blocks.append(Block(box, "", font, "accent", ticked=task.done))
    rect = QRect(left, top, width - left - edge, size.height())
    blocks.append(Block(rect, words, font, "muted" if task.done else "text"))
    return blocks, top + size.height() + gap


def _begins(index: AnyIndex, task: ChecklistTask) -> bool:
    before = index.siblingAtRow(index.row() - 1) if isinstance(index, QModelIndex) else index
    other: ChecklistTask | None = before.data(TaskRole.TASK) if before.isValid() else None
    return other is None or other.change.act != task.change.act
