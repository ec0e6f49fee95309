"""The automatic US player: legal, the same every time, blind to what is hidden, and sensible."""

from statistics import mean

import pytest

from beachmaster.engine import auto
from beachmaster.engine.prompt import AnswerError, Draw, Roll
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.games.bloodbath.factory import FACTORY
from beachmaster.games.bloodbath.players import attacks, commander, staff
from beachmaster.games.bloodbath.players.commander import Commander
from beachmaster.games.bloodbath.players.odds import Odds
from beachmaster.games.bloodbath.players.sight import Sight
from beachmaster.games.bloodbath.rulings import OPTIONS
from games.bloodbath import play as sketch
from games.bloodbath.play import BOARD, DATA, FAR, around, hidden, inland, japanese, start, us

OTHER_WAYS = {
    item.option: item.alternatives[-1].value
    for item in OPTIONS
    if item.alternatives and item.option != "players"
}


def session(seed, board="tracked", **options):
    setup, module = FACTORY.prepare(
        Setup(game="bloodbath", board=board, seed=seed, options=options)
    )
    return Session(module, setup.seed)


def play(game, player):
    """Play to the end and return the answers by key."""
    answers = {}
    while (asked := game.asked) is not None:
        answers[asked.key] = player.answer(asked)
        game.answer(answers[asked.key])
        game.take_events()
    return answers


def permute_hidden(state):
    """Turn the units under the face-down counters round by one; return a way back."""
    counters = [unit for unit in state.japan.values() if unit.hidden]
    were = [unit.unit for unit in counters]

    def put(names):
        for unit, name in zip(counters, names, strict=True):
            unit.unit = name

    put(were[1:] + were[:1])
    return lambda: put(were)


def decides(table, *procedures):
    """Let a commander answer until another procedure is asked for; return its answers."""
    player = Commander(table.session)
    answers = {}
    while table.procedure in procedures:
        answers.setdefault(table.procedure, []).append(player.answer(table.session.asked))
        table.answer(answers[table.procedure][-1])
    return answers


def look(table):
    """Look at a table as the commander does."""
    return Sight(table.session.module, table.state, Odds(DATA.crt, False))


# -- what every answer must be ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "options", [{}, OTHER_WAYS, {"players": "two"}], ids=["", "other", "two players"]
)
def test_no_decision_is_left_to_chance(monkeypatch, options):
    """Each planned answer is legal: the program answers dice, draws and the other player only."""

    def dice_and_draws_only(prompt, seed, key):
        assert isinstance(prompt, Roll | Draw) or prompt.side == "japan", key
        return auto.program_answer(prompt, seed, key)

    monkeypatch.setattr(commander, "program_answer", dice_and_draws_only)
    for seed in (2,):
        game = session(seed, **options)
        play(game, Commander(game))
        assert game.state.over


def test_the_same_game_is_played_the_same_way_twice():
    """Nothing but the position and the seed decides."""
    first, again = session(7), session(7)
    assert play(first, Commander(first)) == play(again, Commander(again))


def test_face_down_units_make_no_difference():
    """With other units under the face-down counters every decision is the same (bib:19.2)."""
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
    place = inland()
    table = start(us={"23-1": around(place)[0]}, japan=[hidden(place)])
    monkeypatch.setitem(commander._ANSWERS, "attack", lambda player: "dance")
    assert Commander(table.session).answer(table.session.asked)["target"] in table.targets
    with pytest.raises(AnswerError):
        table.prompt.check("dance")


# -- sensible decisions ----------------------------------------------------------------------------


def test_units_beside_a_weak_defender_attack_it_together_with_two_markers_each():
    """bib:16.2: markers do not keep, so the only attack gets as many as it may have."""
    place = inland()
    near = around(place)
    units = {"23-1": near[0], "23-f": near[0], "23-2": near[1], "24-f": near[1], "23-3": near[2]}
    table = start(us=units, japan=[hidden(place), hidden(FAR)])
    answers = decides(table, "attack", "bombard")
    assert answers["attack"][0]["target"] == place
    assert {"23-1", "23-2", "23-f", "24-f"} <= set(answers["attack"][0]["units"])
    assert answers["bombard"] == [2]


