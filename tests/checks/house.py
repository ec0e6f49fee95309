"""Measure how the program is built: `run.py house`. Nothing fails here, one looks.

For each package: modules, lines, import edges within it, the longest chain of imports, the folder
with the most modules, first sentences of docstrings that hold two clauses or more, and public
names that three or more of its modules define.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

APP = Path(__file__).resolve().parents[2] / "app"
MODULES = sorted(APP.rglob("*.py"))
PACKAGES = ("engine", "rulebook", "storage", "cli", "desktop")
GAMES = sorted(path.parent.name for path in APP.glob("beachmaster/games/*/__init__.py"))
CLAUSE = re.compile(r"\b(?:what|who|whom|whose|where)\b", re.IGNORECASE)
COLUMNS = ("modules", "lines", "edges", "chain", "largest folder", "clauses", "names")


def name_of(path: Path) -> str:
    """Return the dotted name of a module or a package."""
    return ".".join(path.relative_to(APP).with_suffix("").parts).removesuffix(".__init__")


@cache
def tree_of(path: Path) -> ast.Module:
    """Return the syntax tree of a module."""
    return ast.parse(path.read_text("utf-8"))


def imported(tree: ast.Module, modules: Mapping[str, Path]) -> Iterator[str]:
    """Yield the modules of ours that one imports anywhere, also late or for types alone."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            found = [name for name in inner if name in modules]
            yield from found or ([node.module] if node.module in modules else [])
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)


def modules_of(package: str) -> dict[str, Path]:
    """Return the modules of a package such as `beachmaster.engine`, by dotted name."""
    named = {name_of(path): path for path in MODULES}
    return {name: path for name, path in named.items() if f"{name}.".startswith(f"{package}.")}


@cache
def import_graph(package: str = "beachmaster") -> dict[str, list[str]]:
    """Return what each module of a package imports of the same package."""
    modules = modules_of(package)
    return {name: [*imported(tree_of(path), modules)] for name, path in modules.items()}


def longest_chain(graph: Mapping[str, Iterable[str]]) -> tuple[str, ...]:
    """Return the most modules of which each imports the next; there is no circle among them."""

    @cache
    def from_here(node: str) -> tuple[str, ...]:
        return (node, *max(map(from_here, graph[node]), key=len, default=()))

    return max(map(from_here, graph), key=len)


def first_sentences(tree: ast.Module) -> Iterator[str]:
    """Yield the first sentence of each docstring of a module."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            words = ast.get_docstring(node) or ""
            yield re.split(r"(?<=[.:;])\s", words, maxsplit=1)[0]


def with_two_clauses(trees: Iterable[ast.Module]) -> int:
    """Return how many first sentences say `what`, `who` or `where` twice or more."""
    sentences = (sentence for tree in trees for sentence in first_sentences(tree))
    return sum(len(CLAUSE.findall(sentence)) > 1 for sentence in sentences)


def defined(tree: ast.Module) -> set[str]:
    """Return the public functions and classes that a module defines."""
    made = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    names = {node.name for node in tree.body if isinstance(node, made)}
    return {name for name in names if not name.startswith("_")}


def shared_names(trees: Iterable[ast.Module]) -> list[str]:
    """Return the public names that three or more modules of one package define."""
    counted = Counter(name for tree in trees for name in defined(tree))
    return sorted(name for name, count in counted.items() if count > 2)


def measured(package: str) -> tuple[int, int, int, int, int, int, int]:
    """Return the figures of one package, in the order of `COLUMNS`."""
    modules = modules_of(package)
    trees = [tree_of(path) for path in modules.values()]
    graph = import_graph(package)
    folders = Counter(path.parent for path in modules.values() if path.name != "__init__.py")
    return (
        len(modules),
        sum(len(path.read_text("utf-8").splitlines()) for path in modules.values()),
        sum(len({*others} - {name}) for name, others in graph.items()),
        len(longest_chain(graph)),
        max(folders.values(), default=0),
        with_two_clauses(trees),
        len(shared_names(trees)),
    )


def main(*wanted: str) -> int:
    """Print the figures of all packages, or those of the ones named and their shared names."""
    all_packages = ["beachmaster", *(f"beachmaster.{name}" for name in PACKAGES)]
    all_packages += [f"beachmaster.games.{name}" for name in GAMES]
    packages = [one for one in all_packages if not wanted or one.rpartition(".")[2] in wanted]
    print(f"{'':30}", *(f"{column:>14}" for column in COLUMNS))
    for package in packages:
        print(f"{package:30}", *(f"{one:>14,}" for one in measured(package)))
        if wanted:
            print("  chain:", " -> ".join(longest_chain(import_graph(package))))
            names = shared_names(tree_of(path) for path in modules_of(package).values())
            print("  names:", ", ".join(names) or "none")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
