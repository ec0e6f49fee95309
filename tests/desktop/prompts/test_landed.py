"""Who has landed beside one's own map, told with the mouse and put right afterwards."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from beachmaster.desktop.dialogs.correct import CorrectDialog
from beachmaster.desktop.prompts.card import PromptCard
from desktop.conftest import opened

LEFT = Qt.MouseButton.LeftButton
MOVED = "1.us-movement/moved#1"


@pytest.fixture
def landing(theme, qtbot):
    """Return the controller and the card of a game that asks who has landed."""
    controller = opened("table", game="bloodbath")
    for answer in (43, 5, "east", "no"):
        controller.answer(answer)
    card = PromptCard(controller)
    qtbot.addWidget(card)
    card.resize(700, 800)
    card.show()
    qtbot.waitUntil(lambda: card.pane is not None)
    assert controller.session.asked.key == MOVED
    yield controller, card
    card.close()
    controller.close()


def fields(form):
    return [one.control for one in form.controls]


def tick(qtbot, several, at):
    view = several.list.view
    spot = view.visualRect(view.model().index(at, 0)).center()
    qtbot.mouseClick(view.viewport(), LEFT, pos=spot)


def test_only_who_landed_can_have_landed_on_the_enemy(landing, qtbot):
    controller, card = landing
    landed, opposed = fields(card.pane.form)
    assert not opposed.isVisible()
    tick(qtbot, landed, 0)
    tick(qtbot, landed, 4)
    assert [row.value for row in opposed.model.rows] == ["23-1", "24-1"]
    tick(qtbot, opposed, 1)
    tick(qtbot, landed, 4)
    assert [row.value for row in opposed.model.rows] == ["23-1"]
    qtbot.mouseClick(opposed.none, LEFT)
    card.pane.enter()
    entry = controller.session.tree.entries[controller.session.tree.cursor]
    assert entry.value == {"landed": ["23-1"], "opposed": []}


def test_that_nobody_landed_is_told_by_one_tick_and_can_be_put_right(landing, qtbot):
    controller, card = landing
    qtbot.mouseClick(fields(card.pane.form)[0].none, LEFT)
    card.pane.enter()
    entry = controller.session.tree.cursor
    assert controller.session.tree.entries[entry].value == {"landed": [], "opposed": []}
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = CorrectDialog(controller, entry, parent)
    qtbot.addWidget(dialog)
    dialog.open()
    landed, opposed = fields(dialog.form)
    tick(qtbot, landed, 2)
    assert [row.value for row in opposed.model.rows] == ["23-3"]
    qtbot.mouseClick(opposed.none, LEFT)
    ok = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok)
    ok.click()  # shows what it changes
    assert dialog.isVisible()
    ok.click()
    assert not dialog.isVisible()
    path = controller.session.tree.path(controller.session.tree.cursor)
    assert path[4].value == {"landed": ["23-3"], "opposed": []}
