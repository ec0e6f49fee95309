"""How many fights of whole games stay within three screens and eight keys beside the die."""

import pytest

from evening.fights import fights
from often import few

SCREENS, KEYS = 3, 8
BEYOND = {
    "tracked": (0.2, 0.4),
    "table": (0.25, 0.97),
}
"""The shares of fights with more screens, and with more keys, that are held as they are now.

Beyond three screens are those with several offers of a reroll, or a Reaction of a neighbor; beyond
eight keys those with two attackers and support of which both are hit, and in words only those in
which the table shows much: who supports, whose value drops, and what an advance captures.
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
