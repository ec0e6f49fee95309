"""Every prompt of every game is described as plain data, and answered through it by signs alone."""

from pathlib import Path

import pytest

from beachmaster.engine.options import same
from beachmaster.engine.prompt import Choose, Place, Record, Roll
from beachmaster.engine.record import narrowed
from beachmaster.engine.text import render
from beachmaster.engine.views.data import encoded
from beachmaster.engine.views.entering import Entering
from grounds import EVERY
from often import few
from views.fingers import Fingers, reads
from views.toys import TOYS, walk_toy
from views.walked import pieces_of, shown, walk

SLICE, WHOLE, LONGEST_TOY = 25, 5000, 60
GAMES = [(*one, SLICE) for one in EVERY] + [(*one, WHOLE) for one in EVERY]
TABLE = Path(__file__).parent / "keys.tsv"
"""What keys a list of so many answers has as it is first asked: `-` for one without a key."""


def hold_view(key, prompt, view):
    """Hold that a view says all that its prompt asks."""
    assert view.heading, key
    assert view.main_action.words, key
    answers = [one for field in view.fields for one in field.answers]
    assert all(one.words.strip() for one in answers), key
    if isinstance(prompt, Choose | Place):
        for option in prompt.options.listed():
            assert any(same(one.value, option.value) for one in answers), (key, option)
    if isinstance(prompt, Record):
        fields = {field.name: field for field in narrowed(prompt.fields, {})}
        assert [one.name for one in view.fields] == list(fields)
        for one in view.fields:
            assert one.known == fields[one.name].settled, (key, one.name)
        assert view.main_action.ready == (not any(one.missing for one in view.fields)), key
    if isinstance(prompt, Roll):
        assert len(view.dice.dice) == prompt.dice.total
        assert sum(one.count for one in view.dice.rows) in (0, prompt.dice.total)
    for field in view.fields:
        keys = [one.key for one in field.answers if one.key]
        assert len(set(keys)) == len(keys), (key, keys)


def hold_entering(session, key, prompt, value):
    """Hold that the answer can be entered by signs, and comes out as it was meant."""
    entering = Entering(key, prompt, pieces_of(session), render)
    given = prompt.check(Fingers(entering).give(value))
    fields = entering.view.fields if isinstance(prompt, Record) else ()
    if fields and isinstance(given, dict):
        told = {one.name: one for one in fields}
        assert given.keys() == value.keys(), key
        for name, one in told.items():
            assert same(given[name], value[name]) or reads(one, value[name]), (key, name, given)
    else:
        assert same(given, value) or is_twin(prompt, given, value), (key, given, value)


def is_twin(prompt, given, value):
    """Tell whether two answers of a list have the same words: each names a pair of units."""
    words = [render(one.text) for one in prompt.options if one.value in (given, value)]
    return len(words) == 2 and words[0] == words[1]


def rows_of(game, prompt, view):
    """Yield a row of the table for each field that has answers."""
    for field in view.fields:
        if field.answers and field.shown:
            signs = "".join(one.key or "-" for one in field.answers)
            count = len(field.answers)
            yield f"{game}\t{prompt.procedure}\t{field.shape}\t{count}\t{signs}"


def table():
    return TABLE.read_text("utf-8").splitlines()


@pytest.mark.parametrize(("game", "board", "most"), few(GAMES, len(EVERY)))
def test_every_prompt_has_its_view(request, game, board, most):
    found = set()

    def see(session, key, prompt, value):
        view = shown(session, key, prompt)
        assert encoded(view) == encoded(shown(session, key, prompt)), key
        hold_view(key, prompt, view)
        hold_entering(session, key, prompt, value)
        found.update(rows_of(game, prompt, view))

    count = walk(game, board, see, most=most)
    assert count >= SLICE
    _hold_frozen(request, found)


@pytest.mark.parametrize("name", TOYS)
def test_every_prompt_of_a_toy_has_its_view(request, name):
    """Hits, piles and pieces face down are in no game yet."""
    found, pieces = set(), []

    def see(session, key, prompt, value):
        view = shown(session, key, prompt)
        assert encoded(view) == encoded(shown(session, key, prompt)), key
        hold_view(key, prompt, view)
        hold_entering(session, key, prompt, value)
        found.update(rows_of(name, prompt, view))
        pieces.extend(one for group in view.scene.groups for one in group.pieces)
        pieces.extend(p for field in view.fields for one in field.answers for p in one.pieces)

    assert walk_toy(name, see, LONGEST_TOY)
    _hold_frozen(request, found)
    assert ("\thits\t" in "".join(found)) == (name == "pile")
    assert {one.count for one in pieces if one.concealed} == (
        {1, 3} if name == "face-down" else set()
    )
    assert any(one.count > 1 and not one.concealed for one in pieces) == (name == "pile")


def _hold_frozen(request, found):
    """Hold that the keys are those of the table, or renew it."""
    if request.config.getoption("--regenerate"):
        lines = sorted(found.union(table() if TABLE.exists() else ()))
        TABLE.write_text("\n".join(lines) + "\n", "utf-8", newline="\n")
    new = found.difference(table())
    assert not new, "keys that were frozen are others now; see the table with --regenerate"
