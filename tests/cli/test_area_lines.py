"""Ie Shima over JSON lines: what a map of areas is asked and told, and every line of the protocol.

The game is played by two people, so that each answer here is a person's; of the opponent's answers
only the last test speaks.
"""

import json

import pytest

from beachmaster.cli.main import main
from beachmaster.engine.facts import MapFact
from beachmaster.engine.module import encode
from beachmaster.engine.options import AnswerError
from beachmaster.storage.boards import Boards
from beachmaster.storage.starting import Wish, start
from cli.conftest import Talk

GAME = "ie-shima"
SET_UP = {
    "answer": {
        **{f"2-1-{letter}": "16" for letter in "abcd"},
        **{f"sei-{letter}": "11" for letter in "abcd"},
        **{f"labor-{letter}": "13" for letter in "abcd"},
    }
}
URBAN = {"learn": {"space": "11", "urban": True}}
PASS = {"answer": {"act": "pass"}}
GREEN = {"answer": {"act": "assault", "area": "green"}}
ASHORE = SET_UP, URBAN, PASS, GREEN, {"answer": ["1/306>2", "done"]}
FROM_2 = {"answer": {"act": "assault", "area": "2"}}
MOVE = {"answer": ["1-306-a>3"]}
TO_3 = PASS, FROM_2, MOVE
EDGE = {"map": {"space": "2-3", "edge": False}}


def talk(*requests, **wish):
    wish = {"my_map": True, "sets": ["opponent=none", "counters=program"], **wish}
    return Talk(Wish(**{"game": GAME, "seed": 3, **wish}), *requests)


def learned(told):
    return told.playing.session.state.learned


def places(told):
    return {name: one.place for name, one in told.playing.session.state.units.items()}


def test_terrain_of_an_area_is_asked_once_and_kept_for_the_next_game():
    told = talk(SET_UP, URBAN)
    (ask,) = told.of("ask")
    (question,) = ask["questions"]
    assert (question["space"], question["field"], question["estimate"]) == ("11", "urban", True)
    assert [one["value"] for one in question["options"]] == [False, True]
    assert told.lines[-1]["key"] == "1.japan-1/impulse#1"
    again = talk(SET_UP)
    assert again.of("ask") == []
    assert again.of("error") == []


def test_a_way_asks_for_its_open_edges_and_waits():
    told = talk(*ASHORE, *TO_3)
    ask = told.of("ask")[-1]
    assert [one["space"] for one in ask["questions"]] == ["2-3"]
    assert places(told)["1-306-a"] == "2"


@pytest.mark.parametrize(
    ("learn", "place"),
    [
        ({"space": "2-3", "edge": True}, "3"),
        ({"2-3": True}, "3"),
    ],
)
def test_an_edge_that_is_told_opens_the_way(learn, place):
    told = talk(*ASHORE, *TO_3, {"learn": learn})
    assert places(told)["1-306-a"] == place
    assert learned(told)["2-3"] == {"edge": True}
    with Boards() as boards:
        (sheet,) = boards.list_boards(GAME)
        assert boards.load(sheet.board.id).known["2-3"] == {"edge": True}


def test_an_edge_that_is_not_there_has_the_way_around_asked_for():
    told = talk(*ASHORE, *TO_3, {"learn": {"2-3": False}})
    assert learned(told)["2-3"] == {"edge": False}
    assert [one["space"] for one in told.of("ask")[-1]["questions"]] == ["2-7", "3-7"]
    assert places(told)["1-306-a"] == "2"


def test_what_is_no_lesson_is_refused_and_the_question_stands():
    wrong = [{"space": "2-3", "edge": "perhaps"}, {"space": "2-3", "tem": 1}, {"2-99": True}, 7]
    lines = [{"learn": one} for one in wrong]
    told = talk(*ASHORE, *TO_3, *lines, {"learn": {"2-3": True}})
    errors = told.of("error")
    assert [one["ask"] for one in errors] == ["stands"] * 4
    assert places(told)["1-306-a"] == "3"


