"""What a window shows of Hell on Earth: all of it open to the player, and right."""

import random
import time

import msgspec
import pytest

from beachmaster.engine import hexgrid
from beachmaster.engine.display import Displayed
from beachmaster.engine.prompt import AnswerError
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import Text, render
from beachmaster.games.hell_on_earth.board_data import OBJECTIVES
from beachmaster.games.hell_on_earth.counter_data import HQ
from beachmaster.games.hell_on_earth.display_map import (
    japanese_turned,
    short_name,
    us_turned,
)
from beachmaster.games.hell_on_earth.factory import FACTORY
from beachmaster.games.hell_on_earth.sequence import SEQUENCE
from beachmaster.games.hell_on_earth.state import State
from games.hell_on_earth.play import fresh, hidden, shown, start, us


def look(table):
    return table.session.module.overview(table.state)


def lies(table):
    return table.session.module.position(table.state)


def fact(table, name):
    return next(fact for fact in look(table).facts if fact.id == name)


def value(table, name):
    return render(fact(table, name).value)


def row(table, name):
    return next(row for row in look(table).units if row.id == name)


def at(table, place):
    return next(counter for counter in lies(table).counters if counter.place == place)


def bag(table, name):
    return next(bag for bag in look(table).bags if bag.id == name)


def counts(found):
    return {render(count.text): count.number for count in found}


def holder(table, name):
    found = next(holder for holder in look(table).holders if holder.id == name)
    return [render(slot) if slot else None for slot in found.slots]


def layer(table, name):
    return next(layer.hexes for layer in lies(table).layers if layer.id == name)


def begun(board="tracked", seed=1, **options):
    """Return a session that has just begun."""
    options = {"reminders": "off", **options}
    setup, module = FACTORY.prepare(
        Setup(game="hell-on-earth", seed=seed, board=board, options=options)
    )
    return Session(module, setup.seed)


def ahead(session, count, policy="random"):
    """Let an automatic player answer so many prompts."""
    player = FACTORY.player(policy, session)
    for _ in range(count):
        if session.asked:
            session.answer(player.answer(session.asked))
    return session


# -- phases, facts, score ----------------------------------------------------------------------


@pytest.mark.parametrize("board", ["tracked", "table"])
def test_the_game_offers_what_a_window_asks_for(board):
    module = begun(board).module
    assert isinstance(module, Displayed)
    assert (module.chart() is None) == (board == "table")


@pytest.mark.rule("hoe:5")
def test_the_phases_are_those_of_the_sequence_in_order():
    """hoe:5: nine phases a turn, between set-up and assessment."""
    overview = look(start("weather"))
    assert [step.id for step in overview.steps] == list(SEQUENCE)
    assert {step.id for step in overview.steps if step.whose == "japan"} == {"raid"}
    assert overview.phase == "weather"


def test_the_date_goes_on_four_days_a_turn():
    dates = [render(look(start("weather", turn=turn)).date) for turn in (1, 3, 9)]
    assert dates == ["19–22 February 1945", "27 February – 2 March 1945", "23–26 March 1945"]


@pytest.mark.rule("hoe:2.2")
@pytest.mark.parametrize(
    ("turn", "held", "captured", "words", "tone"),
    [
        (2, [], {}, "Japanese; +1 VP until the end of turn 3", "plain"),
        (3, [], {}, "Japanese; +1 VP if you take it this turn", "warn"),
        (4, [], {}, "Japanese; its VP ended with turn 3", "bad"),
        (5, ["suribachi"], {"suribachi": 2}, "Yours since turn 2, in time: +1 VP", "good"),
        (5, ["suribachi"], {"suribachi": 4}, "Yours, first taken on turn 4: too late", "plain"),
        (5, [], {"suribachi": 2}, "Japanese again; the VP of turn 2 stays", "warn"),
    ],
)
def test_an_objective_tells_its_deadline(turn, held, captured, words, tone):
    """hoe:2.2: Mount Suribachi counts until turn 3."""
    table = start("raid", turn=turn)
    table.state.control, table.state.captured = held, captured
    found = fact(table, "objective-suribachi")
    assert render(found.value).startswith(words)
    assert found.tone == tone


