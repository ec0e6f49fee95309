"""In a low card the prompt has the room of all that can scroll."""

import pytest
from PySide6.QtCore import QSize

from desktop.test_within_screen import begin, screen, window

__all__ = ["screen", "window"]


@pytest.mark.parametrize("screen", [pytest.param(QSize(1024, 700), id="small")], indirect=True)
def test_beside_a_notice_the_prompt_is_whole_and_the_glossary_scrolls(window, qtbot, screen):
    card = begin(window, qtbot, "bloodbath", "own").card
    heading = card.heading
    qtbot.waitUntil(heading.terms.isVisible)
    assert heading.terms.parentWidget() is heading
    window.theme.apply(zoom=250)
    qtbot.settle()
    assert window.notice.isVisible()
    assert card.scroll_area.inside.isAncestorOf(heading.terms)
    assert heading.prompt.height() >= heading.prompt.heightForWidth(heading.prompt.width())
    assert heading.prompt.visibleRegion().boundingRect().height() == heading.prompt.height()
    window.theme.apply(zoom=100)
    qtbot.settle()
    assert heading.terms.parentWidget() is heading
