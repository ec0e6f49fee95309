"""Draw counters: ours rounded, theirs with cut corners; crisp at every size."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

from beachmaster.desktop.board.faces import MARKERS_AT, draw_face, draw_strip, draw_worn
from beachmaster.desktop.board.geometry import move
from beachmaster.desktop.board.marks import label_font
from beachmaster.desktop.theme import Role, Theme
from beachmaster.engine.display import Counter

_OURS: tuple[Role, Role] = ("ours", "on-ours")
_THEIRS: tuple[Role, Role] = ("theirs", "on-theirs")
_STRIPES: tuple[tuple[Role, Qt.PenStyle], ...] = (
    ("land-beach", Qt.PenStyle.SolidLine),
    ("lit", Qt.PenStyle.DashLine),
    ("sea", Qt.PenStyle.DotLine),
    ("land-ravine", Qt.PenStyle.DashDotLine),
    ("land-mine", Qt.PenStyle.SolidLine),
)


Look = tuple[object, ...]


def look(counter: Counter) -> Look:
    """Return all that can be seen of a counter; those with one look share one picture."""
    return (
        counter.side.own,
        counter.short,
        counter.kind,
        counter.echelon,
        counter.values,
        counter.steps,
        counter.whole,
        counter.turned,
        counter.stripe,
        counter.hidden,
        counter.estimate,
        counter.markers,
    )


class CounterPress:
    """Print counters as pixmaps and keep them until the theme or the size changes."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self.edition = 0
        self._made: dict[tuple[Look, int, float], QPixmap] = {}
        self._last: dict[Look, QPixmap] = {}

    def forget(self) -> None:
        """Throw the pixmaps away: the colours have changed, and it is another `edition`."""
        self.edition += 1
        self._made.clear()
        self._last.clear()

    @staticmethod
    def stripe_of(name: str) -> tuple[Role, Qt.PenStyle]:
        """Return the colour and the dashes of a group's stripe, the same in every session.

        Names that differ in a number, such as divisions 3, 4 and 5, have different ones.
        """
        return _STRIPES[sum(name.encode()) % len(_STRIPES)]

    def pixmap(self, counter: Counter, size: int, ratio: float) -> QPixmap:
        """Return a counter at a size in pixels; what surrounds the plate is transparent."""
        face = look(counter)
        key = (face, size, ratio)
        if key not in self._made:
            if len(self._made) > _MOST:
                self.forget()
            self._made[key] = self._last[face] = self._printed(counter, size, ratio)
        return self._made[key]

    def at_hand(self, counter: Counter, size: int, ratio: float) -> QPixmap:
        """Return a counter as it was last printed, at whatever size: good enough in motion."""
        return self._last.get(look(counter)) or self.pixmap(counter, size, ratio)

    def _printed(self, counter: Counter, size: int, ratio: float) -> QPixmap:
        whole = room(size)
        made = QPixmap(round(whole * ratio), round(whole * ratio))
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
        )
        move(painter, QPointF(whole / 2, whole / 2))
        self.draw(painter, counter, float(size))
        painter.end()
        return made

    def draw(self, painter: QPainter, counter: Counter, size: float) -> None:
        """Draw a counter around the painter's origin."""
        ground, ink = (self._theme.colour(role) for role in _roles(counter))
        self._plate(painter, counter, size)
        draw_face(painter, counter, size, self._theme, ink, ground)
        self._tabs(painter, counter, size)

    def _plate(self, painter: QPainter, counter: Counter, size: float) -> None:
        """Draw the plate turned as it lies, with its stripe along the edge that was its top."""
        ground, ink = (self._theme.colour(role) for role in _roles(counter))
        self._shadow(painter, counter, size)
        painter.save()
        painter.rotate(counter.turned)
        shape = outline(counter, size)
        painter.setBrush(ground)
        painter.setPen(QPen(ground.darker(170), max(1.0, size * 0.035)))
        if self._theme.scheme != "light":
            painter.setPen(QPen(ink, max(1.0, size * 0.03)))
        painter.drawPath(shape)
        painter.setClipPath(shape)
        painter.rotate(-counter.turned)
        if self._theme.scheme != "contrast":
            _bevel(painter, size)
        draw_worn(painter, counter, size, ink)
        draw_strip(painter, counter, size, ground)
        painter.rotate(counter.turned)
        if counter.hidden:
            self._rays(painter, size, ink, ground)
        if counter.stripe:
            self._stripe(painter, counter, size)
        self._top_notch(painter, counter, size, ink)
        painter.restore()

    def _shadow(self, painter: QPainter, counter: Counter, size: float) -> None:
        """Let the plate throw a soft shadow to the south-east, as the map's light falls."""
        painter.save()
        move(painter, QPointF(0.03, 0.055) * size)
        painter.rotate(counter.turned)
        for part, strong in SHADOW:
            painter.fillPath(outline(counter, size * part), QColor(0, 0, 0, strong))
        painter.restore()

    def _rays(self, painter: QPainter, size: float, ink: QColor, ground: QColor) -> None:
        """Let rays go out from the middle: nobody knows what this is."""
        light = QColor(ink)
        light.setAlphaF(RAY)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        box = QRectF(-size, -size, 2 * size, 2 * size)
        for at in range(RAYS):
            painter.drawPie(box, round(16 * 360 * at / RAYS), round(16 * 180 / RAYS))
        painter.setBrush(ground.darker(DISC_DARKER))
        painter.drawEllipse(QPointF(), size * DISC, size * DISC)

    def _stripe(self, painter: QPainter, counter: Counter, size: float) -> None:
        role, style = self.stripe_of(counter.stripe)
        high = size * 0.13
        box = QRectF(-size / 2, -size / 2, size, high)
        painter.fillRect(box, self._theme.colour("on-ours").darker(260))
        pen = QPen(self._theme.colour(role), high * 0.62, style, Qt.PenCapStyle.FlatCap)
        if style != Qt.PenStyle.SolidLine:
            pen.setDashPattern(_DASHES[style])
        painter.setPen(pen)
        painter.drawLine(box.center() - QPointF(size / 2, 0), box.center() + QPointF(size / 2, 0))

    def _top_notch(self, painter: QPainter, counter: Counter, size: float, ink: QColor) -> None:
        """Point to the counter's printed top, so that a turned one can be told."""
        if not counter.turned:
            return
        edge = -size * (0.37 if counter.stripe else 0.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        points = [QPointF(-0.09, 0.0), QPointF(0.09, 0.0), QPointF(0.0, 0.1)]
        painter.drawPolygon(QPolygonF([p * size + QPointF(0, edge) for p in points]))

    def _tabs(self, painter: QPainter, counter: Counter, size: float) -> None:
        """Hang the markers that lie on the counter on its lower right edge, as small tabs."""
        boxes = tabs(self._theme, counter, size)
        for words, box in zip(counter.markers, boxes, strict=True):
            draw_tab(painter, words, box, self._theme)


def room(size: int) -> int:
    """Return the side of a counter's pixmap, with whole pixels around it: its edges are sharp."""
    return size + 2 * round(size * (ROOM - 1) / 2)


def tabs(theme: Theme, counter: Counter, size: float) -> list[QRectF]:
    """Return where the tabs of a counter's markers hang around its middle: never over its name.

    They stand above each other beside the name or, where they are too wide for that, in a row
    along the foot.
    """
    high = max(size * 0.24, SMALLEST_TAB)
    wides = [tab_width(theme, words, high) for words in counter.markers]
    edge, left = size * ROOM / 2 - 1, size * MARKERS_AT
    if max(wides, default=0.0) <= edge - left:
        tops = [size * 0.6 - high * (1 + at * 1.06) for at in range(len(wides))]
        return [QRectF(left, top, wide, high) for top, wide in zip(tops, wides, strict=True)]
    found, right = list[QRectF](), edge
    for wide in wides:
        found.append(QRectF(right - wide, edge - high, wide, high))
        right -= wide * 1.04  # the next one stands left of it
    return found


def tab_width(theme: Theme, words: str, high: float) -> float:
    """Return how wide the tab of a marker is at a height."""
    metrics = QFontMetricsF(label_font(theme, high * 0.72, bold=True))
    return max(metrics.horizontalAdvance(words) + high * 0.5, high)


def draw_tab(painter: QPainter, words: str, box: QRectF, theme: Theme) -> None:
    """Draw the tab of a marker with its letters."""
    high = box.height()
    painter.setFont(label_font(theme, high * 0.72, bold=True))
    painter.setPen(QPen(theme.colour("text"), max(0.8, high * 0.06)))
    painter.setBrush(theme.colour("raised"))
    painter.drawRoundedRect(box, high * 0.25, high * 0.25)
    painter.setPen(theme.colour("text"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


def _roles(counter: Counter) -> tuple[Role, Role]:
    """Return the colours of a plate and of what is written on it."""
    return _OURS if counter.side.own else _THEIRS


def _bevel(painter: QPainter, size: float) -> None:
    """Light a plate from above, so that it lies on the map like cardboard."""
    half = size / 2
    slope = QLinearGradient(0.0, -half, 0.0, half)
    slope.setColorAt(0.0, QColor(255, 255, 255, GLOSS))
    slope.setColorAt(0.45, QColor(255, 255, 255, 0))
    slope.setColorAt(0.55, QColor(0, 0, 0, 0))
    slope.setColorAt(1.0, QColor(0, 0, 0, SHADE))
    painter.fillRect(QRectF(-half, -half, size, size), slope)
    fine = max(1.0, size * 0.03)
    painter.fillRect(QRectF(-half, -half + fine, size, fine), QColor(255, 255, 255, EDGE_LIGHT))


def outline(counter: Counter, size: float) -> QPainterPath:
    """Return the plate's shape: rounded for ours, with cut corners for theirs."""
    path, half = QPainterPath(), size / 2
    if counter.side.own:
        path.addRoundedRect(QRectF(-half, -half, size, size), size * 0.12, size * 0.12)
        return path
    cut = half * CUT
    corners = [
        (-cut, -half),
        (cut, -half),
        (half, -cut),
        (half, cut),
        (cut, half),
        (-cut, half),
        (-half, cut),
        (-half, -cut),
    ]
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    path.closeSubpath()
    return path


SHADOW = ((1.0, 46), (1.05, 26), (1.1, 14))
"""How large the layers of a counter's shadow are, in its sides, and how dark, of 255."""
GLOSS, SHADE, EDGE_LIGHT = 44, 40, 70
"""How light a counter is along its upper edge and how dark along its lower one, of 255, and the
fine line inside its upper edge."""
RAYS, RAY = 16, 0.12
"""How many rays of a rising sun a hidden counter has, and how strong they are."""
DISC, DISC_DARKER = 0.27, 112
"""The radius of the sun behind its question mark, and how much darker it is than the plate."""
CUT = 0.72
"""How much of a side of theirs stays between its cut corners: a counter, not a sign of traffic."""
ROOM = 1.7
"""A pixmap is this much larger than its plate, for shadow and tabs."""
SMALLEST_TAB = 9.0
"""How high a tab is at least, in pixels."""
_MOST = 600
_DASHES = {
    Qt.PenStyle.DashLine: [2.2, 1.2],
    Qt.PenStyle.DotLine: [0.8, 0.8],
    Qt.PenStyle.DashDotLine: [2.0, 0.8, 0.6, 0.8],
}
