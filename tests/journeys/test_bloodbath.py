"""Another game through the same window: a first turn by mouse, a table of one's own, and back."""

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from beachmaster.desktop.dialogs.sheet_dialog import SheetDialog
from desktop.games import invent
from journeys.player import LEFT, ON_OUR_MAP, Player
from journeys.test_newcomer import drag, pixel_of

GAME = "bloodbath"
MOST, OFTEN = 8000, 4


def asks(procedure):
    return lambda prompt: prompt.procedure == procedure


def answer(player, value):
    """Click this answer in the card."""
    from desktop.prompts.conftest import click_answer

    before = player.entries
    click_answer(player.card, player.qtbot, value)
    assert player.entries > before, player.card.refusal.text()


def click_hex(player, place):
    """Click a hex of the map."""
    board_map = player.parts.board.map
    middle = board_map.view.pixel(board_map.sheet.centres[place])
    QTest.mouseClick(board_map, LEFT, pos=middle.toPoint())
    player.qtbot.settle()


def land(player):
    """Pick the first unit that may land, and a beach on the map for it; return both."""
    player.skip_to(asks("move"))
    unit = next(iter(player.controller.prompt.options)).value
    answer(player, [unit])
    assert player.controller.prompt.procedure == "move-to"
    hexes = player.parts.board.selection.targets.hexes
    beach = min(hexes)
    click_hex(player, beach)
    return unit, beach


@pytest.fixture
def ashore(player):
    """Begin the game, choose a coast and have the card ask for the first landing."""
    player.begin(ON_OUR_MAP, GAME)
    assert player.controller.prompt.procedure == "coast"
    player.click_answer()
    player.skip_to(asks("move"))
    return player


def test_a_unit_lands_where_the_map_is_clicked(ashore):
    unit, beach = land(ashore)
    assert ashore.controller.state.us[unit].place == beach


def test_a_unit_ashore_is_dragged_inland(ashore):
    board = ashore.parts.board

    def can_be_dragged(prompt):
        return prompt.procedure == "move" and any(
            board.selection.place_of(unit) for unit in board.selection.movers()
        )

    ashore.skip_to(can_be_dragged)
    unit = min(one for one in board.selection.movers() if board.selection.place_of(one))
    target = max(board.selection.targets.reach(unit))
    end = board.map.view.pixel(board.map.sheet.centres[target])
    drag(board.map, pixel_of(board, unit), end)
    assert ashore.controller.state.us[unit].place == target


def test_a_first_turn_goes_by_mouse_to_the_storm_roll(ashore):
    land(ashore)
    for _ in range(400):
        if ashore.controller.prompt.procedure == "storm":
            break
        if ashore.controller.rolls_by_itself():
            ashore.click(ashore.card.bar.play_on)
            ashore.wait_until(lambda: not ashore.controller.rolls_by_itself())
        else:
            ashore.click_answer()
        if ashore.controller.state.turn > 1:
            break
    assert ashore.controller.state.turn == 2 or ashore.controller.prompt.procedure == "storm", (
        ashore.controller.asked
    )


def test_the_odds_of_an_attack_say_that_the_table_is_an_estimate(ashore):
    ashore.skip_to(asks("combat"))
    odds, sheet = ashore.card.odds, ashore.card.sheet
    assert sheet.quiz.isHidden(), "nobody is asked what no prompt has taught"
    assert odds.isVisible()
    assert odds.tables
    assert sheet.isVisible()
    assert "estimate" in sheet.lines.text()


def test_an_attack_is_taken_back_and_the_table_says_what_to_put_back(ashore):
    ashore.skip_to(asks("attack"))
    asked = ashore.controller.asked.key
    for _ in range(3):
        ashore.click_answer()
    for _ in range(3):
        ashore.click(ashore.card.bar.undo, QPoint(10, ashore.card.bar.undo.height() // 2))
    assert ashore.controller.asked.key == asked
    ashore.click(ashore.card.bar.redo)
    assert ashore.controller.asked.key != asked


def test_who_leaves_in_the_middle_of_the_japanese_fire_comes_back_to_it(ashore, launch, qtbot):
    ashore.skip_to(asks("target"))
    asked, journal = ashore.controller.asked.key, len(ashore.controller.journal)
    ashore.window.close()
    back = Player(launch(), qtbot)
    back.wait_for_game()
    assert back.controller.asked.key == asked
    assert len(back.controller.journal) == journal
    back.click_answer()


def test_a_table_is_copied_off_the_map_and_its_game_begun(player):
    player.click(player.parts.start.cards[GAME].begin)
    page = player.parts.new_game
    player.click_words(page, ON_OUR_MAP)
    player.click_words(page, "Seed and data files")
    said = {one.accessibleName(): one for one in page.findChildren(QPushButton)}
    button = said["Copy it from my map: Storm table"]
    player.wait_until(button.isVisible)
    player.click(button)
    dialog = player.dialog()
    assert isinstance(dialog, SheetDialog)
    player.wait_until(dialog.view.hasFocus)
    for _ in range(6):
        player.type("storm")
        player.key(Qt.Key.Key_Tab)
    assert dialog.status.text() == "Nothing here is an estimate any more."
    player.click_words(dialog, "Use in this game")
    player.come_back()
    player.click_words(page, "Begin the game")
    player.wait_for_game()
    assert player.controller.session.module.data.storm.dice == frozenset(range(1, 7))
    player.choose_menu(player.parts.actions["tables"])
    assert "| **Every turn** | storm | storm |" in player.dialog().markdown
    player.dialog().close()


@pytest.mark.slow
@pytest.mark.long
def test_a_whole_game_on_our_map_is_played_to_its_end_page(ashore):
    """Every kind of question is clicked as often as a player meets it in a turn or two."""
    clicked = Counter()
    for _ in range(MOST):
        asked = ashore.controller.asked
        if asked is None:
            break
        kind = asked.prompt.procedure
        clicked[kind] += 1
        if clicked[kind] > OFTEN:
            invent(ashore.controller)
            continue
        ashore.qtbot.settle()
        ashore.click_answer()
    ashore.qtbot.settle()
    end = ashore.parts.end
    assert ashore.window.pages.currentWidget() is end
    assert len(clicked) > 20
    ashore.click_words(end, "Session report")
    assert "Turn" in ashore.dialog().markdown
    ashore.dialog().close()
    ashore.click_words(end, "Undo")
    assert ashore.window.pages.currentWidget() is ashore.window.game_page
