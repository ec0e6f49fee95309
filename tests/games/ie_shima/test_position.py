"""Position files: what they say, what is refused and why, and their published schema (ies:5.2)."""

import json

import jsonschema
import pytest

from beachmaster.engine.module import encode
from beachmaster.engine.schema import json_schema
from beachmaster.engine.setup import PositionError
from beachmaster.engine.text import render
from beachmaster.games.ie_shima.places import AREAS
from beachmaster.games.ie_shima.position_file import Position
from beachmaster.paths import data_root
from games.ie_shima.island import at, session

NINE = {"1/306": "4", "2/306": "4", "3/306 I": "4"}


def test_the_published_schema_is_the_one_in_force():
    path = data_root() / "resources" / "schemas" / "ie-shima-position.json"
    assert json.loads(path.read_text("utf-8")) == json_schema(Position)


def test_what_a_game_writes_fits_the_schema():
    game = session(position=at({"1/306": "4", "MG A": "4-"}, control=["4"], rubble=["11"]))
    jsonschema.validate(game.module.written(game.state), json_schema(Position))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"turn": 8}, "“turn” takes a whole number from 1 to 7"),
        ({"phase": "noon"}, "“phase”"),
        ({"impulse": 13}, "“impulse” takes a whole number from 1 to 12"),
        ({"weather": "fog"}, "“weather” takes one of: clear, rain"),
        ({"surprise": 1}, "There is no field “surprise”"),
        ({"units": {"1/306 A": {"place": 4}}}, "“units"),
        ({"units": {"1/306 A": {}}}, "place” is missing"),
        ({"units": {"1/306 A": {"place": "4", "strength": "half"}}}, "one of: full, reduced"),
        ({"units": {"9/306": {"place": "4"}}}, "There is no unit “9/306”."),
        ({"units": {"1/306 A": {"place": "17"}}}, "1/306 A cannot be in 17."),
        ({"units": {"1/306 A": {"place": "special"}}}, "1/306 A cannot be in the Special Units"),
        ({"units": {"2/1 A": {"place": "green"}}}, "2/1 A cannot be in the green beach box"),
        ({"turn": 1, "units": {"2/307": {"place": "4"}}}, "2/307 E cannot be in area 4"),
        (
            {"units": {"1/306 A": {"place": "4"}, "1-306-a": {"place": "5"}}},
            "The position says twice where 1/306 A is.",
        ),
        ({"units": {one: {"place": to} for one, to in NINE.items()}}, "more than eight units"),
        ({"control": ["17"]}, "There is no area “17”."),
        ({"control": ["16"]}, "The US cannot control area 16: only Japanese are in it."),
        ({"rubble": ["17"]}, "Rubble lies in areas"),
        ({"rubble": ["11", "11"]}, "once in each"),
        ({"turn": 2, "phase": "set-up"}, "The set-up belongs to turn 1, not to turn 2."),
        ({"turn": 1, "phase": "reinforcement"}, "16 April has no Reinforcement Phase."),
        ({"units": {"SEI": {"place": "later"}}}, "Japanese unit needs a place: SEI A has none."),
        ({"turn": 5}, "Only the Extended Game goes on after turn 4."),
        ({"turn": 1, "area4": True}, "Area 4 gives its point at the end of 16 April."),
        ({"markers": {"kamikaze": "ready"}}, "Only the Advanced Game has the Kamikaze marker."),
        ({"markers": {"tank": "ready"}}, "“markers”"),
        ({"figures": {"pyle": 0}}, "a whole number from 1 to 7"),
        ({"kia": {"igawa": "the ridge"}}, "There is no area “the ridge”."),
        ({"rulings": {"i-49": "perhaps"}}, "perhaps"),
    ],
    ids=str,
)
@pytest.mark.rule("ies:7.1", "ies:3.2", "ies:3.3", "ies:6.1.1", "ies:16.1", "ies:21.0")
def test_a_position_that_breaks_a_rule_is_refused_with_the_reason(wrong, said):
    whole = at({}, phase="us-3", turn=2)
    if wrong.get("units"):
        wrong = {**wrong, "units": {**whole["units"], **wrong["units"]}}
    with pytest.raises(PositionError) as refused:
        session(position={**whole, **wrong})
    assert said in render(refused.value.text)


