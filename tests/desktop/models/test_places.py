"""Bookmarks and branches say where one can go, and how a branch was left."""

import pytest

from beachmaster.desktop.models.places import PlacesModel
from beachmaster.engine.text import render


@pytest.fixture
def model(controller, play):
    play(60)
    return PlacesModel()


def read(model, controller):
    model.read(controller.session, controller.overview)
    return [(row.kind, row.target) for row in model.rows]


def rolls(controller):
    path = controller.session.tree.path(controller.session.tree.cursor)
    return [entry for entry in path if entry.ask == "roll" and len(entry.value) == 1]


def test_a_game_played_straight_on_has_no_places(controller, model):
    assert read(model, controller) == []


def test_a_bookmark_is_listed_by_its_name(controller, model, qtmodeltester):
    controller.bookmark("before the raid")
    assert read(model, controller) == [("bookmark", "before the raid")]
    assert model.index(0, 0).data() == "before the raid"
    *_before, last = controller.session.tree.path(controller.session.tree.cursor)
    phase = next(one.text for one in controller.overview.steps if one.id == last.phase)
    assert render(model.rows[0].where) == f"Bookmark · turn 1, {render(phase)}"
    qtmodeltester.check(model)


def test_what_was_taken_back_can_be_gone_back_to(controller, model):
    end = controller.session.tree.cursor
    controller.undo("phase")
    assert read(model, controller) == [("undone", end)]
    assert model.rows[0].length == end - controller.session.tree.cursor
    assert controller.goto(model.rows[0].target)
    assert read(model, controller) == []


def test_a_corrected_branch_is_told_from_one_played_otherwise(controller, model):
    roll = rolls(controller)[-1]
    controller.correct(roll.id, lambda _: [7 - roll.value[0]], "misread")
    assert [kind for kind, _ in read(model, controller)] == ["corrected"]
    other = rolls(controller)[-3]
    controller.goto(other.parent)
    controller.answer([7 - other.value[0]])
    assert "branch" in [kind for kind, _ in read(model, controller)]
