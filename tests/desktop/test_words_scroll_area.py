"""Words that have no room scroll; for the tails of their last line nobody scrolls."""

import pytest
from PySide6.QtCore import Qt

from beachmaster.desktop.labels import PLAIN, Words
from beachmaster.desktop.words_scroll_area import WordsScrollArea

WIDTH = 200


@pytest.mark.parametrize(("short_by", "scrolls"), [(0, False), (0.2, False), (1, True)])
def test_words_that_lack_less_than_a_tail_are_given_it(theme, qtbot, short_by, scrolls):
    area = WordsScrollArea(Words("Special Orders played. Roll the die. " * 3, PLAIN))
    qtbot.addWidget(area)
    area.resize(WIDTH, 400)
    needed = area.words.heightForWidth(WIDTH)
    most = needed - theme.space(short_by)
    area.fit(most, PLAIN)
    always = area.verticalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOn
    assert always == scrolls
    assert area.heightForWidth(WIDTH) == (most if scrolls else needed)
