"""What a person types at the table means what it says, or is refused and says why."""

import re

import pytest

from beachmaster.cli.render import Words
from beachmaster.cli.rule_names import numbered, rule_called
from beachmaster.cli.terminal import TerminalPlayer
from beachmaster.engine.auto import program_answer
from beachmaster.engine.meaning import LETTERS, Meanings, labels
from beachmaster.engine.options import AnswerError, Option, options_of
from beachmaster.engine.prompt import Choose, Confirm, Field, Place
from beachmaster.engine.telling import field_value, keys_of, tell_apart
from beachmaster.engine.text import plain_text as say
from beachmaster.engine.text import render
from beachmaster.engine.typed import answer_to
from beachmaster.storage.starting import Wish, start

GAMES = ("hell-on-earth", "bloodbath")
TARGET = {"hell-on-earth": "bombard", "bloodbath": "attack"}


@pytest.fixture
def typed_at(capsys):
    """Return a way to type lines from the first prompt of a procedure on, at a table."""

    def play(game, procedure, *lines, seed=3, table=True):
        wish = Wish(game=game, seed=seed, table=table, sets=("reminders=off",))
        playing = start(wish)
        session, typed = playing.session, iter(lines)
        while session.asked.prompt.procedure != procedure:
            session.answer(program_answer(session.asked.prompt, session.seed, session.asked.key))
            session.take_events()
        TerminalPlayer(playing, Words(), lambda: next(typed, None)).play()
        playing.close()
        return capsys.readouterr().out, session

    return play


def options(*names, values=None):
    values = values or [f"id-{at}" for at in range(len(names))]
    return [Option(value, say(name)) for value, name in zip(values, names, strict=True)]


def space(*listed):
    return Place(
        procedure="p", text=say("Where?"), rules=(), options=options_of(*listed), free=True
    )


@pytest.mark.parametrize("word", ["none", "no more", "none, or", "No More", "-", "no"])
@pytest.mark.parametrize("value", ["", "none"])
def test_the_listed_none_is_said_in_its_words(word, value):
    listed = options("hidden unit in cave", "None, or no more", values=["cave", value])
    assert answer_to(space(*listed), word) == value


@pytest.mark.parametrize(
    "word",
    ["none", "no", "no more", "done", "y", "yes", "all", "undo", "redo", "odds", "help", "why",
     "quit", "0", "hidden", "unit in"],
)  # fmt: skip
def test_no_word_of_the_list_or_the_program_names_a_space(word):
    prompt = space(*options("hidden unit in cave", values=["cave"]))
    with pytest.raises(AnswerError):
        answer_to(prompt, word)
    places = Field(
        name="s", kind="spaces", text=say("spaces"), options=(*prompt.options,), maximum=3
    )
    if word != "none":
        with pytest.raises(AnswerError):
            field_value(places, word)
    assert answer_to(prompt, "north hill") == "north hill"
    assert answer_to(prompt, "cave") == "cave"


@pytest.mark.parametrize("game", GAMES)
def test_none_answers_which_unit_at_both_tables(typed_at, game):
    procedure = TARGET[game]
    _out, session = typed_at(game, procedure, "done", "none")
    answered = [one for one in session.tree.entries[1:] if f"/{procedure}#" in one.key]
    [ended] = [entry.value for entry in answered]
    told = ended.values() if procedure == "attack" else [ended]
    assert not any(told), ended


def test_words_typed_ahead_go_to_the_next_prompts_and_fields(typed_at):
    _out, session = typed_at("hell-on-earth", "bombard", "0505 5 y 3 6", seed=3)
    values = [entry.value for entry in session.tree.entries[1:]]
    at = values.index("0505")
    assert values[at + 1] == {"sector": 5}
    assert values[at + 2]["adjacent"] is True
    assert values[at + 3 :] == [3, [6]]


def test_what_does_not_fit_the_next_prompt_is_dropped_with_all_behind_it(typed_at):
    out, session = typed_at("hell-on-earth", "bombard", "0505 5 3 y 6", "y", "1", seed=3)
    assert "Typed ahead and not used: 3, y, 6." in out
    assert session.asked.prompt.kind == "roll"


