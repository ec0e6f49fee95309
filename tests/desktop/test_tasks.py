"""Long work runs off the GUI thread, and its result comes back to it."""

import gc
import subprocess
import sys
import threading

from PySide6.QtCore import QObject
from shiboken6 import isValid

from beachmaster.desktop.tasks import Task, wait_for_tasks


def test_the_work_runs_elsewhere_and_its_result_arrives_here(qtbot):
    ran_on = []
    task = Task(lambda _task: ran_on.append(threading.current_thread()) or 7)
    arrived = []
    task.done.connect(lambda result: arrived.append((result, threading.current_thread())))
    with qtbot.waitSignal(task.finished):
        task.start()
    assert ran_on[0] is not threading.main_thread()
    assert arrived == [(7, threading.main_thread())]


def test_an_error_arrives_as_an_error(qtbot):
    def work(_task):
        raise KeyError("gone")

    task = Task(work)
    failed = []
    task.failed.connect(failed.append)
    with qtbot.waitSignal(task.finished):
        task.start()
    assert isinstance(failed[0], KeyError)


def test_who_is_gone_hears_nothing(qtbot):
    asker, told = QObject(), []
    go = threading.Event()
    task = Task(lambda _task: go.wait(600), asker)
    task.done.connect(told.append)
    task.start()
    asker.deleteLater()
    qtbot.waitUntil(lambda: not isValid(asker))
    with qtbot.waitSignal(task.finished):
        go.set()
    assert told == []


def test_no_garbage_is_collected_on_another_thread(qtbot):
    """A widget that is collected off the GUI thread ends the program."""
    go = threading.Event()
    task = Task(lambda _task: (go.wait(600), gc.isenabled())[1])
    seen = []
    task.done.connect(seen.append)
    task.start()
    with qtbot.waitSignal(task.finished):
        go.set()
    assert seen == [False]
    assert not gc.isenabled()


def test_leaving_waits_for_what_is_under_way(qtbot):
    go = threading.Event()
    task = Task(lambda _task: go.wait(600))
    task.start()
    assert not wait_for_tasks(20)
    go.set()
    assert wait_for_tasks()


LEAVING = """
import atexit
import time
atexit.register(time.sleep, 0.5)  # registered first, so it comes last: Qt is gone by then
from PySide6.QtCore import QCoreApplication
from beachmaster.desktop.tasks import Task
made = QCoreApplication([])
for number in range(20):
    Task(lambda task, number=number: time.sleep(number / 60)).start()
"""


def test_the_program_can_end_while_work_is_under_way():
    """Qt is taken down at exit: work that still ran then would report to what is gone."""
    ended = subprocess.run(
        [sys.executable, "-c", LEAVING], capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")
