"""The large card does everything that the card of the desk does, in letters for two metres."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from beachmaster.desktop.buttons import TARGET
from beachmaster.desktop.theme import current
from beachmaster.desktop.translators import Translators
from beachmaster.engine.text import ENGLISH
from desktop.conftest import opened
from desktop.games import ended, invent, played
from desktop.looks import EVERY_LOOK, look
from desktop.stretching import Stretched

Key = Qt.Key
SCREENS = ((1024, 700), (1280, 800), (1920, 1080), (2560, 1440))


def reach(controller, fits):
    while not fits(controller.prompt):
        invent(controller)


def painted(player, widget) -> QRect:
    """Return where on the screen a control of the page is painted."""
    view = player.large.view
    inside = widget.rect().translated(widget.mapTo(player.large.page, widget.rect().topLeft()))
    return view.transform().mapRect(inside)


@pytest.mark.parametrize("size", SCREENS)
def test_answers_are_a_twentieth_of_the_screen_high_on_every_screen(before, size):
    player = before(opened("tracked"), size)
    em = current().em * player.large.view.scale_now
    assert em >= min(size[1] * 0.95 / 21, size[0] / 33)
    view = player.large.view.geometry()
    assert view.left() > 0
    assert player.large.rect().bottom() > view.bottom()
    bar = painted(player, player.card.bar)
    assert player.large.view.rect().contains(bar)
    player.controller.close()


@pytest.mark.parametrize("zoom", [100, 200])
def test_letters_are_never_smaller_than_on_the_desk(before, zoom):
    with look("light", zoom, longer=False):
        player = before(played(60))
        assert player.large.view.scale_now >= 1


@EVERY_LOOK
def test_nothing_leaves_the_screen_in_any_look(before, theme_name, zoom, longer):
    with look(theme_name, zoom, longer):
        player = before(played(60), (1024, 700))
        view = player.large.view
        for part in (player.card.bar, player.card.heading, player.card.bar.next):
            assert view.rect().adjusted(-1, -1, 1, 1).contains(painted(player, part))
        assert not player.large.grab().isNull()


def test_the_main_button_stays_at_one_place(before):
    controller = opened("tracked")
    player = before(controller)
    places = set()
    for _ in range(60):
        invent(controller)
        player.qtbot.settle()
        places.add(painted(player, player.card.bar.next).getRect())
    assert len(places) == 1
    controller.close()


def test_a_finished_game_says_so(before):
    player = before(ended())
    assert player.card.heading.prompt.text() == "The game is over."


def test_a_tick_on_one_card_is_one_on_the_other(before):
    controller = opened("tracked")
    player = before(controller)
    reach(controller, lambda _prompt: player.card.news.ticks)
    player.qtbot.settle()
    large, desk = player.card.news.ticks[0], player.desk_card.news.ticks[0]
    large.click()
    assert desk.isChecked()
    desk.click()
    assert not large.isChecked()
    controller.close()


def test_an_answer_on_either_card_is_news_on_both(before):
    controller = opened("tracked")
    player = before(controller)
    player.key(Key.Key_D)
    assert controller.session.tree.cursor
    shown = [card.heading.moment for card in (player.card, player.desk_card)]
    assert shown[0].accessibleName()
    assert shown[0].moment == shown[1].moment
    assert not any(one.isHidden() for one in shown)
    player.desk_card.next()
    player.qtbot.settle()
    assert player.card._asked is controller.asked
    controller.close()


def test_taking_back_lists_what_to_change_on_the_table(before):
    controller = opened("table")
    player = before(controller)
    for _ in range(12):
        invent(controller)
    player.qtbot.settle()
    before_undo = controller.session.tree.cursor
    player.control(Key.Key_Z)
    assert controller.session.tree.cursor < before_undo
    copied = player.large.page._list
    assert copied.title.text() == player.table_list.title.text()
    assert copied.isHidden() == player.table_list.isHidden()
    player.table_list.clear()
    assert copied.isHidden()
    player.control(Key.Key_Y)
    assert controller.session.tree.cursor == before_undo
    controller.close()


def test_f1_tells_the_rule_of_the_prompt_in_short(before):
    controller = opened("tracked")
    player = before(controller)
    reach(controller, lambda prompt: prompt.rules)
    player.qtbot.settle()
    rule = controller.prompt.rules[0]
    player.key(Key.Key_F1)
    player.qtbot.waitUntil(player.card.teaching.isVisible, timeout=20_000)
    assert rule in player.card.teaching.text.text()
    controller.close()


def test_why_is_told_on_the_card(before):
    player = before(played(60))
    player.key(Key.Key_W)
    assert player.card.why.words()


def test_long_lists_are_paged_and_the_row_is_seen(before):
    controller = opened("tracked", game="bloodbath")
    player = before(controller)
    reach(controller, lambda prompt: len(getattr(prompt, "options", ())) > 12)
    player.qtbot.settle()
    listing = player.card.pane.listing
    player.key(Key.Key_PageDown)
    player.key(Key.Key_PageDown)
    assert listing.current() > 1
    row = listing.view.visualRect(listing.view.currentIndex())
    assert listing.view.viewport().rect().contains(row.center())
    area = player.card.scroll_area
    at = listing.view.viewport().mapTo(area.viewport(), row.center())
    assert area.viewport().rect().contains(at)
    controller.close()


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_F11])
def test_escape_and_f11_leave(before, key):
    player = before(played(60))
    player.key(key)
    assert not player.large.isVisible()


def test_escape_held_leaves_nothing_until_it_is_let_go(before):
    player = before(played(60))
    player.press(Key.Key_Escape, released=False)
    assert player.large.isVisible()
    player.press(Key.Key_Escape)
    assert not player.large.isVisible()


def test_it_fills_the_screen_or_not_and_remembers_which(before):
    player = before(played(60))
    player.key(Key.Key_F9)
    assert player.large.isFullScreen()
    player.key(Key.Key_F9)
    assert not player.large.isFullScreen()
    assert player.large._file.value("large-fills") == "no"


def test_it_goes_to_the_screen_that_was_chosen_and_comes_back_when_that_is_gone(before):
    player = before(played(60))
    large, desk = player.large, player.desk.screen()
    other = next(one for one in QGuiApplication.screens() if one is not desk)
    player.key(Key.Key_F12)
    assert large.chosen == other.name()
    assert other.geometry().contains(large.geometry().center())
    QApplication.instance().screenRemoved.emit(other)
    player.qtbot.settle()
    assert large.isVisible()
    assert desk.geometry().contains(large.geometry().center())
    QApplication.instance().screenAdded.emit(other)
    assert other.geometry().contains(large.geometry().center())


def test_the_desk_stays_usable_beside_it(before):
    controller = opened("tracked")
    player = before(controller)
    cursor = controller.session.tree.cursor
    player.desk.activateWindow()
    player.qtbot.waitUntil(player.desk.isActiveWindow)
    player.qtbot.keyClick(player.desk_card, Key.Key_D)
    assert controller.session.tree.cursor > cursor
    assert player.card._asked is controller.asked
    controller.close()


def test_all_that_is_pressed_is_two_and_a_half_ems_high(before):
    controller = opened("tracked")
    player = before(controller)
    for _ in range(80):
        invent(controller)
        player.qtbot.settle()
        bar = player.card.bar
        grid = getattr(player.card.pane, "grid", None)
        for button in (bar.undo, bar.redo, bar.why, bar.next, *(grid.buttons if grid else ())):
            assert button.height() >= int(TARGET * current().em) - 1
    controller.close()


def test_tab_reaches_the_buttons_above_the_page_and_comes_back(before):
    player = before(played(60))
    reached, back = set(), False
    for _ in range(60):
        player.key(Key.Key_Tab)
        stands = QApplication.focusWidget()
        back = back or (bool(reached) and stands is player.large.view)
        reached |= {stands} & set(player.large.buttons)
    assert reached == {one for one in player.large.buttons if one.isVisible()}
    assert back
    while QApplication.focusWidget() is not player.large.buttons[-1]:
        player.key(Key.Key_Backtab)
    player.key(Key.Key_Space)
    assert not player.large.isVisible()


def test_rows_of_lists_are_two_and_a_half_ems_high(before):
    controller = opened("tracked", game="bloodbath")
    player = before(controller)
    reach(controller, lambda prompt: len(getattr(prompt, "options", ())) > 12)
    player.qtbot.settle()
    view = player.card.pane.listing.view
    rows = [view.visualRect(view.model().index(at, 0)).height() for at in range(4)]
    assert min(rows) >= int(TARGET * current().em) - 1
    controller.close()


def test_a_game_that_is_closed_closes_it(before):
    controller = opened("tracked")
    player = before(controller)
    controller.close()
    assert not player.large.isVisible()


def test_another_language_is_spoken_at_once(before, qapp):
    translators = Translators(qapp)
    controller = opened("tracked")
    player = before(controller)
    invent(controller)
    player.qtbot.settle()
    words = [one.text() for one in player.large.buttons]
    prompt, title = player.card.heading.prompt.text(), player.large.windowTitle()
    translators.use(Stretched())
    player.qtbot.settle()
    assert player.large.windowTitle() != title
    assert all(one.text() != was for one, was in zip(player.large.buttons, words, strict=True))
    assert player.card.heading.prompt.text() != prompt
    translators.use(ENGLISH)
    player.qtbot.settle()
    assert player.card.heading.prompt.text() == prompt
    controller.close()


def test_the_movement_coach_is_worked_out_once_for_both_cards(before, monkeypatch):
    controller = opened("tracked")
    reach(controller, lambda prompt: prompt.coach is not None)
    told, tells = [], controller.prompt.coach._tells
    controller.prompt.coach._tells = lambda: told.append(1) or tells()
    controller.prompt.coach.forget()
    player = before(controller)
    assert player.card.heading.coach.details.text() or player.card.heading.coach.cannot.text()
    assert told == [1]
    controller.prompt.refresh()  # the state was put right by hand
    controller.prompt.coach.coach()
    assert told == [1, 1]
    controller.close()
