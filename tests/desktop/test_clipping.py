"""The check for words cut off finds them, and finds nothing where all is well."""

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QWidget

from desktop.clipping import clipped

LONG = "Words that take more room than there is in so small a place"


def wrapped():
    label = QLabel(LONG)
    label.setWordWrap(True)
    return label


def combo():
    box = QComboBox()
    box.addItem(LONG)
    return box


def line():
    edit = QLineEdit()
    edit.setPlaceholderText(LONG)
    return edit


KINDS = {
    "label": lambda: QLabel(LONG),
    "wrapped": wrapped,
    "button": lambda: QPushButton(LONG),
    "combo": combo,
    "line": line,
}


@pytest.mark.parametrize("kind", KINDS)
def test_it_finds_what_has_too_little_room_and_only_that(qtbot, theme, kind):
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(900, 200)
    control = KINDS[kind]()
    control.setParent(page)
    control.setGeometry(0, 0, 60, 20)
    page.show()
    assert len(clipped(page)) == 1
    control.setGeometry(0, 0, 800, 100)
    assert clipped(page) == []
    control.setGeometry(500, 0, 800, 100)
    assert len(clipped(page)) == 1
