"""Lay the large card out: as large as it fits, what matters most largest, nothing cut.

From the top: where we are, the last result, acts, the prompt, answers, other words, the bar. Where
there is little room, type is smaller by steps and what is said besides goes to a page of its own.
"""

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont

from beachmaster.desktop.blocks import RIGHT
from beachmaster.desktop.large.arranging import Arranging
from beachmaster.desktop.large.asks import Ask, Cap
from beachmaster.desktop.large.grid import LABEL, MOST, SIZES, Grid, Wish
from beachmaster.desktop.large.hints import FOOT, arranged_small, hint_row
from beachmaster.desktop.large.marks import Mark
from beachmaster.desktop.large.measure import LEAST, Unit
from beachmaster.desktop.large.notes import LARGEST_NOTE, NOTES, first_table, note_height, written
from beachmaster.desktop.large.prompt_sizes import GROWN, PromptSizes, sized
from beachmaster.desktop.large.result import Band
from beachmaster.desktop.large.rule_words import fitting
from beachmaster.desktop.large.shown import DENSITIES, MAIN, Act, Content, Density, LargePlan
from beachmaster.desktop.large.told import SIGN, Note
from beachmaster.desktop.measures import line_height
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import Role
from beachmaster.desktop.words import say

EDGE, GAP = 3.0, 1.6
"""The margin around all of it, and between its parts: 24 and 13 pixels of 800."""
HEAD, SCORE_GAP = 4.0, 3.0
ECHO, HINT, ABOVE, WRONG = 11.0, 3.4, 4.0, 4.8
BUTTON = 7.5
MAIN_SHARE = 0.46
SOME, ODDS, EXTRA = 13.0, 24.0, 7.0
"""So much height, in units, is kept for other words where there is room, and where some are odds;
for what is offered besides."""
SEEN = 0.2
"""Odds have room for their first table down to that share of other words."""
MANY_PAGES = 99
"""There is room for the count of so many."""


def planned(content: Content, width: int, height: int) -> LargePlan:
    """Lay everything out in the largest sizes at which it fits."""
    unit = Unit(width, height)
    caps, across = content.ask.caps, width - 2 * unit.px(EDGE)
    faces, others = (
        [one for one in caps if (one.face is not None) is dice] for dice in (True, False)
    )
    together = [*faces, *others] if faces and len(others) == 1 else []
    groups = [Arranging(some, across, unit) for some in (faces, others, together)]
    for density in DENSITIES:
        draft = _Draft(content, unit, density, groups)
        if draft.fits:
            break
    return _grown(draft, content, groups).finished()


def _grown(draft: "_Draft", content: Content, groups: Sequence[Arranging]) -> "_Draft":
    """Return the draft with the largest prompt that leaves all else as it stands."""
    grid, spare = draft.plan.grid, draft.spare
    for size, lines in GROWN if draft.fits and spare > 0 else ():
        density = msgspec.structs.replace(draft.density, prompt=size, lines=lines)
        if not 0 < draft.prompts.grows_by(draft.density, density) <= spare:
            continue
        other = _Draft(content, draft.unit, density, groups)
        now = other.plan.grid
        if other.fits and now.size >= grid.size and now.pages <= grid.pages:
            return other
    return draft


