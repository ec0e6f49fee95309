"""Match the headings of an imported rulebook to the printed headings we know."""

import math
import re
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from beachmaster.rulebook.own_book.cleaning import Line, is_contents_line, usable_lines
from beachmaster.rulebook.own_book.targets import Start, Targets, start_of
from beachmaster.rulebook.sources import Heading

CONTENTS_WORTH = 0.4
SURE = 2.6
DENSE_WINDOW = 3
SHORT, NARROW = 70, 60
LONG_RUN = 5
MOST_TIMES = 50
"""A line that stands there more often is no heading; weighing each of many takes seconds."""
FULL, COLUMN = 0.7, 100
UNFINISHED = re.compile(r"[\w,;&/\u2013-]\s*$")


@dataclass(frozen=True, slots=True)
class PossibleHeading:
    """A line that may be a target's heading."""

    target: int
    line: int
    worth: float
    contents: bool = False


@dataclass(frozen=True, slots=True)
class Found:
    """Where a heading stands, and the text from it to the next heading."""

    position: int
    page: int
    line: int
    text: str


def match_headings(pages: Sequence[Sequence[str]], headings: Sequence[Heading]) -> list[Found]:
    """Return a place for every heading that can be told, in the order of the text."""
    return match_lines(usable_lines(pages), headings)


def match_lines(lines: Sequence[Line], headings: Sequence[Heading]) -> list[Found]:
    """Do the same for lines that are cleaned already, as for the headings of several games."""
    targets = Targets(headings)
    candidates = _weigh(lines, _candidates(lines, targets), targets.cases)
    chosen = _longest_run(candidates, len(headings))
    chosen = [each for each in chosen if not each.contents]
    chosen += _strays(candidates, chosen)
    return _passages(lines, chosen)


def _candidates(lines: Sequence[Line], targets: Targets) -> list[PossibleHeading]:
    """Return every line that some target's number or title fits."""
    found: list[PossibleHeading] = []
    full = _full_line(lines)
    times = Counter(line.text for line in lines)
    for index, line in enumerate(lines):
        if line.blank or times[line.text] > MOST_TIMES:
            continue
        start = start_of(line.text, amid=index > 0 and _runs_on(lines[index - 1].text, full))
        if start.amid and line.text.lstrip()[0].islower():
            continue
        scores = targets.scores(start, _with_next(lines, index, start))
        found += [PossibleHeading(position, index, worth) for position, worth in scores.items()]
    return found


def _with_next(lines: Sequence[Line], index: int, start: Start) -> Start | None:
    """Return the beginning of a line and the next one, where a narrow column may have parted it."""
    after = lines[index + 1] if index + 1 < len(lines) else None
    if after is None or after.blank or len(lines[index].text) > NARROW or not start.letters:
        return None
    return start_of(f"{lines[index].text.rstrip()} {after.text.strip()}", amid=start.amid)


