"""Read a folder of rule texts: sections, glossaries, concepts, badges, headings, synonyms."""

import csv
import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from beachmaster.engine.rulings_page import PAGE as RULINGS
from beachmaster.rulebook.badges import BADGES
from beachmaster.rulebook.books import books
from beachmaster.rulebook.section_rulings import Pages, read_pages, with_rulings
from beachmaster.rulebook.sections import (
    ENGLISH,
    Entry,
    RuleTextError,
    Section,
    parse_entries,
    parse_sections,
)

GLOSSARY = "glossary.md"
CONCEPTS = "concepts.md"
START = "start.md"
CHANGED = "changed.tsv"
SYNONYMS = "synonyms.tsv"
SOURCE_SUFFIXES = (".md", ".tsv")
SHAPING = (
    "engine/rulings_page",
    "rulebook/badges",
    "rulebook/drawings/notation",
    "rulebook/entries",
    "rulebook/ours",
    "rulebook/query",
    "rulebook/rows",
    "rulebook/section_rulings",
    "rulebook/sections",
    "rulebook/sources",
    "rulebook/tables",
    "rulebook/words",
)
"""The modules that decide what the index holds: other code, another index."""


@dataclass(frozen=True, slots=True)
class Heading:
    """One heading of the printed rulebook and the section of ours that carries it."""

    game: str
    printed: str
    title: str
    id: str


@dataclass(frozen=True, slots=True)
class Badge:
    """What the program does about one rule, on each kind of board."""

    id: str
    tracked: str
    table: str
    procedure: str = ""
    tests: str = ""


@dataclass(frozen=True, slots=True)
class Change:
    """Since which version and day the English text of a section is as it is now."""

    id: str
    fingerprint: str
    version: str
    day: str


@dataclass(frozen=True, slots=True)
class Synonyms:
    """Wordings that mean the same in one game, or in all where `game` is empty."""

    game: str
    lang: str
    wordings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sources:
    """Everything the rule library is built from."""

    sections: tuple[Section, ...]
    glossary: tuple[Entry, ...]
    concepts: tuple[Entry, ...]
    headings: tuple[Heading, ...]
    badges: tuple[Badge, ...]
    synonyms: tuple[Synonyms, ...]
    digest: str
    rulings: Mapping[str, Pages] = field(default_factory=dict)

    @property
    def texts(self) -> tuple[Section | Entry, ...]:
        """Return all sections, terms and concepts, in that order."""
        return (*self.sections, *self.glossary, *self.concepts)


def source_digest(root: Path) -> str:
    """Return a SHA-256 over the names and contents of all sources, and the code that reads them."""
    digest = hashlib.sha256()
    package = Path(__file__).parents[1]
    code = [path for name in SHAPING if (path := package / f"{name}.py").is_file()]
    named = [(path.relative_to(root).as_posix(), path) for path in _files(root)]
    for name, path in (*named, *((path.name, path) for path in code)):
        content = path.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{name}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def read_sources(root: Path) -> Sources:
    """Parse every rule text under `root`; the first fault raises `RuleTextError`."""
    games = [root / game for game in books()]
    concepts = root / CONCEPTS
    rulings = {folder.name: read_pages(root, folder) for folder in games}
    return Sources(
        sections=tuple(
            with_rulings(section, rulings[folder.name])
            for folder in games
            for section in _with_facts(_sections(root, folder), read_changes(folder / CHANGED))
        ),
        glossary=tuple(e for folder in games for e in _glossary(root, folder)),
        concepts=_entries(root, concepts, "", ENGLISH) if concepts.is_file() else (),
        headings=tuple(h for folder in games for h in read_headings(folder / "sections.tsv")),
        badges=tuple(b for folder in games for b in _badges(folder / "badges.tsv")),
        synonyms=tuple(s for path in _synonym_files(root, games) for s in _synonyms(path)),
        digest=source_digest(root),
        rulings=rulings,
    )


def read_headings(path: Path) -> tuple[Heading, ...]:
    """Read a coverage table `printed<TAB>title<TAB>id`; a missing file is an empty one."""
    rows = _table(path, ("printed", "title", "id"))
    return tuple(Heading(path.parent.name, *row[:3]) for row in rows)


def read_changes(path: Path) -> tuple[Change, ...]:
    """Read since when each section is as it is; a missing file tells of none."""
    rows = _table(path, ("id", "fingerprint", "version", "day"))
    return tuple(Change(*row[:4]) for row in rows)


