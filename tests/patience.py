"""Wait for things, not for times: a bot for Qt's tests on machines of any speed."""

# ruff: noqa: N802 - the names are those of the bot

from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

PATIENCE = 180_000
"""Milliseconds after which something that was waited for will never come, however busy it is."""
ROUNDS = 30
NO_TIMES = "use settle or waitUntil; a time passes or not as the machine is busy"


class PatientBot(QtBot):
    """Qt's bot, with the patience of a busy machine in place of the times that tests name."""

    def settle(self) -> None:
        """Let happen what is due, and what that leads to: rounds of the event loop are counted."""
        for _ in range(ROUNDS):
            QCoreApplication.processEvents()

    _looks_again = False

    def wait(self, ms: int) -> None:
        """Refuse, unless the bot itself looks again: what happens in a time is the machine's."""
        assert self._looks_again, f"{ms} ms: {NO_TIMES}"
        super().wait(ms)

    def waitUntil(self, callback, *, timeout=PATIENCE):
        """Wait until something is so, looking again and again."""
        self._looks_again = True
        try:
            super().waitUntil(callback, timeout=max(timeout, PATIENCE))
        finally:
            self._looks_again = False

    def waitSignal(self, signal, *, timeout=PATIENCE, **more):
        """Wait for a signal."""
        return super().waitSignal(signal, timeout=max(timeout, PATIENCE), **more)

    def waitSignals(self, signals, *, timeout=PATIENCE, **more):
        """Wait for signals."""
        return super().waitSignals(signals, timeout=max(timeout, PATIENCE), **more)

    def waitExposed(self, widget, *, timeout=PATIENCE):
        """Wait until a window is on the screen."""
        return super().waitExposed(widget, timeout=max(timeout, PATIENCE))

    def waitActive(self, widget, *, timeout=PATIENCE):
        """Wait until a window has the keyboard."""
        return super().waitActive(widget, timeout=max(timeout, PATIENCE))

    @contextmanager
    def assertNotEmitted(self, signal, *, wait=0):
        """Hold that a signal does not come of what a block does, which names what it waits for."""
        assert not wait, f"{wait} ms: {NO_TIMES}"
        emitted = []

        def note(*arguments):
            emitted.append(arguments)

        signal.connect(note)
        try:
            yield
        finally:
            signal.disconnect(note)
        assert not emitted, f"it was emitted: {emitted}"
