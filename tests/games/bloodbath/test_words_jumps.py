"""In words only a jump says of every counter what to do with it, though few hexes are known.

The table is that of a twin on the program's map, which knows where everything lies. It does what
each jump shows. Of the player's own units ashore the hex is left out: they are moved by hand.
"""

from functools import cache
from itertools import pairwise

import pytest

from beachmaster.engine.beside import Beside, followed
from beachmaster.engine.laid import net, tick
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.games import catalogue
from obedient import ToyTable, lies_of, shown_of
from often import few

TURNS = 2
SINGLE_SIDED = ("flamethrowers", "Tank Battalion")
"""What is never flipped back when it comes out of the Eliminated Units box."""


@cache
def played(seed):
    """Return a game in words only, and how all lies at each entry at which its twin is as far."""
    factory = catalogue.load("bloodbath")
    setup, module = factory.prepare(Setup(game="bloodbath", seed=seed, board="table"))
    session = Session(module, setup.seed)
    player = factory.player("commander", session)
    real = {}
    while session.asked is not None and session.state.turn <= TURNS:
        answer = player.answer(session.asked)
        session.answer(answer)
        player._catch_up()
        twin = player.twin
        if twin.asked is not None and twin.asked.key == session.asked.key:
            real[session.tree.cursor] = by_side(lies_of(twin.module.pieces(twin.state)))
    return session, real


def by_side(lies):
    """Return how all lies, of a US unit without its depth in a stack."""
    return {
        name: (one[0], one[1].partition(":")[0]) if name.startswith("us/") else one
        for name, one in lies.items()
    }


def ashore(lies):
    return lies is not None and (lies[0] == "map" or lies[0].isdigit())


def differs(found, real):
    """Return what lies otherwise than it should; where US units ashore stand nobody told."""
    return {
        name: (found.get(name), real.get(name))
        for name in found.keys() | real.keys()
        if found.get(name) != real.get(name)
        if not (
            name.startswith("us/")
            and ashore(found.get(name))
            and ashore(real.get(name))
            and found[name][1] == real[name][1]
        )
    }


def jumped(session, there, before, after):
    """Let a table do what a jump shows; return what differs, and the words."""
    jump = session.goto(there)
    table = ToyTable(before)
    table.obey(map(shown_of, jump.table))
    words = [render(one.text) for one in jump.table]
    turned = [
        render(one.text)
        for one in jump.table
        if one.act == "turn" and "collins" not in (one.was.face, one.now.face)
    ]
    assert not any(name in one for one in turned for name in SINGLE_SIDED), turned
    return differs(by_side(table.lies), after), words


def pairs(real):
    """Return entries to jump between: neighbors, and ones that lie far apart."""
    ids = sorted(real)
    apart = [(ids[at], ids[-1 - at % 3]) for at in range(0, len(ids) // 2, 5)]
    return [*list(pairwise(ids))[::3], *apart]


@pytest.mark.parametrize("seed", few([3, 1, 7], 1))
def test_a_table_that_does_what_a_jump_shows_lies_as_the_twin_has_it(seed):
    session, real = played(seed)
    told = []
    for first, last in pairs(real):
        session.goto(last)
        for there, before, after in ((first, last, first), (last, first, last)):
            wrong, words = jumped(session, there, real[before], real[after])
            assert wrong == {}, words
            told += words
    assert not any("holds nothing of this" in one and "the map" in one for one in told)
    assert not any("make" in one and "eliminated" in one for one in told)
    assert any("face down" in one for one in told)


def entry_of(session, procedure):
    return next(one for one in session.tree.entries if procedure in one.key)


def test_an_advance_that_is_taken_back_leads_back_out_of_the_hex():
    session, _ = played(3)
    entry = entry_of(session, "advance")
    session.goto(entry.id)
    moved = {one.piece: render(one.text) for one in session.undo().table if one.act == "move"}
    (words,) = [one for piece, one in moved.items() if piece.startswith("us/")]
    assert words == f"Move 3/23 Marines back out of {entry.key.partition(':')[2][:4]}."
    again = [render(one.text) for one in session.redo().table if one.act == "move"]
    assert f"Move 3/23 Marines into {entry.key.partition(':')[2][:4]}." in again


def test_who_was_only_named_is_moved_nowhere():
    session, _ = played(3)
    entry = entry_of(session, "under-fire")
    session.goto(entry.id)
    for jump in (session.undo(), session.redo()):
        assert [one for one in jump.table if one.piece.startswith("us/")] == []


def test_what_a_jump_owes_is_kept_until_it_is_ticked():
    """A unit that was turned goes back face down to a hex that the program does not know yet."""
    session, _ = played(3)
    target = entry_of(session, "attack#")
    session.goto(entry_of(session, "advance:").id)
    beside, module = Beside(), session.module
    followed(session, beside, lambda: session.goto(target.parent))
    piece = "japan/" + entry_of(session, "advance:").key.partition(":")[2][:4]
    assert piece not in module.pieces(session.state)
    again = Beside(lies=beside.lies, owed=beside.owed).lying()
    (left,) = [one for one in net(again, module, session.state) if one.piece == piece]
    assert render(left.text).startswith("Place a Japanese unit face down on")
    tick(again, left, module, session.state)
    assert piece not in {one.piece for one in net(again, module, session.state)}
    followed(session, beside, lambda: session.goto(entry_of(session, "advance:").id))
    assert beside.lies == {}
    assert beside.owed == {}


@pytest.mark.parametrize("seed", few([3, 1, 7], 1))
def test_what_many_undos_left_to_change_makes_the_table_right(seed):
    """One answer after the other, down and up again, and nothing ticked in between."""
    session, real = played(seed)
    ids, beside = sorted(real), Beside()
    last, first = ids[-1], ids[len(ids) // 2]
    session.goto(last)
    for step, goal in ((session.undo, first), (session.redo, last)):
        while session.tree.cursor != goal:
            followed(session, beside, step)
            if session.tree.cursor in real and session.tree.cursor % 5 == 0:
                table = ToyTable(real[last])
                table.obey(map(shown_of, net(beside.lying(), session.module, session.state)))
                assert differs(by_side(table.lies), real[session.tree.cursor]) == {}
    assert beside.lies == {}


def test_who_was_named_and_flipped_is_only_flipped_back():
    """A step that was lost under fire, whose hex the player named for it."""
    session, _ = played(3)
    fired, beside = entry_of(session, "under-fire"), Beside()
    session.goto(entry_of(session, "japanese-bombardment").id)
    session.redo()
    while session.tree.cursor != fired.parent:
        followed(session, beside, session.undo)
    left = net(beside.lying(), session.module, session.state)
    assert {"turn"} == {one.act for one in left if one.piece.startswith("us/")}
