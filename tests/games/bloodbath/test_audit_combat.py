"""Where rules meet: redeployment in the middle of declared attacks, charges and a second player."""

import pytest

from beachmaster.engine.text import render
from games.bloodbath.play import (
    BOARD,
    DATA,
    FAR,
    around,
    battalion,
    crt,
    fighters,
    flamethrower,
    hidden,
    inland,
    start,
    tank,
    us,
)

FIRST = inland()
SECOND = inland(but=(FIRST,))
ONE, TWO = battalion(0), battalion(1)


def crowd(*empty):
    """Return every Japanese unit on the map, so that the container is empty."""
    far = [p for p in BOARD.hexes if BOARD.terrain(p) != "beach"]
    spare = [p for p in far if p not in (FIRST, SECOND, *empty) and BOARD.distance(p, FIRST) > 2]
    return [hidden(p) for p in (FIRST, SECOND, *spare)[: len(DATA.japan)]]


@pytest.mark.rule("bib:20.3.1", "bib:20.4", "bib:7.0")
@pytest.mark.parametrize("seed", range(4))
def test_an_attack_meets_whoever_holds_the_hex_by_then(monkeypatch, seed):
    """20.3, 20.4: a second unit taken for a swap leaves another in its hex, which is attacked."""
    crt(monkeypatch, "NE")
    places = {ONE: around(FIRST)[0], TWO: around(SECOND)[0]}
    table = start("mobile-combat", us=places, japan=crowd(*places.values()), seed=seed)
    units = {f"attack-units:{FIRST}": [ONE], f"attack-units:{SECOND}": [TWO]}
    table.play(attack_target=(FIRST, SECOND), next_attack=FIRST, combat=1, **units)
    while table.procedure == "second-unit" and not table.happened("second-unit"):
        table.answer(1 if table.prompt.subjects[1] == SECOND else 6)
    assert table.event("second-unit").data["place"] == SECOND
    table.play()
    assert [event.data["place"] for event in table.named("revealed")] == [FIRST, SECOND]
    assert table.prompt.subjects == (SECOND,)


def charging(**options):
    """Return a second player's moves after a unit has charged at a US unit."""
    near = around(FIRST)[0]
    table = start(
        "japanese-movement",
        us={ONE: near},
        japan=[hidden(FIRST, fighters()), hidden(FAR)],
        suribachi=True,
        cleared=[s for s in range(1, 7) if s != BOARD.sector(FIRST)],
        options={"players": "two", **options},
    )
    for _ in range(60):
        if table.procedure == "japanese-move" or table.phase != "japanese-movement":
            break
        if table.procedure == "banzai-dice":
            table.answer([1, BOARD.sector(FIRST), 6])
        else:
            table.session.auto()
    return table


@pytest.mark.rule("bib:20.5.4", "bib:23.5")
def test_a_unit_that_charges_is_not_moved_by_the_second_player():
    """23.5: a Banzai goes as in the solitaire game: who charges must attack."""
    table = charging()
    assert table.state.banzai
    assert table.procedure == "japanese-move"
    charging_hexes = [table.state.japan[name].place for name in table.state.banzai]
    assert not set(charging_hexes) & set(table.options)


def emptied(monkeypatch, units, place=FIRST, **more):
    """Attack with all these units and let a De empty the hex; stand at the advance."""
    crt(monkeypatch, "De")
    japan = [hidden(place, fighters()), hidden(FAR)]
    table = start("mobile-combat", us=units, japan=japan, **more)
    return table.play(
        quiet=False, attack_target=place, attack_units=list(units), reveal=fighters(), combat=1
    )


@pytest.mark.rule("bib:7.9", "bib:17.2")
def test_b73_one_attacker_advances_and_its_support_partner_with_it(monkeypatch):
    """13.0, 17.2, B-73: one hex, one unit or one pair; nobody else follows."""
    here, there = around(FIRST, tanks=True)[:2]
    units = {ONE: us(here), flamethrower(): us(here, level=1), TWO: us(there)}
    table = emptied(monkeypatch, units)
    assert table.procedure == "advance"
    assert set(table.options) == {ONE, flamethrower(), TWO, "none"}
    table.answer(ONE)
    assert {table.us(name).place for name in (ONE, flamethrower())} == {FIRST}
    assert table.us(TWO).place == there
    assert len(table.named("advanced")) == 1


