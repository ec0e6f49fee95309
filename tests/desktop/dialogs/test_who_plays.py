"""Somebody else plays: a name is asked here and nowhere else, and the card teaches them anew."""

from PySide6.QtWidgets import QWidget

from beachmaster.desktop.dialogs.who_plays import WhoPlays
from beachmaster.storage.players import Players, known_now
from beachmaster.storage.settings import Settings


def test_a_name_lets_somebody_else_play(theme, qtbot):
    window, begun = QWidget(), []
    qtbot.addWidget(window)
    known_now().step_on("hoe:5.5")
    dialog = WhoPlays(Settings(), lambda: begun.append(Players.load().name), window)
    assert dialog.comboBoxItems() == [""]
    dialog.textValueSelected.emit("")
    assert begun == []
    dialog.textValueSelected.emit("Ann")
    assert begun == ["Ann"]
    back = WhoPlays(Settings(), lambda: begun.append(Players.load().name), window)
    assert back.comboBoxItems() == ["", "the first player"]
    back.textValueSelected.emit("the first player")
    assert begun == ["Ann", ""]


def test_a_name_that_is_none_is_asked_for_once_more(theme, qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    dialog = WhoPlays(Settings(), lambda: None, window)
    dialog.textValueSelected.emit("x" * 60)
    again = next(one for one in window.findChildren(WhoPlays) if one is not dialog)
    assert "40 letters" in again.labelText()
    assert Players.load().names == [""]
    again.close()
