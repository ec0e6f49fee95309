"""A map of the player's own: whole games beside their twins, and how much they ask (bib:11.0)."""

from collections import Counter
from functools import lru_cache

import pytest

from beachmaster.engine.asking import may_ask
from beachmaster.engine.facts import WHOLE
from beachmaster.engine.mapquestions import ListQuestion
from beachmaster.engine.options import AnswerError
from beachmaster.engine.ownboard import written
from beachmaster.engine.printkinds import SEA
from beachmaster.engine.prompt import Choose, Place
from beachmaster.engine.session import Session
from beachmaster.engine.setup import PositionError, Setup
from beachmaster.engine.sketch import sketch
from beachmaster.engine.unknown import Unknown
from beachmaster.games.bloodbath.factory import FACTORY
from beachmaster.games.bloodbath.own_prints import BARE
from beachmaster.games.bloodbath.prints import Prints
from often import few
from own_map import Beside, Learned, holds_little, play_beside, taught_by

GAME = "bloodbath"
ASKED_MOST = 19
FIRST_GAMES = [
    ("random", 3),
    *((policy, seed) for policy in FACTORY.policies for seed in range(20)),
]
"""First the one in which a mistake was found; `run.py fuzz` plays the others, too."""
RULED_OTHERWISE = {"b-46": "go-on", "b-72": "eliminated", "b-76": "nearest", "b-47": "yes"}
ONE_BY_ONE = [{name: value} for name, value in RULED_OTHERWISE.items()]
QUIET = {"reminders": "off"}
MOST_A_TURN = 30


@pytest.fixture(scope="module")
def well_known() -> Learned:
    """Return the board of somebody who played a game."""
    return taught_by(FACTORY, GAME, 40)


@lru_cache(1)
def first_game(policy: str, seed: int) -> Beside:
    """Play a game on a map of which nothing is known."""
    return play_beside(FACTORY, GAME, seed, policy=policy, options=QUIET)


@pytest.mark.parametrize(("policy", "seed"), few(FIRST_GAMES, 1))
def test_a_first_game_asks_little_and_ends_as_on_the_programs_map(policy, seed):
    """At most three questions for an answer and thirty a turn."""
    assert holds_little(first_game(policy, seed), MOST_A_TURN)


@pytest.mark.parametrize("seed", few([ASKED_MOST, *range(4)], 0))
def test_a_learned_map_asks_nothing(seed):
    first = play_beside(FACTORY, GAME, seed, options=QUIET)
    again = play_beside(FACTORY, GAME, seed, atlas=first.atlas, options=QUIET)
    assert holds_little(first, MOST_A_TURN)
    assert not holds_little(again, 0)
    assert again.gestures() == first.gestures(map_too=False)
    assert again.gestures()[0] <= 5


@pytest.mark.parametrize("share", few([0.4, 0.1, 0.8], 0))
def test_facts_hidden_at_random_change_nothing_but_what_is_asked(well_known, share):
    hidden = well_known.hidden(share, seed=share)
    beside = play_beside(FACTORY, GAME, 30, atlas=hidden)
    assert beside.same_end()
    assert beside.most_for_one <= 3
    assert beside.questions().total() > 0


@pytest.mark.parametrize("options", few([RULED_OTHERWISE, *ONE_BY_ONE], 1), ids=str)
def test_other_rulings_are_asked_for_as_little(options):
    known = {one.option: {a.value for a in one.alternatives} for one in FACTORY.options()}
    assert all(value in known[name] for name, value in options.items())
    beside = play_beside(FACTORY, GAME, 5, options=QUIET | options)
    assert beside.same_end()
    assert beside.most_for_one <= 3


def test_every_game_teaches_and_what_it_taught_is_true():
    full = FACTORY.prepare(Setup(game=GAME))[1].prints
    known = first_game(*FIRST_GAMES[0]).atlas.known()
    terrains = [(p, v["terrain"]) for p, v in known.items() if "terrain" in v and p in full.hexes]
    assert len(terrains) > 60
    assert all(full.terrain(place) == told for place, told in terrains)
    assert {p for p, v in known.items() if v.get("red") is not None} == set(full.deployment)
    assert known[WHOLE]["cost-rough"] == full.cost_of("rough")


def test_nothing_that_paints_or_lists_asks():
    seen = Counter[str]()

    def look(session: Session) -> None:
        assert not may_ask()
        module, state, asked = session.module, session.state, session.asked
        drawn = sketch(module, state)
        assert drawn is not None
        assert drawn.cells
        prompt = asked.prompt
        seen[prompt.kind] += 1
        if isinstance(prompt, Choose | Place):
            assert prompt.closed() is not None
            first = next(iter(prompt.options), None)
            if first is not None and isinstance(prompt, Choose) and prompt.odds_of is not None:
                prompt.odds_of([first.value] if prompt.many else first.value)
        if prompt.odds is not None:
            prompt.odds()
        for unit in [row.id for row in module.overview(state).units][:8]:
            module.reach(state, prompt, unit)
        module.visible(state)
        module.pieces(state)

    play_beside(FACTORY, GAME, 0, look=look, turns=3)
    assert seen["choose"] > 20


# -- whose counters lie on it --------------------------------------------------------------------


