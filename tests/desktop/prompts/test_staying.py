"""Another theme, text size or language leaves the player where they are in the card."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from beachmaster.desktop.prompts.roll import RollPane
from beachmaster.engine.prompt import Record
from beachmaster.storage.starting import Wish, start
from desktop.games import invent
from desktop.prompts.conftest import card_at

DOWN = 60


@pytest.fixture
def scrolled(theme, qtbot):
    """Show a form that is half told, scrolled on, with the keyboard in its second field."""
    for card in card_at(qtbot, start(Wish(game="bloodbath", seed=2))):
        while not (isinstance(card.controller.prompt, Record) and card.controller.prompt.opens):
            invent(card.controller)
        card.resize(389, 500)
        qtbot.settle()
        first, *_ = card.pane.form.controls
        assert first.put(first.field.options[0].value)
        qtbot.settle()
        card.pane.form.controls[1].focus_at().setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.settle()
        bar = card.scroll_area.verticalScrollBar()
        bar.setValue(max(bar.value(), DOWN))
        qtbot.settle()
        yield card


def test_other_colours_change_nothing_but_colours(scrolled, theme, qtbot):
    pane, focus = scrolled.pane, QApplication.focusWidget()
    before = scrolled.scroll_area.verticalScrollBar().value()
    theme.apply("dark")
    qtbot.settle()
    assert scrolled.pane is pane
    assert QApplication.focusWidget() is focus
    assert scrolled.scroll_area.verticalScrollBar().value() == before


@pytest.mark.parametrize("zoom", [125, 250])
def test_another_text_size_keeps_what_was_told_and_the_place(scrolled, theme, qtbot, zoom):
    told = scrolled.pane.form.value()
    theme.apply(zoom=zoom)
    qtbot.settle()
    assert scrolled.pane.form.value() == told
    focus, area = QApplication.focusWidget(), scrolled.scroll_area
    assert scrolled.pane.form.controls[1].isAncestorOf(focus)
    assert area.verticalScrollBar().value() > 0
    assert not focus.visibleRegion().isEmpty()


def test_dice_pressed_so_far_stay_pressed(theme, qtbot):
    for card in card_at(qtbot, start(Wish(game="bloodbath", seed=2))):
        while not (isinstance(card.pane, RollPane) and card.pane.prompt.dice.total > 1):
            invent(card.controller)
        qtbot.settle()
        card.pane.press(3)
        theme.apply(zoom=150)
        qtbot.settle()
        assert card.pane.rolled == [3]
        assert card.pane.shown[0].value == 3


def test_what_was_typed_in_a_list_stays(card, theme, qtbot):
    listing = None
    while listing is None or listing.line.isHidden():
        invent(card.controller)
        listing = card.pane.listing
    qtbot.settle()
    row = listing.model.rows[1]
    listing.line.setText(row.words[:3])
    before = listing.proxy.rowCount()
    theme.apply(zoom=150)
    qtbot.settle()
    assert card.pane.listing is not listing
    assert card.pane.listing.line.text() == row.words[:3]
    assert card.pane.listing.proxy.rowCount() == before
