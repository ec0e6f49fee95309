"""Rank what a query finds: title over gist over body, all of a question over a part."""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from heapq import nlargest

from beachmaster.rulebook.aims import aimed, sets_up
from beachmaster.rulebook.terms import Term

TITLE, ALIAS, GIST, BODY = 3.5, 3.3, 1.8, 0.4
WHOLE_TITLE, TITLE_SHARE = 3.0, 1.25
WORDING, LITERAL = 20.0, 0.5
"""The worth of one wording that says what is asked, and the part that the very words of the
question, "how" and "must" among them, have in it beside the terms and their synonyms."""
NEAREST = (1.0, 0.6, 0.3)
"""The part of their worth for which the nearest wordings of an entry count, the nearest first."""
CHAPTER = 1.0
"""The worth of a word that the title of a chapter or section around an entry has."""
KIND = {"section": 1.0, "glossary": 0.5, "concept": 0.5, "note": 1.2}
COVERAGE = 0.9
ACROSS, OUTLINE = 0.72, 0.84
PARENT, DETAILS = 0.95, frozenset({"howmany", "howfar", "howstrong", "whopicks", "whatif"})
"""The worth of a section with parts where a question is after one of these: a part answers."""
SETTING_UP = 1.25
"""The worth of a chapter on setting up where a question asks for the start."""
COMPARED = 22
"""So many are compared wording by wording: what is not among them, nor called so, is not found."""
KEPT = 4000
"""So many words and phrases are remembered with where they stand."""
SCATTERED = 0.9
"""The worth of a phrase whose words stand apart."""

SET_UP = (" setup ", " set up ", " prepar to play ")
Places = dict[int, float]
"""Where something stands, and how good each place is."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An entry that may hold some of the words asked for."""

    rowid: int
    kind: str
    id: str
    game: str
    heading: str
    title_stems: str
    alias_stems: str
    gist_stems: str
    all_stems: str
    outline: bool = False


@dataclass(frozen=True, slots=True)
class Held:
    """A wording of one of the question's terms: the term's place, and what saying it is worth."""

    place: int
    worth: float
    stems: str
    parts: tuple[str, ...]
    first: str
    alone: bool
    game: str


class Told:
    """The title, aliases and gist of one entry, each a wording of what it answers."""

    __slots__ = ("_weigh", "stems", "weights", "where", "words")

    def __init__(self, entry: Candidate, weigh: Callable[[str], float]) -> None:
        told = aimed(f"{entry.title_stems}| {entry.alias_stems} | {entry.gist_stems}").split("|")
        self.words = [wording for wording in told if wording.strip()]
        self.stems = [frozenset(wording.split()) for wording in self.words]
        self.weights = [sum(map(weigh, stems)) or 1.0 for stems in self.stems]
        self.where: dict[str, list[int]] = {}
        for number, stems in enumerate(self.stems):
            for each in stems:
                self.where.setdefault(each, []).append(number)
        self._weigh = weigh

    def nearest(self, held: Iterable[Held], asked: frozenset[str], wanted: float) -> float:
        """Return how nearly one wording says what is asked, from 0 to 1: both say the same.

        The next nearest add a part of their own.
        """
        here: dict[int, list[Held]] = {}
        for each in held:
            for number in self.where.get(each.first, ()):
                if each.alone or each.stems in self.words[number]:
                    here.setdefault(number, []).append(each)
        near = sorted(
            (self._nearness(number, said, asked, wanted) for number, said in here.items()),
            reverse=True,
        )
        return sum(worth * part for worth, part in zip(near, NEAREST, strict=False))

    def _nearness(
        self, number: int, said: Iterable[Held], asked: frozenset[str], wanted: float
    ) -> float:
        """Return the part of one wording that is asked for, times the part asked that it says."""
        gains: dict[int, float] = {}
        same = self.stems[number] & asked
        both = set(same)
        for each in said:
            if each.worth > gains.get(each.place, 0.0):
                gains[each.place] = each.worth
            both.update(each.parts)
        weigh = self._weigh
        share = sum(map(weigh, both)) / self.weights[number]
        literal = sum(map(weigh, same)) / wanted
        return share * ((1 - LITERAL) * sum(gains.values()) + LITERAL * literal)


