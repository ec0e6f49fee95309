"""The rulings and options of every game: on rules that exist, told in sentences, ids as stored."""

import re
from dataclasses import dataclass
from functools import cache

import pytest

from beachmaster.engine.rulings import (
    Choice,
    OptionError,
    Ruling,
    chosen_options,
    default_of,
    off_default,
)
from beachmaster.engine.text import render
from beachmaster.games import catalogue
from beachmaster.paths import data_root

HEADING = re.compile(r"^## ([a-z]+:[\d.]+[a-z]?) ", re.MULTILINE)
NAMED = re.compile(r"^- rulings: (.+)$", re.MULTILINE)
SENTENCE = re.compile(r"[A-Z0-9“].*[.?]")


@dataclass(frozen=True)
class Facts:
    """What is so in one game: the values of its options as they are stored, the usual one first.

    `set` are some options otherwise than usual, one of them by its ruling's own id.
    """

    domain: str
    ids: tuple[str, ...]
    notes: tuple[str, ...]
    set: dict[str, str]
    closed: tuple[str, ...]
    values: dict[str, list[str]]


HELL = Facts(
    domain="hoe",
    ids=tuple(f"H-{number:02}" for number in range(1, 92)),
    notes=("H-28", "H-50", "H-51", "H-54"),
    set={"mode": "heroic", "H-05": "free"},
    closed=("h-99", "h-01", "h-28"),
    values={
        "mode": ["standard", "heroic"],
        "counters": ["own", "program"],
        "reroll": ["useful", "ask", "never"],
        "track-turn": ["table", "program"],
        "track-vp": ["table", "program"],
        "track-phase": ["program", "table"],
        "reminders": ["on", "off"],
        "h-02": ["threshold", "literal"],
        "h-05": ["barred", "support", "free"],
        "h-10": ["uncapped", "capped"],
        "h-12": ["hit", "targeted"],
        "h-20": ["alone", "alone-barred", "pair", "pair-barred"],
        "h-33": ["two", "three"],
        "h-42": ["one", "both"],
        "h-61": ["recomputed", "fixed"],
        "h-64": ["away", "any"],
        "h-72": ["once", "often"],
        "h-78": ["may-stop", "must-spend"],
        "h-88": ["advance", "whole", "at-once"],
        "h-91": ["after", "before"],
    },
)
BLOOD = Facts(
    domain="bib",
    # B-61 to B-75 and B-77 stand in for the standard rules, the others for the exclusive ones
    ids=tuple(f"B-{number:02}" for number in (*range(1, 63), *range(71, 79))),
    notes=(*(f"B-{number:02}" for number in (1, *range(4, 11))), "B-45"),
    set={"players": "two", "B-72": "free"},
    closed=("b-91", "b-02", "b-45"),
    values={
        "players": ["one", "two"],
        "counters": ["own", "program"],
        "track-turn": ["table", "program"],
        "reminders": ["on", "off"],
        "b-03": ["may-retreat", "must-retreat", "no-effect"],
        "b-21": ["replacement-first", "banzai-first"],
        "b-27": ["literal", "generous"],
        "b-36": ["up", "down"],
        "b-38": ["every-attack", "against-guns"],
        "b-46": ["stop", "go-on"],
        "b-47": ["no", "yes"],
        "b-48": ["itself", "again"],
        "b-49": ["attack", "banzai-only"],
        "b-50": ["pair", "top"],
        "b-52": ["once", "each-unit"],
        "b-53": ["same", "next"],
        "b-54": ["no", "counts"],
        "b-57": ["any", "sector"],
        "b-58": ["once", "again"],
        "b-59": ["stays", "may-move"],
        "b-60": ["without-tank", "pair-barred"],
        "b-62": ["stop", "never-zone-to-zone"],
        "b-71": ["step-loss", "must-retreat"],
        "b-72": ["eliminated", "step-loss", "free"],
        "b-76": ["elsewhere", "nearest"],
        "b-77": ["best", "special"],
    },
)
SHIMA = Facts(
    domain="ies",
    ids=tuple(f"I-{number:02}" for number in range(1, 69)),
    notes=("I-01", "I-02", "I-03", "I-04", "I-05", "I-43", "I-46", "I-61", "I-62", "I-65"),
    set={"advanced": "yes", "I-56": "not-last"},
    closed=("i-99", "i-06", "i-01"),
    values={
        "advanced": ["no", "yes"],
        "figures": ["no", "yes"],
        "extended": ["no", "yes"],
        "bid": [
            "0",
            *(f"minus-{n}" for n in range(10, 0, -1)),
            *(f"plus-{n}" for n in range(1, 11)),
        ],
        "opponent": ["japan", "us", "none"],
        "level": ["2", "1", "3"],
        "personality": ["unknown", "pinnacle", "water", "night"],
        "needed": ["10", "7", "8", "9", "11", "12", "13"],
        "advantage": ["us", "japan"],
        "japan-rp": ["0", "1"],
        "rerolls": ["below", "always", "never"],
        "counters": ["own", "program"],
        "reminders": ["on", "off"],
        "i-49": ["finish", "at-once"],
        "i-50": ["box", "eliminated"],
        "i-51": ["each-impulse", "once-a-turn"],
        "i-52": ["both", "once"],
        "i-56": ["at-once", "refit", "not-last"],
        "i-67": ["line", "free"],
    },
)
FACTS = {"hell-on-earth": HELL, "bloodbath": BLOOD, "ie-shima": SHIMA}
ITEMS = {game: tuple(catalogue.load(game).options()) for game in FACTS}
RULINGS = {game: [one for one in items if isinstance(one, Ruling)] for game, items in ITEMS.items()}
EVERY_OPTION = [(game, one) for game, items in ITEMS.items() for one in items]
EVERY_RULING = [(game, one) for game, items in RULINGS.items() for one in items]
SET = [(game, option) for game, facts in FACTS.items() for option in facts.values]