@pytest.mark.rule("hoe:2.6")
def test_the_score_says_what_made_it_and_what_it_would_mean():
    """hoe:2.1 pairs, hoe:2.2 objectives; the outlook is worded as one."""
    table = start("raid", turn=4, japan=[hidden("0611")])
    table.state.captured = {"suribachi": 3, "airfield1": 5}
    score = look(table).score
    assert [(part.points, part.rules) for part in score.parts] == [
        (14, ("hoe:2.1",)),
        (1, ("hoe:2.2", "hoe:3.3.7")),
    ]
    assert score.total == 15
    assert render(score.outlook).startswith("If it ended now, before the last rolls, with 15")


@pytest.mark.rule("hoe:2.4")
@pytest.mark.parametrize(
    ("mode", "weak", "tone"), [("standard", 3, "plain"), ("heroic", 3, "warn")]
)
def test_the_casualty_line_depends_on_the_mode(mode, weak, tone):
    """hoe:2.4, hoe:7.3: five weak units cost a point, in heroic mode four."""
    units = {"23": us("0711", steps=2), "24": us("0712", steps=1), "25": us("0810", steps=2)}
    table = start("raid", us=units, options={"mode": mode})
    found = fact(table, "casualties")
    assert render(found.value) == f"{weak} of {5 if mode == 'standard' else 4}"
    assert found.tone == tone


@pytest.mark.rule("hoe:2.4")
def test_casualties_lower_the_outlook_not_the_score():
    units = {name: us("reserve", steps=2) for name in ("9", "21", "23", "24", "25")}
    score = look(start("raid", us=units, japan=[hidden("0611")])).score
    assert score.total == 14
    assert "with 13 victory points after casualties" in render(score.outlook)


def test_the_final_assessment_lists_every_part():
    """hoe:2.6: the parts add up to the result."""
    session = begun(seed=3)
    ahead(session, 5000)
    score = session.module.overview(session.state).score
    assert session.state.over
    assert score.total == session.state.result.vp == sum(part.points for part in score.parts)


@pytest.mark.rule("hoe:5.2")
def test_bombardment_points_follow_weather_and_airfields():
    """hoe:5.2: 9, less 3 in bad weather, 2 more for the First Airfield."""
    table = start("bombardment", weather="bad")
    assert value(table, "us-bombardment").startswith("6 BP")
    assert value(table, "japanese-bombardment").startswith("7 BP")
    table.state.control = ["airfield1"]
    assert value(table, "us-bombardment").startswith("8 BP")


@pytest.mark.rule("hoe:5.9")
def test_reserves_and_arrivals_are_told():
    """hoe:4.5, hoe:4.7: Reactions on boxes 6 and 8, the 147th on box 7."""
    table = start("raid", us={"9": "reserve", "23": us("box3", steps=2)})
    assert "9th Marines" in value(table, "reserve")
    assert value(table, "box3") == "23rd Marines"
    assert value(table, "box7") == "147th Infantry"
    assert value(table, "reactions") == "turn 6, 8"
    assert value(table, "command-marker") == "turn 3, 5, 7, 9"


@pytest.mark.rule("hoe:7.1")
def test_heroic_mode_draws_its_last_command_marker_on_turn_5():
    assert value(start("raid", options={"mode": "heroic"}), "command-marker") == "turn 3, 5"


# -- bags and command area ---------------------------------------------------------------------


@pytest.mark.rule("hoe:3.3.3")
def test_the_red_bag_counts_by_class_and_tells_what_lies_out():
    """hoe:3.3.3: 21 Defense/Support and 5 Reaction markers."""
    table = start("raid", japan=[hidden("0611", "17", defence="ds18")])
    found = bag(table, "intelligence")
    assert counts(found.inside) == {"Reaction": 3, "Defense/Support": 20}
    assert found.balanced
    assert found.whole == 26
    assert "Reaction: Turn Track box 6" in counts(found.out)
    assert any(words.endswith(": 0611") for words in counts(found.out))


