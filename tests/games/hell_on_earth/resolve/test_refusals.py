"""Whatever is typed, a resolver answers or names the field that is wrong."""

import msgspec
import pytest
from hypothesis import given as examples
from hypothesis import strategies as st

from beachmaster.engine.resolution import ResolveError
from beachmaster.engine.text import render

WORDS = ["ds01", "re1", "25", "145", "A", "tank", "OR", "two", "known", "unknown", "x", ""]
LEAVES = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 40), st.floats(), st.sampled_from(WORDS)
)
ANYTHING = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["cf", "unit", "blue", "hidden", "defence"]), inner)
    ),
    max_leaves=6,
)
ATTACK = {
    "attackers": [{"unit": "25"}],
    "target": {"hidden": True},
    "turn": 4,
    "hidden_neighbours": 1,
}
WHOLE = {
    "assault": ATTACK,
    "final-assessment": {"eliminated": 20},
    "bombardment-us": {"points": 2},
    "raid": {"adjacent": 1},
    "deployment": {},
}


@pytest.mark.fuzz
@pytest.mark.parametrize("name", WHOLE)
@examples(choice=st.data())
def test_a_wrong_value_in_any_field_is_refused_readably(known, name, choice):
    fields = sorted(known[name].resolve(WHOLE[name]).given)
    field = choice.draw(st.sampled_from(fields))
    given = {**WHOLE[name], field: choice.draw(ANYTHING)}
    for ask in (known[name].resolve, known[name].odds):
        answer, refusal = asked(ask, given)
        if answer is None:
            assert isinstance(refusal, ResolveError)
            assert refusal.field
            assert refusal.field in render(refusal.text)
        else:
            assert answer.procedure == name
            assert msgspec.json.encode(answer.given)


def asked(ask, given):
    """Return the answer, or the refusal."""
    try:
        return ask(given), None
    except ResolveError as error:
        return None, error


@pytest.mark.parametrize("given", [None, 3, "raid", [], [{}]])
def test_an_input_that_is_no_object_is_refused(known, given):
    for resolver in known.values():
        with pytest.raises(ResolveError) as error:
            resolver.resolve(given)
        assert error.value.field == ""
        assert "object" in render(error.value.text)


def test_the_list_of_resolvers_has_their_titles(known):
    assert all(render(one.title) for one in known.values())
