"""Assaults found wrong on review: the second assault, adjustments, closed reasons (hoe:5.4.2)."""

import pytest

from games.hell_on_earth.play import hidden, shown, start


@pytest.mark.rule("hoe:5.4.2.5.2")
def test_a_second_assault_is_made_by_the_unit_that_advanced():
    """H-20, option pair: near the unit that advanced, and never by its helper alone."""
    table = start(
        us={"25": "0711", "23": "0509"},
        japan=[hidden("0610", "17"), shown("0609", "309"), shown("0508", "310"), hidden("0803")],
        options={"h-20": "pair"},
    )
    table.play(
        quiet=False,
        target="0610",
        attackers=["25"],
        supporters=[],
        defence_draw=table.session.module.data.markers.reaction[2],
        reaction=1,
        redeployment_sector=6,
        redeployment_hex=1,
    )
    table.play(quiet=False, advance="25")
    assert table.prompt.procedure == "assault-again"
    assert "0508" not in table.options
    table.answer("0609")
    table.answer(["23"])
    assert "must take part" in table.refusal([])
    table.session.answer({"target": "0609", "attackers": ["25", "23"]})


@pytest.mark.rule("hoe:5.4.2.2", "hoe:5.4.2.3")
def test_a_unit_put_right_by_hand_is_not_offered_for_an_assault():
    """What an adjustment takes off the map is neither attacker nor supporter."""
    table = start(us={"25": "0711", "24": "0611"}, japan=[shown("0610", "17")])
    table.answer("0610")
    table.session.adjust("us.24.place", "reserve", "misplaced")
    assert table.options == ["25"]
    table.answer(["25"])
    assert table.options == ["25"]


@pytest.mark.rule("hoe:5.4.1")
def test_recon_says_who_cannot_scout():
    """hoe:5.4.1: a unit that is not next to the target, or marked, is closed with a reason."""
    table = start(us={"25": "0711", "24": "0509"}, japan=[hidden("0610")])
    table.answer("0610").answer("recon")
    assert list(table.closed) == ["24"]


@pytest.mark.rule("hoe:5.4.1")
def test_recon_without_a_target_after_an_adjustment_goes_back():
    """An adjustment that leaves nobody beside a hidden unit does not break the phase."""
    table = start(us={"25": "0711"}, japan=[hidden("0610")])
    table.session.adjust("us.25.place", "0505", "misplaced")
    assert table.options == [""]
    assert "next to it" in table.refusal("0610")


@pytest.mark.rule("hoe:5.4.2.9.2")
def test_a_unit_taken_off_the_map_by_hand_does_not_retreat():
    """An adjustment at the retreat check ends the matter for that unit."""
    table = start(us={"25": "0711"}, japan=[shown("0610", "17")])
    table.play(
        target="0610",
        attackers=["25"],
        supporters=[],
        combat=1,
    )
    assert table.procedure == "retreat-check"
    table.session.adjust("us.25.place", "reserve", "taken off")
    table.answer(6)
    assert "retreat" not in {prompt.procedure for prompt in table.asked_for}
    assert table.named("attacks-over")
    assert table.us("25").place == "reserve"


@pytest.mark.rule("hoe:3.3.4.7")
def test_an_additional_attack_is_told_without_markers():
    """H-71: the journal says who attacked, and no marker is put down."""
    kinds = start().session.module.data.command
    token = next(t for t, marker in kinds.items() if marker.kind == "attack")
    table = start(
        us={"25": {"place": "0711", "assaulted": True}},
        japan=[shown("0610", "17")],
        blue={token: "slot1"},
    )
    table.play(attack_again=token, target="0610", attackers=["25"], supporters=[])
    assert table.event("assault").act is None
    assert not table.us("25").supported
