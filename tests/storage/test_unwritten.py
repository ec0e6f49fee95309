"""What cannot be written does not count: session and file stand where they stood, in words."""

import errno
import os
import sqlite3
from contextlib import closing, contextmanager, suppress

import pytest

from beachmaster.engine.beside import MOST, Beside
from beachmaster.engine.correction import corrected
from beachmaster.engine.deciding import at_once, decide_all, deciding
from beachmaster.engine.module import digest, encode
from beachmaster.engine.session import SessionError
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.engine.tree import LEARNED, OPPONENT
from beachmaster.engine.unknown import Unknown
from beachmaster.storage import database
from beachmaster.storage.checking import checked_content
from beachmaster.storage.content import as_json
from beachmaster.storage.problems import SaveError
from beachmaster.storage.savefile import SavedGame
from beachmaster.storage.starting import Wish, start
from engine.duel_game import DuelGame

ERRORS = {
    "full": sqlite3.OperationalError("database or disk is full"),
    "unique": sqlite3.IntegrityError("UNIQUE constraint failed: snapshot.entry"),
    "system": OSError(errno.EIO, os.strerror(errno.EIO)),
    "too large": OverflowError("Python int too large to convert to SQLite INTEGER"),
    "letters": UnicodeEncodeError("utf-8", "\\ud800", 0, 1, "surrogates not allowed"),
    "breaks off": KeyboardInterrupt(),
}
SQL = ("constraint", "UNIQUE", "snapshot.entry", "SQLite", "utf-8")


@contextmanager
def failing(monkeypatch, at, error):
    """Raise an error at so many rows written, counted from 0; yield whether it came to that."""
    write, came = database.Writer.write, []

    def once(self, connection, row):
        came.append(row)
        if len(came) == at + 1:
            raise error
        write(self, connection, row)

    with monkeypatch.context() as patch:
        patch.setattr(database.Writer, "write", once)
        yield lambda: len(came) > at


def in_file(path):
    """Return all rows of a file, as another program reads them."""
    with closing(sqlite3.connect(path)) as raw:
        tables = [name for (name,) in raw.execute("SELECT name FROM sqlite_master ORDER BY name")]
        return {
            name: raw.execute(f'SELECT * FROM "{name}"').fetchall()
            for name in tables
            if not name.startswith("sqlite_")
        }


def standing(saved, session):
    asked = session.asked
    return (
        session.tree.savepoint(),
        digest(encode(session.state)),
        asked.key if asked else None,
        {at: one.digest for at, one in session.snapshots.items()},
        [event.name for event in session._recorder.events],
        as_json(saved.beside),
        in_file(saved.path),
    )


def noted(saved):
    saved.beside.note(1, "a note")
    saved.keep_beside()


def named(saved):
    saved.beside.name_evening("an evening")
    saved.keep_beside()


def rolled(session):
    return next(one for one in session.tree.path(session.tree.cursor) if one.ask == "roll")


def decided(session):
    return next(one for one in session.tree.path(session.tree.cursor) if one.by == OPPONENT)


ACTS = {
    "answer": lambda _saved, session: session.answer("wait"),
    "auto": lambda _saved, session: session.auto(invent=True),
    "undo": lambda _saved, session: session.undo(),
    "undo to the start": lambda _saved, session: session.undo(99),
    "redo": lambda _saved, session: session.redo(),
    "goto": lambda _saved, session: session.goto(1),
    "bookmark": lambda _saved, session: session.bookmark("here"),
    "adjust": lambda _saved, session: session.adjust("dug", 2, "so it lay"),
    "correct": lambda _saved, session: corrected(
        session, rolled(session).id, lambda _: [1, 2, 3, 4]
    ),
    "stand before": lambda _saved, session: session.stand_before(decided(session).id),
    "note": lambda saved, _session: noted(saved),
    "evening": lambda saved, _session: named(saved),
}
CASES = [(name, "unique") for name in ACTS] + [("answer", error) for error in ERRORS]


def begun(path):
    """Return a game in which something can be taken back, brought back and decided."""
    saved = SavedGame.create(path, Setup(game="duel", seed=4))
    session = saved.resume(DuelGame())
    while session.state.turn < 3:
        wants = session.asked.prompt.procedure == "attack"
        session.answer("attack") if wants else session.auto(invent=True)
        decide_all(session)
    session.undo(3)
    session.auto(invent=True)
    decide_all(session)
    session.undo(2)
    while session.asked.prompt.procedure != "attack":
        session.undo()
    return saved, session


def refused_at_each_row(monkeypatch, saved, session, act, error):
    """Do an act that fails at its first row, its second, until it succeeds; return how many."""
    rows = 0
    while True:
        before = standing(saved, session)
        try:
            with failing(monkeypatch, rows, error) as came:
                act(saved, session)
        except SaveError as refused:
            words = render(refused.text)
            assert not any(word in words for word in SQL), words
        except KeyboardInterrupt:
            assert isinstance(error, KeyboardInterrupt)
        if not came():
            return rows
        assert standing(saved, session) == before, rows
        rows += 1


