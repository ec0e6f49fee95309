"""Garbage is collected between events alone."""

import gc

from PySide6.QtCore import QObject

from beachmaster.desktop.collecting import MANY, OLDER, Garbage
from beachmaster.desktop.collector import Collector


class Part(QObject):
    """Something of the window that only a collection finds."""

    def __init__(self) -> None:
        super().__init__()
        self.itself = self


def generations(monkeypatch, count, times):
    seen = []
    monkeypatch.setattr(gc, "get_count", lambda: (count, 0, 0))
    monkeypatch.setattr(gc, "collect", seen.append)
    garbage = Garbage()
    for _ in range(times):
        garbage.collect()
    return seen


def test_few_objects_are_let_be(monkeypatch):
    assert generations(monkeypatch, MANY - 1, 3) == []


def test_old_objects_are_looked_through_less_often(monkeypatch):
    seen = generations(monkeypatch, MANY, OLDER**2)
    assert [seen.count(generation) for generation in (0, 1, 2)] == [380, 19, 1]
    assert seen[-1] == 2


def test_the_event_loop_collects_what_python_no_longer_does(qtbot):
    gone = []
    part = Part()
    part.destroyed.connect(lambda: gone.append(True))
    del part
    kept = [[] for _ in range(MANY + 1)]
    assert not gone
    owner = QObject()
    Collector(owner)
    qtbot.waitUntil(lambda: bool(gone))
    assert len(kept) > MANY
