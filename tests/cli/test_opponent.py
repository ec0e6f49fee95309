"""The opponent decides in the terminal and over JSON lines, says what it did, and why."""

from types import SimpleNamespace

import pytest

from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine.deciding import decide_all
from beachmaster.engine.fields import flag
from beachmaster.engine.opponent import NONE
from beachmaster.engine.options import AnswerError
from beachmaster.engine.prompt import Record
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.tree import OPPONENT
from beachmaster.engine.unknown import Unknown
from beachmaster.engine.weighing import each_once, in_a_line, reasons_in
from beachmaster.games.catalogue import load
from beachmaster.games.ie_shima.factory import answer_from
from beachmaster.storage.starting import Wish, start
from cli.toy_command import register


@pytest.fixture(autouse=True)
def _duel():
    """Put the game with an opponent into the catalogue, too."""
    register("duel")


@pytest.fixture
def typed(capsys, monkeypatch):
    """Return a way to type lines at the duel; what was said stands in one line."""
    monkeypatch.setenv("COLUMNS", "100")

    def play(*lines, **wish):
        playing = start(Wish(**{"game": "duel", "seed": 5, **wish}))
        given = iter(lines)
        TerminalPlayer(playing, Words(), lambda: next(given, None)).play()
        playing.close()
        return " ".join(capsys.readouterr().out.split()), playing.session

    return play


def test_it_acts_between_two_answers_of_a_person_and_says_why(typed):
    said, session = typed("y", "wait")
    why = "to be safer: digs"
    assert f"-> Put dig on it. Why: {why}. (reasons says more; correct 2:" in said
    assert [entry.by for entry in session.tree.entries[1:5]] == [
        "player", "opponent", "opponent", "player",
    ]  # fmt: skip
    assert "What do the Japanese do?" not in said


def test_why_an_act_was_opened_waits_for_how_it_is_carried_out(typed):
    """Who reads both would lay out the first: only what was done is told."""
    said, session = typed(game="ie-shima", seed=4148405945)
    decided = [one for one in session.tree.entries if one.by == OPPONENT]
    why = [(one, found) for one in decided if (found := reasons_in(one.why)) is not None]
    told = each_once(session.tree, why)
    assert said.count("Why:") == len(told) < len(decided)
    assert said.count(render(in_a_line(told[-1][1]))) == 1


def test_facts_of_the_players_map_learned_on_the_way_swallow_no_act_and_no_reason(capsys):
    """The same game on a map that prints what the program's prints: it says the same."""
    said = {mine: told_on(capsys, my_map=mine) for mine in (False, True)}
    acts = [line for line in said[False] if line.startswith("-> ")]
    assert len(acts) > 5
    assert len([line for line in said[False] if line.startswith("Why: ")]) > 1
    assert said[True] == said[False]


def told_on(capsys, *, my_map, seed=5):
    """Play to the first prompt of the Americans; return the acts and reasons that were printed."""
    playing = start(Wish(game="ie-shima", seed=seed, my_map=my_map, sets=["counters=program"]))
    prints = load("ie-shima").prepare(Setup(game="ie-shima"))[1].prints

    left = iter(range(30))

    def read():
        if not player._map.waits or next(left, None) is None:
            return None
        told = answer_from(prints, player._map._question)
        return " ".join(f"{name}={typed_as(name, shows)}" for name, shows in told.items())

    player = TerminalPlayer(playing, Words(), read)
    player.play()
    playing.close()
    out = capsys.readouterr().out.replace("\n     ", " ").splitlines()
    found = [line.strip() for line in out if line.strip().startswith(("-> ", "Why: "))]
    return [line.partition(" (reasons says more")[0] for line in found]


def typed_as(name, shows):
    """Return what is typed for a fact: areas are clear or urban, others are so or not."""
    return ("urban" if shows else "clear") if name.startswith("urban") else "ny"[shows]


def test_a_contest_is_answered_in_one_line(typed):
    said, session = typed("y", "attack", "4 2 3 5")
    assert "Roll 2 blue dice and 2 red dice." in said
    assert "Other side: +2 depth." in said
    assert session.tree.entries[5].value == [4, 2, 3, 5]
    _said, session = typed("y", "attack", "4 2")
    assert session.tree.entries[5].value[:2] == [4, 2]
    assert len(session.tree.entries[5].value) == 4


