"""The map of Bloodbath in the Bonins, as far as its rulebook fixes it."""

import importlib.util
import json
import sys
from collections import Counter

import pytest

from beachmaster.engine.boardfile import BoardError, our_board
from beachmaster.games.bloodbath.board_data import board_from, load_board
from beachmaster.games.bloodbath.prints import Prints
from beachmaster.paths import data_root

BOARD = Prints(load_board())
COLOURS = ("green", "red", "yellow", "blue")


@pytest.fixture
def sample():
    return json.loads(our_board("bloodbath").read_text(encoding="utf-8"))


def refused(board):
    with pytest.raises(BoardError) as error:
        board_from(json.dumps(board).encode())
    return str(error.value)


@pytest.mark.rule("bib:21.2.1")
def test_numbers_run_from_the_suribachi_end_as_the_scan_names_them():
    """bib:21.2.1: 2812, 2811, 2810, 2713, 2712 are the first hexes from the top."""
    assert sorted(BOARD.hexes, reverse=True)[:5] == ["2812", "2811", "2810", "2713", "2712"]
    assert min(BOARD.hexes) >= "0106"


@pytest.mark.rule("bib:11.2")
def test_motoyama_is_a_white_hex():
    """bib:11.2: the erratum on hex 1111."""
    assert BOARD.symbol("1111") == "white"
    assert "Motoyama" in BOARD.label("1111")


@pytest.mark.rule("bib:22.0")
def test_suribachi_is_five_red_hexes_with_eleven_around_them():
    """bib:22.0: a sector of its own, without a number."""
    assert len(BOARD.suribachi) == 5
    around = {near for place in BOARD.suribachi for near in BOARD.neighbours(place)}
    assert around - set(BOARD.suribachi) == set(BOARD.around_suribachi)
    assert len(BOARD.around_suribachi) == 11
    for place in (*BOARD.suribachi, *BOARD.around_suribachi):
        assert BOARD.sector(place) == 0
    assert set(BOARD.suribachi) <= set(BOARD.deployment)


@pytest.mark.rule("bib:14.2")
def test_each_coast_has_four_coloured_beaches_of_several_hexes_on_the_water():
    """bib:14.2: two units land at each color, one in a hex."""
    assert set(BOARD.beaches) == {"east", "west"}
    for coast, places in BOARD.beaches.items():
        counts = Counter(map(BOARD.colour, places))
        assert set(counts) == set(COLOURS)
        assert min(counts.values()) >= 2
        for place in places:
            assert (BOARD.terrain(place), BOARD.coast(place)) == ("beach", coast)
            assert len(BOARD.neighbours(place)) < 6


def test_green_lies_next_to_suribachi_and_blue_farthest_from_it():
    """Players of the game tell of the order of the colors."""
    for coast in ("east", "west"):
        away = [
            min(
                BOARD.distance(place, "2511")
                for place in BOARD.beaches[coast]
                if BOARD.colour(place) == colour
            )
            for colour in COLOURS
        ]
        assert away == sorted(away)


@pytest.mark.rule("bib:18.0")
def test_each_symbol_lies_in_one_sector_or_on_suribachi():
    """bib:18.0: six sectors, each with red and white hexes."""
    for place in filter(BOARD.symbol, BOARD.hexes):
        assert (BOARD.sector(place) > 0) != (place in BOARD.suribachi)
    for places in BOARD.by_sector.values():
        assert set(map(BOARD.symbol, places)) == {"", "red", "white"}


@pytest.mark.rule("bib:19.5")
def test_each_red_hex_has_another_within_two_hexes():
    """bib:19.5: a unit comes back no farther than two hexes from a dug-in one."""
    for place in BOARD.deployment:
        assert any(BOARD.distance(place, o) <= 2 for o in BOARD.deployment if o != place)


@pytest.mark.rule("bib:16.1")
def test_three_airfields_cover_several_hexes_each():
    """bib:16.1: all hexes with any portion of an airfield."""
    assert {number: len(places) >= 3 for number, places in BOARD.airfields.items()} == {
        1: True,
        2: True,
        3: True,
    }


def test_every_terrain_of_the_rules_is_on_the_map():
    assert set(map(BOARD.terrain, BOARD.hexes)) == set(BOARD.file.costs)
    assert any(map(BOARD.hill, BOARD.hexes))


def test_the_sample_says_that_it_is_ours_and_a_guess():
    assert BOARD.file.tag == "estimate"
    assert "not the publisher" in BOARD.file.notice
    assert BOARD.file.projection["km_per_hex"] == 0.32


@pytest.mark.parametrize(
    ("place", "held", "said"),
    [
        ("1111", {"symbol": "red"}, "1111: Motoyama"),
        ("2511", {"symbol": ""}, "2511: each Suribachi hex"),
        ("2511", {"suribachi": "foot"}, "five hexes"),
        ("2510", {"suribachi": ""}, "eleven hexes"),
        ("2510", {"sector": 6}, "2510: Mount Suribachi"),
        ("2510", {"symbol": "white"}, "2510: a red or white hex"),
        ("2410", {"colour": ""}, "2410: a beach needs"),
        ("2410", {"colour": "red"}, "two or more green hexes on the east"),
        ("1510", {"terrain": "beach"}, "1510: a beach needs"),
    ],
)
def test_a_map_that_breaks_a_rule_is_refused(sample, place, held, said):
    sample["hexes"][place] |= held
    assert said in refused(sample)


def test_a_sector_without_a_symbol_is_refused(sample):
    for held in sample["hexes"].values():
        if held.get("sector") == 3:
            held.pop("symbol", None)
    assert "sector 3" in refused(sample)


def test_a_map_without_an_airfield_is_refused(sample):
    for held in sample["hexes"].values():
        if held.get("airfield") == 2:
            del held["airfield"]
    assert "number 2" in refused(sample)


@pytest.mark.rule("bib:5.2")
def test_costs_are_whole_and_those_of_the_rules(sample):
    """bib:5.2: a beach costs 1, a ravine 3."""
    sample["costs"]["ravine"] = 2
    del sample["costs"]["rough"]
    said = refused(sample)
    assert "ravine costs 3, found 2" in said
    assert "movement points of rough" in said


def test_other_costs_give_another_fingerprint(sample):
    sample["costs"]["rough"] = 3
    assert board_from(json.dumps(sample).encode()).digest != load_board().digest


def test_a_hex_apart_from_the_island_is_refused(sample):
    sample["hexes"]["0101"] = {"terrain": "clear", "sector": 1}
    assert "0101" in refused(sample)


def test_the_sample_is_what_its_generator_makes(monkeypatch):
    monkeypatch.setattr(sys, "path", list(sys.path))
    path = data_root() / "resources" / "boards" / "bloodbath" / "make_sample.py"
    spec = importlib.util.spec_from_file_location("make_bloodbath_sample", path)
    make_sample = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(make_sample)
    board = make_sample.make_board()
    text = make_sample.reconstruction.as_text(board)
    assert text == our_board("bloodbath").read_text(encoding="utf-8")
    assert make_sample.render_svg(board).count("<polygon") == len(board["hexes"]) + 3
