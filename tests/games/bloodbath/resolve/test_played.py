"""The same dice through a played session and through a resolver come to the same."""

import pytest

from beachmaster.engine.tables import applied_total
from beachmaster.engine.text import render
from games.bloodbath.play import (
    BOARD,
    DATA,
    FAR,
    around,
    battalion,
    beaches,
    fighters,
    flamethrower,
    hidden,
    inland,
    japanese,
    shown,
    start,
    tank,
    us,
)

TARGET = inland()
NEAR = around(TARGET, tanks=True)
ONE, TWO, FLAME, ARMOUR = battalion(0), battalion(1), flamethrower(0), tank(0)
UNIT, GUN = fighters(), japanese("anti-tank")


def facts(found):
    """Return the figures of a resolution by name."""
    return {fact.name: fact.value for fact in found.facts}


def attacked(unit, placed, dice, phase="us-combat", **script):
    """Play one attack on the target with these dice, and let nobody retreat or advance."""
    table = start(phase, us=placed, japan=[hidden(TARGET, unit), hidden(FAR)])
    names = list(placed)
    return table.play(attack_target=TARGET, attack_units=names, **dice, **script)


def what_became(table, unit, names):
    """Return the outcome of a played attack in the words of the odds."""
    lost = any(table.us(name).steps < DATA.us[name].steps for name in names)
    if table.happened("redeploys"):
        return "slips-trade" if lost else "slips"
    if table.happened("japanese-eliminated"):
        return "trade" if lost else "kill"
    return "wiped-out" if lost else "nothing"


@pytest.mark.parametrize("combat", range(1, 7))
@pytest.mark.parametrize("suppression", [[6, 6], [6, 1]])
@pytest.mark.parametrize("second", [1, 4, 6])
@pytest.mark.rule("bib:7.0", "bib:16.3", "bib:20.2")
def test_an_attack_with_bombardment(known, combat, suppression, second):
    placed = {ONE: NEAR[0], FLAME: NEAR[1], TWO: NEAR[2]}
    dice = [*suppression, combat, second]
    given = {"attackers": [{"unit": name} for name in placed], "target": {"unit": UNIT}}
    found = known["attack"].resolve({**given, "markers": 2, "dice": {"blue": dice}})
    needs = {"second_die": second} if any(r.table == "second-die" for r in found.rolls) else {}
    if found.outcome in ("trade", "slips-trade"):
        needs["attack_loss"] = ONE
    table = attacked(
        UNIT, placed, {"suppression": suppression, "combat": combat}, bombard=2, **needs
    )
    assert what_became(table, UNIT, placed) == found.outcome
    assert table.looked_up["outcome"] == facts(found)["code"]
    assert table.looked_up["amount"] == found.total
    assert table.looked_up["column"] == facts(found)["column"]
    spared = [one for one in found.modifiers if one.rule == "bib:16.3"]
    assert [one.applied for one in spared] == [table.happened("spared")]


@pytest.mark.parametrize("guns", [1, 6])
@pytest.mark.rule("bib:17.3")
def test_tanks_against_guns(known, guns):
    placed = {ONE: NEAR[0], TWO: NEAR[1], ARMOUR: NEAR[2]}
    table = attacked(GUN, placed, {"anti_tank": guns})
    assert table.procedure == "combat"
    given = {"attackers": [{"unit": name} for name in placed], "target": {"unit": GUN}}
    found = known["attack"].resolve({**given, "dice": {"blue": [guns, 1]}})
    assert found.total == applied_total(table.prompt.lines)
    stopped = [one.outcome for one in found.rolls if one.table == "anti-tank"]
    assert stopped == [one.data["outcome"] for one in table.thrown("anti-tank")]
    named = [one for one in found.modifiers if not one.applied and one.rule == "bib:17.3"]
    assert bool(named) is (stopped == ["stopped"])


@pytest.mark.rule("bib:7.6")
def test_an_attack_on_a_unit_face_up(known):
    """A retreat of the defender, as the table prints it."""
    placed = dict(zip((ONE, TWO, battalion(2)), NEAR, strict=False))
    table = start("mobile-combat", us=placed, japan=[shown(TARGET, UNIT), hidden(FAR)])
    table.play(attack_target=TARGET, attack_units=list(placed), combat=1)
    given = {"attackers": [{"unit": name} for name in placed], "target": {"unit": UNIT}}
    found = known["attack"].resolve({**given, "dug_in": False, "dice": {"blue": [1]}})
    assert table.looked_up["outcome"] == facts(found)["code"]
    assert found.outcome == "driven-back"
    assert table.procedure == "retreat"


