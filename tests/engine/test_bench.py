"""A game's own procedures on a bench: dice from a tray, lots as given, the map as an input says."""

import pytest

from beachmaster.engine.bench import Bench
from beachmaster.engine.die import Die, Throw
from beachmaster.engine.module import GameState, Play, Recorder
from beachmaster.engine.prompt import Choose, Confirm, Option, options_of
from beachmaster.engine.question import Question
from beachmaster.engine.rolling import break_tie, rolled
from beachmaster.engine.text import marks, plain_text, render
from beachmaster.engine.tray import Dice, Tray, every_throw

T, _ = marks("tests")

GUN = Die(
    name="gun",
    color="red",
    rules=("x:1",),
    purpose=T("the gun"),
    title=T("What the gun does"),
    words={False: T("no hit"), True: T("a hit")},
    outcome=lambda total: total > 4,
)


def never(*_):
    raise AssertionError("the map is what the input says")


near = Question("near", never, never)


class Beach(Play):
    """A phase without a map."""

    prints = None


def fight(game):
    """Shoot at a target that the map names, by lot among equals, and let somebody choose."""
    targets = yield from near(game, "hill")
    target = yield from break_tie("target", targets, T("One of {names}."), "x:2", side="japan")
    dice = yield from rolled(game, Throw(die=GUN, text=T("Fire!"), subjects=(target,)), [])
    loser = yield Choose(
        procedure="loser",
        text=T("Who loses a step?"),
        rules=("x:3",),
        options=options_of(Option("1", T("one")), Option("2", T("two"))),
    )
    game.emit("fought", T("So it ends."), "x:3", target=target, loser=loser)
    return GUN.comes_to(dice)


def bench(tray, lots=()):
    game = Beach(GameState(), {}, 1, Recorder())
    game.answers = {"near": lambda place: [place, "gully"]}
    return Bench(game, tray, {"tie": T("by lot")}, lots)


def tray(*red, seed=0):
    return Tray("toy", "fight", Dice(red=red), seed)


@pytest.mark.parametrize(("face", "hit"), [(4, False), (5, True)])
def test_a_procedure_runs_to_its_end_with_the_dice_of_the_tray(face, hit):
    ours = bench(tray(face), lots=["gully"])
    assert ours.run(fight(ours.game)) is hit
    [thrown] = ours.thrown("gun")
    assert (thrown.subjects, [die.value for die in thrown.dice]) == (("gully",), [face])
    assert ours.dice("gun")[0].origin == "given"
    assert render(ours.dice("gun")[0].purpose) == "the gun"
    [said] = ours.said("fought")
    assert (said.data["target"], said.data["loser"]) == ("gully", "1")


def test_a_lot_is_the_player_s_own_or_the_seed_s():
    own = bench(tray(1), lots=["gully"])
    own.run(fight(own.game))
    assert [(one.token, one.origin, render(one.purpose)) for one in own.draws] == [
        ("gully", "given", "by lot")
    ]
    seen = set()
    for seed in range(20):
        other = bench(tray(1, seed=seed), lots=["elsewhere"])
        other.run(fight(other.game))
        assert other.draws[0].origin == "seed"
        seen.add(other.draws[0].token)
    assert seen == {"hill", "gully"}


def test_every_throw_and_lot_of_a_procedure_has_its_chance():
    def run(one):
        ours = bench(one)
        return ours.run(fight(ours.game)), ours.draws[0].token

    found = every_throw(run)
    assert len(found) == 12
    assert sum(chance for chance, (hit, target) in found if hit and target == "hill") * 6 == 1


def test_what_only_a_player_could_say_is_no_business_of_a_resolver():
    def confirmed():
        yield Confirm(procedure="sure", text=plain_text("Sure?"), rules=("x:1",))

    with pytest.raises(AssertionError):
        bench(tray()).run(confirmed())
