"""The table is compared with the program: by typing, in the list, and by dropping on the map."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPushButton

from beachmaster.desktop.controller import GameController
from beachmaster.desktop.dialogs.check_table import HERE, LOOK, NAME, THERE, CheckTableDialog
from beachmaster.desktop.main_window import MainWindow
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.desktop.theme import current
from beachmaster.desktop.translators import Translators
from beachmaster.desktop.words import say
from beachmaster.engine.module import encode
from beachmaster.engine.reconcile import counters_of, units_of
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.games import catalogue
from beachmaster.games.catalogue import load
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Playing
from desktop.own_games import GAME, Truth
from grounds import EVERY
from storage.kept_play import Hands, began

POSITION = {
    "turn": 3,
    "phase": "second-movement",
    "us": {"23": {"place": "0712"}, "24": {"place": "0811", "steps": 3}},
    "japan": [{"place": "0605"}, {"place": "0607", "defence": "ds18"}],
}


@pytest.fixture
def window(qtbot, theme, qapp, data_folder):
    """Furnish a real window with a game on the player's own map, at its movement."""
    window = MainWindow(Settings(), current(), Translators(qapp))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.build_parts()
    factory = load(GAME)
    options = {"reminders": "off"}
    setup, module = factory.prepare(
        Setup(game=GAME, board="own", seed=5, position=POSITION, options=options)
    )
    session = Session(module, setup.seed)
    window.controller.adopt(Playing(session=session, setup=setup, factory=factory))
    told(window.controller, True)
    assert window.controller.prompt.procedure == "move"
    yield window
    for dialog in window.findChildren(QDialog):
        dialog.close()
    window.close()
    wait_for_tasks()


def told(controller, value):
    """Answer; what is asked of the map is told as the program's map shows it."""
    truth = Truth()
    controller.answer(value)
    while controller.map_ask is not None:
        controller.answer(truth.answer(controller.map_ask.question))


@pytest.fixture
def check(window):
    """Open the check as its key and its menu do."""
    window.parts.actions["check-table"].trigger()
    return window.findChild(QDialog, "check-table")


def us(window, name):
    return window.controller.state.us[name].place


def row_of(check, words):
    for row in range(check.table.rowCount()):
        if words in check.table.item(row, NAME).text():
            return row
    raise AssertionError(words)


