"""Word an entry of the journal: what was asked and what was answered."""

from collections.abc import Mapping

from beachmaster.desktop.texts import T
from beachmaster.engine.said import unasked
from beachmaster.engine.text import Text
from beachmaster.engine.tree import Entry


def asked_words(entry: Entry) -> Text:
    """Return what an entry was asked, as it was worded then."""
    return Text.from_plain(entry.text) if entry.text else T("An answer.")


def answer_words(entry: Entry, told: Mapping[int, Text]) -> Text:
    """Return what was answered, in the words told for it where they are known."""
    return told.get(entry.id) or unasked(entry.value)
