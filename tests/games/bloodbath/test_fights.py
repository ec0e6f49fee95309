"""The sheets of the fights: what they show before a throw is what the throw's receipt holds."""

import pytest

from beachmaster.engine.prompt import Roll
from beachmaster.engine.record import narrowed
from beachmaster.engine.tables import applied_total
from beachmaster.engine.text import render
from games.bloodbath.play import (
    DATA,
    FAR,
    around,
    battalion,
    crt,
    fighters,
    hidden,
    inland,
    japanese,
    shown,
    start,
    tank,
)

TARGET = inland()
NEAR = around(TARGET, tanks=True)
ONE, TWO, ARMOUR = battalion(0), battalion(1), tank()
UNIT, MATE = fighters(0), fighters(1)
GUN = japanese("anti-tank")


def us_attack(unit=UNIT):
    """Return an attack of a battalion and a tank, up to the first die of the combat."""
    placed = {ONE: NEAR[0], ARMOUR: NEAR[1]}
    table = start("mobile-combat", us=placed, japan=[hidden(TARGET, unit), hidden(FAR)])
    return table.play(attack_target=TARGET, attack_units=[ONE, ARMOUR])


def banzai():
    """Return a Banzai attack of two units on one hex, up to its die."""
    japan = [shown(NEAR[0], UNIT), shown(NEAR[1], MATE), hidden(FAR)]
    charging = dict.fromkeys(NEAR[:2], TARGET)
    return start("japanese-combat", us={ONE: TARGET}, japan=japan, banzai=charging)


def barrage():
    """Return the bombardment of one hex, up to the die on the table."""
    table = start("japanese-combat", us={ONE: TARGET}, japan=[hidden(FAR)])
    return table.play(target=1, fire_strength=[4, 5, 6])


def japanese_assault():
    """Return an attack that a second player chose, up to its die."""
    table = start(
        "japanese-combat",
        us={ONE: TARGET},
        japan=[shown(NEAR[0], UNIT), hidden(FAR)],
        options={"players": "two"},
    )
    return table.play(japanese_attack=TARGET, japanese_attackers=[NEAR[0]])


FIGHTS = [us_attack, banzai, barrage, japanese_assault]


@pytest.mark.parametrize("fight", FIGHTS)
@pytest.mark.rule("bib:7.3", "bib:20.5.4", "bib:21.4", "bib:23.2")
def test_the_lines_before_the_deciding_die_are_those_of_its_receipt(fight):
    table = fight()
    prompt = table.prompt
    before = prompt.sheet()
    assert (before.stage, prompt.decides) == ("resolving", True)
    table.answer(1)
    [thrown] = table.thrown(prompt.procedure)
    assert thrown.receipt.lines == before.lines == prompt.lines
    assert thrown.receipt.column == before.column
    assert thrown.data["amount"] == applied_total(before.lines)


@pytest.mark.parametrize("fight", FIGHTS)
@pytest.mark.rule("bib:7.3")
def test_a_throw_on_the_table_is_told_by_one_event(fight):
    table = fight()
    seen = len(table.events)
    procedure = table.procedure
    table.answer(1)
    names = [event.name for event in table.events[seen:]]
    assert names[0] == "rolled"
    assert table.events[seen].data["procedure"] == procedure
    assert not {"differential", "combat-result", "no-effect"}.intersection(names)


@pytest.mark.rule("bib:17.3")
def test_the_die_of_the_guns_stands_beside_the_lines_that_it_changes():
    """bib:17.3: the tank counts until its die is thrown."""
    table = us_attack(GUN)
    sheet = table.prompt.sheet()
    assert table.procedure == "anti-tank"
    assert applied_total(sheet.lines) == sum(
        (DATA.us[ONE].front.attack, DATA.us[ARMOUR].front.attack, -DATA.japan[GUN].defence)
    )
    table.answer(1)
    [line] = [one for one in table.prompt.sheet().lines if one.rule == "bib:17.3"]
    assert not line.applied
    assert len(table.prompt.sheet().later) == 1


