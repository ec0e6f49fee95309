"""Paint cells of the units table: step pips, the side's sign, estimates in their own tone."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from beachmaster.desktop.measures import wrapped
from beachmaster.desktop.models.rows import AnyIndex
from beachmaster.desktop.models.units import UnitColumn, UnitRole
from beachmaster.desktop.panels.line_delegate import side_sign
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.roles import Role
from beachmaster.desktop.theme.tokens import CAPTION
from beachmaster.engine.display import UnitRow

EDGE = 0.35
"""The air beside the words of a cell, in ems."""


class UnitDelegate(QStyledItemDelegate):
    """Steps as pips with their number, sides with their sign; hidden and lost units muted.

    A `narrow` one puts the side's sign before the unit's name, leaves the number of steps out and
    wraps names and places; a `stacked` one writes the place below the name.
    """

    narrow = stacked = False

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
        size.setHeight(max(self._height(option.rect.width(), index), theme.space(1.6)))
        return size

    def _height(self, width: int, index: AnyIndex) -> int:
        """Return how high the words of a cell are where they wrap; 0 where they do not."""
        theme, column = current(), index.column()
        wraps = column in (UnitColumn.UNIT, UnitColumn.PLACE)
        if not (self.narrow and wraps and width):
            return 0
        room = width - 2 * theme.space(EDGE)
        font = theme.font(bold=column == UnitColumn.UNIT)
        high = wrapped(self._words(index), font, room).height()
        if self.stacked:
            high += wrapped(_place(index), theme.font(CAPTION), room).height()
        return high + theme.space(EDGE)

    def _words(self, index: AnyIndex) -> str:
        """Return the words of a cell, the side's sign before them where it stands there."""
        words, column = str(index.data() or ""), index.column()
        unit: UnitRow = index.data(UnitRole.UNIT)
        if column == UnitColumn.STEPS and unit.whole and self.narrow:
            return ""
        signed = column == UnitColumn.SIDE or (column == UnitColumn.UNIT and self.narrow)
        return f"{side_sign(unit.side)} {words}" if signed else words

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
        column, words = index.column(), self._words(index)
        inside = rect.adjusted(theme.space(EDGE), 0, -theme.space(EDGE), 0)
        if column == UnitColumn.STEPS and unit.whole:
            inside = _pips(painter, unit, inside, chosen=chosen)
        painter.setPen(theme.colour("on-accent" if chosen else _role(unit, column)))
        painter.setFont(theme.font(bold=column == UnitColumn.UNIT and not unit.hidden))
        if self.stacked and column == UnitColumn.UNIT:
            inside = self._place_below(painter, index, inside, chosen=chosen)
        if self.narrow and column in (UnitColumn.UNIT, UnitColumn.PLACE):
            painter.drawText(inside, _MIDDLE | _WRAP, words)
        else:
            cut = Qt.TextElideMode.ElideRight
            short = painter.fontMetrics().elidedText(words, cut, inside.width())
            painter.drawText(inside, _MIDDLE, short)
        painter.restore()

    def _place_below(
        self, painter: QPainter, index: AnyIndex, inside: QRect, *, chosen: bool
    ) -> QRect:
        """Write the place at the foot of the unit's cell; return the room above it."""
        theme, place = current(), _place(index)
        font = theme.font(CAPTION)
        high = wrapped(place, font, inside.width()).height()
        air = theme.space(EDGE) // 2
        foot = inside.adjusted(0, inside.height() - high - air, 0, -air)
        painter.save()
        painter.setFont(font)
        painter.setPen(theme.colour("on-accent" if chosen else "muted"))
        painter.drawText(foot, _MIDDLE | _WRAP, place)
        painter.restore()
        return inside.adjusted(0, air, 0, -high - air)


_WIDE = 100_000
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_WRAP = Qt.TextFlag.TextWordWrap


def _place(index: AnyIndex) -> str:
    """Return the words of a unit's place."""
    return str(index.sibling(index.row(), UnitColumn.PLACE).data() or "")


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