class Ranking:
    """Entries indexed by the stems of their words, in memory.

    Within one game its own rules come before what is said across games.
    """

    def __init__(
        self, entries: Iterable[Candidate], weigh: Callable[[str], float], game: str = ""
    ) -> None:
        self.entries = tuple(entries)
        self._standing = [_standing(entry, game) for entry in self.entries]
        parents = {entry.id.rpartition(".")[0] for entry in self.entries if "." in entry.id}
        self._parents = frozenset(
            place for place, entry in enumerate(self.entries) if entry.id in parents
        )
        self._start = _chapters(self.entries, SET_UP)
        self._weigh = weigh
        self._stems: dict[str, Places] = {}
        titles = {entry.id: entry.title_stems for entry in self.entries}
        for place, entry in enumerate(self.entries):
            for stem, worth in _fields(entry, titles).items():
                self._stems.setdefault(stem, {})[place] = worth
        self._sorted = sorted(self._stems)
        self._called: dict[str, list[int]] = {}
        for place, entry in enumerate(self.entries):
            self._called.setdefault(entry.title_stems, []).append(place)
        self._found: dict[tuple[str, str], Places] = {}
        self._told: dict[int, Told] = {}

    def ranked(
        self, terms: Sequence[Term], asked: str, most: int = COMPARED
    ) -> list[tuple[float, Candidate]]:
        """Return entries with their scores, best first; `asked` is the stems of the query, padded.

        Only the best by their words are compared wording by wording, which takes the longest; and
        what is called as the query is, however many others speak of it.
        """
        total = sum(term.rarity for term in terms) or 1.0
        rough = self._rough(terms, total)
        best = nlargest(most, ((worth, -place) for place, worth in rough.items()))
        best += {(rough[at], -at) for at in self._called.get(asked, ()) if at in rough} - {*best}
        start = self._start if sets_up(asked) else frozenset()
        asked = aimed(asked)
        words = frozenset(asked.split())
        detail = not DETAILS.isdisjoint(words)
        wanted = sum(map(self._weigh, words)) or 1.0
        held = _held(terms, total)
        alike = not any(each.game for each in held)
        scores = []
        for worth, place in ((worth, -place) for worth, place in best):
            entry = self.entries[place]
            own = held if alike else [each for each in held if each.game in ("", entry.game)]
            near = WORDING * self._tellings(place).nearest(own, words, wanted)
            near += _whole(entry, asked, words)
            whole = worth + near * self._standing[place]
            whole *= SETTING_UP if place in start else 1.0
            whole *= PARENT if detail and place in self._parents else 1.0
            scores.append((whole, entry))
        return sorted(scores, key=lambda pair: (-pair[0], pair[1].rowid))

    def _rough(self, terms: Sequence[Term], total: float) -> Places:
        """Return the worth of the words of a question, wherever an entry has them."""
        gained: Places = {}
        covered: Places = {}
        required: set[int] | None = None
        for term in terms:
            best = self._best(term)
            if term.required:
                required = set(best) if required is None else required & set(best)
            for place, worth in best.items():
                gained[place] = gained.get(place, 0.0) + worth * term.rarity
                covered[place] = covered.get(place, 0.0) + term.rarity
        return {
            place: worth * (covered[place] / total) ** COVERAGE * self._standing[place]
            for place, worth in gained.items()
            if required is None or place in required
        }

    def _best(self, term: Term) -> Places:
        """Return each place that has a wording of a term, with the worth of the best one."""
        best: Places = {}
        for wording in term.wordings:
            weight = wording.weight
            for place, found in self._places(wording.stems, wording.game).items():
                if found * weight > best.get(place, 0.0):
                    best[place] = found * weight
        return best

    def _places(self, stems: str, game: str = "") -> Places:
        """Return each place of a word, a phrase or (without a space behind) a beginning."""
        if not game:
            found = self._stems.get(stems[1:-1])
            if found is not None:
                return found
        found = self._found.get((stems, game))
        if found is None:
            if len(self._found) > KEPT:
                self._found.clear()
            found = self._found[stems, game] = self._look_up(stems, game)
        return found

    def _look_up(self, stems: str, game: str) -> Places:
        if game:
            places = self._places(stems)
            return {place: places[place] for place in places if self.entries[place].game == game}
        return self._phrase(stems) if stems.endswith(" ") else self._beginning(stems[1:])

    def _beginning(self, letters: str) -> Places:
        best: Places = {}
        for number in range(bisect_left(self._sorted, letters), len(self._sorted)):
            if not self._sorted[number].startswith(letters):
                break
            for place, worth in self._stems[self._sorted[number]].items():
                best[place] = max(worth, best.get(place, 0.0))
        return best

    def _phrase(self, stems: str) -> Places:
        parts = [self._stems.get(part, {}) for part in stems.split()]
        if len(parts) < 2:
            return {}
        places = set.intersection(*map(set, parts))
        return {place: _phrase_worth(self.entries[place], stems) for place in places}

    def _tellings(self, place: int) -> Told:
        if place not in self._told:
            self._told[place] = Told(self.entries[place], self._weigh)
        return self._told[place]


