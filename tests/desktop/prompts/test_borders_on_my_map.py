"""A border that our estimate lacks is asked for at the card, and the move that names it goes on."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from beachmaster.desktop.controller import GameController
from beachmaster.engine.setup import Setup
from beachmaster.games.ie_shima.factory import FACTORY
from beachmaster.storage.starting import Playing
from desktop.prompts.conftest import shown
from games.ie_shima.test_borders import NEAR, NOT_THERE, THREE, US, beside, half, place


@pytest.fixture
def at(theme, qtbot):
    """Return a way to show a game on the player's map that has begun such an impulse."""
    opened = []

    def begin(*act):
        game = beside(THREE, **US)
        half(game, *act)
        controller = GameController()
        setup = Setup(game="ie-shima", board="own")
        controller.adopt(Playing(session=game, setup=setup, factory=FACTORY))
        opened.append(controller)
        return shown(controller, qtbot)

    yield begin
    for controller in opened:
        controller.close()


def enter(card, words):
    """Type a line into the list of answers, and press Enter."""
    card.pane.listing.line.setFocus()
    card.pane.listing.line.setText("")
    QTest.keyClicks(card.pane.listing.line, words)
    QTest.keyClick(card.pane.listing.line, Qt.Key.Key_Return)


@pytest.mark.parametrize("act", [("regroup",), ("assault", "3")])
def test_a_typed_move_over_it_asks_the_map_and_goes_on(at, qtbot, act):
    card = at(*act)
    controller = card.controller
    enter(card, "1/306 B>4")
    qtbot.settle()
    assert controller.map_ask is not None
    assert card.heading.prompt.text() == NEAR
    assert "depends on it" in card.map_ask.words.text()
    assert "“" not in card.map_ask.words.text()  # no question within a question
    card.answer({"3-4": True})
    while controller.map_ask is not None:
        card.answer({one.name: one.estimate for one in controller.prompt.fields})
    assert place(controller.session, "1-306-b") == "4"


def test_where_it_is_not_there_the_card_says_so_in_the_players_words(at, qtbot):
    card = at("regroup")
    enter(card, "1/306 B>4")
    qtbot.settle()
    card.answer({"3-4": False})
    qtbot.settle()
    assert card.refusal.isVisible()
    assert NOT_THERE in card.refusal.text()
    assert card.pane.listing.line.text() == "1/306 B>4"
