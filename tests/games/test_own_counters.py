"""The player's own US counters on a map of their own: learned by kind, then those that differ."""

import importlib
import json

import pytest

from beachmaster.engine import mapright
from beachmaster.engine.asking import asking
from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.counterquestion import BY_KIND, DIFFER, CounterQuestion
from beachmaster.engine.countersheet import OTHER
from beachmaster.engine.facts import COUNTER, MapFact, at_counter, count_of
from beachmaster.engine.mapgaps import counter_gaps
from beachmaster.engine.openprints import open_prints
from beachmaster.engine.options import AnswerError
from beachmaster.engine.ownboard import parse, written
from beachmaster.engine.replay import facts_in
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.engine.tree import LEARNED
from beachmaster.engine.unknown import Unknown
from often import few
from own_map import Learned, play_beside, taught_by

GAMES = ("hell-on-earth", "bloodbath")
FACTORS = {  # the same fact of a counter in each game: its kind, a counter of it, the print
    "hell-on-earth": ("regiment", "26", "cf"),
    "bloodbath": ("battalion", "26-1", "attack"),
}


def factory_of(game):
    return importlib.import_module(f"beachmaster.games.{game.replace('-', '_')}.factory").FACTORY


def own_game(game, known=None, **options):
    """Return a game on a map of one's own, with the player's own counters."""
    factory = factory_of(game)
    bare = factory.own_board("").board
    data = {"board": written(bare.knowing(known)).decode()} if known else {}
    setup = Setup(game=game, seed=3, board="own", options=options, data=data)
    session = Session(factory.prepare(setup)[1], 3)
    session.atlas = Learned()
    return session


def counters_of(session):
    return open_prints(session.module, session.state).counters


def asked_for(session, counter, name):
    """Return the question that a rule raises which reads a print."""
    with asking(), pytest.raises(Unknown) as raised:
        counters_of(session).read(counter, name)
    assert isinstance(raised.value.question, CounterQuestion)
    return raised.value.question


def answer_like_ours(question, **changes):
    return question.told_by(question.sheet) | changes


@pytest.fixture(params=GAMES)
def session(request):
    return own_game(request.param)


@pytest.fixture
def fact(session):
    return FACTORS[session.module.name]


def change_hell_on_earth(file):
    """Give some regiments other values than ours, as the player's real counters may have."""
    units = {unit["id"]: unit for unit in file["us"]}
    units["21"]["front"]["cf"]["value"] = 6
    units["24"]["back"]["cf"]["value"] = 2
    units["26"]["support"]["value"] = "tank"
    units["26"]["front"]["support"]["value"] = 3
    units["28"]["support"]["value"] = "artillery"
    units["28"]["front"]["support"]["value"] = 2


def change_bloodbath(file):
    for unit in file["us"]:
        for side in ("front", "back"):
            if unit.get(side):
                unit[side]["movement"] += 1
                unit[side]["attack"] += 1
        if unit["id"] in ("23-1", "28-3"):
            unit["front"]["attack"] = 9
            unit["back"]["defence"] = 1


REAL = {"hell-on-earth": change_hell_on_earth, "bloodbath": change_bloodbath}


@pytest.mark.parametrize("game", few(GAMES, 1))
def test_a_game_with_other_counters_ends_as_their_owner_plays_it(game):
    """Kinds, and counters that differ from their kind, are learned as the game is played."""
    options = {"reminders": "off"} if game == "bloodbath" else {}
    beside = play_beside(factory_of(game), game, 5, real=REAL[game], options=options)
    assert beside.own.state.over
    assert beside.same_end()
    known = beside.atlas.known()
    assert any(OTHER not in of.values() for place, of in known.items() if place.startswith(COUNTER))
    again = play_beside(
        factory_of(game), game, 6, real=REAL[game], options=options, atlas=beside.atlas, turns=2
    )
    told = [e for e in again.own.tree.path(again.own.tree.cursor) if e.kind == LEARNED]
    of_counters = [e for e in told if facts_in(e)[0].place.startswith(COUNTER)]
    assert {entry.by for entry in of_counters} == {"board"}


@pytest.mark.parametrize("game", few(GAMES, 1))
def test_counters_hidden_at_random_change_nothing_but_what_is_asked(game):
    options = {"reminders": "off"} if game == "bloodbath" else {}
    known = taught_by(factory_of(game), game, 40, real=REAL[game])
    whole = known.known()
    short = Learned({p: of for p, of in whole.items() if not p.startswith(COUNTER)})
    short.remember(
        [
            MapFact(p, name, value)
            for p, of in Learned(whole).hidden(0.5, game).known().items()
            if p.startswith(COUNTER)
            for name, value in of.items()
        ]
    )
    beside = play_beside(
        factory_of(game), game, 41, real=REAL[game], options=options, atlas=short, turns=4
    )
    assert beside.most_for_one <= 3


