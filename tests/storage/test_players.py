"""Several players of one machine: what each knows is their own, and a name is asked late."""

import pytest

from beachmaster.storage.known import LINK, QUIET, REMIND, TEACH, Known
from beachmaster.storage.players import LONGEST, PlayerNameError, Players, known_now
from beachmaster.storage.settings import Settings

RULE = "hoe:5.5"


def test_one_player_has_no_name_and_no_file(data_folder):
    assert (Players.load().name, Players.load().others) == ("", [])
    known = known_now()
    known.step_on(RULE)
    known.save()
    assert Known().stage(RULE) == 1
    assert not (data_folder / "players.json").exists()


def test_somebody_else_begins_anew_and_the_first_finds_everything_as_it_was():
    settings = Settings({"teaching": QUIET})
    first = known_now()
    first.step_on(RULE)
    first.save()
    second = Players.load().play_as("Ann", settings)
    assert second.stage(RULE) == 0
    assert settings["teaching"] == Settings.load()["teaching"] == TEACH
    assert (Players.load().name, Players.load().others) == ("Ann", [""])
    for _ in range(3):
        second.step_on(RULE)
    second.save()
    settings["teaching"] = REMIND
    assert Players.load().play_as("", settings).stage(RULE) == 1
    assert settings["teaching"] == QUIET
    again = Players.load().play_as("  ANN ", settings)
    assert again.depth(RULE, TEACH) == LINK
    assert settings["teaching"] == REMIND
    assert len(Players.load().names) == 2


@pytest.mark.parametrize("name", ["x" * (LONGEST + 1), "a\nb"])
def test_a_name_is_short_and_in_one_line(name):
    with pytest.raises(PlayerNameError):
        Players.load().play_as(name, Settings())
    assert Players.load().names == [""]


@pytest.mark.parametrize(
    "content", ["{}", "[1]", "no", '{"names": ["", "A"], "now": 5, "teaching": ["teach", "x"]}']
)
def test_what_is_not_understood_is_one_player(data_folder, content):
    data_folder.mkdir(parents=True, exist_ok=True)
    (data_folder / "players.json").write_text(content)
    assert Players.load() == Players()
    assert known_now().stage(RULE) == 0
