"""A saved game is the whole session, on disk before the next prompt, for one process at a time."""

import sqlite3
import sys
from contextlib import closing
from typing import Annotated

import msgspec
import pytest

from beachmaster.engine.changes import ReplayError, SessionError
from beachmaster.engine.correction import corrected
from beachmaster.engine.datafile import DataError
from beachmaster.engine.module import encode
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import plain_text, render
from beachmaster.sqlitefiles import copy_of
from beachmaster.storage import resuming, savefile
from beachmaster.storage.backup import restore
from beachmaster.storage.checking import checked_content
from beachmaster.storage.locking import locked
from beachmaster.storage.problems import SaveError
from beachmaster.storage.savefile import SavedGame
from engine.toy_game import FACTORY, ToyGame, ToyState


def standing(session):
    key = session.asked.key if session.asked else ""
    tree = session.tree
    places = tree.cursor, dict(tree.bookmarks), dict(tree.last_child)
    return encode(session.state), key, places, list(tree.entries)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "evening.beachmaster"


def begin(path, prepared, autos=0):
    saved = SavedGame.create(path, prepared[0])
    session = saved.resume(prepared[1])
    for _ in range(autos):
        session.auto()
    return saved, session


def reopened(path, module):
    with SavedGame.open(path) as saved:
        return saved.resume(module)


def test_everything_comes_back(path, prepared):
    saved, session = begin(path, prepared, autos=9)
    session.bookmark("half way")
    session.undo(4)
    session.adjust("score", 3, "counted again")
    session.auto()
    corrected(session, 1, lambda _: "done")
    saved.close()
    assert standing(reopened(path, prepared[1])) == standing(session)
    with SavedGame.open(path) as again:
        assert again.setup == prepared[0]


def test_a_saved_game_equals_the_live_one_after_every_step(path, prepared):
    saved, session = begin(path, prepared)
    while session.asked:
        session.auto()
        content = checked_content(path)
        live = session.tree
        assert (content.tree.entries, content.tree.cursor) == (live.entries, live.cursor)
        assert {s.entry for s in content.snapshots.values()} == set(session.snapshots)
    saved.close()
    assert reopened(path, prepared[1]).outcome == session.outcome


def test_nothing_lies_about_after_closing(path, prepared):
    saved, _session = begin(path, prepared, autos=3)
    assert path.with_name(path.name + "-wal").exists()
    saved.close()
    left = {one.name for one in path.parent.iterdir() if one.is_file()}
    assert left == {path.name, copy_of(path).name, f".{path.name}.lock"}


def test_a_second_opening_is_told(path, prepared):
    saved, _session = begin(path, prepared)
    with pytest.raises(SaveError, match="open in another program"):
        SavedGame.open(path)
    saved.close()
    SavedGame.open(path).close()


def test_an_existing_file_is_never_overwritten(path, prepared):
    path.write_bytes(b"my diary")
    with pytest.raises(SaveError, match="already"):
        SavedGame.create(path, prepared[0])
    assert path.read_bytes() == b"my diary"


@pytest.mark.parametrize("name", [".", "occupied/evening.beachmaster"])
def test_a_place_that_cannot_be_written_is_named(tmp_path, prepared, name):
    (tmp_path / "occupied").write_bytes(b"a file where a folder should be")
    with pytest.raises(SaveError):
        SavedGame.create(tmp_path / name, prepared[0])
    with pytest.raises(SaveError):
        SavedGame.open(tmp_path / name)


def test_a_file_that_cannot_be_made_ready_is_let_go(path, prepared, monkeypatch):
    SavedGame.create(path, prepared[0]).close()
    opened = []

    def failing(connection):
        opened.append(connection)
        raise OSError("no room")

    with monkeypatch.context() as patch:
        patch.setattr(savefile, "_ready", failing)
        with pytest.raises(SaveError, match="no room"):
            SavedGame.open(path)
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        opened[0].execute("SELECT 1")
    SavedGame.open(path).close()


def test_a_set_up_that_cannot_be_written_leaves_no_lock(path, prepared):
    setup, _module = prepared
    with pytest.raises(DataError):
        SavedGame.create(path, msgspec.structs.replace(setup, data={"board": "\ud800"}))
    SavedGame.create(path, setup).close()


