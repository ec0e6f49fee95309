"""The movement phases on both boards (hoe:5.3.2, hoe:5.6) and Extended Movement (hoe:3.3.4.2)."""

import pytest

from beachmaster.engine.text import render
from games.hell_on_earth.play import hidden, start, us


def moving(phase="first-movement", units=None, **more):
    more.setdefault("japan", [hidden("0609", "309")])
    more.setdefault("control", ["airfield1", "airfield2"])
    return start(phase, us=units or {"25": "0711", "24": "0811"}, **more)


def on_table(phase="first-movement", units=None, **more):
    return start(phase, us=units or {"25": "map", "24": "beach5"}, board="table", **more)


@pytest.mark.rule("hoe:5.3.2", "hoe:5.3", "hoe:5.6")
@pytest.mark.parametrize("phase", ["first-movement", "second-movement"])
def test_a_unit_moves_once_in_each_movement_phase(phase):
    """hoe:5.3.2: not more than once in a phase; hoe:5.6: the second phase repeats the first."""
    table = moving(phase).play(quiet=False, move=["25>0712"])
    assert table.us("25").place == "0712"
    assert table.options == ["24", "done"]
    assert "has moved" in table.refusal(["25"])
    assert "25>0711" not in table.options
    assert "The 25th Marines cannot move to 0711: It has moved" in table.refusal(["25>0711"])


@pytest.mark.rule("hoe:5.3.2")
def test_a_unit_with_a_dr_marker_cannot_move():
    """hoe:5.3.2: DR bars movement, OR does not."""
    units = {"25": us("0711", marker="DR"), "24": us("0811", marker="OR")}
    table = moving(units=units).play(quiet=False, rally=(1, 1))
    assert table.options == ["24", "done"]
    assert table.closed["25"] == "A disorganized unit cannot move."


@pytest.mark.rule("hoe:5.3.2")
def test_several_units_move_in_one_answer_each_after_the_other():
    """hoe:5.3.2: a list is carried out in order, so that one unit can follow another."""
    table = moving().play(quiet=False, move=["25>0712", "24>0711"])
    assert (table.us("25").place, table.us("24").place) == ("0712", "0711")
    assert "to 0711: A US unit is there" in moving().refusal(["24>0711", "25>0712"])
    assert "only once" in moving().refusal(["25>0712", "25>0711"])
    assert "by itself" in moving().refusal(["25>0712", "done"])


@pytest.mark.rule("hoe:5.3.2.1")
def test_a_place_out_of_reach_is_refused_with_the_reason():
    """hoe:5.3.2.1: six movement points; the board stays as it was."""
    assert "movement points" in moving().refusal(["25>1001"])
    assert moving().refusal(["25>2525"]) == "There is no hex 2525 on the map."


@pytest.mark.rule("hoe:5.3.2")
def test_a_unit_can_be_asked_step_by_step():
    """hoe:5.3.2: first normal or strategic, then the hex with its cost; staying is possible."""
    table = moving().play(quiet=False, move=["25"])
    assert (table.procedure, table.options) == ("move-kind", ["normal", "strategic"])
    table.answer("normal")
    assert {"stay", "0712"} <= set(table.options)
    assert table.answer("stay").us("25").place == "0711"
    assert table.options == ["24", "done"]


@pytest.mark.rule("hoe:5.3.2")
def test_the_phase_asks_for_forgotten_units_where_the_player_wants_it():
    """hoe:5.3.2: the reminder names units that could still move."""
    table = moving(options={"reminders": "on"}).play(quiet=False, move="done")
    assert table.procedure == "move-done"
    assert table.answer(False).procedure == "move"
    assert moving().play(quiet=False, move="done").state.phase == "raid"


