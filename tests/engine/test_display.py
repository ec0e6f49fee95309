"""What a window shows beside the prompt: phases that come several times in a turn."""

import pytest

from beachmaster.engine.display import Overview, phase_text
from beachmaster.engine.steps import Step
from beachmaster.engine.text import plain_text, render

STEPS = (
    Step("us", plain_text("American impulse")),
    Step("us-9", plain_text("The ninth one")),
    Step("night", plain_text("Night")),
)


@pytest.mark.parametrize(
    ("phase", "step", "words"),
    [
        ("night", "night", "Night"),
        ("us-7", "us", "American impulse, no. 7"),
        ("us-9", "us-9", "The ninth one"),
        ("us-07", "us", "American impulse, no. 07"),
        ("us-", None, "us "),
        ("us-x", None, "us x"),
        ("night-2-1", None, "night 2 1"),
        ("-3", None, " 3"),
    ],
)
def test_a_phase_belongs_to_the_step_of_its_id_with_or_without_a_number(phase, step, words):
    overview = Overview(turn=1, last_turn=4, phase=phase, steps=STEPS)
    found = overview.step_of(phase)
    assert (found.id if found is not None else None) == step
    assert render(phase_text(overview, phase)) == words


@pytest.mark.parametrize(("phase", "words"), [("us-7", "US Impulse 5"), ("us-6", "US Impulse")])
def test_where_a_marker_counts_a_phase_has_its_number_and_no_other(phase, words):
    steps = (Step("us", plain_text("US Impulse"), by_marker=True),)
    overview = Overview(turn=1, last_turn=4, phase="us-7", number=5, steps=steps)
    assert render(phase_text(overview, phase)) == words


def test_without_an_overview_a_phase_goes_by_its_id():
    assert render(phase_text(None, "us-7")) == "us 7"