def test_a_disk_that_fails_as_a_later_version_takes_over_is_said(path, prepared, monkeypatch):
    begin(path, prepared, autos=3)[0].close()
    later_version(monkeypatch)
    with SavedGame.open(path) as saved:

        def failing(*_row):
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error

        monkeypatch.setattr(saved, "_put", failing)
        with pytest.raises(SaveError, match="the disk is full"):
            saved.resume(prepared[1])


def test_a_game_without_an_answer_begins_at_its_start(path, prepared):
    SavedGame.create(path, prepared[0]).close()
    assert reopened(path, prepared[1]).asked.key == "1.landing/move#1"


def test_a_copy_is_made_at_each_phase_and_can_be_put_in_place(path, prepared):
    saved, session = begin(path, prepared)
    while session.asked:
        session.auto()
        begun = max(session.snapshots)
        assert checked_content(copy_of(path)).tree.next_id == begun + 1
    saved.close()
    path.write_bytes(b"spoilt")
    with locked(path), pytest.raises(SaveError, match="open in another"):
        restore(path)
    kept = restore(path)
    assert kept.read_bytes() == b"spoilt"
    assert reopened(path, prepared[1]).state.turn == 4
    assert restore(path).name.endswith(".damaged-2")


def test_without_a_good_copy_nothing_is_restored(path, prepared):
    path.write_bytes(b"spoilt")
    copy_of(path).write_bytes(b"spoilt too")
    with pytest.raises(SaveError, match="no good copy"):
        restore(path)
    assert path.read_bytes() == b"spoilt"


class Changed(ToyGame):
    """A program of the same version whose battles ask something else."""

    def _fight(self, play):
        yield from self._draw(play)


def test_where_entries_of_the_same_version_no_longer_fit_the_game_goes_on_from_its_last_state(
    path, prepared
):
    saved, session = begin(path, prepared)
    for answer in ("1>hill", "done", [3]):
        session.answer(answer)
    saved.close()
    module = Changed(prepared[0].options)
    for told in (1, 0):
        with SavedGame.open(path) as again:
            cut = again.resume(module)
            assert (cut.asked.key, cut.tree.cursor) == ("1.fight/stone#1", 2)
            assert [entry.value for entry in cut.tree.entries[1:]] == ["1>hill", "done", [3]]
            with pytest.raises(SessionError, match="read-only"):
                cut.undo()
            words = [render(notice) for notice in again.notices]
            assert len(words) == told
            assert all("read-only" in one and "/" not in one for one in words)
    assert checked_content(path).locked_before == 2


def test_a_game_whose_last_state_is_none_of_the_game_is_refused(path, prepared):
    saved, session = begin(path, prepared)
    session.answer("1>hill")
    saved.close()

    class Broken(Changed):
        def problems(self, state):
            return [plain_text("a squad stands nowhere.")]

    with SavedGame.open(path) as again, pytest.raises(SaveError, match="no longer fits") as caught:
        again.resume(Broken(prepared[0].options))
    assert caught.value.backup == copy_of(path)
    assert checked_content(path).locked_before == 0


def test_a_stored_value_that_its_type_does_not_take_is_refused_by_its_name(path, prepared):
    saved, session = begin(path, prepared)
    session.answer("1>hill")
    saved.close()

    class Bounded(ToyState, kw_only=True):
        steps: dict[str, Annotated[int, msgspec.Meta(ge=4, le=9)]] = {}

    class Stricter(ToyGame):
        state_type = Bounded

    with SavedGame.open(path) as again, pytest.raises(SaveError, match="number from 4 to 9"):
        again.resume(Stricter(prepared[0].options))


def test_a_replay_that_meets_another_prompt_says_so_without_their_names(path, prepared):
    saved, session = begin(path, prepared)
    for answer in ("1>hill", "done", [3]):
        session.answer(answer)
    saved.close()
    tree, snapshots = session.tree, session.snapshots
    with pytest.raises(ReplayError) as caught:
        Session.resume(Changed(prepared[0].options), 5, tree, snapshots)
    said = render(caught.value.text)
    assert said == "Entry 3 answers a question that the game does not ask there."


class Kinder(ToyGame):
    """A later program in which every turn begins with a point."""

    def _landing(self, play):
        play.state.score += 1
        yield from super()._landing(play)


def later_version(monkeypatch):
    monkeypatch.setattr(savefile, "__version__", "99.0")
    monkeypatch.setattr(resuming, "__version__", "99.0")