class _Draft:
    """The card laid out at one density."""

    def __init__(
        self, content: Content, unit: Unit, density: Density, groups: Sequence[Arranging]
    ) -> None:
        self.content, self.unit, self.density = content, unit, density
        self.groups = groups
        self.plan = LargePlan(unit=unit)
        self.fits = True
        self.spare = 0
        edge = unit.px(EDGE)
        self.left, self.width = edge, unit.width - 2 * edge
        self.prompts = PromptSizes(content, unit, self.width)
        self.top, self.bottom = edge, unit.height - edge
        self._foot()
        self._head()
        self._result()
        self._acts()
        self._prompt()
        self._typing()
        self._answers()
        self._extras()
        self._weigh()

    # -- pieces ----------------------------------------------------------------------------------

    def _words(
        self, part: str, words: str, font: QFont, colour: Role = "text", gap: float = GAP
    ) -> None:
        """Write words over the whole width, and go on below them."""
        high = self.unit.room(words, font, self.width).height()
        rect = QRect(self.left, self.top, self.width, high)
        told = {"part": part, "words": words, "font": font, "colour": colour}
        self._put(kind="words", rect=rect, **told)
        self.top += high + self.unit.px(gap)

    # -- from the top ----------------------------------------------------------------------------

    def _head(self) -> None:
        head, unit = self.content.head, self.unit
        if not head.turn:
            return
        font = unit.font(HEAD, bold=True)
        high = line_height(font)
        score, where = head.score.upper(), f"{head.turn} · {head.phase}".upper()
        right = unit.across(score, font) if score else 0
        row = QRect(self.left, self.top, self.width, high)
        told = {"part": "head", "font": font, "colour": "muted"}
        if score:
            box = row.adjusted(self.width - right, 0, 0, 0)
            self._put(kind="words", rect=box, words=score, align=RIGHT, **told)
        room = self.width - right - unit.px(SCORE_GAP)
        dots = unit.px(2.6) * head.turns
        if unit.across(where, font) > room:
            where = head.phase.upper() if unit.across(head.phase.upper(), font) <= room else where
        used = unit.across(where, font)
        lines = unit.room(where, font, room).height()
        self._put(kind="words", rect=QRect(row.x(), row.y(), min(used, room), lines), words=where,
                  **told)  # fmt: skip
        if head.turns > 1 and used + unit.px(SCORE_GAP) + dots <= room:
            box = QRect(row.x() + room - dots, row.y(), dots, high)
            self._put(kind="turns", rect=box, value=head.now, of=head.turns, **told)
        self.top += max(lines, high) + unit.px(GAP)

    def _put(self, **told: object) -> None:
        self.plan.marks.append(Mark(**told))  # type: ignore[arg-type]

    def _result(self) -> None:
        if self.content.moment is None or not self.density.die:
            return
        band = Band(self.unit, self.left, self.top, self.width)
        band.show(self.content.moment, self.density.die, faded=self.content.faded)
        self.plan.marks += band.marks
        self.top += band.height + self.unit.px(GAP)

    def _acts(self) -> None:
        """List the acts from the first one that is not done, as many as the density has."""
        acts, unit = list(self.content.acts), self.unit
        if not acts:
            return
        most = self.density.acts
        first = next((at for at, act in enumerate(acts) if not act.done), len(acts))
        first = max(min(first, len(acts) - most), 0)
        shown = acts[first : first + most]
        left_out = sum(not act.done for act in acts) - sum(not act.done for act in shown)
        hint = say(T("Space: done")) if self.content.spaced and any(
            not act.done for act in acts) else ""  # fmt: skip
        if left_out > 0:
            hint = f"+{left_out}   {hint}".strip()
        small = unit.font(HINT, bold=True)
        right = unit.across(hint, small) + unit.px(GAP) if hint else 0
        for at, act in enumerate(shown):
            self._act(act, self.width - right if at == len(shown) - 1 else self.width)
        if hint:
            last = self.plan.acts[-1][1].rect
            box = QRect(self.left + self.width - right, last.top(), right, last.height())
            self._put(kind="words", part="act-hint", rect=box, words=hint, font=small,
                      colour="muted", align=RIGHT | Qt.AlignmentFlag.AlignVCenter)  # fmt: skip

    def _act(self, act: Act, width: int) -> None:
        unit, size = self.unit, self.density.act
        sizes = [one for one in (size, size * 0.88, size * 0.76, 4.0) if one >= 4.0]
        box = unit.px(size * 1.5)
        size = sized(act.words, sizes, unit, width - box)
        font = unit.font(size, bold=True)
        high = unit.room(act.words, font, width - box).height()
        rect = QRect(self.left + box, self.top, width - box, high)
        colour: Role = "muted" if act.done else "signal"
        mark = Mark(kind="words", part="act", rect=rect, words=act.words, font=font, colour=colour)
        self.plan.acts.append((act, mark))
        self.top += high + unit.px(GAP * 0.6)

    def _prompt(self) -> None:
        size = self.prompts.size(self.density)
        font = self.unit.font(size, bold=True, serif=True)
        self._words("prompt", self.content.prompt, font)
        title = self.content.ask.title
        if title:
            size = self.prompts.title_size(self.density)
            self._words("title", title, self.unit.font(size, bold=True), "accent")

    def _typing(self) -> None:
        """Show dice pressed so far, what is typed in large, and why an answer did not count."""
        ask, unit = self.content.ask, self.unit
        if ask.pressed:
            side = min(
                unit.px(max(self.density.die, 6.0) * 0.8), self.width // len(ask.pressed) - 4
            )
            for at, (value, color) in enumerate(ask.pressed):
                square = QRect(self.left + at * (side + unit.px(1)), self.top, side, side)
                self._put(kind="die", part="pressed", rect=square, value=value, color=color)
            self.top += side + unit.px(GAP)
        if ask.line is not None:
            self._line(ask)
        if self.content.wrong:
            font = unit.font(WRONG, bold=True)
            self._words("wrong", f"{SIGN} {self.content.wrong}", font, "bad")
        for hint in ask.hints if ask.line is None else []:
            self._words("hint", hint, unit.font(HINT), "muted", GAP * 0.6)
        if ask.above:
            self._words("above", ask.above, unit.font(ABOVE, bold=True), "muted", GAP * 0.6)

    def _line(self, ask: Ask) -> None:
        assert ask.line is not None
        words, unit = ask.line.words, self.unit
        if words:
            largest = ECHO if self.density.prompt > 7 or not ask.caps else 7.0
            sizes = [size for size in (ECHO, 9.0, 7.0, 6.0, 5.0) if size <= largest]
            size = sized(words, sizes, unit, self.width - unit.px(4), lines=1)
            self._words("echo", f"{words}▏", unit.font(size, bold=True), "accent")
        else:
            told = "   ".join([f"▏{ask.line.hint}", *ask.hints])
            self._words("hint", told, unit.font(HINT), "muted")

    # -- from the bottom -------------------------------------------------------------------------

    def _foot(self) -> None:
        """Keep the last lines for keys, the rule and the main button, which never moves."""
        content, unit = self.content, self.unit
        high, line = unit.px(BUTTON), unit.px(FOOT * 1.45)
        screens = self._hints(content.screens, self.bottom - line)
        top = self.bottom - line - unit.px(1) - high
        share = round(self.width * MAIN_SHARE)
        self.plan.main = QRect(self.left + self.width - share, top, share, high)
        sizes = (MAIN, 4.0, 3.6, 3.2, LEAST)
        inside = share - unit.px(3)
        self.plan.main_size = next(
            (one for one in sizes if self._in_main(one, inside, high)), LEAST
        )
        room = self.width - max(screens, share) - unit.px(GAP)
        wraps = self._rule(QRect(self.left, top + line, room, self.bottom - top - line), line)
        hints = top if wraps else top + (high - line) // 2
        self._hints(content.hints, hints, self.width - share - unit.px(GAP))
        self.bottom = top - unit.px(GAP)

    def _rule(self, box: QRect, line: int) -> bool:
        """Say below the keys what the rule says; tell whether it takes more than the last line."""
        words, font = self.content.rule, self.unit.font(FOOT)
        if not words:
            return False
        words = fitting(words, font, self.unit, box.width(), box.height())
        wraps = self.unit.room(words, font, box.width()).height() > line
        if not wraps:
            box.setTop(box.bottom() + 1 - line)
        self._put(kind="words", part="rule", rect=box, words=words, font=font, colour="muted",
                  align=Qt.AlignmentFlag.AlignVCenter)  # fmt: skip
        return wraps

    def _in_main(self, size: float, width: int, high: int) -> bool:
        font = self.unit.font(size, bold=True)
        return self.unit.room(self.content.main, font, width).height() <= high

    def _hints(self, hints: Sequence[Cap], top: int, room: int = 0) -> int:
        """Put keys with their words in a row: within a room from the left, else to the right."""
        most = room or self.width
        row, whole = hint_row(hints, self.unit, most)
        left = self.left if room else self.left + self.width - whole
        for one in row:
            rect = one.rect.translated(left, top)
            if rect.right() < self.left + most:  # it has a key all the same
                self.plan.hints.append(msgspec.structs.replace(one, rect=rect))
        return whole

    # -- the middle ------------------------------------------------------------------------------

    def _answers(self) -> None:
        """Arrange the caps: dice in a row of their own, then the others, or all in one row."""
        faces, others, together = self.groups
        room = QRect(self.left, self.top, self.width, 0)
        row = together.row(room, min(self.density.cap, SIZES[1])) if together.caps else None
        if row is not None:
            self._take(row)
        else:
            self._grid(faces, 0.0)
            self._grid(others, self._kept())

    def _kept(self) -> int:
        """Return the height that is kept for what stands below the answers."""
        extras = self.unit.px(EXTRA) if self.content.extras else 0
        return extras + self._kept_for_notes()

    def _kept_for_notes(self) -> int:
        unit, share, told = self.unit, self.density.notes, self.content.notes
        if share < 0 or not told:
            return 0
        must = sum(self._note_height(one) for one in told if one.must)
        odds = any(one.share is not None for one in told)
        wished = min(sum(map(self._note_height, told)), unit.px(ODDS if odds else SOME))
        share = share if odds else share - 0.4
        share = 0.0 if len(self.groups[1].caps) > MOST and not odds else share
        line = unit.px(HINT * 1.5)
        first = first_table(told, self.width, unit) if share >= SEEN else 0
        kept = max(must, round(wished * share), first, line if share and not must else 0)
        return kept + unit.px(GAP) if kept else 0

    def _note_height(self, note: Note) -> int:
        return note_height(note, NOTES[-1], self.width, self.unit)

    def _grid(self, group: Arranging, kept: float) -> None:
        if not group.caps:
            return
        room = QRect(self.left, self.top, self.width, self.bottom - self.top - round(kept))
        enough = min(self.content.ask.enough, self.density.enough)
        beside = self._beside()
        label = 0 if beside is not None else self.unit.px(LABEL + GAP)
        grid = group.within(room, Wish(self.content.page, self.density.cap, enough, label))
        self.fits = self.fits and grid.whole and grid.height <= room.height()
        self._take(grid)
        if grid.pages > 1:
            self._count_pages(grid, beside)

    def _take(self, grid: Grid) -> None:
        self.plan.grid = grid
        self.plan.caps += grid.placed
        self.top += grid.height + self.unit.px(GAP)

    def _beside(self) -> Mark | None:
        """Return the line above the answers if the count of pages has room at its right end."""
        mark, unit = self.plan.marks[-1] if self.plan.marks else None, self.unit
        if mark is None or mark.part not in {"above", "hint"} or mark.font is None:
            return None
        alone = unit.lines(mark.words, mark.font, self.width) == 1
        room = self.width - unit.across(mark.words, mark.font)
        return mark if alone and room >= self._count_width(MANY_PAGES) else None

    def _count_width(self, pages: int) -> int:
        """Return how wide the count of so many pages is with its keys and the air before both."""
        unit = self.unit
        words = say(T("Page {n} of {of}", n=pages, of=pages))
        _row, turns = hint_row(self.content.turns, unit, self.width)
        return unit.across(words, unit.font(HINT)) + turns + unit.px(GAP) * 3

    def _count_pages(self, grid: Grid, beside: Mark | None) -> None:
        """Say which page it is and what turns it: beside the line above, or below the answers."""
        unit, high = self.unit, self.unit.px(LABEL)
        words = say(T("Page {n} of {of}", n=grid.page + 1, of=grid.pages))
        if beside is None:
            top = self.top
            self.top += high + unit.px(GAP)
        else:
            top = beside.rect.center().y() - high // 2
        font = unit.font(HINT)
        turns = self._hints(self.content.turns, top) + unit.px(GAP)
        wide = unit.across(words, font)
        rect = QRect(self.left + self.width - turns - wide, top, wide, high)
        self._put(kind="words", part="page", rect=rect, words=words, font=font,
                  colour="muted", align=RIGHT | Qt.AlignmentFlag.AlignVCenter)  # fmt: skip
        if beside is not None:
            room = beside.rect.adjusted(0, 0, -turns - wide - unit.px(GAP), 0)
            at = self.plan.marks.index(beside)
            self.plan.marks[at] = msgspec.structs.replace(beside, rect=room)

    def _extras(self) -> None:
        """Put what is offered besides into a row: the small question's answers, a lesson's."""
        extras = self.content.extras
        if not extras:
            return
        room = QRect(self.left, self.top, self.width, max(self.bottom - self.top, 1))
        grid = arranged_small(extras, room, self.unit)
        self.plan.extras += grid
        self.top = max((one.rect.bottom() for one in grid), default=self.top) + self.unit.px(GAP)
        self.fits = self.fits and self.top <= self.bottom

    def _weigh(self) -> None:
        """See whether what must be read at once has room, and what is left above what is kept."""
        self.spare = self.bottom - self.top - self._kept_for_notes()
        needed = sum(self._note_height(one) for one in self.content.notes if one.must)
        room = self.bottom - self.top
        self.fits = self.fits and (needed <= room or self.density.notes < 0)

    def finished(self) -> LargePlan:
        """Write other words as large as they fit, and return all of it."""
        notes, room = list(self.content.notes), QRect(self.left, self.top, self.width, 0)
        room.setBottom(self.bottom)
        if notes:
            largest = (
                LARGEST_NOTE if not self.content.ask.caps and not self.content.can else NOTES[0]
            )
            marks, left_out = written(notes, room, self.unit, largest)
            self.plan.marks += marks
            self.plan.left_out = left_out
        return self.plan