@pytest.mark.rule("bib:7.0", "bib:19.2")
def test_what_a_hidden_target_turns_out_to_be_lands_on_its_row():
    row = us_attack().prompt.sheet().row("target")
    assert render(row.value) == f"the hidden unit in {TARGET}"
    name = DATA.japan[UNIT].name
    assert [render(one) for one in row.drawn] == [f"{name} in {TARGET} (the program)"]


@pytest.mark.rule("bib:16.3")
def test_the_markers_on_a_target_stand_on_the_sheet_with_what_they_came_to():
    table = start(us={ONE: NEAR[0]}, japan=[hidden(TARGET, UNIT), hidden(FAR)])
    table.play(attack_target=TARGET, attack_units=[ONE], bombard=2, suppression=[6, 1])
    assert render(table.prompt.sheet().row("markers").value) == "2 markers: suppressed"


@pytest.mark.rule("bib:20.2.2")
def test_the_second_die_and_the_losses_follow_on_the_sheet_of_the_fight(monkeypatch):
    crt(monkeypatch, "Ex")
    placed = {ONE: NEAR[0], TWO: NEAR[1]}
    table = start("mobile-combat", us=placed, japan=[hidden(TARGET, UNIT), hidden(FAR)])
    table.play(attack_target=TARGET, attack_units=[ONE, TWO], combat=3)
    assert table.procedure == "second-die"
    assert table.prompt.sheet().result.outcome == "Ex"
    table.answer(2)
    sheet = table.prompt.sheet()
    assert table.procedure == "attack-loss"
    assert (sheet.stage, len(sheet.later)) == ("done", 1)


@pytest.mark.parametrize(
    ("code", "attacking", "charged_at", "bombarded"),
    [("De", "good", "bad", "bad"), ("A2", "bad", "none", "none"), ("D1", "none", "bad", "none")],
)
@pytest.mark.rule("bib:7.6", "bib:20.2", "bib:20.5.4", "bib:21.4")
def test_the_sign_of_a_result_says_whom_it_hurts(
    monkeypatch, code, attacking, charged_at, bombarded
):
    """20.2: a D1 does nothing to a dug-in unit; it costs those who stand fast a step."""
    crt(monkeypatch, code)
    signs = (attacking, charged_at, bombarded)
    for fight, sign in zip((us_attack, banzai, barrage), signs, strict=True):
        table = fight()
        procedure = table.procedure
        [thrown] = table.answer(1).thrown(procedure)
        assert thrown.receipt.sign == sign


@pytest.mark.parametrize("fight", FIGHTS)
@pytest.mark.rule("bib:7.0")
def test_a_sheet_goes_when_its_fight_is_over(fight):
    table = fight()
    assert isinstance(table.prompt, Roll)
    table.answer(1)
    while table.session.asked is not None and table.prompt.sheet is not None:
        table.session.auto()
    assert table.session.asked is None or table.prompt.sheet is None


# -- the form of an attack ---------------------------------------------------------------------


def before_attack(**more):
    """Return a phase in which two units stand beside one hidden target."""
    placed = {ONE: NEAR[0], ARMOUR: NEAR[1]}
    return start("mobile-combat", us=placed, japan=[hidden(TARGET, UNIT), hidden(FAR)], **more)


@pytest.mark.rule("bib:16.2", "bib:7.0")
def test_target_and_attackers_are_one_answer():
    table = before_attack().attack(TARGET, ONE)
    assert table.event("attack-declared").data["units"] == [ONE]
    assert not table.asked("attack-target")


@pytest.mark.rule("bib:7.0")
def test_an_attack_needs_a_unit_and_no_attack_none():
    table = before_attack()
    table.refusal({"target": TARGET, "units": []})
    table.refusal({"target": FAR, "units": [ONE]})
    assert table.prompt.check({"target": ""}) == {"target": "", "units": [], "order": []}


