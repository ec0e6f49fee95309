"""A new player sets a game up on a bare map of their own by taps, and every gesture is counted."""

import os

import pytest
from PySide6.QtCore import Qt

from beachmaster.engine.auto import program_answer
from beachmaster.engine.prompt import Draw, Roll
from desktop.prompts.conftest import click_answer
from journeys.player import ON_OWN_MAP
from journeys.test_my_map import Learner
from journeys.test_own_counters import MapOf

FIRST, SECOND = 60, 5
"""How many gestures set-up may take: on a map of which nothing is known, and once it is known."""
SYMBOLS = {"hell-on-earth": 30, "bloodbath": 47}
"""How many hexes of the map that lies on the table here show where a Japanese unit begins."""
LEFT_OVER = 1
"""How many Japanese units are left in the box when each red hex of that map has one."""


class Beginner(Learner):
    """Counts what they do: a click, a key and a line of typing is one gesture, a die is none."""

    def __init__(self, window, qtbot, game):
        super().__init__(window, qtbot)
        self.truth, self.game = MapOf(game), game
        self.gestures, self.seen = [], 0

    def click(self, widget, at=None):
        """Click, and count it."""
        self.gestures.append(f"click {type(widget).__name__}")
        super().click(widget, at)

    def type(self, words):
        """Type a line, and count it."""
        self.gestures.append(f"type {words}")
        super().type(words)

    def enter(self):
        """Press Enter, and count it."""
        self.gestures.append("enter")
        super().enter()

    def look(self, name):
        """Keep a picture for who looks on."""
        if folder := os.environ.get("LOOK_AT"):
            self.seen += 1
            self.window.grab().save(f"{folder}/{self.game}-{self.seen:02}-{name}.png")

    def give(self):
        """Click what the program would answer; what it rests on may be asked then."""
        asked, before = self.controller.asked, self.entries
        if not isinstance(asked.prompt, Roll | Draw):
            self.gestures.append(f"answer {asked.prompt.procedure}")
        value = LEFT_OVER if asked.prompt.procedure == "left-over" else self.of_program(asked)
        click_answer(self.card, self.qtbot, value)
        self.qtbot.settle()
        assert self.entries > before or self.controller.map_ask is not None

    def of_program(self, asked):
        """Return what the program would answer."""
        return program_answer(asked.prompt, self.controller.session.seed, asked.key)

    def set_up(self):
        """Begin the game that the page shows, and answer until turn 1 asks."""
        self.look("page")
        self.gestures.clear()
        self.click_words(self.parts.new_game, "Begin the game")
        self.wait_for_game()
        self.lay_table()
        while self.controller.state.phase == "set-up":
            self.look(self.controller.prompt.procedure)
            self.give()
            if self.controller.map_ask is not None:
                self.look("map")
                self.tell_map()
        self.look("turn-1")


@pytest.mark.parametrize("game", SYMBOLS)
def test_a_new_map_takes_sixty_gestures_and_a_known_one_five(launch, qtbot, game):
    player = Beginner(launch(size=(1280, 800)), qtbot, game)
    player.click(player.parts.start.cards[game].begin)
    player.click_words(player.parts.new_game, ON_OWN_MAP)
    player.set_up()
    taps = sum(one == "click BoardMap" for one in player.gestures)
    assert taps >= SYMBOLS[game]
    assert len(player.gestures) <= FIRST, player.gestures
    player.control(Qt.Key.Key_N)
    assert player.parts.new_game.choice.game == game  # another of the same, on the same map
    assert player.parts.new_game.choice.board == "own"
    player.set_up()
    assert "click BoardMap" not in player.gestures
    assert len(player.gestures) <= SECOND, player.gestures
