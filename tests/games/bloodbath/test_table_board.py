"""The table board: what it asks, how often, and what it remembers (bib:5.2)."""

import pytest

from beachmaster.engine.module import Recorder, encode
from beachmaster.engine.prompt import AnswerError
from beachmaster.engine.record import narrowed
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.games.bloodbath import words
from beachmaster.games.bloodbath.factory import FACTORY
from beachmaster.games.bloodbath.places import AVAILABLE, CONTAINER, ON_MAP, TRACK, UNKNOWN
from beachmaster.games.bloodbath.players import player_for
from beachmaster.games.bloodbath.state import Space
from games.bloodbath.play import (
    DATA,
    battalion,
    crt,
    fighters,
    flamethrower,
    fresh,
    hidden,
    japanese,
    shown,
    start,
    tank,
)

ONE, TWO, THREE = battalion(0), battalion(1), battalion(2)
FLAME = flamethrower()
RIDGE = [hidden("ridge"), hidden("cave"), hidden("gully")]
INLAND = {"terrain": "rough"}
EXACT = {"b-60": "pair-barred"}
"""A ruling by which it matters who of several attackers stands with whom."""


def table(phase="us-combat", units=None, japan=None, **more):
    """Start a table game; units stand somewhere on the map unless told."""
    us = units if units is not None else {ONE: "map", TWO: "map"}
    return start(phase, us=us, japan=RIDGE if japan is None else japan, board="table", **more)


def questions(found):
    """Return the procedures of the questions that were answered."""
    return [prompt.procedure for prompt in found.asked_for if prompt.question]


def attack(found, target="ridge", units=(ONE,), **more):
    """Declare one attack and resolve it without bombardment."""
    regular = {"airfields": 0, "bombard": 0} if found.phase == "us-combat" else {}
    declared = {"attack-target": (target, ""), "attack-units": list(units)}
    return found.play(quiet=False, **declared, **regular, **more)


# -- set-up and movement -------------------------------------------------------------------------


@pytest.mark.rule("bib:11.2")
def test_the_table_tells_its_red_hexes_and_the_rest_is_in_the_container():
    """11.2, B-17: one hidden unit a red hex, nobody knows where."""
    found = fresh(board="table").play(quiet=False, red_hexes=30, left_over=11, coast="east")
    state = found.state
    on_map = [unit for unit in state.japan.values() if unit.on_map]
    assert len(on_map) == 30
    assert all(unit.place == UNKNOWN and unit.hidden and not unit.unit for unit in on_map)
    inside = [unit for unit in state.japan.values() if unit.place == CONTAINER]
    assert len(inside) == 11


@pytest.mark.rule("bib:19.4", "bib:11.2")
def test_nothing_is_drawn_from_a_container_that_the_table_told_empty():
    """11.2: the booklet does not say how many Japanese units there are, so the player counts."""
    found = fresh(board="table").play(quiet=False, red_hexes=43, left_over=0, coast="east")
    found.play(moved={"landed": [ONE], "opposed": []})
    found.play(sectors={"clear": [], "suribachi": False})
    while found.phase != "japanese-combat":
        found.play(
            moved={"landed": [], "opposed": []}
        ) if found.procedure == "moved" else found.play()
    assert found.happened("no-replacement")
    assert not found.happened("replacement-drawn")


@pytest.mark.rule("bib:11.2")
def test_more_japanese_units_than_our_estimate_are_as_many_as_the_table_tells():
    """11.2: units that our data do not know are infantry until the player reads their counters."""
    found = fresh(board="table")
    found.play(quiet=False, red_hexes=60, left_over=40, count_right=True, coast="east")
    assert len(found.state.japan) == 100
    assert len(found.state.described) == 100 - len(DATA.japan)
    assert not found.session.module.problems(found.state)


@pytest.mark.rule("bib:11.2")
def test_more_units_than_a_sheet_has_room_for_are_asked_back():
    """11.2, B-17: 39 US units, 11 markers, turn and flag leave 48 of 100 counters."""
    found = fresh(board="table").play(quiet=False, red_hexes=35, left_over=99)
    assert (found.procedure, found.prompt.question) == ("count-right", True)
    found.answer(False).play(quiet=False, red_hexes=35, left_over=13)
    assert found.procedure == "coast"
    assert len(found.state.japan) == 48


@pytest.mark.rule("bib:23.4")
def test_the_japanese_player_may_aim_anywhere_before_suribachi_falls():
    """23.4: the US-held hexes are told in any order, for no search goes through them."""
    options = {"players": "two"}
    ashore = dict.fromkeys((ONE, TWO, THREE), "map")
    found = table("japanese-combat", units=ashore, options=options).play()
    assert (found.procedure, found.prompt.rules) == ("scanned-hexes", ("bib:23.4",))
    assert "0106" not in render(found.prompt.fields[0].text)
    found.answer({"others": ["0905", "shore", "1203"]})
    assert found.procedure == "bombardment-target"
    assert set(found.options) == {"0905", "shore", "1203"}


@pytest.mark.rule("bib:14.2")
@pytest.mark.parametrize("word", ["-", "4th tank; 5", "12", "??"])
def test_a_word_without_a_letter_is_no_hex(word):
    """14.2: a dash means none everywhere, and a figure alone is a number of four."""
    japan = [hidden("unknown"), hidden("cave")]
    found = table("us-movement", units={}, japan=japan)
    found.play(moved={"landed": [ONE], "opposed": [ONE]})
    assert found.procedure == "landing-hex"
    assert "four digits" in found.refusal(word)
    found.answer("2710")
    assert found.japan("2710").hidden


