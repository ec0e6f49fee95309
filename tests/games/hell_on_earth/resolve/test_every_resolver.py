"""The single tables: what they take, what comes out, and odds that match every throw."""

from collections import Counter
from fractions import Fraction
from itertools import product

import msgspec
import pytest
from jsonschema import Draft202012Validator

from beachmaster.engine.resolution import ResolveError
from beachmaster.engine.resolver import Resolver
from beachmaster.engine.text import render
from beachmaster.paths import data_root

NAMES = [
    "bombardment-us",
    "bombardment-japan",
    "recon",
    "raid",
    "banzai",
    "reaction",
    "assault",
    "rally",
    "retreat-check",
    "command-points",
    "deployment",
    "japanese-command",
    "final-assessment",
    "weather",
]
ONE = {"attackers": [{"cf": 4}], "target": {"cf": 2, "defence": "C"}}
EXAMPLES = [
    ("weather", {"turn": 1}),
    ("weather", {"turn": 2}),
    *(("bombardment-us", {"points": n, "adjacent": True}) for n in (1, 2, 3)),
    *(("bombardment-us", {"points": n, "spotter": True}) for n in (1, 2, 3)),
    ("bombardment-japan", {}),
    ("bombardment-japan", {"on_beach": True}),
    *(("rally", {"marker": m, "command_phase": c}) for m in ("OR", "DR") for c in (True, False)),
    ("recon", {}),
    ("recon", {"others": 3, "or_marker": True, "errors_left": 1}),
    ("recon", {"others": 1, "errors_left": 0}),
    *(
        ("reaction", {"turn": turn, "hq_eliminated": hq})
        for turn in (1, 4, 9)
        for hq in (True, False)
    ),
    ("banzai", {}),
    ("banzai", {"target_in_range": False, "steps": 1}),
    *(("retreat-check", {"hits": h, "steps": s}) for h in (1, 2, 4) for s in (1, 2, 3, 4)),
    ("raid", {"adjacent": 1}),
    ("raid", {"adjacent": 3, "marked": True}),
    ("raid", {"two_hexes": True}),
    ("command-points", {}),
    ("command-points", {"heroic": True}),
    ("japanese-command", {"turn": 3}),
    ("japanese-command", {"turn": 3, "vp": 11}),
    ("japanese-command", {"turn": 8, "target_in_range": False}),
    ("final-assessment", {"eliminated": 21, "orders_played": 3, "errors": 2, "weak_units": 6}),
    ("final-assessment", {"eliminated": 27, "orders_played": 2, "controls_objectives": True}),
    (
        "final-assessment",
        {
            "eliminated": 26,
            "orders_played": 4,
            "errors": 2,
            "heroic": True,
            "orders_roll": "literal",
        },
    ),
    ("assault", ONE),
]
DICE = {"banzai": (1, 1), "recon": (1, 1), "bombardment-japan": (0, 2), "final-assessment": (1, 1)}
RED = {"reaction", "raid", "retreat-check", "japanese-command"}


def colors(name):
    """Return how many blue and red dice the resolver can take."""
    return DICE.get(name, (0, 1) if name in RED else (1, 0))


def every_throw(resolver, given):
    blue, red = colors(resolver.name)
    for faces in product(range(1, 7), repeat=blue + red):
        dice = {"blue": list(faces[:blue]), "red": list(faces[blue:])}
        yield resolver.resolve({**given, "dice": dice})


def test_all_resolvers_are_known(known):
    assert sorted(known) == sorted(NAMES)
    assert all(name == resolver.name for name, resolver in known.items())
    titles = {render(resolver.title) for resolver in known.values()}
    assert len(titles) == len(NAMES)
    assert all("\n" not in title and len(title) < 80 for title in titles)


@pytest.mark.parametrize(("name", "given"), EXAMPLES)
def test_odds_match_every_throw(known, name, given):
    odds = known[name].odds(given)
    results = list(every_throw(known[name], given))
    assert all(die.origin == "given" for one in results for die in one.dice)
    counts = Counter(one.outcome for one in results)
    chances = {chance.outcome: chance.probability for chance in odds.tables[0].chances}
    assert chances == {outcome: Fraction(n, len(results)) for outcome, n in counts.items()}
    for table in odds.tables:
        assert sum(chance.probability for chance in table.chances) == 1


