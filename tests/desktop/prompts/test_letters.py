"""Letters do what they do elsewhere at a list with a filter, until the player types into it."""

import msgspec
import pytest
from PySide6.QtCore import Qt

from beachmaster.desktop.prompts.form import Form
from beachmaster.engine.options import Option
from beachmaster.engine.prompt import Draw, Field
from beachmaster.engine.text import plain_text
from desktop.games import invent
from desktop.prompts.test_spelling import choice, pane_of, type_in

UNITS = [f"unit {at:02}" for at in range(30)]


class Heard:
    """Notes the keys that the answers leave to the card."""

    def __init__(self, pane):
        self.keys, taken = [], pane.key
        pane.key = lambda event: taken(event) or self.keys.append(event.text())


@pytest.fixture
def several(theme, qtbot):
    pane, _given = pane_of(choice(*UNITS, maximum=30, question=True), qtbot)
    return pane, Heard(pane)


@pytest.mark.parametrize("letter", ["w", "p"])
@pytest.mark.parametrize("count", [3, 30])
def test_a_letter_of_the_cards_that_begins_a_name_is_typed(theme, qtbot, letter, count):
    """Pass and Play none are typed: the program does not go on by itself for their P."""
    names = [f"{letter}ass {at:02}" for at in range(count)]
    for asked in (choice(*names), choice(*names, maximum=count, question=True)):
        pane, given = pane_of(asked, qtbot)
        heard = Heard(pane)
        type_in(qtbot, f"{letter}ass 02")
        assert (heard.keys, given) == ([], [])
        line = pane.line if pane.listing is None else pane.list.line
        assert line.text() == f"{letter}ass 02"


@pytest.mark.parametrize("letter", ["w", "p"])
def test_a_line_that_enter_left_empty_keeps_no_letter_of_the_cards(several, qtbot, letter):
    pane, heard = several
    type_in(qtbot, "07\n")
    assert pane.list.line.hasFocus()
    type_in(qtbot, letter)
    assert heard.keys == [letter]
    assert pane.list.line.text() == ""


def test_a_line_that_was_emptied_again_keeps_none(several, qtbot):
    pane, heard = several
    type_in(qtbot, "0")
    qtbot.keyClick(pane.list.line, Qt.Key.Key_Backspace)
    type_in(qtbot, "w")
    assert heard.keys == ["w"]


def test_words_that_were_refused_keep_none(several, qtbot):
    pane, heard = several
    type_in(qtbot, "0")
    pane.list.mark()
    type_in(qtbot, "w")
    assert heard.keys == ["w"]


def test_a_word_that_has_begun_goes_on_with_any_letter(several, qtbot):
    pane, heard = several
    type_in(qtbot, "0w")
    assert pane.list.line.text() == "0w"
    assert heard.keys == []


def test_who_goes_into_the_line_types_any_letter(several, qtbot):
    pane, heard = several
    type_in(qtbot, "/w")
    assert pane.list.line.text() == "w"
    qtbot.keyClick(pane.list.line, Qt.Key.Key_Escape)
    qtbot.mouseClick(pane.list.line, Qt.MouseButton.LeftButton)
    type_in(qtbot, "wp")
    assert pane.list.line.text() == "wp"
    assert heard.keys == []


def test_the_sign_that_goes_into_the_line_is_never_typed_where_no_word_has_begun(several, qtbot):
    pane, _heard = several
    type_in(qtbot, "07\n/w")
    assert pane.list.line.text() == "w"


def test_a_letter_with_which_an_answer_begins_seeks_it(theme, qtbot):
    pane, _given = pane_of(choice(*UNITS, "tanks", maximum=9, question=True), qtbot)
    type_in(qtbot, "t")
    assert pane.list.line.text() == "t"
    assert pane.list.proxy.rowCount() == 1


def test_in_the_list_of_what_is_drawn_the_letter_of_the_button_draws(card, qtbot):
    while not (isinstance(card.controller.prompt, Draw) and len(card.pane.list.model.rows) > 9):
        invent(card.controller)
        assert card.controller.prompt is not None
    qtbot.settle()
    wanted = []
    card.pane.left_to_program.connect(lambda: wanted.append(True))
    card.pane.list.show()
    card.pane.list.view.setFocus()
    type_in(qtbot, "d")
    assert wanted


@pytest.mark.parametrize("letter", ["w", "p"])
def test_a_letter_of_the_cards_begins_no_word_beside_listed_values(theme, qtbot, letter):
    options = [Option(one, plain_text(one)) for one in ("red", "blue")]
    field = Field(name="name", kind="words", text=plain_text("name"), options=options)
    form = Form([field])
    qtbot.addWidget(form)
    form.show()
    assert not form.letter(letter)
    form.controls[0].focus_at().setFocus()
    assert not form.letter(letter)
    assert form.value() == {}


@pytest.mark.parametrize("count", [3, 30])
def test_where_points_pay_for_what_is_picked_no_number_is_promised(theme, qtbot, count):
    """Pick 1 to 6 stood over 5 points: the end of buying is an answer, too."""
    names = [f"unit {at:02}" for at in range(count)]
    asked = msgspec.structs.replace(
        choice(*names, maximum=6), spends=True, agrees=lambda _picked: None
    )
    pane, _given = pane_of(asked, qtbot)
    assert pane.count.text().startswith("Spend your points")
    assert not any(sign.isdigit() for sign in pane.count.text().removesuffix("0 picked."))
