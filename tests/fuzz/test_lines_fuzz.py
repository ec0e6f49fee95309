"""Whatever comes in over JSON lines gets an answer or an error line: no traceback, no end."""

import io
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from beachmaster.cli.jsonlines import JsonPlayer
from beachmaster.cli.lines import FORMS, LONGEST
from beachmaster.cli.render import Words
from beachmaster.engine.module import encode
from beachmaster.storage.starting import Wish, start
from fuzz.worlds import HELL, WORLDS
from often import few

pytestmark = pytest.mark.fuzz
FEW = settings(max_examples=max(4, settings.default.max_examples // 5 - 4))
OWN_MISTAKE = "made a mistake here"
MEANT = [word for world in WORLDS for word in (world.unit, world.rule, *world.paths)]
GAMES = st.sampled_from([world.game for world in WORLDS])
GROUNDS = st.sampled_from([(one.game, board == "table") for one in WORLDS for board in one.boards])
PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(st.characters(), max_size=50)
    | st.sampled_from([*MEANT, "entry", "turn", "end"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.text(max_size=5) | st.sampled_from(["path", "value", "reason", "sector"]), inner
        )
    ),
    max_leaves=8,
)
FIELDS = st.dictionaries(st.sampled_from([*FORMS, "by", "reason", "xyz"]), PLAIN, max_size=3)
SENSIBLE = st.sampled_from(
    [
        {"auto": 25, "invent": True},
        {"auto": True},
        {"undo": 2},
        {"undo": 1, "by": "phase"},
        {"redo": 3},
        {"bookmark": "here"},
        {"note": "Ada was here"},
        {"evening": "With Ada"},
        {"goto": "here"},
        {"state": True},
        {"journal": True},
        {"odds": True},
        *[{"rule": world.rule} for world in WORLDS],
        {"correct": 3, "answer": 1},
        *[
            {"adjust": {"path": f"us.{world.unit}.steps", "value": 2, "reason": "so it is"}}
            for world in WORLDS
        ],
    ]
)
NASTY = [
    b"\x00" * 10,
    b'{"answer":"\x00"}',
    b"\xff\xfe{}",
    b'{"answer":"\xc3\x28"}',
    b'{"bookmark":"\\ud800"}',
    b'{"bookmark":"\\u0000"}',
    b'{"answer":"\\udfff"}',
    b'{"adjust":{"path":"\\ud800","value":"\\ud800","reason":"\\ud800"}}',
    b'{"goto":"\\ud800"}',
    b'{"rule":"\\u0000"}',
    b"[" * 60_000,
    b'{"answer":' * 5_000 + b"1" + b"}" * 5_000,
    b'{"answer":' + b"[" * 900 + b"]" * 900 + b"}",
    b'{"why_not":' + b"[" * 900 + b"]" * 900 + b"}",
    b'{"answer":' + b"9" * 5_000 + b"}",
    b'{"undo":' + b"9" * 5_000 + b"}",
    b'{"goto":' + b"9" * 30 + b"}",
    b'{"correct":' + b"9" * 30 + b',"answer":1}',
    b'{"goto":-1}',
    b'{"answer":1e999}',
    b'{"answer":-0.0}',
    b'{"answer":NaN}',
    b"{" * 70_000,
    b"x" * 3_000_000,
    b'{"bookmark":"' + b"b" * 60_000 + b'"}',
    b'{"answer":1,"answer":2}',
    b'{"quit":false}',
    b'{"quit":true,"answer":1}',
    b"{}",
    b"\xef\xbb\xbf{}",
]


def as_bytes(value: object) -> bytes:
    return json.dumps(value).encode()


class Watched:
    """A source of lines that looks, before each, at what the one before it led to."""

    def __init__(self, lines: list[bytes], *, game: str, table: bool, save: Path) -> None:
        self.playing = start(Wish(game=game, seed=4, table=table, save=save))
        self.session = self.playing.session
        self.lines = [line + b"\n" for line in lines if line.strip()]
        self.source = io.BytesIO(b"".join(self.lines))
        self.out = io.BytesIO()
        self.before: tuple[object, ...] | None = None

    def play(self) -> None:
        try:
            JsonPlayer(self.playing, Words(), self.out).play(self)
        finally:
            self.playing.close()
        self.look()
        assert not self.source.read()

    def readline(self, most: int) -> bytes:
        if self.source.tell() == 0 or self.source.getvalue()[self.source.tell() - 1] == ord("\n"):
            self.look()
        return self.source.readline(most)

    def standing(self) -> tuple[object, ...]:
        tree, asked = self.session.tree, self.session.asked
        return encode(self.session.state), tree.savepoint(), asked.key if asked else None

    def look(self) -> None:
        """Each line had one answer at least; an error changed nothing."""
        lines = [msgspec.json.decode(line) for line in self.out.getvalue().splitlines()]
        self.out.seek(0)
        self.out.truncate()
        now = self.standing()
        if lines and lines[0]["type"] == "error":
            assert OWN_MISTAKE not in lines[0]["message"]
            assert now == self.before
        else:
            assert lines or self.source.tell() == len(self.source.getvalue())
        self.before = now


def watch(lines: list[bytes], *, game: str = HELL.game, table: bool = False) -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.environ["BEACHMASTER_DATA"] = folder
        Watched(lines, game=game, table=table, save=Path(folder) / "fuzz.beachmaster").play()


@pytest.fixture(autouse=True)
def own_data_folder(monkeypatch):
    monkeypatch.setenv("BEACHMASTER_DATA", "")


TURNED = [(line, at + step) for step in range(len(WORLDS)) for at, line in enumerate(NASTY)]
"""Each line to one game, then to the next one, and to the last."""


@pytest.mark.parametrize(("line", "at"), few(TURNED, len(NASTY)), ids=range(len(TURNED)))
def test_a_nasty_line_gets_an_error_and_the_game_goes_on(line, at):
    world = WORLDS[at % len(WORLDS)]
    lines = [b'{"auto":3}', line, b'{"auto":3}', line, b'{"state":true}']
    watch(lines, game=world.game)


@FEW
@given(st.lists(SENSIBLE.map(as_bytes) | FIELDS.map(as_bytes), max_size=25), GROUNDS)
def test_objects_of_any_form_break_nothing(lines, ground):
    game, table = ground
    watch([line for line in lines if b'"quit": true' not in line], game=game, table=table)


@FEW
@given(st.lists(SENSIBLE.map(as_bytes) | st.binary(max_size=60), max_size=15), GAMES)
@example([b"\r", b"\r\r", b" \t ", b"null", b"true", b'"quit"'], HELL.game)
def test_bytes_of_any_kind_break_nothing(lines, game):
    watch([b"".join(line.split(b"\n")) for line in lines], game=game)


@FEW
@given(st.lists(SENSIBLE, min_size=1, max_size=8), GAMES, st.integers(0, 2**32 - 1))
def test_lines_with_a_byte_wrong_break_nothing(requests, game, seed):
    chance, lines = Random(seed), []
    for request in requests:
        line = bytearray(as_bytes(request))
        line[chance.randrange(len(line))] = chance.choice(b'\x00\xff{}[]",:0e-9 ')
        lines.append(bytes(line))
    watch(lines, game=game)


@pytest.mark.parametrize("world", WORLDS, ids=lambda world: world.game)
def test_the_program_as_it_is_started_answers_every_nasty_line(tmp_path, world):
    """No traceback on stderr, exit status 0, and the last line still gets its answer."""
    lines = b"\n".join([b'{"auto":3}', *NASTY, b'{"state":true}'])
    words = ["play", world.game, "--json", "--save", str(tmp_path / "a.beachmaster")]
    done = subprocess.run(
        [sys.executable, "-m", "beachmaster", *words],
        input=lines,
        capture_output=True,
        check=False,
        env={**os.environ, "BEACHMASTER_DATA": str(tmp_path)},
    )
    answers = [msgspec.json.decode(line) for line in done.stdout.splitlines()]
    assert (done.returncode, done.stderr) == (0, b"")
    assert answers[-1]["type"] == "state"
    asking_why = sum(line.startswith(b'{"why_not"') for line in NASTY)
    assert sum(one["type"] == "error" for one in answers) == len(NASTY) - asking_why


def test_a_line_of_exactly_the_longest_size_is_read():
    line = b'{"answer":"' + b"x" * (LONGEST - 13) + b'"}'
    assert len(line) == LONGEST
    watch([line, line + b" ", b'{"state":true}'])
