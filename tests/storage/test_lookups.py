"""What the player looks up is counted by game, within bounds, and a damaged file is no trouble."""

import pytest

from beachmaster.storage import lookups
from beachmaster.storage.folders import write_object
from beachmaster.storage.lookups import (
    LONGEST,
    MOST_GAMES,
    MOST_RULES,
    MOST_TIMES,
    count_lookup,
    looked_up,
)


def test_each_game_counts_by_itself():
    for game, rule in (("one 1", "hoe:5.5"), ("one 1", "hoe:5.5"), ("two 2", "hoe:5.5")):
        count_lookup(game, rule)
    assert looked_up() == {"one 1": {"hoe:5.5": 2}, "two 2": {"hoe:5.5": 1}}


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"\xff\xfe", b'{"one 1": 3}', b'{"one 1": {"hoe:5.5": "x"}}']
)
def test_a_damaged_file_counts_as_none_and_is_written_anew(data_folder, content):
    data_folder.mkdir()
    (data_folder / "lookups.json").write_bytes(content)
    assert looked_up() == {}
    count_lookup("one 1", "hoe:5.5")
    assert looked_up() == {"one 1": {"hoe:5.5": 1}}


def test_what_makes_no_sense_in_it_is_left_out(data_folder):
    counts = {"hoe:5.5": 2, "hoe:6": -1, "hoe:7": 10**9, "x" * 99: 1, "a\nb": 1}
    write_object(data_folder / "lookups.json", {"one 1": counts, "two 2": None})
    assert looked_up() == {"one 1": {"hoe:5.5": 2}}


def test_the_file_stays_small_and_keeps_what_is_wanted_most_and_last():
    for _time in range(2):
        count_lookup("one 1", "often")
    for number in range(MOST_RULES + 5):
        count_lookup("one 1", f"hoe:{number}")
    kept = looked_up()["one 1"]
    assert len(kept) == MOST_RULES
    assert kept["often"] == 2
    assert kept[f"hoe:{MOST_RULES + 4}"] == 1


def test_of_too_many_games_the_one_longest_ago_is_forgotten(data_folder):
    many = {f"game {number}": {"hoe:5.5": 1} for number in range(MOST_GAMES)}
    write_object(data_folder / "lookups.json", many)
    count_lookup("game 0", "hoe:5.5")
    count_lookup("new 1", "hoe:5.5")
    kept = looked_up()
    assert len(kept) == MOST_GAMES
    assert "game 1" not in kept
    assert kept["game 0"] == {"hoe:5.5": 2}


def test_a_full_file_can_still_be_read(data_folder):
    games = {
        f"{'g' * 40} {number}": {f"{rule}{'r' * (LONGEST - 4)}": MOST_TIMES for rule in range(20)}
        for number in range(MOST_GAMES)
    }
    write_object(data_folder / "lookups.json", games)
    assert len(looked_up()) == MOST_GAMES


def test_where_nothing_can_be_written_nobody_is_disturbed(monkeypatch):
    def refuse(*_args):
        raise PermissionError("read-only")

    monkeypatch.setattr(lookups, "write_object", refuse)
    count_lookup("one 1", "hoe:5.5")
    assert looked_up() == {}
