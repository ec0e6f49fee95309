"""What lies under the hidden counters makes no difference to anything that the player reads."""

import random

import msgspec
import pytest

from beachmaster.cli import wire
from beachmaster.cli.render import Words
from beachmaster.engine.module import Recorder
from beachmaster.engine.run import Run
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.games import catalogue
from beachmaster.games.hell_on_earth.casualties import HQ
from often import few

WORDS = Words()


def finished(game, seed, policy, **options):
    """Return the session of a whole game on the tracked board."""
    factory = catalogue.load(game)
    setup, module = factory.prepare(Setup(game=game, seed=seed, options=options))
    session = Session(module, setup.seed)
    player = factory.player(policy, session)
    while session.asked:
        session.answer(player.answer(session.asked))
    return session


def counters_dealt_otherwise(state, chance):
    """Deal the face-down counters anew, on the map and in the container."""
    hidden = [unit for unit in state.japan.values() if unit.hidden]
    names = [unit.unit for unit in hidden]
    chance.shuffle(names)
    for unit, name in zip(hidden, names, strict=True):
        unit.unit = name


def units_dealt_otherwise(state, chance):
    """Deal the hidden units anew, the headquarters inside its group."""
    hidden = [unit for unit in state.japan.values() if unit.hidden and unit.battalion != HQ]
    names = [unit.battalion for unit in hidden]
    chance.shuffle(names)
    for unit, name in zip(hidden, names, strict=True):
        unit.battalion = name
    quarters = [unit for unit in state.japan.values() if unit.hidden and unit.battalion == HQ]
    group = [unit for unit in hidden if unit.group]
    if quarters and group:
        other = chance.choice(group)
        quarters[0].battalion, other.battalion = other.battalion, HQ


DEALERS = {"hell-on-earth": units_dealt_otherwise, "bloodbath": counters_dealt_otherwise}


def run_from(session, snapshot, *, otherwise):
    """Play on from a phase start, as dealt or with another deal."""
    state = msgspec.json.decode(snapshot.state, type=session.module.state_type)
    if otherwise:
        DEALERS[session.module.name](state, random.Random(snapshot.entry))
    run = Run(session.module, state, session.seed, Recorder())
    run.start()
    return run


def shown(run):
    """Return all that the player could see now, and what happened since."""
    asked, module = run.asked, run.module
    if getattr(run.state, "seat", None) == "japan":
        run.recorder.events = []
        return asked.key if asked else None  # the second player sees what is his
    seen = [wire.event_line(event, WORDS) for event in run.recorder.events if event.seen]
    run.recorder.events = []
    table = {name: repr(piece) for name, piece in module.pieces(run.state).items()}
    state = wire.plain(module.visible(run.state), WORDS)
    overview = module.overview(run.state)
    window = overview, module.details(run.state), module.position(run.state, overview.units)
    if asked is None:
        return seen, table, state, window
    prompt = asked.prompt
    odds = wire.plain(prompt.odds(), WORDS) if prompt.odds else None
    words = [WORDS.say(text) for text in (prompt.text, *prompt.why)]
    return asked.key, words, wire.answers(prompt, WORDS), odds, seen, table, state, window


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seed", "policy", "options"),
    few(
        [
            ("hell-on-earth", 1, "commander", {}),
            ("bloodbath", 3, "random", {"players": "two"}),
            ("bloodbath", 1, "commander", {}),
            ("hell-on-earth", 2, "random", {}),
            ("bloodbath", 2, "random", {}),
        ],
        1,
    ),
)
def test_another_deal_of_the_hidden_units_is_never_noticed(game, seed, policy, options):
    session = finished(game, seed, policy, **options)
    path = session.tree.path(session.tree.cursor)
    compared = 0
    for snapshot in session.snapshots.values():
        if snapshot.phase == "set-up":
            continue
        one = run_from(session, snapshot, otherwise=False)
        other = run_from(session, snapshot, otherwise=True)
        assert one.module.problems(other.state) == []
        for entry in path[snapshot.entry :]:
            assert shown(one) == shown(other)
            compared += 1
            if one.asked is None or one.asked.phase != snapshot.phase:
                break
            one.send(entry.value)
            other.send(entry.value)
    assert compared > 300
