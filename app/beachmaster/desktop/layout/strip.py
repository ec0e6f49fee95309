"""Show where the game stands in one strip: game, turn, phases, score; it opens the whole of it."""

from collections.abc import Callable
from functools import partial

import msgspec
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from beachmaster.desktop.controller import GameController, Topic
from beachmaster.desktop.forms import name
from beachmaster.desktop.measures import cut_to, line_height, width_of
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import Role, current
from beachmaster.desktop.words import LANGUAGE, say
from beachmaster.engine.display import Overview, Score, phase_text
from beachmaster.engine.text import Catalogue, Text, plain_text, with_minus
from beachmaster.games import catalogue

HEIGHT, LOW_HEIGHT, ROW = 2.9, 1.4, 1.4
LOW = 30.0
"""Below this height of the window in ems the strip is lower."""
SLACK = 2
"""Pixels by which rounding may differ."""
ROOMY = 75.0
"""Below this width in ems, turn, phase and score are all that is told."""
GAP, BETWEEN, DOT = 1.2, " › ", " · "
_FOLLOWED = Topic.STATE | Topic.GAME | Topic.PROMPT
STAYS = 400
"""Milliseconds that the pointer rests on the strip before it opens."""


class StripWords(msgspec.Struct, frozen=True, kw_only=True):
    """What the strip has to tell, in the player's words."""

    game: str = ""
    turn: str = ""
    now: int = 0
    turns: int = 0
    phase: str = ""
    steps: tuple[str, ...] = ()
    at: int = -1
    score: str = ""
    parts: tuple[str, ...] = ()


class Fitting(msgspec.Struct, frozen=True, kw_only=True):
    """What of it has room: these steps, so many parts of the score; `rows` where one is too few."""

    game: bool = False
    dots: bool = False
    steps: tuple[int, int] = (0, 0)
    parts: int = 0
    rows: int = 1


Measure = Callable[[str], float]


def fitted(told: StripWords, width: float, gap: float, measure: Measure, dot: float) -> Fitting:
    """Return what has room: parts of the score go first, then names of other phases, then dots."""
    least = sum(measure(words) + gap for words in (told.turn, told.phase, told.score) if words)
    if least > width:
        return Fitting(rows=2)
    room = width - least
    game = bool(told.game) and room >= measure(told.game) + gap
    room -= (measure(told.game) + gap) if game else 0
    dots = told.turns > 1 and room >= told.turns * dot
    room -= told.turns * dot if dots else 0
    first, last = told.at, told.at + 1
    if told.at < 0:
        return Fitting(game=game, dots=dots, steps=(0, 0))
    arrow = measure(BETWEEN)
    while first > 0 or last < len(told.steps):
        later = last if last < len(told.steps) else None
        for step in (later, first - 1 if first > 0 else None):
            if step is None:
                continue
            need = measure(told.steps[step]) + arrow
            if need > room - 2 * measure("…"):
                return Fitting(game=game, dots=dots, steps=(first, last))
            room -= need
            first, last = min(first, step), max(last, step + 1)
    parts = 0
    for part in told.parts:
        room -= measure(part) + measure(DOT)
        if room < 0:
            break
        parts += 1
    return Fitting(game=game, dots=dots, steps=(first, last), parts=parts)


def told_of(title: Text | None, overview: Overview) -> StripWords:
    """Return what the strip tells of an overview, in the language in force."""
    here = overview.step_of(overview.phase)
    score = overview.score
    parts = score.parts if score is not None else ()
    return StripWords(
        game=say(title) if title is not None else "",
        turn=say(T("Turn {turn} of {last}", turn=overview.turn, last=overview.last_turn)),
        now=overview.turn,
        turns=overview.last_turn,
        phase=say(phase_text(overview, overview.phase)),
        steps=tuple(say(step.text) for step in overview.steps),
        at=overview.steps.index(here) if here is not None else -1,
        score=_total(score) if score is not None else "",
        parts=tuple(f"{with_minus(f'{one.points:+d}')} {say(one.text)}" for one in parts),
    )


def _total(score: Score) -> str:
    return f"{say(score.label)} {with_minus(str(score.total))}"


