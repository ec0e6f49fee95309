"""The patient bot lets nobody hold that nothing happens within a time that never passes."""

import pytest
from PySide6.QtCore import QObject, QTimer, Signal


class Told(QObject):
    told = Signal()


def test_no_time_is_waited_for(qtbot):
    with pytest.raises(AssertionError, match="settle or waitUntil"):
        qtbot.wait(50)


def test_nothing_is_said_not_to_come_within_a_time(qtbot):
    one = Told()
    with (
        pytest.raises(AssertionError, match="settle or waitUntil"),
        qtbot.assertNotEmitted(one.told, wait=50),
    ):
        pass
    with (
        pytest.raises(AssertionError, match="was emitted"),
        qtbot.assertNotEmitted(one.told),
    ):
        one.told.emit()


def test_a_thing_that_takes_its_time_is_waited_for(qtbot):
    done = []
    QTimer.singleShot(30, lambda: done.append(True))
    qtbot.waitUntil(lambda: bool(done))
    assert done