@pytest.mark.rule("bib:11.2")
def test_a_position_tells_how_many_units_are_in_the_container_of_a_table():
    """11.2: left out, it is what our estimate leaves."""
    inside = [u for u in table(container=2).state.japan.values() if u.place == CONTAINER]
    assert len(inside) == 2
    ours = [u for u in table().state.japan.values() if u.place == CONTAINER]
    assert len(ours) == len(DATA.japan) - len(RIDGE)


@pytest.mark.rule("bib:14.2")
def test_one_check_list_tells_who_has_landed():
    """14.2: no hex is asked for, as none matters yet."""
    found = fresh(board="table").play(quiet=False, red_hexes=30, left_over=18, coast="east")
    found.play(moved={"landed": [ONE, TWO]})
    assert (found.us(ONE).place, found.us(TWO).place) == (ON_MAP, ON_MAP)
    assert found.us(THREE).place == AVAILABLE
    assert found.phase == "us-combat"
    assert questions(found) == ["red-hexes", "left-over", "moved"]


@pytest.mark.rule("bib:14.2")
def test_a_landing_on_the_enemy_asks_for_its_hex_and_must_attack():
    """14.2: the unit shares the hex until the attack is over."""
    japan = [hidden("unknown"), hidden("cave")]
    found = table("us-movement", units={}, japan=japan)
    found.play(moved={"landed": [ONE, TWO], "opposed": [ONE, TWO]}, landing_hex=("2710", "cave"))
    assert found.state.opposed == {ONE: "2710", TWO: "cave"}
    assert found.procedure == "attack"
    assert "" not in found.targets
    assert found.japan("2710").hidden


@pytest.mark.rule("bib:14.2")
def test_two_units_do_not_land_on_the_same_enemy():
    """14.2: one unit a beach hex."""
    found = table("us-movement", units={})
    found.play(moved={"landed": [ONE, TWO], "opposed": [ONE, TWO]}, landing_hex="cave")
    assert "cave" not in found.options
    found.refusal("cave")


@pytest.mark.rule("bib:14.2")
def test_only_who_landed_can_stand_on_the_enemy():
    """14.2: the check-list is held to itself."""
    found = table("us-movement", units={}).play()
    assert found.procedure == "moved"
    assert "landed" in found.refusal({"landed": [ONE], "opposed": [TWO]})


@pytest.mark.rule("bib:14.2")
def test_no_more_than_eight_land():
    """14.2: eight a phase."""
    found = table("us-movement", units={}).play()
    nine = [name for name, unit in found.state.us.items() if unit.place == AVAILABLE][:9]
    found.refusal({"landed": nine})


@pytest.mark.rule("bib:14.6")
def test_a_rebuilt_unit_is_not_on_the_check_list_and_told_to_stay():
    """14.6: it cannot land in the phase of its replacement step."""
    found = table("us-movement", {ONE: {"place": AVAILABLE, "steps": 1}}).play(replacement=[ONE])
    assert found.procedure == "moved"
    landed = next(field for field in found.prompt.fields if field.name == "landed")
    assert ONE not in [option.value for option in landed.options]
    assert found.happened("stay")


@pytest.mark.rule("bib:14.7")
def test_distance_is_asked_for_depleted_battalions_ashore_only():
    """14.7: full units and those at sea need no answer."""
    found = table("us-movement", {ONE: {"place": "map", "steps": 1}, TWO: "map"}).play()
    assert (found.procedure, found.options) == ("far-from-enemy", [ONE])
    whole = table("us-movement").play()
    assert whole.procedure == "moved"


# -- attacks -------------------------------------------------------------------------------------


@pytest.mark.rule("bib:7.0")
def test_a_new_word_takes_a_hidden_counter_that_had_no_place():
    """A position may hold units whose hex nobody has told."""
    found = table(japan=[hidden("unknown"), hidden("unknown"), hidden("cave")])
    assert found.procedure == "attack"
    found.answer({"target": "1410", **INLAND, "units": [ONE]})
    assert found.japan("1410").hidden
    assert sum(unit.place == UNKNOWN for unit in found.state.japan.values()) == 1


@pytest.mark.rule("bib:7.0")
def test_a_word_of_the_program_names_no_hex():
    """`container` would not stay a hex."""
    found = table(japan=[hidden("unknown"), hidden("cave")])
    found.refusal({"target": "container", **INLAND, "units": [ONE]})


@pytest.mark.rule("bib:7.0")
def test_without_unnamed_units_only_known_ones_can_be_attacked():
    """A typing slip makes no unit."""
    found = table()
    found.refusal({"target": "rigde", **INLAND, "units": [ONE]})


@pytest.mark.rule("bib:7.4", "bib:18.0")
def test_the_ground_of_a_hex_is_asked_once_in_a_game(monkeypatch):
    """7.4: terrain and sector do not change; the form of the attack asks for them."""
    crt(monkeypatch, "NE")
    found = attack(table(), ground=INLAND, reveal=fighters(), combat=3)
    found.play(moved={"landed": []})
    attack(found)
    assert found.phase == "mobile-combat"
    assert "ground" not in questions(found)


@pytest.mark.rule("bib:17.2")
def test_without_a_support_unit_ashore_nobody_asks_who_is_stacked():
    """17.2: only a pair with a support unit fights as one."""
    found = table()
    found.play(quiet=False, attack_target="ridge", ground=INLAND, attack_units=[ONE])
    assert found.procedure == "attack"


