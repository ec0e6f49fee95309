"""Know every word of the texts: its stem, its rarity, its neighbours and what means the same."""

import math
from bisect import bisect_left
from dataclasses import dataclass, field
from typing import NamedTuple

from beachmaster.rulebook.aims import AIMS
from beachmaster.rulebook.query import STOP_WORDS
from beachmaster.rulebook.words import stem

MOST_ENDINGS = 16
LONGEST_WORDING = 5
MOST_NAMES = 3
"""A word with more names behind it, such as "artillery", does not tell which is meant."""
AIM, SLIGHT, DAMPED = 2.0, 0.4, 0.5
"""How much what a question is after, any small word, and (as a power) a rare word count."""


PEOPLE = frozenset(
    {"guy", "men", "man", "boy", "lad", "dude", "fellow", "folk", "bloke", "soldier"}
)
"""Everyday names of people, as stems: whatever is asked, they are who does it."""


class Same(NamedTuple):
    """One of several wordings of a thing, in one game or (empty) in all."""

    words: tuple[str, ...]
    game: str = ""


@dataclass(slots=True)
class Vocabulary:
    """The words of one rule index, and in `asked` those that players use beside them.

    `names` has the words that follow a word in names: after "ernie" stands "pyle".
    """

    words: list[str]
    stems: dict[str, int]
    synonyms: dict[str, tuple[Same, ...]]
    entries: int
    asked: list[str] = field(default_factory=list)
    names: dict[str, tuple[str, ...]] = field(default_factory=dict)
    _weights: dict[str, float] = field(default_factory=dict)
    _near: dict[tuple[str, bool], tuple[str, ...]] = field(default_factory=dict)

    @property
    def common(self) -> float:
        """Return the rarity at or below which a word stands in half of all entries."""
        return math.log(3)

    def rarity(self, word_stem: str) -> float:
        """Return how much a stem tells apart: high for a rare one."""
        count = self.stems.get(word_stem, 0)
        return math.log(1 + (self.entries + 1) / (count + 0.5))

    def weight(self, word_stem: str) -> float:
        """Return how much a stem counts in one wording beside the others."""
        if word_stem not in self._weights:
            if len(self._weights) > 20_000:
                self._weights.clear()
            self._weights[word_stem] = self._weigh(word_stem)
        return self._weights[word_stem]

    def _weigh(self, word_stem: str) -> float:
        if word_stem in AIMS:
            return AIM
        return (
            SLIGHT
            if word_stem in STOP_WORDS or word_stem in PEOPLE
            else self.rarity(word_stem) ** DAMPED
        )

    def knows(self, word: str) -> bool:
        """Tell whether the texts have this word in any form, or players use it for one."""
        return stem(word) in self.stems or word in self.asked or stem(word) in self.asked

    def continued(self, beginning: str) -> list[str]:
        """Return the words that begin so, the commonest first, at most a handful."""
        start = bisect_left(self.words, beginning)
        found = []
        for index in range(start, len(self.words)):
            if not self.words[index].startswith(beginning):
                break
            found.append(self.words[index])
        found.sort(key=lambda word: -self.stems.get(stem(word), 0))
        return found[:MOST_ENDINGS]

    def near(self, word: str, unfinished: bool) -> tuple[str, ...]:
        """Return the words one slip of the finger away (two in a long word)."""
        key = (word, unfinished)
        if key not in self._near:
            if len(self._near) > 500:
                self._near.clear()
            self._near[key] = self._find_near(word, unfinished)
        return self._near[key]

    def far(self, word: str) -> tuple[str, ...]:
        """Return the words that one or two slips make of another word, best first.

        For a word that finds nothing as it stands, though another game may know it.
        """
        if len(word) < 4 or word.isdigit():
            return ()
        from rapidfuzz import process
        from rapidfuzz.distance import OSA

        slips = 1 if len(word) < 6 else 2
        words = [*self.words, *self.asked]
        found = process.extract(word, words, scorer=OSA.distance, score_cutoff=slips, limit=40)
        return tuple(near for near, slips, _index in found if slips and near[0] == word[0])

    def _find_near(self, word: str, unfinished: bool) -> tuple[str, ...]:
        if len(word) < 3 or word.isdigit():
            return ()
        from rapidfuzz import process
        from rapidfuzz.distance import OSA

        slips = 2 if len(word) > 7 else 1
        words = [*self.words, *self.asked]
        found = process.extract(word, words, scorer=OSA.distance, score_cutoff=slips, limit=6)
        for size in (len(word), len(word) + 1) if unfinished and len(word) > 3 else ():
            if not found:
                cut = [other[:size] for other in words]
                found = process.extract(word, cut, scorer=OSA.distance, score_cutoff=1, limit=6)
        nearest = min((distance for _word, distance, _index in found), default=0)
        return tuple(words[index] for _word, distance, index in found if distance == nearest)

    def parts(self, word: str) -> tuple[str, ...]:
        """Return the two words that were typed as one, as in "airsupport"; none where none were."""
        if self.knows(word) or self.near(word, unfinished=False):
            return ()
        for cut in range(3, len(word) - 2):
            parts = word[:cut], word[cut:]
            if all(stem(part) in self.stems for part in parts):
                return parts
        return ()

    def mended(self, words: tuple[str, ...], unfinished: bool) -> tuple[str, ...]:
        """Return words with slips in names undone, though they may be other words as well.

        Words that were typed as one are taken apart.
        """
        said: list[str] = []
        for place, word in enumerate(words):
            begun = unfinished and place == len(words) - 1
            meant = self._in_name(said[-1], word, begun) if said else word
            growing = begun and self.continued(meant)
            said += (() if growing else self.parts(meant)) or (meant,)
        return tuple(said)

    def _in_name(self, before: str, word: str, begun: bool) -> str:
        """Return the word that makes a name of the one before it, if this is nearly it."""
        names = self.names.get(before, ())
        few = 0 < len(names) <= MOST_NAMES
        if not few or len(word) < 3 or stem(word) in map(stem, names):
            return word
        from rapidfuzz.distance import OSA

        for name in names:
            meant = name[: len(word)] if begun else name
            slips = OSA.distance(word, meant, score_cutoff=1)
            if word[0] == name[0] and slips <= (len(word) > 3) and len(name) > 3:
                return name
        return word

    def meanings(self, wording: str, game: str) -> tuple[Same, ...]:
        """Return what means the same as some stems in a game; in any game where none is named."""
        same = self.synonyms.get(wording, ())
        return tuple(each for each in same if not game or each.game in ("", game))

    def wording_at(
        self, stems: list[str], start: int, game: str = ""
    ) -> tuple[int, tuple[Same, ...]]:
        """Return the length of the longest known wording at `start`, and what means the same."""
        for length in range(min(LONGEST_WORDING, len(stems) - start), 0, -1):
            same = self.meanings(" ".join(stems[start : start + length]), game)
            if same:
                return length, same
        return 0, ()
