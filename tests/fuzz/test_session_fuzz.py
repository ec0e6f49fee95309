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
from beachmaster.engine.correction import corrected
from beachmaster.engine.module import AdjustError, GameModule, digest, encode
from beachmaster.engine.options import AnswerError
from beachmaster.engine.otherwise import OtherwiseError, rulings_of
from beachmaster.engine.screen import seat_of
from beachmaster.engine.session import STEPS, Session
from beachmaster.engine.setup import Setup
from beachmaster.storage.checking import checked_content
from beachmaster.storage.resuming import resumed
from beachmaster.storage.savefile import SavedGame
from fuzz.worlds import WORLDS, World
from often import few

pytestmark = [pytest.mark.fuzz, pytest.mark.slow]
FEW = settings(max_examples=max(2, settings.default.max_examples // 10 - 2))
SEEDS = st.integers(0, 2**32 - 1)
MOVES = 60
GROUNDS = pytest.mark.parametrize(
    ("world", "board"),
    few(
        [(world, one) for at in (0, 1) for world in WORLDS for one in world.boards[at : at + 1]],
        len(WORLDS),
    ),
    ids=lambda one: one if isinstance(one, str) else one.game,
)


def choices_of(rng: Random, world: World) -> dict[str, str]:
    """Return a random way to play: every option at one of its alternatives."""
    return {option: rng.choice(ways) for option, ways in world.options.items()}


class Fuzzed:
    """A saved game under random play, checked after every move."""

    def __init__(self, rng: Random, world: World, board: str, path: Path, **options: str) -> None:
        self.rng, self.world = rng, world
        seed, options = rng.randrange(1 << 40), choices_of(rng, world) | options
        given = Setup(game=world.game, board=board, seed=seed, options=options)
        setup, self.module = world.factory.prepare(given)
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
        self.moves += [self.otherwise] * 2
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
        except (AnswerError, AdjustError, OtherwiseError, SessionError) as error:
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
        keys = [entry.key for entry in path if entry.answers]
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
        if seat_of(self.module, live.state) is not None:
            self.sit_down()
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
        self.session.answer(self.rng.choice(self.world.junk))

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
        waits = self.session.redo(len(back.took_back)).hand_over
        if waits and self.standing()[:2] != (state, key):  # else the screen was waited for before
            self.sit_down()
        assert self.standing()[:2] == (state, key)

    def sit_down(self) -> None:
        """Hand the screen over, so that a jump goes on to where it leads."""
        asked = self.session.asked
        assert asked is not None
        assert seat_of(self.module, self.session.state) is None
        self.session.answer(program_answer(asked.prompt, 0, asked.key))

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
        corrected(self.session, entry.id, lambda _: value, "fuzz")

    def correct_with_junk(self) -> None:
        entry, junk = self.some_entry(), self.rng.choice(self.world.junk)
        corrected(self.session, entry, lambda _: junk)

    def adjust(self) -> None:
        """Put something right that makes sense at a table."""
        path, values = self.world.sensible(self.rng)
        self.session.adjust(path, self.rng.choice(values), "fuzz")

    def adjust_with_junk(self) -> None:
        reason = self.rng.choice(["", " ", "fuzz", "fuzz", "fuzz"])
        put = (*self.world.junk, *self.world.put)
        self.session.adjust(self.rng.choice(self.world.paths), self.rng.choice(put), reason)

    def otherwise(self) -> None:
        """Switch a ruling to any of its choices, or bind words to a rule that is asked by."""
        rulings, asked = rulings_of(self.module), self.session.asked
        if rulings and self.rng.random() < 0.7:
            ruling = self.rng.choice(rulings)
            ways = [one.value for one in ruling.alternatives]
            self.session.otherwise(ruling.option, self.rng.choice([*ways, "sometimes"]), "fuzz")
        elif asked is not None and asked.prompt.rules:
            words = self.rng.choice(["", "we roll twice", "x" * 201, "a\u202eb"])
            self.session.otherwise(asked.prompt.rules[0], words)

    def bookmark(self) -> None:
        self.session.bookmark(self.rng.choice(["here", "there", "", "12", " x ", "é"]))

    def goto(self) -> None:
        self.session.goto(self.rng.choice([self.some_entry(), "here", "nowhere", "x"]))


def fresh(module: GameModule) -> GameModule:
    return type(module)(module.data, module.options, module.start)


def fuzz(seed: int, world: World, board: str, moves: int, load_every: int) -> None:
    rng = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        game = Fuzzed(rng, world, board, Path(folder) / "fuzz.beachmaster")
        try:
            game.play_on(rng.randrange(700))
            for number in range(moves):
                game.move()
                if number % load_every == 0:
                    game.check_saved()
            game.check_saved()
        finally:
            game.saved.close()


@GROUNDS
@FEW
@given(seed=SEEDS)
def test_no_move_breaks_a_session(world, board, seed):
    fuzz(seed, world, board, MOVES, load_every=20)


@GROUNDS
@settings(max_examples=max(1, settings.default.max_examples // 100))
@given(seed=SEEDS)
def test_the_saved_game_equals_the_live_one_after_every_move(world, board, seed):
    fuzz(seed, world, board, MOVES, load_every=1)
