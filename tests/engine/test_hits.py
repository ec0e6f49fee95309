"""Dice that hit or miss: odds without listing throws, answers, receipts, sheet, resolvers."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Annotated

import msgspec
import pytest

from beachmaster.engine.auto import program_answer
from beachmaster.engine.bench import Bench
from beachmaster.engine.chronicle import dice_taken_back, luck
from beachmaster.engine.die import Die, Throw
from beachmaster.engine.explaining import steps_of
from beachmaster.engine.hits import Hits, at_least, chances_of_hits, volley_prompt
from beachmaster.engine.module import Recorder
from beachmaster.engine.options import AnswerError
from beachmaster.engine.resolution import ResolveError
from beachmaster.engine.resolver import Chances, DieResolver, Found, Resolver
from beachmaster.engine.rolling import hits_in_row
from beachmaster.engine.said import said, said_in, unasked
from beachmaster.engine.session import Session
from beachmaster.engine.sheet_words import sheet_texts
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.tray import Dice, Face12, Given, Tray
from beachmaster.engine.typed import meant
from engine.pile_game import FACTORY, PileGame, fight, throw

say = plain_text


def hits(count, value, sides=12, color="blue", **more):
    return Hits(
        name="round", color=color, rules=("x:1",), purpose=say("round"), title=say("Round"),
        count=count, value=value, sides=sides, **more,
    )  # fmt: skip


def thrown(die, *modifiers):
    return Throw(die=die, text=say("Fire."), modifiers=modifiers)


def every(counts_and_needs):
    """Return the chances as listing every throw gives them."""
    dice = [(sides, needs) for count, sides, needs in counts_and_needs for _ in range(count)]
    found = Counter(
        sum(face in needs for face, (_sides, needs) in zip(faces, dice, strict=True))
        for faces in product(*(range(1, sides + 1) for sides, _needs in dice))
    )
    return {hits: Fraction(n, sum(found.values())) for hits, n in found.items()}


@pytest.mark.parametrize(
    ("die", "needs"),
    [
        (hits(3, 2), (1, 2)),
        (hits(2, 5, sides=6, up=True), (5, 6)),
        (hits(2, 0), ()),
        (hits(2, 12), tuple(range(1, 13))),
        (hits(2, 15), tuple(range(1, 13))),
        (hits(3, 1, sides=4, color="yellow"), (1,)),
    ],
)
def test_the_chances_are_those_of_every_throw(die, needs):
    assert die.needs() == needs
    assert die.chances() == every([(die.count, die.sides, needs)])
    for faces in product(range(1, die.sides + 1), repeat=die.count):
        assert die.comes_to(faces) == sum(face in needs for face in faces)


@pytest.mark.parametrize(
    ("drm", "needs"), [(0, (1, 2, 3)), (2, (1,)), (-2, (1, 2, 3, 4, 5)), (3, ())]
)
def test_a_modifier_of_the_die_moves_the_faces_that_hit(drm, needs):
    assert hits(1, 3).needs(drm) == needs
    assert hits(1, 5, sides=6, up=True).needs(drm) == tuple(
        face for face in range(1, 7) if face + drm >= 5
    )


def test_rows_together_have_the_chances_of_all_their_dice():
    rows = [thrown(hits(2, 1)), thrown(hits(1, 2, sides=4))]
    found = chances_of_hits(rows)
    assert found == every([(2, 12, (1,)), (1, 4, (1, 2))])
    assert at_least(rows, 1) == 1 - found[0]


def test_thirty_dice_of_twelve_sides_have_exact_chances():
    """Twelve to the thirtieth throws cannot be listed."""
    rows = [thrown(hits(12, 1)), thrown(hits(10, 3)), thrown(hits(8, 4))]
    found = chances_of_hits(rows)
    assert sum(found.values()) == 1
    assert sum(n * chance for n, chance in found.items()) == 1 + Fraction(10 * 3 + 8 * 4, 12)
    assert found[0] == Fraction(11, 12) ** 12 * Fraction(9, 12) ** 10 * Fraction(8, 12) ** 8
    prompt = volley_prompt(say("Fire."), rows, [say("a"), say("b"), say("c")], [], "us")
    *single, whole = prompt.odds()["tables"]
    assert [len(table.chances) for table in single] == [13, 11, 9]
    assert {int(one.outcome): one.probability for one in whole.chances} == found


# -- the prompt ---------------------------------------------------------------------------------

ROWS = (("us", "i", 4), ("us", "f", 1), ("us", "v", 2), ("japan", "m", 1))


def volley(rows=ROWS, level=0):
    throws = [throw(side, "woods", kind, count, level) for side, kind, count in rows]
    labels = [say(f"{count} {kind}") for _side, kind, count in rows]
    return volley_prompt(say("Round."), throws, labels, [], "us")


ALONE = volley((("us", "f", 1), ("us", "v", 1)))
"""Each row is one die, each hits on a 1."""
ROWS_WANTED = "Enter the hits of 4 rows, in this order: 4 i, 1 f, 2 v, 1 m. Or enter all 8 dice."
BARRED = volley((("us", "f", 1), ("us", "v", 1)), level=2)
"""The first row cannot hit, the second hits on a 1."""


def test_both_sides_are_one_prompt_with_all_that_each_row_needs():
    prompt = volley()
    assert (prompt.dice.count, prompt.dice.color, prompt.dice.sides) == (7, "blue", 12)
    assert (prompt.dice.against.count, prompt.dice.against.color) == (1, "green")
    assert [one.needs for one in prompt.row] == [(1,), (1, 2), (1, 2, 3), (1,)]
    assert (prompt.own_rows, prompt.counts_hits) == (3, True)
    assert render(prompt.text) == (
        "Round. 4 i (4 dice, hit on 1), 1 f (1 die, hits on 1–2), 2 v (2 dice, hit on 1–3). "
        "Other side: 1 m (1 die, hits on 1)."
    )


def test_dice_of_one_side_are_of_one_kind_and_stand_together():
    mixed = [thrown(hits(1, 1)), thrown(hits(1, 1, sides=6))]
    words = "blue dice with 6 and 12 sides: they need a question each"
    with pytest.raises(ValueError, match=words):
        volley_prompt(say(""), mixed, [say("a"), say("b")], [], "us")
    with pytest.raises(ValueError, match="stand together"):
        volley((("us", "i", 1), ("japan", "m", 1), ("us", "f", 1)))


def test_no_throw_at_all_is_an_error_that_says_so():
    with pytest.raises(ValueError, match="no throw at all"):
        volley(())
    game = PileGame()
    play = game.play(game.first_state(0), 0, Recorder())
    with pytest.raises(ValueError, match="no throw at all"):
        next(hits_in_row(play, say("Fire."), [], [], []))


def test_a_question_has_dice_of_two_colors_at_most():
    three = [thrown(hits(1, 1, color=color)) for color in ("red", "blue", "green")]
    with pytest.raises(ValueError, match="dice of 3 colors"):
        volley_prompt(say(""), three, [say(one) for one in "abc"], [], "us")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("1 0 2 / 1", {"hits": [1, 0, 2, 1]}),
        ("1 0 2/1", {"hits": [1, 0, 2, 1]}),
        ("1,0,2,1", {"hits": [1, 0, 2, 1]}),
        ("1 0 2", {"hits": [1, 0, 2]}),
        ("1 0 2 /", {"hits": [1, 0, 2]}),
        ("1 0 2 1 h", {"hits": [1, 0, 2, 1]}),
        ("1 1 2 12 3 4 5 1", [1, 1, 2, 12, 3, 4, 5, 1]),
        ("1 1 2 12 3 4 5 / 1", [1, 1, 2, 12, 3, 4, 5, 1]),
        ("1 1 2 12 3 4 5", [1, 1, 2, 12, 3, 4, 5]),
        ("1 1 2 12 3 4 5 1 dice", [1, 1, 2, 12, 3, 4, 5, 1]),
    ],
)
def test_hits_and_dice_are_read_off_one_line(typed, answer):
    assert meant(volley(), typed) == answer


@pytest.mark.parametrize(
    ("prompt", "typed", "answer"),
    [
        (ALONE, "0 1", {"hits": [0, 1]}),
        (ALONE, "1 1", {"hits": [1, 1]}),
        (ALONE, "1 3", [1, 3]),
        (ALONE, "2 12", [2, 12]),
        (BARRED, "0 1", {"hits": [0, 1]}),
        (BARRED, "1 1", [1, 1]),
    ],
)
def test_of_single_dice_a_figure_is_what_it_can_be(prompt, typed, answer):
    assert meant(prompt, typed) == answer


def test_where_a_figure_could_be_both_nothing_is_guessed():
    """A 1 of dice that hit on 5 and 6 is a hit, or a miss."""
    die = hits(1, 5, sides=6, up=True)
    prompt = volley_prompt(say("Fire."), [thrown(die)] * 2, [say("a"), say("b")], [], "us")
    with pytest.raises(AnswerError) as refused:
        meant(prompt, "1 1")
    assert render(refused.value.text) == ("Hits or dice? For hits type “1 1 h”, for dice “1 1 d”.")
    assert meant(prompt, "1 1 h") == {"hits": [1, 1]}
    assert meant(prompt, "1 1 d") == [1, 1]
    assert meant(prompt, "0 1") == {"hits": [0, 1]}
    assert meant(prompt, "5 1") == [5, 1]


@pytest.mark.parametrize(
    ("prompt", "typed", "words"),
    [
        (volley(), "5 0 2 / 1", "4 i: enter 0 to 4 hits, not 5."),
        (volley(), "1 2 2", "1 f: enter 0 to 1 hits, not 2."),
        (volley(), "1 0 2 / 2", "1 m: enter 0 to 1 hits, not 2."),
        (volley(), "1 0 / 2 1", ROWS_WANTED),
        (volley(), "1 0", ROWS_WANTED),
        (volley(), "1 0 2 1 1", ROWS_WANTED),
        (volley(), "", ROWS_WANTED),
        (volley(), "1 0 2 1 d", "Enter exactly 8 dice."),
        (volley(), "1 0 two", "Type numbers only, such as 1 1 1 / 1, without “two”."),
        (volley(), "1 0 2 / 1 / 1", "Type numbers only, such as 1 1 1 / 1, without “/”."),
        (volley(), "1 1 2 13 3 4 5 1", "Give 8 whole numbers from 1 to 12, not “1, 1, 2, 13, 3, 4, "
            "5, 1”."),
        (volley(), "-1 0 2 / 1", "4 i: enter 0 to 4 hits, not −1."),
        (BARRED, "1 0", "1 f: no face hits here, so enter 0, not 1."),
        (volley((("us", "v", 2),), level=-9), "1", "2 v: every face hits here, so enter 2, not 1."),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(prompt, typed, words):
    with pytest.raises(AnswerError) as refused:
        prompt.check(meant(prompt, typed))
    assert render(refused.value.text) == words


@pytest.mark.parametrize(
    "answer",
    [
        {"hits": [1, 0, 2]},
        {"hits": [1, 0, 2, 1, 0]},
        {"hits": "1 0 2 1"},
        {"hits": [1, 0, 2, True]},
        {"hits": [1, 0, 2, 1.0]},
        {"hits": [1, 0, 2, None]},
        {"hits": [1, 0, 2, 1], "dice": [1]},
        {"hits": [1, 0, 2, 1], "of": [4, 1, 2, 2]},
        {},
        {"of": [4, 1, 2, 1]},
        [1, 0, 2, 1],
    ],
)
def test_what_a_program_sends_wrongly_is_refused_with_what_fits(answer):
    with pytest.raises(AnswerError) as refused:
        volley().check(answer)
    if isinstance(answer, dict):
        most = [one["max"] for one in refused.value.expected["hits"]]
        assert most == [4, 1, 2, 1]


def test_hits_are_no_answer_to_dice_that_are_added_up():
    plain = Die(
        name="d", color="red", rules=("x:1",), purpose=say(""), title=say(""),
        words=lambda n: say(str(n)), outcome=int,
    )  # fmt: skip
    prompt = Throw(die=plain, text=say("")).prompt([], "")
    with pytest.raises(AnswerError, match="whole number"):
        prompt.check({"hits": [1]})


# -- a game told by hits ------------------------------------------------------------------------


@pytest.fixture
def session():
    return Session(PileGame(), 7)


def sheet_of(session):
    return [render(line) for line in sheet_texts(session.asked.prompt.sheet())]


def test_rows_go_by_the_roster_and_stand_on_the_sheet(session):
    """The state holds the flamethrower first."""
    assert list(session.state.us["woods"]) == ["f", "i", "v"]
    assert sheet_of(session) == [
        "Fight for North East Woods",
        "4 Infantry: 4 dice, hit on 1; 1 Flamethrower: 1 die, hits on 1–2; 2 LVT: 2 dice, hit on "
        "1–3",
        "Other side: 1 Militia: 1 die, hits on 1",
        "one hit or more: 67%",
    ]
    assert render(session.asked.prompt.text) == "Round."


def test_hits_do_what_the_dice_they_stand_for_do(session):
    faces = [2, 12, 2, 2, 3, 4, 4, 1]
    other = Session(PileGame(), 7)
    session.answer({"hits": [0, 0, 0, 1]})
    other.answer(faces)
    assert session.state == other.state
    assert session.state.us["woods"]["i"] == 3
    assert sheet_of(session)[1:3] == [
        "4 Infantry: no hit; 1 Flamethrower: no hit; 2 LVT: no hit",
        "Other side: 1 Militia: 1 hit",
    ]
    assert sheet_of(other)[1:3] == [
        "4 Infantry: no hit (2, 12, 2, 2); 1 Flamethrower: no hit (3); 2 LVT: no hit (4, 4)",
        "Other side: 1 Militia: 1 hit (1)",
    ]
    session.answer("on")
    assert sheet_of(session)[1].startswith("3 Infantry: 3 dice, hit on 1;")


def test_the_program_rolls_the_others_where_only_ones_own_hits_are_told(session):
    asked = session.asked
    dealt = program_answer(asked.prompt, session.seed, asked.key)
    entry = session.answer({"hits": [0, 0, 0]})
    assert entry.value == {
        "hits": [0, 0, 0, asked.prompt.hits_of(dealt)[3]],
        "of": [4, 1, 2, 1],
    }
    with pytest.raises(AnswerError, match="0 to 4"):
        Session(PileGame(), 7).answer({"hits": [9, 0, 0]})


def test_a_receipt_says_what_hit_and_why(session):
    session.answer({"hits": [2, 0, 1, 0]})
    events = [one for _at, one in session.history() if one.receipt is not None]
    assert [one.receipt.by_hits.hits for one in events] == [2, 0, 1, 0]
    assert [one.data["hits"] for one in events] == [2, 0, 1, 0]
    assert render(events[0].text) == "Infantry in North East Woods. Result: 2 hits."
    assert [render(one.text) for one in steps_of(events[0])] == [
        "4 dice, hit on 1.", "That makes 2 hits.",
    ]  # fmt: skip
    told = Throw(
        die=hits(2, 3), text=say("Fire."), modifiers=(Modifier(say("swamp"), 2, True, "x:2"),)
    )
    result = told.result([1, 2])
    assert (result.by_hits.hits, result.added, result.total) == (1, False, 5)


def test_taken_back_and_gone_on_it_is_the_same_game(session):
    session.answer({"hits": [0, 0, 0, 1]})
    state, taken = msgspec.json.encode(session.state), dice_taken_back(session)
    session.undo()
    assert session.state.us["woods"]["i"] == 4
    session.redo()
    assert msgspec.json.encode(session.state) == state
    assert taken == 0
    session.undo()
    session.answer({"hits": [1, 0, 0, 1]})
    assert dice_taken_back(session) == 8


def test_luck_counts_hits_apart_from_faces(session):
    session.answer({"hits": [0, 1, 0, 1]})
    found = luck(session)["player"]
    assert (found.dice, found.by_hits.dice, found.by_hits.hits) == (0, 8, 2)
    assert found.by_hits.expected == pytest.approx((4 * 1 + 2 + 2 * 3 + 1) / 12)


def test_the_answer_is_said_as_it_was_told(session):
    entry = session.answer({"hits": [1, 0, 2, 1]})
    assert render(said_in(session, [entry])[entry.id]) == "hits 1 0 2 / 1"
    assert render(said(ALONE, ALONE.check({"hits": [1, 0]}))) == "hits 1 0"
    assert render(unasked(entry.value)) == "as entered then"


# -- resolvers ----------------------------------------------------------------------------------


class OurDice(Dice):
    """Dice of twelve sides, and green ones besides."""

    blue: tuple[Face12, ...] = ()
    green: tuple[Face12, ...] = ()


class Fire(Given):
    """How many fire, and at which value."""

    dice: OurDice = OurDice()
    count: Annotated[int, msgspec.Meta(ge=1)] = 1
    value: int = 3
    hits: tuple[tuple[int, ...], ...] = ()


FIRE = DieResolver(
    game="pile", name="fire", color="blue", title=say("Fire"), rules=("x:1",), takes=Fire, most=30,
    die=lambda given: hits(given.count, given.value),
)  # fmt: skip


def test_a_resolver_takes_dice_of_any_sides_and_counts_their_hits():
    found = FIRE.resolve({"count": 3, "dice": {"blue": [1, 12, 3]}})
    assert (found.outcome, found.total, render(found.result)) == ("2", 2, "2 hits")
    with pytest.raises(ResolveError, match="12"):
        FIRE.resolve({"dice": {"blue": [13]}})
    with pytest.raises(ResolveError) as red:
        FIRE.resolve({"dice": {"red": [1]}})
    assert red.value.field == "dice.red"
    assert FIRE.odds({"count": 30}).tables[0].probability("0") == Fraction(9, 12) ** 30


class Round(Resolver[Fire]):
    """A round of a fight as the game plays it."""

    game, name, title, rules, takes = "pile", "round", say("Round"), ("pile:2",), Fire
    limits = {"blue": None, "green": None}

    def _run(self, given, tray):
        game = PileGame(start={"us": {"woods": {"v": 2}}, "japan": {"woods": {"m": 1}}})
        play = game.play(game.first_state(0), 0, Recorder())
        bench = Bench(play, tray, {}, hits=given.hits)
        bench.run(fight(play, "woods"))
        left = play.state.japan.get("woods", {}).get("m", 0)
        words = say(f"{left} left after {play.state.rounds}")
        return Found(outcome=str(left), result=words, notes=bench.not_needed())

    def _chances(self, given):
        return Chances([])


def test_a_fight_on_the_bench_takes_dice_or_hits_of_both_sides():
    ran = Round().resolve({"dice": {"blue": [4, 4, 1], "green": [1, 2]}})
    assert render(ran.result) == "0 left after 2"
    assert [(die.color, die.value) for die in ran.dice] == [
        ("blue", 4), ("blue", 4), ("green", 1), ("blue", 1), ("green", 2),
    ]  # fmt: skip
    told = Round().resolve({"hits": [[0, 1], [1, 0]]})
    assert (render(told.result), told.dice) == ("0 left after 2", ())
    left = Round().resolve({"hits": [[1, 0], [1, 0]]})
    assert [render(one) for one in left.notes] == [
        "You entered hits for 1 more roll, which was not made."
    ]
    with pytest.raises(ResolveError) as wrong:
        Round().resolve({"hits": [[0, 1], [2, 0]]})
    assert (wrong.value.field, render(wrong.value.text)) == (
        "hits[1]", "1 LVT: enter 0 to 1 hits, not 2.",
    )  # fmt: skip


def test_dice_that_no_throw_needed_are_named_by_color():
    tray = Tray("pile", "round", OurDice(green=(3, 4)), 0)
    tray.roll("green", say("round"), "x:1", 12)
    assert [render(one) for one in tray.not_needed()] == ["Of the green dice not needed: 4."]


def test_one_throw_is_told_by_hits_as_well():
    game = PileGame()
    play = game.play(game.first_state(0), 0, Recorder())
    steps = hits_in_row(play, say("Fire."), [throw("us", "8", "i", 6)], [say("6 i")], [])
    assert next(steps).counts_hits
    with pytest.raises(StopIteration) as end:
        steps.send({"hits": [4], "of": [6]})
    assert end.value.value == [4]


def test_the_toy_game_is_played_to_its_end():
    session = Session(PileGame(), 3)
    while session.asked is not None:
        session.answer(FACTORY.player("random", session).answer(session.asked))
    assert session.outcome["band"] in ("won", "lost")
