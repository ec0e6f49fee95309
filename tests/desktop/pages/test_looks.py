"""Every page fits its words in every look, at the least window and at a usual one."""

import pytest

from beachmaster.desktop.pages import EndPage, NewGamePage, StartPage
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.storage.settings import Settings
from desktop.clipping import clipped
from desktop.games import ended, played
from desktop.looks import EVERY_LOOK, look


def new_game():
    page = NewGamePage(Settings())
    page.begin()
    page.choice.open_drawer()
    return page


def start():
    page = StartPage(played(0))
    page.refresh()
    return page


PAGES = {"start": start, "new": new_game, "end": lambda: EndPage(ended())}


@EVERY_LOOK
@pytest.mark.parametrize("name", PAGES)
def test_no_page_cuts_its_words_off(qtbot, name, theme_name, zoom, longer):
    with look(theme_name, zoom, longer):
        page = PAGES[name]()
        qtbot.addWidget(page)
        for size in ((1000, 600), (1280, 740)):
            page.resize(*size)
            page.show()
            qtbot.settle()
            assert clipped(page) == []
        page.hide()
        wait_for_tasks()


@pytest.mark.parametrize("name", PAGES)
def test_a_page_says_everything_again_in_another_language(qtbot, name):
    with look("light", 100, longer=False):
        page = PAGES[name]()
        qtbot.addWidget(page)
        page.resize(1280, 740)
        page.show()
        with look("light", 100, longer=True):
            qtbot.settle()
            assert clipped(page) == []
        page.hide()
        wait_for_tasks()
