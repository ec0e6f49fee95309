"""Write on counters: what sort and size of unit it is, its name, and the strip at its foot.

All is measured in sides of the counter from its middle, in rows that never meet: the size mark, the
sign, the name, and at the foot the strip with steps and values. A smaller counter keeps what says
most: its name, then its steps, then its sign, and its values last.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from beachmaster.desktop.board.branches import (
    HIGH,
    WIDE,
    draw_branch,
    draw_echelon,
    has_branch,
)
from beachmaster.desktop.board.marks import label_font
from beachmaster.desktop.theme import Theme
from beachmaster.engine.display import Counter

STEPS_FROM = 16.0
"""From so many pixels on a counter shows its steps, as dots along its foot."""
BOX_FROM = 24.0
"""From so many pixels on it shows what sort and size of unit it is, above its name."""
VALUES_FROM = 40.0
"""From so many pixels on it shows its values, right of the steps."""
EDGE, MARKERS_AT = 0.41, 0.32
"""How far writing reaches from the middle: off the cut corners, and to where markers hang."""
LEAST_NAME, LETTER = 7.0, 0.57
"""A name is no lower than so many pixels beside other rows; how wide its letters are on average."""
WIDEST = "D"
"""As wide as any letter that ends the name of one of several companies."""
SHORT_NAME, IN_TWO, APART = 5, 0.6, 0.9
"""A longer name that stands alone is written in two lines, each so high, and so far apart."""
NAME_WIDE, NAME_TALL, ALONE = 0.86, 1.02, 0.56
"""How much of the side a name may take, and how high it is: in its row's heights, or alone."""
MARKS_ROW, BOX_ROW = 0.13, 0.44
"""How much of the room above the strip the size mark and the sign take; the name takes the rest."""
STRIPE, AIR = 0.12, 0.03
"""How high a stripe is, and how much room is left between it and what stands below."""
STEPS_HIGH, VALUES_HIGH, SMALLEST_STRIP = 0.16, 0.22, 4.4
"""How high the strip is with steps alone and with values; and how many pixels at least."""
SMALLEST_VALUES, LEAST_VALUES, VALUES = 8.0, 7, 0.19
LEAST_DOT = 1.35
"""How many pixels the radius of a step's dot is at least."""
BOX_PART, LETTER_TALL, LETTER_WIDE = 0.88, 0.27, 0.09
"""How much of its row a sign takes, how high the letter beside it is, and how far it gives way."""
WORN, DARKER = 0.24, 150
"""How strong the band of a step lost is, and how much darker than its counter a sign is drawn."""
ESTIMATE = "≈"
_ASIDE = {90: -0.085, 270: 0.085}


def draw_face(
    painter: QPainter, counter: Counter, size: float, theme: Theme, ink: QColor, ground: QColor
) -> None:
    """Write on a counter around the painter's origin; its strip is drawn by `draw_strip`."""
    painter.setPen(ink)
    _name(painter, counter, size, theme)
    if shows_branch(counter, size):
        middle, large = _sign(counter, size)
        shift = LETTER_WIDE if parts(written(counter, size))[1] else 0.0
        at = QPointF(aside(counter) + shift, middle) * size
        draw_branch(painter, counter.kind, at, size * large, ink, ground.darker(DARKER))
        draw_echelon(painter, counter.echelon, at, size * large, ink)
        _letter(painter, counter, size, theme, at - QPointF(size * large * WIDE / 2, 0))
    if has_strip(counter, size):
        painter.setPen(ink)
        font = _values_font(counter, size, theme)
        _steps(painter, counter, size, beside=font is not None)
        if font is not None:
            _values(painter, counter, size, font)


def _sign(counter: Counter, size: float) -> tuple[float, float]:
    """Return how far below the middle a sign stands, and how large it is drawn, in sides."""
    top, low = _room(counter, size)
    middle = top + (low - top) * (MARKS_ROW + BOX_ROW * 0.46)
    return middle, (low - top) * BOX_ROW / HIGH * BOX_PART


def _letter(painter: QPainter, counter: Counter, size: float, theme: Theme, at: QPointF) -> None:
    """Write the last part of a long name left of the sign, where maps have a unit's own number."""
    _, letter = parts(written(counter, size))
    if letter:
        left = size * left_edge(counter)
        box = QRectF(left, at.y() - size / 2, at.x() - left, size)
        painter.setFont(label_font(theme, max(LEAST_NAME, size * LETTER_TALL), bold=True))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
        painter.drawText(box, int(flags), letter)


