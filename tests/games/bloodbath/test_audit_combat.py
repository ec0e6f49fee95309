"""Where rules meet: redeployment in the middle of declared attacks, charges and a second player."""

import pytest

from games.bloodbath.play import (
    BOARD,
    DATA,
    FAR,
    around,
    battalion,
    crt,
    fighters,
    hidden,
    inland,
    start,
)

FIRST = inland()
SECOND = inland(but=(FIRST,))
ONE, TWO = battalion(0), battalion(1)


def crowd(*empty):
    """Return every Japanese unit on the map, so that the container is empty."""
    far = [p for p, there in BOARD.hexes.items() if there.terrain != "beach"]
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
        cleared=[s for s in range(1, 7) if s != BOARD.hexes[FIRST].sector],
        options={"players": "two", **options},
    )
    for _ in range(60):
        if table.procedure == "japanese-move" or table.phase != "japanese-movement":
            break
        if table.procedure == "banzai-dice":
            table.answer([1, BOARD.hexes[FIRST].sector, 6])
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
