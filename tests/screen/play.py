"""Put the island into the catalogue, and play it by chance."""

import sys
import types

from beachmaster.engine.deciding import at_once, deciding
from beachmaster.engine.players import RandomPlayer
from beachmaster.engine.session import Session
from screen import island
from screen.island import NAME, Island, Open

SALT = "5a" * 16


def register(catalogue):
    """Put the island into a catalogue of games, behind the others."""
    from beachmaster.engine.about import About
    from beachmaster.engine.text import plain_text

    words = plain_text(NAME)
    catalogue.add(About(name=NAME, title=words, needs=words, state=words))
    module = types.ModuleType(f"beachmaster.games.{NAME}.factory")
    module.FACTORY = island.FACTORY
    sys.modules[f"beachmaster.games.{NAME}"] = types.ModuleType(f"beachmaster.games.{NAME}")
    sys.modules[f"beachmaster.games.{NAME}.factory"] = module


def begun(seed=1, salt=SALT, script=None, start=None, store=None):
    """Return a session of the island, before anything is answered."""
    game = Island(start, script)
    game.salt = salt
    return Session(game, seed, store)


def step(session, player=None):
    """Answer what is asked: the opponent, the dice, or a person by chance."""
    if session.opponent is not None:
        return at_once(deciding(session))
    if session.asked.prompt.kind == "roll":
        return session.auto()
    return session.answer((player or RandomPlayer(session)).answer(session.asked))


def play_on(session, until=lambda _session: False):
    """Play by chance to the end, or until something holds."""
    while session.asked is not None and not until(session):
        step(session)
    return session


def asks(procedure):
    """Return what tells whether this is asked."""
    return lambda session: session.asked.prompt.procedure == procedure


def both(session):
    """Return both halves as they are: for tests alone."""
    return session._run.state


def opened_along(session):
    """Return the open half along the path to the cursor, in canonical form."""
    from beachmaster.engine.halves import opened
    from beachmaster.engine.module import Recorder, encode
    from beachmaster.engine.replay import apply_entry
    from beachmaster.engine.retracing import run_before

    path = session.tree.path(session.tree.cursor)
    run = run_before(session, path[0], Recorder(quiet=True))
    found = [encode(opened(run.state, Open))]
    for entry in path:
        apply_entry(run, entry)
        found.append(encode(opened(run.state, Open)))
    return found
