"""Play games to be kept, on any ground: the twin on the program's map tells what a map prints."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from beachmaster.engine.counterquestion import CounterQuestion
from beachmaster.engine.deciding import at_once, deciding
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.tree import ANSWERS, Entry
from beachmaster.engine.unknown import MapQuestion, Unknown
from beachmaster.engine.values import Value
from beachmaster.games import catalogue
from beachmaster.storage.starting import Playing, Wish, start

US = "commander-v-plain"
"""Who plays Ie Shima; the program's opponent is not asked of it."""


def began(game: str, board: str, seed: int, save: Path, *sets: str) -> Playing:
    """Begin a game on a ground, in its file; where there are hidden counters the program deals."""
    deals = board == "own" and game in catalogue.played_in_words()
    wish = Wish(
        game=game,
        seed=seed,
        save=save,
        table=board == "table",
        my_map=board == "own",
        sets=[*sets, *(["counters=program"] if deals else [])],
    )
    return start(wish)


class Hands:
    """Plays a game as people do who have the printed game before them."""

    def __init__(self, playing: Playing) -> None:
        self.session, self.factory = playing.session, playing.factory
        self.rolls = playing.setup.board == "tracked"
        options = {k: v for k, v in playing.setup.options.items() if k != "counters"}
        board = "table" if playing.setup.board == "table" else "tracked"
        self._setup = Setup(
            game=playing.setup.game, board=board, seed=playing.setup.seed, options=options
        )
        self.policy = US if playing.setup.game == "ie-shima" else "commander"

    def play(self, until: Callable[[Session], bool] = lambda _session: False) -> None:
        """Play on until that is so, or to the end."""
        twin, player = self._twin()
        while (asked := self.session.asked) is not None and not until(self.session):
            twin.answer(self._given(player, twin).value)
            assert (twin.asked and twin.asked.key) == (
                self.session.asked and self.session.asked.key
            ), asked.key

    def invent(self) -> None:
        """Let the opponent decide, or whatever comes by chance be the answer."""
        if self.session.opponent is not None:
            self.learning(lambda: at_once(deciding(self.session)))
        else:
            self.learning(lambda: self.session.auto(invent=True))

    def learning(self, act: Callable[[], Any]) -> Any:
        """Do what may ask of the map, and tell what it asks."""
        while True:
            try:
                return act()
            except Unknown as unknown:
                self.session.learn(unknown.question, self._told(unknown.question))

    def _given(self, player: Any, twin: Session) -> Entry:
        session = self.session
        if session.opponent is not None:
            return self.learning(lambda: at_once(deciding(session)))
        assert session.asked is not None
        if session.asked.prompt.kind == "roll" and self.rolls:
            return self.learning(session.auto)
        return self.learning(partial(session.answer, player.answer(twin.asked)))

    def _twin(self) -> tuple[Session, Any]:
        """Return the twin where the game stands now, and who plays it."""
        twin = Session(self.factory.prepare(self._setup)[1], self._setup.seed)
        player = self.factory.player(self.policy, twin)
        for entry in self.session.tree.path(self.session.tree.cursor):
            if entry.kind in ANSWERS:
                twin.answer(entry.value)
        return twin, player

    def _told(self, question: MapQuestion) -> Value:
        module: Any = self.factory.prepare(self._setup)[1]
        if isinstance(question, CounterQuestion):
            return question.told_by(module.data.sheet)
        return self.factory.answer_from(module.prints, question)
