"""A ruling switched while the game is played, and house rules: undone, replayed, carried, kept."""

from random import Random

import msgspec
import pytest

from beachmaster.engine.auto import program_answer
from beachmaster.engine.changes import SessionError
from beachmaster.engine.correction import corrected
from beachmaster.engine.module import encode
from beachmaster.engine.options import AnswerError
from beachmaster.engine.otherwise import InForce, OtherwiseError, rulings_of
from beachmaster.engine.replay import digests_along
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.engine.tree import ROOT
from beachmaster.games.catalogue import load, playable, played_in_words
from often import few

PLAYABLE = playable()
WORDS = played_in_words()
WHOLE_GAMES = [
    (name, seed, board)
    for seed in range(6)
    for name in PLAYABLE
    for board in ("tracked", "table")
    if board == "tracked" or name in WORDS
]
HOSTILE = ["x" * 201, "bell\x07", "turned \u202e round", "two\x00", "\x1b[2J"]
PLAIN = ["<b>bold</b> & {rule} %s", "**stars** [x](http://y)", "Wir spielen anders: größer ✓"]


def begun(name, board="tracked", seed=3):
    both = {one.option: "none" for one in load(name).options() if one.option == "opponent"}
    setup, module = load(name).prepare(Setup(game=name, board=board, seed=seed, options=both))
    return Session(module, setup.seed)


def play(session, most):
    for _ in range(most):
        if session.asked is None:
            return
        session.auto(invent=True)


def other_way(session, ruling):
    """Return a value of a ruling that is not in force."""
    now = InForce(session)[ruling.option]
    return next(one.value for one in ruling.alternatives if one.value != now)


def rule_asked(session):
    return session.asked.prompt.rules[0]


@pytest.mark.parametrize("name", PLAYABLE)
def test_a_switched_ruling_holds_from_now_on_and_is_undone(name):
    session = begun(name)
    play(session, 30)
    ruling = rulings_of(session.module)[0]
    before, was = encode(session.state), InForce(session)[ruling.option]
    to = other_way(session, ruling)
    session.take_events()
    session.otherwise(ruling.id, to, "as the table voted")
    assert InForce(session)[ruling.option] == to
    assert session.module.options[ruling.option] == was
    told = [event for event in session.take_events() if event.name == "otherwise"]
    assert [event.rules for event in told] == [ruling.rules]
    assert "as the table voted" in render(told[0].text)
    session.undo()
    assert encode(session.state) == before
    assert InForce(session)[ruling.option] == was
    session.redo()
    assert InForce(session)[ruling.option] == to


@pytest.mark.parametrize(("name", "seed", "board"), few(WHOLE_GAMES, 4))
def test_whole_games_in_which_rulings_change_replay_to_the_same_states(name, seed, board):
    session, chance = begun(name, board, seed), Random(seed)
    rulings = rulings_of(session.module)
    while session.asked is not None:
        play(session, chance.randrange(5, 60))
        if session.asked is not None:
            ruling = chance.choice(rulings)
            session.otherwise(ruling.option, other_way(session, ruling))
    path = session.tree.path(session.tree.cursor)
    assert sum(entry.kind == "otherwise" for entry in path) > 2  # Ie Shima by chance is short
    found = digests_along(session.module, session.seed, session.snapshots[ROOT], path)
    assert found == {at: one.digest for at, one in session.snapshots.items() if at in found}
    assert len(found) > 10


@pytest.mark.parametrize("name", PLAYABLE)
def test_a_correction_carries_what_was_played_otherwise(name):
    session = begun(name)
    play(session, 25)
    ruling = rulings_of(session.module)[0]
    session.otherwise(ruling.id, other_way(session, ruling))
    session.otherwise(rule_asked(session), "we do it so")
    play(session, 3)
    wanted = session.state.rulings, session.state.house
    for entry in reversed(session.tree.path(session.tree.cursor)[:20]):
        try:
            jump = corrected(
                session, entry.id, lambda prompt, key=entry.key: program_answer(prompt, 99, key)
            )
        except (SessionError, AnswerError):
            continue
        if any(one.kind == "otherwise" for one in jump.set_aside):
            session.undo(), session.goto(jump.took_back[-1].id)
            continue
        assert (session.state.rulings, session.state.house) == wanted
        return
    pytest.fail("nothing could be corrected")


@pytest.mark.parametrize("name", PLAYABLE)
def test_a_house_rule_stands_at_every_prompt_that_cites_its_rule_until_it_is_taken_away(name):
    session = begun(name)
    play(session, 5)
    rule = rule_asked(session)
    session.otherwise(rule, "  we  roll twice ")
    seen = 0
    for _ in range(200):
        if session.asked is None:
            break
        prompt = session.asked.prompt
        cites = any(one == rule or one.startswith(f"{rule}.") for one in prompt.rules)
        words = [render(one) for one in prompt.house]
        assert words == ([f"House rule ({rule}): we roll twice"] if cites else [])
        seen += cites
        session.auto(invent=True)
    assert seen
    session.otherwise(rule, "")
    assert session.state.house == {}
    assert session.asked is None or session.asked.prompt.house == ()


@pytest.mark.parametrize("words", HOSTILE)
def test_a_line_that_is_too_long_or_steers_the_screen_is_refused(words):
    session = begun(PLAYABLE[0])
    play(session, 5)
    before = encode(session.state), session.tree.next_id
    with pytest.raises(OtherwiseError):
        session.otherwise(rule_asked(session), words)
    with pytest.raises(OtherwiseError):
        session.otherwise(rule_asked(session), "fine", words)
    assert (encode(session.state), session.tree.next_id) == before


@pytest.mark.parametrize("words", PLAIN)
def test_markup_is_said_as_it_was_typed(words):
    session = begun(PLAYABLE[0])
    play(session, 5)
    rule = rule_asked(session)
    session.otherwise(rule, words)
    assert render(session.asked.prompt.house[0]) == f"House rule ({rule}): {words}"


@pytest.mark.parametrize(("about", "to"), [("h-999", "x"), ("", "x"), ("mode", "heroic")])
def test_what_is_no_ruling_with_a_choice_cannot_be_switched(about, to):
    session = begun(PLAYABLE[0])
    play(session, 5)
    with pytest.raises(OtherwiseError):
        session.otherwise(about, to)


def test_a_doctored_state_with_a_ruling_that_no_game_has_is_unsound():
    session = begun(PLAYABLE[0])
    for wrong in ({"rulings": {"mode": "heroic"}}, {"house": {"hoe:5": "bell\x07"}}):
        state = msgspec.structs.replace(session.copy_state(), **wrong)
        assert session.module.problems(state)
