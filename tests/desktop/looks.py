"""The looks in which every page and dialog must stand: themes, sizes, and a longer language."""

from contextlib import contextmanager

import pytest
from PySide6.QtWidgets import QApplication

from beachmaster.desktop.theme import current
from beachmaster.desktop.translators import Translators
from desktop.stretching import Stretched

OTHER_COLOURS = ("dark", "evening")
"""What differs from light in its colors alone, so that words have the same room."""
PLAIN, HARDEST = (100, False), (200, True)
"""Of contrast, whose edges are thicker, how it is at first and what leaves the least room."""


def _is_long(theme, zoom, longer):
    if theme == "contrast":
        return (zoom, longer) not in (PLAIN, HARDEST)
    return theme in OTHER_COLOURS


LOOKS = [
    pytest.param(
        theme,
        zoom,
        longer,
        id=f"{theme}-{zoom}{'-longer' if longer else ''}",
        marks=[pytest.mark.long] * _is_long(theme, zoom, longer),
    )
    for theme in ("light", "dark", "evening", "contrast")
    for zoom in (100, 200)
    for longer in (False, True)
]
EVERY_LOOK = pytest.mark.parametrize(("theme_name", "zoom", "longer"), LOOKS)


@contextmanager
def look(theme_name, zoom, longer):
    """Put a look in force, and the ordinary one back."""
    theme = current()
    translators = Translators(QApplication.instance())
    theme.apply(theme_name, zoom)
    if longer:
        translators.use(Stretched())
    try:
        yield theme
    finally:
        translators.use()
        translators.deleteLater()
        theme.apply("light", 100)
