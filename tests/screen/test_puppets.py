"""Games that are alike in the open tell the same; leaks put in on purpose are found."""

from functools import cache

import pytest

from beachmaster.engine.correction import corrected
from beachmaster.engine.session import Session
from often import few
from screen import mutants, puppets
from screen.mutants import FINDERS, MUTANTS, finds

pytestmark = pytest.mark.usefixtures("in_catalogue", "scratch")
GAMES = 12
"""Leaks are looked for in the puppets of so many games."""

FEW = 3
"""So many pairs are stopped at what is decided behind the screen."""


@pytest.fixture
def scratch(tmp_path, monkeypatch):
    """Keep out of a player's folder, on a screen of a hundred columns."""
    monkeypatch.setenv("BEACHMASTER_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")


@cache
def found(start, games):
    """Return the puppets of some games."""
    return list(puppets.pairs(range(start, start + games)))


SLICES = few([(start, GAMES) for start in range(0, 10 * GAMES, GAMES)], 1)


@pytest.mark.parametrize(("start", "games"), SLICES)
@pytest.mark.parametrize("differ", [puppets.differ_by_lines, puppets.differ_by_terminal])
def test_a_puppet_tells_what_its_game_tells(start, games, differ):
    """Seven games in ten have one: of a hundred and twenty more than eighty."""
    pairs = found(start, games)
    assert len(pairs) >= games // 3
    assert [told for pair in pairs if (told := differ(pair)) is not None] == []


@pytest.mark.parametrize(("start", "games"), SLICES)
@pytest.mark.parametrize(
    "differ", [puppets.differ_unkept_by_lines, puppets.differ_unkept_by_terminal]
)
def test_a_puppet_tells_no_more_where_a_secret_answer_cannot_be_written(start, games, differ):
    """The game then stands at a prompt behind the screen, and whatever is asked is asked of it."""
    pairs = found(start, games)[:FEW]
    assert all(puppets.unlike(pair) for pair in pairs)
    assert [told for pair in pairs if (told := differ(pair)) is not None] == []


def test_enough_is_sent_between_the_answers_to_tell_a_leak():
    pairs = found(0, GAMES)
    out = [line for pair in pairs[:6] for line in _lines_of(pair)]
    for word in ('"jump"', '"secret":true', '"error"', '"state"', '"position"', '"odds"', '"pack"'):
        assert sum(word in line for line in out) > 1, word
    said = [line for pair in pairs[:6] for line in _typed_of(pair)]
    for word in ("Undone:", "Redone:", "kept secret", "stays secret.", "once it counts"):
        assert sum(word in line for line in said) > 1, word


def _lines_of(pair):
    return puppets.by_lines(pair, pair.own, list(puppets.lines(pair)))[0]


def _typed_of(pair):
    return puppets.by_terminal(pair, pair.own, list(puppets.typed(pair)))[0]


@pytest.mark.parametrize(("start", "games"), SLICES)
def test_an_aimed_correction_tells_the_same_whether_it_hits_or_misses(start, games):
    told = [one for pair in found(start, games) for one in puppets.corrections(pair)]
    assert len(told) >= games
    assert [pair for pair in told if pair[0] != pair[1]] == []


@pytest.mark.parametrize(("start", "games"), SLICES)
def test_nothing_is_foretold_of_what_a_correction_would_bring_to_light(start, games):
    told = [one for pair in found(start, games) for one in puppets.previews(pair)]
    assert len(told) > 5 * games
    assert [pair for pair in told if pair[0] != pair[1]] == []


def test_a_correction_in_a_position_made_for_it_tells_the_same():
    """It kills behind the screen in one game and hits nobody in the other."""
    one, two = mutants.made()
    assert one == two
    told, halves = one
    assert len(halves) > 20
    assert "might_differ" not in told[0]


def test_the_board_is_learned_whether_a_secret_answer_is_carried_or_decided_anew(monkeypatch):
    """What is learned of it is told, and stands in the tree."""
    session, learned = puppets.played(found(0, GAMES)[0], found(0, GAMES)[0].own), set()
    first = next(one for one in session.tree.entries if "/hits" in one.key)
    monkeypatch.setattr(Session, "learn_board", lambda self: learned.add(self.asked.key))
    corrected(session, first.id, lambda _prompt: [1] * len(first.value))
    below = session.tree.path(session.tree.cursor)[session.tree.path(first.id)[-1].id :]
    secret = {one.key for one in below if one.secret}
    assert len(secret) > 3
    assert learned >= secret


def test_nothing_is_foretold_in_a_position_made_for_it():
    one, two = mutants.made_otherwise()
    assert one == two != ([],)


@pytest.mark.parametrize(("start", "games"), few([(at, 4) for at in range(0, 32, 4)], 1))
def test_nothing_that_shows_reads_the_hidden_half(start, games):
    assert puppets.poison(range(start, start + games)) > 15 * games


@pytest.mark.parametrize("put", MUTANTS, ids=lambda put: put.__name__)
def test_a_leak_put_in_on_purpose_is_found(put, monkeypatch):
    pairs = found(0, GAMES)
    put(monkeypatch)
    assert finds(MUTANTS[put][0], pairs)


@pytest.mark.long
@pytest.mark.parametrize("put", MUTANTS, ids=lambda put: put.__name__)
def test_a_leak_is_found_by_all_that_should_find_it(put, monkeypatch):
    pairs = found(0, GAMES)
    put(monkeypatch)
    by = {name for name in FINDERS if finds(name, pairs)}
    assert by >= {*MUTANTS[put]}


@pytest.mark.parametrize("finder", FINDERS)
def test_where_there_is_no_leak_none_is_found(finder):
    """What breaks counts as found: so nothing breaks."""
    assert not finds(finder, found(0, GAMES)[:1])
