"""The JSON protocol: every line gets its answer, and nothing gets out that is hidden."""

import json
import re
from pathlib import Path

import pytest

from beachmaster.cli import wire
from beachmaster.cli.lines import FORMS, LONGEST
from beachmaster.engine.citations import uses_of
from beachmaster.engine.module import encode
from beachmaster.rulebook.manual import manual_folder
from beachmaster.storage.last import recall
from beachmaster.storage.starting import Wish
from cli.conftest import Talk

PAGE = manual_folder() / "command-line.md"
START = ({"answer": "1>hill"}, {"answer": "done"})


def test_a_prompt_names_its_legal_and_its_closed_answers(talk):
    prompt = talk().lines[0]
    assert (prompt["type"], prompt["id"], prompt["kind"]) == ("prompt", 1, "choose")
    assert [option["value"] for option in prompt["options"]] == ["1>hill", "2>hill", "done"]
    assert prompt["closed"][0]["reason"] == "The cave is closed on turn 1."
    assert prompt["rules"] == ["toy:1"]


@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath"])
def test_the_line_that_the_manual_gives_as_an_example_is_taken_at_the_first_prompt(game):
    example = re.search(
        r"--json` speaks JSON, one object a line \(`(.*?)`", PAGE.read_text("utf-8")
    )
    told = Talk(Wish(game=game, seed=1), json.loads(example[1]))
    assert told.of("error") == []
    assert told.playing.session.tree.cursor > 0


def test_each_kind_of_prompt_shows_what_it_takes(talk):
    told = talk(*START, {"auto": 9}, {"undo": 9}, *[{"auto": True}] * 40)
    found = {line["kind"]: line for line in told.of("prompt")}
    assert found["roll"]["dice"] in (
        {"count": 1, "sides": 6, "color": "red"},
        {"count": 2, "sides": 6, "color": "red"},
    )
    assert found["draw"]["bag"] == "stones"
    assert {option["value"] for option in found["draw"]["options"]} <= {"black", "white"}
    assert (found["number"]["min"], found["number"]["max"]) == (0, 3)
    assert found["place"]["free"] is True
    assert found["record"]["fields"] == [
        {"name": "tents", "kind": "number", "text": "tents", "min": 1, "max": 4},
        {"name": "dry", "kind": "flag", "text": "dry"},
    ]


def test_answers_lead_to_events_and_the_next_prompt(talk):
    told = talk(*START)
    assert told.kinds == ["prompt", "event", "prompt", "prompt"]
    assert told.lines[1]["act"] == "move it"
    assert told.lines[-1]["key"] == "1.fight/fight:1#1"


@pytest.mark.parametrize(
    "line",
    [
        b"{",
        b"nonsense",
        b"\xff\xfe",
        b"[]",
        b"7",
        b"null",
        b"{}",
        b"[" * 60_000,
        b'"' + b"x" * (LONGEST + 5),
        b"9" * 300_000,
        {"frobnicate": 1},
        {"answer": 1, "auto": True},
        {"answer": "done", "by": "turn"},
        {"auto": 0},
        {"auto": "2"},
        {"auto": False},
        {"auto": 10**30},
        {"undo": 0},
        {"undo": True},
        {"undo": 1, "by": "moon"},
        {"undo": 1, "by": ["turn"]},
        {"redo": 1},
        {"correct": 1},
        {"correct": "1", "answer": 1},
        {"correct": 99, "answer": 1},
        {"adjust": {"path": "score"}},
        {"adjust": {"path": "score", "value": 1, "reason": ""}},
        {"adjust": {"path": "moon", "value": 1, "reason": "x"}},
        {"bookmark": 5},
        {"bookmark": "12"},
        {"goto": None},
        {"goto": "nowhere"},
        {"goto": -3},
        {"rule": "../../etc/passwd"},
        {"rule": "hoe:99.99"},
        {"state": 1},
        {"quit": False},
        {"answer": "1>moon"},
        {"answer": None},
        {"answer": {"x": []}},
        {"odds": True},
    ],
)
def test_a_bad_line_gets_one_error_and_the_session_goes_on(talk, line):
    told = talk(line, *START)
    assert told.kinds == ["prompt", "error", "event", "prompt", "prompt"]
    assert told.lines[1]["message"]


def test_empty_lines_are_passed_over_and_a_last_line_needs_no_end(talk):
    assert talk(b"", b"  ", START[0]).kinds == ["prompt", "event", "prompt"]


def test_a_refusal_names_what_was_expected(talk):
    error = talk({"answer": "1>cave"}).of("error")[0]
    assert error["message"] == "The cave is closed on turn 1."
    assert error["expected"] == ["1>hill", "2>hill", "done"]


def test_auto_plays_to_the_end_and_stops_there(talk):
    told = talk({"auto": 5000}, {"auto": True}, {"state": True}, {"undo": 1}, {"quit": True}, b"x")
    ends = [kind for kind in told.kinds if kind not in ("event", "prompt")]
    assert ends == ["end", "error", "state", "jump"]
    assert told.of("end")[0]["result"]["band"] in ("won", "lost")
    assert told.kinds[-1] == "prompt"


def test_auto_says_what_it_answered(talk):
    told = talk({"auto": True})
    answered = told.of("event")[0]
    assert (answered["name"], answered["by"], answered["entry"]) == ("answered", "program", 1)


