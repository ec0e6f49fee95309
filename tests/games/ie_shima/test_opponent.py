"""The opponent decides legally, always alike, and sees what one move wins."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from beachmaster.engine.auto import program_answer
from beachmaster.engine.deciding import at_once, decide_all, deciding
from beachmaster.engine.module import encode
from beachmaster.engine.prompt import Draw, Roll
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.weighing import Term, beside_others, reasons
from beachmaster.games.ie_shima.factory import FACTORY
from beachmaster.games.ie_shima.opponent import otherwise
from beachmaster.games.ie_shima.opponent.igawa import COMMANDER, OFFICER, RECRUIT, commander
from beachmaster.games.ie_shima.opponent.judging import NAMES, Weights, judge
from beachmaster.games.ie_shima.opponent.odds import WHOLE, attrition, results, success
from beachmaster.games.ie_shima.opponent.stand import stand_of
from beachmaster.games.ie_shima.opponent.strength import attack_of, stack_of
from beachmaster.games.ie_shima.opponent.trying import Attack, difference
from beachmaster.games.ie_shima.values import Conditions, Fought, attack_value, defence_value
from games.ie_shima.island import ask, at, field, session
from often import few
from trials import ie_shima as trial


def decided(game, level=OFFICER, side="japan", stance="pinnacle"):
    """Return what a commander would weigh where a game stands."""
    who = commander(game.module.looking, side, level, stance)
    return at_once(who.decide(game.copy_state(), game.asked))


def worth(units, phase="night", turn=4, weights=None, **more):
    """Return what a position is worth to the Japanese, term by term."""
    game = session(position=at(units, phase, turn, **more))
    state = game.copy_state()
    play = game.module.looking(state)
    found = judge(stand_of(state, play.field, play.options), weights or Weights())
    return dict(zip(NAMES, found, strict=True))


def test_chances_are_those_of_two_dice_against_two():
    assert success(0) == 575
    assert attrition(0) == sum(
        (a + b - c - d) for a in range(1, 7) for b in range(1, 7)
        for c in range(1, 7) for d in range(1, 7) if a + b > c + d
    )  # fmt: skip
    for diff in range(-12, 13):
        assert sum(weight for weight, _ in results(diff)) == WHOLE


def test_values_of_stacks_are_those_of_the_rules():
    """What is counted quickly here is what a fight counts."""
    one = field(**{"1/306 A": "4", "1/306 B": "4-", "1/306 C": "4", "2/1 A": "4", "MG A": "4-"})
    units = tuple(one.of("us", "4"))
    around = Conditions("us")
    fought = Fought("4", units, units[0], "2-1-a")
    expected = attack_value(one, fought, around) - defence_value(one, fought, around)
    game = session(position=at({"1/306 A": "4"}, "us-1"))
    state = game.copy_state()
    play = game.module.looking(state)
    stand = stand_of(state, play.field, play.options)
    assert difference(stand, one, "us", Attack("4", units)) == expected
    sides = tuple((unit, one.units[unit].strength) for unit in units)
    plain = attack_value(one, fought, Conditions("us", clear=False))
    assert stack_of(one.values, sides).attack == plain
    assert attack_of(0, 0, 0, ()) == 0


@pytest.mark.parametrize("unit", ["2/1 A", "Labor A", "Pillbox A", "MG A"])
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_killing_a_japanese_step_never_helps_the_japanese(unit, turn):
    here = {"2/1 B": "15", "1/306 A": "4", "1/306 B": "4", "2/306": "11"}
    whole = sum(worth({**here, unit: "15"}, "us-2", turn).values())
    reduced = sum(worth({**here, unit: "15-"}, "us-2", turn).values())
    out = sum(worth({**here, unit: "out"}, "us-2", turn).values())
    assert whole >= reduced >= out


def test_the_last_night_counts_what_the_last_refit_leaves():
    us = {"1/306": "4-", "2/306": "6-", "3/306": "8-"}
    beaches = {"control": ["1", "2", "4", "6", "8"]}
    assert worth(us, "refit", **beaches)["blood"] == 2000  # 12 of 28, nothing comes back any more
    assert worth(us, "night", **beaches)["blood"] < 1000  # four RP turn eight of them
    assert worth(us, "night")["blood"] >= 2000  # no supply line, no flips (14.3)


def test_an_area_that_is_cut_off_needs_nobody_to_take_it():
    """With units in the box 11 and 12 count once: 14.2 turns them, nobody has to be placed."""
    us = {"1/306": "4", "MG A": "special", "MG B": "special"}
    when = {"phase": "us-6", "impulse": 6, "control": ["2", "4", "6", "11", "12"]}
    joined = worth({**us, "SEI A": "5"}, **when)
    apart = worth({**us, "SEI A": "2"}, **{**when, "control": ["4", "6", "11", "12"]})
    assert joined["night"] > 0 >= joined["cut"]
    assert apart["cut"] > 1000
    assert apart["night"] == 0


@pytest.mark.parametrize("number", [16, 17, 28])
def test_last_nights_that_were_lost_once_are_found(number):
    """Placing alone is solved exactly: these three took a gamble, or counted an area twice."""
    game = trial.begun_at(trial.last_night(number))
    exact = trial.solved(game)
    player = FACTORY.player("commander-v-plain", game)
    while game.asked is not None:
        game.answer(player.answer(game.asked))
    assert game.outcome["points"] <= exact


def test_empty_areas_are_taken_in_the_last_night():
    """Nobody is in 13 and 14: units out of the box take four points, or cut them off (14.2)."""
    us = {"1/306": "12", "2/306": "11", "3/306": "15"}
    game = session(
        position=at({**us, "MG A": "special", "IE A": "special"}, "night", 4,
                    control=["1", "2", "5", "11", "12", "13", "14", "15"]),
    )  # fmt: skip
    assert ask(game) == "night-place"
    while game.asked is not None:
        if game.opponent is None:
            game.answer(program_answer(game.asked.prompt, game.seed, game.asked.key))
        else:
            at_once(deciding(game))
    assert [game.state.control[area] for area in ("13", "14")] == ["japan", "japan"]


def test_two_units_on_the_beaches_cut_the_supply_of_whoever_left_them_empty():
    """Each alone cuts nothing: only what both do together is worth it (14.2, 14.3)."""
    us = {"1/306": "4", "2/306": "6-", "3/306": "7", "1/305": "8-", "3/305": "10"}
    specials = {f"{kind} {letter}": "out" for kind in ("MG", "IE") for letter in "BCD"}
    game = session(
        position=at({**us, **specials, "Labor A": "14", "SEI A": "5"}, "night", 4,
                    control=["1", "2", "3", "4", "6", "7", "8", "9", "10"]),
    )  # fmt: skip
    placed = []
    while game.asked is not None and game.state.phase == "night":
        answer = decided(game).ranked[0].value
        placed.append(answer)
        game.answer(answer)
    words = [word for word in placed if isinstance(word, str) and ">" in word]
    assert {word.partition(">")[2] for word in words} == {"1", "2"}


def test_a_pass_ends_the_last_day_after_a_pass_of_the_enemy():
    game = session(
        position=at({"1/306": "15", "2/1": "16", "2/306": "13"}, "japan-5", 4, passed=True)
    )
    found = {one.value["act"]: one.milli for one in decided(game).ranked}
    assert found["pass"] >= max(milli for act, milli in found.items() if act != "pass") - 400


@pytest.mark.parametrize("level", [RECRUIT, OFFICER, COMMANDER])
def test_it_decides_alike_each_time_and_leaves_the_state_alone(level):
    game = session(seed=3)
    decide_all(game)
    for _ in range(6):
        while game.asked is not None and isinstance(game.asked.prompt, Roll | Draw):
            game.answer(program_answer(game.asked.prompt, game.seed, game.asked.key))
        side = game.asked.prompt.side or "us"
        before = encode(game.state)
        first, second = decided(game, level, side), decided(game, level, side)
        assert [(c.value, c.milli) for c in first.ranked] == [
            (c.value, c.milli) for c in second.ranked
        ]
        assert encode(game.state) == before
        game.answer(first.best(game.seed, game.asked.key))


@pytest.mark.parametrize("policy", few(["recruit-v-random", "commander-v-plain"], 1))
def test_a_whole_game_of_each_policy_ends_and_is_legal(policy):
    game = session(seed=5, advanced="yes", figures="yes", rerolls="always")
    player = FACTORY.player(policy, game)
    while game.asked is not None:
        game.answer(player.answer(game.asked))
    assert game.outcome["result"] in FACTORY.results()


@pytest.mark.rule("ies:5.1.1")
@pytest.mark.parametrize(("option", "side"), [("japan", "japan"), ("us", "us")])
def test_the_program_plays_the_side_that_is_chosen(option, side):
    game = session(opponent=option)
    found = game.module.opponent(game.state)
    assert found.side == side
    assert session(opponent="none").module.opponent(game.state) is None


def test_who_the_japanese_commander_is_stays_unknown_until_the_end():
    game = session(seed=1)
    assert game.state.stance
    assert "stance" not in game.module.visible(game.state, "us")


def test_a_reason_names_the_runner_up_and_what_would_have_changed_it():
    """The percentage told is exact: so much off the term, and the other one is as good."""
    game = session(seed=4, personality="pinnacle")
    decide_all(game)
    weighed = decided(game, side="us")
    found = reasons(weighed, 0)
    said = [render(line) for line in beside_others(found)]
    assert found.gap == weighed.ranked[0].milli - weighed.ranked[1].milli > 0
    assert any("behind" in line and "What decided" in line for line in said)
    for probe in weighed.probes:
        percent = probe.params["n"]
        term = max(
            weighed.ranked[0].terms,
            key=lambda one: (render(one.name) in render(probe), one.milli),
        )
        more = term.milli - weighed.ranked[1].of(term.name)
        assert more * percent // 100 >= found.gap > more * (percent - 1) // 100 - 1


def test_what_would_have_changed_it_is_weighed_on_the_changed_position():
    """The better of the two is worth there what deciding anew there makes of it."""
    units = {"1/306": "6", "2/306": "4", "1/305": "5", "2/1": "15", "SEI": "12", "MG A": "13"}
    game = session(position=at({**units, "Labor": "14"}, "us-3", 2, control=["1", "2", "4", "6"]))
    who = commander(game.module.looking, "us", COMMANDER, "pinnacle")
    state = game.copy_state()
    two = at_once(who.decide(state, game.asked)).ranked[:2]
    close = [replace(one, terms=(Term(plain_text("x"), -at_),)) for at_, one in enumerate(two)]
    found = at_once(otherwise.variants(who.mind, state, close))
    assert [render(words) for words, _ in found] == ["In rain"]  # a fleet that fired cannot fire
    state.weather = "rain"
    anew = {one.text: one.milli for one in at_once(who.decide(state, game.asked)).ranked}
    best = found[0][1]()
    assert anew[best.text] == best.milli == max(anew[one.text] for one in two)


def test_who_holds_the_advantage_counts_alike_for_all_that_an_impulse_may_be():
    """So no reason asks whether the Advantage elsewhere would have changed it."""
    game, worth = session(position=at({"1/306": "4", "2/1": "15"}, "us-3", 4)), []
    who = commander(game.module.looking, "us", OFFICER, "pinnacle")
    for holder in ("us", "japan"):
        state = game.copy_state()
        state.advantage = holder
        ranked = at_once(who.decide(state, game.asked)).ranked
        worth.append([(one.value, one.milli - ranked[0].milli) for one in ranked])
    assert worth[0] == worth[1]
    assert len(worth[0]) > 2


def test_the_japanese_have_one_more_point_a_night_where_that_handicap_is_chosen():
    units = {"2/1 A": "16-", "2/1 B": "16-", "2/1 C": "16-", "2/1 D": "16-"}
    every = ["2-1-a", "2-1-b", "2-1-c", "2-1-d"]
    for more in ("0", "1"):
        game = session(position=at(units, "refit", 2), japan_rp=more)
        assert ask(game) == "refit"
        assert (game.asked.prompt.agrees(every) is None) == (more == "1")


@pytest.mark.slow
def test_it_decides_alike_whatever_the_order_of_sets():
    trial = Path(__file__).parents[2] / "trials/ie_shima.py"
    command = [sys.executable, str(trial), "digest", "--until", "1"]
    found = {
        subprocess.run(
            command, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "77")
    }
    assert len(found) == 1


def test_a_set_up_is_told_by_who_stands_where():
    game = session(opponent="japan")
    assert ask(game) == "deploy"
    best = decided(game).ranked[0]
    said = render(best.text)
    for battalion in ("2/1 in ", "; SEI in ", "; Labor in "):
        assert battalion in said
    assert said.count("(") + said.count(",") + said.count(" and ")  # several units in an area
    areas = set(best.value.values())
    assert all(area in said for area in areas)
