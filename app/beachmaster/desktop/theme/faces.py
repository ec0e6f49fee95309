"""Bring our typefaces along; where they are missing, the system's own serve."""

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from beachmaster.desktop.theme.tokens import FIGURES, SANS, SERIF, VARIANTS
from beachmaster.paths import data_root


@cache
def faces() -> frozenset[str]:
    """Load the files of our typefaces and return the families they hold; it takes about 3 ms."""
    found: set[str] = set()
    for path in sorted((data_root() / "resources" / "fonts").glob("*.ttf")):
        number = QFontDatabase.addApplicationFont(str(path))
        if number >= 0:
            found.update(QFontDatabase.applicationFontFamilies(number))
    return frozenset(found)


def missing() -> list[str]:
    """Return our families that this copy of the program has lost."""
    return sorted({SANS, SERIF} - faces())


def dressed(font: QFont, family: str = SANS) -> QFont:
    """Return a font in one of our families; the system's own serves for letters it lacks."""
    made = QFont(font)
    if family in faces():
        made.setFamilies([family, *(name for name in font.families() if name not in (SANS, SERIF))])
        made.setFeature(QFont.Tag(VARIANTS), 0)
    return made


def in_columns(font: QFont) -> QFont:
    """Return a font whose figures all have one width, so that they stand below each other.

    Only for figures: Inter's hyphen becomes as wide, and no word could be read well.
    """
    made = QFont(font)
    made.setFeature(QFont.Tag(FIGURES), 1)
    return made
