"""The `boards` command: the player's own boards, as a person and as a program reads them."""

import json
import os
import sqlite3
import tempfile
from contextlib import closing

import pytest

from beachmaster.cli.main import main
from beachmaster.engine.facts import MapFact
from beachmaster.engine.ownboard import OwnBoard
from beachmaster.engine.text import render
from beachmaster.storage.board_database import boards_file
from beachmaster.storage.boards import Boards
from beachmaster.storage.starting import Wish, start


@pytest.fixture
def run(capsys):
    """Return a way to run `boards` in this process: status, output, complaint."""

    def call(*words):
        try:
            status = main(["boards", *map(str, words)])
        except SystemExit as leaving:
            status = leaving.code
        shown = capsys.readouterr()
        return status, shown.out, shown.err

    return call


@pytest.fixture
def mine():
    """Keep a board of which two facts are known."""
    board = OwnBoard(format=1, game="toy", id="mine", name="My toy map", columns=8, rows=6)
    with Boards() as boards:
        boards.create(board)
        boards.remember("mine", [MapFact("0101", "ground", "sand"), MapFact("0102", "height", 1)])
    return "mine"


def test_without_boards_the_list_says_so(run):
    assert run() == (0, "You have no boards here yet.\n", "")
    assert json.loads(run("--json")[1]) == []


@pytest.mark.parametrize("words", [[], ["list"]])
def test_boards_are_listed(run, mine, words):
    status, out, _ = run(*words)
    assert status == 0
    assert out.split("\n")[:2] == ["mine  My toy map", "    toy, 8 columns, 6 rows, 2 facts known"]
    for options in (["--json"], ["--json", "--game", "toy"]):
        (row,) = json.loads(run(*words, *options)[1])
        assert row.pop("created").endswith("+00:00")
        assert row == {
            "id": "mine",
            "game": "toy",
            "name": "My toy map",
            "columns": 8,
            "rows": 6,
            "orientation": "flat",
            "shifted": "even",
            "facts": 2,
            "photo": None,
        }
    assert json.loads(run(*words, "--json", "--game", "bloodbath")[1]) == []


def test_a_board_goes_out_and_in(run, mine, tmp_path):
    file = tmp_path / "mine.json"
    assert run("export", mine, file)[0] == 0
    assert run("delete", mine)[0] == 0
    assert json.loads(run("--json")[1]) == []
    row = json.loads(run("import", file, "--name", "Lent", "--json")[1])
    assert (row["id"], row["name"], row["facts"]) == ("mine", "Lent", 2)
    status, out, _ = run("import", file)
    assert (status, out.startswith("The board My toy map is kept as my-toy-map-")) == (0, True)
    assert len(json.loads(run("--json")[1])) == 2


def test_a_board_gets_another_name(run, mine):
    assert run("rename", mine, "Table two")[0] == 0
    assert [row["name"] for row in json.loads(run("--json")[1])] == ["Table two"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["frobnicate"], "frobnicate"),
        (["export", "mine"], "FILE"),
        (["export", "other", "{folder}/out.json"], "no board “other”"),
        (["export", "mine", "{folder}/there.json"], "already"),
        (["import", "{folder}/nowhere.json"], "nowhere.json"),
        (["import", "{folder}/there.json"], "not valid JSON"),
        (["rename", "other", "x"], "no board “other”"),
        (["rename", "mine", " "], "name"),
        (["delete", "other"], "no board “other”"),
        (["delete"], "ID"),
        (["--game", "chess"], "chess"),
    ],
)
def test_a_callers_mistake_is_one_line_and_changes_nothing(run, mine, tmp_path, words, says):
    (tmp_path / "there.json").write_text("a diary", encoding="utf-8")
    status, out, err = run(*(word.format(folder=tmp_path) for word in words))
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert says in err
    assert [row["name"] for row in json.loads(run("--json")[1])] == ["My toy map"]


def test_a_damaged_file_is_told_of_with_what_helps_and_can_be_restored(run, mine):
    with closing(sqlite3.connect(boards_file())) as raw:
        raw.execute("UPDATE fact SET value = '2'")
        raw.commit()
    status, out, err = run()
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert "is damaged and is left as it is" in err
    assert "`boards restore` brings it back" in err
    assert run("restore")[0] == 0
    assert "2 facts known" in run()[1]
    boards_file().with_name("boards.sqlite.backup").write_bytes(b"")
    status, _, err = run("restore")
    assert (status, "no good copy" in err) == (1, True)


