"""Parse our rule texts (Markdown) into sections, glossary terms and concepts.

Format: `## hoe:5.5 Raid phase`, a `> gist`, optional `- aliases:`, `- printed:`, `- rulings:`,
`- source:` lines, `- tip:` with what to do when the rule is first met, `- tracked:` and `- table:`
with the clauses of a rule that the program carries out in part on that board, then `### Short`,
`### Full`, and where useful `### Example`,
`### Rulings`, `### See also`. The rulings of a game that is played stand in its `rulings.md`;
`### Rulings` then only holds what is special to the section. A drawing stands between lines
"```diagram KIND" and "```" (`drawings/notation.py`) and is taken out while the section is read.

A translation has the same ids; its terms name the English one (`- english: Pinned`). `- source:` is
the fingerprint of the English text it was made from, which `rulebook.build --check` tells.
"""

import hashlib
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field

from beachmaster.rulebook.badges import BOARDS, Clause, clauses_of
from beachmaster.rulebook.drawings.notation import NotationError, read_drawing

FENCE, DRAWING = "```", "diagram"
PARTS = ("Short", "Full", "Example", "Rulings", "See also")
FIELDS = ("aliases", "printed", "rulings", "source", "tip", *BOARDS)
ENTRY_FIELDS = ("aliases", "english", "source")
ENGLISH = "en"
FINGERPRINT = 8
HEADING = re.compile(r"^## +(?P<id>[a-z]+:[0-9][0-9A-Za-z.]*) +(?P<title>\S.*?)\s*$")
FIELD = re.compile(r"^- (?P<name>[a-z]+): *(?P<value>.*?)\s*$")
LINK = re.compile(r"\[(?P<text>[^\[\]]*)\]\((?P<target>[a-z]+:[^()\s]+)\)")


class RuleTextError(ValueError):
    """A rule text that does not follow the format, with its file and line."""

    def __init__(self, file: str, line: int, problem: str) -> None:
        super().__init__(f"{file}:{line}: {problem}")
        self.file = file
        self.line = line
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Section:
    """One rule in our own words."""

    id: str
    game: str
    lang: str
    title: str
    gist: str
    short: str
    full: str
    example: str = ""
    rulings_text: str = ""
    see_also: str = ""
    printed: str = ""
    aliases: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    tracked: str = ""
    table: str = ""
    file: str = ""
    line: int = 0
    source: str = ""
    outdated: bool = False
    tip: str = ""
    drawings: tuple[str, ...] = ()
    changed_in: str = ""
    changed_on: str = ""

    @property
    def number(self) -> str:
        """Return the number part of the id."""
        return self.id.partition(":")[2]

    @property
    def markdown(self) -> str:
        """Return everything below the gist as one Markdown text."""
        parts = (self.short, self.full, self.example, self.rulings_text, self.see_also)
        return "\n\n".join(
            f"### {name}\n\n{text}" for name, text in zip(PARTS, parts, strict=True) if text
        )

    def clauses(self, board: str) -> tuple[Clause, ...]:
        """Return what the program does about each part of the rule on a board, where it says."""
        return clauses_of(self.table if board == "table" else self.tracked)

    @property
    def drawn_words(self) -> tuple[str, ...]:
        """Return what each drawing teaches, in words."""
        return tuple(read_drawing(each).spoken for each in self.drawings)

    @property
    def telling(self) -> str:
        """Return what tells the rule itself, without rulings and pointers."""
        parts = (self.gist, self.short, self.full, self.example)
        more = (self.tip, *(read_drawing(each).words for each in self.drawings))
        return "\n\n".join((*parts, *(each for each in more if each)))

    @property
    def fingerprint(self) -> str:
        """Return a few letters that change with the words a translation is made from."""
        return _fingerprint(self.title, self.telling)

    @property
    def links(self) -> tuple[str, ...]:
        """Return the ids this section points to, in reading order, each once."""
        return links_in(self.gist + "\n" + self.markdown)


@dataclass(frozen=True, slots=True)
class Entry:
    """A glossary term of one game, or a concept across games (`game` is then empty)."""

    id: str
    game: str
    lang: str
    title: str
    text: str
    aliases: tuple[str, ...] = ()
    file: str = ""
    line: int = 0
    source: str = ""

    @property
    def telling(self) -> str:
        """Return what tells the term."""
        return self.text

    @property
    def fingerprint(self) -> str:
        """Return a few letters that change with the words a translation is made from."""
        return _fingerprint(self.title, self.telling)

    @property
    def links(self) -> tuple[str, ...]:
        """Return the ids this entry points to, in reading order, each once."""
        return links_in(self.text)


@dataclass(slots=True)
class _Block:
    """The lines under one level-2 heading."""

    heading: str
    line: int
    lines: list[tuple[int, str]] = field(default_factory=list)


def parse_sections(text: str, *, game: str, lang: str, file: str) -> tuple[Section, ...]:
    """Parse one file of rule sections."""
    return tuple(_section(block, game, lang, file) for block in _blocks(text))


def parse_entries(text: str, *, game: str, lang: str, file: str) -> tuple[Entry, ...]:
    """Parse a glossary, or the concept index when `game` is empty."""
    return tuple(_entry(block, game, lang, file) for block in _blocks(text))


def links_in(markdown: str) -> tuple[str, ...]:
    """Return the rule ids that a Markdown text links to, each once, in order."""
    targets = (match["target"] for match in LINK.finditer(markdown))
    return tuple(dict.fromkeys(t for t in targets if not t.startswith(("http", "mailto"))))