def test_a_jump_names_what_it_took_back_and_what_to_do_at_the_table(talk):
    told = talk(*START, {"undo": 1, "by": "phase"}, {"redo": 1})
    back, again = told.of("jump")
    assert [entry["answer"] for entry in back["took_back"]] == ["1>hill", "done"]
    assert back["table"][0] == {
        "act": "move",
        "text": "Move 1 from hill to beach.",
        "space": "beach",
    }
    assert [entry["entry"] for entry in again["restored"]] == [1]


def test_a_correction_keeps_what_it_can(talk):
    told = talk(*START, {"answer": 3}, {"correct": 1, "answer": "2>hill", "reason": "slip"})
    jump = told.of("jump")[0]
    assert [entry["answer"] for entry in jump["set_aside"]] == [[3]]
    assert told.lines[-1]["key"] == "1.fight/fight:2#1"


def test_bookmarks_and_goto(talk):
    told = talk(START[0], {"bookmark": "b"}, START[1], {"goto": "b"}, {"goto": 2}, {"goto": 0})
    assert [line["key"] for line in told.of("prompt")][-3:] == [
        "1.landing/move#2",
        "1.fight/fight:1#1",
        "1.landing/move#1",
    ]


def test_why_not_odds_state_and_journal_are_questions(talk):
    told = talk(
        {"why_not": "1>cave"},
        {"why_not": "1>hill"},
        {"why_not": 7},
        *START,
        {"odds": True},
        {"answer": 6},
        {"journal": True},
        {"state": True},
    )
    assert [line["legal"] for line in told.of("why_not")] == [False, True, False]
    assert told.of("why_not")[0]["rules"] == ["toy:1"]
    assert told.of("odds")[0]["odds"] == [{"outcome": "hit", "probability": "1/3"}]
    assert [event["name"] for event in told.of("journal")[0]["events"]] == ["moved", "rolled"]
    assert told.of("state")[0]["state"]["score"] == 1


def test_what_is_hidden_stays_hidden(talk):
    told = talk({"auto": 40}, {"state": True}, {"journal": True})
    words = json.dumps(told.lines)
    assert "mine" not in words
    assert "whisper" not in words


def test_a_rule_can_be_read(talk):
    rule = talk({"rule": "hoe:5.5"}).of("rule")[0]
    assert rule["id"] == "hoe:5.5"
    assert rule["short"]
    assert rule["used"] == []
    assert rule["badge"].keys() == {"tracked", "table"}


def test_a_rule_tells_where_it_was_used_so_far(talk):
    told = talk({"auto": 10}, {"journal": True})
    events = told.of("journal")[0]["events"]
    cited = [event["entry"] for event in events if "toy:3" in event["rules"]]
    assert cited
    assert [at for at, _event in uses_of(told.player.session, "toy:3")] == cited
    assert uses_of(told.player.session, "toy:9") == []
    assert {event.name for _at, event in uses_of(told.player.session, "toy:2")} == {"rolled"}


def test_a_saved_game_goes_on_where_it_was(tmp_path, talk):
    save = tmp_path / "evening.beachmaster"
    first = talk(*START, save=save)
    second = Talk(Wish(game="toy", save=save), {"answer": 3})
    assert second.lines[0] == first.lines[-1]
    assert recall().save == str(save)
    third = Talk(Wish(game="toy", save=save))
    assert encode(third.playing.session.state) == encode(second.playing.session.state)


def test_a_field_within_another_says_so_and_is_none_where_left_out_with_nobody_there(talk):
    begin = [{"answer": one} for one in (43, 5, "east", "no")]
    told = talk(*begin, {"answer": {"landed": []}}, game="bloodbath", table=True)
    asked = next(line for line in told.of("prompt") if line["key"] == "1.us-movement/moved#1")
    assert [field.get("within") for field in asked["fields"]] == [None, "landed"]
    assert told.lines[-1]["key"].startswith("1.us-combat")


def test_the_page_on_json_lines_tells_every_word_that_is_read_and_every_name_that_is_written():
    page = Path("docs/json-lines.md").read_text("utf-8")
    read = {name for word, more in FORMS.items() for name in (word, *more)}
    source = Path(wire.__file__).read_text("utf-8")
    written = {*re.findall(r'line\["(\w+)"\]', source), *re.findall(r'"type": "(\w+)"', source)}
    assert {"row", "sheet", "within", "jump", "preview"} <= written
    told = set(re.findall(r"\w+", " ".join(re.findall(r"`[^`]+`", page))))
    assert not {word for word in read | written if word not in told}


@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath", "ie-shima"])
def test_a_new_game_on_the_players_table_begins_with_how_to_lay_it(talk, game):
    first, *others = talk(game=game, my_map=True).lines
    assert first["type"] == "lay"
    assert all(one["text"] for one in first["acts"])
    placed = [change["piece"] for one in first["acts"] for change in one["changes"]]
    assert ("1-306-a" in placed) == (game == "ie-shima")  # in the others the events place them
    assert others
    assert not any(one["type"] == "lay" for one in others)
    assert "lay" not in talk(game=game).kinds  # the program's map lies on no table


def test_a_game_that_goes_on_was_laid_before(tmp_path, talk):
    wish = {"game": "hell-on-earth", "save": tmp_path / "a.bmsave"}
    assert "lay" in talk({"auto": 1, "invent": True}, table=True, **wish).kinds
    assert "lay" not in talk(**wish, seed=None).kinds
