"""An act is made of the pieces that it changes: how they lay when told last, and how they lie."""

import msgspec
import pytest

from beachmaster.engine.acts import LaidTable, joined, moves
from beachmaster.engine.event import Event, told_only
from beachmaster.engine.module import Recorder
from beachmaster.engine.pieces import Piece, alike
from beachmaster.engine.text import plain_text, render
from engine.toy_game import ToyGame


@pytest.fixture
def play():
    game = ToyGame()
    play = game.play(game.first_state(1), 1, Recorder())
    play.table = LaidTable(game, game.pieces(play.state))
    return play


def acts(play, *pieces, **more):
    play.emit("done", plain_text("It happened."), act=moves(*pieces, **more))
    return play.recorder.events[-1].acts


def test_a_piece_is_moved_and_turned_from_how_it_was_told_last(play):
    play.state.squads["1"], play.state.steps["1"] = "hill", 1
    told = acts(play, "squad1")
    assert [(one.act, render(one.text)) for one in told] == [
        ("move", "Move 1 from beach to hill."),
        ("turn", "In hill, make 1 show: 1."),
    ]
    assert [one.now.lies for one in told] == [("hill", "3"), ("hill", "1")]
    assert acts(play, "squad1") == ()  # it lies so already
    play.state.squads["1"] = "cave"
    assert render(acts(play, "squad1")[0].text) == "Move 1 from hill to cave."


def test_a_piece_comes_and_goes(play):
    play.state.drawn.append("white1")
    [placed] = acts(play, "white1")
    assert (placed.act, placed.was, placed.now.lies) == ("place", None, ("table", "up"))
    play.state.drawn.remove("white1")
    [taken] = acts(play, "white1")
    assert (taken.act, taken.now) == ("take", None)


def test_the_act_of_an_event_is_made_of_its_changes(play):
    play.state.squads["1"] = play.state.squads["2"] = "hill"
    acts(play, "squad1", "squad2")
    event = play.recorder.events[-1]
    words = "Move 1 from beach to hill. Move 2 from beach to hill."
    assert render(event.act) == words == render(joined(event.acts))
    assert render(event.to_tick) == words


def test_an_act_in_other_words_keeps_its_changes(play):
    play.state.squads["1"] = "hill"
    told = acts(play, "squad1", words=plain_text("Flip and retreat."))
    assert render(play.recorder.events[-1].act) == "Flip and retreat."
    assert [one.act for one in told] == ["move"]


def test_what_the_answer_moved_is_shown_and_nobody_ticks_it(play):
    play.state.squads["1"] = "hill"
    [moved] = acts(play, "squad1", own=True)
    assert moved.own
    assert play.recorder.events[-1].act is None
    play.state.squads["1"] = "cave"
    play.emit("moved", None, act=moves("squad1", own=True))
    event = play.recorder.events[-1]
    assert (event.text, event.to_tick) == (event.act, None)


def test_an_event_that_is_its_act_is_told_only_where_something_changes(play):
    play.state.squads["1"] = "hill"
    play.emit("moved", None, act=moves("squad1"))
    play.emit("moved", None, act=moves("squad1"))
    [event] = play.recorder.events
    assert event.text == event.act


def test_pieces_are_alike_by_space_and_face_whatever_their_words():
    one = Piece(plain_text("a marker"), "0411", plain_text("face up"), "up")
    renamed = msgspec.structs.replace(one, name=plain_text("the marker"), look=plain_text("open"))
    assert alike(one, renamed)
    assert not alike(one, msgspec.structs.replace(one, face="down"))
    assert not alike(one, None)
    ridden = msgspec.structs.replace(one, on="us/28")
    assert alike(ridden, msgspec.structs.replace(ridden, space="0412"))  # it goes where that goes


def test_what_is_told_only_asks_for_nothing():
    event = Event(name="moved", text=plain_text("Move it."), rules=(), act=plain_text("Move it."))
    told = told_only(event)
    assert (told.act, told.acts) == (None, ())
