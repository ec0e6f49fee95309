"""Where a second player puts Japanese units, and whom he swaps (bib:23.3)."""

import pytest

from games.bloodbath.play import BOARD, FAR, battalion, crt, fighters, hidden, inland, start

TWO_PLAYERS = {"players": "two"}
PLACE = inland()
ONE = battalion()


def eligible(*dug_in):
    """Return the free symbols of the numbered sectors within two hexes of a dug-in unit."""
    return {
        place
        for place in BOARD.hexes
        if BOARD.symbol(place)
        and BOARD.sector(place)
        and place not in dug_in
        and any(BOARD.distance(place, near) <= 2 for near in dug_in)
    }


def replacement(**options):
    """Start the Japanese movement phase of two players, all but two units in the container."""
    japan = [hidden("0608"), hidden("1511")]
    return start("japanese-movement", japan=japan, options={**TWO_PLAYERS, **options})


@pytest.mark.rule("bib:23.3", "bib:23.0")
def test_the_japanese_player_puts_a_replacement_in_any_eligible_hex():
    """bib:23.3, B-57: neither sector nor terrain order binds him; bib:23.0: else as alone."""
    table = replacement()
    assert table.procedure == "replacement-choice"
    assert table.prompt.side == "japan"
    assert set(table.options) == eligible("0608", "1511")
    goal = table.options[-1]
    table.answer(goal)
    assert (table.japan(goal).hidden, table.japan(goal).dug_in) == (True, True)


@pytest.mark.rule("bib:23.3")
def test_b57_the_sector_may_be_rolled_first():
    """bib:23.3, B-57: then he chooses in that sector."""
    table = replacement(**{"b-57": "sector"})
    assert table.procedure == "replacement-sector"
    table.play(replacement_sector=4)
    assert table.procedure == "replacement-choice"
    wanted = {place for place in eligible("0608", "1511") if BOARD.sector(place) == 4}
    assert wanted
    assert set(table.options) == wanted


@pytest.mark.rule("bib:23.3", "bib:20.4")
@pytest.mark.parametrize("swaps", [False, True])
def test_a_substitute_in_place_is_the_japanese_players_choice(monkeypatch, swaps):
    """bib:23.3: redeploying in place, he may leave the unit where it is."""
    unit = fighters()
    near = BOARD.neighbours(PLACE)[0]
    crt(monkeypatch, "NE")
    table = start(us={ONE: near}, japan=[hidden(PLACE, unit), hidden(FAR)], options=TWO_PLAYERS)
    table.play(attack_target=PLACE, attack_units=[ONE], combat=1)
    assert table.procedure == "swap"
    assert table.prompt.side == "japan"
    in_container = sum(u.place == "container" for u in table.state.japan.values())
    table.answer(swaps)
    assert sum(u.place == "container" for u in table.state.japan.values()) == in_container
    assert table.japan(PLACE).hidden
    assert ("stays" in [event.name for event in table.events]) != swaps
