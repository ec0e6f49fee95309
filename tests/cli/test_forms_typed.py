"""A form is told in the terminal as one says it: all, a battalion, the odds before the rest."""

import pytest

from beachmaster.cli.console import Console
from beachmaster.cli.render import Words
from beachmaster.cli.showing import show_table
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine.meaning import Meanings, labels
from beachmaster.engine.options import AnswerError, Option, names_space, options_of
from beachmaster.engine.prompt import Choose
from beachmaster.engine.text import plain_text
from beachmaster.engine.typed import answer_to
from games.ie_shima.island import at
from positions import begun_at

UNITS = {"1/306": "6", "3/305": "6", "1/306 A": "6-", "Labor A": "6"}


@pytest.fixture
def attacking(tmp_path, capsys):
    """Return what types lines at an attack by choice, in an area contested from the start."""

    def play(*lines):
        position = at(UNITS, control=["4"], impulse=2)
        playing = begun_at(tmp_path, "ie-shima", position, sets=("opponent=none",))
        session = playing.session
        session.answer(session.asked.prompt.check({"act": "assault", "area": "6"}))
        session.answer(["done"])
        session.take_events()
        assert session.asked.prompt.procedure == "attack"
        typed = iter(lines)
        player = TerminalPlayer(playing, Words(), lambda: next(typed, None))
        player.play()
        told = dict(player.answering._told)
        playing.close()
        return told, capsys.readouterr().out

    return play


@pytest.mark.parametrize("lines", [("odds",), ("odds 6",), ("6", "odds"), ("6", "odds all")])
def test_odds_are_those_of_what_is_told_and_proposed(attacking, lines):
    _told, out = attacking(*lines)
    assert "success: " in out
    assert "no odds" not in out


def test_odds_of_a_battalion_are_less_than_those_of_all(attacking):
    _told, out = attacking("6", "odds 3/305")
    assert "repulse: " in out


@pytest.mark.parametrize(
    ("typed", "count"), [("all", 8), ("3/305", 4), ("3/305 and 1/306 B", 5), ("3/305, 1/306", 8)]
)
def test_attackers_are_named_all_at_once_or_by_battalion(attacking, typed, count):
    told, _out = attacking("6", typed)
    assert len(told["attackers"]) == count


def test_it_is_said_whom_a_repulse_eliminates(attacking):
    _told, out = attacking("6", "all")
    assert "A repulse eliminates those already reduced: 1/306 A." in out


def of(*words, **more):
    options = [Option(one.casefold(), plain_text(one)) for one in words]
    return Choose(
        procedure="c", text=plain_text("?"), rules=(), options=options_of(*options), **more
    )


def test_yes_and_no_are_taken_where_an_answer_begins_so_or_is_offered():
    dice = of("No, the dice stand", "Yes: the new dice stand")
    assert [answer_to(dice, typed)[:2] for typed in ("y", "yes", "n", "no")] == [
        "ye",
        "ye",
        "no",
        "no",
    ]
    offer = of("Keep the die", "Reroll a red die", usual="keep the die", offers="reroll a red die")
    assert [answer_to(offer, typed)[:4] for typed in ("y", "n")] == ["rero", "keep"]
    with pytest.raises(AnswerError):
        answer_to(of("Attack", "Wait"), "y")


AREAS = [Option(one, plain_text(f"area {one}")) for one in ("14", "15", "16")]


def test_an_area_is_typed_by_its_number_and_no_place_of_a_line_is():
    assert labels(AREAS) == ["14", "15", "16"]
    assert Meanings(AREAS).one("15") == "15"
    assert Meanings(AREAS).one("2") is None
    stays = [*AREAS, Option("", plain_text("no attack"))]
    assert labels(stays)[-1] == "-"


def test_a_redeployment_hex_goes_by_its_name_in_the_book():
    assert names_space("5-6")
    assert not names_space("-")
    assert not names_space("5-")


def test_the_state_lists_areas_in_the_order_of_their_numbers(tmp_path, capsys):
    units = {"1/306": "10", "3/305": "6", "Labor A": "2"}
    playing = begun_at(tmp_path, "ie-shima", at(units, control=["4"]))
    show_table(Console(Words()), playing.session)
    heads = [line.split(":")[0].strip() for line in capsys.readouterr().out.splitlines()]
    numbers = [int(one.split()[1]) for one in heads if one.startswith("area ")]
    assert numbers == sorted(numbers)
    assert {2, 6, 10} <= set(numbers)
    playing.close()
