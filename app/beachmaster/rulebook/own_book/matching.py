"""Match the headings of an imported rulebook to the printed headings we know."""

import math
import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice

from rapidfuzz import fuzz

from beachmaster.rulebook.own_book.cleaning import (
    Line,
    is_contents_line,
    lead_of,
    usable_lines,
)
from beachmaster.rulebook.sources import Heading
from beachmaster.rulebook.words import fold

PRINTED = re.compile(r"\d{1,2}(?:\.\d{1,2})*")
CASE = re.compile(r"\S+(?:, (?:case|step) | \()(?P<number>\d{1,2}(?:\.\d{1,2})*)\)?")
SAME_TITLE, SIMILAR_TITLE, LIKELY_TITLE = 88, 74, 55
CONTENTS_WORTH = 0.4
SURE = 2.6
DENSE_WINDOW = 3
SHORT, NARROW = 70, 60
LONG_RUN = 5
CASE_WORTH = 0.4
LEAST_TITLE = 3
LONGEST_START, LONGEST_HEADING = 300, 120
MOST_STOPS = 4
FULL, COLUMN = 0.7, 100
UNFINISHED = re.compile(r"[\w,;&/\u2013-]\s*$")
STOP = re.compile("[.:]")


@dataclass(frozen=True, slots=True)
class Target:
    """A printed heading as it is compared: its number and its title's readings.

    A case is a point of a numbered list, such as `13, case 2` or `5.4.2 (5)`.
    """

    position: int
    number: str
    titles: tuple[str, ...]
    case: bool = False


@dataclass(frozen=True, slots=True)
class Start:
    """The beginning of a line: its number, its letters, and where a heading in it could end.

    `amid` tells that the line before seems to end amid a sentence.
    """

    number: str
    damaged: bool
    letters: str
    joined: str
    ends: tuple[int, ...]
    amid: bool = False


@dataclass(frozen=True, slots=True)
class Candidate:
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
    lines = usable_lines(pages)
    targets = [_target(position, heading) for position, heading in enumerate(headings)]
    cases = {target.position for target in targets if target.case}
    candidates = _weigh(lines, _candidates(lines, targets), cases)
    chosen = _longest_run(candidates, len(targets))
    chosen = [each for each in chosen if not each.contents]
    chosen += _strays(candidates, chosen)
    return _passages(lines, chosen)


def normal(title: str) -> str:
    """Return a title's letters and digits, folded, single spaces between words."""
    return " ".join(re.findall(r"[a-z0-9]+", fold(title)))


def _target(position: int, heading: Heading) -> Target:
    printed = heading.printed.strip().rstrip(".")
    case = CASE.fullmatch(printed)
    number = printed.removesuffix(".0") if PRINTED.fullmatch(printed) else ""
    number = case["number"] if case else number
    bare = re.sub(r"\([^)]*\)", " ", heading.title)
    enumerated = lead_of(heading.title).words
    readings = (
        heading.title,
        bare,
        enumerated,
        heading.title.rpartition(": ")[2],
        re.split(", | / ", heading.title)[0],
    )
    titles = tuple(dict.fromkeys(filter(None, (normal(reading) for reading in readings))))
    return Target(position, number, titles, case is not None)


def _candidates(lines: Sequence[Line], targets: Sequence[Target]) -> list[Candidate]:
    """Return every line that some target's number or title fits."""
    by_number: dict[str, list[Target]] = {}
    for target in targets:
        by_number.setdefault(target.number, []).append(target)
    found: list[Candidate] = []
    full = _full_line(lines)
    for index, line in enumerate(lines):
        if line.blank:
            continue
        start = _start_of(line.text, amid=index > 0 and _runs_on(lines[index - 1].text, full))
        if start.amid and line.text.lstrip()[0].islower():
            continue
        scores = _scores(start, targets, by_number)
        for position, worth in _broken_scores(lines, index, start, targets).items():
            scores[position] = max(scores[position], worth)
        found += [
            Candidate(position, index, worth) for position, worth in scores.items() if worth > 0
        ]
    return found


