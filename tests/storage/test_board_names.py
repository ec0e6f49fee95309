"""The player's own words for hexes, kept on his board for every game and written with it."""

import pytest

from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.facts import MapFact
from beachmaster.engine.ownboard import OwnBoard
from beachmaster.storage import board_database
from beachmaster.storage.board_files import bring_in, export_board
from beachmaster.storage.boards import Boards
from beachmaster.storage.folders import data_folder
from beachmaster.storage.problems import BoardsError, UnknownBoardError


def own(**changes):
    whole = {"format": 1, "game": "hell-on-earth", "id": "mine", "name": "Mine"}
    return OwnBoard(**{**whole, "columns": 8, "rows": 6, **changes})


@pytest.fixture
def boards():
    with Boards() as opened:
        opened.create(own())
        yield opened


def test_a_name_is_kept_and_loads_with_the_board(boards):
    boards.name_hex("mine", "0102", "Hill")
    assert boards.atlas("mine").told_names().words == {"0102": "Hill"}
    assert boards.load("mine").names == {"0102": "Hill"}
    assert boards.known("mine") == {}  # no rule reads it
    boards.close()
    with Boards() as again:
        assert again.load("mine").names == {"0102": "Hill"}


def test_a_name_is_changed_and_taken_back(boards):
    boards.name_hex("mine", "0102", "Hill")
    boards.name_hex("mine", "0102", "The Hill")
    assert boards.told_names("mine").words == {"0102": "The Hill"}
    boards.name_hex("mine", "0102", "")
    assert boards.told_names("mine").words == {}


def test_names_are_read_once_until_somebody_says_another(boards, monkeypatch):
    reads, names = [], board_database.names
    monkeypatch.setattr(board_database, "names", lambda *of: reads.append(1) or names(*of))
    atlas = boards.atlas("mine")
    assert {len(atlas.told_names().words) for _ in range(5)} == {0}
    assert len(reads) == 1
    boards.name_hex("mine", "0102", "Hill")
    assert atlas.told_names().words == {"0102": "Hill"}
    with Boards() as another:
        another.name_hex("mine", "0103", "Pond")
    assert atlas.told_names().words == {"0102": "Hill", "0103": "Pond"}
    boards.tell_numbered("mine", numbered=True)
    assert atlas.told_names().numbered
    boards.delete("mine")
    with pytest.raises(UnknownBoardError):
        atlas.told_names()


@pytest.mark.parametrize("word", ["hill", "A1", "x" * 10_000, "a\u202eb", "\ud800", "a\x00b"])
def test_a_second_hex_of_one_name_and_odd_words_are_refused_and_nothing_changes(boards, word):
    boards.name_hex("mine", "0101", "Hill")
    with pytest.raises(BoardError):
        boards.name_hex("mine", "0102", word)
    with pytest.raises(BoardError):
        boards.name_hex("mine", "0909", "Far")
    assert boards.told_names("mine").words == {"0101": "Hill"}


def test_a_name_does_not_come_in_as_what_the_map_prints(boards):
    with pytest.raises(BoardError):
        boards.remember("mine", [MapFact("0101", "name", "x" * 50)])
    assert boards.load("mine") == own()


def test_names_go_out_with_the_board_and_come_in_again(boards, tmp_path):
    boards.name_hex("mine", "0101", "Hill")
    export_board(boards, "mine", tmp_path / "mine.json")
    brought = bring_in(boards, tmp_path / "mine.json", "Another")
    assert boards.load(brought.id).names == {"0101": "Hill"}


def test_whether_numbers_are_printed_is_kept(boards):
    kept = boards.create(own(numbered=True))
    assert boards.load(kept.id).numbered is True
    assert boards.load("mine").numbered is None


def test_a_lattice_never_loses_a_named_hex_nor_takes_its_name(boards):
    boards.name_hex("mine", "0806", "Far")
    boards.name_hex("mine", "0101", "I2")  # ours for column 9, which the board does not have
    with pytest.raises(BoardError):
        boards.shape(own(columns=7))
    with pytest.raises(BoardError):
        boards.shape(own(columns=9))
    with pytest.raises(BoardError):
        boards.shape(own(orientation="pointy"))
    assert boards.sheet("mine").board == own()


def test_a_file_in_which_two_hexes_have_one_name_is_told_as_damaged(boards):
    with boards._file.writing() as connection:
        same = [MapFact("0101", "name", "Hill"), MapFact("0102", "name", "Hill")]
        boards._write_facts(connection, own(), same)
    boards.close()
    with pytest.raises(BoardsError):
        Boards(data_folder() / "boards.sqlite")
