"""A form holds nothing but what is known; a fact is told by taking it, none and no included."""

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListView

from beachmaster.desktop.labels import Words
from beachmaster.desktop.prompts.controls import Segments
from beachmaster.desktop.prompts.form import Form
from beachmaster.desktop.prompts.record import RecordPane
from beachmaster.desktop.prompts.several import SeveralPane
from beachmaster.desktop.told import Told
from beachmaster.desktop.words import say as words
from beachmaster.engine.counterquestion import DIFFER
from beachmaster.engine.fields import any_of, flag, number, one_of, part_of, spaces
from beachmaster.engine.opencounters import OpenCounters
from beachmaster.engine.openprints import OpenPrints
from beachmaster.engine.options import Option, options_of
from beachmaster.engine.prompt import Choose, Field, Record
from beachmaster.engine.text import plain_text as say
from beachmaster.games.hell_on_earth.own_prints import BARE, KINDS
from beachmaster.games.ie_shima.own_counters import load_counters, sheet_of

ABC = [Option(value, say(value.upper())) for value in "abc"]
MANY = [Option(str(at), say(f"unit {at}")) for at in range(9)]
FIELDS = (
    flag("flag", say("on a hill")),
    one_of("few", say("which"), ABC),
    one_of("many", say("which of many"), MANY),
    number("count", say("how many"), 2, 8),
    any_of("some", say("who"), ABC),
    spaces("places", say("where"), 3, named=ABC[:1]),
    Field(name="name", kind="words", text=say("name")),
)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def shown(theme, qtbot):
    """Return what shows a form of fields."""

    def show(*fields):
        form = Form(fields)
        qtbot.addWidget(form)
        form.resize(500, 700)
        form.show()
        return form

    return show


def control(form, name):
    return next(one for one in form.controls if one.field.name == name)


def row(view, at):
    return view.visualRect(view.model().index(at, 0))


def test_an_untouched_form_tells_nothing(shown):
    form = shown(*FIELDS)
    assert form.value() == {}
    assert [one.field.name for one in form.missing()] == [field.name for field in FIELDS]
    for one in form.findChildren(QListView):
        assert not one.currentIndex().isValid()


def test_yes_and_no_are_two_choices(shown, qtbot):
    form = shown(*FIELDS)
    held = control(form, "flag").control
    assert isinstance(held, Segments)
    assert [button.isChecked() for button in held.buttons] == [False, False]
    qtbot.mouseClick(held.buttons[1], LEFT)
    assert form.value() == {"flag": False}


def test_none_of_a_list_is_a_choice_of_its_own(shown, qtbot):
    form = shown(*FIELDS)
    some = control(form, "some").control
    qtbot.mouseClick(some.none, LEFT)
    assert form.value() == {"some": []}
    qtbot.mouseClick(some.list.view.viewport(), LEFT, pos=row(some.list.view, 1).center())
    assert form.value() == {"some": ["b"]}
    assert not some.none.isChecked()
    qtbot.mouseClick(some.none, LEFT)
    assert form.value() == {"some": []}


