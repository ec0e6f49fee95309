"""An act on the table is asked for once: by the card, or after a jump by the list of changes."""

import pytest

from beachmaster.desktop.panels.table_list import TableListPanel
from beachmaster.desktop.words import say
from desktop.conftest import opened
from desktop.prompts.conftest import shown

LANDED = 2


@pytest.fixture
def landing(theme, qtbot):
    """Return a card where some regiments have landed, and the list of changes beside it."""
    controller = opened("table")
    changes = TableListPanel(controller)
    qtbot.addWidget(changes)
    controller.auto()
    card = shown(controller, qtbot)
    for _ in range(LANDED):
        qtbot.settle()
        assert card.answer(controller.prompt.options.listed()[0].value)
    qtbot.settle()
    yield card, changes
    controller.close()


def ticks(card):
    assert card.news.ticks
    return [one.isChecked() for one in card.news.ticks]


def test_what_the_player_went_on_from_is_ticked_when_they_come_back(landing):
    card, _changes = landing
    assert not any(ticks(card))
    card.undo()
    assert all(ticks(card))


def test_what_the_list_says_after_a_jump_is_ticked_on_the_card(landing):
    card, changes = landing
    card.undo()
    assert changes.model.left
    changes.clear()
    card.redo()
    assert changes.model.left
    assert all(ticks(card))
    assert card.news.left == 0


def test_what_is_on_the_card_still_waits_after_a_step_back_and_forth(landing):
    card, changes = landing
    card.undo()
    card.redo()
    assert not changes.model.left
    assert not any(ticks(card))


def test_nothing_is_ticked_by_an_answer_that_does_not_count(landing):
    card, _changes = landing
    assert not card.answer("no such beach")
    assert not any(ticks(card))


@pytest.fixture
def left_over(theme, qtbot):
    """Return a card where it was told how many units are left over, and the list of changes."""
    controller = opened("table", game="bloodbath")
    changes = TableListPanel(controller)
    qtbot.addWidget(changes)
    card = shown(controller, qtbot)
    for answer in (43, 5):
        qtbot.settle()
        assert card.answer(answer)
    qtbot.settle()
    yield card, changes
    controller.close()


def acts(card):
    return [(say(one.text), card.news.is_done(one)) for one in card.news.acts]


def test_what_a_jump_had_taken_off_the_table_is_put_there_anew(left_over, qtbot):
    """The list by which the table was laid is done with by then."""
    card, changes = left_over
    assert acts(card) == []
    card.undo()
    changes.clear()
    assert card.answer(3)
    assert acts(card) == [("Put 3 units left over into the container, unseen.", False)]
    qtbot.settle()
    assert card.answer("east")
    assert acts(card) == []
    card.undo()
    assert card.answer("west")  # everything else lies there
    assert acts(card) == []


def test_where_nothing_was_taken_off_yet_the_list_says_what_is_too_much(left_over):
    card, changes = left_over
    card.undo()
    assert card.answer(3)
    assert [say(one.change.text) for one in changes.model.rows if one.change.piece] == [
        "Take 2 units out of the container."
    ]
    assert acts(card) == [("Put 3 units left over into the container, unseen.", True)]


def test_the_same_answer_again_asks_for_nothing_that_lies_there(left_over):
    card, changes = left_over
    card.undo()
    assert card.answer(5)
    assert not changes.model.rows
    assert acts(card) == [("Put 5 units left over into the container, unseen.", True)]
