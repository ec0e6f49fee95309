"""A map of areas asks for rare prints as lists, for many edges as one list of what is not there."""

import json

import msgspec
import pytest

from beachmaster.engine import areas, ownareas
from beachmaster.engine.asking import asking
from beachmaster.engine.facts import MapFact
from beachmaster.engine.options import AnswerError, Option
from beachmaster.engine.printkinds import Listed, Print
from beachmaster.engine.session import Session
from beachmaster.engine.text import plain_text, render
from beachmaster.engine.unknown import Unknown
from engine.area_game import AreaGame
from engine.area_toys import GAME, KINDS, board

say = plain_text
LEVEL = Print(
    id="level", text=say("level"), rules=("toy:2",), absent=0, guess=0, together=("swamp",),
    values=tuple(Option(n, say(str(n))) for n in (1, 2)),
    listed=tuple(Listed(value=n, text=say(f"areas of level {n}")) for n in (1, 2)),
)  # fmt: skip
SWAMP = Print(
    id="swamp", text=say("swamp"), rules=("toy:3",), absent=False, guess=False, together=("level",),
    values=(Option(True, say("swamp")),), listed=(Listed(value=True, text=say("swamps"), most=2),),
)  # fmt: skip
EDGE = msgspec.structs.replace(KINDS["edge"], denied_from=3)
RARE = {"edge": EDGE, "tem": KINDS["tem"], "urban": KINDS["urban"], "level": LEVEL, "swamp": SWAMP}


def printed():
    file = board()
    file["areas"]["2"]["shows"]["level"] = 1
    file["areas"]["3"]["shows"]["swamp"] = True
    return areas.AreaBoard.of(json.dumps(file).encode(), GAME, RARE)


OURS = printed()


def own(**known):
    bare = ownareas.bare(OURS, "Mine")
    places = {place.replace("_", "-"): of for place, of in known.items()}
    return ownareas.OwnAreas(OURS, bare.knowing(places))


def asked(act):
    with asking(), pytest.raises(Unknown) as raised:
        act()
    return raised.value.question


def test_a_rare_print_is_asked_as_lists_of_all_that_goes_together():
    question = asked(lambda: own().read("4", "level"))
    prompt = question.prompt
    assert [(one.name, render(one.text)) for one in prompt.fields] == [
        ("level-1", "areas of level 1"), ("level-2", "areas of level 2"), ("swamp-true", "swamps"),
    ]  # fmt: skip
    assert [one.value for one in prompt.fields[0].options] == list(OURS.areas)
    assert (prompt.fields[0].estimate, prompt.fields[1].estimate) == (["2"], None)
    assert prompt.rules == ("toy:2", "toy:3")


def test_what_no_list_names_shows_nothing_of_it():
    question = asked(lambda: own().read("4", "level"))
    told = question.prompt.check({"level-1": ["4"], "level-2": [], "swamp-true": ["1", "2"]})
    facts = question.facts(told)
    assert MapFact("4", "level", 1) in facts
    assert MapFact("5", "level", 0) in facts
    assert MapFact("2", "swamp", True) in facts
    assert MapFact("3", "swamp", False) in facts
    assert len(facts) == 10
    session = Session(AreaGame(own()), seed=1)
    session.learn(question, told)
    ground = session.module.ground(session.state)
    with asking():
        assert [ground.read(area, "level") for area in ground.areas] == [0, 0, 0, 1, 0]
        assert [ground.read(area, "swamp") for area in ground.areas] == [
            True, True, False, False, False,
        ]  # fmt: skip


def test_what_is_known_already_is_in_its_list_and_in_no_other():
    question = asked(lambda: own(**{"4": {"level": 2}}).read("1", "level"))
    first, second, _swamps = question.prompt.fields
    assert "4" not in [one.value for one in first.options]
    assert second.known == ["4"]
    assert question.facts({"level-2": ["4"], "level-1": ["1"]}) == (
        MapFact("1", "level", 1), MapFact("2", "level", 0), MapFact("3", "level", 0),
        MapFact("5", "level", 0),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ({"level-1": ["4"], "level-2": ["4"], "swamp-true": []}, "area 4 twice: level"),
        ({"level-1": ["9"], "level-2": [], "swamp-true": []}, "9"),
        ({"level-1": [], "level-2": [], "swamp-true": ["1", "2", "3"]}, "2"),
    ],
)
def test_lists_that_cannot_be_are_refused(answer, why):
    question = asked(lambda: own().read("4", "level"))
    with pytest.raises(AnswerError) as refused:
        question.prompt.check(answer)
    assert why in render(refused.value.text)


def test_a_part_of_the_lists_is_learned_and_the_rest_stays_open():
    question = asked(lambda: own().read("4", "level"))
    assert question.facts({"level-1": ["4"]}) == (MapFact("4", "level", 1),)
    assert question.facts({}) == ()


def test_few_edges_are_asked_one_by_one():
    question = asked(lambda: own().confirm([("1-2", "edge"), ("3-5", "edge")]))
    assert [one.name for one in question.prompt.fields] == ["1-2", "3-5"]


def test_many_edges_are_one_list_of_what_does_not_touch():
    wanted = [("1-2", "edge"), ("3-5", "edge"), ("1-4", "edge"), ("5", "tem")]
    question = asked(lambda: own().confirm(wanted))
    prompt = question.prompt
    assert [(one.name, one.kind) for one in prompt.fields] == [
        ("not-edge", "many"),
        ("tem-5", "choose"),
    ]
    assert render(prompt.fields[0].text) == "Which of these do not touch on your map?"
    assert [render(one.text) for one in prompt.fields[0].options] == [
        "1 and 2",
        "3 and 5",
        "1 and 4",
    ]
    assert prompt.fields[0].estimate == ["1-4"]
    told = prompt.check({"not-edge": ["3-5"], "tem-5": 2})
    assert question.facts(told) == (
        MapFact("1-2", "edge", True), MapFact("3-5", "edge", False), MapFact("1-4", "edge", True),
        MapFact("5", "tem", 2),
    )  # fmt: skip
    assert question.facts(prompt.check({"not-edge": [], "tem-5": 2}))[1] == MapFact(
        "3-5", "edge", True
    )


def test_a_simulation_answers_lists_off_a_map_printed_in_full():
    rare = asked(lambda: own().read("4", "level"))
    assert rare.read_off(OURS.believed, ()) == {
        "level-1": ["2"], "level-2": [], "swamp-true": ["3"],
    }  # fmt: skip
    many = asked(lambda: own().confirm([(edge, "edge") for edge in ("1-2", "3-5", "1-4")]))
    assert many.read_off(OURS.believed, ()) == {"not-edge": ["1-4"]}


def test_what_another_program_told_meanwhile_is_found():
    rare = asked(lambda: own().read("4", "level"))
    every = {area: {"level": 0, "swamp": False} for area in OURS.areas}
    assert len(rare.found_in(every)) == 10
    assert rare.found_in({"1": {"level": 0}}) == ()
