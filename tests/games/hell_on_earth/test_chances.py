"""The odds shown before an assault follow the forces that are committed."""

import pytest

from beachmaster.engine.options import AnswerError
from beachmaster.engine.record import narrowed
from beachmaster.engine.session import Session
from beachmaster.engine.setup import Setup
from beachmaster.engine.text import render
from beachmaster.games.hell_on_earth.factory import FACTORY
from games.hell_on_earth.play import hidden, shown, start


def asked(procedure):
    setup, module = FACTORY.prepare(Setup(game="hell-on-earth", seed=1))
    session = Session(module, setup.seed)
    while session.asked is not None and session.asked.prompt.procedure != procedure:
        session.auto(invent=True)
    assert session.asked is not None
    return session.asked.prompt


def waiting(board="tracked"):
    """Return the form of an attack, with a target and who may attack and support it."""
    if board == "table":
        prompt = start(us={"25": "map"}, japan=[hidden("ridge")], board=board).prompt
    else:
        prompt = asked("attack")
    told = {"target": prompt.fields[0].options[0].value, "act": "assault"}
    fields = {field.name: field for field in narrowed(prompt.fields, told)}
    return prompt, told, fields


def names(field):
    return [one.value for one in field.options]


@pytest.mark.rule("hoe:5.4.2.3", "hoe:5.4.2.7.1")
def test_support_changes_the_odds_of_an_assault():
    """hoe:5.4.2.7.1"""
    prompt, told, fields = waiting()
    told["attackers"] = names(fields["attackers"])[:1]
    helper = names(fields["supporters"])[0]
    alone, helped = prompt.weigh(told), prompt.weigh({**told, "supporters": [helper]})
    assert prompt.weigh({**told, "supporters": []}).table("result") == alone.table("result")
    assert helped.table("result") != alone.table("result")
    assert helped.given["support"][0]["unit"] == helper


@pytest.mark.rule("hoe:5.4.2.2")
def test_odds_are_those_of_the_attackers_under_consideration():
    """hoe:5.4.2.2"""
    prompt, told, fields = waiting()
    first = names(fields["attackers"])[:1]
    weighed = prompt.weigh({**told, "attackers": first})
    assert [one["unit"] for one in weighed.given["attackers"]] == first


def test_each_table_of_results_names_whose_it_is():
    """Who attacks, and the support that counts."""
    prompt, told, fields = waiting()
    unit, helper = fields["attackers"].options[0], fields["supporters"].options[0]
    alone = render(prompt.weigh({**told, "attackers": [unit.value]}).table("result").title)
    assert render(unit.text.params["unit"]) in alone
    assert alone.endswith("without support")
    whole = {**told, "attackers": [unit.value], "supporters": [helper.value]}
    assert "supported by" in render(prompt.weigh(whole).table("result").title)


def test_what_a_table_board_cannot_know_is_named_as_left_out():
    """In one line; on a tracked board nothing is."""
    said = {}
    for board in ("tracked", "table"):
        prompt, told, fields = waiting(board)
        weighed = prompt.weigh({**told, "attackers": names(fields["attackers"])[:1]})
        said[board] = [render(note) for note in weighed.notes]
    assert said["table"][0].startswith("Not counted, as only your map shows it: hill, Japanese n")
    assert not any("Left out" in note for note in said["tracked"])


def test_units_that_may_not_attack_have_no_odds():
    prompt, told, _fields = waiting()
    with pytest.raises(AnswerError, match="No answer to this prompt has odds"):
        prompt.weigh({**told, "attackers": ["no such unit"]})


@pytest.mark.rule("hoe:5.4.2")
def test_the_sheet_says_before_anything_is_drawn_what_may_come():
    """hoe:5.4.2: column or range of columns, and the chances in words."""
    prompt, told, fields = waiting()
    assert prompt.sheet_of({}).odds == ()
    told["attackers"] = names(fields["attackers"])[:1]
    sheet = prompt.sheet_of(prompt.sound(told))
    assert sheet.stage == "choosing"
    assert "column" in render(sheet.column)
    assert any("You take hits" in render(words) for words in sheet.odds)
    assert [row.name for row in sheet.rows] == ["target", "attackers", "supporters"]
    assert render(sheet.rows[-1].value) == "none"  # said before it is fought without


@pytest.mark.rule("hoe:5.4.2.6", "hoe:5.4.2.7")
def test_odds_in_words_count_what_the_rows_of_the_form_tell():
    """hoe:5.4.2.7: a hill and neighbours told of a revealed target; nothing is left out then."""
    japan = [shown("ridge", "313"), shown("cave", "312")]
    units = {"25": "map", "26": "map"}
    prompt = start(us=units, japan=japan, board="table", hq=None).prompt
    told = {"target": "ridge", "act": "assault", "attackers": ["25", "26"], "supporters": []}
    facts = {"flank": False, "high": False, "neighbours": []}
    plain = prompt.odds_of(prompt.sound({**told, **facts}))
    assert not any("Left out" in render(note) for note in plain.notes)
    for more in ({"flank": True}, {"high": True}, {"neighbours": ["cave"]}):
        weighed = prompt.odds_of(prompt.sound({**told, **facts, **more}))
        assert weighed.table("result") != plain.table("result"), more
    lines = prompt.sheet_of(prompt.sound({**told, **facts, "high": True})).lines
    assert any("hill" in render(line.name).casefold() for line in lines if line.applied)
    hidden_too = start(us=units, japan=[*japan, hidden("den")], board="table", hq=None).prompt
    new = hidden_too.odds_of(hidden_too.sound({**told, **facts, "neighbours": ["den"]}))
    assert new.tables != plain.tables  # a hidden one draws support
