"""The map of Hell on Earth, as far as its rulebook fixes it."""

import importlib.util
import json
from collections import Counter
from itertools import pairwise, product

import pytest

from beachmaster.engine.boardfile import BoardError, our_board
from beachmaster.games.hell_on_earth.board_data import board_from, load_board
from beachmaster.games.hell_on_earth.prints import Prints
from beachmaster.paths import data_root


@pytest.fixture
def sample():
    return json.loads(our_board("hell-on-earth").read_text(encoding="utf-8"))


def refused(board):
    with pytest.raises(BoardError) as error:
        board_from(json.dumps(board).encode())
    return str(error.value)


def first(board, **held):
    """Return the first hex that holds all of this."""
    return next(h for h in board["hexes"].values() if held.items() <= h.items())


def test_the_sample_holds_what_the_rulebook_counts():
    board = Prints(load_board())
    assert len(board.deployment) == 30
    sectors = Counter(board.sector(place) for place in board.deployment)
    assert (sectors[6], sectors[5]) == (5, 3)
    assert len(board.guns) == 8
    assert list(board.beaches) == [1, 2, 3, 4, 5, 6]
    assert set(board.objectives) == {"suribachi", "airfield1", "airfield2", "airfield3"}
    assert all(board.redeployment(s, n) for s in range(1, 7) for n in range(1, 7))


def test_the_sample_says_that_it_is_ours_and_a_guess():
    board = load_board()
    assert board.file.tag == "estimate"
    assert "not the publisher" in board.file.notice
    assert "GSHHG" in board.file.source["coastline"]


def test_the_indexes_agree_with_the_hexes():
    held = load_board().hexes
    board = Prints(load_board())
    assert {board.sector(place) for place in board.hexes} == set(range(1, 7))
    assert all(held[place].beach == n for n, place in board.beaches.items())
    assert held[board.suribachi].terrain == "suribachi"
    assert all(held[place].fixed_artillery for place in board.guns)
    assert all(held[place].deployment for place in board.deployment)
    for sector, number in product(range(1, 7), repeat=2):
        place = board.redeployment(sector, number)
        assert (held[place].sector, held[place].redeployment) == (sector, number)


def test_a_hex_shows_what_the_file_says():
    file, board = load_board(), Prints(load_board())
    assert list(board.hexes) == list(file.hexes)
    for place, held in file.hexes.items():
        assert (board.terrain(place), board.hill(place)) == (held.terrain, held.hill)
        assert (board.gun(place), board.beach(place)) == (held.fixed_artillery, held.beach)
        assert (board.objective(place), board.label(place)) == (held.objective, held.label)
        numbers = board.sector(place), board.redeployment_number(place)
        assert numbers == (held.sector, held.redeployment)


def test_the_landing_runs_along_the_coast_away_from_suribachi():
    board = Prints(load_board())
    beaches = list(board.beaches.values())
    away = [board.distance(board.suribachi, beach) for beach in beaches]
    assert away == sorted(away)
    assert all(len(board.neighbours(beach)) < 6 for beach in beaches)
    for near, far in pairwise(beaches):
        assert board.distance(near, far) == 1


def test_most_landing_beaches_lie_under_japanese_guns_on_turn_1():
    board = Prints(load_board())
    in_zone = [b for b in board.beaches.values() if set(board.neighbours(b)) & {*board.deployment}]
    assert len(in_zone) >= 4


def test_neighbours_are_land_only():
    board = Prints(load_board())
    assert all(near in board.hexes for place in board.hexes for near in board.neighbours(place))


def test_sight_along_the_beach_row_passes_the_beaches_between():
    board = Prints(load_board())
    assert board.line(board.beaches[1], board.beaches[3]) == ((board.beaches[2],),)


def test_a_hex_fewer_to_deploy_in_is_refused(sample):
    del first(sample, deployment=True, sector=2)["deployment"]
    assert refused(sample) == "deployment: expected 30 hexes, found 29"


def test_the_north_has_five_deployment_hexes(sample):
    del first(sample, deployment=True, sector=6)["deployment"]
    first(sample, terrain="clear", sector=3)["deployment"] = True
    assert refused(sample) == "deployment: expected 5 hexes in sector 6, found 4"


