"""How many screens and keys each fight of whole games takes beside its dice: three, and eight."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from beachmaster.engine.prompt import Draw, Prompt, Roll
from beachmaster.engine.record import narrowed
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.games.bloodbath.factory import FACTORY
from evening.fights import keys_of
from often import few
from own_map import GIVEN, Learned, answered, truth_of

SCREENS, KEYS = 3, 8
MOST = 0.97
"""The least share of fights that keep to eight keys in any game; 0.99 of 205 by the commander."""
ELSEWHERE = {"own": (0.98, 0.95), "table": (1.0, 0.88)}
"""The least shares of fights within three screens and within eight keys on other grounds.

On a first game's own map a question about it goes before most fights; in words only those with more
keys are fights after which the table is asked where the enemy goes, and those of five attackers.
"""
OF_THE_FIGHT = frozenset({"attack", "stacks", "bombard", "attack-loss", "retreat", "advance"})
"""What a fight itself asks in words only."""


class Fight(msgspec.Struct):
    """One attack of a game: what was asked for it beside dice and draws, and the keys of that."""

    place: str
    screens: list[str] = []
    keys: int = 0


def fights(policy: str, seed: int, board: str) -> Iterator[Fight]:
    """Play a game and yield each fight with all that was asked for it."""
    open_fights: dict[str, Fight] = {}
    last: Fight | None = None
    for asked, prompt, answer in played(policy, seed, board):
        if prompt is not asked.prompt:  # a question about the map, which the answer rests on
            if last is not None:
                _count(last, prompt, answer)
            continue
        last = None
        if not asked.phase.endswith("combat") or asked.phase == "japanese-combat":
            yield from open_fights.values()
            open_fights = {}
        elif prompt.procedure == "attack" and answer["target"]:
            last = open_fights[answer["target"]] = Fight(answer["target"])
        elif not isinstance(prompt, Roll | Draw) and open_fights:
            last = open_fights.get(_of(prompt, open_fights))
        if last is not None:
            _count(last, prompt, answer)


def played(policy: str, seed: int, board: str) -> Iterator[tuple[Asked, Prompt, Any]]:
    """Play a game and yield what is asked with its answer; on a map of one's own by its twin."""
    if board == "own":
        yield from _on_own_map(policy, seed)
        return
    setup, module = FACTORY.prepare(Setup(game="bloodbath", seed=seed, board=board))
    session = Session(module, setup.seed)
    player = FACTORY.player(policy, session)
    while (asked := session.asked) is not None:
        answer = player.answer(asked)
        yield asked, asked.prompt, answer
        session.answer(answer)
        session.take_events()


def _on_own_map(policy: str, seed: int) -> Iterator[tuple[Asked, Prompt, Any]]:
    own, twin = (
        Session(FACTORY.prepare(Setup(game="bloodbath", seed=seed, options=GIVEN, **more))[1], seed)
        for more in ({"board": "own"}, {})
    )
    own.atlas = Learned()
    player = FACTORY.player(policy, twin)
    while (asked := twin.asked) is not None:
        answer, read = player.answer(asked), list[tuple[Prompt, Any]]()
        twin.answer(answer)
        waiting = own.asked
        assert waiting is not None
        yield waiting, waiting.prompt, answer
        answered(own, answer, lambda one, read=read: _read(read, one, truth_of(FACTORY, twin, one)))
        yield from ((waiting, prompt, told) for prompt, told in read)
        for session in (own, twin):
            session.take_events()


def _read(read: list[tuple[Prompt, Any]], question: Any, told: Any) -> Any:
    """Note what is read off the map, and return it."""
    read.append((question.prompt, told))
    return told


def _of(prompt: Prompt, fights: dict[str, Fight]) -> str:
    """Return whose fight a prompt belongs to: named by it, or under way."""
    named = next((one for one in prompt.subjects if one in fights), "")
    if named or prompt.sheet is None:
        return named
    title = render(prompt.sheet().title)
    return next((place for place in fights if place in title), "")


def _count(fight: Fight, prompt: Prompt, answer: Any) -> None:
    fight.screens.append(prompt.procedure)
    fight.keys += keys_of(prompt, prompt.check(by_its_row(prompt, answer)))


def by_its_row(prompt: Prompt, answer: Any) -> Any:
    """Return an attack on a hex not named yet as one on the row that its terrain has.

    The table's twin names it by its number; a player need not.
    """
    if prompt.procedure != "attack" or "terrain" not in answer:
        return answer
    target, rows = prompt.fields[0], prompt.fields
    if any(option.value == answer["target"] for option in target.options):
        return answer
    known = {one.value: narrowed(rows, {"target": one.value})[1].known for one in target.options}
    row = next(word for word, terrain in known.items() if terrain == answer["terrain"])
    return {**answer, "target": row}


def shares(found: list[Fight]) -> tuple[float, float]:
    """Return the share of fights that keep to three screens, and to eight keys."""
    screens = sum(len(fight.screens) <= SCREENS for fight in found)
    keys = sum(fight.keys <= KEYS for fight in found)
    return screens / len(found), keys / len(found)


GAMES = [(p, seed) for seed in range(3, 9) for p in FACTORY.policies]


@pytest.mark.rule("bib:7.0", "bib:7.7", "bib:7.9")
@pytest.mark.parametrize(("policy", "seed"), few(GAMES, 2))
def test_each_fight_takes_three_screens_and_most_eight_keys(policy, seed):
    """Declared, barraged, hit or back, advanced, where the program keeps the board.

    More keys are those of two units that go back to different hexes, or of a target far down.
    """
    found = list(fights(policy, seed, "tracked"))
    screens, keys = shares(found)
    assert screens == 1, [fight.screens for fight in found]
    assert keys >= MOST, [(fight.screens, fight.keys) for fight in found]


@pytest.mark.rule("bib:7.0", "bib:7.7", "bib:7.9", "bib:17.2")
@pytest.mark.parametrize(("policy", "seed"), few(GAMES, 1))
def test_in_words_only_who_shares_a_hex_is_one_screen_more(policy, seed):
    """Three screens besides the markers of a lone attack.

    What is not of the fight is where the enemy goes from there, which the program cannot see.
    """
    found = list(fights(policy, seed, "table"))
    own = [[name for name in fight.screens if name in OF_THE_FIGHT] for fight in found]
    more = [screens for screens in own if len(set(screens) - {"bombard"}) > SCREENS]
    assert not more
    assert all(len(set(screens)) == len(screens) for screens in own)


@pytest.mark.parametrize("seed", few([5, 3, 4], 1))
@pytest.mark.parametrize("board", ELSEWHERE)
def test_on_other_grounds_fights_take_no_more_than_they_did(board, seed):
    """A first game on one's own map, and one in words only."""
    least = ELSEWHERE[board]
    screens, keys = shares(list(fights("commander", seed, board)))
    assert screens >= least[0]
    assert keys >= least[1]
