"""Each question of the map goes by the name of the prompt that asks a table for it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "app" / "beachmaster" / "games"


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def calls(tree: ast.Module) -> Iterator[ast.Call]:
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def declares(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id == "Question"


def questions(tree: ast.Module) -> Iterator[str]:
    """Yield the names of the questions that a module declares."""
    for call in filter(declares, calls(tree)):
        name = call.args[0]
        assert isinstance(name, ast.Constant), f"line {call.lineno}: no literal"
        yield str(name.value)


def asked(tree: ast.Module) -> set[str]:
    """Return the names of the prompts that a module makes."""
    named = (word for call in calls(tree) for word in call.keywords if word.arg == "procedure")
    return {str(word.value.value) for word in named if isinstance(word.value, ast.Constant)}


DECLARED = [
    (path, name) for path in sorted(GAMES.glob("*/*.py")) for name in questions(tree_of(path))
]
HELL_ON_EARTH = [(path, name) for path, name in DECLARED if path.parent.name == "hell_on_earth"]
"""Some questions of the other game are asked in a form with others, under the form's name."""


@pytest.mark.parametrize(("path", "name"), HELL_ON_EARTH, ids=lambda one: str(one)[-12:])
def test_a_question_is_asked_where_it_is_declared(path, name):
    assert name in asked(tree_of(path))


def test_no_two_questions_of_a_game_have_one_name():
    """A twin's notes and the input of a resolver know them by their names."""
    names = [(path.parent.name, name) for path, name in DECLARED]
    assert len(set(names)) == len(names) > 0
