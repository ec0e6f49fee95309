"""The resolvers of Hell on Earth with the counters and markers that ship."""

import pytest

from beachmaster.games.hell_on_earth.counter_data import load_counters, load_markers
from beachmaster.games.hell_on_earth.resolve import resolvers
from beachmaster.games.hell_on_earth.values import GameData


@pytest.fixture(scope="session")
def data():
    return GameData(load_counters(), load_markers(), None)


@pytest.fixture(scope="session")
def known(data):
    return resolvers(data)
