"""Texts are rendered through the catalogue of a language."""

import pytest

from beachmaster.cli.render import JsonCatalogue, Words, catalogue_for
from beachmaster.engine.text import ENGLISH, QT_TRANSLATE_NOOP, Text, translate

GERMAN = JsonCatalogue(
    language="de",
    messages={"test": {"Draw {n}.": "Zieh {n}.", "%n unit(s)": ["%n Einheit", "%n Einheiten"]}},
)
DRAW = QT_TRANSLATE_NOOP("test", "Draw {n}.")
ROLL = QT_TRANSLATE_NOOP("test", "Roll.")


def test_a_translation_is_used_where_there_is_one():
    words = Words(GERMAN)
    assert words.say(Text(DRAW, n=None)) == "Zieh {n}."
    assert words.say(Text(ROLL)) == "Roll."
    assert words.stored(Text(ROLL).to_plain()) == "Roll."
    assert words.stored({"x": 1}) == words.stored(None) == ""


@pytest.mark.parametrize(("n", "said"), [(0, "0 Einheiten"), (1, "1 Einheit"), (2, "2 Einheiten")])
def test_counts(n, said):
    assert Words(GERMAN).say(translate("test", "%n unit(s)", "", n)) == said


def test_one_form_and_zero_as_one():
    one = JsonCatalogue(language="ja", one=None, messages={"test": {"%n x": ["%n こ"]}})
    assert Words(one).say(translate("test", "%n x", "", 5)) == "5 こ"
    french = JsonCatalogue(
        language="fr", from_zero=True, messages={"test": {"%n x": ["%n un", "%n des"]}}
    )
    assert Words(french).say(translate("test", "%n x", "", 0)) == "0 un"


@pytest.mark.parametrize("language", ["en", "xx", "../../secret", ""])
def test_an_unknown_language_is_english(language):
    assert catalogue_for(language) is ENGLISH
