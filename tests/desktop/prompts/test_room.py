"""In the column of a small window the answers are in sight, and nothing is cut or overlaps."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QAbstractButton, QLabel

from beachmaster.desktop.prompts.card import PromptCard
from beachmaster.desktop.prompts.moment.panel import MomentPanel
from beachmaster.desktop.prompts.moment.told import moment_of
from beachmaster.desktop.prompts.news import news_of
from beachmaster.desktop.theme import current
from beachmaster.engine.deciding import decide_all
from beachmaster.storage.starting import Wish, start
from desktop.clipping import clipped
from desktop.games import invent
from desktop.prompts.conftest import card_at

SIZES = {(100, "tracked"): QSize(389, 675), (100, "table"): QSize(782, 649)}
LARGE, NARROW = QSize(790, 671), QSize(330, 690)
"""The card in a window of 1280 × 800: beside the map or the rules, in text twice
as large, and narrower beside a wider map."""
EVERY, FAR, MANY = 28, 170, 3
"""Every so many answers it is looked at, this far, and where more than so many throws land."""
ROW = 2.5
"""So much of the answers, in ems, has to be seen at least."""
WRITTEN = (QLabel, QAbstractButton, MomentPanel)
CASES = {"hell-on-earth": "tracked", "bloodbath": "table", "ie-shima": "tracked"}


def seen(card):
    """Return what is written on the card, with the rectangles in which it is seen."""
    for kind in WRITTEN:
        for one in card.findChildren(kind):
            rect, outer = QRect(one.mapTo(card, QPoint(0, 0)), one.size()), one.parentWidget()
            while outer is not None and outer is not card:
                rect &= QRect(outer.mapTo(card, QPoint(0, 0)), outer.size())
                outer = outer.parentWidget()
            if one.isVisibleTo(card) and not rect.isEmpty():
                yield one, rect


def overlaps(card):
    """Return the pairs of written things that lie on each other."""
    return [
        (one, other)
        for (one, here), (other, there) in combinations(seen(card), 2)
        if here.intersects(there) and not (one.isAncestorOf(other) or other.isAncestorOf(one))
    ]


def hidden_answers(card):
    """Return how far the answers begin below what is seen of them, in pixels, or 0."""
    view, pane = card.scroll_area.viewport(), card.pane
    top = pane.mapTo(view, QPoint(0, 0)).y()
    return max(top + min(pane.height(), current().space(ROW)) - view.height(), 0)


def looked_at(controller, game):
    """Play on without showing it; stop where the card is to be looked at."""
    for at in range(FAR):
        controller.blockSignals(True)
        invent(controller)
        if controller.decider is not None:
            controller.act(lambda: decide_all(controller.session))
        controller.blockSignals(False)
        moment = moment_of(news_of(controller, ()))
        barrage = moment is not None and len(moment.results) > MANY
        if controller.asked is not None and (at % EVERY == EVERY - 1 or barrage):
            yield f"{at} {controller.asked.key}"


@pytest.mark.parametrize("game", CASES)
def test_the_answers_are_in_sight_and_nothing_is_cut(theme, qtbot, game):
    board = CASES[game]
    for card in card_at(qtbot, start(Wish(game=game, seed=3, table=board == "table"))):
        for where in looked_at(card.controller, game):
            for zoom in (100, 200):
                theme.apply(zoom=zoom)
                card.resize(SIZES.get((zoom, board), LARGE))
                card.refresh()
                qtbot.settle()
                found = clipped(card)
                assert not found, (where, zoom, found)
                assert overlaps(card) == [], (where, zoom)
            theme.apply(zoom=100)
            for size in (SIZES[100, board], NARROW):
                card.resize(size)
                card.refresh()
                qtbot.settle()
                assert not hidden_answers(card), (where, size)


def test_the_answers_come_first_where_the_news_would_push_them_out(table_controller, qtbot):
    card = PromptCard(table_controller)
    qtbot.addWidget(card)
    card.resize(QSize(389, 700))
    card.show()
    qtbot.settle()
    how, area = card.heading.how, card.scroll_area
    how.setText("A line or two. " * 2)
    how.show()
    area.fit(card.width(), card.height())
    qtbot.settle()
    assert how.y() < card.pane.y()
    how.setText("A line of many. " * 80)
    area.fit(card.width(), card.height())
    qtbot.settle()
    assert how.y() > card.pane.y()
    assert not hidden_answers(card)