@pytest.mark.rule("bib:17.2")
def test_a_support_partner_told_with_its_battalion_fights_with_it():
    """17.2: it is told on the form of the attack, and need not be where there is none."""
    found = table(units={ONE: "map", FLAME: "map", TWO: "map"})
    declared = {"target": "ridge", **INLAND, "units": [ONE]}
    assert found.prompt.check(declared)["partners"] == []
    found.answer({**declared, "partners": [FLAME]})
    assert found.event("attack-declared").data["units"] == [ONE, FLAME]


@pytest.mark.rule("bib:17.2", "bib:17.3")
def test_a_partner_that_the_ground_keeps_out_attacks_nobody_else():
    """17.3, B-60: the battalion attacks without its tank, which stays with it."""
    found = table(units={ONE: "map", tank(): "map", TWO: "map"})
    mine = {"target": "ridge", "terrain": "mine", "units": [ONE]}
    found.answer({**mine, "partners": [tank()]})
    assert found.event("attack-declared").data["units"] == [ONE]
    assert "another attack" in found.refusal({"target": "cave", **INLAND, "units": [tank()]})


@pytest.mark.rule("bib:17.2", "bib:17.3")
def test_a_ruling_by_which_it_matters_asks_who_stands_with_whom():
    """B-60: where a tank bars its partner, each attacker is asked for its own."""
    found = table(units={ONE: "map", FLAME: "map", TWO: "map"}, options=EXACT)
    found.play(quiet=False, attack_target="ridge", ground=INLAND, attack_units=[ONE])
    assert found.procedure == "stacks"
    found.answer({ONE: [FLAME]})
    assert found.event("attack-declared").data["units"] == [ONE, FLAME]


@pytest.mark.rule("bib:17.2")
def test_pairs_that_were_told_are_not_asked_for_again():
    """17.2: the flamethrower is known to stand with the first battalion."""
    found = table(units={ONE: "map", FLAME: "map", TWO: "map"}, options=EXACT)
    found.play(
        quiet=False,
        attack_target=("ridge", "cave"),
        ground=(INLAND, INLAND),
        stacks={ONE: [ONE, FLAME]},
        attack_units=([ONE], [TWO]),
    )
    assert questions(found).count("stacks") == 1


@pytest.mark.rule("bib:20.2", "bib:7.9")
def test_an_advance_is_one_record_and_tells_where_the_unit_is(monkeypatch):
    """7.9: the unit stands in the hex it took."""
    crt(monkeypatch, "De")
    found = attack(table(), ground=INLAND, reveal=fighters(), combat=1)
    assert found.procedure == "advance"
    found.answer({"going": ONE})
    assert found.us(ONE).place == "ridge"


@pytest.mark.rule("bib:7.9", "bib:17.2")
def test_two_battalions_do_not_advance_together(monkeypatch):
    """7.9: one unit, or a unit and its support partner: a row each."""
    crt(monkeypatch, "De")
    found = table(units=dict.fromkeys((ONE, TWO, FLAME, THREE), "map"))
    attack(found, units=(ONE, TWO, FLAME), ground=INLAND, reveal=fighters(), combat=1)
    rows = [option.value for option in field(found, "going").options]
    assert rows == [ONE, TWO, FLAME, f"{ONE}+{FLAME}", f"{TWO}+{FLAME}", "none"]
    found.answer({"going": f"{TWO}+{FLAME}"})
    assert found.us(TWO).place == found.us(FLAME).place == "ridge"
    assert found.us(ONE).place == "map"


@pytest.mark.rule("bib:17.2")
@pytest.mark.parametrize(
    ("units", "rows"),
    [
        ((ONE,), [f"{ONE}+{FLAME}", "none"]),
        ((ONE, TWO), [ONE, TWO, f"{ONE}+{FLAME}", f"{TWO}+{FLAME}", "none"]),
    ],
)
def test_a_partner_told_of_stays_behind_nobody_and_nobody_behind_it(monkeypatch, units, rows):
    """17.2: it advances with its unit; which of several that is, only the table knows."""
    crt(monkeypatch, "De")
    found = table(units=dict.fromkeys((ONE, TWO, THREE, FLAME), "map"))
    found.answer({"target": "ridge", **INLAND, "units": list(units), "partners": [FLAME]})
    found.play(quiet=False, attack_target="", airfields=0, bombard=0, reveal=fighters(), combat=1)
    assert [option.value for option in field(found, "going").options] == rows


@pytest.mark.rule("bib:7.9", "bib:17.2")
def test_more_units_than_have_a_row_for_each_pair_are_ticked(monkeypatch):
    """7.9: of four with two support units two that are none do not go together."""
    crt(monkeypatch, "De")
    units = (ONE, TWO, FLAME, flamethrower(1))
    found = table(units=dict.fromkeys((*units, THREE), "map"))
    attack(found, units=units, ground=INLAND, reveal=fighters(), combat=1)
    assert "support" in found.refusal({"units": [ONE, TWO]})


@pytest.mark.rule("bib:7.7")
def test_a_retreat_asks_how_it_went_and_whom_it_joined(monkeypatch):
    """7.7, 14.3: no hex is told."""
    crt(monkeypatch, "A1")
    found = attack(table(), ground=INLAND, reveal=fighters(), combat=6)
    wanted = [f"{kind}:{ONE}" for kind in ("does", "with", "joins")]
    assert (found.procedure, [f.name for f in found.prompt.fields]) == ("retreat", wanted)
    found.play(quiet=False, retreat="retreat")
    assert found.us(ONE).on_map
    assert found.happened("retreated")