def test_reasons_are_told_at_three_depths(typed):
    said, _session = typed("y", "reasons", "reasons 2 all", "reasons 1")
    assert "“shoots” was 0.04 VP behind." in said
    assert "undug it would have dug" in said
    assert "digs: 0.31 VP (depth 0.3, rest 0.01)" in said
    assert "The opponent has decided nothing there." in said


def test_reasons_wait_for_the_day_to_end_where_that_is_wished(typed):
    said, _session = typed("set reasons afterwards", "y", "reasons", "wait", "y", "wait", "reasons")
    first, _, later = said.partition("You see its reasons after the day")
    assert "Why:" not in first
    assert "y" in later


def test_taken_back_and_brought_back_it_acts_as_before(typed):
    _said, session = typed("y", "wait", "u", "u", "r", "r")
    assert session.tree.next_id == 5
    assert session.opponent is None


def test_what_it_did_can_be_put_right_and_decided_anew(typed):
    said, session = typed("y", "wait", "correct 2 hide", "y", "anew 6")
    assert "the opponent might act differently from here on: 6" in said
    assert session.tree.entries[-1].by == "opponent"
    assert session.tree.entries[-1].parent == 5


@pytest.fixture
def asked_of_the_map(monkeypatch):
    """Have what the opponent decides at the second time rest on a map that nobody told of."""
    town = (flag("town", plain_text("Is 5 a town?")),)
    prompt = Record(procedure="map", text=plain_text("Your map?"), rules=("duel:1",), fields=town)
    question = SimpleNamespace(prompt=prompt, parts=())
    answer, learned, decided = Session.answer, [], []

    def resting(session, value, by="player", grounds=NONE):
        decided.append(session.tree.cursor) if by == OPPONENT else None
        if by == OPPONENT and decided.count(5) == 1 and not learned:
            raise Unknown(question)
        return answer(session, value, by, grounds)

    monkeypatch.setattr(Session, "answer", resting)
    monkeypatch.setattr(Session, "learn", lambda _session, _asked, told: learned.append(told))
    return learned


def test_what_it_decides_anew_may_rest_on_the_map(typed, asked_of_the_map):
    """The very act is decided again once that is told, not the one before it."""
    _said, session = typed("y", "wait", "correct 2 hide", "y", "anew 6", "yes")
    assert asked_of_the_map == [{"town": True}]
    assert session.tree.entries[-1].parent == 5


def test_a_game_left_in_between_goes_on_to_the_decision(typed, tmp_path):
    file = tmp_path / "duel.beach"
    playing = start(Wish(game="duel", seed=5, save=file))
    playing.session.answer(True)
    playing.close()
    said, session = typed("wait", save=file, seed=None)
    assert "-> Put dig on it." in said
    assert session.tree.next_id == 5


def test_an_opponent_that_fails_leaves_its_prompt_to_the_person(typed, monkeypatch):
    from engine.duel_game import Digger

    def failing(_self, _state, _asked):
        raise ValueError("no idea")
        yield

    monkeypatch.setattr(Digger, "decide", failing)
    said, session = typed("y", "hide", "hide", "wait")
    left = "The program found no answer here: The program made a mistake here; nothing"
    assert f"{left} changed. (ValueError: no idea) You decide for the japan. What do the" in said
    assert session.tree.entries[2].by == "player"


def test_over_lines_a_prompt_that_it_left_says_why(talk, monkeypatch):
    from engine.duel_game import Digger

    decide = Digger.decide

    def refused(_self, _state, _asked):
        monkeypatch.setattr(Digger, "decide", decide)
        raise AnswerError(plain_text("Nobody digs here."))
        yield

    monkeypatch.setattr(Digger, "decide", refused)
    lines = talk({"answer": True}, {"undo": 1}, {"answer": True}, game="duel")
    first, theirs, again, after = lines.of("prompt")
    assert "left" not in first | again | after
    assert theirs["key"].endswith("act#1")
    assert theirs["left"] == (
        "The program found no answer here: Nobody digs here. You decide for the japan."
    )
    assert after["key"].endswith("attack#1")
    assert lines.of("error") == []


