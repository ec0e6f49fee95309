"""What one undo or one redo takes along, where the map was learned on the way."""

import pytest

from beachmaster.engine.tree import LEARNED, Entry, first_group, last_group

OPENS, GOES_ON = "opens", "goes-on"


def path_of(*kinds):
    """Return a path of one phase: what was learned, and answers that open an action or go on."""
    return [
        Entry(
            id=at,
            parent=at - 1,
            kind=LEARNED if kind == LEARNED else "answer",
            key="",
            value=None,
            opens=kind == OPENS,
        )
        for at, kind in enumerate(kinds, 1)
    ]


@pytest.mark.parametrize(
    ("kinds", "groups"),
    [
        ((OPENS, GOES_ON, OPENS), [2, 1]),
        ((LEARNED, OPENS, GOES_ON), [3]),
        ((LEARNED, LEARNED, OPENS, LEARNED, GOES_ON, LEARNED, OPENS), [5, 2]),
        ((OPENS, LEARNED, OPENS, LEARNED), [1, 3]),
        ((GOES_ON, LEARNED), [2]),
        ((LEARNED,), [1]),
    ],
)
def test_an_action_is_brought_back_and_taken_back_with_what_was_learned_for_it(kinds, groups):
    path, ahead = path_of(*kinds), []
    while path:
        ahead.append(first_group(path, "action"))
        path = path[ahead[-1] :]
    assert ahead == groups
    path, back = path_of(*kinds), []
    while path:
        back.append(last_group(path, "action"))
        path = path[: -back[-1]]
    assert back[::-1] == groups


@pytest.mark.parametrize("of_next_phase", [LEARNED, GOES_ON])
def test_an_action_ends_with_its_phase(of_next_phase):
    path = path_of(OPENS, GOES_ON, of_next_phase, OPENS)
    path[2].phase = path[3].phase = "next"
    assert first_group(path, "action") == 2
    assert last_group(path, "action") == (2 if of_next_phase == LEARNED else 1)


@pytest.mark.parametrize(("by", "count"), [("entry", 2), ("action", 3), ("phase", 3), ("turn", 4)])
def test_what_was_learned_as_a_phase_began_goes_with_what_came_before(by, count):
    path = path_of(GOES_ON, OPENS, GOES_ON, LEARNED)
    path[1].phase = path[2].phase = "first"
    path[3].phase = "next"
    assert last_group(path, by) == count
