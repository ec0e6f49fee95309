"""A wheel over a field scrolls the page and changes nothing, wherever the keyboard stands."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop.steady import EDGE, SteadyComboBox, SteadySpinBox


def turn(widget):
    """Turn the wheel one notch over a widget."""
    at = QPointF(widget.rect().center())
    event = QWheelEvent(
        at, widget.mapToGlobal(at), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


@pytest.fixture(params=[SteadySpinBox, SteadyComboBox])
def field(request, qtbot):
    """Return a field at its second value in a page that scrolls, without the keyboard."""
    area, page, field, other = QScrollArea(), QWidget(), request.param(), QLineEdit()
    qtbot.addWidget(area)
    if isinstance(field, QComboBox):
        field.addItems(["a", "b", "c"])
        field.setCurrentIndex(1)
    else:
        field.setValue(1)
    column = QVBoxLayout(page)
    for one in (other, field):
        column.addWidget(one)
    column.addSpacing(2000)
    area.setWidget(page)
    area.setWidgetResizable(True)
    area.resize(300, 200)
    with qtbot.waitActive(area):
        area.show()
        area.activateWindow()
    other.setFocus()
    field.area = area
    return field


def value(field):
    return field.currentIndex() if isinstance(field, QComboBox) else field.value()


def test_without_the_keyboard_the_wheel_is_left_to_the_page(field):
    taken = turn(field)
    assert value(field) == 1
    assert not taken  # so that Qt gives it to the page around


def test_with_the_keyboard_it_scrolls_the_page_too(field):
    field.setFocus()
    taken = turn(field)
    assert value(field) == 1
    assert not taken


def test_no_form_of_the_window_has_a_field_that_the_wheel_changes_in_passing():
    """Every list and number field of the program is a steady one."""
    from pathlib import Path

    from beachmaster import desktop

    for path in Path(desktop.__file__).parent.rglob("*.py"):
        if path.name != "steady.py":
            words = path.read_text(encoding="utf-8")
            assert not any(f" {kind.__name__}(" in words for kind in (QSpinBox, QComboBox)), path


def test_figures_stand_off_the_edge_of_their_field_at_every_text_size(qtbot, theme):
    field = SteadySpinBox()
    qtbot.addWidget(field)
    field.setRange(0, 99)
    for scale in (100, 200):
        theme.apply("light", scale)
        field.setFont(theme.font(1.6, bold=True))
        margin = field.lineEdit().textMargins().left()
        assert margin == theme.space(EDGE) > 2
        wide = field.fontMetrics().horizontalAdvance("99")
        assert field.sizeHint().width() >= wide + margin
    theme.apply("light", 100)
