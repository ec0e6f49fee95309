"""What every resolver takes, what comes out, and odds that match every throw."""

import inspect
from collections import Counter
from fractions import Fraction
from importlib import import_module
from itertools import product
from pkgutil import iter_modules

import msgspec
import pytest
from jsonschema import Draft202012Validator

from beachmaster.engine.question import Question
from beachmaster.engine.resolution import ResolveError
from beachmaster.engine.text import render
from beachmaster.games import bloodbath as game
from beachmaster.games.bloodbath.resolve.bench import MapAnswers
from beachmaster.paths import data_root

NAMES = [
    "fire-support-us",
    "bombardment-us",
    "attack",
    "redeployment",
    "cleared-sectors",
    "replacement",
    "banzai",
    "banzai-attack",
    "fire-support-track",
    "targeting",
    "bombardment-japan",
    "storm",
    "victory",
]
BATTALION = {"kind": "battalion", "attack": 6, "defence": 5}
TANK = {"kind": "tank", "attack": 4, "defence": 3}
INFANTRY = {"kind": "infantry", "attack": 3, "defence": 3}
GUN = {"kind": "anti-tank", "attack": 2, "defence": 4}
GENEROUS = {"b-27": "generous"}
HEXES = [
    {"hex": "1203", "sector": 2, "terrain": "hill"},
    {"hex": "1304", "sector": 2, "terrain": "clear"},
    {"hex": "1501", "sector": 3, "terrain": "rough"},
    {"hex": "1602", "sector": 4, "terrain": "rough", "distance": 3},
    {"hex": "1703", "sector": 5, "terrain": "broken"},
    {"hex": "1804", "sector": 6, "terrain": "broken", "occupied": True},
]
UNITS = [
    {"hex": "1001", "sector": 2, "distance": 1},
    {"hex": "1002", "sector": 2, "distance": 3},
    {"hex": "1003", "sector": 2, "distance": 5},
    {"hex": "1101", "sector": 4, "distance": 2, "attack": 0, "movement": 0},
]
DETERMINED = [
    ("fire-support-us", {"airfield_1": True, "airfield_2": True}),
    ("fire-support-us", {"airfield_1": True, "storm_turn": True}),
    ("fire-support-track", {"on_track": 4}),
    ("cleared-sectors", {"held": [1, 3], "cleared": [5]}),
    ("victory", {"eliminated": 5, "depleted": 4, "turn": 14}),
]
ROLLED = [
    ("bombardment-us", {"markers": 1}),
    ("bombardment-us", {"markers": 2, "storm_turn": True}),
    ("attack", {"attackers": [BATTALION], "target": INFANTRY, "terrain": "broken"}),
    ("attack", {"attackers": [BATTALION], "target": INFANTRY, "markers": 1}),
    ("attack", {"attackers": [BATTALION, TANK], "target": GUN}),
    ("attack", {"attackers": [TANK], "target": {**GUN, "attack": 1}, "storm_turn": True}),
    (
        "attack",
        {
            "attackers": [BATTALION],
            "target": INFANTRY,
            "markers": 1,
            "rulings": {"b-27": "generous"},
        },
    ),
    ("attack", {"attackers": [BATTALION], "target": INFANTRY, "dug_in": False, "markers": 1}),
    ("replacement", {"hexes": HEXES, "cleared": [3]}),
    ("replacement", {"container": 0}),
    ("redeployment", {"origin": "1203", "hexes": HEXES}),
    ("redeployment", {"origin": "0106", "hexes": HEXES, "container": 3, "kind": "hq"}),
    (
        "redeployment",
        {"origin": "1001", "in_place": True, "container": 0, "dug_in": ["1203", "0904"]},
    ),
    ("redeployment", {"origin": "1001", "in_place": True}),
    ("banzai", {"cleared": 2, "units": UNITS}),
    ("banzai", {"cleared": 6}),
    ("banzai-attack", {"attackers": [INFANTRY, INFANTRY], "defenders": [BATTALION, TANK]}),
    ("targeting", {"markers": 2, "beaches": ["2710"], "hexes": ["2609", "2811"]}),
    ("targeting", {"markers": 2, "hexes": ["2609", "2811", "0207"], "suribachi_cleared": True}),
    ("bombardment-japan", {"suribachi_cleared": True, "units": [BATTALION]}),
    (
        "bombardment-japan",
        {"suribachi_cleared": True, "hill_held": True, "terrain": "beach", "units": [TANK]},
    ),
    ("storm", {"turn": 3}),
]
EXAMPLES = DETERMINED + ROLLED
RED = {"banzai", "banzai-attack", "replacement", "redeployment", "targeting", "bombardment-japan"}