def test_a_click_on_the_box_ticks_as_one_on_the_words_does(shown, qtbot):
    form = shown(*FIELDS)
    view = control(form, "some").control.list.view
    box = row(view, 0).topLeft() + QPoint(row(view, 0).height() // 2, row(view, 0).height() // 2)
    qtbot.mouseClick(view.viewport(), LEFT, pos=box)
    assert form.value() == {"some": ["a"]}
    qtbot.mouseClick(view.viewport(), LEFT, pos=box)
    assert form.value() == {}


def test_what_is_known_stands_as_words_and_is_not_asked(shown):
    form = shown(flag("flag", say("on a hill"), known=True), number("one", say("how many"), 3, 3))
    assert form.controls == []
    assert [label.text() for label in form.findChildren(Words)] == [
        "On a hill: yes (known)", "How many: 3 (known)"
    ]  # fmt: skip


def test_certain_members_of_a_list_are_ticked_and_closed_and_the_rest_is_to_be_told(shown, qtbot):
    form = shown(spaces("places", say("where"), 3, named=ABC[:2], known=["b", "ridge"]))
    places = control(form, "places").control
    assert places.model.chosen() == ["b", "ridge"]
    assert form.value() == {}
    qtbot.mouseClick(places.list.view.viewport(), LEFT, pos=row(places.list.view, 1).center())
    assert places.model.chosen() == ["b", "ridge"]
    qtbot.mouseClick(places.none, LEFT)
    assert form.value() == {"places": ["b", "ridge"]}
    qtbot.mouseClick(places.list.view.viewport(), LEFT, pos=row(places.list.view, 0).center())
    assert form.value() == {"places": ["b", "ridge", "a"]}


def test_the_main_button_counts_what_is_missing(theme, qtbot):
    fields = (FIELDS[0], FIELDS[3])
    pane = RecordPane(Record(procedure="p", text=say("?"), rules=(), fields=fields, question=True))
    qtbot.addWidget(pane)
    assert words(pane.default()) == "2 still missing"
    pane.form.fill({"flag": False, "count": 4})
    assert not pane.default().params
    assert pane.selection() == {"flag": False, "count": 4}


def test_none_of_a_question_with_ticks_must_be_said(theme, qtbot):
    prompt = Choose(
        procedure="p", text=say("?"), rules=(), options=options_of(*ABC), minimum=0, maximum=3,
        question=True,
    )  # fmt: skip
    pane, given = SeveralPane(prompt), []
    qtbot.addWidget(pane)
    pane.answered.connect(given.append)
    pane.enter()
    assert given == []
    assert pane.default() is None
    pane.none.click()
    pane.enter()
    assert given == [[]]


def test_a_refusal_goes_as_soon_as_the_field_is_told(shown, qtbot):
    form = shown(*FIELDS[:1])
    form.refuse({}, "")
    told = control(form, "flag")
    assert told.wrong.isVisible()
    qtbot.mouseClick(told.control.buttons[1], LEFT)
    assert not told.wrong.isVisible()


def marks(form):
    """Return what stands at each field that is not quiet, with the role it is written in."""
    wrongs = {one.field.name: one.wrong for one in form.controls if one.wrong.isVisible()}
    return {name: (line.text(), line.property("role")) for name, line in wrongs.items()}


def test_of_what_is_not_told_yet_the_first_is_wrong_and_the_rest_is_reminded_of(shown):
    form = shown(*FIELDS[:3])
    form.refuse({field.name: None for field in FIELDS[:3]}, "Still to be told.")
    assert marks(form) == {
        "flag": ("Enter this as well.", "bad"),
        "few": ("Still missing", "hint"),
        "many": ("Still missing", "hint"),
    }


def test_a_value_that_is_wrong_is_mended_before_what_is_not_told(shown):
    form = shown(*FIELDS[:3])
    assert control(form, "few").put("a")
    form.refuse({"few": ["b"]}, "Not that one.")
    assert marks(form) == {
        "flag": ("Still missing", "hint"),
        "few": ("Not that one.", "bad"),
        "many": ("Still missing", "hint"),
    }


def test_no_button_but_the_one_that_holds_is_framed(theme, qtbot):
    pane = _asking(qtbot, FIELDS[0])
    buttons = pane.form.controls[0].control.buttons
    buttons[0].setFocus()
    qtbot.keyClick(buttons[0], Qt.Key.Key_2)
    assert buttons[1].isChecked()
    assert buttons[1].hasFocus()


def test_y_and_n_say_yes_and_no_in_a_form(theme, qtbot):
    pane = _asking(qtbot, FIELDS[0], flag("other", say("on a beach")))
    qtbot.keyClick(pane, Qt.Key.Key_N)
    pane.form.controls[1].focus_at().setFocus()
    qtbot.keyClick(pane, Qt.Key.Key_Y)
    assert pane.selection() == {"flag": False, "other": True}


class _Keyed(RecordPane):
    """Takes keys as the card hands them on."""

    def keyPressEvent(self, event):  # noqa: N802 - Qt's name
        self.key(event)


def _asking(qtbot, *fields):
    asked = Record(procedure="p", text=say("What?"), rules=("hoe:5",), fields=fields, question=True)
    pane = _Keyed(asked)
    qtbot.addWidget(pane)
    with qtbot.waitActive(pane):
        pane.show()
        pane.activateWindow()
    return pane


WHOLE = any_of("whole", say("who"), ABC)
PART = (WHOLE, part_of(WHOLE, "part", say("who of them")))


def tick(qtbot, one, at):
    qtbot.mouseClick(one.list.view.viewport(), LEFT, pos=row(one.list.view, at).center())


def test_a_list_within_another_offers_what_is_ticked_there(shown, qtbot):
    form = shown(*PART)
    whole, part = control(form, "whole").control, control(form, "part").control
    assert not part.isVisible()
    assert [one.field.name for one in form.missing()] == ["whole"]
    tick(qtbot, whole, 2)
    tick(qtbot, whole, 0)
    assert part.isVisible()
    assert [one.words for one in part.model.rows] == ["A", "C"]
    assert [one.field.name for one in form.missing()] == ["part"]
    tick(qtbot, part, 1)
    assert form.value() == {"whole": ["c", "a"], "part": ["c"]}
    tick(qtbot, whole, 1)
    assert form.value() == {"whole": ["c", "a", "b"], "part": ["c"]}
    tick(qtbot, whole, 2)
    assert form.value() == {"whole": ["a", "b"]}
    assert [one.field.name for one in form.missing()] == ["part"]


def test_a_list_within_one_that_is_empty_is_not_asked(shown, qtbot):
    form = shown(*PART)
    qtbot.mouseClick(control(form, "whole").control.none, LEFT)
    assert form.missing() == []
    assert not control(form, "part").isVisible()
    assert form.value() == {"whole": []}
    form.fill({"whole": ["a", "b"], "part": ["b"]})
    assert form.value() == {"whole": ["a", "b"], "part": ["b"]}


def test_of_several_hexes_the_one_is_marked_in_whose_field_the_keyboard_stands(theme, qtbot):
    question = OpenPrints(KINDS, BARE, {}).hex_question(("0505", "0506"), "terrain")
    pane = RecordPane(question.prompt)
    qtbot.addWidget(pane)
    with qtbot.waitActive(pane):
        pane.show()
        pane.activateWindow()
    marked = []
    pane.altered.connect(lambda: marked.append(pane.told()))
    for control in reversed(pane.form.controls):
        control.focus_at().setFocus()
    assert marked[-2:] == [{"0506": Told("", active=True)}, {"0505": Told("", active=True)}]


TARGET = Field(name="target", kind="words", text=say("target"), options=ABC[:2])


@pytest.mark.parametrize(
    ("typed", "told"), [("2", "b"), ("9", "9"), ("0908", "0908"), ("yard", "yard")]
)
def test_a_digit_takes_a_listed_value_and_anything_else_begins_a_word(theme, qtbot, typed, told):
    record = Record(procedure="p", text=say("?"), rules=("x:1",), fields=(TARGET,), question=True)
    pane = RecordPane(record)
    qtbot.addWidget(pane)
    with qtbot.waitActive(pane):
        pane.show()
        pane.activateWindow()
    pane.first_focus().setFocus()
    for sign in typed:
        here = pane.window().focusWidget()
        if isinstance(here, QLineEdit):
            qtbot.keyClicks(here, sign)
        else:
            pane.key(
                QKeyEvent(
                    QEvent.Type.KeyPress, ord(sign.upper()), Qt.KeyboardModifier.NoModifier, sign
                )
            )
        qtbot.settle()
    assert pane.form.value() == {"target": told}


def test_yes_or_no_goes_on_to_what_is_still_to_be_told(shown, qtbot):
    last = Field(
        name="last", kind="many", text=say("last"), by=("flag",), given=lambda _: FIELDS[1]
    )
    form = shown(flag("flag", say("on a hill")), last)
    form.controls[0].focus_at().setFocus()
    assert form.flag(False)
    qtbot.settle()
    assert form.missing()[0].isAncestorOf(form.window().focusWidget())


def test_the_values_of_a_form_show_the_digits_that_take_them_where_digits_are_heard(shown):
    form = shown(*FIELDS[:2])
    first, second = (one.control for one in form.controls)
    assert [one.key for one in first.buttons] == ["1", "2"]
    assert {one.key for one in second.buttons} == {""}
    width = second.buttons[0].natural_width()
    assert form.digit(2)
    assert first.read() is False
    assert {one.key for one in first.buttons} == {""}
    assert [one.key for one in second.buttons] == ["1", "2", "3"]
    assert second.buttons[0].natural_width() == width


@pytest.fixture
def counters(theme, qtbot):
    """Return the form for three figures of counters, of which the last is a list."""
    rows = [msgspec.structs.replace(number(one, say(one), 0, 20), estimate=3) for one in "abc"]
    fields = (*rows, any_of("other", say("counters that differ"), ABC))
    pane = RecordPane(Record(procedure="p", text=say("?"), rules=(), fields=fields, question=True))
    qtbot.addWidget(pane)
    with qtbot.waitActive(pane):
        pane.show()
        pane.activateWindow()
    pane.first_focus().setFocus()
    return pane


def test_figures_go_from_row_to_row(counters, qtbot):
    """A figure that none can follow goes on at once, another one by Enter."""
    first, second, third = (one.control for one in counters.form.controls[:3])
    qtbot.keyClicks(first, "5")
    qtbot.waitUntil(second.hasFocus)
    qtbot.keyClicks(second, "1")
    counters.enter()
    assert third.hasFocus()
    qtbot.keyClicks(third, "12")
    assert counters.selection() == {"a": 5, "b": 1, "c": 12}


def test_all_that_is_not_told_is_as_estimated_by_one_key(counters, qtbot):
    """Which counters differ is asked still; what was told is not told otherwise."""
    assert not counters.ours.isHidden()
    qtbot.keyClicks(counters.form.controls[0].control, "7")
    counters.key(key_event("="))
    assert counters.selection() == {"a": 7, "b": 3, "c": 3}
    assert [one.field.name for one in counters.form.missing()] == ["other"]
    assert not counters.ours.isEnabled()


def test_a_form_with_estimates_shows_no_window_of_its_own(windows_shown, request):
    """What is shown before it stands anywhere is a window for a moment, and takes the keyboard."""
    pane = request.getfixturevalue("counters")
    assert not pane.ours.isHidden()
    assert set(windows_shown) == {pane}


def test_a_whole_list_takes_the_place_of_what_was_ticked_by_the_way(qtbot):
    form = Form([any_of("some", say("who"), ABC)])
    qtbot.addWidget(form)
    (some,) = form.controls
    some.bring("a")
    assert some.put(["c", "b"])
    assert some.read() == ["c", "b"]


def key_event(sign):
    return QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, sign)


