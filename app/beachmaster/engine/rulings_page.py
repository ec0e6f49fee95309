"""Read a game's rulings from the page that tells them, the one telling for options and rule texts.

Format: `## T-12 The question?`, then `- rules: PREFIX:5.2`, where there is a choice one line
``- `value`: its words`` for each alternative (the first is the default), `- note` for a slip of the
pen; then a paragraph with our default and, quoted with `>`, its reason. A page in another language
gives words alone: its `rules` and `note` lines are not read, and a ruling that it leaves out falls
back to English.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache, partial
from pathlib import Path

import msgspec

from beachmaster.engine.rulings import Alternative, Ruling
from beachmaster.engine.text import page_text
from beachmaster.paths import data_root

PAGE = "rulings.md"
_HEADING = re.compile(r"## (?P<id>[A-Z]-[0-9]{2,}) (?P<question>\S.*)")
_RULES = re.compile(r"- rules: (?P<rules>[a-z]+:[^\s,]+(?:, [a-z]+:[^\s,]+)*)")
_ALTERNATIVE = re.compile(r"- `(?P<value>[a-z][a-z-]*)`: (?P<words>\S.*)")
_NOTE = "- note"


class RulingPageError(ValueError):
    """A page of rulings that does not follow the format, with its file and line."""

    def __init__(self, file: str, line: int, problem: str) -> None:
        super().__init__(f"{file}:{line}: {problem}")
        self.file = file
        self.line = line
        self.problem = problem


class ToldRuling(msgspec.Struct, frozen=True, kw_only=True):
    """One ruling as a page tells it; `alternatives` are its values with their words, in order."""

    id: str
    question: str
    default: str
    reason: str
    rules: tuple[str, ...] = ()
    alternatives: Mapping[str, str] = {}
    note: bool = False
    line: int = 0

    def markdown(self) -> str:
        """Return the ruling as an item of a Markdown list, its alternatives below it."""
        told = f"- **{self.id}** {self.question} {self.default} *{self.reason}*"
        ways = enumerate(self.alternatives.values())
        lines = (f"    - {'○' if number else '✓'} {way}" for number, way in ways)
        return "\n".join((told, *lines))

    def words(self) -> dict[str, str]:
        """Return each text of the ruling by the part that it is."""
        return {
            "question": self.question,
            "default": self.default,
            "reason": self.reason,
            **{f"`{value}`": words for value, words in self.alternatives.items()},
        }


def rulings_domain(prefix: str) -> str:
    """Return the domain that files the words of a game's rulings, by the prefix of its rules."""
    return f"{prefix}-rulings"


def page_of(game: str, lang: str) -> Path:
    """Return where a game's rulings stand in a language."""
    return data_root() / "rules_db" / game / lang / PAGE


@cache
def rulings_of(game: str, prefix: str) -> tuple[Ruling, ...]:
    """Return a game's rulings in the order of its English page; `prefix` is that of its rules.

    Raises `RulingPageError` where the page does not follow the format.
    """
    return tuple(_ruling(one, rulings_domain(prefix)) for one in _page(page_of(game, "en")))


@cache
def _page(path: Path) -> tuple[ToldRuling, ...]:
    return read_rulings(path.read_text("utf-8"), file=path.name)


def translated(game: str, lang: str) -> dict[str, str]:
    """Return the words of a translated page by the English ones; nothing where there is no page."""
    path = page_of(game, lang)
    if lang == "en" or not path.is_file():
        return {}
    page = read_rulings(path.read_text("utf-8"), file=path.name, translation=True)
    given = {one.id: one.words() for one in page}
    return {
        words: given[one.id][part]
        for one in _page(page_of(game, "en"))
        for part, words in one.words().items()
        if part in given.get(one.id, {})
    }


def read_rulings(text: str, *, file: str, translation: bool = False) -> tuple[ToldRuling, ...]:
    """Parse a page; only a translation may leave out rules and alternatives of a ruling.

    Raises `RulingPageError` for what does not follow the format and for a ruling told twice.
    """
    found: dict[str, ToldRuling] = {}
    for line, block in _blocks(text, file):
        ruling = _told(line, block, file)
        if ruling.id in found:
            raise RulingPageError(file, line, f"{ruling.id} is told twice")
        if not ruling.rules and not translation:
            raise RulingPageError(file, line, f"{ruling.id} names no rule (`- rules: ...`)")
        if len(ruling.alternatives) == 1 and not translation:
            raise RulingPageError(file, line, f"{ruling.id} leaves no choice: one alternative")
        found[ruling.id] = ruling
    return tuple(found.values())


def _blocks(text: str, file: str) -> Iterator[tuple[int, list[str]]]:
    """Give the lines from each heading to the next, with the number of the heading's line."""
    start, block = 0, list[str]()
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("## "):
            if block:
                yield start, block
            start, block = number, [line]
        elif block:
            block.append(line.rstrip())
        elif line.strip() and not line.startswith("# "):
            raise RulingPageError(file, number, f"text before the first ruling: {line!r}")
    if block:
        yield start, block


def _told(line: int, block: list[str], file: str) -> ToldRuling:
    heading = _HEADING.fullmatch(block[0].rstrip())
    if heading is None:
        raise RulingPageError(file, line, f"not a ruling's id and its question: {block[0]!r}")
    paragraphs = _paragraphs(block[1:])
    facts = [paragraph for paragraph in paragraphs if paragraph.startswith("- ")]
    reasons = [paragraph for paragraph in paragraphs if paragraph.startswith("> ")]
    plain = [one for one in paragraphs if one not in facts and one not in reasons]
    if len(plain) != 1 or len(reasons) != 1 or paragraphs[-2:] != [plain[0], reasons[0]]:
        problem = "takes one paragraph with our default and then one reason (`> ...`)"
        raise RulingPageError(file, line, f"{heading['id']} {problem}")
    rules, alternatives = list[str](), dict[str, str]()
    for item in facts:
        if match := _RULES.fullmatch(item):
            rules += match["rules"].split(", ")
        elif (match := _ALTERNATIVE.fullmatch(item)) and match["value"] not in alternatives:
            alternatives[match["value"]] = match["words"]
        elif item != _NOTE:
            raise RulingPageError(file, line, f"{heading['id']}: cannot read the line {item!r}")
    return ToldRuling(
        id=heading["id"],
        question=heading["question"],
        default=plain[0],
        reason=reasons[0].removeprefix("> "),
        rules=tuple(rules),
        alternatives=alternatives,
        note=_NOTE in facts,
        line=line,
    )


def _paragraphs(lines: list[str]) -> list[str]:
    """Join the lines of each list item, quotation and paragraph with single spaces."""
    found: list[str] = []
    apart = True
    for line in lines:
        words = line.strip()
        if not words:
            apart = True
        elif apart or words.startswith("- "):
            found.append(words)
            apart = False
        else:
            found[-1] += " " + (words.removeprefix("> ") if found[-1].startswith("> ") else words)
    return found


def _ruling(told: ToldRuling, domain: str) -> Ruling:
    text = partial(page_text, domain)
    return Ruling(
        id=told.id,
        rules=told.rules,
        question=text(told.question),
        default=text(told.default),
        reason=text(told.reason),
        alternatives=tuple(
            Alternative(value, text(words)) for value, words in told.alternatives.items()
        ),
        note=told.note,
    )