@pytest.mark.parametrize(
    ("name", "given", "table"),
    [
        ("recon", {"errors_left": 2}, "error"),
        ("banzai", {}, "own-hits"),
        ("final-assessment", {"eliminated": 4, "orders_played": 3}, "orders"),
        ("final-assessment", {"eliminated": 28, "controls_objectives": True}, "surrender"),
    ],
)
def test_odds_of_the_further_rolls_match_every_throw(known, name, given, table):
    results = [
        roll.outcome
        for one in every_throw(known[name], given)
        for roll in one.rolls
        if roll.table == table
    ]
    chances = known[name].odds(given).table(table).chances
    assert {chance.outcome: chance.probability for chance in chances} == {
        outcome: Fraction(n, len(results)) for outcome, n in Counter(results).items()
    }


@pytest.mark.parametrize(("name", "given"), [*EXAMPLES, ("deployment", {"occupied": [1, 2]})])
def test_missing_dice_come_from_the_seed_and_say_so(known, name, given):
    first = known[name].resolve(given)
    assert first == known[name].resolve({**given, "seed": 0}) == known[name].resolve(given, 0)
    assert all(die.origin == "seed" for die in first.dice)
    assert first.given["seed"] == 0
    seeds = {str(known[name].resolve(given, seed).outcome) for seed in range(40)}
    assert (len(seeds) > 1) == (len(known[name].odds(given).tables[0].chances) > 1)


@pytest.mark.parametrize(("name", "given"), EXAMPLES)
def test_the_schema_accepts_the_input_with_its_defaults(known, name, given):
    schema = known[name].schema()
    Draft202012Validator.check_schema(schema)
    filled = msgspec.json.decode(msgspec.json.encode(known[name].resolve(given).given))
    Draft202012Validator(schema).validate(filled)
    assert filled["dice"] == {"blue": [], "red": []}
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


@pytest.fixture(scope="module")
def rule_ids():
    folder = data_root() / "rules_db" / "hell-on-earth" / "en"
    lines = [line for path in folder.glob("*.md") for line in path.read_text("utf-8").split("\n")]
    return {line.split()[1] for line in lines if line.startswith("## hoe:")}


@pytest.mark.rule("hoe:5.2.3")
def test_a_bombardment_of_a_beach_asks_for_the_second_die_only_at_seven(known):
    seven = known["bombardment-japan"].resolve({"on_beach": True, "dice": {"red": [6, 1]}})
    assert (seven.total, seven.outcome) == (7, "one-hit-and-dr")
    assert [roll.outcome for roll in seven.rolls] == ["dr"]
    six = known["bombardment-japan"].resolve({"on_beach": True, "dice": {"red": [5, 1]}})
    assert (six.total, six.outcome, six.rolls) == (6, "one-hit", ())
    assert [render(note) for note in six.notes] == ["Red dice not needed: 1."]


@pytest.mark.rule("hoe:5.2.1")
@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"points": 3, "adjacent": False}, "points"),
        ({"points": 2, "adjacent": False, "spotter": True}, "spotter"),
        ({"points": 4}, "points"),
        ({}, "points"),
    ],
)
def test_bombardment_points_that_are_not_allowed(known, given, field):
    with pytest.raises(ResolveError) as error:
        known["bombardment-us"].resolve(given)
    assert error.value.field == field
    assert field in render(error.value.text)


@pytest.mark.rule("hoe:5.8.2.3")
def test_a_deployment_rolls_until_the_beach_is_free(known):
    landed = known["deployment"].resolve({"occupied": [1, 2], "dice": {"blue": [2, 1, 4]}})
    assert landed.outcome == "4"
    assert [die.value for die in landed.dice] == [2, 1, 4]
    assert "Yellow 1" in render(landed.result)
    odds = known["deployment"].odds({"occupied": [1, 2]}).tables[0]
    assert {chance.outcome for chance in odds.chances} == {"3", "4", "5", "6"}
    assert {chance.probability for chance in odds.chances} == {Fraction(1, 4)}
    with pytest.raises(ResolveError) as error:
        known["deployment"].resolve({"occupied": [1, 2, 3, 4, 5, 6]})
    assert error.value.field == "occupied"


