"""Rank what the index found: title over gist over body, all of a question over a part."""

from collections.abc import Sequence
from dataclasses import dataclass

from beachmaster.rulebook.terms import Term

TITLE, ALIAS, GIST, BODY = 3.0, 2.6, 1.7, 1.0
WHOLE_TITLE, WHOLE_ALIAS, TITLE_SHARE, RANK = 4.0, 3.5, 2.0, 0.35
KIND = {"section": 1.0, "glossary": 0.72, "concept": 0.6, "note": 1.2}
COVERAGE = 1.5
ACROSS, OUTLINE = 0.75, 0.85


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


def score(candidate: Candidate, terms: Sequence[Term], asked: str, game: str = "") -> float:
    """Return how well a candidate answers; `asked` is the stems of the query, padded.

    Within one game its own rules come before what is said across games.
    """
    total = sum(term.rarity for term in terms) or 1.0
    gained = covered = 0.0
    for term in terms:
        found = _best(candidate, term)
        gained += term.rarity * found
        covered += term.rarity * (found > 0)
    worth: float = gained * (covered / total) ** COVERAGE
    worth += _whole(candidate, asked) - RANK * candidate.rank
    worth *= ACROSS if game and not candidate.game else 1.0
    worth *= OUTLINE if candidate.outline else 1.0
    return worth * KIND.get(candidate.kind, 1.0)


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


def _length(stems: str) -> float:
    """Return 0.5 for one word, nearly 1 for many: a long match is no accident."""
    count = len(stems.split())
    return 1 - 0.5**count
