"""A reroll stands beside the prompt after the die: X and its button take it up, no other key."""

import pytest
from PySide6.QtCore import Qt

from beachmaster.desktop.prompts.waived_panel import KEY
from beachmaster.desktop.translators import Translators
from beachmaster.engine.text import ENGLISH
from beachmaster.engine.views.keys import LETTERS
from beachmaster.storage.settings import Settings
from desktop.prompts.conftest import card_at
from desktop.stretching import Stretched
from games.hell_on_earth.test_waived import FIGHT, POSITION
from positions import begun_at


@pytest.fixture
def standing(theme, qtbot, tmp_path):
    """Show the card at a retreat check, after a die that a marker could throw again."""
    playing = begun_at(tmp_path, "hell-on-earth", POSITION, sets=["reminders=off"])
    for card in card_at(qtbot, playing):
        card.autoplay.use(Settings({"dice": "hand"}))
        card.answer(FIGHT)
        card.answer([1])
        qtbot.settle()
        yield card


def test_the_die_stands_and_the_offer_with_it(standing):
    assert standing.controller.prompt.procedure == "retreat-check"
    assert standing.waived.isVisible()
    assert "The blue die shows 1" in standing.waived.words.text()
    assert (standing.waived.button.words, standing.waived.button.key) == ("Reroll a blue die", KEY)


def test_its_key_takes_it_up(standing, qtbot):
    qtbot.keyClick(standing.window().focusWidget() or standing, Qt.Key.Key_X)
    qtbot.settle()
    assert standing.controller.prompt.procedure == "combat-again"
    assert not standing.waived.isVisible()


def test_its_button_does_the_same(standing, qtbot):
    standing.waived.button.click()
    qtbot.settle()
    assert standing.controller.prompt.procedure == "combat-again"


def test_who_goes_on_has_let_it_pass(standing, qtbot):
    qtbot.keyClick(standing.window().focusWidget() or standing, Qt.Key.Key_6)
    qtbot.settle()
    assert standing.controller.prompt.procedure == "retreat"
    assert not standing.waived.isVisible()
    assert standing.controller.state.blue["cm11"] == "slot1"


def test_dice_left_to_the_program_are_not_rolled_past_the_offer(standing, qtbot):
    """The reroll is asked by itself there: nobody could take it up any more."""
    standing.controller.undo()
    standing.controller.undo()
    standing.autoplay.use(Settings({"dice": "program"}))
    standing.answer([1])
    qtbot.settle()
    assert standing.controller.prompt.procedure == "reroll"


def test_it_speaks_another_language_at_once(standing, qtbot, qapp):
    words = standing.waived.words.text()
    translators = Translators(qapp)
    translators.use(Stretched())
    qtbot.settle()
    stretched = standing.waived.words.text()
    translators.use(ENGLISH)
    qtbot.settle()
    assert stretched != words == standing.waived.words.text()


def test_its_key_is_the_sign_of_no_row():
    assert KEY not in LETTERS
