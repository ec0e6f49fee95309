"""The same seed and decisions give the same events on the tracked and on the table board.

Compared in order are all events but those below, with their words, rules and data. Left out are
`us-moved` (only the tracked board follows each step), `move` and `stay` (only the table board sends
the player off to move everything at once) and `notice` (it says which data the board comes with).
`landed` and `opposed-landing` are compared without their order and hexes: the tracked board tells
them move by move. Of US retreats the units are compared: a table board does not follow US units hex
by hex. At every phase start the states are compared in all that both boards know.
"""

from collections import Counter

import msgspec
import pytest

from beachmaster.engine import chance
from beachmaster.engine.chronicle import passages
from beachmaster.engine.event import Event
from beachmaster.engine.players import RandomPlayer, TablePlayer
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath.factory import FACTORY
from beachmaster.games.bloodbath.island import CLOSED_TO_TANKS
from beachmaster.games.bloodbath.places import CONTAINER, TRACK, UNKNOWN
from beachmaster.games.bloodbath.players import player_for
from beachmaster.games.bloodbath.rulings import OPTIONS
from beachmaster.games.bloodbath.state import (
    SECTORS,
    State,
)
from games.bloodbath.play import BOARD, DATA
from often import few

ONE_BOARD_ONLY = {
    "stays",
    "us-moved",
    "move",
    "stay",
    "notice",
    "phase",
    "nothing-to-do",
    "attacks-over",
}
IN_ANY_ORDER = {"landed", "opposed-landing"}
WITHOUT_HEXES = {"retreated", "stands-fast"}
CHOOSABLE = [item for item in OPTIONS if item.alternatives]
OTHER_WAYS = {item.option: item.alternatives[-1].value for item in CHOOSABLE}
"""Every ruling and option at its last alternative."""
RULED = [item.option for item in CHOOSABLE if item.option != "players"]
"""What both boards are played under, one at its other alternatives."""


def played(seed: int, policy: str = "random", **options: str) -> tuple[Session, Session]:
    """Play a table game to its end; return the table's session and its twin's."""
    given = {"reminders": "off", **options}
    setup = Setup(game="bloodbath", seed=seed, options=given, board="table")
    setup, module = FACTORY.prepare(setup)
    table = Session(module, setup.seed)
    player = player_for(policy, table)
    assert isinstance(player, TablePlayer)
    while (asked := table.asked) is not None:
        table.answer(player.answer(asked))
    return table, player.twin


def late(seed: int, **options: str) -> tuple[Session, Session]:
    """Play on at random from a late position, the same on both boards, and return both sessions."""
    table, player = late_start(seed, **options)
    while (asked := table.asked) is not None:
        table.answer(player.answer(asked))
    return table, player.twin


def late_start(seed: int, **options: str) -> tuple[Session, TablePlayer]:
    """Return a table game at a late position, and a player with the same one on a tracked board."""
    given = {"reminders": "off", **options}
    setup = Setup(game="bloodbath", seed=seed, options=given, position=late_position(seed))
    _, module = FACTORY.prepare(msgspec.structs.replace(setup, board="table"))
    _, tracked = FACTORY.prepare(setup)
    notes = tracked.notes = {}
    player = TablePlayer(Session(tracked, seed), notes, RandomPlayer)
    return Session(module, seed), player


def late_position(seed: int) -> Value:
    """Return turn 11 with the flag up: sixteen hidden units, and US units close to them."""
    red = [place for place in BOARD.deployment if place not in BOARD.suribachi]
    japan = chance.shuffled(red, seed, "japan")[:16]
    near = [p for p in BOARD.hexes if p not in japan and _open_ground(p, japan)]
    hexes = chance.shuffled(near, seed, "hexes")
    names = chance.shuffled([n for n, c in DATA.us.items() if c.division != 3], seed, "us")[:18]
    us = {name: {"place": place} for name, place in zip(names, hexes, strict=False)}
    supports = [name for name in names if DATA.us[name].support]
    battalions = [name for name in names if not DATA.us[name].support]
    for support, battalion in zip(supports, battalions[:3], strict=False):
        us[support] = {"place": us[battalion]["place"], "level": 1}
    held = {BOARD.sector(place) for place in japan}
    guns = [name for name, unit in DATA.japan.items() if unit.kind in ("hq", "artillery")]
    return {
        "turn": 11,
        "phase": "us-movement",
        "suribachi": True,
        "us": us,
        "japan": [{"place": place} for place in japan],
        "track": guns[:4],
        "cleared": [sector for sector in SECTORS if sector not in held],
    }


def _open_ground(place: str, japan: list[str]) -> bool:
    closed = BOARD.coast(place) or place in BOARD.suribachi
    closed = closed or BOARD.terrain(place) in CLOSED_TO_TANKS
    return not closed and any(BOARD.distance(place, other) <= 2 for other in japan)


def asked_in(session: Session) -> list[int]:
    """Return the turn of each question that a table's player answered."""
    return [
        passage.asked.turn
        for passage in passages(session)
        if passage.asked is not None and passage.entry is not None and passage.asked.prompt.question
    ]