def _full_line(lines: Sequence[Line]) -> float:
    """Return how long a line of a narrow column is at least, where the text is set in such."""
    lengths = sorted(len(line.text) for line in lines if not line.blank)
    usual = lengths[len(lengths) * 4 // 5] if lengths else 0
    return FULL * usual if usual <= COLUMN else math.inf


def _runs_on(before: str, full: float) -> bool:
    """Tell whether a line ends amid a sentence, so that the next one begins with any word."""
    return len(before) >= full and UNFINISHED.search(before) is not None


def _weigh(
    lines: Sequence[Line], candidates: Sequence[PossibleHeading], cases: Collection[int]
) -> list[PossibleHeading]:
    """Count a line in a table of contents for less: dots, a page number, or headings all round."""
    headed = _bare_headings(lines, candidates)
    filled = [index for index, line in enumerate(lines) if not line.blank]
    place = {index: order for order, index in enumerate(filled)}
    listed = _long_runs(filled, headed, cases)
    weighed = []
    for each in candidates:
        at = place[each.line]
        around = filled[max(at - DENSE_WINDOW, 0) : at + DENSE_WINDOW + 1]
        dense = (
            each.line in headed
            and len(around) > 4
            and all(len(lines[index].text) < SHORT for index in around)
            and sum(index in headed for index in around) >= len(around) - 1
        )
        contents = dense or each.line in listed or is_contents_line(lines[each.line].text)
        worth = each.worth * (CONTENTS_WORTH if contents else 1)
        weighed.append(PossibleHeading(each.target, each.line, worth, contents))
    return weighed


def _bare_headings(lines: Sequence[Line], candidates: Iterable[PossibleHeading]) -> dict[int, int]:
    """Return each short line that is likely a heading, with the target it fits best."""
    best: dict[int, PossibleHeading] = {}
    for each in candidates:
        if each.worth >= 1.0 and len(lines[each.line].text) < SHORT:
            before = best.get(each.line)
            if before is None or each.worth > before.worth:
                best[each.line] = each
    return {line: each.target for line, each in best.items()}


def _long_runs(filled: Sequence[int], headed: dict[int, int], cases: Collection[int]) -> set[int]:
    """Return the lines of runs of bare headings, in the book's order, too long but for a list.

    Points of a list and headings proper do not run on into each other.
    """
    runs: set[int] = set()
    run: list[int] = []
    for index in [*filled, -1]:
        goes_on = index in headed and (
            not run
            or (
                headed[index] >= headed[run[-1]]
                and (headed[index] in cases) == (headed[run[-1]] in cases)
            )
        )
        if not goes_on:
            runs.update(run if len(run) >= LONG_RUN else ())
            run = []
        if index in headed:
            run.append(index)
    return runs


def _longest_run(candidates: Iterable[PossibleHeading], targets: int) -> list[PossibleHeading]:
    """Choose the worthiest candidates that keep both the text's order and the book's.

    A Fenwick tree over the targets holds the best run that ends at or before each.
    """
    best: list[tuple[float, int]] = [(0.0, -1)] * (targets + 1)
    kept: list[tuple[PossibleHeading, int]] = []
    ordered = sorted(candidates, key=lambda each: (each.line, -each.target))
    for each in ordered:
        worth, before = _best_before(best, each.target)
        kept.append((each, before))
        _raise_best(best, each.target + 1, (worth + each.worth, len(kept) - 1))
    run = []
    _worth_of_all, index = _best_before(best, targets)
    while index >= 0:
        each, index = kept[index]
        run.append(each)
    return run[::-1]


def _best_before(best: list[tuple[float, int]], count: int) -> tuple[float, int]:
    """Return the best run among the first `count` targets."""
    found = (0.0, -1)
    while count > 0:
        found = max(found, best[count], key=lambda pair: pair[0])
        count -= count & -count
    return found


def _raise_best(best: list[tuple[float, int]], place: int, run: tuple[float, int]) -> None:
    while place < len(best):
        if run[0] > best[place][0]:
            best[place] = run
        place += place & -place


def _strays(
    candidates: Iterable[PossibleHeading], chosen: Sequence[PossibleHeading]
) -> list[PossibleHeading]:
    """Add sure headings that stand out of order, as when a column was read too early."""
    taken = {each.line for each in chosen}
    placed = {each.target for each in chosen}
    added: list[PossibleHeading] = []
    for each in sorted(candidates, key=lambda each: (-each.worth, each.line)):
        if (
            each.worth >= SURE
            and not each.contents
            and each.target not in placed
            and each.line not in taken
        ):
            added.append(each)
            taken.add(each.line)
            placed.add(each.target)
    return added


def _passages(lines: Sequence[Line], chosen: Iterable[PossibleHeading]) -> list[Found]:
    """Give each heading the text down to the next one."""
    ordered = sorted(chosen, key=lambda each: each.line)
    bounds = [each.line for each in ordered] + [len(lines)]
    return [
        Found(
            each.target,
            lines[each.line].page,
            lines[each.line].line,
            "\n".join(line.text for line in lines[each.line : end]).strip(),
        )
        for each, end in zip(ordered, bounds[1:], strict=True)
    ]
