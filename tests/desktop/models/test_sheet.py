"""The model of a table to be typed in passes Qt's tester and knows what does not fit."""

from functools import partial

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from beachmaster.desktop.models.sheet import SheetModel
from beachmaster.games.catalogue import load

FACTORY = load("bloodbath")
DIE_ONE = 9


def made(name):
    return SheetModel(FACTORY.sheet(name), partial(FACTORY.fill, name))


@pytest.fixture
def model(theme):
    return made("crt")


def text(model, row, column, role=Qt.ItemDataRole.DisplayRole):
    return model.index(row, column).data(role)


def test_it_behaves_as_a_model_while_it_changes(model, qtmodeltester):
    tester: ModelTester = qtmodeltester
    tester.check(model)
    model.put(model.index(DIE_ONE, 0), [["A1", "??"], ["De"]])
    model.widen(12)
    model.narrow()
    model.begin(model.sheet.content)


def test_lines_and_columns_are_those_of_the_sheet(model):
    assert (model.rowCount(), model.columnCount()) == (15, 9)
    assert model.rowCount(model.index(0, 0)) == 0
    side, top = Qt.Orientation.Vertical, Qt.Orientation.Horizontal
    assert [model.headerData(row, side) for row in (0, 9, 14)] == ["Clear", "Die 1", "Die 6"]
    assert model.headerData(8, top) == "9"
    assert made("storm").headerData(5, top) == "Die 6"


def test_it_begins_with_our_estimate_and_says_so(model):
    assert text(model, 0, 1) == "−2"
    assert text(model, DIE_ONE, 0) == "(A)"
    assert model.index(DIE_ONE, 0).data(Qt.ItemDataRole.FontRole).italic()
    assert "our estimate" in text(model, DIE_ONE, 0, Qt.ItemDataRole.AccessibleTextRole)
    assert model.content() == model.sheet.content
    assert model.written.data


def test_a_cell_typed_is_the_players_whatever_its_case(model):
    before = model.untouched()
    assert model.setData(model.index(DIE_ONE, 0), "de")
    assert text(model, DIE_ONE, 0) == "De"
    assert model.untouched() == before - 1
    assert not model.index(DIE_ONE, 0).data(Qt.ItemDataRole.FontRole).italic()


def test_it_is_an_estimate_until_all_is_typed_or_compared(model):
    assert model.content().estimate
    model.compare(on=True)
    assert not model.content().estimate
    model.compare(on=False)
    for row, line in enumerate(model.sheet.content.cells):
        model.put(model.index(row, 0), [line])
    assert model.untouched() == 0
    assert not model.content().estimate


def test_what_does_not_fit_is_marked_at_its_cell_with_a_sign_and_in_words(model):
    model.setData(model.index(DIE_ONE + 1, 3), "A9")
    assert text(model, DIE_ONE + 1, 3) == "A9 ⚠"
    (flaw,) = model.written.flaws
    assert model.words_of(flaw).startswith("Die 2, column 4: ")
    assert model.place_of(flaw) == model.index(DIE_ONE + 1, 3)
    assert "(A), A1" in text(model, DIE_ONE + 1, 3, Qt.ItemDataRole.ToolTipRole)
    assert not model.written.data
    model.setData(model.index(DIE_ONE + 1, 3), "Ex")
    assert model.written.data
    assert model.written.flaws == ()


def test_an_oddity_is_marked_and_the_table_can_be_used(model):
    model.setData(model.index(DIE_ONE, 8), "Ae")
    assert text(model, DIE_ONE, 8) == "Ae ⚠"
    assert model.written.data


def test_a_block_is_put_in_and_makes_the_columns_it_needs(model):
    model.put(model.index(DIE_ONE, 8), [["De", "De"]] * 9)
    assert model.columnCount() == 10
    assert [text(model, row, 9) for row in range(DIE_ONE, 15)] == ["De"] * 6
    storm = made("storm")
    storm.put(storm.index(0, 4), [["storm", "storm", "storm"]])
    assert storm.columnCount() == 6
    assert [text(storm, 0, column) for column in range(3, 6)] == ["", "storm", "storm"]


def test_columns_come_and_go_where_the_table_may_have_others(model):
    model.widen(10)
    assert text(model, DIE_ONE, 9) == "⚠"
    model.narrow()
    assert model.columnCount() == 9
    storm = made("storm")
    storm.narrow()
    assert storm.columnCount() == 6
