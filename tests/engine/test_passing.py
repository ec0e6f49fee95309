"""A phase speaks when something happens in it; phases in which nothing does share one line."""

from beachmaster.engine.event import Event
from beachmaster.engine.module import Recorder
from beachmaster.engine.text import plain_text, render


def begin(recorder, name):
    text = plain_text(f"{name}: what it is for.")
    rules = (f"toy:{name.lower()}",)
    recorder.passing.begins(plain_text(name), Event(name="phase", text=text, rules=rules))


def told(recorder):
    return [render(event.text) for event in recorder.events]


def happens(recorder, words="It rains."):
    recorder.record(Event(name="weather", text=plain_text(words), rules=()))


def test_a_head_comes_before_the_first_thing_that_happens_and_only_once():
    recorder = Recorder()
    begin(recorder, "Weather")
    assert told(recorder) == []
    happens(recorder)
    happens(recorder, "It pours.")
    assert told(recorder) == ["Weather: what it is for.", "It rains.", "It pours."]


def test_phases_in_which_nothing_happens_pass_by_in_one_line():
    recorder = Recorder()
    for name in ("Rally", "Raids", "Weather"):
        begin(recorder, name)
    happens(recorder)
    assert told(recorder)[0] == "Rally, Raids: nothing to do."
    assert recorder.events[0].rules == ("toy:rally", "toy:raids")
    assert told(recorder)[1:] == ["Weather: what it is for.", "It rains."]


def test_steps_that_pass_by_follow_the_head_in_one_line_and_a_prompt_brings_it():
    recorder = Recorder()
    begin(recorder, "Movement")
    recorder.passing.passes(plain_text("Rally"), "toy:1")
    recorder.passing.passes(plain_text("Special Orders"), "toy:2", "toy:3")
    recorder.passing.passes(plain_text("Rally"), "toy:1")
    recorder.say_what_waits()
    recorder.say_what_waits()
    assert told(recorder) == [
        "Movement: what it is for.",
        "Rally, Special Orders: nothing to do.",
    ]
    assert recorder.events[1].rules == ("toy:1", "toy:2", "toy:3")


def test_a_quiet_recorder_says_nothing():
    recorder = Recorder(quiet=True)
    begin(recorder, "Weather")
    happens(recorder)
    assert recorder.events == []