@pytest.mark.rule("bib:17.3", "bib:7.9")
def test_a_tank_does_not_follow_into_closed_terrain(monkeypatch):
    """17.3, B-60: its partner attacks and advances alone."""
    ravine = inland("ravine")
    here = around(ravine, tanks=True)[0]
    crt(monkeypatch, "De")
    units = {ONE: us(here), tank(): us(here, level=1)}
    table = start("mobile-combat", us=units, japan=[hidden(ravine, fighters()), hidden(FAR)])
    assert [option.value for option in table.attackers(ravine).options] == [ONE]
    table.play(
        quiet=False,
        attack_target=ravine,
        attack_units=[ONE],
        reveal=fighters(),
        combat=1,
        advance=ONE,
    )
    assert (table.us(ONE).place, table.us(tank()).place) == (ravine, here)


@pytest.mark.rule("bib:17.2", "bib:17.3")
def test_b60_a_tank_left_behind_attacks_nobody_else(monkeypatch):
    """17.2: a pair fights as one, so an A1 cannot carry the tank off before its own attack."""
    crt(monkeypatch, "A1")
    ravine = inland("ravine")
    here = around(ravine, tanks=True)[0]
    other = next(p for p in around(here, tanks=True) if p != ravine)
    units = {ONE: us(here), tank(): us(here, level=1)}
    japan = [hidden(ravine, fighters()), hidden(other, fighters(1)), hidden(FAR)]
    table = start("mobile-combat", us=units, japan=japan)
    table.play(quiet=False, attack_target=ravine, attack_units=[ONE])
    assert table.procedure != "attack"
    table.play(combat=1)
    assert [event.data["units"] for event in table.named("attack-declared")] == [[ONE]]


@pytest.mark.rule("bib:17.4")
def test_b39_the_task_force_lands_and_comes_back_like_any_support_unit(monkeypatch):
    """17.4: the tanks taken out are gone for good, no losses and never rebuilt."""
    table = start("us-movement", us={tank(): us("eliminated")}, japan=[hidden(FIRST), hidden(FAR)])
    table.play(quiet=False, task_force_collins=tank())
    assert table.procedure == "replacement"
    assert table.options == [tank()]
    assert render(table.prompt.left_over([])) == "1 step unused"
    assert table.prompt.left_over([tank()]) is None
    table.answer([tank()])
    assert (table.us(tank()).place, table.us(tank()).collins) == ("available", True)
    others = [name for name in DATA.us if DATA.us[name].kind == "tank" and name != tank()]
    assert {table.us(name).place for name in others} == {"removed"}


@pytest.mark.rule("bib:12.1", "bib:14.4")
def test_b34_the_regiment_that_would_end_the_game_in_the_past_is_refused():
    """14.4: on turn 14 two regiments may come, and turn 14 is the last; a third may not."""
    table = start("us-movement", turn=14, japan=[hidden(FIRST), hidden(FAR)])
    table.play(task_force_collins="no", quiet=False)
    assert table.procedure == "reserves"
    assert "last turn" in table.refusal(["3", "9", "21"])
    table.answer(["9", "21"])
    assert table.state.last_turn == 14
    while table.session.asked is not None and table.state.turn == 14:
        table.session.auto()
    assert table.state.over


@pytest.mark.rule("bib:14.2")
def test_no_more_units_land_on_the_enemy_than_he_has_left():
    """14.2: on a real table the check-list is held to the Japanese units there are."""
    table = start(
        "us-movement",
        us={ONE: "available", TWO: "available"},
        japan=[hidden("ridge")],
        board="table",
    )
    table.play(reserves=[])
    while table.procedure != "moved":
        table.session.auto()
    refused = table.refusal({"landed": [ONE, TWO], "opposed": [ONE, TWO]})
    assert "1" in refused
    table.answer({"landed": [ONE, TWO], "opposed": [ONE]})
    assert table.procedure == "landing-hex"
