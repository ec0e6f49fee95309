"""A saved game that lies where nothing can be written can be looked at and taken out."""

import sqlite3
from errno import EROFS

import pytest
from filelock import FileLock

from beachmaster.engine.changes import SessionError
from beachmaster.storage import looking, savefile, transfer
from beachmaster.storage.checking import checked_content
from beachmaster.storage.locking import locked
from beachmaster.storage.problems import SaveError
from beachmaster.storage.savefile import SavedGame
from beachmaster.storage.starting import Wish, start


@pytest.fixture
def path(tmp_path, prepared):
    path = tmp_path / "disc" / "evening.beachmaster"
    path.parent.mkdir()
    with SavedGame.create(path, prepared[0]) as saved:
        session = saved.resume(prepared[1])
        for _ in range(6):
            session.auto()
        session.bookmark("here")
    return path


@pytest.fixture(params=["no lock", "no log"])
def on_a_disc(request, path, monkeypatch):
    """Let nothing be written beside the saved game, as on a medium that is only read."""

    def refuse(*_arguments, **_options):
        raise OSError(EROFS, "Read-only file system")

    def refuse_log(_connection):
        raise sqlite3.OperationalError("readonly database")

    if request.param == "no lock":
        monkeypatch.setattr(FileLock, "acquire", refuse)
    else:
        monkeypatch.setattr(savefile, "_ready", refuse_log)
    return path


def test_it_is_opened_and_said_to_be_read_only(on_a_disc):
    before = {one: one.read_bytes() for one in on_a_disc.parent.iterdir()}
    playing = start(Wish(game="toy", save=on_a_disc))
    assert [notice for notice in playing.notices if "nothing can be written" in repr(notice)]
    assert playing.session.tree.next_id == 7
    playing.close()
    assert {one: one.read_bytes() for one in on_a_disc.parent.iterdir()} == before


def test_one_can_look_back_and_not_play_on(on_a_disc):
    playing = start(Wish(game="toy", save=on_a_disc))
    session, before = playing.session, list(playing.session.tree.entries)
    session.undo(3)
    session.redo(1)
    session.goto("here")
    for act in (session.auto, lambda: session.bookmark("there")):
        with pytest.raises(SessionError, match="Copy it to another folder to play on"):
            act()
    assert session.tree.entries == before
    assert set(session.tree.bookmarks) == {"here"}
    assert session.asked is not None


def test_it_can_be_taken_out(on_a_disc, tmp_path):
    transfer.export(on_a_disc, tmp_path / "out.json")
    assert transfer.imported(tmp_path / "out.json").tree.next_id == 7


def test_a_damaged_one_is_refused_there_too(on_a_disc):
    on_a_disc.write_bytes(on_a_disc.read_bytes()[:5000])
    with pytest.raises(SaveError, match="damaged"):
        looking.open_or_look(on_a_disc)


def test_one_that_another_program_has_is_not_looked_at(path):
    with locked(path), pytest.raises(SaveError, match="open in another program"):
        looking.open_or_look(path)
    assert checked_content(path).tree.next_id == 7
