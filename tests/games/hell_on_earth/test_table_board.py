"""The table board: what it asks, how often, and what it remembers (hoe:3.1)."""

from collections import Counter

import pytest

from beachmaster.engine.record import narrowed
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth.factory import FACTORY
from games.hell_on_earth.play import hidden, shown, start

SURROUNDED = {"25": "one", "26": "one", "27": "one"}
UNITS = {"23": "beach4", "24": "beach5", "25": "map", "26": "map"}
RIDGE = [hidden("ridge", home=2)]
STANDS = {"result": "lose"}


def table(phase, units=None, japan=None, **more):
    return start(phase, us=units or UNITS, japan=japan or RIDGE, board="table", hq="far", **more)


def guns(answers, dice, units=None, **more):
    """Let the Japanese guns fire on a table board; return the table."""
    found = table("bombardment", units, artillery=4, **more).play(quiet=False, bombard="")
    return found.play(quiet=False, fire_order=answers, japanese_bombardment=dice)


# -- Japanese bombardment -----------------------------------------------------------------------


@pytest.mark.rule("hoe:5.2.2")
def test_the_order_of_fire_is_asked_for_once():
    """hoe:5.2.2: four points, four units: one form with the distance of each."""
    found = guns({"26": 3, "25": 4, "24": 6, "23": 9}, (1, 1, 1, 1))
    assert [event.data["unit"] for event in found.named("japanese-target")] == [
        "26",
        "25",
        "24",
        "23",
    ]
    assert found.questions() == ["fire-order"]


@pytest.mark.rule("hoe:5.2.2")
def test_units_equally_near_are_drawn_by_lot():
    """hoe:5.2.2: one answer for all four, then only lots."""
    found = guns(dict.fromkeys(("23", "24", "25", "26"), 5), ())
    found.play(quiet=False, fire_tie=("23", "24", "25"), japanese_bombardment=(1, 1, 1, 1))
    assert found.questions() == ["fire-order"]


@pytest.mark.rule("hoe:5.2.2")
def test_a_second_round_asks_nothing_that_was_told():
    """hoe:5.2.2: eight points on two units that are missed: one question in all."""
    found = table("bombardment", {"25": "map", "26": "map"}).play(quiet=False, bombard="")
    found.play(fire_order={"26": 2, "25": 5}, japanese_bombardment=(1,) * 8)
    assert found.questions() == ["fire-order"]


@pytest.mark.rule("hoe:5.2.2")
def test_a_single_unit_needs_no_question():
    """hoe:5.2.2: it is the nearest."""
    found = table("bombardment", {"25": "map"}).play(quiet=False, bombard="")
    assert found.play(japanese_bombardment=(1,) * 8).questions() == []


@pytest.mark.rule("hoe:5.2.2")
def test_the_farthest_is_fired_at_first_once_suribachi_is_lost():
    """hoe:5.2.2: the distances are the same, the order is the other way round."""
    first = []
    for control in ([], ["suribachi"]):
        found = table("bombardment", control=control).play(quiet=False, bombard="")
        assert found.prompt.tell is not None
        found.play(fire_order={"23": 2, "24": 3, "25": 4, "26": 5})
        first.append(found.event("japanese-target").data["unit"])
    assert first == ["23", "26"]


@pytest.mark.rule("hoe:5.2.2", "hoe:5.3.2")
def test_what_was_told_is_forgotten_when_units_have_moved():
    """hoe:5.2.2: the next phase has a board of its own; nothing stale is kept."""
    found = guns({"26": 3, "25": 4, "24": 6, "23": 9}, (1, 1, 1, 1))
    assert found.state.phase == "first-movement"
    later = table("bombardment", turn=3).play(quiet=False, bombard="")
    assert later.procedure == "fire-order"


# -- the Command Phase --------------------------------------------------------------------------


