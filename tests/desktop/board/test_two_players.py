"""The map shows what lies under Japanese counters only while their player sits there."""

from PySide6.QtWidgets import QDialogButtonBox, QLabel, QWidget

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.dialogs.correct import CorrectDialog
from beachmaster.storage.starting import Wish, start
from desktop.board.conftest import shown


def hidden_on(board) -> list[bool]:
    """Tell of each Japanese counter on the map whether it shows its back."""
    stacks = board.map.shown.stacks.values()
    return [one.hidden for stack in stacks for one in stack if one.side.id == "japan"]


def test_the_map_follows_the_hand_over(theme, qtbot):
    controller = GameController()
    controller.adopt(start(Wish(game="bloodbath", seed=2, sets=["players=two"])))
    board = shown(qtbot, controller)
    assert controller.prompt.procedure == "hand-over"
    assert all(hidden_on(board))
    controller.answer(True)
    assert not any(hidden_on(board))
    controller.answer("done")
    assert controller.prompt.side == "us"
    assert all(hidden_on(board))
    controller.close()


def test_the_form_for_an_earlier_answer_does_not_tell_the_japanese_set_up(theme, qtbot):
    controller = GameController()
    controller.adopt(start(Wish(game="bloodbath", seed=2, sets=["players=two"])))
    for value in (True, "done", True):
        controller.answer(value)
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = CorrectDialog(controller, 2, parent)
    qtbot.addWidget(dialog)
    assert any("Only the player who was asked" in one.text() for one in dialog.findChildren(QLabel))
    ok = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok)
    assert not ok.isEnabled()
    controller.close()
