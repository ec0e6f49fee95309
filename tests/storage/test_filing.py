"""A saved game gets another name or goes, with all that lies beside it."""

import pytest

from beachmaster.sqlitefiles import copy_of
from beachmaster.storage.filing import rename, throw_away
from beachmaster.storage.locking import locked
from beachmaster.storage.problems import SaveError
from beachmaster.storage.savefile import SavedGame
from beachmaster.storage.starting import Wish, start


@pytest.fixture
def save(tmp_path):
    """Keep a real game with a good copy beside it."""
    path = tmp_path / "evening.beachmaster"
    playing = start(Wish(game="hell-on-earth", seed=1, save=path))
    for _answer in range(4):
        playing.session.auto()
    playing.close()
    start(Wish(game="", save=path)).close()  # opening a good game keeps a copy of it
    assert copy_of(path).is_file()
    return path


def test_a_renamed_game_can_be_opened_and_has_its_copy(save):
    target = rename(save, " Second try ")
    assert target.name == "Second try.beachmaster"
    assert not save.exists()
    assert copy_of(target).is_file()
    with SavedGame.open(target) as saved:
        assert saved.setup.game == "hell-on-earth"


def test_its_own_name_changes_nothing(save):
    assert rename(save, "evening.beachmaster") == save
    assert save.exists()


@pytest.mark.parametrize("name", ["", "  ", "a/b", "..", ".hidden", "what?", "x" * 200])
def test_a_name_that_some_system_does_not_allow_is_refused(save, name):
    with pytest.raises(SaveError, match="letter"):
        rename(save, name)
    assert save.exists()


def test_a_name_that_is_taken_is_refused(save):
    taken = save.with_name("taken.beachmaster")
    taken.write_bytes(b"another game")
    with pytest.raises(SaveError, match="already"):
        rename(save, "taken")
    assert taken.read_bytes() == b"another game"


def test_a_game_thrown_away_leaves_nothing(save):
    throw_away(save)
    assert list(save.parent.iterdir()) == []


def test_a_game_that_is_open_stays(save):
    with locked(save):
        with pytest.raises(SaveError):
            throw_away(save)
        with pytest.raises(SaveError):
            rename(save, "other")
    assert save.exists()
