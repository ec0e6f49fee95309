"""The sheet of every fight of whole games: short, and without a line that is seen twice."""

import pytest

from beachmaster.cli.console import Console
from beachmaster.cli.render import Words
from beachmaster.cli.showing import fight_lines
from beachmaster.engine.prompt import Record, Roll
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.sheet_words import MOST_LINES, sheet_texts
from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth.factory import FACTORY
from games.hell_on_earth.play import hidden, shown, start

TARGET = "0611"


def fights(policy, seed):
    """Yield each prompt of a whole game that belongs to a fight, with the answer to it."""
    setup, module = FACTORY.prepare(Setup(game="hell-on-earth", seed=seed))
    session = Session(module, setup.seed)
    player = FACTORY.player(policy, session)
    while (asked := session.asked) is not None:
        answer = player.answer(asked)
        if asked.prompt.shown_sheet() is not None:
            yield session, asked.prompt, answer
        session.answer(answer)
        session.take_events()


@pytest.mark.parametrize("policy", FACTORY.policies)
def test_the_sheet_of_every_fight_has_fourteen_lines_at_most(policy, capsys):
    """In a terminal of eighty letters, at each prompt of each fight of a whole game."""
    console, kinds = Console(Words(), None), set()
    for _session, prompt, answer in fights(policy, 3):
        sheets = [prompt.shown_sheet()]
        if isinstance(prompt, Record) and prompt.sheet_of is not None:
            sheets.append(prompt.sheet_of(prompt.sound(answer)))
        for sheet in sheets:
            kinds.add(sheet.title.source.text)
            for line in fight_lines(console, sheet):
                console.line(line, "   | ")
            printed = capsys.readouterr().out.splitlines()
            assert len(printed) <= MOST_LINES, "\n".join(printed)
    assert len(kinds) >= 5


@pytest.mark.parametrize("policy", FACTORY.policies)
def test_what_counts_before_a_roll_is_what_the_result_counts(policy):
    """The lines shown with the die are those of its receipt."""
    compared = 0
    for session, prompt, answer in fights(policy, 4):
        if isinstance(prompt, Roll) and prompt.decides:
            sheet = prompt.shown_sheet()
            session.answer(answer)
            receipt = next(e.receipt for e in session.take_events() if e.receipt is not None)
            session.undo()
            assert sheet.lines == receipt.lines
            assert sheet.column == receipt.column
            compared += 1
            if compared == 10:
                return
    assert compared


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
    assert render(told[0].text).endswith("The blue die shows 6: D1: 1 hit on the target.")
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
