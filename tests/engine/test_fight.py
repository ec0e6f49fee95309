"""The sheet of a fight, the receipt of a throw, and forms whose fields depend on one another."""

from collections.abc import Iterator

import pytest

from beachmaster.engine.die import Die, Throw
from beachmaster.engine.fight import Face, Figure, sign_of
from beachmaster.engine.fighting import Fight, fighting
from beachmaster.engine.module import GameState, Play, Recorder
from beachmaster.engine.options import AnswerError, Closed, Option
from beachmaster.engine.prompt import Confirm, Field, Record
from beachmaster.engine.record import Told, cases, narrowed
from beachmaster.engine.rolling import rolled
from beachmaster.engine.tables import Modifier
from beachmaster.engine.telling import tell_apart, untold
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.texts import T

say = plain_text
NEAR = {"hill": ("1st", "2nd"), "cave": ("3rd",)}
COMBAT = Die(
    name="combat",
    color="blue",
    rules=("toy:1",),
    purpose=say("combat"),
    title=say("Combat"),
    words={True: say("hit"), False: say("nothing")},
    tells=lambda hit: say("hit: it dies") if hit else say("nothing"),
    signs={True: "good"},
    outcome=lambda total: total >= 5,
    column=say("column 2:1"),
    decides=True,
)
MORALE = Die(
    name="morale",
    color="red",
    rules=("toy:2",),
    purpose=say("morale"),
    title=say("Morale"),
    words={True: say("runs"), False: say("stands")},
    outcome=lambda total: total == 1,
)
LINES = (
    Modifier(say("tanks"), 1, True, "toy:3"),
    Modifier(say("flank"), 1, False, "toy:4"),
)


def _units(told: Told) -> Field:
    names = NEAR.get(str(told["target"]), ())
    others = [name for names_there in NEAR.values() for name in names_there if name not in names]
    return Field(
        name="units",
        kind="many",
        text=say("units"),
        options=tuple(Option(name, say(name)) for name in names),
        minimum=min(1, len(names)),
        closed=tuple(Closed(name, say(name), say("too far away")) for name in others),
    )


def form() -> Record:
    """Return a form in which the units depend on the target; no target ends it."""
    target = Field(
        name="target",
        kind="choose",
        text=say("target"),
        options=(*(Option(place, say(place)) for place in NEAR), Option("", say("none"))),
    )
    units = Field(name="units", kind="many", text=say("units"), by=("target",), given=_units)
    note = Field(name="note", kind="flag", text=say("note it"), default=False)
    return Record(
        procedure="attack",
        text=say("Attack?"),
        rules=("toy:1",),
        fields=(target, units, note),
        odds_of=lambda told: list(told.get("units") or ()) or None,
    )


# -- a form whose fields depend on one another -------------------------------------------------


def test_what_can_be_told_follows_from_what_is_told_before():
    answer = {"target": "hill", "units": ["2nd"]}
    assert form().check(answer) == {"target": "hill", "units": ["2nd"], "note": False}


def test_a_closed_value_of_a_dependent_field_is_refused_with_its_reason():
    with pytest.raises(AnswerError) as refused:
        form().check({"target": "hill", "units": ["3rd"]})
    assert render(refused.value.text) == "3rd: too far away"


def test_a_field_is_still_to_be_told_where_what_it_depends_on_is():
    with pytest.raises(AnswerError) as refused:
        form().check({"target": "hill"})
    assert render(refused.value.text) == "Missing: units."


def test_a_wrong_value_is_named_before_what_depends_on_it():
    with pytest.raises(AnswerError) as refused:
        form().check({"target": "sea"})
    assert render(refused.value.text) == "“target” cannot be “sea”."


def test_where_nothing_can_be_told_of_a_field_it_is_left_out():
    assert form().check({"target": ""}) == {"target": "", "units": [], "note": False}


def test_a_program_is_told_each_case_of_a_dependent_field():
    found = {
        when["target"]: [one.value for one in field.options]
        for when, field in cases(form().fields, "units")
    }
    assert found == {"hill": ["1st", "2nd"], "cave": ["3rd"], "": []}


def test_a_half_filled_form_has_odds_as_soon_as_enough_is_told():
    assert form().weigh({"target": "hill", "units": ["1st"]}) == ["1st"]
    with pytest.raises(AnswerError):
        form().weigh({"target": "hill"})


def test_what_does_not_fit_what_was_told_before_is_left_out_of_the_odds():
    assert form().sound({"target": "cave", "units": ["1st"]}) == {"target": "cave", "note": False}


def test_a_person_tells_a_form_line_by_line_or_all_at_once():
    fields = form().fields
    assert tell_apart(fields, "hill", {}) == {"target": "hill"}
    assert [field.name for field in untold(fields, {"target": "hill"})] == ["units", "note"]
    assert tell_apart(fields, "1st 2nd", {"target": "hill"}) == {"units": ["1st", "2nd"]}
    assert tell_apart(fields, "hill; 2nd; y", {}) == {
        "target": "hill",
        "units": ["2nd"],
        "note": True,
    }
    assert tell_apart(fields, "target=cave units=3rd", {}) == {"target": "cave", "units": ["3rd"]}


