"""Saved games of former versions: promised to load for ever.

Each file of `former/` is a whole game as a former version kept it, played by random answers.
"""

import lzma
from pathlib import Path

import pytest

from beachmaster.engine.changes import SessionError
from beachmaster.engine.text import render
from beachmaster.storage.saves import saved_games
from beachmaster.storage.starting import Wish, start
from beachmaster.storage.transfer import export

FORMER = sorted((Path(__file__).parent / "former").glob("*.xz"))
RESULTS = {
    "bloodbath-table": {"losses": 2, "turn": 13},
    "bloodbath-tracked": {"losses": 51, "turn": 13},
    "bloodbath-two-players": {"losses": 49, "turn": 13},
    "hell-on-earth-table": {"vp": 3, "turn": 9},
    "hell-on-earth-table-heroic": {"vp": 3, "turn": 9},
    "hell-on-earth-tracked": {"vp": 1, "turn": 9},
}
"""What stands in the files."""


@pytest.fixture(params=FORMER, ids=lambda path: path.name.partition(".")[0])
def file(request, tmp_path):
    kept = tmp_path / request.param.stem
    kept.write_bytes(lzma.decompress(request.param.read_bytes()))
    return kept


@pytest.fixture
def playing(file):
    found = start(Wish(game="", save=file))
    yield found
    found.close()


def test_every_kind_of_game_is_there():
    assert {path.name.partition(".")[0] for path in FORMER} == RESULTS.keys()


def test_a_finished_game_is_finished_with_the_result_that_it_had(playing):
    session = playing.session
    wanted = RESULTS[playing.saved.path.name.partition(".")[0]]
    assert session.asked is None
    assert {name: session.outcome[name] for name in wanted} == wanted


def test_what_was_reckoned_otherwise_is_read_only_and_says_so(playing):
    """The rules were mended since: going on is right, going back would be another game."""
    session = playing.session
    if not session.locked_before:
        session.undo(99, by="turn")
        assert session.tree.cursor == 0
        return
    assert "read-only" in " ".join(map(render, playing.notices))
    assert session.history()
    with pytest.raises(SessionError, match="read-only"):
        session.undo(99, by="turn")
    assert session.asked is None


def test_it_is_listed_and_exported(file, tmp_path):
    (told,) = saved_games(file.parent, told=True)
    assert told.problem is None
    assert told.story is not None
    export(file, tmp_path / "out.json")
    assert (tmp_path / "out.json").stat().st_size > 1000
