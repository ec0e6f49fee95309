"""Paint the lines of an instrument panel: a sign, a label, its value at the right, a bar."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle

from beachmaster.desktop.blocks import RIGHT, Block
from beachmaster.desktop.measures import line_height, wrapped
from beachmaster.desktop.models.lines import Line, LineRole, Stage, whose_words
from beachmaster.desktop.models.rows import AnyIndex
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.faces import in_columns
from beachmaster.desktop.theme.roles import Role
from beachmaster.desktop.theme.tokens import CAPTION, TYPE
from beachmaster.desktop.words import say
from beachmaster.desktop.wrapped_list import RowDelegate
from beachmaster.engine.display import Tone
from beachmaster.engine.side import Side

STAGE_SIGNS: dict[Stage, str] = {"done": "✓", "now": "▶", "later": "○", "": "–"}
TONE_SIGNS: dict[Tone, str] = {"plain": "", "good": "✓", "warn": "!", "bad": "✕"}
TONE_ROLES: dict[Tone, Role] = {"plain": "text", "good": "good", "warn": "warn", "bad": "bad"}


class LineDelegate(RowDelegate):
    """Lines in their kinds; a selected one is outlined, not flooded, so that its signs stay."""

    def row(self, index: AnyIndex) -> object:
        """Return the line."""
        return index.data(LineRole.LINE)

    def blocks(self, index: AnyIndex, width: int) -> tuple[list[Block], int]:
        """Return the blocks of a line at a width, and how high it is."""
        return _arranged(index.data(LineRole.LINE), width)

    def ground(
        self, painter: QPainter, rect: QRect, index: AnyIndex, state: QStyle.StateFlag
    ) -> None:
        """Paint what lies under a line."""
        line: Line = index.data(LineRole.LINE)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_ground(painter, line, rect)
        _paint_focus(painter, rect, state)
        if line.kind == "count":
            _paint_bar(painter, line, rect)


def _arranged(line: Line, width: int) -> tuple[list[Block], int]:
    """Return the blocks of a line and its height."""
    theme = current()
    edge, gap = theme.space(0.5), theme.space(_GAPS[line.kind])
    left = edge + (theme.space(1.3) if line.kind in _SIGNED else 0)
    room = width - left - edge
    font = theme.font(_SIZES.get(line.kind, 1.0), bold=_is_bold(line))
    top = gap if line.kind not in _HEADS else theme.space(0.8)
    blocks = _sign(line, edge, top)
    value = say(line.value) if line.value is not None else ""
    value = say(whose_words(line.whose)) if line.kind == "step" else value
    label = Block(QRect(), say(line.label), font, _label_role(line))
    bottom = _beside(blocks, label, _value(line, value), QRect(left, top, room, 0))
    if line.detail is not None:
        bottom = _below(blocks, line, QRect(left, bottom + theme.space(0.1), room, 0))
    if line.kind == "count":
        bottom += theme.space(0.35)
    return blocks, bottom + gap


def _beside(blocks: list[Block], label: Block, value: Block | None, area: QRect) -> int:
    """Put a label left and its value right, or below where both do not fit; return the end."""
    left, top, room = area.left(), area.top(), area.width()
    if value is None:
        size = wrapped(label.words, label.font, room)
        blocks.append(_at(label, QRect(left, top, room, size.height())))
        return top + size.height()
    gap = current().space(0.5)
    wanted = wrapped(value.words, value.font, _WIDE).width() + 2
    beside = room - wanted - gap
    label_size = wrapped(label.words, label.font, beside)
    text = wrapped(label.words, label.font, _WIDE).width()
    if label_size.width() <= beside and beside >= min(text, room * 45 // 100):
        height = max(label_size.height(), line_height(value.font))
        blocks.append(_at(label, QRect(left, top, room - wanted - gap, height)))
        blocks.append(_at(value, QRect(left + room - wanted, top, wanted, height)))
        return top + height
    height = wrapped(label.words, label.font, room).height()
    blocks.append(_at(label, QRect(left, top, room, height)))
    below = wrapped(value.words, value.font, room).height()
    blocks.append(_at(value, QRect(left, top + height, room, below), left=True))
    return top + height + below


def _below(blocks: list[Block], line: Line, area: QRect) -> int:
    assert line.detail is not None
    font, words = current().font(CAPTION), say(line.detail)
    height = wrapped(words, font, area.width()).height()
    colour: Role = TONE_ROLES[line.tone] if line.kind == "heading" else "muted"
    if line.kind == "heading" and TONE_SIGNS[line.tone]:
        words = f"{TONE_SIGNS[line.tone]} {words}"
        height = wrapped(words, font, area.width()).height()
    rect = QRect(area.left(), area.top(), area.width(), height)
    blocks.append(Block(rect, words, font, colour))
    return area.top() + height


def _at(block: Block, rect: QRect, *, left: bool = False) -> Block:
    align = Qt.AlignmentFlag.AlignLeft if left else block.align
    return Block(rect, block.words, block.font, block.colour, align)


def side_sign(side: Side | None) -> str:
    """Return the sign of a side, or of both."""
    return "◐" if side is None else "★" if side.own else "●"


def _side_role(side: Side | None) -> Role:
    return "muted" if side is None else "good" if side.own else "bad"


def _value(line: Line, words: str) -> Block | None:
    if not words:
        return None
    theme = current()
    if line.kind == "step":
        words = f"{words} {side_sign(line.whose)}"
        colour: Role = "muted" if line.stage == "done" else _side_role(line.whose)
        return Block(QRect(), words, theme.font(CAPTION), colour, RIGHT)
    scale = TYPE["result"] if line.kind == "total" else CAPTION if line.kind == "heading" else 1.0
    colour = "muted" if line.kind == "heading" else TONE_ROLES[line.tone]
    font = theme.font(scale, bold=line.kind in ("total", "fact", "part", "count"))
    return Block(QRect(), words, in_columns(font) if words.isdecimal() else font, colour, RIGHT)


def _sign(line: Line, left: int, top: int) -> list[Block]:
    if line.kind not in _SIGNED:
        return []
    theme = current()
    sign, colour = TONE_SIGNS[line.tone], TONE_ROLES[line.tone]
    if line.kind == "step":
        sign = STAGE_SIGNS[line.stage]
        colour = "accent" if line.stage == "now" else "muted"
    elif line.kind == "slot":
        sign, colour = ("□", "muted") if line.empty else ("■", "accent")
    font = theme.font(1.0, bold=True)
    rect = QRect(left, top, theme.space(1.2), line_height(font))
    return [Block(rect, sign, font, colour)] if sign else []


def _is_bold(line: Line) -> bool:
    return line.kind in _HEADS or line.stage == "now" or (line.kind == "slot" and not line.empty)


def _label_role(line: Line) -> Role:
    muted = line.stage == "done" or line.empty or line.kind == "note"
    if line.kind == "fact":
        return "muted"
    return "muted" if muted else "text"


def _paint_ground(painter: QPainter, line: Line, rect: QRect) -> None:
    theme = current()
    if line.kind in _HEADS:
        painter.setPen(theme.colour("line"))
        y, edge = rect.top() + theme.space(0.35), theme.space(0.5)
        if rect.top() > 0:
            painter.drawLine(QPoint(rect.left() + edge, y), QPoint(rect.right() - edge, y))
    elif line.stage == "now":
        painter.fillRect(rect, theme.colour("accent-soft"))
        painter.fillRect(
            QRect(rect.left(), rect.top(), theme.space(0.2), rect.height()), theme.colour("accent")
        )


def _paint_focus(painter: QPainter, rect: QRect, state: QStyle.StateFlag) -> None:
    if state & QStyle.StateFlag.State_Selected and state & QStyle.StateFlag.State_HasFocus:
        pen = painter.pen()
        pen.setColor(current().colour("accent"))
        pen.setWidth(2)
        painter.setPen(pen)
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 4, 4)


def _paint_bar(painter: QPainter, line: Line, rect: QRect) -> None:
    """Draw how many there are as pips, or as a bar where pips would be too small."""
    theme = current()
    edge, height = theme.space(0.5), theme.space(0.28)
    room = rect.width() - 2 * edge
    top = rect.bottom() - theme.space(_GAPS["count"]) - height
    step = room / line.whole
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("line"))
    if step < height * 1.2:
        painter.drawRect(QRect(edge, top, room, height))
        painter.setBrush(theme.colour("accent"))
        painter.drawRect(QRect(edge, top, round(step * line.filled), height))
        return
    width = min(round(step) - theme.space(0.12), theme.space(1.2))
    for at in range(line.whole):
        filled: Role = "accent" if at < line.filled else "line"
        painter.setBrush(theme.colour(filled))
        left = edge + round(at * (width + theme.space(0.12)))
        painter.drawRect(QRect(left, top, width, height))


_WIDE = 100_000
_HEADS = ("heading", "total")
_SIGNED = ("step", "slot", "fact")
_SIZES = {"heading": 1.0, "total": TYPE["lead"], "note": CAPTION}
_GAPS = {
    "heading": 0.2,
    "total": 0.2,
    "step": 0.16,
    "fact": 0.18,
    "part": 0.1,
    "count": 0.12,
    "slot": 0.12,
    "note": 0.15,
}
