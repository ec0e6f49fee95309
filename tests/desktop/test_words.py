"""Texts are said through Qt's translators, counts in the right form."""

import pytest

from beachmaster.desktop.translators import CatalogueTranslator, Translators
from beachmaster.desktop.words import say
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text, translate
from beachmaster.storage.catalogues import JsonCatalogue

GERMAN = JsonCatalogue(
    language="de",
    messages={
        "tests": {
            "%n point(s)": ["%n Punkt", "%n Punkte"],
            "Roll for {unit}": "{unit}: Würfle",
        }
    },
)


@pytest.fixture
def german(qapp):
    translators = Translators(qapp)
    translators.use(CatalogueTranslator(GERMAN, translators))
    yield
    translators.use()


@pytest.mark.parametrize(
    ("n", "said"), [(1, "1 point"), (2, "2 points"), (0, "0 points"), (-1, "-1 points")]
)
def test_english_counts_need_no_translator(qapp, n, said):
    assert say(translate("tests", "%n point(s)", "", n)) == said


@pytest.mark.parametrize(("n", "said"), [(1, "1 Punkt"), (2, "2 Punkte"), (-2, "-2 Punkte")])
def test_counts_take_the_translated_form(german, n, said):
    assert say(translate("tests", "%n point(s)", "", n)) == said


def test_names_are_put_into_the_translation(german):
    text = Text(QT_TRANSLATE_NOOP("tests", "Roll for {unit}"), unit="23rd")
    assert say(text) == "23rd: Würfle"
