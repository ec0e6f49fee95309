"""What a person reads: long lists side by side and once, questions not told twice, yes for true."""

import pytest

from beachmaster.cli.console import Console
from beachmaster.cli.hints import hint
from beachmaster.cli.render import Words
from beachmaster.cli.showing import (
    field_words,
    show_again,
    show_closed,
    show_event,
    show_odds,
    show_prompt,
)
from beachmaster.cli.wire import answers
from beachmaster.engine.event import Event
from beachmaster.engine.options import AnswerError, Closed, Option
from beachmaster.engine.prompt import (
    Choose,
    DiceToRoll,
    Draw,
    Field,
    Place,
    Record,
    Roll,
    options_of,
)
from beachmaster.engine.text import marks, render
from beachmaster.engine.text import plain_text as say
from beachmaster.engine.typed import answer_to

T, _ = marks("tests")


@pytest.fixture
def printed(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")

    def call(show, *given, **named):
        show(Console(Words()), *given, **named)
        return capsys.readouterr().out

    return call


def choose(count):
    options = options_of(*(Option(f"v{n}", say(f"hex {n}")) for n in range(1, count + 1)))
    return Choose(procedure="p", text=say("Which hex?"), rules=("toy:1",), options=options)


def test_a_long_list_stands_in_columns_and_only_once(printed):
    lines = printed(show_prompt, choose(20)).splitlines()
    row = "1) hex 1     5) hex 5     9) hex 9     13) hex 13   17) hex 17"
    assert lines[1].strip() == row
    assert len(lines) == 6
    assert printed(show_again, choose(20)) == "Which hex? (20 answers; l lists them again)\n"
    assert printed(show_again, choose(3)) == printed(show_prompt, choose(3))


def test_an_event_does_not_say_the_question_again(printed):
    question, why = say("Raid on the hill: 6 hits."), say("+1 night")
    text = T("{what} The die shows {die}.", what=question, die=4)
    event = Event(name="rolled", text=text, rules=("toy:1", "toy:2"), trace=(why, say("new")))
    roll = Roll(procedure="p", text=question, rules=("toy:1",), why=(why,))
    told = printed(show_event, event, explained=True, seen=roll)
    assert told == "* The die shows 4. (toy:2)\n     New\n"
    other = printed(show_event, event, explained=True)
    assert other.startswith("* Raid on the hill: 6 hits. The die shows 4. (toy:1, toy:2)\n     +1")


def test_reasons_in_brackets_share_a_line(printed):
    why = (say("(+1 day)"), say("+1 night"), say("(-1 fog)"))
    lines = printed(show_prompt, Roll(procedure="p", text=say("Roll."), rules=(), why=why))
    assert lines.splitlines()[1:3] == [
        "   +1 night", "   (+1 day) (-1 fog)"
    ]  # fmt: skip


def test_one_ordinary_die_is_called_a_die():
    assert "Type what it shows" in render(hint(Roll(procedure="p", text=say(""), rules=())))
    two = Roll(procedure="p", text=say(""), rules=(), dice=DiceToRoll(2, 10, "blue"))
    assert "Type what the 2 dice show (1–10)" in render(hint(two))


def test_enter_takes_the_only_answer_there_is():
    assert choose(1).at_enter is not None
    assert "Enter: the only answer" in render(hint(choose(1)))
    assert choose(2).at_enter is None
    free = Place(procedure="p", text=say(""), rules=(), options=choose(1).options, free=True)
    assert free.at_enter is None


def test_several_closed_for_one_reason_share_a_line(printed):
    far = [Closed(f"0{n}", say(f"hex 0{n}"), say("Too far.")) for n in (1, 2)]
    closed = [*far, Closed("03", say("hex 03"), say("The sea."))]
    place = Place(procedure="p", text=say("Where?"), rules=(), closed=lambda: closed)
    assert printed(show_closed, place) == "   hex 01, hex 02: Too far.\n   hex 03: The sea.\n"
    assert "3 more answers closed now" in printed(show_prompt, place)


def test_a_record_shows_its_fields_in_words(printed):
    who = (Option("23", say("23rd")),)
    fields = (
        Field(name="a", kind="flag", text=say("a US unit is adjacent")),
        Field(name="b", kind="number", text=say("guns"), minimum=2, maximum=8),
        Field(name="c", kind="many", text=say("who"), options=who),
    )
    console = Console(Words())
    assert [field_words(console, field) for field in fields] == [
        "a US unit is adjacent (y or n)", "guns (2–8)", "who (23rd)"
    ]  # fmt: skip
    out = printed(show_prompt, Record(procedure="p", text=say("Look."), rules=(), fields=fields))
    assert "guns (2–8)" in out
    assert "Type the first one, or all in this order" in " ".join(out.split())


def test_what_is_known_is_shown_as_known(printed):
    options = (Option("23", say("23rd")), Option("24", say("24th")))
    fields = (
        Field(name="a", kind="flag", text=say("on a hill"), known=True),
        Field(name="b", kind="flag", text=say("adjacent")),
        Field(name="c", kind="many", text=say("who"), options=options, known=["23"]),
    )
    record = Record(procedure="p", text=say("Look."), rules=(), fields=fields, question=True)
    out = printed(show_prompt, record)
    assert "on a hill: yes (known)" in out
    assert "who (23rd, 24th); known: 23rd" in out


def test_a_draw_tells_how_to_describe_a_counter_of_your_own():
    fields = (Field(name="cf", kind="number", text=say("factor"), minimum=1, maximum=9),)
    draw = Draw(procedure="p", text=say(""), rules=(), bag="b", tokens=list, fields=fields)
    assert "such as: factor=1" in render(hint(draw))


def test_odds_come_in_hundredths(printed):
    rows = [{"outcome": "1", "probability": "1/3", "decimal": 0.3333}]
    assert printed(show_odds, rows) == "   1: 1/3 (33.3%)\n"
    table = {"name": "t", "title": "Combat", "chances": [{**rows[0], "text": "A1"}]}
    told = printed(show_odds, {"given": {"x": None}, "tables": [table], "notes": ["No reroll."]})
    assert told == "   Combat:\n   A1: 1/3 (33.3%)\n   (No reroll.)\n"
    assert printed(show_odds, {"stays": "1/2"}) == "   stays: 1/2\n"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("red 1", "r1"), ("BEACH 2", "r2"), ("yel", "y"), ("28", "28"), ("28th", "28"), ("none", ""),
     ("ye", "y"), ("041", "28")],
)  # fmt: skip
def test_the_words_of_a_label_or_their_beginnings_are_enough(typed, meant):
    labels = {"r1": "Red Beach 1", "r2": "Red Beach 2", "y": "Yellow Beach", "": "None, or no more",
              "28": "28th Marines in 0413"}  # fmt: skip
    assert answer_to(among(labels), typed) == meant


@pytest.mark.parametrize("typed", ["red", "beach", "moon", "red 3", ",", "28 moon"])
def test_words_that_fit_several_labels_or_none_are_refused(typed):
    labels = {
        "r1": "Red Beach 1",
        "r2": "Red Beach 2",
        "y": "Yellow Beach",
        "28": "28th Marines in 0413",
    }
    with pytest.raises(AnswerError):
        answer_to(among(labels), typed)


def among(labels):
    options = options_of(*(Option(value, say(label)) for value, label in labels.items()))
    return Choose(procedure="p", text=say(""), rules=(), options=options)


def test_a_contest_is_typed_in_one_line():
    """First one's own dice, then those of the other side."""
    dice = DiceToRoll(2, 6, "blue", DiceToRoll(2, 6, "red"))
    prompt = Roll(procedure="duel", text=say("Roll"), rules=("toy:1",), dice=dice)
    assert render(hint(prompt)) == (
        "Type what they show in this order, such as 1 2 3 4; only 2 blue dice: the program rolls "
        "2 red dice; p: the program rolls all."
    )
    assert answer_to(prompt, "4 2 3 5") == [4, 2, 3, 5]
    assert answers(prompt, Words())["dice"]["against"]["color"] == "red"
