"""What a second player may do with the Japanese (bib:23.2)."""

import pytest

from games.bloodbath.play import (
    BOARD,
    DATA,
    FAR,
    battalion,
    crt,
    fighters,
    hidden,
    inland,
    shown,
    start,
    tank,
    us,
)

TWO_PLAYERS = {"players": "two"}
ONE = battalion()
PLACE = inland()
SYMBOL = next(
    p
    for p in BOARD.hexes
    if BOARD.symbol(p)
    and BOARD.sector(p) in range(1, 7)
    and any(
        0 < BOARD.distance(p, o) <= 2 and BOARD.symbol(o) and BOARD.sector(o) for o in BOARD.hexes
    )
)


def moving(*japan, units=None, **options):
    """Return a Japanese movement phase at the Japanese player's own moves."""
    table = start(
        "japanese-movement", japan=list(japan), us=units, options={**TWO_PLAYERS, **options}
    )
    while table.phase == "japanese-movement" and table.procedure != "japanese-move":
        table.session.auto()
    return table


@pytest.mark.rule("bib:23.2", "bib:20.1")
def test_only_a_second_player_moves_japanese_units():
    """23.2; 20.1: alone they move by redeployment and Banzai only."""
    assert moving(hidden(PLACE), hidden(FAR)).procedure == "japanese-move"
    table = start("japanese-movement", japan=[hidden(PLACE), hidden(FAR)])
    while table.phase == "japanese-movement":
        assert table.procedure != "japanese-move"
        table.session.auto()


@pytest.mark.rule("bib:23.2")
def test_a_unit_is_turned_up_to_move_and_stays_so():
    """23.2, B-42: it does not dig in again."""
    unit = fighters()
    table = moving(hidden(PLACE, unit), hidden(FAR))
    table.answer(PLACE).answer("walk").answer(unit)
    goal = next(place for place in table.options if place != PLACE)
    table.answer(goal)
    assert (table.unit(unit).place, table.unit(unit).dug_in) == (goal, False)
    assert not table.unit(unit).hidden


@pytest.mark.rule("bib:23.2", "bib:19.3")
def test_a_unit_that_cannot_move_stays_dug_in():
    """19.3, B-41: turned up by mistake, it is turned down again and holds its hex as before."""
    unit = next(name for name, values in DATA.japan.items() if values.movement == 0)
    table = moving(hidden(PLACE, unit), hidden(FAR))
    table.answer(PLACE).answer("walk").answer(unit)
    assert table.happened("cannot-move")
    assert (table.japan(PLACE).dug_in, table.japan(PLACE).hidden) == (True, True)
    assert PLACE not in table.options


@pytest.mark.rule("bib:23.2")
@pytest.mark.parametrize(
    ("die", "beside_us", "works"),
    [
        (3, False, True),
        (4, False, False),
        (2, True, True),
        (3, True, False),
    ],
)
def test_a_tunnel_works_on_three_or_less_in_a_us_zone_on_two_or_less(die, beside_us, works):
    """23.2."""
    near = next(p for p in BOARD.neighbours(SYMBOL) if not BOARD.coast(p))
    other = next(
        p
        for p in BOARD.hexes
        if 0 < BOARD.distance(p, SYMBOL) <= 2 and p != near and not BOARD.symbol(p)
    )
    units = {ONE: us(near)} if beside_us else None
    table = moving(hidden(SYMBOL), hidden(other), hidden(FAR), units=units)
    table.answer(SYMBOL).answer("tunnel").answer(die)
    assert table.happened("tunnel-fails") is (not works or table.procedure != "tunnel-exit")
    if works and table.procedure == "tunnel-exit":
        goal = table.options[0]
        table.answer(goal)
        assert goal in table.places()
        assert SYMBOL not in table.places()
        assert table.japan(goal).hidden


@pytest.mark.rule("bib:23.2", "bib:19.3")
def test_face_up_units_attack_unless_ruled_otherwise():
    """23.2, B-49; 19.3: not with a zero."""
    unit, at = fighters(), BOARD.neighbours(PLACE)[0]

    def fight(**options):
        return start(
            "japanese-combat",
            japan=[shown(PLACE, unit), hidden(FAR)],
            us={ONE: us(at)},
            options={**TWO_PLAYERS, **options},
        )

    table = fight()
    assert table.procedure == "japanese-attack"
    assert table.options == ["", at]
    table.answer(at).answer([PLACE])
    assert table.procedure == "japanese-combat"
    assert fight(**{"b-49": "banzai-only"}).procedure != "japanese-attack"