def _full_line(lines: Sequence[Line]) -> float:
    """Return how long a line of a narrow column is at least, where the text is set in such."""
    lengths = sorted(len(line.text) for line in lines if not line.blank)
    usual = lengths[len(lengths) * 4 // 5] if lengths else 0
    return FULL * usual if usual <= COLUMN else math.inf


def _runs_on(before: str, full: float) -> bool:
    """Tell whether a line ends amid a sentence, so that the next one begins with any word."""
    return len(before) >= full and UNFINISHED.search(before) is not None


def _scores(
    start: Start, targets: Iterable[Target], by_number: dict[str, list[Target]]
) -> dict[int, float]:
    """Return how well the beginning of a line fits each target, by number or by title."""
    numbered = by_number.get(start.number, []) if start.number else []
    scores = {target.position: _worth(target, start) for target in numbered}
    for target in targets:
        if target.position not in scores:
            scores[target.position] = _worth_by_title(target, start)
    return scores


def _broken_scores(
    lines: Sequence[Line], index: int, start: Start, targets: Iterable[Target]
) -> dict[int, float]:
    """Return how well a line and the next one fit the titles that a narrow column broke."""
    after = lines[index + 1] if index + 1 < len(lines) else None
    if after is None or after.blank or len(lines[index].text) > NARROW or not start.letters:
        return {}
    both = _start_of(f"{lines[index].text.rstrip()} {after.text.strip()}", amid=start.amid)
    longer = (target for target in targets if _goes_on(target, start))
    return {target.position: _worth_by_title(target, both) for target in longer}


def _goes_on(target: Target, start: Start) -> bool:
    """Tell whether a title seems to begin with all the words of a line, and to need more."""
    size = len(start.letters)
    return any(
        size < len(title) and fuzz.ratio(title[:size], start.letters) >= SAME_TITLE
        for title in target.titles
    )


def _start_of(text: str, *, amid: bool = False) -> Start:
    """Read what a heading could be out of the beginning of a line."""
    lead = lead_of(text[:LONGEST_START])
    letters = normal(lead.words)
    stops = (match.start() for match in STOP.finditer(lead.words, 0, LONGEST_HEADING))
    ends = {len(normal(lead.words[:stop])) for stop in islice(stops, MOST_STOPS)}
    if len(text) <= LONGEST_START:
        ends.add(len(letters))
    return Start(
        lead.number.removesuffix(".0"),
        lead.damaged,
        letters,
        letters.replace(" ", ""),
        tuple(sorted(ends - {0})),
        amid,
    )


def _worth(target: Target, start: Start) -> float:
    """Return how well a line with the target's own number fits; its title must not be another's."""
    likeness = _likeness(target, start)
    if likeness >= LIKELY_TITLE:
        return 2 + likeness / 100
    if "." in start.number and not start.damaged:
        return 1.1 + likeness / 200
    return CASE_WORTH if target.case and start.letters else 0.0


def _worth_by_title(target: Target, start: Start) -> float:
    """Return how well a line fits by its words alone: they end with the title, or soon after."""
    alone = any(
        _ends_with(title, end, whole=end == len(start.letters), amid=start.amid)
        for title in target.titles
        for end in start.ends
    )
    if not alone or min(map(len, target.titles)) < LEAST_TITLE:
        return 0.0
    likeness = _likeness(target, start)
    if likeness < SAME_TITLE:
        return 0.0
    if start.number and target.number:
        return 1.4 + likeness / 100 if _one_slip(start.number, target.number) else 0.0
    return (0.7 if start.number or target.number else 1.0) + likeness / 100


def _ends_with(title: str, end: int, *, whole: bool, amid: bool) -> bool:
    """Tell whether a line's words end about where a title does: exactly so amid a sentence."""
    if amid:
        return abs(end - len(title)) <= 1
    return -0.3 * len(title) <= end - len(title) <= (10 if whole else 6)


def _likeness(target: Target, start: Start) -> float:
    """Return how alike the line's beginning and the best reading of the title are, 0 to 100."""
    if not start.letters or not target.titles:
        return 0.0
    spaced = max(fuzz.ratio(title, start.letters[: len(title)]) for title in target.titles)
    if spaced >= SAME_TITLE:
        return spaced
    joined = (title.replace(" ", "") for title in target.titles)
    return max(spaced, *(fuzz.ratio(title, start.joined[: len(title)]) for title in joined))


def _one_slip(one: str, other: str) -> bool:
    return abs(len(one) - len(other)) <= 1 and fuzz.ratio(one, other) >= SIMILAR_TITLE


def _weigh(
    lines: Sequence[Line], candidates: Sequence[Candidate], cases: Collection[int]
) -> list[Candidate]:
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
        weighed.append(Candidate(each.target, each.line, worth, contents))
    return weighed


def _bare_headings(lines: Sequence[Line], candidates: Iterable[Candidate]) -> dict[int, int]:
    """Return each short line that is likely a heading, with the target it fits best."""
    best: dict[int, Candidate] = {}
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


def _longest_run(candidates: Iterable[Candidate], targets: int) -> list[Candidate]:
    """Choose the worthiest candidates that keep both the text's order and the book's.

    A Fenwick tree over the targets holds the best run that ends at or before each.
    """
    best: list[tuple[float, int]] = [(0.0, -1)] * (targets + 1)
    kept: list[tuple[Candidate, int]] = []
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


def _strays(candidates: Iterable[Candidate], chosen: Sequence[Candidate]) -> list[Candidate]:
    """Add sure headings that stand out of order, as when a column was read too early."""
    taken = {each.line for each in chosen}
    placed = {each.target for each in chosen}
    added: list[Candidate] = []
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


def _passages(lines: Sequence[Line], chosen: Iterable[Candidate]) -> list[Found]:
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
