"""Taking back never costs: whatever is taken back, brought back or refused, the game is the same.

Games are played on a saved file, on each ground, by each seat, and by the opponent where there is
one. After every move the state equals a straight replay from the start, and the file holds the
same game; what is refused changes nothing; the file opens, is taken out and comes in again.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from beachmaster.engine.auto import program_answer
from beachmaster.engine.changes import SessionError
from beachmaster.engine.counterquestion import CounterQuestion
from beachmaster.engine.deciding import at_once, deciding
from beachmaster.engine.facts import facts_of
from beachmaster.engine.mapright import put_map_right
from beachmaster.engine.module import AdjustError, Recorder, digest, encode
from beachmaster.engine.options import AnswerError
from beachmaster.engine.otherwise import OtherwiseError
from beachmaster.engine.replay import apply_entry
from beachmaster.engine.run import Run
from beachmaster.engine.screen import seat_of
from beachmaster.engine.setup import Setup
from beachmaster.engine.tree import OPPONENT, ROOT
from beachmaster.engine.unknown import MapQuestion, Unknown
from beachmaster.engine.values import LARGEST_NUMBER, Value
from beachmaster.storage.checking import checked_content
from beachmaster.storage.savefile import SavedGame
from beachmaster.storage.transfer import bring_in, export_open
from fuzz.test_session_fuzz import Fuzzed, fresh
from fuzz.worlds import BLOOD, HELL, SHIMA, World
from often import few
from own_map import Learned

pytestmark = pytest.mark.slow
REFUSED = (AnswerError, AdjustError, OtherwiseError, SessionError)
BOUNDS: tuple[Value, ...] = (
    *(LARGEST_NUMBER, LARGEST_NUMBER + 1, -LARGEST_NUMBER - 1, 10**30, float("inf"), -1, 0),
)


class Way(NamedTuple):
    """How a game is played: which one, on which ground, and who sits where."""

    world: World
    board: str
    options: Mapping[str, str]

    def __str__(self) -> str:
        """Return it as the name of a case."""
        return "-".join([self.world.game, self.board, *self.options.values()])


WAYS = [
    *(
        Way(SHIMA, board, {"opponent": who})
        for board in ("tracked", "own")
        for who in ("japan", "us", "none")
    ),
    *(Way(HELL, board, {}) for board in ("tracked", "own", "table")),
    *(Way(BLOOD, board, {"players": n}) for board in ("tracked", "own") for n in ("one", "two")),
    Way(BLOOD, "table", {"players": "one"}),
]
SHORT, LONG = (20, 20), (70, 250)
"""So many moves, after at most so many answers."""
CASES = few([(way, seed) for seed in range(4) for way in WAYS], len(WAYS))


class TakenBack(Fuzzed):
    """A saved game in which much is taken back, by whoever decides."""

    def __init__(self, rng: Random, way: Way, path: Path) -> None:
        super().__init__(rng, way.world, way.board, path, **way.options)
        self.atlas = Learned()
        self.before = self.standing()
        _, self.truth = way.world.factory.prepare(Setup(game=way.world.game, seed=1))
        self.session.atlas = self.atlas
        self.moves += [
            *[self.undo] * 3,
            *[self.anew] * 2,
            *[self.reopen] * 2,
            *[self.adjust_at_bounds] * 2,
            self.undo_all,
            self.to_the_start,
        ]
        if way.board == "own":
            self.moves.append(self.put_map_right)

    def standing(self) -> tuple[object, ...]:
        states = {at: one.digest for at, one in self.session.snapshots.items()}
        return (*super().standing(), states)

    def move(self) -> None:
        self.before, refused = self.standing(), None
        move = self.rng.choice(self.moves)
        try:
            move()
        except REFUSED as error:
            refused = error
        if refused is not None:
            assert self.standing() == self.before, (move, refused)
        self.session.take_events()
        self.check()

    def check(self) -> None:
        """See that the game stands where its answers lead, in memory and in the file."""
        super().check()
        session, tree = self.session, self.session.tree
        assert self.standing()[:2] == self.straight()
        content = checked_content(self.saved.path)
        assert not content.mended
        assert content.tree.entries == tree.entries
        if content.tree.cursor == session._screen.behind != ROOT:
            content.tree.cursor = tree.cursor  # the screen goes dark again when it is opened
        assert content.tree.savepoint() == tree.savepoint()
        assert content.snapshots == session.snapshots

    def straight(self) -> tuple[str, str | None]:
        """Play the path from its start; return what the state and the prompt are in the end."""
        session, module = self.session, fresh(self.module)
        run = Run(module, module.first_state(session.seed), session.seed, Recorder(quiet=True))
        run.start()
        led = {ROOT: run.began}
        for entry in session.tree.path(session.tree.cursor):
            apply_entry(run, entry, checked=True)
            if entry.answers:
                led[entry.id] = run.began
        for at, began in led.items():
            kept = session.snapshots.get(at)
            assert (kept and kept.state) == (began and began.state), at
        return digest(encode(run.state)), run.asked.key if run.asked else None

    # -- the moves -----------------------------------------------------------------------------

    def give(self, act: Callable[[], object]) -> None:
        """Do something, and tell what it rests on."""
        while True:
            try:
                act()
            except Unknown as unknown:
                assert self.session.opponent or self.standing() == self.before
                self.learn(unknown.question)
                self.before = self.standing()
            else:
                return

    def learn(self, question: MapQuestion) -> None:
        """Tell the game, or the board in another game, from which this one learns on the way."""
        told = self.told(question)
        if self.rng.random() < 0.4:
            self.atlas.remember(question.facts(question.prompt.check(told)))
            if self.session.fitting(question):
                return
        self.session.learn(question, told)

    def told(self, question: MapQuestion) -> Value:
        """Return what the program's map shows; seldom something else."""
        module: Any = self.truth
        if isinstance(question, CounterQuestion):
            return question.told_by(module.data.sheet)
        if self.world is SHIMA and self.rng.random() < 0.1:  # lists of hexes would be nonsense
            return program_answer(question.prompt, self.rng.randrange(1 << 32), "map")
        factory: Any = self.world.factory
        return factory.answer_from(module.prints, question)

    def legal(self) -> None:
        session = self.session
        if session.opponent is not None:
            self.give(lambda: at_once(deciding(session)))
        elif session.asked is not None:
            key, chance = session.asked.key, self.rng.randrange(1 << 32)
            value = program_answer(session.asked.prompt, chance, key)
            self.give(lambda: session.answer(value, "player"))

    def play_on(self, count: int) -> None:
        for _ in range(count):
            self.before = self.standing()
            try:
                self.legal()
            except REFUSED:
                assert self.standing() == self.before

    def junk(self) -> None:
        junk = self.rng.choice(self.world.junk)
        self.give(lambda: self.session.answer(junk))

    def correct(self) -> None:
        self.give(super().correct)

    def correct_with_junk(self) -> None:
        self.give(super().correct_with_junk)

    def anew(self) -> None:
        """Let the opponent decide something anew."""
        session = self.session
        theirs = [one for one in session.tree.path(session.tree.cursor) if one.by == OPPONENT]
        if theirs:
            session.stand_before(self.rng.choice(theirs).id)
            self.before = self.standing()
            assert session.opponent is not None
            self.give(lambda: at_once(deciding(session, anew=self.rng.random() < 0.7)))

    def undo_and_redo(self) -> None:
        """Bring back step by step what was taken back; what an opponent decided comes along."""
        session, state = self.session, self.standing()[:2]
        at = session.tree.cursor
        session.undo(*self.steps())
        while at not in session.tree.ancestors(session.tree.cursor):
            if session.redo().hand_over:
                self.sit_down()
        if session.tree.cursor == at:
            assert self.standing()[:2] == state

    def undo_all(self) -> None:
        """Take back as far as it goes, and bring all of it back."""
        session, seated = self.session, seat_of(self.module, self.session.state)
        if not session.tree.cursor:
            return
        state = self.standing()[:2]
        total, gone = session.tree.next_id, len(session.undo(10_000).took_back)
        self.check()
        jump = session.redo(10_000)
        assert session.tree.next_id == total
        if not jump.hand_over and len(jump.restored) == gone and seated is None:
            assert self.standing()[:2] == state

    def to_the_start(self) -> None:
        self.session.goto(ROOT)
        self.check()
        self.play_on(self.rng.randrange(4))

    def reopen(self) -> None:
        """Let go of the file and open it again."""
        before, path = self.standing(), self.saved.path
        dark = seat_of(self.module, self.session.state) is None
        self.saved.close()
        self.module = fresh(self.module)
        self.saved = SavedGame.open(path)
        self.session = self.saved.resume(self.module)
        self.session.atlas = self.atlas
        assert self.saved.notices == []
        if dark:
            assert self.standing() == before

    def adjust_at_bounds(self) -> None:
        reason, value = "fuzz", self.rng.choice(BOUNDS)
        self.session.adjust(self.rng.choice(self.world.paths), value, reason)

    def put_map_right(self) -> None:
        """Put right something that the game learned, from here on or as it always was."""
        known = list(facts_of(self.session.state.learned or {}))
        if known:
            fact = self.rng.choice(known)
            others = [one.value for one in known if one.field == fact.field]
            fact = msgspec.structs.replace(fact, value=self.rng.choice(others))
            since = self.rng.choice(["now", "always"])
            self.give(lambda: put_map_right(self.session, [fact], since))


@pytest.mark.parametrize(("way", "seed"), CASES, ids=str)
def test_taking_back_never_costs(way, seed, tmp_path, monkeypatch):
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path / "data"))
    moves, answers = LONG if seed else SHORT
    rng = Random(f"{way} {seed}")
    game = TakenBack(rng, way, tmp_path / "game.beachmaster")
    try:
        game.play_on(rng.randrange(answers))
        for _ in range(moves):
            game.move()
        game.undo_all()
        game.reopen()
        game.check()
        export_open(game.saved.path, tmp_path / "out.json")
        bring_in(tmp_path / "out.json", tmp_path / "in.beachmaster")
        assert checked_content(tmp_path / "in.beachmaster").snapshots == game.session.snapshots
    finally:
        game.saved.close()
