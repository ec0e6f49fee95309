"""Lay the moment of a result out: dice, chips, total and outcome, or a marker and its bag.

Where there is little height, what is said below as well gives way: first what does not count, then
what counts, then the line above; the die and what it came to stay.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Literal

import msgspec
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFont

from beachmaster.desktop.measures import wrapped
from beachmaster.desktop.prompts.moment.told import Moment, summed
from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.theme import Role, current
from beachmaster.desktop.theme.tokens import CAPTION, TYPE
from beachmaster.desktop.words import say
from beachmaster.engine.event import Event
from beachmaster.engine.fight import DrawnFace, Result, Sign
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import capital, with_minus

Kind = Literal["die", "chip", "words", "sign", "face", "bag"]
Detail = Literal["all", "counting", "outcome", "least"]
DETAILS: tuple[Detail, ...] = ("all", "counting", "outcome", "least")
_LINES = ("all", "counting")

DIE, LESSER_DIE, LEAST_DIE = 3.2, 2.2, 1.9
FACE, LESSER_FACE, BAG = 4.8, 3.2, 2.6
"""Sides in ems of a die, of one among several, of one in a list; of what is drawn; of the bag."""
GAP, EDGE, MARK = 0.4, 0.4, 1.3
LEAST_COLUMN = 10.0
"""With less room beside a die, in ems, what it came to stands below it."""
MOST_ABREAST, HAIR, BELOW = 3, 2, 0.25
MOST_LISTED, BENEATH = 3, 0.75
"""More throws than that at once stand in one row of dice, with a sign of so many ems below each."""
INKS: dict[Sign, Role] = {"good": "good", "bad": "bad", "none": "text"}


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to paint; `step` counts what is built after the dice have landed.

    `hollow` is a line that does not count, `rule` the rule behind a line.
    """

    kind: Kind
    rect: QRect
    words: str = ""
    font: QFont | None = None
    colour: Role = "text"
    value: int = 0
    color: str = ""
    sign: Sign = "none"
    hollow: bool = False
    rule: str = ""
    drawn: DrawnFace | None = None
    step: int = 0


class Laid(msgspec.Struct, frozen=True):
    """All that is painted, how high it is, and which results it shows in full."""

    pieces: tuple[Piece, ...]
    height: int
    detail: Detail


def laid_out(moment: Moment, width: int, most: int) -> Laid:
    """Lay out as much of a moment as a height has room for, at least its outcome."""
    laid = None
    for laid in _ways(moment, width):
        if laid.height <= most:
            break
    assert laid is not None
    return laid


def _ways(moment: Moment, width: int) -> Iterator[Laid]:
    """Yield the ways to show it, the richest first."""
    results = moment.results
    if len(results) > MOST_LISTED and all(result.dice for result in results):
        for count in range(MOST_LISTED, -1, -1):
            yield _laid("outcome", width, partial(_barrage, results=results, count=count))
        return
    if len(results) > 1:
        for count in range(len(results), 0, -1):
            yield _laid("outcome", width, partial(_rows, results=results, count=count))
        return
    for detail in DETAILS:
        if results:
            yield _laid(detail, width, partial(_throw, result=results[0], detail=detail))
        else:
            event = moment.told[-1].event
            yield _laid(detail, width, partial(_draw, event=event, detail=detail))


def _laid(detail: Detail, width: int, fill: Callable[["_Page"], None]) -> Laid:
    page = _Page(width)
    fill(page)
    return Laid(tuple(page.pieces), page.top + current().space(BELOW), detail)


