"""Nothing of the hidden half can be read in a file: save, log, copy, export, report, position."""

import logging
import sqlite3
import zlib
from base64 import b85encode
from contextlib import closing

import msgspec
import pytest

from beachmaster.engine.deciding import decide_all
from beachmaster.engine.positions import position_of
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.engine.tree import OPPONENT, Behind, Entry
from beachmaster.storage import transfer
from beachmaster.storage.envelope import (
    LARGEST,
    SEALED,
    EnvelopeError,
    inside,
    is_sealed,
    outside,
    sealed,
    unsealed,
    with_hidden,
    without_hidden,
)
from beachmaster.storage.problem_report import whole_report
from beachmaster.storage.problems import SaveError
from beachmaster.storage.savefile import SavedGame
from engine.toy_game import ToyGame
from screen.island import HOLD, Island
from screen.play import SALT, both, play_on

pytestmark = pytest.mark.usefixtures("in_catalogue")


def played(path, seed=4, until=lambda _session: False):
    """Play a game into a file, and return its session with the file still open."""
    saved = SavedGame.create(path, Setup(game="screen", seed=seed))
    game = Island()
    game.salt = SALT
    session = saved.resume(game)
    play_on(session, until)
    return saved, session


def words_of(session):
    """Return words that stand in the hidden half or in what was decided there, nowhere else."""
    answers = [one.given for one in session.tree.entries if one.secret]
    flat = [word for one in answers for word in (one if isinstance(one, list) else [one])]
    mine = {one for one in flat if one != HOLD and ("1" in one or ":" in one)}
    return {SALT, '"units"', '"lost"', '"salt"', '"whim"', '"orders"'} | mine


def found_in(folder, words):
    """Return the words that stand in any file of a folder, with the file."""
    files = [one for one in folder.rglob("*") if one.is_file()]
    assert files
    return [
        (file.name, word)
        for file in files
        for word in words
        if word.encode() in file.read_bytes() or word.encode("utf-16-le") in file.read_bytes()
    ]


def test_no_word_of_it_stands_in_a_save_its_log_copies_or_exports(tmp_path, monkeypatch):
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path / "data"))
    path = tmp_path / "one.beachmaster"
    saved, session = played(path)
    words = words_of(session)
    assert len(words) > 12
    assert {one.suffix.rpartition("-")[2] for one in tmp_path.iterdir()} >= {"wal"}
    assert found_in(tmp_path, words) == []
    saved.close()
    transfer.export(path, tmp_path / "out.json")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("VACUUM INTO ?", (str(tmp_path / "copy.beachmaster"),))
    assert found_in(tmp_path, words) == []
    assert b"behind the screen" in (tmp_path / "out.json").read_bytes()


def test_nor_why_something_was_done_in_the_open(tmp_path):
    path = tmp_path / "one.beachmaster"
    saved, session = played(path, seed=8)
    acts = [one for one in session.tree.entries if one.by == OPPONENT and not one.secret]
    assert acts
    saved.close()
    transfer.export(path, tmp_path / "out.json")
    assert found_in(tmp_path, ["whim", "milli"]) == []
    with SavedGame.open(path) as again:
        assert "whim" in str(again.resume(Island()).tree.entries[acts[0].id].unspoken.why)


def test_nor_in_a_position_a_report_or_the_log(tmp_path, caplog, monkeypatch):
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path / "data"))
    caplog.set_level(logging.DEBUG)
    saved, session = played(tmp_path / "one.beachmaster", until=lambda one: one.state.turn == 2)
    told = position_of(session).file().decode() + whole_report(render, {}) + caplog.text
    assert [word for word in words_of(session) if word in told] == []
    saved.close()


def same_tree(one, other):
    return [msgspec.structs.asdict(each) for each in one.tree.entries] == [
        msgspec.structs.asdict(each) for each in other.tree.entries
    ]


