"""The window puts its parts together, stays within its screen, and hands keys on."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from beachmaster.desktop.app import open_window
from beachmaster.desktop.dialogs.preferences import PreferencesDialog
from beachmaster.desktop.layout.plan import CARD_HEIGHT
from beachmaster.desktop.linked_words import LinkedWords
from beachmaster.desktop.main_window import MainWindow
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.desktop.translators import Translators
from beachmaster.engine.text import plain_text
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Wish


@pytest.fixture
def window(qtbot, theme, qapp):
    """Open the window and wait until everything is there."""
    window = open_window(qapp)
    qtbot.addWidget(window)
    qtbot.waitUntil(lambda: window.parts is not None and window.parts.built, timeout=20_000)
    yield window
    window.close()
    wait_for_tasks()


@pytest.fixture
def game(window, qtbot):
    """Begin a game in the window."""
    window.parts.begin(Wish(game="hell-on-earth", seed=1))
    qtbot.waitUntil(lambda: window.controller.is_open, timeout=20_000)
    qtbot.settle()
    return window


@pytest.mark.parametrize("way", ["help", "legend"])
def test_what_stands_on_a_counter_is_one_tap_away(game, way, qtbot):
    parts, said = game.parts, []
    parts.rules.rule_shown.connect(said.append)
    if way == "help":
        parts.actions["counter"].trigger()
    else:
        parts.board._show_legend(visible=True)
        links = parts.board._legend.findChildren(LinkedWords)
        next(one for one in links if "counter" in one.text()).linkActivated.emit("counter")
    qtbot.waitUntil(lambda: "hoe:3.3" in said, timeout=10_000)


def test_the_first_window_is_roomy_and_within_its_screen(window):
    room = window.screen().availableSize()
    assert window.width() <= room.width()
    assert window.height() <= room.height()
    assert window.width() >= 80 * window.theme.em


def test_the_first_window_leaves_room_for_its_title_bar(qtbot, theme, qapp, monkeypatch):
    """On a screen no larger than the window, the foot of it would lie below the screen."""
    small = SimpleNamespace(availableSize=lambda: QSize(1280, 800))
    monkeypatch.setattr(MainWindow, "screen", lambda _window: small)
    window = MainWindow(Settings(), theme, Translators(qapp))
    qtbot.addWidget(window)
    assert window.height() <= 800 - 40
    assert 1200 <= window.width() <= 1280 - 10


def test_map_and_strip_stand_beside_a_game_and_not_beside_the_start_page(window, game, qtbot):
    layouts = window.parts.layouts
    assert layouts.strip.isVisible()
    assert layouts.is_shown("board")
    window.parts.show_start()
    assert not layouts.strip.isVisible()
    assert not layouts.is_shown("board")
    window.parts.show_game()
    assert layouts.strip.isVisible()
    assert layouts.is_shown("board")


def test_a_game_that_is_opened_after_another_lays_its_map_out_once(game, qtbot, monkeypatch):
    board, laid = game.parts.board.map, []
    taken = board.set_chart
    monkeypatch.setattr(
        board,
        "set_chart",
        lambda chart, *rest: laid.append(chart is not None) or taken(chart, *rest),
    )
    game.parts.begin(Wish(game="hell-on-earth", seed=2))
    qtbot.waitUntil(lambda: game.controller.is_open, timeout=20_000)
    qtbot.settle()
    assert laid.count(True) == 1


def test_enter_presses_the_button_that_the_keyboard_stands_on(window, qtbot):
    button = window.parts.start.cards["hell-on-earth"].begin
    window.activateWindow()
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert window.pages.currentWidget() is window.parts.new_game


def test_keys_reach_the_card_when_what_had_the_keyboard_has_gone(game, qtbot):
    game.activateWindow()
    qtbot.waitUntil(game.isActiveWindow)
    QApplication.focusWidget().clearFocus()
    before = game.controller.session.tree.next_id
    QTest.keyClick(game, Qt.Key.Key_D)
    assert game.controller.session.tree.next_id > before


def test_a_search_may_outlive_the_control_it_was_called_from(game, qtbot):
    game.activateWindow()
    qtbot.waitUntil(game.isActiveWindow)
    game.card.focus_answers()
    game.parts.palette.open()
    game.controller.auto()
    qtbot.settle()
    QTest.keyClick(game.parts.palette.line, Qt.Key.Key_Escape)
    assert not game.parts.palette.isVisible()


@pytest.mark.parametrize("size", [(1024, 700), (1440, 900), (2560, 1440), (3000, 2000)])
def test_the_map_takes_what_the_card_leaves(window, qtbot, size):
    window.resize(*size)
    window.parts.begin(Wish(game="hell-on-earth", seed=1))
    qtbot.waitUntil(lambda: window.controller.is_open, timeout=20_000)
    qtbot.settle()
    assert abs(window.column.width() - 27 * window.theme.em) < 8
    assert window.parts.board.width() > size[0] - window.column.width() - 12
    assert (window.width(), window.height()) == size


def test_a_game_that_cannot_be_opened_leads_to_the_start_page(window, tmp_path, qtbot):
    broken = tmp_path / "broken.beachmaster"
    broken.write_bytes(b"no game" * 200)
    window.parts.open_file(broken)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.parts.start)
    assert window.notice.isVisible()


def test_a_game_that_opens_gives_the_card_the_keyboard(game, qtbot):
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    assert game.card.isAncestorOf(QApplication.focusWidget())


def test_the_window_names_the_game_only_while_it_shows_it(game, window):
    assert window.windowTitle() == "Iwo Jima: Hell on Earth, turn 1"
    window.parts.show_start()
    assert window.windowTitle() == "Beachmaster"
    window.parts.show_new("bloodbath")
    assert window.windowTitle() == "Beachmaster"
    window.parts.show_game()
    assert window.windowTitle() == "Iwo Jima: Hell on Earth, turn 1"


def test_what_went_wrong_is_taken_away_when_the_player_goes_on(game, qtbot):
    game.notice.warn(plain_text("No good."))
    qtbot.settle()
    game.controller.bookmark("here")
    assert game.notice.isVisible()
    game.controller.auto()
    assert not game.notice.isVisible()


def test_enter_on_a_choice_of_the_new_game_begins_it(window, qtbot):
    window.parts.show_new("hell-on-earth")
    window.activateWindow()
    radio = window.parts.new_game.choice.ground.card("tracked")
    radio.setFocus()
    qtbot.waitUntil(radio.hasFocus)
    with qtbot.waitSignal(window.parts.new_game.wanted):
        QTest.keyClick(radio, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.controller.is_open, timeout=20_000)


def test_the_buttons_of_a_dialog_have_no_pictures(window):
    window.parts.dialogs.show_preferences()
    dialog = window.findChild(PreferencesDialog)
    buttons = dialog.findChild(QDialogButtonBox).buttons()
    assert [one.icon().isNull() for one in buttons] == [True]
    # a desktop may want pictures that this unseen screen does not
    assert "buttons-have-icons: 0" in QApplication.instance().styleSheet()
    dialog.close()


def test_tab_goes_through_the_new_game_as_it_is_read(window, qtbot):
    page = window.parts.new_game
    window.parts.show_new("hell-on-earth")
    window.activateWindow()
    page.ways.rulings.click()
    page.options.list.setCurrentIndex(page.options.list.model().index(2, 0))
    page.choice.shelf.card("hell-on-earth").setFocus()
    qtbot.waitUntil(page.choice.shelf.card("hell-on-earth").hasFocus)
    met = []
    while not page.begin_button.hasFocus() and len(met) < 40:
        met.append(QApplication.focusWidget())
        QTest.keyClick(met[-1], Qt.Key.Key_Tab)
    table = page.choice, page.ways.dice_and_bags
    halves = [any(half.isAncestorOf(one) for half in table) for one in met[:-2]]
    assert halves == sorted(halves)
    at_list = met.index(page.options.list)
    assert page.options.detail.isAncestorOf(met[at_list + 1])
    below = [page.choice.unfold, *page.books.values()]
    assert met[at_list + 2 : at_list + 2 + len(below)] == below
    assert met[-2:] == [page._back, page.first_page]


def test_a_window_keeps_its_size_however_fast_text_grows(game, window, qtbot):
    window.resize(1280, 800)
    window.parts.layouts.reset()
    qtbot.settle()
    size = window.size()
    for _twice in range(3):
        QTimer.singleShot(0, lambda: window.theme.step_zoom(1))
        QTimer.singleShot(0, lambda: window.theme.step_zoom(1))
        qtbot.settle()
        assert window.size() == size, window.theme.zoom


def test_text_size_by_its_keys_says_what_it_is_now_and_moves_nothing(window, theme, qtbot):
    qtbot.settle()
    said, top = window.parts.text_size.said, window.body.y()
    window.parts.actions["zoom-in"].trigger()
    assert said.text() == "Text size 110%."
    qtbot.settle()
    assert said.isVisible()
    assert not window.notice.isVisible()
    theme.apply(zoom=250)
    window.parts.actions["zoom-in"].trigger()
    assert said.text() == "Text size 250%, as before."
    window.parts.actions["zoom-reset"].trigger()
    assert said.text() == "Text size 100%."
    qtbot.settle()
    assert window.body.y() == top


def test_the_text_size_is_a_notice_where_the_menus_leave_no_room(window, theme, qtbot):
    window.resize(360, 600)
    qtbot.settle()
    window.parts.actions["zoom-in"].trigger()
    assert window.notice.words == "Text size 110%."
    assert not window.parts.text_size.said.text()
    window.resize(1280, 800)
    qtbot.settle()
    window.parts.actions["zoom-in"].trigger()
    assert not window.notice.words
    assert window.parts.text_size.said.text() == "Text size 125%."


def test_with_the_rules_open_the_main_button_and_some_answers_are_seen(window, qtbot):
    """Also where the list of what changes on the table stands on the page."""
    window.resize(1280, 800)
    window.parts.begin(Wish(game="hell-on-earth", seed=5))
    qtbot.waitUntil(lambda: window.controller.is_open, timeout=20_000)
    window.parts.table_list.follow_as("always")
    while window.controller.prompt.procedure != "move":
        window.controller.act(lambda: window.controller.session.auto(invent=True))
    window.parts.layouts.show_panel("rules")
    for listed in (False, True):
        if listed:
            window.controller.undo("phase")
        qtbot.settle()
        assert window.parts.rules.isVisible()
        assert window.game_page._switch.isVisible() == listed
        button = window.card.bar.next
        assert button.visibleRegion().boundingRect() == button.rect(), listed
        assert window.card.height() >= window.card.minimumSizeHint().height(), listed
        assert window.card.height() >= CARD_HEIGHT * window.theme.em