@pytest.mark.rule("bib:7.3", "bib:19.2")
def test_the_sheet_of_a_form_says_the_column_from_which_to_which_and_the_odds_in_words():
    """19.2: over all that the hidden target may be, before the attack is declared."""
    sheet = before_attack().prompt.sheet_of({"target": TARGET, "units": [ONE]})
    assert sheet.stage == "choosing"
    assert render(sheet.column).startswith("column ")
    assert " up to column " in render(sheet.column)
    assert applied_total(sheet.lines) == DATA.us[ONE].front.attack
    [said] = [render(one) for one in sheet.odds]
    assert "it dies " in said
    assert "you lose a step " in said
    shown = before_attack().prompt.sheet_of({"target": TARGET})
    assert (shown.lines, shown.odds, shown.column) == ((), (), None)


@pytest.mark.rule("bib:7.3", "bib:17.3")
def test_on_ground_not_told_yet_its_rows_stand_before_the_odds_and_the_tanks():
    """In words only: the form asks what the hex shows, once in a game, before the decision."""
    table = start(
        "mobile-combat", us={ONE: "map", ARMOUR: "map"}, japan=[hidden("ridge")], board="table"
    )
    form = table.prompt
    assert form.sheet_of({"target": "ridge"}).odds == ()
    ravine = {"target": "ridge", "terrain": "ravine"}
    [units] = [one for one in narrowed(form.fields, ravine) if one.name == "units"]
    assert [one.value for one in units.options] == [ONE]
    assert {one.value for one in units.closed} == {ARMOUR}
    told = {"target": "ridge", "terrain": "rough", "units": [ONE, ARMOUR]}
    table.refusal({**told, "terrain": "ravine"})
    assert form.sheet_of(told).odds
    table.answer(told)
    assert not table.asked("ground")
    assert table.state.spaces["ridge"].terrain == "rough"


@pytest.mark.rule("bib:7.0")
def test_without_a_target_nothing_is_told_of_its_ground():
    table = start("mobile-combat", us={ONE: "map"}, japan=[hidden("ridge")], board="table")
    nobody = {"target": "", "terrain": "", "units": [], "order": []}
    nobody |= {"partners": []}
    assert table.prompt.check({"target": ""}) == nobody
    table.answer({"target": ""})
    assert set(table.state.spaces) <= {"ridge"}


@pytest.mark.rule("bib:7.0", "bib:16.2", "bib:20.2")
def test_a_fight_takes_three_screens_beside_its_dice(monkeypatch):
    """Declaring, no more attacks, and who advances: each one answer."""
    crt(monkeypatch, "De")
    table = start("mobile-combat", us={ONE: NEAR[0]}, japan=[hidden(TARGET, UNIT), hidden(FAR)])
    table.play(attack_target=TARGET, attack_units=[ONE], combat=6, advance=ONE)
    screens = [p.procedure for p in table.asked_for if p.kind not in ("roll", "draw")]
    assert screens == ["attack", "advance"]


@pytest.mark.rule("bib:7.0", "bib:16.2")
def test_declaring_ends_by_itself_and_says_so_when_nobody_can_attack_any_more():
    said = us_attack().named("attacks-over")
    assert [render(event.text) for event in said] == ["No unit can attack any more."]
    japan = [hidden(TARGET, UNIT), hidden(FAR)]
    table = start("mobile-combat", us={ONE: NEAR[0], TWO: NEAR[1]}, japan=japan)
    table.play(attack_target=TARGET, attack_units=[ONE])
    assert len(table.named("attacks-over")) == 1  # the target may not be attacked twice
    idle = start("mobile-combat", us={ONE: NEAR[0]}, japan=[hidden(FAR)])
    assert not idle.named("attacks-over")  # it passed by with the phase
