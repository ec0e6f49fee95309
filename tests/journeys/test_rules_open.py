"""With the rules unfolded below the card, the answers have the room that they need."""

import pytest
from PySide6.QtCore import QPoint

from beachmaster.desktop.layout.plan import FOLD_HEIGHT
from beachmaster.desktop.prompts.option_list import FilterList
from beachmaster.desktop.theme import current
from beachmaster.engine.text import plain_text
from desktop.games import invent
from journeys import tour

ROWS, EMS, LEAST = 3, 7, 4.5
"""So many rows of a list are seen at least, or of longer rows so many ems; less below dice and a
prompt of three lines."""
ANSWERS, LINES = 60, 4


def covered(player):
    """Return where the main button ends and what stands below it begins, if it is not whole."""
    window, card = player.window, player.card
    button, line = card.bar.next, player.parts.layouts.line
    end = button.mapTo(window, QPoint()).y() + button.height()
    below = line.mapTo(window, QPoint()).y()
    whole = button.visibleRegion().boundingRect() == button.rect()
    return [] if whole and end <= below else [("button", end, below)]


def short_lists(player):
    """Return the lists of which less is seen, where the list is the answer."""
    card, found = player.card, []
    asks = card.controller.prompt.kind in ("choose", "place", "draw")
    for listing in card.pane.findChildren(FilterList) if asks else []:
        view = listing.view
        if view.isVisible():
            last = min(ROWS, view.model().rowCount()) - 1
            wanted = view.visualRect(view.model().index(last, 0)).center().y()
            seen = view.viewport().visibleRegion().boundingRect().height()
            heading = card.heading
            long = heading.prompt.height() > current().space(LINES)
            full = LEAST if long and heading.moment.isVisible() else EMS
            if seen < min(wanted, current().space(full)):
                found.append(("list", last, seen, wanted))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath", "ie-shima"])
def test_unfolded_rules_cover_no_button_and_leave_lists_three_rows(player, tmp_path, game):
    """At 1280x800, and at the least height with room for them, below a notice and what stands."""
    tour.begin(player, tmp_path, table=False, game=game)
    layouts, asked, found = player.parts.layouts, set(), []
    player.window.resize(1280, 800)
    layouts.show_panel("rules")
    for answer in range(ANSWERS):
        prompt = player.controller.prompt
        if prompt is not None and prompt.procedure not in asked:
            asked.add(prompt.procedure)
            player.window.resize(1280, 800)
            player.window.notice.clear()
            player.qtbot.settle()
            assert layouts.fold.isVisible()
            now = covered(player) + short_lists(player)
            player.window.resize(1280, current().space(FOLD_HEIGHT) + 1)
            layouts.show_panel("turn")
            player.window.notice.tell(plain_text("A notice stands here."))
            player.qtbot.settle()
            assert layouts.fold.isVisible()
            found += [(answer, prompt.procedure, *one) for one in now + covered(player)]
        invent(player.controller)
    assert found == []
    assert len(asked) > 1


@pytest.mark.slow
def test_the_rules_of_a_prompt_are_offered_in_one_row(player, tmp_path):
    """Where many are, those that have no room are left out: the page keeps its height."""
    tour.begin(player, tmp_path, table=False, game="hell-on-earth")
    player.window.resize(1280, 800)
    rules = player.parts.rules
    player.parts.layouts.show_panel("rules")
    for _answer in range(ANSWERS):
        prompt = player.controller.prompt
        if prompt is not None and prompt.procedure == "attack":
            break
        invent(player.controller)
    player.qtbot.settle()
    shown = [chip for chip in rules._chips() if chip.isVisible()]
    assert len(prompt.rules) > len(shown) > 1
    assert len({chip.y() for chip in shown}) == 1
    assert rules.browser.height() > current().space(6)
