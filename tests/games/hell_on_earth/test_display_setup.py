"""How the real table is set up, act by act."""

import pytest

from beachmaster.engine.display import Counter
from beachmaster.engine.text import render
from games.hell_on_earth.play import hidden, start, us
from games.hell_on_earth.watch import begun


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


@pytest.mark.parametrize("board", ["table", "tracked", "own"])
@pytest.mark.parametrize("mode", ["standard", "heroic"])
def test_only_the_first_question_draws_the_first_command_marker(board, mode):
    """The program may draw another one than a player who draws while the list is read."""
    session = begun(board, mode=mode)
    lines = [note for note in session.module.preparation() if note.rules[0] == "hoe:4.4"]
    into = [render(mark.text) for note in lines for mark in note.onto]
    assert into == (["Box 3"] if mode == "heroic" else [])
    assert not [note for note in lines if "drawn at random" in render(note.text)]
    assert session.asked.prompt.procedure == "first-command-marker"


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


def _shown(module):
    return {render(note.text): note for note in module.preparation()}


@pytest.mark.parametrize("mode", ["standard", "heroic"])
def test_no_act_shows_a_japanese_counter_open_but_the_headquarters_kept_apart(mode):
    for module in (begun("table", mode=mode).module, begun("tracked", mode=mode).module):
        seen = [one for note in module.preparation() for one in note.shows]
        theirs = [one for one in seen if isinstance(one, Counter) and not one.side.own]
        assert {one.short for one in theirs if not one.hidden} <= {"145"}
        assert any(one.hidden for one in theirs)


def test_an_act_shows_its_counters_and_where_they_go():
    acts = _shown(begun("table").module)
    green = acts["28th Marines: Green Beach."]
    assert [one.short for one in green.shows] == ["28"]
    assert [render(one.text) for one in green.onto] == ["Green Beach"]
    heroic = begun("table", mode="heroic").module.preparation()
    turned = [one for note in heroic for one in note.shows if getattr(one, "short", "") == "26"]
    assert {(one.steps, one.turned) for one in turned} == {(3, 90)}
