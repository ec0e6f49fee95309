"""What a prompt shows is as high as it needs at once: nothing of the one before stretches it."""

import pytest
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.labels import Words
from desktop.games import invent

CARD = QSize(389, 675)
PROMPTS = 40


def lay_out_anew(area):
    """Let all that scrolls be measured and laid out once more."""
    for part in (area.inside, *area.inside.findChildren(QWidget)):
        if part.layout() is not None:
            part.layout().invalidate()
        part.updateGeometry()


@pytest.mark.parametrize("procedure", ["attack", "move"])
def test_each_prompt_is_as_long_as_what_it_shows(card, reach, qtbot, procedure):
    """Its parts change while none is seen: they stood where those of another did, and jumped."""
    card.resize(CARD)
    reach(card, procedure)
    area, before, after = card.scroll_area, [], []
    for _ in range(PROMPTS):
        for found in (before, after):
            QCoreApplication.processEvents()  # the first ones: more would mend it, which is seen
            asked = card.controller.asked.key
            found.append((asked, area.inside.height()))
            for label in card.pane.findChildren(Words):
                if label.isVisibleTo(card):
                    found.append((asked, label.text(), label.geometry().getRect()))
            if found is before:
                lay_out_anew(area)
                qtbot.settle()
        invent(card.controller)
    assert before == after
