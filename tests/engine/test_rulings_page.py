"""A page of rulings: read whole or refused with its line; a translation gives words alone."""

import pytest

from beachmaster.engine import rulings_page
from beachmaster.engine.rulings_page import (
    RulingPageError,
    ToldRuling,
    read_rulings,
    rulings_of,
    translated,
)
from beachmaster.engine.text import render
from beachmaster.paths import data_root

GAMES = {"hell-on-earth": "hoe", "bloodbath": "bib", "ie-shima": "ies"}
GOOD = """# Rulings of a toy

## T-01 Which die is it?

- rules: toy:1, toy:1.2
- `blue`: The blue die,
  as ever.
- `red`: The red die.

The blue die. It lies
beside the map.

> Nobody says
> otherwise.

## T-02 A slip of the pen: what is meant?

- rules: toy:3
- note

Rule 3.

> There is no other.
"""
GERMAN = """## T-01 Welcher Würfel ist es?

- `red`: Der rote.

Der blaue.

> Niemand sagt etwas anderes.
"""


def test_a_page_gives_every_part_of_each_ruling_in_order():
    first, second = read_rulings(GOOD, file="rulings.md")
    assert first == ToldRuling(
        id="T-01",
        question="Which die is it?",
        default="The blue die. It lies beside the map.",
        reason="Nobody says otherwise.",
        rules=("toy:1", "toy:1.2"),
        alternatives={"blue": "The blue die, as ever.", "red": "The red die."},
        line=3,
    )
    assert (second.id, second.note, second.alternatives, second.line) == ("T-02", True, {}, 16)


@pytest.mark.parametrize(
    ("before", "after", "line", "problem"),
    [
        ("# Rulings of a toy", "Rulings of a toy", 1, "text before the first ruling"),
        ("## T-01 Which", "## T01 Which", 3, "not a ruling's id and its question"),
        ("## T-02", "## T-01", 16, "T-01 is told twice"),
        ("- rules: toy:3\n", "", 16, "T-02 names no rule"),
        ("toy:1, toy:1.2", "toy:1 toy:1.2", 3, "cannot read the line '- rules: toy:1 toy:1.2'"),
        ("- `red`: The red die.\n", "", 3, "T-01 leaves no choice"),
        ("- `red`", "- `blue`", 3, "cannot read the line '- `blue`: The red die.'"),
        ("- `red`", "- `Red Die`", 3, "cannot read the line"),
        ("- note", "- remark", 16, "cannot read the line '- remark'"),
        ("\n> There is no other.\n", "", 16, "takes one paragraph with our default"),
        ("\nRule 3.\n", "", 16, "takes one paragraph with our default"),
        ("Rule 3.\n", "Rule 3.\n\nOr 4.\n", 16, "takes one paragraph with our default"),
        ("Rule 3.\n\n> There is no other.", "> Why.\n\nRule 3.", 16, "takes one paragraph"),
    ],
)
def test_a_page_that_breaks_the_format_is_refused_with_its_line(before, after, line, problem):
    assert before in GOOD
    with pytest.raises(RulingPageError) as error:
        read_rulings(GOOD.replace(before, after, 1), file="rulings.md")
    assert (error.value.file, error.value.line) == ("rulings.md", line)
    assert problem in error.value.problem


@pytest.fixture
def pages(tmp_path, monkeypatch):
    folder = tmp_path / "rules_db" / "toy"
    for lang, text in (("en", GOOD), ("de", GERMAN)):
        (folder / lang).mkdir(parents=True)
        (folder / lang / "rulings.md").write_text(text, "utf-8")
    monkeypatch.setattr(rulings_page, "data_root", lambda: tmp_path)
    return folder


def test_a_translation_gives_words_and_falls_back_by_ruling(pages):
    words = translated("toy", "de")
    assert words["Which die is it?"] == "Welcher Würfel ist es?"
    assert words["The red die."] == "Der rote."
    assert words["Nobody says otherwise."] == "Niemand sagt etwas anderes."
    assert "The blue die, as ever." not in words
    assert "Rule 3." not in words


def test_ids_rules_values_and_order_come_from_english_alone(pages):
    wrong = GERMAN.replace("- `red`", "- rules: toy:9\n- note\n- `red`")
    (pages / "de" / "rulings.md").write_text(wrong + GERMAN.replace("T-01", "T-09"), "utf-8")
    first, second = rulings_of.__wrapped__("toy", "toy")
    assert (first.id, first.rules, first.note) == ("T-01", ("toy:1", "toy:1.2"), False)
    assert [alternative.value for alternative in first.alternatives] == ["blue", "red"]
    assert second.id == "T-02"


def test_a_language_without_a_page_has_no_words(pages):
    assert translated("toy", "fr") == {}
    assert translated("toy", "en") == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_options_of_a_game_are_those_of_its_page(game):
    page = data_root() / "rules_db" / game / "en" / "rulings.md"
    told = read_rulings(page.read_text("utf-8"), file=str(page))
    rulings = rulings_of(game, GAMES[game])
    assert [ruling.id for ruling in rulings] == [one.id for one in told]
    for ruling, one in zip(rulings, told, strict=True):
        assert render(ruling.question) == one.question
        assert ruling.question.source.domain == f"{GAMES[game]}-rulings"
        assert [a.value for a in ruling.alternatives] == list(one.alternatives)