@pytest.mark.rule("bib:7.7.2")
def test_who_finds_no_way_back_stands_fast_for_a_step(monkeypatch):
    """7.7.2: nobody is pushed aside."""
    crt(monkeypatch, "A1")
    found = attack(table(), ground=INLAND, reveal=fighters(), combat=6)
    found.play(quiet=False, retreat="stand")
    assert found.us(ONE).steps == 1


@pytest.mark.rule("bib:7.7")
def test_a_retreat_that_one_may_make_costs_nothing_to_leave(monkeypatch):
    """B-03: "(A)" lets the attacker retreat; it never forces a loss."""
    crt(monkeypatch, "(A)")
    found = attack(table(), ground=INLAND, reveal=fighters(), combat=6)
    found.play(quiet=False, retreat="stay")
    assert found.us(ONE).steps == 2


# -- sectors -------------------------------------------------------------------------------------


@pytest.mark.rule("bib:18.0")
def test_only_the_sector_that_lost_a_unit_is_asked_about(monkeypatch):
    """18.0: the others cannot have been cleared, where its sector was told."""
    crt(monkeypatch, "De")
    found = table()
    found.state.spaces["ridge"] = Space(sector=3)
    attack(found, ground=INLAND, reveal=fighters(), combat=1, advance={})
    [clear] = found.prompt.fields
    assert (found.procedure, [o.value for o in clear.options]) == ("sectors", [3])
    found.answer({"clear": [3]})
    assert found.state.cleared == [3]


@pytest.mark.rule("bib:18.0")
def test_a_phase_without_losses_asks_about_no_sector(monkeypatch):
    """18.0: a unit that redeploys in place holds its hex."""
    crt(monkeypatch, "NE")
    found = attack(table(), ground=INLAND, reveal=fighters(), combat=3)
    assert "sectors" not in questions(found)


@pytest.mark.rule("bib:22.0")
def test_the_mountain_is_asked_about_with_its_last_unit(monkeypatch):
    """22.0: a hex without a sector may be one of the five."""
    crt(monkeypatch, "De")
    peak = {"terrain": "mountain"}
    found = attack(table(), ground=peak, reveal=fighters(), combat=1, advance={})
    found.play(quiet=False, sectors={"clear": [], "suribachi": True})
    assert found.state.suribachi


# -- the Japanese phases -------------------------------------------------------------------------


@pytest.mark.rule("bib:19.5")
def test_a_placement_asks_for_the_hexes_of_the_first_terrain_once():
    """19.5: sector by die, then one record; the unit goes to the only hex told."""
    found = table("japanese-movement")
    found.play(quiet=False, replacement_sector=4, eligible={"terrain": "hill", "hexes": ["1208"]})
    assert found.japan("1208").hidden
    assert questions(found) == ["eligible"]


@pytest.mark.rule("bib:19.5")
def test_terrain_and_hexes_must_agree():
    """19.5: a terrain without a hex is no answer, nor a hex that is held."""
    found = table("japanese-movement").play(quiet=False, replacement_sector=4)
    found.refusal({"terrain": "hill"})
    found.refusal({"terrain": "none", "hexes": ["1208"]})
    found.refusal({"terrain": "hill", "hexes": ["ridge"]})


@pytest.mark.rule("bib:21.2.1", "bib:21.3", "bib:21.5")
def test_before_suribachi_falls_a_bombardment_asks_two_records():
    """21.2.1: the US-held hexes in the order of the scan, then what lies in those hit."""
    found = table("japanese-combat").play(
        quiet=False, us_hexes={"beaches": ["2710"], "others": ["1510"]}
    )
    found.play(quiet=False, target=1)
    assert found.procedure == "under-fire"
    names = [field.name for field in found.prompt.fields]
    assert names == ["units:2710", "units:1510", "terrain:1510"]  # a beach is a beach
    found.refusal({name: [ONE] if "units" in name else "clear" for name in names})
    found.answer(
        {
            "units:2710": [ONE],
            "units:1510": [TWO],
            "terrain:1510": "clear",
        }
    )
    assert found.us(ONE).place == "2710"
    assert questions(found) == ["us-hexes", "under-fire"]


@pytest.mark.rule("bib:21.2.1")
def test_where_the_beaches_take_every_marker_nobody_is_asked_for_other_hexes():
    """21.2.1: two markers are left, and two beaches have US units; a third hex has no turn."""
    kinds = ("hq", "artillery")
    guns = [name for name, unit in DATA.japan.items() if unit.kind in kinds][:8]
    units = dict.fromkeys((ONE, TWO, THREE), "map")
    found = table("japanese-combat", units=units, track=guns)
    assert found.event("japanese-markers").data["markers"] == 2
    fields, enough = found.prompt.fields, ["2410", "2009"]
    assert [one.settled for one in narrowed(fields, {"beaches": enough[:1]})] == [False, False]
    assert [one.settled for one in narrowed(fields, {"beaches": enough})] == [False, True]
    found.answer({"beaches": enough})
    assert found.event("japanese-target").data["places"] == enough
    assert found.procedure == "under-fire"


