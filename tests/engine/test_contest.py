"""Dice of two sides against one another: exact odds, one prompt, one receipt, one sheet."""

from fractions import Fraction

import pytest

from beachmaster.engine.auto import program_answer, with_others
from beachmaster.engine.dice_words import dice_words
from beachmaster.engine.die import Contest, Die, Pool, Throw
from beachmaster.engine.fighting import fighting, with_sheet
from beachmaster.engine.module import GameState, Play, Recorder
from beachmaster.engine.options import AnswerError
from beachmaster.engine.prompt import DiceToRoll
from beachmaster.engine.resolver import DieResolver
from beachmaster.engine.rolling import rolled
from beachmaster.engine.run import Asked
from beachmaster.engine.sheet_words import sheet_texts
from beachmaster.engine.tables import Modifier, differences, sums
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.tray import Given

say = plain_text
WORDS = {"won": say("won"), "drawn": say("drawn"), "lost": say("lost")}


def _outcome(difference):
    return "won" if difference > 0 else "lost" if difference < 0 else "drawn"


COMMON = {"color": "blue", "rules": ("toy:1",), "purpose": say("duel"), "title": say("Duel")}
DUEL = Contest(
    name="duel",
    **COMMON,
    words=WORDS,
    signs={"won": "good", "lost": "bad"},
    count=2,
    against=DiceToRoll(2, 6, "red"),
    decides=True,
    outcome=_outcome,
)
MINE = (Modifier(say("lead"), 4, True, "toy:2"), Modifier(say("guns"), 1, False, "toy:3"))
THEIRS = (Modifier(say("walls"), 3, True, "toy:4"), Modifier(say("hill"), 1, True, "toy:5"))


def _throw(mine=MINE, theirs=THEIRS):
    return Throw(die=DUEL, text=say("Roll the duel."), modifiers=mine, against=theirs)


def _up(value):
    return (Modifier(say("up"), value, True, "toy:2"),)


@pytest.mark.parametrize(
    ("difference", "won", "drawn", "lost"),
    [
        (-4, ".10", ".06", ".84"),
        (-2, ".24", ".10", ".66"),
        (0, ".44", ".11", ".44"),
        (2, ".66", ".10", ".24"),
        (6, ".95", ".03", ".03"),
    ],
)
def test_the_odds_of_two_dice_against_two_are_exact(difference, won, drawn, lost):
    """As counted by hand over all 1,296 throws."""
    chances = DUEL.chances(difference)
    assert [f"{float(chances[one]):.2f}"[1:] for one in WORDS] == [won, drawn, lost]
    assert sum(chances.values()) == 1


def test_opponents_count_in_whole_numbers_what_people_read_as_fractions():
    ways = DUEL.ways(1)
    assert sum(ways.values()) == 6**4
    assert {one: Fraction(count, 6**4) for one, count in ways.items()} == DUEL.chances(1)


def test_two_dice_have_the_odds_of_two_dice():
    """Six or less on two dice is 15 of 36, not 5 of 6."""
    sunset = Die(
        name="sunset",
        **COMMON,
        count=2,
        words={"ends": say("ends"), "on": say("on")},
        outcome=lambda total: "ends" if total < 6 else "on",
    )
    assert sunset.chances() == {"ends": Fraction(10, 36), "on": Fraction(26, 36)}


def test_dice_may_have_any_number_of_sides():
    """A twelve-sided die, alone and compared with others."""
    die = Die(name="d", **COMMON, sides=12, words=lambda n: say(str(n)), outcome=int)
    assert die.chances() == dict.fromkeys(range(1, 13), Fraction(1, 12))
    pool = Pool(name="p", **COMMON, sides=12, count=2, words=lambda n: say(str(n)), outcome=max)
    assert pool.chances()[12] == Fraction(23, 144)
    assert Throw(die=die, text=say("")).prompt([], "").check(12) == [12]
    assert dict(sums(2, 10))[11] == 10
    assert dict(differences(sums(1, 4), sums(1, 6))) == {
        -5: 1, -4: 2, -3: 3, -2: 4, -1: 4, 0: 4, 1: 3, 2: 2, 3: 1,
    }  # fmt: skip


