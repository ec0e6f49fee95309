"""Keep since when the text of each rule is as it is: `rules_db/<game>/changed.tsv`.

A section's text is told by its fingerprint. `python3 run.py dates` gives every section that is new
or reads otherwise the version of today and the day; the check says where that was not done, so that
no rule bears a date that its text does not have.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path

from beachmaster import __version__
from beachmaster.rulebook.sections import ENGLISH, Section
from beachmaster.rulebook.sources import CHANGED, Change, read_changes, read_sources

ROOT = Path(__file__).resolve().parents[2]
HEADER = ("id", "fingerprint", "version", "day")


def renewed(
    sections: Iterable[Section], before: Iterable[Change], version: str, day: str
) -> tuple[Change, ...]:
    """Return a row for each section: its own where its text is the same, else a new one."""
    known = {(change.id, change.fingerprint): change for change in before}
    return tuple(
        known.get((each.id, each.fingerprint)) or Change(each.id, each.fingerprint, version, day)
        for each in sections
    )


def faults_of(game: str, sections: Iterable[Section], before: Iterable[Change]) -> Iterator[str]:
    """Say which sections have changed since they were dated, and which rows have none."""
    dated = {change.id: change.fingerprint for change in before}
    now = {section.id: section.fingerprint for section in sections}
    for rule in sorted(now.keys() | dated.keys()):
        if now.get(rule) != dated.get(rule):
            yield f"{game}/{CHANGED}: {rule} is not dated; run: python3 run.py dates"


def write(path: Path, changes: Iterable[Change]) -> None:
    """Write the table of a game."""
    rows = [HEADER, *((c.id, c.fingerprint, c.version, c.day) for c in changes)]
    text = "".join("\t".join(row) + "\n" for row in rows)
    path.write_text(text, encoding="utf-8", newline="\n")


def by_game(root: Path) -> Mapping[str, list[Section]]:
    """Return the English sections of each game, in the book's order."""
    found: dict[str, list[Section]] = {}
    for section in read_sources(root).sections:
        if section.lang == ENGLISH:
            found.setdefault(section.game, []).append(section)
    return found


def main(words: list[str]) -> int:
    """Check every table, or renew it with `--write`; print what is wrong."""
    root, faults = ROOT / "rules_db", []
    day = datetime.now(UTC).date().isoformat()
    for game, sections in by_game(root).items():
        path = root / game / CHANGED
        before = read_changes(path)
        if "--write" in words:
            write(path, renewed(sections, before, __version__, day))
        else:
            faults += faults_of(game, sections, before)
    print("\n".join(faults) if faults else "dates of the rules: complete")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