@pytest.mark.rule("bib:21.5")
def test_who_stands_in_one_bombarded_hex_is_not_listed_in_the_next():
    """21.5: a unit is in one hex; where nobody is left, all are listed and it is refused."""
    found = table("japanese-combat")
    found.play(quiet=False, us_hexes={"beaches": ["2710", "2410"], "others": []})
    assert found.procedure == "under-fire"

    def listed(*there):
        fields = narrowed(found.prompt.fields, {"units:2710": list(there)})
        return {one.name: [o.value for o in one.options] for one in fields}["units:2410"]

    assert listed(ONE) == [TWO]
    assert listed(ONE, TWO) == [ONE, TWO]
    found.refusal({"units:2710": [ONE, TWO], "units:2410": [TWO]})
    found.refusal({"units:2710": [ONE], "units:2410": [ONE]})


@pytest.mark.rule("bib:21.2.2", "bib:21.3")
def test_after_suribachi_the_same_record_asks_for_sectors_and_hills():
    """21.3: two dice for a hex in whose sector the Japanese hold a hill, one for another."""
    found = table("japanese-combat", suribachi=True)
    found.play(quiet=False, scanned_hexes={"others": ["0710", "1510"]}, target=[1, 1])
    told = {"units:0710": [ONE], "units:1510": [TWO], "hills": [2]}
    told |= {"terrain:0710": "clear", "terrain:1510": "clear"}
    found.play(quiet=False, under_fire={**told, "sector:0710": 2, "sector:1510": 5})
    assert [one.count for one in found.prompt.row] == [2, 1]
    found.answer([1, 1, 1])
    assert [one.data["observers"] for one in found.thrown("fire-strength")] == [2, 1]


@pytest.mark.rule("bib:21.2")
def test_with_nobody_ashore_nothing_is_asked():
    """21.2: no target, no question."""
    found = table("japanese-combat", units={}).play(quiet=False)
    assert questions(found) == []


@pytest.mark.rule("bib:20.3.1")
def test_the_search_for_a_second_unit_asks_for_five_at_a_time(monkeypatch):
    """20.3.1: one question for the first five; those who die do not come up again."""
    crt(monkeypatch, "NE")
    five = ["0307", "0411", "0509", "0612", "0706"]
    guns = [japanese(kind, n) for kind, n in (("artillery", 0), ("artillery", 1), ("hq", 0))]
    left = len(DATA.japan) - 1 - len(guns)
    others = [hidden("unknown") for _ in range(left)]
    found = table(japan=[hidden("ridge"), *others], track=guns)
    attack(found, ground=INLAND, reveal=fighters(), combat=3)
    assert found.procedure == "next-dug-in"
    found.play(quiet=False, next_dug_in={"hexes": five}, second_unit=(6, 6, 2))
    assert found.event("second-unit").data["place"] == "0509"
    assert questions(found).count("next-dug-in") == 1


@pytest.mark.rule("bib:20.5.3")
def test_a_banzai_asks_for_the_units_of_the_sector_and_their_distances():
    """20.5.3: once for all, however many are flipped."""
    found = table("japanese-movement", suribachi=True, cleared=[1, 2, 5, 6])
    found.play(quiet=False, replacement_sector=1, banzai_dice=[1, 3, 2])
    found.play(quiet=False, in_sector={"hexes": ["ridge", "cave", "gully"]})
    assert [field.name for field in found.prompt.fields] == [
        "distance:ridge",
        "distance:cave",
        "distance:gully",
    ]
    found.answer({"distance:ridge": 3, "distance:cave": 1, "distance:gully": 2})
    assert found.prompt.subjects == ("cave",)
    found.play(quiet=False, reveal=(fighters(0), fighters(1)), charge_targets=({"hexes": []},) * 2)
    assert [e.data["place"] for e in found.named("banzai-unit")] == ["cave", "gully"]
    assert questions(found).count("us-distance") == 1


# -- put right by hand ---------------------------------------------------------------------------

MISREAD = "misread"


@pytest.mark.rule("bib:20.5.3")
@pytest.mark.parametrize(
    ("path", "value"), [(f"us.{ONE}.place", "1510"), ("japan.gully.place", "knoll")]
)
def test_distances_are_asked_again_after_a_unit_is_put_elsewhere(path, value):
    """20.5.3: who was nearest to the US need not be after a unit is put right by hand."""
    found = table("japanese-movement", suribachi=True, cleared=[1, 2, 5, 6])
    found.play(quiet=False, replacement_sector=1, banzai_dice=[1, 3, 2])
    found.play(quiet=False, in_sector={"hexes": ["ridge", "cave", "gully"]})
    found.answer({"distance:ridge": 3, "distance:cave": 1, "distance:gully": 2})
    found.session.adjust(path, value, MISREAD)
    found.play(quiet=False, reveal=fighters(0))
    assert found.procedure == "us-distance"
    named = [field.name for field in found.prompt.fields]
    moved = value if "gully" in path else "gully"
    assert sorted(named) == sorted(["distance:ridge", f"distance:{moved}"])


@pytest.mark.rule("bib:21.2.2")
def test_a_scan_goes_on_with_a_new_list_after_a_unit_is_put_elsewhere():
    """21.2.2: the hex it stands in now is searched, one that was searched before is not again."""
    found = table("japanese-combat", suribachi=True)
    found.play(quiet=False, scanned_hexes={"others": ["0710", "1510"]})
    assert searched(found) == ["0710", "1510"]
    found.session.adjust(f"us.{TWO}.place", "map", MISREAD)
    found.play(quiet=False, target=[6, 6])
    assert found.procedure == "scanned-hexes"
    found.play(quiet=False, scanned_hexes={"others": ["0608", "1612"]})
    assert (found.procedure, found.prompt.subjects) == ("target", ("1612",))


