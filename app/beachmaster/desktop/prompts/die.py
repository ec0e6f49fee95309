"""Draw the face of a die as a button."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap, QPixmapCache
from PySide6.QtWidgets import QAbstractButton, QWidget

from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.roles import Role

FACE = 3.2
"""So many ems wide is a face to press, where there is room."""
LOW, MID, HIGH = 0.25, 0.5, 0.75
_CORNERS = [(LOW, LOW), (HIGH, HIGH), (HIGH, LOW), (LOW, HIGH)]
PIPS = {
    1: [(MID, MID)],
    2: _CORNERS[:2],
    3: [*_CORNERS[:2], (MID, MID)],
    4: _CORNERS,
    5: [*_CORNERS, (MID, MID)],
    6: [*_CORNERS, (LOW, MID), (HIGH, MID)],
}
GROUNDS: dict[str, tuple[Role, Role]] = {
    "red": ("theirs", "on-theirs"),
    "blue": ("blue", "on-blue"),
    "green": ("ours", "on-ours"),
}


class DieFace(QAbstractButton):
    """One face: pips up to six, a figure beyond; None is a die not rolled yet."""

    def __init__(
        self, value: int | None, color: str, *, figures: bool = False, ems: float = FACE
    ) -> None:
        super().__init__()
        self.value = value
        self.color = color
        self.figures = figures
        self.ems = ems
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(str(value) if value is not None else "?")
        current().changed.connect(self.updateGeometry)

    def measure(self, ems: float) -> None:
        """Be so many ems wide and high."""
        if ems != self.ems:
            self.ems = ems
            self.updateGeometry()

    def show_value(self, value: int | None) -> None:
        """Show another face."""
        self.value = value
        self.setAccessibleName(str(value) if value is not None else "?")
        self.update()

    def sizeHint(self) -> QSize:
        """Return a square that a finger hits."""
        side = current().space(self.ems)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Return the same square."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the die, its pips, and the ring of the focus."""
        del event
        theme, painter = current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height())
        ring = max(2.0, theme.em / 9)
        face = QRectF(0, 0, side, side).adjusted(ring * 2, ring * 2, -ring * 2, -ring * 2)
        face.moveCenter(QRectF(self.rect()).center())
        if self.hasFocus() or self.underMouse():
            outer = face.adjusted(-ring * 1.4, -ring * 1.4, ring * 1.4, ring * 1.4)
            painter.setPen(QPen(theme.colour("text" if self.hasFocus() else "line"), ring))
            painter.drawRoundedRect(outer, side / 6, side / 6)
        self._put(painter, face)

    def _put(self, painter: QPainter, face: QRectF) -> None:
        """Put the die there as it was drawn before: rolls show the same six faces."""
        theme, ratio = current(), self.devicePixelRatioF()
        look = (self.value, self.color, self.figures, face.width(), theme.em, theme.scheme, ratio)
        key, picture = f"die {look}", QPixmap()
        if not QPixmapCache.find(key, picture):
            room = QRectF(0, 0, face.width() + 2, face.width() + 2)  # the rim's line is 1.5 wide
            picture = QPixmap((room.size() * ratio).toSize())
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            drawing = QPainter(picture)
            drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
            own = room.adjusted(1, 1, -1, -1)
            draw_die(drawing, own, self.value, self.color, figures=self.figures)
            drawing.end()
            QPixmapCache.insert(key, picture)
        painter.drawPixmap(face.topLeft() - QPointF(1, 1), picture)


def rim(ground: Role) -> Role:
    """Return the colour around a ground that may hardly be told from what it lies on."""
    return "line" if ground == "raised" or current().scheme == "contrast" else ground


def draw_die(
    painter: QPainter, face: QRectF, value: int | None, color: str, *, figures: bool = False
) -> None:
    """Draw a die in its colour: pips up to six, else a figure; None is one not rolled yet."""
    theme = current()
    ground, ink = GROUNDS.get(color, ("raised", "text"))
    pips = None if figures or value is None else PIPS.get(value)
    side, waits = face.width(), value is None
    painter.setPen(QPen(theme.colour("line" if waits else rim(ground)), 1.5))
    painter.setBrush(theme.colour("surface" if waits else ground))
    painter.drawRoundedRect(face, side / 6, side / 6)
    if pips is None:
        painter.setPen(theme.colour("muted" if waits else ink))
        painter.setFont(theme.font(side / theme.em * 0.44, bold=True))
        painter.drawText(face, Qt.AlignmentFlag.AlignCenter, "?" if waits else str(value))
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(ink))
    for x, y in pips:
        at = QPointF(face.left() + x * side, face.top() + y * side)
        painter.drawEllipse(at, side * 0.085, side * 0.085)


class Faces(QWidget):
    """Faces side by side, in rows as the width allows."""

    def __init__(self, faces: list[DieFace]) -> None:
        super().__init__()
        self.faces = faces
        for face in faces:
            face.setParent(self)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        """Tell the layout that the faces wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows."""
        if not self.faces:
            return 0
        rows = -(-len(self.faces) // self._columns(width))
        return rows * self._step()

    def sizeHint(self) -> QSize:
        """Return the size of one row."""
        return QSize(self._step() * max(1, len(self.faces)), self._step())

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return QSize(self._step(), self.heightForWidth(max(self.width(), 1)))

    def measure(self, ems: float) -> None:
        """Make each so many ems wide and high."""
        if all(face.ems == ems for face in self.faces):
            return
        for face in self.faces:
            face.measure(ems)
        self.updateGeometry()
        self._lay()

    def resizeEvent(self, event: object) -> None:
        """Lay the faces out."""
        del event
        self._lay()

    def _lay(self) -> None:
        columns, step = self._columns(self.width()), self._step()
        for at, face in enumerate(self.faces):
            face.setGeometry(at % columns * step, at // columns * step, step, step)

    def _step(self) -> int:
        return self.faces[0].sizeHint().width() if self.faces else 1

    def _columns(self, width: int) -> int:
        return max(1, width // self._step())