def test_a_lone_depleted_battalion_attacks_nobody():
    """Three factors against a face-down unit in rough ground would only lose."""
    place = inland("rough")
    table = start(us={"23-1": us(around(place)[0], steps=1)}, japan=[hidden(place), hidden(FAR)])
    assert decides(table, "attack") == {"attack": [{"target": "", "units": []}]}


def test_no_tank_joins_where_it_could_not_attack():
    """bib:17.3: against a ravine the tank is not weighed at all."""
    place = inland("ravine")
    units = {"23-1": around(place, tanks=True)[0], "tank-4": around(place, tanks=True)[0]}
    table = start(us=units, japan=[hidden(place), hidden(FAR)])
    sight = look(table)
    friends = list(sight.friends.values())
    alone = [one for one in friends if not one.tank]
    foe = sight.foes[place]
    assert sight.expected(foe, friends, 0.0) == sight.expected(foe, alone, 0.0)


def test_markers_go_where_they_save_most_and_none_is_wasted():
    """bib:16.2: every marker that an attack can take is given."""
    first = inland()
    second = inland(but=(first,))
    units = {"23-1": around(first)[0], "23-2": around(first)[1]}
    units |= {"24-1": around(second)[0], "24-2": around(second)[1], "24-f": around(second)[1]}
    table = start(us=units, japan=[hidden(first), hidden(second)])
    sight = look(table)
    plans = [
        attacks.weigh(sight, sight.foes[place], attacks.standing(sight)[at:][:2], 0.0)
        for place, at in ((first, 0), (second, 2))
    ]
    assert attacks.share(sight, plans, 9) == dict.fromkeys((first, second), 2)
    assert sum(attacks.share(sight, plans, 3).values()) == 3


def test_the_odds_are_the_exact_ones():
    """The quick averages agree with the exact odds that a player is shown (bib:20.2)."""
    place = inland("rough")
    near = around(place, tanks=True)
    units = {"23-1": near[0], "tank-4": near[0], "23-2": near[1]}
    table = start(us=units, japan=[hidden(place), hidden(FAR)])
    sight = look(table)
    shown = table.prompt.weigh({"target": place, "units": list(units)})
    chances = {one.outcome: float(one.probability) for one in shown.tables[0].chances}
    found = sight.expected(sight.foes[place], list(sight.friends.values()), 0.0)
    assert found.kill == pytest.approx(chances.get("kill", 0) + chances.get("trade", 0))
    assert found.loss == pytest.approx(chances.get("trade", 0) + chances.get("slips-trade", 0))


def test_eight_units_land_on_the_first_turn_where_nobody_stands():
    """bib:14.2: two a color, one a hex, and never on the enemy."""
    table = sketch.fresh(seed=4)
    answers = decides(table, "coast", "task-force-collins", "move")
    landed = [move.partition(">") for move in answers["move"][0]]
    assert len(landed) == len({place for _, _, place in landed}) == 8
    assert table.state.coast in ("east", "west")
    assert all(BOARD.coast(place) == table.state.coast for _, _, place in landed)


def test_a_depleted_battalion_rests_where_it_can_be_made_whole():
    """bib:14.7: four hexes from the enemy, and the step goes to it before a flamethrower."""
    near = around(inland())[0]
    table = start(
        "us-movement",
        us={"23-1": us(near, steps=1), "23-f": us("eliminated", steps=0)},
        japan=[hidden(FAR)],
    )
    answers = decides(table, "task-force-collins", "replacement")
    assert answers["replacement"] == [["23-1", "23-f"]]


