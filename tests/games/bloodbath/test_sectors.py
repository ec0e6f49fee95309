"""When sectors are cleared and when Mount Suribachi falls (bib:18.0, bib:22.0)."""

import pytest

from games.bloodbath.play import BOARD, FAR, around, battalion, crt, fighters, hidden, start

ONE, UNIT = battalion(), fighters()


def symbol():
    """Return a red or white hex that tanks and battalions can stand next to."""
    return next(
        place
        for place in BOARD.hexes
        if BOARD.symbol(place) and BOARD.sector(place) in range(1, 7) and around(place, tanks=True)
    )


PLACE = symbol()
SECTOR = BOARD.sector(PLACE)
NEAR = around(PLACE, tanks=True)[0]
ELSEWHERE = [
    next(p for p in hexes if BOARD.symbol(p))
    for sector, hexes in BOARD.by_sector.items()
    if sector != SECTOR
]


def attacked(monkeypatch, code, *others, **script):
    """Attack the only dug-in unit on a symbol of its sector; other sectors are held."""
    crt(monkeypatch, code)
    japan = [hidden(PLACE, UNIT), hidden(FAR), *(hidden(p) for p in [*ELSEWHERE, *others])]
    table = start("mobile-combat", us={ONE: NEAR}, japan=japan)
    return table.play(attack_target=PLACE, attack_units=[ONE], combat=1, **script)


@pytest.mark.rule("bib:18.0")
def test_a_sector_is_cleared_when_no_dug_in_unit_holds_a_symbol(monkeypatch):
    """bib:18.0, B-25: looked at when the combat phase ends."""
    assert SECTOR in attacked(monkeypatch, "De").state.cleared


@pytest.mark.rule("bib:18.0")
def test_a_sector_with_a_dug_in_unit_left_is_not_cleared(monkeypatch):
    """bib:18.0: one is enough to hold it; no effect keeps this one there."""
    other = next(p for p in BOARD.by_sector[SECTOR] if BOARD.symbol(p) and p != PLACE)
    assert not attacked(monkeypatch, "De", other).state.cleared
    assert not attacked(monkeypatch, "NE").state.cleared


@pytest.mark.rule("bib:18.0")
def test_a_unit_off_the_symbols_does_not_hold_a_sector(monkeypatch):
    """bib:18.0: only deployment and redeployment hexes count."""
    plain = next(
        p for p in BOARD.by_sector[SECTOR] if not BOARD.symbol(p) and p not in (NEAR, PLACE)
    )
    assert SECTOR in attacked(monkeypatch, "De", plain).state.cleared


@pytest.mark.rule("bib:18.0", "bib:19.2")
def test_b25_a_flipped_unit_does_not_hold_its_sector():
    """B-25: and once cleared a sector stays so."""
    unit = {"place": PLACE, "unit": UNIT, "hidden": False, "dug_in": False}
    japan = [unit, hidden(FAR), *(hidden(p) for p in ELSEWHERE)]
    table = start("japanese-combat", us={ONE: NEAR}, japan=japan, banzai={PLACE: NEAR})
    while table.phase == "japanese-combat":
        table.session.auto()
    assert SECTOR in table.state.cleared


def stormed(monkeypatch, *held):
    """Attack the last unit on Suribachi, or the last but those held."""
    crt(monkeypatch, "De")
    target = BOARD.suribachi[0]
    near = next(p for p in BOARD.neighbours(target) if p not in BOARD.suribachi and p not in held)
    japan = [hidden(target, UNIT), *(hidden(p) for p in (*held, *ELSEWHERE, PLACE))]
    table = start("mobile-combat", us={ONE: near}, japan=japan)
    return table.play(attack_target=target, attack_units=[ONE], combat=1)


@pytest.mark.rule("bib:22.0")
def test_suribachi_falls_with_the_last_unit_on_its_five_hexes(monkeypatch):
    """bib:22.0: the flag goes up; B-26: it is none of the numbered sectors."""
    table = stormed(monkeypatch)
    assert table.state.suribachi
    assert table.event("suribachi").act is not None
    assert not table.state.cleared


@pytest.mark.rule("bib:22.0")
def test_one_unit_on_its_five_hexes_keeps_suribachi(monkeypatch):
    """bib:22.0: all five must be empty."""
    table = stormed(monkeypatch, BOARD.suribachi[-1])
    assert not table.state.suribachi
