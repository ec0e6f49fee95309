"""What the table board asked too much, or took though it cannot be (hoe:3.1, hoe:5.4.2)."""

import pytest

from beachmaster.engine.coach_words import coach_lines
from beachmaster.engine.prompt import AnswerError
from beachmaster.engine.record import narrowed
from beachmaster.engine.text import render
from games.hell_on_earth.play import fresh, hidden, shown, start, us

RESERVED = ("eliminated", "unknown", "map", "Beach1", "box7", "reserve")


def table_game(phase="first-attack", **more):
    """Start on a table board with the 25th on the map."""
    more.setdefault("us", {"25": "map"})
    return start(phase, board="table", **more)


@pytest.mark.rule("hoe:3.1")
@pytest.mark.parametrize("word", RESERVED)
def test_a_place_cannot_have_a_word_of_the_program(word):
    """A unit named `eliminated` would be gone, one named `unknown` nameless for good."""
    table = table_game("bombardment", japan=[hidden("a"), {}, {}], hq="z")
    assert "program uses" in table.refusal(word)


def assault_facts(japan):
    """Assault the unit in `a` and stop where the board is asked about."""
    return table_game(japan=japan).play(target="a", attackers=["25"], supporters=[])


@pytest.mark.rule("hoe:5.4.2.7.1.4")
def test_the_target_is_not_its_own_neighbour():
    """It would give its support twice."""
    table = assault_facts([shown("a", "17"), hidden("b")])
    assert "itself" in table.refusal({"neighbours": ["a"]})
    table.answer({"neighbours": ["b"]})


@pytest.mark.rule("hoe:5.4.2.7.1.4")
def test_no_more_new_neighbours_than_hidden_units_left():
    """With one unnamed unit left there is one new name at most."""
    table = assault_facts([shown("a", "17"), hidden("b"), {}, hidden("c")])
    assert "left" in table.refusal({"neighbours": ["x", "y"]})
    assert "program" in table.refusal({"neighbours": ["map"]})
    table.answer({"neighbours": ["b", "x"]})
    assert table.japan("x").hidden


@pytest.mark.rule("hoe:4.6")
def test_a_game_under_way_may_name_a_unit_of_any_sector():
    """hoe:4.6: units lost before may have been among the five of sector 6."""
    table = table_game("bombardment", japan=[{}, {}], hq="z")
    table.answer("a").answer({"sector": 4})
    assert table.procedure == "beside-target"


@pytest.mark.rule("hoe:4.6")
def test_a_game_under_way_may_reveal_the_headquarters_where_nobody_told_the_sector():
    """hoe:4.6: a unit whose sector nobody told may be the headquarters."""
    position = {
        "turn": 2,
        "phase": "bombardment",
        "us": {"25": {"place": "map"}},
        "japan": [hidden("a"), hidden("b"), {}],
    }
    table = fresh(board="table", position=position)
    table.play(bombard="a")
    table.answer({"adjacent": True}).answer(2).answer(5)
    table.answer({"name": "145", "cf": 3, "defence": "A"})
    assert table.japan("a").battalion == "145"
    assert table.japan("a").group


# -- what the player has to see to ----------------------------------------------------------------


def told(table):
    """Return what helps at the prompt, and at each field of its form."""
    fields = [] if table.field is None else narrowed(table.prompt.fields, table.told)
    said = [one.tell for one in (table.prompt, *fields)]
    return " ".join(render(text) for text in said if text is not None)


@pytest.mark.rule("hoe:5.4.2.1", "hoe:5.4.2.2", "hoe:5.4.2.3", "hoe:5.4.2.7.1")
def test_the_table_reminds_of_adjacency_range_and_sight():
    """hoe:5.4.2.3: the program cannot see who is in range there, so it says what the rules ask."""
    table = table_game(japan=[shown("a", "17")], us={"25": "map", "26": "map"})
    assert "next to one of: 25th Marines, 26th Marines" in told(table)
    table.answer("a")
    assert "Attackers must be next to the target" in told(table)
    for word in ("flamethrower must be adjacent", "two hexes", "no US unit on the line"):
        assert word in told(table)
    tracked = start(japan=[shown("0611", "17")], us={"25": "0711"})
    for answer in ("0611", ["25"]):
        assert told(tracked) == ""
        tracked.answer(answer)


@pytest.mark.rule("hoe:5.4.1")
def test_the_table_reminds_that_a_scout_is_adjacent():
    """hoe:5.4.1"""
    table = table_game(japan=[hidden("a", home=2), hidden("b")])
    table.answer("a").answer("recon")
    assert table.procedure == "attackers"
    assert "Attackers must be next to the target" in told(table)


@pytest.mark.rule("hoe:5.4.2.9.4", "hoe:5.4.2.9.3")
@pytest.mark.parametrize(("ruling", "die", "said"), [("away", 6, 1), ("any", 6, 0), ("away", 1, 0)])
def test_h64_the_table_reminds_where_a_retreat_may_go(ruling, die, said):
    """hoe:5.4.2.9.4, H-64: away from the target, unless the other reading is chosen."""
    table = table_game(japan=[shown("a", "17")], hq=None, options={"h-64": ruling})
    table.play(quiet=False, target="a", attackers=["25"])
    table.play(quiet=False, supporters=[], assault_facts={"high": False}, combat=2)
    table.play(quiet=False, retreat_check=die)
    assert table.procedure == "retreat"
    assert ("farther from the target" in told(table)) == bool(said)


