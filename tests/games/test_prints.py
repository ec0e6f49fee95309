"""What a map prints is read in one module of a game, so that another kind of map can stand in."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "app" / "beachmaster" / "games"
READERS = {"board_data.py", "prints.py"}
VALUES = {"get", "items", "values"}
INNER = {"HexData", "_printed"}
FACTORIES = {"factory.py", "__init__.py"}
"""Where a board is loaded and handed on as prints."""


def peeks(tree: ast.Module) -> Iterator[str]:
    """Yield where code takes what a hex holds out of a mapping of hexes, or names its type."""
    for node in ast.walk(tree):
        attr = node.attr if isinstance(node, ast.Attribute) else ""
        into = isinstance(node, ast.Subscript) or attr in VALUES
        if attr in INNER or (into and named(node.value) == "hexes"):
            yield f"line {node.lineno}: {ast.unparse(node)}"
        elif isinstance(node, ast.alias) and node.name in INNER:
            yield f"imports {node.name}"


def loads(tree: ast.Module) -> Iterator[str]:
    """Yield where a whole board is named: its hexes lie open."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and str(node.module).endswith(".board_data"):
            names = (alias.name for alias in node.names)
            yield from (n for n in names if n in ("Board", "load_board", "board_from"))


def named(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def modules(game: str) -> list[Path]:
    return [path for path in sorted((GAMES / game).rglob("*.py")) if path.name not in READERS]


@pytest.mark.parametrize("game", ["bloodbath", "hell_on_earth", "ie_shima"])
def test_nothing_but_the_prints_reads_a_hex(game):
    for path in modules(game):
        tree = ast.parse(path.read_text("utf-8"))
        assert list(peeks(tree)) == [], path.name
        assert path.name in FACTORIES or list(loads(tree)) == [], path.name


@pytest.mark.parametrize(
    "line",
    [
        "terrain = board.hexes[place].terrain",
        "for place, there in self.board.hexes.items(): pass",
        "held = hexes.get(place)",
        "from a.board_data import HexData",
        "prints._printed",
    ],
)
def test_a_peek_is_found(line):
    assert list(peeks(ast.parse(line)))
    assert not list(peeks(ast.parse("found = [p for p in prints.hexes if prints.hill(p)]")))
