"""What a player told of the map is true whatever is taken back: the next answer rests on it.

Games are played on the player's own map, and gone back and forth in. Wherever a person is asked,
the map in use is a straight replay with all that was told so far, on any branch. To look at it adds
nothing to the game: what was taken back can be brought back, and the next answer keeps what it
rests on.
"""

from random import Random

import pytest

from beachmaster.cli.render import Words
from beachmaster.cli.taught import asked_line
from beachmaster.engine.changes import SessionError
from beachmaster.engine.facts import MapFact, facts_of, says
from beachmaster.engine.mapright import put_map_right
from beachmaster.engine.module import Recorder, encode
from beachmaster.engine.openprints import open_prints
from beachmaster.engine.replay import apply_entry
from beachmaster.engine.run import InvariantError, Run
from beachmaster.engine.session import STEPS
from beachmaster.engine.text import plain_text
from beachmaster.engine.tree import ROOT
from beachmaster.storage.starting import Wish, start
from games.ie_shima.test_borders import THREE, US, beside, half
from grounds import EVERY
from often import few
from storage.kept_play import Hands, began

OWN = [game for game, board in EVERY if board == "own"]
SHORT, LONG = (25, 6), (150, 60)
"""So many answers first, then so many moves."""
CASES = [(game, seed, SHORT) for game in OWN for seed in (1,)]
CASES += [(game, seed, LONG) for seed in range(2, 6) for game in OWN]


class Wandering:
    """A game on the player's own map, which goes back and forth."""

    def __init__(self, game, seed, path):
        self.playing = began(game, "own", seed, path)
        self.session, self.hands = self.playing.session, Hands(self.playing)
        self.rng, self.lasted = Random(seed), 0

    def replayed(self):
        """Return the run that the entries on the way here lead to."""
        session = self.session
        state = session._decode(session.snapshots[ROOT].state)
        run = Run(session.module, state, session.seed, Recorder(quiet=True))
        run.start()
        for entry in session.tree.path(session.tree.cursor):
            apply_entry(run, entry)
        return run

    def answer(self):
        """Answer, and hold that all the answer rests on is kept with it."""
        if self.session.asked is not None:
            self.hands.invent()
            assert encode(self.session.copy_state()) == encode(self.replayed().state)

    def undo(self):
        self.session.undo(self.rng.randint(1, 3), self.rng.choice(STEPS[:3]))

    def redo(self):
        self.session.redo(1, self.rng.choice(STEPS[:3]))

    def goto(self):
        self.session.goto(self.rng.randrange(self.session.tree.next_id))

    def there_and_back(self):
        """Bring back what was taken back, and looked at meanwhile."""
        old = self.session.tree.cursor
        self.session.undo()
        self.look()
        while self.session.tree.cursor < old:
            self.session.redo()
        assert old in {one.id for one in self.session.tree.path(self.session.tree.cursor)} | {ROOT}

    def look(self):
        """Hold what is asked against a replay that was told all that the player told."""
        session, tree = self.session, self.session.tree
        before = tree.next_id, tree.cursor, tree.below(tree.cursor)
        session.take_up_board()
        assert (tree.next_id, tree.cursor, tree.below(tree.cursor)) == before
        if session.asked is None or session.opponent is not None:
            return
        told, run = list(facts_of(session.atlas.known())), self.replayed()
        self.lasted += encode(session.copy_state()) != encode(run.state)
        run.learn(told)
        known = open_prints(session.module, session.state).known
        assert [one for one in told if not says(known, one)] == []
        lines = [asked_line(self.playing, one, Words()) for one in (session.asked, run.asked)]
        assert lines[0] == lines[1]
        assert session.copy_state() == run.state  # in whatever order it was told

    def move(self):
        try:
            self.rng.choice([self.answer, self.undo, self.redo, self.goto, self.there_and_back])()
        except SessionError:  # nothing to take back, or to bring back
            return
        self.look()


@pytest.mark.parametrize(("game", "seed", "length"), few(CASES, len(OWN)))
def test_what_was_told_of_the_map_lasts_whatever_is_taken_back(
    game, seed, length, tmp_path, monkeypatch
):
    monkeypatch.setenv(
        "BEACHMASTER_DATA", str(tmp_path / "data")
    )  # a board of which nothing is known
    path = tmp_path / "one.beachmaster"
    walk = Wandering(game, seed, path)
    answers, moves = length
    for _ in range(answers):
        if walk.session.asked is not None:
            walk.hands.invent()
    for place in (ROOT, walk.session.tree.cursor):
        walk.session.goto(place)
        walk.look()
    for _ in range(moves):
        walk.move()
    assert walk.lasted, "nothing was told on a way that was taken back"
    line = asked_line(walk.playing, walk.session.asked, Words()) if walk.session.asked else None
    walk.playing.close()
    again = start(Wish(game=game, save=path))
    again.session.take_up_board()
    assert line is None or asked_line(again, again.session.asked, Words()) == line
    again.close()


@pytest.fixture
def told_back():
    """Return a game in which a border was told that is taken back by now, and lies over it."""
    session = beside(THREE, **US)
    half(session, "regroup")
    session.answer(["1/306"])
    start = session.tree.cursor
    session.learn_facts([MapFact("3-4", "edge", False)], plain_text("told"))
    known = session.tree.cursor
    put_map_right(session, [MapFact("3-4", "edge", True)])
    assert ends(session) == ["2", "4"]
    return session, start, known


def ends(session):
    """Return where the units of the group may go."""
    return [one.value for one in session.asked.prompt.options]


def test_what_was_put_right_stays_so_where_it_was_told_otherwise(told_back):
    session, start, known = told_back
    for place in (known, start):
        session.goto(place)
        assert ends(session) == ["2"]
        assert session.take_up_board()
        assert ends(session) == ["2", "4"]
        session.answer("4")
        assert session.state.learned["3-4"]["edge"]
        old = encode(session.copy_state())
        session.rewind(session.tree.cursor)
        assert encode(session.copy_state()) == old


def test_a_refused_answer_keeps_nothing_of_what_lies_over_the_game(told_back, monkeypatch):
    session, start, _known = told_back
    session.goto(start)
    session.take_up_board()
    before = session.tree.next_id, session.tree.below(start), encode(session.copy_state())
    with monkeypatch.context() as patched:
        patched.setattr(type(session.module), "problems", lambda *_: [plain_text("not so")])
        with pytest.raises(InvariantError):
            session.answer("4")
    assert (session.tree.next_id, session.tree.below(start)) == before[:2]
    assert encode(session.copy_state()) == before[2]
    assert ends(session) == ["2", "4"]