def test_a_number_in_a_name_is_never_the_place_of_another_line():
    listed = options("1st Guard", "17th Mixed", "8th Tank", *(f"Unit {c}" for c in "PQRSTW"))
    typed = labels(listed)
    assert len(set(typed)) == len(typed)
    assert all(set(one) <= set(LETTERS) for one in typed)
    meanings = Meanings(listed)
    assert [meanings.one(word) for word in ("8", "17", "1", typed[3])] == [
        "id-2", "id-1", "id-0", "id-3"
    ]  # fmt: skip
    assert meanings.one("7") is None


def test_hidden_units_are_lettered_and_called_by_their_numbers(typed_at):
    out, session = typed_at("hell-on-earth", "reveal", "l", "7", "309", seed=3)
    assert re.search(r"\b[a-z]\) 1st Battalion, 145th Infantry", out)
    assert " 7) " not in out
    entry = session.tree.entries[session.tree.cursor]
    assert entry.ask == "draw"
    assert "309" in str(entry.value)


def test_a_number_that_is_not_listed_is_no_answer(typed_at):
    out, session = typed_at("bloodbath", "airfields", "0", seed=4)
    assert session.asked.prompt.procedure == "airfields", out
    assert "“0” matches none of the answers." in out
    several = Choose(
        procedure="p", text=say("?"), rules=(), options=options_of(*options("rock", "cave")),
        several=True, minimum=0, maximum=2,
    )  # fmt: skip
    with pytest.raises(AnswerError):
        answer_to(several, "0")


def test_what_could_be_meant_is_named_with_its_list_number():
    listed = options("Rock", "Cave in the north", "Cave in the south")
    with pytest.raises(AnswerError) as refused:
        Meanings(listed).one("cave")
    assert "2) Cave in the north, 3) Cave in the south" in render(refused.value.text)


def test_a_refused_list_says_how_many_or_which_twice():
    names = options(*(f"unit {c}" for c in "abcdefghi"))
    landed = Field(name="l", kind="many", text=say("landed"), options=tuple(names), maximum=8)
    with pytest.raises(AnswerError) as refused:
        field_value(landed, " ".join(map(str, range(1, 10))))
    assert render(refused.value.text) == "“landed”: 8 at most, not 9."
    with pytest.raises(AnswerError) as refused:
        field_value(landed, "1 1")
    assert render(refused.value.text) == "“landed”: you listed unit a twice."


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_kind_says_which_there_are(typed_at, game):
    out, _session = typed_at(game, "reveal", "name=Own kind=x cf=2 type=Q")
    assert "Expected:" in out or "none of these:" in out


def test_a_field_is_named_by_a_telling_word():
    flag = Field(name="near", kind="flag", text=say("a US unit is adjacent to it"))
    assert keys_of([flag]) == ["unit"]


def test_a_correction_is_shown_in_words(typed_at):
    out, session = typed_at("hell-on-earth", "bombard", "0505", "5", "correct 6", "q", seed=3)
    shown = [e.id for e in session.tree.entries[1:] if "name-space" in e.key]
    out, _session = typed_at(
        "hell-on-earth", "bombard", "0505", "5", f"correct {shown[-1]}", seed=3
    )
    assert "sector number: 5" in out
    assert "sector=5" in out
    assert "NAME=VALUE" not in out


def test_why_alone_is_no_answer_to_a_field(typed_at):
    out, _session = typed_at("hell-on-earth", "moved", "why")
    assert "cannot be" not in out
    assert "A total of 3 gives: not rallied" in out


def test_yes_or_no_is_asked_without_words_of_programs():
    with pytest.raises(AnswerError) as refused:
        answer_to(Confirm(procedure="p", text=say("?"), rules=()), "perhaps")
    assert render(refused.value.text) == "Answer yes or no, not “perhaps”."


@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath"])
def test_the_hint_at_a_rule_names_one_of_this_game_by_its_number(typed_at, game):
    out, session = typed_at(game, TARGET[game], "?")
    number = session.asked.prompt.rules[0].partition(":")[2]
    assert f"? {number}" in out
    told, _session = typed_at(game, TARGET[game], f"? {number}")
    assert f"{number} " in told.rpartition("] > ")[0].rpartition("] > ")[2]