def allowances(weather="good", **units):
    """Return what the check-list says that each unit may do."""
    table = table_game("first-movement", us=units, japan=[hidden("a")], weather=weather)
    table.play(rally=tuple(1 for unit in units.values() if isinstance(unit, dict)))
    assert table.procedure == "moved"
    return told_by(table)


def told_by(table):
    """Return the lines of the coach: who cannot move, what the others may do, what it costs."""
    coach = table.prompt.coach.coach()
    lines = [*coach_lines(coach), *(line.text for line in coach.costs)]
    return [render(line) for line in lines]


@pytest.mark.rule("hoe:5.3.2.1", "hoe:5.3.2.4")
def test_the_check_list_says_what_each_unit_may_do():
    """hoe:5.3.2.1: six points, one less in bad weather and one with OR; hoe:5.3.2.4: 2 or 3."""
    shaken = us("map", marker="OR")
    good = allowances(**{"25": "map", "26": "map", "27": shaken})
    assert good[0].startswith("25th Marines, 26th Marines: 6 movement points · or strategically")
    assert "at least 2 hexes from" in good[0]
    assert good[1].startswith(
        "27th Marines: 6 movement points · Organized Retreat (OR) marker −1 · 5 in all"
    )
    assert "at least 3 hexes from" in good[1]
    assert "rough 2" in good[3]
    bad = allowances("bad", **{"25": "map", "27": shaken})
    assert bad[0].startswith("25th Marines: 6 movement points · bad weather −1 · 5 in all")
    assert "bad weather −1 · Organized Retreat (OR) marker −1 · 4 in all" in bad[1]


@pytest.mark.rule("hoe:5.3.2.2", "hoe:5.3.2.3")
def test_the_check_list_says_what_only_the_table_can_see_to():
    """hoe:5.3.2.2: zones, stacking; hoe:5.3.2.3: pinned. The program's map sees to it itself."""
    words = " ".join(allowances(**{"25": "beach3"}))
    for said in ("six hexes around", "not end there", "never enters a Japanese", "is pinned"):
        assert said in words
    tracked = start("first-movement", us={"25": "0711"}, japan=[hidden("0512")])
    assert "six hexes around" not in " ".join(told_by(tracked))


@pytest.mark.rule("hoe:5.3.2.3", "hoe:5.3.2.4", "hoe:3.3.4.2")
def test_the_check_list_knows_who_is_pinned_or_next_to_the_enemy_or_extended():
    """hoe:5.3.2.3: pinned units stay; hoe:5.3.2.4: from a zone no strategic move; an order adds."""
    units = {"24": "beach5", "25": "map", "26": "map"}
    table = table_game(us=units, japan=[shown("a", "17")], hq=None, blue={"cm07": "slot1"})
    for name in ("24", "25"):
        table.play(quiet=False, target="a", attackers=[name])
        facts = {"assault_facts": {"high": False}} if name == "24" else {}
        table.play(quiet=False, supporters=[], **facts)
        back = {"retreat": {"result": "lose"}} if name == "25" else {}  # the 24th is pinned
        table.play(quiet=False, combat=2, retreat_check=6, **back)
    table.play(target="")
    told = {"24": "one", "25": "one", "26": "none"}
    table.play(raid_reach=told, raid_order=["24", "25"], raid=(2, 2))
    who = narrowed(table.prompt.fields, {"order": "cm07"})[1]
    assert [option.value for option in who.options] == ["25", "26"]
    table.play(quiet=False, extended={"order": "cm07", "unit": "26"})
    act = render(table.named("move")[-1].act)
    assert act == "Move your units on the map: 25th Marines, 26th Marines."
    value = table.session.module.data.command_marker(table.state, "cm07").value
    in_zone = "no strategic move: A unit in a zone of control cannot move strategically."
    leave = "1 more to leave its zone of control, and no step straight into another"
    order = "no strategic move: With Extended Movement it makes a normal move."
    points = f"6 movement points · Extended Movement +{value} · {6 + value} in all"
    assert told_by(table)[:3] == [
        "Cannot move: 24th Marines. A unit on a beach next to the enemy is pinned.",
        f"25th Marines: 6 movement points · {leave} · {in_zone}",
        f"26th Marines: {points} · {order}",
    ]
    assert table.prompt.fields[0].name == "strategic"
    assert not table.prompt.fields[0].options


# -- what cannot be so, or is known ---------------------------------------------------------------


@pytest.mark.rule("hoe:5.4.2.7.1.4")
def test_attackers_take_up_hexes_around_the_target():
    """hoe:5.4.2.7.1.4: six hexes lie around it, and two of them hold the attackers."""
    words = [f"w{number}" for number in range(6)]
    table = table_game(us={"25": "map", "9": "map"}, japan=[shown("a", "17"), *map(hidden, words)])
    table.play(target="a", attackers=["25", "9"])
    table.play(quiet=False, supporters=[])
    given = {"high": False, "flank": False}
    assert table.refusal({**given, "neighbours": words[:5]})
    table.answer({**given, "neighbours": words[:4]})


