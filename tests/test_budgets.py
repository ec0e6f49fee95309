"""No modules import one another in a circle, and no game grows a longer chain of imports."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

APP = Path(__file__).resolve().parents[1] / "app"
MOST_FLOORS_OF_A_GAME = 23
"""The longest chain of imports within one game; the fewer, the less one must read for a module."""
MODULES = sorted(APP.rglob("*.py"))
GAMES = sorted(path.parent.name for path in APP.glob("beachmaster/games/*/__init__.py"))


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(APP).with_suffix("").parts).removesuffix(".__init__")


@cache
def tree_of(path: Path) -> ast.Module:
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


def circles(graph: Mapping[str, Iterable[str]]) -> set[frozenset[str]]:
    """Return the groups of modules that reach each other (Tarjan's strong components)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: set[frozenset[str]] = set()

    def visit(node: str) -> None:
        order[node] = low[node] = len(order)
        stack.append(node)
        for other in graph[node]:
            if other not in order:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], order[other])
        if low[node] == order[node]:
            group = set()
            while node not in group:
                group.add(stack.pop())
            if len(group) > 1:
                found.add(frozenset(group))

    for node in graph:
        if node not in order:
            visit(node)
    return found


def import_graph(package: str = "beachmaster") -> dict[str, list[str]]:
    """Return what each module of a package imports of the same package."""
    named = {name_of(path): path for path in MODULES}
    modules = {name: path for name, path in named.items() if f"{name}.".startswith(f"{package}.")}
    return {name: list(imported(tree_of(path), modules)) for name, path in modules.items()}


def longest_chain(graph: Mapping[str, Iterable[str]]) -> tuple[str, ...]:
    """Return the most modules of which each imports the next; there is no circle among them."""

    @cache
    def from_here(node: str) -> tuple[str, ...]:
        return (node, *max(map(from_here, graph[node]), key=len, default=()))

    return max(map(from_here, graph), key=len)


def test_no_modules_import_one_another_in_a_circle():
    assert [sorted(circle) for circle in circles(import_graph())] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_no_higher_than_it_was(game):
    chain = longest_chain(import_graph(f"beachmaster.games.{game}"))
    assert len(chain) <= MOST_FLOORS_OF_A_GAME, " -> ".join(chain)


def test_chains_are_followed_to_their_end():
    graph = {"a": ["d", "b"], "b": ["c"], "c": ["d"], "d": [], "e": ["b"]}
    assert longest_chain(graph) == ("a", "b", "c", "d")


def test_circles_are_found():
    graph = {"a": ["b"], "b": ["c"], "c": ["a", "d"], "d": [], "e": ["d", "f"], "f": ["e"]}
    assert circles(graph) == {frozenset("abc"), frozenset("ef")}
    assert circles({"a": ["b"], "b": []}) == set()