def test_a_tank_is_lost_before_a_battalion_and_a_whole_battalion_before_its_last_step():
    """bib:12.3: support units cost no victory points, an eliminated battalion two."""
    sight = look(start(us={"23-1": us(around(inland())[0], steps=1)}, japan=[hidden(FAR)]))
    assert staff.loser(sight, ["23-1", "23-2", "23-f", "tank-4"]) == "tank-4"
    assert staff.loser(sight, ["23-1", "23-2", "23-f"]) == "23-f"
    assert staff.loser(sight, ["23-1", "23-2"]) == "23-2"


def test_two_regiments_come_forward_and_the_task_force_waits_for_a_lost_tank():
    """bib:14.4, bib:17.4: the reserves as early as can be, the merged tanks once one is lost."""
    table = start("us-movement", us={"23-1": around(inland())[0]}, japan=[hidden(FAR)])
    answers = decides(table, "task-force-collins", "replacement", "reserves")
    assert answers["task-force-collins"] == ["no"]
    assert len(answers["reserves"][0]) == 3
    lost = start("us-movement", us={"tank-4": us("eliminated", steps=0)}, japan=[hidden(FAR)])
    assert decides(lost, "task-force-collins")["task-force-collins"] != ["no"]


def test_units_retreat_where_the_way_is_open_and_stand_fast_where_it_is_not():
    """bib:7.7: a step is not given away for a hex that is free."""
    place = inland()
    sight = look(start(us={"23-1": around(place)[0]}, japan=[hidden(place), hidden(FAR)]))
    assert staff.falls_back(sight, "23-1", ["retreat", "stay"]) == "stay"
    assert staff.falls_back(sight, "23-1", ["stand:23-1"]) == "stand:23-1"
    cornered = [hidden(one) for one in (place, *around(place)[1:])]
    shut = look(start(us={"23-1": place}, japan=[hidden(one["place"]) for one in cornered[1:]]))
    assert staff.falls_back(shut, "23-1", ["retreat", "stand:23-1"]) == "stand:23-1"


def test_mount_suribachi_comes_first():
    """bib:22.0: of two equal targets the one on the mountain is worth more."""
    place = inland("rough")
    sight = look(start(us={}, japan=[hidden(place), hidden(FAR, japanese("infantry"))]))
    assert staff.coast(sight, ["east", "west"]) in ("east", "west")
    assert attacks.kill(sight, sight.foes[FAR]) > attacks.kill(sight, sight.foes[place]) + 1


def test_the_commander_beats_chance_by_far():
    """A few games are enough to see the gap; `simulate` measures it over hundreds."""

    def result(policy, seed):
        game = session(seed)
        play(game, FACTORY.player(policy, game))
        left = sum(unit.on_map for unit in game.state.japan.values())
        return game.outcome["losses"], left

    sensible = [result("commander", seed) for seed in range(3)]
    chance = [result("random", seed) for seed in range(2)]
    assert mean(losses for losses, _ in sensible) < mean(losses for losses, _ in chance) - 15
    assert mean(left for _, left in sensible) < mean(left for _, left in chance) / 3


@pytest.mark.rule("bib:16.3")
def test_b27_is_weighed_as_it_is_played_now():
    """B-27: switched in the middle of a game, it counts from then on."""
    table = start(us={"23-1": around(inland())[0]}, japan=[hidden(inland()), hidden(FAR)])
    commander = Commander(table.session)
    before = commander.sight().odds
    to = OTHER_WAYS["b-27"]
    assert before.generous != (to == "generous")
    table.session.otherwise("B-27", to, "as agreed")
    assert commander.sight().odds.generous != before.generous
    assert commander.sight().odds is commander.sight().odds


@pytest.mark.parametrize("known", [[], ["beach"], ["beach", "red"]])
def test_it_chooses_a_coast_of_a_map_that_was_not_told(known):
    """Until the red hexes are listed the units of the island are in no hex."""
    module = session(1, "own", counters="program").module
    full = session(1).module.prints
    game = Session(module, 1)
    for question in module.open_prints(game.state).questions():
        if question.kind.id in known:
            game.learn(question, FACTORY.answer_from(full, question))
    assert game.asked.prompt.procedure == "coast"
    assert Commander(game).answer(game.asked) in full.beaches
