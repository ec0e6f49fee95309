"""A position file written of a running game gives the same state when it is read in again."""

import json
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from beachmaster.engine.facts import merged
from beachmaster.engine.otherwise import InForce, house_of, rulings_of
from beachmaster.engine.ownboard import written as board_file
from beachmaster.engine.positions import position_of
from beachmaster.engine.schema import json_schema
from beachmaster.engine.session import Session
from beachmaster.engine.setup import PositionError, Setup
from beachmaster.engine.text import render
from beachmaster.games import catalogue
from beachmaster.games.bloodbath.position_file import Position as BloodbathPosition
from beachmaster.games.hell_on_earth.counter_data import HQ
from beachmaster.games.hell_on_earth.factory import FACTORY as HELL
from beachmaster.games.hell_on_earth.position_file import Position as HellPosition
from often import few
from own_map import play_beside

SCHEMAS = {
    "hell-on-earth": Draft202012Validator(json_schema(HellPosition)),
    "bloodbath": Draft202012Validator(json_schema(BloodbathPosition)),
}
ASKED_AGAIN = {"told", "seen", "script", "learned", "opening", "tracks", "no_task_force"}
"""What a table tells once more or has laid out, what is secret, and what the board knows."""
EVERY = 7


def read_in(setup: Setup, position: Any, **changed: Any) -> Any:
    """Return the module and state of a game begun from a position, as from a file."""
    again = json.loads(json.dumps(position))
    SCHEMAS[setup.game].validate(again)
    begun = msgspec.structs.replace(setup, position=again, **changed)
    _, module = catalogue.load(setup.game).prepare(begun)
    return module, module.first_state(setup.seed)


def alike(state: Any) -> Any:
    """Return a state without the deal, its counters told by place and not by number."""
    plain = msgspec.to_builtins(state)
    for name in ASKED_AGAIN:
        plain.pop(name, None)
    among = plain.pop("among", None) or {}
    japan = plain["japan"]
    where = {name: one["place"] for name, one in japan.items()}
    for one in japan.values():
        secret = one["hidden"] or one["place"] == "container"
        one.pop("group", None)
        one.pop("home" if one["place"] == "eliminated" else "", None)
        for deal in ("battalion", "unit"):
            one.pop(deal if secret else "", None)
        one.pop("hidden" if one["place"] == "container" else "", None)
    plain["among"] = {unit: sorted({where[name] for name in held}) for unit, held in among.items()}
    plain["japan"] = sorted(map(json.dumps, japan.values()))
    for at, unit in (plain.get("red") or {}).items():
        kind, mark, name = unit.partition(":")
        plain["red"][at] = kind + mark + where.get(name, name)
    for name in ("banzai", "bombarded"):
        held = plain.get(name, ())
        if isinstance(held, dict):
            plain[name] = {where[one]: goal for one, goal in held.items()}
        else:
            plain[name] = [where[one] for one in held]
    return plain


def seen_in_container(state: Any) -> dict[str, list[str]]:
    """Return the units that lie open in the container; read in they are mixed in, and noted."""
    units = state.japan.values() if hasattr(state, "rebuilt") else ()
    return {u.unit: ["container"] for u in units if u.place == "container" and not u.hidden}


def same_again(session: Session, setup: Setup, **changed: Any) -> bool:
    """Check one moment of a game; tell whether there was a position to write."""
    try:
        position = position_of(session).position
    except PositionError:
        return False
    module, state = read_in(setup, position, **changed)
    assert module.problems(state) == []
    begun, _since = session.phase_start()
    now = alike(begun)
    now["among"] = {**seen_in_container(begun), **now["among"]}
    assert alike(state) == now
    assert {**module.written(state), "eliminated": 0} == {**position, "eliminated": 0}
    return True


@pytest.mark.parametrize("seed", few(range(2), 1))
@pytest.mark.parametrize("policy", ["random", "commander"])
@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath"])
def test_a_game_on_the_programs_map_is_the_same_read_in_again(game, policy, seed):
    factory = catalogue.load(game)
    setup, module = factory.prepare(Setup(game=game, seed=seed))
    session = Session(module, setup.seed)
    player, before, checked = factory.player(policy, session), "", 0
    while (asked := session.asked) is not None:
        if asked.phase != before:
            checked += same_again(session, setup)
            before = asked.phase
        session.answer(player.answer(asked))
    assert checked > 20


def test_a_game_on_ones_own_map_is_the_same_read_in_again():
    checked = []

    def look(session: Session) -> None:
        prints = session.module.open_prints(session.state)
        board = prints.board.knowing(merged(prints.known, ()))
        changed = {"data": {"board": board_file(board).decode()}}
        if session.tree.cursor % EVERY == 0 and same_again(session, own, **changed):
            checked.append(session.state.phase)

    own, _ = HELL.prepare(Setup(game="hell-on-earth", board="own", options={"counters": "program"}))
    play_beside(HELL, "hell-on-earth", 5, look=look)
    assert len(checked) > 10
    assert {"first-movement", "first-attack"} <= set(checked)


