"""What no map can print is learned from nobody: not from a save, a board file or an answer."""

from collections import Counter

import msgspec
import pytest

from beachmaster import __version__
from beachmaster.engine.asked_before import questions_along
from beachmaster.engine.boardfile import BoardError
from beachmaster.engine.changes import ReplayError
from beachmaster.engine.correction import corrected
from beachmaster.engine.module import encode
from beachmaster.engine.options import AnswerError
from beachmaster.engine.own_counters import OPTION, OWN
from beachmaster.engine.ownboard import written
from beachmaster.engine.remembered import Remembered
from beachmaster.engine.said import said_in
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.engine.tree import LEARNED
from beachmaster.engine.unknown import Unknown
from beachmaster.games.hell_on_earth import display_units
from beachmaster.games.hell_on_earth.factory import FACTORY
from beachmaster.games.hell_on_earth.own_prints import BARE
from beachmaster.storage.content import Content
from beachmaster.storage.problems import SaveError
from beachmaster.storage.savefile import SavedGame
from own_map import Learned, answered, play_beside

GAME = "hell-on-earth"
FULL = FACTORY.prepare(Setup(game=GAME, seed=4))[1].prints
IMPOSSIBLE = [
    ("0512", "terrain", "swamp"),
    ("0512", "terrain", 3),
    ("0512", "hill", 1),
    ("0512", "terrain", None),
    ("0512", "sector", 7),
    ("0512", "sector", 2.5),
    ("0512", "objective", {"a": []}),
    ("0512", "no-print", "clear"),
    ("9999", "terrain", "clear"),
    ("hill", "terrain", "clear"),
    ("*", "hill:true", 1),
    ("*", "hill:false", True),
    ("*", "no-print:true", True),
    ("*", "terrain", "clear"),
    ("*", "no-number", 3),
]


def truth(question):
    return FACTORY.answer_from(FULL, question)


def begun(seed=4, board=None, store=None):
    """Return a game on a map of one's own that stands behind its first answer."""
    data = {} if board is None else {"board": written(board).decode()}
    setup, module = FACTORY.prepare(Setup(game=GAME, seed=seed, board="own", data=data))
    session = Session(module, setup.seed, store)
    session.atlas = Learned()
    answered(session, session.asked.prompt.tokens()[0].id, truth)
    return session


@pytest.mark.parametrize(("place", "field", "value"), IMPOSSIBLE)
def test_a_path_that_learned_what_no_map_prints_is_refused(place, field, value):
    session = begun()
    entry = next(one for one in session.tree.entries if one.kind == LEARNED)
    entry.value = [*entry.value, {"place": place, "field": field, "value": value}]
    with pytest.raises(ReplayError):
        session.rewind(session.tree.cursor)


def test_what_a_map_prints_is_learned_from_a_path():
    session = begun()
    entry = next(one for one in session.tree.entries if one.kind == LEARNED)
    entry.value = [*entry.value, {"place": "0512", "field": "terrain", "value": "rough"}]
    session.rewind(session.tree.cursor)
    assert session.state.learned["0512"]["terrain"] == "rough"


@pytest.mark.parametrize(
    ("place", "field", "value"), [one for one in IMPOSSIBLE if isinstance(one[2], str | int)]
)
def test_a_state_that_knows_what_no_map_prints_is_unsound(place, field, value):
    session = begun()
    state = session.copy_state()
    assert not session.module.problems(state)
    state.learned = {**state.learned, place: {field: value}}
    assert session.module.problems(state)


@pytest.mark.parametrize(
    "known",
    [
        {"0512": {"terrain": "swamp"}},
        {"0512": {"lake": True}},
        {"*": {"hill:1": True}},
    ],
)
def test_a_board_that_shows_what_no_map_prints_is_not_played_on(known):
    board = written(BARE.knowing(known)).decode()
    with pytest.raises(BoardError):
        FACTORY.prepare(Setup(game=GAME, board="own", data={"board": board}))


