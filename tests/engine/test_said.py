"""Answers are told in the words in which they were asked for, on every branch."""

import pytest

from beachmaster.engine.options import Option, Options, options_of
from beachmaster.engine.prompt import (
    Choose,
    Confirm,
    Draw,
    Field,
    Number,
    Place,
    Record,
    Roll,
    Token,
)
from beachmaster.engine.said import said, said_in, unasked
from beachmaster.engine.session import Session
from beachmaster.engine.text import plain_text as say
from beachmaster.engine.text import render
from engine.toy_game import ToyGame

UNITS = (Option("24-1", say("1/24")), Option("25-2", say("2/25")), Option("26-3", say("3/26")))
ASKED = {"procedure": "p", "text": say("?"), "rules": ()}
TOLD = Record(
    fields=(
        Field(name="moved_far", kind="many", text=say("moved far"), options=UNITS),
        Field(name="near", kind="choose", text=say("nearest"), options=UNITS),
        Field(name="guns", kind="number", text=say("guns"), maximum=8),
        Field(name="flank", kind="flag", text=say("on the flank")),
        Field(name="caves", kind="spaces", text=say("caves"), maximum=3),
    ),
    **ASKED,
)
LISTED = Choose(options=options_of(*UNITS), several=True, maximum=3, **ASKED)
MOVES = Choose(
    options=Options(lambda: UNITS, accepts=lambda _: True), several=True, maximum=3, **ASKED
)
BAG = Draw(bag="blue", tokens=lambda: [Token("blue:7", "c2", say("a 2"))], **ASKED)


@pytest.mark.parametrize(
    ("prompt", "value", "words"),
    [
        (Confirm(**ASKED), True, "yes"),
        (Confirm(**ASKED), False, "no"),
        (LISTED, ["25-2", "24-1"], "2/25, 1/24"),
        (LISTED, [], "none"),
        (MOVES, ["24-1>2009", "25-2~0512"], "1/24 to 2009, 2/25 to 0512"),
        (Place(options=options_of(UNITS[0]), free=True, **ASKED), "the hill", "the hill"),
        (Roll(**ASKED), [3, 5], "3, 5"),
        (Number(minimum=0, maximum=9, **ASKED), 4, "4"),
        (BAG, "blue:7", "a 2"),
        (
            TOLD,
            {"moved_far": [], "near": "26-3", "guns": 0, "flank": False, "caves": ["0512"]},
            "moved far: none; nearest: 3/26; guns: 0; on the flank: no; caves: 0512",
        ),
        (TOLD, {"moved_far": ["26-3", "25-2", "24-1"], "flank": True}, None),
    ],
)
def test_an_answer_is_told_as_it_was_asked_for(prompt, value, words):
    words = words or "moved far: all; on the flank: yes"
    assert render(said(prompt, value)) == words


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (True, "yes"),
        ([], "none"),
        ([3, 5], "3, 5"),
        ({"near": "26-3"}, "as entered then"),
        (["24-1>0512", "pillbox-a"], "as entered then"),
    ],
)
def test_without_its_prompt_an_answer_shows_no_data(value, words):
    assert render(unasked(value)) == words


@pytest.fixture
def session():
    session = Session(ToyGame({"length": "long"}), 5)
    while session.asked and session.tree.next_id < 9:
        session.auto()
    return session


def words_of(session, entries):
    return {at: render(words) for at, words in said_in(session, entries).items()}


def test_answers_on_and_beside_the_path_are_told_in_their_words(session):
    on_path = session.tree.path(session.tree.cursor)
    before = words_of(session, on_path)
    assert set(before) == {entry.id for entry in on_path}
    first = on_path[0]
    assert before[first.id] == first.value.replace(">", " to ")
    gone = session.undo(by="phase").took_back
    session.auto()
    assert words_of(session, gone) == {entry.id: before[entry.id] for entry in gone}
    assert words_of(session, session.tree.entries[1:]).items() >= before.items()


def test_a_value_put_right_is_told_as_the_game_words_it(session):
    entry = session.adjust("score", 3, "miscounted")
    assert words_of(session, [entry]) == {entry.id: "adjusted"}


def test_what_another_version_played_is_left_out(session):
    path = session.tree.path(session.tree.cursor)
    path[2].key = "1/landing/never:asked"
    told = words_of(session, path)
    assert set(told) == {path[0].id, path[1].id}
    session.locked_before = path[-1].id
    assert words_of(session, path) == {}
