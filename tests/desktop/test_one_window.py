"""A second start hands its game to the window that is open; macOS asks to open one by an event."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from beachmaster.desktop.app import hear, open_window
from beachmaster.desktop.one_window import FOLDER, PATIENCE, OneWindow, let_go_of_windows
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.storage.starting import Wish, start

EVENT = """
import sys
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from beachmaster.desktop.app import application
made = application()
made.asked_to_open.connect(lambda name: print(name, flush=True))
QCoreApplication.sendEvent(made, QFileOpenEvent(QUrl.fromLocalFile(sys.argv[1])))
print(made.desktopFileName(), made.windowIcon().isNull())
"""


@pytest.fixture
def saves(tmp_path):
    """Return two saved games."""
    paths = [tmp_path / f"{name} ö.beachmaster" for name in ("one", "two")]
    for path in paths:
        start(Wish(game="hell-on-earth", seed=1, save=path)).close()
    return paths


@pytest.fixture
def window(qtbot, theme, qapp, saves):
    """Open the real window in the first game, listening for later starts."""
    one = OneWindow()
    window = open_window(qapp, saves[0])
    hear(window, qapp, one)
    qtbot.addWidget(window)
    qtbot.waitUntil(lambda: window.parts is not None and window.parts.built, timeout=20_000)
    qtbot.waitUntil(lambda: window.controller.path == saves[0], timeout=20_000)
    yield window
    one.let_go()
    window.close()
    wait_for_tasks()


def another_start(*words) -> subprocess.Popen:
    return subprocess.Popen([sys.executable, "-m", "beachmaster", "window", *map(str, words)])


def test_the_first_is_the_one_window_until_it_lets_go(qapp):
    first = OneWindow()
    assert first.first
    assert not OneWindow().first
    first.let_go()
    third = OneWindow()
    assert third.first
    third.let_go()


def test_another_data_folder_has_a_window_of_its_own(qapp, monkeypatch, tmp_path):
    first = OneWindow()
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path / "other"))
    other = OneWindow()
    assert first.first
    assert other.first
    for one in (first, other):
        one.let_go()


def test_a_second_start_hands_its_game_over_and_ends(window, qtbot, saves):
    child = another_start(saves[1])
    qtbot.waitUntil(lambda: child.poll() is not None, timeout=30_000)
    assert child.returncode == 0
    qtbot.waitUntil(lambda: window.controller.path == saves[1], timeout=20_000)


def test_the_game_that_is_open_stays_as_it_is(window, saves):
    session = window.controller.session
    window.open_saved(saves[0])
    assert window.controller.session is session


def test_a_game_asked_for_before_the_parts_are_there_is_opened_then(qtbot, theme, qapp, saves):
    window = open_window(qapp, saves[0])
    qtbot.addWidget(window)
    window.open_saved(saves[1])
    window.build_parts()
    qtbot.waitUntil(lambda: window.controller.path == saves[1], timeout=20_000)
    window.close()
    wait_for_tasks()


def test_a_start_that_nobody_answers_opens_a_window_of_its_own(qapp, data_folder):
    first = OneWindow()
    second = OneWindow()
    assert not second.hand_over(Path("game.beachmaster"), patience=0)
    assert not list((data_folder / FOLDER).glob("*.json"))
    first.let_go()


def test_a_window_that_ends_takes_nothing_on_any_more(qapp, qtbot, data_folder):
    first = OneWindow(qapp)
    first.listen()
    heard = []
    first.wanted.connect(heard.append)
    let_go_of_windows(qapp)
    first.let_go()  # as the end of the program does once more
    (data_folder / FOLDER / "new.json").write_text('{"open": "game.beachmaster"}')
    qtbot.settle()
    assert heard == []
    assert (data_folder / FOLDER / "new.json").exists()
    next_one = OneWindow()
    assert next_one.first
    next_one.let_go()


def test_what_was_handed_to_a_window_that_broke_off_is_forgotten(qapp, qtbot, data_folder):
    OneWindow().let_go()  # makes the folder
    left = data_folder / FOLDER / "old.json"
    left.write_text('{"open": "gone.beachmaster"}')
    long_ago = time.time() - 2 * PATIENCE
    os.utime(left, (long_ago, long_ago))
    first = OneWindow()
    heard = []
    first.wanted.connect(heard.append)
    first.listen()
    qtbot.settle()
    assert heard == []
    assert not left.exists()
    first.let_go()


def test_what_was_handed_over_while_the_window_came_up_is_opened(qapp, qtbot, data_folder):
    first = OneWindow()
    (data_folder / FOLDER / "new.json").write_text('{"open": "game.beachmaster"}')
    heard = []
    first.wanted.connect(heard.append)
    first.listen()
    qtbot.waitUntil(lambda: heard == ["game.beachmaster"])
    first.let_go()


def test_the_system_asks_to_open_a_file(tmp_path):
    path = str(tmp_path / "a ö.beachmaster")
    environment = {**os.environ, "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-c", EVENT, path], capture_output=True, check=True, env=environment
    )
    opened, known = done.stdout.decode().splitlines()
    assert opened == path
    assert known == "beachmaster False"
