"""Say what a player may have meant by words that no rule text has."""

from beachmaster.rulebook.query import LONGEST, STOP_WORDS, read_query
from beachmaster.rulebook.vocabulary import Vocabulary
from beachmaster.rulebook.words import WORD, fold, stem

LONG = 6


def suggestion(text: str, vocabulary: Vocabulary) -> str:
    """Return the text with its misspelt words mended; empty where none is, or none can be."""
    query = read_query(text)
    mended = {}
    for word in query.words:
        unfinished = query.unfinished and word == query.words[-1]
        if not (unfinished and vocabulary.continued(word)):
            mended[word] = _mended(word, vocabulary)
    said = WORD.sub(lambda match: mended.get(fold(match[0])) or match[0], text[:LONGEST])
    return said if said != text[:LONGEST] else ""


def _mended(word: str, vocabulary: Vocabulary) -> str:
    """Return the commonest word that a slip of the finger turns into this one; "" where none is."""
    if len(word) < 4 or word in STOP_WORDS or vocabulary.knows(word):
        return ""
    near = [other for other in vocabulary.near(word, unfinished=False) if _slipped(word, other)]
    apart = " ".join(vocabulary.parts(word))
    return max(near, key=lambda other: vocabulary.stems.get(stem(other), 0), default=apart)


def _slipped(word: str, meant: str) -> bool:
    """Tell whether a word is likely a slip: "sand" is a word of its own, and nobody's "send"."""
    another_letter = len(word) == len(meant) and sorted(word) != sorted(meant)
    return word[0] == meant[0] and not (another_letter and len(word) < LONG)