@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath"])
def test_nothing_is_written_during_the_set_up_or_after_the_end(game):
    factory = catalogue.load(game)
    setup, module = factory.prepare(Setup(game=game, seed=3))
    session = Session(module, setup.seed)
    with pytest.raises(PositionError, match="set-up is not over"):
        position_of(session)
    player = factory.player("random", session)
    while (asked := session.asked) is not None:
        session.answer(player.answer(asked))
    with pytest.raises(PositionError, match="game is over"):
        position_of(session)


@pytest.mark.parametrize("game", catalogue.playable())
def test_what_is_played_otherwise_goes_on_from_the_file(game):
    factory = catalogue.load(game)
    setup, module = factory.prepare(Setup(game=game, seed=3))
    session = Session(module, setup.seed)
    player = factory.player("random", session)
    while session.state.phase == "set-up":
        session.answer(player.answer(session.asked))
    ruling = rulings_of(module)[0]
    usual, other = (one.value for one in ruling.alternatives[:2])
    for about, to, rulings, house in (
        (ruling.option, other, {ruling.option: other}, {}),
        (ruling.option, usual, {}, {}),
        (ruling.rules[0], "we roll twice", {}, {ruling.rules[0]: "we roll twice"}),
        (ruling.option, other, {ruling.option: other}, {ruling.rules[0]: "we roll twice"}),
    ):
        session.otherwise(about, to)
        written = position_of(session)
        again, module = factory.prepare(Setup(game=game, seed=3, position=written.position))
        begun = Session(module, again.seed)
        assert dict(InForce(begun)) == {**again.options, **rulings}
        assert house_of(begun.state) == house
        assert ("what you now play differently" in render(written.text)) == bool(rulings or house)


@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath"])
@pytest.mark.parametrize("told", [{"rulings": {"x-01": "no"}}, {"house": {"hoe:5.5": "x" * 201}}])
def test_a_ruling_that_no_game_has_is_refused(game, told):
    factory = catalogue.load(game)
    given = {"format": 1, "game": game, **told}
    with pytest.raises(PositionError, match=r"no ruling|is one line"):
        factory.prepare(Setup(game=game, seed=3, position=given))


@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath"])
def test_what_lies_under_a_hidden_counter_is_not_in_the_file(game):
    factory = catalogue.load(game)
    files = set()
    for seed in range(2):
        setup, module = factory.prepare(Setup(game=game, seed=seed))
        session = Session(module, setup.seed)
        player = factory.player("random", session)
        while module.state_type and session.state.phase == "set-up":
            session.answer(player.answer(session.asked))
        shown = [one for one in position_of(session).position["japan"] if one.get("hidden")]
        assert shown
        assert not any(one.get("battalion") or one.get("unit") for one in shown)
        files.add(json.dumps(position_of(session).position["japan"]))
    assert len(files) == 1  # two deals, one file


def test_a_set_up_on_ones_own_map_that_is_not_known_is_refused_in_words():
    setup = Setup(game="hell-on-earth", board="own", position={})
    with pytest.raises(PositionError) as refused:
        HELL.prepare(setup)
    assert "not all 30 hexes of the set-up are known on your map" in render(refused.value.text)


@pytest.mark.rule("hoe:7.1")
@pytest.mark.parametrize("seed", range(3))
def test_the_eastern_group_of_heroic_mode_is_dealt_again(seed):
    setup, module = HELL.prepare(Setup(game="hell-on-earth", seed=seed, options=HEROIC))
    state = module.first_state(seed)
    state.phase = "raid"
    position = module.written(state)
    assert all("group" not in one or not one["group"] for one in position["japan"])
    _, again = read_in(setup, position)
    group = [unit for unit in again.japan.values() if unit.group]
    assert sorted(unit.home for unit in group) == [5, 5, 5, 6, 6, 6, 6, 6]
    assert any(unit.battalion == HQ for unit in group)


@pytest.mark.rule("hoe:7.1")
def test_the_eastern_group_that_the_player_knows_stands_in_the_file():
    setup, module = HELL.prepare(Setup(game="hell-on-earth", board="table", options=HEROIC))
    state = module.first_state(1)
    state.phase = "raid"
    for name, home, group in (("j01", 5, True), ("j02", 5, False), ("j03", 6, True)):
        unit = state.japan[name]
        unit.place, unit.home, unit.group = f"hex-{name}", home, group
    _, again = read_in(setup, module.written(state))
    assert [again.japan[f"j0{n}"].group for n in range(1, 5)] == [True, False, True, False]


HEROIC = {"mode": "heroic"}
