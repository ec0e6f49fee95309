"""What is kept beside the answers is in the file, also in one of the first format, and exported."""

import sqlite3
from contextlib import closing

import pytest

from beachmaster.engine.beside import followed
from beachmaster.engine.tree import ROOT
from beachmaster.storage import database, transfer
from beachmaster.storage.checking import checked_content
from beachmaster.storage.problems import SaveError
from beachmaster.storage.savefile import SavedGame
from beachmaster.storage.tables import sealed


@pytest.fixture
def path(tmp_path, prepared):
    path = tmp_path / "evening.beachmaster"
    with SavedGame.create(path, prepared[0]) as saved:
        session = saved.resume(prepared[1])
        for _ in range(3):
            session.auto()
        saved.beside.note(2, "well rolled")
        saved.beside.name_evening("With Ada")
        saved.keep_beside()
    return path


def as_first_format(path):
    """Make a file as programs wrote it before there was anything beside the answers."""
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("DROP TABLE beside")
        raw.execute(f"PRAGMA user_version = {database.FIRST_FORMAT}")
        raw.commit()


def version(path):
    with closing(sqlite3.connect(path)) as raw:
        return raw.execute("PRAGMA user_version").fetchone()[0]


def test_it_is_there_when_the_file_is_opened_again_and_goes_out_and_in(path, tmp_path):
    target, again = tmp_path / "out.json", tmp_path / "again.beachmaster"
    transfer.export(path, target)
    transfer.bring_in(target, again)
    for one in (path, again):
        beside = checked_content(one).beside
        assert beside.notes == {2: "well rolled"}
        assert [(one.name, one.entry) for one in beside.evenings] == [("With Ada", 1)]


def test_a_file_of_the_first_format_opens_as_it_is_and_steps_up_with_an_answer(path, prepared):
    as_first_format(path)
    with SavedGame.open(path) as saved:
        session = saved.resume(prepared[1])
        assert saved.beside.notes == {}
        assert version(path) == database.FIRST_FORMAT
        session.auto()
        assert version(path) == database.FORMAT
    content = checked_content(path)
    assert len(content.beside.evenings) == 1
    assert content.tree.next_id == 5


def test_an_export_of_the_first_version_comes_in(path, tmp_path):
    target, again = tmp_path / "out.json", tmp_path / "again.beachmaster"
    as_first_format(path)
    transfer.export(path, target)
    plain = target.read_text("utf-8").replace('"version": 2', '"version": 1')
    at = plain.index(',\n "beside"')
    target.write_text(plain[:at] + "\n}\n", "utf-8")
    transfer.bring_in(target, again)
    assert checked_content(again).beside.notes == {}


@pytest.mark.parametrize("value", ['{"notes": {"99": "x"}}', '{"other": 1}', "[", '{"notes": 3}'])
def test_a_doctored_row_is_damage(path, value):
    row = sealed({"id": 1, "value": value})
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("UPDATE beside SET value = ?, seal = ?", (row["value"], row["seal"]))
        raw.commit()
    with pytest.raises(SaveError):
        checked_content(path)


def test_a_jump_and_what_it_changes_on_the_table_are_written_in_one(path, prepared, monkeypatch):
    """A program killed between the two would lose the list: there is no between."""
    with SavedGame.open(path) as saved:
        session = saved.resume(prepared[1])
        written = []
        monkeypatch.setattr(
            SavedGame,
            "write",
            lambda self, change, write=SavedGame.write: (
                written.append((change.cursor, dict(self.beside.lies))),
                write(self, change),
            ),
        )
        jump = followed(session, saved.beside, lambda: session.goto(ROOT))
        assert jump.table
        assert [cursor for cursor, _lies in written] == [ROOT]
        assert set(written[0][1]) == {change.piece for change in jump.table if change.piece}
    content = checked_content(path)
    assert (content.tree.cursor, content.beside.lies) == written[0]


def test_a_jump_that_cannot_be_written_leaves_the_list_as_it_was(path, prepared, monkeypatch):
    with SavedGame.open(path) as saved:
        session = saved.resume(prepared[1])
        at = session.tree.cursor

        def full(_self):
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(SavedGame, "_put_beside", full)
        with pytest.raises(SaveError):
            followed(session, saved.beside, lambda: session.goto(ROOT))
        assert (session.tree.cursor, saved.beside.lies) == (at, {})
        monkeypatch.undo()
    assert checked_content(path).tree.cursor == at