@pytest.mark.rule("hoe:5.8.3")
def test_the_japanese_step_costs_at_most_one_question_a_unit():
    """hoe:5.8.3: the order once, and the nearest unit for each charge."""
    japan = [shown("ridge", "313", steps=1), shown("cave", "17", steps=1), shown("gully", "309")]
    found = table("command", japan=japan, turn=8)
    found.play(
        command_points=1,
        japanese_order=["cave", "ridge"],
        japanese_command=(1, 2),
        nearest_us=["25"],
        banzai=1,
        banzai_own=1,
    )
    assert sorted(found.questions()) == ["japanese-order", "nearest-us"]


@pytest.mark.rule("hoe:5.8.3")
@pytest.mark.parametrize("blue", [{}, {"cm13": "slot1"}])
def test_the_order_of_rolls_that_change_nothing_for_each_other_is_not_asked(blue):
    """hoe:5.8.3: before turn 8 a 1 is no charge; only a Reroll makes an order of it."""
    fresh_ones = [hidden(f"spot{n}") for n in range(12)]
    japan = [shown("ridge", "313", steps=1), shown("cave", "17", steps=1), *fresh_ones]
    found = table("command", japan=japan, turn=2, blue=blue)
    order = {"japanese_order": ["cave", "ridge"]} if blue else {}
    found.play(command_points=1, japanese_command=(2, 2), **order)
    assert ("japanese-order" in found.questions()) == bool(blue)


@pytest.mark.rule("hoe:5.8.3")
def test_without_weak_units_the_japanese_step_asks_nothing():
    """hoe:5.8.3: units with two steps do not roll."""
    found = table("command", japan=[shown("ridge", "313")]).play(command_points=1)
    assert found.questions() == []


# -- the assault --------------------------------------------------------------------------------


@pytest.mark.rule("hoe:5.4.2.7.3.2")
def test_the_height_of_a_target_is_asked_once():
    """hoe:5.4.2.7.3.2: a place does not change its height."""
    units = {"25": "map", "26": "map"}
    found = table("first-attack", units, [shown("ridge", "313")])
    assert assaults(found, "25") == []
    assert found.fields == ["high", "neighbours"]
    found.play(quiet=False, assault_facts={}, combat=2, retreat_check=6, retreat=STANDS)
    assaults(found, "26")
    assert found.procedure == "combat"


def assaults(found, name, target="ridge"):
    """Start the assault of one unit and return the neighbors that stand, if they are asked for."""
    found.play(
        quiet=False,
        target=target,
        attackers=[name],
        supporters=[],
    )
    fields = (found.rows or found.prompt.fields) if found.procedure == "assault-facts" else ()
    return next((field.certain for field in fields if field.name == "neighbours"), None)


@pytest.mark.rule("hoe:5.4.2.7.1.4")
def test_a_second_assault_on_a_place_knows_the_neighbours_told_before():
    """hoe:5.4.2.7.1.4: Japanese units do not walk about between two assaults, nor two phases."""
    japan = [shown("ridge", "313"), shown("cave", "312"), shown("pit", "311")]
    found = table("first-attack", {"25": "map", "26": "map", "27": "map"}, japan)
    assert assaults(found, "25") == []
    told = {"neighbours": ["cave", "pit"]}
    found.play(quiet=False, assault_facts=told, combat=2, retreat_check=6, retreat=STANDS)
    for name in ("26", "27"):
        assert assaults(found, name) is None
        found.play(quiet=False, combat=2, retreat_check=6, retreat=STANDS)
    rolled = [event for event in found.named("rolled") if event.receipt.decides]
    traces = [[render(line) for line in event.trace] for event in rolled]
    assert traces[0] == traces[1] == traces[2]
    found.play(quiet=False, raid_order=["25", "26", "27"], raid_reach=SURROUNDED, raid=(2, 2, 2))
    found.play(moved={})
    assert assaults(found, "25") is None


