"""Play the first two turns of a game, and count which rules its prompts cite."""

from collections import Counter
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from storage.kept_play import Hands, began

OFTEN = 3
"""A rule that so many prompts cite is hard to do without."""
TURNS = 2


class Early:
    """The first turns of a game: what was asked, what was answered, which rules were cited."""

    def __init__(self, see=lambda _session: None):
        self.answers, self.cited, self._see = {}, Counter(), see

    @property
    def often(self):
        """Return the rules that prompts cite often."""
        return {rule for rule, count in self.cited.items() if count >= OFTEN}

    def take(self, session):
        """Note what is asked; tell whether these turns are over."""
        asked = session.asked
        if asked is None or is_over(session):
            self._see(session)
            return True
        if session.opponent is None and asked.key not in self.answers:
            self.answers[asked.key] = None
            self.cited.update(set(asked.prompt.rules))
            self._see(session)
        return False

    def played(self, game, ground, seed):
        """Play these turns as people do who have the printed game before them."""
        with TemporaryDirectory() as folder:
            playing = began(game, ground, seed, Path(folder) / "game.beachmaster")
            Hands(playing).play(self.take)
            tree = playing.session.tree
            self.answers |= {one.key: one.value for one in tree.path(tree.cursor)}
            playing.close()
        return self


@cache
def early(game, ground, seed):
    """Return the first turns of a game."""
    return Early().played(game, ground, seed)


def is_over(session):
    """Tell whether the first turns of a game are."""
    return session.asked is None or session.asked.turn > TURNS
