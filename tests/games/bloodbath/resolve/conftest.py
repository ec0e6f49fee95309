"""The resolvers of Bloodbath in the Bonins with the counters and tables that ship."""

import pytest

from beachmaster.games.bloodbath.counter_data import load_counters
from beachmaster.games.bloodbath.resolve import resolvers
from beachmaster.games.bloodbath.table_data import load_crt, load_storm
from beachmaster.games.bloodbath.values import GameData


@pytest.fixture(scope="session")
def data():
    return GameData(load_counters(), load_crt(), load_storm(), None)


@pytest.fixture(scope="session")
def known(data):
    return resolvers(data)
