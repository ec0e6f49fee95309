"""A photo that is still being read when another is chosen, or when its page goes."""

from pathlib import Path
from threading import Event

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from shiboken6 import delete

from beachmaster.desktop import tasks
from beachmaster.desktop.placing import photo
from beachmaster.desktop.placing.dialog import PlaceGridDialog
from beachmaster.desktop.placing.photo import MapPhoto
from desktop.placing.printed_map import PRINTED


@pytest.fixture
def dialog(qtbot, theme):
    """Return the page over a window, which outlives it."""
    window = QWidget()
    qtbot.addWidget(window)
    page = PlaceGridDialog(PRINTED, numbered=True, parent=window)
    page.open()
    yield page
    window.close()


@pytest.fixture
def reading(monkeypatch):
    """Return what lets each photo, by its name, be read to the end."""
    gates = {name: Event() for name in ("first", "second")}

    def slowly(source):
        assert gates[source.name].wait(20)
        return MapPhoto(QImage(400, 300, QImage.Format.Format_RGB32), source)

    monkeypatch.setattr(photo, "taken_in", slowly)
    yield gates
    for gate in gates.values():
        gate.set()


def test_a_page_that_is_gone_is_told_nothing(dialog, reading, qtbot):
    dialog.take(Path("first"))
    waiting = set(tasks._ALIVE)
    assert waiting
    delete(dialog)
    reading["first"].set()
    qtbot.waitUntil(lambda: not waiting & tasks._ALIVE)


def test_the_photo_chosen_last_is_waited_for(dialog, reading, qtbot):
    dialog.take(Path("first"))
    first = set(tasks._ALIVE)
    dialog.take(Path("second"))
    reading["first"].set()
    qtbot.waitUntil(lambda: not first & tasks._ALIVE)
    assert not dialog.choose.isEnabled()
    reading["second"].set()
    qtbot.waitUntil(dialog.choose.isEnabled)
    assert dialog.work.photo == (400, 300)
