"""Put a map right: from here on, or on a new branch as it always was."""

import pytest

from beachmaster.engine import mapright
from beachmaster.engine.facts import MapFact
from beachmaster.engine.openprints import facts_text, open_prints
from beachmaster.engine.options import AnswerError
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth.factory import FACTORY
from own_map import Learned, play_beside

GAME = "hell-on-earth"


@pytest.fixture(scope="module")
def played():
    """Return the first turns of a game on a map of one's own."""
    return play_beside(FACTORY, GAME, 0, turns=4).own


@pytest.fixture
def session(played):
    """Return that game again, with a board of its own."""
    found = Session.resume(played.module, played.seed, played.tree, dict(played.snapshots))
    mark = found.tree.savepoint()
    found.atlas = Learned(open_prints(found.module, found.state).known)
    yield found
    found.tree.return_to(mark)


def known(session):
    return open_prints(session.module, session.state).known


def ground(session):
    """Return a hex whose ground the game was told, and another ground."""
    for place, shown in sorted(known(session).items()):
        if shown.get("terrain") in ("clear", "rough", "difficult"):
            return place, "rough" if shown["terrain"] == "clear" else "clear"
    raise LookupError


def test_from_here_on_nothing_that_was_done_changes(session):
    place, other = ground(session)
    before, path = session.asked.key, session.tree.path(session.tree.cursor)
    facts = mapright.checked(session, [(place, "terrain", other)])
    assert mapright.contrary(session, facts).value != other
    jump = mapright.put_map_right(session, facts)
    assert not jump.took_back
    assert session.tree.path(session.tree.cursor)[:-1] == path
    assert session.asked.key == before
    assert known(session)[place]["terrain"] == other
    assert session.atlas.known()[place]["terrain"] == other
    session.undo()
    assert known(session)[place]["terrain"] != other


def test_what_was_always_so_is_told_where_it_was_learned_and_the_rest_follows(session):
    place, other = ground(session)
    old = session.tree.path(session.tree.cursor)
    facts = mapright.checked(session, [(place, "terrain", other)])
    tried = mapright.looked_at(session, facts)
    assert session.tree.path(session.tree.cursor) == old
    assert known(session)[place]["terrain"] != other
    jump = mapright.put_map_right(session, facts, "always")
    new = session.tree.path(session.tree.cursor)
    first = next(i for i, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1])
    assert old[first].kind == new[first].kind == "learn"
    assert [e.id for e in jump.took_back] == [e.id for e in tried.took_back]
    assert len(jump.restored) == len(tried.restored)
    assert known(session)[place]["terrain"] == other
    assert session.atlas.known()[place]["terrain"] == other
    answers = [[e.key for e in path if e.answers] for path in (old, new)]
    assert answers[1] == answers[0][: len(answers[1])]
    session.goto(old[-1].id)
    assert known(session)[place]["terrain"] != other


def test_what_nobody_told_before_is_learned_where_the_game_stands(session):
    place = next(p for p in session.module.prints.board.lattice if p not in known(session))
    facts = mapright.checked(session, [(place, "terrain", "rough")])
    assert mapright.contrary(session, facts) is None
    assert mapright.put_map_right(session, facts, "always").stopped is None
    assert known(session)[place]["terrain"] == "rough"


def test_a_beach_that_was_named_wrong_moves(session):
    prints = open_prints(session.module, session.state)
    (here,) = prints.where("beach", 2)
    free = next(p for p in prints.board.lattice if p not in prints.known)
    with pytest.raises(AnswerError, match="at most 1"):
        mapright.checked(session, [(free, "beach", 2)])
    facts = mapright.checked(session, [(here, "beach", None), (free, "beach", 2)])
    assert MapFact(free, "terrain", "beach") in facts
    mapright.put_map_right(session, facts)
    assert open_prints(session.module, session.state).where("beach", 2) == (free,)


@pytest.mark.parametrize(
    "told", [("0512", "lava", 1), ("9999", "terrain", "clear"), ("0512", "terrain", "lava")]
)
def test_what_no_map_can_show_is_refused(session, told):
    with pytest.raises(AnswerError) as refused:
        mapright.checked(session, [told])
    assert refused.value.expected


def test_a_game_on_another_ground_has_nothing_to_put_right():
    setup, module = FACTORY.prepare(Setup(game=GAME))
    with pytest.raises(mapright.SessionError):
        mapright.checked(Session(module, setup.seed), [("0512", "terrain", "clear")])


def test_a_hex_that_a_told_list_lacked_goes_back_to_where_the_list_was_told(session):
    prints, old = open_prints(session.module, session.state), session.tree.path(session.tree.cursor)
    (here,) = prints.where("beach", 2)
    free = next(p for p in prints.board.lattice if p not in prints.known)
    facts = mapright.checked(session, [(here, "beach", None), (free, "beach", 2)])
    alone = [fact for fact in facts if fact.place == free]
    both, one = mapright.looked_at(session, facts), mapright.looked_at(session, alone)
    told = next(e for e in old if e.kind == "learn" and any(f["place"] == here for f in e.value))
    assert both.took_back[0].id == one.took_back[0].id == told.id


