"""Few keys in a form: its last sign answers, long lists have letters, no word is taken wrongly."""

import pytest
from msgspec.structs import replace

from beachmaster.engine.fields import any_of, flag, one_of, unless_told
from beachmaster.engine.options import Option
from beachmaster.engine.prompt import Field, Record
from beachmaster.engine.text import plain_text as say
from beachmaster.engine.text import render
from beachmaster.engine.views.keys import DIGITS, LETTERS, dealt
from desktop.prompts.test_spelling import pane_of, type_in

ABC = [Option(value, say(value.upper())) for value in "abc"]
LONG = [Option(f"u{at}", say(f"nest {at:02}")) for at in range(30)]
WAYS = [Option(*way) for way in zip("abc", map(say, ("North", "West", "Yonder")), strict=True)]
WAY, BEACH = one_of("way", say("what it does"), WAYS), flag("beach", say("on a beach"))


def form(*fields, **more):
    """Return a form of facts."""
    return Record(
        procedure="p", text=say("What?"), rules=(), fields=fields, question=not more, **more
    )


def after(name, *fields):
    """Return fields that are told behind another one, so that all are decided on together."""
    return tuple(
        Field(name=one.name, kind=one.kind, text=one.text, by=(name,), given=lambda _, one=one: one)
        for one in fields
    )


def test_the_sign_that_tells_the_last_of_a_form_answers(theme, qtbot):
    _pane, given = pane_of(form(WAY, BEACH), qtbot)
    type_in(qtbot, "2")
    assert given == []
    type_in(qtbot, "y")
    assert given == [{"way": "b", "beach": True}]


def test_no_to_all_the_rest_answers(theme, qtbot):
    _pane, given = pane_of(form(BEACH, flag("gun", say("a gun"))), qtbot)
    type_in(qtbot, "-")
    assert given == [{"beach": False, "gun": False}]


def test_where_a_tick_may_still_be_set_a_sign_answers_nothing(theme, qtbot):
    _pane, given = pane_of(form(WAY, *after("way", unless_told(BEACH))), qtbot)
    type_in(qtbot, "2")
    assert given == []
    type_in(qtbot, "\n")
    assert given == [{"way": "b", "beach": False}]


def test_one_key_ticks_all_of_a_short_list_without_a_limit(theme, qtbot):
    fields = (WAY, *after("way", any_of("who", say("who"), ABC)))
    pane, _given = pane_of(form(*fields, odds_of=lambda _told: None), qtbot)
    type_in(qtbot, "1+")
    assert pane.selection() == {"way": "a", "who": ["a", "b", "c"]}


@pytest.mark.parametrize("weighs", [{"odds_of": lambda _told: None}, {"spends": True}])
def test_where_something_is_weighed_or_spent_only_enter_answers(theme, qtbot, weighs):
    pane, given = pane_of(form(WAY, BEACH, **weighs), qtbot)
    type_in(qtbot, "2y")
    assert (pane.selection(), given) == ({"way": "b", "beach": True}, [])
    type_in(qtbot, "\n")
    assert len(given) == 1


def test_enter_goes_to_what_is_missing_and_blames_only_the_second_time(theme, qtbot):
    pane, given = pane_of(form(WAY, BEACH), qtbot)
    type_in(qtbot, "2\n")
    beach = pane.form.controls[1]
    assert beach.isAncestorOf(beach.window().focusWidget())
    assert (beach.wrong.isHidden(), given) == (True, [])
    type_in(qtbot, "\n")
    assert given == [{"way": "b"}]  # the prompt refuses it and says what is missing


def test_rows_of_a_long_list_have_letters_as_far_as_these_reach(theme, qtbot):
    asked = Record(
        procedure="p",
        text=say("Who?"),
        rules=(),
        fields=(WAY, *after("way", any_of("who", say("who"), LONG))),
    )
    pane, given = pane_of(asked, qtbot)
    type_in(qtbot, "1ac5")
    assert pane.selection() == {"way": "a", "who": ["u0", "u2", "u25"]}
    assert given == []


def test_signs_are_dealt_once_each():
    assert dealt([2, 3, 1], [False, False, True]) == [DIGITS, LETTERS[:3], LETTERS[3]]
    assert dealt([30], [False]) == [LETTERS + DIGITS]
    assert dealt([40], [False]) == [LETTERS]
    assert dealt([26, 12], [False, False], [False, True]) == [LETTERS + DIGITS[:5], ""]
    assert dealt([12, 12], [False, False], [False, True]) == [LETTERS[:12], LETTERS[12:]]
    assert dealt([30, 30], [False, False]) == [LETTERS[:10], LETTERS[10:20]]
    assert dealt([30, 4, 1], [False, False, True]) == [LETTERS[:-1], DIGITS, LETTERS[-1]]


