"""Every prompt accepts what is legal, in its stored form, and refuses the rest."""

import pytest

from beachmaster.engine.auto import NoLegalAnswerError, program_answer
from beachmaster.engine.fields import any_of, flag, number, one_of, part_of, spaces
from beachmaster.engine.prompt import (
    AnswerError,
    Choose,
    Confirm,
    DiceToRoll,
    Draw,
    Field,
    Number,
    Option,
    Options,
    Place,
    Record,
    Roll,
    Token,
    options_of,
)
from beachmaster.engine.telling import tell
from beachmaster.engine.text import plain_text as say
from beachmaster.engine.text import render

COMMON = {"procedure": "p", "text": say("?"), "rules": ("hoe:1",)}
ABC = options_of(*(Option(value, say(value)) for value in "abc"))
FIELDS = (
    Field(name="who", kind="choose", text=say("who"), options=tuple(ABC)),
    Field(name="some", kind="many", text=say("some"), options=tuple(ABC), minimum=1, maximum=2),
    Field(name="n", kind="number", text=say("n"), minimum=1, maximum=3),
    Field(name="flag", kind="flag", text=say("f")),
    Field(name="at", kind="spaces", text=say("at"), options=tuple(ABC), maximum=2),
    Field(name="name", kind="words", text=say("w")),
)
STONES = [Token("s1", "black", say("black")), Token("s2", "white", say("white"))]
PROMPTS = {
    "one": Choose(**COMMON, options=ABC),
    "two": Choose(**COMMON, options=ABC, minimum=1, maximum=2),
    "list": Choose(**COMMON, options=ABC, minimum=0, maximum=1, several=True),
    "confirm": Confirm(**COMMON),
    "die": Roll(**COMMON),
    "dice": Roll(**COMMON, dice=DiceToRoll(count=2, sides=10)),
    "draw": Draw(**COMMON, bag="bag", tokens=lambda: STONES, fields=FIELDS[2:3]),
    "number": Number(**COMMON, minimum=-1, maximum=4),
    "place": Place(**COMMON, options=ABC),
    "free": Place(**COMMON, options=ABC, free=True),
    "record": Record(**COMMON, fields=FIELDS),
    "known": Record(
        **COMMON,
        fields=(
            one_of("who", say("who"), tuple(ABC), known="b"),
            any_of("some", say("some"), tuple(ABC), known=["c"]),
            number("n", say("n"), 1, 3, known=2),
            flag("flag", say("f"), known=False),
            spaces("at", say("at"), 2, named=tuple(ABC), known=["a", "x"]),
        ),
        question=True,
    ),
}
WHOLE = {"who": "a", "some": ["b"], "n": 2, "flag": False, "at": [], "name": "x"}


@pytest.mark.parametrize(
    ("name", "given", "stored"),
    [
        ("one", "a", "a"),
        ("one", ["a"], "a"),
        ("two", "a", ["a"]),
        ("two", ["c", "a"], ["c", "a"]),
        ("list", [], []),
        ("list", "b", ["b"]),
        ("confirm", False, False),
        ("die", 6, [6]),
        ("die", [1], [1]),
        ("dice", [10, 1], [10, 1]),
        ("draw", "s2", "s2"),
        ("draw", "white", "s2"),
        ("draw", {"n": 3}, {"n": 3}),
        ("number", -1, -1),
        ("place", "c", "c"),
        ("free", "  near   the beach ", "near the beach"),
        ("record", WHOLE, WHOLE),
        (
            "known",
            {"some": []},
            {"who": "b", "some": ["c"], "n": 2, "flag": False, "at": ["a", "x"]},
        ),
        (
            "known",
            {"some": ["a", "c"], "who": "b", "at": ["x", "a"]},
            {"who": "b", "some": ["a", "c"], "n": 2, "flag": False, "at": ["x", "a"]},
        ),
    ],
)
def test_legal_answers_are_stored(name, given, stored):
    assert PROMPTS[name].check(given) == stored
    assert PROMPTS[name].check(stored) == stored


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("one", "d"),
        ("one", ["a", "b"]),
        ("one", []),
        ("two", ["a", "a"]),
        ("two", ["a", "b", "c"]),
        ("list", ["a", "b"]),
        ("confirm", 1),
        ("confirm", "yes"),
        ("die", 0),
        ("die", 7),
        ("die", True),
        ("die", 2.0),
        ("die", [1, 2]),
        ("dice", 4),
        ("dice", [11, 1]),
        ("draw", "grey"),
        ("draw", None),
        ("draw", {"n": 9}),
        ("number", 5),
        ("number", "1"),
        ("number", True),
        ("place", "d"),
        ("free", "a/b"),
        ("free", "x" * 41),
        ("free", "  "),
        ("free", "bell\x07"),
        ("record", {}),
        *[("record", {n: v for n, v in WHOLE.items() if n != name}) for name in WHOLE],
        ("record", {**WHOLE, "who": "z"}),
        ("record", {**WHOLE, "some": []}),
        ("record", {**WHOLE, "some": ["a", "a"]}),
        ("record", {**WHOLE, "n": 4}),
        ("record", {**WHOLE, "flag": 1}),
        ("record", {**WHOLE, "name": "#"}),
        ("record", {**WHOLE, "more": 1}),
        ("record", {**WHOLE, "at": ["x", "x"]}),
        ("record", {**WHOLE, "at": ["x", "y", "z"]}),
        ("record", {**WHOLE, "at": "x"}),
        ("known", {}),
        ("known", {"some": [], "who": "a"}),
        ("known", {"some": [], "flag": True}),
        ("known", {"some": [], "n": 3}),
        ("known", {"some": [], "at": ["y"]}),
        ("record", "a"),
    ],
)
def test_illegal_answers_are_refused_with_words(name, given):
    with pytest.raises(AnswerError) as caught:
        PROMPTS[name].check(given)
    assert str(caught.value.text)


