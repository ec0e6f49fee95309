"""Areas of the player's own map of Ie Shima go by the player's words, in later games too."""

import pytest

from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.storage.starting import Wish, start
from cli.conftest import Talk


@pytest.fixture
def typed(capsys, monkeypatch):
    """Return a way to type lines at Ie Shima on one's own map; what was said in one line."""
    monkeypatch.setenv("COLUMNS", "100")

    def play(*lines):
        playing = start(Wish(game="ie-shima", seed=3, my_map=True))
        given = iter(lines)
        TerminalPlayer(playing, Words(), lambda: next(given, None)).play()
        playing.close()
        return " ".join(capsys.readouterr().out.split())

    return play


def test_a_name_is_kept_for_every_game_on_the_map(typed):
    said = typed("map name 4 Airfield", "m")
    assert "Area 4 is called “Airfield”." in said
    assert "4 Airfield, 7, green" in said
    assert "4 Airfield, 7, green" in typed("m")


def test_two_alike_and_boxes_are_refused(typed):
    said = typed("map name 4 Airfield", "map name 5 airfield", "map name green Beach", "map name 5")
    assert "Another area is already called “airfield”: 4 Airfield." in said
    assert "There is no area green on your map." in said
    assert "Type: map name 1 Green Hill; map name 1 - takes the name back." in said


def test_a_name_is_taken_back(typed):
    typed("map name 4 Airfield")
    said = typed("map name airfield -", "m")
    assert "Area 4 has no name." in said
    assert "4 Airfield:" not in said.split("has no name")[1]


def test_json_lines_hold_numbers_and_tell_names_beside_them(typed):
    typed("map name 4 Airfield")
    told = Talk(Wish(game="ie-shima", seed=3, my_map=True), {"map": True})
    assert told.of("map")[0]["names"] == {"4": "Airfield"}
