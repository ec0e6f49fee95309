"""How many fights of whole games stay within three screens and eight keys beside the die."""

import pytest

from evening.fights import fights
from often import few

SCREENS, KEYS = 3, 8
BEYOND = {
    "tracked": (0.0, 0.0),
    "own": (0.12, 0.15),
    "table": (0.04, 0.12),
}
"""The shares of fights with more screens, and with more keys, in the game that has most of them.

On the program's map there are none. On a first game's own map they are those that questions about
the map go before; in words only those of two attackers where much is seen on the table alone, and
one in which a neighbor reacts whose sector nobody had told.
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
