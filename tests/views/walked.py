"""Play games as people do, and show each prompt with the answer that it is about to get."""

from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from beachmaster.engine.deciding import at_once, deciding
from beachmaster.engine.text import render
from beachmaster.engine.views.draft import EMPTY
from beachmaster.engine.views.making import view_of
from beachmaster.engine.views.pieces import PieceIndex
from storage.kept_play import Hands, began


class Shown(Hands):
    """Calls `see` for each prompt, those about the player's own map included.

    `see` gets the session, the prompt's key, the prompt, and the answer of the automatic player.
    """

    def __init__(self, playing, see):
        super().__init__(playing)
        self._see = see

    def _given(self, player, twin):
        session, asked = self.session, self.session.asked
        if session.opponent is not None:
            return self.learning(lambda: at_once(deciding(session)))
        prompt = asked.prompt
        if prompt.kind == "roll" and self.rolls:
            faces = [1 + at % die.sides for at, die in enumerate(prompt.dice.each)]
            self._see(session, asked.key, prompt, faces)
            return self.learning(session.auto)
        value = player.answer(twin.asked)
        self._see(session, asked.key, prompt, prompt.check(value))
        return self.learning(partial(session.answer, value))

    def _told(self, question):
        value = super()._told(question)
        prompt = question.prompt
        self._see(self.session, f"map/{prompt.procedure}", prompt, prompt.check(value))
        return value


def walk(game, board, see, *, seed=1, most=5000, skip=0):
    """Play a game on a ground; show all prompts behind the first `skip` until `most` are shown.

    No map is known beforehand, whatever other tests have learned: it would be asked for less.
    """
    count = 0

    def counted(*seen):
        nonlocal count
        count += 1
        if count > skip:
            see(*seen)

    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("BEACHMASTER_DATA", folder)
        playing = began(game, board, seed, Path(folder) / "game.beachmaster")
        try:
            Shown(playing, counted).play(lambda _session: count >= skip + most)
        finally:
            playing.close()
    return count


def pieces_of(session):
    """Return the pieces that the player may see."""
    module, state = session.module, session.state
    return PieceIndex(module.overview(state), module.chart(state), render)


def shown(session, key, prompt, draft=EMPTY):
    """Return the view of a prompt."""
    return view_of(key, prompt, pieces_of(session), draft)
