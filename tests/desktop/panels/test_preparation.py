"""A new game at the player's own table begins with the set-up, to be checked off."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from beachmaster.desktop.panels import TableListPanel
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.display import Note
from beachmaster.engine.text import render
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
    assert not any("Turn marker" in one or "Phase marker: box" in one for one in words)
    assert any("Phase marker: leave it" in one for one in words)
    assert any("VP marker" in one for one in words)


def test_what_was_ticked_off_is_kept_in_the_save(qtbot, theme, tmp_path):
    from beachmaster.desktop.controller import GameController

    wish = Wish(game="hell-on-earth", table=True, save=tmp_path / "a.bmsave")
    laid = []
    for evening in range(2):
        controller = GameController()
        panel = TableListPanel(controller)
        qtbot.addWidget(panel)
        controller.adopt(start(wish))
        laid.append([row.done for row in panel.model.rows])
        if evening == 0:
            for row in (0, 3, 4):
                panel.check(panel.model.index(row, 0))
            panel.check(panel.model.index(3, 0))  # after all not
        else:
            assert panel.lines.currentIndex().row() == 1
            panel.all_done.click()
        controller.close()
    assert [at for at, done in enumerate(laid[0]) if done] == []
    assert [at for at, done in enumerate(laid[1]) if done] == [0, 4]
    controller = GameController()
    panel = TableListPanel(controller)
    qtbot.addWidget(panel)
    controller.adopt(start(wish))
    assert not panel.isVisible()  # all done was kept as well
    panel.show_preparation(controller.display.preparation())
    assert not any(row.done for row in panel.model.rows)  # looked at once more
    controller.close()


def test_an_act_shows_the_counters_it_lays_beside_its_words_or_below_them(panel):
    panel.controller.adopt(start(Wish(game="hell-on-earth", seed=1, table=True)))
    acts, plain = panel.controller.display.preparation(), T("Nothing is drawn of this.")
    drawn = next(one for one in acts if "Marines" in render(one.text) and one.shows)
    assert drawn.shows
    panel.show_preparation((drawn, Note(plain)))
    delegate, em = panel.lines.itemDelegate(), current().em
    rows = {row.act: row.number for row in panel.model.rows}
    marines = panel.model.index(rows[drawn.key], 0)
    words = panel.model.index(rows[""], 0)
    for width in (int(45 * em), int(25 * em)):
        image = QImage(width, 200, QImage.Format.Format_RGB32)
        heights, colours = [], []
        for index in (marines, words):
            image.fill(0)
            option = QStyleOptionViewItem()
            option.rect = QRect(0, 0, width, 200)
            painter = QPainter(image)
            delegate.paint(painter, option, index)
            painter.end()
            ours = current().colour("ours").rgb()
            seen = {image.pixel(x, y) for x in range(width) for y in range(200)}
            colours.append(ours in seen)
            heights.append(delegate.height(index, width))
        assert colours == [True, False]
        assert heights[0] > heights[1]
