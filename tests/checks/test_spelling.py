"""Players read American spelling and the rulebooks' own terms."""

import json

import pytest

from checks import spelling
from checks.spelling import Rule, texts_of_data, texts_of_module, texts_of_rules


def test_every_text_a_player_reads_is_spelled_as_the_word_list_says():
    assert spelling.faults() == []


@pytest.mark.parametrize(
    ("rule", "text", "found"),
    [
        (Rule("colour", "color", ""), "The Colours of the map", True),
        (Rule("colour", "color", ""), "discoloured", False),
        (Rule("centre", "center", ""), "the centred hex", True),
        (Rule("gun position", "Fixed Artillery hex", "hell-on-earth"), "two gun positions", True),
        (Rule("special order", "Special Order", "hell-on-earth"), "a Special Order", False),
        (Rule(":1 line", ":1 column", "hell-on-earth"), "the 6:1 line", True),
    ],
)
def test_words_are_found_in_their_forms(rule, text, found):
    assert bool(rule.pattern.search(text)) is found


def test_aliases_targets_placeholders_and_keys_are_left_out(tmp_path):
    rules, module, data = (tmp_path / name for name in ("a.md", "a.py", "a.json"))
    rules.write_text("- aliases: colour\n\nA [red](x:colour) hex.\n", encoding="utf-8")
    module.write_text('_A = T("A {colour} die")\n', encoding="utf-8")
    data.write_text(json.dumps({"colour": "grey", "name": "Red"}), encoding="utf-8")
    assert not any("colour" in text for _n, text in texts_of_rules(rules))
    assert [text for _n, text in texts_of_module(module)] == ["A  die"]
    assert [text for _n, text in texts_of_data(data)] == ['["Red"]']


def test_the_list_has_each_word_once_and_in_its_own_right():
    listed = spelling.rules()
    assert len({(rule.wrong, rule.game) for rule in listed}) == len(listed)
    assert all(rule.wrong != rule.right and rule.right for rule in listed)
