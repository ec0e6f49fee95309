"""Count what an evening of Ie Shima asks of the person beside the table: every answer, dice too.

The American side is played by the commander, as a person who answers in whole lines would; a
question about a map of the player's own is an answer as well.
"""

from collections import Counter

import msgspec

from beachmaster.cli.own_simulation import MemoryAtlas
from beachmaster.engine.deciding import at_once, deciding
from beachmaster.engine.prompt import Roll
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.unknown import Unknown
from beachmaster.games.ie_shima.factory import FACTORY, answer_from
from beachmaster.games.ie_shima.opponent import igawa
from games.ie_shima.island import DATA


class Half(msgspec.Struct):
    """The answers of a pair of impulses, or of what follows the day, and the fights in it."""

    turn: int
    name: str
    answers: int = 0
    fights: int = 0
    map_questions: int = 0
    by: Counter[str] = msgspec.field(default_factory=Counter)


class Evening:
    """One game that a person plays against the program's Japanese."""

    def __init__(self, seed, board="tracked", atlas=None, **options):
        setup = Setup(game="ie-shima", seed=seed, board=board, options=options)
        self.session = Session(FACTORY.prepare(setup)[1], seed)
        self.session.atlas = atlas
        self.us = igawa.commander(self.session.module.looking, "us", 2, "pinnacle")
        self.halves: dict[tuple[int, str], Half] = {}

    def play(self, until_turn):
        """Play to the beginning of a turn, and return what each pair of impulses asked."""
        while (asked := self.session.asked) is not None and asked.turn < until_turn:
            self._answer()
            self.session.take_events()
        return list(self.halves.values())

    def _answer(self):
        asked, half = self.session.asked, self._half()
        if self.session.opponent is not None:
            self._learning(lambda: at_once(deciding(self.session)))
            return
        half.answers += 1
        half.by[asked.prompt.procedure] += 1
        half.fights += asked.prompt.procedure in ("assault-dice", "bombardment-dice")
        if isinstance(asked.prompt, Roll):
            self._learning(self.session.auto)
            return
        weighed = at_once(self.us.decide(self.session.copy_state(), asked))
        value = weighed.ranked[0].value
        self._learning(lambda: self.session.answer(value))

    def _learning(self, act):
        """Do something; what it rests on of the player's own map is told by the program's."""
        while True:
            try:
                act()
            except Unknown as unknown:
                half = self._half()
                half.answers += 1
                half.map_questions += 1
                told = answer_from(DATA.prints, unknown.question)
                self.session.learn(unknown.question, told)
            else:
                return

    def _half(self):
        asked = self.session.asked
        name = asked.phase.rpartition("-")[2]
        return self.halves.setdefault((asked.turn, name), Half(asked.turn, name))


def memory():
    """Return a board that is kept from game to game."""
    return MemoryAtlas()