def read_aid(game: str) -> tuple[tuple[str, str], ...]:
    """Read which rules the player aid of a game holds, and which part of each; none is no fault."""
    from beachmaster.paths import data_root

    rows = _table(data_root() / "rules_db" / game / "aid.tsv", ("id", "part"))
    return tuple((row[0], row[1]) for row in rows)


def read_start(game: str, lang: str) -> str:
    """Return where to begin with a game, as Markdown; empty where nobody wrote that."""
    from beachmaster.paths import data_root

    folder = data_root() / "rules_db" / game
    found = (folder / each / START for each in (lang, ENGLISH))
    return next((path.read_text(encoding="utf-8") for path in found if path.is_file()), "")


def _files(root: Path) -> list[Path]:
    return sorted(p for p in root.rglob("*") if p.suffix in SOURCE_SUFFIXES and p.is_file())


def _sections(root: Path, folder: Path) -> list[Section]:
    found: list[Section] = []
    for path in sorted(folder.glob("*/*.md")):
        if path.name not in (GLOSSARY, RULINGS, START):
            found += parse_sections(
                _text(root, path),
                game=folder.name,
                lang=path.parent.name,
                file=path.relative_to(root).as_posix(),
            )
    return found


def _with_facts(sections: list[Section], changes: tuple[Change, ...]) -> Iterator[Section]:
    """Give translations the facts that they leave to English, and say which are outdated.

    A text that has changed since it was dated has no date.
    """
    english = {section.id: section for section in sections if section.lang == ENGLISH}
    dated = {(change.id, change.fingerprint): change for change in changes}
    for section in sections:
        first = english.get(section.id, section)
        change = dated.get((first.id, first.fingerprint))
        yield replace(
            section,
            printed=section.printed or first.printed,
            rulings=section.rulings or first.rulings,
            tracked=section.tracked or first.tracked,
            table=section.table or first.table,
            outdated=section.source not in ("", first.fingerprint),
            changed_in=change.version if change else "",
            changed_on=change.day if change else "",
        )


def _glossary(root: Path, folder: Path) -> list[Entry]:
    return [
        entry
        for path in sorted(folder.glob(f"*/{GLOSSARY}"))
        for entry in _entries(root, path, folder.name, path.parent.name)
    ]


def _entries(root: Path, path: Path, game: str, lang: str) -> tuple[Entry, ...]:
    file = path.relative_to(root).as_posix()
    return parse_entries(_text(root, path), game=game, lang=lang, file=file)


def _text(root: Path, path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        name = path.relative_to(root).as_posix()
        raise RuleTextError(name, 1, f"not UTF-8 at byte {error.start}") from error


def _badges(path: Path) -> tuple[Badge, ...]:
    badges = []
    for row in _table(path, ("id", "tracked", "table", "procedure", "tests")):
        if not {row[1], row[2]} <= BADGES:
            raise RuleTextError(_name(path), 1, f"unknown badge for {row[0]}: {row[1]}, {row[2]}")
        badges.append(Badge(*row[:5]))
    return tuple(badges)


def _table(path: Path, header: tuple[str, ...]) -> list[list[str]]:
    """Read a TSV file with the given header; short rows are padded, empty ones skipped."""
    if not path.is_file():
        return []
    with path.open(encoding="utf-8-sig", newline="") as stream:
        rows = list(csv.reader(stream, delimiter="\t", quoting=csv.QUOTE_NONE))
    if not rows or tuple(rows[0][: len(header)]) != header:
        raise RuleTextError(_name(path), 1, f"the header is not {' '.join(header)}")
    padded = ([cell.strip() for cell in row] + [""] * len(header) for row in rows[1:])
    return [row for row in padded if any(row)]


def _synonym_files(root: Path, games: list[Path]) -> list[Path]:
    """Return the file for all games, then each game's own in each language."""
    own = [path for folder in games for path in sorted(folder.glob(f"*/{SYNONYMS}"))]
    return [path for path in (root / SYNONYMS, *own) if path.is_file()]


def _synonyms(path: Path) -> tuple[Synonyms, ...]:
    """Read groups of words that mean the same: one group a line, separated by tabs."""
    game, lang = path.parent.parent.name, path.parent.name
    if game not in books():
        game, lang = "", "en"
    lines = path.read_text(encoding="utf-8-sig").splitlines()
    groups = (
        tuple(word.strip() for word in line.split("\t") if word.strip())
        for line in lines
        if line.strip() and not line.startswith("#")
    )
    return tuple(Synonyms(game, lang, group) for group in groups if len(group) > 1)


def _name(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"
