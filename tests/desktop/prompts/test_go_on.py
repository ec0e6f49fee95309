"""A digit that told a value lets the keyboard go on to what is still to be told."""

import pytest

from desktop.prompts.conftest import card_at
from desktop.prompts.test_fight import press
from games.bloodbath.play import battalion, hidden
from positions import begun_at


@pytest.fixture
def placing_card(theme, qtbot, tmp_path):
    """Show the card where a replacement is placed on a printed map that is told in words."""
    position = {
        "turn": 2,
        "phase": "japanese-movement",
        "us": {battalion(0): {"place": "0307"}},
        "japan": [hidden("1410")],
    }
    playing = begun_at(tmp_path, "bloodbath", position, sets=["reminders=off"], table=True)
    yield from card_at(qtbot, playing)


def test_the_number_of_a_hex_is_typed_behind_the_digit_of_its_terrain(placing_card, qtbot):
    """The digits of 0408 tell no other terrain, and none of them that there is no hex."""
    press(placing_card, qtbot, "4")
    assert placing_card.controller.prompt.procedure == "eligible"
    press(placing_card, qtbot, "2", "0", "4", "0", "8")
    assert placing_card.pane.form.value() == {"terrain": "hill", "hexes": ["0408"]}
    press(placing_card, qtbot, "Enter")
    assert "0408" in {one.place for one in placing_card.controller.state.japan.values()}
