"""`resolve` and `odds` on the command line: the list, the schema, a table of the player's."""

import json

import pytest

from beachmaster.cli.main import main
from beachmaster.paths import data_root

CRT = data_root() / "resources" / "games" / "bloodbath" / "crt.json"
STORM = data_root() / "resources" / "games" / "bloodbath" / "storm.json"
FIGHT = ["--set", 'attackers=[{"unit":"23-1"}]', "--set", 'target={"attack":1,"defence":2}']


def test_the_list_has_a_sentence_for_each(capsys):
    assert main(["resolve", "bloodbath"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 13
    assert all(len(line.split(maxsplit=1)) == 2 for line in lines)


@pytest.mark.parametrize("command", ["resolve", "odds"])
def test_the_schema_is_printed(capsys, command):
    assert main([command, "bloodbath", "attack", "--schema"]) == 0
    assert json.loads(capsys.readouterr().out)["$ref"] == "#/$defs/UsAttack"


def test_a_combat_results_table_of_the_players_decides(tmp_path, capsys):
    file = json.loads(CRT.read_text(encoding="utf-8")) | {"id": "mine", "tag": "player"}
    file["results"] = [["De"] * len(row) for row in file["results"]]
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(file), encoding="utf-8")
    assert (
        main(["odds", "bloodbath", "attack", *FIGHT, "--set", f"crt={path}", "--json", "{}"]) == 0
    )
    found = json.loads(capsys.readouterr().out)
    assert [row["outcome"] for row in found["distribution"]] == ["kill"]
    assert not any("results table is our" in note for note in found["notes"])


def test_a_storm_table_of_the_players_decides(tmp_path, capsys):
    file = json.loads(STORM.read_text(encoding="utf-8")) | {"id": "mine", "tag": "player"}
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(file | {"dice": [1, 2, 3, 4, 5, 6]}), encoding="utf-8")
    words = ["resolve", "bloodbath", "storm", "--set", "turn=2", "--set", f"storm={path}"]
    assert main([*words, "--json", "{}"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["outcome"], found["notes"]) == ("storm", [])


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["attack"], "attackers"),
        (["attack", *FIGHT, "--set", "hex=5"], "hex"),
        (["attack", *FIGHT, "--set", "terrain=snow"], "terrain"),
        (["attack", *FIGHT, "--set", "crt=nowhere.json"], "nowhere.json"),
        (["ambush"], "ambush"),
        (["storm", "--set", "turn=16"], "from 1 to 15"),
    ],
)
def test_a_mistake_is_one_line_that_names_it(capsys, words, named):
    assert main(["resolve", "bloodbath", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert named in said.err
    assert len(said.err.splitlines()) == 1
