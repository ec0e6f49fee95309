"""A data folder of its own for each test, the toy game in the catalogue, and both players."""

import io
import json

import pytest

from beachmaster.cli.jsonlines import JsonPlayer
from beachmaster.cli.render import Words
from beachmaster.games import catalogue
from beachmaster.storage.starting import Wish, start
from cli.toy_command import register


@pytest.fixture(autouse=True)
def data_folder(tmp_path, monkeypatch):
    folder = tmp_path / "data"
    monkeypatch.setenv("BEACHMASTER_DATA", str(folder))
    monkeypatch.setattr(catalogue, "_GAMES", dict(catalogue._GAMES))
    register()
    return folder


def as_line(request):
    return request if isinstance(request, bytes) else json.dumps(request).encode()


class Talk:
    """What a game over JSON lines answered to each line."""

    def __init__(self, wish, *requests):
        self.playing = start(wish, seed=0)
        out = io.BytesIO()
        self.player = JsonPlayer(self.playing, Words(), out)
        source = io.BytesIO(b"\n".join(as_line(request) for request in requests))
        try:
            self.player.play(source)
        finally:
            self.playing.close()
        self.lines = [json.loads(line) for line in out.getvalue().splitlines()]

    def of(self, kind):
        return [line for line in self.lines if line["type"] == kind]

    @property
    def kinds(self):
        return [line["type"] for line in self.lines]


@pytest.fixture
def talk():
    """Return a way to play the toy game over JSON lines."""

    def play(*requests, **wish):
        return Talk(Wish(**{"game": "toy", "seed": 5, **wish}), *requests)

    return play
