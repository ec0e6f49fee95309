"""A word of the glossary is explained once, in a line, and links always."""

import pytest

from beachmaster.rulebook.lexicon import Lexicon
from beachmaster.rulebook.sections import Entry
from beachmaster.storage.known import QUIET, TEACH, Known
from beachmaster.storage.starting import Wish, start
from beachmaster.storage.terms import Terms

MARKER = Entry("g/marker", "g", "en", "Command marker", "Chits. More.")
BAG = Entry("g/bag", "g", "en", "Blue bag", "Holds them.")
SAID = "Draw a Command marker from the blue bag."


@pytest.fixture
def asked():
    playing = start(Wish(game="hell-on-earth"), seed=3)
    yield playing.session.asked
    playing.close()


def again(asked):
    """Return the same prompt asked another time."""
    return type(asked)(asked.key + "+", asked.prompt, asked.turn, asked.phase)


def test_the_first_new_word_is_explained_and_the_next_one_another_time(asked):
    terms = Terms(Lexicon([BAG, MARKER]), Known())
    first = terms.named(asked, SAID, TEACH)
    assert [one.title for one in first.terms] == ["Command marker", "Blue bag"]
    assert first.new.line == "Chits."
    assert terms.named(asked, SAID, TEACH) is first, "as long as it is asked"
    assert terms.named(again(asked), SAID, TEACH).new.title == "Blue bag"
    assert terms.named(again(asked), SAID, TEACH).new is None


def test_in_quiet_words_link_and_nothing_is_explained(asked):
    known = Known()
    named = Terms(Lexicon([MARKER]), known).named(asked, SAID, QUIET)
    assert named.terms
    assert named.new is None
    assert known.stage(MARKER.id) == 0


def test_quiet_holds_for_what_is_asked_already_and_is_no_meeting(asked):
    known = Known()
    terms = Terms(Lexicon([BAG, MARKER]), known)
    assert terms.named(asked, SAID, QUIET).new is None
    explained = terms.named(asked, SAID, TEACH)
    assert explained.new.title == "Command marker"
    assert terms.named(asked, SAID, QUIET).new is None
    assert terms.named(asked, SAID, TEACH) is explained
    assert known.stage(BAG.id) == 0