@pytest.mark.rule("bib:17.2")
def test_who_shares_a_hex_is_asked_again_after_a_unit_is_put_elsewhere(monkeypatch):
    """17.2: what was told of a stack is neither kept nor replaced by a guess."""
    crt(monkeypatch, "A1")
    found = table(units={ONE: "map", FLAME: "map"}, options=EXACT)
    declared = {"attack_target": "ridge", "attack_units": [ONE], "stacks": {ONE: [ONE, FLAME]}}
    found.play(quiet=False, ground=INLAND, airfields=0, bombard=0, **declared)
    assert found.procedure == "reveal"
    found.session.adjust(f"us.{FLAME}.place", "map", MISREAD)
    found.play(quiet=False, reveal=fighters(0), combat=3)
    assert found.procedure == "stacks"


@pytest.mark.rule("bib:4.1")
def test_what_was_told_for_a_phase_is_kept_no_longer_than_it():
    """4.1: a state at the start of a phase holds none of it, so that digests stay."""
    found = table("japanese-combat", suribachi=True)
    assert b'"seen"' not in encode(found.state)
    found.play(quiet=False, scanned_hexes={"others": ["0710", "1510"]})
    assert found.state.seen.scan == ["0710", "1510"]
    assert "seen" not in found.session.module.visible(found.state)
    found.play(target=[6, 6])
    assert found.phase != "japanese-combat"
    assert b'"seen"' not in encode(found.state)
    begun = [snapshot.state for snapshot in found.session.snapshots.values()]
    assert len(begun) > 1
    assert not any(b'"seen"' in state for state in begun)


# -- real dice, real counters --------------------------------------------------------------------


@pytest.mark.rule("bib:19.2")
@pytest.mark.parametrize("board", ["table", "tracked"])
def test_a_real_counter_is_named_or_described_on_both_boards(board, monkeypatch):
    """19.2: what the player reads off the counter is what counts."""
    crt(monkeypatch, "De")
    place, at = ("ridge", "map") if board == "table" else ("1410", "1510")
    found = start("us-combat", us={ONE: at}, japan=[hidden(place), hidden("0706")], board=board)
    if board == "tracked":
        near = found.session.module.data.prints.neighbours(place)[0]
        found = start("us-combat", us={ONE: near}, japan=[hidden(place), hidden("0706")])
    ground = {"ground": INLAND} if board == "table" else {}
    found.play(quiet=False, attack_target=place, attack_units=[ONE], **ground)
    if found.procedure == "attack":
        found.attack()
    airfields = {"airfields": 0} if board == "table" else {}
    described = {"name": "Nishi", "kind": "tank", "attack": 5, "defence": 4, "movement": 6}
    found.play(quiet=False, bombard=0, reveal=described, combat=1, **airfields)
    gone = next(unit for unit in found.state.japan.values() if unit.place in (CONTAINER, TRACK))
    assert found.state.described[gone.unit or next(iter(found.state.described))].name == "Nishi"


@pytest.mark.rule("bib:19.1")
def test_a_blind_draw_leaves_the_program_as_blind_as_the_player(monkeypatch):
    """19.1, 20.4: whoever comes out of the container is named when it is turned."""
    crt(monkeypatch, "NE")
    found = attack(table(), ground=INLAND, reveal=fighters(0), combat=3)
    assert found.japan("ridge").hidden
    found.play(moved={"landed": []})
    attack(found, reveal=fighters(0), combat=3)
    assert found.named("revealed")[-1].data["unit"] == fighters(0)


# -- positions and whole games -------------------------------------------------------------------


@pytest.mark.rule("bib:18.0")
def test_a_position_may_leave_places_unknown():
    """A game under way: the player knows how many units are left, not which."""
    japan = [hidden("unknown") for _ in range(12)] + [shown("ridge", fighters())]
    found = table("us-movement", {ONE: "map", TWO: "2710"}, japan)
    assert sum(unit.place == UNKNOWN for unit in found.state.japan.values()) == 12
    assert found.play().procedure == "moved"


@pytest.mark.rule("bib:4.1")
def test_no_question_of_a_whole_game_is_asked_twice_without_a_change_between():
    """The same question with the same subjects needs a loss, a move or a new list between."""
    options = {"reminders": "off"}
    setup, module = FACTORY.prepare(Setup(game="bloodbath", seed=5, board="table", options=options))
    session = Session(module, setup.seed)
    player = player_for("random", session)
    seen = {}
    while (asked := session.asked) is not None:
        prompt = asked.prompt
        if prompt.question:
            mark = (asked.turn, asked.phase, prompt.procedure, prompt.subjects)
            standing = _standing(session.state, prompt)
            assert seen.get(mark) != standing, mark
            seen[mark] = standing
        session.answer(player.answer(asked))
    assert len(seen) > 50


def _standing(state, prompt):
    """Return who stands where and what exactly is asked."""
    us = tuple((unit.place, unit.steps) for unit in state.us.values())
    japan = tuple((unit.place, unit.hidden, unit.unit) for unit in state.japan.values())
    fields = tuple(field.name for field in getattr(prompt, "fields", ()))
    return us, japan, fields


@pytest.mark.rule("bib:4.1")
def test_an_undo_on_a_table_comes_back_to_the_same_question():
    """What was told is told again from the answers, as nothing is kept beside the state."""
    setup, module = FACTORY.prepare(Setup(game="bloodbath", seed=6, board="table"))
    session = Session(module, setup.seed)
    player = player_for("random", session)
    tried = 0
    for number in range(200):
        session.answer(player.answer(session.asked))
        if number % 20 == 19:
            key, state = session.asked.key, encode(session.state)
            session.undo(3)
            session.redo(3)
            assert (session.asked.key, encode(session.state)) == (key, state)
            assert module.overview(session.state)
            assert module.visible(session.state)
            tried += 1
    assert tried == 10