def _chapters(entries: Sequence[Candidate], about: Sequence[str]) -> frozenset[int]:
    """Return the places of sections whose title, or that of a chapter they are in, says this."""
    said = {entry.id for entry in entries if any(word in entry.title_stems for word in about)}
    return frozenset(
        place for place, entry in enumerate(entries) if said.intersection(_with_parents(entry.id))
    )


def _with_parents(rule: str) -> Iterable[str]:
    """Yield `ram:4.2`, `ram:4` and, as some books number their chapters, `ram:4.0`."""
    while rule:
        yield rule
        yield f"{rule}.0"
        rule = rule.rpartition(".")[0]


def _fields(entry: Candidate, titles: Mapping[str, str]) -> dict[str, float]:
    """Return the stems of an entry, each with the worth of the best field that holds it.

    What a chapter is called is said of each rule in it.
    """
    fields: dict[str, float] = dict.fromkeys(entry.all_stems.split(), BODY)
    for around in _with_parents(entry.id):
        fields.update(dict.fromkeys(titles.get(around, "").split(), CHAPTER))
    fields.update(dict.fromkeys(entry.gist_stems.split(), GIST))
    fields.update(dict.fromkeys(entry.alias_stems.split(), ALIAS))
    fields.update(dict.fromkeys(entry.title_stems.split(), TITLE))
    return fields


def _phrase_worth(entry: Candidate, stems: str) -> float:
    if stems in entry.title_stems:
        return TITLE
    if stems in entry.alias_stems:
        return ALIAS
    return GIST if stems in entry.gist_stems else BODY * SCATTERED


def _held(terms: Sequence[Term], total: float) -> list[Held]:
    held = []
    for place, term in enumerate(terms):
        for wording in term.wordings:
            if wording.stems.endswith(" "):
                stems = aimed(wording.stems)
                worth = term.rarity * wording.weight / total
                parts = tuple(stems.split())
                alone = len(parts) == 1
                held.append(Held(place, worth, stems, parts, parts[0], alone, wording.game))
    return held


def _standing(entry: Candidate, game: str) -> float:
    """Return how far an entry of this kind is trusted to answer."""
    worth = ACROSS if game and not entry.game else 1.0
    worth *= OUTLINE if entry.outline else 1.0
    return worth * KIND.get(entry.kind, 1.0)


def _whole(entry: Candidate, asked: str, words: frozenset[str]) -> float:
    """Reward the words of a title in a question, and more if the whole title is there."""
    titles = entry.title_stems.split()
    worth = TITLE_SHARE * sum(part in words for part in titles) / (len(titles) or 1)
    if entry.title_stems in asked:
        worth += WHOLE_TITLE * _length(entry.title_stems)
    return worth


def _length(stems: str) -> float:
    """Return 0.5 for one word, nearly 1 for many: a long match is no accident."""
    return 1 - 0.5 ** len(stems.split())
