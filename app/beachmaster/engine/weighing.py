"""Weigh what could be done in whole thousandths of a victory point, and keep why one was best.

No float and no clock enters a decision: it is the same on every machine. What is shown at the
table is kept with the answer, so an old save explains itself without today's weights.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from beachmaster.engine import chance
from beachmaster.engine.module import GameState
from beachmaster.engine.options import same
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.texts import TN, T
from beachmaster.engine.tree import Entry, Tree, Unspoken
from beachmaster.engine.values import Value
from beachmaster.engine.when_told import AT_ONCE

LEAST = 50
"""Terms that differ by less than so many thousandths are not shown beside one another."""
SHOWN, MOST_PROBES = 3, 2
LARGEST = 2048
"""So many bytes of reasons are kept with an answer at most."""


class Term(msgspec.Struct, frozen=True):
    """What one thing is worth, in thousandths of a victory point, to the side that decides."""

    name: Text
    milli: int
    rule: str = ""


Aim = Text | Callable[[], Text]
"""What an answer is for, or what says so once the answer is taken."""


@dataclass(frozen=True)
class Candidate:
    """One answer that could be given: what it is in words, and its terms.

    `aim` is what it is for, such as "to hold 16". One that is not `offered` is never taken; it is
    listed among what was weighed. An `idle` one does nothing more after an act.
    """

    value: Value
    text: Text
    terms: tuple[Term, ...]
    aim: Aim | None = None
    offered: bool = True
    idle: bool = False

    @property
    def milli(self) -> int:
        """Return what it is worth in all."""
        return sum(term.milli for term in self.terms)

    def of(self, name: Text) -> int:
        """Return what the terms of a name are worth."""
        return sum(term.milli for term in self.terms if term.name == name)


Variant = tuple[Text, Callable[[], Candidate]]
"""A position a little otherwise: in words, and what weighs it and returns the best there."""


@dataclass(frozen=True)
class Weighed:
    """Candidates from the best to the worst, and how often each of the first ones is taken.

    Whoever holds the seed picks (`taken`): who decides never sees it. Equals have the same lot; a
    weaker player may have one for the second best. `probes` say what would have changed it. `also`
    are the candidates that are not offered.
    """

    ranked: tuple[Candidate, ...]
    lots: tuple[int, ...]
    probes: tuple[Text, ...] = ()
    also: tuple[Candidate, ...] = ()

    def taken(self, seed: int, key: str) -> int:
        """Return the place of the candidate that is taken: no draw of the game, but a whim."""
        lots = self.lots[: len(self.ranked)]
        left = chance.below(sum(lots), seed, key, "opponent")
        place = 0
        while left >= lots[place]:
            left -= lots[place]
            place += 1
        return place

    def best(self, seed: int, key: str) -> Value:
        """Return the value that is taken."""
        return self.ranked[self.taken(seed, key)].value


def weigh(
    candidates: Iterable[Candidate], lots: Sequence[int] = (), probes: Sequence[Text] = ()
) -> Weighed:
    """Rank candidates, one of which must be offered; equals stay in the order they were listed.

    Without `lots`, all that are as good as the best have the same.
    """
    every = sorted(candidates, key=lambda one: -one.milli)
    ranked = tuple(one for one in every if one.offered)
    also = tuple(one for one in every if not one.offered)
    tied = sum(one.milli == ranked[0].milli for one in ranked)
    return Weighed(ranked, tuple(lots) or (1,) * tied, tuple(probes[:MOST_PROBES]), also)


def would_change(done: Candidate, variants: Iterable[Variant]) -> list[Text]:
    """Say what would have changed it: of positions a little otherwise, those with another best.

    Each is weighed exactly, until there are enough of them.
    """
    found: list[Text] = []
    for words, best in variants:
        other = best()
        if not same(other.value, done.value):
            found.append(T("{what}: “{other}” instead.", what=words, other=other.text))
        if len(found) == MOST_PROBES:
            break
    return found


class Weight(msgspec.Struct, frozen=True, omit_defaults=True):
    """One candidate as it is kept: its words, what it is worth, and each named term of it."""

    text: Value
    milli: int
    terms: list[int] = []


class Reasons(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why an answer was given, as it is kept: plain data, of two kilobytes at most.

    `rows` begin with what was done, `aim` says what for; answers of earlier versions have none.
    `names` and `rules` belong to the terms of each row. `gap` is
    how much the best other one was behind, `decided` the place of the term that made the most of
    it. `among` counts the candidates, `equals` those between which a lot chose; `errs` says that
    these were not equals, and a weaker player takes the best one most often only. `idle` says that
    nothing was done: no front end tells why without being asked.
    """

    rows: list[Weight]
    names: list[Value] = []
    rules: list[str] = []
    gap: int | None = None
    decided: int | None = None
    among: int = 1
    equals: int = 1
    errs: bool = False
    probes: list[Value] = []
    aim: Value = None
    idle: bool = False


