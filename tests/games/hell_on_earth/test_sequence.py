"""The order of the phases (hoe:5)."""

import contextlib

import pytest

from beachmaster.engine.module import Recorder
from games.hell_on_earth.play import start

ORDER = [
    ("weather", "bombardment"),
    ("bombardment", "first-movement"),
    ("first-movement", "first-attack"),
    ("first-attack", "raid"),
    ("raid", "second-movement"),
    ("second-movement", "second-attack"),
    ("second-attack", "command"),
    ("command", "organization"),
    ("organization", "weather"),
]
DICE = {"weather": [5], "bombardment": [1] * 8, "command": [1]}
QUIETLY = {
    "bombard": "",
    "move": ["done"],
    "attack": {"target": ""},
    "spend-command-points": ["end"],
    "command-done": True,
}


@pytest.mark.rule("hoe:5", "hoe:5.3", "hoe:5.4", "hoe:5.6", "hoe:5.7", "hoe:5.8")
@pytest.mark.parametrize(("phase", "following"), ORDER)
def test_each_phase_is_followed_by_the_next(phase, following):
    """hoe:5: nine phases a turn, always in this order (hoe:3.1.1: the Phase Track)."""
    table = start(phase, us={"25": "0711"})
    state = table.session.copy_state()
    state.turn, state.phase = 3, phase
    module = table.session.module
    steps = module.phase(module.play(state, 1, Recorder()))
    dice, answer = iter(DICE.get(phase, [])), None
    with contextlib.suppress(StopIteration):
        while True:
            prompt = steps.send(answer)
            answer = [next(dice)] if prompt.kind == "roll" else QUIETLY[prompt.procedure]
    assert state.phase == following


@pytest.mark.rule("hoe:5.8", "hoe:5.9")
def test_h40_turn_9_ends_after_its_second_attack():
    """hoe:5.8: the Command Phase is skipped on turn 9 (H-40), and so is Organization (H-77)."""
    table = start("second-attack", turn=9, us={"25": "0711"}, orders=1)
    table.play()
    assert table.session.asked.phase == "assessment"


@pytest.mark.rule("hoe:5.8")
def test_turn_8_has_its_command_phase():
    """hoe:5.8: only turn 9 skips it."""
    table = start("second-attack", turn=8, us={"25": "0711"})
    table.play()
    assert table.session.asked.phase == "command"
