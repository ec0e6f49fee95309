"""Read the chances a prompt offers, and draw them as bars."""

from collections.abc import Iterable
from fractions import Fraction

import msgspec
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from beachmaster.desktop.flow import Stacked
from beachmaster.desktop.labels import PLAIN, Words
from beachmaster.desktop.measures import WRITTEN, width_of, wrapped
from beachmaster.desktop.speaking import give_role
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.faces import in_columns
from beachmaster.desktop.theme.tokens import CAPTION
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value

LEAST = 1.1
"""How high a bar is at least, in ems."""
SHARE = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class Bar(msgspec.Struct, frozen=True):
    """One outcome and its exact chance."""

    words: str
    chance: Fraction


class Chances(msgspec.Struct, frozen=True):
    """One distribution under its title."""

    title: str
    bars: tuple[Bar, ...]


def chances_of(odds: Value) -> tuple[list[Chances], list[str]]:
    """Return the distributions that `Prompt.odds` gives, and what they leave out."""
    plain = _plain(odds)
    if isinstance(plain, list):
        bars = _bars(plain)
        return ([Chances("", bars)] if bars else []), []
    if not isinstance(plain, dict):
        return [], []
    found = []
    for table in plain.get("tables") or ():
        one = _plain(table)
        found.append(Chances(_words(one.get("title", "")), _bars(one.get("chances") or ())))
    return found, [_words(note) for note in plain.get("notes") or ()]


def _plain(value: Value) -> Value:
    return msgspec.structs.asdict(value) if isinstance(value, msgspec.Struct) else value


def _bars(rows: Iterable[Value]) -> tuple[Bar, ...]:
    bars = []
    for row in map(_plain, rows):
        if isinstance(row, dict) and isinstance(row.get("probability"), Fraction):
            said = row.get("text") or row.get("outcome")
            bars.append(Bar(_words(said), row["probability"]))
    return tuple(bars)


def _words(value: Value) -> str:
    return say(value) if isinstance(value, Text) else str(value)


def percent(chance: Fraction) -> str:
    """Return a chance in hundredths."""
    return f"{float(chance):.0%}" if chance.denominator == 1 else f"{float(chance):.1%}"


class OddsChart(QWidget):
    """Bars with their words and shares; a screen reader hears them as a list."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: list[Chances] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(say(_ODDS))
        give_role(self, QAccessible.Role.Chart)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._heights: dict[int, int] = {}
        current().changed.connect(self._refit)

    def show_odds(self, tables: list[Chances]) -> None:
        """Show other chances."""
        self.tables = tables
        self._heights.clear()
        self.setAccessibleDescription(self.as_text())
        self.updateGeometry()
        self.update()

    def _refit(self) -> None:
        self._heights.clear()
        self.updateGeometry()

    def as_text(self) -> str:
        """Return the chances as lines of text."""
        lines = []
        for table in self.tables:
            lines += [table.title] if table.title else []
            lines += [f"{bar.words}: {percent(bar.chance)} ({bar.chance})" for bar in table.bars]
        return "\n".join(lines)

    def hasHeightForWidth(self) -> bool:
        """Tell the layout that the words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all bars."""
        if width not in self._heights:
            self._heights[width] = self._walk(width, None)
        return self._heights[width]

    def sizeHint(self) -> QSize:
        """Return a width for reading; the height follows it, and to try one takes a layout."""
        return QSize(current().space(20), current().space(LEAST))

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return QSize(current().space(8), current().space(LEAST))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bars."""
        del event
        painter = QPainter(self)
        self._walk(self.width(), painter)

    def _walk(self, width: int, painter: QPainter | None) -> int:
        """Lay the chart out, drawing where there is a painter; return its height."""
        theme, top = current(), 0
        for table in self.tables:
            if table.title:
                top += self._line(painter, QRect(0, top, width, 0), table.title, bold=True)
                top += theme.space(0.15)
            for bar in table.bars:
                top += self._bar(painter, QRect(0, top, width, 0), bar) + theme.space(0.2)
            top += theme.space(0.4)
        return max(1, top)

    def _line(self, painter: QPainter | None, rect: QRect, words: str, *, bold: bool) -> int:
        font = current().font(CAPTION, bold=bold)
        high = wrapped(words, font, rect.width()).height()
        if painter is not None:
            painter.setFont(font)
            painter.setPen(current().colour("text"))
            painter.drawText(rect.adjusted(0, 0, 0, high), WRITTEN, words)
        return high

    def _bar(self, painter: QPainter | None, rect: QRect, bar: Bar) -> int:
        theme = current()
        label = min(theme.space(11), int(rect.width() * 0.45))
        words = rect.adjusted(0, 0, label - rect.width(), 0)
        height = max(self._line(painter, words, bar.words, bold=False), theme.space(LEAST))
        if painter is None:
            return height
        numbers = in_columns(theme.font(CAPTION, bold=True))
        figures = width_of("100.0%", numbers)
        left = label + theme.space(0.5)
        whole = QRect(left, rect.top(), rect.width() - left - figures - theme.space(0.5), height)
        track = QRect(whole.left(), 0, whole.width(), theme.space(0.75))
        track.moveCenter(whole.center())
        painter.fillRect(track, theme.colour("accent-soft"))
        filled = QRect(track)
        filled.setWidth(max(1, round(track.width() * float(bar.chance))))
        painter.fillRect(filled, theme.colour("accent"))
        painter.setFont(numbers)
        painter.setPen(theme.colour("text"))
        share = QRect(rect.right() - figures, rect.top(), figures, height)
        painter.drawText(share, SHARE, percent(bar.chance))
        return height


class OddsPanel(Stacked):
    """The chart under its title, and what it leaves out."""

    def __init__(self) -> None:
        super().__init__()
        self.title = Words(say(_ODDS), PLAIN, bold=True)
        self.chart = OddsChart()
        self.notes = Words("", CAPTION, role="hint")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.35))
        for widget in (self.title, self.chart, self.notes):
            column.addWidget(widget)

    @property
    def tables(self) -> list[Chances]:
        """Return the distributions shown."""
        return self.chart.tables

    def show_odds(self, odds: Value, of: Text | None = None) -> None:
        """Show what a prompt offers, or an answer would give; nothing where there is nothing."""
        self.title.setText(say(_ODDS) if of is None else say(T("Odds: {what}", what=of)))
        tables, notes = chances_of(odds)
        self.chart.show_odds(tables)
        self.notes.setText("\n".join(notes))
        self.notes.setVisible(bool(notes))
        self.setVisible(bool(tables))

    def retranslate(self) -> None:
        """Say everything anew."""
        self.title.setText(say(_ODDS))


_ODDS = T("Odds")