def test_the_east_has_three_deployment_hexes_or_more(sample):
    del first(sample, deployment=True, sector=5)["deployment"]
    free = next(h for h in sample["hexes"].values() if h["sector"] == 3 and "deployment" not in h)
    free["deployment"] = True
    assert refused(sample) == "deployment: expected at least 3 hexes in sector 5, found 2"


def test_eight_hexes_have_fixed_artillery(sample):
    del first(sample, fixed_artillery=True)["fixed_artillery"]
    assert refused(sample) == "fixed_artillery: expected 8 hexes, found 7"


def test_each_beach_number_is_there_once(sample):
    first(sample, beach=2)["beach"] = 1
    said = refused(sample)
    assert "beach: expected one hex with 1 (Green), found 2" in said
    assert "beach: expected one hex with 2 (Red 1), found 0" in said


@pytest.mark.parametrize("objective", ["suribachi", "airfield1", "airfield2", "airfield3"])
def test_each_objective_is_there_once(sample, objective):
    del first(sample, objective=objective)["objective"]
    assert f"objective: expected one hex with {objective}, found 0" in refused(sample)


def test_redeployment_numbers_of_a_sector_differ(sample):
    first(sample, sector=4, redeployment=2)["redeployment"] = 1
    assert refused(sample) == "redeployment: expected 4-1 once, found it 2 times"


def test_each_sector_has_somewhere_to_redeploy(sample):
    for held in sample["hexes"].values():
        if held["sector"] == 4:
            held.pop("redeployment", None)
    assert refused(sample) == "redeployment: expected 1 to 6 hexes in sector 4, found none"


def test_a_beach_number_needs_beach_terrain(sample):
    first(sample, beach=3)["terrain"] = "clear"
    assert "a landing beach needs terrain beach and a beach number" in refused(sample)


def test_suribachi_needs_its_terrain(sample):
    first(sample, objective="suribachi")["terrain"] = "rough"
    assert "Mount Suribachi needs terrain and objective" in refused(sample)


def test_every_sector_has_hexes(sample):
    for held in sample["hexes"].values():
        if held["sector"] == 3:
            held["sector"] = 4
            held.pop("redeployment", None)
    assert "sector: expected hexes in sector 3, found none" in refused(sample)


def test_the_island_is_one_piece(sample):
    sample["hexes"]["3030"] = {"terrain": "clear", "sector": 3}
    assert refused(sample) == "hexes: expected one island, found 3030 apart from hex 0212"


@pytest.mark.parametrize(
    ("field", "value"),
    [("sector", 7), ("terrain", "swamp"), ("redeployment", 0), ("hill", "yes"), ("cost", 1)],
)
def test_a_wrong_value_names_the_hex(sample, field, value):
    sample["hexes"]["0212"][field] = value
    said = refused(sample)
    assert said.startswith("hex 0212: ")
    assert field in said


def test_a_board_for_another_game_is_refused(sample):
    sample["game"] = "bloodbath"
    assert refused(sample).startswith("game: expected a board for hell-on-earth")


def test_a_players_own_file_is_loaded(tmp_path, sample):
    sample["id"], sample["tag"] = "mine", "player"
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(sample), encoding="utf-8")
    board = load_board(path)
    assert board.file.id == "mine"
    assert board.digest == load_board().digest


def test_another_map_has_another_fingerprint(sample):
    first(sample, terrain="clear")["terrain"] = "rough"
    assert board_from(json.dumps(sample).encode()).digest != load_board().digest


def test_the_sample_is_what_its_generator_makes():
    path = data_root() / "resources" / "boards" / "make_sample.py"
    spec = importlib.util.spec_from_file_location("make_sample", path)
    make_sample = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(make_sample)
    board = make_sample.make_board()
    text = make_sample.reconstruction.as_text(board)
    assert text == our_board("hell-on-earth").read_text(encoding="utf-8")
    assert make_sample.render_svg(board).count("<polygon") == len(board["hexes"]) + 3
