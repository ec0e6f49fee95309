"""Fill a box with worded choices."""

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox

from beachmaster.desktop.words import say
from beachmaster.engine.text import Text


def fill(box: QComboBox, choices: Mapping[str, Text]) -> None:
    """Word the choices anew and keep the one that is chosen; nothing is signalled."""
    chosen = box.currentIndex()
    with QSignalBlocker(box):
        box.clear()
        for value, source in choices.items():
            box.addItem(say(source), value)
        box.setCurrentIndex(max(chosen, 0))
