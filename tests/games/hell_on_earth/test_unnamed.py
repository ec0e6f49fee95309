"""Hidden neighbors without a name: told by a key each, named when somebody points at them."""

import pytest

from beachmaster.engine.record import narrowed
from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth import memory
from games.hell_on_earth.play import hidden, shown, start

HIDDEN = [hidden("unknown") for _ in range(4)]


def begun(target="0910", battalion="313"):
    """Begin in words only beside one revealed unit, with hidden ones that nobody named."""
    japan = [shown(target, battalion), *HIDDEN]
    return start(us={"25": "map", "26": "map"}, japan=japan, board="table", hq=None)


def fought(found, target="0910", units=("25",), **facts):
    """Assault a revealed unit, telling this of who stands next to it."""
    script = {"attackers": list(units), "supporters": [], "assault_facts": facts}
    return found.play(quiet=False, target=target, **script)


def near(found, place):
    """Return the places of those that are known to be next to a unit."""
    japan = found.state.japan
    counter = next(name for name, unit in japan.items() if unit.place == place)
    return [japan[one].place for one in found.state.told.near.get(counter, [])]


def rows(found, **told):
    """Return the fields of the waiting form with what is told, by their names."""
    return {field.name: field for field in narrowed(found.prompt.fields, told)}


@pytest.mark.rule("hoe:5.4.2.7.1.4")
def test_hidden_neighbours_without_a_name_support_by_a_word_of_ours():
    """hoe:5.4.2.7.1.4: each draws a marker; which stands where matters to nobody yet."""
    found = fought(begun(), unnamed=["0910b", "0910c"], neighbours=[])
    assert near(found, "0910") == ["0910b", "0910c"]
    assert found.procedure == "next-supporter"
    assert [option.value for option in found.prompt.options] == ["0910b", "0910c"]


def test_who_tells_one_without_a_name_need_not_deny_the_others():
    form = {"target": "0910", "attackers": ["25"], "supporters": []}
    found = begun()
    assert rows(found, **form)["neighbours"].default is None
    assert rows(found, **form, unnamed=["0910b"])["neighbours"].default == []


def test_a_place_in_words_is_followed_by_a_letter():
    fields = rows(begun("ridge"), target="ridge", attackers=["25"], supporters=[])
    assert [one.value for one in fields["unnamed"].options] == ["ridge b", "ridge c", "ridge d"]


@pytest.mark.rule("hoe:5.4.2.7.1.4", "hoe:3.1")
def test_a_new_word_may_name_who_had_none():
    """hoe:3.1: only the player knows whether it is the same counter, so that it is asked."""
    assert rows(begun(), target="0809")["was"].known == ""
    found = begun()
    counter = unnamed_beside(found)
    asked = rows(found, target="0809")["was"]
    assert [one.value for one in asked.options] == ["", "0910b"]
    assert render(asked.options[1].text) == "the hidden unit in 0910b"
    assert rows(found, target="0910b")["was"].settled
    found.play(quiet=False, target="0809", was="0910b", attackers=["25"], supporters=[])
    assert found.state.japan[counter].place == "0809"
    assert found.state.told.called == []


@pytest.mark.rule("hoe:3.1")
def test_another_new_word_takes_another_counter():
    found = begun()
    counter = unnamed_beside(found)
    found.play(quiet=False, target="0809", was="", attackers=["25"], supporters=[])
    assert found.state.japan[counter].place == "0910b"
    assert "0809" in found.places()


def unnamed_beside(found):
    """Tell one neighbor without a name, as after an assault, and return its counter."""
    state = found.state
    counter = next(name for name, unit in state.japan.items() if unit.place == "unknown")
    state.japan[counter].place = "0910b"
    memory.leave_sector(state, counter)
    memory.call(state, counter)
    return counter


@pytest.mark.rule("hoe:5.4.2.7.3.1")
@pytest.mark.parametrize(("battalion", "asked"), [("313", True), ("145", False)])
def test_no_flank_is_asked_for_before_caves(battalion, asked):
    """hoe:5.4.2.7.3.1: a flank attack counts against defense type B or C."""
    found = begun(battalion=battalion)
    kind = found.session.module.data.battalion(found.state, found.japan("0910")).defence
    assert (kind != "A") == asked
    form = {"target": "0910", "attackers": ["25", "26"], "supporters": []}
    assert (not rows(found, **form)["flank"].settled) == asked
