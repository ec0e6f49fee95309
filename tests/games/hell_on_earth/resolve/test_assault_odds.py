"""The odds of an assault against resolving every throw and every draw."""

from collections import Counter
from fractions import Fraction
from itertools import permutations, product

import pytest

from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth.assault_odds import RESULTS
from counting import calls_of

MANY = 120_000
"""Function calls: twice what it takes, where drawing both units one by one takes thousands more."""
TABLE = [str(result) for result in RESULTS]


def chances(odds, name):
    return {one.outcome: one.probability for one in odds.table(name).chances}


def throws(assault, given):
    """Count the outcomes over both dice."""
    return Counter(
        assault.resolve({**given, "dice": {"blue": [blue], "red": [red]}}).outcome
        for blue, red in product(range(1, 7), repeat=2)
    )


def shares(counts, names):
    """Return the chances of the outcomes among those named."""
    total = sum(counts[name] for name in names)
    return {name: Fraction(counts[name], total) for name in names if counts[name]}


def grouped(counts):
    """Return the chances of the target's response."""
    total = sum(counts.values())
    own = {name: counts[name] for name in ("redeployment", "banzai")}
    stays = total - sum(own.values())
    return {name: Fraction(n, total) for name, n in {"stays": stays, **own}.items() if n}


REVEALED = [
    {"attackers": [{"cf": 4}], "target": {"cf": 2, "defence": "C"}},
    {
        "attackers": [{"unit": "25"}, {"unit": "27", "steps": 1}],
        "support": [{"unit": "25"}, {"unit": "23"}],
        "target": {"cf": 1, "defence": "A", "support": {"at": 2, "tank": 1}},
        "terrain": "hill",
    },
    {
        "attackers": [{"cf": 3}],
        "order": {"icon": "tank", "value": 2},
        "target": {"cf": 4, "defence": "B"},
        "neighbours": [{"at": 3}, {"at": 3, "artillery": 1}],
        "hq": True,
    },
]


@pytest.mark.rule("hoe:5.4.2.8")
@pytest.mark.parametrize("given", REVEALED)
def test_a_revealed_target_against_every_throw(known, given):
    odds = known["assault"].odds(given)
    assert chances(odds, "result") == shares(throws(known["assault"], given), TABLE)
    assert sum(chances(odds, "result").values()) == 1


@pytest.mark.rule("hoe:5.4.2.7.1.7")
def test_the_anti_tank_roll_has_its_own_table(known):
    odds = known["assault"].odds(REVEALED[1])
    assert chances(odds, "anti-tank") == {"stopped": Fraction(1, 3), "through": Fraction(2, 3)}
    assert [table.name for table in known["assault"].odds(REVEALED[0]).tables] == ["result"]


BAG = ["ds01", "ds07", "ds09", "ds16", "re1"]
HIDDEN = {
    "attackers": [{"cf": 4}, {"cf": 4}],
    "support": [{"kind": "tank", "value": 2}],
    "flank": True,
    "turn": 5,
    "bag": BAG,
}


@pytest.mark.rule("hoe:5.4.2.5", "hoe:5.4.2.7.1.4")
@pytest.mark.parametrize(
    ("target", "neighbours", "draws"),
    [
        ({"hidden": True}, 0, 2),
        ({"hidden": True}, 1, 3),
        ({"hidden": True, "cf": 2, "defence": "A"}, 1, 2),
        ({"hidden": True, "cf": 2, "defence": "B", "support": {"artillery": 1}}, 1, 1),
        ({"cf": 2, "defence": "B"}, 2, 2),
    ],
)
def test_a_hidden_target_against_every_draw_and_throw(known, target, neighbours, draws):
    given = {**HIDDEN, "target": target, "hidden_neighbours": neighbours}
    counts = Counter()
    for tokens in permutations(BAG, draws):
        counts += throws(known["assault"], {**given, "draws": list(tokens)})
    odds = known["assault"].odds(given)
    assert chances(odds, "result") == shares(counts, TABLE)
    names = [table.name for table in odds.tables]
    if "response" in names:
        assert chances(odds, "response") == grouped(counts)
    if "supporters" in names:
        stayed = {n: c for n, c in counts.items() if n not in ("redeployment", "banzai")}
        quiet = sum(c for n, c in stayed.items() if n in TABLE)
        assert odds.table("supporters").probability("none") == Fraction(quiet, sum(stayed.values()))
    assert all(sum(chances(odds, name).values()) == 1 for name in names)


@pytest.mark.rule("hoe:3.3.3")
def test_a_counted_bag_leaves_open_which_markers_are_in_it(known, data):
    given = {
        "attackers": [{"cf": 4}],
        "target": {"hidden": True},
        "turn": 1,
        "hq_eliminated": True,
        "bag": {"defence_support": 2, "reaction": 0},
    }
    counts = Counter()
    for tokens in permutations(data.intelligence, 2):
        for blue in range(1, 7):
            dice = {"blue": [blue]}
            one = known["assault"].resolve({**given, "draws": list(tokens), "dice": dice})
            counts[one.outcome] += 1
    assert chances(known["assault"].odds(given), "result") == shares(counts, TABLE)


@pytest.mark.rule("hoe:5.4.2.5")
def test_the_set_up_bag_holds_21_and_3(known):
    odds = known["assault"].odds({**HIDDEN, "bag": None, "target": {"hidden": True}})
    stays = Fraction(21, 24) * Fraction(20, 23)
    assert chances(odds, "response") == {
        "stays": stays,
        "redeployment": (1 - stays) * Fraction(4, 6),
        "banzai": (1 - stays) * Fraction(2, 6),
    }
    lying = {**HIDDEN, "bag": None, "target": {"hidden": True, "marker": "ds01"}}
    assert known["assault"].odds(lying).table("response").probability("stays") == Fraction(20, 23)


@pytest.mark.rule("hoe:5.4.2.5")
def test_a_bag_of_reactions_leaves_nothing_to_fight(known):
    odds = known["assault"].odds({**HIDDEN, "target": {"hidden": True}, "bag": ["re1", "re2"]})
    assert [table.name for table in odds.tables] == ["response"]
    assert odds.table("response").probability("stays") == 0
    assert any("a Reaction is certain" in render(note) for note in odds.notes)


@pytest.mark.rule("hoe:3.3.3")
def test_an_unknown_mix_has_a_table_for_each_kind_of_marker(known):
    given = {**HIDDEN, "bag": None, "target": {"hidden": True}, "mix": "unknown"}
    odds = known["assault"].odds(given)
    kinds = [f"result-{cf}{defence}" for cf in (1, 2, 3) for defence in "ABC"]
    assert [table.name for table in odds.tables] == ["response", *kinds]
    for kind in kinds:
        target = {"cf": int(kind[-2]), "defence": kind[-1], "hidden": True, "support": {}}
        known_kind = known["assault"].odds({**HIDDEN, "target": target})
        assert chances(odds, kind) == chances(known_kind, "result")
    assert any("mix" in render(note) for note in odds.notes)


def test_what_is_left_out_is_said(known):
    odds = known["assault"].odds({**HIDDEN, "target": {"hidden": True}, "hidden_neighbours": 1})
    notes = " ".join(render(note) for note in odds.notes)
    assert "not included" in notes
    assert "if the target stays" in notes
    assert "if no hidden unit" in notes


def test_two_hidden_neighbours_are_no_great_work(known):
    given = {**HIDDEN, "bag": None, "target": {"hidden": True}, "hidden_neighbours": 2}
    known["assault"].odds(given)  # what is worked out once is known by now
    assert calls_of(lambda: known["assault"].odds(given)) < MANY