@pytest.mark.rule("hoe:3.3.4")
def test_the_blue_bag_counts_by_kind_and_the_area_shows_its_slots():
    """hoe:3.3.4: 20 Special Orders and 9 Errors, six of them set aside."""
    table = start("raid", blue={"cm01": "slot1", "cm02": "played"}, orders=1)
    found = bag(table, "command")
    assert sum(counts(found.inside).values()) == 21
    assert counts(found.inside)["Intelligence Error"] == 3
    assert counts(found.out) == {"In the Command Area": 1, "Played": 1, "Errors set aside": 6}
    assert found.balanced
    assert [slot is None for slot in holder(table, "slots")] == [False, True, True]
    assert [slot is None for slot in holder(table, "played")] == [False] + 4 * [True]
    assert holder(table, "errors") == ["Intelligence Error"] * 6


@pytest.mark.parametrize("name", ["intelligence", "command"])
def test_a_lost_marker_unbalances_its_bag(name):
    table = start("raid")
    markers = table.state.red if name == "intelligence" else table.state.blue
    del markers[min(markers)]
    assert not bag(table, name).balanced


@pytest.mark.rule("hoe:7.4")
def test_heroic_mode_has_four_places_for_played_orders():
    assert len(holder(start("raid", options={"mode": "heroic"}), "played")) == 4


# -- units -------------------------------------------------------------------------------------


def test_a_us_unit_shows_steps_markers_and_what_it_may_do():
    units = {"25": us("0711", steps=3, marker="OR", assaulted=True), "9": us("0810", marker="DR")}
    table = start("first-attack", us=units)
    found = row(table, "25")
    assert (found.steps, found.whole, found.place, found.values) == (3, 4, "0711", "4/2")
    assert [render(mark) for mark in found.markers] == ["OR", "Recon/Assault"]
    assert render(found.status) == "may still support"
    assert render(row(table, "9").status) == "disorganized: must rally first"
    assert render(row(table, "147").where) == "Turn Track box 7"
    assert row(table, "147").standing == "waiting"


def test_an_estimate_says_so_and_the_rulebooks_values_do_not():
    """hoe:3.3.1: the 9th is shown in the rulebook on its front alone."""
    table = start("raid", us={"9": us("0711"), "24": us("0810")})
    assert (row(table, "9").estimate, row(table, "24").estimate) == (False, True)
    table.us("9").steps = 2
    assert row(table, "9").estimate


@pytest.mark.rule("hoe:3.3.2")
def test_a_hidden_unit_tells_its_place_alone_and_a_revealed_one_all():
    table = start("raid", japan=[hidden("0611", "17"), shown("0610", "313", steps=1)])
    unknown = next(row for row in look(table).units if row.place == "0611")
    assert (unknown.steps, unknown.values, unknown.kind, unknown.hidden) == (None, "", None, True)
    known = next(row for row in look(table).units if row.place == "0610")
    assert (render(known.name), known.steps) == ("313th Infantry Battalion", 1)
    assert (known.values, known.estimate) == ("2C/–", True)
    assert sum(row.standing == "gone" for row in look(table).units) == 27


def test_a_table_board_shows_the_players_words_and_leaves_out_the_unnamed():
    table = start("raid", board="table", japan=[shown("the quarry", "313")], hq=None)
    places = [row.place for row in look(table).units if row.side == "japan" and row.place]
    assert places == ["the quarry"]
    assert lies(table) is None
    everything = fresh(board="table")
    assert {row.side for row in look(everything).units} == {"us"}
    assert value(everything, "japanese") == "30 of 30"


# -- the map -----------------------------------------------------------------------------------


@pytest.mark.rule("hoe:3.3.1")
def test_steps_turn_the_counters_as_the_book_says():
    """hoe:3.3.1: a quarter at 3 and 1 steps; hoe:3.3.2: a quarter on the last step."""
    assert [us_turned(steps) for steps in (4, 3, 2, 1)] == [0, 90, 0, 90]
    assert [japanese_turned(steps) for steps in (3, 2, 1)] == [0, 0, 90]


