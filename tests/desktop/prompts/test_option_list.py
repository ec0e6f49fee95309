"""The model of options keeps their order, their ticks and why some are closed."""

import pytest
from PySide6.QtCore import Qt

from beachmaster.desktop.prompts.option_list import ROWS_SHOWN, FilterList
from beachmaster.desktop.prompts.option_model import OptionModel, Roles, Row

ROWS = [Row("a", "Alpha"), Row("b", "Beta"), Row("c", "Gamma", "It is out of range.")]


def test_the_model_of_options_keeps_qts_rules(qtmodeltester, qapp):
    qtmodeltester.check(OptionModel(ROWS, many=True), force_py=True)
    qtmodeltester.check(OptionModel([]), force_py=True)


def test_rows_tell_words_answer_and_reason(qapp):
    model = OptionModel(ROWS)
    assert [model.index(at).data() for at in range(3)] == ["Alpha", "Beta", "Gamma"]
    assert model.index(1).data(Roles.VALUE) == "b"
    assert model.index(2).data(Roles.REASON) == "It is out of range."
    assert model.index(0).data(Qt.ItemDataRole.CheckStateRole) is None


def test_ticks_keep_their_order_and_closed_rows_take_none(qapp, qtbot):
    model = OptionModel(ROWS, many=True)
    with qtbot.waitSignal(model.picked):
        model.tick(1)
    model.tick(0)
    model.tick(2)
    assert model.chosen() == ["b", "a"]
    assert model.index(0).data(Roles.RANK) == 2
    ticked = Qt.CheckState.Unchecked
    assert model.setData(model.index(1), ticked.value, Qt.ItemDataRole.CheckStateRole)
    assert model.chosen() == ["a"]


@pytest.mark.parametrize("count", [3, 40, 900])
def test_every_answer_in_sight_is_as_high_as_its_words_need(count, qtbot, theme):
    """Also where there are thousands: those in sight are measured."""
    words = "Words of an answer that are too many for a single line of a narrow list"
    listing = FilterList(OptionModel([Row(at, f"{at} {words}") for at in range(count)]))
    qtbot.addWidget(listing)
    listing.resize(260, 500)
    listing.show()
    qtbot.settle()
    view, delegate = listing.view, listing.delegate
    room = view.viewport().width()
    for row in range(min(count, ROWS_SHOWN)):
        index = listing.proxy.index(row, 0)
        assert view.visualRect(index).height() == delegate.height(index, room)
        assert delegate.height(index, room) > delegate.height(index, 10_000)


def test_home_and_end_go_to_the_first_and_the_last_answer(qtbot, theme):
    listing = FilterList(OptionModel([Row(at, f"Answer {at}") for at in range(300)]))
    qtbot.addWidget(listing)
    listing.show()
    qtbot.keyClick(listing.view, Qt.Key.Key_End)
    assert listing.current() == 299
    qtbot.keyClick(listing.view, Qt.Key.Key_Home)
    assert listing.current() == 0


def test_words_that_leave_no_row_are_told_of_until_they_are_taken_back(qtbot, theme):
    listing = FilterList(OptionModel([Row(at, f"Answer {at}") for at in range(30)]))
    qtbot.addWidget(listing)
    listing.resize(260, 500)
    listing.show()
    qtbot.keyClicks(listing.line, "Answer 2x")
    assert listing.view.empty == "None of these has that name."
    told = listing.view.viewport().grab().toImage()
    listing.view.empty = ""
    assert listing.view.viewport().grab().toImage() != told
    listing.takes = lambda _typed: True  # understood, though no row is called so
    qtbot.keyClicks(listing.line, "y")
    assert not listing.view.empty
    listing.line.clear()
    assert not listing.view.empty
    assert listing.proxy.rowCount() == 30


def test_rows_are_measured_anew_with_other_rows_another_width_and_another_size(qtbot, theme):
    """And only then: a list is fitted several times for one prompt."""
    words = "Words of an answer that are too many for a single line of a narrow list"
    listing = FilterList(OptionModel([Row(at, f"{at} {words}") for at in range(5)]))
    qtbot.addWidget(listing)
    listing.resize(260, 500)
    listing.show()
    qtbot.settle()
    asked, height = [], listing.delegate.height
    listing.delegate.height = lambda *of: asked.append(of) or height(*of)

    def fitted():
        listing.refit()
        qtbot.settle()
        found = [listing.proxy.index(at, 0) for at in range(listing.proxy.rowCount())]
        room, before = listing.view.viewport().width(), bool(asked)
        assert [listing.view.visualRect(one).height() for one in found] == [
            height(one, room) for one in found
        ]
        asked.clear()
        return before

    assert not fitted()
    listing.show_rows([Row(at, words * 2) for at in range(3)])
    assert fitted()
    assert not fitted()
    listing.resize(500, 500)
    assert fitted()
    theme.apply("light", 150)
    assert fitted()
    listing.line.setText("nothing of the kind")
    assert not fitted()
    listing.line.clear()
    fitted()
