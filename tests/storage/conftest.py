"""A data folder of its own for each test, and the toy game in the catalogue."""

import pytest

from beachmaster.engine.setup import Setup
from beachmaster.games import catalogue
from cli.toy_command import register
from engine.toy_game import FACTORY


@pytest.fixture(autouse=True)
def data_folder(tmp_path, monkeypatch):
    folder = tmp_path / "data"
    monkeypatch.setenv("BEACHMASTER_DATA", str(folder))
    monkeypatch.setattr(catalogue, "_GAMES", dict(catalogue._GAMES))
    register()
    return folder


@pytest.fixture
def prepared():
    """Return the set-up and the module of a toy game."""
    return FACTORY.prepare(Setup(game="toy", seed=5, options={"length": "long"}))
