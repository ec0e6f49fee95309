"""The drawings of the rules in the window: on pages, on the card, in every theme, on paper."""

import pytest
from PySide6.QtGui import QColor, QTextDocument

from beachmaster.desktop.drawing import DrawingView, address, picture, source_of
from beachmaster.desktop.rules.browser import RuleBrowser
from beachmaster.rulebook.drawings import read_drawing

SOURCE = 'diagram hex\nalt: What it teaches\nus 27 4/4 at A1\njp ? at B1\narrow A1 B1 ok "go"'
IMAGE = QTextDocument.ResourceType.ImageResource.value


def colors_of(image):
    return {
        QColor(image.pixel(x, y)).name()
        for x in range(0, image.width(), 3)
        for y in range(0, image.height(), 3)
    }


@pytest.mark.parametrize("scheme", ["light", "dark", "evening", "contrast"])
def test_it_is_painted_in_the_colors_of_the_theme(theme, scheme):
    theme.apply(scheme, 100)
    colors = colors_of(picture(SOURCE))
    assert theme.colour("ours").name() in colors
    assert theme.colour("theirs").name() in colors
    assert theme.colour("land-clear").name() in colors


def test_on_paper_it_is_ink(theme):
    image = picture(SOURCE, paper=True)
    for color in map(QColor, colors_of(image)):
        assert color.red() == color.green() == color.blue()


def test_a_page_asks_for_it_anew_and_nothing_else_is_loaded(qtbot, theme):
    theme.apply("light", 100)
    browser = RuleBrowser()
    qtbot.addWidget(browser)
    browser.set_page(f'<p><img src="{address(SOURCE)}" /></p>')
    first = browser.loadResource(IMAGE, address(SOURCE))
    assert first.width() > 50
    theme.apply("dark", 100)
    assert colors_of(browser.loadResource(IMAGE, address(SOURCE))) != colors_of(first)
    assert browser.loadResource(IMAGE, "file:///etc/hosts").width() == 1
    assert source_of(address(SOURCE)) == SOURCE


def test_it_fits_into_a_narrow_card_and_readers_hear_it(qtbot, theme):
    view = DrawingView()
    qtbot.addWidget(view)
    view.resize(60, 20)
    view.show_drawing(SOURCE)
    view.show()
    assert view.accessibleName() == read_drawing(SOURCE).alt
    narrow = view.height()
    view.resize(600, 20)
    qtbot.waitUntil(lambda: view.height() > narrow)
    view.show_drawing("")
    assert view.isHidden()
