"""A saved game belongs to one program at a time, and to whichever of its threads."""

from threading import Thread

import pytest
from filelock import FileLock, Timeout

from beachmaster.engine.text import render
from beachmaster.storage.locking import UnwritableError, locked
from beachmaster.storage.problems import SaveError


def test_a_second_lock_is_refused(tmp_path):
    first = locked(tmp_path / "x.beachmaster")
    with pytest.raises(SaveError):
        locked(tmp_path / "x.beachmaster")
    first.release()


def test_what_one_thread_locks_another_lets_go(tmp_path):
    found = []
    thread = Thread(target=lambda: found.append(locked(tmp_path / "x.beachmaster")))
    thread.start()
    thread.join()
    found[0].release()
    locked(tmp_path / "x.beachmaster").release()


def test_where_no_lock_can_be_made_no_other_program_is_blamed(tmp_path, monkeypatch):
    """The lock waits there in vain: in /proc no file can be made, and it takes that for a rival."""

    def in_vain(lock, **_more):
        raise Timeout(lock.lock_file)

    monkeypatch.setattr(FileLock, "acquire", in_vain)
    with pytest.raises(UnwritableError) as error:
        locked(tmp_path / "nowhere" / "x.beachmaster")
    assert "cannot be written" in render(error.value.text)
    with pytest.raises(SaveError) as error:
        locked(tmp_path / "x.beachmaster")
    assert "another program" in render(error.value.text)
