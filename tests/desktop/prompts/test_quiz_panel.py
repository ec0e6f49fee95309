"""A small question on the card: above the odds, skipped by any answer, off with one key."""

import pytest
from PySide6.QtCore import Qt

from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.storage.settings import Settings
from desktop.prompts.conftest import card_at
from games.hell_on_earth.play import hidden
from games.hell_on_earth.play import shown as revealed
from positions import begun_at
from taught_before import taught_before

CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


def position(phase):
    return {
        "turn": 2,
        "phase": phase,
        "us": {"25": {"place": "0711"}, "9": {"place": "0610"}},
        "japan": [revealed("0611", "313"), hidden("1408", "145")],
    }


@pytest.fixture(autouse=True)
def taught(data_folder):
    """Let the rules of these questions be met: nobody is asked what was never taught."""
    taught_before("hoe:5.4.2.6", "hoe:5.5", "hoe:5.2.3")


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


@pytest.fixture
def bombarded(theme, qtbot, tmp_path):
    """Show the card where the first die of a bombardment is asked for."""
    playing = begun_at(tmp_path, "hell-on-earth", position("bombardment"))
    while playing.session.asked.prompt.procedure != "us-bombardment":
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
    for key in (Qt.Key.Key_A, Qt.Key.Key_A, Qt.Key.Key_B):
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


@pytest.mark.parametrize("by", ["mouse", "tab"])
def test_after_a_guess_the_keys_mean_the_prompt_again(attack_card, qtbot, by):
    qtbot.settle()
    panel, pane = attack_card.sheet.quiz, attack_card.pane
    one = panel.grid.buttons[0]
    if by == "mouse":
        qtbot.mouseClick(one, Qt.MouseButton.LeftButton)
    else:
        one.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.keyClick(one, Qt.Key.Key_Space)
    qtbot.settle()
    assert panel.grid is None
    focus = attack_card.window().focusWidget()
    assert pane.isAncestorOf(focus)
    before = pane.selection()
    qtbot.keyClick(focus, Qt.Key.Key_A)
    assert attack_card.pane is not pane or pane.selection() != before


def test_its_keys_reach_it_wherever_the_keyboard_stands_and_are_those_it_shows(bombarded, qtbot):
    qtbot.settle()
    panel, session = bombarded.sheet.quiz, bombarded.controller.session
    assert panel.grid.buttons[0].key == panel._keys[1].key().toString()
    bombarded.bar.why.setFocus()
    qtbot.keyClick(bombarded.bar.why, Qt.Key.Key_1, CHORD)
    assert panel.grid is None
    before = session.tree.next_id
    qtbot.keyClick(bombarded.window().focusWidget(), Qt.Key.Key_4)
    assert session.tree.next_id == before + 1


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
