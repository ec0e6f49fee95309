"""What of a prompt can be picked on the map, and why not the rest."""

from beachmaster.desktop.board.targets import NOWHERE, Targets
from beachmaster.engine.options import AnswerError, Closed, Option, Options, options_of
from beachmaster.engine.prompt import Choose, Place
from beachmaster.engine.text import plain_text

HEXES = {"0101", "0102", "0103"}
COUNTERS = {"23": "0101", "24": "0101", "25": "0102"}


def choose(*values, closed=(), accepts=None, subjects=()):
    options = [Option(value, plain_text(str(value))) for value in values]
    return Choose(
        procedure="p",
        text=plain_text("?"),
        rules=("x:1",),
        options=Options(lambda: options, accepts),
        closed=lambda: closed,
        subjects=subjects,
    )


def test_hexes_and_units_are_told_apart_and_other_values_left_to_the_card():
    targets = Targets(choose("0102", "23", "done", 7), HEXES, COUNTERS, lambda _unit: NOWHERE)
    assert list(targets.hexes) == ["0102"]
    assert list(targets.units) == ["23"]
    assert targets.places() == ["0101", "0102"]


def test_a_closed_hex_says_why():
    shut = Closed("0103", plain_text("0103"), plain_text("too far"))
    targets = Targets(choose("0102", closed=[shut]), HEXES, COUNTERS, lambda _unit: NOWHERE)
    assert targets.why_not("0103") == plain_text("too far")
    assert targets.why_not("0101") is None


def test_closed_answers_are_not_worked_out_before_someone_asks():
    asked = []
    prompt = Place(
        procedure="p",
        text=plain_text("?"),
        rules=("x:1",),
        options=options_of(Option("0102", plain_text("0102"))),
        closed=lambda: asked.append(1) or [],
    )
    targets = Targets(prompt, HEXES, COUNTERS, lambda _unit: NOWHERE)
    assert not asked
    targets.why_not("0103")
    targets.why_not("0101")
    assert asked == [1]


def test_a_unit_is_refused_elsewhere_in_the_prompts_own_words():
    def refuse(value):
        if value == "23>0103":
            raise AnswerError(plain_text("a mountain"))
        return value == "23>0102"

    prompt = choose("23", accepts=refuse)
    targets = Targets(prompt, HEXES, COUNTERS, lambda _unit: {"0102": "23>0102"})
    assert targets.why_not("0103", "23") == plain_text("a mountain")
    assert targets.why_not("0102", "23") is None


def test_the_one_subject_that_can_move_is_selected_by_itself():
    prompt = choose("0102", subjects=("24",))
    reach = {"24": {"0102": "0102"}}
    targets = Targets(prompt, HEXES, COUNTERS, lambda unit: reach.get(unit, NOWHERE))
    assert targets.subject() == "24"


def test_without_a_prompt_nothing_can_be_picked():
    targets = Targets(None, HEXES, COUNTERS, lambda _unit: {"0102": 1})
    assert not targets.hexes
    assert not targets.units
    assert targets.reach("23") == NOWHERE
