"""The rules that a player meets on turns 1 and 2 (README.md beside this): each is shown when met.

Shown is what set-up lists, what a prompt rests on and what stands beside it, what an event cites.
"""

import csv
from collections import defaultdict
from functools import cache
from pathlib import Path

import msgspec
import pytest

from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import Text
from beachmaster.games import catalogue

HERE = Path(__file__).parent
GAMES = sorted(path.stem for path in HERE.glob("*.tsv"))
SET_UP, WHEN = "set-up", "when"
SEEDS = (1, 2, 3, 4, 5, 6)
MOST = 9000
LATER = 99
"""Where a rule's case comes up at any time, any turn of these games may show it."""


@cache
def rows(game):
    with (HERE / f"{game}.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


@cache
def shown(game):
    """Return the first turn in which each rule was shown, over some games of the commander.

    No more games are played than show the whole list.
    """
    found = defaultdict(lambda: LATER + 1)
    for seed in SEEDS:
        for turn, rules in played(game, seed):
            for rule in rules:
                found[rule] = min(found[rule], turn)
        if not missing(game, found):
            break
    return dict(found)


def missing(game, first):
    """Return the rows whose rule was first shown later than it is met, or not at all."""
    return {
        (row["rule"], row["met"]): first.get(row["rule"])
        for row in rows(game)
        if first.get(row["rule"], LATER + 1) > latest(row["met"])
    }


def played(game, seed):
    """Play one game; yield the turn and the rules of all that a player is shown."""
    factory = catalogue.load(game)
    setup, module = factory.prepare(Setup(game=game, seed=seed, board="tracked"))
    for note in module.preparation():
        yield 0, note.rules
    session = Session(module, setup.seed)
    player = factory.player("commander", session)
    for _ in range(MOST):
        turn = session.state.turn if session.tree.cursor else 0
        for event in session.take_events():
            if event.seen:
                yield event.at[0] if event.at and turn else turn, event.rules
        if (asked := session.asked) is None:
            return
        yield turn, set(asked.prompt.rules) | set(rules_told(asked.prompt))
        session.answer(player.answer(asked))
    raise AssertionError("the game does not end")


def rules_told(prompt):
    """Yield the rules of what stands beside a prompt: answers, closed ones, coach, sheet."""
    if hasattr(prompt, "options"):
        yield from rules_in(list(prompt.options))
    if hasattr(prompt, "closed"):
        yield from rules_in(prompt.closed())
    if prompt.coach is not None:
        yield from rules_in(prompt.coach.coach())
        for unit in prompt.coach.coach().todo[:1]:
            yield from rules_in(prompt.coach.going(unit))
    if prompt.sheet is not None:
        yield from rules_in(prompt.sheet())


def rules_in(told):
    """Yield every rule that plain data names."""
    if isinstance(told, (list, tuple)):
        for one in told:
            yield from rules_in(one)
    elif isinstance(told, msgspec.Struct) and not isinstance(told, Text):
        yield from getattr(told, "rules", ())
        yield from [told.rule] if hasattr(told, "rule") else []
        for name in told.__struct_fields__:
            yield from rules_in(getattr(told, name))


def latest(met):
    """Return the last turn in which a rule may be shown first."""
    return {SET_UP: 1, WHEN: LATER}.get(met) or int(met)


@pytest.mark.parametrize("game", GAMES)
def test_every_row_is_whole_and_names_a_rule_of_the_game(game):
    prefix = {rule.partition(":")[0] for rule in shown(game)}
    for row in rows(game):
        assert row["rule"].partition(":")[0] in prefix, row
        assert row["met"] in {SET_UP, WHEN, "1", "2"}, row
        assert row["to play it right"].endswith("."), row
        assert row["broken when"], row
    told = [row["to play it right"] for row in rows(game)]
    assert len(set(told)) == len(told) >= 50


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_list_is_shown_where_it_is_met(game):
    assert not missing(game, shown(game))