def test_both_sides_dice_are_one_prompt_and_one_line():
    prompt = _throw().prompt([], "us")
    assert prompt.check([4, 2, 3, 5]) == [4, 2, 3, 5]
    with pytest.raises(AnswerError, match="4 whole numbers"):
        prompt.check([4, 2])
    assert [die.color for die in prompt.dice.each] == ["blue", "blue", "red", "red"]
    assert render(dice_words(prompt.dice)) == "2 blue dice"
    seeded = program_answer(prompt, 1, "1.fight/duel#1")
    assert prompt.check(seeded) == seeded == program_answer(prompt, 1, "1.fight/duel#1")
    assert prompt.check(program_answer(prompt, 2, "1.fight/duel#1")) != seeded


def test_the_program_rolls_the_others_where_only_ones_own_dice_are_told():
    asked = Asked("1.fight/duel#1", _throw().prompt([], "us"), 1, "fight")
    whole = with_others(asked, [4, 2], 1)
    assert asked.prompt.check(whole) == [4, 2, *program_answer(asked.prompt, 1, asked.key)[2:]]
    assert with_others(asked, [4, 2, 1], 1) == [4, 2, 1]


def test_each_die_is_held_to_its_own_sides():
    mixed = Contest(
        name="mixed", **COMMON, words=WORDS, sides=12, against=DiceToRoll(1, 4), outcome=_outcome
    )
    prompt = Throw(die=mixed, text=say("")).prompt([], "")
    assert prompt.check([12, 4]) == [12, 4]
    with pytest.raises(AnswerError):
        prompt.check([4, 5])


def test_one_receipt_holds_both_totals_and_what_counted_for_either():
    """4 + 2 + 4 against 3 + 5 + 4: it is lost by two."""
    recorder = Recorder()
    play = Play(GameState(), {}, 0, recorder)
    steps = rolled(play, _throw(), [])
    next(steps)
    with pytest.raises(StopIteration) as end:
        steps.send([4, 2, 3, 5])
    assert end.value.value == [4, 2, 3, 5]
    (event,) = recorder.events
    receipt = event.receipt
    assert (receipt.dice, receipt.total, receipt.outcome, receipt.sign) == (
        (4, 2), 10, "lost", "bad",
    )  # fmt: skip
    assert (receipt.against.dice, receipt.against.total) == ((3, 5), 12)
    assert event.rules == ("toy:1", "toy:2", "toy:4", "toy:5")
    assert event.data["against"]["total"] == 12
    assert render(event.text) == (
        "Roll the duel. Rolled 4 + 2 = 6, modified to 10, against 3 + 5 = 8, modified to 12: lost."
    )


def test_the_sheet_shows_what_counts_for_either_side():
    play = Play(GameState(), {}, 0, Recorder())
    with fighting(play, say("The duel"), "toy:1") as fight:
        asked = fight.sheet(_throw().prompt([], "us"))
        words = [render(line) for line in sheet_texts(asked)]
        assert "Modifiers +4: +4 lead" in words
        assert "Other side +4: +3 walls; +1 hill" in words
        fight.came(_throw().result([6, 6, 1, 1]))
        after = [render(line) for line in sheet_texts(fight.sheet(_throw().prompt([], "us")))]
    assert "Other side +4: +3 walls; +1 hill" in after
    assert render(sheet_texts(fight.sheet(None))[-1]) == (
        "Rolled 6 + 6 = 12, modified to 16, against 1 + 1 = 2, modified to 6: won"
    )


def test_what_stands_on_the_sheet_is_not_said_twice():
    with fighting(Play(GameState(), {}, 0, Recorder()), say("The duel")) as fight:
        asked = _throw().prompt([], "us")
        assert asked.why
        assert not with_sheet(asked, fight).why


class Bout(Given):
    """What a duel starts from."""

    attack: int = 0
    defence: int = 0


RESOLVER = DieResolver(
    game="toy",
    name="duel",
    color="blue",
    title=say("Duel"),
    rules=("toy:1",),
    takes=Bout,
    die=lambda _given: DUEL,
    modifiers=lambda given: _up(given.attack),
    against=lambda given: _up(given.defence),
    most=2,
    others={"red": 2},
)


def test_a_resolver_takes_the_dice_of_both_sides():
    given = {"attack": 7, "defence": 5, "dice": {"blue": [4, 2], "red": [3, 5]}}
    found = RESOLVER.resolve(given)
    assert (found.outcome, found.total) == ("drawn", 0)
    assert [one.value for one in found.modifiers] == [7, -5]
    table = RESOLVER.odds({"attack": 7, "defence": 5}).tables[0]
    assert table.probability("drawn") == DUEL.chances(2)["drawn"]
