"""Say the odds in a line or two that never scroll away, with a bar of all outcomes in one."""

from fractions import Fraction

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFont,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from beachmaster.desktop.measures import line_height, lines_of, width_of
from beachmaster.desktop.own_text import tip
from beachmaster.desktop.prompts.odds import Bar, Chances, OddsChart
from beachmaster.desktop.speaking import give_role
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.tokens import CAPTION
from beachmaster.desktop.words import say
from beachmaster.engine.hundredths import hundredths

MOST_TABLES = 2
"""More distributions than that say too little in brief; the rows of the answers tell them then."""
TELLING = 3
"""A distribution of fewer outcomes is a detail where another one has that many."""
HIGH, LOW = (36, 3), (26, 1)
"""From these heights of the card in ems on it may have so many lines; below both it has none."""
TRACK, ABOVE, BELOW, APART = 0.4, 0.4, 0.2, 0.1
"""How high the bar is, how much is free above it and below it, and between its parts, in ems."""
REST = 0.4
"""How strong all parts of the bar are but the likeliest."""
DOT = "\u2002·\u2002"


class OddsBrief(QWidget):
    """The odds of the answer as it stands, in brief, for where the whole of them is out of sight.

    `wanted` tells that the whole is to be shown; `of` is what it was made of.
    """

    wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.tables: list[Chances] = []
        self.of: list[Chances] = []
        self._lines = 0
        self._said: dict[tuple[int, int], list[list[str]]] = {}
        current().changed.connect(self._refit)
        give_role(self, QAccessible.Role.StaticText)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def show_odds(self, chart: OddsChart) -> None:
        """Take what the chart shows, as far as it can be said in brief."""
        tables = [one for one in chart.tables if len(one.bars) >= TELLING] or chart.tables[:1]
        self.of = chart.tables
        words = [bar.words for table in tables for bar in table.bars]
        apart = len(set(words)) == len(words)  # or nobody could tell which is of what
        self.tables = tables if apart and len(tables) <= MOST_TABLES else []
        self._said.clear()
        whole = chart.as_text()
        self.setToolTip(tip(whole))
        self.setAccessibleName(whole)
        self.updateGeometry()
        self.update()

    def fit(self, height: int) -> None:
        """Take as many lines as a card of this height can spare."""
        fitting = (lines for least, lines in (HIGH, LOW) if height >= current().space(least))
        self._lines = next(fitting, 0)

    def _refit(self) -> None:
        """Measure anew in another size."""
        self._said.clear()
        self.updateGeometry()

    @property
    def says_something(self) -> bool:
        """Tell whether there are odds, and room for them."""
        return bool(self.tables and self._lines)

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width."""
        return self._walk(width, None)

    def sizeHint(self) -> QSize:
        """Return the size at the width it has."""
        return QSize(current().space(8), self.heightForWidth(max(self.width(), 1)))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ask for the whole of it."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.wanted.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bars, and below each what it says."""
        del event
        self._walk(self.width(), QPainter(self))

    def _walk(self, width: int, painter: QPainter | None) -> int:
        """Lay it out, drawing where there is a painter; return its height."""
        theme, font = current(), current().font(CAPTION)
        line, top = line_height(font), 0
        for table, said in zip(self.tables, self._in_lines(width), strict=True):
            top += theme.space(ABOVE)
            track = QRect(0, top, width, theme.space(TRACK))
            top += track.height() + theme.space(BELOW)
            for words in said:
                if painter is not None:
                    painter.setFont(font)
                    painter.setPen(theme.colour("text"))
                    painter.drawText(QRect(0, top, width, line), Qt.AlignmentFlag.AlignLeft, words)
                top += line
            if painter is not None:
                _draw_track(painter, track, table.bars)
        return top

    def _in_lines(self, width: int) -> list[list[str]]:
        """Return what each distribution says at a width, put into words once."""
        most = max(self._lines - len(self.tables) + 1, 1)
        if (width, most) not in self._said:
            self._said[width, most] = [
                in_brief(table, width, most, titled=at == 0) for at, table in enumerate(self.tables)
            ]
        return self._said[width, most]


def in_brief(table: Chances, width: int, most: int, *, titled: bool = False) -> list[str]:
    """Return the outcomes in `most` lines at a width: the least likely ones become one.

    Where it is `titled`, they begin with what they are.
    """
    font, left = current().font(CAPTION), list(table.bars)
    while True:
        rest = 1 - sum((bar.chance for bar in left), Fraction())
        chances = [*(bar.chance for bar in left), rest]
        shares = list(map(_share, chances, hundredths(chances)))
        said = [f"{share} {bar.words}" for bar, share in zip(left, shares, strict=False)]
        if rest and len(left) < len(table.bars):
            said.append(say(T("{chance} other", chance=shares[-1])))
        first = say(T("Odds: {what}", what=said[0])) if titled else said[0]
        lines = _packed([first, *said[1:]], font, width)
        if len(lines) <= most or len(left) == 1:
            return lines
        left.remove(min(left, key=lambda bar: bar.chance))


def _packed(said: list[str], font: QFont, width: int) -> list[str]:
    """Put what is said into lines, of which none ends within an outcome that has room on one."""
    lines = [""]
    for one in said:
        longer = f"{lines[-1]}{DOT}{one}" if lines[-1] else one
        if width_of(longer, font) <= width:
            lines[-1] = longer
        else:
            lines += lines_of(one, font, width)
    return [line for line in lines if line]


def _share(chance: Fraction, percents: int) -> str:
    """Return a chance in whole percents; what is neither sure nor impossible does not look so."""
    if chance < Fraction(1, 200):
        return "<1%"
    return f"{percents}%" if chance == 1 or chance < Fraction(199, 200) else ">99%"


def _draw_track(painter: QPainter, track: QRect, bars: tuple[Bar, ...]) -> None:
    """Draw the outcomes beside each other, each as wide as it is likely."""
    theme = current()
    likeliest, left, gap = max(bar.chance for bar in bars), 0.0, theme.space(APART)
    for bar in bars:
        wide = track.width() * float(bar.chance)
        part = QRect(track.left() + round(left), track.top(), max(round(wide) - gap, 1), 0)
        part.setHeight(track.height())
        colour = QColor(theme.colour("accent"))
        colour.setAlphaF(1.0 if bar.chance == likeliest else REST)
        painter.fillRect(part, colour)
        left += wide
