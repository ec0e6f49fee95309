"""Find labels and controls whose words do not fit into the room they have."""

import re

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QWidget,
)

TURNS = 6
"""How often a layout may ask for another one before it rests."""
TAG = re.compile(r"<[^>]+>")
SLACK = 1
"""Pixels by which rounding may differ."""


def clipped(root):
    """Return what is cut off in a shown widget once it came to rest, one line each."""
    for _turn in range(TURNS):
        QApplication.processEvents()
    found = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisibleTo(root) or _inside_view(widget):
            continue
        why = next(
            (why for kind, check in CHECKS if isinstance(widget, kind) for why in [check(widget)]),
            "",
        )
        why = why or (_beyond(widget, root) if isinstance(widget, WORDED) else "")
        if why:
            found.append(f"{type(widget).__name__} “{_words(widget)}”: {why}")
    return found


def _inside_view(widget):
    """Tell whether Qt itself made this as a part of a view or another control."""
    return widget.objectName().startswith("qt_")


def _words(widget):
    for name in ("words", "text", "currentText", "placeholderText"):
        found = getattr(widget, name, None)
        words = found() if callable(found) else found
        if words:
            return words
    return widget.accessibleName()


def _label(label):
    if not label.text():
        return ""
    if not label.wordWrap():
        wanted = label.sizeHint()
        return _too_small(wanted.width(), wanted.height(), label)
    needed = label.heightForWidth(label.width())
    if needed > label.height() + SLACK:
        return f"needs {needed} px of height, has {label.height()}"
    metrics = QFontMetrics(label.font())
    words = TAG.sub(" ", label.text()).split()
    widest = max((metrics.horizontalAdvance(word) for word in words), default=0)
    room = label.contentsRect().width()
    return f"a word needs {widest} px, has {room}" if widest > room + SLACK else ""


def _button(button):
    if button.hasHeightForWidth():
        needed = button.heightForWidth(button.width())
        return f"needs {needed} px, has {button.height()}" if needed > button.height() + 1 else ""
    if not button.text() or getattr(button, "elides", False):
        return ""
    wanted = button.sizeHint()
    return _too_small(wanted.width(), wanted.height(), button)


def _combo(box):
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = QStyle.SubControl.SC_ComboBoxEditField
    control = QStyle.ComplexControl.CC_ComboBox
    room = box.style().subControlRect(control, option, field, box).width()
    needed = QFontMetrics(box.font()).horizontalAdvance(box.currentText())
    return f"needs {needed} px, has {room}" if needed > room else ""


def _line(edit):
    words = edit.placeholderText() if not edit.text() else ""
    needed, room = QFontMetrics(edit.font()).horizontalAdvance(words), edit.width()
    return f"needs {needed} px, has {room}" if needed > room else ""


def _tabs(bar):
    last = bar.tabRect(bar.count() - 1)
    return f"tabs need {last.right()} px, have {bar.width()}" if last.right() > bar.width() else ""


def _too_small(width, height, widget):
    if width > widget.width() + SLACK:
        return f"needs {width} px of width, has {widget.width()}"
    if height > widget.height() + SLACK:
        return f"needs {height} px of height, has {widget.height()}"
    return ""


def _beyond(widget, root):
    """Say where a control reaches out of what it stands in; scrolling up and down is allowed."""
    inside = widget
    scrolls = False
    while inside is not root and (outer := inside.parentWidget()) is not None:
        scrolls = scrolls or isinstance(outer.parentWidget(), QAbstractScrollArea)
        placed = QRect(widget.mapTo(outer, QPoint(0, 0)), widget.size())
        if placed.left() < -SLACK or placed.right() > outer.width() + SLACK:
            return f"from {placed.left()} to {placed.right()} px in {outer.width()}"
        if not scrolls and placed.bottom() > outer.height() + SLACK:
            return f"down to {placed.bottom()} px in {outer.height()}"
        inside = outer
    return ""


CHECKS = (
    (QLabel, _label),
    (QAbstractButton, _button),
    (QComboBox, _combo),
    (QLineEdit, _line),
    (QTabBar, _tabs),
)
WORDED = tuple(kind for kind, _check in CHECKS)
