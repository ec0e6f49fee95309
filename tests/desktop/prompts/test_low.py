"""In the smallest window with the largest text nothing that answers is cut off."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize

from beachmaster.desktop.edge_fade import faded
from beachmaster.desktop.prompts.option_list import FilterList
from beachmaster.desktop.prompts.roll import RollPane
from beachmaster.storage.starting import Wish, start
from desktop.games import invent
from desktop.prompts.conftest import card_at

SMALLEST = QSize(1012, 654)
"""The card in a window of 1024 × 700 in text of 250 %."""
LISTS = 3


def room(card):
    """Return what is seen of the answers, without the ends that fade where there is more."""
    view = card.scroll_area.viewport()
    above, below = card.scroll_area.fade.more()
    return view.rect().adjusted(0, above * faded(), 0, -below * faded())


def place(card, part):
    return QRect(part.mapTo(card.scroll_area.viewport(), QPoint()), part.size())


@pytest.fixture
def low(theme, qtbot):
    """Yield a function that shows the card of a game in the smallest window."""
    made = []

    def shown(game):
        made.append(card_at(qtbot, start(Wish(game=game, seed=2))))
        card = next(made[-1])
        theme.apply(zoom=250)
        card.resize(SMALLEST)
        qtbot.settle()
        return card

    yield shown
    for one in made:
        next(one, None)


@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath"])
def test_the_dice_and_who_else_rolls_are_seen_whole(low, qtbot, game):
    card, seen = low(game), set()
    while len(seen) < 2 + (game == "bloodbath"):
        invent(card.controller)
        if isinstance(card.pane, RollPane) and card.controller.prompt.procedure not in seen:
            seen.add(card.controller.prompt.procedure)
            card.refresh()
            qtbot.settle()
            for part in (card.pane.pad, card.pane.program):
                assert room(card).contains(place(card, part)), (seen, part)


def test_the_row_that_the_keyboard_stands_on_is_seen_whole(low, qtbot):
    card, looked_at = low("hell-on-earth"), 0
    while looked_at < LISTS:
        invent(card.controller)
        lists = card.pane.findChildren(FilterList) if card.pane is not None else []
        if not (lists and lists[0].isVisible() and lists[0].proxy.rowCount() > 1):
            continue
        looked_at += 1
        card.refresh()
        view = lists[0].view
        view.setFocus()
        view.setCurrentIndex(lists[0].proxy.index(1, 0))
        qtbot.settle()
        row = view.visualRect(view.currentIndex())
        at = view.viewport().mapTo(card.scroll_area.viewport(), row.topLeft())
        assert room(card).contains(QRect(at, row.size())), card.controller.asked.key


def test_a_prompt_of_many_words_leaves_the_answers_half_of_the_card(low, qtbot):
    card = low("bloodbath")
    while card.controller.prompt.procedure != "attack":
        invent(card.controller)
    qtbot.settle()
    assert card.scroll_area.height() > card.height() / 2
    words = card.heading.prompt
    assert words.visibleRegion().boundingRect().height() >= words.heightForWidth(words.width())
