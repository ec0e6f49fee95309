"""`saves summary` looks back over all saved games, in words, as JSON, and as a table."""

import csv
import json

import pytest

from beachmaster.cli import command_line
from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.storage.lookups import game_key, looked_up
from beachmaster.storage.starting import Wish, start


@pytest.fixture
def folder(tmp_path):
    """Keep a game, and beside it a file that is none."""
    folder = tmp_path / "games"
    folder.mkdir()
    playing = start(Wish(game="hell-on-earth", seed=3, save=folder / "one.beachmaster"))
    for _answer in range(40):
        playing.session.auto()
    playing.close()
    (folder / "bad.beachmaster").write_bytes(b"junk")
    return folder


def run(capsys, *words):
    status = command_line.run(list(map(str, words)))
    out, err = capsys.readouterr()
    return status, out, err


def test_each_game_and_all_together_are_told(folder, capsys):
    status, out, err = run(capsys, "saves", "summary", folder)
    assert (status, err) == (0, "")
    assert "Hell on Earth (one)" in out
    assert "The program rolled" in out
    assert "! The file bad.beachmaster is not a saved game" in out
    assert "2 games, 0 finished, 1 damaged." in out


def test_a_folder_without_games_says_so(tmp_path, capsys):
    status, out, _err = run(capsys, "saves", "summary", tmp_path)
    assert status == 0
    assert "There are no saved games" in out


def test_json_has_the_same_as_values(folder, capsys):
    _status, out, _err = run(capsys, "saves", "summary", folder, "--json")
    games = {game["path"].rpartition("/")[2]: game for game in json.loads(out)}
    assert games["bad.beachmaster"]["problem"]
    one = games["one.beachmaster"]
    assert one["problem"] is None
    assert one["dice"]["program"]["dice"] > 0
    assert one["outcome"]


def test_the_table_goes_to_a_file_and_over_none_that_is_there(folder, tmp_path, capsys):
    target = tmp_path / "games.csv"
    status, out, err = run(capsys, "saves", "summary", folder, "--csv", target)
    assert (status, out) == (0, "")
    assert "games.csv" in err
    with target.open(encoding="utf-8-sig", newline="") as file:
        assert len(list(csv.reader(file))) == 3
    before = target.read_bytes()
    status, _out, err = run(capsys, "saves", "summary", folder, "--csv", target)
    assert status == 2
    assert "The file games.csv exists already" in err
    assert target.read_bytes() == before


def test_a_rule_shown_outside_of_a_game_is_counted_for_its_book(capsys):
    run(capsys, "rules", "show", "hoe:5.5")
    assert looked_up() == {"hell-on-earth": {"hoe:5.5": 1}}


def test_a_rule_that_a_script_reads_is_not_counted(capsys):
    run(capsys, "rules", "show", "hoe:5.5", "--json")
    assert looked_up() == {}


def test_a_question_mark_in_a_game_counts_the_rule_for_that_game():
    playing = start(Wish(game="hell-on-earth", seed=3))
    typed = iter(["? hoe:5.5"])
    TerminalPlayer(playing, Words(), lambda: next(typed, None)).play()
    assert looked_up() == {game_key(playing.setup): {"hoe:5.5": 1}}
