"""No modules import one another in a circle, and no game grows a longer chain of imports."""

from collections.abc import Iterable, Mapping

import pytest

from checks.house import GAMES, import_graph, longest_chain

MOST_FLOORS_OF_A_GAME = 23
"""The longest chain of imports within one game; the fewer, the less one must read for a module."""


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
