"""Games give what a view needs besides the prompt: pieces, acts, conditions, losses, sides."""

from collections import defaultdict

import pytest

from beachmaster.engine.prompt import Choose, Record
from beachmaster.engine.text import render
from beachmaster.engine.views.entering import Entering
from beachmaster.storage.starting import Wish, start
from often import few
from views.fingers import Fingers
from views.walked import pieces_of, shown, walk

SIDES = {"target", "attackers", "defenders", "units"}
"""Rows of a sheet that name who takes part."""
FAR = 60
CASES = [
    ("hell-on-earth", "tracked", {"target", "attackers", "supporters"}, FAR),
    ("ie-shima", "tracked", {"target", "units", "defenders"}, 40),
    ("bloodbath", "tracked", {"target", "units"}, 40),
    ("hell-on-earth", "table", {"target", "attackers", "supporters"}, 900),
    ("bloodbath", "tracked", {"target", "units"}, 900),
]


@pytest.mark.parametrize(("game", "board", "rows", "most"), few(CASES, 3))
def test_games_feed_the_view(game, board, rows, most):
    with_pieces, acts, sides, drawn = defaultdict(int), [], set(), []
    unknown, conditions = [], []

    def see(session, key, prompt, value):
        entering = Entering(key, prompt, pieces_of(session), render)
        view = entering.view
        for group in view.scene.groups:
            with_pieces[group.name] += bool(group.pieces)
            if group.name in SIDES and group.said and not group.pieces:
                unknown.append((key, group.name, group.said))
            drawn.extend(one for one in group.pieces if one.kind == "marker")
        if prompt.acts_for is not None:
            sides.add(view.acts_for)
        conditions.append(view.condition)
        if isinstance(prompt, Record) and prompt.act_of is not None:
            Fingers(entering).give(value)
            acts.append((key, entering.view.main_action.words))

    walk(game, board, see, most=most)
    assert rows <= {name for name, count in with_pieces.items() if count}
    assert acts
    assert not [one for one in acts if one[1].startswith(("Confirm", "Choose"))]
    assert any(conditions)
    assert all(one.id and one.face for one in drawn)
    if game == "hell-on-earth":
        assert drawn
        assert sides == {"", "japan"}
        assert [one for one in unknown if ".raid/" not in one[0]] == []  # nobody says who raids


def moves(prompt):
    return isinstance(prompt, Choose) and prompt.options.takes_moves


def test_a_space_says_what_the_way_costs():
    session = start(Wish(game="hell-on-earth", seed=1)).session
    while not moves(session.asked.prompt):
        session.auto(invent=True)
    session.answer([session.asked.prompt.options.listed()[0].value])
    while not moves(session.asked.prompt):
        view = shown(session, "k", session.asked.prompt)
        notes = [one.note for field in view.fields for one in field.answers if one.note]
        if notes:
            assert all("MP" in one for one in notes), notes
            return
        session.answer(session.asked.prompt.options.listed()[0].value)
    raise AssertionError("no hex was asked for")
