"""Small questions in the terminal: beside the prompt, answered by one key, never in JSON lines."""

import pytest

from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.storage.folders import data_folder
from beachmaster.storage.settings import Settings
from games.hell_on_earth.play import hidden
from games.hell_on_earth.play import shown as revealed
from positions import begun_at
from taught_before import taught_before

POSITION = {
    "turn": 2,
    "phase": "first-attack",
    "us": {"25": {"place": "0711"}, "9": {"place": "0610"}},
    "japan": [revealed("0611", "313"), hidden("1408", "145")],
}


@pytest.fixture
def typed(capsys, tmp_path):
    """Return a way to type lines before an attack, giving what was printed and the session."""

    def play(*lines, position=POSITION):
        (data_folder() / "learned.json").unlink(missing_ok=True)
        taught_before("hoe:5.4.2.6", "hoe:5.5")
        playing = begun_at(tmp_path, "hell-on-earth", position)
        left = iter(lines)
        TerminalPlayer(playing, Words(), lambda: next(left, None)).play()
        playing.close()
        return capsys.readouterr().out, playing.session

    return play


def test_a_question_is_answered_by_a_sign_and_a_digit(typed):
    out, session = typed("!3")
    assert "Your guess first: 25th Marines, 9th Marines assault" in out
    assert "!1 column" in out
    assert "(5.4.2.6; ? 5.4.2.6 reads it)" in out
    assert "rounded down" in out
    assert session.asked.prompt.procedure == "attack"
    assert len(session.tree.entries) == 1


def test_it_may_be_passed_by_and_is_asked_once_a_phase(typed):
    out, _session = typed("l", "l")
    assert out.count("Your guess first:") == 3, "it stands with its prompt"
    out, _session = typed("!1", "l")
    assert out.count("Your guess first:") == 1
    assert "No question is open." in typed("!1", "!2")[0]


def test_off_by_one_key(typed):
    out, _session = typed("!0", "l")
    assert out.count("Your guess first:") == 1
    assert "Your guess first:" not in typed("l")[0], "in no game until it is set on again"
    Settings().save()
    assert "Type !1 to !3." in typed("!9")[0]


def test_the_sheet_of_a_fight_waits_for_the_guess(typed):
    position = {**POSITION, "phase": "raid"}
    out, _session = typed("auto", "!2", position=position)
    before, _guess, after = out.partition("Your guess first:")
    assert "On the die" not in before
    assert "   | On the die" in after
    _out, session = typed("auto", "4", position=position)
    assert session.tree.entries[2].value == [4], "the die answers the prompt, not the question"


def test_json_lines_have_no_questions(talk):
    lines = str(talk({"auto": 30}, game="hell-on-earth").lines)
    assert "prompt" in lines
    assert "A guess first" not in lines
    assert "quiz" not in lines


def test_words_of_the_glossary_are_named_explained_once_and_told_on_request(typed):
    lines = ("auto", "l", "term flank", "term moonshine")
    out, _session = typed(*lines, position={**POSITION, "phase": "raid"})
    assert out.count("Words: Raid (term Raid)") == 2
    assert out.count("   Raid: ") == 2, "as long as the prompt stands there"
    assert "Two attackers from hexes that do not touch each other" in out
    assert "Type term and a word of the glossary, such as: term 147th." in out


def test_somebody_else_plays_and_is_taught_anew(typed):
    out, _session = typed("player", "player Ann", "player", "player -", f"player {'x' * 50}")
    assert "the first player (-) plays now" in out
    assert out.count("Ann plays now") == 2
    assert "Also known: Ann" in out
    assert "A name has at most 40 letters" in out