@pytest.mark.rule("bib:4.1")
def test_every_question_says_how_to_find_the_answer():
    """What is asked of the real table is put so that the player can see it there."""
    options = {"reminders": "off"}
    setup, module = FACTORY.prepare(Setup(game="bloodbath", seed=7, board="table", options=options))
    session = Session(module, setup.seed)
    player = player_for("random", session)
    untold = set()
    while (asked := session.asked) is not None:
        if asked.prompt.question and asked.prompt.tell is None:
            untold.add(asked.prompt.procedure)
        session.answer(player.answer(asked))
    assert untold <= {"landing-hex"}


# -- the order of a search -----------------------------------------------------------------------


@pytest.mark.rule("bib:21.2.1")
def test_hexes_told_by_number_are_searched_in_the_order_of_the_numbers():
    """21.2.1, B-14: beaches from the highest number down, then all others."""
    found = table("japanese-combat", units=dict.fromkeys((ONE, TWO, THREE, FLAME), "map"))
    found.play(quiet=False, us_hexes={"beaches": ["2009", "2410"], "others": ["1010", "2710"]})
    assert [p for e in found.named("japanese-target") for p in e.data["places"]] == ["2410", "2009"]
    assert found.procedure == "target"
    assert searched(found) == ["2710", "1010"]


@pytest.mark.rule("bib:21.2.2")
def test_after_suribachi_has_fallen_the_numbers_rise():
    """21.2.2: from 0106 upward."""
    found = table("japanese-combat", suribachi=True)
    found.play(quiet=False, scanned_hexes={"others": ["1510", "0710"]})
    assert searched(found) == ["0710", "1510"]


@pytest.mark.rule("bib:21.2.1")
def test_own_words_keep_their_place_and_numbers_among_them_must_be_in_order():
    """21.2.1: nobody can sort a word."""
    found = table("japanese-combat", units=dict.fromkeys((ONE, TWO, THREE), "map")).play()
    wrong = found.refusal({"beaches": [], "others": ["1010", "village", "2710"]})
    assert "2710 before 1010" in wrong
    found.answer({"beaches": [], "others": ["2710", "village", "1010"]})
    assert searched(found) == ["2710", "village", "1010"]


def searched(found):
    """Return the hexes for which the waiting row of dice is thrown."""
    return [one.subjects[0] for one in found.prompt.row]


def searching(*places):
    """Let a unit redeploy in place with an empty container, so that a second one is searched."""
    guns = [name for name, unit in DATA.japan.items() if unit.kind in ("hq", "artillery")]
    left = len(DATA.japan) - len(guns) - len(places)
    japan = [*map(hidden, places), *[hidden("unknown") for _ in range(left)]]
    return table(japan=japan, track=guns)


@pytest.mark.rule("bib:20.3.1")
def test_the_search_for_a_second_unit_goes_by_number(monkeypatch):
    """20.3.1: from 0106 upward; a known unit in between is not left out."""
    crt(monkeypatch, "NE")
    found = searching("0905", "1204")
    found.state.spaces["1204"] = Space(sector=2)
    attack(found, "0905", ground=INLAND, reveal=fighters(), combat=3)
    assert found.procedure == "next-dug-in"
    assert "unit in 1204: it comes before 1506" in found.refusal({"hexes": ["1506", "1105"]})
    found.answer({"hexes": ["1506", "1204", "1105"]})
    assert found.prompt.subjects == ("0905", "1105")


# -- what is asked when, and what is said --------------------------------------------------------


@pytest.mark.rule("bib:4.1.1")
@pytest.mark.parametrize(("phase", "cited"), [("us-movement", True), ("mobile-movement", False)])
def test_redeployment_is_cited_in_the_regular_movement_phase_only(phase, cited):
    """15.0: not in the mobile movement phase."""
    found = table(phase).play()
    assert ("bib:15.0" in found.event("move").rules) == cited


@pytest.mark.rule("bib:7.7", "bib:14.3")
def test_who_shares_the_hex_is_asked_only_of_those_who_go_back(monkeypatch):
    """7.7, B-03: first whether to go at all; who stays has nobody to take along."""
    crt(monkeypatch, "(A)")
    found = table(units={ONE: "map", TWO: "map", THREE: "map"})
    attack(found, ground=INLAND, reveal=fighters(), combat=3)
    assert found.procedure == "retreat"
    goes = narrowed(found.prompt.fields, {f"does:{ONE}": "retreat"})
    assert [one.value for one in goes[1].options] == [TWO, THREE]
    stays = narrowed(found.prompt.fields, {f"does:{ONE}": "stay"})
    assert all(one.settled for one in stays[1:])
    found.play(quiet=False, retreat="stay")
    assert "stack" not in questions(found)


@pytest.mark.rule("bib:20.3", "bib:19.1")
def test_a_unit_that_finds_no_hex_is_put_into_the_container_once(monkeypatch):
    """20.3: it lies in there already when no hex takes it."""
    crt(monkeypatch, "Ex")
    found = table(cleared=[4])
    attack(found, ground=INLAND, reveal=fighters(), combat=3, second_die=6, redeployment_sector=4)
    acts = [render(event.act) for event in found.events if event.act is not None]
    assert len([act for act in acts if "into the container." in act]) == 1
    assert found.happened("japanese-eliminated")


