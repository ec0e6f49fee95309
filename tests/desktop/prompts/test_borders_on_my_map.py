"""A border that our estimate lacks is asked for at the card, and the move that names it goes on."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from beachmaster.desktop.board import BoardView
from beachmaster.desktop.board.queue_bar import QueueBar
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.words import say
from beachmaster.engine.facts import MapFact
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


def told_ahead(controller, *edges):
    """Tell the board these borders, as painting does, and turn back to play."""
    controller.session.atlas.remember([MapFact(one, "edge", True) for one in edges])
    controller.take_up_board()


def offered(card):
    """Return the spaces that the list and the map offer."""
    options = [one.value for one in card.controller.prompt.options]
    rows = [row.value for row in card.pane.list.model.rows]
    assert rows == options
    return options


def test_a_border_told_ahead_is_offered_at_once_and_after_going_back(at, qtbot):
    card = at("regroup")
    controller = card.controller
    card.answer(["1/306"])
    assert offered(card) == ["2"]
    told_ahead(controller, "3-4")
    qtbot.settle()
    assert offered(card) == ["2", "4"]
    reach = controller.display.reach(controller.state, controller.prompt, "1-306-b")
    assert list(reach) == ["2", "4"]
    controller.undo()
    card.answer(["1/306"])
    qtbot.settle()
    assert offered(card) == ["2", "4"]
    card.answer("4")
    qtbot.settle()
    assert place(controller.session, "1-306-b") == "4"
    controller.undo()
    qtbot.settle()
    assert offered(card) == ["2", "4"]
    controller.redo()
    assert place(controller.session, "1-306-b") == "4"


@pytest.mark.parametrize("first", ["told", "taken back"])
def test_what_is_told_is_offered_where_an_answer_was_taken_back_and_can_be_brought_back(at, first):
    card = at("regroup")
    controller = card.controller
    card.answer(["1/306"])
    card.answer("2")
    while controller.map_ask is not None:
        card.answer({one.name: one.estimate for one in controller.prompt.fields})
    assert place(controller.session, "1-306-b") == "2"
    if first == "told":
        told_ahead(controller, "3-4")
        controller.undo()
    else:
        controller.undo()
        told_ahead(controller, "3-4")
    assert offered(card) == ["2", "4"]
    assert controller.redo()
    assert place(controller.session, "1-306-b") == "2"


def test_who_regroups_is_not_called_shut_in_while_the_card_asks_where_to(at, qtbot):
    card = at("regroup")
    view = BoardView(card.controller)
    qtbot.addWidget(view)
    hand = view.selection
    hand.queue.take(["1-306-b"])
    assert hand.queue.head == "1-306-b"
    words = say(QueueBar(hand)._next())
    assert words == "1/306 B: the prompt asks next where it goes (1 of 1)"