def reasons(weighed: Weighed, taken: int, *, whole: bool = False) -> Reasons:
    """Return why the one that is taken was, beside the best others; of the `whole`, beside all."""
    done, lots = weighed.ranked[taken], weighed.lots[: len(weighed.ranked)]
    others = [one for one in (*weighed.ranked, *weighed.also) if one is not done]
    others.sort(key=lambda one: -one.milli)
    shown = [done, *others[: None if whole else SHOWN - 1]]
    terms = list(_terms(shown).values()) if whole else _differing(shown)
    rival = others[0] if others else None
    by = [done.of(one.name) - rival.of(one.name) for one in terms] if rival else []
    aim = done.aim() if callable(done.aim) else done.aim
    return Reasons(
        rows=[_row(one, terms) for one in shown],
        names=[one.name.to_plain() for one in terms],
        rules=[one.rule for one in terms],
        gap=done.milli - rival.milli if rival else None,
        decided=max(range(len(by)), key=lambda at: (by[at], -at)) if any(by) else None,
        among=len(others) + 1,
        equals=sum(map(bool, lots)),
        errs=len({*lots}) > 1,
        probes=[probe.to_plain() for probe in weighed.probes],
        aim=aim.to_plain() if aim is not None else None,
        idle=done.idle,
    )


def kept(found: Reasons) -> Value:
    """Return reasons as they are stored: plain data, cut where they are too large."""
    fewer: list[dict[str, Any]] = [
        {},
        {"probes": []},
        {"probes": [], "rows": found.rows[:2]},
        {"probes": [], "rows": [Weight(found.rows[0].text, found.rows[0].milli)], "names": [],
         "rules": [], "decided": None},
    ]  # fmt: skip
    for less in fewer:
        plain = msgspec.to_builtins(msgspec.structs.replace(found, **less))
        if len(msgspec.json.encode(plain)) <= LARGEST:
            return plain
    return None


def reasons_in(stored: Value) -> Reasons | None:
    """Return reasons that were stored; None where there are none or they are not understood."""
    try:
        found = None if stored is None else msgspec.convert(stored, Reasons)
    except msgspec.ValidationError:
        return None
    return found if found is None or _hangs_together(found) else None


def _hangs_together(found: Reasons) -> bool:
    """Tell whether there is a first row, and a name for the term that decided."""
    at = found.decided
    return bool(found.rows) and (at is None or 0 <= at < len(found.names))


def reasons_told(state: GameState, entry: Entry) -> Reasons | None:
    """Return the reasons of an entry that may be shown; None where there are none.

    Reasons that rest on a hidden half are shown once the game is over, those of an answer behind
    the screen never.
    """
    if isinstance(entry.unspoken, Unspoken):
        return reasons_in(entry.unspoken.why) if state.over and not entry.secret else None
    return reasons_in(entry.why)


def may_tell(state: GameState, entry: Entry, when: str) -> bool:
    """Return whether reasons may be shown now: `at-once`, or after the turn of the act.

    Reasons that rest on a hidden half are shown once the game is over.
    """
    if isinstance(entry.unspoken, Unspoken):
        return state.over
    return when == AT_ONCE or state.over or entry.turn < state.turn


def what_was_done(found: Reasons) -> Text:
    """Say what was done, and nothing of why."""
    return _said(found.rows[0])


def each_once(tree: Tree, told: Iterable[tuple[Entry, Reasons]]) -> list[tuple[Entry, Reasons]]:
    """Return reasons of acts, without those that the answer after them overtook."""
    found: list[tuple[Entry, Reasons]] = []
    for entry, why in told:
        if found and overtakes(tree, found[-1][0], (entry, why)):
            found.pop()
        found.append((entry, why))
    return [one for one in found if not one[1].idle]


