"""A crash shows a plain window, loses nothing, and the next start goes on with the game."""

import faulthandler
import os
import subprocess
import sys
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QProcess, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit

from beachmaster.desktop.app import open_window
from beachmaster.desktop.crash import NAME, CrashDialog, watch_for_crashes
from beachmaster.desktop.keeping import keep_note
from beachmaster.desktop.one_window import OneWindow
from beachmaster.desktop.qt_messages import QtMessages
from beachmaster.desktop.tasks import Task, wait_for_tasks
from beachmaster.desktop.trouble import trouble_of
from beachmaster.paths import start_command
from beachmaster.storage import diagnostics
from beachmaster.storage.diagnostics import LOG, TRACE, log_lines, trace_crashes
from beachmaster.storage.folders import data_folder
from beachmaster.storage.locking import UnwritableError
from beachmaster.storage.problem_report import CRASH as REPORT
from beachmaster.storage.running import NAME as MARK
from beachmaster.storage.saves import new_save
from beachmaster.storage.starting import Wish, start
from beachmaster.storage.texts import T

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


@contextmanager
def crashes_untraced():
    """Let nobody trace crashes, as when the program starts; do afterwards what pytest does."""
    diagnostics._trace_left.clear()
    faulthandler.disable()
    try:
        yield
    finally:
        faulthandler.enable(sys.__stderr__)


@pytest.fixture(autouse=True)
def no_trace_left():
    """Let no test's start have found a trace of another's."""
    yield
    diagnostics._trace_left.clear()


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
    log = (data_folder() / LOG).read_text(encoding="utf-8")
    assert "uncaught error=RuntimeError at=" in log
    assert "the sea came in" not in log
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
@pytest.mark.parametrize("crash", [False, True])
def test_after_a_kill_the_game_goes_on_with_every_answer(qtbot, theme, qapp, data_folder, crash):
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
    if crash:
        (data_folder / TRACE).write_text("Fatal Python error: Segmentation fault\n")
        with crashes_untraced():
            trace_crashes()
    before = sys.excepthook
    window = open_window(qapp)
    window.card_ready.connect(lambda: watch_for_crashes(window))
    qtbot.addWidget(window)
    try:
        qtbot.waitUntil(lambda: opened(window), timeout=20_000)
        assert window.controller.path == save
        assert len(window.controller.session.tree.entries) >= accepted
        assert window.notice.isVisible()
        said = window.notice.findChild(QLabel, "notice").text()
        assert ("crashed last time" if crash else "stopped suddenly") in said
        assert ("Report a problem" in said) is crash
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


def test_the_log_of_a_whole_session_holds_nothing_of_the_players(window, qtbot, tmp_path, capsys):
    """Open a game outside the data folder, type, note, and let things fail with those words."""
    secret = tmp_path / "Secret plan of grandmother.beachmaster"
    data_folder().mkdir(parents=True, exist_ok=True)
    messages = QtMessages()
    messages.hear()
    try:
        with qtbot.waitSignal(window.controller.changed, timeout=10_000):
            window.parts.begin(Wish(game="hell-on-earth", seed=1, save=secret))
        assert window.controller.auto()
        assert keep_note(window.controller, "grandmother would hold the beach")
        window.controller.answer({"grandmother": "typed"})
        assert trouble_of(lambda: int("grandmother typed")) is not None
        assert trouble_of(lambda: saved_under(secret)) is not None
        task = Task(lambda _task: (tmp_path / "Secret photo.png").read_bytes())
        with qtbot.waitSignal(task.failed):
            task.start()
        qWarning(f"cannot open {tmp_path}/Secret photo.png")
        qWarning("QPainter::begin: Paint device returned engine == 0")
        window.controller.close()
        (tmp_path / "Secret").write_text("no database")
        with qtbot.waitSignal(window.controller.troubled, timeout=10_000):
            window.parts.begin(Wish(game="hell-on-earth", save=tmp_path / "Secret"))
        try:
            raise FileNotFoundError(2, "No such file or directory", str(secret))
        except OSError as error:
            sys.excepthook(type(error), error, error.__traceback__)
        window.findChild(CrashDialog, NAME).reject()
    finally:
        messages.let_go()
    told = "\n".join(log_lines(100))
    for kind in (
        "game id=hell-on-earth board=tracked answers=1 kept=yes",
        "defect error=ValueError",
        "not written error=UnwritableError from PermissionError(EACCES)",
        "a task failed error=FileNotFoundError(ENOENT)",
        "Qt: …",
        "Qt: QPainter::begin: Paint device returned engine == 0",
        "uncaught error=FileNotFoundError(ENOENT)",
    ):
        assert kind in told
    assert told.count("a task failed") == 2
    for word in ("Secret", "grandmother", "typed", "photo", str(tmp_path), tmp_path.name):
        assert word not in told
    assert "Secret photo" in capsys.readouterr().err  # a console shows Qt's words as they are


def saved_under(path):
    """Fail as where the system lets nobody write there."""
    try:
        raise PermissionError(13, "Permission denied", str(path))
    except OSError as error:
        raise UnwritableError(T("{file} cannot be written", file=str(path))) from error
