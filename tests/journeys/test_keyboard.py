"""A whole turn by keyboard alone: from the start page to the next turn."""

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QLineEdit

from journeys import keys
from journeys.player import ON_OUR_MAP, WORDS_ONLY
from often import few

Key = Qt.Key
MOUSE = {
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.MouseMove,
}


class NoMouse(QObject):
    """Notes every mouse event there is."""

    def __init__(self):
        super().__init__()
        self.seen = []

    def eventFilter(self, watched, event):  # noqa: N802 - Qt's name
        if event.type() in MOUSE:
            self.seen.append((watched, event.type()))
        return False


@pytest.fixture
def no_mouse(qapp):
    """Fail a test in which a mouse was used."""
    watch = NoMouse()
    qapp.installEventFilter(watch)
    yield
    qapp.removeEventFilter(watch)
    assert watch.seen == []


def assert_focus(player) -> None:
    """See that the keyboard stands on something that can be seen."""
    focus = QApplication.focusWidget()
    assert focus is not None, player.card.heading.prompt.text()
    assert focus.isVisible(), focus
    assert focus.isEnabled(), focus
    assert focus.window() is QApplication.activeWindow()
    assert not focus.visibleRegion().isEmpty(), f"{focus} is scrolled out of sight"


def begin(player, board: str) -> None:
    """Begin a game with the keys: Enter on the start page, arrows and Enter on the next."""
    assert_focus(player)
    keys.tab_to(player, player.parts.start.cards["hell-on-earth"].begin)
    player.key(Key.Key_Return)
    page = player.parts.new_game
    assert player.window.pages.currentWidget() is page
    assert_focus(player)
    wanted = player.button(page, board)
    radios = wanted.group().buttons()
    for _ in range(keys.MOST_TABS):
        if QApplication.focusWidget() in radios:
            break
        player.key(Key.Key_Backtab)
    for _ in radios:
        if QApplication.focusWidget() is not wanted:
            player.key(Key.Key_Left)
    player.key(Key.Key_Space)
    assert wanted.isChecked()
    keys.tab_to(player, player.button(page, "Seed and data files"))
    player.key(Key.Key_Return)
    player.key(Key.Key_Tab)
    player.type("2")
    assert page.wish().seed == 2
    keys.tab_to(player, player.button(page, "Begin the game"))
    player.key(Key.Key_Return)
    player.wait_for_game()
    if board == WORDS_ONLY:
        assert_focus(player)
        keys.tab_to(player, player.parts.table_list.all_done)
        player.key(Key.Key_Return)


def play_turns(player, last, most=1500) -> int:
    """Answer every prompt to the end of a turn with keys; return how many there were."""
    for count in range(most):
        if player.controller.asked is None or player.controller.state.turn > last:
            return count
        assert_focus(player)
        keys.answer(player)
    raise AssertionError("the turns do not end")


@pytest.mark.slow
@pytest.mark.usefixtures("no_mouse")
@pytest.mark.parametrize("board", few([WORDS_ONLY, ON_OUR_MAP], 1))
def test_two_whole_turns_by_keyboard_alone(player, board):
    begin(player, board)
    assert play_turns(player, last=2) > 60
    assert_focus(player)
    keys.answer(player)


@pytest.mark.usefixtures("no_mouse")
def test_the_keyboard_takes_back_and_brings_back(player):
    begin(player, ON_OUR_MAP)
    for _ in range(6):
        keys.answer(player)
    asked = player.controller.asked.key
    keys.answer(player)
    after = player.controller.asked.key
    player.control(Key.Key_Z)
    assert player.controller.asked.key == asked
    assert_focus(player)
    player.control(Key.Key_Z, shift=True)
    assert player.controller.asked.key == after
    player.control(Key.Key_Z)
    player.control(Key.Key_Y)
    assert player.controller.asked.key == after
    assert_focus(player)
    keys.answer(player)


@pytest.mark.usefixtures("no_mouse")
def test_the_keyboard_searches_reads_a_rule_and_comes_back(player):
    begin(player, ON_OUR_MAP)
    player.skip(5)
    player.control(Key.Key_K)
    palette, rules = player.parts.palette, player.parts.rules
    assert palette.isVisible()
    assert QApplication.focusWidget() is palette.line
    before = player.entries
    player.type("zones of control 1 d r")
    assert player.entries == before, "a key typed in the search answered the prompt"
    player.control(Key.Key_A)
    player.type("zones of control")
    player.wait_until(lambda: palette.model.rowCount() > 0)
    player.key(Key.Key_Down)
    player.key(Key.Key_Return)
    assert not palette.isVisible()
    player.wait_until(lambda: rules.isVisible() and rules.rule.startswith("hoe:"))
    assert_focus(player)
    keys.answer(player)


@pytest.mark.usefixtures("no_mouse")
def test_escape_leaves_the_search_where_one_was(player):
    begin(player, ON_OUR_MAP)
    player.skip(5)
    stood = QApplication.focusWidget()
    player.control(Key.Key_K)
    player.key(Key.Key_Escape)
    assert QApplication.focusWidget() is stood
    keys.answer(player)


@pytest.mark.usefixtures("no_mouse")
def test_the_table_distance_card_takes_the_answers(player):
    begin(player, ON_OUR_MAP)
    player.skip(5)
    player.skip_to(lambda prompt: prompt.kind == "roll")
    player.key(Key.Key_F11)
    assert player.dialog().isFullScreen()
    before = player.entries
    player.key(Key.Key_R)
    assert player.entries > before
    player.key(Key.Key_F11)
    player.come_back()
    assert_focus(player)
    keys.answer(player)


DIALOGS = {
    "shortcuts": (Key.Key_Slash, "Keyboard"),
    "preferences": (Key.Key_Comma, "Preferences"),
    "report": (Key.Key_R, "report"),
    "pack-away": (Key.Key_P, "Pack"),
    "bookmark": (Key.Key_D, "Bookmark"),
    "check-table": (Key.Key_T, "Check the table"),
}


@pytest.mark.usefixtures("no_mouse")
@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_opens_and_closes_by_keyboard_and_gives_the_focus_back(player, name):
    begin(player, ON_OUR_MAP)
    player.skip(30)
    key, title = DIALOGS[name]
    player.control(key)
    assert title in player.dialog().windowTitle()
    assert_focus(player)
    player.key(Key.Key_Escape)
    player.come_back()
    assert_focus(player)
    assert player.card.isAncestorOf(QApplication.focusWidget())
    keys.answer(player)


@pytest.mark.usefixtures("no_mouse")
def test_the_keyboard_sets_a_bookmark(player):
    begin(player, ON_OUR_MAP)
    player.skip(10)
    player.control(Key.Key_D)
    assert player.dialog().isVisible()
    player.type("before the storm")
    player.key(Key.Key_Return)
    assert "before the storm" in player.controller.session.tree.bookmarks


@pytest.mark.usefixtures("no_mouse")
def test_single_keys_stay_silent_while_one_types(player):
    begin(player, WORDS_ONLY)
    player.skip(12)
    player.key(Key.Key_3, Qt.KeyboardModifier.AltModifier)
    search = player.parts.journal.search
    before = player.entries
    keys.tab_to(player, search.findChild(QLineEdit))
    player.type("urdwpny1234567890")
    assert player.entries == before
    assert not player.card.why.isVisible()
