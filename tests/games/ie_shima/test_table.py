"""How moves and losses are told at the table, and refused in plain words (ies:10.2, ies:13.1)."""

import pytest

from beachmaster.engine.options import AnswerError
from beachmaster.engine.text import render
from beachmaster.engine.typed import answer_to
from beachmaster.games.ie_shima.loss_words import Due, left_by, read
from games.ie_shima.island import ask, at, session, standing, tell

ASSAULT = {"act": "assault", "area": "4"}


def due(units, points, first, *, can_retreat=True):
    field = standing(**units)
    return Due(field, field.of("japan", "6") or field.of("us", "6"), first, points, can_retreat)


SHAKEN = {"1/306 A": "6", "1/306 B": "6", "1/306 C": "6-"}


@pytest.mark.rule("ies:13.1", "ies:13.1.d")
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("A flip, B flip back, C back", "1-306-a=flip+1-306-b=flip-back+1-306-c=back"),
        ("A reduced and B flip then back; C retreats",
         "1-306-a=flip+1-306-b=flip-back+1-306-c=back"),
        ("1/306 A B flip, C out", "1-306-a=flip+1-306-b=flip+1-306-c=out"),
    ],
)  # fmt: skip
def test_losses_are_read_as_they_are_said(typed, meant):
    assert read(due(SHAKEN, 4, "1-306-a"), typed) == meant


@pytest.mark.rule("ies:13.1")
@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("A flip", "That pays 1; 4 Attrition Points are due."),
        ("B flip back, C out", "The first point goes on 1/306 A: say what it does."),
        (
            "A flip, C flip",
            "1/306 C is reduced already: it retreats (back) or is eliminated (out).",
        ),
        (
            "A flip, C flip back",
            "1/306 C is reduced already: it retreats (back) or is eliminated (out).",
        ),
        ("A back", "1/306 A is at full strength: it must flip before it may retreat."),
        ("A flip, B", "Say what B does: flip, retreat or eliminated."),
        ("A flip, Z out", "“Z” matches none of the answers."),
    ],
)
def test_losses_that_do_not_fit_are_refused_with_what_is_wrong(typed, why):
    with pytest.raises(AnswerError) as error:
        read(due(SHAKEN, 4, "1-306-a"), typed)
    assert render(error.value.text) == why


@pytest.mark.rule("ies:13.2.4")
def test_where_nobody_can_retreat_the_refusal_says_so():
    with pytest.raises(AnswerError) as error:
        read(due({"SEI A": "6", "MG A": "6-"}, 2, "sei-a", can_retreat=False), "SEI flip back")
    assert render(error.value.text) == "SEI A has nowhere to retreat to."


def test_words_that_tell_no_loss_are_left_to_the_list():
    assert read(due(SHAKEN, 4, "1-306-a"), "2") is None


def test_each_way_says_what_it_leaves():
    one = due(SHAKEN, 4, "1-306-a")
    left = left_by(one, {"1-306-a": "flip", "1-306-b": "flip-back", "1-306-c": "back"})
    assert render(left) == "1 reduced left"
    gone = dict.fromkeys(one.units, "out")
    assert render(left_by(one, gone)) == "no unit left"


@pytest.mark.rule("ies:13.1")
def test_a_bombarded_stack_takes_typed_losses():
    units = {"1/306": "4", "Labor A": "6"}
    game = session(position=at(units, phase="japan-1", control=["4", "1", "2"]), opponent="none")
    told = {"act": "bombard", "area": "4", "marker": "japan-artillery", "primary": "1-306-a"}
    game.answer(told)
    game.answer([4, 4, 4, 3])
    tell(game, reroll="stand")
    assert ask(game) == "losses"
    prompt = game.asked.prompt
    assert all("left" in render(option.text) for option in prompt.options)
    assert not prompt.options.takes_moves
    game.answer(answer_to(prompt, "A flip, D flip, B flip back"))
    assert game.state.units["1-306-d"].strength == "reduced"
    assert ask(game) == "retreat-to"
    game.answer("1")
    assert game.state.units["1-306-b"].place == "1"


def moving(**units):
    game = session(position=at({**units}, control=["1", "2", "3", "4", "7", "8"], impulse=2))
    game.answer(ASSAULT)
    return game


def refused(game, *told):
    with pytest.raises(AnswerError) as error:
        game.answer(list(told))
    return render(error.value.text)


