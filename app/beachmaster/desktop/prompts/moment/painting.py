"""Paint the pieces of a moment as they stand at a time of its motion."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen

from beachmaster.desktop.blocks import CENTRE
from beachmaster.desktop.measures import WRAP, WRITTEN, wrapped
from beachmaster.desktop.prompts.die import GROUNDS, draw_die, rim
from beachmaster.desktop.prompts.moment.pieces import EDGE, Piece
from beachmaster.desktop.theme import Role, current
from beachmaster.desktop.theme.tokens import CAPTION, TYPE
from beachmaster.desktop.words import say
from beachmaster.engine.fight import Sign

FACES, TURNS, ROLLED = 6, 540.0, 2.5
"""A tumbling die shows so many faces one after another, turns so far in degrees, comes from so many
ems to the left."""
SIGNS: dict[Sign, tuple[Role, tuple[tuple[tuple[float, float], ...], ...]]] = {
    "good": ("good", (((0.26, 0.53), (0.44, 0.70), (0.75, 0.33)),)),
    "bad": ("bad", (((0.31, 0.31), (0.69, 0.69)), ((0.69, 0.31), (0.31, 0.69)))),
    "none": ("muted", (((0.28, 0.5), (0.72, 0.5)),)),
}
"""A hook, a cross, a dash: they differ in shape, not in colour alone."""
SMALL = (0.72, 0.6)
LEAST = (0.5, 0.42)
"""How small the print of what was drawn may be, and its first line where the face is small: the
words stand beside it in full."""


def paint_piece(painter: QPainter, piece: Piece, landed: float) -> None:
    """Paint a piece; `landed` runs from 0, thrown, to 1, at rest."""
    _PAINTERS[piece.kind](painter, piece, landed)


def _die(painter: QPainter, piece: Piece, landed: float) -> None:
    away, face = (1.0 - landed) ** 2, QRectF(piece.rect)
    painter.save()
    painter.translate(face.center())
    painter.translate(-away * current().em * ROLLED, 0)
    painter.rotate(-away * TURNS)
    face.moveCenter(QPointF(0, 0))
    shown = piece.value
    if landed < 1.0 and piece.value <= FACES:  # the faces that pass by end at the one it shows
        shown = (piece.value - 1 + round((1.0 - landed) * FACES * 2)) % FACES + 1
    draw_die(painter, face.adjusted(1, 1, -1, -1), shown, piece.color)
    painter.restore()


def _chip(painter: QPainter, piece: Piece, _landed: float) -> None:
    theme = current()
    edge = theme.space(EDGE)
    frame = QRectF(piece.rect).adjusted(0.5, 0.5, -0.5, -0.5)
    round_ = min(frame.height() / 2, theme.em * 0.75)
    if piece.hollow:
        painter.setPen(QPen(theme.colour("field"), 1, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        painter.setPen(QPen(theme.colour("accent"), 1))
        painter.setBrush(theme.colour("accent-soft"))
    painter.drawRoundedRect(frame, round_, round_)
    painter.setPen(theme.colour("muted" if piece.hollow else "text"))
    _write(painter, piece, piece.rect.adjusted(edge, edge // 2, -edge, 0))


def _words(painter: QPainter, piece: Piece, _landed: float) -> None:
    painter.setPen(current().colour(piece.colour))
    _write(painter, piece, piece.rect)


def _write(painter: QPainter, piece: Piece, rect: QRect) -> None:
    assert piece.font is not None, "words have a font"
    painter.setFont(piece.font)
    painter.drawText(rect, WRITTEN, piece.words)


def _sign(painter: QPainter, piece: Piece, _landed: float) -> None:
    theme, (role, strokes), room = current(), SIGNS[piece.sign], QRectF(piece.rect)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(role))
    painter.drawEllipse(room.adjusted(0.5, 0.5, -0.5, -0.5))
    pen = QPen(theme.colour("surface"), max(2.0, room.width() / 9))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    for stroke in strokes:
        corners = [
            QPointF(room.left() + x * room.width(), room.top() + y * room.height())
            for x, y in stroke
        ]
        painter.drawPolyline(corners)


def _bag(painter: QPainter, piece: Piece, _landed: float) -> None:
    """Draw a bag of cloth, tied at its neck and lying on its side, its mouth to the right."""
    theme, room = current(), QRectF(piece.rect)
    ground, ink = GROUNDS.get(piece.color, ("raised", "text"))

    def at(x: float, y: float) -> QPointF:
        return QPointF(room.left() + x * room.width(), room.top() + y * room.height())

    sack = QPainterPath(at(1.0, 0.16))
    sack.cubicTo(at(0.86, 0.26), at(0.80, 0.26), at(0.74, 0.24))
    sack.cubicTo(at(0.30, 0.02), at(0.0, 0.22), at(0.0, 0.5))
    sack.cubicTo(at(0.0, 0.78), at(0.30, 0.98), at(0.74, 0.76))
    sack.cubicTo(at(0.80, 0.74), at(0.86, 0.74), at(1.0, 0.84))
    sack.closeSubpath()
    painter.setPen(QPen(theme.colour(rim(ground)), 1.5))
    painter.setBrush(theme.colour(ground))
    painter.drawPath(sack)
    painter.setPen(QPen(theme.colour(ink), max(1.5, theme.em / 9)))
    painter.drawLine(at(0.79, 0.25), at(0.79, 0.75))


def _face(painter: QPainter, piece: Piece, landed: float) -> None:
    """Draw what was drawn: it slides out of its bag, or is turned over where there is none."""
    drawn, face = piece.drawn, QRectF(piece.rect)
    assert drawn is not None, "a face shows what was drawn"
    away = (1.0 - landed) ** 2
    painter.save()
    if drawn.bag:
        painter.setClipRect(face.adjusted(-current().space(EDGE), 0, 0, 0))
        painter.translate(-away * face.width(), 0)
    else:
        painter.translate(face.center())
        painter.scale(max(abs(2 * landed - 1), 0.02), 1.0)
        painter.translate(-face.center())
    ground, ink = GROUNDS.get(piece.color, ("raised", "text"))
    painter.setPen(QPen(current().colour(rim(ground)), 1.5))
    painter.setBrush(current().colour(ground))
    round_ = face.width() * 0.12
    painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), round_, round_)
    painter.setPen(current().colour(ink))
    if drawn.bag or landed > 0.5:
        _print(painter, face, [say(one) for one in drawn.face])
    painter.restore()


def _print(painter: QPainter, face: QRectF, lines: list[str]) -> None:
    """Print on a face what has room on it, in its middle."""
    room, found = _room_on(face), printed(face, lines)
    top = room.center().y() - sum(one.height() for _words, _font, one in found) // 2
    for words, font, size in found:
        painter.setFont(font)
        painter.drawText(room.left(), top, room.width(), size.height(), int(WRAP | CENTRE), words)
        top += size.height()


def _room_on(face: QRectF) -> QRect:
    air = face.width() * 0.08
    return face.adjusted(air, air, -air, -air).toRect()


def printed(face: QRectF, lines: Sequence[str]) -> list[tuple[str, QFont, QSize]]:
    """Return the lines of a face, the first as large as fits, the others as there is room for.

    No word is cut, and none is larger than the first line; without that one there is none. All of
    it stands beside the face in full.
    """
    theme, room = current(), _room_on(face)
    found = list[tuple[str, QFont, QSize]]()
    scales: tuple[float, ...] = (TYPE["prompt"], TYPE["lead"], 1.0, CAPTION, *SMALL, *LEAST)
    for words in lines:
        taken = sum(one.height() for _words, _font, one in found)
        for scale in scales:
            font = theme.font(scale, bold=not found)
            font.setPixelSize(round(theme.em * scale))
            size = wrapped(words, font, room.width())
            if size.width() <= room.width() and taken + size.height() <= room.height():
                found.append((words, font, size))
                scales = tuple(one for one in SMALL + LEAST if one <= scale)
                break
        if not found:
            break
    return found


_PAINTERS = {
    "die": _die,
    "chip": _chip,
    "words": _words,
    "sign": _sign,
    "face": _face,
    "bag": _bag,
}
