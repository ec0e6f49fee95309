"""Borders that our estimate lacks and the player's own map has: asked for where they are named."""

import json
from functools import partial

import pytest

from beachmaster.engine.boardfile import our_board
from beachmaster.engine.facts import MapFact
from beachmaster.engine.options import AnswerError
from beachmaster.engine.replay import apply_entry
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.typed import answer_to
from beachmaster.engine.unknown import Unknown
from beachmaster.games.ie_shima.data import read_board
from beachmaster.games.ie_shima.factory import FACTORY
from games.ie_shima.island import at, session
from often import few
from own_map import Learned, play_beside
from trials.ie_shima import shaken

NEAR = "Do 3 and 4 touch on your map?"
NOT_THERE = "On your map, area 3 and area 4 do not touch."


def beside(units, open_edges=None, **more):
    """Return a game on the player's own map with these units.

    Where `open_edges` are named, all other edges are known to be as our estimate has them.
    """
    game = session(board="own", position=at(units, **more), opponent="none", counters="program")
    game.atlas = Learned()
    if open_edges is not None:
        ours = read_board("")
        edges = [one for one in ours.shape.edges if one not in open_edges]
        facts = [MapFact(one, "edge", ours.believed(one, "edge")) for one in edges]
        game.learn_facts(facts, plain_text("told"))
    game.answer(True)  # it lies on the table
    return game


def half(game, act, area=""):
    game.answer({"act": act, "area": area, "marker": "", "primary": ""})


def settle(game, value, *, touches):
    """Give an answer as often as the map is asked; return the questions of 3 and 4."""
    asked = []
    for _ in range(9):
        try:
            game.answer(value)
        except Unknown as unknown:
            prompt = unknown.question.prompt
            asked.append(render(prompt.text))
            told = touches if asked[-1] == NEAR else True
            known = {
                one.name: told if isinstance(one.estimate, bool) else one.estimate or 1
                for one in prompt.fields
            }
            game.learn(unknown.question, known)
        else:
            return asked.count(NEAR)
    raise AssertionError(asked)


def place(game, unit):
    return game.state.units[unit].place


US = {"control": ["2", "3", "4"]}
THREE = {"1/306 B": "3", "1/306 A": "3"}


@pytest.mark.parametrize("words", [["1-306-b>4"], ["1/306>4"], ["1-306-a>2", "1-306-b>4"]])
def test_a_regroup_over_a_border_that_we_lack_asks_the_map_and_goes_on(words):
    game = beside(THREE, **US)
    half(game, "regroup")
    assert settle(game, words, touches=True) == 1
    assert place(game, "1-306-b") == "4"


def test_a_regroup_over_a_border_that_is_not_there_is_refused_in_the_players_words():
    game = beside(THREE, **US)
    half(game, "regroup")
    with pytest.raises(AnswerError) as refused:
        settle(game, ["1-306-b>4"], touches=False)
    assert render(refused.value.text) == NOT_THERE
    with pytest.raises(AnswerError):  # it is asked once
        game.answer(["1-306-b>4"])


def test_a_regroup_that_is_barred_otherwise_asks_nothing():
    game = beside({**THREE, "2/1": "4"}, control=["2", "3"])
    half(game, "regroup")
    with pytest.raises(AnswerError) as refused:
        game.answer(["1-306-b>4"])
    assert "306-b" not in render(refused.value.text)


@pytest.mark.parametrize("touches", [True, False])
@pytest.mark.parametrize("word", ["1-306-b>4", "1/306>4"])
def test_a_move_that_would_go_round_asks_for_the_border_first(word, touches):
    """Where it is not there, the way round is taken."""
    game = beside(THREE, **US)
    half(game, "assault", "3")
    assert settle(game, [word], touches=touches) == 1
    if not touches:
        settle(
            game, "7>4", touches=False
        )  # several ways lead round, each taking control of other areas
    ways = [one.data["way"] for one in game.take_events() if one.name == "moves"]
    assert ways[:1] == ([["3", "4"]] if touches else [["3", "7", "4"]])