def test_words_of_a_listed_thing_make_no_new_one(theme, qtbot):
    rows = [Option("0910", say("26th Regiment in 0910")), Option("0809", say("hidden in 0809"))]
    target = Field(name="target", kind="words", text=say("target"), options=tuple(rows))
    pane, given = pane_of(form(target, odds_of=lambda _told: None), qtbot)
    pane.form.controls[0].control.line.setText("26th")
    type_in(qtbot, "\n")
    assert given == []
    assert "26th" in pane.form.controls[0].wrong.text()
    pane.form.controls[0].control.line.setText("0708")
    type_in(qtbot, "\n")
    assert given == [{"target": "0708"}]


def test_none_of_the_list_with_digits_is_said_from_anywhere(theme, qtbot):
    lists = after("way", any_of("near", say("near"), ABC), any_of("far", say("far"), ABC))
    pane, _given = pane_of(form(WAY, *lists, odds_of=lambda _told: None), qtbot)
    type_in(qtbot, "1")
    pane.form.controls[0].focus_at().setFocus()
    type_in(qtbot, "0")
    assert pane.selection() == {"way": "a", "near": []}


def test_the_button_says_what_is_left_at_none(theme, qtbot):
    who = unless_told(any_of("who", say("support"), ABC))
    pane, _given = pane_of(form(WAY, *after("way", who), odds_of=lambda _told: None), qtbot)
    type_in(qtbot, "1")
    assert render(pane.default()).endswith("(nothing under “support”)")
    type_in(qtbot, "2")
    assert "none" not in render(pane.default())


def test_one_sign_denies_the_rest_and_answers_where_there_are_odds(theme, qtbot):
    """The hyphen only denies: then the odds are looked at. Enter denies nothing."""
    near = after("way", any_of("near", say("near"), ABC))
    pane, given = pane_of(form(WAY, *near, odds_of=lambda _told: None), qtbot)
    assert pane.so.isHidden()
    type_in(qtbot, "1\n")
    assert given == []
    type_in(qtbot, "=")
    assert given == [{"way": "a", "near": []}]


def test_no_sign_closes_a_form_that_spends(theme, qtbot):
    near = after("way", any_of("near", say("near"), ABC))
    pane, given = pane_of(form(WAY, *near, odds_of=lambda _told: None, spends=True), qtbot)
    type_in(qtbot, "1=")
    assert pane.so.isHidden()
    assert given == []


def test_one_sign_tells_our_estimate_denies_the_rest_and_answers(theme, qtbot):
    """The button says what it tells; nothing of it is told before it is pressed."""
    near = replace(any_of("near", say("near"), ABC), estimate=["b"])
    pane, given = pane_of(form(WAY, *after("way", near), odds_of=lambda _told: None), qtbot)
    type_in(qtbot, "1")
    assert "near: B" in pane.so.words
    assert "near" not in pane.selection()
    type_in(qtbot, "=")
    assert given == [{"way": "a", "near": ["b"]}]


def bringing():
    """Return a form of who comes, who brings them along, and who is meant by a second list."""
    units = [Option(value, say(f"unit {value}")) for value in "abc"]
    come = any_of("come", say("who comes"), units, most=2)
    come = replace(come, default=[], said=True)
    lead = replace(any_of("lead", say("who leads"), units), minimum=1, brings="come")
    less = unless_told(replace(any_of("less", say("who comes for less"), units), brings="come"))
    return form(WAY, *after("way", lead, come, less), odds_of=lambda _told: None)


def test_who_was_only_brought_along_gives_way_to_whom_the_player_ticks(theme, qtbot):
    pane, _given = pane_of(bringing(), qtbot)
    type_in(qtbot, "112")
    assert pane.selection()["come"] == ["a", "b"]
    type_in(qtbot, "C")
    assert pane.selection()["come"] == ["a", "c"]
    assert pane.selection()["lead"] == ["a", "b"]


def test_who_is_named_in_the_second_list_comes_as_well(theme, qtbot):
    """It takes the place of somebody who was only brought along; untick it, and it goes."""
    pane, _given = pane_of(bringing(), qtbot)
    type_in(qtbot, "112F")
    assert (pane.selection()["less"], pane.selection()["come"]) == (["c"], ["a", "c"])
    type_in(qtbot, "F")
    assert pane.selection()["come"] == ["a"]


def test_zero_says_none_of_those_who_were_brought_along(theme, qtbot):
    pane, _given = pane_of(bringing(), qtbot)
    type_in(qtbot, "112")
    type_in(qtbot, "0")
    assert pane.selection()["come"] == []
    assert pane.selection()["lead"] == ["a", "b"]
