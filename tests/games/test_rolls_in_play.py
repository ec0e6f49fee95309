"""Whole games: every die is a declared one, and whatever modified anything is cited.

Played by the commander, who attacks with support and from two sides, and by chance.
"""

from random import Random

import pytest

from beachmaster.engine import die as dice
from beachmaster.engine import modifier_words
from beachmaster.engine.event import Event
from beachmaster.engine.prompt import Roll
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text, render
from beachmaster.engine.texts import T
from beachmaster.games import catalogue
from beachmaster.games.bloodbath import rolls as bloodbath
from beachmaster.games.bloodbath.state import TURNS
from beachmaster.games.bloodbath.table_data import load_crt, load_storm
from beachmaster.games.hell_on_earth import rolls as hell_on_earth

MOST = 8000
AGAIN = "-again"
DECLARED = {
    "hell-on-earth": (list(hell_on_earth.every()), range(-6, 7)),
    "bloodbath": (list(bloodbath.every(load_crt(), load_storm(), TURNS)), (0,)),
}
"""The dice of each game in each of their forms, and the modifiers they may get."""
MODIFIER_LINES = {
    line.source
    for value in (1, -1, 0)
    for applied in (True, False)
    for line in modifier_words.sentences([Modifier(T("hill"), value, applied, "x:1")])
}
CITED = {
    "hell-on-earth": {
        *("hoe:5.4.2.7.1.1", "hoe:5.4.2.7.1.3", "hoe:5.4.2.7.2", "hoe:5.4.2.7.3.1"),
        *("hoe:5.4.2.7.3.2", "hoe:5.2.1", "hoe:5.2.2", "hoe:5.3.1", "hoe:5.4.2.5"),
        *("hoe:5.5", "hoe:5.6", "hoe:5.8.1", "hoe:7.2", "hoe:7.5", "hoe:3.3.6", "hoe:5.3.2.2"),
    },
    "bloodbath": {"bib:7.3", "bib:7.4", "bib:16.3", "bib:17.2", "bib:21.4"},
}
"""Rules of modifiers and of markers that these games cannot but use."""


def played(game, seed, commander):
    """Play one game to its end; yield each prompt and each event."""
    factory, chance = catalogue.load(game), Random(seed)
    options = {
        one.option: chance.choice([way.value for way in one.alternatives])
        for one in factory.options()
        if one.alternatives and not commander
    }
    if game == "hell-on-earth":
        options["mode"] = "heroic" if seed % 2 else "standard"
    setup, module = factory.prepare(Setup(game=game, seed=seed, options=options, board="tracked"))
    session = Session(module, setup.seed)
    player = factory.player("commander" if commander else "random", session)
    for _ in range(MOST):
        yield from session.take_events()
        if (asked := session.asked) is None:
            return
        yield asked.prompt
        session.answer(player.answer(asked))
    raise AssertionError("the game does not end")


@pytest.fixture(scope="module")
def known():
    """Return of each die, by game and name, how it is asked for and what it can come to."""
    found = {}
    for game, (forms, drms) in DECLARED.items():
        for die in forms:
            asked, outcomes = found.setdefault((game, die.name), (set(), set()))
            asked.add((render(die.purpose), die.color, die.count))
            plain = die.reads is not None or isinstance(die, dice.Pool)
            for drm in (0,) if plain else drms:
                outcomes |= {die.named(outcome) for outcome in die.chances(drm)}
    return found


def check_roll(prompt, asked, outcomes):
    """Hold a roll to the declaration of its die: purpose, dice, odds in words that add up."""
    counts = [one.count for one in prompt.row] or [prompt.dice.count]
    assert sum(counts) == prompt.dice.count
    for count in counts:
        assert (render(prompt.purpose), prompt.dice.color, count) in asked
    rows = prompt.odds() if prompt.odds else []
    assert {row["outcome"] for row in rows} <= outcomes
    assert all(isinstance(row["text"], Text) for row in rows)
    assert sum(row["probability"] for row in rows) == bool(rows)


@pytest.mark.slow
@pytest.mark.parametrize("commander", [True, False], ids=["commander", "chance"])
@pytest.mark.parametrize("game", DECLARED)
def test_every_die_is_declared_and_every_modifier_that_applied_is_cited(known, game, commander):
    cited, thrown = set(), set()
    for one in (one for seed in (1, 2) for one in played(game, seed, commander)):
        if isinstance(one, Roll):
            thrown.add(one.procedure)
            check_roll(one, *known[game, one.procedure.removesuffix(AGAIN)])
        elif isinstance(one, Event):
            cited |= set(one.rules)
            check_event(one)
    assert len(thrown) > len({die.name for die in DECLARED[game][0]}) / 2
    if commander:
        assert CITED[game] <= cited


def named_in(line):
    """Return how many modifiers a sentence names: those without effect share one."""
    aside, count = line.params.get("aside"), 1
    named = None if aside is None else aside.params["lines"]
    while named is not None and "before" in named.params:
        named, count = named.params["before"], count + 1
    return count


def check_event(event):
    """Hold an event to the rules of the modifiers it tells of."""
    lines = [line for line in event.trace if line.source in MODIFIER_LINES]
    modifiers = event.data.get("modifiers", [])
    told = sum(named_in(line) for line in lines)
    assert told == len(modifiers), (event.name, [render(line) for line in event.trace])
    missing = {one["rule"] for one in modifiers if one["applied"]} - set(event.rules)
    assert not missing, (event.name, missing)
