"""Turning a face-down counter: the deal, a named unit, a described one (bib:19.2)."""

import pytest

from games.bloodbath.play import FAR, around, battalion, crt, fighters, hidden, inland, start

SPOT = inland()
NEAR = around(SPOT, tanks=True)[0]
UNIT, OTHER = fighters(0), fighters(1)


def turned(monkeypatch, answer):
    """Attack without effect and turn the defender."""
    crt(monkeypatch, "De")
    japan = [hidden(SPOT, UNIT), hidden(FAR, OTHER)]
    table = start("mobile-combat", us={battalion(0): NEAR}, japan=japan)
    table.play(quiet=False, attack_target=SPOT, attack_units=[battalion(0)])
    if table.procedure == "attack-target":
        table.answer("")
    assert table.procedure == "reveal"
    if answer is None:
        table.session.auto()
        table.events += table.session.take_events()
        return table
    return table.answer(answer)


@pytest.mark.rule("bib:19.2", "bib:7.0")
def test_b37_the_defender_is_turned_up_once_the_attack_stands(monkeypatch):
    """B-37: by the program's deal; the event marks that something hidden came to light."""
    table = turned(monkeypatch, None)
    assert table.event("revealed").data["unit"] == UNIT
    assert table.event("revealed").reveals
    assert table.japan(SPOT).dug_in


@pytest.mark.rule("bib:19.2")
def test_a_unit_named_by_the_player_swaps_with_what_was_dealt(monkeypatch):
    """bib:19.2: never the same unit twice."""
    table = turned(monkeypatch, OTHER)
    assert (table.japan(SPOT).unit, table.japan(FAR).unit) == (OTHER, UNIT)
    assert len({unit.unit for unit in table.state.japan.values()}) == len(table.state.japan)


@pytest.mark.rule("bib:19.2", "bib:17.3")
def test_a_described_unit_takes_the_players_values(monkeypatch):
    """bib:19.2: read off the real counter, used in this attack and ever after."""
    seen = {"name": "A real one", "kind": "anti-tank", "attack": 3, "defence": 7, "movement": 0}
    table = turned(monkeypatch, seen)
    values = table.state.described[table.japan(SPOT).unit]
    assert (values.defence, values.kind, values.tag) == (7, "anti-tank", "player")
    assert "our estimate" not in str(table.event("revealed").text)


@pytest.mark.rule("bib:19.2")
def test_a_field_that_is_missing_is_asked_for(monkeypatch):
    """bib:19.2: a half description changes nothing."""
    table = turned(monkeypatch, None)
    assert table.procedure == "combat"
    fresh = start(
        "mobile-combat", us={battalion(0): NEAR}, japan=[hidden(SPOT, UNIT), hidden(FAR)]
    ).play(quiet=False, attack_target=SPOT, attack_units=[battalion(0)])
    if fresh.procedure == "attack-target":
        fresh.answer("")
    assert fresh.refusal({"name": "half"})
