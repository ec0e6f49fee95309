"""Saved games of former versions: promised to load for ever.

Each file of `former/VERSION/` is a whole game as that version kept it; what this version reckons
otherwise goes on from where it stood. Those of a version that still replays are live saves.
"""

import lzma
from pathlib import Path

import pytest

from beachmaster.engine.changes import SessionError
from beachmaster.engine.text import render
from beachmaster.storage.saves import saved_games
from beachmaster.storage.starting import Wish, start
from beachmaster.storage.transfer import export

HERE = Path(__file__).parent / "former"
FINISHED = {
    "0.1.0/bloodbath-table": {"losses": 2, "turn": 13},
    "0.1.0/bloodbath-tracked": {"losses": 51, "turn": 13},
    "0.1.0/bloodbath-two-players": {"losses": 49, "turn": 13},
    "0.1.0/hell-on-earth-table": {"vp": 3, "turn": 9},
    "0.1.0/hell-on-earth-table-heroic": {"vp": 3, "turn": 9},
    "0.1.0/hell-on-earth-tracked": {"vp": 1, "turn": 9},
}
"""Games that were over, played by chance, and what came of them."""
UNDER_WAY = {
    "0.2.0/bloodbath-table": ("14.us-movement", "us.23-1.level", 7),
    "0.2.0/bloodbath-tracked": ("14.us-movement", "us.23-1.level", 7),
    "0.2.0/hell-on-earth-table": ("9.second-attack", "us.28.marker", "OR"),
    "0.2.0/hell-on-earth-tracked": ("9.second-attack", "us.28.marker", "OR"),
}
"""Games left within a turn, by the commander: the phase, and a value that was put right by hand."""


def copied(name, folder):
    """Return a copy of a kept game."""
    packed = HERE / f"{name}.beachmaster.xz"
    kept = folder / packed.stem
    kept.write_bytes(lzma.decompress(packed.read_bytes()))
    return kept


def opened(file):
    found = start(Wish(game="", save=file))
    yield found
    found.close()


@pytest.fixture(params=FINISHED)
def finished(request, tmp_path):
    for playing in opened(copied(request.param, tmp_path)):
        yield request.param, playing


@pytest.fixture(params=UNDER_WAY)
def under_way(request, tmp_path):
    for playing in opened(copied(request.param, tmp_path)):
        yield request.param, playing


def test_every_file_that_is_no_live_save_is_among_these():
    kept = {f"{path.parent.name}/{path.name.partition('.')[0]}" for path in HERE.glob("*/*.xz")}
    assert {name for name in kept if name < "0.3"} == {*FINISHED, *UNDER_WAY}


def test_a_finished_game_is_finished_with_the_result_that_it_had(finished):
    name, playing = finished
    assert playing.session.asked is None
    outcome = playing.session.outcome
    assert {key: outcome[key] for key in FINISHED[name]} == FINISHED[name]


def test_what_was_reckoned_otherwise_is_read_only_and_says_so(finished):
    """The rules were mended since: going on is right, going back would be another game."""
    _name, playing = finished
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


def test_a_game_under_way_goes_on_where_it_stood_to_its_end(under_way):
    """What is asked otherwise now is asked so from the running phase on."""
    name, playing = under_way
    phase, path, value = UNDER_WAY[name]
    session = playing.session
    assert session.locked_before
    assert "read-only" in " ".join(map(render, playing.notices))
    assert session.asked.key.startswith(f"{phase}/")
    found = session.state
    for part in path.split("."):
        found = found[part] if isinstance(found, dict) else getattr(found, part)
    assert found == value
    while session.asked is not None:
        session.auto(invent=True)
    assert session.outcome["turn"] == int(phase.partition(".")[0])


@pytest.mark.parametrize("name", [*FINISHED, *UNDER_WAY])
def test_it_is_listed_and_exported(name, tmp_path):
    file = copied(name, tmp_path)
    (told,) = saved_games(file.parent, told=True)
    assert told.problem is None
    assert told.story is not None
    export(file, tmp_path / "out.json")
    assert (tmp_path / "out.json").stat().st_size > 1000
