"""A saved game that somebody doctored, seals and all, gets one clear line, whatever is in it."""

import json
import random
import sqlite3
from contextlib import closing, suppress

import msgspec
import pytest

from beachmaster.cli.main import main
from beachmaster.engine.auto import program_answer
from beachmaster.engine.module import digest
from beachmaster.engine.opponent import Grounds
from beachmaster.storage import transfer
from beachmaster.storage.problems import Mistake, SaveError
from beachmaster.storage.savefile import SavedGame
from beachmaster.storage.saves import saved_games
from beachmaster.storage.starting import Wish
from beachmaster.storage.tables import SAVE, sealed
from cli.conftest import Talk
from often import few

ODD = [
    *(0, 1, -1, 99, 2**63 - 1, -(2**63), 2**40, 1.5, None, b"\xff", "", "x", "0", "\x1b[2J"),
    *("[]", "{}", "null", "true", '"x"', "[" * 2000, "-1", "1e400", "9" * 400, str(2**63), "NaN"),
    *(
        '{"turn": 1}',
        '{"c": 1}',
        '{"c": "", "s": "{x}", "p": {"x": [[]]}}',
        '{"path": [], "value": 1}',
    ),
    *('{"c": "", "s": "%n(s)", "n": 99999999999999999999}', '{"1": 2}', "[1, [2]]", "\x00"),
]
ROUND, ROUNDS = 3, 2
"""How many odd values a column gets at a time, and how often."""
PLAYED = [
    *({"journal": True}, {"state": True}, {"undo": 1}, {"redo": 1}, {"undo": 1, "by": "turn"}),
    *({"redo": 9, "by": "turn"}, {"goto": "here"}, {"goto": 1}, {"goto": 0}, {"auto": 30}),
    *({"correct": 2, "answer": "done"}, {"bookmark": "there"}, {"journal": True}),
    *({"adjust": {"path": "score", "value": 1, "reason": "so"}}, {"auto": True}),
]


@pytest.fixture
def path(tmp_path, prepared):
    path = tmp_path / "saves" / "evening.beachmaster"
    path.parent.mkdir()
    with SavedGame.create(path, prepared[0]) as saved:
        session = saved.resume(prepared[1])
        for _ in range(14):
            session.auto()
        session.bookmark("here")
        session.undo(5)
        session.adjust("score", 2, "counted")
        waiting, seed = session.asked, session.seed
        value = program_answer(waiting.prompt, seed, waiting.key)
        session.answer(value, "opponent", Grounds({"rows": [{"text": 1, "milli": 5}]}, "0a"))
    path.with_name(path.name + ".backup").unlink()
    return path


def doctor(path, table, place, **changed):
    """Change values of one row, and seal it again as we would."""
    columns = [column.name for column in SAVE.tables[table].columns]
    with closing(sqlite3.connect(path)) as raw:
        raw.row_factory = sqlite3.Row
        rows = raw.execute(f"SELECT rowid AS at, * FROM {table}").fetchall()
        found = rows[place % len(rows)]
        row = {name: found[name] for name in columns} | changed
        with suppress(TypeError, msgspec.MsgspecError, OverflowError):
            row = sealed(row)
        changes = ", ".join(f'"{name}" = ?' for name in columns)
        values = [*(row[name] for name in columns), found["at"]]
        with suppress(sqlite3.IntegrityError):  # SQLite itself takes no such value here
            raw.execute(f"UPDATE OR IGNORE {table} SET {changes} WHERE rowid = ?", values)
        raw.commit()


def cases():
    """Yield one odd value for each column at some row, another for each test run of a column."""
    chance = random.Random(1945)
    for table, columns in SAVE.tables.items():
        for column in columns.columns:
            if column.name != "seal":
                for value in chance.sample(ODD, ROUND * ROUNDS):
                    yield table, chance.randrange(40), column.name, value


def speaks_plainly(words):
    """Assert that what was said is for a player, and tell whether anything was."""
    for ill in ("Traceback", "made a mistake here", "Error:", "msgspec", "malformed"):
        assert ill not in words, words
    return bool(words)