def test_short_names_tell_battalions_apart():
    names = ["145", "1-145", "26-tank", "8-at", "naval-guard", "204-construction"]
    assert [short_name(name) for name in names] == ["145", "1/145", "26T", "8AT", "NG", "204C"]


def test_counters_lie_as_they_do_on_the_table():
    units = {"25": us("0711", steps=3, marker="OR", assaulted=True, supported=True)}
    japan = [hidden("0611", "17", defence="ds18"), shown("0610", "26-tank", steps=1)]
    table = start("raid", us=units, japan=japan)
    ours, back, front = (at(table, place) for place in ("0711", "0611", "0610"))
    assert (ours.short, ours.turned, ours.stripe, ours.kind) == ("25", 90, "4", "tank")
    assert ours.markers == ("OR", "RA", "CS")
    assert (back.short, back.values, back.hidden, len(back.markers)) == ("?", "", True, 1)
    assert (front.short, front.turned, front.kind) == ("26T", 90, "tank")
    assert "1 of 3 steps" in render(front.words)


def test_the_chart_shows_every_hex_and_its_symbols():
    chart = begun().module.chart()
    marks = [mark for held in chart.hexes.values() for mark in held.marks]
    kinds = {kind: sum(mark.symbol == kind for mark in marks) for kind in {m.symbol for m in marks}}
    assert kinds["objective"] == 4
    assert kinds["airfield"] == 3
    assert kinds["guns"] == 8
    assert kinds["beach"] == 6
    assert kinds["deployment"] == 30
    assert {held.sector for held in chart.hexes.values()} == set("123456")
    assert "not the publisher's map" in render(chart.notice)


def inside(point, ring):
    """Tell whether a point lies within a ring, by counting the edges east of it."""
    x, y = point
    edges = zip(ring, (*ring[1:], ring[0]), strict=True)
    crossed = [a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0]) for a, b in edges if a[1] != b[1]
               and min(a[1], b[1]) <= y < max(a[1], b[1])]  # fmt: skip
    return sum(at > x for at in crossed) % 2 == 1


def test_the_coast_lies_around_the_hexes():
    """Nearly all hex centres are on land; only landing beaches and rocks may have less of it."""
    chart = begun().module.chart()
    centres = [hexgrid.centre(place, chart.layout) for place in chart.hexes]
    on_land = sum(any(inside(centre, ring) for ring in chart.coast) for centre in centres)
    assert on_land > 0.9 * len(centres)


def test_layers_follow_the_japanese():
    """hoe:5.3.2.2: the six hexes around a unit are its zone of control."""
    table = start("raid", japan=[hidden("0611")])
    board = table.session.module.data.board
    assert set(board.neighbours("0611")) <= layer(table, "zoc")
    assert "0611" in layer(table, "raids")
    assert set(board.by_sector[1]) <= layer(table, "cleared")
    assert "0611" not in layer(table, "cleared")


# -- sight and reach -----------------------------------------------------------------------------


@pytest.mark.rule("hoe:5.4.2.7.1.1")
@pytest.mark.parametrize(
    ("a", "b", "words"),
    [
        ("0711", "0711", "the same hex"),
        ("0711", "0712", "adjacent"),
        ("0710", "0712", "2 hexes, line of sight blocked by 25th Marines in 0711"),
        ("0710", "0708", "2 hexes, line of sight free"),
        ("0710", "9999", "Not both hexes"),
    ],
)
def test_sight_names_what_stands_between(a, b, words):
    """H-25: US units block the line of sight, the ground does not."""
    table = start("first-attack", us={"25": us("0711")})
    assert words in render(table.session.module.sight(table.state, a, b))


def test_sight_tells_which_hex_lies_higher():
    """hoe:5.4.2.7.1.1: Mount Suribachi is above everything."""
    table = start("first-attack")
    words = render(table.session.module.sight(table.state, "0213", "0411"))
    assert words.endswith("0213 lies higher.")


