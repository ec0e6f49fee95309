"""The file of a player's own board: what it holds, and what is refused."""

import json
from math import inf, nan

import jsonschema
import pytest

from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.ownboard import OwnBoard, parse, written
from beachmaster.engine.schema import json_schema
from beachmaster.paths import data_root

SCHEMA = data_root() / "resources" / "schemas" / "own-board.json"
LIMITS = {"columns": 12, "rows": 9}


def board(**changes):
    whole = {
        "format": 1,
        "game": "some-game",
        "id": "mine",
        "name": "Mine",
        **LIMITS,
        "hexes": {"0102": {"ground": "sand", "height": 2, "fort": True}, "1209": {}},
        "complete": {"fort": [True], "height": [1, 2]},
        "whole": {"cost-of-sand": 2},
        **changes,
    }
    return json.dumps({key: value for key, value in whole.items() if value is not ...}).encode()


def read(data):
    return parse(data, "some-game")


def test_what_is_written_is_read_again():
    first = read(board())
    assert read(written(first)) == first
    assert first.knowing(first.known).known == first.known


def test_a_board_of_which_nothing_is_known_is_a_board():
    empty = read(board(hexes=..., complete=..., whole=...))
    assert empty.known == {}
    assert read(written(empty)) == empty


def test_the_published_schema_is_the_one_in_force():
    published = json.loads(SCHEMA.read_text("utf-8"))
    assert published == json_schema(OwnBoard)
    jsonschema.Draft202012Validator.check_schema(published)
    jsonschema.validate(json.loads(board()), published)
    jsonschema.validate(json.loads(written(read(board()))), published)


REFUSED = [
    (b"", "it ends too early"),
    (b"[" * 100_000, "the board: "),
    (b'{"hexes":' * 100_000, "the board: "),
    (b" " * 2_000_001, "larger than 2000000 bytes"),
    (board(format=2), "format: expected 1, found 2"),
    (board(game="other"), "game: expected some-game, found other"),
    (board(id="../x"), "id"),
    (board(name="x" * 301), "name"),
    (board(colour="red"), "colour"),
    (board(columns=1), "columns"),
    (board(columns=60, rows=60), "at most 2000 hexes, found 3600"),
    (board(hexes={"1210": {}}), "up to 1209; not “1210”"),
    (board(hexes={"*": {}}), "not “*”"),
    (board(hexes={"one": {}}), "not “one”"),
    (board(hexes={"0101": {"ground": ["sand"]}}), "a text of at most 60 characters"),
    (board(hexes={"0101": {"ground": None}}), "hexes"),
    (board(hexes={"0101": {"ground": 1.5}}), "hexes"),
    (board(hexes={"0101": {"ground": "x" * 61}}), "hexes"),
    (board(hexes={"0101": {"height": 2**53 + 1}}), "hexes"),
    (board(hexes={"0101": {"fort:true": True}}), "hexes"),
    (board(hexes={"0101": {"": True}}), "hexes"),
    (board(hexes={"0101": {"x" * 61: True}}), "hexes"),
    (board(whole={"fort:true": True}), "whole"),
    (board(complete={"fort": True}), "complete"),
    (board(hexes={"0101": {"height": nan}}), "not valid JSON"),
    (board(hexes={"0101": {"height": inf}}), "not valid JSON"),
    (board()[:-1] + b', "name": "Yours"}', "it contains “name” twice"),
    (board().replace(b'"1209"', b'"0102"'), "it contains “0102” twice"),
    (board().replace(b'"height": 2', b'"ground": 2'), "it contains “ground” twice"),
]


@pytest.mark.parametrize(("data", "says"), REFUSED)
def test_what_is_no_board_is_refused_with_what_was_expected(data, says):
    with pytest.raises(BoardError) as caught:
        read(data)
    assert says in str(caught.value)
