"""Check that every rule of a playable game is carried by a procedure and shown by a test.

Rulings and automatic players speak of rules and carry none out; tests that only look rules up show
none. The table is `rules_db/<game>/badges.tsv`: the badges of both boards are written by hand, the
columns `procedure` and `tests` by `python3 run.py coverage`, from the rule ids that the code
and the tests name. A section that holds no rule (an introduction, say) has `no rule` and the
reason in place of a procedure.
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from beachmaster.rulebook.badges import BADGES, PARTLY, WHOLE

ROOT = Path(__file__).resolve().parents[2]
HEADER = ("id", "tracked", "table", "procedure", "tests")
ID = re.compile(r"\b(?:hoe|bib|ram|ang|ies):[0-9A-Za-z]+(?:\.[0-9A-Za-z]+)*")
HEADING = re.compile(rf"^## ({ID.pattern})", re.MULTILINE)
CARRIED = frozenset({"enforced", "computed", PARTLY})
NO_RULE = "no rule"
TALK = {"rulings.py", "choices.py", "quizzes.py", "players"}
"""What names rules without carrying them out: rulings, choices, questions, automatic players."""
PLAYED = ("games", "playthroughs", "journeys")
"""Where tests play; others only look rules up."""
SHOWN = 5  # names listed a rule; the rest are counted


@dataclass(frozen=True)
class Row:
    """One rule: what the program does about it, what carries it, what shows it."""

    id: str
    tracked: str = ""
    table: str = ""
    procedure: str = ""
    tests: str = ""


def named_nodes(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """Yield each top-level thing and each method of a module with its name."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            for part in node.body:
                name = getattr(part, "name", "")
                yield (f"{node.name}.{name}" if name else node.name), part
        elif isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            yield ast.unparse(target), node


def ids_in(node: ast.AST) -> set[str]:
    """Return the rule ids that the strings of a piece of code name."""
    texts = (n.value for n in ast.walk(node) if isinstance(n, ast.Constant))
    return {found for text in texts if isinstance(text, str) for found in ID.findall(text)}


def citations(files: Iterable[Path], root: Path, joint: str) -> dict[str, list[str]]:
    """Return for each rule id the places in some modules that name it."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in files:
        module = path.relative_to(root).with_suffix("").as_posix()
        for name, node in named_nodes(ast.parse(path.read_text("utf-8"))):
            for rule in ids_in(node):
                found[rule].add(f"{module}{joint}{name}")
    return {rule: sorted(places) for rule, places in found.items()}


def listed(places: list[str]) -> str:
    """Return some places in one cell."""
    rest = len(places) - SHOWN
    return " ".join(places[:SHOWN]) + (f" +{rest}" if rest > 0 else "")


def is_test(place: str) -> bool:
    """Say whether a place in a test module is a test itself."""
    return place.rpartition("::")[2].rpartition(".")[2].startswith("test_")


def sections_of(game: Path) -> list[str]:
    """Return the ids of a game's rules in the order of its files."""
    return [
        rule
        for path in sorted(game.glob("en/*.md"))
        for rule in HEADING.findall(path.read_text("utf-8"))
    ]


def read(path: Path) -> dict[str, Row]:
    """Return the rows of a badge table by id; none where there is no table."""
    if not path.exists():
        return {}
    rows = (line.split("\t") for line in path.read_text("utf-8").splitlines()[1:] if line.strip())
    return {cells[0]: Row(*cells[: len(HEADER)]) for cells in rows}


def write(path: Path, rows: Iterable[Row]) -> None:
    """Write a badge table."""
    lines = [HEADER, *((r.id, r.tracked, r.table, r.procedure, r.tests) for r in rows)]
    text = "".join("\t".join(cells) + "\n" for cells in lines)
    path.write_text(text, encoding="utf-8", newline="\n")


def current_rows(
    game: Path, procedures: dict[str, list[str]], tests: dict[str, list[str]]
) -> list[Row]:
    """Return a game's table as code and tests are now, with the badges as they were."""
    before = read(game / "badges.tsv")
    rows = []
    for rule in sections_of(game):
        old = before.get(rule, Row(rule))
        carried = listed(procedures.get(rule, []))
        if not carried and old.procedure.startswith(NO_RULE):
            carried = old.procedure
        shown = listed([place for place in tests.get(rule, []) if is_test(place)])
        rows.append(replace(old, procedure=carried, tests=shown))
    return rows


def faults_of(row: Row) -> Iterator[str]:
    """Say what one rule lacks."""
    badges = {row.tracked, row.table}
    if row.procedure.startswith(NO_RULE):
        return
    if not badges <= BADGES - {""}:
        yield f"{row.id}: needs a badge for each board ({', '.join((*WHOLE, PARTLY))})"
    if badges & CARRIED and not row.procedure:
        yield f"{row.id}: no procedure names it"
    if badges & CARRIED and not row.tests:
        yield f"{row.id}: no test names it"


def playable_games() -> list[Path]:
    """Return the rule folders of the games that have a sequence of play."""
    games = ROOT / "app/beachmaster/games"
    return [
        folder
        for folder in sorted((ROOT / "rules_db").iterdir())
        if (games / folder.name.replace("-", "_") / "sequence.py").exists()
    ]


def unknown_ids(procedures: dict[str, list[str]]) -> list[str]:
    """Return a line for every id that the code names and no rule text has."""
    known = {rule for game in (ROOT / "rules_db").iterdir() for rule in sections_of(game)}
    return [
        f"{rule}: named by {listed(places)}, but there is no such rule"
        for rule, places in sorted(procedures.items())
        if rule not in known
    ]


def main(words: list[str]) -> int:
    """Check every table, or rewrite it with `--write`; print what is wrong."""
    app = ROOT / "app/beachmaster"
    code = [*(app / "games").rglob("*.py"), *(app / "engine").rglob("*.py")]
    acting = [path for path in code if not TALK & set(path.parts)]
    procedures = citations(acting, app, ":")
    shows = [path for place in PLAYED for path in (ROOT / "tests" / place).rglob("test_*.py")]
    tests = citations(shows, ROOT, "::")
    faults = unknown_ids(citations(code, app, ":"))
    for game in playable_games():
        rows = current_rows(game, procedures, tests)
        if "--write" in words:
            write(game / "badges.tsv", rows)
        elif list(read(game / "badges.tsv").values()) != rows:
            faults.append(f"{game.name}/badges.tsv is old; run: python3 run.py coverage")
        faults += [fault for row in rows for fault in faults_of(row)]
    print("\n".join(faults) if faults else "rule coverage: complete")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
