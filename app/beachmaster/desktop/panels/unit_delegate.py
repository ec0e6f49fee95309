"""Paint cells of the units table: step pips, the side's sign, estimates in their own tone."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from beachmaster.desktop.blocks import wrapped
from beachmaster.desktop.models.rows import AnyIndex
from beachmaster.desktop.models.units import UnitColumn, UnitRole
from beachmaster.desktop.panels.line_delegate import side_sign
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.roles import Role
from beachmaster.engine.display import UnitRow


class UnitDelegate(QStyledItemDelegate):
    """Steps as pips with their number, sides with their sign; hidden and lost units muted.

    A `narrow` one puts the side's sign before the unit's name, and leaves the number of steps out.
    """

    narrow = False

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Ask for the room of the words or the pips."""
        theme = current()
        size = super().sizeHint(option, index)
        size.setWidth(size.width() + theme.space(0.6))
        if index.column() == UnitColumn.STEPS:
            whole = (index.data(UnitRole.STEPS) or (0, 0))[1]
            size.setWidth(theme.space(0.75 * whole + (0.9 if self.narrow else 4.2)))
        elif index.column() == UnitColumn.SIDE:
            size.setWidth(size.width() + theme.space(1.4))
        elif index.column() == UnitColumn.UNIT:
            bold = wrapped(index.data() or "", theme.font(bold=True), _WIDE).width()
            sign = theme.space(1.4) if self.narrow else 0
            size.setWidth(bold + sign + theme.space(1))
        size.setHeight(max(size.height(), theme.space(1.5)))
        return size

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint one cell."""
        unit: UnitRow = index.data(UnitRole.UNIT)
        rect: QRect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        theme = current()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.fillRect(rect, theme.colour("accent"))
        words: str = index.data() or ""
        column = index.column()
        inside = rect.adjusted(theme.space(0.35), 0, -theme.space(0.35), 0)
        if column == UnitColumn.STEPS and unit.whole:
            inside = _pips(painter, unit, inside, chosen=chosen)
            words = "" if self.narrow else words
        elif (column == UnitColumn.UNIT and self.narrow) or column == UnitColumn.SIDE:
            words = f"{side_sign(unit.side)} {words}"
        painter.setPen(theme.colour("on-accent" if chosen else _role(unit, column)))
        painter.setFont(theme.font(bold=column == UnitColumn.UNIT and not unit.hidden))
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        short = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, inside.width())
        painter.drawText(inside, align, short)
        painter.restore()


_WIDE = 100_000


def _pips(painter: QPainter, unit: UnitRow, rect: QRect, *, chosen: bool) -> QRect:
    """Draw a pip for each step, full or empty; return the room that is left for the number."""
    theme = current()
    size, gap = theme.space(0.5), theme.space(0.2)
    top = rect.center().y() - size // 2
    ink: Role = "on-accent" if chosen else "ours" if unit.side.own else "theirs"
    painter.setPen(theme.colour(ink))
    for step in range(unit.whole or 0):
        full = step < (unit.steps or 0)
        painter.setBrush(theme.colour(ink) if full else Qt.BrushStyle.NoBrush)
        corner = QPoint(rect.left() + step * (size + gap), top)
        painter.drawRect(QRect(corner, QSize(size, size)))
    return rect.adjusted((unit.whole or 0) * (size + gap) + gap, 0, 0, 0)


def _role(unit: UnitRow, column: int) -> Role:
    if unit.standing == "gone" or unit.hidden:
        return "muted"
    if column == UnitColumn.VALUES and unit.estimate:
        return "muted"
    return "warn" if column == UnitColumn.MARKERS else "text"
