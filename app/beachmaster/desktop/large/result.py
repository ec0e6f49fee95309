"""Lay out what was rolled or drawn last: its dice, the sum in a line, what it came to in large."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRect

from beachmaster.desktop.large.marks import Mark
from beachmaster.desktop.large.measure import Unit
from beachmaster.desktop.prompts.moment.pieces import INKS
from beachmaster.desktop.prompts.moment.told import Moment, summed
from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.words import say
from beachmaster.engine.fight import Opposed, Result
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import MINUS, capital

PART = "result"
OUTCOME = (7.0, 6.0, 5.2, 4.6, 4.0, 3.6)
"""The sizes of what it came to, in units: the largest at which it stands in two lines."""
SUM, LEAST_SUM = 4.0, 3.2
ROW_DIE, ROW_WORDS, MOST_ROWS = 6.0, 4.4, 3
"""The die and the words of one throw among several; how many of them are listed."""
LOW, LOWEST = 10.0, 8.0
"""Where a die is lower than that, in units, one throw less is listed."""
GAP = 1.5
DICE_SHARE = 0.42
"""Dice take no more of the width."""


class Band:
    """The marks of a result in a width, from a top downward."""

    def __init__(self, unit: Unit, left: int, top: int, width: int) -> None:
        self.unit, self.left, self.top, self.width = unit, left, top, width
        self.marks: list[Mark] = []
        self.height = 0

    def show(self, moment: Moment, die: float, *, faded: bool) -> None:
        """Lay out a moment, its die so many units high."""
        self._faded = faded
        results = moment.results
        if not results:
            self._draw(moment, die)
        elif len(results) == 1:
            self._throw(results[0], die)
        else:
            self._rows(results, die)

    def _put(self, kind: str, rect: QRect, **told: object) -> None:
        mark = Mark(kind=kind, part=PART, rect=rect, faded=self._faded, **told)  # type: ignore[arg-type]
        self.marks.append(mark)
        self.height = max(self.height, rect.bottom() + 1 - self.top)

    def _throw(self, result: Result, die: float) -> None:
        dice = [(value, result.color) for value in result.dice]
        other = result.against
        dice += [(value, other.color) for value in other.dice] if other is not None else []
        side = self._side(len(dice), die)
        x = self._dice(dice, side)
        line = _sum(result, result)
        if other is not None:
            line += " : " + _sum(result, other)
        what = say(result.what)
        summed = f"{what.rstrip('.')}: {line}" if line else what
        ways = [summed, what]
        if result.column is not None:
            ways.insert(0, f"{summed} · {say(result.column)}")
        self._beside(
            x, side, self._short(ways, self.left + self.width - x), say(result.text), result
        )

    def _short(self, ways: Sequence[str], width: int) -> str:
        """Return the fullest of the ways to say it that stands in one line, or else the last."""
        font = self.unit.font(LEAST_SUM)
        return next((one for one in ways if self.unit.lines(one, font, width) == 1), ways[-1])

    def _side(self, count: int, die: float) -> int:
        """Return the side of each of so many dice."""
        room = self.width * DICE_SHARE / max(count, 1) - self.unit.px(GAP)
        return min(self.unit.px(die), round(room))

    def _dice(self, dice: Sequence[tuple[int, str]], side: int) -> int:
        """Set dice side by side; return where they end."""
        x = self.left
        for value, color in dice:
            self._put("die", QRect(x, self.top, side, side), value=value, color=color)
            x += side + self.unit.px(GAP)
        return x + self.unit.px(GAP)

    def _beside(self, x: int, side: int, told: str, came_to: str, result: Result | None) -> None:
        """Write beside dice or a face: a line in small, and below it what it came to in large."""
        unit, width = self.unit, self.left + self.width - x
        above, small = 0, unit.font(SUM)
        if told and unit.lines(told, small, width) > 1:
            small = unit.font(LEAST_SUM)
        above = unit.room(told, small, width).height() if told else 0
        sign = unit.px(GAP) if result is not None else 0
        words = capital(came_to)
        size, room = self._fitted(words, width, signed=result is not None)
        mark = unit.px(size) if result is not None else 0
        top = self.top + max(side - above - room, 0) // 2
        if told:
            self._put("words", QRect(x, top, width, above), words=told, font=small, colour="muted")
        if result is not None:
            air = max(unit.px(size * 0.13), 1)
            square = QRect(x, top + above + air, mark, mark)
            self._put("sign", square, sign=result.sign, step=1)
        left = x + mark + sign
        rect = QRect(left, top + above, self.left + self.width - left, room)
        ink = INKS[result.sign] if result is not None else "text"
        self._put("words", rect, words=words, font=unit.font(size, bold=True), colour=ink, step=1)

    def _fitted(self, words: str, width: int, *, signed: bool) -> tuple[float, int]:
        """Return the largest size at which words stand in two lines, and their height."""
        for size in OUTCOME:
            font = self.unit.font(size, bold=True)
            room = width - (self.unit.px(size) + self.unit.px(GAP) if signed else 0)
            if self.unit.lines(words, font, room) <= 2:
                break
        return size, self.unit.room(words, font, room).height()

    def _draw(self, moment: Moment, die: float) -> None:
        event = moment.told[-1].event
        drawn, side = event.drawn, self.unit.px(die)
        if drawn is not None:
            square = QRect(self.left, self.top, side, side)
            self._put("face", square, color=drawn.color, drawn=drawn)
        x = self.left + side + self.unit.px(2 * GAP)
        self._beside(x, side, "", say(event.text), None)

    def _rows(self, results: Sequence[Result], die: float) -> None:
        """List several throws of one moment, each with its dice and what it came to."""
        unit, top = self.unit, self.top
        most = MOST_ROWS - (die < LOW) - (die < LOWEST)
        for result in results[:most]:
            row = Band(unit, self.left, top, self.width)
            row._faded = self._faded
            side = row._side(len(result.dice), ROW_DIE)
            x = row._dice([(value, result.color) for value in result.dice], side)
            words = f"{say(result.what)}: {say(result.text)}"
            font = unit.font(ROW_WORDS, bold=True)
            square = QRect(x, top + (side - unit.px(ROW_WORDS)) // 2, *(unit.px(ROW_WORDS),) * 2)
            row._put("sign", square, sign=result.sign, step=1)
            x += unit.px(ROW_WORDS + GAP)
            width = self.left + self.width - x
            high = unit.room(words, font, width).height()
            rect = QRect(x, top + max(side - high, 0) // 2, width, high)
            row._put("words", rect, words=words, font=font, colour=INKS[result.sign], step=1)
            self.marks += row.marks
            top += row.height + unit.px(GAP / 2)
        self.height = top - self.top
        later = len(results) - most
        if later > 0:
            self._more(later, top)

    def _more(self, later: int, top: int) -> None:
        more = say(TN("{n} more: see the journal.", "{n} more: see the journal.", n=later))
        font = self.unit.font(LEAST_SUM)
        high = self.unit.room(more, font, self.width).height()
        self._put(
            "words", QRect(self.left, top, self.width, high), words=more, font=font, colour="muted"
        )


def _sum(result: Result, side: Result | Opposed) -> str:
    """Return the sum of a side in one line, as far as there is one: 6 − 3 = 3."""
    dice, lines, total = side.dice, side.lines, side.total
    counting = [line for line in lines if line.applied]
    bare = not counting and len(dice) == 1
    said = "" if bare else " + ".join(map(str, dice)) + "".join(_counted(counting))
    if not summed(result, dice, lines, total):
        return said
    if bare:
        return str(total)
    return say(T("{sum} = {total}", sum=said, total=total))


def _counted(lines: Sequence[Modifier]) -> Iterator[str]:
    for line in lines:
        value = f" {MINUS if line.value < 0 else '+'} {abs(line.value)}" if line.value else ","
        yield f"{value} {say(line.name)}"
