"""As text grows, the window stays within the screen and its pages cut no words off."""

import json

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from beachmaster.desktop.large.window import LargeWindow
from beachmaster.desktop.layout.plan import LAYOUTS
from beachmaster.desktop.main_window import MainWindow
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.desktop.theme import current
from beachmaster.desktop.translators import Translators
from beachmaster.engine.auto import program_answer
from beachmaster.engine.placing import Lattice
from beachmaster.storage.saves import new_save
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Wish
from desktop.clipping import clipped
from desktop.games import invent
from games.hell_on_earth.play import hidden, shown
from often import few

SIZES = (100, 200, 250)


class Screen(QSize):
    """The room that a screen has, and the text sizes that are walked on it."""

    def __init__(self, wide, high, *zooms):
        super().__init__(wide, high)
        self.zooms = zooms


SCREENS = [
    pytest.param(Screen(1024, 700, 100, 250), id="small"),
    pytest.param(Screen(1024, 700, 200), id="small-between", marks=pytest.mark.long),
    pytest.param(Screen(1280, 800, *SIZES), id="laptop", marks=pytest.mark.long),
]
GAMES = ("hell-on-earth", "bloodbath")
BEGUN = [
    ("hell-on-earth", "own"),
    ("hell-on-earth", "tracked"),
    ("bloodbath", "own"),
    ("bloodbath", "tracked"),
    ("hell-on-earth", "table"),
    ("bloodbath", "table"),
]
ATTACK = {
    "turn": 2,
    "phase": "first-attack",
    "us": {"25": {"place": "0711"}, "9": {"place": "0610"}},
    "japan": [shown("0611", "313"), hidden("1408", "145")],
}
"""Two regiments stand next to a revealed unit."""


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
    for size in walked(window, qtbot, screen):
        look_at(parts, screen, size)


def walked(window, qtbot, screen):
    """Yield each text size once the window has it."""
    for size in screen.zooms:
        window.theme.apply(zoom=size)
        qtbot.settle()
        within(window, screen, size)
        yield size
    window.theme.apply(zoom=100)
    qtbot.settle()


def look_at(parts, screen, size):
    for part in parts:
        assert part.isVisible(), size
        if part.isWindow():
            part.resize(part.size().boundedTo(screen))
            within(part, screen, size)
        assert clipped(part) == [], size


def within(window, screen, size):
    """See that a window stays within the screen, and has room for all that stands in it."""
    assert window.size() == window.size().boundedTo(screen), (size, window.size())
    needed = window.layout().minimumSize() if isinstance(window, MainWindow) else window.size()
    assert needed == needed.boundedTo(screen), (size, needed)


@pytest.mark.parametrize("page", ["start", "new_game"])
def test_the_pages_before_a_game_stay_within_the_screen(window, qtbot, screen, page):
    window.parts.show_start() if page == "start" else window.parts.show_new()
    at_every_size(window, qtbot, screen, [getattr(window.parts, page)])


@pytest.mark.parametrize(("game", "ground"), few(BEGUN, 2))
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


@pytest.mark.parametrize("game", few(GAMES, 1))
def test_the_map_being_learned_stays_within_the_screen(window, qtbot, screen, game):
    parts = begin(window, qtbot, game, "own")
    QTest.mouseClick(parts.board.bar.learn, Qt.MouseButton.LeftButton)
    qtbot.settle()
    assert parts.board.ahead.panel.isVisible()
    at_every_size(window, qtbot, screen, [parts.board])


# -- later in a game ------------------------------------------------------------------------------


def at_prompt(window, qtbot, procedure):
    """Begin a game and let the program play until a procedure asks."""
    parts, controller = begin(window, qtbot, "hell-on-earth", "tracked", seed=2), window.controller
    controller.blockSignals(True)
    while not (controller.prompt.procedure == procedure and len(controller.prompt.options) > 4):
        invent(controller)
    controller.blockSignals(False)
    controller.goto(controller.session.tree.cursor)
    parts.table_list.clear()
    qtbot.settle()
    return parts


