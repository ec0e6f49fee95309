"""What the sheet of an attack tells: draws on their row, one event a die, rerolls in time."""

import pytest

from beachmaster.engine.sheet_words import sheet_texts
from beachmaster.engine.text import render
from games.hell_on_earth.play import hidden, shown, start

TARGET = "0611"


@pytest.mark.rule("hoe:5.4.2.5")
def test_what_a_hidden_target_draws_lands_on_its_row():
    """hoe:5.4.2.5: the Defense marker and the Support marker, before the die."""
    table = start(us={"25": "0711"}, japan=[hidden(TARGET, "313")])
    table.play(quiet=False, target=TARGET, attackers=["25"], supporters=[])
    table.play(quiet=False, defence_draw="ds18", support_draw="ds01")
    assert table.procedure == "combat"
    drawn = table.prompt.sheet().row("target").drawn
    assert [render(one).endswith("(you)") for one in drawn] == [True, True]
    table.session.undo()
    table.session.auto()
    again = table.prompt.sheet().row("target").drawn
    assert (again[0], render(again[1]).endswith("(the program)")) == (drawn[0], True)


@pytest.mark.rule("hoe:5.4.2.8")
def test_one_event_tells_all_that_a_combat_die_came_to():
    """hoe:5.4.2.6 to 5.4.2.8: no event of its own for the ratio, the modifier or the outcome."""
    table = start(us={"25": "0711"}, japan=[shown(TARGET, "313")])
    table.play(quiet=False, target=TARGET, attackers=["25"], supporters=[], combat=6)
    told = [event for event in table.events if event.receipt is not None]
    assert len(told) == 1
    assert render(told[0].text).endswith("The blue die shows 6: D1: they take 1 hit.")
    assert {"hoe:5.4.2.6", "hoe:5.4.2.8"} <= set(told[0].rules)
    assert told[0].receipt.sign == "good"


@pytest.mark.rule("hoe:3.3.4.4")
def test_a_reroll_is_offered_at_the_result_before_hits_are_given():
    """hoe:3.3.4.4: the sheet shows what the die came to, and nobody has been hit."""
    table = start(us={"25": "0711"}, japan=[shown(TARGET, "313")], blue={"cm11": "slot1"})
    table.play(quiet=False, target=TARGET, attackers=["25"], supporters=[], combat=1)
    assert table.procedure == "reroll"
    assert any("Rolled 1" in render(line) for line in sheet_texts(table.prompt.sheet()))
    assert table.us("25").steps == 4