@pytest.mark.parametrize(("name", "error"), CASES)
def test_an_act_that_fails_at_any_row_changes_nothing(tmp_path, monkeypatch, name, error):
    saved, session = begun(tmp_path / "duel.beach")
    assert refused_at_each_row(monkeypatch, saved, session, ACTS[name], ERRORS[error])
    now = standing(saved, session)
    saved.close()
    with SavedGame.open(tmp_path / "duel.beach") as again:
        assert standing(again, again.resume(DuelGame()))[:3] == now[:3]


def test_a_decision_taken_again_that_fails_at_any_row_changes_nothing(tmp_path, monkeypatch):
    saved, session = begun(tmp_path / "duel.beach")
    session.stand_before(decided(session).id)
    assert session.opponent is not None

    def act(_saved, session):
        at_once(deciding(session))

    assert refused_at_each_row(monkeypatch, saved, session, act, ERRORS["unique"])
    assert session.tree.entries[session.tree.cursor].by == OPPONENT
    saved.close()


def test_a_fact_of_the_map_that_fails_at_any_row_changes_nothing(tmp_path, monkeypatch):
    playing = start(Wish(game="ie-shima", my_map=True, seed=23, save=tmp_path / "own.beach"))
    session = playing.session
    with pytest.raises(Unknown) as asked:
        decide_all(session)

    def act(_saved, session):
        session.learn(asked.value.question, {"urban-13": True, "urban-15": True})

    assert refused_at_each_row(monkeypatch, playing.saved, session, act, ERRORS["full"])
    assert session.tree.entries[-1].kind == LEARNED
    playing.close()


def test_what_no_file_takes_back_is_not_kept(tmp_path):
    """A number that no program reads from JSON as it was written."""
    saved, session = begun(tmp_path / "duel.beach")
    session.module.problems = lambda state: []
    before = standing(saved, session)
    for value in (2**53 + 1, -(2**60), float("nan"), 1e300):
        with pytest.raises(SessionError):
            session.adjust("dug", value, "so it lay")
        assert standing(saved, session) == before
    session.adjust("dug", 2**53, "so it lay")
    saved.close()
    SavedGame.open(tmp_path / "duel.beach").close()


@pytest.mark.parametrize("clock", [-998.0, 2.0**50])
def test_a_clock_that_is_wrong_by_centuries_harms_no_file(tmp_path, monkeypatch, clock):
    monkeypatch.setattr("beachmaster.storage.savefile.time", lambda: clock)
    saved, session = begun(tmp_path / "duel.beach")
    saved.close()
    assert checked_content(tmp_path / "duel.beach").tree.cursor == session.tree.cursor


def test_a_clock_that_runs_backwards_makes_no_more_evenings_than_a_file_takes():
    beside = Beside()
    for now in range(MOST + 9, 0, -1):
        beside.played_at(now, 1)
    assert not beside.problem(2)


def lesson_goes_on(playing):
    """Do what the lesson waits for, as a player who follows it."""
    taught, session = playing.taught, playing.session
    card = taught.card
    if session.opponent is not None:
        at_once(deciding(session))
    elif card is not None and card.looks:
        taught.go_on()
        playing.keep_beside()
    elif card is not None and card.shows:
        taught.show()
    else:
        session.auto(invent=True)


def learned_of(playing):
    """Return where a lesson stands: the cards that were passed, and the one that is due."""
    taught = playing.taught
    card = taught.card
    return [one.card for one in taught._passed()], card and card.id


@pytest.mark.parametrize("game", ["bloodbath", "hell-on-earth", "ie-shima"])
def test_a_lesson_keeps_its_ticks_where_an_act_of_it_could_not_be_written(
    tmp_path, monkeypatch, game
):
    """Each act fails at its first row, its second, until it succeeds, as on a disk that is full."""
    straight = start(Wish(game=game, learn=True, seed=5))
    path = tmp_path / "lesson.beach"
    playing = start(Wish(game=game, learn=True, seed=5, save=path))
    for _ in range(12):
        lesson_goes_on(straight)
        rows, came = 0, lambda: True
        while came():
            before = learned_of(playing), playing.session.tree.cursor
            with failing(monkeypatch, rows, ERRORS["full"]) as came, suppress(SaveError):
                lesson_goes_on(playing)
            if came():
                assert (learned_of(playing), playing.session.tree.cursor) == before, rows
            rows += 1
        assert learned_of(playing) == learned_of(straight)
    now = learned_of(playing)
    assert len(now[0]) > 3
    playing.keep_beside()
    playing.close()
    again = start(Wish(game="", save=path))
    assert learned_of(again) == now
    again.close()