def test_a_line_with_more_than_can_be_told_is_refused():
    with pytest.raises(AnswerError):
        tell_apart(form().fields, "hill; 2nd; y; n", {})


def test_a_field_without_what_it_depends_on_has_no_options():
    assert narrowed(form().fields, {})[1].options == ()


# -- the receipt of a throw --------------------------------------------------------------------


def test_a_receipt_holds_what_was_thrown_what_counted_and_what_came_of_it():
    figure = Figure("ratio", say("ratio"), "2:1", "toy:5")
    result = Throw(die=COMBAT, text=say("Attack."), modifiers=LINES, facts=(figure,)).result([4])
    assert (result.dice, result.total, result.outcome) == ((4,), 5, "True")
    assert (result.lines, result.facts, result.sign) == (LINES, (figure,), "good")
    assert render(result.text) == "hit: it dies"
    assert result.rules == ("toy:1", "toy:5", "toy:3")


def test_faces_are_natural_and_never_modified_totals():
    faces = Throw(die=COMBAT, text=say("Attack."), modifiers=LINES).each_face()
    assert faces == (
        Face((1, 2, 3), say("nothing"), "none"),
        Face((4, 5, 6), say("hit"), "good"),
    )


@pytest.mark.parametrize(("gain", "loss", "sign"), [(1, 0, "good"), (0, 1, "bad"), (1, 1, "none")])
def test_an_outcome_is_what_weighs_more(gain: int, loss: int, sign: str):
    assert sign_of(gain, loss) == sign


# -- the sheet ---------------------------------------------------------------------------------


def _play() -> Play[GameState]:
    return Play(GameState(), {}, 1, Recorder())


def _throw(play: Play[GameState], die: Die[bool], face: int) -> Iterator[object]:
    throw = Throw(die=die, text=say("Die."), modifiers=LINES if die is COMBAT else ())
    steps = rolled(play, throw, [])
    prompt = next(steps)
    assert play.fight is not None
    yield play.fight.sheet(prompt)
    with pytest.raises(StopIteration):
        steps.send([face])


def test_the_lines_before_a_roll_are_the_lines_that_the_result_fills():
    play = _play()
    with fighting(play, say("Attack on the hill"), "toy:1") as fight:
        (before,) = _throw(play, COMBAT, 4)
        after = fight.sheet(Confirm(procedure="go-on", text=say("On?"), rules=()))
    assert before.stage == "resolving"
    assert (before.lines, before.result) == (LINES, None)
    assert after.stage == "done"
    assert after.lines == LINES
    assert after.lines is after.result.lines
    assert render(after.column) == "column 2:1"


def test_a_die_that_does_not_decide_leaves_the_lines_alone_and_stands_below():
    play = _play()
    with fighting(play, say("Attack on the hill"), "toy:1") as fight:
        fight.counts(LINES, say("column 1:1"))
        (before,) = _throw(play, MORALE, 1)
        assert (before.lines, before.other) == (LINES, ())
        assert [render(one.text) for one in fight.later] == ["runs"]
        assert fight.result is None


def test_what_is_drawn_lands_on_its_row():
    fight = Fight(say("Attack"), "toy:1")
    fight.put("target", T("Target"), say("the hill"))
    fight.draw("target", T("Target"), say("2 B"))
    fight.put("target", T("Target"), say("the big hill"))
    row = fight.sheet(Confirm(procedure="x", text=say("?"), rules=())).row("target")
    assert [render(one) for one in (row.value, *row.drawn)] == ["the big hill", "2 B"]


@pytest.mark.parametrize(
    ("by", "said"), [("player", "2 B (you)"), ("program", "2 B (the program)")]
)
def test_what_is_drawn_says_by_whom(by, said):
    fight = Fight(say("hill"), "rule")
    fight.by = by
    fight.draw("target", T("Target"), say("2 B"))
    assert [render(one) for one in fight.rows["target"].drawn] == [said]


def test_acts_at_the_table_stand_on_the_sheet_of_the_fight_they_belong_to():
    play = _play()
    with fighting(play, say("Attack"), "toy:1") as fight:
        play.emit("hit", say("A hit."), "toy:1", act=say("Turn it over."))
        with fighting(play, say("Charge"), "toy:1") as within:
            play.emit("hit", say("A hit."), "toy:1", act=say("Take it off."))
        assert [render(act) for act in within.acts] == ["Take it off."]
        assert [render(act) for act in fight.acts] == ["Turn it over."]
        assert play.fight is fight
    assert play.fight is None


def test_a_word_that_does_not_fit_behind_a_choice_is_told_what_is_asked_there():
    """The first word was taken for the choice; a list keeps the refusal of its own words."""
    with pytest.raises(AnswerError) as refused:
        tell_apart(form().fields, "hill 3rd", {})
    said = render(refused.value.text)
    assert said == "After “hill”, enter this next: units. “3rd” matches none of the answers."
    assert refused.value.expected == ["1st", "2nd"]
    with pytest.raises(AnswerError) as refused:
        tell_apart(form().fields, "1st 3rd", {"target": "hill"})
    assert "After" not in render(refused.value.text)