def type_there(check, qtbot, words, place):
    """Type a hex into a counter's row as a player does."""
    table, row = check.table, row_of(check, words)
    at = table.visualRect(table.model().index(row, THERE)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    field = next(one for one in table.findChildren(QLineEdit) if one.isVisible())
    field.clear()
    qtbot.keyClicks(field, place)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    QApplication.processEvents()  # the field hands what was typed over by itself


def drag(window, start, end):
    view = window.parts.board.map
    pixels = [view.view.pixel(view.sheet.centres[place]).toPoint() for place in (start, end)]
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=pixels[0])
    for at in (pixels[0] + QPoint(20, 20), pixels[1]):
        event = QMouseEvent(
            QMouseEvent.Type.MouseMove,
            QPointF(at),
            view.mapToGlobal(QPointF(at)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(view, event)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=pixels[1])


def test_every_counter_stands_in_the_list_with_its_hex(window, check):
    units = [row for row in range(check.table.rowCount()) if is_open(check, row)]
    shown = {check.table.item(row, HERE).text() for row in units}
    assert len(units) == 11  # nine regiments, two hidden units
    assert {"F5", "F7"} <= shown  # by our letter and number, or by what is printed there
    assert any("Beach" in name for name in shown)
    assert not check.isModal()


def is_open(check, row):
    """Tell whether a place can be typed in a row."""
    return bool(check.table.item(row, THERE).flags() & Qt.ItemFlag.ItemIsEditable)


def rows_of(check):
    table = check.table
    return [
        tuple(table.item(row, column).text() for column in (NAME, LOOK, HERE))
        for row in range(table.rowCount())
    ]


@pytest.mark.parametrize(("game", "board"), EVERY)
def test_a_check_lists_all_that_lies_on_the_table(game, board, tmp_path, qtbot, theme):
    """Sides and steps of units, control, tracks, used markers, bags by number."""
    playing = began(game, board, 3, tmp_path / "one.beachmaster")
    Hands(playing).play(lambda session: session.asked.turn > 1)
    controller = GameController()
    controller.adopt(playing)
    check = CheckTableDialog(controller)
    qtbot.addWidget(check)
    module, state = playing.session.module, playing.session.state
    units = units_of(module, state)
    rows, pieces = rows_of(check), module.pieces(state)
    assert all(say(piece.look) in {look for _, look, _ in rows} for piece in pieces.values())
    at_units = {row.place for row in units}
    others = {one.space for one in pieces.values()} - at_units
    assert {say(module.space_name(state, one)) for one in others} <= {here for _, _, here in rows}
    named = {say(row.name) for row in units}
    assert all(any(name in shown for shown, _, _ in rows) for name in named)
    can_be_put = {row.id for row in counters_of(module, state)}
    assert can_be_put == ({row.id for row in units} if board != "table" else set())
    assert sum(is_open(check, row) for row in range(len(rows))) == len(can_be_put)
    assert check.table.isColumnHidden(THERE) == check.typed.isHidden() == (board == "table")
    for side in {one.side for one in check._rows}:
        numbers = [say(one.where).partition("area ")[2] for one in check._rows if one.side == side]
        areas = [int(one) for one in numbers if one.isdecimal()]
        assert areas == sorted(areas)
    besides = rows[len(units) :]
    assert besides[0][0] == "Markers, tracks and bags"
    assert len(besides) > 2
    assert not any("28 28th" in name for name, _, _ in rows)
    names = [name.split()[:2] for name, _, _ in rows]
    assert not any(len(words) > 1 and words[0] == words[1] for words in names)
    controller.close()


@pytest.mark.parametrize("game", catalogue.played_in_words())
def test_in_words_only_a_check_lists_tracks_and_counts_too(game, tmp_path, qtbot, theme):
    """The score, the turns left, the face-down units whose hexes nobody named, by their number."""
    playing = began(game, "table", 3, tmp_path / "one.beachmaster")
    Hands(playing).play(lambda session: session.asked.turn > 1)
    controller = GameController()
    controller.adopt(playing)
    check = CheckTableDialog(controller)
    qtbot.addWidget(check)
    module, state = playing.session.module, playing.session.state
    rows = {name: look for name, look, _ in rows_of(check)}
    assert "Tracks and counts" in rows
    for fact in module.details(state).facts:
        assert rows[say(fact.label)] == say(fact.value)
    score = module.overview(state).score
    assert rows[say(score.label)] == str(score.total)
    assert "correct the answer" in check.intro.text()
    controller.close()


def test_a_marker_is_no_counter_that_is_put_elsewhere(window, check):
    row = row_of(check, "Markers, tracks and bags") + 1
    before = window.controller.session.tree.next_id
    check.table.item(row, THERE).setText("0912")
    assert window.controller.session.tree.next_id == before
    assert check.waiting == {}


@pytest.mark.parametrize("zoom", [100, 200])
def test_no_words_of_a_row_are_cut_off(window, check, zoom, theme):
    theme.apply("light", zoom)
    check.refresh()
    table, metrics = check.table, check.table.fontMetrics()
    for row, words in enumerate(rows_of(check)):
        if table.columnSpan(row, NAME) > 1:
            continue
        for column, said in enumerate(words):
            room = QRect(0, 0, table.columnWidth(column) - 2 * theme.space(0.15) - 6, 10_000)
            needs = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, said).height()
            assert needs <= table.rowHeight(row), said


def test_a_hex_typed_in_its_row_puts_a_counter_right(window, check, qtbot):
    type_there(check, qtbot, "23rd Marines", "0912")
    assert us(window, "23") == "0912"
    row = row_of(check, "23rd Marines")
    assert (check.table.item(row, HERE).text(), check.table.item(row, THERE).text()) == ("I12", "")
    type_there(check, qtbot, "23rd Marines", "H12")  # by the name that is shown as well
    assert us(window, "23") == "0812"
    last = window.controller.session.tree.entries[-1]
    assert (last.kind, last.reason) == ("adjust", "the table shows otherwise")


def test_several_in_one_line_are_one_step(window, check, qtbot):
    before, at = encode(window.controller.state), window.controller.session.tree.next_id
    qtbot.keyClicks(check.typed, "23>0811 24>0712 0605>0706")
    qtbot.keyClick(check.typed, Qt.Key.Key_Return)
    assert (us(window, "23"), us(window, "24")) == ("0811", "0712")
    assert window.controller.session.tree.next_id == at + 1
    assert check.isVisible()
    assert check.typed.text() == ""
    window.controller.undo()
    assert encode(window.controller.state) == before


def test_two_that_stand_in_each_others_hex_wait_for_each_other(window, check, qtbot):
    type_there(check, qtbot, "23rd Marines", "0811")
    assert us(window, "23") == "0712"
    assert "It waits here until it is possible." in check.said.text()
    assert check.table.item(row_of(check, "23rd Marines"), THERE).text() == "0811"
    type_there(check, qtbot, "24th Marines", "0712")
    assert (us(window, "23"), us(window, "24")) == ("0811", "0712")
    assert check.waiting == {}
    assert not check.said.isVisible()


