"""Write on counters: what sort and size of unit it is, its name, and the strip of its factors.

All is measured in sides of the counter from its middle, so that rows never meet: the sign under its
size mark, the name, and at the foot the strip with values and steps.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from beachmaster.desktop.board.branches import draw_branch, draw_echelon, has_branch
from beachmaster.desktop.board.marks import label_font
from beachmaster.desktop.theme import Theme
from beachmaster.engine.display import Counter

STRIP_FROM = 21.0
"""From so many pixels on a counter with a short name has a strip of factors: hexes of 34 pixels."""
SMALLEST_DETAIL = 27.0
"""From so many pixels on it has one with a name such as 1/145, and shows its steps."""
BRANCH_FROM = 38.0
"""From so many pixels on it shows what sort of unit it is as well, in a box above its name."""
SHORTEST_NAME, SHORT_NAME, IN_TWO = 3, 5, 0.6
"""A longer name is not read beside values in a small counter: it stands alone, in two lines."""
BOX_AT, NAME_UNDER_BOX = (-0.165, -0.22), (-0.04, 0.19)
"""Where the middle of that box is, with and without a stripe above; the name's room below it."""
STRIP, STRIP_OF_STEPS = 0.19, 0.31
"""How far below the middle the strip begins, with values or with steps alone."""
STEPS_AT = 0.415
SMALLEST_VALUES = 7.0
ESTIMATE = "≈"
_ASIDE = {90: -0.085, 270: 0.085}


def draw_face(painter: QPainter, counter: Counter, size: float, theme: Theme, ink: QColor) -> None:
    """Write on a counter around the painter's origin; its strip is drawn by `draw_strip`."""
    painter.setPen(ink)
    _name(painter, counter, size, theme)
    if shows_branch(counter, size):
        middle = QPointF(aside(counter), BOX_AT[not has_top_stripe(counter)]) * size
        draw_branch(painter, counter.kind, middle, size, ink)
        draw_echelon(painter, counter.echelon, middle, size, ink)
    if has_strip(counter, size):
        painter.setPen(ink)
        _values(painter, counter, size, theme)
        _steps(painter, counter, size)


def draw_strip(painter: QPainter, counter: Counter, size: float, ground: QColor) -> None:
    """Draw the ground of the factors at a counter's foot."""
    if has_strip(counter, size):
        top = STRIP if counter.values else STRIP_OF_STEPS
        box = QRectF(-size / 2, size * top, size, size * (0.5 - top))
        painter.fillRect(box, ground.darker(132))


def has_top_stripe(counter: Counter) -> bool:
    """Tell whether a counter has its stripe along the edge that is up now."""
    return bool(counter.stripe) and not counter.turned


def aside(counter: Counter) -> float:
    """Return how far writing moves aside for a stripe that is turned to the left or right."""
    return _ASIDE.get(counter.turned, 0.0) if counter.stripe else 0.0


def shows_branch(counter: Counter, size: float) -> bool:
    """Tell whether a counter of a size shows its sort: of a unit that is known."""
    known = not counter.hidden and bool(counter.values or counter.whole)
    return known and size >= BRANCH_FROM and has_branch(counter.kind)


def has_strip(counter: Counter, size: float) -> bool:
    """Tell whether a counter has room for more than its name; a long one takes it first."""
    if counter.hidden or not (counter.values or counter.whole):
        return False
    if len(counter.short) <= SHORTEST_NAME and counter.values:
        return size >= STRIP_FROM
    return size >= SMALLEST_DETAIL * (1.0 if len(counter.short) <= SHORT_NAME else 1.4)


def _name(painter: QPainter, counter: Counter, size: float, theme: Theme) -> None:
    words = "?" if counter.hidden else counter.short
    box, tall = _room_of_name(counter, size)
    font = label_font(theme, tall, bold=True)
    wide = QFontMetricsF(font).horizontalAdvance(words)
    if not has_strip(counter, size) and len(words) > SHORT_NAME and " " in words:
        parts, tall = words.split(" "), tall * IN_TWO
        words = "\n".join(parts)
        font = label_font(theme, tall, bold=True)
        wide = max(QFontMetricsF(font).horizontalAdvance(part) for part in parts)
    room = size * (0.86 - 2 * abs(aside(counter)))
    font.setPixelSize(max(1, int(min(tall, tall * room / max(1.0, wide)))))
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


def _room_of_name(counter: Counter, size: float) -> tuple[QRectF, float]:
    """Return where a name stands and how high it is at most."""
    top, low = -0.37 if has_top_stripe(counter) else -0.5, 0.5
    if counter.hidden:
        tall = 0.6
    elif shows_branch(counter, size):
        (top, low), tall = NAME_UNDER_BOX, 0.25
    elif has_strip(counter, size):
        low, tall = STRIP if counter.values else STRIP_OF_STEPS, 0.46
    else:
        tall = 0.5
    shift = aside(counter)
    return QRectF(size * (shift - 0.5), size * top, size, size * (low - top)), size * tall


def _values(painter: QPainter, counter: Counter, size: float, theme: Theme) -> None:
    """Write the values with their estimate sign; without room for steps they fill the strip."""
    if not counter.values:
        return
    words = f"{counter.values}{ESTIMATE}" if counter.estimate else counter.values
    low = 0.365 if size >= SMALLEST_DETAIL and counter.whole else 0.49
    tall = max(SMALLEST_VALUES, size * 0.19)
    font = label_font(theme, tall)
    wide = QFontMetricsF(font).horizontalAdvance(words)
    if wide > size * 0.92:
        font.setPixelSize(max(1, int(tall * size * 0.92 / wide)))
    painter.setFont(font)
    box = QRectF(size * (aside(counter) - 0.5), size * STRIP, size, size * (low - STRIP))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


def _steps(painter: QPainter, counter: Counter, size: float) -> None:
    """Draw a dot for each step, hollow where it is lost."""
    if not counter.whole or size < SMALLEST_DETAIL:
        return
    pip, gap = size * 0.05, size * 0.15
    ink = painter.pen().color()
    painter.setPen(QPen(ink, max(0.8, size * 0.022)))
    for at in range(counter.whole):
        x = (at - (counter.whole - 1) / 2) * gap + size * aside(counter)
        painter.setBrush(ink if at < counter.steps else QColor(0, 0, 0, 0))
        painter.drawEllipse(QPointF(x, size * STEPS_AT), pip, pip)
