"""What a board draws for the eye is bounded, and its scale is what its projection says."""

from math import inf

from beachmaster.engine.scenery import (
    MOST,
    MapName,
    Scenery,
    Summit,
    Survey,
    scenery_problems,
    survey_of,
)


def test_a_projection_tells_scale_and_north():
    assert survey_of({"km_per_hex": 0.58}) == Survey(km=0.58)
    assert survey_of({"km_per_hex": 0.32, "turned": 130.0}) == Survey(km=0.32, north=-130.0)


def test_without_a_projection_nothing_is_said_of_the_scale():
    assert survey_of({}) is None
    assert survey_of({"km_per_hex": 0.0}) is None
    assert survey_of({"km_per_hex": inf}) is None


def test_too_much_scenery_and_points_that_are_none_are_told():
    name = MapName(text="Bay", at=(1.0, 1.0))
    assert list(scenery_problems(Scenery(names=(name,) * MOST))) == []
    assert len(list(scenery_problems(Scenery(names=(name,) * (MOST + 1))))) == 1
    summit = Summit(at=(inf, 0.0), wide=1.0, high=9)
    assert len(list(scenery_problems(Scenery(summits=(summit,))))) == 1