class _Page:
    """Pieces from the top downward, in rows between `left` and the width."""

    def __init__(self, width: int) -> None:
        self.pieces: list[Piece] = []
        self.width, self.left, self.top = width, 0, 0
        self._x = self._row = 0
        self._low, self._since = 0, 0
        self.step = 0

    def put(self, size: QSize, **piece: object) -> None:
        """Put a piece at the end of the row, or at the beginning of the next."""
        gap = current().space(GAP)
        if self._x > self.left and self._x + size.width() > self.width:
            self.end_row()
        corner = QRect(max(self._x, self.left), self.top, size.width(), size.height())
        self.pieces.append(Piece(rect=corner, step=self.step, **piece))  # type: ignore[arg-type]
        self._x = corner.right() + 1 + gap
        self._row = max(self._row, size.height())

    def end_row(self, gap: float = GAP) -> None:
        """Go on below, with the row's pieces in its middle."""
        for at, one in enumerate(self.pieces):
            if one.rect.top() == self.top and one.rect.left() >= self.left:
                drop = (self._row - one.rect.height()) // 2
                moved = one.rect.translated(0, drop)
                self.pieces[at] = msgspec.structs.replace(one, rect=moved)
        self.top += self._row + current().space(gap) if self._row else 0
        self._x = self._row = 0

    def words(self, words: str, scale: float, colour: Role = "text", *, bold: bool = False) -> None:
        """Put words, wrapped, into the rest of the row."""
        font = current().font(scale, bold=bold)
        size = _written(words, font, self.room())
        self.put(size, kind="words", words=words, font=font, colour=colour)

    def line_of_words(
        self, words: str, scale: float, colour: Role = "text", *, bold: bool = False
    ) -> None:
        """Put words into the rest of the row where they fit on one line, else into the next."""
        font, begun = current().font(scale, bold=bold), self._x > self.left
        if begun and _written(words, font, self.width - self.left).width() > self.room():
            self.end_row()
        self.words(words, scale, colour, bold=bold)

    def room(self) -> int:
        """Return how wide what is left of the row is."""
        return self.width - max(self._x, self.left)

    def stand_beside(self) -> None:
        """Put what comes now beside what stands in the row, in rows of its own."""
        self._low, self._since = self.top + self._row, len(self.pieces)
        self.left, self._row = self._x, 0

    def end_beside(self) -> None:
        """Go on below both; the lower of the two stands in the middle of the other's height."""
        short = max(self._low - self.top, 0)
        for at, one in enumerate(self.pieces[self._since :], self._since):
            moved = one.rect.translated(0, short // 2)
            self.pieces[at] = msgspec.structs.replace(one, rect=moved)
        self.top += short
        self.left = self._x = self._low = 0
        self._since = len(self.pieces)


def _throw(page: _Page, result: Result, detail: Detail) -> None:
    """Lay out one throw: what was rolled for, its sides, and what it came to."""
    theme = current()
    if detail != "least":
        page.top = theme.space(0.2)
        page.words(say(result.what), CAPTION, "muted")
        page.end_row(0.2)
    other = result.against
    alone = other is None and len(result.dice) < MOST_ABREAST
    side = DIE if alone and detail != "least" else LESSER_DIE
    _side(page, result.dice, result.color, side)
    _sum(page, result, result.dice, result.lines, result.total, detail)
    if other is not None:
        page.end_beside()
        page.top += theme.space(GAP / 2)
        _side(page, other.dice, other.color, side)
        _sum(page, result, other.dice, other.lines, other.total, detail)
    if not alone:
        page.end_beside()
    page.step += 1
    _outcome(page, result, TYPE["lead"] if detail == "least" else TYPE["result"])
    page.end_beside()


def _side(page: _Page, dice: Sequence[int], color: str, side: float) -> None:
    """Put the dice of a side; its sum stands beside them where there is room."""
    for die in dice:
        page.put(_square(side), kind="die", value=die, color=color)
    if page.room() >= current().space(LEAST_COLUMN):
        page.stand_beside()
    else:
        page.end_row()


def _sum(
    page: _Page,
    result: Result,
    dice: Sequence[int],
    lines: Sequence[Modifier],
    total: int,
    detail: Detail,
) -> None:
    """Build the sum: what counts in chips, total and column; hollow what does not count."""
    counting = [line for line in lines if line.applied and detail in _LINES]
    for line in counting:
        page.step += 1
        _chip(page, line)
    page.step += 1
    if summed(result, dice, lines, total):
        page.line_of_words(say(T("= {total}", total=total)), TYPE["lead"], bold=True)
    if result.column is not None and detail in _LINES:
        page.line_of_words(say(result.column), CAPTION, "muted")
    for line in lines:
        if detail == "all" and not line.applied:
            _chip(page, line)
    page.end_row(0.25)


def _chip(page: _Page, line: Modifier) -> None:
    theme = current()
    name = say(line.name)
    words = f"{with_minus(f'{line.value:+d}')} {name}" if line.value else name
    font, edge = theme.font(CAPTION), theme.space(EDGE)
    size = _written(words, font, page.width - page.left - 2 * edge)
    size = QSize(size.width() + 2 * edge, size.height() + edge)
    page.put(size, kind="chip", words=words, font=font, rule=line.rule, hollow=not line.applied)


def _outcome(page: _Page, result: Result, scale: float) -> None:
    """Put the sign and the words of what dice came to."""
    side = MARK * scale / TYPE["result"]
    page.put(_square(side), kind="sign", sign=result.sign)
    words = say(result.text)
    page.words(capital(words), scale, INKS[result.sign], bold=True)
    page.end_row(0)


def _rows(page: _Page, results: Sequence[Result], count: int) -> None:
    """List several throws of one moment: they land together, each with what it was for."""
    for result in results[:count]:
        for die in result.dice:
            page.put(_square(LEAST_DIE), kind="die", value=die, color=result.color)
        page.stand_beside()
        page.step = 1
        _outcome(page, result, 1.0)
        page.words(say(result.what), CAPTION, "muted")
        page.end_row(0)
        page.end_beside()
        page.top += current().space(GAP / 2)
        page.step = 0
    if later := len(results) - count:
        more = TN("{n} more: see the journal.", "{n} more: see the journal.", n=later)
        page.words(say(more), CAPTION, "muted")
        page.end_row(0)


def _barrage(page: _Page, results: Sequence[Result], count: int) -> None:
    """Lay many throws out as one row of dice with their signs; below, those that tell most."""
    theme, marks = current(), list[Piece]()
    each, mark = theme.space(LEAST_DIE) + theme.space(GAP), theme.space(BENEATH)
    for result in results:
        if page.left < page.room() < len(result.dice) * each:
            page.end_row(BENEATH + GAP)
        for die in result.dice:
            page.put(_square(LEAST_DIE), kind="die", value=die, color=result.color)
        die_rect = page.pieces[-1].rect
        where = QRect(die_rect.center().x() - mark // 2, die_rect.bottom() + 3, mark, mark)
        marks.append(Piece(kind="sign", rect=where, sign=result.sign, step=1))
    page.end_row(BENEATH + GAP)
    page.pieces += marks
    page.step = 2
    told = sorted(results, key=lambda one: one.sign == "none")[:count]
    for result in told:
        words = say(result.text)
        page.put(_square(MARK * 0.7), kind="sign", sign=result.sign)
        page.words(capital(words), 1.0, INKS[result.sign], bold=True)
        page.end_row(0)
        page.words(say(result.what), CAPTION, "muted")
        page.end_row(0.15)
    if later := len(results) - len(told):
        more = TN("{n} more: see the journal.", "{n} more: see the journal.", n=later)
        page.words(say(more), CAPTION, "muted")
        page.end_row(0)


def _draw(page: _Page, event: Event, detail: Detail) -> None:
    """Lay out what was drawn: its bag, its face, its words."""
    drawn = event.drawn
    assert drawn is not None, "a moment without a throw is a draw"
    full = detail in {"all", "counting"}
    side = {"outcome": LESSER_FACE, "least": LESSER_DIE}.get(detail, FACE)
    if drawn.bag and full:
        page.put(QSize(current().space(BAG), current().space(FACE)), kind="bag", color=drawn.color)
    page.put(_square(side), kind="face", color=drawn.color, drawn=drawn)
    page.step = 1
    if page.room() < current().space(LEAST_COLUMN):
        page.end_row()
    else:
        page.stand_beside()
    page.words(say(event.text), 1.0 if full else CAPTION)
    page.end_row(0)
    page.end_beside()


def _written(words: str, font: QFont, width: int) -> QSize:
    """Return the room of words; painted, they may be a hair wider than the metrics say."""
    size = wrapped(words, font, width - HAIR)
    return QSize(size.width() + HAIR, size.height())


def _square(ems: float) -> QSize:
    side = current().space(ems)
    return QSize(side, side)