@pytest.mark.rule("hoe:5.5")
def test_a_raid_needs_a_raider(known):
    with pytest.raises(ResolveError) as error:
        known["raid"].resolve({})
    assert error.value.field == "adjacent"
    distant = known["raid"].resolve({"two_hexes": True, "dice": {"red": [6]}})
    assert (distant.total, distant.outcome) == (5, "one-hit")
    near = known["raid"].resolve({"adjacent": 1, "two_hexes": True, "dice": {"red": [6]}})
    assert (near.total, near.outcome) == (6, "two-hits")


@pytest.mark.rule("hoe:5.5")
def test_the_player_chooses_among_several_raiders(known):
    several = known["raid"].resolve({"adjacent": 2, "dice": {"red": [1]}})
    assert (several.total, several.outcome, several.next) == (2, "none", ())
    distant = known["raid"].resolve({"two_hexes": True, "dice": {"red": [1]}})
    assert (distant.outcome, len(distant.next)) == ("raider-hit", 1)
    alone = known["raid"].resolve({"adjacent": 1, "dice": {"red": [1]}})
    assert (alone.outcome, alone.next) == ("raider-hit", ())


@pytest.mark.rule("hoe:5.8.3")
@pytest.mark.parametrize(
    ("given", "outcome"),
    [
        ({"turn": 7, "vp": 10}, "none"),
        ({"turn": 7, "vp": 11}, "banzai"),
        ({"turn": 8}, "banzai"),
        ({"turn": 8, "target_in_range": False}, "none"),
    ],
)
def test_a_late_banzai(known, given, outcome):
    rolled = known["japanese-command"].resolve({**given, "dice": {"red": [1]}})
    assert rolled.outcome == outcome
    assert [step.procedure for step in rolled.next] == ["banzai"] * (outcome == "banzai")
    assert len(rolled.notes) == (outcome == "none")


@pytest.mark.rule("hoe:5.8.3")
def test_turn_nine_has_no_japanese_command_step(known):
    with pytest.raises(ResolveError) as error:
        known["japanese-command"].resolve({"turn": 9})
    assert (error.value.field, error.value.expected) == ("turn", {"min": 1, "max": 8})


@pytest.mark.rule("hoe:5.4.2.5.1")
def test_a_banzai_counts_the_steps_left(known):
    one = known["banzai"].resolve({"steps": 1, "dice": {"red": [5], "blue": [6]}})
    assert one.outcome == "two-hits"
    assert [fact.value for fact in one.facts] == [0]
    assert one.rolls[0].outcome == "two-hits"
    nobody = known["banzai"].resolve({"target_in_range": False, "dice": {"blue": [3]}})
    assert (nobody.outcome, nobody.total, len(nobody.dice)) == ("none", None, 1)


@pytest.mark.rule("hoe:5.4.2.9.2")
def test_a_retreat_check_counts_steps_before_the_hits(known):
    strong = known["retreat-check"].resolve({"hits": 1, "steps": 3, "dice": {"red": [2]}})
    weak = known["retreat-check"].resolve({"hits": 1, "steps": 2, "dice": {"red": [2]}})
    assert (strong.outcome, weak.outcome) == ("organized", "disorganized")
    assert (strong.total, weak.total) == (2, 1)
    lost = known["retreat-check"].resolve({"hits": 2, "steps": 2})
    assert len(lost.notes) == 1


@pytest.mark.rule("hoe:5.4.1")
def test_a_recon_rolls_for_an_error_while_there_are_some(known):
    found = known["recon"].resolve({"errors_left": 1, "dice": {"blue": [6], "red": [5]}})
    assert (found.outcome, found.rolls[0].outcome) == ("japanese-hit", "error")
    assert len(found.next) == 1
    none = known["recon"].resolve({"errors_left": 0, "dice": {"blue": [6]}})
    assert (none.rolls, len(none.dice)) == ((), 1)


def test_a_resolver_keeps_no_state(known):
    rally = known["rally"]
    assert isinstance(rally, Resolver)
    assert rally.resolve({"marker": "OR"}) == rally.resolve({"marker": "OR"})
