"""Starting from a position file."""

import json

import jsonschema
import pytest

from beachmaster.engine.schema import json_schema
from beachmaster.engine.setup import PositionError
from beachmaster.games.bloodbath.position_file import Position
from beachmaster.paths import data_root
from games.bloodbath.play import (
    BOARD,
    DATA,
    FAR,
    battalion,
    beaches,
    fighters,
    fresh,
    hidden,
    inland,
    japanese,
    shown,
    start,
    tank,
    us,
)

ONE, TWO = battalion(0), battalion(1)
PLACE = inland()


@pytest.mark.rule("bib:11.2")
def test_units_not_listed_are_in_the_container_and_the_rest_is_dealt():
    """19.1: each unit is somewhere, once."""
    gun = japanese("artillery")
    table = start("us-movement", japan=[hidden(PLACE), shown(FAR, fighters())], track=[gun])
    places = [unit.place for unit in table.state.japan.values()]
    assert places.count("container") == len(DATA.japan) - 3
    assert table.unit(gun).place == "track"
    assert table.unit(fighters()).place == FAR
    assert {unit.unit for unit in table.state.japan.values()} == set(DATA.japan)


@pytest.mark.rule("bib:11.4")
def test_what_is_left_out_stays_as_set_up():
    """A position says what differs."""
    table = fresh(position={"turn": 3, "phase": "us-combat"})
    assert sorted(u.place for u in table.state.japan.values() if u.on_map) == sorted(
        BOARD.deployment
    )
    assert [u.place for u in table.state.us.values()].count("available") == 26


@pytest.mark.rule("bib:14.4", "bib:17.4")
def test_called_regiments_and_the_task_force_are_laid_out():
    """14.4, 17.4."""
    table = start(
        "us-movement", japan=[hidden(FAR)], regiments=["9"], us={tank(0): us(PLACE, collins=True)}
    )
    nine = [name for name, counter in DATA.us.items() if counter.regiment == "9"]
    assert [table.us(name).place for name in nine] == ["available"] * 4
    assert [u.place for u in table.state.us.values()].count("removed") == 2
    assert table.state.last_turn == 15


def test_dice_of_a_position_are_rolled_first():
    """Then chance goes on."""
    table = start("administrative", japan=[hidden(FAR)], first={"us": [6]})
    table.session.auto()
    assert table.state.storm


def lesson(phase="us-combat", **more):
    """Return a table with one unit of each side; a lesson leaves out all others."""
    there = {"us": {ONE: us(PLACE)}, "japan": [hidden(FAR, fighters())]}
    return start(phase, **{**there, "outside": ["us", "japan"], **more})


@pytest.mark.rule("bib:12.3")
def test_what_a_lesson_leaves_out_is_neither_on_the_map_nor_lost():
    """It is in no list, and counts for nothing; the position written has it outside again."""
    table = lesson(container=1)
    overview = table.session.module.overview(table.state)
    assert overview.score.total == 0
    assert {row.id for row in overview.units} == {ONE, f"japan/{FAR}"}
    assert [bag.whole for bag in table.session.module.details(table.state).bags] == [2]
    again = fresh(position=table.session.module.written(table.state))
    for side in ("us", "japan"):
        assert sorted(one.place for one in getattr(again.state, side).values()) == sorted(
            one.place for one in getattr(table.state, side).values()
        )


@pytest.mark.rule("bib:12.1", "bib:18.0", "bib:22.0", "bib:17.4")
def test_who_is_left_out_holds_the_island_with_the_others():
    """No sector is cleared, nothing ends with the last unit seen, and no tanks are merged."""
    table = lesson("us-movement", japan=[], turn=2)
    assert table.session.asked.prompt.procedure == "move"
    table = lesson("administrative", japan=[], first={"us": [1]})
    turn = table.state.turn
    table.session.auto()
    assert (table.state.turn, table.state.over) == (turn + 1, False)
    table = lesson()  # nobody is next to the enemy, and the phase is over
    assert table.state.phase == "mobile-movement"
    assert (table.state.cleared, table.state.suribachi) == ([], False)


@pytest.mark.parametrize(
    "wrong",
    [
        {"turn": 17},
        {"phase": "no-phase"},
        {"us": {"nobody": {"place": PLACE}}},
        {"us": {ONE: {"place": PLACE}, TWO: {"place": PLACE}}},
        {"us": {ONE: {"place": "9999"}}},
        {"japan": [{"place": PLACE}, {"place": PLACE}]},
        {"japan": [{"place": PLACE, "hidden": False}]},
        {"japan": [{"place": PLACE, "unit": "nobody"}]},
        {"japan": [{"place": FAR}], "track": [fighters()]},
        {"japan": [{"place": beaches("east")[0]}], "us": {ONE: {"place": beaches("east")[0]}}},
        {"regiments": ["23"]},
        {"turn": 16, "regiments": ["9"]},
        {"turn": 2, "phase": "set-up"},
        {"surprise": 1},
    ],
)
def test_a_position_that_breaks_a_rule_is_refused(wrong):
    """With the reason."""
    with pytest.raises(PositionError):
        fresh(position={"turn": 3, "phase": "us-combat", **wrong})


def test_the_published_schema_is_the_one_in_force():
    """The schema file is what the position file's type gives, and takes a position."""
    path = data_root() / "resources" / "schemas" / "bloodbath-position.json"
    assert json.loads(path.read_text("utf-8")) == json_schema(Position)
    jsonschema.validate({"turn": 3, "japan": [{"place": PLACE}]}, json_schema(Position))