@pytest.mark.parametrize(
    ("typed", "signs", "told"),
    [
        (spaces("places", say("where"), 3), "1208", ["1208"]),
        (number("n", say("steps"), 1, 40), "12", 12),
        (Field(name="name", kind="words", text=say("name")), "12", "12"),
    ],
)
def test_behind_a_digit_that_told_a_value_the_next_field_is_typed(theme, qtbot, typed, signs, told):
    """Of what is read off the table, too: the figures do not tell the first field otherwise."""
    pane = _asking(qtbot, one_of("one", say("which"), ABC), typed)
    pane.first_focus().setFocus()
    for sign in f"2{signs}":
        qtbot.keyClicks(pane.window().focusWidget(), sign)
        qtbot.settle()
    assert pane.form.value() == {"one": "b", typed.name: told}


def test_behind_a_digit_that_told_a_value_the_next_digit_tells_the_next_field(theme, qtbot):
    """The second digit told the first field otherwise."""
    fields = [one_of(name, say(name), ABC) for name in ("one", "two", "three")]
    pane = _asking(qtbot, *fields)
    pane.first_focus().setFocus()
    for sign in "21":
        qtbot.keyClicks(pane.window().focusWidget(), sign)
    assert pane.form.value() == {"one": "b", "two": "a"}


def test_one_key_tells_a_form_of_counters_as_estimated(theme, qtbot):
    """Which counters print something else was still to be told: none, by our estimate."""
    counters = OpenCounters(sheet_of(load_counters()), {})
    pane = _asking(qtbot, *counters.question("1-306-a", "mf").prompt.fields)
    pane.first_focus().setFocus()
    qtbot.keyClicks(pane.window().focusWidget(), "=")
    assert pane.form.missing() == []
    assert pane.form.value()[DIFFER] == []
