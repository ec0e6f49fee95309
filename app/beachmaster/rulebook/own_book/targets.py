"""Tell how well a line of the player's rulebook fits each printed heading, by number and title."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import islice

from rapidfuzz import fuzz, process

from beachmaster.rulebook.own_book.cleaning import lead_of
from beachmaster.rulebook.sources import Heading
from beachmaster.rulebook.words import fold

PRINTED = re.compile(r"\d{1,2}(?:\.\d{1,2})*")
CASE = re.compile(r"\S+(?:, (?:case|step) | \()(?P<number>\d{1,2}(?:\.\d{1,2})*)\)?")
SAME_TITLE, SIMILAR_TITLE, LIKELY_TITLE = 88, 74, 55
CASE_WORTH = 0.4
LEAST_TITLE = 3
LONGEST_START, LONGEST_HEADING = 300, 120
MOST_STOPS = 4
MOST_LINES = 1 << 17
STOP = re.compile("[.:]")
SHORTER, AFTER_WHOLE, AFTER_STOP, AMID = 0.3, 10, 6, 1
"""How much a heading in the text may lack of a title, or have beyond it."""


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


class Targets:
    """All headings of a book, so ordered that a line is compared with few of them."""

    def __init__(self, headings: Sequence[Heading]) -> None:
        self.all = [_target(position, heading) for position, heading in enumerate(headings)]
        self.cases = {target.position for target in self.all if target.case}
        self._by_number: dict[str, list[Target]] = {}
        for target in self.all:
            self._by_number.setdefault(target.number, []).append(target)
        self._beginnings: dict[int, tuple[list[str], list[int]]] = {}
        self._scored: dict[tuple[Start, Start | None], dict[int, float]] = {}

    def scores(self, start: Start, both: Start | None) -> dict[int, float]:
        """Return how well a line fits the targets that it may be, by position.

        `both` are the line and the next, where a narrow column may have parted a heading.
        """
        if (start, both) not in self._scored:
            scores = self._whole_scores(start)
            for position, worth in self._broken_scores(start, both) if both is not None else ():
                scores[position] = max(scores.get(position, 0), worth)
            self._scored[start, both] = {at: scores[at] for at in sorted(scores) if scores[at] > 0}
        return self._scored[start, both]

    def _whole_scores(self, start: Start) -> dict[int, float]:
        numbered = self._by_number.get(start.number, []) if start.number else []
        scores = {target.position: _worth(target, start) for target in numbered}
        for position in self._ending_with(start):
            if position not in scores:
                scores[position] = _worth_by_title(self.all[position], start)
        return scores

    def _broken_scores(self, start: Start, both: Start) -> Iterator[tuple[int, float]]:
        """Yield how well both lines fit the titles that seem to go on after the first."""
        ending = set(self._ending_with(both))
        for position in self._going_on_after(start.letters):
            if position in ending:
                yield position, _worth_by_title(self.all[position], both)

    @cached_property
    def _lengths(self) -> list[tuple[int, int]]:
        return sorted(
            (len(title), target.position)
            for target in self.all
            if min(map(len, target.titles), default=0) >= LEAST_TITLE
            for title in target.titles
        )

    def _ending_with(self, start: Start) -> Iterator[int]:
        """Yield the targets with a title that ends about where the words of a line may."""
        for end in start.ends:
            if start.amid:
                least, most = end - AMID, end + AMID
            else:
                beyond = AFTER_WHOLE if end == len(start.letters) else AFTER_STOP
                least, most = end - beyond, int(end / (1 - SHORTER) + 1e-9)
            first = bisect_left(self._lengths, (least, -1))
            last = bisect_right(self._lengths, (most, len(self.all)))
            yield from {position for _length, position in self._lengths[first:last]}

    def _going_on_after(self, letters: str) -> set[int]:
        """Return the targets whose title seems to begin with all the letters, and to need more."""
        size = len(letters)
        if size not in self._beginnings:
            longer = [
                (title[:size], target.position)
                for target in self.all
                for title in target.titles
                if size < len(title)
            ]
            self._beginnings[size] = ([text for text, _at in longer], [at for _text, at in longer])
        texts, positions = self._beginnings[size]
        alike = process.extract(
            letters, texts, scorer=fuzz.ratio, score_cutoff=SAME_TITLE, limit=None
        )
        return {positions[index] for _text, _score, index in alike}


@lru_cache(maxsize=MOST_LINES)
def start_of(text: str, *, amid: bool = False) -> Start:
    """Read what a heading could be out of the beginning of a line; each game asks for it again."""
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


def _worth(target: Target, start: Start) -> float:
    """Return how well a line with the target's own number fits; its title must not be another's."""
    likeness = _likeness(target, start)
    if likeness >= LIKELY_TITLE:
        return 2 + likeness / 100
    if "." in start.number and not start.damaged:
        return 1.1 + likeness / 200
    return CASE_WORTH if target.case and start.letters else 0.0


def _worth_by_title(target: Target, start: Start) -> float:
    """Return how well a line fits by its words alone, where they end with the title or near it."""
    likeness = _likeness(target, start)
    if likeness < SAME_TITLE:
        return 0.0
    if start.number and target.number:
        return 1.4 + likeness / 100 if _one_slip(start.number, target.number) else 0.0
    return (0.7 if start.number or target.number else 1.0) + likeness / 100


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
