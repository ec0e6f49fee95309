"""An evening against the opponent, left in the middle of what it weighs: a program of its own.

python evening.py SAVE SLICES     goes on with a saved game and ends, as if killed, so many slices
                                  of the opponent's weighing later
python evening.py                 goes back and forth in a game on one's own map; tells a digest
"""

import contextlib
import os
import sys
from pathlib import Path
from random import Random

from beachmaster.engine.auto import program_answer
from beachmaster.engine.changes import SessionError
from beachmaster.engine.correction import corrected
from beachmaster.engine.deciding import decide_all, deciding
from beachmaster.engine.mapright import checked, put_map_right
from beachmaster.engine.module import AdjustError, digest, encode
from beachmaster.engine.options import AnswerError
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.tree import OPPONENT
from beachmaster.engine.unknown import Unknown
from beachmaster.games.ie_shima.data import read_board
from beachmaster.games.ie_shima.factory import FACTORY, answer_from
from beachmaster.storage.starting import Wish, start

SEED = 7
SETS = ("level=1", "advanced=yes", "reminders=off")
FULL = read_board("")
ENTRIES = 45


def step(session):
    """Take one answer of the person's, the program rolling; what the map shows is told truly."""
    asked = session.asked
    value = program_answer(asked.prompt, SEED, asked.key)
    while True:
        try:
            session.answer(value, "program")
        except Unknown as unknown:
            session.learn(unknown.question, answer_from(FULL, unknown.question))
        else:
            return


def killed(save, slices):
    """Go on with a saved game; end without a word in the middle of a decision."""
    begun = save.exists()
    wish = Wish(game="ie-shima", save=save) if begun else Wish(
        game="ie-shima", seed=SEED, sets=SETS, save=save
    )  # fmt: skip
    session = start(wish).session
    while session.asked is not None:
        if session.opponent is None:
            step(session)
            continue
        weighing = deciding(session)
        with contextlib.suppress(StopIteration):
            while True:
                next(weighing)
                slices -= 1
                if not slices:
                    os._exit(9)


class Evening:
    """A game on the player's own map against the opponent, gone back and forth in."""

    def __init__(self, seed, side):
        self.rng = Random(seed)
        options = {"level": "1", "opponent": side, "counters": "program"}
        setup = Setup(game="ie-shima", seed=seed, board="own", options=options)
        self.session = Session(FACTORY.prepare(setup)[1], seed)
        self.rest()

    def rest(self):
        """Let the opponent decide, as every front end does; then a person is asked."""
        while self.session.opponent is not None:
            try:
                decide_all(self.session)
            except Unknown as unknown:
                self.session.learn(unknown.question, answer_from(FULL, unknown.question))

    def stands(self):
        """Return where the game stands; where it came to by going back, nobody else is asked."""
        return self.session.tree.cursor, digest(encode(self.session.state))

    def back_and_forth(self):
        before = self.stands()
        by = self.rng.choice(["entry", "action", "phase", "turn"])
        self.session.undo(self.rng.choice([1, 3]), by)
        begun = bool(self.session.tree.cursor)  # above the start there is nobody to rest at
        assert not begun or self.session.opponent is None, "it rests where a person is asked"
        self.session.goto(before[0])
        assert self.session.opponent is None
        assert self.stands() == before

    def back(self):
        self.session.undo(self.rng.choice([1, 2]), self.rng.choice(["entry", "phase"]))

    def correct(self):
        rolls = [e for e in self.session.tree.path(self.session.tree.cursor) if e.ask == "roll"]
        if rolls:
            entry = self.rng.choice(rolls)
            corrected(self.session, entry.id, lambda _: [7 - n for n in entry.value], "misread")

    def map_says(self):
        edge = self.rng.choice(list(FULL.shape.edges))
        since = self.rng.choice(["now", "always"])
        put_map_right(self.session, checked(self.session, [(edge, "edge", True)]), since)

    def put_right(self):
        unit = self.rng.choice(["labor-a", "1-306-a", "mg-b", "sei-c"])
        self.session.adjust(f"units.{unit}.place", self.rng.choice(["4", "6", "out"]), "so it lies")

    def move(self):
        others = [self.back, self.back_and_forth, self.correct, self.map_says, self.put_right]
        if self.session.asked is None or self.rng.random() < 0.3:
            with contextlib.suppress(SessionError, AnswerError, AdjustError):
                self.rng.choice(others)()
        else:
            step(self.session)
        self.rest()
        assert self.session.module.problems(self.session.state) == []


def gone_through(seed, side, moves):
    """Return the digests of an evening's moves, and how often the opponent answered."""
    evening, found = Evening(seed, side), []
    for _ in range(moves):
        evening.move()
        found.append(evening.stands()[1])
    theirs = sum(entry.by == OPPONENT for entry in evening.session.tree.entries)
    return found, theirs


if __name__ == "__main__":
    if len(sys.argv) > 2:
        killed(Path(sys.argv[1]), int(sys.argv[2]))
    else:
        for whose in ("japan", "us"):
            sys.stdout.write(f"{gone_through(int(sys.argv[1]), whose, ENTRIES)}\n")
