"""The Phase and VP markers: an act whenever they move (hoe:3.1.1, hoe:3.3.8)."""

from itertools import pairwise

import pytest

from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth.factory import FACTORY
from beachmaster.games.hell_on_earth.places import PLACES, STEPS
from games.hell_on_earth.play import hidden, shown, start


def acts(table, name):
    """Return the words of the acts with a marker."""
    return [render(event.act) for event in table.named(name)]


def finished(seed):
    """Play a game with the commander; return the session and what it told."""
    setup = Setup(game="hell-on-earth", seed=seed, options={"reminders": "off"})
    setup, module = FACTORY.prepare(setup)
    session = Session(module, setup.seed)
    player = FACTORY.player("commander", session)
    while (asked := session.asked) is not None:
        session.answer(player.answer(asked))
    return session, [event for _, event in session.history()]


@pytest.mark.rule("hoe:3.1.1", "hoe:3.3.8")
@pytest.mark.parametrize(
    ("phase", "words"),
    [
        ("first-movement", "Phase marker: First Movement, US side up."),
        ("raid", "Phase marker: Raids, Japanese side up."),
        ("second-attack", "Phase marker: Second Attack, US side up."),
        ("organization", "Phase marker: Organization, US side up."),
    ],
)
def test_each_phase_moves_the_phase_marker(phase, words):
    """hoe:3.3.8: it shows the side that acts; the Japanese alone raid."""
    assert acts(start(phase, us={"25": "0711"}), "phase-marker")[0] == words


@pytest.mark.rule("hoe:3.3.8", "hoe:5.2", "hoe:5.8.3")
def test_the_phase_marker_is_flipped_where_the_japanese_act_second():
    """hoe:3.3.8: for guns that fire and weak units that roll, and not where there are none."""
    flip = "Phase marker: Japanese side up."
    guns = start("bombardment", us={"25": "0711"}).play(japanese_bombardment=(1,) * 8)
    assert flip in acts(guns, "phase-marker")
    silent = start("bombardment", us={"25": "map"}, board="table", artillery=8).play()
    assert flip not in acts(silent, "phase-marker")
    weak = start("command", us={"25": "0711"}, japan=[shown("0505", "313", steps=1)])
    weak.play(command_points=1, japanese_command=2)
    assert flip in acts(weak, "phase-marker")
    sound = start("command", us={"25": "0711"}).play(command_points=1)
    assert flip not in acts(sound, "phase-marker")


@pytest.mark.rule("hoe:3.1.1", "hoe:3.3.8", "hoe:4.1")
def test_in_a_whole_game_every_phase_is_told_where_the_marker_was_elsewhere():
    """hoe:3.3.8, hoe:4.1: from First Movement of turn 1 on, in the order of the phases."""
    session, events = finished(3)
    told = [event.data["phase"] for event in events if event.name == "phase-marker"]
    moved = [phase for before, phase in pairwise(["", *told]) if phase != before]
    track = [step.id for step in STEPS if step.id not in ("set-up", "assessment")]
    assert moved[0] == "bombardment"
    for before, phase in pairwise(moved):
        assert phase == track[(track.index(before) + 1) % len(track)]
    assert moved.count("weather") == session.state.turn - 1


@pytest.mark.rule("hoe:3.3.8", "hoe:2.1", "hoe:2.2", "hoe:2.6")
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_in_a_whole_game_the_vp_marker_moves_point_by_point_to_the_final_score(seed):
    """hoe:3.3.8: no point is gained without a word, and the end brings it to the final score."""
    session, events = finished(seed)
    told = [event.data["vp"] for event in events if event.name == "vp-marker"]
    parts = session.outcome["parts"]
    gained = sum(part["vp"] for part in parts[:3])
    assert told[:gained] == list(range(1, gained + 1))
    assert told[gained:] == ([session.outcome["vp"]] if session.outcome["vp"] != gained else [])


@pytest.mark.rule("hoe:3.3.8", "hoe:2.1")
def test_every_second_kill_moves_the_vp_marker():
    """hoe:2.1: an odd one gives no point; past ten the other side shows."""
    japan = [shown("0611", "313", steps=1), hidden("0505")]
    for more, words in (([], ["VP marker: box 4, +10 side up."]), ([hidden("0506")], [])):
        table = start("bombardment", us={"25": "0711"}, japan=[*japan, *more])
        table.play(quiet=False, bombard="0611", bombardment_points=3, us_bombardment=6)
        assert acts(table, "vp-marker") == words


@pytest.mark.rule("hoe:3.3.8", "hoe:2.2")
@pytest.mark.parametrize(("turn", "words"), [(4, ["VP marker: box 1."]), (5, [])])
def test_a_capture_in_time_moves_the_vp_marker_and_a_late_one_does_not(turn, words):
    """hoe:2.2: the objective marker goes down in both cases."""
    table = start("first-movement", turn=turn, us={"25": "map"}, japan=None, board="table")
    told = {"strategic": [], "objectives": ["airfield1"], "artillery": 0, "beaches": []}
    table.play(quiet=False, moved=told)
    assert (table.happened("captured"), acts(table, "vp-marker")) == (True, words)


def test_the_spaces_of_the_tracks_are_in_words():
    """No program word such as first-attack, and boxes as the track prints them."""
    words = {space: render(PLACES.name(space)) for space in ("phase:first-attack", "vp:0", "vp:14")}
    assert words == {
        "phase:first-attack": "the Phase Track (First Attack)",
        "vp:0": "beside the VP Track",
        "vp:14": "box 4 of the VP Track",
    }