@pytest.mark.rule("bib:17.3", "bib:7.7.2")
def test_a_tank_takes_the_first_loss_of_its_own_attacks_only(monkeypatch):
    """17.3, B-38: attacked, a pair that stands fast loses whom its player chooses."""
    crt(monkeypatch, "D1")
    at = BOARD.neighbours(PLACE)[0]
    table = start(
        "japanese-combat",
        japan=[shown(PLACE, fighters()), hidden(FAR)],
        us={ONE: us(at), tank(): us(at, level=1)},
        options=TWO_PLAYERS,
    )
    table.play(japanese_attack=at, japanese_attackers=[PLACE], japanese_combat=1)
    assert table.procedure == "retreat"
    stands = [one.value for one in table.prompt.fields[0].options]
    assert stands[-2:] == [f"stand:{ONE}", f"stand:{tank()}"]


@pytest.mark.rule("bib:7.6", "bib:23.2")
@pytest.mark.parametrize(
    ("meaning", "answers", "stays"),
    [
        ("may-retreat", {"japanese_retreat": True}, False),
        ("may-retreat", {"japanese_retreat": False}, True),
        ("must-retreat", {}, False),
        ("no-effect", {}, True),
    ],
)
def test_b03_the_bracketed_a_is_the_same_for_both_sides(monkeypatch, meaning, answers, stays):
    """7.6, B-03: by default the Japanese attacker too may retreat one hex."""
    crt(monkeypatch, "(A)")
    at = BOARD.neighbours(PLACE)[0]
    table = start(
        "japanese-combat",
        japan=[shown(PLACE, fighters()), hidden(FAR)],
        us={ONE: us(at)},
        options={**TWO_PLAYERS, "b-03": meaning},
    )
    back = {} if stays else {"retreat": lambda table: table.options[0]}
    script = {"japanese_attackers": [PLACE], "japanese_combat": 1, **answers, **back}
    table.play(japanese_attack=at, **script)
    assert (PLACE in table.places()) is stays


@pytest.mark.rule("bib:23.2")
def test_dug_in_units_do_not_attack():
    """20.1: only those that were turned up."""
    at = BOARD.neighbours(PLACE)[0]
    table = start(
        "japanese-combat", japan=[hidden(PLACE), hidden(FAR)], us={ONE: us(at)}, options=TWO_PLAYERS
    )
    assert table.procedure != "japanese-attack"


@pytest.mark.rule("bib:23.2")
@pytest.mark.parametrize(("option", "again"), [("stays", False), ("may-move", True)])
def test_a_unit_whose_tunnel_failed_stays_unless_ruled_otherwise(option, again):
    """B-59: and one that came through never moves twice."""
    failed = moving(hidden(PLACE), hidden(FAR), **{"b-59": option})
    failed.answer(PLACE).answer("tunnel").answer(6)
    assert failed.procedure == "japanese-move"
    assert (PLACE in failed.options) is again


def japanese_attack(monkeypatch, code, **script):
    """Let one Japanese unit attack one US battalion, with this result."""
    crt(monkeypatch, code)
    at = BOARD.neighbours(PLACE)[0]
    table = start(
        "japanese-combat",
        japan=[shown(PLACE, fighters()), hidden(FAR)],
        us={ONE: us(at)},
        options=TWO_PLAYERS,
    )
    return at, table.play(
        japanese_attack=at, japanese_attackers=[PLACE], japanese_combat=1, **script
    )


@pytest.mark.rule("bib:7.6", "bib:7.9")
@pytest.mark.parametrize("advances", [True, False])
def test_a_japanese_attacker_may_enter_the_hex_that_it_emptied(monkeypatch, advances):
    """7.9: or it stays where it is."""
    at, table = japanese_attack(monkeypatch, "De", japanese_advance=PLACE if advances else "none")
    assert table.us(ONE).place == "eliminated"
    assert (at in table.places(), PLACE in table.places()) == (advances, not advances)
    assert bool(table.happened("japanese-advance")) is advances


@pytest.mark.rule("bib:7.6", "bib:19.1")
def test_a_japanese_attacker_that_is_thrown_out_is_eliminated_and_enters_nothing(monkeypatch):
    _, table = japanese_attack(monkeypatch, "Ae")
    assert PLACE not in table.places()
    assert table.us(ONE).steps == 2
    assert not table.happened("japanese-advance")


@pytest.mark.rule("bib:7.6", "bib:19.1")
def test_an_exchange_of_a_japanese_attack_costs_both_sides_a_step(monkeypatch):
    """19.1: a Japanese unit has one; nobody is left to enter the hex."""
    _, table = japanese_attack(monkeypatch, "Ex")
    assert PLACE not in table.places()
    assert table.us(ONE).steps == 1
