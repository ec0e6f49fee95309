"""Every line that JSON lines know is answered, in every game, on every ground and in every lesson.

What makes no sense gets an `error` line; nothing ends the program but `quit` and the end of input.
"""

import io
import json

import pytest

from beachmaster.cli.jsonlines import JsonPlayer
from beachmaster.cli.lines import FORMS
from beachmaster.cli.render import Words
from beachmaster.games.catalogue import playable, played_in_words, taught
from beachmaster.storage.starting import Wish, start
from often import few

ODD = [
    *(None, True, False, 0, -1, 1, 10**20, 1.5, "", "x", "\0", "0512", "16", "26", "a/b#1"),
    *([], [[1]], ["23", "24"], {}, {"a": 1}, {"space": "x"}, {"26": "0512"}, {"26": None}),
]
MORE = {
    "map": [{"complete": "hills"}, {"space": "1", "tem": 99}, {"space": "1-2", "edge": 3}],
    "learn": [{"space": "0512", "ground": "rough"}, {"1-2": True}],
    "adjust": [
        {"path": path, "value": value, "reason": "so"}
        for path in ("score", "turn", "x", "")
        for value in (1, -1, 2**53, None, "x", [])
    ],
    "goto": ["here"],
    "bookmark": ["here", "n" * 300],
    "note": ["words", "n" * 5000],
    "evening": ["words", "n" * 5000],
    "lesson": ["show", "on"],
    "rule": ["hoe:5.5", "ies:1", "5.5"],
}
WITH = {
    "correct": [{"answer": value} for value in (1, None, "x", [1, 2])],
    "undo": [{"by": step} for step in ("turn", "phase", "action", "x")],
    "redo": [{"by": step} for step in ("turn", "phase")],
    "auto": [{"invent": True}, {"invent": 1}],
    "otherwise": [{"to": "words"}, {"to": 1}, {"to": ""}],
    "map": [{"since": "always"}, {"since": "x"}],
    "reasons": [{"whole": False}, {"whole": 1}],
}
GAMES = [name for name in playable() if name != "toy"]
COMBINATIONS = [
    *((game, ground) for game in GAMES for ground in ("tracked", "own")),
    *((game, "table") for game in played_in_words() if game != "toy"),
    *((game, "lesson") for game in taught() if game != "toy"),
]


def lines(word):
    """Yield lines of one word: values of every kind, alone and with what may go with it."""
    if word == "quit":
        return
    many = 9 if word == "auto" else 1
    for value in [*ODD, *MORE.get(word, []), many]:
        if word in ("undo", "redo", "auto") and type(value) is int and value > 9:
            continue
        yield {word: value}
    for more in WITH.get(word, []):
        for value in (1, 2, True, "5.5"):
            yield {word: value, **more}


class Each:
    """A source of lines that sees each answered before it gives the next."""

    def __init__(self, moments):
        self.out = io.BytesIO()
        self.asked = [
            *((json.dumps(line)) for word in FORMS for line in lines(word)),
        ]
        self.left = [one for before in moments for one in (before, *self.asked)]
        self.last = ""

    def readline(self, _most):
        told = [json.loads(line) for line in self.out.getvalue().splitlines()]
        self.out.seek(0)
        self.out.truncate()
        assert told, self.last
        ill = [one for one in told if "made a mistake here" in one.get("message", "")]
        assert not ill, (self.last, ill)
        if not self.left:
            return b""
        self.last = self.left.pop(0)
        return self.last.encode() + b"\n"


def test_every_line_there_is_has_its_values():
    assert {*MORE, *WITH} <= FORMS.keys()


@pytest.mark.parametrize("seed", few(range(4), 1))
@pytest.mark.parametrize(("game", "ground"), COMBINATIONS)
def test_every_line_is_answered(game, ground, seed, tmp_path):
    save = tmp_path / "a.beachmaster" if seed % 2 else None
    wish = Wish(game=game, save=save, learn=ground == "lesson")
    wish.table, wish.my_map = ground == "table", ground == "own"
    playing = start(wish, seed=None if ground == "lesson" else seed)
    each = Each(['{"state": true}', json.dumps({"auto": 20 + 30 * seed, "invent": True})])
    try:
        JsonPlayer(playing, Words(), each.out).play(each)
    finally:
        playing.close()
    assert not each.left
