"""Rank what the index found: title over gist over body, all of a question over a part."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log1p

from beachmaster.rulebook.terms import Term

TITLE, ALIAS, GIST, BODY = 3.5, 3.3, 1.2, 0.4
WHOLE_TITLE, WHOLE_ALIAS, TITLE_SHARE = 3.0, 3.0, 2.5
RANK, LEVEL = 0.4, 12.0
"""The worth of the index's own rank, and where it levels off: it counts each synonym anew."""
WORDING, LITERAL = 13.0, 0.5
"""The worth of one wording that says what is asked, and the part that the very words of the
question, "how" and "must" among them, have in it beside the terms and their synonyms."""
KIND = {"section": 1.0, "glossary": 0.5, "concept": 0.5, "note": 1.2}
COVERAGE = 1.25
ACROSS, OUTLINE = 0.72, 0.84
COMPARED = 12
"""So many are compared wording by wording: what is no longer among them never comes first."""


Held = tuple[int, float, str]
"""A wording that a candidate has: the term's place, what it is worth, and its stems."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An entry that holds some of the words asked for."""

    rowid: int
    kind: str
    id: str
    game: str
    heading: str
    title_stems: str
    alias_stems: str
    gist_stems: str
    all_stems: str
    rank: float
    outline: bool = False


def ranked(
    found: Iterable[Candidate], terms: Sequence[Term], asked: str, game: str = ""
) -> list[tuple[float, Candidate]]:
    """Return candidates with their scores, best first.

    Only the best by their words are compared wording by wording, which takes the longest.
    """
    rough = [(_rough(each, terms, asked, game), each) for each in found]
    rough.sort(key=_best_first)
    close = [
        (worth + _closeness(each, terms, asked, game), each) for worth, each in rough[:COMPARED]
    ]
    return sorted([*close, *rough[COMPARED:]], key=_best_first)


def _best_first(pair: tuple[float, Candidate]) -> tuple[float, int]:
    return -pair[0], pair[1].rowid


def score(candidate: Candidate, terms: Sequence[Term], asked: str, game: str = "") -> float:
    """Return how well a candidate answers; `asked` is the stems of the query, padded.

    Within one game its own rules come before what is said across games.
    """
    rough = _rough(candidate, terms, asked, game)
    return rough + _closeness(candidate, terms, asked, game)


def _rough(candidate: Candidate, terms: Sequence[Term], asked: str, game: str) -> float:
    """Return the worth of the words of a question, wherever a candidate has them."""
    total = _total(terms)
    gained = covered = 0.0
    for term in terms:
        found = _best(candidate, term)
        gained += term.rarity * found
        covered += term.rarity * (found > 0)
    worth: float = gained * (covered / total) ** COVERAGE
    worth += _whole(candidate, asked) + RANK * LEVEL * log1p(-candidate.rank / LEVEL)
    return worth * _standing(candidate, game)


def _closeness(candidate: Candidate, terms: Sequence[Term], asked: str, game: str) -> float:
    """Return the worth of the one wording of a candidate that is most like the question."""
    near = _nearest_wording(candidate, terms, asked, _total(terms))
    return WORDING * near * _standing(candidate, game)


def _standing(candidate: Candidate, game: str) -> float:
    """Return how far a candidate of this kind is trusted to answer."""
    worth = ACROSS if game and not candidate.game else 1.0
    worth *= OUTLINE if candidate.outline else 1.0
    return worth * KIND.get(candidate.kind, 1.0)


def _total(terms: Sequence[Term]) -> float:
    return sum(term.rarity for term in terms) or 1.0


def holds_any(candidate: Candidate, terms: Sequence[Term]) -> bool:
    """Tell whether a candidate holds any term, and every required one."""
    found = [_best(candidate, term) > 0 for term in terms]
    return any(found) and all(hit for hit, term in zip(found, terms, strict=True) if term.required)


def _best(candidate: Candidate, term: Term) -> float:
    """Return the worth of the wording that stands in the best place; the first may settle it."""
    best = 0.0
    for wording in term.wordings:
        if wording.game in ("", candidate.game) and wording.weight * TITLE > best:
            best = max(best, _field(candidate, wording.stems) * wording.weight)
    return best


def _field(candidate: Candidate, stems: str) -> float:
    """Return the worth of the best field that holds these stems."""
    if stems in candidate.title_stems:
        return TITLE
    if stems in candidate.alias_stems:
        return ALIAS
    if stems in candidate.gist_stems:
        return GIST
    if stems in candidate.all_stems:
        return BODY
    parts = stems.split()
    return (
        BODY * 0.9
        if len(parts) > 1 and all(f" {part} " in candidate.all_stems for part in parts)
        else 0.0
    )


def _whole(candidate: Candidate, asked: str) -> float:
    """Reward a title or alias that stands whole in the question, or is the question."""
    titles = candidate.title_stems.split()
    words = set(asked.split())
    worth = TITLE_SHARE * sum(part in words for part in titles) / (len(titles) or 1)
    if candidate.title_stems in asked:
        worth += WHOLE_TITLE * _length(candidate.title_stems)
    if not candidate.alias_stems:
        return worth
    aliases = candidate.alias_stems.split(" | ")
    whole = [_length(alias) for alias in aliases if alias in asked]
    return worth + WHOLE_ALIAS * max(whole, default=0.0)


def _nearest_wording(
    candidate: Candidate, terms: Sequence[Term], asked: str, total: float
) -> float:
    """Return how nearly one title or alias says what is asked, from 0 to 1: both say the same."""
    told = f"{candidate.title_stems}| {candidate.alias_stems}"
    held = [
        (place, term.rarity * wording.weight / total, wording.stems)
        for place, term in enumerate(terms)
        for wording in term.wordings
        if wording.stems in told and wording.game in ("", candidate.game)
    ]
    if not held:
        return 0.0
    words = frozenset(asked.split())
    return max(_nearness(each, held, words) for each in told.split("|"))


def _nearness(told: str, held: Sequence[Held], words: frozenset[str]) -> float:
    """Return the part of one wording that is asked for, times the part of the question it says."""
    here = [each for each in held if each[2] in told]
    if not here:
        return 0.0
    gains: dict[int, float] = {}
    for place, gain, _stems in here:
        gains[place] = max(gain, gains.get(place, 0.0))
    said = {part for _place, _gain, stems in here for part in stems.split()}
    parts = told.split()
    share = sum(part in said or part in words for part in parts) / len(parts)
    literal = len(words.intersection(parts)) / (len(words) or 1)
    return share * ((1 - LITERAL) * sum(gains.values()) + LITERAL * literal)


def _length(stems: str) -> float:
    """Return 0.5 for one word, nearly 1 for many: a long match is no accident."""
    count = len(stems.split())
    return 1 - 0.5**count
