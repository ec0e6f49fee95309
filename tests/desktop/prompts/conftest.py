"""A shown card over a real session, and ways to reach a prompt and to click an answer."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.prompts.card import PromptCard
from beachmaster.desktop.prompts.choose import ButtonsPane, ListPane
from beachmaster.desktop.prompts.confirm import ConfirmPane
from beachmaster.desktop.prompts.draw import DrawPane
from beachmaster.desktop.prompts.number import NumberPane
from beachmaster.desktop.prompts.place import PlacePane
from beachmaster.desktop.prompts.record import RecordPane
from beachmaster.desktop.prompts.roll import RollPane
from beachmaster.desktop.prompts.several import SeveralPane
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.engine.auto import program_answer
from beachmaster.storage.starting import Playing
from desktop.games import invent


def shown(controller: GameController, qtbot: QtBot) -> PromptCard:
    """Return a card on the screen, with the keyboard."""
    card = PromptCard(controller)
    qtbot.addWidget(card)
    card.resize(900, 700)
    with qtbot.waitActive(card):
        card.show()
        card.activateWindow()
    card.focus_answers()
    return card


def card_at(qtbot: QtBot, playing: Playing) -> Iterator[PromptCard]:
    """Yield a card on the screen over a game that was begun, and close the game after the test."""
    controller = GameController()
    controller.adopt(playing)
    yield shown(controller, qtbot)
    wait_for_tasks()
    controller.close()


@pytest.fixture
def card(controller, qtbot):
    """Show the card of a new game on the tracked board."""
    yield shown(controller, qtbot)
    wait_for_tasks()


@pytest.fixture
def table_card(table_controller, qtbot):
    """Show the card of a new game beside the player's own table."""
    yield shown(table_controller, qtbot)
    wait_for_tasks()


@pytest.fixture
def reach(qtbot) -> Callable[[PromptCard, str], None]:
    """Return what plays on by chance until a procedure asks."""

    def go(card: PromptCard, procedure: str) -> None:
        controller = card.controller
        controller.blockSignals(True)
        for _ in range(3000):
            if controller.prompt is None or controller.prompt.procedure == procedure:
                break
            invent(controller)
        controller.blockSignals(False)
        assert controller.prompt is not None, procedure
        card.refresh()
        qtbot.settle()

    return go


def click_row(card: PromptCard, qtbot: QtBot, listing, value) -> None:
    """Click the row of a value."""
    at = next(i for i, row in enumerate(listing.model.rows) if row.value == value)
    listing.go_to(at)
    listing.view.scrollTo(listing.view.currentIndex())
    rect = listing.view.visualRect(listing.view.currentIndex())
    qtbot.mouseClick(listing.view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())


def click_answer(card: PromptCard, qtbot: QtBot, value) -> None:
    """Give an answer through the controls of the card alone."""
    pane, left = card.pane, Qt.MouseButton.LeftButton
    if isinstance(pane, DrawPane) and pane.prompt.question:
        click_row(card, qtbot, pane.list, value)
    elif isinstance(pane, RollPane | DrawPane):
        qtbot.mouseClick(pane.program, left)
    elif isinstance(pane, ButtonsPane):
        wanted = value[0] if pane.prompt.many else value
        at = next(i for i, one in enumerate(pane.options) if one.value == wanted)
        qtbot.mouseClick(pane.grid.buttons[at], left)
    elif isinstance(pane, ListPane):
        click_row(card, qtbot, pane.list, value[0] if pane.prompt.many else value)
    elif isinstance(pane, ConfirmPane):
        qtbot.mouseClick(pane.yes if value else pane.no, left)
    else:
        _fill(card, qtbot, value)


def _fill(card: PromptCard, qtbot: QtBot, value) -> None:
    pane, left = card.pane, Qt.MouseButton.LeftButton
    if isinstance(pane, PlacePane):
        if value in pane.prompt.options:
            click_row(card, qtbot, pane.list, value)
            return
        pane.word.setText(value)
    elif isinstance(pane, SeveralPane):
        for one in value:
            click_row(card, qtbot, pane.list, one)
        if not value and pane.must_be_said:
            qtbot.mouseClick(pane.none, left)
    elif isinstance(pane, RecordPane):
        for field in pane.prompt.fields:  # what is told of one may show the next
            control = next((c for c in pane.form.controls if c.field.name == field.name), None)
            assert control is None or control.put(value[field.name]), field
    else:
        assert isinstance(pane, NumberPane)
        pane.box.setValue(value)
    qtbot.settle()  # what stands on the button may follow from what was told
    qtbot.mouseClick(card.bar.next, left)


@pytest.fixture
def click_one(qtbot) -> Callable[[PromptCard], None]:
    """Return what clicks the answer that the program would give."""

    def click(card: PromptCard) -> None:
        controller = card.controller
        asked = controller.asked
        value = program_answer(asked.prompt, controller.session.seed, asked.key)
        before = controller.session.tree.next_id
        click_answer(card, qtbot, value)
        tree = controller.session.tree
        given = [tree.entries[one] for one in range(before, tree.next_id)]
        assert given, (asked.key, value, card.refusal.text())
        # offers that the window lets pass, and what has one answer, are the program's
        assert all(one.by == "program" for one in given[1:]), (asked.key, value)
        qtbot.settle()

    return click
