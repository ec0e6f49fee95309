"""Games with a hidden half are tried on an island that only these tests know."""

import pytest

from beachmaster.games import catalogue
from screen.island import FACTORY
from screen.play import register


@pytest.fixture
def in_catalogue(monkeypatch):
    """Put the island among the games, and take it out again."""
    monkeypatch.setattr(catalogue, "_GAMES", dict(catalogue._GAMES))
    register(catalogue)
    yield
    FACTORY.script = None
