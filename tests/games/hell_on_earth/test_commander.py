"""The automatic US player: legal, the same every time, blind to what is hidden, and sensible."""

from statistics import mean

import pytest

from beachmaster.engine import auto, chance
from beachmaster.engine.prompt import AnswerError, Draw, Roll
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.games.hell_on_earth.factory import FACTORY
from beachmaster.games.hell_on_earth.players import commander
from beachmaster.games.hell_on_earth.players.commander import Commander
from beachmaster.games.hell_on_earth.rulings import OPTIONS
from games.hell_on_earth.play import hidden, shown, start, us

OTHER_WAYS = {item.option: item.alternatives[-1].value for item in OPTIONS if item.alternatives}


def session(seed, **options):
    setup, module = FACTORY.prepare(Setup(game="hell-on-earth", seed=seed, options=options))
    return Session(module, setup.seed)


def play(game, player):
    """Play to the end and return the answers by key."""
    answers = {}
    while (asked := game.asked) is not None:
        answers[asked.key] = player.answer(asked)
        game.answer(answers[asked.key])
        game.take_events()
    return answers


def score(policy, seed):
    game = session(seed)
    play(game, FACTORY.player(policy, game))
    return game.state.result.vp


def permute_hidden(state):
    """Turn the battalions under the hidden counters round by one; return a way back."""
    counters = [unit for unit in state.japan.values() if unit.alive and unit.hidden]
    were = [unit.battalion for unit in counters]

    def put(names):
        for unit, name in zip(counters, names, strict=True):
            unit.battalion = name

    put(were[1:] + were[:1])
    return lambda: put(were)


def decides(table, *procedures):
    """Let a commander answer until another procedure is asked for; return its answers."""
    player = Commander(table.session)
    answers, phase = {}, table.session.asked.phase
    while (asked := table.session.asked) and asked.prompt.procedure in procedures:
        if asked.phase != phase:
            break
        answers[asked.prompt.procedure] = player.answer(asked)
        table.session.answer(answers[asked.prompt.procedure])
    return answers


# -- what every answer must be ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "options", [{}, {"mode": "heroic"}, OTHER_WAYS], ids=["", "heroic", "other"]
)
def test_no_decision_is_left_to_chance(monkeypatch, options):
    """Each planned answer is legal: the program answers dice and bags only."""

    def dice_and_bags_only(prompt, seed, key):
        assert isinstance(prompt, Roll | Draw), key
        return auto.program_answer(prompt, seed, key)

    monkeypatch.setattr(commander, "program_answer", dice_and_bags_only)
    for seed in (1, 2):
        game = session(seed, **options)
        play(game, Commander(game))
        assert game.state.over


def test_the_same_game_is_played_the_same_way_twice():
    """Nothing but the position and the seed decides."""
    first, again = session(7), session(7)
    assert play(first, Commander(first)) == play(again, Commander(again))


def test_face_down_battalions_make_no_difference():
    """With other battalions under the hidden counters every decision is the same."""
    game = session(3)
    player, other = Commander(game), Commander(game)
    compared = 0
    while (asked := game.asked) is not None and asked.turn < 4:
        answer = player.answer(asked)
        if not isinstance(asked.prompt, Draw):
            put_back = permute_hidden(game.state)
            assert other.answer(asked) == answer, asked.key
            put_back()
            compared += 1
        game.answer(answer)
        game.take_events()
    assert compared > 100


def test_an_unforeseen_prompt_gets_a_legal_answer(monkeypatch):
    """A plan that does not fit the prompt falls back to chance."""
    table = start("first-attack", us={"25": "0711"}, japan=[hidden("0611", "313")])
    monkeypatch.setitem(commander._ANSWERS, "attack", lambda player: "dance")
    answer = Commander(table.session).answer(table.session.asked)
    assert table.prompt.check(answer) == answer
    with pytest.raises(AnswerError):
        table.prompt.check("dance")


# -- sensible decisions ----------------------------------------------------------------------------


def test_the_weak_revealed_unit_is_assaulted_from_two_sides():
    """One step left, factor 1, trenches: both regiments attack it, not the caves beside it."""
    table = start(
        "first-attack",
        us={"25": "0710", "27": "0510"},
        japan=[shown("0609", "3-mortar", steps=1), shown("0810", "1-145")],
    )
    answer = decides(table, "attack")["attack"]
    assert (answer["act"], answer["target"]) == ("assault", "0609")
    assert "25" in answer["attackers"] or "27" in answer["attackers"]


def test_a_hopeless_assault_is_not_made():
    """A lone worn regiment leaves three factors in caves alone."""
    table = start("first-attack", us={"25": us("0710", steps=1)}, japan=[shown("0810", "1-145")])
    assert decides(table, "attack")["attack"]["target"] == ""


def test_bombardment_goes_where_a_hit_kills():
    """Of two revealed units beside a regiment, the one with a single step is bombarded first."""
    table = start(
        "bombardment",
        us={"25": "0710"},
        japan=[shown("0609", "313"), shown("0810", "314", steps=1)],
    )
    assert decides(table, "bombard") == {"bombard": "0810"}


def test_an_open_objective_is_taken_in_time():
    """hoe:2.2: the first airfield lies open on turn 4, the last turn that counts."""
    table = start("first-movement", turn=4, us={"25": "0611"}, japan=[hidden("1003")])
    assert decides(table, "move")["move"] == ["25>0610"]


def test_a_disorganized_unit_is_rallied_before_a_whole_one_is_reinforced():
    """hoe:5.8.2.2: a unit with DR cannot do anything at all."""
    table = start(
        "command",
        us={
            "25": us("0610", marker="DR"),
            "27": us("0510", steps=3),
            **{name: us("box4", steps=2) for name in ("9", "21", "23", "24", "26", "28")},
        },
        japan=[hidden("1003")],
    )
    table.play(**{"rally:25": 1, "command_points": 3, "quiet": False})
    player = Commander(table.session)
    assert player.answer(table.session.asked)[0] == "rally:25"


def test_mount_suribachi_is_worth_an_extended_movement():
    """hoe:3.3.4.2: on turn 3 only the order brings the 28th to the top in time."""
    table = start(
        "first-movement",
        turn=3,
        us={"28": "0512"},
        japan=[hidden("1003")],
        weather="bad",
        blue={"cm08": "slot1"},
    )
    answers = decides(table, "move", "move-kind", "move-order", "move-to")
    assert answers["move-order"] == "cm08"
    assert table.us("28").place == "0213"


def test_the_commander_beats_chance_by_far():
    """A few games are enough to see the gap; `simulate` measures it over hundreds."""
    seeds = range(4)
    sensible = mean(score("commander", seed) for seed in seeds)
    assert sensible - mean(score("random", seed) for seed in seeds) > 4


@pytest.mark.parametrize("seed", range(1, 9))
def test_it_plans_anew_where_somebody_else_has_answered(seed):
    """Every other answer is somebody else's, so that no plan of the commander's is current."""
    game = session(seed)
    player = Commander(game)
    number = 0
    while (asked := game.asked) is not None:
        number += 1
        mine = chance.below(3, seed, str(number))
        value = (
            player.answer(asked) if mine else auto.program_answer(asked.prompt, -seed, asked.key)
        )
        game.answer(value)
    assert game.state.result is not None
