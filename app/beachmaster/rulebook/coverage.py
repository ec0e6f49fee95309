"""Report how much of each rulebook is told: `python -m beachmaster.rulebook.coverage`."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from beachmaster.rulebook.books import books
from beachmaster.rulebook.build import rules_folder
from beachmaster.rulebook.sections import RuleTextError
from beachmaster.rulebook.sources import Heading, Sources, read_sources
from beachmaster.rulebook.words import plain, words_of


@dataclass(frozen=True, slots=True)
class Coverage:
    """One rulebook: its headings, what we tell of it, and which headings have no section."""

    game: str
    headings: int
    sections: int
    terms: int
    words: int
    missing: tuple[Heading, ...]


def coverage_of(sources: Sources, game: str) -> Coverage:
    """Count a game's headings, sections, glossary terms and words in English."""
    sections = [s for s in sources.sections if s.game == game and s.lang == "en"]
    terms = [entry for entry in sources.glossary if entry.game == game and entry.lang == "en"]
    headings = [heading for heading in sources.headings if heading.game == game]
    ids = {section.id for section in sections}
    texts = [f"{s.title}\n{s.gist}\n{s.markdown}" for s in sections]
    texts += [f"{term.title}\n{term.text}" for term in terms]
    return Coverage(
        game,
        len(headings),
        len(sections),
        len(terms),
        sum(len(words_of(plain(text))) for text in texts),
        tuple(heading for heading in headings if heading.id not in ids),
    )


def report(sources: Sources) -> tuple[str, bool]:
    """Return the table as text, and whether every heading of every book has its section."""
    rows = [coverage_of(sources, game) for game in books()]
    lines = [f"{'book':<15}{'headings':>9}{'missing':>9}{'sections':>10}{'terms':>7}{'words':>8}"]
    lines += [
        f"{row.game:<15}{row.headings:>9}{len(row.missing):>9}{row.sections:>10}"
        f"{row.terms:>7}{row.words:>8}"
        for row in rows
    ]
    lines += [
        f"missing: {row.game} {heading.printed} {heading.title}: {heading.id or 'no id'}"
        for row in rows
        for heading in row.missing
    ]
    lines += [f"no headings listed: {row.game}/sections.tsv" for row in rows if not row.headings]
    return "\n".join(lines), all(row.headings and not row.missing for row in rows)


def main(arguments: Sequence[str] = ()) -> int:
    """Print the table; 0 when nothing is missing, 2 otherwise."""
    root = Path(arguments[0]) if arguments else rules_folder()
    try:
        table, complete = report(read_sources(root))
    except RuleTextError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write(f"{table}\n")
    return 0 if complete else 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
