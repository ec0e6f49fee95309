"""What `resolve` and `odds` print for a person; for programs the JSON stays as it was."""

import json

import pytest

from beachmaster.cli.main import main

COMBAT = [
    "--set",
    'attackers=[{"unit":"25"}]',
    "--set",
    'target={"unit":"145"}',
    "--set",
    "turn=4",
    "--set",
    "flank=false",
]


@pytest.fixture
def said(capsys):
    """Return a way to run the command line and read its lines."""

    def call(*words):
        assert main(list(words)) == 0
        return capsys.readouterr().out.splitlines()

    return call


def test_a_result_tells_what_was_given_each_modifier_the_die_and_what_came_of_it(said):
    assert said("resolve", "toy", "fight", "--set", "squad=2", "--set", "seed=0") == [
        "A fight (toy:2)",
        "   squad: 2",
        "   +1 high ground (toy:2.1)",
        "   [−1 rain (toy:2.2): does not apply]",
        "   red die 5, from the seed: fight (toy:2)",
        "   Total: 6",
        "Result: a hit",
    ]


def test_odds_are_a_table_in_hundredths_and_fractions(said):
    assert said("odds", "toy", "fight", "--set", "squad=1") == [
        "A fight (toy:2)",
        "   squad: 1",
        "Result:",
        "   +1 high ground (toy:2.1)",
        "   [−1 rain (toy:2.2): does not apply]",
        "    33.3%  1/3  a hit",
        "    66.7%  2/3  a miss",
    ]


def test_a_combat_names_its_rules_and_leaves_the_defaults_out(said):
    lines = said("resolve", "hell-on-earth", "assault", *COMBAT, "--set", 'dice={"blue":[3]}')
    text = "\n".join(lines)
    assert "   attackers: unit 25" in lines
    assert "   −1 revealed HQ is the target or adjacent to it (hoe:5.4.2.7.3.3)" in lines
    assert "   [+1 flank attack (hoe:5.4.2.7.3.1): does not apply]" in lines
    assert "   blue die 3: assault (hoe:5.4.2.8)" in lines
    assert "flank:" not in text
    assert "support:" not in text
    assert "Result: A" in text


def test_the_further_rolls_stand_with_their_dice_and_notes_in_brackets(said):
    lines = said("resolve", "hell-on-earth", "final-assessment", "--set", "eliminated=20")
    assert "Special Orders played (hoe:2.3):" in lines
    assert sum("blue die" in line for line in lines) == 1
    assert any(line.startswith("(No surrender roll") for line in lines)


@pytest.mark.parametrize("command", ["resolve", "odds"])
def test_with_an_input_for_programs_the_answer_is_json(said, command):
    given = {"attackers": [{"unit": "25"}], "target": {"unit": "145"}, "turn": 4}
    found = json.loads(
        "".join(said(command, "hell-on-earth", "assault", "--json", json.dumps(given)))
    )
    assert found["given"]["attackers"][0]["unit"] == "25"
    assert {"name", "value", "applied", "rule"} == found["modifiers"][0].keys()


def test_a_field_of_the_input_can_be_changed_beside_it(said):
    words = ["resolve", "hell-on-earth", "weather", "--json", '{"turn":3}', "--set", "turn=4"]
    assert json.loads("".join(said(*words)))["given"]["turn"] == 4


def test_a_wrong_field_is_named(capsys):
    assert main(["resolve", "hell-on-earth", "weather", "--set", "turn=ten"]) == 2
    assert "“turn” takes a whole number from 1 to 9" in capsys.readouterr().err


def test_simulated_results_come_in_words(said):
    lines = said("simulate", "hell-on-earth", "--games", "1")
    assert any(line.endswith("From now on you count blankets in Hawaii.") for line in lines)
