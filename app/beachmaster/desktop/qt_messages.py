"""Log Qt's warnings: a window without a console would show them to nobody."""

import contextlib
import sys

from PySide6.QtCore import QMessageLogContext, QtMsgType, qFormatLogMessage, qInstallMessageHandler

from beachmaster.storage.diagnostics import note_message

QUIET = (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
MOST = 100
"""Different messages that one run logs: some are repeated with each repaint."""


class QtMessages:
    """Prints Qt's messages as Qt does, and logs each warning once."""

    def __init__(self) -> None:
        self._logged: set[str] = set()

    def hear(self) -> None:
        """Take Qt's messages from now on."""
        qInstallMessageHandler(self._take)

    def let_go(self) -> None:
        """Leave them to Qt: Python is about to end."""
        qInstallMessageHandler(None)

    def _take(self, kind: QtMsgType, context: QMessageLogContext, words: str) -> None:
        with contextlib.suppress(OSError, ValueError):
            if sys.stderr is not None:  # a window without a console has none
                sys.stderr.write(f"{qFormatLogMessage(kind, context, words)}\n")
        if kind in QUIET or words in self._logged or len(self._logged) >= MOST:
            return
        self._logged.add(words)
        note_message("Qt", words)
