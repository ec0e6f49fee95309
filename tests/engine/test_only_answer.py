"""What has one legal answer asks nobody: the program gives it, says so, and takes it back alike."""

from contextlib import redirect_stdout
from io import StringIO
from itertools import pairwise

import pytest

from beachmaster.cli.render import Words
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.desktop.controller import GameController
from beachmaster.engine.auto import program_answer
from beachmaster.engine.changes import SessionError
from beachmaster.engine.deciding import at_once, considering, deciding
from beachmaster.engine.module import encode
from beachmaster.engine.only_answer import NAME, is_certain, only_answer
from beachmaster.engine.openprints import open_prints
from beachmaster.engine.options import AnswerError
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.engine.tree import LEARNED, ROOT
from beachmaster.engine.unknown import Unknown
from beachmaster.games import catalogue
from beachmaster.storage.starting import Playing, Wish, start
from games.hell_on_earth.play import shown
from games.hell_on_earth.play import start as table_of
from games.ie_shima.island import at, session
from grounds import EVERY
from often import few
from own_map import Learned

BOARDS = EVERY
MOST, TAKEN_BACK = 250, 120
"""So many answers of a game are given, and so many where each of them is taken back."""


def begun(game, board, seed):
    options = {"counters": "program"} if board == "own" else {}
    setup = Setup(game=game, board=board, seed=seed, options=options)
    _, module = catalogue.load(game).prepare(setup)
    session = Session(module, seed)
    session.atlas = Learned() if board == "own" else None
    return session


def played(game, board, seed, most=MOST):
    """Play on as a front end does; return the session and all events.

    On the player's own map each fact is told by the player, also what an only answer rests on.
    """
    session = begun(game, board, seed)
    factory, prints = catalogue.load(game), None
    if board == "own":
        prints = factory.prepare(Setup(game=game, seed=seed))[1].prints
    events = session.take_events()
    for _ in range(most):
        if session.asked is None:
            break
        try:
            if session.opponent is not None:
                at_once(deciding(session))
            else:
                asked = session.asked
                by = "player"
                if only_answer(asked.prompt) is not None or is_certain(asked.prompt):
                    assert board == "own", "the program answers that itself"
                    by = "program"  # it rests on the map, and goes on once that is told
                value = program_answer(asked.prompt, seed, asked.key)
                session.answer(value, by)
        except Unknown as unknown:
            tell(session, unknown.question, factory.answer_from(prints, unknown.question))
        except AnswerError:
            assert board == "own", "what was told forbids it by now"
            session.undo()
        if board == "own" and session._asks_nothing():
            tell_ahead(session, factory, prints)
        session.go_on()
        events += session.take_events()
    return session, events


def tell(session, question, told):
    """Tell what the map shows; where chance put a counter into the sea it shows land."""
    try:
        session.learn(question, told)
    except AnswerError:
        clear = {name: "clear" if value == "sea" else value for name, value in told.items()}
        session.learn(question, clear)


def tell_ahead(session, factory, prints):
    """Tell a fact of the map that nobody asked for, right before the program answers by itself."""
    found = open_prints(session.module, session.state)
    if found.board.areas:
        question = next(found.lines(), None)
    else:
        kind = next(one for one in found.kinds.values() if not one.listed)
        places = (one for one in found.land if found.is_open(one, kind.id))
        question = next((found.hex_question((one,), kind.id) for one in places), None)
    if question is not None:
        tell(session, question, factory.answer_from(prints, question))


def alone(session):
    path = session.tree.path(session.tree.cursor)
    given = [one for one in path if one.by == "program" and one.ask in ("choose", "place")]
    return [one for one in given if "/reroll:" not in one.key]  # offers that were let pass


@pytest.mark.parametrize("seed", few(range(12), 1))
@pytest.mark.parametrize(("game", "board"), BOARDS)
def test_a_game_asks_nothing_that_has_one_answer_and_replays_the_same(game, board, seed):
    session, events = played(game, board, seed)
    told = [event for event in events if event.name == NAME]
    assert len(told) == len(alone(session))
    path = session.tree.path(session.tree.cursor)
    again = begun(game, board, seed)
    for entry in path:
        if entry.kind == LEARNED:
            again.repeat_learned(entry)
            continue
        assert again.asked.key == entry.key
        again.answer(entry.value, entry.by)
    assert encode(again.state) == encode(session.state)


def answer_of(session):
    """Return an answer to what a person is asked: never what has one answer only."""
    prompt = session.asked.prompt
    assert session.opponent is None
    assert only_answer(prompt) is None, session.asked
    assert not is_certain(prompt), session.asked
    return program_answer(prompt, session.seed, session.asked.key)


def by_the_session(playing, events):
    """Play on without a front end, as these do."""
    session = playing.session
    events += session.take_events()
    for _ in range(MOST):
        if session.asked is None:
            break
        if session.opponent is not None:
            at_once(deciding(session))
        else:
            session.answer(answer_of(session))
        session.go_on()
        events += session.take_events()


