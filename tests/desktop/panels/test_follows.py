"""What to do on a table is listed where counters lie on one: not beside the program's map."""

import pytest

from beachmaster.desktop.panels.table_list import TableListPanel
from beachmaster.desktop.prompts.news import news_of
from beachmaster.engine.tracks import MARKERS
from beachmaster.storage.settings import Settings
from desktop.conftest import opened
from desktop.games import invent


def acts(controller):
    return [one for one in news_of(controller, ()) if one.event.act is not None]


@pytest.fixture
def follows(theme, qtbot):
    """Return what opens a game with the list of changes, as a way of the setting has it."""
    open_now = []

    def begin(board, way):
        controller = opened(board)
        controller.playing, playing = None, controller.playing
        panel = TableListPanel(controller)
        qtbot.addWidget(panel)
        panel.follow_as(way)
        controller.adopt(playing)
        open_now.append(controller)
        invent(controller)
        return controller, panel

    yield begin
    for controller in open_now:
        controller.close()


@pytest.mark.parametrize(
    ("board", "way", "real", "told"),
    [
        ("tracked", "on", False, False),
        ("table", "on", True, True),
        ("tracked", "always", True, True),
        ("table", "off", False, True),
    ],
)
def test_acts_are_listed_where_counters_lie_on_a_table(follows, board, way, real, told):
    """In words only the table is all there is: what to do there is told in any case."""
    controller, panel = follows(board, way)
    assert panel.follows.isChecked() is real
    assert bool(acts(controller)) is told
    assert news_of(controller, ()), "what happened is told in any case"
    controller.undo()
    assert bool(panel.model.rows) is real


def test_how_the_table_is_laid_is_no_news_beside_the_programs_map(follows):
    controller, _panel = follows("tracked", "on")
    while controller.state.turn < 2:
        invent(controller)
    told = [one.event for one in news_of(controller, ())]
    assert told
    assert not [one for one in told if one.listed or one.name == MARKERS]


def test_who_lays_the_table_beside_the_programs_map_is_told_what_to_do_there(follows):
    controller, panel = follows("tracked", "on")
    panel.follows.trigger()
    assert acts(controller)


def test_usually_a_table_follows_where_the_ground_is_the_players_own():
    assert Settings()["follows"] == "on"
