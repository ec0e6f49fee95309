"""Lists of hexes are told one after the other: tapped, typed, or said to be empty."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from beachmaster.desktop.prompts.hex_lists import HexListsPane
from beachmaster.desktop.told import Told
from beachmaster.engine.facts import MapFact, merged
from beachmaster.engine.openprints import OpenPrints
from beachmaster.engine.options import AnswerError
from beachmaster.engine.text import plain_text
from beachmaster.games.hell_on_earth.own_prints import BARE, KINDS


def pane_of(qtbot, name, *facts):
    """Return the pane that asks for the lists of a print, and a list of its answers."""
    prints = OpenPrints(KINDS, BARE, merged({}, facts))
    question = next(one for one in prints.questions() if one.kind.id == name)
    pane = HexListsPane(question.prompt)
    qtbot.addWidget(pane)
    pane.show()
    answers = []
    pane.answered.connect(answers.append)
    return pane, answers


def tap(pane, *places):
    for place in places:
        assert pane.offer(place)


def test_taps_fill_the_active_list_and_enter_goes_on(qtbot, theme):
    pane, _answers = pane_of(qtbot, "deployment")
    tap(pane, "0512", "0513")
    pane.enter()
    assert pane.at == 1
    tap(pane, "0610")
    assert pane.selection() == {"1": ["0512", "0513"], "2": ["0610"]}
    assert pane.told() == {
        "0512": Told("1", active=False),
        "0513": Told("1", active=False),
        "0610": Told("2", active=True),
    }


def test_a_second_tap_takes_a_hex_out_and_a_tap_in_another_list_moves_it(qtbot, theme):
    pane, _answers = pane_of(qtbot, "deployment")
    tap(pane, "0512", "0513", "0512")
    assert pane.selection() == {"1": ["0513"]}
    pane.turn_to(1)
    tap(pane, "0513")
    assert pane.selection() == {"2": ["0513"]}


def test_a_full_list_lets_the_next_one_follow(qtbot, theme):
    pane, _answers = pane_of(qtbot, "beach")
    tap(pane, "0101", "0102")
    assert pane.at == 2
    assert pane.selection() == {"1": ["0101"], "2": ["0102"]}


def test_the_only_hex_of_a_list_is_replaced(qtbot, theme):
    pane, _answers = pane_of(qtbot, "beach")
    tap(pane, "0101")
    pane.turn_to(0)
    tap(pane, "0105")
    assert pane.selection() == {"1": ["0105"]}


def test_hexes_are_typed(qtbot, theme):
    pane, answers = pane_of(qtbot, "fixed_artillery")
    pane.digit(0)
    assert pane.active.line.hasFocus() or not pane.isActiveWindow()
    QTest.keyClicks(pane.active.line, "101, 0102 0103;0104 0105 0106 0107 0108")
    pane.enter()
    assert answers == [{"true": [f"01{n:02d}" for n in range(1, 9)]}]


def test_enter_on_a_list_that_nobody_told_answers_nothing(qtbot, theme):
    pane, answers = pane_of(qtbot, "hill")
    pane.enter()
    assert not answers
    assert pane.active.wrong.text()
    pane.key(QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_N, Qt.KeyboardModifier.NoModifier))
    pane.enter()
    assert answers == [{"true": []}]


def test_all_that_is_left_can_be_said_to_be_empty_at_once(qtbot, theme):
    pane, answers = pane_of(qtbot, "redeployment")
    tap(pane, "0205")
    pane.rest.click()
    pane.enter()
    assert answers == [{"1-1": ["0205"], **{f"1-{n}": [] for n in range(2, 7)}}]


def test_a_list_with_a_count_cannot_be_said_to_be_empty(qtbot, theme):
    pane, _answers = pane_of(qtbot, "fixed_artillery")
    assert pane.active.none.isHidden()
    assert pane.active.header.words == "Hexes with Fixed Artillery: 8 to enter"
    tap(pane, "0101")
    assert pane.active.header.words == "Hexes with Fixed Artillery: 1 of 8"


def test_what_is_known_of_a_list_stays_in_it(qtbot, theme):
    pane, answers = pane_of(qtbot, "hill", MapFact("0303", "hill", True))
    tap(pane, "0303", "0304")
    assert pane.told().keys() == {"0303", "0304"}
    pane.enter()
    assert answers == [{"true": ["0303", "0304"]}]


@pytest.mark.parametrize("field", ["3", "6"])
def test_a_refusal_stands_at_its_list(qtbot, theme, field):
    pane, _answers = pane_of(qtbot, "deployment")
    assert pane.show_refusal(AnswerError(plain_text("no"), {field: "words"}))
    assert pane.active.field.name == field
    assert pane.active.wrong.text() == "no"


def test_a_hex_more_than_the_lists_have_in_all_is_refused_as_it_is_picked(qtbot, theme):
    pane, _answers = pane_of(qtbot, "deployment")
    places = [f"{column:02d}{row:02d}" for column in range(1, 4) for row in range(1, 11)]
    tap(pane, *places)
    assert len(pane.selection()["1"]) == 30
    tap(pane, "0505")
    assert pane.selection() == {"1": places}
    assert "30" in pane.active.wrong.text()
    pane.turn_to(1)
    tap(pane, "0110")  # it moves from one list to the other
    assert pane.selection()["2"] == ["0110"]


def test_a_list_typed_too_long_is_refused_at_once_and_goes_nowhere(qtbot, theme):
    pane, answers = pane_of(qtbot, "fixed_artillery")
    pane.active.put([f"01{row:02d}" for row in range(1, 10)])
    assert "8" in pane.active.wrong.text()
    pane.enter()
    assert not answers
    pane.active.put([f"01{row:02d}" for row in range(1, 9)])
    assert pane.active.wrong.isHidden()
    pane.enter()
    assert len(answers) == 1


def test_the_keyboard_stays_on_the_form_when_the_next_list_takes_over(qtbot, theme):
    pane, _answers = pane_of(qtbot, "deployment")
    with qtbot.waitActive(pane):
        pane.activateWindow()
    pane.active.line.setFocus()
    QTest.keyClicks(pane.active.line, "0101")
    pane.enter()
    assert pane.at == 1
    assert pane.active.header.hasFocus()


def test_a_total_that_is_wrong_says_by_how_much_and_keeps_what_was_picked(qtbot, theme):
    pane, answers = pane_of(qtbot, "deployment")
    for at in range(6):
        pane.lists[at].put([f"{at + 1:02d}{row:02d}" for row in range(1, 6 if at != 1 else 5)])
    pane.turn_to(5)
    pane.enter()
    with pytest.raises(AnswerError) as refused:
        pane.prompt.check(answers[0])
    assert pane.show_refusal(refused.value)
    words = pane.active.wrong.text()
    assert "30 of them, not 29: one is missing" in words
    assert len(pane.told()) == 29


def test_none_in_the_rest_is_offered_only_while_a_list_is_left(qtbot, theme):
    pane, _answers = pane_of(qtbot, "deployment")
    assert pane.rest.isVisible()
    pane.rest.click()
    assert not pane.rest.isVisible()
    pane.turn_to(0)
    pane.active.none.setChecked(False)
    assert pane.rest.isVisible()


def test_a_map_without_numbers_asks_for_names(qtbot, theme, monkeypatch):
    assert "numbers" in pane_of(qtbot, "deployment")[0].active.line.placeholderText()
    monkeypatch.setattr("beachmaster.desktop.prompts.hex_lists.is_naming", lambda: True)
    pane, _answers = pane_of(qtbot, "deployment")
    assert "Names" in pane.active.line.placeholderText()
    assert "names" in pane.hint.text()


def test_a_letter_begins_the_name_of_a_hex_where_the_keyboard_stands_on_the_list(
    qtbot, theme, monkeypatch
):
    press = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_N, Qt.KeyboardModifier.NoModifier, "n")
    monkeypatch.setattr("beachmaster.desktop.prompts.hex_lists.is_naming", lambda: True)
    pane, _answers = pane_of(qtbot, "deployment")
    pane.active.header.setFocus()
    assert pane.key(press)
    QTest.keyClicks(pane.active.line, "14")
    assert pane.active.line.text() == "n14"
    assert not pane.active.none.isChecked()
