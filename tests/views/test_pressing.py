"""What a key does is read off the view: picks, lists, forms, dice, typed lines and refusals."""

from fractions import Fraction

import pytest

from beachmaster.engine.coach import Cannot, Coach, Coaching
from beachmaster.engine.hit_rows import InRow
from beachmaster.engine.options import Closed
from beachmaster.engine.prompt import (
    Choose,
    Confirm,
    DiceToRoll,
    Draw,
    Field,
    Grid,
    Number,
    Option,
    Place,
    Record,
    Roll,
    Token,
    options_of,
)
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.typed_hits import hits_meant
from beachmaster.engine.views.data import Remark, encoded
from beachmaster.engine.views.draft import EMPTY
from beachmaster.engine.views.entering import Entering
from beachmaster.engine.views.making import Around, view_of
from beachmaster.engine.views.pieces import PieceIndex
from beachmaster.engine.views.pressing import ENTER, ESCAPE, TAB, Refused, RequestChance, Submit

NO_PIECES = PieceIndex(None, None, render)
BARE = {"procedure": "p", "text": plain_text("Which?"), "rules": ("hoe:5",)}


def of(*words):
    return options_of(*[Option(one.casefold(), plain_text(one)) for one in words])


def field(name, kind="choose", *words, **more):
    options = tuple(Option(one.casefold(), plain_text(one)) for one in words)
    return Field(name=name, kind=kind, text=plain_text(name), options=options, **more)


def entering(prompt, **around):
    return Entering("1.p/p#1", prompt, NO_PIECES, render, Around(**around))


def pressed(prompt, signs, **around):
    """Return what signs come to, one after the other, and the entering."""
    one, found = entering(prompt, **around), None
    for sign in signs:
        found = one.press(sign)
    return found, one


def given(prompt, signs, **around):
    found, _ = pressed(prompt, signs, **around)
    assert isinstance(found, Submit), found
    return found.value


CHOICE = Choose(**BARE, options=of("North", "South", "East"))
LIST = Choose(**BARE, options=of("North", "South", "East"), minimum=0, maximum=2, spends=True)


def test_a_digit_gives_one_of_a_few_answers():
    assert given(CHOICE, "2") == "south"


def test_a_name_is_typed_and_read_by_the_prompt():
    assert given(CHOICE, ["e", "a", ENTER]) == "east"


def test_escape_takes_the_line_back():
    found, one = pressed(CHOICE, ["e", ESCAPE, "1"])
    assert found == Submit("north")
    assert one.draft.typed == ""


def test_a_refusal_stands_in_the_view_until_the_next_sign():
    found, one = pressed(CHOICE, [*"/xyz", ENTER])
    assert isinstance(found, Refused)
    assert [each.words for each in one.view.remarks if each.kind == "refusal"] == [found.words]
    one.press(ESCAPE)
    assert not [each for each in one.view.remarks if each.kind == "refusal"]


def test_a_closed_answer_is_refused_with_its_reason():
    shut = Closed("west", plain_text("West"), plain_text("The sea is there."))
    prompt = Choose(**BARE, options=of("North", "South"), closed=lambda: (shut,))
    one = entering(prompt)
    assert one.enter("", "west") == Refused("The sea is there.")
    assert one.view.fields[0].closed[0].closed.reason == "The sea is there."


def test_enter_gives_what_goes_without_saying_and_else_says_what_to_choose():
    assert given(Choose(**BARE, options=of("North", "South"), usual="south"), [ENTER]) == "south"
    found, _ = pressed(CHOICE, [ENTER])
    assert found == Refused("Choose one")


def test_a_list_keeps_the_order_of_picking():
    assert given(LIST, ["3", "1", ENTER]) == ["east", "north"]
    assert given(LIST, ["3", "1", "3", ENTER]) == ["north"]


def test_none_must_be_said_where_enter_alone_says_nothing():
    found, one = pressed(LIST, [ENTER])
    assert isinstance(found, Refused)
    assert one.view.fields[0].none_key == "0"
    assert given(LIST, ["0", ENTER]) == []
    assert isinstance(pressed(LIST, ["1", "1", ENTER])[0], Refused)


def test_an_answer_that_goes_with_no_other_takes_their_place():
    prompt = Choose(**BARE, options=of("North", "South", "End"), maximum=3, alone=("end",))
    assert given(prompt, ["1", "3", ENTER]) == ["end"]
    assert given(prompt, ["3", "2", ENTER]) == ["south"]


def test_the_act_of_the_game_names_the_button():
    prompt = Choose(
        **BARE, options=of("North", "South"), usual="north", act=lambda v: plain_text(f"Go {v}")
    )
    assert entering(prompt).view.main_action.words == "Go north"