def test_what_cannot_be_waits_and_holds_up_nothing_else(window, check, qtbot):
    type_there(check, qtbot, "23rd Marines", "9999")
    assert "There is no place “9999”" in check.said.text()
    type_there(check, qtbot, "24th Marines", "0912")
    assert (us(window, "23"), us(window, "24")) == ("0712", "0912")
    assert check.waiting == {"23": "9999"}
    forget = next(b for b in check.findChildren(QPushButton) if "Forget" in b.text())
    qtbot.mouseClick(forget, Qt.MouseButton.LeftButton)
    assert check.waiting == {}
    assert us(window, "23") == "0712"


def test_a_line_that_names_nothing_is_said_and_stays(window, check, qtbot):
    qtbot.keyClicks(check.typed, "99>0512")
    qtbot.keyClick(check.typed, Qt.Key.Key_Return)
    assert "no counter “99”" in check.said.text()
    assert check.typed.text() == "99>0512"


def test_any_counter_is_picked_up_on_the_map_and_put_down(window, check):
    """A hidden Japanese unit as well, which no prompt would move; its marker goes with it."""
    drag(window, "0607", "0706")
    held = {unit.place: unit for unit in window.controller.state.japan.values()}
    assert held["0706"].hidden
    assert "0607" not in held
    drag(window, "0712", "0912")
    assert us(window, "23") == "0912"
    assert window.controller.prompt.procedure == "move"


def test_once_the_check_is_closed_a_drop_is_a_move_again(window, check):
    check.close()
    before = window.controller.session.tree.next_id
    drag(window, "0607", "0706")
    assert window.controller.session.tree.next_id == before
    assert "0607" in {unit.place for unit in window.controller.state.japan.values()}


def moved(window):
    """Move a unit, one of its ways, and end the movement."""
    told(window.controller, ["23>0711"])
    while window.controller.prompt.procedure == "move-way":
        told(window.controller, next(iter(window.controller.prompt.options)).value)
    if window.controller.prompt.procedure == "move":
        told(window.controller, ["done"])


def test_a_check_is_offered_when_the_movement_is_over(window, qtbot):
    offer = window.notice.findChild(QPushButton, "offer")
    assert not offer.isVisible()
    moved(window)
    assert us(window, "23") == "0711"
    assert window.controller.session.asked.phase == "command"  # nobody can attack: that passes by
    assert offer.isVisible()
    qtbot.mouseClick(offer, Qt.MouseButton.LeftButton)
    assert window.findChild(QDialog, "check-table").isVisible()
    assert not offer.isVisible()


def test_no_check_is_offered_where_nothing_moved(window):
    told(window.controller, ["done"])
    assert window.controller.session.asked.phase == "command"
    assert not window.notice.findChild(QPushButton, "offer").isVisible()


def test_the_offer_blocks_nothing_and_goes_as_one_plays_on(window):
    moved(window)
    assert window.notice.findChild(QPushButton, "offer").isVisible()
    prompt = window.controller.prompt
    QApplication.processEvents()  # notices that come at once stand together
    window.controller.undo()
    assert not window.notice.findChild(QPushButton, "offer").isVisible()
    assert prompt.procedure != window.controller.prompt.procedure


def test_where_the_map_is_wrong_the_dialog_gives_way_to_learning_it(window):
    dialog, begun = window.parts.dialogs.check_table(), []
    dialog.offer_map(None)
    assert dialog.of_map.isHidden()
    dialog.offer_map(lambda: begun.append(dialog.isVisible()))
    dialog.of_map.click()
    assert begun == [False]


@pytest.mark.rule("hoe:3.3.8")
@pytest.mark.parametrize("board", ["tracked", "table"])
def test_a_marker_that_moves_at_the_next_phase_says_so(board, tmp_path, qtbot, theme):
    """The score counts a capture at once; the VP marker is moved when the next phase begins."""
    playing = began("hell-on-earth", board, 3, tmp_path / "one.beachmaster")
    Hands(playing).play(lambda session: session.asked.turn > 1)
    session, controller = playing.session, GameController()
    controller.adopt(playing)
    check = CheckTableDialog(controller)
    qtbot.addWidget(check)

    def marker():
        return next(look for name, look, _ in rows_of(check) if name == "The VP marker")

    assert "next phase" not in marker()
    phase, points = session.asked.phase, session.module.overview(session.state).score.total
    session.adjust("captured.airfield1", 1, "the table shows otherwise")
    assert session.module.overview(session.state).score.total == points + 1
    check.refresh()
    assert f"; when the next phase begins: Put the VP marker on box {points + 1}." in marker()
    while session.asked.phase == phase:
        session.auto(invent=True)
    check.refresh()
    assert "next phase" not in marker()
    controller.close()