@pytest.mark.rule("hoe:3.3.7", "hoe:2.2")
def test_h08_entering_an_objective_takes_it_also_in_passing():
    """hoe:3.3.7, H-08: control stays when the unit goes on."""
    table = moving(units={"25": "0710"}, japan=[], control=[]).play(quiet=False, move=["25>0509"])
    said = {render(option.text): option.value for option in table.prompt.options}
    ways = {"0610" in words: value for words, value in said.items()}
    captures = {"0610" in words: "captures the First Airfield" in words for words in said}
    assert captures == {True: True, False: False}
    table.answer(ways[True])
    assert table.state.control == ["airfield1"]
    assert table.event("captured").data == {"objective": "airfield1", "vp": True}


@pytest.mark.rule("hoe:3.3.7", "hoe:5.3.2.1")
def test_h08_the_way_is_asked_only_where_it_matters():
    """hoe:3.3.7, H-08: ways with the same captures are not asked for."""
    table = moving(units={"25": "0710", "24": "0811"}, japan=[])
    assert table.play(quiet=False, move=["25>0509"]).procedure == "move"


@pytest.mark.rule("hoe:5.2", "hoe:3.1")
def test_entering_a_gun_position_takes_it():
    """hoe:5.2: a fixed-artillery hex under US control no longer fires (H-08)."""
    table = moving(units={"25": "0810"}, japan=[]).play(quiet=False, move=["25>0910"])
    assert (table.state.artillery, table.state.artillery_hexes) == (1, ["0910"])
    again = moving(units={"25": "0810"}, japan=[], artillery_hexes=["0910"])
    assert not again.play(quiet=False, move=["25>0910"]).happened("artillery")


@pytest.mark.rule("hoe:3.3.4.2", "hoe:5.10")
@pytest.mark.parametrize(("token", "extra"), [("cm07", 2), ("cm08", 3)])
def test_h34_extended_movement_is_offered_at_the_start_of_a_normal_move(token, extra):
    """hoe:3.3.4.2, H-34: one unit, +2 or +3 movement points, normal movement only."""
    table = moving(units={"25": "0711"}, blue={token: "slot1"})
    table.play(quiet=False, move=["25"], move_kind="normal")
    assert table.procedure == "move-order"
    table.answer(token)
    assert any(f"({6 + extra} MP)" in render(one.text) for one in table.prompt.options)
    assert not any(f"({7 + extra} MP)" in render(one.text) for one in table.prompt.options)
    assert table.state.blue[token] == "played"


@pytest.mark.rule("hoe:3.3.4.2")
def test_extended_movement_is_not_offered_for_a_strategic_move_nor_twice():
    """hoe:3.3.4.2: not with strategic movement; one unit, one order a turn."""
    table = moving(blue={"cm07": "slot1", "cm08": "slot2"})
    table.play(quiet=False, move=["25"], move_kind="strategic")
    assert table.procedure == "move-to"
    table.answer("stay")
    table.play(quiet=False, move=["24"], move_kind="normal", move_order="cm07", move_to="stay")
    assert table.procedure in ("move", "target")
    assert table.us("24").place == "0811"


@pytest.mark.rule("hoe:3.3.4.2")
def test_a_reconnaissance_order_is_not_offered_to_a_moving_unit():
    """hoe:3.3.4: each kind at its own moment."""
    table = moving(units={"25": "0711"}, blue={"cm09": "slot1"})
    assert table.play(quiet=False, move=["25"], move_kind="normal").procedure == "move-to"


# -- the table board ----------------------------------------------------------------------------


@pytest.mark.rule("hoe:5.3.2", "hoe:5.3.2.4", "hoe:3.3.7")
def test_on_the_table_one_check_list_follows_the_moves():
    """hoe:5.3.2: who moved strategically, what was entered, who stands on a beach: one question."""
    table = on_table()
    assert table.procedure == "moved"
    assert table.fields == ["strategic", "objectives", "artillery", "stayed", "beaches"]
    table.answer({"strategic": ["24"], "objectives": ["airfield1"], "artillery": 1, "beaches": []})
    assert table.us("24").assaulted
    assert (table.state.control, table.state.artillery) == (["airfield1"], 1)
    assert table.us("24").place == "map"
    assert table.questions() == ["moved"]


