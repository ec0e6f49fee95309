"""A player's boards of areas in the file that all games share."""

import sqlite3
from contextlib import closing

import pytest

from beachmaster.engine import ownareas
from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.facts import MapFact
from beachmaster.engine.ownboard import OwnBoard
from beachmaster.storage.board_files import bring_in, export_board
from beachmaster.storage.boards import Boards
from beachmaster.storage.problems import BoardsError
from engine.area_game import printed

BARE = ownareas.bare(printed(), "Mine")
HEXES = OwnBoard(format=1, game="toy", id="hexes", name="Hexes", columns=8, rows=6)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "boards.sqlite"


@pytest.fixture
def boards(path):
    with Boards(path) as found:
        yield found


def version(path):
    with closing(sqlite3.connect(path)) as raw, raw:
        return raw.execute("PRAGMA user_version").fetchone()[0]


def test_a_board_of_areas_is_kept_with_its_facts(path, boards):
    kept = boards.create(BARE)
    boards.remember(kept.id, [MapFact("1-2", "edge", False), MapFact("4", "tem", 3)])
    with Boards(path) as again:
        board = again.load(kept.id)
    assert (board.areas, board.boxes) == (BARE.areas, BARE.boxes)
    assert board.places == {"1-2": {"edge": False}, "4": {"tem": 3}}
    assert board.columns == board.rows == 0


def test_an_earlier_program_is_told_that_it_cannot_read_the_file(path, boards):
    boards.create(HEXES)
    assert version(path) == 1
    boards.create(BARE)
    assert version(path) == 3
    hexes = boards.load("hexes")
    assert (hexes.columns, hexes.rows, hexes.areas) == (8, 6, ())


@pytest.mark.parametrize("place", ["9", "2-1", "1-9", "1-1", "0101", "green-blue", ""])
def test_what_is_no_area_and_no_edge_is_refused(boards, place):
    kept = boards.create(BARE)
    with pytest.raises(BoardError, match=r"not an area, box or edge"):
        boards.remember(kept.id, [MapFact(place, "edge", True)])
    assert boards.known(kept.id) == {}


def test_it_has_no_grid(boards):
    kept = boards.create(BARE)
    with pytest.raises(BoardError):
        boards.shape(kept)


def test_its_areas_have_names_that_a_later_program_reads(path, boards):
    kept = boards.create(BARE)
    boards.name_hex(kept.id, "4", "Airfield")
    assert version(path) == 4
    with Boards(path) as again:
        assert again.load(kept.id).names == {"4": "Airfield"}
    boards.name_hex(kept.id, "4", "")
    assert boards.load(kept.id).names == {}


def test_a_file_of_a_later_version_is_said_to_be_one(path, boards):
    """As this program does of a later file, an earlier one does of a file with names."""
    boards.name_hex(boards.create(BARE).id, "4", "Airfield")
    boards.close()
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("PRAGMA user_version = 5")
    with pytest.raises(BoardsError, match="later version of the program"):
        Boards(path)


@pytest.mark.parametrize(("place", "word"), [("2", "airfield"), ("9", "Hill"), ("2", "green")])
def test_two_areas_of_one_name_are_refused(boards, place, word):
    kept = boards.create(BARE)
    boards.name_hex(kept.id, "4", "Airfield")
    with pytest.raises(BoardError):
        boards.name_hex(kept.id, place, word)
    assert boards.load(kept.id).names == {"4": "Airfield"}


def test_names_are_taken_out_and_brought_in(tmp_path, boards):
    kept = boards.create(BARE)
    boards.name_hex(kept.id, "4", "Airfield")
    target = tmp_path / "mine.json"
    export_board(boards, kept.id, target)
    with Boards(tmp_path / "elsewhere.sqlite") as elsewhere:
        assert bring_in(elsewhere, target).names == {"4": "Airfield"}
        assert version(tmp_path / "elsewhere.sqlite") == 4


def test_it_is_taken_out_and_brought_in(tmp_path, boards):
    kept = boards.create(BARE)
    boards.remember(kept.id, [MapFact("1-2", "edge", False)])
    target = tmp_path / "mine.json"
    export_board(boards, kept.id, target)
    text = target.read_text("utf-8")
    assert '"1-2"' in text
    assert "columns" not in text
    with Boards(tmp_path / "elsewhere.sqlite") as elsewhere:
        assert bring_in(elsewhere, target).places == {"1-2": {"edge": False}}


HARM = {
    "listed twice": "UPDATE board SET shifted = '1 1|green'",
    "no areas": "UPDATE board SET shifted = ''",
    "words": "UPDATE board SET shifted = 'a b c|;'",
    "a grid": "UPDATE board SET columns = 4, rows = 4",
}


@pytest.mark.parametrize("harm", HARM)
def test_a_doctored_row_is_refused(path, harm):
    with Boards(path) as boards:
        boards.create(BARE)
    for beside in path.parent.glob("*good*"):
        beside.unlink()
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute(HARM[harm])
    raw.close()
    with pytest.raises(BoardsError):
        Boards(path)
