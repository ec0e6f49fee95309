"""Random nonsense over JSON lines: no traceback, nothing changed on error, save equal to live."""

import io
import json
import random

import pytest

from beachmaster.cli.jsonlines import JsonPlayer
from beachmaster.cli.render import Words
from beachmaster.engine.module import encode
from beachmaster.engine.session import STEPS, Session
from beachmaster.storage.checking import checked_content
from beachmaster.storage.starting import Wish, start
from fuzz.worlds import WORLDS
from often import few

JUNK = [
    None, True, 0, 1, 2, 6, -1, 10**20, 3.5, "", "x" * 50, "23", "a/b", "none", "pass",
    [], [1, 2], [[1]], ["23", "24"], {}, {"a": 1}, {"unit": "23"},
]  # fmt: skip
NOISE = [b"x", b"[]", b"null", b"\xff", b'{"answer":1,"auto":2}', b"9" * 70_000, b'{"undo":"1"}']
PATHS = ["score", "turn", "x", "", *(path for world in WORLDS for path in world.paths)]


def requests(chance, session):
    """Return one of every form, and noise."""
    entry = chance.choice(session.tree.entries)
    step = chance.choice(STEPS)
    return [
        {"answer": chance.choice(JUNK)},
        {"undo": chance.randint(1, 6), "by": step},
        {"redo": chance.randint(1, 6), "by": step},
        {"correct": entry.id, "answer": chance.choice([*JUNK, *[entry.value] * 20])},
        {"adjust": {"path": chance.choice(PATHS), "value": chance.choice(JUNK), "reason": "r"}},
        {"goto": chance.choice(["b", entry.id])},
        {"bookmark": "b"},
        {"why_not": chance.choice(JUNK)},
        {"state": True},
        {"odds": True},
        chance.choice(NOISE),
    ]


class Monkey:
    """A source of lines that looks at what each one did."""

    def __init__(self, seed, wish, count):
        self.chance = random.Random(seed)
        self.playing = start(wish)
        self.session = self.playing.session
        self.out = io.BytesIO()
        self.left = count
        self.before = b""

    def run(self):
        JsonPlayer(self.playing, Words(), self.out).play(self)
        self.playing.close()

    def readline(self, most):
        self.look()
        if not self.left:
            return b""
        self.left -= 1
        if self.chance.random() < 0.6:
            line = {"auto": self.chance.choice([1, 1, 1, 30])}
        else:
            line = self.chance.choice(requests(self.chance, self.session))
        return line[:most] if isinstance(line, bytes) else json.dumps(line).encode() + b"\n"

    def look(self):
        lines = [json.loads(line) for line in self.out.getvalue().splitlines()]
        self.out.seek(0)
        self.out.truncate()
        standing = (encode(self.session.state), self.session.tree.cursor)
        if lines and lines[0]["type"] == "error":
            assert "made a mistake here" not in lines[0]["message"]
            assert standing == self.before
        self.before = standing
        assert self.session.module.problems(self.session.state) == []
        if self.playing.saved is not None and self.left % 7 == 0:
            self.compare()

    def compare(self):
        content = checked_content(self.playing.saved.path)
        live, seed = self.session, self.playing.setup.seed
        again = Session.resume(live.module, seed, content.tree, content.snapshots)
        assert encode(again.state) == encode(live.state)
        assert again.tree.savepoint() == live.tree.savepoint()
        keys = [one.asked.key if one.asked else "" for one in (again, live)]
        assert keys[0] == keys[1]


@pytest.mark.parametrize("seed", range(6))
def test_nonsense_breaks_nothing_in_a_small_game(seed, tmp_path):
    save = tmp_path / "a.beachmaster" if seed < 2 else None
    Monkey(seed, Wish(game="toy", seed=seed, save=save), 200).run()


@pytest.mark.fuzz
@pytest.mark.parametrize(("seed", "lines"), few([(0, 120), (0, 250), (1, 250), (2, 250)], 1))
@pytest.mark.parametrize(
    ("world", "table"),
    [(world, board == "table") for world in WORLDS for board in world.boards],
    ids=lambda one: one if isinstance(one, bool) else one.game,
)
def test_nonsense_breaks_nothing_in_a_real_game(seed, lines, world, table, tmp_path):
    save = tmp_path / "a.beachmaster" if seed == 0 else None
    Monkey(seed, Wish(game=world.game, seed=seed, table=table, save=save), lines).run()
