"""Boards of areas: what touches, how far apart spaces are, what a wrong file is told."""

import importlib.util
import json

import pytest

from beachmaster.engine import areas
from beachmaster.engine.boardfile import BoardError
from beachmaster.paths import data_root
from engine.area_toys import GAME, KINDS, board


def loaded(changes=None):
    data = board()
    for path, value in (changes or {}).items():
        *heads, last = path.split("/")
        held = data
        for head in heads:
            held = held[head]
        held[last] = value
    return areas.AreaBoard.of(json.dumps(data).encode(), GAME, KINDS)


def test_neighbours_come_in_the_maps_order_and_both_ways():
    toy = loaded()
    assert toy.neighbours("2") == ("1", "3", "5")
    assert toy.neighbours("green") == ("1",)
    assert toy.touches("2", "1")
    assert toy.touches("1", "2")
    assert not toy.touches("1", "3")
    assert not toy.touches("1", "1")


def test_distance_is_counted_in_steps():
    toy = loaded()
    assert [toy.distance("green", place) for place in toy.areas] == [1, 2, 3, 4, 3]
    assert toy.distance("4", "green") == 4


def test_costs_stop_where_a_way_is_closed_or_too_dear():
    toy = loaded()

    def step(_one, other):
        return None if other == "5" else 2 if other == "3" else 1

    assert toy.costs("1", step) == {"1": 0, "2": 1, "green": 1, "3": 3, "4": 4}
    assert toy.costs("1", step, 3) == {"1": 0, "2": 1, "green": 1, "3": 3}


def test_each_value_says_where_it_comes_from():
    toy = loaded()
    assert toy.read("3", "tem") == 2
    assert toy.tag("3", "tem") == "sourced"
    assert toy.is_known("3", "tem")
    assert not toy.is_known("1", "tem")
    assert toy.tag("1-green", "edge") == "rulebook"
    assert toy.tag("1-5", "edge") == "estimate"  # that they do not touch is estimated, too


def test_the_fingerprint_is_of_what_play_depends_on():
    assert loaded({"name": "Another"}).digest == loaded().digest
    assert loaded({"areas/1/at": [0.2, 1.2]}).digest == loaded().digest
    assert loaded({"areas/1/shows/tem": 2}).digest != loaded().digest
    assert loaded({"edges/4-5": "player"}).digest != loaded().digest


WRONG = {
    "format": ("format", 2),
    "game": ("game", "other-game"),
    "areas: expected 2": ("areas", {}),
    "1 is listed twice": ("boxes/1", {"at": [0, 0]}),
    "“2-1” is not a pair": ("edges/2-1", "estimate"),
    "“1-9” is not a pair": ("edges/1-9", "estimate"),
    "“1-1” is not a pair": ("edges/1-1", "estimate"),
    "no edge leads to 4": ("edges", {"1-2": "player", "2-3": "player", "2-5": "player"}),
    "three points": ("areas/1/outline", [[0, 0], [1, 1]]),
    "“tem” cannot be that": ("areas/1/shows/tem", 7),
    "“tem” is missing": ("areas/1/shows", {"urban": True}),
    "prints “mud”": ("areas/1/shows/mud", 1),
    "a tag for “mud”": ("areas/1/tags/mud", "player"),
    "`areas/9/at`": ("areas/9", {"outline": []}),
    "areas": ("areas/" + "x" * 40, {"at": [0, 0]}),
}


@pytest.mark.parametrize("told", WRONG)
def test_a_wrong_file_is_told_what_is_wrong(told):
    path, value = WRONG[told]
    with pytest.raises(BoardError) as wrong:
        loaded({path: value})
    assert told.strip("`").split("/")[0] in str(wrong.value)


@pytest.mark.parametrize("data", [b"", b"[]", b"{" * 5000, b'{"format": 1}', b"\xff\xfe"])
def test_a_hostile_file_ends_in_an_error_that_says_so(data):
    with pytest.raises(BoardError):
        areas.AreaBoard.of(data, GAME, KINDS)


def test_a_number_that_is_none_is_refused():
    text = json.dumps(board()).replace("[0.5, 2.5]", "[1e999, 2.5]")
    with pytest.raises(BoardError):
        areas.AreaBoard.of(text.encode(), GAME, KINDS)


def test_the_sample_of_ie_shima_is_what_its_maker_makes():
    folder = data_root() / "resources" / "boards" / "ie-shima"
    spec = importlib.util.spec_from_file_location("make_ie_shima", folder / "make_sample.py")
    maker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(maker)
    made = maker.make_board()
    text = (folder / "sample.json").read_text("utf-8")
    assert maker.reconstruction.as_text(made) == text
    assert maker.render_svg(made).count("<polygon") == 16
    assert sum("g" not in edge and "b" not in edge for edge in made["edges"]) == 34