def throws(resolver, given, length):
    """Yield the result of every throw of so many dice; those not needed change nothing."""
    color = "red" if resolver.name in RED else "blue"
    for faces in product(range(1, 7), repeat=length):
        yield resolver.resolve({**given, "dice": {color: list(faces)}})


def longest(resolver, given):
    """Return the most dice that any of many seeds needed."""
    return max(len(resolver.resolve(given, seed).dice) for seed in range(150))


def test_all_resolvers_are_known(known):
    assert list(known) == NAMES
    assert all(name == resolver.name for name, resolver in known.items())
    titles = {render(resolver.title) for resolver in known.values()}
    assert len(titles) == len(NAMES)
    assert all("\n" not in title and len(title) < 80 for title in titles)


@pytest.mark.parametrize(("name", "given"), ROLLED)
def test_odds_match_every_throw(known, name, given):
    resolver = known[name]
    odds = resolver.odds(given)
    results = list(throws(resolver, given, longest(resolver, given)))
    assert all(die.origin == "given" for one in results for die in one.dice)
    counts = Counter(one.outcome for one in results)
    chances = {chance.outcome: chance.probability for chance in odds.tables[0].chances}
    assert chances == {outcome: Fraction(n, len(results)) for outcome, n in counts.items()}
    words = {one.outcome: render(one.result) for one in results}
    assert {row.outcome: render(row.text) for row in odds.tables[0].chances} == words


@pytest.mark.parametrize(("name", "given"), EXAMPLES)
def test_every_table_of_odds_adds_up_to_one(known, name, given):
    for table in known[name].odds(given).tables:
        assert sum(chance.probability for chance in table.chances) == 1
        assert all(chance.probability > 0 for chance in table.chances)


@pytest.mark.parametrize(("name", "given"), DETERMINED)
def test_what_nobody_rolls_for_is_certain(known, name, given):
    found = known[name].resolve(given)
    assert found.dice == ()
    assert known[name].odds(given).tables[0].probability(found.outcome) == 1


@pytest.mark.parametrize(("name", "given"), EXAMPLES)
def test_missing_dice_come_from_the_seed_and_say_so(known, name, given):
    first = known[name].resolve(given)
    assert first == known[name].resolve({**given, "seed": 0}) == known[name].resolve(given, 0)
    assert all(die.origin == "seed" for die in first.dice)
    seeds = {known[name].resolve(given, seed).outcome for seed in range(60)}
    chances = known[name].odds(given).tables[0]
    assert all(chances.probability(outcome) for outcome in seeds)
    assert (len(seeds) > 1) == (len(chances.chances) > 1)


@pytest.mark.parametrize(("name", "given"), EXAMPLES)
def test_the_schema_accepts_the_input_with_its_defaults(known, name, given):
    schema = known[name].schema()
    Draft202012Validator.check_schema(schema)
    filled = msgspec.json.decode(msgspec.json.encode(known[name].resolve(given).given))
    Draft202012Validator(schema).validate(filled)
    with pytest.raises(ResolveError) as error:
        known[name].resolve({**given, "nonsense": 1})
    assert error.value.field == "nonsense"
    assert set(error.value.expected) == set(filled)


