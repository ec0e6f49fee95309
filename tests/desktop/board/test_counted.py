"""The map, the list and the check show how many pieces of a kind are in a place."""

import pytest
from PySide6.QtCore import QPointF

from beachmaster.desktop.board.piling import PILED, piles_of
from beachmaster.desktop.board.stacks import lying
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.dialogs.check_table import THERE, CheckTableDialog
from beachmaster.desktop.models.units import UnitColumn, UnitsModel
from beachmaster.engine.counters import counter_of
from beachmaster.games import catalogue
from beachmaster.storage.starting import Wish, start
from cli.toy_command import register


@pytest.fixture
def game(monkeypatch, theme):
    monkeypatch.setattr(catalogue, "_GAMES", dict(catalogue._GAMES))
    register("pile")
    controller = GameController()
    controller.adopt(start(Wish(game="pile", seed=5)))
    yield controller
    controller.close()


def rows_of(game):
    return game.session.module.overview(game.session.state).units


def test_a_pile_lies_on_the_map_with_its_number(game):
    stack = [counter_of(row) for row in rows_of(game) if row.place == "woods"]
    assert [many for _one, many, _name in piles_of(stack, PILED[0])] == [4, 0, 2, 0]
    assert sorted(many for _one, many, _name in piles_of(stack, PILED[-1])) == [0, 7]
    assert [one.many for one in lying(stack[:1], QPointF(), 60)] == [4]


def test_the_list_of_units_says_how_many(game):
    model = UnitsModel()
    model.follow(rows_of(game))
    named = [model.index(at, UnitColumn.UNIT).data() for at in range(3)]
    assert named == ["4 Infantry", "1 Flamethrower", "2 LVT"]


def test_a_number_is_put_right_in_the_check(game, qtbot):
    dialog = CheckTableDialog(game)
    qtbot.addWidget(dialog)
    row = next(at for at in range(dialog.table.rowCount()) if dialog._rows[at].id == "us/i@woods")
    dialog.table.item(row, THERE).setText("many")
    assert "type how many are there" in dialog.said.text()
    dialog.table.item(row, THERE).setText("3")
    assert game.session.state.us["woods"]["i"] == 3
    assert dialog.table.item(row, 0).text() == "3 Infantry"
    dialog.typed.setText("woods=5i")
    dialog._take_line()
    assert game.session.state.us["woods"]["i"] == 5
