"""Play a saved game in a window until killed, and print every entry as soon as it counts.

python playing.py SAVED-GAME
"""

import json
import sys
from pathlib import Path

from PySide6.QtCore import QTimer

from beachmaster.desktop.app import application, open_window
from beachmaster.desktop.crash import watch_for_crashes


def play(path: Path) -> None:
    """Answer for the player as fast as the window goes."""
    made = application()
    window = open_window(made, path)

    def step() -> None:
        controller = window.controller
        if controller.is_open:
            controller.auto()
            entry = controller.session.tree.entries[controller.session.tree.cursor]
            print(json.dumps([entry.id, entry.key, entry.value]), flush=True)
        QTimer.singleShot(0, step)

    def begin() -> None:
        watch_for_crashes(window)
        QTimer.singleShot(0, step)

    window.card_ready.connect(begin)
    made.exec()


if __name__ == "__main__":
    play(Path(sys.argv[1]))
