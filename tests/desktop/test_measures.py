"""Measures of words are Qt's own, and are reckoned anew where a font is another one."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QFontMetrics

from beachmaster.desktop import measures
from beachmaster.desktop.measures import cut_to, lines_of, width_of, wrapped
from beachmaster.desktop.theme import current

WORDS = ["", "Which unit moves?", "28th Marines attack 0512\nwith tanks", "Wort " * 30]


@pytest.mark.parametrize("words", WORDS)
@pytest.mark.parametrize("scale", [0.9, 1.0, 2.2])
def test_measures_are_those_of_qt(qapp, words, scale):
    font = current().font(scale)
    metrics = QFontMetrics(font)
    for _ in range(2):  # the second time from what was kept
        assert width_of(words, font) == metrics.horizontalAdvance(words)
        for width in (40, 200, 5000):
            room = metrics.boundingRect(QRect(0, 0, width, 100_000), int(measures.WRAP), words)
            high = max(room.height(), metrics.height())
            assert high - 1 <= wrapped(words, font, width).height() <= high  # a line is rounded
            assert all(
                width_of(line, font) <= width or " " not in line
                for line in lines_of(words.strip(), font, width)
            )


def test_a_font_that_is_altered_afterwards_is_another_one(qapp):
    font = current().font()
    before = width_of("Weather", font)
    font.setPixelSize(font.pixelSize() * 2 if font.pixelSize() > 0 else 60)
    assert width_of("Weather", font) == QFontMetrics(font).horizontalAdvance("Weather") != before
    assert width_of("Weather", current().font()) == before


def test_words_are_cut_only_where_they_must_be(qapp):
    font = QFont()
    words = "Mount Suribachi is closed"
    assert cut_to(words, font, width_of(words, font)) == words
    short = cut_to(words, font, width_of(words, font) // 2)
    assert short.endswith("…")
    assert width_of(short, font) <= width_of(words, font) // 2


def test_so_many_measures_are_kept_and_another_text_size_drops_all(qapp, monkeypatch):
    font = current().font()
    monkeypatch.setattr(measures, "MOST", 3)
    for number in range(10):
        width_of(str(number), font)
        assert len(measures._KEPT) <= 3
    zoom = current().zoom
    current().apply(zoom=150)
    assert not [key for key in measures._KEPT if key[0] == "9"]
    current().apply(zoom=zoom)
