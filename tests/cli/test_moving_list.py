"""A unit of a movement is called the same all through it, whatever the list has left."""

import re

import pytest

from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine.meaning import labels
from beachmaster.storage.starting import Wish, start

LISTED = re.compile(r"^ {3}(\S+)\) (.*)$", re.MULTILINE)


@pytest.fixture
def landed(capsys):
    """Return what the terminal says to lines typed at a landing, prompt by prompt."""

    def typed(*lines):
        playing = start(Wish(game="bloodbath", seed=3))
        player, session = playing.factory.player("commander", playing.session), playing.session
        while session.asked.prompt.procedure != "move":
            session.answer(player.answer(session.asked))
        session.take_events()
        given = iter(lines)
        TerminalPlayer(playing, Words(), lambda: next(given, None)).play()
        playing.close()
        return re.split(r"^\[\d+\] > ", capsys.readouterr().out, flags=re.MULTILINE)

    return typed


@pytest.mark.rule("bib:5.2")
def test_every_unit_left_stands_under_the_sign_it_had_before(landed):
    before, after, *_ = (dict(LISTED.findall(one)) for one in landed("tank-5>2109"))
    assert before.pop("tank-5").startswith("5th Tank Battalion")
    assert after == before
    assert after["done"] == "End the movement"


def test_what_stands_at_a_line_moves_its_unit_and_the_end_moves_nothing(landed):
    said = landed("23-1>2109", "done>2109", "End the movement>2109", "aw>2109")
    assert "1/23 Marines lands on 2109" in said[1]
    assert "“done>2109” matches none" in said[2]
    assert "movement>2109” matches none" in said[3]
    assert "“aw>2109” matches none" in said[4]


def test_a_unit_that_has_moved_is_refused_with_its_reason(landed):
    said = landed("tank-5>2109", "tank-5>2008")
    assert "It has landed or moved in this phase." in said[2]


def test_a_list_whose_units_are_numbers_needs_no_places_beside_them():
    playing = start(Wish(game="hell-on-earth", seed=3))
    player, session = playing.factory.player("commander", playing.session), playing.session
    while not (session.asked.prompt.kind == "choose" and session.asked.prompt.options.takes_moves):
        session.answer(player.answer(session.asked))
    listed = session.asked.prompt.options.listed()
    assert labels(listed, moves=True) == [one.value for one in listed]
