"""A map of areas of the player's own: games beside their twins, told in any order (ies:3.1)."""

import contextlib
from random import Random

import pytest

from beachmaster.engine.auto import program_answer
from beachmaster.engine.correction import corrected
from beachmaster.engine.deciding import at_once, decide_all, deciding
from beachmaster.engine.facts import MapFact, facts_of
from beachmaster.engine.mapright import checked, put_map_right
from beachmaster.engine.module import digest, encode
from beachmaster.engine.options import AnswerError
from beachmaster.engine.ownboard import written
from beachmaster.engine.session import Session, SessionError
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.tree import LEARNED
from beachmaster.engine.unknown import Unknown
from beachmaster.games.ie_shima.data import read_board
from beachmaster.games.ie_shima.factory import FACTORY, answer_from
from beachmaster.games.ie_shima.places import AREAS
from games.ie_shima.island import DATA
from often import few
from own_map import Learned, play_beside
from trials.ie_shima import shaken

GAME = "ie-shima"
ALONE = {"opponent": "none"}
FULL = DATA.prints
ATONCE = 20
KINDS = {"edge": (True, False), "tem": (1, 2, 3, 4), "urban": (True, False)}


@pytest.mark.parametrize(
    ("policy", "seed"), few([("random", 3), *(("officer-v-plain", n) for n in range(8))], 1)
)
def test_a_first_game_ends_as_on_the_programs_map_and_a_second_asks_nothing(policy, seed):
    first = play_beside(FACTORY, GAME, seed, policy=policy, options=ALONE)
    assert first.same_end()
    assert first.own.state.over
    assert first.questions().total() > 5
    again = play_beside(FACTORY, GAME, seed, policy=policy, options=ALONE, atlas=first.atlas)
    assert again.questions().total() == 0
    assert again.same_end()


@pytest.mark.parametrize("share", few([0.5, 0.1, 0.9], 1))
def test_facts_hidden_at_random_change_nothing_but_what_is_asked(share):
    known = play_beside(FACTORY, GAME, 4, policy="random", options=ALONE).atlas
    beside = play_beside(
        FACTORY, GAME, 5, policy="random", options=ALONE, atlas=known.hidden(share, seed=share)
    )
    assert beside.same_end()


def every_fact(full=FULL):
    """Return all that the program's map prints, fact by fact, as a player could tell it."""
    edges = [MapFact(e, "edge", full.touches(*e.split("-"))) for e in full.shape.edges]
    prints = [
        MapFact(area, name, full.believed(area, name))
        for area in full.areas
        for name in ("tem", "urban")
    ]
    return edges + prints


def own_game(seed=3, known=None, **options):
    bare = FACTORY.own_board("").board
    data = {"board": written(bare.knowing(known)).decode()} if known else {}
    options = {**ALONE, "counters": "program", **options}
    setup = Setup(game=GAME, seed=seed, board="own", options=options, data=data)
    session = Session(FACTORY.prepare(setup)[1], seed)
    session.atlas = Learned()
    return session


@pytest.mark.parametrize("seed", few(range(6), 1))
def test_a_map_told_in_any_order_is_the_same_map(seed):
    """The digest of what is known is one, and so is that of a game begun with it."""
    facts, found = every_fact(), set()
    for order in (seed, seed + 100):
        game, told = own_game(), Random(order).sample(facts, len(facts))
        for at in range(0, len(told), ATONCE):
            fresh = [(one.place, one.field, one.value) for one in told[at : at + ATONCE]]
            put_map_right(game, checked(game, fresh))
        assert not any(True for _ in game.module.looking(game.state).prints.open.lines())
        found.add(game.module.looking(game.state).prints.digest)
        again = own_game(known=game.atlas.known()).module.prints
        found.add(again.digest)
        assert [again.neighbours(a) for a in FULL.areas] == [FULL.neighbours(a) for a in FULL.areas]
    assert len(found) == 1


@pytest.mark.parametrize("board", few(range(12), 2))
def test_what_the_players_board_knows_is_known_before_the_opponent_plans(board):
    """Its map differs from our estimates in borders and values, as another game told it."""
    real = read_board(shaken(board))
    game = own_game(board, opponent="japan", level="3")
    game.atlas.remember(every_fact(real))
    decided = 0
    while game.asked is not None and game.state.turn < 3:
        if game.opponent is None:
            game.answer(program_answer(game.asked.prompt, board, game.asked.key))
            continue
        at_once(deciding(game))
        decided += 1
        prints = game.module.looking(game.state).prints
        assert all(prints.believed(f.place, f.field) == f.value for f in every_fact(real))
    assert decided > 10
    entries = game.tree.path(game.tree.cursor)
    assert [one.by for one in entries if one.kind == LEARNED] == ["board"]


