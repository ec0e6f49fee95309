"""Throw all that a front end could at a session: it never breaks; an error changes nothing."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beachmaster.engine.auto import program_answer
from beachmaster.engine.changes import SessionError
from beachmaster.engine.module import AdjustError, digest, encode
from beachmaster.engine.options import AnswerError
from beachmaster.engine.session import STEPS, Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.factory import FACTORY
from beachmaster.games.hell_on_earth.rulings import OPTIONS
from beachmaster.games.hell_on_earth.sequence import HellOnEarth
from beachmaster.storage.checking import checked_content
from beachmaster.storage.resuming import resumed
from beachmaster.storage.savefile import SavedGame

pytestmark = [pytest.mark.fuzz, pytest.mark.slow]
FEW = settings(max_examples=max(4, settings.default.max_examples // 10))
SEEDS = st.integers(0, 2**32 - 1)
MOVES = 60
JUNK: tuple[Value, ...] = (
    None,
    True,
    False,
    0,
    -1,
    7,
    10**30,
    1.5,
    "",
    "none",
    "done",
    "zzz",
    "\0",
    "0512",
    "23>0512",
    "23~9999",
    "a/b#1",
    "\u202e" * 50,
    [],
    [[]],
    [None],
    ["23", "23"],
    ["23", "24", "25", "26", "27"],
    [1, 2, 3, 4, 5, 6],
    {},
    {"name": "x"},
    {"sector": 9},
    {"a": {"b": [{}]}},
)
PATHS = (
    *("us.23.steps", "us.23.place", "us.147.place", "us.28.marker", "us.24.assaulted"),
    *("us.9.supported", "us.99.steps", "us.23", "us..", "japan.j01.place", "japan.j02.steps"),
    *("japan.0512.steps", "japan.nowhere.place", "red.d01", "red.r01", "blue.c01", "blue.zz"),
    *("weather", "artillery", "orders", "order_played", "control.suribachi", "control.moon"),
    *("captured.airfield1", "turn", "over", "", ".", "spaces.x", "__class__", "us.23.__class__"),
)
PUT: tuple[Value, ...] = (
    *JUNK,
    *(1, 2, 3, 4, "reserve", "box3", "box10", "beach", "beach4", "map", "bag", "played"),
    *("slot1", "error-reserve", "drawn", "OR", "DR", "good", "bad", "eliminated", "unknown"),
    *("defence:j01", "support:j02", "reaction:j03", ["0512"], ["0512", "0613"]),
)
US = ("9", "21", "23", "24", "25", "26", "27", "28", "147")
HEXES = ("0512", "0613", "0411", "0710", "0812", "0908", "1006", "0712", "0511", "0410")


def choices_of(rng: Random) -> dict[str, str]:
    """Return a random way to play: every option at one of its alternatives."""
    return {o.option: rng.choice(o.alternatives).value for o in OPTIONS if o.alternatives}


class Fuzzed:
    """A saved game under random play, checked after every move."""

    def __init__(self, rng: Random, board: str, path: Path) -> None:
        self.rng = rng
        given = Setup(
            game="hell-on-earth", board=board, seed=rng.randrange(1 << 40), options=choices_of(rng)
        )
        setup, self.module = FACTORY.prepare(given)
        self.saved = SavedGame.create(path, setup)
        self.session: Session = self.saved.resume(self.module)
        self.moves: list[Callable[[], object]] = [
            *[self.legal] * 6,
            *[self.junk] * 3,
            *[self.undo] * 2,
            self.undo_and_redo,
            self.redo,
            self.correct,
            self.correct_with_junk,
            self.bookmark,
            self.goto,
        ]
        self.adjusts = rng.random() < 0.5
        if self.adjusts:
            self.moves += [*[self.adjust] * 3, self.adjust_with_junk]

    def standing(self) -> tuple[object, ...]:
        session, tree = self.session, self.session.tree
        asked = session.asked
        return (
            digest(encode(session.state)),
            asked.key if asked else None,
            tree.next_id,
            tree.cursor,
            dict(tree.last_child),
            dict(tree.bookmarks),
            sorted(session.snapshots),
        )

    def move(self) -> None:
        """Make one random move; where it is refused nothing may have changed."""
        before, refused = self.standing(), None
        try:
            self.rng.choice(self.moves)()
        except (AnswerError, AdjustError, SessionError) as error:
            refused = error
        if refused is not None:
            assert self.standing() == before
            assert refused.__cause__ is None or self.adjusts, "only a hand can contradict the game"
        self.session.take_events()
        self.check()

    def check(self) -> None:
        session = self.session
        assert self.module.problems(session.state) == []
        path = session.tree.path(session.tree.cursor)
        keys = [entry.key for entry in path if entry.kind != "adjust"]
        keys += [session.asked.key] if session.asked else []
        assert len(set(keys)) == len(keys)
        assert (session.asked is None) == session.state.over

    def check_saved(self) -> None:
        """Load the file as it lies on the disk: the same game, entry by entry."""
        content = checked_content(self.saved.path)
        loaded, notice = resumed(content, fresh(self.module), None)
        live = self.session
        assert notice is None
        assert loaded.tree.entries == live.tree.entries
        assert loaded.snapshots == live.snapshots
        live_session, self.session = self.session, loaded
        found = self.standing()
        self.session = live_session
        assert found == self.standing()

    # -- the moves -----------------------------------------------------------------------------

    def legal(self) -> None:
        asked = self.session.asked
        if asked is not None:
            value = program_answer(asked.prompt, self.rng.randrange(1 << 32), asked.key)
            self.session.answer(value, self.rng.choice(["player", "program"]))

    def play_on(self, count: int) -> None:
        for _ in range(count):
            if self.session.asked is None:
                return
            self.legal()

    def junk(self) -> None:
        self.session.answer(self.rng.choice(JUNK))

    def steps(self) -> tuple[int, str]:
        return self.rng.choice([1, 1, 2, 5, 40]), self.rng.choice(STEPS)

    def undo(self) -> None:
        count, by = self.steps()
        self.session.undo(1 if by in ("turn", "phase") else count, by)

    def redo(self) -> None:
        self.session.redo(*self.steps())

    def undo_and_redo(self) -> None:
        state, key = self.standing()[:2]
        back = self.session.undo(*self.steps())
        self.session.redo(len(back.took_back))
        assert self.standing()[:2] == (state, key)

    def some_entry(self) -> int:
        return self.rng.randrange(-2, self.session.tree.next_id + 2)

    def correct(self) -> None:
        """Correct a random answer into another that was legal there."""
        path = self.session.tree.path(self.session.tree.cursor)
        if not path:
            return
        entry = self.rng.choice(path)
        value = entry.value
        if entry.ask == "roll":
            value = [self.rng.randint(1, 6)]
        elif entry.ask == "confirm":
            value = not value
        elif entry.ask == "choose":
            others = [one.value for one in path if one.ask == "choose"]
            value = self.rng.choice(others)
        self.session.correct(entry.id, value, "fuzz")

    def correct_with_junk(self) -> None:
        self.session.correct(self.some_entry(), self.rng.choice(JUNK))

    def adjust(self) -> None:
        """Put something right that makes sense at a table."""
        unit, counter = self.rng.choice(US), f"j{self.rng.randrange(1, 31):02d}"
        path, values = self.rng.choice(
            [
                (f"us.{unit}.steps", (1, 2, 3, 4)),
                (f"us.{unit}.place", ("reserve", "box9", "map", "beach", *HEXES)),
                (f"us.{unit}.marker", ("", "OR", "DR")),
                (f"us.{unit}.assaulted", (True, False)),
                (f"japan.{counter}.place", HEXES),
                (f"japan.{counter}.steps", (1, 2, 3)),
                ("weather", ("good", "bad")),
                ("artillery", (0, 3, 8)),
                ("order_played", (True, False)),
                ("control.airfield1", (True, False)),
                (f"red.ds{self.rng.randrange(1, 22):02d}", ("bag", f"defence:{counter}")),
                (f"blue.cm{self.rng.randrange(1, 30):02d}", ("bag", "slot1", "slot3", "played")),
            ]
        )
        self.session.adjust(path, self.rng.choice(values), "fuzz")

    def adjust_with_junk(self) -> None:
        reason = self.rng.choice(["", " ", "fuzz", "fuzz", "fuzz"])
        self.session.adjust(self.rng.choice(PATHS), self.rng.choice(PUT), reason)

    def bookmark(self) -> None:
        self.session.bookmark(self.rng.choice(["here", "there", "", "12", " x ", "é"]))

    def goto(self) -> None:
        self.session.goto(self.rng.choice([self.some_entry(), "here", "nowhere", "x"]))


def fresh(module: HellOnEarth) -> HellOnEarth:
    return HellOnEarth(module.data, module.options, module.start)


def fuzz(seed: int, board: str, moves: int, load_every: int) -> None:
    rng = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        game = Fuzzed(rng, board, Path(folder) / "fuzz.beachmaster")
        try:
            game.play_on(rng.randrange(700))
            for number in range(moves):
                game.move()
                if number % load_every == 0:
                    game.check_saved()
            game.check_saved()
        finally:
            game.saved.close()


@pytest.mark.parametrize("board", ["tracked", "table"])
@FEW
@given(seed=SEEDS)
def test_no_move_breaks_a_session(board, seed):
    fuzz(seed, board, MOVES, load_every=20)


@pytest.mark.parametrize("board", ["tracked", "table"])
@settings(max_examples=max(1, settings.default.max_examples // 100))
@given(seed=SEEDS)
def test_the_saved_game_equals_the_live_one_after_every_move(board, seed):
    fuzz(seed, board, MOVES, load_every=1)