def on_own_map(*, shore: bool = False, seed: int = 3, **options: str) -> tuple[Session, Prints]:
    """Return a game on a map of the player's own, and the program's map.

    With `shore` it is known what is sea: who plays at random would go there else.
    """
    full = FACTORY.prepare(Setup(game=GAME))[1].prints
    sea = {place: {"terrain": SEA} for place in BARE.lattice if place not in full.hexes}
    data = {"board": written(BARE.knowing(sea)).decode()} if shore else {}
    given = {"reminders": "off", **options}
    setup = Setup(game=GAME, seed=seed, board="own", options=given, data=data)
    return Session(FACTORY.prepare(setup)[1], setup.seed), full


def play_on(session: Session, full: Prints, until: str = "") -> None:
    """Play at random, up to a prompt; what the map prints is told as the program's map shows it."""
    while (asked := session.asked) is not None and asked.prompt.procedure != until:
        try:
            session.auto(invent=True)
        except Unknown as unknown:
            session.learn(unknown.question, FACTORY.answer_from(full, unknown.question))


@pytest.mark.parametrize("players", few(["two", "one"], 0))
def test_a_game_with_the_players_own_counters_ends(players):
    """Nobody knows what lies under them, and nobody looks away from the screen (bib:23.1)."""
    session, full = on_own_map(shore=True, counters="own", players=players)
    play_on(session, full, "move")
    japan = session.state.japan.values()
    assert {unit.place for unit in japan if unit.on_map} == set(full.deployment)
    assert {unit.unit for unit in japan if unit.hidden} == {""}
    play_on(session, full)
    assert session.state.over
    keys = [entry.key for entry in session.tree.path(session.tree.cursor)]
    assert not any("hand-over" in key or "japanese-deployment" in key for key in keys)
    assert session.module.problems(session.state) == []


def test_who_plays_by_chance_keeps_out_of_what_may_be_sea():
    """Nothing is asked about a hex that one may enter at any cost; the sea is one of them."""
    session, full = on_own_map(counters="program", seed=2)
    for _ in range(120):
        stood = {unit.place for unit in session.state.us.values() if unit.on_map}
        assert stood <= set(full.hexes)
        try:
            session.auto(invent=True)
        except Unknown as unknown:
            session.learn(unknown.question, FACTORY.answer_from(full, unknown.question))
    assert session.state.turn > 1
    assert stood


def test_the_players_own_counters_left_over_are_counted():
    session, full = on_own_map(counters="own")
    play_on(session, full, "left-over")
    session.answer(0)
    assert len(session.state.japan) == len(full.deployment)


def test_more_red_hexes_than_units_are_filled_with_further_ones():
    """The booklet does not say how many units there are (bib:11.2)."""
    session, full = on_own_map(counters="program")
    lists = red_question(session, "east")
    answer = FACTORY.answer_from(full, lists)
    more = [place for place in full.hexes if place not in full.deployment and place != "1111"]
    answer["6"] += more[: len(full.deployment)]
    session.learn(lists, answer)
    try:
        session.answer("east")
    except Unknown as unknown:
        session.learn(unknown.question, FACTORY.answer_from(full, unknown.question))
        session.answer("east")
    japan = session.state.japan.values()
    assert len(japan) == 2 * len(full.deployment)
    assert len({unit.unit for unit in japan}) == len(japan)
    assert session.module.problems(session.state) == []


def red_question(session: Session, coast: str) -> ListQuestion:
    """Return the question for the red hexes, which the first answer raises."""
    with pytest.raises(Unknown) as raised:
        session.answer(coast)
    assert isinstance(raised.value.question, ListQuestion)
    return raised.value.question


def test_motoyama_is_no_red_hex():
    session, full = on_own_map()
    lists = red_question(session, "west")
    answer = FACTORY.answer_from(full, lists)
    with pytest.raises(AnswerError, match="Motoyama"):
        session.learn(lists, {**answer, "3": [*answer["3"], "1111"]})


def test_nobody_stands_in_the_sea():
    """Where a unit was put is land: the map cannot show the sea there afterwards."""
    session, full = on_own_map(counters="program")
    play_on(session, full, "move")
    prints = session.module.open_prints(session.state)
    place = full.deployment[0]
    question = prints.hex_question((place,), "terrain")
    with pytest.raises(AnswerError, match=place):
        session.learn(question, {"terrain": SEA})
    session.learn(question, FACTORY.answer_from(full, question))


def test_a_position_on_the_players_own_map():
    """Where units stand must be said there; what lies under them only with the program's deal."""
    given = {"turn": 4, "us": {"23-1": {"place": "1815"}}, "japan": [{"place": "1717"}]}
    for counters, known in (("own", False), ("program", True)):
        setup = Setup(game=GAME, board="own", options={"counters": counters}, position=given)
        _, module = FACTORY.prepare(setup)
        units = module.first_state(0).japan.values()
        assert [unit.place for unit in units if unit.on_map] == ["1717"]
        assert all(bool(unit.unit) is known for unit in units)
    untold = Setup(game=GAME, board="own", position={**given, "japan": [{}]})
    with pytest.raises(PositionError):
        FACTORY.prepare(untold)


def test_the_map_shows_what_is_not_known():
    session, _ = on_own_map()
    chart = session.module.chart(session.state)
    assert chart is not None
    assert {(one.ground, one.letter) for one in chart.hexes.values()} == {("open", "?")}
    facts = {fact.id: fact for fact in session.module.details(session.state).facts}
    assert "airfields" in str(facts["us-markers"].detail)