@pytest.mark.parametrize("name", PROMPTS)
def test_the_program_finds_a_legal_answer_and_always_the_same(name):
    prompt = PROMPTS[name]
    for seed in range(40):
        answer = program_answer(prompt, seed, "k")
        assert prompt.check(answer) == answer
        assert program_answer(prompt, seed, "k") == answer


def test_the_program_finds_the_one_choice_that_agrees():
    def agrees(picked):
        return None if picked == ["b", "c"] else say("no")

    prompt = Choose(**COMMON, options=ABC, minimum=0, maximum=3, several=True, agrees=agrees)
    assert program_answer(prompt, 3, "k") == ["b", "c"]


def test_the_program_finds_the_whole_where_no_part_agrees():
    def agrees(picked):
        return None if len(picked) == 3 else say("no")

    prompt = Choose(**COMMON, options=ABC, minimum=0, maximum=3, several=True, agrees=agrees)
    for seed in range(8):
        assert sorted(program_answer(prompt, seed, "k")) == ["a", "b", "c"]


def test_a_prompt_without_a_legal_answer_is_a_defect():
    with pytest.raises(NoLegalAnswerError):
        program_answer(Choose(**COMMON, options=options_of()), 3, "k")
    with pytest.raises(NoLegalAnswerError):
        program_answer(Draw(**COMMON, bag="b", tokens=list), 3, "k")


def test_options_are_listed_once_and_only_when_wanted():
    made = []
    options = Options(lambda: made.append(1) or ABC.listed(), accepts=lambda value: value == "z")
    prompt = Choose(**COMMON, options=options)
    assert made == []
    assert prompt.check("z") == "z"
    assert prompt.check("a") == "a"
    assert made == [1]
    prompt.refresh()
    assert len(prompt.options) == 3
    assert made == [1, 1]


@pytest.mark.parametrize(
    ("name", "given", "said"),
    [
        ("one", ["a", "b"], "Choose 1 option, not 2."),
        ("two", [], "Choose one at least."),
        ("die", [1, 2], "Give 1 whole number from 1 to 6, not “1, 2”."),
        ("dice", 3, "Give 2 whole numbers from 1 to 10, not “3”."),
    ],
)
def test_a_wrong_count_is_said_in_the_right_number(name, given, said):
    with pytest.raises(AnswerError) as caught:
        PROMPTS[name].check(given)
    assert render(caught.value.text) == said


@pytest.mark.parametrize(
    ("given", "told"),
    [(["23", "xyzzy"], "23, xyzzy"), ({"a": [1, 2]}, "a 1, 2"), (None, ""), ("xyzzy", "xyzzy")],
)
def test_a_refusal_shows_what_was_given_without_the_marks_of_data(given, told):
    with pytest.raises(AnswerError) as refused:
        PROMPTS["number"].check(given)
    assert render(refused.value.text) == f"Give a whole number from −1 to 4, not “{told}”."


