"""A resolver asks the dice and the modifiers of its game, and looks nothing up itself."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "app" / "beachmaster" / "games"
TABLES = ("tables", "table_data")
PRINTED = {"crt", "storm"}
"""What a game calls a table that it was given."""


def is_type(name: str) -> bool:
    """Tell a type, which says what a result is, from a table or a function that looks it up."""
    return name[:1].isupper() and not name.isupper()


def named(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def imports(tree: ast.Module) -> Iterator[str]:
    """Yield what is imported of the game's tables besides types."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and ".games." in str(node.module):
            inside = str(node.module).rpartition(".")[2] in TABLES
            for alias in node.names:
                if alias.name in TABLES or (inside and not is_type(alias.name)):
                    yield f"line {node.lineno}: imports {alias.name}"


def looks_up(tree: ast.Module) -> Iterator[str]:
    """Yield where a table is indexed, or asked for a cell or a column."""
    for node in ast.walk(tree):
        into = isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load)
        asked = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        of = node.value if into else node.func.value if asked else None
        if of is not None and (named(of) in PRINTED or (into and named(of).startswith("COMBAT"))):
            yield f"line {node.lineno}: {ast.unparse(node)}"


@pytest.mark.parametrize("game", ["bloodbath", "hell_on_earth", "ie_shima"])
def test_no_resolver_looks_a_table_up(game):
    paths = sorted((GAMES / game / "resolve").glob("*.py"))
    assert paths
    for path in paths:
        tree = ast.parse(path.read_text("utf-8"))
        assert [*imports(tree), *looks_up(tree)] == [], path.name


@pytest.mark.parametrize(
    "line",
    [
        "from beachmaster.games.toy import rolls, tables",
        "from beachmaster.games.toy.tables import column",
        "from beachmaster.games.toy.tables import COMBAT",
        "from beachmaster.games.toy.table_data import load_crt",
        "cell = COMBAT[total][ratio]",
        "code = self.data.crt.result(column, die)",
        "column = crt.column(3, 'clear')",
        "stormy = data.storm[turn]",
    ],
)
def test_a_look_up_is_found(line):
    tree = ast.parse(line)
    assert [*imports(tree), *looks_up(tree)]


@pytest.mark.parametrize(
    "line",
    [
        "from beachmaster.games.toy.tables import CombatResult",
        "from beachmaster.engine.tables import Modifier, applied_total",
        "die = rolls.combat(crt, lookup.column(crt))",
        "estimate = self.data.crt.tag",
        "words = OUTCOMES[name]",
    ],
)
def test_what_is_no_look_up_may_stand(line):
    tree = ast.parse(line)
    assert [*imports(tree), *looks_up(tree)] == []
