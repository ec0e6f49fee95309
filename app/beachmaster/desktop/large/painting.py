"""Paint what the large card is made of: words, dice, signs, key caps."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from beachmaster.desktop.blocks import draw_box
from beachmaster.desktop.large.grid import FACE, SIDE, PlacedCap, cap_words
from beachmaster.desktop.large.marks import FADED, FADED_BY_DAY, Mark
from beachmaster.desktop.large.measure import LEAST, Unit
from beachmaster.desktop.measures import LEFT, WRAP
from beachmaster.desktop.prompts.die import draw_die
from beachmaster.desktop.prompts.moment.painting import paint_piece
from beachmaster.desktop.prompts.moment.pieces import FACE as FACE_EMS
from beachmaster.desktop.prompts.moment.pieces import Piece
from beachmaster.desktop.theme import Role, current

_MIDDLE = WRAP | LEFT | Qt.AlignmentFlag.AlignVCenter


def paint_mark(painter: QPainter, mark: Mark, landed: float) -> None:
    """Paint a mark; `landed` runs from 0, dice are thrown, to 1, they lie still."""
    painter.save()
    painter.setOpacity(_strength(mark))
    if mark.kind == "words":
        _words(painter, mark)
    elif mark.kind == "turns":
        _turns(painter, mark)
    elif mark.kind == "share":
        _share(painter, mark)
    elif mark.part == "pressed":
        draw_die(painter, QRectF(mark.rect).adjusted(2, 2, -2, -2), mark.value, mark.color)
    else:
        _piece(painter, mark, landed)
    painter.restore()


def _strength(mark: Mark) -> float:
    """Return how strong a mark is painted; what is muted already is not fainter for its age."""
    if not mark.faded or (mark.kind == "words" and mark.colour == "muted"):
        return 1.0
    dark = current().colour("window").lightnessF() < 0.5
    return FADED if dark else FADED_BY_DAY


def _words(painter: QPainter, mark: Mark) -> None:
    assert mark.font is not None, "words have a font"
    painter.setFont(mark.font)
    painter.setPen(current().colour(mark.colour))
    whole = Qt.TextFlag.TextDontClip  # a J's tail reaches out to the left
    painter.drawText(mark.rect, int(Qt.TextFlag.TextWordWrap | whole | mark.align), mark.words)


def _piece(painter: QPainter, mark: Mark, landed: float) -> None:
    """Paint a die, a face or a sign as the card of the desk does, so much larger."""
    theme = current()
    scale = mark.rect.width() / theme.space(FACE_EMS) if mark.kind == "face" else 1.0
    rect = QRectF(mark.rect)
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    side = round(rect.width() / scale)
    square = QRect(0, 0, side, side)
    piece = Piece(
        kind=mark.kind,  # type: ignore[arg-type]
        rect=square,
        value=mark.value or 0,
        color=mark.color,
        sign=mark.sign,
        drawn=mark.drawn,
    )
    paint_piece(painter, piece, landed)


def _turns(painter: QPainter, mark: Mark) -> None:
    """Paint a box for each turn, full up to this one."""
    theme = current()
    step = mark.rect.width() / max(mark.of, 1)
    side = step * 0.62
    top = mark.rect.center().y() - side / 2
    painter.setPen(QPen(theme.colour("muted"), max(1.5, side / 10)))
    for turn in range(1, mark.of + 1):
        full = turn <= (mark.value or 0)
        painter.setBrush(theme.colour("muted") if full else Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(mark.rect.left() + (turn - 1) * step, top, side, side))


def _share(painter: QPainter, mark: Mark) -> None:
    """Paint a chance as a bar behind its words."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(current().colour("accent-soft"))
    wide = max(round(mark.rect.width() * mark.share), 2)
    painter.drawRect(QRect(mark.rect.topLeft(), QSize(wide, mark.rect.height())))