def named(of):
    return of.option if isinstance(of, Ruling | Choice) else None


@cache
def sections(game):
    """Return the rulings that each section of the rule texts names, by the section's id."""
    found = {}
    for page in sorted((data_root() / "rules_db" / game / "en").glob("[0-9]*.md")):
        _, *parts = HEADING.split(page.read_text("utf-8"))
        for rule, body in zip(parts[::2], parts[1::2], strict=True):
            words = NAMED.search(body)
            found[rule] = set(re.split(r",\s*", words[1].strip())) if words else set()
    return found


def texts(item):
    words = [item.text] if isinstance(item, Choice) else [item.question, item.default, item.reason]
    return words + [alternative.text for alternative in item.alternatives]


def defaults(game):
    return {option: values[0] for option, values in FACTS[game].values.items()}


def test_every_game_that_is_played_is_here():
    assert list(FACTS) == list(catalogue.playable())


@pytest.mark.parametrize("game", FACTS)
def test_every_ruling_stands_once_and_in_order_behind_the_choices(game):
    assert [item.id for item in RULINGS[game]] == list(FACTS[game].ids)
    kinds = [isinstance(item, Ruling) for item in ITEMS[game]]
    assert kinds == sorted(kinds)


@pytest.mark.parametrize("game", FACTS)
def test_notes_are_the_slips_of_the_pen(game):
    assert [item.id for item in RULINGS[game] if item.note] == list(FACTS[game].notes)


@pytest.mark.parametrize(("game", "item"), EVERY_OPTION, ids=named)
def test_every_rule_exists(game, item):
    assert set(item.rules) <= sections(game).keys()
    assert len(set(item.rules)) == len(item.rules)


@pytest.mark.parametrize(("game", "item"), EVERY_RULING, ids=named)
def test_a_ruling_and_its_rule_pages_name_each_other(game, item):
    pages = sections(game).items()
    assert set(item.rules) == {rule for rule, rulings in pages if item.id in rulings}
    assert item.rules


@pytest.mark.parametrize(("game", "item"), EVERY_OPTION, ids=named)
def test_every_text_is_a_finished_sentence_to_translate(game, item):
    domain = FACTS[game].domain
    for text in texts(item):
        assert text.source.domain in (domain, f"{domain}-rulings", "engine")
        assert SENTENCE.fullmatch(render(text))
        assert "  " not in render(text)


@pytest.mark.parametrize(("game", "item"), EVERY_RULING, ids=named)
def test_every_question_ends_with_a_question_mark(game, item):
    del game
    assert render(item.question).endswith("?")


@pytest.mark.parametrize(("game", "item"), EVERY_OPTION, ids=named)
def test_no_text_of_an_alternative_is_given_twice(game, item):
    del game
    words = [render(alternative.text) for alternative in item.alternatives]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("game", FACTS)
def test_options_have_the_values_the_rules_ask_for(game):
    found = {item.option: [a.value for a in item.alternatives] for item in ITEMS[game]}
    assert {option: values for option, values in found.items() if values} == FACTS[game].values


@pytest.mark.parametrize("game", FACTS)
def test_nothing_set_gives_every_option_its_default(game):
    chosen = chosen_options(ITEMS[game], {})
    assert chosen == defaults(game)
    assert off_default(ITEMS[game], chosen) == []


@pytest.mark.parametrize("game", FACTS)
def test_an_option_may_be_named_as_the_ruling_is_and_is_listed_as_set(game):
    given = FACTS[game].set
    chosen = chosen_options(ITEMS[game], given)
    lowered = {key.lower(): value for key, value in given.items()}
    assert chosen == defaults(game) | lowered
    changed = [(item.option, value) for item, value in off_default(ITEMS[game], chosen)]
    assert changed == list(lowered.items())


@pytest.mark.parametrize(
    ("game", "key"),
    [(game, key) for game, facts in FACTS.items() for key in (*facts.closed, "weather", "")],
)
def test_an_unknown_or_settled_option_is_refused_with_the_open_ones(game, key):
    with pytest.raises(OptionError) as error:
        chosen_options(ITEMS[game], {key: "free"})
    names = ", ".join(sorted(FACTS[game].values))
    assert render(error.value.text).endswith(f"there are: {names}.")


@pytest.mark.parametrize(("game", "option"), SET)
def test_an_unknown_value_is_refused_with_the_possible_ones(game, option):
    with pytest.raises(OptionError) as error:
        chosen_options(ITEMS[game], {option: "perhaps"})
    values = ", ".join(FACTS[game].values[option])
    assert render(error.value.text) == (
        f"The option “{option}” cannot be “perhaps”; it can be: {values}."
    )


@pytest.mark.parametrize(("game", "option"), SET)
def test_every_value_but_the_first_is_off_default(game, option):
    item = next(item for item in ITEMS[game] if item.option == option)
    first, *others = FACTS[game].values[option]
    assert default_of(item) == first
    for value in others:
        chosen = chosen_options(ITEMS[game], {option: value})
        assert off_default(ITEMS[game], chosen) == [(item, value)]


def test_the_literal_special_order_roll_warns_that_scores_change():
    literal = next(item for item in RULINGS["hell-on-earth"] if item.id == "H-02").alternatives[1]
    assert "changes scores" in render(literal.text)
