"""The units panel filters by typing, goes to a unit, and puts values right."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from beachmaster.desktop.models.units import UnitColumn, UnitRole
from beachmaster.desktop.panels.adjust import typed_value
from beachmaster.desktop.panels.line_delegate import side_sign
from beachmaster.desktop.panels.units import UnitsPanel


def test_typing_narrows_the_table_and_the_count(shown, qtbot):
    panel = shown(UnitsPanel, 900)
    qtbot.keyClick(panel, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert panel.words.hasFocus()
    qtbot.keyClicks(panel.words, "23rd")
    assert panel.proxy.rowCount() == 1
    assert panel.count.text() == "1 unit"


def test_the_choices_beside_the_words_narrow_too(shown):
    panel = shown(UnitsPanel, 900)
    panel.side.setCurrentIndex(panel.side.findData("us"))
    panel.standing.setCurrentIndex(panel.standing.findData("waiting"))
    units = [panel.proxy.index(row, 0).data(257) for row in range(panel.proxy.rowCount())]
    assert units
    assert {(unit.side.id, unit.standing) for unit in units} == {("us", "waiting")}


def test_enter_goes_to_the_unit(shown, qtbot):
    panel = shown(UnitsPanel, 900)
    panel.show_unit("23")
    with qtbot.waitSignal(panel.unit_wanted) as wanted:
        qtbot.keyClick(panel.table, Qt.Key.Key_Return)
    assert wanted.args == ["23"]


def test_a_value_is_put_right_with_a_reason_and_a_refusal_stays_in_the_form(shown, controller):
    panel = shown(UnitsPanel, 900)
    panel.show_unit("23")
    panel.put_right.trigger()
    assert panel.form.path.text() == "us.23.steps"
    panel.form.value.setText("2")
    panel.form.apply.click()
    assert panel.form.refusal.isVisible()
    assert "why" in panel.form.refusal.text()
    panel.form.reason.setText("miscounted")
    panel.form.apply.click()
    assert not panel.form.isVisible()
    assert controller.state.us["23"].steps == 2
    row = panel.model.row_of("23")
    assert panel.model.index(row, UnitColumn.STEPS).data() == "2 of 4"


def test_a_narrow_table_drops_what_matters_least_and_scrolls_no_words(shown, theme, qtbot):
    theme.apply("light", 200)
    panel = shown(UnitsPanel, 700)
    assert not panel.table.isColumnHidden(UnitColumn.UNIT)
    assert not panel.table.isColumnHidden(UnitColumn.PLACE)
    assert panel.table.isColumnHidden(UnitColumn.GROUP)
    panel.resize(2400, 640)
    qtbot.settle()
    assert not panel.table.isColumnHidden(UnitColumn.GROUP)


def test_typed_values_are_read_as_data_or_as_words():
    assert typed_value(" 3 ") == 3
    assert typed_value("true") is True
    assert typed_value("reserve") == "reserve"
    assert typed_value("0508") == "0508"
    assert typed_value('["0508"]') == ["0508"]


def test_no_name_is_cut_for_the_sign_before_it(shown, theme):
    table = shown(UnitsPanel, 400).table
    assert table.cells.narrow
    names = QFontMetrics(theme.font(bold=True))
    units = [table.model().index(row, UnitColumn.UNIT) for row in range(table.model().rowCount())]
    signed = [f"{side_sign(one.data(UnitRole.UNIT).side)} {one.data()}" for one in units]
    widest = max(names.horizontalAdvance(words) for words in signed) + 2 * theme.space(0.35)
    assert table.columnWidth(UnitColumn.UNIT) >= widest
