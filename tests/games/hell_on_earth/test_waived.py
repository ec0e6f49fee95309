"""A reroll that was let pass stands beside what is asked next, and can be taken up there."""

import pytest

from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine.session import SessionError
from beachmaster.engine.text import render
from games.hell_on_earth.play import hidden, shown, start, us
from positions import begun_at

POSITION = {
    "turn": 2,
    "phase": "first-attack",
    "us": {"25": {"place": "0711"}, "24": {"place": "0610"}},
    "japan": [shown("0611", "313"), hidden("1408", "145")],
    "blue": {"cm11": "slot1"},
}
FIGHT = {"target": "0611", "act": "assault", "attackers": ["25"], "supporters": []}


def fought(die=1, **more):
    """Return the table where the die of an assault lies that a marker could throw again."""
    table = start(
        us={"25": us("0711"), "24": us("0610")},
        japan=[shown("0611", "313")],
        blue={"cm11": "slot1"},
        **more,
    )
    table.play(quiet=False, target="0611", attackers=["25"], supporters=[], combat=die)
    assert table.procedure == "reroll"
    return table


@pytest.mark.rule("hoe:3.3.4.4")
def test_what_was_let_pass_stands_beside_the_next_prompt():
    """The die counts; the marker is still held, and the offer is told with its option."""
    session = fought().session
    assert session.waived is None
    assert session.waive()
    assert session.asked.prompt.procedure == "retreat-check"
    assert render(session.waived.option.text) == "Reroll a blue die"
    assert session.state.blue["cm11"] == "slot1"


@pytest.mark.rule("hoe:3.3.4.4", "hoe:5.4.2.9")
def test_taken_up_the_die_is_thrown_again_as_if_nothing_had_happened():
    """hoe:3.3.4.4: before any hit counts; what came of the first die is taken back."""
    asked_at_once, later = fought(), fought()
    asked_at_once.answer("reroll")
    later.session.waive()
    jump = later.session.take_up()
    assert later.session.asked.prompt.procedure == "combat-again"
    assert later.session.asked.key == asked_at_once.session.asked.key
    assert later.state == asked_at_once.state
    assert [entry.value for entry in jump.took_back] == ["keep"]


def test_it_stands_no_longer_than_one_answer():
    session = fought().session
    session.waive()
    session.answer([1])
    assert session.waived is None
    with pytest.raises(SessionError):
        session.take_up()


def test_undo_leads_back_to_the_prompt_that_was_let_pass():
    session = fought().session
    session.waive()
    session.undo()
    assert session.asked.prompt.procedure == "reroll"


def test_brought_back_it_stands_again():
    session = fought().session
    session.waive()
    session.undo()
    session.redo()
    assert session.asked.prompt.procedure == "retreat-check"
    assert render(session.waived.option.text) == "Reroll a blue die"


def test_nothing_is_let_pass_where_the_program_would_roll_at_once():
    """Else the next die lies before anybody can say no; all is as it was, with its news."""
    table = fought()
    before, told = table.session.tree.cursor, len(table.session.history())
    assert not table.session.waive(lambda prompt: prompt.kind == "roll")
    assert (table.session.tree.cursor, table.procedure) == (before, "reroll")
    assert len(table.session.history()) == told


def test_nothing_else_is_let_pass():
    table = start(us={"25": us("0711")}, japan=[shown("0611", "313")])
    assert not table.session.waive()
    assert table.session.tree.cursor == 0


@pytest.mark.parametrize("word", ["X", "reroll"])
def test_in_the_terminal_a_word_takes_it_up(tmp_path, capsys, word):
    """The offer is printed with the prompt after it: what is typed there answers that, or this."""
    playing = begun_at(tmp_path, "hell-on-earth", POSITION, sets=["reminders=off"])
    lines = iter(["0611; 25; -", "", "1", word])
    TerminalPlayer(playing, Words(), lambda: next(lines, None)).play()
    out = capsys.readouterr().out
    assert "reroll: Reroll a blue die" in out
    assert playing.session.asked.prompt.procedure == "combat-again"
    playing.close()


def test_in_the_terminal_r_brings_back_and_rerolls_nothing(tmp_path, capsys):
    """What `u` took back comes again by `r`; with nothing taken back `r` spends no marker."""
    playing = begun_at(tmp_path, "hell-on-earth", POSITION, sets=["reminders=off"])
    lines = iter(["0611; 25; -", "", "1", "r"])
    TerminalPlayer(playing, Words(), lambda: next(lines, None)).play()
    assert "reroll: Reroll a blue die" in capsys.readouterr().out
    assert playing.session.asked.prompt.procedure != "combat-again"
    playing.close()