class PhaseStrip(QAbstractButton):
    """Painted as one, spoken as one button; `wanted` opens how things stand, `rested` does so too.

    `rested` follows where the pointer stays; `left` where it goes.
    """

    rested = Signal()
    left = Signal()

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self.told, self.fitting = StripWords(), Fitting()
        self._told_of: tuple[Catalogue, Text, Overview] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._stays = QTimer(self, singleShot=True, interval=STAYS)
        self._stays.timeout.connect(self.rested)
        controller.changed.connect(self._on_changed)
        current().changed.connect(self._fit)
        self.refresh()  # a game may have been opened before the strip was made

    def refresh(self) -> None:
        """Tell where the game stands now."""
        overview, playing = self._controller.overview, self._controller.playing
        of = None  # what was told of another game is none of the one that opens
        if overview is not None and playing is not None:
            title = catalogue.find(playing.setup.game).title
            of = LANGUAGE.spoken, title, msgspec.structs.replace(overview, units=())
        if of == self._told_of:
            return
        self._told_of = of
        self.told = told_of(of[1], of[2]) if of is not None else StripWords()
        parts = [self.told.game, self.told.turn, self.told.phase, self.told.score]
        words = plain_text(" · ".join(part for part in parts if part))
        name(self, words, T("State of play: turn, phases and score in full (Ctrl+Shift+T)"))
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._told_of = None
            self.refresh()

    def sizeHint(self) -> QSize:
        """Ask for the height of a row, or of two."""
        low = self.window().height() < current().space(LOW)
        high = (LOW_HEIGHT if low else HEIGHT) + (self.fitting.rows - 1) * ROW
        return QSize(current().space(20), current().space(high))

    def minimumSizeHint(self) -> QSize:
        """Ask for no width: what has no room gives way."""
        return QSize(current().space(12), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit to another width."""
        super().resizeEvent(event)
        self._fit()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Wait whether the pointer stays."""
        super().enterEvent(event)
        self._stays.start()

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer went."""
        super().leaveEvent(event)
        self._stays.stop()
        self.left.emit()

    def _on_changed(self, topics: Topic) -> None:
        if topics & _FOLLOWED:
            self.refresh()

    def _fit(self) -> None:
        theme = current()
        told = self.told
        if self.width() < theme.space(ROOMY):
            told = msgspec.structs.replace(told, game="", turns=0, steps=(), at=-1, parts=())
        measure = partial(width_of, font=theme.font(bold=True))
        room = self.width() - theme.space(1.5)
        before = self.fitting
        self.fitting = fitted(told, room, theme.space(GAP), measure, theme.space(0.75))
        if before.rows != self.fitting.rows or self.height() != self.sizeHint().height():
            self.updateGeometry()
        self.update()

    # -- painting --------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it from left to right; the score stands at the right."""
        del event
        theme, painter = current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground: Role = "accent-soft" if self.underMouse() or self.isDown() else "surface"
        painter.fillRect(self.rect(), theme.colour(ground))
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme.colour("edge"))
        edge, rows = theme.space(0.75), self.fitting.rows
        high = (self.height() - 1) / rows
        row = QRectF(edge, 0, self.width() - 2 * edge, high)
        x = row.left()
        if self.fitting.game:
            self._take_ink(painter, "text", theme.font(bold=True, serif=True))
            x = self._write(painter, row, x, self.told.game) + theme.space(GAP)
        self._take_ink(painter, "text", theme.font(bold=True))
        x = self._write(painter, row, x, self.told.turn) + theme.space(GAP)
        x = self._dots(painter, row, x) if self.fitting.dots else x
        self._score(painter, row)
        below = row.translated(0, high) if rows > 1 else row
        self._phases(painter, below, below.left() if rows > 1 else x)
        if self.hasFocus():
            painter.setPen(theme.colour("accent"))
            painter.drawRect(self.rect().adjusted(1, 1, -2, -2))
        painter.end()

    def _write(self, painter: QPainter, row: QRectF, x: float, words: str) -> float:
        """Write words with the painter's pen and font from x on; return where they end."""
        font, room = painter.font(), max(int(row.right() - x) + SLACK, 0)
        shown = cut_to(words, font, room)
        wide = width_of(shown, font)
        box = QRectF(x, row.top(), wide + SLACK, row.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, shown)
        return x + wide

    def _take_ink(self, painter: QPainter, role: Role, font: QFont) -> None:
        painter.setPen(current().colour(role))
        painter.setFont(font)

    def _dots(self, painter: QPainter, row: QRectF, x: float) -> float:
        """Draw a box for each turn: full up to this one."""
        theme = current()
        side, step = theme.space(0.5), theme.space(0.75)
        x -= theme.space(GAP) / 2
        painter.setPen(theme.colour("accent"))
        for turn in range(1, self.told.turns + 1):
            full = turn <= self.told.now
            painter.setBrush(theme.colour("accent" if full else "surface"))
            at = QPointF(x + (turn - 1) * step, row.center().y() - side / 2)
            painter.drawRect(QRectF(at.x() + 0.5, int(at.y()) + 0.5, side, side))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        return x + self.told.turns * step + theme.space(GAP) / 2

    def _phases(self, painter: QPainter, row: QRectF, x: float) -> None:
        """Write the phases that have room, the one that is on in a frame."""
        told = self.told
        first, last = self.fitting.steps
        if not last > first:
            self._chip(painter, row, x, told.phase)
            return
        plain = current().font()
        self._take_ink(painter, "muted", plain)
        x = self._write(painter, row, x, "…" + BETWEEN if first > 0 else "")
        for step in range(first, last):
            if step == told.at:
                x = self._chip(painter, row, x, told.phase)
                self._take_ink(painter, "muted", plain)
            else:
                x = self._write(painter, row, x, told.steps[step])
            if step + 1 < len(told.steps):
                x = self._write(painter, row, x, BETWEEN)
        self._write(painter, row, x, "…" if last < len(told.steps) else "")

    def _chip(self, painter: QPainter, row: QRectF, x: float, words: str) -> float:
        """Write the phase that is on, on a ground of its own."""
        if not words:  # while a game opens
            return x
        theme = current()
        font = theme.font(bold=True)
        air = theme.space(0.35)
        wide = min(width_of(words, font), row.right() - x - 2 * air)
        high = min(line_height(font) + air, row.height() - 2)  # a low row cuts no corner off
        box = QRectF(x, row.center().y() - high / 2, wide + 2 * air, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("accent"))
        painter.drawRoundedRect(box, air, air)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(theme.colour("on-accent"))
        painter.setFont(font)
        shown = cut_to(words, font, int(wide) + 1)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip), shown)
        return box.right()

    def _score(self, painter: QPainter, row: QRectF) -> None:
        """Write the score at the right, before it the parts that have room."""
        theme, told = current(), self.told
        self._take_ink(painter, "text", theme.font(bold=True))
        x = row.right() - width_of(told.score, painter.font())
        self._write(painter, row, x, told.score)
        self._take_ink(painter, "muted", theme.font())
        parts = "".join(part + DOT for part in told.parts[: self.fitting.parts])
        x -= width_of(parts, painter.font())
        self._write(painter, row, x, parts)
