"""A new prompt begins at its top: the acts and the rule above a form are seen before its fields."""

import pytest
from PySide6.QtCore import QPoint, QRect

from beachmaster.engine.prompt import Record
from desktop.conftest import opened
from desktop.games import invent
from desktop.prompts.conftest import shown

FORMS = 4


@pytest.fixture
def records(table_card, qtbot):
    """Yield the card at forms that have something above them, with the keyboard in each."""

    def each():
        controller = table_card.controller
        for _ in range(FORMS):
            invent(controller)
            while not isinstance(controller.prompt, Record):
                invent(controller)
            qtbot.settle()
            yield table_card

    return each


def is_seen_from_the_top(card, part):
    """Tell whether a control lies within the first page of what scrolls."""
    area = card.scroll_area
    place = QRect(part.mapTo(area.inside, QPoint()), part.size())
    return place.bottom() < area.viewport().height() * 3 // 4


@pytest.mark.parametrize("height", [405, 520])
def test_a_form_whose_first_field_is_in_sight_is_not_scrolled_to_it(records, table_card, height):
    table_card.resize(533, height)
    seen = 0
    for card in records():
        first = card.pane.first_focus()
        if is_seen_from_the_top(card, first):
            assert card.scroll_area.verticalScrollBar().value() == 0, card.controller.prompt.text
            seen += card.scroll_area.verticalScrollBar().maximum() > 0
    assert seen


def test_what_was_just_told_is_never_scrolled_away_above_a_long_list(theme, qtbot):
    """Whether the answers come first is seen by how high they are now, not by those before."""
    controller = opened("tracked")
    card = shown(controller, qtbot)
    card.resize(420, 760)
    long = 0
    while controller.prompt is not None and controller.state.turn == 1:
        invent(controller)
        qtbot.settle()
        listing = card.pane.listing if card.pane is not None else None
        long += listing is not None and len(listing.model.rows) > 9
        above = card.news.mapTo(card.scroll_area.inside, QPoint()).y()
        told = not card.news.isHidden() and above < card.pane.y()
        assert not told or card.scroll_area.verticalScrollBar().value() <= above
    assert long
    controller.close()
