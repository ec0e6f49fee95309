"""Drawing from both bags, by the program or from the player's own (hoe:3.3.3, hoe:3.3.4)."""

import pytest

from games.hell_on_earth.play import fresh, hidden, start

TARGET = "0611"


def drawing(**more):
    """Stand before a draw from the red bag."""
    table = start("first-attack", us={"25": "0711"}, japan=[hidden(TARGET, "313")], **more)
    table.play(quiet=False, target=TARGET)
    return table.play(quiet=False, attackers=["25"], supporters=[])


def described(**more):
    return {"class": "defence", "cf": 3, "defence": "B", "tank": 2, **more}


@pytest.mark.rule("hoe:3.3.3")
def test_the_program_draws_from_what_is_in_the_bag():
    """hoe:3.3.3: 21 Defense/Support and 3 Reaction markers at first; always the same for a seed."""
    table = drawing()
    assert (len(table.tokens), table.prompt.bag) == (24, "intelligence")
    other = drawing()
    assert table.session.auto().value == other.session.auto().value


@pytest.mark.rule("hoe:3.3.3")
def test_a_marker_can_be_named_by_what_it_shows():
    """hoe:3.3.3: any marker of that kind is meant."""
    table = drawing().answer("reaction")
    assert table.happened("drew-reaction")
    kind = drawing().answer("2C-artillery1-at1-tank1")
    assert kind.event("drew-defence").data["token"] == "ds01"


@pytest.mark.rule("hoe:3.3.3")
def test_a_marker_the_program_does_not_know_is_taken_over():
    """hoe:3.3.3: its values replace those of a marker not yet seen, as the player's own."""
    table = drawing().answer(described())
    [token] = table.markers("defence")
    marker = table.state.described_red[token]
    assert (marker.cf, marker.defence, marker.support, marker.tag) == (
        3,
        "B",
        {"tank": 2},
        "player",
    )
    assert len(table.state.red) == 26


@pytest.mark.rule("hoe:3.3.3")
def test_a_described_marker_that_is_known_takes_that_one():
    """hoe:3.3.3: nothing is overwritten where one of the mix fits."""
    table = drawing().answer({"class": "defence", "cf": 3, "defence": "A"})
    assert table.markers("defence") == {"ds07": TARGET}


@pytest.mark.rule("hoe:3.3.3")
@pytest.mark.parametrize(
    "answer",
    [
        "sergeant",
        7,
        {"class": "joker"},
        {"cf": 3, "defence": "B"},
        described(cf=9),
        described(defence="D"),
        described(extra=1),
        None,
    ],
)
def test_what_cannot_come_out_of_the_bag_is_refused(answer):
    """hoe:3.3.3: the prompt stands and nothing changes."""
    assert drawing().refusal(answer)


@pytest.mark.rule("hoe:3.3.3")
def test_classes_are_certain():
    """hoe:3.3.3: with all Reaction markers out no further one can be drawn."""
    table = drawing(red={f"re{number}": "box8" for number in range(1, 6)})
    assert table.refusal("reaction")
    assert table.refusal({"class": "reaction"})


@pytest.mark.rule("hoe:3.3.4", "hoe:4.4")
def test_a_command_marker_can_be_described_too():
    """hoe:3.3.4: kind, icon, value or colour."""
    table = fresh()
    table.answer({"kind": "support", "icon": "tank", "value": 3})
    [token] = [token for token, at in table.state.blue.items() if at == "slot1"]
    marker = table.state.described_blue[token]
    assert (marker.icon, marker.value, marker.tag) == ("tank", 3, "player")
    assert fresh().answer("reroll-red").state.blue["cm13"] == "slot1"


@pytest.mark.rule("hoe:3.3.4")
@pytest.mark.parametrize(
    ("given", "missing"),
    [
        ({"kind": "support"}, "icon of a support marker, value shown"),
        ({"kind": "support", "icon": "tank"}, "value shown"),
        ({"kind": "movement"}, "value shown"),
        ({"kind": "reroll"}, "color of a Reroll marker"),
    ],
)
def test_nothing_of_a_described_marker_is_made_up(given, missing):
    """hoe:3.3.4: what its kind shows, only the player can read."""
    assert fresh().refusal(given) == f"Enter what the marker shows: {missing}."
    assert fresh().answer({"kind": "attack"}).state.described_blue


@pytest.mark.rule("hoe:3.3.3")
def test_nothing_of_a_described_defense_marker_is_made_up():
    """hoe:3.3.3: its combat factor and type; a Reaction shows neither."""
    table = drawing()
    assert "combat factor, defense type" in table.refusal({"class": "defence"})
    assert "combat factor" not in table.refusal({"class": "defence", "cf": 2})
    table.answer({"class": "reaction"})
    assert not table.state.described_red


@pytest.mark.rule("hoe:3.3.4", "hoe:3.3.4.8")
def test_a_kind_that_is_used_up_is_refused():
    """hoe:3.3.4: both Reconnaissance markers are out."""
    table = start(
        "organization", turn=2, us={"25": "0711"}, blue={"cm09": "slot1", "cm10": "slot2"}
    )
    assert table.refusal({"kind": "reconnaissance"})
    assert table.refusal("reconnaissance")


@pytest.mark.rule("hoe:3.3.3", "hoe:3.3.4")
def test_every_marker_is_always_somewhere():
    """hoe:3.3.3, hoe:3.3.4: 26 and 29 tokens through an assault with all its draws."""
    table = drawing()
    while table.session.asked.phase == "first-attack":
        table.session.auto()
        assert (len(table.state.red), len(table.state.blue)) == (26, 29)
        assert table.session.module.problems(table.state) == []
