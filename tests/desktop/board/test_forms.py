"""A form of several fields is told by taps on the map, which shows what may be picked."""

import json

import pytest
from PySide6.QtCore import QPoint, Qt

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.prompts.card import PromptCard
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.storage.starting import Wish, start
from desktop.board.conftest import shown
from desktop.prompts.conftest import shown as card_shown
from games.hell_on_earth.play import hidden
from games.hell_on_earth.play import shown as revealed

TARGET, FAR = "0611", "1408"
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def desk(theme, qtbot, tmp_path):
    """Show map and card, connected as in the window, before an attack."""
    file = tmp_path / "position.json"
    position = {
        "turn": 2,
        "phase": "first-attack",
        "us": {"25": {"place": "0711"}, "9": {"place": "0610"}, "24": {"place": "0806"}},
        "japan": [revealed(TARGET, "313"), hidden(FAR, "145")],
    }
    file.write_text(json.dumps(position), "utf-8")
    controller = GameController()
    controller.adopt(
        start(Wish(game="hell-on-earth", seed=1, position=file, sets=["reminders=off"]))
    )
    card, board = card_shown(controller, qtbot), shown(qtbot, controller)
    board.picked.disconnect()
    board.picked.connect(card.offer)
    card.told.connect(board.show_told)
    yield card, board
    wait_for_tasks()
    controller.close()


def tap(qtbot, board, place):
    at = board.map.view.pixel(board.map.sheet.centres[place])
    qtbot.mouseClick(board.map, LEFT, pos=QPoint(at.toPoint()))
    qtbot.settle()


def test_an_attack_is_told_by_taps_and_one_click(desk, qtbot):
    """Target, both attackers, the main button: by mouse alone."""
    card, board = desk
    assert isinstance(card, PromptCard)
    for place in (TARGET, "0711", "0610"):
        tap(qtbot, board, place)
    told = card.pane.form.value()
    assert told["target"] == TARGET
    assert set(told["attackers"]) == {"25", "9"}
    assert set(board.map.shown.told) == {TARGET, "0711", "0610"}
    qtbot.mouseClick(card.bar.next, LEFT)
    qtbot.settle()
    assert card.controller.prompt.procedure == "combat"
    assert board.map.shown.told == {}


def test_the_map_lights_what_the_rows_leave(desk, qtbot):
    _card, board = desk
    assert board.map.shown.lit == {TARGET}
    assert board.map.shown.lit_units == set()
    tap(qtbot, board, TARGET)
    assert {"25", "9"} <= board.map.shown.lit_units
    assert board.selection.targets.why_not(FAR) is not None


def test_a_second_tap_takes_a_unit_back(desk, qtbot):
    card, board = desk
    for place in (TARGET, "0711", "0610", "0711"):
        tap(qtbot, board, place)
    assert card.pane.form.value()["attackers"] == ["9"]
    assert set(board.map.shown.told) == {TARGET, "0610"}


def test_who_may_only_support_is_told_as_support(desk, qtbot):
    """Artillery far away cannot attack: a tap tells the one thing it can do."""
    card, board = desk
    tap(qtbot, board, TARGET)
    tap(qtbot, board, "0806")
    told = card.pane.form.value()
    assert told["supporters"] == ["24"]
    assert "attackers" not in told


def test_no_more_attackers_are_taken_than_may_attack(desk, qtbot):
    """A unit that attacks already can be told as support, where the list of attackers is full."""
    card, board = desk
    for place in (TARGET, "0711", "0610"):
        tap(qtbot, board, place)
    assert not card.pane.form.controls[1].take("24")
    assert len(card.pane.form.value()["attackers"]) == 2
