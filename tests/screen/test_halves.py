"""A session hands out the open half alone; what is decided behind the screen stays there."""

import pytest

from beachmaster.engine.chronicle import turn_starts
from beachmaster.engine.correction import corrected
from beachmaster.engine.deciding import all_reasons, at_once, decide_all, deciding
from beachmaster.engine.halves import HiddenError, halved, plainest, salted, settle, shown_type
from beachmaster.engine.module import AdjustError
from beachmaster.engine.options import Option, options_of
from beachmaster.engine.positions import position_of
from beachmaster.engine.preview import foretold, looked_at
from beachmaster.engine.prompt import Choose
from beachmaster.engine.said import as_kept, said_in
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.tree import OPPONENT
from beachmaster.engine.unknown import Unknown
from beachmaster.engine.weighing import may_tell, reasons_told, weigh
from beachmaster.engine.when_told import AT_ONCE
from engine.duel_game import DuelGame
from engine.toy_game import ToyGame
from screen import island
from screen.island import FACTORY, HOLD, PLAIN, Island, Kuribayashi, Open, State
from screen.play import SALT, asks, begun, both, play_on


def secret_entries(session):
    return [one for one in session.tree.path(session.tree.cursor) if one.secret]


def test_only_the_open_half_is_handed_out():
    session = play_on(begun(3))
    path = session.tree.path(session.tree.cursor)
    shown = [session.state, *(one.state for one in turn_starts(session))]
    shown += [session.peek(entry.id) for entry in path[::9]]
    assert {type(one) for one in shown} == {Open}
    assert type(both(session)) is State
    assert both(session).hidden.salt == SALT
    assert shown_type(session.module) is Open


def test_games_that_hide_nothing_are_handed_out_as_they_are():
    assert halved(ToyGame()) is halved(DuelGame()) is None
    assert shown_type(DuelGame()) is DuelGame.state_type


def test_an_entry_behind_the_screen_tells_place_key_and_words_alone():
    session = play_on(begun(3), asks("target"))
    (entry,) = secret_entries(session)
    assert (entry.value, entry.why, entry.by) == (None, None, OPPONENT)
    assert entry.key == "1.set-up/deploy#1"
    assert len(entry.given) == 15
    assert "inf1" not in repr(entry)
    assert SALT not in repr(both(session))
    assert render(as_kept(entry)) == "kept secret"
    assert render(said_in(session, [entry])[entry.id]) == "kept secret"


def test_whatever_is_asked_of_such_an_entry_is_refused_in_one_sentence():
    session = play_on(begun(3))
    told = set()
    for entry in secret_entries(session):
        for ask in (
            lambda entry=entry: session.asked_at(entry.id),
            lambda entry=entry: corrected(session, entry.id, lambda _prompt: HOLD),
        ):
            with pytest.raises(HiddenError) as error:
                ask()
            told.add(render(error.value.text))
        assert all_reasons(session, entry) is None
    assert told == {"That was decided behind the screen and stays secret."}


@pytest.mark.parametrize("value", [HOLD, "dark:mg", "nonsense", None, []])
def test_nobody_but_the_opponent_answers_behind_the_screen(value):
    """A refusal names no answer that would have been legal."""
    session = play_on(begun(3), asks("fire"))
    for give in (lambda: session.answer(value), session.auto):
        with pytest.raises(HiddenError) as error:
            give()
        assert getattr(error.value, "expected", None) is None
    assert session.opponent is not None


def test_what_a_correction_would_change_is_not_foretold():
    """By trying, one could look behind the screen and leave no trace."""
    session = play_on(begun(3))
    entry = next(one for one in session.tree.entries if "/target" in one.key)
    before = session.tree.next_id
    with pytest.raises(HiddenError):
        looked_at(session, entry.id, lambda _prompt: "none")
    (words,) = foretold(session, entry.id, lambda _prompt: "none")
    assert "once it counts" in render(words)
    assert session.tree.next_id == before


