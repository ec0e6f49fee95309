"""Draw a search result: its title, its id or shortcut, and a snippet with the words in bold."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from beachmaster.desktop.rules.find import Found
from beachmaster.desktop.rules.found_model import FOUND, plain
from beachmaster.desktop.theme import Theme, current
from beachmaster.desktop.theme.tokens import CAPTION

LINES = 2


class FoundDelegate(QStyledItemDelegate):
    """Paint headings and results in the theme's type and colours."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one line."""
        found = index.data(FOUND)
        theme = current()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        picked = bool(option.state & QStyle.StateFlag.State_Selected)
        if picked:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent"))
            painter.drawRoundedRect(option.rect, theme.space(0.25), theme.space(0.25))
        room = QRectF(option.rect).adjusted(
            theme.space(0.5), theme.space(0.2), -theme.space(0.5), -theme.space(0.2)
        )
        if found.kind == "head":
            _draw_heading(painter, room, found, theme)
        else:
            _draw_found(painter, room, found, theme, picked=picked)
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the height of one line at the view's width."""
        theme = current()
        found = index.data(FOUND)
        view = option.widget
        width = view.viewport().width() if isinstance(view, QAbstractItemView) else theme.space(20)
        if found.kind == "head":
            height = QFontMetricsF(_small(theme)).height() + theme.space(0.35)
        else:
            height = QFontMetricsF(theme.font()).height()
            if found.snippet:
                layout = _snippet(found, width - 2 * theme.space(0.5), theme)
                height += layout.boundingRect().height()
        return QSize(width, round(height) + 2 * theme.space(0.2))


def _draw_heading(painter: QPainter, room: QRectF, found: Found, theme: Theme) -> None:
    painter.setFont(_small(theme))
    painter.setPen(theme.colour("muted"))
    painter.drawText(room, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, found.title)


def _draw_found(
    painter: QPainter, room: QRectF, found: Found, theme: Theme, *, picked: bool
) -> None:
    """Draw the title with what stands at its right, then the snippet below."""
    on = theme.colour("on-accent")
    open_colour = theme.colour("text" if found.enabled else "muted")
    aside_font, title_font = _small(theme), theme.font(bold=found.enabled)
    aside_width = QFontMetricsF(aside_font).horizontalAdvance(found.aside)
    metrics = QFontMetricsF(title_font)
    line = QRectF(room.left(), room.top(), room.width(), QFontMetricsF(theme.font()).height())
    painter.setFont(aside_font)
    painter.setPen(on if picked else theme.colour("muted"))
    painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, found.aside)
    painter.setFont(title_font)
    painter.setPen(on if picked else open_colour)
    left = line.adjusted(0, 0, -aside_width - theme.space(0.5), 0)
    title = metrics.elidedText(found.title, Qt.TextElideMode.ElideRight, left.width())
    painter.drawText(left, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, title)
    if found.snippet:
        painter.setPen(on if picked else theme.colour("text"))
        _snippet(found, room.width(), theme).draw(painter, QPointF(room.left(), line.bottom()))


def _snippet(found: Found, width: float, theme: Theme) -> QTextLayout:
    """Lay a snippet out in at most two lines."""
    text, bold = plain(found.snippet)
    layout = QTextLayout(text, _small(theme))
    strong = QTextCharFormat()
    strong.setFontWeight(QFont.Weight.Bold)
    ranges = []
    for start, length in bold:
        one = QTextLayout.FormatRange()
        one.start, one.length, one.format = start, length, strong
        ranges.append(one)
    layout.setFormats(ranges)
    layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
    layout.beginLayout()
    height = 0.0
    for _ in range(LINES):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(max(width, 1.0))
        line.setPosition(QPointF(0, height))
        height += line.height()
    layout.endLayout()
    return layout


def _small(theme: Theme) -> QFont:
    return theme.font(CAPTION)
