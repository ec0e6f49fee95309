"""The lesson says what came of the first fight, and what the Japanese did before the last card."""

from beachmaster.engine.deciding import decide_all
from beachmaster.engine.text import render
from beachmaster.engine.tree import OPPONENT
from beachmaster.storage.starting import Wish, start


def shown_up_to(card):
    """Play the lesson as its cards show it, until one is due."""
    playing = start(Wish(game="ie-shima", learn=True))
    taught, session = playing.taught, playing.session
    for _step in range(40):
        if session.opponent is not None:
            decide_all(session)
        due = taught.card
        if due.id == card:
            return playing
        if due.looks:
            taught.go_on()
        elif due.shows:
            taught.show()
        else:
            session.auto()
    raise AssertionError(f"{card} was never due")


def test_the_first_fight_won_is_told_as_it_came_out():
    playing = shown_up_to("shells")
    said = render(playing.taught.remark)
    assert "one unit eliminated, the other flipped" in said
    state = playing.session.module.visible(playing.session.state)
    units = state["units"]
    assert units["mg-a"]["place"] not in state["control"]
    assert (units["labor-a"]["place"], units["labor-a"]["strength"]) == ("5", "reduced")
    assert units["1-305-a"]["strength"] == "reduced"
    assert state["control"]["1"] == "us"


def test_what_the_japanese_did_before_it_is_your_turn_is_told():
    playing = shown_up_to("yours")
    assert "the Japanese moved a unit" in render(playing.taught.remark)
    tree = playing.session.tree
    last = [tree.entries[at] for at in sorted(tree.ancestors(tree.cursor))][-2:]
    assert [one.by for one in last] == [OPPONENT, OPPONENT]
    assert last[-1].value[0].startswith("labor-a>")