def charge_of_a_supporter(units):
    """Let the hidden unit beside the target of the 25th charge."""
    table = table_game(us=units, japan=[shown("a", "17"), hidden("b"), hidden("c")])
    table.play(target="a", attackers=["25"])
    table.play(supporters=[], assault_facts={"high": False, "neighbours": ["b"]})
    return table.play(quiet=False, supporter_draw="reaction", reaction=6)


@pytest.mark.rule("hoe:5.4.2.5.1", "hoe:5.4.2.7.1.4")
def test_a_charge_of_a_supporter_always_finds_somebody():
    """hoe:5.4.2.5.1: who stands next to its neighbor is two hexes away at most."""
    table = charge_of_a_supporter({"25": "map", "23": "map"})
    assert (table.procedure, table.prompt.minimum) == ("nearest-us", 1)
    assert table.refusal([])
    table.play(quiet=False, nearest_us=["25"], banzai=3)
    assert table.us("25").steps == 3


@pytest.mark.rule("hoe:5.8.3")
def test_a_charge_of_the_command_phase_may_find_nobody():
    """hoe:5.8.3: nobody is known to be near; the player says so."""
    table = table_game("command", turn=8, us={"25": "map"}, japan=[shown("a", "17", steps=1)])
    table.play(command_points=1, japanese_command=1)
    assert (table.procedure, table.prompt.minimum) == ("nearest-us", 0)


@pytest.mark.rule("hoe:5.2.1", "hoe:3.1")
@pytest.mark.parametrize(
    ("place", "fields"), [("beach4", ["adjacent"]), ("map", ["adjacent", "spotter"])]
)
def test_guns_on_a_beach_are_no_spotters(place, fields):
    """hoe:5.2.1: no beach is a hill or a gun position, so the question is left out."""
    table = table_game("bombardment", us={"25": "map", "24": place}, japan=[hidden("a", home=2)])
    assert table.session.module.data.support_kind("24") == "artillery"
    table.play(quiet=False, bombard="a")
    assert table.fields == fields


@pytest.mark.rule("hoe:5.4.2.5.2", "hoe:5.4.2.9.5")
@pytest.mark.parametrize("board", ["table", "tracked"])
def test_an_advance_cites_the_rule_that_allows_it(board):
    """hoe:5.4.2.5.2: after a Redeployment zones of control do not matter, after a kill they do."""
    tracked = board == "tracked"
    place, units = ("0610", {"25": "0711"}) if tracked else ("a", {"25": "map"})
    more = {"us": units, "board": board}
    moved = start(japan=[hidden(place, home=2), hidden("0803" if tracked else "c", home=6)], **more)
    moved.play(quiet=False, target=place, attackers=["25"])
    moved.play(quiet=False, supporters=[], defence_draw="reaction", reaction=1)
    moved.play(quiet=False, redeployment_sector=6, redeployment_hex=1)
    if not tracked:
        moved.play(quiet=False, redeploy={"sector": 6, "place": "d"})
    assert (moved.procedure, moved.prompt.rules) == ("advance", ("hoe:5.4.2.5.2",))
    killed = start(japan=[shown(place, "313", steps=1)], **more)
    killed.play(quiet=False, target=place, attackers=["25"])
    facts = {} if tracked else {"assault_facts": {"high": False, "neighbours": []}}
    killed.play(quiet=False, supporters=[], combat=6, **facts)
    assert (killed.procedure, killed.prompt.rules) == ("advance", ("hoe:5.4.2.9.5",))
    for game, rule in ((moved, "hoe:5.4.2.5.2"), (killed, "hoe:5.4.2.9.5")) if tracked else ():
        assert game.answer("25").event("us-moved").rules == (rule,)  # a table moves it itself


@pytest.mark.rule("hoe:3.1", "hoe:5.5")
def test_the_program_makes_up_no_fact_of_the_table_by_itself():
    """hoe:3.1: it rolls and draws, but how near the Japanese are only the table shows."""
    table = table_game("raid", japan=[hidden("a")])
    assert table.procedure == "raid-reach"
    with pytest.raises(AnswerError):
        table.session.auto()
    assert table.session.asked.prompt.procedure == "raid-reach"
    table.session.auto(invent=True)
    assert table.session.asked.prompt.procedure != "raid-reach"
    tracked = start("first-movement", us={"25": "0711"})
    assert tracked.prompt.question
    tracked.session.auto()


@pytest.mark.rule("hoe:3.1", "hoe:5.4")
def test_whether_an_attack_was_forgotten_is_no_fact_of_the_table():
    """hoe:5.4: ending a phase is a decision, so that the program may take it."""
    table = table_game(japan=[hidden("a")], options={"reminders": "on"})
    table.answer("")
    assert (table.procedure, table.prompt.question) == ("attack-done", False)
    table.session.auto()
