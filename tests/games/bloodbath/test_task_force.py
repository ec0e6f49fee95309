"""Task Force Collins (bib:17.4)."""

import pytest

from beachmaster.engine.text import render
from games.bloodbath.play import DATA, FAR, hidden, inland, start, us

TANKS = [name for name, counter in DATA.us.items() if counter.kind == "tank"]


def asked(phase="us-movement", **units):
    return start(phase, japan=[hidden(FAR)], us=units.get("units"))


@pytest.mark.rule("bib:17.4")
@pytest.mark.parametrize("phase", ["us-movement", "mobile-movement"])
def test_any_tank_battalion_is_flipped_and_the_others_leave_the_game(phase):
    """17.4: at the beginning of any movement phase, on the map or in any box."""
    place = inland()
    table = asked(phase, units={TANKS[0]: us(place), TANKS[1]: us("eliminated")})
    assert table.procedure == "task-force-collins"
    later = {"later"} if phase == "us-movement" else set()
    assert set(table.options) == {"no", *TANKS} | later
    table.answer(TANKS[0])
    assert (table.us(TANKS[0]).place, table.us(TANKS[0]).collins) == (place, True)
    assert [table.us(name).place for name in TANKS[1:]] == ["removed", "removed"]


@pytest.mark.rule("bib:17.4")
def test_an_eliminated_tank_battalion_can_be_the_one_and_come_back():
    """17.4: in any box, and it may be replaced like any support unit."""
    table = asked(units={TANKS[0]: us("eliminated")}).answer(TANKS[0])
    assert table.us(TANKS[0]).place == "eliminated"
    assert table.procedure == "replacement"
    table.answer([TANKS[0]])
    assert (table.us(TANKS[0]).place, table.us(TANKS[0]).steps) == ("available", 1)


@pytest.mark.rule("bib:17.4")
@pytest.mark.parametrize(("answer", "again"), [("no", False), ("later", True)])
def test_who_wants_none_in_a_turn_is_asked_once(answer, again):
    """17.4: any movement phase, for who says so; what it is stands beside the question."""
    table = asked()
    assert "leave the game" in render(table.prompt.why[0])
    table.answer(answer).play()
    assert table.phase == "mobile-movement"
    assert (table.procedure == "task-force-collins") == again


@pytest.mark.rule("bib:17.4")
def test_it_is_formed_once():
    """17.4: the other two are out for good, so nothing is asked again."""
    table = asked().answer(TANKS[0])
    table.play()
    assert table.phase == "mobile-movement"
    assert table.procedure != "task-force-collins"
    assert not table.happened("replacement")


@pytest.mark.rule("bib:17.4")
def test_its_values_are_those_of_its_other_side():
    """17.4: flipped, not rebuilt."""
    table = asked().answer(TANKS[0])
    game = table.session.module.play(table.state, 0, None)
    assert game.factors(TANKS[0]).attack == DATA.us[TANKS[0]].back.attack
    assert game.is_tank(TANKS[0])
