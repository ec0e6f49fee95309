"""Where a unit can go, how far it is, and what it sees."""

import pytest

from beachmaster.engine.prompt import AnswerError, Record
from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth.board_data import OBJECTIVES
from beachmaster.games.hell_on_earth.factory import FACTORY
from games.hell_on_earth.play import fresh, hidden, start, us
from games.hell_on_earth.watch import begun


@pytest.mark.rule("hoe:5.4.2.7.1.1")
@pytest.mark.parametrize(
    ("a", "b", "words"),
    [
        ("0711", "0711", "the same hex"),
        ("0711", "0712", "adjacent"),
        ("0710", "0712", "2 hexes, line of sight blocked by 25th Marines in 0711"),
        ("0710", "0708", "2 hexes, line of sight free"),
        ("0710", "9999", "At least one of these hexes"),
    ],
)
def test_sight_names_what_stands_between(a, b, words):
    """H-25: US units block the line of sight, the ground does not."""
    table = start("first-attack", us={"25": us("0711")})
    assert words in render(table.session.module.sight(table.state, a, b))


def test_sight_tells_which_hex_lies_higher():
    """hoe:5.4.2.7.1.1: Mount Suribachi is above everything."""
    table = start("first-attack")
    words = render(table.session.module.sight(table.state, "0213", "0411"))
    assert words.endswith("0213 lies higher.")


def test_a_table_board_measures_nothing():
    table = fresh(board="table")
    module = table.session.module
    assert "on your table" in render(module.sight(table.state, "0711", "0712"))
    assert module.reach(table.state, table.prompt, "23") == {}


@pytest.mark.rule("hoe:5.3.2.1")
def test_every_hex_in_reach_is_a_legal_answer_and_no_other():
    """hoe:5.3.2: walking where the points suffice, otherwise strategically."""
    table = start("second-movement", us={"25": us("0711"), "9": us("0512")}, japan=[hidden("0908")])
    reach = table.session.module.reach(table.state, table.prompt, "25")
    assert {answer[2] for answer in reach.values()} == {">", "~"}
    for place, answer in reach.items():
        assert answer[3:] == place
        table.prompt.check([answer])
    for place in table.session.module.prints.hexes - reach.keys():
        for mark in ">~":
            with pytest.raises(AnswerError):
                table.prompt.check([f"25{mark}{place}"])


def test_a_unit_that_has_moved_reaches_nothing():
    table = start("second-movement", us={"25": us("0711"), "9": us("0512")})
    table.state.control = list(OBJECTIVES)
    table.answer(["25>0712"])
    module = table.session.module
    assert table.procedure == "move"
    assert module.reach(table.state, table.prompt, "25") == {}
    assert module.reach(table.state, table.prompt, "9")
    assert module.reach(table.state, table.prompt, "j01") == {}


def test_a_destination_prompt_is_for_its_unit_alone():
    table = start("second-movement", us={"25": us("0711"), "9": us("0512")}, japan=[hidden("0710")])
    table.answer(["25"])
    module = table.session.module
    reach = module.reach(table.state, table.prompt, "25")
    assert set(reach) == {option.value for option in table.prompt.options} - {"stay"}
    assert module.reach(table.state, table.prompt, "9") == {}


@pytest.mark.rule("hoe:4.7")
def test_landing_beaches_are_in_reach_of_the_regiment_that_lands():
    table = fresh()
    while table.procedure != "landing":
        table.session.auto()
    module, unit = table.session.module, table.prompt.subjects[0]
    board = module.prints
    assert module.reach(table.state, table.prompt, unit) == {
        board.beaches[2]: 2,
        board.beaches[3]: 3,
    }


def open_hexes(prompt):
    """Return what is open but to stand where no way back is."""
    return [option.value for option in prompt.options if option.value != "lose"]


@pytest.mark.rule("hoe:5.4.2.9.3", "hoe:5.4.2.9.5")
def test_retreats_and_advances_are_reached_with_legal_answers():
    """Through a whole game: what is in reach is legal, and a unit that must retreat has some."""
    session, seen = begun(seed=2), set()
    player = FACTORY.player("random", session)
    while session.asked:
        prompt = session.asked.prompt
        form = isinstance(prompt, Record)  # its hexes are picked one by one
        if prompt.procedure in ("retreat", "advance") and not form and open_hexes(prompt):
            units = {u: session.module.reach(session.state, prompt, u) for u in session.state.us}
            answers = [answer for found in units.values() for answer in found.values()]
            assert [prompt.check(answer) for answer in answers] == answers
            assert answers
            if prompt.procedure == "retreat":
                assert [unit for unit, found in units.items() if found] == list(prompt.subjects)
            seen.add(prompt.procedure)
        session.answer(player.answer(session.asked))
    assert seen == {"retreat", "advance"}
