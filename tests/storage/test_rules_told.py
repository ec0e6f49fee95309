"""What the prompts of the first two turns rest on is told by their end, one rule at a time."""

import pytest

from beachmaster.engine.auto import program_may_roll
from beachmaster.storage.known import LESSON, LINK, TEACH, Known
from beachmaster.storage.lessons import Lessons, is_fight
from early_rules import Early
from grounds import EVERY
from often import few

SEEDS = (3, 4, 5, 6, 7, 8)
ORDINARY = [(game, ground, 3) for game, ground in EVERY if (game, ground) != ("ie-shima", "own")]
CASES = [*ORDINARY, *((*at, seed) for at in EVERY for seed in SEEDS)]


class Pupil:
    """Somebody who plays a first game; `rolls` means that the program throws their dice."""

    def __init__(self, *, rolls=False, file="learned.json"):
        self.known = Known(file=file)
        self.lessons, self.rolls = Lessons(self.known), rolls
        self.cited, self.told, self.fights = Early(), [], []

    def see(self, session):
        """Read what a prompt teaches, unless it goes by."""
        asked = session.asked
        if self.rolls and asked is not None and program_may_roll(session.module, asked.prompt):
            return
        chosen = self.lessons.choose(session.tree, asked, TEACH)
        if asked is not None:
            self.cited.cited.update(set(asked.prompt.rules))
        if chosen is not None and chosen.depth != LINK:
            self.told.append(chosen)
            if is_fight(asked.prompt) and not asked.prompt.opens:
                self.fights.append(asked.key)


@pytest.mark.parametrize(("game", "ground", "seed"), few(dict.fromkeys(CASES), len(ORDINARY)))
def test_what_prompts_cite_often_is_told_by_the_end_of_turn_two(game, ground, seed):
    """Six of the rules of an attack were cited by each of four, and two of them never told."""
    reads, leaves = Pupil(), Pupil(rolls=True, file="other.json")

    def see(session):
        reads.see(session)
        leaves.see(session)

    Early(see).played(game, ground, seed)
    for pupil in (reads, leaves):
        told = {one.rule for one in pupil.told}
        assert len(pupil.cited.often) > 5
        assert pupil.cited.often - told == set()
        lessons = [one.rule for one in pupil.told if one.depth == LESSON]
        assert len(lessons) == len(set(lessons)), "each is told once"
        assert pupil.fights == [], "no lesson stands in the way of a fight"


def test_what_one_player_was_told_is_not_told_in_the_next_game():
    first = Pupil()
    Early(first.see).played("bloodbath", "tracked", 3)
    first.known.save()
    second = Pupil()
    Early(second.see).played("bloodbath", "tracked", 4)
    told = {one.rule for one in first.told}
    assert [one for one in second.told if one.rule in told and one.depth == LESSON] == []