def test_a_later_program_that_reckons_alike_just_goes_on(path, prepared, monkeypatch):
    saved, session = begin(path, prepared, autos=12)
    saved.close()
    later_version(monkeypatch)
    with SavedGame.open(path) as again:
        assert standing(again.resume(prepared[1])) == standing(session)
        assert again.notices == []
    assert checked_content(path).program == "99.0"


def test_a_later_program_that_reckons_differently_goes_on_from_the_stored_state(
    path, prepared, monkeypatch
):
    saved, session = begin(path, prepared)
    while (session.state.turn, session.state.phase) != (2, "fight"):
        session.auto()
    session.auto()
    saved.close()
    later_version(monkeypatch)
    kinder = Kinder(prepared[0].options)
    for notice in ("read-only", None):
        with SavedGame.open(path) as again:
            cut = again.resume(kinder)
            assert (notice is None) == (again.notices == [])
            assert notice is None or notice in str(again.notices)
            assert encode(cut.state) == encode(session.state)
            assert cut.asked.key == session.asked.key
            with pytest.raises(SessionError, match="read-only"):
                cut.undo(2)
            with pytest.raises(SessionError, match="read-only"):
                cut.goto(0)
            cut.undo()
            cut.redo()
    with SavedGame.open(path) as again:
        last = again.resume(kinder)
        while last.asked:
            last.auto()
        assert last.outcome


def test_where_the_rest_of_the_phase_no_longer_fits_the_phase_begins_again(
    path, prepared, monkeypatch
):
    saved, session = begin(path, prepared)
    for answer in ("1>hill", "done", [3]):
        session.answer(answer)
    saved.close()
    later_version(monkeypatch)

    class Other(ToyGame):
        def _fight(self, play):
            yield from self._draw(play)

    with SavedGame.open(path) as again:
        cut = again.resume(Other(prepared[0].options))
        assert cut.asked.key == "1.fight/stone#1"
        assert cut.tree.cursor == 2
        assert cut.tree.next_id == 4


def test_a_write_that_fails_is_an_error_and_not_accepted(path, prepared):
    saved, session = begin(path, prepared, autos=2)
    before = standing(session)
    with closing(sqlite3.connect(path)) as other:
        saved._connection.execute("PRAGMA busy_timeout = 1")
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(SaveError, match="cannot be written"):
            session.auto()
        assert standing(session) == before
        other.rollback()
    session.auto()
    saved.close()
    assert reopened(path, prepared[1]).tree.next_id == 4


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
def test_a_file_deleted_under_an_open_game_is_put_back_with_all_that_was_played(path, prepared):
    saved, session = begin(path, prepared, autos=4)
    path.unlink()
    session.auto()
    session.auto()
    saved.close()
    assert standing(reopened(path, prepared[1])) == standing(session)
    assert {one.name for one in path.parent.iterdir()} <= {
        path.name,
        copy_of(path).name,
        f".{path.name}.lock",
    }


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
def test_another_file_in_the_place_of_an_open_game_is_left_alone(path, prepared):
    saved, session = begin(path, prepared, autos=2)
    before = standing(session)
    mine = path.rename(path.with_name("mine"))
    path.write_text("another")
    with pytest.raises(SaveError, match="Another file was put in the place"):
        session.auto()
    assert standing(session) == before
    assert path.read_text() == "another"
    mine.replace(path)
    session.auto()
    saved.close()
    assert reopened(path, prepared[1]).tree.next_id == 4


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
def test_a_folder_that_went_away_is_said_and_the_game_stays_where_it_is(path, prepared):
    folder = path.parent / "stick"
    folder.mkdir()
    saved, session = begin(folder / path.name, prepared, autos=2)
    before = standing(session)
    away = folder.rename(path.parent / "away")
    with pytest.raises(SaveError, match="cannot be written"):
        session.auto()
    assert standing(session) == before
    away.rename(folder)
    session.auto()
    saved.close()
    assert reopened(folder / path.name, prepared[1]).tree.next_id == 4


def test_data_and_position_are_kept(path):
    setup = Setup(game="toy", data={"board": "{}"}, position={"turn": 2}, seed=2**62)
    full, module = FACTORY.prepare(setup)
    SavedGame.create(path, full).close()
    with SavedGame.open(path) as saved:
        assert saved.setup == full
        assert saved.resume(module).state.turn == 2