def test_yes_and_no():
    prompt = Confirm(**BARE, question=True)
    assert [given(prompt, sign) for sign in "yYn12"] == [True, True, False, True, False]
    assert isinstance(pressed(prompt, [ENTER])[0], Refused)
    assert given(Confirm(**BARE, act=plain_text("Go on")), [ENTER]) is True


def test_a_number_is_typed():
    prompt = Number(**BARE, minimum=0, maximum=30)
    assert given(prompt, ["1", "2", ENTER]) == 12
    assert isinstance(pressed(prompt, ["4", "5", ENTER])[0], Refused)


def test_a_space_of_the_players_own():
    prompt = Place(**BARE, options=of("0711", "0712"), free=True)
    assert given(prompt, [*"0713", ENTER]) == "0713"


# -- dice ------------------------------------------------------------------------------------------


def test_dice_fill_in_order_and_enter_uses_them():
    two = Roll(**BARE, dice=DiceToRoll(2, 6, "red"))
    assert given(two, ["3", "5", ENTER]) == [3, 5]
    assert given(two, ["3", "5", "\b", "1", ENTER]) == [3, 1]
    assert isinstance(pressed(two, ["7"])[0], Refused)
    assert given(Roll(**BARE), "4") == [4]
    assert pressed(two, "r")[0] == RequestChance("roll")


def test_the_other_sides_dice_may_be_left_to_the_program():
    contest = Roll(**BARE, dice=DiceToRoll(1, 6, "blue", DiceToRoll(1, 6, "red")))
    assert given(contest, ["3", ENTER]) == [3]


def test_enter_rolls_where_that_is_left_to_the_program():
    assert pressed(Roll(**BARE), [ENTER], leaves=True)[0] == RequestChance("roll")
    assert isinstance(pressed(Roll(**BARE), [ENTER])[0], Refused)


def test_faces_of_large_dice_are_typed():
    prompt = Roll(**BARE, dice=DiceToRoll(2, 12, "white"))
    assert given(prompt, ["1", "2", ENTER, "3", ENTER, ENTER]) == [12, 3]
    assert isinstance(pressed(prompt, ["1", "3", ENTER])[0], Refused)


def test_rows_of_dice_are_told_by_their_hits():
    row = (
        InRow(plain_text("Rifles"), 3, needs=(5, 6)),
        InRow(plain_text("Gun"), 1, needs=(6,)),
    )
    prompt = Roll(**BARE, dice=DiceToRoll(4), row=row)
    view = entering(prompt).view
    assert [one.shape for one in view.fields] == ["hits", "hits"]
    assert [one.key for one in view.fields[0].answers] == ["0", "1", "2", "3"]
    assert view.fields[0].answers[3].leads_to.chance == Fraction(1, 27)
    assert sum(one.leads_to.chance for one in view.fields[0].answers) == 1
    assert [one.needs for one in view.dice.rows] == ["5–6", "6"]
    value = given(prompt, ["2", "0", ENTER])
    assert value == {"hits": [2, 0]}
    assert prompt.check(value)
    assert pressed(prompt, "r")[0] == RequestChance("roll")
    assert pressed(prompt, ["4", ENTER])[0] == Refused("Rifles: enter 0 to 3 hits, not 4.", "1")
    assert given(prompt, ["4", "\b", "2", "1", "\b", "0", ENTER]) == value


def rows_of(*counts, against=(), sides=12, needs=(1,)):
    rows = tuple(InRow(plain_text(f"r{c}"), c, needs=needs, sides=sides) for c in counts)
    theirs = tuple(InRow(plain_text(f"j{c}"), c, needs=needs, sides=sides) for c in against)
    other = DiceToRoll(sum(against), sides, "green") if against else None
    dice = DiceToRoll(sum(counts), sides, "blue", other)
    return Roll(**BARE, dice=dice, row=(*rows, *theirs))


HITS_LINES = [
    (rows_of(4, 1, 2, 1), "1 1 2 12 3 4 5 1"),
    (rows_of(4, 1, 2, 1), "1 1 2 1"),
    (rows_of(4, 1, 2, 1, sides=6), "1 1 2 1 3 4 5 1"),
    (rows_of(4, 1, 2, 1, sides=6), "5 5 2 1 3 4 5 1"),
    (rows_of(3, 1, 2, against=(3,)), "1 0 2 / 1"),
    (rows_of(3, 1, 2, against=(3,)), "1,0,2/1"),
    (rows_of(3, 1, 2, against=(3,)), "1 0 2"),
    (rows_of(3, 1, 2, against=(3,)), "12 3 1 4 5 6"),
    (rows_of(3, 1, 2, against=(3,)), "10 3 1 4 5 6"),
    (rows_of(3, 1, 2, against=(3,)), "12 3 1 4 5 6 / 1 2 10"),
    (rows_of(30, 4), "12 3"),
    (rows_of(2), "1 2"),
    (rows_of(1), "12"),
]


