"""Tell a screen reader what just came up, and what a control of our own is."""

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QAccessibleWidget, QWidget

_ROLE = "_accessible_role"
_KEPT = "_accessible_interface"


def announce(widget: QWidget, words: str) -> None:
    """Let a screen reader say something now, where there is one."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))


def give_role(widget: QWidget, role: QAccessible.Role) -> None:
    """Let a screen reader know what a widget is where its class does not say it."""
    setattr(widget, _ROLE, role)
    _install()


@cache
def _install() -> None:
    QAccessible.installFactory(_interface)


def _interface(_kind: str, thing: QObject) -> QAccessibleWidget | None:
    """Return what speaks for a widget with a role of its own; it lives as long as the widget."""
    role = getattr(thing, _ROLE, None)
    if role is None or not isinstance(thing, QWidget):
        return None
    interface = QAccessibleWidget(thing, role)
    setattr(thing, _KEPT, interface)
    return interface
