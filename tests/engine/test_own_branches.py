"""Branches of a game on a map of one's own: what one branch learned, no other asks again."""

import importlib
from contextlib import suppress

import pytest

from beachmaster.engine.facts import counter_at, facts_of
from beachmaster.engine.module import digest, encode
from beachmaster.engine.openprints import open_prints
from beachmaster.engine.options import AnswerError
from beachmaster.engine.replay import facts_in
from beachmaster.engine.session import Session
from beachmaster.engine.tree import LEARNED, ROOT
from beachmaster.engine.unknown import Unknown
from own_map import play_beside, truth_of

GAMES = ("hell-on-earth", "bloodbath")
SEED = 8
FEW = 12
"""So many answers make a branch."""


class Branching:
    """A game played beside its twin, which is taken back and played on otherwise."""

    def __init__(self, game):
        name = f"beachmaster.games.{game.replace('-', '_')}.factory"
        self.factory = importlib.import_module(name).FACTORY
        self.beside = play_beside(self.factory, game, SEED, turns=1)
        self.own, self.path = self.beside.own, self.beside.own.tree.path
        self.asked = {(one.place, one.field) for one in facts_of(self.beside.atlas.known())}

    @property
    def digest(self):
        """Return what tells this state from any other."""
        return digest(encode(self.own.state))

    def learned(self, *, of_counters):
        """Return the entries at which the player told something of hexes, or of counters."""
        return [
            entry
            for entry in self.path(self.own.tree.cursor)
            if entry.kind == LEARNED
            and any((counter_at(one.place) is not None) == of_counters for one in facts_in(entry))
        ]

    def knows(self, entry):
        """Tell whether the game knows all that an entry told."""
        known = open_prints(self.own.module, self.own.state).known
        return all(one.field in known.get(one.place, {}) for one in facts_in(entry))

    def take_another_way(self, start):
        """Answer otherwise than before and play on; tell each new thing, and nothing twice."""
        self.own.goto(start)
        before = {entry.key: entry.value for entry in self.own.tree.entries if entry.answers}
        otherwise = False
        for _ in range(FEW):
            asked = self.own.asked
            value = None if otherwise else another(asked.prompt, before.get(asked.key))
            otherwise = otherwise or value is not None
            self._given(asked, value)
        return self.own.tree.cursor

    def _given(self, asked, value):
        while self.own.asked is asked:
            try:
                if value is None:
                    self.own.auto(invent=True)
                else:
                    self.own.answer(value)
            except Unknown as unknown:
                self._tell(unknown.question)

    def _tell(self, question):
        truth = truth_of(self.factory, self.beside.twin, question)
        facts = {(one.place, one.field) for one in question.facts(truth)}
        assert not facts & self.asked, question.prompt.text
        self.asked |= facts
        self.own.learn(question, truth)


def another(prompt, value):
    """Return a legal answer that is not this one, None where the prompt lists no other."""
    for option in getattr(prompt, "options", ()):
        for one in (option.value, [option.value]):
            with suppress(AnswerError):
                if option.value != "done" and (found := prompt.check(one)) != value:
                    return found
    return None


@pytest.fixture(scope="module", params=GAMES)
def branching(request):
    return Branching(request.param)


@pytest.mark.parametrize("of_counters", [False, True])
def test_what_a_branch_learned_no_other_branch_asks_again(branching, of_counters):
    own, old = branching.own, branching.own.tree.cursor
    seen = branching.digest
    lesson = branching.learned(of_counters=of_counters)[-1]
    own.goto(lesson.parent)
    assert not branching.knows(lesson)
    new = branching.take_another_way(lesson.parent)
    other = branching.digest
    assert other != seen
    own.undo(FEW)
    own.redo(FEW)
    assert (own.tree.cursor, branching.digest) == (new, other)
    own.goto(old)
    assert branching.digest == seen
    assert branching.knows(lesson)
    own.goto(new)
    assert branching.digest == other
    own.goto(old)


def test_each_branch_stands_alike_when_it_is_played_again_from_its_entries(branching):
    """A saved game holds all that its branches rest on: no board is asked, and no player."""
    own, old = branching.own, branching.own.tree.cursor
    start = branching.learned(of_counters=False)[0].parent
    ends = [old, branching.take_another_way(start)]
    found = []
    for end in ends:
        own.goto(end)
        found.append(branching.digest)
        again = Session.resume(own.module, own.seed, own.tree, {ROOT: own.snapshots[ROOT]})
        assert again.atlas is None
        assert digest(encode(again.state)) == found[-1]
    assert len(set(found)) == len(ends)
    own.goto(old)