def test_a_game_on_another_ground_learns_nothing():
    own = begun()
    entry = next(one for one in own.tree.entries if one.kind == LEARNED)
    setup, module = FACTORY.prepare(Setup(game=GAME, seed=4))
    session = Session(module, setup.seed)
    session.tree.add(msgspec.structs.replace(entry, parent=0, id=1))
    with pytest.raises(ReplayError):
        session.rewind(1)


def test_a_save_with_a_state_that_no_map_leads_to_is_refused(tmp_path, monkeypatch):
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path / "data"))
    session, path = begun(), tmp_path / "own.bmsave"
    setup, module = FACTORY.prepare(Setup(game=GAME, seed=4, board="own"))
    state = session.copy_state()
    state.learned = {**state.learned, "0512": {"terrain": "swamp"}}
    last = max(session.snapshots)
    session.snapshots[last] = msgspec.structs.replace(session.snapshots[last], state=encode(state))
    content = Content(
        setup=setup,
        program=__version__,
        created="2026-11-22T10:00:00+00:00",
        tree=session.tree,
        snapshots=session.snapshots,
    )
    SavedGame.write_new(path, content).close()
    with SavedGame.open(path) as saved, pytest.raises(SaveError, match="0512: ground swamp"):
        saved.resume(module)


def test_that_a_hex_shows_nothing_of_something_rare_can_be_kept():
    session = begun()
    entry = next(one for one in session.tree.entries if one.kind == LEARNED)
    entry.value = [*entry.value, {"place": "0512", "field": "hill", "value": None}]
    session.rewind(session.tree.cursor)
    assert session.copy_state().learned["0512"]["hill"] is None
    told = [render(event.text) for _, event in session.history() if event.name == LEARNED]
    assert any("0512: no hill" in line for line in told)
    assert not session.module.problems(session.state)
    assert session.module.prints.at(session.state.learned).hill("0512") is False


def test_a_hex_that_two_games_told_to_be_sea_and_more_is_asked_about_again():
    board = BARE.knowing({"0512": {"terrain": "sea", "hill": True}, "0101": {"terrain": "sea"}})
    session = begun(board=board)
    prints = session.module.open_prints(session.state)
    assert prints.is_open("0512", "terrain")
    assert "0512" in prints.land
    assert "0101" not in prints.land
    with pytest.raises(AnswerError, match="Already known: 0512: hill\\."):
        session.learn(prints.hex_question(("0512",), "terrain"), {"terrain": "sea"})
    assert session.learn(prints.hex_question(("0512",), "terrain"), {"terrain": "rough"})


def test_a_hex_of_the_sea_is_in_no_list():
    session = begun(board=BARE.knowing({"0101": {"terrain": "sea"}}))
    prints = session.module.open_prints(session.state)
    question = next(one for one in prints.questions() if one.kind.id == "hill")
    with pytest.raises(AnswerError, match="Already known: 0101"):
        session.learn(question, {"true": ["0512", "0101"]})
    assert session.learn(question, {"true": ["0512"]})


def test_where_a_unit_stands_is_no_sea():
    session = begun()
    place = next(unit.place for unit in session.state.japan.values())
    prints = session.module.open_prints(session.state)
    before = encode(session.state)
    with pytest.raises(AnswerError) as refused:
        session.learn(prints.hex_question((place,), "terrain"), {"terrain": "sea"})
    assert place in render(refused.value.text)
    assert encode(session.state) == before
    assert "terrain" not in session.atlas.known().get(place, {})
    session.learn(prints.hex_question((place,), "terrain"), {"terrain": "rough"})
    assert session.state.learned[place]["terrain"] == "rough"


def test_what_the_board_says_is_not_taken_where_a_unit_stands_in_the_sea():
    """It is asked instead: a board that was painted wrongly must not end the game."""
    session = begun()
    place = next(unit.place for unit in session.state.japan.values())
    question = session.module.open_prints(session.state).hex_question((place,), "terrain")
    session.atlas.remember(question.facts({"terrain": "sea"}))
    assert session.fitting(question) == ()
    session.atlas.remember(question.facts({"terrain": "rough"}))
    assert [fact.value for fact in session.fitting(question)] == ["rough"]


