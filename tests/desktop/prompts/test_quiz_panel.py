"""A small question on the card: above the odds, skipped by any answer, off with one key."""

import pytest
from PySide6.QtCore import Qt

from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.storage.settings import Settings
from desktop.prompts.conftest import card_at
from games.hell_on_earth.play import hidden
from games.hell_on_earth.play import shown as revealed
from positions import begun_at

CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


def position(phase):
    return {
        "turn": 2,
        "phase": phase,
        "us": {"25": {"place": "0711"}, "9": {"place": "0610"}},
        "japan": [revealed("0611", "313"), hidden("1408", "145")],
    }


@pytest.fixture
def attack_card(theme, qtbot, tmp_path):
    yield from card_at(qtbot, begun_at(tmp_path, "hell-on-earth", position("first-attack")))


@pytest.fixture
def raid_card(theme, qtbot, tmp_path):
    """Show the card where a die of a raid is asked for, or the order of the raids before it."""
    playing = begun_at(tmp_path, "hell-on-earth", position("raid"))
    while playing.session.asked.prompt.kind != "roll":
        playing.session.auto()
    yield from card_at(qtbot, playing)


def test_a_key_answers_it_and_the_rule_is_named(attack_card, qtbot):
    qtbot.settle()
    panel = attack_card.sheet.quiz
    assert panel.isVisible()
    assert "which column" in panel.question.text()
    assert len(panel.grid.buttons) == 4
    entries = attack_card.controller.session.tree.next_id
    qtbot.keyClick(attack_card, Qt.Key.Key_2, CHORD)
    assert 'href="hoe:5.4.2.6"' in panel.said.text()
    assert panel.grid is None
    assert attack_card.controller.session.tree.next_id == entries
    wanted = []
    attack_card.rule_wanted.connect(wanted.append)
    panel.said.linkActivated.emit("hoe:5.4.2.6")
    assert wanted == ["hoe:5.4.2.6"]


def test_what_is_picked_in_the_form_skips_it_and_shows_the_odds(attack_card, qtbot):
    qtbot.settle()
    for key in (Qt.Key.Key_1, Qt.Key.Key_1, Qt.Key.Key_2):
        qtbot.keyClick(attack_card.window().focusWidget() or attack_card, key)
        qtbot.settle()
    assert attack_card.sheet.quiz.isHidden()
    assert attack_card.sheet.lines.isVisible()
    assert attack_card.odds.isVisible()


def test_sheet_and_odds_stand_behind_it_until_it_is_answered(raid_card, qtbot):
    qtbot.settle()
    sheet = raid_card.sheet
    assert sheet.quiz.isVisible()
    assert sheet.lines.isHidden()
    assert raid_card.odds.isHidden()
    qtbot.mouseClick(sheet.quiz.grid.buttons[0], Qt.MouseButton.LeftButton)
    assert sheet.lines.isVisible()
    assert raid_card.odds.isVisible()


def test_a_die_skips_it(raid_card, qtbot):
    qtbot.settle()
    session = raid_card.controller.session
    before = session.tree.next_id
    qtbot.keyClick(raid_card, Qt.Key.Key_4)
    qtbot.settle()
    assert session.tree.next_id == before + 1
    assert raid_card.sheet.quiz.isHidden()


def test_one_key_stops_them(raid_card, qtbot):
    qtbot.settle()
    qtbot.keyClick(raid_card, Qt.Key.Key_0, CHORD)
    assert raid_card.sheet.quiz.isHidden()
    assert raid_card.sheet.lines.isVisible()
    assert Settings.load()["questions"] == "off"
    wait_for_tasks()


def test_what_is_right_comes_into_sight_in_a_low_card(raid_card, qtbot, theme):
    theme.apply("light", 200)
    raid_card.resize(700, 620)
    qtbot.settle()
    qtbot.keyClick(raid_card, Qt.Key.Key_1, CHORD)
    qtbot.settle()
    said, view = raid_card.sheet.quiz.said, raid_card.scroll_area.viewport()
    assert view.rect().contains(said.mapTo(view, said.rect().center()))
