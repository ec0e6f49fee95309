"""What was told of the table counts again only where nothing more is asked now."""

import pytest

from beachmaster.engine.asked_before import asks_no_more, question_of
from beachmaster.engine.correction import corrected
from beachmaster.engine.prompt import (
    Choose,
    Confirm,
    Field,
    Number,
    Option,
    Place,
    Record,
    Roll,
    options_of,
)
from beachmaster.engine.session import Session
from beachmaster.engine.text import plain_text as say
from engine.toy_game import ToyGame


class Beside(ToyGame):
    """The toy game beside a table: who is wet is asked of the squads on the beach, then a die."""

    prints = None

    def _landing(self, play):
        yield from super()._landing(play)
        ashore = [name for name, place in play.state.squads.items() if place == "beach"]
        if ashore:
            yield Record(
                procedure="wet",
                text=say("Which are wet?"),
                rules=("toy:1",),
                fields=(many(*ashore),),
                question=True,
            )


def many(*units, known=None, **bounds):
    """Return a field for some units."""
    options = tuple(Option(unit, say(unit)) for unit in units)
    return Field(name="units", kind="many", text=say("wet"), options=options, known=known, **bounds)


def played(*answers):
    session = Session(Beside(), 5)
    for answer in answers:
        session.answer(answer)
    return session


def values(entries):
    return [entry.value for entry in entries]


def test_an_answer_does_not_stand_for_a_unit_that_was_not_asked_about():
    """Squad 1 was on the hill; on the beach now, it is asked about."""
    session = played("1>hill", "done", {"units": ["2"]}, [3], "white1", 2)
    jump = corrected(session, 1, lambda _: "done")
    assert values([jump.asked_anew]) == [{"units": ["2"]}]
    assert session.asked.key == "1.landing/wet#1"
    assert jump.stopped is None
    assert values(jump.set_aside) == ["done", {"units": ["2"]}, [3], "white1", 2]
    session.answer({"units": ["1", "2"]})


def test_an_answer_to_the_same_question_counts_again():
    session = played("1>hill", "done", {"units": ["2"]}, [3], "white1", 2)
    jump = corrected(session, 4, lambda _: [5])
    assert jump.asked_anew is None
    assert values(jump.restored) == [[5], "white1", 2]


def test_decisions_are_repeated_where_there_are_more_choices():
    """What is no question to the table stands while it is legal."""
    session = Session(ToyGame(), 5)
    for answer in ("1>hill", "done", [3], "white1", 2):
        session.answer(answer)
    jump = corrected(session, 1, lambda _: "2>hill")
    assert jump.asked_anew is None
    assert values(jump.restored)[:2] == ["2>hill", "done"]


ASK = {"procedure": "p", "text": say("Which?"), "rules": ("toy:1",), "question": True}
MORE = [
    (many("1", "2"), many("1")),
    (many("1", maximum=2), many("1", maximum=1)),
    (many("1", maximum=0), many("1", maximum=1)),
    (many("1", minimum=0), many("1", minimum=1)),
    (many("1", "2"), many("1", "2", known=["2"])),
    (many("1"), Field(name="units", kind="spaces", text=say("wet"))),
    (many("1"), Field(name="others", kind="many", text=say("wet"))),
    (
        Field(name="dry", kind="flag", text=say("dry")),
        Field(name="dry", kind="flag", text=say("dry"), known=True),
    ),
    (
        Field(name="dry", kind="flag", text=say("1 dry?")),
        Field(name="dry", kind="flag", text=say("2 dry?")),
    ),
]
"""A field that asks about more, or something else, than the one after it."""


@pytest.mark.parametrize(("now", "then"), MORE)
def test_a_field_that_asks_about_more_is_told_apart(now, then):
    asked = [question_of(Beside(), Record(fields=(field,), **ASK)) for field in (now, then)]
    assert not asks_no_more(*asked)
    for question in asked:
        assert asks_no_more(question, question)


@pytest.mark.parametrize(("then", "now"), [MORE[0], MORE[1], MORE[2], MORE[4], MORE[7]])
def test_a_field_that_asks_about_less_asks_nothing_new(now, then):
    asked = [question_of(Beside(), Record(fields=(field,), **ASK)) for field in (now, then)]
    assert asks_no_more(*asked)


def choose(*values, **more):
    return Choose(options=options_of(*(Option(one, say(one)) for one in values)), **(ASK | more))


def place(*values):
    return Place(options=options_of(*(Option(one, say(one)) for one in values)), **ASK)


@pytest.mark.parametrize(
    ("now", "then"),
    [
        (choose("a", "b"), choose("a")),
        (choose("a", maximum=2), choose("a")),
        (choose("a", text=say("Whither?")), choose("a")),
        (place("a", "b"), place("a")),
        (place("a"), choose("a")),
        (Number(minimum=0, maximum=4, **ASK), Number(minimum=0, maximum=3, **ASK)),
        (Number(minimum=0, maximum=3, **ASK), Number(minimum=1, maximum=3, **ASK)),
        (Confirm(**ASK | {"text": say("Is 1 wet?")}), Confirm(**ASK)),
    ],
)
def test_prompts_of_every_kind_are_told_apart(now, then):
    asked = [question_of(Beside(), prompt) for prompt in (now, then)]
    assert not asks_no_more(*asked)
    assert asks_no_more(asked[0], asked[0])


def test_decisions_chance_and_a_map_of_the_programs_own_ask_nothing_of_the_table():
    assert question_of(Beside(), choose("a", question=False)) is None
    assert question_of(Beside(), Roll(**ASK)) is None
    assert question_of(ToyGame(), choose("a")) is None