@pytest.mark.parametrize("begin", ["", "/"])
@pytest.mark.parametrize(("prompt", "line"), HITS_LINES)
def test_a_line_at_rows_of_dice_is_read_as_in_the_terminal(prompt, line, begin):
    assert given(prompt, [*begin, *line, ENTER]) == hits_meant(prompt, line)


def test_no_figure_at_rows_of_dice_answers_before_enter():
    prompt = rows_of(4, 1, 2, 1)
    found, one = pressed(prompt, "1121")
    assert found is None
    assert one.view.main_action.ready
    assert one.press("3") is None  # more than there are rows: these are faces
    assert isinstance(one.press(ENTER), Refused)
    assert isinstance(pressed(rows_of(1, 1), ["1", "2", ENTER])[0], Refused)  # one face of two


def test_the_own_rows_are_enough_and_those_of_the_other_side_are_wanted_whole():
    prompt = rows_of(3, 1, against=(3, 2))
    one = entering(prompt)
    states = []
    for sign in "1021":
        one.press(sign)
        states.append((one.view.main_action.words, one.view.main_action.ready))
    assert states == [
        ("Enter the hits: r1", False),
        ("Use these hits and roll the rest", True),
        ("Enter the hits: j2", False),
        ("Use these hits", True),
    ]
    assert one.press(ENTER) == Submit({"hits": [1, 0, 2, 1]})
    assert given(prompt, ["1", "0", ENTER]) == {"hits": [1, 0]}
    assert given(prompt, [*"10/2 1", ENTER]) == {"hits": [1, 0, 2, 1]}
    assert isinstance(pressed(prompt, [*"1/21", ENTER])[0], Refused)


def test_many_hits_are_typed():
    row = (InRow(plain_text("All"), 30, needs=(6,)),)
    prompt = Roll(**BARE, dice=DiceToRoll(30), row=row)
    assert given(prompt, ["1", "2", ENTER]) == {"hits": [12]}
    assert isinstance(pressed(prompt, ["3", "1", ENTER])[0], Refused)


# -- draws -----------------------------------------------------------------------------------------


BAG = Draw(
    **BARE,
    bag="red",
    tokens=lambda: [
        Token("t1", "tank", plain_text("tank"), (plain_text("TK"),)),
        Token("t2", "tank", plain_text("tank"), (plain_text("TK"),)),
        Token("i1", "infantry", plain_text("infantry")),
    ],
    fields=(field("strength", "number", minimum=1, maximum=9), field("hq", "flag", default=False)),
)


def test_a_draw_lists_each_kind_once_with_its_count():
    answers = entering(BAG).view.fields[0].answers
    assert [(one.value, one.key) for one in answers] == [("infantry", "1"), ("tank", "2")]
    assert [one.pieces[0].count for one in answers] == [1, 2]
    assert [one.pieces[0].face for one in answers] == [("infantry",), ("TK",)]
    assert given(BAG, "2") == "tank"
    assert pressed(BAG, "d")[0] == RequestChance("draw")


def test_a_counter_that_is_not_listed_is_described():
    one = entering(BAG)
    one.press(one.view.fields[0].form_key)
    assert [each.name for each in one.view.fields[0].fields] == ["strength", "hq"]
    for sign in ["4", ENTER]:
        assert one.press(sign) is None
    assert one.press(ENTER) == Submit({"strength": 4, "hq": False})


def test_escape_leaves_the_description():
    found, one = pressed(BAG, ["+", ESCAPE])
    assert found is None
    assert one.view.fields[0].fields == ()


# -- forms -----------------------------------------------------------------------------------------

FORM = Record(
    **BARE,
    fields=(
        field("target", "choose", "Hill", "Ridge"),
        field(
            "attackers",
            "many",
            "Ann",
            "Ben",
            "Cid",
            by=("target",),
            minimum=1,
            maximum=2,
            brings="supporters",
        ),
        field(
            "supporters",
            "many",
            "Ann",
            "Ben",
            "Cid",
            by=("target",),
            maximum=2,
            default=[],
            said=True,
        ),
    ),
    sheet_of=None,
    odds_of=lambda _told: None,
)


def begun():
    """Return the form with its target entered."""
    one = entering(FORM)
    one.press("1")
    return one


def test_a_form_is_entered_field_by_field():
    one = entering(FORM)
    assert one.view.at == "target"
    one.press("1")
    assert one.view.at == "attackers"
    assert one.view.named("target").entered == "hill"