def branched():
    """Return a game with two branches; what the one that was left learned is gone from it."""
    session = begun()
    left = session.tree.cursor
    session.undo()
    answered(session, session.asked.prompt.tokens()[1].id, truth)
    for entry in session.tree.path(left):
        if entry.kind == LEARNED:
            entry.value = entry.value[:1]
    return session, left


def test_a_branch_that_lacks_what_it_learned_is_told_as_far_as_it_fits():
    session, left = branched()
    path = session.tree.path(left)
    told = said_in(session, path)
    assert left not in told
    assert path[0].id in told
    assert list(questions_along(session, path)) == []
    assert [event.name for _, event in session.history()]


def test_a_branch_that_lacks_what_it_learned_is_no_place_to_go():
    session, left = branched()
    before = encode(session.state)
    with pytest.raises(ReplayError):
        session.goto(left)
    assert encode(session.state) == before


def asked_for(session, told, value):
    """Correct a move; return how much was asked, and whether it was legal when that was told."""
    for asked in range(4):
        try:
            corrected(session, told.id, lambda _: value)
        except Unknown as unknown:
            session.learn(unknown.question, truth(unknown.question))
        except AnswerError:
            return asked, False
        else:
            return asked, True
    raise AssertionError("it is asked again and again")


@pytest.mark.parametrize("board", [True, False])
def test_a_correction_is_asked_once_what_it_rests_on(board):
    """Also in a game whose board is gone: what is told where the game stands counts further up."""
    session = play_beside(FACTORY, GAME, 4, turns=2).own
    session.atlas = Learned() if board else None
    told = [e for e in session.tree.path(session.tree.cursor) if e.key.endswith("/move#1")][-1]
    prompt, state = session.asked_at(told.id).prompt, session.peek(told.parent)
    end, found = session.tree.cursor, Counter[tuple[bool, bool]]()
    reach = session.module.reach
    units = [row.id for row in session.module.overview(state).units if reach(state, prompt, row.id)]
    for value in [one for unit in units for one in list(reach(state, prompt, unit).values())[-4:]]:
        if value != told.value:
            session.goto(end)
            questions, legal = asked_for(session, told, value)
            found[questions > 0, legal] += 1
    assert found[True, True]
    assert found[True, False], "what was learned makes some of them illegal"


def gun_list(session):
    prints = session.module.open_prints(session.state)
    return next(one for one in prints.questions() if one.kind.id == "fixed_artillery")


@pytest.mark.parametrize("lacks", ["what this game knows", "one of the eight", "nothing"])
def test_a_list_of_the_board_is_taken_where_it_is_one_that_this_game_allows(lacks):
    own = {"2929": {"fixed_artillery": True}} if lacks == "what this game knows" else {}
    session = begun(board=BARE.knowing(own))
    question = gun_list(session)
    told = list(question.facts({"true": list(FULL.guns)}))
    session.atlas.remember(told[1:] if lacks == "one of the eight" else told)
    if lacks == "nothing":
        assert set(session.fitting(question)) == set(told)
    else:
        assert session.fitting(question) == ()


def test_a_counter_put_right_is_played_again_without_asking_what_it_prints(monkeypatch):
    """Names of places are made of the rows of counters, which read what counters print."""
    options = {OPTION: OWN}
    _, module = FACTORY.prepare(Setup(game=GAME, seed=4, board="own", options=options))
    session = Session(module, 4)
    session.adjust("places", {"23": "0511"}, "so it lies")
    before = encode(session.state)
    monkeypatch.setattr(display_units, "_OURS", Remembered())  # as where the game is opened again
    drawn = session.asked.prompt.tokens()[0].id
    with pytest.raises(Unknown):
        session.answer(drawn)
    assert encode(session.state) == before
    assert session.asked.prompt.tokens()[0].id == drawn
