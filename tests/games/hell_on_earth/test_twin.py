"""The same seed and decisions give the same events on the tracked and on the table board.

Compared in order are all events but those below, with their words, rules and data. Left out are
`us-moved` (only the tracked board follows each step), `left-zone` (only a map shows where one is),
`move` (only the table board sends the player off to move everything at once) and `notice` (it says
which data the board comes with). `strategic` and `captured` are compared without their order,
`artillery` by its count at each phase start: the tracked board tells them move by move, the table's
check-list after all moves. `phase` and `nothing-to-do` are left out as well: a
question of the table makes a phase speak that passes by on the tracked board. At every phase start
the states are compared in all that both boards know.
"""

from collections import Counter

import msgspec
import pytest

from beachmaster.engine.event import Event
from beachmaster.engine.players import RandomPlayer, TablePlayer
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.factory import FACTORY
from beachmaster.games.hell_on_earth.places import UNKNOWN
from beachmaster.games.hell_on_earth.players import player_for
from beachmaster.games.hell_on_earth.rulings import OPTIONS
from beachmaster.games.hell_on_earth.state import State
from often import few

ONE_BOARD_ONLY = {
    "us-moved",
    "move",
    "nobody-moves",
    "left-zone",
    "notice",
    "phase",
    "nothing-to-do",
    "attacks-over",
}
IN_ANY_ORDER = {"strategic", "captured"}
BY_COUNT = {"artillery"}
CHOOSABLE = [item for item in OPTIONS if item.alternatives]
OTHER_WAYS = {item.option: item.alternatives[-1].value for item in CHOOSABLE}
"""Every ruling and option at its last alternative."""


def played(policy: str, seed: int, **options: str) -> tuple[Session, Session]:
    """Play a table game to its end; return the table's session and its twin's."""
    given = {"reminders": "off", **options}
    setup = Setup(game="hell-on-earth", seed=seed, options=given, board="table")
    setup, module = FACTORY.prepare(setup)
    table = Session(module, setup.seed)
    player = player_for(policy, table)
    assert isinstance(player, TablePlayer)
    while (asked := table.asked) is not None:
        table.answer(player.answer(asked))
    return table, player.twin


def told(event: Event) -> tuple[str, str, tuple[str, ...], bytes]:
    return event.name, render(event.text), event.rules, msgspec.json.encode(event.data)


def in_order(session: Session) -> list[tuple[str, str, tuple[str, ...], bytes]]:
    free = ONE_BOARD_ONLY | IN_ANY_ORDER | BY_COUNT
    return [told(event) for _, event in session.history() if event.name not in free]


def in_any_order(session: Session) -> Counter[object]:
    return Counter(told(e) for _, e in session.history() if e.name in IN_ANY_ORDER)


def known_to_both(state: State) -> dict[str, object]:
    """Return a state in words that both boards know: Japanese units by place, US hexes as `map`."""
    places = {name: unit.place for name, unit in state.japan.items()}

    def place_of(at: str) -> str:
        kind, colon, name = at.partition(":")
        return f"{kind}{colon}{places[name]}" if colon else at

    us = msgspec.to_builtins(state.us)
    for name, unit in state.us.items():
        us[name]["place"] = "map" if unit.on_map else unit.place
    seen = [u for u in state.japan.values() if u.alive and not u.hidden]
    return {
        "where": (state.turn, state.phase, state.weather, state.over, state.cleared),
        "us": us,
        "seen": {u.place: (u.battalion, u.steps) for u in seen},
        "hidden": sum(u.hidden for u in state.japan.values()),
        "dead": sum(not u.alive for u in state.japan.values()),
        "red": {token: place_of(at) for token, at in state.red.items()},
        "blue": state.blue,
        "objectives": (sorted(state.control), state.captured, state.artillery),
        "orders": (state.order_played, state.orders),
        "bombarded": sorted(places[name] for name in state.bombarded),
        "result": msgspec.to_builtins(state.result),
    }


def phase_starts(session: Session) -> dict[tuple[int, str], dict[str, object]]:
    """Return what stood at the phase starts; of phases that ask nothing the last one is kept."""
    states = [msgspec.json.decode(one.state, type=State) for one in session.snapshots.values()]
    return {(s.turn, s.phase): known_to_both(s) for s in [*states, session.state]}


def assert_the_same_game(table: Session, twin: Session) -> None:
    one, other = phase_starts(table), phase_starts(twin)
    shared = [where for where in one if where in other]
    assert len(shared) > 0.8 * len(one)
    for where in shared:
        assert one[where] == other[where]
    assert in_order(table) == in_order(twin)
    assert in_any_order(table) == in_any_order(twin)


@pytest.mark.parametrize("policy", FACTORY.policies)
@pytest.mark.parametrize("seed", few(range(1, 4), 1))
@pytest.mark.parametrize("mode", ["standard", "heroic"])
def test_both_boards_tell_the_same_game(policy, seed, mode):
    assert_the_same_game(*played(policy, seed, mode=mode))


@pytest.mark.parametrize("policy", few(FACTORY.policies, 1))
@pytest.mark.parametrize("option", few([item.option for item in CHOOSABLE], 4))
def test_both_boards_tell_the_same_game_under_every_other_ruling(policy, option):
    for way in next(one.alternatives for one in CHOOSABLE if one.option == option)[1:]:
        assert_the_same_game(*played(policy, 11, **{option: way.value}))


@pytest.mark.parametrize("policy", FACTORY.policies)
@pytest.mark.parametrize("seed", few([21, 22, 23], 1))
def test_both_boards_tell_the_same_game_with_all_other_rulings_at_once(policy, seed):
    assert_the_same_game(*played(policy, seed, **OTHER_WAYS))


def test_the_table_never_learns_what_was_not_turned():
    table, _ = played("random", 3)
    unnamed = [unit for unit in table.state.japan.values() if unit.place == UNKNOWN]
    assert all(unit.hidden and not unit.battalion for unit in unnamed)


def test_the_table_goes_on_attacking_where_the_twin_remembers_what_was_forgotten():
    """A random player who says no to "anything forgotten?" says so on both boards."""
    setup = Setup(game="hell-on-earth", seed=4, board="table")
    setup, module = FACTORY.prepare(setup)
    table = Session(module, setup.seed)
    player = player_for("random", table)
    assert isinstance(player, TablePlayer)
    player.player = Hesitant(player.twin)
    while (asked := table.asked) is not None:
        table.answer(player.answer(asked))
    said = [entry.value for entry in table.tree.entries if "/attack-done#" in entry.key]
    assert False in said
    assert_the_same_game(table, player.twin)


class Hesitant(RandomPlayer):
    """Say no to every second confirmation."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.sure = True

    def answer(self, asked: Asked) -> Value:
        if asked.prompt.kind != "confirm":
            return super().answer(asked)
        self.sure = not self.sure
        return self.sure
