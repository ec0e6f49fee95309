"""Turn a query into terms: for each thing asked, the wordings that would answer it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from beachmaster.rulebook.query import FILLERS, STOP_WORDS, Query
from beachmaster.rulebook.vocabulary import Same, Vocabulary
from beachmaster.rulebook.words import stem

EXACT, ENDING, SYNONYM, NEAR = 1.0, 0.85, 0.85, 0.7
CONJUNCTIONS = frozenset({"or"})
FILLER = 0.75
"""The part of its rarity for which a word said in passing counts."""
SHARED = 0.3
"""How far a word tells apart as little as the commonest one that means the same."""
LONGER = 0.45
"""The worth of a longer word where the typed one is an abbreviation: LOS is seldom "lose"."""


@dataclass(frozen=True, slots=True)
class Wording:
    """One way to say a term: as the index is asked, as its stems, and how good it is."""

    match: str
    stems: str
    weight: float
    game: str = ""


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


def terms_of(query: Query, vocabulary: Vocabulary, game: str = "") -> tuple[Term, ...]:
    """Return the terms of a query; words every question has count only if nothing else is there.

    A stop word that is a game's abbreviation as well counts where it is meant as one.
    """
    phrases = [_phrase(words, vocabulary) for words in query.phrases]
    terms = list(_word_terms(query, vocabulary, game))
    words = [word for word, _term in terms]
    telling = [term for place, (_word, term) in enumerate(terms) if _tells(query, words, place)]
    if not telling and not phrases:
        short = [term for word, term in terms if vocabulary.meanings(stem(word), game)]
        telling = short or [term for _word, term in terms]
    return (*phrases, *telling)


def _tells(query: Query, words: Sequence[str], place: int) -> bool:
    """Tell whether a word says what is asked: OR does, and so does an "or" that joins nothing."""
    word = words[place]
    if word not in STOP_WORDS or word in query.capitals:
        return True
    around = {*words[max(place - 1, 0) : place], *words[place + 1 : place + 2]}
    return word in CONJUNCTIONS and bool(around) and around <= STOP_WORDS


def _phrase(words: tuple[str, ...], vocabulary: Vocabulary) -> Term:
    stems = [stem(word) for word in words]
    rarity = max(vocabulary.rarity(each) for each in stems)
    return Term((Wording(_quoted(words), f" {' '.join(stems)} ", EXACT),), rarity, required=True)


def _word_terms(query: Query, vocabulary: Vocabulary, game: str) -> Iterable[tuple[str, Term]]:
    """Yield each word, or wording of several words that is known as one, with its term."""
    stems = [stem(word) for word in query.words]
    place = 0
    while place < len(stems):
        length, same = vocabulary.wording_at(stems, place, game)
        words = query.words[place : place + max(length, 1)]
        last = query.unfinished and place + len(words) == len(stems)
        yield " ".join(words), _term(words, same, vocabulary, game, unfinished=last)
        place += len(words)


def _term(
    words: tuple[str, ...],
    same: tuple[Same, ...],
    vocabulary: Vocabulary,
    game: str,
    *,
    unfinished: bool,
) -> Term:
    stems = _stems(words)
    wordings = [Wording(_quoted(words), f" {stems} ", EXACT)]
    wordings += _synonyms(stems, same, SYNONYM)
    if len(words) == 1:
        wordings += _guesses(words[0], vocabulary, game, unfinished, known=len(wordings) > 1)
    rarity = _rarity(wordings, vocabulary)
    return Term(tuple(wordings), rarity * FILLER if set(words) <= FILLERS else rarity)


def _synonyms(stems: str, same: Iterable[Same], weight: float) -> list[Wording]:
    return [
        Wording(_quoted(other), f" {_stems(other)} ", weight, game)
        for other, game in same
        if _stems(other) != stems
    ]


def _rarity(wordings: list[Wording], vocabulary: Vocabulary) -> float:
    """Return the rarity of the typed wording, or of the commonest it may stand for."""
    known = [
        max(vocabulary.rarity(each) for each in wording.stems.split()) * wording.weight
        for wording in wordings
        if _in_texts(wording, vocabulary)
    ]
    least = min(known, default=1.0)
    if known and _in_texts(wordings[0], vocabulary):
        return (1 - SHARED) * known[0] + SHARED * least
    return least


def _guesses(
    word: str, vocabulary: Vocabulary, game: str, unfinished: bool, *, known: bool
) -> list[Wording]:
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
        for other in vocabulary.near(word, unfinished):
            found.append(Wording(_quoted((other,)), f" {stem(other)} ", NEAR))
            same = vocabulary.meanings(stem(other), game)
            found += _synonyms(stem(other), same, NEAR * SYNONYM)
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