def draw_worn(painter: QPainter, counter: Counter, size: float, ink: QColor) -> None:
    """Draw a band across a counter that has lost a step, as its reverse side is printed."""
    if counter.hidden or counter.steps >= counter.whole:
        return
    top, low = _room(counter, size)
    band = QColor(ink)
    band.setAlphaF(WORN)
    signed = shows_branch(counter, size)  # else the name stands alone: a thin band would strike it
    high = (low - top) * (BOX_ROW if signed else 1.0)
    middle = _sign(counter, size)[0] if signed else (top + low) / 2
    painter.fillRect(QRectF(-size / 2, (middle - high * 0.3) * size, size, high * 0.6 * size), band)


def draw_strip(painter: QPainter, counter: Counter, size: float, ground: QColor) -> None:
    """Draw the ground of steps and values at a counter's foot."""
    if has_strip(counter, size):
        top = strip_top(counter, size)
        painter.fillRect(
            QRectF(-size / 2, size * top, size, size * (0.5 - top)), ground.darker(132)
        )


def strip_top(counter: Counter, size: float) -> float:
    """Return how far below the middle the strip begins, in sides."""
    high = VALUES_HIGH if shows_values(counter, size) else STEPS_HIGH
    return 0.5 - max(high, SMALLEST_STRIP / size)


def has_top_stripe(counter: Counter) -> bool:
    """Tell whether a counter has its stripe along the edge that is up now."""
    return bool(counter.stripe) and not counter.turned


def aside(counter: Counter) -> float:
    """Return how far writing moves aside for a stripe that is turned to the left or right."""
    return _ASIDE.get(counter.turned, 0.0) if counter.stripe else 0.0


def shows_steps(counter: Counter, size: float) -> bool:
    """Tell whether a counter of a size shows its steps: of a unit that is known."""
    return bool(counter.whole) and not counter.hidden and size >= STEPS_FROM


def shows_branch(counter: Counter, size: float) -> bool:
    """Tell whether a counter of a size shows its sort: where its name can be read below it."""
    known = not counter.hidden and bool(counter.values or counter.whole)
    readable = _readable(parts(written(counter, size))[0], size)
    return known and size >= BOX_FROM and readable and has_branch(counter.kind)


def written(counter: Counter, size: float) -> str:
    """Return what a counter of a size is called: without its sort where the sign tells that."""
    sort, _, rest = counter.short.partition("-")
    told = size >= BOX_FROM and has_branch(counter.kind) and sort.isalpha() and rest
    return rest if told and not _readable(counter.short, size) else counter.short


def parts(words: str) -> tuple[str, str]:
    """Return a name, and apart from it the letter at the end of a long one (`1/306`, `A`)."""
    head, _, tail = words.rpartition(" ")
    return (head, tail) if head and len(tail) == 1 and len(words) > SHORT_NAME else (words, "")


def _readable(words: str, size: float) -> bool:
    return size * NAME_WIDE >= LEAST_NAME * max(1, len(words)) * LETTER


def shows_values(counter: Counter, size: float) -> bool:
    """Tell whether a counter of a size shows its values."""
    return bool(counter.values) and not counter.hidden and size >= VALUES_FROM


def right_edge(counter: Counter) -> float:
    """Return how far right a counter may be written on: up to the markers that hang on it."""
    return MARKERS_AT - 0.02 if counter.markers else EDGE + 2 * min(0.0, aside(counter))


def left_edge(counter: Counter) -> float:
    """Return how far left a counter may be written on: up to a stripe that is turned there."""
    return 2 * max(0.0, aside(counter)) - EDGE


def has_strip(counter: Counter, size: float) -> bool:
    """Tell whether a counter of a size has a strip at its foot."""
    return shows_steps(counter, size) or shows_values(counter, size)


def _room(counter: Counter, size: float) -> tuple[float, float]:
    """Return where the room between stripe and strip begins and ends."""
    top = -0.5 + (STRIPE + AIR if has_top_stripe(counter) else 2 * AIR)
    return top, strip_top(counter, size) if has_strip(counter, size) else 0.5 - AIR