def in_sector(session):
    """Tell ground and sector of a hex of which nothing was known; return it."""
    free = [one for one in session.module.prints.board.lattice if one not in known(session)]
    told = [(free[0], "terrain", "rough"), (free[0], "sector", 3)]
    mapright.put_map_right(session, mapright.checked(session, told))
    return free[0]


def is_free(session, place):
    """Tell whether nothing in the game rests on what is printed in a hex."""
    return session._standing_wrong([MapFact(place, "terrain", "sea")]) is None


def told_of(session, place):
    """Return what the game knows to be printed in a hex."""
    shown = known(session).get(place, {})
    return {name: value for name, value in shown.items() if value not in (None, False)}


@pytest.mark.parametrize("since", ["now", "always"])
def test_sea_told_over_known_land_takes_the_place_of_what_was_printed_there(session, since):
    """It is known in the game, on the board as well; a step back brings the land back."""
    place = in_sector(session)
    before, cursor = told_of(session, place), session.tree.cursor
    facts = mapright.checked(session, [(place, "terrain", "sea")])
    assert mapright.contrary(session, facts) is not None
    mapright.put_map_right(session, facts, since)
    assert told_of(session, place) == {"terrain": "sea"}
    assert place not in session.module.prints.at(session.state.learned).hexes
    assert "sector" not in session.atlas.known()[place]
    session.goto(cursor)
    assert told_of(session, place) == before


def test_a_print_told_over_the_sea_makes_land_of_it(session):
    place = in_sector(session)
    mapright.put_map_right(session, mapright.checked(session, [(place, "terrain", "sea")]))
    facts = mapright.checked(session, [(place, "sector", 3)])
    assert mapright.contrary(session, facts) == MapFact(place, "terrain", "sea")
    mapright.put_map_right(session, facts)
    assert told_of(session, place) == {"sector": 3}
    assert session.atlas.known()[place].get("terrain") is None
    assert place in session.module.prints.at(session.state.learned).hexes


def test_that_nothing_of_a_print_is_there_is_as_true_of_the_sea(session):
    place = in_sector(session)
    mapright.put_map_right(session, mapright.checked(session, [(place, "terrain", "sea")]))
    facts = mapright.checked(session, [(place, "fixed_artillery", None)])
    assert mapright.contrary(session, facts) is None
    mapright.put_map_right(session, facts)
    assert told_of(session, place) == {"terrain": "sea"}


def test_no_sea_is_told_where_a_unit_stands(session):
    place = next(unit.place for unit in session.state.us.values() if unit.place in known(session))
    before = known(session)
    with pytest.raises(AnswerError, match="cannot show that under a counter"):
        mapright.put_map_right(session, mapright.checked(session, [(place, "terrain", "sea")]))
    assert known(session) == before


def test_a_list_over_a_hex_of_which_sea_was_told_is_asked_again(session):
    """The rulebook counts its hexes: it is whole no more, whatever was said."""
    prints = open_prints(session.module, session.state)
    here = next(one for one in prints.where("fixed_artillery", True) if is_free(session, one))
    mapright.put_map_right(session, mapright.checked(session, [(here, "terrain", "sea")]))
    after = open_prints(session.module, session.state)
    (asked,) = [one for one in after.questions() if one.kind.id == "fixed_artillery"]
    assert here not in asked.known["true"]
    assert len(asked.known["true"]) == 7


def deployed(session):
    """Return a hex of the lists that have a sum together, on which no counter lies."""
    shown = known(session)
    return next(
        place
        for place in sorted(shown)
        if shown[place].get("deployment") in range(1, 6) and is_free(session, place)
    )


def test_lists_with_a_sum_are_asked_again_where_sea_was_told_over_one_of_their_hexes(session):
    """Each was told as a whole, but the rulebook counts thirty hexes in all."""
    here = deployed(session)
    told = [(here, "deployment", None), (here, "terrain", "sea")]  # as paint says it
    mapright.put_map_right(session, mapright.checked(session, told), "always")
    asked = question(session, "deployment")
    assert asked.prompt.total == 25
    with pytest.raises(AnswerError, match="one is missing"):
        asked.prompt.check({one.name: list(one.known) for one in asked.prompt.fields})
    assert asked.found_in(session.atlas.known()) == ()


def question(session, name):
    """Return the question about the lists of a print that are open."""
    prints = open_prints(session.module, session.state)
    return next(one for one in prints.questions() if one.kind.id == name)


def test_no_hex_more_is_told_than_all_lists_have_together(session):
    """Thirty hexes show a deployment: another one is told where one of them shows none."""
    known_of = known(session)
    free = next(
        at
        for at in open_prints(session.module, session.state).board.lattice
        if at not in known_of and is_free(session, at)
    )
    with pytest.raises(mapright.TooManyError, match="at most 30"):
        mapright.checked(session, [(free, "deployment", 3)])
    told = [(deployed(session), "deployment", None), (free, "deployment", 3)]
    assert MapFact(free, "sector", 3) in mapright.checked(session, told)


def test_what_was_known_of_a_hex_is_said_once_whatever_contradicts_it(session):
    here = deployed(session)
    knew = MapFact(here, "deployment", known(session)[here]["deployment"])
    said = render(facts_text(session.module, session.state, [knew, knew]))
    assert said.count(here) == 1
