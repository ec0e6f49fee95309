"""Hits are typed at the large card, too."""

import pytest
from PySide6.QtCore import Qt

from beachmaster.desktop.controller import GameController
from beachmaster.games import catalogue
from beachmaster.storage.starting import Wish, start
from cli.toy_command import register


@pytest.fixture
def player(monkeypatch, before):
    monkeypatch.setattr(catalogue, "_GAMES", dict(catalogue._GAMES))
    register("pile")
    controller = GameController()
    controller.adopt(start(Wish(game="pile", seed=5)))
    yield before(controller)
    controller.close()


def test_hits_are_typed_and_given_with_enter(player):
    player.type("0 0 1 / 0")
    assert player.ask.line.words == "0 0 1 / 0"
    player.key(Qt.Key.Key_Return)
    assert player.controller.session.tree.entries[1].value["hits"] == [0, 0, 1, 0]