@pytest.mark.parametrize("suribachi", [False, True])
@pytest.mark.parametrize("combat", [1, 4, 6])
@pytest.mark.rule("bib:21.3", "bib:21.4", "bib:21.5")
def test_a_japanese_bombardment_of_a_pair(known, suribachi, combat):
    spot, near = inland(), BOARD.by_sector[BOARD.sector(inland())]
    flat = next(p for p in near if not BOARD.hill(p) and p != spot)
    count = 1 if suribachi else 3
    strength = [5, 4, 3][:count]
    placed = {ONE: us(spot), FLAME: us(spot, level=1)}
    japan = [hidden(flat)] if suribachi else [hidden(flat), hidden(FAR)]
    table = start("japanese-combat", us=placed, japan=japan, suribachi=suribachi)
    table.play(target=1, fire_strength=strength)
    red, rolled = list(strength), []
    while table.procedure in ("japanese-bombardment", "bombardment-second-die"):
        die = combat if table.procedure == "japanese-bombardment" else 2
        dice = [die] * table.prompt.dice.count
        rolled += dice
        table.answer(dice)
    found = known["bombardment-japan"].resolve(
        {
            "units": [{"unit": ONE}, {"unit": FLAME}],
            "suribachi_cleared": suribachi,
            "dice": {"red": red + rolled},
        }
    )
    assert not found.notes or "needed" not in render(found.notes[0])
    assert len(found.dice) == len(red + rolled)
    lost = 2 - table.us(ONE).steps + 1 - table.us(FLAME).steps
    assert found.outcome == f"steps-{lost}"
    codes = [one.data["outcome"] for one in table.thrown("japanese-bombardment")]
    assert codes == [one.outcome for one in found.rolls if one.table == "code"]


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.rule("bib:20.5.4")
def test_a_banzai_attack(known, die):
    beside = NEAR[:2]
    names = [fighters(0), fighters(1)]
    japan = [shown(p, n) for p, n in zip(beside, names, strict=True)] + [hidden(FAR)]
    charging = dict.fromkeys(beside, TARGET)
    table = start("japanese-combat", us={ONE: TARGET}, japan=japan, banzai=charging)
    table.play(banzai_combat=die)
    given = {"attackers": [{"unit": n} for n in names], "defenders": [{"unit": ONE}]}
    found = known["banzai-attack"].resolve({**given, "dice": {"red": [die]}})
    lost = 2 - table.us(ONE).steps
    assert {"none": 0, "step": 1, "eliminated": 2}[found.outcome] == lost
    assert table.looked_up["amount"] == found.total
    assert table.looked_up["column"] == facts(found)["column"]


@pytest.mark.parametrize("sector", range(1, 7))
@pytest.mark.rule("bib:19.5")
def test_a_replacement(known, sector):
    """The hexes as the board has them; the lot falls where it fell in the game."""
    home = next(p for p in BOARD.hexes if BOARD.sector(p) == 2 and BOARD.symbol(p) == "red")
    table = start("japanese-movement", japan=[hidden(home), hidden(FAR)])
    table.play(replacement_sector=sector)
    hexes = [
        {
            "hex": place,
            "sector": BOARD.sector(place),
            "terrain": "hill" if BOARD.hill(place) else BOARD.terrain(place),
            "distance": min(BOARD.distance(place, home), BOARD.distance(place, FAR)),
        }
        for place in BOARD.hexes
        if BOARD.symbol(place) and BOARD.sector(place) in range(1, 7) and place not in (home, FAR)
    ]
    lots = [table.prompt.tokens()[0].id] if table.procedure == "replacement-hex" else []
    if lots:
        table.answer(lots[0])
    given = {"hexes": hexes, "lots": lots, "dice": {"red": [sector]}}
    found = known["replacement"].resolve(given)
    if table.happened("replacement-returns"):
        assert found.outcome == "returns"
    else:
        assert found.outcome == f"hex-{table.event('replacement-placed').data['place']}"
    assert [one.origin for one in found.draws] == ["given"] * len(lots)


@pytest.mark.rule("bib:21.2.1")
def test_the_search_for_targets(known):
    sand = beaches()[:2]
    inside = sorted((p for p in BOARD.hexes if BOARD.sector(p) == 4), reverse=True)[:4:2]
    names = [battalion(n) for n in range(4)]
    table = start(
        "japanese-combat", us=dict(zip(names, [*sand, *inside], strict=True)), japan=[hidden(FAR)]
    )
    table.answer([4, 2])
    given = {"markers": 10, "beaches": sand, "hexes": inside, "dice": {"red": [4, 2]}}
    found = known["targeting"].resolve(given)
    placed = [one for event in table.named("japanese-target") for one in event.data["places"]]
    assert list(facts(found).values()) == placed
    assert found.outcome == f"placed-{len(placed)}"


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.rule("bib:4.1.2")
def test_the_storm_roll(known, die):
    table = start("administrative", turn=3, japan=[hidden(FAR)]).play(storm=die)
    found = known["storm"].resolve({"turn": 3, "dice": {"blue": [die]}})
    assert table.happened(found.outcome)
