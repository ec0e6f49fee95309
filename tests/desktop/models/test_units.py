"""The units table shows what the player may know, and sorts and filters it."""

import msgspec
import pytest
from PySide6.QtCore import Qt

from beachmaster.desktop.models.units import UnitColumn, UnitRole, UnitsFilter, UnitsModel


@pytest.fixture
def model(controller):
    model = UnitsModel()
    model.follow(controller.overview.units)
    return model


@pytest.fixture
def proxy(model):
    proxy = UnitsFilter()  # as a child of its model it ends the process once both are garbage
    proxy.setSourceModel(model)
    return proxy


def cell(model, unit, column):
    return model.index(model.row_of(unit), column).data()


def names(proxy):
    return [proxy.index(row, 0).data(UnitRole.UNIT).id for row in range(proxy.rowCount())]


def test_model_and_proxy_keep_the_rules_of_models(model, proxy, qtmodeltester):
    qtmodeltester.check(model)
    qtmodeltester.check(proxy)


def test_a_cell_says_what_the_overview_says(model, controller):
    unit = next(one for one in controller.overview.units if one.id == "23")
    assert cell(model, "23", UnitColumn.UNIT) == "23rd Marines"
    assert cell(model, "23", UnitColumn.SIDE) == "US"
    assert cell(model, "23", UnitColumn.STEPS) == f"{unit.steps} of {unit.whole}"
    index = model.index(model.row_of("23"), UnitColumn.STEPS)
    assert index.data(UnitRole.STEPS) == (unit.steps, unit.whole)
    assert model.headerData(UnitColumn.PLACE, Qt.Orientation.Horizontal) == "Place"


def test_an_estimate_is_marked(model):
    marked = [unit for unit in model.rows if unit.estimate]
    assert marked
    at = model.rows.index(marked[0])
    index = model.index(at, UnitColumn.VALUES)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole).endswith("est.")
    heading = model.headerData(UnitColumn.VALUES, Qt.Orientation.Horizontal)
    assert "our estimates" in heading or index.data().endswith("est.")


def test_the_heading_says_once_that_all_values_are_estimates(model):
    """Where one is not, each row says it for itself again."""
    valued = [unit for unit in model.rows if unit.values]
    model.follow([msgspec.structs.replace(unit, estimate=True) for unit in model.rows])
    index = model.index(model.row_of(valued[0].id), UnitColumn.VALUES)
    heading = (UnitColumn.VALUES, Qt.Orientation.Horizontal)
    assert (index.data(), model.headerData(*heading)) == (valued[0].values, "Values, our estimates")
    told = msgspec.structs.replace(valued[-1], estimate=False)
    model.follow([told if unit.id == told.id else unit for unit in model.rows])
    assert model.headerData(*heading) == "Values"
    assert model.index(model.row_of(told.id), UnitColumn.VALUES).data() == told.values


def test_hidden_japanese_tell_their_place_alone(model):
    hidden = [at for at, unit in enumerate(model.rows) if unit.hidden]
    assert len(hidden) > 20
    for at in hidden:
        told = [model.index(at, column).data() for column in UnitColumn]
        known = (UnitColumn.SIDE, UnitColumn.UNIT, UnitColumn.PLACE)
        assert all(told[column] for column in known)
        assert not any(told[c] for c in UnitColumn if c not in (*known, UnitColumn.MARKERS))


def test_words_side_and_standing_narrow_together(proxy):
    proxy.narrow(words="marines 25th", side="us")
    assert names(proxy) == ["25"]
    proxy.narrow(words="")
    assert all(proxy.index(r, 0).data(UnitRole.UNIT).side.own for r in range(proxy.rowCount()))
    proxy.narrow(side="", standing="waiting")
    assert {"9", "21"} <= set(names(proxy))


def test_steps_sort_as_numbers_and_units_by_number(proxy):
    proxy.narrow(side="us")
    proxy.sort(UnitColumn.UNIT)
    assert names(proxy)[:3] == ["9", "21", "23"]
    proxy.sort(UnitColumn.STEPS)
    steps = [proxy.index(r, 0).data(UnitRole.UNIT).steps for r in range(proxy.rowCount())]
    assert steps == sorted(steps)


def test_a_hit_changes_one_row_and_resets_nothing(controller, model, announced, play):
    seen = announced(model)
    for _ in range(120):
        before = list(model.rows)
        play(1)
        model.follow(controller.overview.units)
        assert model.rows == list(controller.overview.units)
        if len(before) == len(model.rows) and before != model.rows:
            break
    assert seen.resets == 0
    assert seen.changed
    assert len(seen.changed) < len(model.rows) // 2
