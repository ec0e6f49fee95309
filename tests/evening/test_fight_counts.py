"""How many fights of whole games stay within three screens and eight keys beside the die."""

import pytest

from evening.fights import fights
from often import few

SCREENS, KEYS = 3, 8
BEYOND = {
    "tracked": (0.12, 0.08),
    "own": (0.23, 0.23),
    "table": (0.14, 0.55),
}
"""The shares of fights with more screens, and with more keys, in the game that has most of them.

Beyond three screens are those in which a neighbor reacts, and those with several offers of a
reroll; beyond eight keys on the program's map two attackers of which one is hit, on a first game's
own map those that a question about the map goes before, in words only those of two attackers or
three supporters where much is seen on the table alone: whose value drops, who else stands there,
and what an advance captures.
"""


@pytest.mark.parametrize("seed", few([1, 2, 3, 4], 1))
@pytest.mark.parametrize("board", BEYOND)
def test_most_fights_against_a_revealed_target_take_few_screens_and_keys(board, seed):
    """From the target to the last hit, retreat and advance, as the commander fights."""
    found = fights(board, seed)
    assert len(found) > 10
    many_screens = sum(len(one.screens) > SCREENS for one in found) / len(found)
    many_keys = sum(one.keys > KEYS for one in found) / len(found)
    assert many_screens <= BEYOND[board][0]
    assert many_keys <= BEYOND[board][1]
