"""Looking back over a game whose entries no longer fit is refused as a replay is."""

import pytest

from beachmaster.engine.changes import ReplayError
from beachmaster.engine.chronicle import passages
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.games import catalogue


def test_an_entry_that_no_longer_fits_is_named_and_breaks_nothing_else():
    setup, module = catalogue.load("bloodbath").prepare(Setup(game="bloodbath", seed=1))
    session = Session(module, setup.seed)
    for _ in range(5):
        session.auto(invent=True)
    assert len(list(passages(session))) == 6
    session.tree.entries[3].value = {"no": "answer"}
    with pytest.raises(ReplayError):
        list(passages(session))