@pytest.mark.rule("hoe:5.4.2.7.1.4", "hoe:5.4.2.5.2")
def test_a_redeployment_makes_the_player_look_again():
    """hoe:5.4.2.5.2: the cave's unit goes elsewhere, maybe to another side of the ridge."""
    japan = [shown("ridge", "313"), hidden("cave", home=2), shown("pit", "311")]
    found = table("first-attack", {"25": "map", "26": "map", "27": "map"}, japan)
    assert assaults(found, "25") == []
    told = {"neighbours": ["cave", "pit"]}
    found.play(quiet=False, assault_facts=told)
    found.play(quiet=False, supporter_draw="ds01", combat=2, retreat_check=6, retreat=STANDS)
    assaults(found, "26", "cave")
    found.play(quiet=False, defence_draw="reaction", reaction=1, redeployment_sector=2)
    hut = {"sector": 2, "place": "hut"}
    found.play(quiet=False, redeployment_hex=4, redeploy=hut, advance={})
    assert assaults(found, "27") == ["pit"]
    assert found.refusal({"neighbours": ["ridge"]})
    found.answer({"neighbours": ["hut"]})
    assert found.procedure == "supporter-draw"


@pytest.mark.rule("hoe:5.4.2.7.1")
def test_what_cannot_matter_is_not_asked():
    """hoe:5.4.2.7.1: flank with two attackers only, reduced values for tanks and artillery only."""
    found = table("first-attack", {"25": "map", "23": "map"}, [shown("ridge", "313")])
    found.play(
        quiet=False,
        target="ridge",
        attackers=["25"],
        supporters=["23"],
    )
    assert found.fields == ["high", "neighbours"]


@pytest.mark.rule("hoe:5.4.2.9.3", "hoe:5.3.2.3")
def test_off_the_beach_nobody_is_asked_whether_it_is_pinned():
    """hoe:5.3.2.3: and on the beach next to a living target the program knows it."""
    for place, asked in (("map", "retreat"), ("beach4", "raid-reach")):
        found = table("first-attack", {"25": place}, [shown("ridge", "313")])
        found.play(
            quiet=False,
            target="ridge",
            attackers=["25"],
            supporters=[],
        )
        found.play(quiet=False, assault_facts={}, combat=2, retreat_check=1)
        assert found.procedure == asked


@pytest.mark.rule("hoe:5.3.2.3")
def test_on_the_beach_with_the_target_gone_it_is_asked():
    """hoe:5.3.2.3: another Japanese unit may still pin it."""
    found = table("first-attack", {"25": "beach4"}, [shown("ridge", "313", steps=1)])
    found.play(
        quiet=False,
        target="ridge",
        attackers=["25"],
        supporters=[],
    )
    found.play(quiet=False, assault_facts={}, combat=4, retreat_check=1)
    assert (found.procedure, found.prompt.kind) == ("pinned", "confirm")


@pytest.mark.rule("hoe:5.8.2.3")
def test_six_units_known_on_beaches_close_the_deployment():
    """hoe:5.8.2.3, H-44: no question, no roll."""
    units = {name: f"beach{n}" for n, name in enumerate(("21", "23", "24", "25", "26", "27"), 1)}
    found = table("command", units).play(quiet=False, command_points=6)
    assert "deploy:9" in found.closed


@pytest.mark.rule("hoe:5.4.2.9.3", "hoe:5.4.2.9.5")
def test_on_the_table_a_retreat_and_an_advance_are_one_record_each():
    """hoe:5.4.2.9: how it ended, and what it captured."""
    table = start("first-attack", us={"25": "map"}, japan=[shown("ridge", "313")], board="table")
    table.play(
        quiet=False,
        target="ridge",
        attackers=["25"],
        supporters=[],
    )
    table.play(quiet=False, assault_facts={}, combat=2, retreat_check=1)
    assert (table.procedure, table.fields) == (
        "retreat",
        ["result", "beach", "objective", "artillery"],
    )
    table.answer({"result": "zoc+", "objective": "airfield1"})
    assert (table.us("25").steps, table.state.control) == (2, ["airfield1"])
    won = start(
        "first-attack", us={"25": "map"}, japan=[shown("ridge", "313", steps=1)], board="table"
    )
    won.play(
        quiet=False,
        target="ridge",
        attackers=["25"],
        supporters=[],
    )
    won.play(quiet=False, assault_facts={}, combat=6, advance={"unit": "25+gun", "artillery": True})
    assert won.state.artillery == 1


