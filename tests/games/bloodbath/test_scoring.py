"""The victory count and the storm roll (bib:12.0, bib:4.1.2)."""

import pytest

from beachmaster.games.bloodbath.scoring import winner
from games.bloodbath.play import (
    BOARD,
    DATA,
    FAR,
    around,
    battalion,
    crt,
    fighters,
    flamethrower,
    hidden,
    inland,
    start,
    us,
)

SPOT = inland()
NEAR = around(SPOT, tanks=True)[0]
LOST = us("eliminated", steps=0)


@pytest.mark.rule("bib:12.0", "bib:12.3")
@pytest.mark.parametrize(("total", "result"), [
    (-8, "us"), (12, "us"), (13, "draw"), (19, "draw"), (20, "japan"), (54, "japan"),
])  # fmt: skip
def test_losses_decide(total, result):
    """bib:12.3: 12 or fewer, 13 to 19, 20 or more."""
    assert winner(total) == result


def cleared(monkeypatch, us, *, turn=16, **more):
    """Kill the last Japanese unit and end the game."""
    crt(monkeypatch, "De")
    ours = {battalion(0): NEAR, **us}
    unit = fighters()
    table = start("mobile-combat", turn=turn, us=ours, japan=[hidden(SPOT, unit)], **more)
    table.play(attack_target=SPOT, attack_units=[battalion(0)], combat=1, advance="none")
    assert table.session.asked is None
    return table.state.result


@pytest.mark.rule("bib:12.3")
def test_two_for_each_eliminated_and_one_for_each_depleted_battalion(monkeypatch):
    """bib:12.3: depleted ones on the map or waiting to land; support units never count."""
    ours = {
        battalion(1): LOST,
        battalion(2): LOST,
        battalion(3): us("available", steps=1),
        battalion(4): us(around(SPOT)[1], steps=1),
        flamethrower(0): LOST,
    }
    result = cleared(monkeypatch, ours)
    assert result.parts == {"eliminated": 4, "depleted": 2, "unused": 0}
    assert (result.losses, result.result) == (6, "us")


REGIMENTS = sorted({one.regiment for one in DATA.us.values() if one.division == 3} - {""})


@pytest.mark.rule("bib:12.3", "bib:12.1", "bib:14.4")
@pytest.mark.parametrize(("turn", "count", "unused"), [
    (16, 0, 0), (13, 0, -6), (13, 1, -4), (13, 2, -2), (13, 3, 0),
])  # fmt: skip
def test_b34_turns_not_needed_count_to_the_shortened_end(monkeypatch, turn, count, unused):
    """bib:12.3, B-34: minus two each, after one turn less for each regiment called."""
    called = REGIMENTS[:count]
    waiting = {name: "available" for name, one in DATA.us.items() if one.regiment in called}
    result = cleared(monkeypatch, waiting, turn=turn, regiments=called)
    assert result.parts["unused"] == unused


@pytest.mark.rule("bib:12.2", "bib:12.1")
def test_a_japanese_unit_on_the_map_after_the_last_turn_is_an_epic_victory():
    """bib:12.2: whatever the losses."""
    table = start("administrative", turn=16, japan=[hidden(FAR)])
    assert table.session.asked is None
    assert table.state.result.result == "epic"


@pytest.mark.rule("bib:12.2")
def test_b43_units_in_the_container_do_not_count(monkeypatch):
    """B-43: only units on the map keep the Japanese in the game."""
    assert cleared(monkeypatch, {}).result == "us"


@pytest.mark.rule("bib:4.1.2")
@pytest.mark.parametrize(("die", "storm"), [(1, False), (5, False), (6, True)])
def test_the_storm_roll_is_for_the_next_turn(die, storm):
    """bib:4.1.2: by our estimate a six; the event says that it is one."""
    table = start("administrative", turn=3, us={battalion(0): NEAR}, japan=[hidden(FAR)])
    table.play(storm=die)
    assert (table.state.turn, table.state.storm) == (4, storm)
    assert "estimate" in str(table.event("storm" if storm else "calm").text)


@pytest.mark.rule("bib:12.1", "bib:4.1.2")
def test_the_last_turn_needs_no_storm_roll():
    """bib:12.1: the game is over."""
    table = start("administrative", turn=16, japan=[hidden(BOARD.suribachi[1])])
    assert not table.asked("storm")
