"""The end page tells how it went, and keeps what lay hidden until it is asked for."""

from threading import get_ident

import pytest
from PySide6.QtWidgets import QLabel

from beachmaster.desktop.linked_words import LinkedWords
from beachmaster.desktop.looking_back import reckoned, retrospect
from beachmaster.desktop.pages import EndPage, end
from beachmaster.desktop.pages.end import Revealed, still_hidden
from beachmaster.desktop.pages.plot import Plot, Series
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from desktop.games import ended


@pytest.fixture
def page(qtbot, theme):
    page = EndPage(ended())
    qtbot.addWidget(page)
    page.resize(1280, 740)
    page.show()
    qtbot.waitUntil(lambda: "Luck" in words(page))
    return page


def test_what_is_known_leads_to_the_list_of_it(page, qtbot):
    def told():
        return [one for one in page.findChildren(LinkedWords) if 'href="known"' in one.text()]

    qtbot.waitUntil(lambda: bool(told()))  # the library is opened off the GUI thread
    (known,) = told()
    assert "yours" in known.text()
    with qtbot.waitSignal(page.known_wanted):
        known.linkActivated.emit("known")


def test_each_turn_is_reckoned_by_itself_so_that_the_window_is_served():
    *turns, told = reckoned(ended())
    assert turns == [None] * len(told.turns)
    assert told == retrospect(ended())


def test_the_library_is_opened_off_the_gui_thread(qtbot, theme, monkeypatch):
    threads = []
    monkeypatch.setattr(end, "rules_known", lambda game: threads.append((game, get_ident())))
    page = EndPage(ended())
    qtbot.addWidget(page)
    page.show()
    qtbot.waitUntil(lambda: bool(threads))
    ((game, thread),) = threads
    assert game == "hell-on-earth"
    assert thread != get_ident()


def words(page):
    return "\n".join(one.text() for one in page.findChildren(QLabel) if one.isVisibleTo(page))


def test_it_shows_the_assessment_and_every_part_of_the_score(page):
    score = ended().overview.score
    assert say(score.outlook) in words(page)
    for part in score.parts:
        assert say(part.text) in words(page)
    assert sum(part.points for part in score.parts) == score.total


def test_the_plots_have_a_value_for_each_turn_and_tell_it_in_words(page):
    told = retrospect(ended())
    plots = page.findChildren(Plot)
    assert len(plots) == 2
    for plot in plots:
        assert plot.accessibleDescription().count("turn") >= len(told.turns)
    assert told.turns[-1].now
    assert str(told.overview.score.total) in plots[0].in_words()


def test_what_lay_hidden_is_shown_only_when_asked_for(page):
    hidden = still_hidden(ended().overview)
    revealed = page.findChild(Revealed)
    if not hidden:
        assert revealed is None
        return
    name = say(hidden[0].name)
    assert name not in words(page)
    revealed.button.click()
    assert name in words(page)


def test_luck_is_told_for_both(page):
    assert "dice" in words(page)
    assert "expected" in words(page)


@pytest.mark.parametrize("signal", ["report_wanted", "look_back_wanted", "start_wanted"])
def test_its_buttons_ask_for_what_they_say(page, qtbot, signal):
    with qtbot.waitSignal(getattr(page, signal)):
        page.button(signal).click()


def test_no_button_is_cut_off_in_a_narrow_page(page, qtbot):
    page.resize(360, 740)
    qtbot.settle()
    for signal in ("report_wanted", "look_back_wanted", "start_wanted"):
        button = page.button(signal)
        assert page.rect().contains(button.mapTo(page, button.rect().bottomRight()))
        assert button.width() >= button.sizeHint().width()


def test_in_a_large_window_the_charts_grow_no_higher_than_they_are_wide(page, qtbot, theme):
    page.resize(2560, 1400)
    qtbot.settle()
    for plot in page.findChildren(Plot):
        assert plot.minimumSizeHint().height() <= plot.height() <= theme.space(16)
        assert plot.height() < plot.width()


def test_where_a_line_dips_its_number_stands_below_it(theme, qtbot):
    plot = Plot(T("Score"), ["1", "2", "3"], [Series(T("Points"), "accent", (0.0, -1.0, 0.0))])
    qtbot.addWidget(plot)
    assert [plot._stands_above(0, place) for place in range(3)] == [True, False, True]