def refused(name, given):
    with pytest.raises(AnswerError) as caught:
        PROMPTS[name].check(given)
    return caught.value


def test_what_is_missing_is_named_in_words_and_what_it_takes_by_field():
    error = refused("record", {"who": "a", "some": ["b"], "name": "x"})
    assert render(error.text) == "Missing: n, f, at."
    assert error.expected["flag"] == [True, False]
    assert set(error.expected) == {"n", "flag", "at"}


def test_a_contrary_answer_is_refused_with_what_is_known():
    error = refused("known", {"some": [], "flag": True})
    assert render(error.text) == "“f” is already known: no."
    assert error.expected == {"flag": False}


def test_a_record_of_what_the_table_holds_has_no_default():
    field = Field(name="dry", kind="flag", text=say("dry"), default=True)
    assert Record(**COMMON, fields=(field,)).check({}) == {"dry": True}
    with pytest.raises(ValueError, match="no default"):
        Record(**COMMON, fields=(field,), question=True)


@pytest.mark.parametrize(
    ("kind", "more", "given"),
    [
        (Confirm, {}, True),
        (Choose, {"options": ABC, "minimum": 0, "maximum": 2}, []),
        (Choose, {"options": options_of(Option("a", say("a")))}, "a"),
        (Choose, {"options": ABC, "minimum": 3, "maximum": 3}, ["a", "b", "c"]),
        (Place, {"options": options_of(Option("a", say("a")))}, "a"),
    ],
)
def test_enter_gives_what_goes_without_saying_but_tells_no_fact_and_never_spends(kind, more, given):
    assert kind(**COMMON, **more).at_enter == given
    assert kind(**COMMON, **more, question=True).at_enter is None
    assert kind(**COMMON, **more, spends=True).at_enter is None


def test_enter_gives_nothing_where_there_is_a_choice():
    assert PROMPTS["one"].at_enter is None
    assert PROMPTS["place"].at_enter is None
    assert PROMPTS["number"].at_enter is None


def test_the_program_finds_an_answer_where_only_all_or_only_different_ones_agree():
    def whole(given):
        return None if len(given) == 3 else say("all of them")

    def apart(told):
        return None if len(set(told.values())) == 3 else say("each another")

    every = Choose(**COMMON, options=ABC, minimum=0, maximum=3, several=True, agrees=whole)
    fields = tuple(
        Field(name=name, kind="choose", text=say(name), options=tuple(ABC)) for name in "xyz"
    )
    each = Record(**COMMON, fields=fields, agrees=apart)
    for seed in range(60):
        assert sorted(program_answer(every, seed, "k")) == ["a", "b", "c"]
        assert sorted(program_answer(each, seed, "k").values()) == ["a", "b", "c"]


WHOLE = any_of("whole", say("all of them"), ABC)
PART = part_of(WHOLE, "part", say("some of those"))
WITHIN = Record(**COMMON, fields=(WHOLE, PART), question=True)


def test_a_list_within_another_takes_only_what_was_told_there():
    told = {"whole": ["a", "c"], "part": ["c"]}
    assert WITHIN.check(told) == told
    with pytest.raises(AnswerError) as refused:
        WITHIN.check({"whole": ["a", "c"], "part": ["b"]})
    assert render(refused.value.text) == "“some of those”: b was not listed before."
    assert refused.value.expected == {"part": ["a", "c"]}


def test_a_list_within_another_is_none_where_nothing_was_told_there_and_else_to_be_told():
    assert WITHIN.check({"whole": []}) == {"whole": [], "part": []}
    with pytest.raises(AnswerError) as refused:
        WITHIN.check({"whole": ["a"]})
    assert refused.value.expected == {"part": ["a"]}
    with pytest.raises(AnswerError) as refused:
        WITHIN.check({})
    assert list(refused.value.expected) == ["whole", "part"]
    with pytest.raises(AnswerError):
        WITHIN.check({"whole": "a", "part": ["a"]})


def test_the_program_tells_of_a_list_within_another_what_it_told_there():
    found = [program_answer(WITHIN, seed, "k") for seed in range(40)]
    assert all(set(told["part"]) <= set(told["whole"]) for told in found)
    assert any(told["part"] for told in found)


def test_words_typed_for_two_lists_are_parted_so_that_the_second_lies_within_the_first():
    assert tell(WITHIN.fields, "a b") == {"whole": ["a", "b"]}
    assert tell(WITHIN.fields, "a,b b") == {"whole": ["a", "b"], "part": ["b"]}
