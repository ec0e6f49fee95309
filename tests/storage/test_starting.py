"""A game that cannot begin lets go of its file."""

import pytest

from beachmaster.engine.text import plain_text
from beachmaster.storage.locking import locked
from beachmaster.storage.problems import SaveError
from beachmaster.storage.savefile import SavedGame
from beachmaster.storage.starting import Wish, start


def test_a_new_game_that_cannot_be_written_lets_go_of_its_file(tmp_path, monkeypatch):
    path = tmp_path / "a.beachmaster"

    def failing(_saved, _module):
        raise SaveError(plain_text("the disk is full"))

    with monkeypatch.context() as patch:
        patch.setattr(SavedGame, "resume", failing)
        with pytest.raises(SaveError, match="full") as caught:
            start(Wish(game="toy", seed=1, save=path))
    with locked(path):
        assert caught.value.backup is None
    playing = start(Wish(game="toy", save=path))
    assert playing.session.asked.key == "1.landing/move#1"
    playing.close()
