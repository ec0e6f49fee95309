"""A crash shows a plain window, loses nothing, and the next start goes on with the game."""

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QProcess
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit

from beachmaster.desktop.app import open_window
from beachmaster.desktop.crash import NAME, REPORT, CrashDialog, watch_for_crashes
from beachmaster.desktop.one_window import OneWindow
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.paths import start_command
from beachmaster.storage.folders import data_folder
from beachmaster.storage.running import NAME as MARK
from beachmaster.storage.saves import new_save
from beachmaster.storage.starting import Wish, start

PLAYING = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from beachmaster.desktop.app import application, open_window
from beachmaster.desktop.crash import watch_for_crashes
made = application()
window = open_window(made, Path(sys.argv[1]))

def card_ready():
    watch_for_crashes(window)
    window.controller.changed.connect(play)

def play(topics):
    if window.controller.asked is None or len(window.controller.session.tree.entries) > 9:
        return
    QTimer.singleShot(0, step)

def step():
    window.controller.auto()
    entries = window.controller.session.tree.entries
    if len(entries) > 9:
        print(len(entries), flush=True)

window.card_ready.connect(card_ready)
made.exec()
"""


@pytest.fixture
def window(qtbot, theme, data_folder, qapp):
    """Open the real window, watched, and put Python's hook back afterwards."""
    before = sys.excepthook
    window = open_window(qapp)
    window.card_ready.connect(lambda: watch_for_crashes(window))
    qtbot.addWidget(window)
    qtbot.waitUntil(lambda: window.parts is not None, timeout=20_000)
    yield window
    sys.excepthook = before
    window.close()
    wait_for_tasks()


def fail():
    """Raise an error with a name of this folder in it, and hand it to Python's hook."""
    try:
        raise RuntimeError("the sea came in")
    except RuntimeError as error:
        sys.excepthook(type(error), error, error.__traceback__)


def opened(window):
    """Tell whether the window has opened its game."""
    return window.parts is not None and window.controller.is_open


@pytest.fixture
def crashed(window, qtbot, capsys):
    """Let an error go uncaught."""
    fail()
    qtbot.waitUntil(lambda: window.findChild(CrashDialog, NAME) is not None)
    yield window.findChild(CrashDialog, NAME)
    assert "the sea came in" in capsys.readouterr().err


def test_an_error_nobody_caught_shows_its_report_and_keeps_it(crashed):
    shown = crashed.findChild(QPlainTextEdit).toPlainText()
    assert "RuntimeError: the sea came in" in shown
    assert "Beachmaster" in shown
    assert (data_folder() / REPORT).read_text(encoding="utf-8") == shown
    crashed.reject()


def test_the_report_can_be_copied(crashed):
    crashed.copy_report()
    assert "the sea came in" in QGuiApplication.clipboard().text()
    crashed.reject()


def test_more_errors_do_not_bury_the_first(crashed, window, qtbot):
    fail()
    fail()
    qtbot.settle()
    assert len(window.findChildren(CrashDialog, NAME)) == 1
    crashed.reject()


def test_one_can_play_on_after_a_crash(window, crashed, qtbot):
    crashed.reject()
    with qtbot.waitSignal(window.controller.changed, timeout=10_000):
        window.parts.begin(Wish(game="hell-on-earth", seed=1))
    assert window.controller.auto()


def test_reopening_starts_this_program_anew_as_the_one_window(crashed, qapp, monkeypatch):
    one, started, quitted = OneWindow(qapp), [], []

    def start_anew(program, words):
        after = OneWindow()
        started.append(([program, *words], after.first))
        after.let_go()

    monkeypatch.setattr(QProcess, "startDetached", start_anew)
    monkeypatch.setattr(QApplication, "quit", lambda: quitted.append(True))
    crashed.reopen()
    assert started == [(start_command(), True)]
    assert quitted == [True]
    assert not one.first


def test_the_mark_stands_while_a_game_is_open(window, qtbot):
    save = new_save("hell-on-earth")
    with qtbot.waitSignal(window.controller.changed, timeout=10_000):
        window.parts.begin(Wish(game="hell-on-earth", seed=1, save=save))
    assert (data_folder() / MARK).is_file()
    window.controller.close()
    assert not (data_folder() / MARK).exists()


@pytest.mark.slow
def test_after_a_kill_the_game_goes_on_with_every_answer(qtbot, theme, qapp, data_folder):
    save = new_save("hell-on-earth")
    start(Wish(game="hell-on-earth", seed=1, save=save)).close()
    environment = dict(os.environ) | {"QT_QPA_PLATFORM": "offscreen"}
    process = subprocess.Popen(
        [sys.executable, "-c", PLAYING, str(save)], stdout=subprocess.PIPE, env=environment
    )
    accepted = int(process.stdout.readline())
    process.kill()
    process.communicate()
    (data_folder / "last.json").unlink(missing_ok=True)  # the mark alone must do
    before = sys.excepthook
    window = open_window(qapp)
    window.card_ready.connect(lambda: watch_for_crashes(window))
    qtbot.addWidget(window)
    try:
        qtbot.waitUntil(lambda: opened(window), timeout=20_000)
        assert window.controller.path == save
        assert len(window.controller.session.tree.entries) >= accepted
        assert window.notice.isVisible()
        assert "broke off" in window.notice.findChild(QLabel, "notice").text()
    finally:
        sys.excepthook = before
        window.close()
        wait_for_tasks()
    assert not (data_folder / MARK).exists()


@pytest.mark.parametrize("stream", [None, "closed"])
def test_without_a_console_an_error_still_opens_the_window(window, monkeypatch, tmp_path, stream):
    closed = (tmp_path / "console").open("w")
    closed.close()
    monkeypatch.setattr(sys, "stderr", None if stream is None else closed)
    fail()
    dialog = window.findChild(CrashDialog)
    assert "the sea came in" in dialog.findChild(QPlainTextEdit).toPlainText()
    dialog.reject()