def test_the_same_seed_hides_otherwise_each_time():
    sessions = [begun(7, salt="") for _ in range(20)]
    for session in sessions:
        decide_all(session)
    assert len({both(one).hidden.salt for one in sessions}) == 20
    assert len({str(both(one).hidden.units) for one in sessions}) == 20
    assert len(salted()) == 32
    assert salted("ab") == "ab"


def test_a_simulation_comes_out_alike_each_time():
    games = [Island() for _ in range(3)]
    for game, seed in zip(games, (7, 7, 8), strict=True):
        settle(game, seed)
    assert games[0].salt == games[1].salt != games[2].salt
    settle(DuelGame(), 7)  # where nothing is hidden, nothing is settled


def test_whims_hang_on_the_salt_and_not_on_the_seed(monkeypatch):
    """Who knows the seed could work out what was chosen among equals."""

    def equals(self, state, asked):
        yield
        return weigh([island._certain(value) for value in asked.prompt.expected()[:6]])

    monkeypatch.setattr(Kuribayashi, "decide", equals)
    by_salt = []
    for seed in range(8):
        session = begun(seed, script={})
        session.answer(PLAIN, OPPONENT)
        play_on(session, asks("sneak"))
        values, key = session.asked_whole.prompt.expected()[:6], session.asked.key
        same = weigh([island._certain(value) for value in values])
        assert session.whim == int(SALT, 16)
        given = at_once(deciding(session)).given
        assert given == same.best(int(SALT, 16), key)
        by_salt.append(given != same.best(seed, key))
    assert any(by_salt)
    assert Session(DuelGame(), 7).whim == 7


def test_reasons_of_acts_in_the_open_are_told_once_the_game_is_over():
    """What an act is worth hangs on who stands behind the screen."""
    session = play_on(begun(8), asks("withdraw"))
    entry = at_once(deciding(session))
    assert not entry.secret
    assert (entry.why, all_reasons(session, entry)) == (None, None)
    assert "whim" not in repr(entry)
    assert not may_tell(session.state, entry, AT_ONCE)
    assert reasons_told(session.state, entry) is None
    play_on(session)
    assert may_tell(session.state, entry, AT_ONCE)
    found = reasons_told(session.state, entry)
    assert "whim" in repr(found)
    assert all_reasons(session, entry).rows[0] == found.rows[0]
    assert [one for one in secret_entries(session) if reasons_told(session.state, one)] == []


# -- where the opponent fails ------------------------------------------------------------------


def failing(procedure, error):
    """Return a way to decide that fails at one kind of prompt."""
    decide = Kuribayashi.decide

    def fails(self, state, asked):
        if asked.prompt.procedure == procedure:
            raise error
        return (yield from decide(self, state, asked))

    return fails


FAILS = [(name, ValueError("okina")) for name in ("deploy", "hidden-row", "fire", "gun", "sneak")]


@pytest.mark.parametrize(("procedure", "error"), [*FAILS, ("fire", Unknown(None))])
def test_where_it_fails_the_plainest_answer_is_given_and_nobody_is_asked(
    procedure, error, monkeypatch
):
    """A question about the map would tell who acts: nobody is asked that either."""
    monkeypatch.setattr(Kuribayashi, "decide", failing(procedure, error))
    plain = []
    for seed in range(12):
        session = play_on(begun(seed))
        plain += [one for one in secret_entries(session) if f"/{procedure}" in one.key]
        if len(plain) > 1:
            break
    assert plain
    assert {one.behind.failed for one in plain} == {type(error).__name__}
    if procedure == "deploy":
        assert plain[0].given == PLAIN
    elif procedure != "hidden-row":
        assert {one.given for one in plain} == {HOLD}


@pytest.mark.parametrize("error", [ValueError("okina"), Unknown(None)])
def test_where_it_fails_in_the_open_nobody_is_asked_either_and_no_word_is_told(error, monkeypatch):
    """What went wrong comes of both halves."""
    monkeypatch.setattr(Kuribayashi, "decide", failing("withdraw", error))
    session = begun(8)
    play_on(session, asks("withdraw"))
    entry = at_once(deciding(session))
    assert (entry.value, entry.by, entry.secret) == (HOLD, OPPONENT, False)
    assert "okina" not in repr(entry).replace(entry.key, "")


