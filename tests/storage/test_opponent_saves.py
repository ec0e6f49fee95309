"""An opponent's reasons are kept with its answers; files of before have none and still open."""

import sqlite3
from contextlib import closing

import pytest

from beachmaster.engine.deciding import decide_all
from beachmaster.engine.replay import digests_along
from beachmaster.engine.setup import Setup
from beachmaster.engine.tree import OPPONENT, ROOT, Entry
from beachmaster.engine.weighing import reasons_in
from beachmaster.storage import transfer
from beachmaster.storage.content import ContentError, add_reasons, as_json
from beachmaster.storage.problems import SaveError
from beachmaster.storage.savefile import SavedGame
from engine.duel_game import DuelGame

FORMAT_2 = ("DROP TABLE reasons", "PRAGMA user_version = 2")


@pytest.fixture
def file(tmp_path):
    return tmp_path / "duel.beach"


def begun(file, *, decided=True):
    with SavedGame.create(file, Setup(game="duel", seed=4)) as saved:
        session = saved.resume(DuelGame())
        session.answer(True)
        if decided:
            decide_all(session)
        return [(entry.value, entry.by, entry.why, entry.seen) for entry in session.tree.entries]


def run(file, *statements):
    with closing(sqlite3.connect(file)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def test_reasons_and_fingerprint_are_kept(file):
    written = begun(file)
    with SavedGame.open(file) as saved:
        session = saved.resume(DuelGame())
        read = [(entry.value, entry.by, entry.why, entry.seen) for entry in session.tree.entries]
    assert read == written
    assert read[2][1] == OPPONENT
    assert reasons_in(read[2][2]).rows


def test_a_game_that_was_ended_before_the_decision_goes_on_to_it(file):
    begun(file, decided=False)
    with SavedGame.open(file) as saved:
        session = saved.resume(DuelGame())
        assert session.opponent is not None
        assert [entry.value for entry in decide_all(session)] == ["dig", "dig"]


def test_a_file_of_the_second_format_opens_and_takes_reasons(file):
    begun(file, decided=False)
    run(file, *FORMAT_2)
    with SavedGame.open(file) as saved:
        decide_all(saved.resume(DuelGame()))
    with SavedGame.open(file) as saved:
        assert saved.content.tree.entries[2].seen
    with closing(sqlite3.connect(file)) as connection, connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (3,)


@pytest.mark.parametrize("why", ['"because"', '{"rows":[]}', '{"rows":3}'])
def test_what_are_no_reasons_is_damage(file, why):
    begun(file)
    run(file, f"UPDATE reasons SET why = '{why}' WHERE entry = 2")
    with pytest.raises(SaveError):
        SavedGame.open(file)


@pytest.mark.parametrize(("column", "value"), [("why", [1]), ("entry", 99), ("seen", "")])
def test_reasons_that_are_sealed_and_make_no_sense_are_refused(column, value):
    entries = [Entry(id=1, parent=0, kind="answer", key="k", value=1, seen="0a")]
    row = {"entry": 1, "why": "null", "seen": "0a"}
    row[column] = as_json(value) if column == "why" else value
    with pytest.raises(ContentError):
        add_reasons(entries, [row])


def test_reasons_are_taken_out_with_the_game_and_read_again(file, tmp_path):
    begun(file)
    out = tmp_path / "duel.json"
    transfer.export(file, out)
    entry = transfer.imported(out).tree.entries[2]
    assert entry.seen
    assert reasons_in(entry.why).rows
    out.write_text(out.read_text("utf-8").replace('"milli"', '"mille"'), "utf-8")
    with pytest.raises(SaveError):
        transfer.imported(out)


def step(session):
    """Let the opponent decide, and the program answer once for a person."""
    decide_all(session)
    if session.asked is not None:
        session.auto(invent=True)
    decide_all(session)


TAKEN_BACK = {
    "to the start": lambda session: session.undo(99),
    "a turn and back": lambda session: (session.undo(1, "turn"), session.redo(99)),
    "to entry 0": lambda session: session.goto(0),
    "before a decision": lambda session: session.stand_before(3),
}


@pytest.mark.parametrize("reopened", [False, True])
@pytest.mark.parametrize("back", TAKEN_BACK)
def test_decisions_taken_again_are_stored_once(file, back, reopened):
    """The phase starts in the file are those to which its answers lead."""
    begun(file)
    for _ in range(3):
        with SavedGame.open(file) as saved:
            session = saved.resume(DuelGame())
            for _ in range(9):
                step(session)
            TAKEN_BACK[back](session)
            if not reopened:
                step(session)
                step(session)
    with SavedGame.open(file) as saved:
        session = saved.resume(DuelGame())
        found = {}
        for entry in session.tree.entries:
            path = session.tree.path(entry.id)
            found |= digests_along(session.module, 4, session.snapshots[ROOT], path)
        assert found == {number: one.digest for number, one in session.snapshots.items()}
        step(session)
