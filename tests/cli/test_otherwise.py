"""`otherwise`: what can be played otherwise is listed, switched, bound to a rule, refused."""

import pytest

from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine.otherwise import InForce, rulings_of
from beachmaster.storage.starting import Wish, start
from cli.conftest import Talk

GAME = "hell-on-earth"


@pytest.fixture
def typed(capsys):
    """Return a way to type lines at a game, giving what was printed and the session."""

    def play(*lines, **wish):
        playing = start(Wish(game=GAME, seed=5, **wish))
        words = iter(lines)
        TerminalPlayer(playing, Words(), lambda: next(words, None)).play()
        playing.close()
        return capsys.readouterr().out, playing.session

    return play


def test_a_rule_lists_its_rulings_and_a_switch_holds(typed):
    out, session = typed("otherwise hoe:5.4", "otherwise H-05 free", "otherwise", "u", "otherwise")
    assert "H-05" in out
    assert "free:" in out
    assert "Played differently from now on, H-05" in out
    assert InForce(session)["h-05"] != "free"
    assert session.tree.entries[1].kind == "otherwise"


def test_a_house_rule_is_printed_with_each_prompt_on_its_rule(typed):
    session = typed()[1]
    rule = session.asked.prompt.rules[0].partition(":")[2]
    out, session = typed(f"otherwise {rule} we roll twice", f"otherwise hoe:{rule} -")
    assert out.count(f"House rule ({rule}): we roll twice") == 1
    assert f"House rule from now on ({rule}): we roll twice" in out
    assert f"The house rule on {rule} no longer applies." in out
    assert session.state.house == {}


def test_what_is_no_rule_is_refused_in_words(typed):
    out, session = typed("otherwise hoe:99.9 we roll", "otherwise H-05 sometimes", "otherwise moon")
    assert "99.9" in out
    assert "H-05 cannot be “sometimes”" in out
    assert "otherwise RULE" in out
    assert session.tree.next_id == 1


def test_the_game_opened_again_still_has_it_and_says_so(typed, tmp_path, capsys):
    path = tmp_path / "evening.beachmaster"
    typed("otherwise H-05 free", "otherwise hoe:5.4 ours", save=path)
    playing = start(Wish(game=GAME, save=path))
    try:
        assert InForce(playing.session)["h-05"] == "free"
        assert playing.session.state.house == {"hoe:5.4": "ours"}
        TerminalPlayer(playing, Words(), lambda: None).play()
    finally:
        playing.close()
    out = capsys.readouterr().out
    assert "Not as usual: h-05=free" in out
    assert "House rule (5.4): ours" in out


def test_over_json_lines_it_is_listed_switched_and_told_at_the_prompt():
    begun = Talk(Wish(game=GAME, seed=5))
    rule = begun.of("prompt")[0]["rules"][0]
    talk = Talk(
        Wish(game=GAME, seed=5),
        {"otherwise": "h-05", "to": "free", "reason": "agreed"},
        {"otherwise": rule, "to": "we roll twice"},
        {"otherwise": True},
        {"otherwise": "h-05", "to": "sometimes"},
        {"otherwise": "h-05"},
        {"undo": 1},
    )
    listed = talk.of("otherwise")[0]
    assert {one["option"]: one["value"] for one in listed["rulings"]}["h-05"] == "free"
    assert len(listed["rulings"]) == len(rulings_of(talk.playing.session.module))
    assert listed["house"] == {rule: "we roll twice"}
    assert talk.of("prompt")[2]["house"] == [f"House rule ({rule}): we roll twice"]
    assert len(talk.of("error")) == 2
    assert "house" not in talk.of("prompt")[-1]


def test_what_a_correction_changes_is_told_before_it_is_agreed_to(typed):
    begun = ("auto 40",)
    at = next(
        one.id
        for one in reversed(typed(*begun)[1].tree.entries)
        if one.ask == "roll" and len(one.value) == 1
    )
    entry = typed(*begun)[1].tree.entries[at]
    other = entry.value[0] % 6 + 1
    out, session = typed(*begun, f"correct {at} {other}", "n")
    assert "Correct it? (y or n)" in out
    assert "Nothing changed." in out
    assert session.tree.next_id == 41
    out, session = typed(*begun, f"correct {at} {other} because the die fell off", "y")
    path = session.tree.path(session.tree.cursor)
    overruled = [(one.value, one.reason) for one in path if one.kind == "overrule"]
    assert overruled == [([other], "the die fell off")]


def test_over_json_lines_a_correction_is_previewed_and_a_result_overruled():
    wish, play = Wish(game=GAME, seed=5), {"auto": 40}
    entries = Talk(wish, play).playing.session.tree.entries
    at, value = next((e.id, e.value) for e in reversed(entries) if e.ask == "roll")
    other = [die % 6 + 1 for die in value]
    asks = {"correct": at, "answer": other}
    talk = Talk(
        wish,
        play,
        {**asks, "preview": True},
        {**asks, "overrule": True},
        {**asks, "overrule": True, "reason": "as it lay"},
    )
    (preview,) = talk.of("preview")
    assert preview["carried"] >= 0
    assert "on your table" in preview["text"]
    assert len(talk.of("error")) == 1
    (jump,) = talk.of("jump")
    assert next(one["kind"] for one in jump["restored"]) == "overrule"
    assert preview["table"] == jump["table"]
