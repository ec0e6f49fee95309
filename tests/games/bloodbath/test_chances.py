"""The odds shown before an attack are what playing it out gives (bib:7.3, bib:20.2)."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from beachmaster.engine.module import Recorder
from beachmaster.engine.text import render
from beachmaster.games.bloodbath import results, tables
from beachmaster.games.bloodbath.chances import of_attack, outcomes
from beachmaster.games.bloodbath.prints import Ground
from beachmaster.games.bloodbath.results import OUTCOMES, outcome_name
from games.bloodbath.play import (
    DATA,
    FAR,
    around,
    battalion,
    fighters,
    flamethrower,
    hidden,
    inland,
    japanese,
    start,
    tank,
    us,
)

SPOT = inland()
NEAR = around(SPOT, tanks=True)
FACES = range(1, 7)


@pytest.mark.rule("bib:20.2", "bib:16.3")
@pytest.mark.parametrize("suppressed", [False, True])
@pytest.mark.parametrize("differential", [-4, 0, 3, 6, 9, 12, 15])
def test_the_distribution_counts_every_pair_of_dice(differential, suppressed):
    """bib:20.2: the table die and the second die, 36 ways."""
    crt = DATA.crt
    ways = Counter()
    for die, second in product(FACES, FACES):
        code = tables.result(crt, tables.column(crt, differential, "clear"), die)
        spared = results.spared_by_suppression(code, suppressed, False)
        ways[outcome_name(results.against_dug_in(code, second, spared), "may-retreat")] += 1
    exact = outcomes(crt, differential, "clear", suppressed, False)
    assert exact == {name: Fraction(count, 36) for name, count in ways.items()}


def odds(units, target=None):
    """Return the odds at the choice of the attackers."""
    table = start("mobile-combat", us=units, japan=[hidden(SPOT, target), hidden(FAR)])
    return table.prompt.weigh({"target": SPOT, "units": list(units)})


def by_kind(units):
    """Return the odds with a table for each kind of unit."""
    table = start("mobile-combat", us=units, japan=[hidden(SPOT), hidden(FAR)])
    game = table.session.module.play(table.state, 0, Recorder(quiet=True))
    prints = DATA.prints
    ground = Ground(prints.terrain(SPOT), prints.hill(SPOT), prints.sector(SPOT))
    return of_attack(game, game.at(SPOT), ground, list(units), kinds=True)


@pytest.mark.rule("bib:7.3", "bib:19.2")
def test_a_hidden_defender_is_told_as_a_whole_where_one_chooses_and_by_kind_on_its_own():
    """bib:19.2: every unit not seen is equally likely; each table adds up to one."""
    short = odds({battalion(0): NEAR[0]})
    assert [table.name for table in short.tables] == ["any"]
    assert any("It is eliminated in" in render(note) for note in short.notes)
    found = by_kind({battalion(0): NEAR[0]})
    assert found.tables[0] == short.tables[0]
    assert len(found.tables) > 2
    for one in found.tables:
        assert sum(chance.probability for chance in one.chances) == 1
        assert {chance.outcome for chance in one.chances} <= OUTCOMES.keys()


@pytest.mark.rule("bib:19.2")
def test_the_odds_do_not_tell_what_lies_under_the_counter():
    """bib:19.2: the same whatever the program has dealt."""
    units = {battalion(0): NEAR[0]}
    one, other = odds(units, fighters()), odds(units, japanese("artillery"))
    assert [t.chances for t in one.tables] == [t.chances for t in other.tables]


@pytest.mark.rule("bib:17.3")
def test_tanks_count_only_as_often_as_the_guns_let_them():
    """bib:17.3: with the chance of the attack factor, against guns alone."""
    gun = DATA.japan[japanese("anti-tank")]
    found = by_kind({tank(0): NEAR[0]})
    crt, mine = DATA.crt, DATA.us[tank(0)].front.attack
    through = Fraction(6 - gun.attack, 6)
    terrain = DATA.prints.terrain(SPOT)
    with_it = outcomes(crt, mine - gun.defence, terrain, False, False)
    without = outcomes(crt, -gun.defence, terrain, False, False)
    table = found.table(f"anti-tank-{gun.defence}-{gun.attack}")
    for name in OUTCOMES:
        wanted = through * with_it.get(name, 0) + (1 - through) * without.get(name, 0)
        assert table.probability(name) == wanted


@pytest.mark.rule("bib:7.3")
def test_the_odds_say_that_the_table_is_an_estimate():
    """bib:7.3: until the player's own table is in."""
    assert any("estimate" in str(note) for note in odds({battalion(0): NEAR[0]}).notes)


@pytest.mark.rule("bib:7.0", "bib:17.2")
def test_the_odds_of_a_choice_are_those_of_the_units_chosen_and_their_partners():
    """7.0: not of all that are able; a support unit fights along with its battalion."""
    units = {battalion(0): NEAR[0], battalion(1): NEAR[1], flamethrower(): us(NEAR[0], level=1)}
    table = start("mobile-combat", us=units, japan=[hidden(SPOT, fighters()), hidden(FAR)])
    prompt = table.prompt

    def given(*names):
        return prompt.weigh({"target": SPOT, "units": list(names)}).given["units"]

    assert given(battalion(1)) == [battalion(1)]
    assert given(battalion(0)) == [battalion(0), flamethrower()]
    assert prompt.odds_of({"target": SPOT}) is None


@pytest.mark.rule("bib:7.6")
@pytest.mark.parametrize(
    ("meaning", "names"),
    [
        ("may-retreat", {"may-go-back", "may-fall-back"}),
        ("must-retreat", {"thrown-back", "fall-back"}),
        ("no-effect", {"nothing", "stands"}),
    ],
)
def test_b03_an_a_in_brackets_is_told_as_it_is_played(meaning, names):
    """7.6, B-03: nobody falls back who need not."""
    dug_in = outcome_name(results.against_dug_in("(A)"), meaning)
    assert {dug_in, outcome_name(results.against_ordinary("(A)"), meaning)} == names
    assert outcome_name(results.against_dug_in("A1"), meaning) == "thrown-back"


@pytest.mark.rule("bib:7.0", "bib:16.3")
def test_odds_before_the_markers_say_that_they_count_none():
    """bib:16.2: markers are placed once all attacks are declared."""
    notes = [render(note) for note in odds({battalion(0): NEAR[0]}).notes]
    assert notes[0] == "Without bombardment markers on the target."
    assert notes[1].startswith("Attackers: ")
