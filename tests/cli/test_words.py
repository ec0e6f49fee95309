"""Whole games in the terminal show no program words: prompts, lists, undo, errors, the end."""

import re

import pytest

from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine.auto import program_answer
from beachmaster.storage.starting import Wish, start
from often import few
from wording import Names, program_words

ASKED = (
    "l", "c", "odds", "s", "j 5", "why xyzzy", "xyzzy", "=true", "a=b", "99999", "u", "r",
    "up", "rp", "goto nowhere", "bookmark 7", "set xyzzy", "undo", "correct 1 xyzzy",
)  # fmt: skip
"""What somebody types at each kind of prompt to see what comes; `m` draws with short names."""
AT_END = ("s", "j 9", "ut", "rt", "q")
MARK = re.compile(r"^\[\d+\] > |^> |^   \S+\) |such as .*")
"""What stands before a line is to be typed, such as the short name of a unit: no words."""

IN_WORDS = [
    pytest.param("hell-on-earth", True, id="hell-on-earth-table"),
    pytest.param("bloodbath", False, id="bloodbath-tracked"),
    pytest.param("hell-on-earth", False, id="hell-on-earth-tracked", marks=pytest.mark.long),
    pytest.param("bloodbath", True, id="bloodbath-table", marks=pytest.mark.long),
]
"""Each board, and each game, once in the ordinary run."""


class Person:
    """Types all of `ASKED` at each kind of prompt, then answers as a player does."""

    def __init__(self, playing, policy):
        self.playing, self.session = playing, playing.session
        self.names, self.waits = Names(self.session), []
        self.met, self.cursor, self.ended = set(), None, False
        self.player = playing.factory.player(policy, self.session) if policy != "random" else None

    def type(self):
        """Return the next line."""
        if self.waits:
            return self.waits.pop(0)
        if self.cursor is not None and self.session.tree.cursor != self.cursor:
            self.session.goto(self.cursor)
        self.cursor, asked = None, self.session.asked
        if asked is None:
            self.waits, self.ended = ([] if self.ended else list(AT_END)), True
            return self.waits.pop(0) if self.waits else None
        self.names.learn(self.session)
        if asked.prompt.procedure not in self.met:
            self.met.add(asked.prompt.procedure)
            self.waits, self.cursor = list(ASKED), self.session.tree.cursor
            return self.waits.pop(0)
        self.session.answer(self.answer(asked))
        return "l"

    def answer(self, asked):
        """Return what the player answers."""
        if self.player is not None:
            return self.player.answer(asked)
        return program_answer(asked.prompt, self.session.seed, asked.key)


@pytest.mark.slow
@pytest.mark.parametrize("policy", few(["random", "commander"], 1))
@pytest.mark.parametrize(("game", "table"), IN_WORDS)
def test_the_terminal_tells_a_whole_game_in_words(capsys, game, table, policy):
    playing = start(Wish(game=game, seed=3, table=table))
    person = Person(playing, policy)
    TerminalPlayer(playing, Words(), person.type).play()
    playing.close()
    told = [MARK.sub("", line) for line in capsys.readouterr().out.splitlines()]
    wrong = {(tuple(bad), line) for line in told if (bad := program_words(line, person.names))}
    print(*sorted(wrong)[:60], sep="\n")
    assert wrong == set()
    assert person.ended
    assert len(told) > 2000
