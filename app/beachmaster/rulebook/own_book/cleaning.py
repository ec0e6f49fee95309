"""Clean the lines of an imported rulebook: running headers, contents pages, damaged numbers."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

EDGE = 2
LEAST_REPEATS = 3
DAMAGE = re.compile(  # also a mark that a narrow column broke at its hyphens
    r"<\|[^|<>]{1,80}\|>|<\|[^|<>]{1,80}$|^[^|<>\s]{1,80}\|>|[\ufffd\x00-\x08\x0b-\x1f]"
)
MARKUP = re.compile(r"^[\s#>*_\u2022\u00b7+|~-]+|[*_`]+")
NUMBER = re.compile(
    r"^[(\[\u00a7]?\s*(?P<number>[0-9OolISBZ|]{1,2}(?:\s?[.,]\s?[0-9OolISBZ|]{1,2}){0,5})"
    r"(?P<end>\s?[.,):\]]|(?=\s))\s*(?P<rest>\S.*)?$"
)
LETTERS_FOR_DIGITS = dict(zip("OolISBZ|,", "00115821.", strict=True))
ENUMERATOR = re.compile(r"^(?:[IVXil|1]{1,6}|[A-Z](?:-[0-9])?)\s?[.:)]\s+(?=\S)")
CONTENTS = re.compile(r"(?:\.\s?){4,}|\s(?:\d{1,3}|XX)\.?\s*$|\t\s*(?:\d{1,3}|XX)")
CONTENTS_END = 160
PAGE_NUMBER = re.compile(r"^\W*(?:page\s*)?\d{1,4}(?:\s*(?:of|/)\s*\d{1,4})?\W*$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of text and where it stands: page and line count from 1."""

    page: int
    line: int
    text: str

    @property
    def blank(self) -> bool:
        """Tell whether there is nothing on the line."""
        return not self.text.strip()


@dataclass(frozen=True, slots=True)
class Lead:
    """How a line begins: its number, if it has one, and the words after it."""

    number: str
    damaged: bool
    words: str


def usable_lines(pages: Sequence[Sequence[str]]) -> list[Line]:
    """Return all lines in order, without running headers and footers after their first time."""
    furniture = _furniture(pages)
    seen: set[str] = set()
    kept: list[Line] = []
    for page, lines in enumerate(pages, start=1):
        edges = _edges(lines)
        for number, text in enumerate(lines, start=1):
            shape = _shape(text)
            if number in edges and (PAGE_NUMBER.match(text) or (edges[number], shape) in furniture):
                if shape in seen or PAGE_NUMBER.match(text):
                    continue
                seen.add(shape)
            kept.append(Line(page, number, DAMAGE.sub("", text).rstrip()))
    return kept


def lead_of(text: str) -> Lead:
    """Take a line's number off, mending letters that text recognition read for digits."""
    plain = MARKUP.sub("", text).strip()
    match = NUMBER.match(plain)
    if match is None:
        return Lead("", damaged=False, words=ENUMERATOR.sub("", plain))
    written = match["number"]
    number = "".join(LETTERS_FOR_DIGITS.get(letter, letter) for letter in "".join(written.split()))
    if not any(letter.isdigit() for letter in written):
        return Lead("", damaged=True, words=ENUMERATOR.sub("", plain))
    return Lead(number, damaged=number != written, words=(match["rest"] or "").strip())


def is_contents_line(text: str) -> bool:
    """Tell whether a line looks like one of a table of contents, with dots or a page number."""
    return bool(CONTENTS.search(text[-CONTENTS_END:]))


def _furniture(pages: Sequence[Sequence[str]]) -> set[tuple[int, str]]:
    """Return the shapes of lines that stand at the same edge of many pages."""
    if len(pages) < LEAST_REPEATS:
        return set()
    shapes: Counter[tuple[int, str]] = Counter()
    for lines in pages:
        shapes.update((place, _shape(lines[number - 1])) for number, place in _edges(lines).items())
    least = max(LEAST_REPEATS, len(pages) // 5)
    return {key for key, count in shapes.items() if key[1] and count >= least}


def _edges(lines: Sequence[str]) -> dict[int, int]:
    """Return the numbers of the first and last filled lines of a page, with their places."""
    filled = [number for number, text in enumerate(lines, start=1) if text.strip()]
    last = {number: -place for place, number in enumerate(filled[: -EDGE - 1 : -1], start=1)}
    return last | {number: place for place, number in enumerate(filled[:EDGE], start=1)}


def _shape(text: str) -> str:
    """Return a line with its digits alike and its spaces and case away, to compare headers by."""
    return re.sub(r"\d+", "#", "".join(text.lower().split()))