def test_what_of_the_board_fits_is_learned_and_what_does_not_is_named_once():
    """A board painted by hand shows no urban area at all, and a border otherwise than the game."""
    game = own_game(3, opponent="japan", level="3")
    game.learn_facts([MapFact("1-2", "edge", False)], plain_text("told"))
    game.atlas = Learned()
    borders = [one for one in every_fact() if one.field == "edge" and one.place != "1-2"]
    clear = [MapFact(area, "urban", False) for area in AREAS]
    game.atlas.remember([*borders, *clear, MapFact("1-2", "edge", True)])
    game.learn_board()
    learned = game.state.learned
    prints = game.module.looking(game.state).prints
    assert all(prints.is_known(one.place, "edge") for one in borders)
    assert all(prints.believed(one.place, "edge") == one.value for one in borders)
    assert learned["1-2"]["edge"] is False
    assert sum("urban" in learned.get(area, {}) for area in AREAS) == len(AREAS) - 1
    left = next(area for area in AREAS if "urban" not in learned.get(area, {}))
    told = [render(one.text) for one in game.take_events()]
    notices = [one for one in told if one.startswith("Your board does not match")]
    assert len(notices) == 1
    assert f"{left}: clear" in notices[0]
    assert "1-2: " in notices[0]
    game.learn_board()
    assert game.take_events() == []


def test_where_the_board_knows_nothing_the_opponent_thinks_again_after_each_fact():
    """A plan over a border that is not there is none any more: it makes another one."""
    real, learned = read_board(shaken(1)), 0
    game = own_game(1, opponent="japan", level="3")
    while game.asked is not None and game.state.turn < 3:
        try:
            if game.opponent is None:
                game.answer(program_answer(game.asked.prompt, 1, game.asked.key))
            else:
                at_once(deciding(game))
        except Unknown as unknown:
            game.learn(unknown.question, answer_from(real, unknown.question))
            learned += 1
    assert learned > 3


class Player:
    """Plays at random on a map of areas, tells and puts right what comes to mind, goes back."""

    def __init__(self, seed):
        self.rng = Random(seed)
        self.game = own_game(seed % 5)

    def answer(self):
        game = self.game
        value = program_answer(game.asked.prompt, self.rng.randrange(9), game.asked.key)
        for _ in range(40):
            try:
                game.answer(value)
            except Unknown as unknown:
                game.learn(unknown.question, answer_from(FULL, unknown.question))
            except AnswerError:
                return  # what was learned closed it
            else:
                return

    def tell(self):
        name = self.rng.choice(list(KINDS))
        where = FULL.shape.edges if name == "edge" else FULL.areas
        fact = (self.rng.choice(list(where)), name, self.rng.choice(KINDS[name]))
        since = self.rng.choice(["now", "now", "always"])
        put_map_right(self.game, checked(self.game, [fact]), since)

    def back(self):
        self.game.undo(self.rng.choice([1, 2, 5]))

    def forth(self):
        self.game.redo(self.rng.choice([1, 3]))

    def there_and_back(self):
        before = digest(encode(self.game.state))
        cursor = self.game.tree.cursor
        self.game.undo(self.rng.choice([1, 4]))
        self.game.goto(cursor)
        assert digest(encode(self.game.state)) == before

    def correct(self):
        path = [e for e in self.game.tree.path(self.game.tree.cursor) if e.ask == "roll"]
        if path:
            entry = self.rng.choice(path)
            corrected(self.game, entry.id, lambda _: [7 - face for face in entry.value], "misread")

    def move(self):
        acts = [self.answer] * 8 + [self.tell, self.back, self.forth, self.there_and_back]
        with contextlib.suppress(SessionError, AnswerError):
            self.rng.choice([*acts, self.correct])()
        assert self.game.module.problems(self.game.state) == []


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", few(range(40), 3))
def test_learning_going_back_and_branches_lead_to_what_a_replay_without_the_board_leads_to(seed):
    player = Player(seed)
    for _ in range(60):
        if player.game.asked is None:
            break
        player.move()
    path = player.game.tree.path(player.game.tree.cursor)
    without = own_game(seed % 5)
    without.atlas = None
    for entry in path:
        repeat(without, entry)
    assert digest(encode(without.state)) == digest(encode(player.game.state))
    known = {(fact.place, fact.field) for fact in facts_of(player.game.atlas.known())}
    assert all(place in FULL.shape.edges or place in FULL.areas for place, _ in known)


def repeat(session, entry):
    """Do again what an entry says, on a game that has no board to learn from."""
    if entry.kind == "learn":
        session.repeat_learned(entry)
    elif entry.answers:
        session.repeat(entry)


def test_some_area_is_urban_and_the_last_that_is_not_is_refused():
    """The set-up is asked for until an area is urban; no answer leads into a dead end (3.1.2)."""
    _, module = FACTORY.prepare(Setup(game=GAME, seed=4, board="own"))
    session, told, parts = Session(module, 4), set(), []

    def say(value):
        session.learn_facts([MapFact(one, "urban", value) for one in parts], plain_text("told"))

    def next_parts():
        with pytest.raises(Unknown) as asked:
            decide_all(session)
        return [one.place for one in asked.value.question.parts if one.kind.id == "urban"]

    while told != set(AREAS):
        parts = next_parts()
        told |= set(parts)
        if told != set(AREAS):
            say(value=False)
    before = encode(session.state)
    with pytest.raises(AnswerError) as refused:
        say(value=False)
    assert "at least one area: urban" in render(refused.value.text)
    assert encode(session.state) == before
    say(value=True)
    assert next_parts() == []
    assert session.state.units["sei-a"].place in parts