def test_a_movement_with_its_coach_and_its_queue_stays_within_the_screen(window, qtbot, screen):
    parts = at_prompt(window, qtbot, "move")
    assert parts.card.heading.coach.isVisible()
    queue = parts.board.selection.queue
    queue.take(sorted(queue.waiting())[:3])
    for size in walked(window, qtbot, screen):
        look_at([parts.card], screen, size)
        parts.layouts.show_panel("board")
        qtbot.settle()
        look_at([parts.board.queue_bar], screen, size)
        parts.layouts.uncover()
        qtbot.settle()


def test_an_attack_with_its_sheet_stays_within_the_screen(window, qtbot, screen, tmp_path):
    file = tmp_path / "position.json"
    file.write_text(json.dumps(ATTACK), "utf-8")
    wish = Wish(game="hell-on-earth", seed=1, position=file, sets=["reminders=off"])
    with qtbot.waitSignal(window.controller.changed, timeout=20_000):
        window.parts.begin(wish)
    qtbot.waitUntil(lambda: window.controller.is_open)
    qtbot.settle()
    card = window.parts.card
    for key in (Qt.Key.Key_1, Qt.Key.Key_1):
        QTest.keyClick(card, key)
        qtbot.settle()
    qtbot.waitUntil(card.sheet.isVisible)
    at_every_size(window, qtbot, screen, [card])


def test_the_dialogs_of_a_game_stay_within_the_screen(window, qtbot, screen):
    dialogs, session = at_prompt(window, qtbot, "move").dialogs, window.controller.session
    path = session.tree.path(session.tree.cursor)
    chosen = next(one.id for one in path if one.ask in ("choose", "place"))
    opened = [
        dialogs.check_table,
        lambda: dialogs.correct(chosen),
        dialogs.show_your_games,
        lambda: dialogs.place_grid(Lattice(28, 26, "flat", "even"), numbered=False, then=print),
    ]
    for size in walked(window, qtbot, screen):
        for show in opened:
            show()
            qtbot.settle()
            (dialog,) = (one for one in window.findChildren(QDialog) if one.isVisible())
            look_at([dialog], screen, size)
            dialog.close()
            qtbot.settle()


def test_the_large_card_stays_within_the_screen(window, qtbot, screen):
    parts = at_prompt(window, qtbot, "move")
    parts.dialogs.show_distance(on=True)
    large = window.findChild(LargeWindow)
    large.turn()
    large.resize(screen)
    qtbot.settle()
    at_every_size(window, qtbot, screen, [large])
    parts.dialogs.show_distance(on=False)


# -- the panels ------------------------------------------------------------------------------------

ZOOMS = (100, 150, 200, 250)


@pytest.mark.parametrize("size", few([QSize(1024, 700), QSize(1280, 800)], 1))
@pytest.mark.parametrize("screen", [QSize(1280, 800)], indirect=True, ids=[""])
def test_panels_stand_within_the_window_and_the_card_comes_back(window, qtbot, size):
    """Each is shown and closed at each text size; the way back leaves no traces."""
    window.resize(size)
    parts = begin(window, qtbot, "hell-on-earth", "own")
    layouts = parts.layouts
    for zoom in (*ZOOMS, 200, 100):
        window.theme.apply(zoom=zoom)
        qtbot.settle()
        within(window, size, zoom)
        for name in ("board", "rules", "units"):
            layouts.show_panel(name)
            qtbot.settle()
            within(window, size, (zoom, name))
            assert layouts.is_shown(name), (zoom, name)
            if layouts.covered:
                layouts.uncover()
                qtbot.settle()
            assert parts.card.isVisible(), (zoom, name)
        layouts.reset()
        qtbot.settle()
    assert abs(window.column.width() - window.theme.space(27)) < 8


@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_layout_cuts_a_word_off_at_any_text_size(window, qtbot, screen, layout):
    parts = at_prompt(window, qtbot, "move")
    parts.layouts.choose(layout)
    for size in walked(window, qtbot, screen):
        assert clipped(window.centralWidget()) == [], size
