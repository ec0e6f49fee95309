"""Explain the map's signs: grounds, marks, counters, layers; and what is an estimate."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from html import escape

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QKeyEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from beachmaster.desktop.board.area_legend import area_signs
from beachmaster.desktop.board.beaches import draw_plate, letters_of
from beachmaster.desktop.board.counters import CounterPress
from beachmaster.desktop.board.faces import ESTIMATE
from beachmaster.desktop.board.geometry import move
from beachmaster.desktop.board.lands import land_colour
from beachmaster.desktop.board.marks import draw_flag, draw_mark
from beachmaster.desktop.board.patterns import draw_hill, draw_pattern
from beachmaster.desktop.board.ring_signs import ring_signs
from beachmaster.desktop.board.tints import TONES
from beachmaster.desktop.board.unit_signs import unit_signs
from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.linked_words import LinkedWords
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import Theme
from beachmaster.desktop.theme.tokens import CAPTION
from beachmaster.desktop.words import say
from beachmaster.engine.areachart import AreaChart
from beachmaster.engine.display import Chart, Counter, Ground, Layer, Mark, Position, Symbol
from beachmaster.engine.side import Side
from beachmaster.engine.text import Text, plain_text

Paint = Callable[[QPainter, float], None]
Entry = tuple[Paint, str]
WIDE = 24
"""How many lines of text across the legend takes of the map at most."""


class Legend(QScrollArea):
    """What each sign of this map says, over a part of it; `left` says that Escape was pressed.

    `counter_wanted` asks for the drawing of what stands on a counter.
    """

    left = Signal()
    counter_wanted = Signal()

    def __init__(self, theme: Theme, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.setProperty("card", True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._theme = theme
        self._sides: Sequence[Side] = ()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._signs = QWidget()
        self.setWidget(self._signs)

    def refresh(
        self,
        chart: Chart | None,
        position: Position | None,
        press: CounterPress,
        sides: Sequence[Side],
    ) -> None:
        """List the signs of a map anew."""
        self._sides = sides
        self._signs = QFrame()
        column = QVBoxLayout(self._signs)
        flow = FlowLayout(gap=0.7)
        if chart is not None:
            notes = [chart.notice] if chart.notice is not None else []
            for note in (
                *notes,
                T(
                    "{sign} after the values: our estimate, not the publisher's.",
                    sign=ESTIMATE,
                ),
                T(
                    "Dots are steps left; a pale band means some are lost. A small arrow on a "
                    "rotated counter points to its printed top."
                ),
            ):
                column.addWidget(_hint(say(note)))
            more = LinkedWords(f'<a href="counter">{escape(say(_ON_COUNTER))}</a>', CAPTION)
            more.linkActivated.connect(lambda _link: self.counter_wanted.emit())
            column.addWidget(more)
            if chart.survey is not None:
                column.addWidget(_hint(say(_OUR_DRAWING)))
            for paint, words in self._entries(chart, position, press):
                flow.addWidget(self._entry(paint, words))
        column.addLayout(flow)
        column.addStretch(1)
        self.setWidget(self._signs)

    def lie(self, land_under: Callable[[QRectF], float]) -> None:
        """Lie over the map as high as the signs are, on the side where it covers less land."""
        over, off, layout = self._over, self._theme.space(0.4), self._signs.layout()
        wide = min(self._theme.space(WIDE), over.width() - 2 * off)
        bar = self.verticalScrollBar().sizeHint().width()
        high = layout.totalHeightForWidth(wide - bar) if layout is not None else 0
        size = QSizeF(wide, min(high, over.height() - 2 * off))
        lefts = (off, over.width() - off - wide)
        best = min((QRectF(QPointF(left, off), size) for left in lefts), key=land_under)
        self.setGeometry(best.toRect())
        self.raise_()

    def _room(self) -> int:
        """Return how wide an entry may be."""
        bar = self.verticalScrollBar().sizeHint().width()
        wide = min(self._theme.space(WIDE), self._over.width() - 2 * self._theme.space(0.4))
        return max(self._theme.space(6), wide - bar - 2 * self._theme.space(1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave it with Escape; the other keys scroll."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _entries(
        self, chart: Chart, position: Position | None, press: CounterPress
    ) -> Iterator[Entry]:
        if isinstance(chart, AreaChart):
            yield from area_signs(chart, self._theme, self._sides)
        else:
            yield from self._grounds(chart)
            yield from self._marks(chart)
        shown = position.counters if position is not None else ()
        named = OF_BATTALION if isinstance(chart, AreaChart) else OF_DIVISION
        yield from self._counters(press, shown, named)
        yield from ring_signs(self._theme)
        if position is not None:
            yield from unit_signs(position.counters, self._theme)
        for layer in position.layers if position is not None else ():
            yield self._layer_sign(layer), say(layer.text)

    def _grounds(self, chart: Chart) -> Iterator[Entry]:
        """Yield each ground that the chart has, with the chart's own word for it."""
        seen: dict[Ground, str] = {}
        for held in chart.hexes.values():
            if not held.hill:
                seen.setdefault(held.ground, say(held.words))
        for ground, words in seen.items():
            yield self._ground_sign(ground), words
        if any(held.hill for held in chart.hexes.values()):
            yield self._hill_sign, say(T("Hill"))

    def _ground_sign(self, ground: Ground) -> Paint:
        def paint(painter: QPainter, size: float) -> None:
            box = QRectF(-size / 2, -size / 2, size, size)
            painter.setClipRect(box)
            painter.fillRect(box, land_colour(self._theme, ground))
            draw_pattern(painter, ground, size * 1.5, 7, self._theme.colour("on-land"))
            painter.setPen(QPen(self._theme.colour("grid"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box)

        return paint

    def _hill_sign(self, painter: QPainter, size: float) -> None:
        box = QRectF(-size / 2, -size / 2, size, size)
        painter.fillRect(box, land_colour(self._theme, "clear"))
        draw_hill(painter, size, self._theme.colour("on-land"))

    def _marks(self, chart: Chart) -> Iterator[Entry]:
        found = {mark.symbol: mark for held in chart.hexes.values() for mark in held.marks}
        theirs = [side.forces for side in self._sides if not side.own]
        for symbol, words in _MARKS.items():
            if symbol in found:
                plain = symbol in _SET_UP and not found[symbol].short
                said = found[symbol].text if plain else words.fill(side=theirs)
                yield self._mark_sign(found[symbol]), say(said)
        ours = [side.forces for side in self._sides if side.own]
        yield self._flag_sign, say(T("Taken by the {side} side", side=ours))

    def _mark_sign(self, mark: Mark) -> Paint:
        def paint(painter: QPainter, size: float) -> None:
            box = QRectF(-size / 2, -size / 2, size, size)
            painter.fillRect(box, land_colour(self._theme, "clear"))
            if mark.symbol == "beach" and mark.tint:
                letters = letters_of(mark.short)
                draw_plate(painter, QPointF(), letters, mark.tint, size * 0.5, self._theme)
            else:
                draw_mark(painter, mark, size * 0.75, self._theme)

        return paint

    def _flag_sign(self, painter: QPainter, size: float) -> None:
        painter.fillRect(
            QRectF(-size / 2, -size / 2, size, size), land_colour(self._theme, "clear")
        )
        draw_flag(painter, size * 0.7, self._theme)

    def _counters(
        self, press: CounterPress, shown: Iterable[Counter], named: Text
    ) -> Iterator[Entry]:
        """Yield the plate of each group of ours that is on the map, and theirs, known or hidden."""
        ours = {one.stripe for one in shown if one.side.own and one.stripe}
        plain = partial(Counter, id="", place="", words=_NOTHING)
        for side in self._sides:
            for group in sorted(ours) if side.own else ():
                words = named.fill(unit=side.unit, group=group)
                yield _counter_sign(press, plain(side=side, short="", stripe=group)), say(words)
            if not side.own:
                yield _counter_sign(press, plain(side=side, short="")), say(side.unit)
                hidden = plain(side=side, short="?", hidden=True)
                yield _counter_sign(press, hidden), say(side.hidden)

    def _layer_sign(self, layer: Layer) -> Paint:
        role, pattern = TONES[layer.tone]

        def paint(painter: QPainter, size: float) -> None:
            box = QRectF(-size / 2, -size / 2, size, size)
            painter.fillRect(box, land_colour(self._theme, "clear"))
            painter.fillRect(box, QBrush(self._theme.colour(role), pattern))

        return paint

    def _entry(self, paint: Paint, words: str) -> QWidget:
        size = self._theme.space(1.5)
        ratio = self.devicePixelRatioF()
        picture = QPixmap(round(size * ratio), round(size * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(QColor(0, 0, 0, 0))
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        move(painter, QPointF(size / 2, size / 2))
        paint(painter, float(size))
        painter.end()
        sign = QLabel()
        sign.setPixmap(picture)
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(self._theme.space(0.35))
        line.addWidget(sign)
        label, room = QLabel(words), self._room() - size - self._theme.space(0.35)
        if label.sizeHint().width() > room:
            label.setWordWrap(True)
            label.setFixedSize(room, label.heightForWidth(room))
        line.addWidget(label)
        return row


def _counter_sign(press: CounterPress, counter: Counter) -> Paint:
    return lambda painter, size: press.draw(painter, counter, size * 0.9)


def _hint(words: str) -> QLabel:
    label = QLabel(words)
    label.setWordWrap(True)
    label.setProperty("role", "hint")
    return label


_NOTHING = plain_text("")
OF_DIVISION = T("{unit}, division {group}")
OF_BATTALION = T("{unit} of {group}")
_ON_COUNTER = T("What stands on a counter")
_OUR_DRAWING = T("The heights, the runways, the names in italics and the scale are our own.")
_MARKS: dict[Symbol, Text] = {
    "objective": T("Objective"),
    "airfield": T("Airfield"),
    "guns": T("Guns"),
    "village": T("Village"),
    "beach": T("Landing beach"),
    "deployment": T("A {side} unit is set up here"),
    "redeployment": T("{side} units redeploy to this number"),
    "number": T("Number"),
    "box": T("Track box"),
}
_SET_UP: tuple[Symbol, ...] = ("deployment", "redeployment")
"""Without a number in them the game calls these as its rules do."""
