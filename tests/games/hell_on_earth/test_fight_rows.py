"""Rows of a fight in words only: support with one point less, and neighbors by number."""

import pytest

from beachmaster.engine.prompt import AnswerError
from beachmaster.engine.record import narrowed
from games.hell_on_earth.play import shown, start

TOLD = {"target": "0611", "was": "", "act": "assault", "attackers": ["26"]}


def fighting(units=("24", "26"), places=("0611", "0612", "1408")):
    """Return the table before an attack on a revealed unit, others shown elsewhere."""
    japan = [shown(place, one) for place, one in zip(places, ("313", "17", "312"), strict=True)]
    return start(us=dict.fromkeys(units, "map"), japan=japan, board="table", hq=None)


def row(table, name, **told):
    found = narrowed(table.prompt.fields, {**TOLD, **told})
    return next(one for one in found if one.name == name)


@pytest.mark.rule("hoe:5.4.2.7.1.4")
def test_hex_numbers_estimate_who_is_next_to_the_target():
    """hoe:5.4.2.7.1.4: only as a hint; whoever names hexes in words gets none."""
    near = row(fighting(), "neighbours", supporters=[])
    assert (near.estimate, near.default, near.certain) == (["0612"], None, [])
    words = fighting(places=("0611", "ridge", "1408"))
    assert row(words, "neighbours", supporters=[]).estimate is None


@pytest.mark.rule("hoe:5.4.2.7.1.3")
def test_who_supports_with_one_point_less_need_not_be_named_twice():
    """hoe:5.4.2.7.1.3: the artillery counts one less, with or without its name above."""
    totals = []
    for told in ({"supporters": ["24"]}, {"supporters": []}):
        table = fighting()
        assert [one.value for one in row(table, "reduced", supporters=[]).options] == ["24"]
        more = {"reduced": ["24"], "neighbours": []}
        table.session.answer({**TOLD, **told, **more})
        assert table.us("24").supported
        totals.append([line.value for line in table.prompt.lines if line.applied])
    assert totals[0] == totals[1]


@pytest.mark.rule("hoe:5.4.2.3")
def test_three_units_support_at_most_however_they_are_named():
    """hoe:5.4.2.3: who has one point less is one of the three."""
    table = fighting(units=("21", "23", "24", "25", "26"))
    named = {"supporters": ["21", "23", "25"], "reduced": ["24"], "neighbours": []}
    with pytest.raises(AnswerError, match="At most three units support"):
        table.session.answer({**TOLD, **named})