@pytest.mark.parametrize(("name", "given"), EXAMPLES)
def test_every_rule_named_is_in_the_rule_texts(known, name, given, rule_ids):
    resolution, odds = known[name].resolve(given), known[name].odds(given)
    rules = {*resolution.rules, *odds.rules, *known[name].rules}
    rules |= {modifier.rule for modifier in resolution.modifiers}
    rules |= {item.rule for item in (*resolution.dice, *resolution.facts, *resolution.rolls)}
    rules |= {step.rule for step in resolution.next}
    assert rules <= rule_ids
    assert all(step.procedure in ("", *NAMES) for step in resolution.next)


@pytest.fixture(scope="module")
def rule_ids():
    folder = data_root() / "rules_db" / "bloodbath" / "en"
    lines = [line for path in folder.glob("*.md") for line in path.read_text("utf-8").split("\n")]
    return {line.split()[1] for line in lines if line.startswith("## bib:")}


@pytest.mark.parametrize(
    ("name", "given", "field"),
    [
        ("attack", {}, "attackers"),
        ("attack", {"attackers": [{"unit": "99-1"}]}, "attackers[0].unit"),
        ("attack", {"attackers": [{"unit": "23-1"}, {"unit": "23-1"}]}, "attackers[1].unit"),
        ("attack", {"attackers": [TANK], "terrain": "ravine"}, "attackers[0]"),
        ("attack", {"attackers": [{**TANK, "depleted": True}]}, "attackers[0].depleted"),
        ("attack", {"attackers": [{**BATTALION, "collins": True}]}, "attackers[0].collins"),
        (
            "attack",
            {"attackers": [{"kind": "flamethrower", "collins": True}]},
            "attackers[0].collins",
        ),
        ("attack", {"attackers": [BATTALION], "target": {"unit": "none"}}, "target.unit"),
        ("attack", {"attackers": [BATTALION], "target": {"attack": 2}}, "target.defence"),
        ("attack", {"attackers": [BATTALION], "seen": ["nobody"]}, "seen"),
        ("attack", {"attackers": [BATTALION], "markers": 3}, "markers"),
        ("attack", {"attackers": [BATTALION], "rulings": {"b-27": "both"}}, "rulings"),
        ("attack", {"attackers": [BATTALION], "rulings": {"players": "two"}}, "rulings"),
        ("attack", {"attackers": [BATTALION], "dice": {"blue": [7]}}, "dice.blue[0]"),
        ("bombardment-us", {}, "markers"),
        ("bombardment-us", {"markers": 1, "dice": {"blue": [1, 1, 1]}}, "dice.blue"),
        ("banzai", {}, "cleared"),
        ("banzai", {"cleared": 1, "units": [UNITS[0], UNITS[0]]}, "units"),
        ("banzai-attack", {"attackers": [{}], "defenders": [BATTALION]}, "attackers[0]"),
        ("banzai-attack", {"attackers": [INFANTRY]}, "defenders"),
        ("replacement", {"hexes": [HEXES[0], HEXES[0]]}, "hexes"),
        ("redeployment", {}, "origin"),
        ("targeting", {"markers": 1, "beaches": ["2710"], "hexes": ["2710"]}, "hexes"),
        ("storm", {"turn": 16}, "turn"),
        ("victory", {"eliminated": 20, "depleted": 8}, "depleted"),
        ("victory", {"turn": 16, "regiments": 1}, "turn"),
    ],
)
def test_a_wrong_field_names_itself(known, name, given, field):
    for ask in (known[name].resolve, known[name].odds):
        with pytest.raises(ResolveError) as error:
            ask(given)
        assert error.value.field == field
        assert field in render(error.value.text) or field == "rulings"


def test_an_input_answers_the_questions_of_the_game_as_they_are_put():
    """An answer to no question, or to one that is put otherwise, would never reach the bench."""
    parts = [import_module(f"{game.__name__}.{one.name}") for one in iter_modules(game.__path__)]
    questions = {
        one.name: one for part in parts for one in vars(part).values() if isinstance(one, Question)
    }
    answers = MapAnswers().answers(None)
    assert len(answers) == 11
    for name, answer in answers.items():
        _, *asked = inspect.signature(questions[name].ask).parameters
        given = inspect.signature(answer).parameters
        assert [one.lstrip("_") for one in given] == [one.lstrip("_") for one in asked], name
