"""What was told of a prompt, and not answered yet, is the same on the desk and the large card."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from beachmaster.desktop.prompts.record import RecordPane
from beachmaster.desktop.prompts.roll import RollPane
from beachmaster.desktop.prompts.several import SeveralPane
from beachmaster.engine.prompt import Choose, Draw, Record, Roll
from desktop.conftest import opened
from desktop.games import invent

Key = Qt.Key


@pytest.fixture
def asked(before):
    """Return what sits somebody down where a prompt of a kind is asked, the large card shut."""
    games = []

    def sit(wanted, board="table", game="hell-on-earth"):
        controller = opened(board, game=game)
        games.append(controller)
        player = None
        while player is None:
            invent(controller)
            if wanted(controller.prompt):
                player = before(controller)
        player.large.close()
        player.qtbot.settle()
        return player

    yield sit
    for controller in games:
        controller.close()


def open_large(player):
    player.large.begin()
    player.qtbot.waitUntil(player.large.isActiveWindow)
    player.qtbot.settle()


def is_form(prompt):
    return isinstance(prompt, Record) and sum(bool(one.options) for one in prompt.fields) > 1


def put(form, at):
    one = form.controls[at]
    value = one.field.options[0].value if one.field.options else one.field.denial
    assert one.put([value] if one.field.kind in ("many", "spaces") else value)
    return one.field.name, one.read()


def test_a_form_goes_on_at_the_large_card_and_back_at_the_desk(asked):
    player = asked(is_form)
    first = put(player.desk_card.pane.form, 0)
    open_large(player)
    assert dict([first]).items() <= player.card.pane.form.value().items()
    walk = player.card.walk
    assert walk.here is None or walk.here is player.card.pane.form.missing()[0]
    second = put(player.card.pane.form, 1)
    player.key(Key.Key_F11)
    assert isinstance(player.desk_card.pane, RecordPane)
    held = player.desk_card.pane.form.value()
    assert dict([first, second]).items() <= held.items()


def test_what_is_taken_back_at_one_is_taken_back_at_the_other(asked):
    player = asked(lambda prompt: is_form(prompt) and prompt.fields[0].kind == "many")
    put(player.desk_card.pane.form, 0)
    open_large(player)
    player.card.pane.form.controls[0].control.model.clear()
    player.key(Key.Key_F11)
    held = player.desk_card.pane.form.controls[0].control
    assert not held.model.told


def test_dice_pressed_at_the_desk_lie_on_the_large_card(asked):
    player = asked(
        lambda prompt: isinstance(prompt, Roll) and prompt.dice.total > 1, "tracked", "bloodbath"
    )
    assert isinstance(player.desk_card.pane, RollPane)
    player.desk_card.pane.press(2)
    open_large(player)
    assert player.card.pane.rolled == [2]


def test_what_is_ticked_and_typed_in_a_list_is_carried_over(asked):
    player = asked(lambda prompt: isinstance(prompt, Choose) and prompt.many and prompt.maximum > 1)
    pane = player.desk_card.pane
    assert isinstance(pane, SeveralPane)
    pane.model.tick(0)
    open_large(player)
    assert player.card.pane.model.order == [0]
    player.card.pane.model.tick(0)
    player.key(Key.Key_F11)
    assert player.desk_card.pane.model.order == []


def test_what_is_being_described_is_carried_over(asked):
    player = asked(lambda prompt: isinstance(prompt, Draw) and prompt.fields)
    player.desk_card.pane.unlisted.setChecked(True)
    open_large(player)
    assert player.card.walk is not None


def test_the_keyboard_turned_to_the_desk_goes_on_there_with_the_large_card_beside_it(asked):
    player = asked(is_form)
    open_large(player)
    first = put(player.card.pane.form, 0)
    player.desk.activateWindow()
    player.qtbot.waitUntil(lambda: QApplication.activeWindow() is player.desk)
    player.qtbot.settle()
    assert dict([first]).items() <= player.desk_card.pane.form.value().items()
