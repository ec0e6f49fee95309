"""A new game at the player's own table begins with the set-up, to be checked off."""

import pytest

from beachmaster.desktop.panels import TableListPanel
from beachmaster.desktop.words import say
from beachmaster.storage.starting import Wish, start


@pytest.fixture
def panel(qtbot, theme):
    from beachmaster.desktop.controller import GameController

    controller = GameController()
    panel = TableListPanel(controller)
    qtbot.addWidget(panel)
    panel.resize(500, 400)
    yield panel
    controller.close()


def test_it_shows_every_act_of_the_set_up_with_its_rules(panel):
    panel.controller.adopt(start(Wish(game="hell-on-earth", seed=1, table=True)))
    notes = panel.controller.display.preparation()
    assert panel.isVisible()
    assert [row.change.act for row in panel.model.rows] == ["set-up"] * len(notes)
    for row, note in zip(panel.model.rows, notes, strict=True):
        assert say(note.text) in say(row.change.text)
        assert note.rules[0] in say(row.change.text)
    assert "Set up your table" in panel.title.text()


def test_checking_all_off_puts_it_away(panel):
    panel.controller.adopt(start(Wish(game="hell-on-earth", seed=1, table=True)))
    for row in range(panel.model.rowCount()):
        panel.lines.chosen.emit(panel.model.index(row, 0))
    assert not panel.isVisible()
    assert panel.model.rowCount() == 0


def test_a_game_under_way_or_on_the_programs_map_needs_none(panel):
    panel.controller.adopt(start(Wish(game="hell-on-earth", seed=1)))
    assert not panel.isVisible()
    panel.controller.close()
    playing = start(Wish(game="hell-on-earth", seed=1, table=True))
    playing.session.auto()
    panel.controller.adopt(playing)
    assert not panel.isVisible()


def test_who_does_not_follow_on_a_table_is_not_asked(panel):
    panel.follows.setChecked(False)
    panel.controller.adopt(start(Wish(game="hell-on-earth", seed=1, table=True)))
    assert not panel.isVisible()


def test_the_acts_of_the_set_up_go_with_the_set_up(panel):
    panel.controller.adopt(start(Wish(game="hell-on-earth", seed=1, table=True)))
    while panel.controller.asked.phase == "set-up":
        assert panel.isVisible()
        panel.controller.auto()
    assert not panel.isVisible()
    panel.show_preparation(panel.controller.display.preparation())
    assert panel.isVisible()
    panel.controller.auto()
    assert panel.isVisible()


def test_a_track_that_the_program_keeps_is_not_laid_out(panel):
    wish = Wish(game="hell-on-earth", seed=1, table=True, sets=["track-turn=program"])
    panel.controller.adopt(start(wish))
    words = [say(row.change.text) for row in panel.model.rows]
    assert not any("Turn marker" in one or "Phase marker" in one for one in words)
    assert any("VP marker" in one for one in words)