def test_a_table_board_measures_nothing():
    table = fresh(board="table")
    module = table.session.module
    assert "on your table" in render(module.sight(table.state, "0711", "0712"))
    assert module.reach(table.state, table.prompt, "23") == {}


@pytest.mark.rule("hoe:5.3.2.1")
def test_every_hex_in_reach_is_a_legal_answer_and_no_other():
    """hoe:5.3.2: walking where the points suffice, otherwise strategically."""
    table = start("second-movement", us={"25": us("0711"), "9": us("0512")}, japan=[hidden("0908")])
    reach = table.session.module.reach(table.state, table.prompt, "25")
    assert {answer[2] for answer in reach.values()} == {">", "~"}
    for place, answer in reach.items():
        assert answer[3:] == place
        table.prompt.check([answer])
    for place in table.session.module.data.board.hexes.keys() - reach.keys():
        for mark in ">~":
            with pytest.raises(AnswerError):
                table.prompt.check([f"25{mark}{place}"])


def test_a_unit_that_has_moved_reaches_nothing():
    table = start("second-movement", us={"25": us("0711"), "9": us("0512")})
    table.state.control = list(OBJECTIVES)
    table.answer(["25>0712"])
    module = table.session.module
    assert table.procedure == "move"
    assert module.reach(table.state, table.prompt, "25") == {}
    assert module.reach(table.state, table.prompt, "9")
    assert module.reach(table.state, table.prompt, "j01") == {}


def test_a_destination_prompt_is_for_its_unit_alone():
    table = start("second-movement", us={"25": us("0711"), "9": us("0512")}, japan=[hidden("0710")])
    table.answer(["25"])
    module = table.session.module
    reach = module.reach(table.state, table.prompt, "25")
    assert set(reach) == {option.value for option in table.prompt.options} - {"stay"}
    assert module.reach(table.state, table.prompt, "9") == {}


@pytest.mark.rule("hoe:4.7")
def test_landing_beaches_are_in_reach_of_the_regiment_that_lands():
    table = fresh()
    while table.procedure != "landing":
        table.session.auto()
    module, unit = table.session.module, table.prompt.subjects[0]
    board = module.data.board
    assert module.reach(table.state, table.prompt, unit) == {
        board.beaches[2]: 2,
        board.beaches[3]: 3,
    }


def test_reach_stays_under_30_milliseconds_through_a_game():
    session = begun(seed=2)
    player, slowest = FACTORY.player("commander", session), 0.0
    while session.asked and session.state.turn < 4:
        if session.asked.prompt.procedure in ("move", "move-to"):
            for unit in session.state.us:
                began = time.perf_counter()
                session.module.reach(session.state, session.asked.prompt, unit)
                slowest = max(slowest, time.perf_counter() - began)
        session.answer(player.answer(session.asked))
    assert 0 < slowest < 0.03


# -- preparation -------------------------------------------------------------------------------


def acts(**setup):
    board = setup.pop("board", "table")
    return [render(note.text) for note in begun(board, **setup).module.preparation()]


@pytest.mark.rule("hoe:4")
def test_the_set_up_follows_the_book_act_by_act():
    """hoe:4: seven steps, each act under its rule."""
    notes = begun("table").module.preparation()
    rules = [note.rules[0] for note in notes]
    assert rules == sorted(rules)
    assert set(rules) == {f"hoe:4.{number}" for number in range(1, 8)}


@pytest.mark.rule("hoe:7.1")
def test_heroic_mode_changes_the_set_up():
    """hoe:7.1: an Error in a slot, seven units with the HQ, random beaches, three steps."""
    plain, heroic = set(acts()), set(acts(mode="heroic"))
    changed = " ".join(heroic - plain)
    for words in ("Errors", "seven", "sector 5", "at random", "three steps"):
        assert words in changed
    assert any("Green Beach" in words for words in plain - heroic)