def overtakes(tree: Tree, before: Entry, then: tuple[Entry, Reasons]) -> bool:
    """Tell whether an answer carries out the act that the one before it opened.

    A lot, or what the player's map showed since, may have made another one of it: what was done is
    what the second answer says.
    """
    entry, why = then
    directly = tree.answered_above(entry).id == before.id and entry.phase == before.phase
    return before.opens and not entry.opens and not why.idle and directly


def in_a_line(found: Reasons) -> Text:
    """Say in one line what was done and what for; how much better it was is told beside others."""
    said = _said(found.rows[0])
    if found.aim is not None:
        said = T("{aim}: {what}", aim=_text(found.aim), what=said)
    elif found.decided is not None and (found.gap or 0) > 0:
        said = T("{what} (what decided: {term})", what=said, term=_text(found.names[found.decided]))
    if found.errs and (found.gap or 0) < 0:
        return T(
            "{what} (something else looked better, but at this level it sometimes errs)", what=said
        )
    return said


def beside_others(found: Reasons) -> list[Text]:
    """Say what was done beside the best others, how much they were behind, and what decided it."""
    said = [_row_words(found, row) for row in found.rows]
    if found.gap is not None and len(found.rows) > 1:
        said.append(_gap_words(found))
    if found.errs:
        said.append(
            T("At this level the program picks one of the best {n} at random.", n=found.equals)
        )
    elif found.equals > 1:
        said.append(
            TN("It picked one of {n} at random.", "It picked one of {n} at random.", n=found.equals)
        )
    left = found.among - len(found.rows)
    if left > 0:
        said.append(TN("{n} more was weighed.", "{n} more were weighed.", n=left))
    return [*said, *map(_text, found.probes)]


def rules_in(found: Reasons) -> list[str]:
    """Return the rules behind the terms, each once."""
    return [rule for rule in dict.fromkeys(found.rules) if rule]


def points(milli: int) -> str:
    """Return thousandths of a point as a player reads them: 0.9, -0.05, 2."""
    whole, part = divmod((abs(milli) + 5) // 10, 100)
    shown = f"{whole}.{part:02d}".rstrip("0").rstrip(".")
    return f"-{shown}" if milli < 0 and shown != "0" else shown


def _terms(ranked: Sequence[Candidate]) -> dict[str, Term]:
    """Return each term that any candidate has, by its words."""
    found: dict[str, Term] = {}
    for one in ranked:
        for term in one.terms:
            found.setdefault(repr(term.name), term)
    return found


def _differing(shown: Sequence[Candidate]) -> list[Term]:
    """Return the terms in which the candidates shown differ enough to be told."""
    found: list[Term] = []
    for term in _terms(shown).values():
        worth = [one.of(term.name) for one in shown]
        if max(worth) - min(worth) >= LEAST:
            found.append(term)
    return found


def _row(one: Candidate, terms: Sequence[Term]) -> Weight:
    return Weight(one.text.to_plain(), one.milli, [one.of(term.name) for term in terms])


def _row_words(found: Reasons, row: Weight) -> Text:
    terms = [
        T("{name} {points}", name=_text(name), points=points(milli))
        for name, milli in zip(found.names, row.terms, strict=False)
    ]
    said = T("{what}: {points} VP", what=_said(row), points=points(row.milli))
    if terms:
        said = T("{said} ({terms})", said=said, terms=list(terms))
    return said


def _gap_words(found: Reasons) -> Text:
    second, gap = _said(found.rows[1]), found.gap or 0
    if not gap:
        return T("“{other}” was just as good.", other=second)
    if points(gap) == "0":
        return T("“{other}” was almost as good.", other=second)
    source = (
        T("“{other}” was {points} VP behind.")
        if gap > 0
        else T("“{other}” was {points} VP better.")
    )
    behind = source.fill(other=second, points=points(abs(gap)))
    if found.decided is None or gap < 0:
        return behind
    return T(
        "{behind} What decided: {term}.", behind=behind, term=_text(found.names[found.decided])
    )


def _said(row: Weight) -> Text:
    return _text(row.text)


def _text(plain: Value) -> Text:
    try:
        return Text.from_plain(plain)
    except (ValueError, AttributeError):
        return plain_text("?")
