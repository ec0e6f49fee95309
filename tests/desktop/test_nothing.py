"""Where there is nothing yet, a picture and a sentence say what will stand there, an act leads on.

The walk through every page and dialog (`journeys/test_pages.py`) finds a list that says nothing.
"""

import pytest
from PySide6.QtCore import Qt

from beachmaster.desktop.board import BoardView
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.dialogs.tables import TablesDialog
from beachmaster.desktop.dialogs.your_games import YourGamesDialog
from beachmaster.desktop.nothing import EmptyPlace
from beachmaster.desktop.pages.option_choice import OptionChoice
from beachmaster.desktop.panels.bags import BagsPanel
from beachmaster.desktop.panels.journal import JournalPanel
from beachmaster.desktop.panels.turn import TurnPanel
from beachmaster.desktop.panels.units import UnitsPanel
from beachmaster.desktop.rules import RulesModel, SearchPalette
from beachmaster.desktop.rules.contents import ContentsPane
from beachmaster.desktop.rules.uses import UsesPane
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.storage.settings import Settings
from desktop.clipping import clipped
from desktop.conftest import opened
from desktop.looks import look
from often import few


def journal_without_hits():
    panel = JournalPanel(opened("tracked"))
    panel.catch_up()
    panel.search.words.setText("zzzz")
    return panel


def no_bookmarks():
    panel = JournalPanel(opened("tracked"))
    panel.tabs.setCurrentIndex(1)
    return panel


def units_without_hits():
    panel = UnitsPanel(opened("tracked"))
    panel.catch_up()
    panel.words.setText("zzzz")
    return panel


def options_without_hits():
    options = OptionChoice(Settings())
    options.show_game("hell-on-earth")
    options.retranslate()
    options.filter.setText("zzzz")
    return options


def contents_without_hits():
    pane = ContentsPane()
    pane.line.setText("zzzz")
    return pane


def search_without_hits():
    palette = SearchPalette(GameController(), RulesModel())
    palette.line.setText("zzzz qqqq")
    palette.model.show_lines([])
    return palette


def unused_rule():
    pane = UsesPane()
    pane.show_uses([])
    return pane


def no_games():
    dialog = YourGamesDialog(None)
    wait_for_tasks()
    return dialog


LEADING_ON = {
    "journal without hits": journal_without_hits,
    "no bookmarks": no_bookmarks,
    "units without hits": units_without_hits,
    "options without hits": options_without_hits,
    "contents without hits": contents_without_hits,
    "search without hits": search_without_hits,
    "no games": no_games,
    "no tables": lambda: TablesDialog(opened("table"), None),
    "no map": lambda: BoardView(opened("table")),
}
WAITING = {
    "no bags": lambda: BagsPanel(GameController()),
    "no turn": lambda: TurnPanel(GameController()),
    "no journal": lambda: JournalPanel(GameController()),
    "no units": lambda: UnitsPanel(GameController()),
    "unused rule": unused_rule,
}


def shown(qtbot, made):
    qtbot.addWidget(made)
    made.resize(420, 560)
    made.show()
    qtbot.settle()
    (nothing,) = [one for one in made.findChildren(EmptyPlace) if one.isVisible()]
    return nothing


@pytest.mark.parametrize("zoom", few([200, 100], 1))
@pytest.mark.parametrize("name", [*LEADING_ON, *WAITING])
def test_it_says_with_a_picture_what_will_stand_here(qtbot, name, zoom):
    with look("light", zoom, longer=False):
        made = {**LEADING_ON, **WAITING}[name]()
        nothing = shown(qtbot, made)
        assert nothing.words.text().endswith(".")
        assert nothing.picture.isVisible() or zoom == 200
        assert clipped(nothing) == []
        assert nothing.button.isVisible() == (name in LEADING_ON)
        made.hide()
        wait_for_tasks()


@pytest.mark.parametrize(
    "name", ["journal without hits", "units without hits", "options without hits"]
)
def test_what_is_sought_in_vain_is_let_go_of(qtbot, theme, name):
    made = LEADING_ON[name]()
    nothing = shown(qtbot, made)
    nothing.button.click()
    qtbot.waitUntil(lambda: not nothing.isVisible())
    made.hide()


@pytest.mark.parametrize(
    ("name", "signal"),
    [
        ("no bookmarks", "bookmark_wanted"),
        ("no games", "begin_wanted"),
        ("no tables", "rules_wanted"),
    ],
)
def test_its_act_asks_for_what_leads_on(qtbot, theme, name, signal):
    made = LEADING_ON[name]()
    nothing = shown(qtbot, made)
    with qtbot.waitSignal(getattr(made, signal)):
        nothing.button.click()
    with qtbot.waitSignal(getattr(made, signal)):
        qtbot.keyClick(nothing.button, Qt.Key.Key_Return)
    made.hide()


def test_nothing_is_offered_that_can_do_nothing(qtbot, theme):
    tables, games = LEADING_ON["no tables"](), no_games()
    for made in (tables, games):
        shown(qtbot, made)
    assert not any(button.isVisible() for button in tables.acts)
    assert not games.table.isVisible()
    assert not games.together.isVisible()
    for made in (tables, games):
        made.hide()