def test_on_a_tracked_board_the_program_has_dealt():
    assert "has dealt them face down" in " ".join(acts(board="tracked"))
    assert "Keep the 145th (HQ) apart" not in " ".join(acts(board="tracked"))


def test_a_given_position_is_laid_out_piece_by_piece_even_after_play():
    """The acts are those of the start, whatever has happened since."""
    table = start("second-movement", us={"25": us("0711")}, japan=[hidden("0611"), hidden("0910")])
    before = [render(note.text) for note in table.session.module.preparation()]
    table.answer(["25>0710"])
    assert [render(note.text) for note in table.session.module.preparation()] == before
    assert "25th Marines (4 steps): 0711" in before
    assert any(words.endswith("0611, 0910, 1408") for words in before)


# -- secrets -----------------------------------------------------------------------------------


def dealt_otherwise(state, chance):
    """Return the state with another deal of what is hidden, the headquarters in its group."""
    other = msgspec.json.decode(msgspec.json.encode(state), type=State)
    units = [unit for unit in other.japan.values() if unit.hidden and unit.battalion]
    quarters = [unit for unit in units if unit.battalion == HQ]
    names = [unit.battalion for unit in units if unit.battalion != HQ]
    chance.shuffle(names)
    group = [unit for unit in units if unit.group]
    chosen = chance.choice(group) if quarters else None
    for unit in units:
        unit.battalion = HQ if unit is chosen else names.pop()
    other.script.blue, other.script.draws = [6, 5], ["reaction-1"]
    return other


def differing(one, other):
    return sum(a.battalion != other.japan[name].battalion for name, a in one.japan.items())


@pytest.mark.parametrize("seed", range(4))
def test_another_deal_of_the_hidden_units_shows_nothing_else(seed):
    """hoe:4.6: nobody looks at the fronts, in no list, no count, no word and no order."""
    chance = random.Random(seed)
    session = ahead(begun(seed=seed, mode="heroic" if seed % 2 else "standard"), 1)
    player, compared = FACTORY.player("random", session), 0
    while session.asked:
        session.answer(player.answer(session.asked))
        if session.state.over or chance.random() > 0.2:
            continue
        other = dealt_otherwise(session.state, chance)
        module, prompt = session.module, session.asked.prompt
        compared += differing(session.state, other) > 0
        assert module.overview(session.state) == module.overview(other)
        assert module.position(session.state) == module.position(other)
        for unit in session.state.us:
            assert module.reach(session.state, prompt, unit) == module.reach(other, prompt, unit)
    assert compared > 20


def test_nothing_shown_names_what_is_hidden():
    """No string anywhere in what is shown holds a hidden battalion's name or id."""
    session = ahead(begun(seed=5), 40)
    state, module = session.state, session.module
    names = {unit.battalion for unit in state.japan.values() if unit.hidden}
    titles = {module.data.battalions[name].name for name in names}
    words = set(strings([module.overview(state), module.position(state), module.chart()]))
    assert words.isdisjoint(titles)
    assert words.isdisjoint(names - set(state.us) - {"145"} - {str(n) for n in range(40)})


def strings(found):
    """Yield every string in nested structs, texts and collections."""
    if isinstance(found, str):
        yield found
    elif isinstance(found, Text):
        yield render(found)
    elif isinstance(found, msgspec.Struct):
        yield from strings([getattr(found, name) for name in found.__struct_fields__])
    elif isinstance(found, dict):
        yield from strings([*found, *found.values()])
    elif isinstance(found, list | tuple | set | frozenset):
        for part in found:
            yield from strings(part)


def test_a_game_that_is_over_shows_what_lay_hidden():
    session = begun(seed=3)
    ahead(session, 5000)
    rows = session.module.overview(session.state).units
    left = [unit for unit in session.state.japan.values() if unit.alive and unit.hidden]
    named = [row for row in rows if row.hidden and row.values]
    assert len(named) == len(left) > 0
    assert all(counter.short != "?" for counter in session.module.position(session.state).counters)
