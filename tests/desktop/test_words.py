"""Texts are said in the language in force, counts in the right form."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.translators import Translators
from beachmaster.desktop.words import say
from beachmaster.engine.text import ENGLISH, marks

T, TN = marks("tests")


class German:
    """Two texts and no more."""

    def lookup(self, source, n):
        known = {
            ("Roll for {unit}", None): "{unit}: Würfle",
            ("{n} point", True): "{n} Punkt",
            ("{n} point", False): "{n} Punkte",
        }
        return known.get((source.text, None if n is None else n == 1))


@pytest.fixture
def translators(qapp):
    made = Translators(qapp)
    yield made
    made.use()


@pytest.mark.parametrize(
    ("n", "said"), [(1, "1 point"), (2, "2 points"), (0, "0 points"), (-1, "−1 points")]
)
def test_english_counts_need_no_catalogue(qapp, n, said):
    assert say(TN("{n} point", "{n} points", n=n)) == said


@pytest.mark.parametrize(("n", "said"), [(1, "1 Punkt"), (2, "2 Punkte"), (-2, "−2 Punkte")])
def test_counts_take_the_translated_form(translators, n, said):
    translators.use(German())
    assert say(TN("{n} point", "{n} points", n=n)) == said


def test_names_are_put_into_the_translation_and_the_rest_stays_english(translators):
    translators.use(German())
    assert say(T("Roll for {unit}", unit="23rd")) == "23rd: Würfle"
    assert say(T("Stop")) == "Stop"
    translators.use(ENGLISH)
    assert say(T("Roll for {unit}", unit="23rd")) == "Roll for 23rd"


@pytest.mark.parametrize("language", ["de", "xx"])
def test_every_widget_hears_of_another_language(translators, qtbot, language):
    """Also where Qt's wheels carry no translation of their own."""
    heard = []

    class Listener(QWidget):
        def changeEvent(self, event):  # noqa: N802 - Qt's name
            if event.type() == QEvent.Type.LanguageChange:
                heard.append(language)
            super().changeEvent(event)

    widget = Listener()
    qtbot.addWidget(widget)
    translators.speak(language)
    qtbot.waitUntil(lambda: bool(heard))
    del heard[:]
    translators.speak("en")
    qtbot.waitUntil(lambda: bool(heard))
