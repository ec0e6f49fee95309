"""Go back, follow the list for the table to its end, and go forward again."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLineEdit

from journeys.player import ON_OUR_MAP, WORDS_ONLY
from often import few


def row_of(player, view, fits) -> None:
    """Click the first row of a view that fits."""
    model = view.model()
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        if fits(index):
            view.scrollTo(index)
            player.click(view.viewport(), view.visualRect(index).center())
            return
    raise AssertionError("no row fits")


def tick_off(player) -> int:
    """Click every change on the list until it goes."""
    panel, count = player.parts.table_list, 0
    while panel.isVisible():
        assert count < 300, "the list does not end"
        row_of(player, panel.lines, lambda index: not panel.model.rows[index.row()].done)
        count += 1
    return count


@pytest.mark.parametrize("board", few([ON_OUR_MAP, WORDS_ONLY], 1))
def test_three_phases_back_and_the_list_to_its_end(player, board):
    player.begin(board)
    if board == ON_OUR_MAP:
        assert not player.controller.table_follows
        player.parts.actions["set-up-list"].trigger()  # so there is a table after all
    tick_off(player)
    player.skip_to(lambda prompt: prompt.procedure == "combat")
    asked, session = player.controller.asked.key, player.controller.session
    pieces = session.module.pieces(session.state)
    for _ in range(3):
        player.choose_menu(player.parts.actions["undo-phase"])
    assert player.controller.asked.key != asked
    assert player.parts.table_list.isVisible()
    assert tick_off(player) > 0
    while player.card.bar.redo.isEnabled():
        player.click(player.card.bar.redo)
    tick_off(player)
    assert player.controller.asked.key == asked
    assert session.module.pieces(session.state) == pieces


def test_the_whole_list_can_be_called_done(player):
    player.begin(WORDS_ONLY)
    player.skip(60)
    for _ in range(3):
        player.choose_menu(player.parts.actions["undo-phase"])
    panel = player.parts.table_list
    assert panel.isVisible()
    player.click(panel.all_done)
    assert not panel.isVisible()
    player.click_answer()


def test_an_earlier_answer_is_corrected_from_the_journal(player):
    player.begin(ON_OUR_MAP)
    player.skip(60)
    journal, tree = player.parts.journal, player.controller.session.tree
    player.parts.layouts.show_panel("journal")
    landed = next(one for one in tree.entries if "landing" in one.key)
    row_of(
        player,
        journal.lines,
        lambda index: shown(index).entry == landed.id and shown(index).kind == "answer",
    )
    player.click(journal.detail.correct)
    dialog = player.dialog()
    [control] = dialog.form.controls
    assert control.read() == landed.value
    player.click(next(one for one in control.control.buttons if not one.isChecked()))
    reason = dialog.findChildren(QLineEdit)[-1]
    player.click(reason)
    player.type("misread")
    okay = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok)
    player.click(okay)
    assert not any(one.reason == "misread" for one in tree.entries), "shown before it counts"
    player.click(okay)
    player.come_back()
    changed = [one for one in tree.entries if one.reason == "misread"]
    assert len(changed) == 1
    assert changed[0].key == landed.key
    assert changed[0].value != landed.value
    assert player.card.isAncestorOf(QApplication.focusWidget())
    player.control(Qt.Key.Key_K)
    assert player.parts.palette.isVisible()
    player.key(Qt.Key.Key_Escape)
    tick_off(player)
    player.click_answer()


def test_back_to_a_bookmark_and_over_to_the_other_branch(player):
    player.begin(ON_OUR_MAP)
    tick_off(player)
    player.skip(20)
    marked = player.controller.asked.key
    player.control(Qt.Key.Key_D)
    assert player.dialog().isVisible()
    player.type("landed")
    player.key(Qt.Key.Key_Return)
    player.come_back()
    player.skip(40)
    left = player.controller.asked.key
    journal = player.parts.journal
    player.parts.layouts.show_panel("journal")
    journal.tabs.setCurrentIndex(1)
    places = journal.place_list
    row_of(player, places, lambda index: "landed" in index.data())
    assert player.controller.asked.key == marked
    tick_off(player)
    for _ in range(3):
        player.click_answer()
    row_of(player, places, lambda index: "landed" not in index.data())
    assert player.controller.asked.key == left
    tick_off(player)
    player.click_answer()


def shown(index):
    """Return the row of the journal that an index stands for."""
    from beachmaster.desktop.models.journal import JournalRole

    return index.data(JournalRole.ROW)
