"""Leave in the middle of play, by the door or by a crash, and go on where one was."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QLabel

from beachmaster.desktop.crash import watch_for_crashes
from beachmaster.storage.saves import new_save
from beachmaster.storage.starting import Wish, start
from journeys.player import ON_OUR_MAP, WORDS_ONLY, Player

PLAYING = Path(__file__).with_name("playing.py")


class Words(QObject):
    """Notes what a window's labels say when it is first painted."""

    def __init__(self, window):
        super().__init__(window)
        self.window, self.seen = window, None
        window.installEventFilter(self)

    def eventFilter(self, watched, event):  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Paint and self.seen is None:
            labels = self.window.findChildren(QLabel)
            self.seen = [label.text() for label in labels if label.isVisible()]
        return False


@pytest.mark.parametrize("board", [ON_OUR_MAP, WORDS_ONLY])
def test_who_leaves_in_the_middle_of_an_assault_comes_back_to_it(player, launch, qtbot, board):
    player.begin(board)
    player.skip_to(lambda prompt: prompt.procedure == "combat")
    asked, words = player.controller.asked.key, player.card.heading.prompt.text()
    path, journal = player.controller.path, len(player.controller.journal)
    player.window.close()
    again = launch(watch=Words)
    back = Player(again, qtbot)
    assert words in again.watched.seen
    back.wait_for_game()
    assert back.controller.path == path
    assert back.controller.asked.key == asked
    assert back.card.heading.prompt.text() == words
    assert len(back.controller.journal) == journal
    back.click_answer()


def test_who_leaves_from_the_start_page_comes_back_to_the_game(player, launch, qtbot):
    player.begin(ON_OUR_MAP)
    player.skip(20)
    asked = player.controller.asked.key
    player.choose_menu(player.parts.actions["start-page"])
    start_page = player.parts.start
    assert player.window.pages.currentWidget() is start_page
    player.click(start_page.go_on)
    assert player.window.pages.currentWidget() is player.window.game_page
    assert player.controller.asked.key == asked
    player.choose_menu(player.parts.actions["start-page"])
    player.window.close()
    back = Player(launch(), qtbot)
    back.wait_for_game()
    assert back.controller.asked.key == asked


@pytest.mark.slow
def test_a_kill_loses_nothing_accepted_and_the_next_start_says_so(launch, qtbot, data_folder):
    save = new_save("hell-on-earth")
    start(Wish(game="hell-on-earth", seed=1, save=save)).close()
    command = [sys.executable, str(PLAYING), str(save)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=dict(os.environ), text=True)
    accepted = [json.loads(process.stdout.readline()) for _ in range(60)]
    process.kill()
    process.communicate()
    window = launch(card_ready=watch_for_crashes)
    back = Player(window, qtbot)
    back.wait_for_game()
    assert back.controller.path == save
    entries = back.controller.session.tree.entries
    for entry, key, value in accepted:
        assert (entries[entry].key, entries[entry].value) == (key, value)
    assert window.notice.isVisible()
    assert "no answer" in window.notice.findChild(QLabel, "notice").text()
    back.click_answer()
