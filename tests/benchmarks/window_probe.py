"""Start a window in a process of its own and print what it cost and what it holds.

python window_probe.py floor|beachmaster|memory

Prints one JSON object: `paint` in seconds of the processor from the start of the process to the
first painted prompt, `ready` until answers come alive (Beachmaster only), `memory` in bytes what
the process holds at the end; for `memory` that is with the rules open and the map in sight at
1280 x 800. What others hold too counts as if nobody did: else the floor, which is little more than
Qt, would shrink with each window that somebody else has open.
"""

import json
import sys
import time
from pathlib import Path

WAIT = 60.0
SIZE = (1280, 800)


def held() -> int:
    """Return what this process holds in bytes (Linux); 0 elsewhere."""
    rollup = Path("/proc/self/smaps_rollup")
    lines = rollup.read_text().splitlines() if rollup.exists() else []
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("Rss:")), 0)


def floor(_memory: bool) -> dict[str, float]:
    """Show a bare main window with one label."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QLabel, QMainWindow

    told: dict[str, float] = {}
    application = QApplication([])

    class Painted(QLabel):
        def paintEvent(self, event):  # noqa: N802
            super().paintEvent(event)
            if "paint" not in told:
                told["paint"] = time.process_time()
                QTimer.singleShot(0, application.quit)

    window = QMainWindow()
    window.setCentralWidget(Painted("What now?"))
    window.resize(*SIZE)
    window.show()
    application.exec()
    return {**told, "memory": held()}


def ours(memory: bool) -> dict[str, float]:
    """Start Beachmaster as the player does, in the game left last."""
    from beachmaster.desktop import app

    told: dict[str, float] = {}
    application = app.application()
    window = app.open_window(application)

    from PySide6.QtCore import QEvent, QObject, QTimer

    class Watcher(QObject):
        """Notes when something is first painted once there is what it waits for."""

        def __init__(self, what, there, then) -> None:
            super().__init__()
            self._what, self._there, self._then = what, there, then

        def eventFilter(self, watched, event):  # noqa: N802
            if event.type() == QEvent.Type.Paint and self._what not in told and self._there():
                told[self._what] = time.process_time()
                QTimer.singleShot(0, self._then)
            return False

    def alive() -> None:
        if not memory:
            application.quit()
        elif window.parts.built:
            window.resize(*SIZE)
            window.parts.layouts.choose("map")
            window.parts.layouts.show_panel("rules")
            QTimer.singleShot(1500, application.quit)
        else:
            QTimer.singleShot(20, alive)

    painted = Watcher("paint", lambda: True, lambda: None)
    woken = Watcher("ready", lambda: window.controller.is_open, alive)
    window.installEventFilter(painted)
    window.card_ready.connect(lambda: window.card.installEventFilter(woken))
    QTimer.singleShot(round(WAIT * 1000), application.quit)
    application.exec()
    told["memory"] = held()
    window.close()
    return told


if __name__ == "__main__":
    probe = floor if sys.argv[1] == "floor" else ours
    print(json.dumps(probe(sys.argv[1] == "memory")))
