"""As text grows, the window stays within the screen and its pages cut no words off."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest

from beachmaster.desktop.main_window import MainWindow
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.desktop.theme import current
from beachmaster.desktop.translators import Translators
from beachmaster.engine.auto import program_answer
from beachmaster.storage.saves import new_save
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Wish
from desktop.clipping import clipped

SIZES = (100, 200, 250)
SCREENS = [pytest.param(QSize(1024, 700), id="small"), pytest.param(QSize(1280, 800), id="laptop")]
GAMES = ("hell-on-earth", "bloodbath")
GROUNDS = ("tracked", "own", "table")


@pytest.fixture(params=SCREENS)
def screen(request):
    """Return the room that the screen has."""
    return request.param


@pytest.fixture
def window(qtbot, theme, qapp, screen, data_folder):
    """Open the window as large as the screen."""
    made = MainWindow(Settings(), current(), Translators(qapp))
    qtbot.addWidget(made)
    made.resize(screen)
    made.show()
    made.build_parts()
    qtbot.settle()
    yield made
    current().apply(zoom=100)
    made.close()
    wait_for_tasks()


def begin(window, qtbot, game, ground, seed=1):
    """Begin a game in the window."""
    wish = Wish(game=game, seed=seed, my_map=ground == "own", table=ground == "table")
    wish.save = new_save(game)
    with qtbot.waitSignal(window.controller.changed, timeout=20_000):
        window.parts.begin(wish)
    qtbot.waitUntil(lambda: window.controller.is_open)
    qtbot.settle()
    if not window.parts.card.isVisible():  # the list of what to lay out has its place
        QTest.mouseClick(window.game_page._to_card, Qt.MouseButton.LeftButton)
        qtbot.settle()
    return window.parts


def at_every_size(window, qtbot, screen, parts):
    """Walk the text sizes, and look at the parts at each."""
    for size in SIZES:
        window.theme.apply(zoom=size)
        qtbot.settle()
        within(window, screen, size)
        for part in parts:
            assert part.isVisible(), size
            assert clipped(part) == [], size
    window.theme.apply(zoom=100)
    qtbot.settle()


def within(window, screen, size):
    assert window.size() == window.size().boundedTo(screen), (size, window.size())


@pytest.mark.parametrize("page", ["start", "new_game"])
def test_the_pages_before_a_game_stay_within_the_screen(window, qtbot, screen, page):
    window.parts.show_start() if page == "start" else window.parts.show_new()
    at_every_size(window, qtbot, screen, [getattr(window.parts, page)])


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_stays_within_the_screen(window, qtbot, screen, game, ground):
    parts = begin(window, qtbot, game, ground)
    at_every_size(window, qtbot, screen, [parts.card])


def test_the_question_about_the_map_stays_within_the_screen(window, qtbot, screen):
    parts = begin(window, qtbot, "hell-on-earth", "own")
    controller = window.controller
    while controller.map_ask is None:
        asked = controller.asked
        controller.answer(program_answer(asked.prompt, controller.session.seed, asked.key))
    qtbot.settle()
    assert not parts.card.map_ask.isHidden()
    at_every_size(window, qtbot, screen, [parts.card])


@pytest.mark.parametrize("game", GAMES)
def test_the_map_being_learned_stays_within_the_screen(window, qtbot, screen, game):
    parts = begin(window, qtbot, game, "own")
    QTest.mouseClick(parts.board.bar.learn, Qt.MouseButton.LeftButton)
    qtbot.settle()
    assert parts.board.ahead.panel.isVisible()
    at_every_size(window, qtbot, screen, [parts.board])
