"""The movement coach says of every unit what the rules say: the same facts, the same words."""

import pytest

from beachmaster.engine.asking import asking
from beachmaster.engine.coach_words import coach_lines, going_lines
from beachmaster.engine.prompt import AnswerError
from beachmaster.engine.text import render
from beachmaster.games.bloodbath.factory import FACTORY as BLOODBATH
from beachmaster.games.hell_on_earth.factory import FACTORY as HELL
from beachmaster.storage.starting import Wish, start
from often import few
from own_map import play_beside

OFTEN = 7
"""Of so many movement prompts, one unit's hexes are all tried."""


def standing(coach):
    """Return every unit once for each of the three in which it is."""
    closed = [unit for group in (*coach.cannot, *coach.done) for unit in group.units]
    return sorted([*coach.todo, *closed])


def units_asked(prompt):
    """Return the units that the prompt lists or closes."""
    listed = [one.value for one in (*prompt.options, *prompt.closed()) if one.value != "done"]
    return sorted(listed)


def hold_unit(prompt, unit, hexes):
    """Try every hex with a unit: it is open or refused as the coach says."""
    going = prompt.coach.going(unit)
    assert going.unit == unit
    assert going_lines(going)
    answers = [goal.answer for goal in going.where]
    for answer in answers:
        assert prompt.check([answer]) == [answer]
    reasons = {one.place: one.reason for one in going.barred}
    for place in hexes:
        answer = f"{unit}>{place}"
        if answer not in answers:
            refused = refusal(prompt, answer)
            assert refused is not None
            if place in reasons:
                assert refused.params["reason"] == reasons[place]


def refusal(prompt, answer):
    try:
        prompt.check([answer])
    except AnswerError as error:
        return error.text
    return None


def play_and_hold(wish, policy, *, tries):
    """Play a game; hold the coach at every prompt of a movement, and return how many there were."""
    playing = start(wish)
    session, met = playing.session, 0
    player = playing.factory.player(policy, session)
    while (asked := session.asked) is not None:
        prompt = asked.prompt
        if prompt.coach is not None and prompt.procedure == "move":
            met += 1
            coach = prompt.coach.coach()
            with asking(False):
                assert standing(coach) == units_asked(prompt)
            for group in coach.cannot:
                closed = {one.value: one.reason for one in prompt.closed()}
                assert {closed[unit] for unit in group.units} == {group.reason}
            if tries and met % OFTEN == 1 and coach.todo:
                hexes = list(session.module.chart(session.state).hexes)
                hold_unit(prompt, coach.todo[met % len(coach.todo)], hexes)
        session.answer(player.answer(asked))
    playing.close()
    return met


@pytest.mark.slow
@pytest.mark.parametrize("game", few(["hell-on-earth", "bloodbath"], 1))
def test_a_whole_game_is_coached_as_its_prompts_accept(game):
    assert play_and_hold(Wish(game=game, seed=3), "commander", tries=True) > 10


@pytest.mark.parametrize(("factory", "game"), [(HELL, "hell-on-earth"), (BLOODBATH, "bloodbath")])
def test_on_a_map_of_ones_own_the_coach_asks_nothing_and_says_what_is_not_known(factory, game):
    """Also where an answer is just carried out and open prints may be asked."""
    costs = set[str]()

    def look(session):
        prompt = session.asked.prompt
        if prompt.coach is None:
            return
        with asking():
            for line in coach_lines(prompt.coach.coach()):
                assert render(line)
            for unit in prompt.coach.coach().todo[:6]:
                going = prompt.coach.going(unit)
                assert going_lines(going) if going is not None else prompt.procedure == "moved"
                costs.update(render(goal.cost) for goal in going.where)

    play_beside(factory, game, 0, look=look, turns=3)
    unknown = [cost for cost in costs if "not known yet" in cost]
    assert unknown
    for cost in unknown:
        least, _to, most = cost.partition(" MP")[0].split()
        assert int(least) < int(most)
    assert len(unknown) < len(costs)