def in_the_window(playing, events):
    """Play on through the controller of the window, which thinks for the opponent as well."""
    controller, session = GameController(), playing.session
    controller.happened.connect(lambda told: events.extend(one.event for one in told))
    controller.adopt(playing)
    for _ in range(MOST):
        if controller.over:
            break
        if controller.thinking is not None:
            assert controller.decide(at_once(considering(session)))
        else:
            assert controller.answer(answer_of(session))
    controller.close()


def in_the_terminal(playing, events):
    """Play on in the terminal: each answer is given as one that was typed is."""
    session = playing.session
    left, told = iter(range(MOST)), session.take_events

    def typed():
        if next(left, None) is None or session.asked is None:
            return None
        value = answer_of(session)
        player.guarded(lambda: player.answering._give(value))
        return "l"  # nothing more is typed: it is listed what is asked by now

    def noted():
        events.extend(found := told())
        return found

    session.take_events = noted
    with redirect_stdout(StringIO()):
        player = TerminalPlayer(playing, Words(), typed)
        player.play()
    noted()


PLAYED = {
    "session": by_the_session,
    "window": in_the_window,
    "terminal": in_the_terminal,
}


@pytest.mark.parametrize("seed", few(range(12), 1))
@pytest.mark.parametrize("way", ["window", "terminal"])
@pytest.mark.parametrize(("game", "board"), [one for one in EVERY if one[1] != "own"])
def test_no_front_end_asks_what_has_one_answer(game, board, way, seed):
    """Whoever's answer left but one; every answer that is asked for is looked at."""
    playing, events = start(Wish(game=game, seed=seed, table=board == "table")), []
    PLAYED[way](playing, events)
    told = [event for event in events if event.name == NAME]
    assert len(told) == len(alone(playing.session))
    assert playing.session.state.over or len(playing.session.tree.entries) > MOST / 3


@pytest.mark.parametrize(("game", "board"), BOARDS)
def test_taking_back_and_bringing_back_never_rest_on_an_only_answer(game, board):
    session, _ = played(game, board, 1, TAKEN_BACK)
    if board == "own" and game == "hell-on-earth":  # slices of the others have no only answer
        path = session.tree.path(session.tree.cursor)
        both = [(one.by, other.by) for one, other in pairwise(path) if one.kind == LEARNED]
        assert ("player", "program") in both
    entries = session.tree.next_id
    end, whole = session.tree.cursor, len(session.tree.path(session.tree.cursor))
    steps = 0
    while session.tree.path(session.tree.cursor) and steps < whole:
        session.undo()
        steps += 1
        prompt = session.asked.prompt
        if session.tree.cursor != ROOT:
            assert session.opponent is None
            assert only_answer(prompt) is None
            assert not is_certain(prompt)
    assert not session.tree.path(session.tree.cursor)
    while session.tree.cursor != end and steps:
        session.redo()
        steps -= 1
        assert session.asked is None or only_answer(session.asked.prompt) is None
    assert session.tree.cursor == end
    assert session.tree.next_id == entries, "what was there is gone along, nothing is given anew"
    with pytest.raises(SessionError):
        session.redo()


@pytest.mark.rule("hoe:5.4.2.9.4", "hoe:5.3.2.3")
def test_a_pinned_unit_takes_its_hit_and_is_told_why():
    table = table_of("first-attack", us={"25": "0712"}, japan=[shown("0611", "313")])
    table.play(quiet=False, target="0611")
    table.play(quiet=False, attackers=["25"], supporters=[], combat=2, retreat_check=6)
    session = table.session
    session.take_events()
    session.go_on()
    told = [render(event.text) for event in session.take_events() if event.name == NAME]
    assert len(told) == 1
    assert "The only answer: Stand and take" in told[0]
    assert "pinned on the beach and cannot retreat" in told[0]


@pytest.mark.rule("ies:6.2.1")
@pytest.mark.parametrize(("gone", "asked"), [("A", False), ("AB", True)])
def test_dice_that_decide_nothing_are_not_asked_for(gone, asked):
    """Half of two dice is one at least: a single Special Unit comes back in any case."""
    position = at({"1/306": "4"}, "reinforcement", 2, control=["4"])
    position["units"] |= {f"MG {letter}": {"place": "out"} for letter in gone}
    game = session(position=position)
    assert game.asked.prompt.procedure == "special-return"
    assert is_certain(game.asked.prompt) is not asked
    game.go_on()
    assert (game.asked.prompt.procedure == "special-return") is asked
    if not asked:
        assert game.state.units["mg-a"].place == "special"


@pytest.mark.rule("ies:6.2.1")
@pytest.mark.parametrize("way", PLAYED)
def test_what_the_opponents_act_leaves_with_one_answer_is_asked_nobody(way):
    """The Japanese choose between dice and a unit; the dice for a single unit decide nothing."""
    position = at({"1/306": "4"}, "reinforcement", 2, control=["4"])
    position["units"] |= {"MG A": {"place": "out"}}
    position["advantage"] = "japan"
    game = session(position=position)
    assert game.asked.prompt.procedure == "special-source"
    assert game.opponent is not None
    setup = Setup(game="ie-shima")
    PLAYED[way](Playing(session=game, setup=setup, factory=catalogue.load("ie-shima")), [])
    path = game.tree.path(game.tree.cursor)
    assert [one.by for one in path[:2]] == ["opponent", "program"]
