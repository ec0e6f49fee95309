"""A saved game belongs to one program at a time, and to whichever of its threads."""

from threading import Thread

import pytest

from beachmaster.storage.locking import locked
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
