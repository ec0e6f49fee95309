"""Start a window in a process of its own and print how long it took and what it holds.

python window_probe.py floor|beachmaster STARTED   (STARTED: seconds since the epoch at the start)

Prints one JSON object: `paint` in seconds from STARTED to the first painted prompt, `ready` in
seconds until answers come alive (Beachmaster only), `resident` in bytes then.
"""

import json
import sys
import time
from pathlib import Path

WAIT = 30.0


def resident() -> int:
    """Return the resident memory of this process in bytes (Linux)."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096


def floor(started: float) -> dict[str, float]:
    """Show a bare main window with one label."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QLabel, QMainWindow

    told: dict[str, float] = {}
    application = QApplication([])

    class Painted(QLabel):
        def paintEvent(self, event):  # noqa: N802
            super().paintEvent(event)
            if "paint" not in told:
                told["paint"] = time.time() - started
                QTimer.singleShot(0, application.quit)

    window = QMainWindow()
    window.setCentralWidget(Painted("What now?"))
    window.resize(1280, 800)
    window.show()
    application.exec()
    return {**told, "resident": resident()}


def ours(started: float) -> dict[str, float]:
    """Start Beachmaster as the player does, in the game left last."""
    from beachmaster.desktop import app

    told: dict[str, float] = {}
    application = app.application()
    window = app.open_window(application)

    from PySide6.QtCore import QEvent, QObject, QTimer

    class Watcher(QObject):
        def eventFilter(self, watched, event):  # noqa: N802
            if event.type() == QEvent.Type.Paint and "paint" not in told:
                QTimer.singleShot(0, self.note)
            return False

        def note(self):
            told.setdefault("paint", time.time() - started)

    watcher = Watcher()
    window.installEventFilter(watcher)

    def poll() -> None:
        ready = window.parts is not None and window.controller.is_open
        if ready or time.time() - started > WAIT:
            told["ready"] = time.time() - started
            application.processEvents()
            QTimer.singleShot(300, application.quit)
        else:
            QTimer.singleShot(5, poll)

    QTimer.singleShot(0, poll)
    application.exec()
    told["resident"] = resident()
    window.close()
    return told


if __name__ == "__main__":
    probe = floor if sys.argv[1] == "floor" else ours
    print(json.dumps(probe(float(sys.argv[2]))))
