"""Turning a face-down counter: the deal, a named unit, a described one (bib:19.2)."""

import pytest

from beachmaster.engine.prompt import AnswerError
from beachmaster.engine.text import render
from games.bloodbath.play import (
    DATA,
    FAR,
    around,
    battalion,
    crt,
    fighters,
    fresh,
    hidden,
    inland,
    start,
)

SPOT = inland()
NEAR = around(SPOT, tanks=True)[0]
UNIT, OTHER = fighters(0), fighters(1)


def turned(monkeypatch, answer):
    """Attack without effect and turn the defender."""
    crt(monkeypatch, "De")
    japan = [hidden(SPOT, UNIT), hidden(FAR, OTHER)]
    table = start("mobile-combat", us={battalion(0): NEAR}, japan=japan)
    table.play(quiet=False, attack_target=SPOT, attack_units=[battalion(0)])
    if table.procedure == "attack":
        table.attack()
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
    assert "estimated" not in str(table.event("revealed").text)


@pytest.mark.rule("bib:19.2")
def test_a_field_that_is_missing_is_asked_for(monkeypatch):
    """bib:19.2: a half description changes nothing."""
    table = turned(monkeypatch, None)
    assert table.procedure == "combat"
    fresh = start(
        "mobile-combat", us={battalion(0): NEAR}, japan=[hidden(SPOT, UNIT), hidden(FAR)]
    ).play(quiet=False, attack_target=SPOT, attack_units=[battalion(0)])
    if fresh.procedure == "attack":
        fresh.attack()
    assert fresh.refusal({"name": "half"})


def on_table(**options):
    """Attack a hidden unit beside the player's own map, up to its turning."""
    table = start(
        "mobile-combat",
        us={battalion(0): "map"},
        japan=[hidden("ridge"), hidden("cave")],
        board="table",
        options=options,
    )
    ground = {"terrain": "rough"}
    table.play(quiet=False, attack_target="ridge", attack_units=[battalion(0)], ground=ground)
    if table.procedure == "attack":
        table.attack()
    assert table.procedure == "reveal"
    return table


@pytest.mark.rule("bib:19.2", "bib:10.2")
def test_beside_ones_own_map_the_players_counter_says_what_it_is():
    """bib:19.2: the program picks none unless told to; what is listed shows its values."""
    table = on_table()
    assert table.prompt.question
    assert table.prompt.at_enter is None
    assert table.prompt.tell is not None
    with pytest.raises(AnswerError):
        table.session.auto()
    words = [render(token.text) for token in table.prompt.tokens()]
    assert all("defense" in word for word in words)
    table.answer(OTHER)
    assert table.japan("ridge").unit == OTHER
    assert table.event("revealed").act is None


@pytest.mark.rule("bib:19.2")
def test_without_counters_of_ones_own_the_program_deals():
    """bib:19.2: a piece of any kind stands for each unit, and the program says for which."""
    table = on_table(counters="program")
    assert (table.prompt.question, table.prompt.tell) == (False, None)
    table.session.auto()
    (event,) = [e for e in table.session.take_events() if e.name == "revealed"]
    assert render(event.act) == "Flip the unit in ridge face up."


@pytest.mark.rule("bib:23.1")
def test_a_second_player_has_counters_of_his_own():
    """bib:23.1: he chose which lies where, so the program deals none."""
    assert on_table(counters="program", players="two").prompt.question


@pytest.mark.rule("bib:11.2")
def test_who_has_no_counters_is_not_asked_to_count_them():
    """bib:11.2: the units left over are those of our data."""
    table = fresh(board="table", options={"counters": "program"})
    table.play(quiet=False, red_hexes=30, coast="east")
    inside = [unit for unit in table.state.japan.values() if unit.place == "container"]
    assert len(inside) == len(DATA.japan) - 30
    assert "any kind" in render(table.event("japanese-set-up").act)


@pytest.mark.rule("bib:19.2")
def test_a_tracked_game_has_no_counters_of_the_players(monkeypatch):
    """bib:19.2: the program deals there whatever the option says."""
    assert turned(monkeypatch, None).event("revealed").act is not None
