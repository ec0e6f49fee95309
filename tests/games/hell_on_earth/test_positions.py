"""The position files that ship with the program, and their published schema."""

import json

import jsonschema
import pytest

from beachmaster.engine.places import OUTSIDE
from beachmaster.engine.schema import json_schema
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.games.catalogue import script_of
from beachmaster.games.hell_on_earth.board_data import NORTH
from beachmaster.games.hell_on_earth.counter_data import HQ
from beachmaster.games.hell_on_earth.factory import FACTORY
from beachmaster.games.hell_on_earth.position_file import Position
from beachmaster.paths import data_root

POSITIONS = sorted((data_root() / "resources" / "positions" / "hell-on-earth").glob("*.json"))


def test_published_schema_is_the_one_in_force() -> None:
    """The schema file is what the position file's type gives."""
    path = data_root() / "resources" / "schemas" / "hell-on-earth-position.json"
    assert json.loads(path.read_text("utf-8")) == json_schema(Position)


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_shipped_position_fits_the_schema_and_starts_a_game(path) -> None:
    """Each shipped position is valid and asks its first prompt."""
    position = json.loads(path.read_text("utf-8"))
    jsonschema.validate(position, json_schema(Position))
    setup, module = FACTORY.prepare(Setup(game="hell-on-earth", seed=1, position=position))
    assert Session(module, setup.seed).asked is not None


SHIPPED = {path.stem: json.loads(path.read_text("utf-8")) for path in POSITIONS}
SHIPPED["lesson"] = script_of("hell-on-earth").file.position
SEEDS = 40


@pytest.mark.rule("hoe:4.6")
@pytest.mark.parametrize("name", SHIPPED)
def test_headquarters_are_dealt_to_the_north_or_are_not_there(name) -> None:
    """The 145th waits in sector 6; a lesson that leaves the north out leaves it out as well."""
    for seed in range(SEEDS):
        setup = Setup(game="hell-on-earth", seed=seed, position=SHIPPED[name])
        _, module = FACTORY.prepare(setup)
        state = Session(module, seed).state
        (unit,) = (one for one in state.japan.values() if one.battalion == HQ)
        assert unit.place == OUTSIDE or unit.home == NORTH


@pytest.mark.rule("hoe:6")
def test_worked_assault_comes_out_as_the_table_has_it() -> None:
    """hoe:6, H-01: 7 against 2, tanks stopped, -2, a 4 becomes 2: A1 on the 3:1 column."""
    path = next(path for path in POSITIONS if path.stem == "first-assault")
    position = json.loads(path.read_text("utf-8"))
    setup, module = FACTORY.prepare(Setup(game="hell-on-earth", seed=1, position=position))
    session = Session(module, setup.seed)
    session.answer(
        {"target": "0710", "act": "assault", "attackers": ["25", "9"], "supporters": ["25"]}
    )
    for procedure in ("defence-draw", "support-draw", "at-roll", "combat"):
        assert session.asked is not None
        assert session.asked.prompt.procedure == procedure
        session.auto()
    result = next(one for event in session.take_events() if (one := event.receipt) and one.decides)
    assert result.column is not None
    assert render(result.column) == "column 3:1"
    assert (result.dice, result.total, result.outcome) == ((4,), 2, "A1")
