"""What a board file must look like before any game reads its hexes."""

import json
import re

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from beachmaster.engine import boardfile, datafile
from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.hexgrid import Layout
from beachmaster.engine.text import plain_text, render


class Ground(msgspec.Struct, forbid_unknown_fields=True):
    terrain: str


def board(**changes):
    whole = {
        "format": 1,
        "game": "some-game",
        "id": "tiny",
        "name": "Tiny",
        "tag": "player",
        "hexes": {"0102": {"terrain": "sand"}, "0101": {"terrain": "rock"}},
        **changes,
    }
    return json.dumps({key: value for key, value in whole.items() if value is not ...}).encode()


def read(data):
    return boardfile.parse(data, "some-game")


def test_a_small_board_is_read_with_its_hexes_in_order():
    file = read(board(shifted="odd"))
    assert file.layout == Layout("flat", "odd")
    hexes = boardfile.decode_hexes(file, Ground)
    assert list(hexes) == ["0101", "0102"]
    assert hexes["0101"].terrain == "rock"


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "it ends too early"),
        (b"not a board", "the board: "),
        (b"\xff\xfe\x00", "the board: "),
        (b"[" * 100_000, "the board: "),
        (b'{"a":' * 100_000, "the board: "),
        (board(hexes=...), "hexes"),
        (board(format=2), "format: expected 1, found 2"),
        (board(game="other"), "game: expected a board for some-game, found one for other"),
        (board(id="../x"), "id"),
        (board(tag="rumour"), "tag"),
        (board(colour="red"), "colour"),
        (board(orientation="round"), "orientation"),
        (board(name="x" * 301), "The field “name” takes a text of at most 300 characters."),
        (board(projection={"scale": "x"}), "The field “projection[...]” takes a number or "),
        (board(source={"x" * 301: "y"}), "“source” has a name that does not belong there."),
        (
            board(coastline=[[[0]]]),
            "“coastline[0][0]” has something that does not belong there.",
        ),
        (board(coastline=[[[0, "x"]]]), "coastline"),
        (board(coastline=[[[0, 0]] * 20_001]), "coastline: expected at most 20000 points"),
        (b" " * 2_000_001, "larger than 2000000 bytes"),
    ],
)
def test_a_wrong_file_says_where_and_what(data, says):
    with pytest.raises(BoardError) as error:
        read(data)
    assert says in str(error.value)


@pytest.mark.parametrize(
    ("hexes", "says"),
    [
        ({}, "hexes: expected 1 to 2000 hexes, found 0"),
        ({"12": {"terrain": "sand"}}, "a hex is four digits"),
        ({"0001": {"terrain": "sand"}}, "counted from 01, such as 0512; not “0001”"),
        ({"0101": {"terrain": 4}}, "hex 0101: The field “terrain” takes a text."),
        ({"0101": {}}, "hex 0101: "),
        ({"0101": {"terrain": "sand", "gold": 1}}, "gold"),
        ({f"{n:04d}": {"terrain": "sand"} for n in range(101, 2200)}, "found 2099"),
    ],
)
def test_a_wrong_hex_says_which_and_what(hexes, says):
    with pytest.raises(BoardError) as error:
        boardfile.decode_hexes(read(board(hexes=hexes)), Ground)
    assert says in str(error.value)


def test_a_number_beyond_all_measure_is_refused():
    data = board().replace(b'"hexes"', b'"coastline": [[[1e999, 0]]], "hexes"')
    with pytest.raises(BoardError):
        read(data)


class Shouting:
    """A language of capitals that keeps the parameters."""

    def lookup(self, source, n):
        return re.sub(r"[a-z]+(?![a-z_]*})", lambda word: word[0].upper(), source.text)


def test_an_error_is_said_in_the_players_language():
    with pytest.raises(BoardError) as error:
        read(board(format=2))
    assert render(error.value.text, Shouting()) == "FORMAT: EXPECTED 1, FOUND 2"


def test_of_very_many_problems_the_first_are_named():
    names = [plain_text(f"p{n}") for n in range(1, 24)]
    assert str(BoardError(*names[:2])) == "p1; p2"
    assert str(BoardError(*names)).endswith("p19; p20; and 3 more")
    assert len(BoardError(*names).problems) == 23


@given(st.binary(max_size=200))
def test_no_bytes_at_all_escape_the_check(data):
    with pytest.raises(BoardError):
        read(data)


@given(
    st.dictionaries(st.sampled_from(["format", "id", "hexes", "coastline", "source"]), st.none())
)
def test_a_null_is_never_a_value(changes):
    if changes:
        with pytest.raises(BoardError):
            read(board(**changes))


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(BoardError, match=r"cannot read gone\.json"):
        datafile.read_bytes(tmp_path / "gone.json", BoardError)


def test_a_file_too_large_is_not_read_to_its_end(tmp_path):
    path = tmp_path / "huge.json"
    path.write_bytes(b" " * 2_000_001)
    with pytest.raises(BoardError, match=r"huge\.json is larger"):
        datafile.read_bytes(path, BoardError)


def test_pieces_finds_what_hangs_together():
    names = dict.fromkeys(["0101", "0102", "0205", "0206", "0207"])
    found = boardfile.pieces(names, Layout())
    assert found == [{"0205", "0206", "0207"}, {"0101", "0102"}]


def test_the_fingerprint_follows_play_and_not_the_drawing():
    def of(data):
        file = read(data)
        return boardfile.digest(file, boardfile.decode_hexes(file, Ground))

    assert of(board()) == of(board(name="Other", coastline=[[[0, 1]]]))
    assert of(board()) != of(board(hexes={"0101": {"terrain": "sand"}}))
    assert of(board()) != of(board(shifted="odd"))