def test_a_game_goes_on_from_its_file_and_from_an_export_as_it_was(tmp_path):
    path = tmp_path / "one.beachmaster"
    saved, session = played(path)
    saved.close()
    transfer.export(path, tmp_path / "out.json")
    transfer.bring_in(tmp_path / "out.json", tmp_path / "two.beachmaster")
    transfer.export(tmp_path / "two.beachmaster", tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == (tmp_path / "out.json").read_bytes()
    for file in ("one", "two"):
        with SavedGame.open(tmp_path / f"{file}.beachmaster") as again:
            other = again.resume(Island())
            assert same_tree(session, other)
            assert both(other) == both(session)


def test_a_game_left_while_the_opponent_is_asked_goes_on_to_the_same_answer(tmp_path):
    """The salt stands in the first state: nothing is drawn anew."""
    path = tmp_path / "one.beachmaster"
    saved, session = played(path, until=lambda one: one.asked.prompt.procedure == "fire")
    copy = tmp_path / "two.beachmaster"
    saved.close()
    copy.write_bytes(path.read_bytes())
    told = []
    for file in (path, copy):
        with SavedGame.open(file) as again:
            other = again.resume(Island())
            assert session.asked.key == other.asked.key
            decide_all(other)
            told.append(other)
    assert same_tree(*told)
    assert told[0].tree.next_id > session.tree.next_id


@pytest.mark.parametrize("table", ["entry", "snapshot", "reasons"])
def test_an_envelope_that_was_damaged_is_said_to_be(tmp_path, table):
    """What a person wrote into it is no answer, no state and no reason."""
    from beachmaster.storage.tables import seal_of

    path = tmp_path / "one.beachmaster"
    saved, _session = played(path)
    saved.close()
    column = {"entry": "value", "snapshot": "state", "reasons": "why"}[table]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.row_factory = sqlite3.Row
        row = dict(connection.execute(f"SELECT * FROM {table} LIMIT 1").fetchone())
        if table == "reasons":
            row[column] = '{"behind the screen":"?"}'
        else:
            assert "behind the screen" in row[column]
            row[column] = row[column].replace('behind the screen":"', 'behind the screen":"x')
        key = next(iter(row))
        connection.execute(
            f"UPDATE {table} SET {column} = ?, seal = ? WHERE {key} = ?",
            (row[column], seal_of(row), row[key]),
        )
    with pytest.raises(SaveError):
        SavedGame.open(path).close()


# -- the envelope itself -------------------------------------------------------------------------


@pytest.mark.parametrize("value", [None, 3, "okina", ["a", {"b": 1}], {}, "é" * 500])
def test_an_envelope_gives_back_what_was_put_into_it(value):
    closed = sealed(value)
    assert is_sealed(closed)
    assert not is_sealed(value)
    assert unsealed(closed) == value
    assert not value or str(value) not in str(closed)


@pytest.mark.parametrize(
    "held", ["", "x", "~~~~", 3, None, [], sealed(1)["behind the screen"][:-3]]
)
def test_a_damaged_envelope_is_refused(held):
    with pytest.raises(EnvelopeError):
        unsealed({SEALED: held})


def test_an_envelope_that_would_fill_the_memory_is_refused():
    """It is not written either."""
    plain = b'"' + b"a" * (LARGEST - 2) + b'"'
    assert unsealed(sealed("a" * (LARGEST - 2))) == "a" * (LARGEST - 2)
    with pytest.raises(EnvelopeError):
        sealed("a" * (LARGEST - 1))
    with pytest.raises(EnvelopeError):
        unsealed({SEALED: b85encode(zlib.compress(plain + b" ")).decode()})


def test_an_entry_of_which_only_the_envelope_is_right_is_refused():
    entry = Entry(id=1, parent=0, kind="answer", key="k", value=sealed({"no": "answer"}))
    with pytest.raises(EnvelopeError):
        inside(entry)


def test_only_what_is_hidden_goes_into_an_envelope():
    plain = Entry(id=1, parent=0, kind="answer", key="k", value={"hidden": {"a": 1}})
    assert outside(plain) is plain is inside(plain)
    secret = Entry(id=1, parent=0, kind="answer", key="k", value=None, behind=Behind(["a"]))
    assert inside(outside(secret)) == secret
    for state in (b'{"hidden":true}', b'{"a":{"hidden":{"b":1}}}', b"[]", b"no json"):
        assert with_hidden(state) == state
    for state in (b'{"hidden":true}', b'{"a":{"hidden":{"b":1}}}'):
        assert without_hidden(state) == state
    state = b'{"hidden":{"salt":"ab"},"turn":1}'
    assert b"salt" not in without_hidden(state)
    assert with_hidden(without_hidden(state)) == state


def test_files_of_other_games_are_written_as_before(tmp_path):
    """No field was added to what is exported of an entry."""
    path = tmp_path / "toy.beachmaster"
    with SavedGame.create(path, Setup(game="toy", seed=1)) as saved:
        session = saved.resume(ToyGame())
        session.auto(invent=True)
    transfer.export_open(path, tmp_path / "toy.json")
    told = (tmp_path / "toy.json").read_text("utf-8")
    assert "behind" not in told
    assert "screen" not in told
