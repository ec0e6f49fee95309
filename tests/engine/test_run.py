"""A run gives every prompt its own key and notices a broken sequence of play."""

from typing import Annotated

import msgspec
import pytest

from beachmaster.engine.adjust import misfits
from beachmaster.engine.module import Recorder
from beachmaster.engine.prompt import Confirm
from beachmaster.engine.run import DuplicateKeyError, InvariantError, Run
from beachmaster.engine.session import Session
from beachmaster.engine.text import plain_text as say
from engine.toy_game import ToyGame, ToyState


def test_keys_are_unique_in_a_game():
    for seed in range(30):
        session = Session(ToyGame({"length": "long"}), seed)
        while session.asked:
            session.auto()
        keys = [entry.key for entry in session.tree.entries[1:]]
        assert len(set(keys)) == len(keys)


def test_a_key_names_phase_procedure_subjects_and_occurrence():
    session = Session(ToyGame(), 1)
    assert session.asked.key == "1.landing/move#1"
    session.answer("1>hill")
    assert session.asked.key == "1.landing/move#2"
    session.answer("done")
    assert session.asked.key == "1.fight/fight:1#1"


class Circling(ToyGame):
    def phase(self, play):
        yield Confirm(procedure="c", text=say("c"), rules=())


def test_a_phase_that_begins_twice_is_a_defect():
    session = Session(Circling(), 1)
    with pytest.raises(DuplicateKeyError):
        session.answer(True)
    assert session.asked.key == "1.landing/c#1"


def test_a_quiet_recorder_keeps_no_events():
    game = ToyGame()
    recorder = Recorder(quiet=True)
    run = Run(game, game.first_state(1), 1, recorder)
    run.start()
    run.send("1>hill")
    assert recorder.events == []


class Filling(ToyGame):
    """A toy game that fills a dict in another order than its keys have."""

    def _landing(self, play):
        play.state.squads = {"2": "hill", "1": "hill"}
        yield Confirm(procedure="fill", text=say("fill"), rules=())

    def _fight(self, play):
        for squad in play.state.squads:
            yield Confirm(procedure="name", text=say("name"), rules=(), subjects=(squad,))


def test_a_phase_begins_alike_in_play_and_in_replay():
    session = Session(Filling(), 1)
    for _ in range(3):
        session.answer(True)
    assert session.history() == []
    session.undo(3)
    session.redo(3)
    assert session.asked.key == "1.rest/gain#1"


class Bounded(ToyState, kw_only=True):
    score: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class Overshooting(ToyGame):
    """A toy game whose phase leaves a score that its type does not take."""

    state_type = Bounded

    def first_state(self, seed):
        return Bounded(phase="landing")

    def problems(self, state):
        return misfits(state)

    def phase(self, play):
        yield Confirm(procedure="c", text=say("c"), rules=())
        play.state.score, play.state.phase = 4, "fight"


def test_a_value_that_its_type_does_not_take_is_told_in_words_where_the_next_phase_begins():
    session = Session(Overshooting(), 1)
    with pytest.raises(InvariantError, match="score: a whole number from 0 to 3, not “4”"):
        session.answer(True)
    assert (session.asked.key, session.state.score) == ("1.landing/c#1", 0)


class Counting(ToyGame):
    looked = 0

    def problems(self, state):
        self.looked += 1
        return super().problems(state)


def test_what_changed_in_place_is_checked_and_what_adds_up_only_once():
    game = Counting()
    run = Run(game, game.first_state(1), 1, Recorder())
    run.start()
    run.check()
    run.check()
    assert game.looked == 1
    run.state.steps["1"] = 9
    for _ in range(2):
        with pytest.raises(InvariantError, match="steps"):
            run.check()
    run.state.steps["1"] = 3
    run.check()
    assert game.looked == 3, "it stands as it was found sound"