@pytest.mark.rule("bib:14.3")
def test_the_order_of_a_stack_that_was_told_is_listed():
    """14.3: from the top down, as long as the phase lasts and both are there."""
    found = table(units={ONE: "map", TWO: "map", FLAME: "map"}, options=EXACT)
    module, state = found.session.module, found.session.copy_state()
    words.note_stack(module.play(state, 0, Recorder(quiet=True)), [TWO, FLAME])

    def looks():
        pieces = module.pieces(state)
        return [render(pieces[f"us/{name}"].look) for name in (TWO, FLAME, ONE)]

    top, below, alone = looks()
    assert top == "full side up, number 1 from the top"
    assert below == "full side up, number 2 from the top"
    assert alone == "full side up"
    words.forget(state)
    assert looks() == ["full side up"] * 3


@pytest.mark.rule("bib:5.2")
def test_moves_that_a_question_waits_for_are_no_act_to_tick():
    """The answer to who has landed ends the movement; where nobody can land, nothing is asked."""
    waiting = dict.fromkeys(DATA.us, "reserves")
    lands, moves = (
        table("us-movement", units={**waiting, ONE: at}).answer("no").answer([]).named("move")[0]
        for at in (AVAILABLE, ON_MAP)
    )
    assert lands.act is None
    assert render(lands.text).startswith("Land up to eight units")
    assert render(moves.act) == "No unit can land. Move or redeploy your units."


@pytest.mark.rule("bib:20.3.1", "bib:20.4")
def test_a_unit_put_back_in_place_is_searched_the_next_time(monkeypatch):
    """20.3.1: it lay in the container when the first list was told."""
    crt(monkeypatch, "NE")
    found = searching("0905", "1204")
    declared = {"attack_target": ("0905", "1204"), "attack_units": ([ONE], [TWO])}
    found.play(
        quiet=False,
        **declared,
        ground=(INLAND, INLAND),
        airfields=0,
        bombard={"0905": 0, "1204": 0, "order": ["0905"]},
    )
    found.play(quiet=False, reveal=fighters(0), combat=3)
    found.play(quiet=False, next_dug_in={"hexes": ["1105", "1204"]}, second_unit=(6, 6))
    found.play(quiet=False, reveal=fighters(1), combat=3)
    assert found.procedure == "next-dug-in"
    found.answer({"hexes": ["0905", "1105"]})
    assert found.prompt.subjects == ("1204", "0905")


# -- what the state knows ------------------------------------------------------------------------


def field(found, name):
    """Return a field of the waiting record."""
    return next(one for one in found.prompt.fields if one.name == name)


@pytest.mark.rule("bib:17.2")
def test_an_attacker_is_known_to_be_in_its_own_hex():
    """17.2: whoever shares it is still to be told, and none has to be said."""
    found = table(units={ONE: "map", FLAME: "map"}, options=EXACT)
    found.play(quiet=False, attack_target=("ridge",), ground=INLAND, attack_units=[ONE])
    assert found.procedure == "stacks"
    assert field(found, ONE).certain == [ONE]
    with pytest.raises(AnswerError):
        found.session.answer({})
    found.answer({ONE: []})
    assert found.session.tree.entries[-1].value == {ONE: [ONE]}


@pytest.mark.rule("bib:18.0")
def test_a_sector_with_a_known_dug_in_unit_is_not_asked_for():
    """18.0: it cannot have been cleared."""
    found = table(turn=1, phase="us-combat")
    found.state.spaces["ridge"] = Space(sector=2)
    found.play()
    assert found.procedure == "sectors"
    assert [option.value for option in field(found, "clear").options] == [1, 3, 4, 5, 6]


@pytest.mark.rule("bib:21.2.2", "bib:21.3")
def test_what_was_told_in_this_phase_is_known_to_the_bombardment():
    """21.3: hexes by number, hills, and who stands there; the rest is still to be told."""
    units = {ONE: "1510", TWO: "map", THREE: "map"}
    found = table("japanese-combat", units=units, suribachi=True)
    found.state.spaces["ridge"] = Space(terrain="rough", hill=True, sector=4)
    found.play()
    assert found.procedure == "scanned-hexes"
    assert field(found, "others").certain == ["1510"]
    found.play(quiet=False, scanned_hexes={"others": []}, target=1)
    assert field(found, "units:1510").certain == [ONE]
    assert field(found, "hills").certain == [4]


@pytest.mark.rule("bib:16.2")
def test_no_marker_is_spent_or_lost_without_a_word():
    """16.2: markers that are not placed are lost; a number always means so many markers."""
    found = table().play(
        quiet=False, attack_target=("ridge", ""), ground=INLAND, attack_units=[ONE]
    )
    found.play(quiet=False, airfields=0)
    assert found.procedure == "bombard"
    assert found.options == [1, 2, 0]
    assert found.prompt.at_enter is None


@pytest.mark.rule("bib:4.1.1")
@pytest.mark.parametrize("phase", ["us-combat", "mobile-combat"])
def test_only_the_regular_phase_speaks_of_bombardment(phase):
    """4.1.1: no markers in mobile combat, neither beside the form nor with what was declared."""
    found = table(phase)
    regular = phase == "us-combat"
    assert ("bib:16.2" in found.prompt.rules) == regular
    attack(found, ground=INLAND)
    assert ("bib:16.2" in found.event("attack-declared").rules) == regular
