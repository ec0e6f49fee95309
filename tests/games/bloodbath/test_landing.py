"""Landings: how many, where, under whom, and against the enemy (bib:14.1, bib:14.2, bib:14.3)."""

import pytest

from beachmaster.engine.text import render
from games.bloodbath.play import BOARD, DATA, FAR, beaches, hidden, start, us

EAST = beaches("east")
BY_COLOUR: dict[str, list[str]] = {}
for _place in EAST:
    BY_COLOUR.setdefault(BOARD.colour(_place), []).append(_place)
COLOURS = list(BY_COLOUR)
MARINES = [name for name, one in DATA.us.items() if one.kind == "battalion" and one.division != 3]
RESERVE = [name for name, one in DATA.us.items() if one.division == 3]
ENEMY = [hidden(FAR)]


def landing(*pairs):
    return [f"{name}>{place}" for name, place in pairs]


def eight():
    places = [place for colour in COLOURS for place in BY_COLOUR[colour][:2]]
    return list(zip(MARINES, places, strict=False))


def movement(**more):
    table = start("us-movement", japan=ENEMY, **more)
    while table.procedure != "move":
        table.answer({"task-force-collins": "no"}.get(table.procedure, []))
    return table


def mobile(table):
    """Go on to the mobile movement phase; nobody is near enough to fight."""
    while table.phase != "mobile-movement":
        table.play()
    return table


@pytest.mark.rule("bib:14.2")
def test_eight_units_land_in_a_phase_and_no_ninth():
    """14.2: up to eight, two at each of four colors."""
    table = movement().answer(landing(*eight()))
    assert sum(unit.on_map for unit in table.state.us.values()) == 8
    assert "8 units have landed" in table.closed[MARINES[8]] if table.procedure == "move" else True
    assert MARINES[8] not in (table.options if table.procedure == "move" else [])


@pytest.mark.rule("bib:14.2")
def test_units_picked_with_others_stay_unasked_once_eight_have_landed():
    """14.2: where only staying is left, nothing is asked."""
    table = movement().answer([*landing(*eight()), *MARINES[8:11]])
    assert table.procedure != "move-to"
    words = [render(one.text) for one in table.named("stays")]
    assert len(words) == 3
    assert all("8 units have landed" in one for one in words)


@pytest.mark.rule("bib:14.2")
def test_two_units_land_at_a_colour_and_no_third():
    """14.2: no more than two at each color-coded beach."""
    places = BY_COLOUR[max(COLOURS, key=lambda colour: len(BY_COLOUR[colour]))]
    if len(places) < 3:
        pytest.skip("no color of this board has a third hex")
    table = movement()
    refused = table.refusal(landing(*zip(MARINES, places[:3], strict=False)))
    assert "2 units have landed at this colored beach" in refused
    table.answer(landing(*zip(MARINES, places[:2], strict=False)))
    assert table.us(MARINES[1]).place == places[1]


@pytest.mark.rule("bib:14.2")
def test_one_unit_lands_on_a_hex_in_a_phase_and_the_next_goes_under_it_in_the_next():
    """14.2: one per beach hex; an occupied hex takes the arriving unit underneath."""
    place, one, two = EAST[0], *MARINES[:2]
    table = movement()
    assert "has landed on this hex" in table.refusal(landing((one, place), (two, place)))
    mobile(table.answer(landing((one, place)))).play(move=landing((two, place)))
    assert table.us(one).level < table.us(two).level
    assert table.us(two).place == place


@pytest.mark.rule("bib:11.3", "bib:14.2")
def test_nobody_lands_on_the_other_coast():
    """11.3: only the chosen beaches serve."""
    table = movement(coast="east")
    refused = table.refusal(landing((MARINES[0], beaches("west")[0])))
    assert "not a beach of the coast you chose" in refused
    assert movement(coast="west").answer(landing((MARINES[0], beaches("west")[0])))


@pytest.mark.rule("bib:14.2", "bib:4.1.1")
def test_units_land_in_the_mobile_phase_too():
    """B-31: up to eight again in the mobile movement phase."""
    table = mobile(movement().answer(landing(*eight())))
    later = list(zip(MARINES[8:16], (place for _, place in eight()), strict=False))
    table.play(move=landing(*later))
    assert sum(unit.on_map for unit in table.state.us.values()) == 16


@pytest.mark.rule("bib:14.1")
def test_only_units_available_for_landing_land():
    """14.1: not those in reserve or eliminated."""
    lost = MARINES[3]
    table = movement(us={lost: us("eliminated")})
    assert RESERVE[0] not in table.options
    assert lost not in table.options
    assert "Only units in the Available" in table.refusal(landing((RESERVE[0], EAST[0])))
    assert "Only units in the Available" in table.refusal(landing((lost, EAST[0])))


@pytest.mark.rule("bib:14.2")
def test_a_unit_that_lands_on_the_enemy_must_attack():
    """14.2: noted for the next combat phase; on an empty beach nothing is."""
    place, free = EAST[0], EAST[-1]
    table = start("us-movement", japan=[hidden(FAR), hidden(place)])
    table.play(move=landing((MARINES[0], place), (MARINES[1], free)))
    assert table.state.opposed == {MARINES[0]: place}
    assert table.happened("opposed-landing")
    assert table.phase == "us-combat"
    assert "" not in table.targets


@pytest.mark.rule("bib:14.6")
def test_a_rebuilt_unit_waits_for_the_mobile_phase_to_land():
    """14.6: not in the phase of its replacement step."""
    weak, place = MARINES[0], EAST[0]
    table = start("us-movement", japan=ENEMY, us={weak: us("available", steps=1)})
    table.play(replacement=[weak], quiet=False, task_force_collins="no")
    while table.procedure != "move":
        table.answer([])
    assert "replacement step" in table.refusal(landing((weak, place)))
    mobile(table.answer("done")).play(move=landing((weak, place)))
    assert table.us(weak).place == place


@pytest.mark.rule("bib:14.4", "bib:14.2")
@pytest.mark.parametrize(("option", "lands"), [("same", True), ("next", False)])
def test_a_regiment_lands_in_the_phase_it_is_called_unless_ruled_otherwise(option, lands):
    """B-53."""
    caller = DATA.us[RESERVE[0]].regiment
    table = start("us-movement", japan=ENEMY, options={"b-53": option})
    while table.procedure != "move":
        given = {"task-force-collins": "no", "reserves": [caller]}
        table.answer(given.get(table.procedure, []))
    unit = next(name for name in RESERVE if DATA.us[name].regiment == caller)
    assert (unit in table.options) is lands


@pytest.mark.rule("bib:14.3")
def test_a_landing_beach_holds_any_number_of_units():
    """14.3: and the one that landed first stays on top."""
    place = EAST[0]
    stack = {name: us(place, level=number) for number, name in enumerate(MARINES[:5])}
    table = start("us-movement", japan=ENEMY, us=stack).play(move=landing((MARINES[5], place)))
    units = sorted(MARINES[:6], key=lambda name: table.us(name).level)
    assert units[0] == MARINES[0]
    assert units[-1] == MARINES[5]