def test_a_way_that_is_named_area_by_area_is_gone_as_named():
    game = beside(THREE, **US)
    half(game, "assault", "3")
    assert settle(game, ["1-306-b>2>4"], touches=True) == 0
    assert place(game, "1-306-b") == "4"


def test_a_way_over_a_border_that_we_lack_asks_for_it_as_one_of_its_steps():
    game = beside(THREE, control=["2", "3", "4", "6"])
    half(game, "assault", "3")
    assert settle(game, ["1-306-b>4>6"], touches=True) == 1
    assert place(game, "1-306-b") == "6"


def test_a_way_over_a_border_that_is_not_there_is_refused_in_the_players_words():
    game = beside(THREE, control=["2", "3", "4", "6"])
    half(game, "assault", "3")
    with pytest.raises(AnswerError) as refused:
        settle(game, ["1-306-b>4>6"], touches=False)
    assert render(refused.value.text) == NOT_THERE


def test_a_goal_far_off_is_not_asked_for():
    game = beside(THREE, control=["1", "2", "3", "4", "5"])
    half(game, "assault", "3")
    assert settle(game, ["1-306-b>1"], touches=True) == 0


@pytest.mark.parametrize("touches", [True, False])
def test_an_area_that_a_unit_is_asked_to_regroup_to_may_lie_over_a_border_that_we_lack(touches):
    game = beside(THREE, **US)
    half(game, "regroup")
    settle(game, ["1-306-b"], touches=touches)
    typed = answer_to(game.asked.prompt, "4")
    if touches:
        assert settle(game, typed, touches=True) == 1
        assert place(game, "1-306-b") == "4"
        return
    with pytest.raises(AnswerError) as refused:
        settle(game, typed, touches=False)
    assert render(refused.value.text) == NOT_THERE
    with pytest.raises(AnswerError) as refused:
        answer_to(game.asked.prompt, "4")
    assert render(refused.value.text) == NOT_THERE


@pytest.mark.parametrize("touches", [True, False])
def test_an_area_that_a_unit_is_asked_to_move_to_is_asked_for_before_it_goes_round(touches):
    game = beside(THREE, **US)
    half(game, "assault", "3")
    settle(game, ["1-306-b"], touches=touches)
    assert settle(game, answer_to(game.asked.prompt, "4"), touches=touches) == 1
    assert game.asked.prompt.procedure == ("moves" if touches else "which-way")


def test_a_click_on_an_area_names_it_alone_where_its_border_is_not_known():
    game = beside(THREE, **US)
    half(game, "assault", "3")
    reach = game.module.reach(game.state, game.asked.prompt, "1-306-b")
    assert reach["4"] == ["1-306-b>4"]
    settle(game, ["1-306-a>4"], touches=False)
    settle(game, "7>4", touches=False)
    reach = game.module.reach(game.state, game.asked.prompt, "1-306-b")
    assert len(reach["4"][0].split(">")) == 3


AROUND = "Which areas and boxes does 4 touch on your map?"
ROUND_4 = ["1", "2", "6", "7", "8"]


def bombed(touches):
    """Return a game in which a lone reduced unit in 4 pays, and what was asked of the map.

    Our estimate has it surrounded; over the border to 3 it can retreat.
    """
    game = beside({"1/306": "1", "Labor A": "4-"}, control=ROUND_4)
    game.answer({"act": "bombard", "area": "4", "marker": "air", "primary": "labor-a"})
    asked = answered(game, [1, 1, 5, 1], touches)  # one point
    asked += answered(game, game.asked.prompt.usual, touches)  # no reroll
    return game, asked


def answered(game, value, touches):
    """Give an answer; tell the map as our estimate has it, and the border of 3 and 4 so."""
    asked = []
    while True:
        try:
            game.answer(value)
        except Unknown as unknown:
            prompt = unknown.question.prompt
            asked.append(render(prompt.text))
            near = {"neighbours": [*ROUND_4, *(["3"] if touches else [])]}
            told = {one.name: one.estimate for one in prompt.fields}
            game.learn(unknown.question, near if asked[-1] == AROUND else told)
        else:
            return asked


