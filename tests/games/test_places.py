"""Places are put together and taken apart by their grammar alone (engine/places.py)."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from beachmaster.engine.places import Places
from beachmaster.games import hell_on_earth
from beachmaster.games.hell_on_earth import places as hoe

GAMES = Path(hell_on_earth.__file__).parents[1]
DECLARED = sorted(path.parent.name for path in GAMES.glob("*/places.py"))
CUTS = {"startswith", "endswith", "removeprefix", "removesuffix", "split", "rsplit"}
CUTS |= {"partition", "rpartition", "index", "find"}
NO_PLACES = {"command.py", "staff.py", "told_ways.py"}
"""Modules that take apart what may be bought, such as `deploy:23`, or a row's name: `25:result`."""


def handmade(tree: ast.AST, places: Places, colon: bool = True) -> Iterator[int]:
    """Yield the lines where a place is put together or taken apart by hand."""
    heads = {kind.head for kind in places.kinds}
    words = {*heads, *(head.removesuffix(":") for head in heads), *([":"] if colon else [])}
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr=cut), args=[given, *_]) if cut in CUTS:
                wrong = any(part in words for part in constants(given))
            case ast.JoinedStr(values=[ast.Constant(value=head), _, *_]):
                wrong = head in heads
            case ast.Subscript(slice=ast.Slice(lower=ast.Constant(value=at), upper=None)):
                wrong = at in {len(head) for head in heads}
            case ast.Constant(value=str(word)):
                wrong = is_place(word, places)
            case _:
                wrong = False
        if wrong:
            yield node.lineno


def constants(given: ast.expr) -> Iterator[object]:
    """Yield what is given by the word: one, or a tuple of some."""
    return (node.value for node in ast.walk(given) if isinstance(node, ast.Constant))


def is_place(word: str, places: Places) -> bool:
    """Tell whether a word is a place of some kind, with its number or its unit."""
    return any(kind.which(word) for kind in places.kinds if " " not in word)


@pytest.mark.parametrize("game", DECLARED)
def test_no_module_of_a_game_puts_a_place_together_or_takes_it_apart(game):
    places = import_module(f"beachmaster.games.{game}.places").PLACES
    found = [
        f"{path.relative_to(GAMES)}:{line}"
        for path in sorted((GAMES / game).rglob("*.py"))
        if path.name != "places.py"
        for line in handmade(ast.parse(path.read_text("utf-8")), places, path.name not in NO_PLACES)
    ]
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        'place.startswith("box")',
        'place.startswith(("box", "slot"))',
        'kind, _, which = at.partition(":")',
        'at.removeprefix("defence:")',
        "number = int(place[5:])",
        'mark = f"support:{name}"',
        'place = f"beach{number}"',
        'place = "slot2"',
        'at == "defence:j07"',
    ],
)
def test_what_is_done_by_hand_is_seen(code):
    assert list(handmade(ast.parse(code), hoe.PLACES)) == [1]


@pytest.mark.parametrize(
    "code",
    ["place in BOX", "BEACH(3)", 'terrain == "beach"', 'f"box {turn}"', "names[1:]", 'T("slot 2")'],
)
def test_other_code_is_left_alone(code):
    assert list(handmade(ast.parse(code), hoe.PLACES)) == []
