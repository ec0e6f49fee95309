"""A board goes out as a file and comes in again; what is no board is refused in words."""

import json
import tracemalloc

import pytest

from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.facts import MapFact, complete
from beachmaster.engine.ownboard import OwnBoard, written
from beachmaster.engine.placing import Pin, Placement
from beachmaster.storage.board_files import bring_in, export_board, read_board, unprinted
from beachmaster.storage.boards import Boards
from beachmaster.storage.folders import photo_file
from beachmaster.storage.problems import SaveError, UnknownBoardError, WrongFileError

BOARD = OwnBoard(format=1, game="toy", id="mine", name="Mine", columns=8, rows=6)


@pytest.fixture
def boards():
    with Boards() as opened:
        opened.create(BOARD)
        yield opened


@pytest.fixture
def target(tmp_path):
    return tmp_path / "out" / "mine.json"


def test_a_board_goes_to_another_computer(boards, target, tmp_path):
    boards.remember("mine", [MapFact("0101", "ground", "sand"), complete("fort", 3)])
    export_board(boards, "mine", target)
    with Boards(tmp_path / "another" / "boards.sqlite") as other:
        assert bring_in(other, target) == boards.load("mine")
        assert other.known("mine") == boards.known("mine")


def test_a_board_of_which_nothing_is_known_goes_out_and_in(boards, target):
    export_board(boards, "mine", target)
    boards.delete("mine")
    assert bring_in(boards, target) == BOARD


def test_the_largest_board_goes_out_and_in(boards, target):
    large = boards.create(
        OwnBoard(format=1, game="toy", id="large", name="Large", columns=50, rows=40)
    )
    told = [MapFact(place, f"print-{n}", n) for place in large.lattice for n in range(10)]
    boards.remember("large", told)
    export_board(boards, "large", target)
    assert read_board(target) == boards.load("large")


def test_a_board_whose_id_is_taken_comes_in_beside_it(boards, target):
    export_board(boards, "mine", target)
    second = bring_in(boards, target, name="Second")
    assert second.name == "Second"
    assert {one.board.id for one in boards.list_boards()} == {"mine", second.id}


def test_neither_photo_nor_placement_goes_out(boards, target):
    photo_file("beach.jpg").parent.mkdir(parents=True)
    photo_file("beach.jpg").write_bytes(b"pixels")
    boards.lay("mine", Placement(width=40, height=30, pins=(Pin("0101", 1, 2),)), "beach.jpg")
    export_board(boards, "mine", target)
    found = json.loads(target.read_text("utf-8"))
    assert found.keys() <= set(OwnBoard.__struct_fields__)
    assert [word for word in ("beach", "pixels", "pins") if word in str(found)] == []
    bring_in(boards, target)
    assert [one.photo for one in boards.list_boards()].count(None) == 1


def test_nothing_is_written_over_a_file(boards, target):
    target.parent.mkdir()
    target.write_bytes(b"diary")
    with pytest.raises(WrongFileError, match="already"):
        export_board(boards, "mine", target)
    assert target.read_bytes() == b"diary"
    with pytest.raises(UnknownBoardError):
        export_board(boards, "other", target.with_name("other.json"))
    assert list(target.parent.iterdir()) == [target]


def test_a_place_that_cannot_be_written_to_is_told_of(boards, tmp_path):
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(SaveError, match="cannot be written"):
        export_board(boards, "mine", tmp_path / "file" / "mine.json")


PRINTS = {"ground": ["sand", "rock"], "height": [1, 2], "fort": [True]}


@pytest.mark.parametrize(
    ("known", "says"),
    [
        (
            {"0101": {"ground": "lava"}},
            '0101, ground: expected one of "sand", "rock", found "lava"',
        ),
        ({"0101": {"height": True}}, "0101, height: expected one of 1, 2, found true"),
        ({"0101": {"fort": 1}}, "0101, fort: expected one of true, found 1"),
        ({"0101": {"colour": "red"}}, "0101: there is no print “colour”"),
        ({"*": {"height:3": True}}, "complete, height: expected one of 1, 2, found 3"),
        ({"*": {"town:1": True}}, "there are: fort, ground, height"),
    ],
)
def test_what_the_game_does_not_print_is_refused(boards, target, known, says):
    target.parent.mkdir()
    target.write_bytes(written(BOARD.knowing(known)))
    with pytest.raises(BoardError) as caught:
        bring_in(boards, target, check=unprinted(PRINTS))
    assert says in str(caught.value)
    assert len(boards.list_boards()) == 1


def test_what_the_game_prints_is_taken_however_little_it_is(target):
    target.parent.mkdir()
    for known in ({}, {"0101": {"ground": "rock", "fort": True}, "*": {"height:2": True, "x": 1}}):
        board = BOARD.knowing(known)
        target.write_bytes(written(board))
        assert read_board(target, unprinted(PRINTS)) == board


def of(**changes):
    plain = json.loads(written(BOARD)) | changes
    return json.dumps(plain).encode()


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "ends too early"),
        (b"[]", "the board"),
        (b"\xff\xfe", "the board"),
        (b"[" * 1_000_000, "the board"),
        (b'{"game":' * 200_000, "the board"),
        (b'{"game":"toy","x":' + b"[" * 500_000, "nested too deeply"),
        (of(game="chess"), "chess"),
        (of(game=7), "game"),
        (of(colour="red"), "colour"),
        (of(columns="8"), "columns"),
        (of(hexes={"0901": {}}), "0901"),
        (of(hexes={"0101": {"ground": {"a": 1}}}), "hexes"),
        (of()[:-1] + b', "game": "toy"}', "it contains “game” twice"),
        (of().replace(b"8", b"NaN"), "not valid JSON"),
        (of().replace(b"8", b"9" * 5_000), "columns"),
    ],
)
def test_a_hostile_file_is_refused_and_nothing_is_kept(boards, target, content, says):
    target.parent.mkdir()
    target.write_bytes(content)
    with pytest.raises(BoardError, match=says) as caught:
        bring_in(boards, target)
    assert str(caught.value).startswith(f"{target.name} is not an exported map, or it is damaged. ")
    assert len(boards.list_boards()) == 1


def test_of_a_file_of_any_size_no_more_is_read_than_a_board_has(boards, target):
    """What a file of 100 megabytes takes is counted, not timed."""
    target.parent.mkdir()
    with target.open("wb") as file:
        file.truncate(100_000_000)
    tracemalloc.start()
    try:
        with pytest.raises(BoardError, match="larger than 2000000 bytes"):
            bring_in(boards, target)
        assert tracemalloc.get_traced_memory()[1] < 10_000_000
    finally:
        tracemalloc.stop()
    assert len(boards.list_boards()) == 1


def test_what_is_no_file_is_told_of(boards, tmp_path):
    for source in (tmp_path / "nowhere.json", tmp_path):
        with pytest.raises(BoardError, match="cannot read"):
            bring_in(boards, source)
    assert len(boards.list_boards()) == 1