def test_the_map_is_told_ahead_and_its_gaps_are_listed():
    told = talk(
        {"map": {"space": "4", "urban": False}},
        {"map": {"space": "4-6", "edge": True}},
        {"map": True},
        {"map": {"space": "99", "tem": 1}},
        {"map": {"space": "4", "ground": 1}},
        {"map": {"space": "4", "tem": 9}},
        {"map": {"complete": "edge"}},
    )
    assert learned(told)["4"] == {"urban": False}
    assert learned(told)["4-6"] == {"edge": True}
    gaps = {one["print"]: one for one in told.of("map")[-1]["gaps"]}
    assert gaps["urban"]["known"] == 1
    said = " ".join(one["message"] for one in told.of("error"))
    assert "no area, box or edge 99" in said
    assert "No map of this game shows “ground”" in said
    assert "cannot be that in 4" in said
    assert "no list of “edge”" in said


def test_what_the_game_knows_otherwise_is_put_right_from_now_or_as_it_always_was():
    gone = (*ASHORE, *TO_3, {"learn": {"2-3": True}})
    told = talk(*gone, EDGE)
    assert told.of("error")[0]["expected"].keys() == {"now", "always"}
    now = talk(*gone, {"map": {**EDGE["map"], "since": "now"}})
    assert places(now)["1-306-a"] == "3"
    assert learned(now)["2-3"] == {"edge": False}


def test_as_it_always_was_gives_the_answers_again_up_to_the_one_it_bars():
    gone = (*ASHORE, *TO_3, {"learn": {"2-3": True}})
    always = talk(*gone, {"map": {**EDGE["map"], "since": "always"}})
    assert places(always)["1-306-a"] == "2"
    path = always.playing.session.tree.path(always.playing.session.tree.cursor)
    assert all(entry.value for entry in path if entry.kind == "learn")
    (jump,) = always.of("jump")
    assert MOVE["answer"] in [one["answer"] for one in jump["set_aside"]]


def test_undo_redo_correct_and_goto_come_back_to_the_same_state():
    look = {"state": True}
    play = [*ASHORE, PASS, {"bookmark": "two"}, FROM_2, look, {"undo": 2}, look, {"redo": 2}, look]
    blue = {"act": "assault", "area": "blue"}
    told = talk(*play, {"correct": 4, "answer": blue}, {"goto": "two"})
    there, back, again = (one["state"] for one in told.of("state"))
    assert (there["phase"], back["phase"]) == ("us-2", "japan-2")
    assert there == again
    assert told.of("error") == []
    assert places(told)["1-306-a"] == "2"


def test_counters_are_checked_positions_are_read_again_and_rules_shown():
    told = talk(
        *ASHORE,
        {"check": True},
        {"check": {"1-306-a": "special"}},
        {"check": {"1-306-a": "3"}},
        {"undo": 1},
        {"redo": 1},
        {"position": True},
        {"pack": True},
        {"rule": "ies:10.2"},
        {"adjust": {"path": "units.1/306 B.strength", "value": "reduced", "reason": "so it lies"}},
        {"note": "the beach"},
        {"otherwise": "i-49", "to": "at-once"},
        {"journal": True},
        {"state": True},
    )
    refused = told.of("error")[-1]
    assert "no place “special”" in refused["message"]
    assert len(told.of("check")[0]["counters"]) > 40
    assert places(told)["1-306-a"] == "3"
    assert told.of("rule")[0]["id"] == "ies:10.2"
    assert told.of("state")[-1]["state"]["units"]["1-306-b"]["strength"] == "reduced"
    (position,) = (one["position"] for one in told.of("position"))
    assert position["units"]["1/306 B"]["place"] == "2"


