"""Look at what a window shows: shared by the tests of the display modules."""

from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth.factory import FACTORY


def look(table):
    return table.session.module.overview(table.state)


def lies(table):
    return table.session.module.position(table.state, look(table).units)


def details(table):
    return table.session.module.details(table.state)


def fact(table, name):
    return next(fact for fact in details(table).facts if fact.id == name)


def value(table, name):
    return render(fact(table, name).value)


def detail(table, name):
    return render(fact(table, name).detail)


def begun(board="tracked", seed=1, **options):
    """Return a session that has just begun."""
    options = {"reminders": "off", **options}
    setup, module = FACTORY.prepare(
        Setup(game="hell-on-earth", seed=seed, board=board, options=options)
    )
    return Session(module, setup.seed)


def ahead(session, count, policy="random"):
    """Let an automatic player answer so many prompts."""
    player = FACTORY.player(policy, session)
    for _ in range(count):
        if session.asked:
            session.answer(player.answer(session.asked))
    return session
