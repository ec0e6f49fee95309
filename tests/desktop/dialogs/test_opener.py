"""The desk opens each dialog once, without blocking, and carries out what it decides."""

from contextlib import closing

import pytest
from PySide6.QtWidgets import QDialog, QFileDialog, QInputDialog, QLabel

from beachmaster.desktop.controller import Topic
from beachmaster.desktop.main_window import MainWindow
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.desktop.theme import current
from beachmaster.desktop.translators import Translators
from beachmaster.engine.placing import Lattice
from beachmaster.storage.saves import new_save, saves_folder
from beachmaster.storage.settings import Settings
from beachmaster.storage.starting import Wish, start


@pytest.fixture
def window(qtbot, theme, qapp, data_folder):
    """Furnish a real window with a kept game some answers on."""
    window = MainWindow(Settings(), current(), Translators(qapp))
    qtbot.addWidget(window)
    window.show()
    window.build_parts()
    save = new_save("hell-on-earth")
    with qtbot.waitSignal(window.controller.changed, timeout=20_000):
        window.parts.begin(Wish(game="hell-on-earth", seed=1, save=save))
    for _answer in range(6):
        window.controller.auto()
    yield window
    for dialog in window.findChildren(QDialog):
        dialog.close()
    window.close()
    wait_for_tasks()


@pytest.fixture
def desk(window):
    return window.parts.dialogs


def notice(window):
    return window.notice.findChild(QLabel, "notice").text()


OPENED = {
    "open": lambda desk: desk.ask_open(),
    "import": lambda desk: desk.ask_import(),
    "export": lambda desk: desk.ask_export(),
    "bookmark": lambda desk: desk.ask_bookmark(),
    "note": lambda desk: desk.ask_note(),
    "evening": lambda desk: desk.ask_evening(),
    "correct": lambda desk: desk.correct(3),
    "report": lambda desk: desk.show_report(),
    "your-games": lambda desk: desk.show_your_games(),
    "pack-away": lambda desk: desk.show_pack_away(),
    "check-table": lambda desk: desk.check_table(),
    "tables": lambda desk: desk.show_tables(),
    "place-grid": lambda desk: desk.place_grid(Lattice(9, 9), numbered=True, then=print),
    "distance": lambda desk: desk.show_distance(on=True),
    "preferences": lambda desk: desk.show_preferences(),
    "shortcuts": lambda desk: desk.show_shortcuts(),
    "about": lambda desk: desk.show_about(),
    "licences": lambda desk: desk.show_licences(),
    "problem": lambda desk: desk.show_problem(),
}


def shown_as(window, name):
    return [one for one in window.findChildren(QDialog, name) if one.isVisible()]


def test_a_dialog_opens_once_and_is_gone_when_it_is_closed(window, desk, qtbot):
    for name, show in OPENED.items():
        for _time in range(2):
            show(desk)
        (dialog,) = shown_as(window, name)
        assert dialog.windowTitle(), name
        dialog.close()
        qtbot.waitUntil(lambda name=name: not shown_as(window, name))


def test_a_bookmark_gets_its_name(window, desk):
    desk.ask_bookmark()
    dialog = window.findChild(QInputDialog, "bookmark")
    dialog.setTextValue("before the storm")
    dialog.accept()
    assert "before the storm" in window.controller.session.tree.bookmarks


def test_a_note_on_this_moment_stands_in_the_journal_and_is_taken_away_by_an_empty_line(
    window, desk
):
    journal = window.parts.journal
    cursor = window.controller.session.tree.cursor
    for words, kept in (("Ada rolled this", {cursor: "Ada rolled this"}), ("", {})):
        desk.ask_note()
        dialog = window.findChild(QInputDialog, "note")
        dialog.setTextValue(words)
        dialog.accept()
        assert window.controller.playing.beside.notes == kept
        journal.refresh(Topic.JOURNAL)
        assert journal.model.notes == kept


def test_an_evening_gets_its_name_above_the_time_played(window, desk):
    desk.ask_evening()
    dialog = window.findChild(QInputDialog, "evening")
    assert "Evening 1: 0:00 h" in dialog.labelText()
    dialog.setTextValue("With Ada")
    dialog.accept()
    assert [one.name for one in window.controller.playing.beside.evenings] == ["With Ada"]
    desk.ask_evening()
    again = window.findChildren(QInputDialog, "evening")[-1]
    assert again.textValue() == "With Ada"


def test_an_evening_that_has_not_begun_gets_no_name(window, desk):
    window.controller.playing.beside.evenings.clear()
    desk.ask_evening()
    assert "begins with its first answer" in notice(window)
    assert window.findChild(QInputDialog, "evening") is None


def test_an_exported_game_comes_back_the_same(window, desk, qtbot, tmp_path):
    target = tmp_path / "evening.json"
    desk.ask_export()
    window.findChild(QFileDialog, "export").fileSelected.emit(str(target))
    qtbot.waitUntil(lambda: "is exported to" in notice(window), timeout=20_000)
    state = window.controller.session.state
    digest = window.controller.session.module.pieces(state)
    with qtbot.waitSignal(desk.brought_in, timeout=20_000) as said:
        desk.bring_in(target)
    assert said.args[0].parent == saves_folder()
    qtbot.waitUntil(lambda: window.controller.path == said.args[0], timeout=20_000)
    assert window.controller.session.module.pieces(window.controller.state) == digest


def test_a_file_that_is_no_game_is_refused_in_the_notice(window, desk, qtbot, tmp_path):
    bad = tmp_path / "bad.json"
    bad.write_text("[]")
    desk.bring_in(bad)
    qtbot.waitUntil(lambda: "bad.json" in notice(window) and "again" not in notice(window))
    assert window.controller.is_open


def test_an_export_that_cannot_be_written_is_said(window, desk, qtbot, tmp_path):
    (tmp_path / "file").write_text("in the way")
    desk.ask_export()
    window.findChild(QFileDialog, "export").fileSelected.emit(str(tmp_path / "file" / "x.json"))
    qtbot.waitUntil(lambda: "cannot be written" in notice(window), timeout=20_000)


def test_a_game_goes_on_from_the_position_file_that_was_written(window, desk, tmp_path):
    controller, target = window.controller, tmp_path / "evening.json"
    while controller.state.phase == "set-up":
        controller.auto()
    desk.ask_position()
    window.findChild(QFileDialog, "position").fileSelected.emit(str(target))
    assert "evening.json" in notice(window)
    given = Wish(game="hell-on-earth", seed=3, position=target)
    with closing(start(given)) as playing:
        assert playing.session.state.phase == controller.session.phase_start()[0].phase
        assert playing.session.state.us == controller.session.phase_start()[0].us


def test_during_the_set_up_there_is_no_position_and_that_is_said(window, desk):
    window.controller.goto(0)
    desk.ask_position()
    assert "set-up is not over" in notice(window)
    assert window.findChild(QFileDialog, "position") is None