def _name(painter: QPainter, counter: Counter, size: float, theme: Theme) -> None:
    words = "?" if counter.hidden else written(counter, size)
    words = parts(words)[0] if shows_branch(counter, size) else words
    box, tall = room_of_name(counter, size)
    lines = _broken(words)
    if shows_branch(counter, size) or len(words) <= SHORT_NAME or len(lines) < 2:
        lines = [words]
    tall *= IN_TWO if len(lines) > 1 else 1.0
    font = label_font(theme, tall, bold=True)
    wide = max(QFontMetricsF(font).horizontalAdvance(_as_wide(line)) for line in lines)
    room = min(box.width(), size * NAME_WIDE)
    font.setPixelSize(max(1, int(min(tall, tall * room / max(1.0, wide)))))
    painter.setFont(font)
    metrics = QFontMetricsF(font)  # their capitals stand in the middle, not their lines
    for at, line in enumerate(lines):
        down = (at - (len(lines) - 1) / 2) * font.pixelSize() * APART
        left = box.center().x() - metrics.horizontalAdvance(line) / 2
        painter.drawText(QPointF(left, box.center().y() + down + metrics.capHeight() / 2), line)


def _as_wide(line: str) -> str:
    """Return a name with one letter for all that may end it: companies are written alike large."""
    return f"{line[:-1]}{WIDEST}" if line[-2:-1] == " " and line[-1].isalpha() else line


def _broken(words: str) -> list[str]:
    """Return a name in the lines it may take: the sort that some begin with stands above."""
    sort, _, rest = words.partition("-")
    return [sort, rest] if sort.isalpha() and rest else words.split(" ")


def room_of_name(counter: Counter, size: float) -> tuple[QRectF, float]:
    """Return where a name stands and how high it is at most."""
    top, low = _room(counter, size)
    tall = 0.6 if counter.hidden else ALONE
    if shows_branch(counter, size):
        top += (low - top) * (MARKS_ROW + BOX_ROW)
        tall = (low - top) * NAME_TALL
    shift, half = aside(counter), NAME_WIDE / 2
    right = MARKERS_AT - 0.01 if counter.markers else half - abs(shift) + shift
    left = abs(shift) + shift - half
    return QRectF(size * left, size * top, size * (right - left), size * (low - top)), size * tall


def _values_font(counter: Counter, size: float, theme: Theme) -> QFont | None:
    """Return the font that values have right of the steps, None where they could not be read."""
    if not shows_values(counter, size):
        return None
    room = size * (right_edge(counter) - left_edge(counter)) - _long(counter, size, beside=True)
    font = label_font(theme, max(SMALLEST_VALUES, size * VALUES), bold=True)
    wide = QFontMetricsF(font).horizontalAdvance(_factors(counter))
    if wide > room:
        font.setPixelSize(max(1, int(font.pixelSize() * room / wide)))
    return font if font.pixelSize() >= LEAST_VALUES else None


def _factors(counter: Counter) -> str:
    return f"{counter.values}{ESTIMATE}" if counter.estimate else counter.values


def _values(painter: QPainter, counter: Counter, size: float, font: QFont) -> None:
    """Write the values with their estimate sign right of the steps."""
    painter.setFont(font)
    taken = _long(counter, size, beside=True)
    top, left = strip_top(counter, size), size * left_edge(counter) + taken
    box = QRectF(left, size * top, size * right_edge(counter) - left, size * (0.5 - top))
    side = Qt.AlignmentFlag.AlignRight if taken else Qt.AlignmentFlag.AlignHCenter
    flags = side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
    painter.drawText(box, int(flags), _factors(counter))


def _dots(size: float, *, beside: bool) -> tuple[float, float]:
    """Return the radius of a step's dot, and how far one is from the next."""
    dot = max(LEAST_DOT, size * (0.037 if beside else 0.05))
    apart = 2 * dot + _edge(size) + max(0.9, size * 0.02)
    return dot, apart if beside else max(apart, size * 0.15)


def _edge(size: float) -> float:
    return max(0.8, size * 0.022)


def _long(counter: Counter, size: float, *, beside: bool) -> float:
    """Return how much of the strip the steps take."""
    dot, gap = _dots(size, beside=beside)
    return gap * (counter.whole - 1) + 3 * dot if shows_steps(counter, size) else 0.0


def _steps(painter: QPainter, counter: Counter, size: float, *, beside: bool) -> None:
    """Draw a dot for each step, hollow where it is lost: left of values, else in the middle."""
    if not shows_steps(counter, size):
        return
    dot, gap = _dots(size, beside=beside)
    left = beside or bool(counter.markers)
    middle_of_all = size * aside(counter) - gap * (counter.whole - 1) / 2
    start = size * left_edge(counter) + dot if left else middle_of_all
    middle = size * (strip_top(counter, size) + 0.5) / 2
    ink = painter.pen().color()
    painter.setPen(QPen(ink, _edge(size)))
    for at in range(counter.whole):
        painter.setBrush(ink if at < counter.steps else QColor(0, 0, 0, 0))
        painter.drawEllipse(QPointF(start + at * gap, middle), dot, dot)
    painter.setPen(ink)