def _breaks(monkeypatch, error, when=lambda told: told != HOLD):
    """Have the carrying out of fire behind the screen go wrong."""
    entered = island.entered

    def breaks(play, name, area):
        steps = entered(play, name, area)
        told = yield next(steps)
        if when(told):
            raise error
        try:
            prompt = steps.send(told)
            while True:
                prompt = steps.send((yield prompt))
        except StopIteration:
            return

    monkeypatch.setattr(island, "entered", breaks)


def _first_fire(monkeypatch):
    """Return a session before an entry at which somebody concealed fires."""
    for seed in range(40):
        session = play_on(begun(seed), asks("fire"))
        dark = [one for one in session.asked_whole.prompt.expected() if one.startswith("dark:")]
        if dark:
            script = {session.asked.key: dark[0]}
            monkeypatch.setattr(session.module.screened, "script", script)
            return session
    raise AssertionError("nobody meets anybody")


@pytest.mark.parametrize("error", [KeyError("okina"), AssertionError("okina")])
def test_an_answer_that_cannot_be_carried_out_gives_way_to_the_plainest(error, monkeypatch):
    session = _first_fire(monkeypatch)
    session.rewind(session.tree.cursor)
    _breaks(monkeypatch, error)
    session.rewind(session.tree.cursor)
    entry = at_once(deciding(session))
    assert (entry.given, entry.behind.failed) == (HOLD, type(error).__name__)


def test_nobody_is_asked_about_the_map_behind_the_screen(monkeypatch):
    """The question alone would tell who acts, and where."""
    session = _first_fire(monkeypatch)
    _breaks(monkeypatch, Unknown(None))
    session.rewind(session.tree.cursor)
    assert at_once(deciding(session)).given == HOLD


def test_where_not_even_that_can_be_done_nothing_changes_and_no_word_is_told(monkeypatch):
    session = _first_fire(monkeypatch)
    _breaks(monkeypatch, KeyError("okina"), when=lambda _told: True)
    session.rewind(session.tree.cursor)
    before = session.tree.next_id
    with pytest.raises(HiddenError) as error:
        at_once(deciding(session))
    assert render(error.value.text) == ("The program made a mistake here; nothing changed.")
    assert session.tree.next_id == before
    assert session.opponent is not None


def test_an_error_after_a_persons_answer_tells_none_of_its_words(monkeypatch):
    session = play_on(begun(3), asks("target"))
    both(session).hidden.caves = None
    with pytest.raises(HiddenError) as error:
        session.answer("okina")
    assert "NoneType" not in render(error.value.text)


def test_plain_answers():
    options = options_of(*(Option(one, plain_text(one)) for one in "abc"))
    common = {"procedure": "p", "text": plain_text("?"), "rules": (), "options": options}
    assert plainest(Choose(**common, usual="b"), 1, "k") == "b"
    assert plainest(Choose(**common, several=True, minimum=0, maximum=3), 1, "k") == []
    assert plainest(Choose(**common), 1, "k") in "abc"


# -- putting right, positions --------------------------------------------------------------------


def test_what_is_put_right_is_accepted_by_the_open_half_alone():
    """Where control is put right, who stands there behind the screen does not matter."""
    for area in ("okina", "suri", "north"):
        session = play_on(begun(3), asks("move"))
        session.adjust(f"held.{area}", True, "so it lies")
        assert area in session.state.held
        assert area in both(session).held
        with pytest.raises(AdjustError):
            session.adjust("hidden.units", [], "no")


def test_a_position_file_holds_the_open_half_and_the_other_is_drawn_to_fit():
    session = play_on(begun(3), lambda one: one.state.turn == 2 and asks("move")(one))
    written = position_of(session).position
    assert "hidden" not in written
    setup, game = FACTORY.prepare(Setup(game="screen", position=written))
    game.salt = SALT
    state = game.first_state(0)
    assert setup.position == written
    shown = sum(state.shown.values())
    assert len(state.hidden.units) + shown <= 9
    assert {unit.place for unit in state.hidden.units}.isdisjoint(state.held)
