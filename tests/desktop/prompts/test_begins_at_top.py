"""A new prompt begins at its top: the acts and the rule above a form are seen before its fields."""

import pytest
from PySide6.QtCore import QPoint, QRect

from beachmaster.engine.prompt import Record
from desktop.games import invent

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
