"""Every die of both games is declared once and says in words whatever it can come to."""

from itertools import product

import pytest

from beachmaster.engine.die import FACES
from beachmaster.engine.text import render
from beachmaster.games.bloodbath import rolls as bloodbath
from beachmaster.games.bloodbath.state import TURNS
from beachmaster.games.bloodbath.table_data import load_crt, load_storm
from beachmaster.games.hell_on_earth import rolls as hell_on_earth

PROGRAM_WORDS = {"True", "False", "None", ""}
DRMS = range(-6, 7)


def every():
    """Return each die of both games in each of its forms, with the modifiers it may get."""
    yield from ((die, DRMS) for die in hell_on_earth.every())
    yield from ((die, (0,)) for die in bloodbath.every(load_crt(), load_storm(), TURNS))


EVERY = [
    pytest.param(die, drms, id=f"{number}-{die.name}") for number, (die, drms) in enumerate(every())
]


@pytest.mark.parametrize(("die", "drms"), EVERY)
def test_every_outcome_of_every_die_has_words_a_name_and_a_chance(die, drms):
    assert die.rules
    assert render(die.purpose)
    assert render(die.title)
    for drm in (0,) if die.reads else drms:
        found = {die.comes_to(dice, drm) for dice in product(FACES, repeat=die.count)}
        for outcome in found:
            words = render(die.say(outcome))
            assert words not in PROGRAM_WORDS
            assert "_" not in words
            assert "{" not in words
            assert die.named(outcome) not in PROGRAM_WORDS
        rows = die.rows(drm)
        assert sum(row.probability for row in rows) == 1
        assert {row.outcome for row in rows} == {die.named(outcome) for outcome in found}


def test_the_bracketed_a_is_told_as_it_is_played():
    """B-03: what it does depends on the game at hand; in a Banzai and a bombardment, nothing."""
    said = {meaning: render(bloodbath.code_words("(A)", meaning)) for meaning in bloodbath.A_WORDS}
    assert said == {
        "may-retreat": "(A) (attacker may retreat one hex)",
        "must-retreat": "(A) (attacker retreats one hex)",
        "no-effect": "(A) (no effect on the attacker)",
    }
    crt = load_crt()
    for die in (bloodbath.banzai_combat(crt, 0), bloodbath.japanese_bombardment(crt, 0)):
        assert render(die.say("(A)")) == said["no-effect"]