def test_over_lines_what_it_answered_comes_with_its_reasons(talk):
    lines = talk({"answer": True}, {"reasons": 2, "whole": True}, {"reasons": True}, game="duel")
    answered = [line for line in lines.of("event") if line["name"] == "answered"]
    assert [line["by"] for line in answered] == ["opponent", "opponent"]
    assert answered[0]["reasons"]["why"][0] == "to be safer: digs"
    assert answered[0]["reasons"]["rules"] == ["duel:1"]
    assert lines.of("prompt")[-1]["key"].endswith("attack#1")
    whole, last = lines.of("reasons")
    assert (whole["entry"], last["entry"]) == (2, 3)
    assert len(whole["why"]) == 5


def test_over_lines_the_reason_of_an_act_waits_until_what_it_rests_on_is_told(
    talk, tmp_path, monkeypatch
):
    """A question about the map must not stand beside what the opponent plans."""
    lines, told = [{"type": "ask", "fields": []}], []
    while lines[-1]["type"] == "ask":
        told.append({"learn": {one["name"]: one["estimate"] for one in lines[-1]["fields"]}})
        monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path / str(len(told))))
        game = {"game": "ie-shima", "my_map": True, "sets": ["counters=program"]}
        lines = talk(*told[1:], **game).lines
    kinds = [one["type"] for one in lines]
    opened = next(
        one for one in lines if one.get("name") == "answered" and "/impulse#" in one["key"]
    )
    assert "reasons" not in opened
    at = lines.index(opened)
    assert "ask" in kinds[at : kinds.index("reasons")], "a fact is asked before the act is done"
    assert lines[kinds.index("reasons")]["entry"] == opened["entry"]
    after = next(one for one in lines[kinds.index("reasons") :] if one.get("name") == "answered")
    assert after["reasons"]["entry"] > opened["entry"]


def test_over_lines_a_correction_says_where_it_might_differ(talk):
    lines = talk(
        {"answer": True}, {"answer": "wait"}, {"correct": 2, "answer": "hide"}, {"anew": 6},
        {"odds": True}, {"answer": "attack"}, {"answer": [4, 2]}, game="duel",
    )  # fmt: skip
    first, second = lines.of("jump")
    assert first["might_differ"]["entry"] == 6
    assert second["took_back"]
    receipt = next(line["receipt"] for line in lines.of("event") if "receipt" in line)
    assert receipt["dice"] == [4, 2]
    assert len(receipt["against"]["dice"]) == 2


def test_over_lines_what_it_decides_anew_may_rest_on_the_map(talk, asked_of_the_map):
    lines = talk(
        {"answer": True}, {"answer": "wait"}, {"correct": 2, "answer": "hide"}, {"anew": 6},
        {"learn": {"town": True}}, game="duel",
    )  # fmt: skip
    assert len(lines.of("ask")) == 1
    assert asked_of_the_map == [{"town": True}]
    assert not lines.of("error")
    assert lines.of("prompt")[-1]["key"].endswith("attack#1")


def test_over_lines_the_dice_of_a_contest_are_told_apart(talk):
    lines = talk({"answer": True}, {"answer": "attack"}, game="duel")
    assert lines.of("prompt")[-1]["dice"] == {
        "count": 2, "sides": 6, "color": "blue",
        "against": {"count": 2, "sides": 6, "color": "red"},
    }  # fmt: skip


def test_nothing_is_decided_for_people_who_play_both_sides(talk):
    lines = talk({"answer": True}, game="duel", sets=["japan=both"])
    assert lines.of("prompt")[-1]["key"].endswith("act#1")
    decide_all(lines.player.session)
    assert lines.player.session.tree.next_id == 2


def test_the_program_answers_for_the_person_alone(typed, talk):
    """`auto` many times rolls and chooses for one side; the other decides as ever."""
    _said, session = typed("auto 12")
    lines = talk({"auto": 12}, game="duel")
    for tree in (session.tree, lines.player.session.tree):
        theirs = {entry.by for entry in tree.entries[1:] if "/act#" in entry.key}
        assert theirs == {"opponent"}
        assert sum(entry.by == "program" for entry in tree.entries) == 12