def test_a_file_is_held_to_what_its_game_prints(run, tmp_path):
    file = tmp_path / "mine.json"
    plain = {
        "format": 1,
        "game": "hell-on-earth",
        "id": "mine",
        "name": "M",
        "columns": 8,
        "rows": 6,
    }
    known = {"0101": {"terrain": "sea"}, "0102": {"terrain": "clear", "hill": True, "sector": 3}}
    file.write_text(json.dumps({**plain, "hexes": known, "complete": {"hill": [True]}}), "utf-8")
    assert json.loads(run("import", file, "--json")[1])["facts"] == 4
    for wrong in ({"terrain": "lava"}, {"hill": 1}, {"colour": "red"}):
        file.write_text(json.dumps({**plain, "hexes": {"0102": wrong}}), "utf-8")
        status, out, err = run("import", file)
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert "0102" in err
    assert len(json.loads(run("--json")[1])) == 1


def test_a_board_is_begun_with_the_grid_of_the_players_map_and_played_on(run):
    status, out, _ = run("begin", "bloodbath", "28x22", "--top", "flat", "--shifted", "odd")
    assert status == 0
    assert out.split("\n")[1] == (
        "Its grid: 28 columns, 22 rows, hexes flat on top, odd columns half a hex lower."
    )
    with Boards() as boards, closing(start(Wish(game="bloodbath", my_map=True))) as playing:
        (sheet,) = boards.list_boards("bloodbath")
        assert playing.session.atlas.board == sheet.board.id
        assert f'"id": "{sheet.board.id}"' in playing.setup.data["board"]
    assert (sheet.board.columns, sheet.board.rows) == (28, 22)


def test_a_grid_is_changed_as_long_as_nothing_is_known(run, mine):
    assert run("grid", mine, "9x7")[0] == 0
    status, _, complaint = run("grid", mine, "--top", "pointed")
    assert (status, "hexes are known" in complaint) == (2, True)
    with Boards() as boards:
        board = boards.sheet(mine).board
        assert (board.columns, board.rows, board.orientation) == (9, 7, "flat")
        known = boards.known(mine)
        boards.forget(mine, [(place, name) for place in known for name in known[place]])
    assert run("grid", mine, "--top", "pointed", "--shifted", "odd")[1] == (
        "Its grid: 9 columns, 7 rows, hexes pointed on top, odd rows half a hex farther right.\n"
    )


@pytest.mark.parametrize("size", ["28", "1x5", "61x5", "axb"])
def test_a_size_that_no_map_has_is_refused(run, mine, size):
    status, _, complaint = run("grid", mine, size)
    assert status == 2
    assert "columns and rows" in complaint


@pytest.fixture
def on_a_disk(monkeypatch, mine):
    """Let the folder of the boards lie on a disk that takes no writing; return what is there."""
    folder = boards_file().parent
    monkeypatch.setattr(os, "access", lambda path, _mode: path != folder)
    monkeypatch.setattr(tempfile, "tempdir", None)

    def content():
        return {one.name: one.read_bytes() for one in folder.glob("boards.sqlite*")}

    return content


def test_boards_on_a_disk_that_takes_no_writing_can_be_read(run, on_a_disk, tmp_path):
    before = on_a_disk()
    assert "My toy map" in run()[1]
    assert run("export", "mine", tmp_path / "out.json")[0] == 0
    assert on_a_disk() == before


def test_a_game_on_such_a_board_learns_for_itself_alone(on_a_disk):
    before = on_a_disk()
    playing = start(Wish(game="hell-on-earth", my_map=True, seed=1))
    try:
        assert any("keeps what it learns to itself" in render(one) for one in playing.notices)
        playing.session.atlas.remember([MapFact("0512", "ground", "rough")])
        assert playing.session.atlas.known()["0512"]["ground"] == "rough"
    finally:
        playing.close()
    assert on_a_disk() == before
    with Boards() as boards:
        assert boards.list_boards("hell-on-earth") == []
