"""Walk with the keyboard from part to part of the window."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


def part_after(parts: Sequence[QWidget], step: int) -> QWidget | None:
    """Return the part in sight that comes so many steps after the one the keyboard stands on."""
    shown = [part for part in parts if part.isVisible() and first_stop(part) is not None]
    focus = QApplication.focusWidget()
    here = [at for at, part in enumerate(shown) if focus in (part, *part.findChildren(QWidget))]
    if not shown:
        return None
    return shown[(here[-1] + step) % len(shown)] if here else shown[0]


def come_to(part: QWidget) -> None:
    """Give the keyboard to the window of a part, which may lie minimised."""
    window = part.window()
    if window.isMinimized():
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.activateWindow()


def enter(part: QWidget) -> None:
    """Put the keyboard where a part begins."""
    stop = first_stop(part)
    if stop is not None:
        stop.setFocus(Qt.FocusReason.TabFocusReason)


def first_stop(part: QWidget) -> QWidget | None:
    """Return the first control of a part that takes the keyboard."""
    by_tab = Qt.FocusPolicy.TabFocus
    for one in (part, *part.findChildren(QWidget)):
        if one.focusPolicy() & by_tab and one.isVisible() and one.isEnabled():
            return one
    return None
