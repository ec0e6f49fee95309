"""The sequence of play and the end of the game (bib:4.1, bib:12.1)."""

from typing import get_args

import pytest

from beachmaster.games.bloodbath.display import STEPS
from beachmaster.games.bloodbath.sequence import SEQUENCE
from beachmaster.games.bloodbath.state import Phase
from games.bloodbath.play import FAR, battalion, hidden, inland, start, us


@pytest.mark.rule("bib:4.1")
def test_the_phases_follow_each_other_as_the_book_has_them():
    """4.1: US twice, Japanese, administration; no Japanese mobile phases."""
    turn, phase = [], "us-movement"
    while phase not in turn:
        turn.append(phase)
        phase = SEQUENCE[phase][1]
    phases = get_args(Phase)
    assert turn == list(phases[1:-1])
    assert phases == tuple(SEQUENCE) == tuple(step.id for step in STEPS)


@pytest.mark.rule("bib:4.1.2")
@pytest.mark.parametrize(("die", "storm"), [(1, False), (6, True)])
def test_the_storm_roll_is_for_the_next_turn(die, storm):
    """4.1.2: the marker moves on, storm side up or not."""
    table = start("administrative", turn=3, japan=[hidden(FAR)])
    table.play(storm=die)
    assert (table.state.turn, table.state.storm) == (4, storm)
    assert table.phase == "us-movement"


@pytest.mark.rule("bib:12.1")
def test_the_game_ends_after_the_last_turn_without_a_storm_roll():
    """12.1: turn 16, and nothing is rolled for a turn that does not come."""
    table = start("administrative", turn=16, japan=[hidden(FAR)])
    assert table.session.asked is None
    assert table.state.over
    assert not table.asked("storm")
    assert table.state.result.result == "epic"


@pytest.mark.rule("bib:12.1", "bib:14.4")
def test_called_regiments_bring_the_end_forward():
    """12.1: with one regiment turn 15 is the last, turn 14 is not."""
    more = {"japan": [hidden(FAR)], "regiments": ["9"]}
    assert start("administrative", turn=15, **more).state.over
    assert not start("administrative", turn=14, **more).state.over


@pytest.mark.rule("bib:12.1")
def test_the_game_ends_with_the_last_japanese_unit():
    """12.1, B-43: units in the container do not keep it going."""
    place = inland()
    table = start("japanese-combat", turn=3, japan=[], us={battalion(): us(place)})
    assert table.session.asked is None
    assert table.state.result.result != "epic"
    assert table.state.result.parts["unused"] == -26
