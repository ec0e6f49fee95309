"""The Turn, VP and Phase markers: one line at a phase's head (hoe:3.1.1, hoe:3.3.8)."""

import re

import pytest

from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth.factory import FACTORY
from beachmaster.games.hell_on_earth.places import PLACES, STEPS
from games.hell_on_earth.play import hidden, shown, start


def finished(seed, **options):
    """Play a game with the commander; return the session and what it told."""
    given = {"reminders": "off", **options}
    setup, module = FACTORY.prepare(Setup(game="hell-on-earth", seed=seed, options=given))
    session = Session(module, setup.seed)
    player = FACTORY.player("commander", session)
    while (asked := session.asked) is not None:
        session.answer(player.answer(asked))
    return session, [event for _, event in session.history()]


def lines(events, name="tracks"):
    return [(event.at, render(event.text)) for event in events if event.name == name]


@pytest.mark.rule("hoe:3.1.1", "hoe:3.3.8")
def test_the_markers_of_a_whole_game_move_in_one_line_at_the_head_of_a_phase():
    """hoe:3.1.1: at most one line a phase, and nothing to tick off; the last is the score."""
    session, events = finished(3)
    told = lines(events)
    at = [when for when, _ in told]
    over = at.count(at[-1]) - 1
    assert len(at) - over == len(set(at))
    assert not any(event.act for event in events if event.name == "tracks")
    for _, words in told:  # a sentence for each marker, which names it once
        said = [f"{one}." for one in words.removesuffix(".").split(". ")]
        assert all(re.match(r"Put the (Turn|VP|Phase) marker ", one) for one in said), words
        assert len(said) == words.count(" marker "), words
    turns = [words for _, words in told if "Turn marker on box" in words]
    assert list(range(2, session.state.turn + 1)) == sorted(
        {int(re.split("[,.]", words.split("Turn marker on box ")[1])[0]) for words in turns}
    )
    before_the_roll = [words for (_, phase), words in told if phase == "weather"]
    assert before_the_roll
    assert not any("Weather" in words for words in before_the_roll)
    points = session.outcome["vp"]
    last = [words for _, words in told if "VP marker" in words][-1]
    box = f"on box {points if points <= 10 else points - 10}" if points > 0 else "beside"
    assert box in last


@pytest.mark.rule("hoe:3.3.8")
def test_the_phase_marker_is_told_only_where_its_track_lies_on_the_table():
    """hoe:3.3.8: from First Movement of turn 1 on, the Japanese side up for raids alone."""
    assert not any("Phase marker" in words for _, words in lines(finished(3)[1]))
    _, events = finished(3, **{"track-phase": "table"})
    told = [(at, words) for at, words in lines(events) if "Phase marker" in words]
    track = [step.id for step in STEPS if step.id not in ("set-up", "assessment")]
    assert [phase for (turn, phase), _ in told if turn == 1] == track[2:]
    for (_turn, phase), words in told:
        assert ("Japanese side up" in words) == (phase == "raid")


@pytest.mark.rule("hoe:3.1.1")
def test_a_track_that_the_program_keeps_is_neither_moved_nor_among_the_pieces():
    """hoe:3.1.1: no line, and nothing to put right on the table."""
    options = {"track-turn": "program", "track-vp": "program"}
    session, events = finished(4, **options)
    assert lines(events) == []
    assert not any(name.startswith("track/") for name in session.module.pieces(session.state))
    kept = start("raid", us={"25": "0711"}, options={"track-phase": "table"})
    pieces = kept.session.module.pieces(kept.state)
    assert {"track/turn", "track/vp", "track/phase"} <= set(pieces)


@pytest.mark.rule("hoe:3.3.8", "hoe:2.1")
def test_points_are_told_at_the_head_of_the_next_phase():
    """hoe:2.1: the VP marker never stands between two prompts."""
    japan = [shown("0611", "313", steps=1), hidden("0505")]
    table = start("bombardment", us={"25": "0711"}, japan=japan)
    table.play(quiet=False, bombard="0611", bombardment_points=3, us_bombardment=6)
    assert not table.named("tracks")
    table.play(japanese_bombardment=(1,) * 8)
    moved = table.event("tracks")
    assert (moved.at, "VP marker" in render(moved.text)) == ((2, "first-movement"), True)


def test_the_spaces_of_the_tracks_are_in_words():
    """No program word such as first-attack, and boxes as the track prints them."""
    words = {space: render(PLACES.name(space)) for space in ("phase:first-attack", "vp:0", "vp:14")}
    assert words == {
        "phase:first-attack": "the Phase Track (First Attack)",
        "vp:0": "beside the VP Track",
        "vp:14": "box 4 of the VP Track",
    }
