"""Japanese bombardment: markers, targets, strength, results, stacks (bib:21.0)."""

import pytest

from beachmaster.engine.text import render
from games.bloodbath.play import (
    BOARD,
    DATA,
    FAR,
    around,
    battalion,
    beaches,
    crt,
    flamethrower,
    hidden,
    inland,
    japanese,
    start,
    us,
)

SPOT = inland()
SECTOR = BOARD.sector(SPOT)
NAMES = [battalion(n) for n in range(10)]


def fire(us, *, japan=None, suribachi=False, track=(), **more):
    """Start the Japanese combat phase."""
    japan = japan or [hidden(FAR)]
    return start(
        "japanese-combat", us=us, japan=japan, suribachi=suribachi, track=list(track), **more
    )


def inlands(count):
    """Return inland hexes apart from each other, the highest number first."""
    found = [
        p for p in BOARD.hexes if BOARD.terrain(p) == "clear" and BOARD.sector(p) in range(1, 7)
    ]
    return sorted(found[:: max(1, len(found) // count)][:count], reverse=True)


def targets(table):
    """Return the hexes that got a marker so far."""
    return [one for event in table.named("japanese-target") for one in event.data["places"]]


@pytest.mark.rule("bib:21.1")
@pytest.mark.parametrize("lost", [0, 1, 2])
def test_each_gun_on_the_track_costs_a_marker(lost):
    """bib:21.1: ten at first."""
    guns = [japanese("artillery", n) for n in range(lost)]
    table = fire({NAMES[0]: SPOT}, track=guns)
    assert table.event("japanese-markers").data["markers"] == 10 - lost


@pytest.mark.rule("bib:21.2.1")
def test_before_suribachi_falls_held_beaches_come_first_then_the_search_goes_down():
    """bib:21.2.1: beaches without a die; then from the highest number, 1-3 a marker."""
    sand, ground = beaches()[:2], inlands(3)
    placed = dict(zip(NAMES, [*sand, *ground], strict=False))
    table = fire(placed)
    assert targets(table) == sand
    assert [one.subjects[0] for one in table.prompt.row] == ground
    table.answer([3, 4, 1])
    assert targets(table) == [*sand, ground[0], ground[2]]
    assert table.event("markers-lost").data["left"] == 6


@pytest.mark.rule("bib:21.2.2", "bib:22.1")
def test_after_suribachi_falls_the_search_goes_up_and_beaches_wait_their_turn():
    """bib:21.2.2: from 0106 upward, a die for every hex."""
    sand, ground = beaches()[:1], inlands(2)
    placed = dict(zip(NAMES, [*sand, *ground], strict=False))
    elsewhere = next(p for p in BOARD.by_sector[SECTOR] if p not in ground)
    table = fire(placed, suribachi=True, japan=[hidden(elsewhere)])
    assert [one.subjects[0] for one in table.prompt.row] == sorted([*sand, *ground])
    table.answer([4, 4, 4])
    assert not targets(table)


@pytest.mark.rule("bib:21.2.2")
def test_no_more_dice_are_thrown_at_once_than_markers_are_left():
    """bib:21.2.2: the search ends with the last marker, so no die is idle."""
    guns = [name for name, one in DATA.japan.items() if one.kind in ("hq", "artillery")][:7]
    ground = sorted(inlands(6))
    elsewhere = next(p for p in BOARD.by_sector[SECTOR] if p not in ground)
    placed = dict(zip(NAMES, ground, strict=False))
    table = fire(placed, suribachi=True, japan=[hidden(elsewhere)], track=guns)
    left = 10 - len(guns)
    assert [one.subjects[0] for one in table.prompt.row] == ground[:left]
    table.answer([1, 6, 6])
    assert [one.subjects[0] for one in table.prompt.row] == ground[left : 2 * left - 1]
    table.answer([2, 3])
    assert targets(table) == [ground[0], *ground[left : 2 * left - 1]]
    assert table.procedure == "fire-strength"


@pytest.mark.rule("bib:21.2.1")
def test_b14_too_few_markers_fill_the_beaches_from_the_top_and_end_the_search():
    """B-14: descending hex numbers; nobody is searched for once the markers are used up."""
    guns = [name for name, u in DATA.japan.items() if u.kind in ("hq", "artillery")][:9]
    sand = beaches()[:3]
    table = fire(dict(zip(NAMES, [*sand, SPOT], strict=False)), track=guns)
    count = 10 - len(guns)
    assert targets(table) == sand[:count]
    assert (table.procedure == "target") is (count > len(sand))


@pytest.mark.rule("bib:21.3", "bib:22.2")
@pytest.mark.parametrize(("suribachi", "hill", "dice"), [
    (False, False, 3), (True, True, 2), (True, False, 1),
])  # fmt: skip
def test_the_strength_is_three_dice_or_after_suribachi_two_or_one(suribachi, hill, dice):
    """bib:21.3: a Japanese unit on a hill of the target's sector keeps the second die."""
    hills = [p for p in BOARD.by_sector[SECTOR] if BOARD.hill(p) and p != SPOT]
    flat = [p for p in BOARD.by_sector[SECTOR] if not BOARD.hill(p) and p != SPOT]
    held = (hills if hill else flat)[0]
    japan = [hidden(held)] if suribachi else [hidden(held), hidden(FAR)]
    table = fire({NAMES[0]: SPOT}, suribachi=suribachi, japan=japan).play(target=1)
    assert table.prompt.dice.count == dice
    table.answer([2] * dice).answer(1)
    assert table.looked_up["amount"] == 2 * dice


@pytest.mark.rule("bib:21.3")
def test_b11_a_beach_lies_in_no_sector_so_no_hill_helps():
    """B-11: one die."""
    hill = next(p for p in BOARD.hexes if BOARD.hill(p) and BOARD.sector(p))
    beach = next(p for p in beaches() if not BOARD.sector(p))
    table = fire({NAMES[0]: beach}, suribachi=True, japan=[hidden(hill)]).play(target=1)
    assert table.prompt.dice.count == 1


@pytest.mark.rule("bib:21.3", "bib:4.1.2")
def test_storms_do_not_weaken_japanese_fire():
    """bib:21.3: three dice before Suribachi falls, whatever the weather."""
    table = fire({NAMES[0]: SPOT}, storm=True).play(target=1)
    assert table.prompt.dice.count == 3


@pytest.mark.rule("bib:21.4")
@pytest.mark.parametrize(("code", "die", "steps"), [
    ("Ex", 4, 1), ("Ex", 5, 2), ("D2", 2, 1), ("D2", 3, 2), ("D3", 3, 1), ("D3", 4, 2),
    ("De", None, 0), ("NE", None, 2), ("Ae", None, 2), ("A3", None, 2), ("(A)", None, 2),
    ("D1", None, 2),
])  # fmt: skip
def test_the_results_of_bombardment(monkeypatch, code, die, steps):
    """bib:21.4, B-02, B-12: nobody ever retreats."""
    crt(monkeypatch, code)
    script = {"bombardment_second_die": die} if die else {}
    table = fire({NAMES[0]: SPOT}).play(
        target=1, fire_strength=[1, 2, 3], japanese_bombardment=4, **script
    )
    unit = table.us(NAMES[0])
    assert (unit.steps, unit.place) == (steps, SPOT if steps else "eliminated")


@pytest.mark.rule("bib:21.4", "bib:7.3")
def test_b13_the_strength_is_the_column_and_the_defence_does_not_count():
    """bib:21.4, B-13: on the line of the target's terrain."""
    table = fire({NAMES[0]: SPOT}).play(target=1, fire_strength=[4, 5, 6], japanese_bombardment=1)
    found = table.looked_up
    assert found["amount"] == 15
    assert found["column"] - 1 == DATA.crt.column(15, BOARD.terrain(SPOT))


@pytest.mark.rule("bib:21.5")
@pytest.mark.parametrize(("option", "rolls"), [("once", 1), ("each-unit", 2)])
def test_every_unit_of_a_stack_is_bombarded_on_its_own(monkeypatch, option, rolls):
    """bib:21.5, B-52: one strength for the marker, or by choice one for each unit."""
    crt(monkeypatch, "De")
    flame = flamethrower()
    stack = {NAMES[0]: SPOT, flame: us(SPOT, level=1)}
    table = fire(stack, options={"b-52": option})
    table.play(target=1, fire_strength=[1, 1, 1] * rolls, japanese_bombardment=[1, 2])
    assert {table.us(name).place for name in stack} == {"eliminated"}
    assert len(table.thrown("fire-strength")) == rolls
    [row] = [prompt.row for prompt in table.asked("japanese-bombardment")]
    assert [one.subjects[1] for one in row] == [NAMES[0], flame]


@pytest.mark.rule("bib:21.5", "bib:14.3")
def test_a_beach_stack_is_bombarded_from_the_top_down(monkeypatch):
    """bib:21.5: all of it, not only the top unit."""
    crt(monkeypatch, "NE")
    sand = beaches()[0]
    stack = {name: us(sand, level=level) for level, name in enumerate(NAMES[:3])}
    table = fire(stack).play(fire_strength=[1, 1, 1], japanese_bombardment=[1, 2, 3])
    [row] = [prompt.row for prompt in table.asked("japanese-bombardment")]
    assert [one.subjects[1] for one in row] == NAMES[:3]


@pytest.mark.rule("bib:21.2", "bib:21.3", "bib:21.4")
def test_a_barrage_is_one_row_of_dice_each_with_its_target(monkeypatch):
    """bib:21.2: strengths, results, second dice: three rows, and every loss once."""
    crt(monkeypatch, "Ex")
    ground = inlands(3)
    table = fire(dict(zip(NAMES, ground, strict=False))).play(target=[1, 6, 1])
    hit = [ground[0], ground[2]]
    assert [(one.subjects[0], one.count) for one in table.prompt.row] == [(p, 3) for p in hit]
    table.answer([1, 2, 3, 4, 5, 6])
    strengths = [one.data["total"] for one in table.thrown("fire-strength")]
    assert strengths == [6, 15]
    table.answer([3, 3]).answer([1, 6])
    assert [one.data["amount"] for one in table.thrown("japanese-bombardment")] == strengths
    assert [table.us(name).steps for name in NAMES[:3]] == [1, 2, 2]
    rows = [prompt for prompt in table.asked_for if prompt.kind == "roll"]
    assert len(rows) == 4
    assert len(table.named("us-step")) == 1
    assert table.event("bombarded").data["hit"] == 1  # one line for all units of the row
    assert len(table.named("japanese-target")) == 1  # one thing to do for all markers
    assert table.named("markers-off")[-1].act is not None


@pytest.mark.rule("bib:21.2")
def test_all_markers_are_placed_before_any_is_resolved():
    """bib:21.2: so losses do not change the targets."""
    placed = dict(zip(NAMES, [*beaches()[:2], SPOT], strict=False))
    table = fire(placed).play(target=1)
    assert len(targets(table)) == 3
    assert table.procedure == "fire-strength"


@pytest.mark.rule("bib:21.1", "bib:21.2")
def test_without_markers_nothing_is_placed():
    """bib:21.1: a full track is silence."""
    guns = [name for name, u in DATA.japan.items() if u.kind in ("hq", "artillery")]
    if len(guns) < 10:
        pytest.skip("these counters hold fewer than ten guns")
    table = fire({NAMES[0]: beaches()[0]}, track=guns[:10])
    assert not targets(table)


@pytest.mark.rule("bib:23.4")
def test_b58_a_second_player_chooses_hexes_until_suribachi_falls():
    """bib:23.4, B-58: each once; by choice as often as he likes."""
    near = around(SPOT)[0]
    placed = {NAMES[0]: SPOT, NAMES[1]: near}
    table = fire(placed, options={"players": "two"})
    assert (table.procedure, set(table.options)) == ("bombardment-target", {SPOT, near})
    table.answer(SPOT)
    assert table.options == [near]
    again = fire(placed, options={"players": "two", "b-58": "again"}).answer(SPOT)
    assert set(again.options) == {SPOT, near}
    again.answer(SPOT)
    acts = [one for event in again.named("japanese-target") for one in event.acts]
    assert [(one.act, one.now.face) for one in acts] == [
        ("place", "japan:1"),
        ("turn", "japan:2"),
    ]
    assert render(acts[-1].text).startswith("Leave 2 bombardment markers on")