def test_a_position_that_was_told_begins_a_game(tmp_path):
    (told,) = talk(*ASHORE, PASS, {"position": True}).of("position")
    file = tmp_path / "position.json"
    file.write_text(json.dumps(told["position"]), "utf-8")
    again = talk(position=file)
    first = again.of("prompt")[0]
    assert first["phase"] == told["position"]["phase"]
    assert places(again)["1-306-a"] == "2"


def test_a_contest_shows_its_odds_and_takes_the_dice_of_both_sides_in_one_answer():
    bombard = {"act": "bombard", "area": "16", "marker": "naval", "primary": "2-1-a"}
    tem = {"learn": {"space": "16", "tem": 4, "urban": False}}
    dice = {"odds": True}, {"answer": [6, 6, 1]}, {"answer": [6, 6, 1, 1]}
    told = talk(SET_UP, URBAN, PASS, {"answer": bombard}, tem, *dice)
    assert len(told.of("ask")[-1]["questions"]) == 2
    roll = next(one for one in told.of("prompt") if one["kind"] == "roll")
    assert (roll["dice"]["count"], roll["dice"]["against"]["count"]) == (2, 2)
    assert told.of("odds")[-1]["odds"]
    assert len(told.of("error")) == 1
    rolled = next(one for one in told.of("event") if one["name"] == "rolled")
    assert (rolled["data"]["die"], rolled["data"]["against"]["die"]) == ([6, 6], [1, 1])
    assert rolled["data"]["total"] == 12 + 8


def test_the_opponent_answers_by_itself_and_says_why():
    told = talk({"reasons": True}, sets=["opponent=japan", "level=1"], my_map=False)
    answered = [one for one in told.of("event") if one["name"] == "answered"]
    assert answered[0]["by"] == "opponent"
    assert answered[0]["reasons"]
    assert [one["side"] for one in told.of("prompt")] == ["us"]
    assert told.lines[-1]["why"]


@pytest.mark.parametrize("table", ["assault", "bombardment", "sunset", "refit"])
def test_tables_are_resolved_and_their_odds_told_on_the_command_line(table, capsys):
    for command in ("resolve", "odds"):
        assert main([command, GAME, table, "--json", "{}"]) in (0, 2)
        said = capsys.readouterr()
        assert json.loads(said.out) if said.out else "field" in said.err


BARRED = ("2-3",), ("2-7", "3-7"), ("2-4", "4-7", "7-9", "3-9")
AROUND = [{"learn": dict.fromkeys(edges, False)} for edges in BARRED]


def test_a_fact_that_bars_the_answer_that_waits_drops_it():
    """The fact stays learned, the line says what was dropped and why, and the prompt stands."""
    told = talk(*ASHORE, *TO_3, *AROUND)
    at = told.kinds.index("error")
    assert [line["name"] for line in told.lines[at - 2 : at]] == ["learn", "ask-dropped"]
    assert "ask" not in told.lines[at]
    assert told.lines[at + 1]["type"] == "prompt"
    assert len(told.lines) == at + 2
    assert learned(told)["2-7"] == {"edge": False}


def test_what_the_board_knows_is_given_up_with_the_answer_that_it_bars(tmp_path):
    """A refused answer changes nothing, and what was taken back can still be brought back."""
    save = tmp_path / "own.beach"
    talk(*ASHORE, PASS, FROM_2, {"answer": "done"}, {"undo": 1}, save=save)
    playing = start(Wish(game=GAME, save=save))
    session = playing.session
    session.atlas.remember([MapFact(edge, "edge", False) for edges in BARRED for edge in edges])
    before = session.tree.savepoint(), encode(session.state), len(session.take_events())
    with pytest.raises(AnswerError, match="by the borders known so far"):
        session.answer(MOVE["answer"])
    assert (session.tree.savepoint(), encode(session.state), len(session.take_events())) == before
    session.redo()
    assert session.tree.entries[session.tree.cursor].value == ["done"]
    playing.close()
