"""The odds of what one is about to do are in sight without scrolling, in whole or in brief."""

from fractions import Fraction

import pytest
from PySide6.QtCore import QPoint, QRect, QSize

from beachmaster.desktop.prompts.odds import Bar, Chances, OddsChart
from beachmaster.desktop.prompts.odds_brief import OddsBrief, in_brief
from beachmaster.engine.deciding import decide_all
from beachmaster.storage.starting import Wish, start
from desktop.prompts.conftest import card_at

COLUMN = QSize(389, 675)
"""The card beside the map in a window of 1280 × 800."""
ATTACKS = {"hell-on-earth": 2, "bloodbath": 2, "ie-shima": 1}
"""The games, and how many attacks are looked at in each."""
WHO = {"ie-shima": "commander-v-plain"}
"""Who plays where the automatic commander is the Japanese one."""


def seen_whole(card, part):
    """Tell whether all of a part is seen where the card is."""
    rect, outer = QRect(part.mapTo(card, QPoint()), part.size()), part.parentWidget()
    while outer is not None and outer is not card:
        rect &= QRect(outer.mapTo(card, QPoint()), outer.size())
        outer = outer.parentWidget()
    return part.isVisible() and rect.height() == part.height() > 0


def attacks(card, qtbot, wanted):
    """Play as the automatic commander does; yield at attacks that are told but not answered."""
    controller = card.controller
    playing = controller.playing
    player = playing.factory.player(WHO.get(playing.setup.game, "commander"), playing.session)
    while wanted:
        if controller.decider is not None:
            controller.act(lambda: decide_all(controller.session))
        asked = controller.asked
        answer, told = player.answer(asked), asked.prompt.procedure == "attack"
        if told:
            card.news.open()  # what was to be done on the table was seen
            card.refresh()
            qtbot.settle()
            card.pane.form.fill(answer)
            qtbot.settle()
            yield asked.key
            wanted -= 1
        controller.blockSignals(True)
        assert controller.answer(answer)
        controller.blockSignals(False)


@pytest.mark.parametrize("game", ATTACKS)
def test_the_odds_of_each_attack_are_seen_while_it_is_declared(theme, qtbot, game):
    for card in card_at(qtbot, start(Wish(game=game, seed=2))):
        card.resize(COLUMN)
        for where in attacks(card, qtbot, ATTACKS[game]):
            assert card.odds.tables, where
            assert card.scroll_area.verticalScrollBar().value() == 0
            brief, chart = card.aside.brief, card.odds.chart
            assert seen_whole(card, brief) or seen_whole(card, chart), where
            assert seen_whole(card, brief) != seen_whole(card, chart), where


def test_where_all_odds_are_in_sight_nothing_says_them_once_more(theme, qtbot):
    for card in card_at(qtbot, start(Wish(game="hell-on-earth", seed=2))):
        card.resize(1200, 1600)
        for where in attacks(card, qtbot, 1):
            assert seen_whole(card, card.odds.chart), where
            assert card.aside.brief.isHidden()


HALF, TENTH = Fraction(1, 2), Fraction(1, 10)
TABLE = Chances(
    "", (Bar("success", HALF), Bar("stalemate", 4 * TENTH), Bar("repulse of all who attack", TENTH))
)


def test_the_least_likely_become_one_where_there_is_no_room(theme):
    assert in_brief(TABLE, 2000, 1, titled=True) == [
        "Odds: 50% success\u2002·\u200240% stalemate\u2002·\u200210% repulse of all who attack"
    ]
    room = theme.space(24)
    [line] = in_brief(TABLE, room, 1, titled=True)
    assert line.endswith("10% other"), line
    assert "repulse" not in line


def test_they_are_said_anew_of_other_odds_and_in_another_size(theme, qtbot):
    chart, brief = OddsChart(), OddsBrief()
    for widget in (chart, brief):
        qtbot.addWidget(widget)

    def lines():
        brief.show_odds(chart)
        brief.fit(theme.space(40))
        return brief._in_lines(theme.space(24))

    chart.show_odds([TABLE])
    before = lines()
    assert lines() == before
    chart.show_odds([Chances("", (Bar("yes", HALF), Bar("no", HALF)))])
    assert lines() == [["Odds: 50% yes\u2002·\u200250% no"]]
    width = theme.space(24)
    low, said = brief.heightForWidth(width), brief._in_lines(width)
    theme.apply("light", 250)
    assert brief.heightForWidth(width) > 2 * low
    assert brief._in_lines(width) != said
    theme.apply("light", 100)


def test_what_is_nearly_sure_does_not_look_sure(theme):
    sure = Fraction(1, 1000)
    table = Chances("", (Bar("yes", 1 - sure), Bar("no", sure)))
    assert in_brief(table, 2000, 1) == [">99% yes\u2002·\u2002<1% no"]


def test_a_click_scrolls_to_the_whole_of_it(theme, qtbot):
    for card in card_at(qtbot, start(Wish(game="bloodbath", seed=2))):
        card.resize(COLUMN)
        for _ in attacks(card, qtbot, 1):
            card.aside.brief.wanted.emit()
            qtbot.settle()
            assert card.scroll_area.verticalScrollBar().value() > 0
            assert isinstance(card.aside.brief, OddsBrief)
            assert not card.odds.visibleRegion().isEmpty()


def test_what_stands_beside_the_answers_stays_while_they_scroll(theme, qtbot):
    """As long as all of it is seen: what is higher scrolls with them, or its end would be lost."""
    for card in card_at(qtbot, start(Wish(game="hell-on-earth", seed=2))):
        for _where in attacks(card, qtbot, 1):
            qtbot.waitUntil(card.teaching.isVisible)  # the rule comes later, and takes room
            for height, stays in ((850, True), (330, False)):
                card.resize(1000, height)
                qtbot.settle()
                bar, chart = card.scroll_area.verticalScrollBar(), card.odds.chart
                bar.setValue(0)
                before = chart.mapTo(card, QPoint())
                bar.setValue(bar.maximum())
                assert bar.value() > 0, height
                assert (chart.mapTo(card, QPoint()) == before) == stays, height
                bar.setValue(0)
                assert chart.mapTo(card, QPoint()) == before
