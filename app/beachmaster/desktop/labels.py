"""Write words in the card's sizes, which follow the theme."""

from html import escape
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QMessageBox, QSizePolicy, QWidget

from beachmaster.desktop.measures import lines_of
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.tokens import TYPE
from beachmaster.rulebook.books import number_of

PROMPT, CLOSE, ANSWER, PLAIN = TYPE["prompt"], TYPE["result"], TYPE["lead"], TYPE["body"]
"""The steps of type that the card writes in; `CLOSE` is the prompt where the window is small."""
TERM = "term:"
"""How a link to a word of the game begins."""
TAILS = frozenset("Jj")
"""Letters of the serif face that reach out to the left of where they begin."""
SIGN, BOX_SIGN, SIGN_AIR = 1.1, 2.2, 0.4
"""How wide the sign of what went wrong is, in a box of its own too, and how far its words stand
off, in ems."""


class Words(QLabel):
    """Wrapped words in a size relative to body text."""

    def __init__(
        self,
        words: str = "",
        scale: float = 1.0,
        *,
        bold: bool = False,
        serif: bool = False,
        role: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._heights: dict[int, int] = {}  # layouts ask for the same widths over and over
        self._scale, self._bold, self._serif, self._breaks_at = scale, bold, serif, 0
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        if role:
            self.setProperty("role", role)
        theme = current()
        theme.changed.connect(self.refit)
        self.refit()
        self.setText(words)

    def setText(self, words: str) -> None:
        """Show other words; the same ones are neither read nor laid out anew."""
        if words != self.text():
            self._heights.clear()
            super().setText(words)
            if self._serif:
                self._bear()

    def _bear(self) -> None:
        """Leave room where a line begins with a letter that reaches out to the left, as a J."""
        out = 0
        if not TAILS.isdisjoint(self.text()):
            font = self._font()
            metrics, lines = QFontMetricsF(font), lines_of(self.text(), font, self._breaks_at)
            out = max(ceil(-metrics.leftBearing(line[0])) for line in lines if line)
        if max(out, 0) != self.contentsMargins().left():
            self.setContentsMargins(max(out, 0), 0, 0, 0)

    def break_at(self, width: int) -> None:
        """Take it that lines end at this width; else each word could begin one."""
        if self._serif and width != self._breaks_at:
            self._breaks_at = width
            self._bear()

    def sizeHint(self) -> QSize:
        """Ask for a line: the height follows the width, and to try another takes a layout."""
        return QSize(0, self.fontMetrics().height() if self.text() else 0)

    def minimumSizeHint(self) -> QSize:
        """Return the same size."""
        return self.sizeHint()

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width."""
        found = self._heights.get(width)
        if found is None:
            found = self._heights[width] = super().heightForWidth(width)
        return found

    def changeEvent(self, event: QEvent) -> None:
        """Measure anew: another font or style wraps otherwise.

        A style sheet that comes to words after their text size has changed puts back the font they
        had before, so the size is taken again.
        """
        self._heights.clear()
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            font = self._font()
            if 0 < self.font().pointSizeF() != font.pointSizeF():  # the sheet's own are in pixels
                self.setFont(font)

    def rescale(self, scale: float) -> None:
        """Write larger or smaller from now on."""
        if scale != self._scale:
            self._scale = scale
            self.refit()

    def refit(self) -> None:
        """Take the size that the theme now gives."""
        self._heights.clear()
        self.setFont(self._font())
        if self._serif:
            self._bear()

    def _font(self) -> QFont:
        return current().font(self._scale, bold=self._bold, serif=self._serif)


class Wrong(Words):
    """Words that say what did not count, behind a sign: the colour alone would say it to few."""

    def __init__(self, words: str = "", *, bold: bool = False) -> None:
        super().__init__(words, PLAIN, bold=bold, role="bad")

    def report(self, words: str, *, wrong: bool) -> None:
        """Say that something did not count, or without the sign that it was done."""
        self.setProperty("role", "bad" if wrong else "hint")
        self.style().polish(self)
        self.setText(words)
        self.refit()

    def refit(self) -> None:
        """Take the size that the theme now gives, and leave the sign its room."""
        super().refit()
        room = current().space(SIGN + SIGN_AIR) if self.property("role") == "bad" else 0
        self.setContentsMargins(room, 0, 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the words, and draw the sign beside their first line."""
        super().paintEvent(event)
        if self.text() and self.property("role") == "bad":
            with QPainter(self) as painter:
                side, line = current().space(SIGN), self.fontMetrics().height()
                top = max(self.height() - self.heightForWidth(self.width()), 0) // 2
                draw_alert(painter, QRectF(0, top + (line - side) / 2, side, side))


def dress_box(box: QMessageBox) -> None:
    """Give a question of the program's its sign in the theme's colours, not the system's."""
    side = current().space(BOX_SIGN)
    picture = QPixmap(round(side * current().ratio), round(side * current().ratio))
    picture.setDevicePixelRatio(current().ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        draw_alert(painter, QRectF(0, 0, side, side))
    box.setIconPixmap(picture)


def draw_alert(painter: QPainter, room: QRectF) -> None:
    """Draw the sign of what went wrong: a full circle with an exclamation mark."""
    theme = current()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("bad"))
    painter.drawEllipse(room)
    pen = QPen(theme.colour("surface"), max(1.5, room.width() / 8))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    middle, high = room.center().x(), room.height()
    painter.drawLine(
        QPointF(middle, room.top() + high * 0.24), QPointF(middle, room.top() + high * 0.54)
    )
    painter.drawPoint(QPointF(middle, room.top() + high * 0.76))


def rule_links(rules: tuple[str, ...] | list[str]) -> str:
    """Return rule ids as links in rich text, each by its number: the game is plain to see."""
    return ", ".join(f'<a href="{escape(rule)}">{escape(number_of(rule))}</a>' for rule in rules)