@pytest.mark.parametrize("turn", few(range(ROUNDS), 1))
@pytest.mark.parametrize("where", [
    (table, column.name) for table, columns in SAVE.tables.items()
    for column in columns.columns if column.name != "seal"
])  # fmt: skip
def test_no_value_in_a_column_leads_to_more_than_one_clear_line(
    path, where, turn, tmp_path, capsys, prepared
):
    table, column = where
    whole = path.read_bytes()
    found = [case for case in cases() if (case[0], case[2]) == where]
    for number, (_, place, _, value) in enumerate(found[turn * ROUND : (turn + 1) * ROUND]):
        path.write_bytes(whole)
        doctor(path, table, place, **{column: value})
        before = path.read_bytes()
        saved_games(path.parent, told=True)
        status = main(["saves", "export", str(path), str(tmp_path / f"{number}.json")])
        said = capsys.readouterr()
        assert status in (0, 1, 2)
        assert speaks_plainly(said.err) == (status != 0)
        assert said.err.count("\n") == (status != 0)
        if status:
            assert path.read_bytes() == before
        else:
            main(
                ["saves", "import", str(tmp_path / f"{number}.json"), str(tmp_path / f"{number}.b")]
            )
            speaks_plainly(capsys.readouterr().err)
        played(path)


def played(path):
    """Play over lines; every line that comes back is plain, or the game is refused in one."""
    try:
        talk = Talk(Wish(game="", save=path), *PLAYED)
    except (SaveError, Mistake) as error:
        speaks_plainly(repr(error.text))
        return
    for line in talk.of("error"):
        speaks_plainly(line["message"])


def other_states():
    """Return states that a game of another kind, or none, would have."""
    return [
        {}, {"turn": 1}, {"turn": 1, "phase": "none", "over": False}, {"phase": "fight"},
        {"turn": -5, "phase": "fight"}, {"turn": 2**62, "phase": "landing"}, {"squads": {"9": "x"}},
        {"squads": [], "phase": "fight"}, {"bag": ["x"], "phase": "fight"}, {"over": True},
        {"steps": {"1": 10**15}}, {"notes": {"deep": [[[]]]}, "phase": "rest"},
    ]  # fmt: skip


@pytest.mark.parametrize("state", other_states())
@pytest.mark.parametrize("place", [0, -1])
def test_a_state_put_in_by_hand_gets_one_clear_line(path, state, place, tmp_path, capsys):
    words = json.dumps(state, sort_keys=True, separators=(",", ":"))
    doctor(path, "snapshot", place, state=words, digest=digest(words.encode()))
    status = main(["saves", "export", str(path), str(tmp_path / "out.json")])
    said = capsys.readouterr().err
    assert speaks_plainly(said) == (status != 0)
    if status == 0:
        assert main(["saves", "import", str(tmp_path / "out.json"), str(tmp_path / "in.b")]) == 1
        speaks_plainly(capsys.readouterr().err)
        assert not list(tmp_path.glob("in.b*")) + list(tmp_path.glob(".in.b*"))
    played(path)


# -- exported files -------------------------------------------------------------------------------

LARGE = [2**63, -(2**63) - 1, 2**64, 10**25, 10**400]


def number_places(plain, way=()):
    """Yield the way to every number and to every place that might hold one."""
    items = plain.items() if isinstance(plain, dict) else enumerate(plain)
    for name, value in items:
        if isinstance(value, dict | list):
            yield from number_places(value, (*way, name))
        yield (*way, name)


def put(plain, way, value):
    for step in way[:-1]:
        plain = plain[step]
    plain[way[-1]] = value


def test_no_number_in_an_exported_file_is_too_large_for_one_clear_line(path, tmp_path, capsys):
    out, target = tmp_path / "out.json", tmp_path / "in" / "evening.beachmaster"
    target.parent.mkdir()
    transfer.export(path, out)
    whole = out.read_text("utf-8")
    plain = json.loads(whole)
    places = list(number_places(plain))
    chosen = random.Random(7).sample(places, 15) + [way for way in places if len(way) == 1]
    chosen += [way for way in places if way[:2] == ("entries", 3)]
    for way in chosen:
        for large in LARGE[:: 4 if len(way) > 3 else 1]:
            spoilt = json.loads(whole)
            put(spoilt, way, large)
            out.write_text(json.dumps(spoilt))
            status = main(["saves", "import", str(out), str(target)])
            said = capsys.readouterr().err
            assert (status, way[2:3]) in ((1, way[2:3]), (0, ("text",))), way
            assert speaks_plainly(said) == bool(status)
            assert said.count("\n") == status
            if status:
                assert not list(target.parent.iterdir()), way
            for left in target.parent.iterdir():
                left.unlink()


def test_an_import_that_fails_at_the_last_leaves_nothing(path, tmp_path, monkeypatch):
    out, target = tmp_path / "out.json", tmp_path / "in" / "evening.beachmaster"
    target.parent.mkdir()
    transfer.export(path, out)

    def failing(*_rows):
        raise OverflowError("Python int too large to convert to SQLite INTEGER")

    monkeypatch.setattr("beachmaster.storage.database.Writer.write", failing)
    with pytest.raises((SaveError, OverflowError)):
        transfer.bring_in(out, target)
    assert not list(target.parent.iterdir())
