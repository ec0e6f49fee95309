"""What is written on the window's pages stands in one of the few steps of type."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontInfo, QFontMetricsF
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QMenuBar, QWidget

from beachmaster.desktop.labels import Words
from beachmaster.desktop.theme.tokens import BODY, CAPTION, TYPE
from desktop.test_within_screen import begin, screen, window

__all__ = ["screen", "window"]
WORDED = (QLabel, QAbstractButton, QLineEdit, QComboBox, QMenuBar)
HALF = 0.75
"""Points come in whole pixels, and so may differ by less than one."""


def off_the_scale(root):
    """Return what is shown in another size than a step of type, a line each."""
    steps = [BODY * scale for scale in TYPE.values()]
    found = []
    for widget in root.findChildren(QWidget):
        if not (isinstance(widget, WORDED) and widget.isVisible()):
            continue
        size = QFontInfo(widget.font()).pixelSize()
        if min(abs(size - step) for step in steps) > HALF or size < 0.83 * BODY - HALF:
            found.append(f"{type(widget).__name__} {widget.accessibleName()!r}: {size} px")
    return found


def test_body_text_stands_at_the_size_that_the_design_gives_it(theme, qapp):
    assert QFontInfo(qapp.font()).pixelSize() == BODY == theme.em
    assert QFontInfo(theme.font(CAPTION)).pixelSize() >= 0.83 * BODY - HALF
    theme.apply(zoom=200)
    assert QFontInfo(qapp.font()).pixelSize() == 2 * BODY == theme.em


@pytest.mark.parametrize("page", ["start", "new_game"])
def test_the_pages_before_a_game_are_written_in_the_steps_of_type(window, qtbot, page):
    window.parts.show_start() if page == "start" else window.parts.show_new()
    qtbot.settle()
    assert off_the_scale(window) == []


def test_a_game_is_written_in_the_steps_of_type(window, qtbot):
    parts = begin(window, qtbot, "hell-on-earth", "tracked")
    for panel in ("units", "journal", "rules"):
        parts.layouts.show_panel(panel)
        qtbot.settle()
        assert off_the_scale(window) == [], panel


@pytest.mark.parametrize("screen", [pytest.param(QSize(1024, 700), id="small")], indirect=True)
def test_a_game_begun_in_large_text_has_no_words_left_in_the_size_before(window, qtbot, screen):
    window.theme.apply(zoom=250)
    qtbot.settle()
    card = begin(window, qtbot, "bloodbath", "own").card
    qtbot.waitUntil(card.heading.terms.isVisible)
    least = CAPTION * window.theme.em - HALF
    sizes = {one: QFontInfo(one.font()).pixelSize() for one in window.findChildren(QLabel)}
    assert [f"{one.text()[:40]!r}: {size} px" for one, size in sizes.items() if size < least] == []


def test_no_tail_of_a_letter_is_cut_at_the_left(qtbot, theme):
    """A serif J reaches out to the left: where a line could begin so, that has its room."""
    label = Words("Japanese guns", TYPE["prompt"], bold=True, serif=True)
    qtbot.addWidget(label)
    out = -QFontMetricsF(label.font()).leftBearing("J")
    assert out > 0
    assert label.contentsMargins().left() >= out
    label.setText("Which unit?")
    assert label.contentsMargins().left() == 0