@pytest.mark.rule("ies:10.2", "ies:10.2.2", "ies:10.3.2")
def test_a_way_that_is_barred_is_refused_by_the_step_that_fails():
    game = moving(**{"1/306": "4", "Labor A": "6"})
    assert refused(game, "1-306-a>14") == "1/306 A cannot reach area 14 with 4 MF."
    assert refused(game, "1-306-a>7>1") == "area 7 and area 1 do not touch."
    assert refused(game, "1-306-a>6>5") == "1/306 A stops in area 6: enemies are there."
    assert refused(game, "1-306-a>2>1>5") == "area 5 takes 2 MF; 1/306 A has 1 left."


@pytest.mark.rule("ies:10.2")
def test_landing_takes_everything_and_the_refusal_says_so():
    game = session(position=at({"1/306": "green"}, phase="us-1"))
    game.answer({"act": "assault", "area": "green"})
    said = refused(game, "1-306-a>2>3")
    assert said == "1/306 A stops in area 2: landing in an enemy area takes all MF."


@pytest.mark.rule("ies:11.0", "ies:11.1", "ies:10.1")
def test_units_told_one_by_one_fight_together():
    game = moving(**{"1/306": "4", "SEI": "6"})
    for letter in "abcd":
        assert ask(game) == "moves"
        game.answer([f"1-306-{letter}>6"])
    assert ask(game) != "moves"
    assert game.state.active.fought == [f"1-306-{letter}" for letter in "abcd"]


@pytest.mark.rule("ies:10.1.1")
def test_done_ends_the_moves_of_the_impulse_and_attack_does_not():
    game = moving(**{"1/306": "4", "2/306": "4", "SEI": "6"})
    game.answer(["1/306>6", "done"])
    assert ask(game) == "assault-dice"
    after = moving(**{"1/306": "4", "2/306": "4", "SEI": "6"})
    after.answer(["1/306>6", "attack"])
    after.answer([6, 6, 1, 1])
    while ask(after) in ("reroll", "losses", "retreat", "retreat-to", "lead-defender"):
        after.answer(after.asked.prompt.at_enter or next(iter(after.asked.prompt.options)).value)
    assert ask(after) == "moves"


def test_who_cannot_move_is_listed_closed_with_the_reason():
    game = moving(**{"1/306": "4", "2/306": "4", "SEI": "6"})
    game.answer(["1-306-a>8"])
    (closed,) = game.asked.prompt.closed()
    assert closed.value == "1-306-a"
    assert refused(game, "1-306-a") == "It has moved or attacked in this impulse."
    assert render([one.text for one in game.asked.prompt.options][-1]).startswith("Done")


NIGHT = {"2/1": "16", "1/306": "1"}


def placed_at_night(area, turn=1, **options):
    """Place an MG at night in a vacant area of American control, and return the game."""
    more = {"turn": turn, "control": ["1", "2", "3", "13"], "opponent": "none"} | options
    told = {key: more.pop(key) for key in ("turn", "control")}
    game = session(position=at({**NIGHT, "MG A": "special"}, "night", **told), **more)
    game.answer(f"mg-a>{area}")
    return game


@pytest.mark.rule("ies:7.2", "ies:10.2.3")
def test_a_night_unit_takes_control_when_the_ruling_says_so():
    """At once, only as Refit begins, or not where points are counted in the last night (I-56)."""
    assert placed_at_night("3").state.control["3"] == "japan"
    waits = placed_at_night("3", I_56="refit")
    assert waits.state.control["3"] == "us"
    tell(waits, **{"night-place": "none"})
    assert waits.state.control["3"] == "japan"
    for turn, area, holder in ((4, "13", "us"), (3, "13", "japan"), (4, "3", "japan")):
        game = placed_at_night(area, turn, I_56="not-last")
        assert game.state.control[area] == holder


@pytest.mark.rule("ies:10.2.3")
def test_placing_at_night_is_a_line_of_the_table_or_free():
    """In an area that Japan controls (I-67)."""
    for ruling, spent in (("line", {"mg-a": 1}), ("free", {})):
        units = {**NIGHT, "MG A": "special", "Labor A": "10"}
        game = session(
            position=at(units, "night", control=["1", "2"]), opponent="none", I_67=ruling
        )
        game.answer("mg-a>10")
        game.answer("unit")
        assert game.state.active.spent == spent


@pytest.mark.rule("ies:10.2", "ies:13.1")
def test_units_that_do_the_same_are_one_act():
    game = moving(**{"1/306": "4", "2/306 E": "4", "Labor A": "10"})
    game.answer(["1-306-a>8", "2-306-e>8", "1-306-b>8", "done"])
    acts = [render(event.act) for event in game.take_events() if event.name == "moves"]
    assert acts == ["Move 1/306 A, 2/306 E, 1/306 B from area 4 to area 8."]