@pytest.mark.rule("hoe:5.3.2.1", "hoe:3.1")
def test_on_the_table_the_player_tells_who_stands_on_a_beach():
    """hoe:5.3.2.1: and on which one; nobody is taken to have stayed there."""
    table = on_table().answer({"beaches": ["24"]})
    assert table.procedure == "which-beach"
    table.answer({"24": 6})
    assert (table.us("24").place, table.us("25").place) == ("beach6", "map")
    assert on_table().answer({"beaches": ["25"]}).us("24").place == "map"


@pytest.mark.rule("hoe:5.3.2.1", "hoe:3.1")
def test_on_the_table_a_unit_still_on_its_beach_is_not_asked_for_the_beach():
    """hoe:5.3.2.1: told as still there; nobody stands on two beaches."""
    table = on_table()
    before = table.us("24").place
    assert "two landing beaches" in table.refusal({"stayed": ["24"], "beaches": ["24"]})
    table.answer({"stayed": ["24"]})
    assert table.us("24").place == before
    assert "which-beach" not in table.questions()


@pytest.mark.rule("hoe:5.3.2")
def test_on_the_table_a_disorganized_unit_is_not_among_the_strategic_movers():
    """hoe:5.3.2: it cannot have moved."""
    units = {"25": us("map", marker="DR"), "24": "beach5"}
    table = on_table(units=units).play(quiet=False, rally=1)
    listed = {option.value for option in table.prompt.fields[0].options}
    assert listed == {"24"}


@pytest.mark.rule("hoe:5.2")
def test_on_the_table_guns_once_taken_are_not_given_back_by_moving():
    """hoe:5.2: the count of gun positions under US control only grows by movement."""
    assert on_table(artillery=3).refusal({"artillery": 2})


@pytest.mark.rule("hoe:3.3.4.2")
def test_on_the_table_extended_movement_asks_for_the_unit_only_where_an_order_is_played():
    """hoe:3.3.4.2: one record; who plays none has said all of it with that."""
    table = on_table(blue={"cm07": "slot1"})
    assert table.fields == ["order", "unit"]
    none = on_table(blue={"cm07": "slot1"})
    none.answer({"order": "no"})
    assert none.procedure == "moved"
    assert none.state.blue["cm07"] == "slot1"
    table.answer({"order": "cm07", "unit": "24"})
    assert table.state.blue["cm07"] == "played"
    assert on_table(blue={"cm07": "slot1"}, order_played=True).procedure == "moved"


@pytest.mark.rule("hoe:5.3.2.3")
def test_a_movement_in_which_every_unit_is_pinned_passes_by_with_the_reason():
    """hoe:5.3.2.3: nothing is asked where the only answer would be to end the movement."""
    table = start("first-movement", us={"25": "0712"}, japan=[hidden("0711")])
    assert table.state.phase == "first-attack"
    assert "is pinned" in render(table.event("nobody-moves").text)
    ends = start("first-movement", us={"25": "0712", "24": "0411"}, japan=[hidden("0711")])
    ends.play(quiet=False, move=["24>0410"], move_way=0)
    assert ends.state.phase == "first-attack"
    assert not ends.happened("nobody-moves")


@pytest.mark.rule("hoe:5.3.2.3")
def test_a_pinned_unit_is_closed_with_its_reason_where_another_can_move():
    """hoe:5.3.2.3: the unit on a beach next to the enemy cannot be picked; a free one can."""
    table = start("first-movement", us={"25": "0712", "24": "0411"}, japan=[hidden("0711")])
    prompt = table.session.asked.prompt
    assert [option.value for option in prompt.options] == ["24", "done"]
    [closed] = [closed for closed in prompt.closed() if closed.value == "25"]
    assert "hoe:5.3.2.3" in closed.rules