def test_what_is_said_of_a_unit_goes_before_what_is_said_of_its_battalion():
    told = {"1/306 B": {"place": "out"}, "1/306": {"place": "4"}}
    for order in (told, dict(reversed(told.items()))):
        whole = at({})
        game = session(position={**whole, "units": {**whole["units"], **order}})
        assert game.state.units["1-306-a"].place == "4"
        assert game.state.units["1-306-b"].place == "out"


@pytest.mark.rule("ies:21.2")
def test_the_fleet_is_gone_after_19_april_unless_a_position_says_otherwise():
    gone = session(extended="yes", position=at({}, turn=5))
    assert gone.state.markers["naval"] == "gone"
    kept = session(extended="yes", position=at({}, turn=5, markers={"naval": "ready"}))
    assert kept.state.markers["naval"] == "ready"


@pytest.mark.rule("ies:7.2", "ies:5.2")
def test_control_follows_from_who_is_alone_and_from_what_is_told():
    game = session(position=at({"1/306": "4", "MG A": "4", "1/305": "1"}, control=["4", "9"]))
    held = [area for area in AREAS if game.state.control[area] == "us"]
    assert held == ["1", "4", "9"]


@pytest.mark.parametrize("options", [{}, {"advanced": "yes", "figures": "yes"}], ids=str)
def test_a_written_position_begins_with_the_same_state(options):
    """At the beginnings of a game's phases; what is out of play has no side."""
    game, seen = session(4, **options), set()
    while game.asked is not None and len(seen) < 40:
        start = game.phase_start()[0]
        if game.asked.phase not in ("set-up", *seen):
            again = session(4, position=game.module.written(start), **options)
            told, found = (json.loads(encode(one)) for one in (start, again.phase_start()[0]))
            for plain in (told, found):
                plain |= {"stance": "", "sunset": 0}  # drawn anew; of the half that is over
                for unit in plain["units"].values():
                    unit["strength"] *= unit["place"] not in ("out", "later")
            assert found == told
            assert again.asked.phase == game.asked.phase
        seen.add(game.asked.phase)
        game.auto()


@pytest.mark.rule("ies:7.2", "ies:10.2.3")
def test_an_area_that_night_units_have_not_taken_yet_is_written_as_it_is():
    position = at({"1/306": "4", "MG A": "special"}, phase="night", turn=4, control=["4", "6"])
    game = session(position=position, i_56="refit")
    game.answer("mg-a>6")
    again = session(position=game.module.written(game.state), i_56="refit")
    assert (again.state.control["6"], again.state.units["mg-a"].place) == ("us", "6")


@pytest.mark.rule("ies:17.2")
def test_what_a_lesson_leaves_out_is_neither_on_the_map_nor_lost():
    """It is in no list, on no table, and counts for nothing; written, it is outside again."""
    units = {"1/305": {"place": "blue"}, "Labor A": {"place": "1"}}
    lesson = {"phase": "us-4", "impulse": 4, "units": units, "outside": ["us", "japan"]}
    game = session(position=lesson)
    overview = game.module.overview(game.state)
    named = {"1-305-a", "1-305-b", "1-305-c", "1-305-d", "labor-a"}
    assert {row.id for row in overview.units} == named
    assert {name for name in game.module.pieces(game.state) if name in game.state.units} == named
    assert overview.score.total == 0
    assert [bag.whole for bag in game.module.details(game.state).bags] == [0]
    assert encode(session(position=game.module.written(game.state)).state) == encode(game.state)


@pytest.mark.rule("ies:17.2")
def test_a_score_before_the_end_says_that_the_game_would_have_to_end():
    """Losses take it below zero, and no VP marker stands there (ies:3.6)."""
    game = session(position=at({"1/305": "out", "3/305": "out", "Labor A": "6"}, turn=3))
    score = game.module.overview(game.state).score
    assert score.total < 0
    assert render(score.label) == "US points if it ended now"
