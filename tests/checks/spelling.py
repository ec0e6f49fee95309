"""Find words that players read and that our word list spells or names otherwise.

`spelling.tsv` says what not to write, what to write, and where (a game, or everywhere): American
spelling as in the rulebooks, and the books' own terms. Spelling is checked in any case, a term as
it is written. Aliases and synonyms are left out: there players' own words are wanted.
"""

import ast
import csv
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from checks.strings import MARKS, ROOT, called, literal

WORDS = Path(__file__).with_name("spelling.tsv")
LINK_TARGET = re.compile(r"\]\([^()\s]*\)")
PLACEHOLDER = re.compile(r"\{\w*\}")
ENDINGS = "(?:s|d)?"


@dataclass(frozen=True)
class Rule:
    """What not to write, what instead, and in which game."""

    wrong: str
    right: str
    game: str

    @property
    def pattern(self) -> re.Pattern[str]:
        """Return what finds the wrong words; a term may be part of a longer line."""
        start = r"\b" if self.wrong[0].isalnum() else ""
        flags = re.NOFLAG if self.game else re.IGNORECASE
        return re.compile(rf"{start}{re.escape(self.wrong)}{ENDINGS}\b", flags)


def rules() -> list[Rule]:
    """Read the word list."""
    with WORDS.open(encoding="utf-8", newline="") as stream:
        rows = list(csv.reader(stream, delimiter="\t", quoting=csv.QUOTE_NONE))[1:]
    return [Rule(*(cell.strip() for cell in row)) for row in rows]


def of_game(path: Path) -> str:
    """Return the game that a file belongs to by its folders, empty for all games."""
    parts = [part.replace("_", "-") for part in path.parts]
    games = [folder.name for folder in (ROOT / "rules_db").iterdir() if folder.is_dir()]
    return next((part for part in parts if part in games), "")


def texts_of_rules(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the lines of a rule text that are read, without link targets."""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if not line.startswith("- aliases:"):
            yield number, LINK_TARGET.sub("]", line)


def texts_of_module(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the marked texts of a module, without placeholders."""
    for call in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(call, ast.Call) or called(call) not in MARKS:
            continue
        for words in call.args:
            yield words.lineno, PLACEHOLDER.sub("", literal(words) or "")


def texts_of_data(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the names in a data file; its keys and other values are not read."""
    found = json.loads(path.read_text("utf-8"), object_pairs_hook=_names)
    yield 1, json.dumps(found, ensure_ascii=False)


def _names(pairs: list[tuple[str, object]]) -> list[object]:
    named = [one for one in pairs if one[0] in {"name", "title"} or not isinstance(one[1], str)]
    return [value for key, value in named if key != "required"]  # a schema lists fields there


def faults() -> list[str]:
    """Return every place where a player reads what the list forbids."""
    readers = [
        *((path, texts_of_rules) for path in sorted((ROOT / "rules_db").rglob("en/*.md"))),
        (ROOT / "rules_db/concepts.md", texts_of_rules),
        *((path, texts_of_module) for path in sorted((ROOT / "app").rglob("*.py"))),
        *((path, texts_of_data) for path in sorted((ROOT / "resources").rglob("*.json"))),
    ]
    listed = [(rule, rule.pattern) for rule in rules()]
    found = []
    for path, reader in readers:
        where = path.relative_to(ROOT)
        mine = [(rule, wanted) for rule, wanted in listed if rule.game in {"", of_game(where)}]
        for number, text in reader(path):
            for rule, wanted in mine:
                if wanted.search(text):
                    found.append(f"{where}:{number}: {rule.wrong!r}: write {rule.right!r}")
    return found
