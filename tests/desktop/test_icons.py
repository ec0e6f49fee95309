"""Line icons are there, drawn in the ink of each theme, and told apart by shape alone."""

from typing import get_args

import pytest
from PySide6.QtWidgets import QToolButton

from beachmaster.desktop.icons import Line, give_icon, line_icon
from beachmaster.desktop.theme import SCHEMES
from beachmaster.paths import data_root

LINES = get_args(Line)


def picture(icon, side=32):
    return icon.pixmap(side, side).toImage()


def inks(image):
    found = set()
    for x in range(image.width()):
        for y in range(image.height()):
            colour = image.pixelColor(x, y)
            if colour.alpha() == 255:
                found.add(colour.name())
    return found


def test_every_icon_has_its_file_and_every_file_is_an_icon():
    files = {path.stem for path in (data_root() / "resources/icons/lines").glob("*.svg")}
    assert files == set(LINES)


def test_no_two_icons_look_alike(theme):
    drawn = {bytes(picture(line_icon(line)).constBits()) for line in LINES}
    assert len(drawn) == len(LINES)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_an_icon_has_the_ink_of_the_theme(theme, qtbot, scheme):
    button = QToolButton()
    qtbot.addWidget(button)
    give_icon(button, "bookmark")
    theme.apply(scheme)
    assert theme.colour("text").name() in inks(picture(button.icon()))
    assert button.iconSize().width() == theme.space(1.15)


def test_a_full_icon_differs_by_its_shape(theme, qtbot):
    button = QToolButton()
    qtbot.addWidget(button)
    dress = give_icon(button, "bookmark")
    empty = picture(button.icon())
    dress.fill(full=True)
    middle = picture(button.icon()).rect().center()
    assert empty.pixelColor(middle).alpha() == 0
    assert picture(button.icon()).pixelColor(middle).alpha() == 255
