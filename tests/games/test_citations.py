"""Everything the games ask, offer, refuse and tell names a rule, and every rule named exists."""

from random import Random

import pytest

from beachmaster.engine.auto import program_answer
from beachmaster.engine.prompt import Choose, Place
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from checks.rule_coverage import ROOT, sections_of
from fuzz.worlds import WORLDS, World

MOST = 4000
GAMES = pytest.mark.parametrize("world", WORLDS, ids=lambda world: world.game)


def known(world: World) -> set[str]:
    return set(sections_of(ROOT / "rules_db" / world.game))


def begun(world: World, seed: int, board: str = "tracked") -> Session:
    """Begin a game with every option at one of its values, by chance."""
    chance = Random(seed)
    options = {option: chance.choice(ways) for option, ways in world.options.items()}
    setup, module = world.factory.prepare(
        Setup(game=world.game, seed=seed, options=options, board=board)
    )
    return Session(module, setup.seed)


def cited(session: Session) -> dict[str, set[str]]:
    """Play on to the end by chance; return each rule named with what named it."""
    found: dict[str, set[str]] = {}

    def note(rules: tuple[str, ...], by: str, *, must: bool = True) -> None:
        assert rules or not must, f"{by} names no rule"
        for rule in rules:
            found.setdefault(rule, set()).add(by)

    for _ in range(MOST):
        for event in session.take_events():
            note(event.rules, f"event {event.name}")
        if (asked := session.asked) is None:
            return found
        prompt = asked.prompt
        note(prompt.rules, f"prompt {prompt.procedure}")
        if isinstance(prompt, Choose | Place):
            for option in prompt.options:
                note(option.rules, f"option of {prompt.procedure}", must=False)
            for closed in prompt.closed():
                note(closed.rules, f"closed option of {prompt.procedure}")
        session.answer(program_answer(prompt, session.seed, asked.key))
    raise AssertionError("the game does not end")


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@GAMES
def test_every_rule_named_in_play_is_in_the_rule_texts(world, seed):
    found = cited(begun(world, seed))
    assert {rule: found[rule] for rule in found.keys() - known(world)} == {}
    assert len(found) > 25


@GAMES
def test_every_ruling_names_rules_that_exist(world):
    named = {rule for item in world.factory.options() for rule in getattr(item, "rules", ())}
    assert named
    assert named <= known(world)
