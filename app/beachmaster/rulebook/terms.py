"""Turn a query into terms: for each thing asked, the wordings that would answer it."""

from collections.abc import Iterable
from dataclasses import dataclass

from beachmaster.rulebook.query import STOP_WORDS, Query
from beachmaster.rulebook.vocabulary import Vocabulary
from beachmaster.rulebook.words import stem

EXACT, ENDING, SYNONYM, NEAR = 1.0, 0.85, 0.85, 0.7
LONGER = 0.45
"""The worth of a longer word where the typed one is an abbreviation: LOS is seldom "lose"."""


@dataclass(frozen=True, slots=True)
class Wording:
    """One way to say a term: as the index is asked, as its stems, and how good it is."""

    match: str
    stems: str
    weight: float


@dataclass(frozen=True, slots=True)
class Term:
    """One thing asked for, with all its wordings and how much it tells apart."""

    wordings: tuple[Wording, ...]
    rarity: float
    required: bool = False

    @property
    def match(self) -> str:
        """Return the full-text expression for any of the wordings."""
        return " OR ".join(dict.fromkeys(wording.match for wording in self.wordings))


def terms_of(query: Query, vocabulary: Vocabulary) -> tuple[Term, ...]:
    """Return the terms of a query; words every question has count only if nothing else is there."""
    phrases = [_phrase(words, vocabulary) for words in query.phrases]
    terms = list(_word_terms(query, vocabulary))
    telling = [term for word, term in terms if word not in STOP_WORDS]
    if not telling and not phrases:
        telling = [term for _word, term in terms]
    return (*phrases, *telling)


def _phrase(words: tuple[str, ...], vocabulary: Vocabulary) -> Term:
    stems = [stem(word) for word in words]
    rarity = max(vocabulary.rarity(each) for each in stems)
    return Term((Wording(_quoted(words), f" {' '.join(stems)} ", EXACT),), rarity, required=True)


def _word_terms(query: Query, vocabulary: Vocabulary) -> Iterable[tuple[str, Term]]:
    """Yield each word, or wording of several words that is known as one, with its term."""
    stems = [stem(word) for word in query.words]
    place = 0
    while place < len(stems):
        length, same = vocabulary.wording_at(stems, place)
        words = query.words[place : place + max(length, 1)]
        last = query.unfinished and place + len(words) == len(stems)
        yield " ".join(words), _term(words, same, vocabulary, unfinished=last)
        place += len(words)


def _term(
    words: tuple[str, ...],
    same: tuple[tuple[str, ...], ...],
    vocabulary: Vocabulary,
    *,
    unfinished: bool,
) -> Term:
    stems = _stems(words)
    wordings = [Wording(_quoted(words), f" {stems} ", EXACT)]
    wordings += [
        Wording(_quoted(other), f" {_stems(other)} ", SYNONYM)
        for other in same
        if _stems(other) != stems
    ]
    if len(words) == 1:
        wordings += _guesses(words[0], vocabulary, unfinished, known=len(wordings) > 1)
    return Term(tuple(wordings), _rarity(wordings, vocabulary))


def _rarity(wordings: list[Wording], vocabulary: Vocabulary) -> float:
    """Return the rarity of the typed wording, or of the commonest it may stand for."""
    known = [
        max(vocabulary.rarity(each) for each in wording.stems.split()) * wording.weight
        for wording in wordings
        if _in_texts(wording, vocabulary)
    ]
    if known and _in_texts(wordings[0], vocabulary):
        return known[0]
    return min(known, default=1.0)


def _guesses(word: str, vocabulary: Vocabulary, unfinished: bool, *, known: bool) -> list[Wording]:
    """Return the words that an unfinished word may become, or that a mistyped one was meant as."""
    found: list[Wording] = []
    weight = LONGER if known and stem(word) == word else ENDING
    if unfinished and len(word) > 2:
        found += [
            Wording(_quoted((other,)), f" {stem(other)} ", weight)
            for other in vocabulary.continued(word)
            if other != word
        ]
    if not found and not known and not vocabulary.knows(word):
        found += [
            Wording(_quoted((other,)), f" {stem(other)} ", NEAR)
            for other in vocabulary.near(word, unfinished)
        ]
    if unfinished:
        found.append(Wording(f'"{word}"*', f" {word}", weight))
    return found


def _in_texts(wording: Wording, vocabulary: Vocabulary) -> bool:
    return all(each in vocabulary.stems for each in wording.stems.split())


def _stems(words: Iterable[str]) -> str:
    return " ".join(stem(word) for word in words)


def _quoted(words: Iterable[str]) -> str:
    """Quote words for the full-text index: no letter a player types is an operator."""
    return '"' + " ".join(words).replace('"', '""') + '"'