# -- one question --------------------------------------------------------------------------------


def test_a_rule_asks_by_kind_in_one_form_with_our_estimate_for_a_hint(session, fact):
    kind, counter, name = fact
    prompt = asked_for(session, counter, name).prompt
    assert prompt.procedure == BY_KIND
    assert prompt.question
    assert prompt.at_enter is None
    names = [field.name for field in prompt.fields]
    assert any(one.startswith(kind) for one in names)
    assert names[-1] == DIFFER
    for field in prompt.fields[:-1]:
        assert field.estimate is not None
        assert field.known is None
        assert field.default is None
    with pytest.raises(AnswerError, match="Missing: "):
        prompt.check({})


def test_the_rulebooks_values_are_never_asked():
    session = own_game("hell-on-earth")
    counters = counters_of(session)
    with asking():
        assert counters.read("25", "cf") == 4
        assert counters.read("27", "support") == 2
        assert counters.read("23", "support") == 1
        assert counters.read("23", "support-kind") == "flamethrower"
    question = asked_for(session, "28", "support")
    assert [part.field.name for part in question.parts] == ["21", "24", "26", "28", "147"]


def test_what_a_kind_prints_its_counters_print_but_those_that_differ(session, fact):
    kind, counter, name = fact
    question = asked_for(session, counter, name)
    usual = answer_like_ours(question)
    first = next(field for field in usual if field.startswith(kind))
    session.learn(question, usual | {first: 7, DIFFER: [counter]})
    others = [
        one.id
        for one in question.members
        if one.id != counter and one.kind == kind and one.figures[name].estimate
    ]
    with asking():
        assert {counters_of(session).read(one, name) for one in others} == {7}
    single = asked_for(session, counter, name)
    assert single.prompt.procedure == "counter-values"
    assert {part.place for part in single.parts} == {at_counter(counter)}
    session.learn(single, {part.field.name: 2 for part in single.parts})
    with asking():
        assert counters_of(session).read(counter, name) == 2


def test_a_counter_that_differs_is_told_like_any_other_fact(session, fact):
    _, counter, name = fact
    question = asked_for(session, counter, name)
    session.learn(question, answer_like_ours(question, **{DIFFER: [counter]}))
    single = asked_for(session, counter, name)
    session.learn(single, {part.field.name: 3 for part in single.parts})
    with pytest.raises(AnswerError, match="Already known"):
        session.learn(single, {part.field.name: 4 for part in single.parts})


def test_the_board_keeps_them_and_the_next_game_asks_nothing(session, fact):
    _, counter, name = fact
    question = asked_for(session, counter, name)
    session.learn(question, answer_like_ours(question, **{DIFFER: [counter]}))
    single = asked_for(session, counter, name)
    session.learn(single, {part.field.name: 3 for part in single.parts})
    later = own_game(session.module.name, session.atlas.known())
    with asking():
        assert counters_of(later).read(counter, name) == 3
        assert all(counters_of(later).read(one.id, name) for one in question.members)


def test_a_game_under_way_learns_from_the_board_before_anybody_is_asked(session, fact):
    _, counter, name = fact
    question = asked_for(session, counter, name)
    session.atlas.remember(question.facts(answer_like_ours(question, **{DIFFER: [counter]})))
    found = session.fitting(question)
    assert MapFact(at_counter(counter), name, OTHER) in found
    assert len(found) > len(question.rows)


def test_nothing_that_paints_or_weighs_asks_and_says_what_is_an_estimate(session, fact):
    _, counter, name = fact
    assert counters_of(session).read(counter, name) == session.module.data.sheet.read(counter, name)
    assert counters_of(session).is_open(counter, name)
    assert counters_of(session).standing_in([counter], name) == (counter,)
    rows = {row.id: row for row in session.module.overview(session.state).units}
    assert rows[counter].estimate
    question = asked_for(session, counter, name)
    while counters_of(session).open_prints():
        wanted = counters_of(session).open_prints()[0]
        unit = next(
            one.id
            for one in counters_of(session).sheet.counters.values()
            if wanted.id in one.figures and counters_of(session).is_open(one.id, wanted.id)
        )
        question = asked_for(session, unit, wanted.id)
        session.learn(question, answer_like_ours(question))
    rows = {row.id: row for row in session.module.overview(session.state).units}
    assert not rows[counter].estimate
    assert counters_of(session).standing_in([counter], name) == ()
    assert all(gap.complete for gap in counter_gaps(open_prints(session.module, session.state)))