# -- whole games --------------------------------------------------------------------------------


@pytest.mark.rule("hoe:5.4.2.9.3", "hoe:5.4.2.9.4", "hoe:5.4.2.9.5")
def test_on_the_table_retreats_and_an_advance_after_them_are_one_record():
    """hoe:5.4.2.9: who was hit stands or goes back, and who stood may take the emptied hex."""
    table = start(
        "first-attack",
        us={"25": "map", "9": "map"},
        japan=[shown("ridge", "313", steps=1), shown("cave", "17")],
        board="table",
    )
    table.play(quiet=False, target="ridge", attackers=["25", "9"], supporters=[])
    table.play(quiet=False, assault_facts={}, combat=3, odd_hit="9", retreat_check=6)
    assert table.procedure == "retreat"
    fields = {one.name: one for one in narrowed(table.prompt.fields, {"9:result": "clear"})}
    assert list(fields)[:2] == ["9:result", "9:beach"]
    takes = ["25+objective", "25+gun", "25+both"]
    assert [one.value for one in fields["advance:unit"].options] == ["none", "25", *takes]
    took = {"advance:unit": "25+objective", "advance:objective": "airfield1"}
    table.answer({"9:result": "clear", **took})
    assert table.us("9").marker == "OR"
    assert table.state.control == ["airfield1"]


@pytest.mark.rule("hoe:5.2.2", "hoe:5.5", "hoe:5.8.3")
def test_in_a_whole_game_no_phase_asks_more_than_once_a_unit_concerned():
    """hoe:5.2.2, hoe:5.5, hoe:5.8.3: counted over every phase of a game on the table."""
    setup, module = FACTORY.prepare(
        Setup(game="hell-on-earth", seed=3, board="table", options={"reminders": "off"})
    )
    session = Session(module, setup.seed)
    player = FACTORY.player("random", session)
    asked, concerned = Counter(), {}
    while (prompt := session.asked) is not None:
        where = prompt.turn, prompt.phase
        concerned.setdefault(where, _concerned(session.state, prompt.phase))
        if prompt.prompt.question and prompt.prompt.procedure in COUNTED:
            asked[where] += 1
        session.answer(player.answer(prompt))
    assert asked
    assert all(count <= concerned[where] for where, count in asked.items())


COUNTED = ("fire-order", "raid-reach", "japanese-order", "nearest-us")


def _concerned(state, phase):
    """Count the units that a phase is about; others ask nothing of these kinds."""
    units = sum(unit.on_map for unit in state.us.values())
    weak = sum(unit.steps == 1 for unit in state.japan.values())
    return {"bombardment": units, "raid": units, "command": weak}.get(phase, 99)


@pytest.mark.rule("hoe:5.2.2", "hoe:5.4.2.7")
def test_no_question_is_asked_twice_in_a_phase_without_a_change_between():
    """The same question with the same subjects needs a loss, a move or a new target between."""
    setup, module = FACTORY.prepare(
        Setup(game="hell-on-earth", seed=5, board="table", options={"reminders": "off"})
    )
    session = Session(module, setup.seed)
    player = FACTORY.player("random", session)
    seen = {}
    while (prompt := session.asked) is not None:
        if prompt.prompt.question:
            mark = (prompt.turn, prompt.phase, prompt.prompt.procedure, prompt.prompt.subjects)
            standing = _standing(session.state), _listed(prompt.prompt)
            assert seen.get(mark) != standing, mark
            seen[mark] = standing
        session.answer(player.answer(prompt))
    assert len(seen) > 50


def _listed(prompt):
    """Return what a choice is between: the next rank asks among fewer units."""
    return [option.value for option in prompt.options] if prompt.kind == "choose" else []


def _standing(state):
    """Return who stands where, which units took part, and how many orders were played."""
    us = tuple((u.place, u.steps, u.marker, u.assaulted, u.supported) for u in state.us.values())
    japan = tuple((u.place, u.steps, u.hidden) for u in state.japan.values())
    return us, japan, tuple(state.bombarded), state.orders
