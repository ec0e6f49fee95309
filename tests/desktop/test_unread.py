"""What cannot be read of our own small files is said once, and put aside."""

import pytest
from PySide6.QtWidgets import QPushButton

from beachmaster.desktop.app import open_window
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.desktop.unread import unread_notes
from beachmaster.engine.text import render
from beachmaster.storage.settings import Settings


@pytest.mark.parametrize("name", ["settings.json", "layout.ini"])
def test_a_file_that_is_garbage_goes_aside_and_is_said_once(data_folder, name):
    data_folder.mkdir()
    (data_folder / name).write_bytes(b"[\x80 no such thing")
    (told,) = map(render, unread_notes())
    assert f"{name}.unread" in told
    assert (data_folder / f"{name}.unread").read_bytes() == b"[\x80 no such thing"
    assert not (data_folder / name).exists()
    assert not list(unread_notes())


def test_good_files_and_none_are_not_spoken_of(data_folder):
    assert not list(unread_notes())
    Settings().save()
    assert not list(unread_notes())
    assert (data_folder / "settings.json").is_file()


def test_the_window_says_it_and_leads_to_the_preferences(qtbot, theme, qapp, data_folder):
    data_folder.mkdir()
    (data_folder / "settings.json").write_text("{")
    window = open_window(qapp)
    qtbot.addWidget(window)
    qtbot.waitUntil(window.notice.isVisible, timeout=20_000)
    assert "preferences could not be read" in window.notice.words
    offered = [one for one in window.notice.findChildren(QPushButton) if one.isVisible()]
    assert "Preferences…" in [one.text() for one in offered]
    window.close()
    wait_for_tasks()