def paint_cap(painter: QPainter, placed: PlacedCap, rect: QRect, unit: Unit, *, lit: bool) -> None:
    """Paint a cap into its rectangle: its frame, the key in a box, a tick or a die, its words."""
    theme, cap, size = current(), placed.cap, placed.size
    frame = QRectF(rect).adjusted(1.5, 1.5, -1.5, -1.5)
    round_ = unit.px(size * 0.22)
    on = cap.current or bool(cap.ticked)
    painter.setPen(QPen(theme.colour("accent" if cap.current else "line"), 4 if cap.current else 2))
    painter.setBrush(theme.colour("accent-soft" if on or lit else "raised"))
    if cap.closed:
        painter.setPen(QPen(theme.colour("line"), 2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(frame, round_, round_)
    side = unit.px(size * SIDE)
    x = side
    if cap.key or not cap.closed:
        alone = cap.brief and not cap_words(cap) and cap.ticked is None
        room = QRect(x, 0, placed.key, rect.height())
        _key(painter, placed, rect.adjusted(side, 0, -side, 0) if alone else room, unit)
    x += placed.key + side
    if cap.ticked is not None:
        x = _tick(painter, placed, x, rect, unit) + side
    if cap.face is not None:
        die = unit.px(size * FACE * 0.86)
        square = QRectF(x, (rect.height() - die) / 2, die, die)
        draw_die(painter, square, cap.face, cap.color, figures=cap.face > 6)
        x += unit.px(size * FACE)
    words: Role = "muted" if cap.closed else "text"
    painter.setPen(theme.colour(words))
    painter.setFont(unit.font(size))
    painter.drawText(rect.adjusted(x, 0, -side // 2, 0), int(_MIDDLE), cap_words(cap))


def _key(painter: QPainter, placed: PlacedCap, room: QRect, unit: Unit) -> None:
    """Paint the key in a box of its own: full where it is pressed, a frame where it is typed."""
    theme, cap, size = current(), placed.cap, placed.size
    high, wide = unit.px(size * 1.2), min(room.width(), placed.key)
    box = QRectF(0, 0, wide, high)
    box.moveCenter(QRectF(room).center())
    corner = unit.px(size * 0.18)
    painter.setPen(QPen(theme.colour("accent"), max(2, unit.px(0.3))))
    if not cap.key:
        _point(painter, box)
        return
    painter.setBrush(Qt.BrushStyle.NoBrush if cap.spells else theme.colour("accent"))
    painter.drawRoundedRect(box, corner, corner)
    painter.setPen(theme.colour("accent" if cap.spells else "on-accent"))
    painter.setFont(unit.font(max(size * 0.8, LEAST), bold=True))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, cap.key)


def _point(painter: QPainter, box: QRectF) -> None:
    """Paint a mark for what the arrows go to: there is no key for it."""
    side = box.height() * 0.16
    middle = box.center()
    corners = [QPointF(-side, -side), QPointF(side, 0), QPointF(-side, side)]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline([middle + corner for corner in corners])


def _tick(painter: QPainter, placed: PlacedCap, x: int, rect: QRect, unit: Unit) -> int:
    """Paint the box of what is ticked, or its place in the order; return where it ends."""
    side = unit.px(placed.size * 0.8)
    box = QRect(x, (rect.height() - side) // 2, side, side)
    if placed.cap.rank:
        painter.setPen(current().colour("accent"))
        painter.setFont(unit.font(max(placed.size * 0.7, LEAST), bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(placed.cap.rank))
    else:
        _box(painter, box, ticked=bool(placed.cap.ticked), ink="accent")
    return x + side


def _box(painter: QPainter, box: QRect, *, ticked: bool, ink: Role) -> None:
    """Paint a box to tick with an edge that is seen from two metres."""
    if ticked:
        draw_box(painter, box, ticked=True, ink=ink)
        return
    painter.setPen(QPen(current().colour(ink), max(2.0, box.width() / 10)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, box.width() / 5, box.width() / 5)


def paint_hint(painter: QPainter, placed: PlacedCap, rect: QRect, unit: Unit, *, lit: bool) -> None:
    """Paint a small key with its words."""
    theme, size = current(), placed.size
    box = QRectF(1, 1, placed.key - 2, rect.height() - 2)
    painter.setPen(QPen(theme.colour("accent" if lit else "line"), 2))
    painter.setBrush(theme.colour("raised"))
    painter.drawRoundedRect(box, unit.px(0.6), unit.px(0.6))
    painter.setPen(theme.colour("text"))
    painter.setFont(unit.font(LEAST, bold=True))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, placed.cap.key)
    painter.setPen(theme.colour("text" if lit else "muted"))
    painter.setFont(unit.font(size))
    left = placed.key + unit.px(size * 0.35)
    painter.drawText(rect.adjusted(left, 0, 0, 0), int(_MIDDLE), placed.cap.words)


def paint_main(
    painter: QPainter, words: str, rect: QRect, unit: Unit, size: float, *, on: bool
) -> None:
    """Paint the main button: what Enter does, or what is waited for."""
    theme = current()
    frame, round_ = QRectF(rect).adjusted(1.5, 1.5, -1.5, -1.5), unit.px(1.2)
    if on:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("accent"))
    else:
        painter.setPen(QPen(theme.colour("line"), 2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(frame, round_, round_)
    painter.setPen(theme.colour("on-accent" if on else "muted"))
    painter.setFont(unit.font(size, bold=True))
    inside = rect.adjusted(unit.px(1.2), 0, -unit.px(1.2), 0)
    painter.drawText(inside, int(WRAP | Qt.AlignmentFlag.AlignCenter), words)


def paint_act(painter: QPainter, words: str, mark: Mark, rect: QRect, *, done: bool) -> None:
    """Paint an act with the box that is ticked off."""
    assert mark.font is not None, "an act has a font"
    font = QFont(mark.font)  # a copy: all that is as large is written with that one
    font.setStrikeOut(done)
    side = round(font.pixelSize() * 0.85)
    first = round(font.pixelSize() * 1.2)
    box = QRect(2, (first - side) // 2 + 1, side, side)
    _box(painter, box, ticked=done, ink=mark.colour)
    painter.setFont(font)
    painter.setPen(current().colour(mark.colour))
    left = rect.width() - mark.rect.width()
    painter.drawText(rect.adjusted(left, 0, 0, 0), int(WRAP | LEFT), words)
