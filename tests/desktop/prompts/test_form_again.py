"""A form asks again with the controls it has: nothing of what was told before is left in it."""

from itertools import permutations

import msgspec
import pytest
from PySide6.QtCore import Qt

from beachmaster.desktop.keyboard import keyboard
from beachmaster.desktop.prompts.controls import Segments
from beachmaster.desktop.prompts.form import Form
from beachmaster.desktop.prompts.members import Several
from beachmaster.desktop.prompts.pick import Pick
from beachmaster.engine.fields import any_of, one_of
from beachmaster.engine.options import Option
from beachmaster.engine.text import plain_text as say
from desktop.prompts.test_form import control


def options(letters):
    return [Option(one, say(one.upper())) for one in letters]


def target(letters, **how):
    return msgspec.structs.replace(one_of("target", say("target"), options(letters)), **how)


def units(name, letters, **how):
    listed = any_of(name, say("who"), options(letters))
    return msgspec.structs.replace(listed, by=("target",), **how)


def shown(form):
    """Return what a form shows of each field and what it holds."""
    return [
        (one.label.text(), one.isHidden(), one.wrong.isHidden(), one.read(), rows(one.control))
        for one in form.controls
    ]


def rows(held):
    if isinstance(held, Segments):
        return [button.words for button in held.buttons]
    if isinstance(held, Pick):
        return [*held.list.model.rows, held.list.delegate.signs, held.list.current()]
    assert isinstance(held, Several)
    signs = held.list.delegate.signs[: held.rows]
    return [*held.model.rows, signs, held.none.text(), held.everybody.isHidden(), held.brought]


def half_told(form):
    """Tell half of a form, and have the other half refused."""
    form.controls[0].put(form.controls[0].field.options[-1].value)
    next(one for one in form.controls if one.field.name == "order").control.tick(0)
    form.refuse({"target": 1}, "no")


FORMS = {
    "one left alone": (target("abc"), units("order", "xyz", default=[])),
    "a usual one": (target("ab", default="b"), units("order", "pqrstuvwxyz", default=[])),
    "a usual one of more": (target("abcde", default="c"), units("order", "xyz")),
    "one of many": (target("abcdefghijkl"), units("order", "xyz")),
    "one that is known": (target("a", known="a"), units("order", "xyz")),
}
PAIRED = {
    "two lists": (target("ab"), units("order", "xyz"), units("near", "xy", brings="order")),
    "a usual one who brings": (
        target("ab"),
        units("order", "xyz", maximum=2),
        units("near", "yz", brings="order", default=["y"]),
    ),
}


@pytest.mark.parametrize("forms", [FORMS, PAIRED], ids=["one list", "two lists"])
def test_a_form_asked_again_is_as_one_made_for_it(theme, qtbot, forms):
    for before, now in permutations(forms.values(), 2):
        form, fresh = Form(before), Form(now)
        for one in (form, fresh):
            qtbot.addWidget(one)
            one.show()
        half_told(form)
        assert form.take_over(now)
        assert shown(form) == shown(fresh)
        assert form.value() == fresh.value()


def test_a_control_that_gives_way_to_another_kind_waits_for_a_field_that_it_fits(theme, qtbot):
    few, many = FORMS["one left alone"], FORMS["one of many"]
    form = Form(few)
    qtbot.addWidget(form)
    form.show()
    heard, made = [], []
    form.altered.connect(lambda: heard.append(form.value()))
    for now in (many, few, many, few, many):
        half_told(form)
        heard.clear()
        assert form.take_over(now)
        assert not heard
        fresh = Form(now)
        qtbot.addWidget(fresh)
        fresh.show()
        assert shown(form) == shown(fresh)
        form.controls[0].put("b")
        assert [one["target"] for one in heard] == ["b"]
        made.append(form.controls[0])
    assert made[0] is made[2] is made[4]
    assert made[1] is made[3]


def test_nobody_hears_of_a_form_that_is_asked_anew_before_all_of_it_is(theme, qtbot):
    form = Form(FORMS["one left alone"])
    qtbot.addWidget(form)
    half_told(form)
    heard = []
    form.altered.connect(lambda: heard.append(form.value()))
    assert form.take_over(FORMS["a usual one"])
    assert not heard
    assert form.value() == {"target": "b", "order": []}


def test_a_list_that_another_answer_changes_counts_at_once(theme, qtbot):
    """It is still to tell, so that the key that picked the answer does not end the form."""
    whom = {"a": options("xy"), "b": options("yz")}

    def given(told):
        return msgspec.structs.replace(
            units("order", ""), options=whom[str(told["target"])], given=None
        )

    form = Form([target("ab"), units("order", "xyz", given=given)])
    qtbot.addWidget(form)
    form.show()
    ended = []
    form.whole.connect(lambda: ended.append(form.value()))
    for value in "ab":
        control(form, "target").put(value)
        form.end_where_whole()
        assert [one.field.name for one in form.missing()] == ["order"]
    assert not ended
    control(form, "order").control.tick(0)
    control(form, "target").put("a")
    assert form.value() == {"target": "a", "order": ["y"]}


def test_a_form_that_waits_for_a_later_prompt_follows_the_keyboard_when_it_is_shown(theme, qtbot):
    form = Form((target("abc"), one_of("other", say("other"), options("xyz"))))
    qtbot.addWidget(form)
    form.show()
    first, second = form.controls
    keys = [button.key for button in first.control.buttons]
    form.hide()
    second.focus_at().setFocus()
    keyboard().tell(None, second.focus_at())
    assert [button.key for button in first.control.buttons] == keys == ["1", "2", "3"]
    form.show()
    form.activateWindow()
    qtbot.waitUntil(second.focus_at().hasFocus)
    assert [button.key for button in first.control.buttons] == ["", "", ""]
    assert [button.key for button in second.control.buttons] == ["1", "2", "3"]


def test_tab_reaches_each_value_of_a_field_that_is_asked_again(theme, qtbot):
    """Of values one of which holds Tab reaches that one alone."""
    form = Form(FORMS["one left alone"])
    qtbot.addWidget(form)
    form.show()
    form.activateWindow()
    last = form.controls[0].control.buttons[-1]
    last.setFocus()
    qtbot.waitUntil(last.hasFocus)
    last.setChecked(True)
    form.controls[1].focus_at().setFocus()
    last.setFocus()
    assert form.take_over(FORMS["a usual one of more"])
    assert form.take_over(FORMS["one left alone"])
    reached = [one.focusPolicy() for one in form.controls[0].control.buttons]
    assert all(one & Qt.FocusPolicy.TabFocus for one in reached)
