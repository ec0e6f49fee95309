"""Name every control once: label, buddy, accessible name and description together."""

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, QSize
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QTabWidget, QVBoxLayout, QWidget

from beachmaster.desktop.room import size_within_screen
from beachmaster.desktop.speaking import give_role
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text


def name(widget: QWidget, label: Text, description: Text | None = None) -> None:
    """Give a control without a label of its own its accessible name, description and tip."""
    widget.setAccessibleName(say(label))
    if description is not None:
        widget.setAccessibleDescription(say(description))
        widget.setToolTip(say(description))


def add_row(
    form: QFormLayout, label: Text, widget: QWidget, description: Text | None = None
) -> QLabel:
    """Add a labelled control to a form and return its label, the description below it."""
    caption = QLabel(say(label))
    caption.setBuddy(widget)
    caption.setWordWrap(True)
    name(widget, label, description)
    if description is None:
        form.addRow(caption, widget)
        return caption
    hint = QLabel(say(description))
    hint.setWordWrap(True)
    hint.setProperty("role", "hint")
    column = QVBoxLayout()
    column.setSpacing(current().space(0.2))
    column.setContentsMargins(0, 0, 0, current().space(0.4))
    column.addWidget(widget)
    column.addWidget(hint)
    form.addRow(caption, column)
    return caption


def name_tabs(tabs: QTabWidget, label: Text) -> None:
    """Give pages behind tabs, and their row of tabs, an accessible name."""
    give_role(tabs, QAccessible.Role.Grouping)
    for part in (tabs, tabs.tabBar()):
        name(part, label)


def fill_box(box: QComboBox, choices: Mapping[str, Text]) -> None:
    """Word the choices of a box anew and keep the one that is chosen; nothing is signalled."""
    chosen = box.currentIndex()
    with QSignalBlocker(box):
        box.clear()
        for value, source in choices.items():
            box.addItem(say(source), value)
        box.setCurrentIndex(max(chosen, 0))


def size_window(window: QWidget, width: int, height: int) -> None:
    """Give a window of its own this size, and no more than its screen has room for."""
    window.resize(size_within_screen(window, QSize(width, height)))