@pytest.mark.parametrize("game", GAMES)
def test_where_the_program_deals_the_counters_nothing_is_asked_of_them(game):
    session = own_game(game, counters="program")
    _, counter, name = FACTORS[game]
    assert not counters_of(session).asked
    with asking():
        assert session.module.looking(session.state).counters.read(counter, name)
    assert list(counter_gaps(open_prints(session.module, session.state))) == []


# -- put right, taken back -----------------------------------------------------------------------


def test_a_value_is_put_right_from_here_on_and_always(session, fact):
    kind, counter, name = fact
    question = asked_for(session, counter, name)
    session.learn(question, answer_like_ours(question))
    facts = mapright.checked(session, [(at_counter(kind), name, 8)])
    assert mapright.contrary(session, facts) is not None
    mapright.put_map_right(session, facts)
    with asking():
        assert counters_of(session).read(counter, name) == 8
    own = mapright.checked(session, [(at_counter(counter), name, 2)])
    mapright.put_map_right(session, own, "always")
    with asking():
        assert counters_of(session).read(counter, name) == 2
    mapright.put_map_right(session, mapright.checked(session, [(at_counter(counter), name, None)]))
    with asking():
        assert counters_of(session).read(counter, name) == 8


@pytest.mark.parametrize(
    ("which", "name", "value"),
    [
        ("no-such", None, 3),
        (None, "shoe-size", 3),
        (None, None, 99),
        (None, None, True),
        (None, None, "five"),
        ("KIND", None, None),
    ],
)
def test_what_no_counter_can_print_is_refused(session, fact, which, name, value):
    kind, counter, print_name = fact
    place = at_counter(kind if which == "KIND" else which or counter)
    with pytest.raises(AnswerError):
        mapright.checked(session, [(place, name or print_name, value)])


def test_an_undo_takes_back_what_was_learned_and_the_board_keeps_it():
    """The first attack factor is read where a unit is turned up: the undo forgets both."""
    beside = play_beside(factory_of("bloodbath"), "bloodbath", 8, turns=1)
    own, counter = beside.own, ("23-1", "attack")
    assert counters_of(own).shown(*counter) is not None
    learned = [
        entry
        for entry in own.tree.path(own.tree.cursor)
        if entry.kind == LEARNED and any(one.field == "attack" for one in facts_in(entry))
    ]
    assert len(learned) == 1
    own.goto(learned[0].parent)
    assert counters_of(own).shown(*counter) is None
    assert own.atlas.known()[at_counter("battalion")]["attack"]
    own.redo()
    assert counters_of(own).shown(*counter) is not None


# -- files ---------------------------------------------------------------------------------------


def test_a_board_file_holds_them_and_is_read_again(session, fact):
    kind, counter, name = fact
    bare = factory_of(session.module.name).own_board("").board
    known = {at_counter(kind): {name: 5}, at_counter(counter): {name: 6}, "0102": {"sector": 1}}
    board = parse(written(bare.knowing(known)), session.module.name)
    assert board.known == known
    assert json.loads(written(board))["counters"] == {kind: {name: 5}, counter: {name: 6}}
    assert count_of(board.known) == 3


@pytest.mark.parametrize(
    "counters",
    [
        {"KIND": {"NAME": 99}},
        {"KIND": {"NAME": "other"}},
        {"KIND": {"NAME": True}},
        {"KIND": {"shoe-size": 3}},
        {"COUNTER": {"NAME": -1}},
        {"COUNTER": {"NAME": "six"}},
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_a_board_file_with_what_no_counter_prints_is_refused(game, counters):
    kind, counter, name = FACTORS[game]
    words = {"KIND": kind, "COUNTER": counter, "NAME": name}
    plain = json.loads(written(factory_of(game).own_board("").board))
    plain["counters"] = {
        words[which]: {words.get(field, field): value for field, value in of.items()}
        for which, of in counters.items()
    }
    setup = Setup(game=game, board="own", data={"board": json.dumps(plain)})
    with pytest.raises(BoardError, match="No counter of this game"):
        factory_of(game).prepare(setup)


@pytest.mark.parametrize("name", ["Kind", "a b", "", "../x", "x" * 61, "a:b"])
def test_a_board_file_with_no_name_for_a_counter_is_refused(name):
    plain = json.loads(written(factory_of("bloodbath").own_board("").board))
    plain["counters"] = {name: {"attack": 5}}
    with pytest.raises(BoardError):
        parse(json.dumps(plain).encode(), "bloodbath")


def test_the_words_for_what_was_learned_name_the_kind_and_the_print(session, fact):
    _, counter, name = fact
    question = asked_for(session, counter, name)
    session.learn(question, answer_like_ours(question, **{DIFFER: [counter]}))
    told = [render(one.text) for _, one in session.history() if one.name == "learn"]
    assert len(told) == 1
    assert "differs from its kind" in told[0]
    assert "counter:" not in told[0]