@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath"])
def test_rules_go_by_their_numbers_wherever_they_are_printed(typed_at, game):
    out, _session = typed_at(game, TARGET[game], "?", "why", "j", "c")
    assert not re.search(r"\b(hoe|bib):", out)
    assert "Rules: " in out


def test_a_rule_of_another_game_has_its_games_name_before_it():
    assert (
        numbered("see hoe:5.4.2, bib:H-05; D:9", "hell-on-earth")
        == "see 5.4.2, Bloodbath H-05; D:9"
    )
    assert rule_called("5.4.2", "hell-on-earth") == "hoe:5.4.2"
    assert rule_called("bib:5.1", "hell-on-earth") == "bib:5.1"
    assert rule_called("full", "hell-on-earth") is None


@pytest.mark.parametrize("typed", ["1/23 and 2/23", "1/23 & 2/23", "1/23 and 2/23 Marines"])
def test_and_stands_between_names(typed):
    listed = options("1/23 Marines", "2/23 Marines", "1/24 Marines")
    landed = Field(name="l", kind="many", text=say("landed"), options=tuple(listed), maximum=8)
    assert field_value(landed, typed) == ["id-0", "id-1"]
    places = Field(name="s", kind="spaces", text=say("spaces"), maximum=3)
    assert field_value(places, "0505 and 0506") == ["0505", "0506"]


def test_a_die_too_many_is_no_line_of_a_list_that_comes_next(typed_at):
    """A spare 1 does not say the none that the next prompt lists first."""
    out, session = typed_at("hell-on-earth", "bombard", "0505 5 y 3 2 1", seed=3)
    assert session.asked.prompt.procedure == "bombard"
    assert "Typed ahead and not used: 1." in out


def test_a_long_line_with_a_wrong_word_is_refused_after_few_looks(monkeypatch):
    names = [f"{one}/{unit} Marines" for unit in range(23, 29) for one in (1, 2, 3)]
    meanings = Meanings([Option(name, say(name)) for name in names])
    looks, one = [], Meanings.one
    monkeypatch.setattr(Meanings, "one", lambda *a, **k: looks.append(a) or one(*a, **k))
    line = " ".join(names)
    assert meanings.several(line) == names
    with pytest.raises(AnswerError, match="xyzzy"):
        meanings.several(f"{line} xyzzy")
    assert len(looks) < 40 * len(names)
    with pytest.raises(AnswerError):
        meanings.several("1/23 " * 5_000)


WORD_OR_LINE = Field(
    name="target",
    kind="words",
    text=say("target"),
    options=(Option("ridge", say("ridge")), Option("1215", say("1215"))),
)


@pytest.mark.parametrize("line", ["7", "1017 4 2 1", "1215 -", "1 -"])
def test_a_line_too_high_and_values_in_a_row_are_no_word_for_a_hex(line):
    with pytest.raises(AnswerError):
        field_value(WORD_OR_LINE, line)


@pytest.mark.parametrize(
    ("line", "value"), [("1017", "1017"), ("0711 by the road", "0711 by the road"), ("1", "ridge")]
)
def test_a_new_word_for_a_hex_is_taken(line, value):
    assert field_value(WORD_OR_LINE, line) == value


def test_a_row_of_values_that_begins_with_a_new_hex_is_told_apart():
    kinds = (Option("x", say("clear")), Option("y", say("rough")))
    ground = Field(
        name="terrain", kind="choose", text=say("terrain"), by=("target",), options=kinds
    )
    assert tell_apart((WORD_OR_LINE, ground), "1017 2", {}) == {"target": "1017", "terrain": "y"}


@pytest.mark.parametrize("line", ["2 mortar", "2nd mortar", "2nd Battery Group, 145"])
def test_a_number_may_stand_for_its_place_in_the_row(line):
    names = ("1st Mortar Battalion", "2nd Mortar Battalion", "2nd Battery Group, 145th Artillery")
    found = Meanings([Option(name, say(name)) for name in names]).one(line)
    assert found == (names[2] if "145" in line else names[1])


def test_no_letter_of_a_line_is_the_company_of_another():
    companies = [Option(f"1-306-{x}", say(f"1/306 {x.upper()} (full)")) for x in "abc"]
    called = labels([*companies, Option("none", say("nobody"))])
    assert set(called).isdisjoint("abc")
    assert Meanings(companies).one("b") == "1-306-b"
