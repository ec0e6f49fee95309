"""Every prompt of every game is described as plain data."""

import msgspec
import pytest

from beachmaster.engine.options import same
from beachmaster.engine.prompt import Choose, Place, Record, Roll
from beachmaster.engine.record import narrowed
from beachmaster.engine.views.data import encoded
from grounds import EVERY
from often import few
from views.walked import shown, walk

SLICE = 30
GAMES = [(*one, SLICE) for one in EVERY] + [(*one, 5000) for one in EVERY]


def hold(session, key, prompt, _value):
    """Hold that a view says all that its prompt asks, and the same each time."""
    view = shown(session, key, prompt)
    assert view.heading, key
    assert view.main_action.words, key
    assert encoded(view) == encoded(shown(session, key, prompt)), key
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
        wanted = [one for one in view.fields if one.missing]
        assert view.main_action.ready == (not wanted), key
    if isinstance(prompt, Roll):
        assert len(view.dice.dice) == prompt.dice.total
        assert sum(one.count for one in view.dice.rows) in (0, prompt.dice.total)
    for field in view.fields:
        keys = [one.key for one in field.answers if one.key]
        assert len(set(keys)) == len(keys), (key, keys)


@pytest.mark.parametrize(("game", "board", "most"), few(GAMES, len(EVERY)))
def test_every_prompt_has_its_view(game, board, most):
    assert walk(game, board, hold, most=most) >= min(most, SLICE)


def test_bytes_of_a_view_hold_no_secret_type():
    """What a view holds can be written as plain data: texts are finished words."""
    seen = []

    def see(session, key, prompt, _value):
        seen.append(msgspec.json.decode(encoded(shown(session, key, prompt))))

    walk("hell-on-earth", "tracked", see, most=10)
    assert all(isinstance(one["heading"], str) for one in seen)
    assert all(one["main_action"]["words"] for one in seen)
