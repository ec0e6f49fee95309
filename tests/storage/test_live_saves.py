"""Saved games of this version and of former ones that replay as they did: all of it stays live.

Each file of `former/VERSION/` is a whole game by the automatic commander, with branches, bookmarks
and a value put right by hand, as that version kept it. None of them is ever written again.
"""

import lzma
from functools import partial
from pathlib import Path

import pytest

from beachmaster.engine.correction import corrected
from beachmaster.engine.module import digest, encode
from beachmaster.engine.session import Session
from beachmaster.engine.text import render
from beachmaster.storage import resuming
from beachmaster.storage.problems import SaveError
from beachmaster.storage.starting import Wish, start
from beachmaster.storage.transfer import bring_in, export
from often import few
from storage.keep_saves import KINDS, another_face
from storage.kept_play import Hands

LIVE = ("0.3.0",)
"""The versions whose games still replay."""
KEPT = sorted(
    path for version in LIVE for path in (Path(__file__).parent / "former" / version).glob("*.xz")
)
LIKE_NO_OTHER = "99.0.0"
LOST = """
The saved game {name} no longer replays as version {version} played it.
Where nothing of the rules was meant to change, stored words moved (keys of prompts, subjects,
places, state fields, options) or a rule reckons otherwise: put that back.
Where a rule was mended on purpose: raise __version__, take {version} out of LIVE, add its games to
test_former_saves.py (they then go on from their stored state), and keep a game of the new version:
PYTHONPATH=tests .venv/bin/python -m storage.keep_saves
"""
ENDS = {
    "0.3.0/bloodbath-table": {"losses": 10, "turn": 11},
    "0.3.0/bloodbath-tracked": {"losses": 10, "turn": 11},
    "0.3.0/hell-on-earth-table": {"turn": 9, "vp": 11},
    "0.3.0/hell-on-earth-tracked": {"turn": 9, "vp": 11},
    "0.3.0/ie-shima-own": {"points": 11, "result": "us"},
    "0.3.0/ie-shima-tracked": {"points": 11, "result": "us"},
}
"""What stands in the files."""
CORRECTIONS = {
    "0.3.0/bloodbath-table": [
        (12, 406, 4, "46414205780f"),
        (31, 534, 1, "2f93f93297e6"),
        (42, 0, 11, "bb1bf04349f1"),
    ],
    "0.3.0/bloodbath-tracked": [
        (7, 380, 4, "09c06aee401a"),
        (24, 440, 2, "e359623a7664"),
        (31, 0, 11, "10147cc2ad8e"),
    ],
    "0.3.0/hell-on-earth-table": [
        (9, 0, 9, "ad7703435bb5"),
        (46, 645, 1, "5be4428a53eb"),
        (83, 609, 1, "d696108b29ee"),
    ],
    "0.3.0/hell-on-earth-tracked": [
        (7, 0, 9, "0f89c087c0ed"),
        (39, 0, 9, "0f89c087c0ed"),
        (73, 540, 2, "7ae64602302a"),
    ],
    "0.3.0/ie-shima-own": [
        (8, 0, 4, "05848f04990a"),
        (36, 284, 1, "4c7824ad1e3a"),
        (70, 234, 1, "c7e0f331863b"),
    ],
    "0.3.0/ie-shima-tracked": [
        (5, 0, 4, "ed7f83a08833"),
        (25, 261, 1, "b5954fe58a7d"),
        (54, 221, 1, "76894b2304d4"),
    ],
}
"""Dice of turn 1 read one higher: the entry, the answers set aside, the turn reached, its state."""


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.name.partition('.')[0]}"


def unpacked(path: Path, folder: Path) -> Path:
    """Return a copy of a kept file, as it was."""
    file = folder / path.stem
    file.write_bytes(lzma.decompress(path.read_bytes()))
    return file


@pytest.fixture(params=KEPT, ids=name_of)
def kept(request, tmp_path):
    """Return the name of a kept game and a copy of its file."""
    return name_of(request.param), unpacked(request.param, tmp_path)


@pytest.fixture
def name(kept):
    return kept[0]


@pytest.fixture
def file(kept):
    return kept[1]


@pytest.fixture
def playing(file):
    found = start(Wish(game="", save=file))
    yield found
    found.close()


@pytest.fixture
def session(playing):
    return playing.session


def lost(name: str) -> str:
    version, _, game = name.partition("/")
    return LOST.format(name=game, version=version)


def stands(session) -> str:
    """Return a short digest of where a session stands."""
    return digest(encode(session.state))[:12]


def test_every_kind_of_game_is_kept():
    versions = {path.parent.name for path in KEPT}
    assert {name_of(path) for path in KEPT} == {f"{v}/{kind}" for v in versions for kind in KINDS}
    assert ENDS.keys() == CORRECTIONS.keys() == {name_of(path) for path in KEPT}


@pytest.mark.parametrize("version", few([LIKE_NO_OTHER, resuming.__version__], 1))
def test_it_goes_on_live_in_this_version_and_in_any_that_reckons_alike(
    name, file, version, monkeypatch
):
    """Another version replays all that leads to where the game stands, and compares."""
    monkeypatch.setattr(resuming, "__version__", version)
    playing = start(Wish(game="", save=file))
    session = playing.session
    said = " ".join(map(render, playing.notices))
    assert not session.locked_before, lost(name) + said
    assert session.tree.bookmarks["put right"] == session.tree.cursor
    turn = session.state.turn
    hands = Hands(playing)
    while session.asked is not None:
        hands.invent()
    assert session.state.turn >= turn, "answers that are invented end it where they will"
    assert session.module.problems(session.state) == []
    playing.close()


def test_its_end_is_the_end_that_it_had(name, session):
    session.goto("the end")
    assert {key: session.outcome[key] for key in ENDS[name]} == ENDS[name], lost(name)


def test_it_is_taken_back_to_its_start_and_brought_again(name, session):
    end, asked, told = stands(session), session.asked.key, session.history()
    session.undo(99, by="turn")
    assert session.tree.cursor == 0
    assert encode(session.state) == encode(Session(session.module, session.seed).state)
    for _ in range(30):
        session.redo()
    session.redo(99, by="turn")
    assert (stands(session), session.asked.key) == (end, asked), lost(name)
    assert session.history() == told


def test_dice_of_its_first_turn_are_corrected_and_the_rest_carried_over(name, playing):
    session, hands = playing.session, Hands(playing)
    entries, found = session.tree.entries, []
    for entry_id, *_ in CORRECTIONS[name]:
        session.goto("the end")
        assert entries[entry_id].turn == 1
        change = partial(corrected, session, entry_id, another_face(entries[entry_id]))
        jump = hands.learning(change)
        found.append((entry_id, len(jump.set_aside), session.state.turn, stands(session)))
    assert found == CORRECTIONS[name], lost(name)


def test_it_is_exported_and_brought_in_again_which_replays_every_branch(name, file, tmp_path):
    exported, again = tmp_path / "out.json", tmp_path / "again.beachmaster"
    export(file, exported)
    try:
        bring_in(exported, again)
    except SaveError as error:
        pytest.fail(lost(name) + render(error.text), pytrace=False)
    both = [start(Wish(game="", save=path)) for path in (file, again)]
    old, new = (playing.session for playing in both)
    assert (new.tree.entries, new.tree.bookmarks) == (old.tree.entries, old.tree.bookmarks)
    assert stands(new) == stands(old)
    for playing in both:
        playing.close()