def slug(title: str) -> str:
    """Return a plain ASCII name for an entry's id."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    name = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
    return name or "u" + "-".join(f"{ord(letter):x}" for letter in title)


def _blocks(text: str) -> Iterator[_Block]:
    """Split a file at its level-2 headings; what stands before the first is an introduction."""
    block: _Block | None = None
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("## "):
            if block is not None:
                yield block
            block = _Block(line, number)
        elif block is not None:
            block.lines.append((number, line.rstrip()))
    if block is not None:
        yield block


def _section(block: _Block, game: str, lang: str, file: str) -> Section:
    heading = HEADING.match(block.heading)
    if heading is None:
        raise RuleTextError(file, block.line, f"not a rule id and a title: {block.heading!r}")
    drawings = _take_drawings(block, file)
    head, parts = _split_parts(block, file)
    gist, fields = _head(head, file)
    if not gist:
        raise RuleTextError(file, block.line, f"{heading['id']} has no gist line (`> ...`)")
    for name in PARTS[:2]:
        if not parts.get(name):
            raise RuleTextError(file, block.line, f"{heading['id']} has no text under ### {name}")
    _check_clauses(fields, file, block.line)
    return Section(
        id=heading["id"],
        game=game,
        lang=lang,
        title=heading["title"],
        gist=gist,
        short=parts["Short"],
        full=parts["Full"],
        example=parts.get("Example", ""),
        rulings_text=parts.get("Rulings", ""),
        see_also=parts.get("See also", ""),
        printed=fields.get("printed", ""),
        aliases=_listed(fields.get("aliases", "")),
        rulings=_listed(fields.get("rulings", "")),
        tracked=fields.get("tracked", ""),
        table=fields.get("table", ""),
        file=file,
        line=block.line,
        source=fields.get("source", ""),
        tip=fields.get("tip", ""),
        drawings=drawings,
    )


def _take_drawings(block: _Block, file: str) -> tuple[str, ...]:
    """Take the drawings out of a section's lines, so that none of theirs is read as its text."""
    found: list[list[tuple[int, str]]] = []
    kept: list[tuple[int, str]] = []
    inside = False
    for number, line in block.lines:
        if line.startswith(FENCE + DRAWING):
            found.append([(number, line.removeprefix(FENCE))])
            inside = True
        elif inside and line == FENCE:
            inside = False
        else:
            (found[-1] if inside else kept).append((number, line))
    if inside:
        raise RuleTextError(file, found[-1][0][0], "a drawing that does not end")
    block.lines = kept
    return tuple(_drawing(lines, file) for lines in found)


def _drawing(lines: list[tuple[int, str]], file: str) -> str:
    """Check a drawing's notation; its alt may go on in indented lines."""
    joined: list[tuple[int, str]] = []
    for number, line in lines:
        if line.startswith(" ") and len(joined) == 2:
            joined[-1] = (joined[-1][0], f"{joined[-1][1]} {line.strip()}")
        else:
            joined.append((number, line))
    source = "\n".join(line for _number, line in joined)
    try:
        read_drawing(source)
    except NotationError as error:
        raise RuleTextError(file, joined[error.line][0], error.problem) from error
    return source


def _split_parts(block: _Block, file: str) -> tuple[list[tuple[int, str]], dict[str, str]]:
    """Return the lines before the first part, and each part's text by its name."""
    head: list[tuple[int, str]] = []
    parts: dict[str, list[str]] = {}
    current: list[str] | None = None
    for number, line in block.lines:
        if line.startswith("### "):
            name = line[4:].strip()
            if name not in PARTS or name in parts:
                raise RuleTextError(file, number, f"unknown or repeated part ### {name}")
            current = parts.setdefault(name, [])
        elif current is None:
            head.append((number, line))
        else:
            current.append(line)
    return head, {name: "\n".join(lines).strip() for name, lines in parts.items()}


def _head(lines: list[tuple[int, str]], file: str) -> tuple[str, dict[str, str]]:
    """Read the gist and the fields that stand between a heading and its first part."""
    gist: list[str] = []
    fields: dict[str, str] = {}
    for number, line in lines:
        match = FIELD.match(line)
        if line.startswith(">"):
            gist.append(line[1:].strip())
        elif match and match["name"] in FIELDS and match["name"] not in fields:
            fields[match["name"]] = match["value"]
        elif line.strip():
            raise RuleTextError(file, number, f"neither gist, field nor part: {line.strip()!r}")
    return " ".join(gist).strip(), fields


def _check_clauses(fields: dict[str, str], file: str, line: int) -> None:
    for board in BOARDS:
        try:
            clauses_of(fields.get(board, ""))
        except ValueError as error:
            raise RuleTextError(file, line, f"{board}: a clause without a badge: {error}") from None


def _entry(block: _Block, game: str, lang: str, file: str) -> Entry:
    title = block.heading[3:].strip()
    fields: dict[str, str] = {}
    lines: list[str] = []
    for _number, line in block.lines:
        match = FIELD.match(line)
        if match and match["name"] in ENTRY_FIELDS and not any(lines):
            fields[match["name"]] = match["value"]
        else:
            lines.append(line)
    text = "\n".join(lines).strip()
    if not title or not text:
        raise RuleTextError(file, block.line, f"entry without a title or a text: {title!r}")
    return Entry(
        id=_entry_id(game, fields.get("english", title)),
        game=game,
        lang=lang,
        title=title,
        text=text,
        aliases=_listed(fields.get("aliases", "")),
        file=file,
        line=block.line,
        source=fields.get("source", ""),
    )


def _entry_id(game: str, title: str) -> str:
    return f"{game}/{slug(title)}" if game else f"concept/{slug(title)}"


def _fingerprint(*texts: str) -> str:
    words = " ".join(" ".join(texts).split())
    return hashlib.sha256(words.encode()).hexdigest()[:FINGERPRINT]


def _listed(value: str) -> tuple[str, ...]:
    return tuple(part for part in (word.strip() for word in value.split(",")) if part)
