"""The model of options keeps their order, their ticks and why some are closed."""

from PySide6.QtCore import Qt

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
