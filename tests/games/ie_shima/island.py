"""Positions for tests of Ie Shima: who stands where, in a line each."""

from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.games.ie_shima.data import GameData, read_board
from beachmaster.games.ie_shima.factory import FACTORY
from beachmaster.games.ie_shima.field import Field, first_control, first_units
from beachmaster.games.ie_shima.own_counters import load_counters
from beachmaster.games.ie_shima.position_file import named

DATA = GameData(load_counters(), read_board(""))
TABLES = DATA.tables(DATA.prints)
EMPTY = {"2/1": "16", "SEI": "out", "Labor": "out"}
"""A Japanese set-up that holds Mount Gusuku only."""


def field(us=(), rain=False, rubble=(), **places):
    """Return a position: `us` are areas of American control; units by battalion or name.

    A name stands with spaces and slashes as underscores; a minus sign behind a place reduces.
    """
    units, control = first_units(), first_control()
    for unit in units.values():
        unit.place = "out"
    for word, place in places.items():
        for unit in named(WORDS.get(word, word.replace("__", "/").replace("_", " "))):
            units[unit].place = place.rstrip("-")
            units[unit].strength = "reduced" if place.endswith("-") else "full"
    for area in us:
        control[area] = "us"
    found = Field(TABLES, TABLES, units, control, rubble, rain)
    found.settle(*control)
    return found


def standing(rain=False, us=(), **units):
    """Return a position told by printed names: `standing(**{"1/306 A": "4"})`."""
    return field(us, rain, **units)


def session(seed=0, board="tracked", position=None, **options):
    """Return a session of the game."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    setup = Setup(game="ie-shima", seed=seed, board=board, options=chosen, position=position)
    return Session(FACTORY.prepare(setup)[1], seed)


def at(units, phase="us-1", turn=1, **more):
    """Return a position file: units by name with their places; a minus sign reduces."""
    told = {
        name: {"place": place.rstrip("-"), "strength": "reduced" if "-" in place else "full"}
        for name, place in {**EMPTY, **units}.items()
    }
    return {"turn": turn, "phase": phase, "units": told, **more}


def ask(game):
    """Return the procedure that is asked for."""
    return None if game.asked is None else game.asked.prompt.procedure


def tell(game, **answers):
    """Answer prompts by procedure as long as one is told; return the events of all of them."""
    events = []
    while game.asked is not None and ask(game) in answers:
        told = answers[ask(game)]
        if isinstance(told, Queue) and not told:
            break
        game.answer(told.pop(0) if isinstance(told, Queue) else told)
        events += game.take_events()
    return events


class Queue(list):
    """Answers to one procedure, in order."""


def names(events):
    """Return the names of events."""
    return [event.name for event in events]


WORDS: dict[str, str] = {}
