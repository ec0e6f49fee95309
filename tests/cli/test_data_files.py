"""`--set NAME=FILE` puts a data file of the player's in place of ours, in every command."""

import json

import pytest

from beachmaster.cli.main import main
from beachmaster.paths import data_root
from beachmaster.storage.problems import Mistake
from beachmaster.storage.starting import Wish, start

CRT = data_root() / "resources" / "games" / "bloodbath" / "crt.json"
COUNTERS = data_root() / "resources" / "games" / "hell-on-earth" / "counters.json"


@pytest.fixture
def mine(tmp_path):
    """Return a file with a combat results table of the player's."""
    table = json.loads(CRT.read_text(encoding="utf-8")) | {"id": "mine", "tag": "player"}
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(table), encoding="utf-8")
    return path


def test_a_game_is_played_with_the_file(mine):
    playing = start(Wish(game="bloodbath", seed=1, sets=[f"crt={mine}", "reminders=off"]))
    assert json.loads(playing.setup.data["crt"])["id"] == "mine"
    assert json.loads(playing.setup.data["storm"])["id"] == "sample"
    assert playing.setup.options["reminders"] == "off"


def test_a_file_that_is_not_there_is_the_callers_mistake(tmp_path):
    with pytest.raises(Mistake, match=r"nowhere\.json"):
        start(Wish(game="bloodbath", sets=[f"crt={tmp_path / 'nowhere.json'}"]))


def test_a_file_that_does_not_fit_is_the_callers_mistake(mine):
    with pytest.raises(Mistake, match="Storm Table"):
        start(Wish(game="bloodbath", sets=[f"storm={mine}"]))


def test_a_name_of_no_data_file_is_an_option(mine):
    with pytest.raises(Mistake, match="tables"):
        start(Wish(game="bloodbath", sets=[f"tables={mine}"]))


def test_a_board_file_and_the_table_do_not_go_together(mine):
    with pytest.raises(Mistake, match="--table"):
        start(Wish(game="bloodbath", table=True, sets=[f"board={mine}"]))


def test_resolving_uses_the_file_and_does_not_take_it_for_a_field(tmp_path, capsys):
    file = json.loads(COUNTERS.read_text(encoding="utf-8"))
    file["us"][5]["front"]["cf"]["value"] = 9
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(file), encoding="utf-8")
    unit = file["us"][5]["id"]
    fields = [f'attackers=[{{"unit":"{unit}"}}]', 'target={"unit":"145"}', "turn=4"]
    words = ["odds", "hell-on-earth", "assault", *(w for f in fields for w in ("--set", f))]
    assert main([*words, "--set", f"counters={path}"]) == 0
    with_mine = capsys.readouterr().out
    assert main(words) == 0
    assert capsys.readouterr().out != with_mine


def test_resolving_refuses_a_file_that_does_not_fit(mine, capsys):
    assert main(["resolve", "hell-on-earth", "assault", "--set", f"counters={mine}"]) == 2
    assert "the counters" in capsys.readouterr().err


@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath", "ie-shima"])
def test_who_deals_the_counters_is_chosen_by_the_name_of_their_file(game):
    """Their option and their file go by one name: `counters=program` was taken for a file."""
    playing = start(Wish(game=game, seed=1, my_map=True, sets=["counters=program"]))
    assert playing.session.module.options["counters"] == "program"
    playing.close()
