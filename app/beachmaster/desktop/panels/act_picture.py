"""Draw what an act of the set-up lays on the table, and what is printed where it goes."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from beachmaster.desktop.board.counters import CounterPress, draw_tab, tab_width
from beachmaster.desktop.board.geometry import move
from beachmaster.desktop.board.marks import draw_mark, label_font
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.roles import Role
from beachmaster.engine.display import Counter, Mark, Note, Sign, Symbol

FEW = 3
"""So many counters of an act are drawn; a number says how many more there are."""
SIDE, GAP, TAB = 1.9, 0.3, 1.05
"""Ems: a counter or a tile, between two of them, how high the tab of a marker is."""


Shown = Counter | Sign | Mark


class ActPicture:
    """The counters and markers of one act, one beside the other, an arrow, and where they go."""

    def __init__(self, note: Note) -> None:
        count = len(note.shows)
        drawn = count if count <= FEW + 1 else FEW  # a number for one more takes as much room
        self._shown: Sequence[Shown] = note.shows[:drawn]
        self._more = f"+{count - drawn}" if count > drawn else ""
        self._onto = note.onto

    def width(self) -> int:
        """Return how wide it is in pixels, none where there is nothing to draw."""
        parts = [*map(self._wide, self._shown), *(_side() for _ in self._onto)]
        if self._more:
            parts.append(_side())
        if self._shown and self._onto:
            parts.append(_arrow())
        gap = current().em * GAP
        return round(sum(parts) + gap * (len(parts) - 1)) if parts else 0

    def draw(self, painter: QPainter, rect: QRect, press: CounterPress) -> None:
        """Draw it from the left edge of a rectangle, in the middle of its height."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        at = QPointF(rect.left(), QRectF(rect).center().y())
        for shown in self._shown:
            self._one(painter, shown, _box(at, self._wide(shown)), press)
            at = _next(at, self._wide(shown))
        if self._more:
            _write(painter, self._more, _box(at, _side()))
            at = _next(at, _side())
        if self._shown and self._onto:
            _draw_arrow(painter, _box(at, _arrow()))
            at = _next(at, _arrow())
        for mark in self._onto:
            _tile(painter, mark, _box(at, _side()))
            at = _next(at, _side())
        painter.restore()

    def _wide(self, shown: Shown) -> float:
        if not isinstance(shown, Sign):
            return _side()
        return tab_width(current(), shown.code, current().em * TAB)

    def _one(self, painter: QPainter, shown: Shown, box: QRectF, press: CounterPress) -> None:
        if isinstance(shown, Mark):
            _marker(painter, shown, box)
            return
        if isinstance(shown, Sign):
            high = current().em * TAB
            tab = QRectF(box.left(), box.center().y() - high / 2, box.width(), high)
            draw_tab(painter, shown.code, tab, current())
            return
        painter.save()
        move(painter, box.center())
        press.draw(painter, shown, box.width())
        painter.restore()


def height() -> int:
    """Return how high a picture is in pixels."""
    return round(_side() * 1.1)


def _side() -> float:
    return current().em * SIDE


def _arrow() -> float:
    return current().em * 0.6


def _box(at: QPointF, wide: float) -> QRectF:
    return QRectF(at.x(), at.y() - _side() / 2, wide, _side())


def _next(at: QPointF, wide: float) -> QPointF:
    return QPointF(at.x() + wide + current().em * GAP, at.y())


def _write(painter: QPainter, words: str, box: QRectF) -> None:
    painter.setFont(label_font(current(), current().em * 0.75, bold=True))
    painter.setPen(current().colour("muted"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


def _draw_arrow(painter: QPainter, box: QRectF) -> None:
    painter.setPen(QPen(current().colour("muted"), 0))
    painter.setBrush(current().colour("muted"))
    half, middle = box.width() / 2, box.center()
    tip = QPointF(half, 0)
    head = QPolygonF([middle + tip, middle + QPointF(-half, -half), middle + QPointF(-half, half)])
    painter.drawPolygon(head)


def _marker(painter: QPainter, mark: Mark, box: QRectF) -> None:
    """Draw a marker with its picture: a plate like that of our own counters."""
    painter.setPen(QPen(current().colour("on-ours"), 1))
    painter.setBrush(current().colour("ours"))
    inner = box.adjusted(2, 2, -2, -2)
    painter.drawRoundedRect(inner, box.width() * 0.2, box.width() * 0.2)
    painter.save()
    move(painter, inner.center())
    draw_mark(painter, mark, inner.width() * 0.6, current(), "on-ours")
    painter.restore()


def _tile(painter: QPainter, mark: Mark, box: QRectF) -> None:
    """Draw a print on a piece of the ground that it is printed on."""
    ground = current().colour(_GROUND.get(mark.symbol, "land-clear"))
    painter.setPen(QPen(ground.darker(140), 1))
    painter.setBrush(ground)
    inner = box.adjusted(1, 1, -1, -1)
    painter.drawRoundedRect(inner, box.width() * 0.12, box.width() * 0.12)
    painter.save()
    move(painter, inner.center())
    draw_mark(painter, mark, inner.width() * 0.72, current())
    painter.restore()


_GROUND: dict[Symbol, Role] = {"beach": "land-beach"}