def told(event: Event) -> object:
    if event.name in WITHOUT_HEXES and "units" in event.data:
        return event.name, event.rules, tuple(event.data["units"])
    if event.name in WITHOUT_HEXES and "unit" in event.data:
        return event.name, event.rules, event.data["unit"]
    return event.name, render(event.text), event.rules, msgspec.json.encode(event.data)


def in_order(session: Session) -> list[object]:
    free = ONE_BOARD_ONLY | IN_ANY_ORDER
    return [told(event) for _, event in session.history() if event.name not in free]


def landings(session: Session) -> list[Counter[object]]:
    """Return who landed, movement phase by movement phase."""
    phases: list[Counter[object]] = [Counter()]
    for _, event in session.history():
        if event.name in IN_ANY_ORDER:
            phases[-1][event.name, event.data["unit"]] += 1
        elif phases[-1] and event.name not in ONE_BOARD_ONLY:
            phases.append(Counter())
    return phases


def known_to_both(state: State) -> dict[str, object]:
    """Return a state in words that both boards know: Japanese units by place, US hexes as `map`."""
    us = {
        name: ("map" if unit.on_map else unit.place, unit.steps, unit.collins)
        for name, unit in state.us.items()
    }
    places = {name: unit.place for name, unit in state.japan.items()}
    seen = [u for u in state.japan.values() if u.on_map and not u.hidden]
    return {
        "where": (state.turn, state.phase, state.storm, state.over, state.coast),
        "us": us,
        "seen": {u.place: (u.unit, u.dug_in) for u in seen},
        "hidden": sum(u.hidden and u.on_map for u in state.japan.values()),
        "container": sum(place == CONTAINER for place in places.values()),
        "track": sorted(u.unit for u in state.japan.values() if u.place == TRACK),
        "sectors": (state.cleared, state.suribachi),
        "reserves": (state.regiments, state.rebuilt, state.called),
        "opposed": state.opposed,
        "banzai": {places[name]: goal for name, goal in state.banzai.items()},
        "result": msgspec.to_builtins(state.result),
    }


def phase_starts(session: Session) -> dict[tuple[int, str], dict[str, object]]:
    """Return what stood at the phase starts; of phases that ask nothing the last one is kept."""
    states = [msgspec.json.decode(one.state, type=State) for one in session.snapshots.values()]
    return {(s.turn, s.phase): known_to_both(s) for s in [*states, session.state]}


def assert_the_same_game(table: Session, twin: Session) -> None:
    assert in_order(table) == in_order(twin)
    assert landings(table) == landings(twin)
    one, other = phase_starts(table), phase_starts(twin)
    shared = [where for where in one if where in other and where[1] != "set-up"]
    assert len(shared) > 0.5 * len(one)
    for where in shared:
        assert one[where] == other[where]


def hold_out(state: State) -> bool:
    """Tell whether a table state names every Japanese unit that is not merely counted."""
    return all(unit.hidden for unit in state.japan.values() if unit.place == UNKNOWN)


def ways_of(option: str) -> list[str]:
    """Return the other alternatives of an option."""
    found = next(one.alternatives for one in CHOOSABLE if one.option == option)
    return [one.value for one in found[1:]]


@pytest.mark.parametrize("policy", FACTORY.policies)
@pytest.mark.parametrize("seed", few([1, 2], 1))
def test_both_boards_tell_the_same_game(seed, policy):
    assert_the_same_game(*played(seed, policy))


@pytest.mark.long
@pytest.mark.parametrize("option", RULED)
def test_both_boards_tell_the_same_game_under_every_other_ruling(option):
    """The commander comes to the late rules."""
    for way in ways_of(option):
        assert_the_same_game(*played(11, FACTORY.policies[-1], **{option: way}))


@pytest.mark.parametrize("option", few(RULED, 4))
def test_both_boards_tell_the_same_end_under_every_other_ruling(option):
    """Two players and chance come to what the commander never does."""
    for way in ways_of(option):
        assert_the_same_game(*late(11, **{"players": "two", option: way}))


@pytest.mark.parametrize("players", few(["two", "one"], 1))
@pytest.mark.parametrize("seed", few([21, 22], 1))
def test_both_boards_tell_the_same_game_with_all_other_rulings_at_once(seed, players):
    assert_the_same_game(*played(seed, **{**OTHER_WAYS, "players": players}))
    assert_the_same_game(*late(seed, **{**OTHER_WAYS, "players": players}))


@pytest.mark.parametrize("players", ["one", "two"])
@pytest.mark.parametrize("seed", few([1, 2, 3], 1))
def test_both_boards_tell_the_same_end_of_a_game(seed, players):
    """After Suribachi fell: searches upward, observers, Banzai attacks."""
    assert_the_same_game(*late(seed, players=players))


@pytest.mark.parametrize("policy", FACTORY.policies)
def test_a_turn_asks_few_questions(policy):
    """Not more than one in the median for each of forty units that lie on the map."""
    questions = Counter()
    for seed in (5, 6):
        table, _ = played(seed, policy)
        questions.update((seed, turn) for turn in asked_in(table))
    counts = sorted(questions.values())
    assert counts[len(counts) // 2] <= 40


def test_the_table_never_learns_what_was_not_turned():
    table, _ = played(3)
    assert hold_out(table.state)
    assert not any(u.unit for u in table.state.japan.values() if u.place == UNKNOWN)