def test_whom_a_list_brings_is_picked_in_the_other_as_long_as_there_is_room():
    one = begun()
    for answer in one.view.named("attackers").answers[:2]:
        one.press(answer.key)
    assert one.view.named("supporters").entered == ["ann", "ben"]
    third = one.view.named("supporters").answers[2].key
    one.press(third)
    assert one.view.named("supporters").entered == ["ann", "cid"]


def test_a_brought_unit_is_taken_back_with_the_one_that_brought_it():
    one = begun()
    first = one.view.named("attackers").answers[0].key
    one.press(first)
    assert one.view.named("supporters").entered == ["ann"]
    one.press(first)
    assert one.view.named("attackers").missing
    assert one.view.named("supporters").missing


def test_enter_gives_a_form_only_when_all_is_entered():
    one = entering(FORM)
    assert one.press(ENTER) is None or isinstance(one.press(ENTER), Refused)
    one = begun()
    one.press(one.view.named("attackers").answers[1].key)
    found = one.press(ENTER)
    assert found == Submit({"target": "hill", "attackers": ["ben"], "supporters": ["ben"]})
    assert FORM.check(found.value)


def test_rows_keep_their_keys_while_the_form_is_open():
    one = begun()
    before = [answer.key for answer in one.view.named("attackers").answers]
    one.press(before[0])
    assert [answer.key for answer in one.view.named("attackers").answers] == before


FACTS = Record(
    **BARE,
    question=True,
    fields=(
        field("sea", "flag"),
        field("hill", "flag"),
        field("height", "number", minimum=0, maximum=4, estimate=2),
        field("units", "many", "Ann", "Ben", maximum=2, estimate=["ann"]),
    ),
)


def test_the_sign_that_tells_the_last_fact_answers():
    found, _ = pressed(FACTS, ["y", "n", "3", ENTER, "0"])
    assert isinstance(found, Submit)
    assert FACTS.check(found.value) == {"sea": True, "hill": False, "height": 3, "units": []}


def test_a_hyphen_says_no_to_all_the_rest():
    found, one = pressed(FACTS, ["-"])
    assert found is None
    assert one.view.at == "height"
    assert given(FACTS, ["-", "1", ENTER, ENTER])["units"] == []


def test_our_estimates_are_taken_by_one_sign_and_still_looked_over():
    found, one = pressed(FACTS, ["="])
    assert found is None
    assert one.view.named("height").entered == 2
    assert one.view.named("units").entered == ["ann"]


def test_tab_goes_from_field_to_field():
    _, one = pressed(FACTS, [TAB])
    assert one.view.at == "hill"
    _, one = pressed(FACTS, [TAB] * 4)
    assert one.view.at == "sea"


def test_a_wrong_value_is_refused_at_its_field():
    found, one = pressed(FACTS, [TAB, TAB, "9", ENTER])
    assert found.field == "height"
    assert [each.where for each in one.view.remarks if each.kind == "refusal"] == ["height"]


# -- what goes with a prompt -----------------------------------------------------------------------


def test_remarks_of_the_prompt_and_of_the_front_end_stand_in_the_view():
    cannot = Cannot(("u",), plain_text("1st Marines"), plain_text("They are pinned."))
    grid = Grid(corner=plain_text("Die"), heads=(), rows=(), said=(plain_text("On 1: none."),))
    prompt = Choose(
        **BARE,
        options=of("North"),
        why=(plain_text("Because."), plain_text("On 1: none.")),
        house=(plain_text("Ours."),),
        tell=plain_text("Look at your map."),
        grid=grid,
        coach=Coaching(lambda: Coach(cannot=(cannot,))),
    )
    lesson = Remark(kind="lesson", words="A hill costs two.", actions=(("F1", "The rule"),))
    view = view_of("k", prompt, NO_PIECES, EMPTY, render, Around(remarks=(lesson,)))
    assert {one.kind: one.words for one in view.remarks} == {
        "why": "Because.",
        "grid": "On 1: none.",
        "house": "Ours.",
        "how": "Look at your map.",
        "coach": "1st Marines: They are pinned.",
        "lesson": "A hill costs two.",
    }


def test_heading_and_condition_are_apart_where_the_game_gives_both():
    prompt = Choose(
        **BARE, options=of("North"), heading=plain_text("Where?"), condition=plain_text("It rains.")
    )
    view = entering(prompt).view
    assert (view.heading, view.condition) == ("Where?", "It rains.")
    assert entering(CHOICE).view.heading == "Which?"


@pytest.mark.parametrize("prompt", [CHOICE, LIST, FORM, FACTS, BAG])
def test_equal_input_gives_equal_bytes(prompt):
    assert encoded(entering(prompt).view) == encoded(entering(prompt).view)