@pytest.mark.rule("ies:13.2.2", "ies:13.2.4")
@pytest.mark.parametrize("touches", [True, False])
def test_nobody_is_lost_for_want_of_a_border_before_the_map_was_asked(touches):
    game, asked = bombed(touches)
    assert asked.count(AROUND) == 1
    assert place(game, "labor-a") == ("3" if touches else "out")


def test_a_game_kept_by_an_earlier_version_goes_on_without_such_a_question():
    """It is asked only where an answer is given: what was kept without it replays the same."""
    game, _asked = bombed(touches=False)
    path = [one for one in game.tree.path(game.tree.cursor) if one.kind == "answer"]
    prints = read_board("")
    old = beside({"1/306": "1", "Labor A": "4-"}, control=ROUND_4)
    facts = [
        MapFact(one, name, prints.believed(one, name))
        for one in ("4", "3")
        for name in ("tem", "urban")
    ]
    old.learn_facts(facts, plain_text("told"))
    for entry in path[1:]:  # the first says that all lies on the table
        apply_entry(old._run, entry)
    assert place(old, "labor-a") == "out"


@pytest.mark.rule("ies:14.3", "ies:14.5.1")
@pytest.mark.parametrize("touches", [True, False])
def test_no_refit_is_denied_for_want_of_a_border_before_the_map_was_asked(touches):
    """By our estimate the company in 9 is cut off; on the player's map 1 links it to the beach."""
    game = beside({"1/306 A": "9-", "1/306 B": "1"}, ["1-9", "9-16"], phase="refit")
    assert game.asked.prompt.side == "japan"
    with pytest.raises(Unknown) as unknown:
        game.answer([])
    assert render(unknown.value.question.prompt.text) == (
        "Which areas and boxes does 9 touch on your map?"
    )
    near = ["3", "7", "10", *(["1"] if touches else [])]
    game.learn(unknown.value.question, {"neighbours": near})
    game.answer([])
    if touches:
        assert game.asked.prompt.side == "us"
        game.answer(["1-306-a"])
        assert game.state.units["1-306-a"].strength == "full"
    else:
        assert game.asked.phase != "refit"


def test_a_refit_rests_on_the_borders_of_its_supply_line():
    """Our estimate has 2 and 4 touch; where they do not on the player's map, 4 is cut off."""
    game = beside({"1/306 A": "4-", "1/306 B": "2"}, ["2-4"], phase="refit")
    with pytest.raises(Unknown) as unknown:
        game.answer([])
    assert render(unknown.value.question.prompt.text) == "Do 2 and 4 touch on your map?"
    game.learn(unknown.value.question, {"2-4": False})
    game.answer([])
    told = [render(one.text) for one in game.take_events()]
    assert "1/306 A cannot trace supply: no refit for this reduced unit." in told


def drawn():
    """Return the words of a map that differs from our estimate in three borders and two values."""
    board = json.loads(our_board("ie-shima").read_text("utf-8"))
    for gone in ("6-12", "13-16"):
        del board["edges"][gone]
    board["edges"]["3-4"] = "estimate"
    for area in ("7", "8"):
        board["areas"][area]["shows"]["tem"] = 2
    return json.dumps(board)


BOARDS = [
    *((drawn, seed) for seed in range(4)),
    *(
        (partial(shaken, n), 1) for n in range(12) if n != 5
    ),  # there a unit is asked to move in vain
]


@pytest.mark.parametrize(("board", "seed"), few(BOARDS, 1))
def test_a_game_on_a_map_that_differs_ends_as_it_would_with_all_of_that_map_known(board, seed):
    """Both sides name their ways area by area, as the map has them; a wrong guess would show."""
    options = {"opponent": "none"}
    game = play_beside(
        FACTORY,
        "ie-shima",
        seed,
        policy="officer-v-plain",
        options=options,
        board=board(),
        apart={"phase"},  # what a phase says ahead goes by what is known until then
    )
    assert game.own.state.over
    assert game.same_end()
