"""US redeployment: any distance, far from the enemy (bib:15.0)."""

import pytest

from beachmaster.engine.module import Recorder
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.paths import redeployment
from games.bloodbath.play import BOARD, battalion, hidden, start, tank, us

ONE = battalion()
ENEMY = min(p for p in BOARD.hexes if not BOARD.coast(p))
FARTHEST = max(
    (p for p in BOARD.hexes if BOARD.terrain(p) == "clear"),
    key=lambda place: BOARD.distance(place, ENEMY),
)


def island(table):
    return Island(table.session.module.play(table.state, 0, Recorder(quiet=True)))


def standing(place, phase="us-movement", options=None, name=ONE):
    return start(phase, japan=[hidden(ENEMY)], us={name: us(place)}, options=options)


@pytest.mark.rule("bib:15.0")
def test_every_hex_of_the_way_is_four_or_more_from_the_japanese():
    """15.0, B-44."""
    ways = redeployment(island(standing(FARTHEST)), ONE)
    assert len(ways) > 20
    assert all(BOARD.distance(p, ENEMY) >= 4 for way in ways.values() for p in way.path)
    near = {place for place in BOARD.hexes if BOARD.distance(place, ENEMY) < 4}
    assert not near & set(ways)


@pytest.mark.rule("bib:15.0")
def test_a_unit_too_near_does_not_redeploy():
    """15.0: at all times, so at its start as well."""
    place = next(
        p
        for p in BOARD.hexes
        if BOARD.distance(p, ENEMY) == 3 and not BOARD.coast(p) and BOARD.terrain(p) != "ravine"
    )
    assert redeployment(island(standing(place)), ONE) == {}


@pytest.mark.rule("bib:15.0", "bib:4.1.1")
def test_there_is_no_redeployment_in_the_mobile_phase():
    """15.0: the regular movement phase only."""
    goal = max(
        (p for p in redeployment(island(standing(FARTHEST)), ONE) if not BOARD.coast(p)),
        key=lambda place: BOARD.distance(place, FARTHEST),
    )
    assert BOARD.distance(goal, FARTHEST) > 6
    regular = standing(FARTHEST).play(move=[f"{ONE}>{goal}"])
    assert regular.us(ONE).place == goal
    assert regular.event("us-moved").rules == ("bib:15.0",)
    mobile = standing(FARTHEST, "mobile-movement").play(quiet=False, task_force_collins="no")
    while mobile.procedure != "move":
        mobile.answer([])
    assert "only in the regular movement phase" in mobile.refusal([f"{ONE}>{goal}"])


@pytest.mark.rule("bib:15.0", "bib:5.2")
def test_a_beach_ends_a_redeployment_unless_ruled_otherwise():
    """B-46: unlimited allowance lifts no stop."""
    found = redeployment(island(standing(FARTHEST)), ONE)
    stopped = [way for way in found.values() if any(_stops(p) for p in way.path[:-1])]
    assert not stopped
    on = redeployment(island(standing(FARTHEST, options={"b-46": "go-on"})), ONE)
    assert set(on) >= set(found)


@pytest.mark.rule("bib:17.3", "bib:15.0")
def test_tanks_redeploy_through_no_closed_terrain():
    """B-35: terrain still bars."""
    table = standing(FARTHEST, name=tank())
    closed = {"ravine", "mountain", "mine"}
    ways = redeployment(island(table), tank())
    assert not any(BOARD.terrain(p) in closed for way in ways.values() for p in way.path)


def _stops(place):
    return BOARD.terrain(place) in ("beach", "ravine")
