"""Put right what a game was told of the player's own map: from here on, or as it always was."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Literal

import msgspec

from beachmaster.engine.changes import Jump
from beachmaster.engine.correction import Carried
from beachmaster.engine.facts import (
    WHOLE,
    Atlas,
    Known,
    MapFact,
    at_counter,
    complete,
    completed,
    counter_at,
    giving_way,
    merged,
)
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.mapquestions import implied
from beachmaster.engine.openprints import OpenPrints, open_prints
from beachmaster.engine.options import AnswerError, same, shown
from beachmaster.engine.printkinds import Print
from beachmaster.engine.replay import facts_in
from beachmaster.engine.session import Session, SessionError
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T
from beachmaster.engine.tree import LEARNED, Entry
from beachmaster.engine.values import Value

Since = Literal["now", "always"]
"""From here on, where what was done stays done, or on a new branch, as if it had been told so."""


class TooManyError(AnswerError):
    """A hex more would show a rare print than the rulebook counts."""


def checked(session: Session, told: Iterable[tuple[HexId, str, Value]]) -> list[MapFact]:
    """Return what somebody says hexes show, by place and print, with what that implies.

    A value of None says that nothing of a rare print is there. Raise `AnswerError` for what no map
    of this game can show.
    """
    prints = _prints(session)
    facts: list[MapFact] = []
    for place, name, value in told:
        if counter_at(str(place)) is not None:
            facts.append(_told_of_counter(prints, MapFact(place, name, value)))
            continue
        if place == WHOLE and name in prints.tables:
            facts.append(MapFact(place, name, value))
            continue
        kind = prints.kinds.get(name)
        if kind is None:
            raise AnswerError(
                T("No map of this game shows “{name}”.", name=name), list(prints.kinds)
            )
        if not prints.board.holds(place):
            raise AnswerError(
                _no_place(prints, place),
                [prints.board.lattice[0], prints.board.lattice[-1]],
            )
        facts += _told(kind, place, value)
    misfit = prints.misfit(one for one in facts if one.value is not None)
    if misfit is not None:
        raise AnswerError(misfit)
    _refuse_too_many(prints, facts)
    return facts


def completed_list(session: Session, name: str) -> list[MapFact]:
    """Return that every hex of a rare print is told; raise `AnswerError` where it is none."""
    kind = _prints(session).kinds.get(name)
    if kind is None or not kind.listed:
        listed = [one.id for one in _prints(session).kinds.values() if one.listed]
        raise AnswerError(T("There is no list of “{name}”.", name=name), listed)
    return [complete(name, one.value) for one in kind.listed]


def contrary(session: Session, facts: Iterable[MapFact]) -> MapFact | None:
    """Return what the game knows that one of the facts contradicts; None where all is new."""
    return _prints(session).contrary(facts)


def put_map_right(session: Session, facts: Sequence[MapFact], since: Since = "now") -> Jump:
    """Let the map show this, for the game and for the player's board; return what that did.

    `now` leaves what was done. `always` goes back to where the game learned otherwise and repeats
    the later answers by key, up to the first that no longer fits. Raise `SessionError` where that
    lies in a part that is read-only; then nothing changed.
    """
    before, old = session.state, session.tree.path(session.tree.cursor)
    if since == "now":
        session.relearn(facts)
        jump = session.jump_between(before, old)
    else:
        with session.together(), _knowing(session, facts):
            jump = _always(session, facts, old)
    if session.atlas is not None:
        session.atlas.remember(facts)
    return jump


def looked_at(session: Session, facts: Sequence[MapFact]) -> Jump:
    """Return what `put_map_right` would do if it had always been so, and do nothing.

    Events that waited to be taken wait still.
    """
    old = session.tree.path(session.tree.cursor)
    with session.trying(), _knowing(session, facts):
        return _always(session, facts, old)


def _always(session: Session, facts: Sequence[MapFact], old: list[Entry]) -> Jump:
    """Go back to where the game learned otherwise, learn this, and repeat what came later."""
    about = {(fact.place, fact.field): fact.value for fact in facts}
    about |= {at: None for at in _giving_way(session, facts) if at not in about}
    at = _first_told(session, old, about)
    start = old[at].parent if at < len(old) else session.tree.cursor
    if session.is_locked(start):
        raise SessionError(T("What you entered for that place can no longer be changed."))
    before = session.state
    carried = Carried(session, list(_left(old[at:], about)), old[at:])
    session.rewind(start)
    session.relearn(facts)
    carried.replay()
    session.rest(before)
    return carried.jump_from(before, old)


def _first_told(session: Session, old: list[Entry], about: dict[tuple[str, str], Value]) -> int:
    """Return which entry was the first to rest on it: the start where it was pinned."""
    pinned = _prints(session).board.known
    sought = {*about, *_lists(session, about), *_kinds(session, about)}
    if any(field in pinned.get(place, {}) for place, field in sought):
        return 0
    for at, entry in enumerate(old):
        if entry.kind == LEARNED:
            told = {(one.place, one.field) for one in facts_in(entry)}
            if told & sought:
                return at
    return len(old)


def _lists(session: Session, about: dict[tuple[str, str], Value]) -> Iterator[tuple[str, str]]:
    """Yield the lists that would have named a hex: while complete they say it shows nothing."""
    prints = _prints(session)
    for place, name in about:
        kind = prints.kinds.get(name)
        if kind is not None and name not in prints.known.get(place, {}):
            yield from ((WHOLE, completed(name, one.value)) for one in kind.listed)


def _kinds(session: Session, about: dict[tuple[str, str], Value]) -> Iterator[tuple[str, str]]:
    """Yield the kinds by which counters were read of which nothing was told by themselves."""
    prints = _prints(session)
    for place, name in about:
        counter = counter_at(place)
        if counter is None or counter not in prints.counters.sheet.counters:
            continue
        if name not in prints.known.get(place, {}):
            kind = prints.counters.kind(counter, prints.counters.sheet.prints[name])
            if kind is not None:
                yield at_counter(kind), name


def _giving_way(session: Session, facts: Sequence[MapFact]) -> Iterator[tuple[str, str]]:
    """Yield what else was told of hexes and cannot be beside these facts: one is the sea."""
    known = _prints(session).known
    for fact in facts:
        yield from ((fact.place, name) for name in giving_way(known.get(fact.place, {}), fact))


def _left(entries: Sequence[Entry], about: dict[tuple[str, str], Value]) -> Iterator[Entry]:
    """Yield entries; those that keep what the map shows without what is put right, if more is."""
    for entry in entries:
        if entry.kind != LEARNED:
            yield entry
            continue
        kept = [one for one in facts_in(entry) if (one.place, one.field) not in about]
        if kept:
            yield msgspec.structs.replace(entry, value=[msgspec.to_builtins(one) for one in kept])


def _no_place(prints: OpenPrints, place: str) -> Text:
    if prints.board.areas:
        return T("Your map has no area, box or edge {place}.", place=str(place)[:60])
    return T("There is no hex {place} on your map.", place=str(place))


def _told(kind: Print, place: HexId, value: Value) -> Iterator[MapFact]:
    absent = bool(kind.listed) and (value is None or same(value, kind.absent))
    if not absent and not any(same(one.value, value) for one in kind.values):
        raise AnswerError(
            T("“{print}” cannot be that in {place}.", print=kind.text, place=place),
            [one.value for one in kind.values] + ([kind.absent] if kind.listed else []),
        )
    yield MapFact(place, kind.id, kind.absent if absent else value)
    if not absent:
        yield from implied(kind, place, value)


def _told_of_counter(prints: OpenPrints, fact: MapFact) -> MapFact:
    """Return what counters are said to print; None says that one prints what its kind does."""
    sheet, which = prints.counters.sheet, counter_at(fact.place) or ""
    wanted = sheet.prints.get(fact.field)
    if wanted is None:
        raise AnswerError(
            T("No counter of this game shows “{name}”.", name=fact.field), list(sheet.prints)
        )
    if which not in sheet.ids(fact.field):
        raise AnswerError(
            T("No counter called “{counter}” shows that.", counter=which),
            list(sheet.ids(fact.field)),
        )
    if fact.value is None and which in sheet.counters:
        return fact
    if not sheet.can_show(which, fact.field, fact.value):
        raise AnswerError(
            T("“{print}” cannot be “{value}”.", print=wanted.text, value=shown(fact.value)),
            wanted.expected,
        )
    return fact


def _refuse_too_many(prints: OpenPrints, facts: Sequence[MapFact]) -> None:
    """Refuse a hex more than the rulebook counts, as where one of six beaches stands twice."""
    after = merged(prints.known, facts)
    for name in {fact.field for fact in facts if fact.field in prints.kinds}:
        kind = prints.kinds[name]
        for one in kind.listed:
            here = [p for p, of in after.items() if p != WHOLE and same(of.get(name), one.value)]
            _hold(kind.words(one.value), here, one.exactly or one.most)
        listed = [one.value for one in kind.listed]
        every = [p for p, of in after.items() if p != WHOLE and of.get(name) in listed]
        _hold(kind.text, every, kind.total)


def _hold(what: Text, places: Sequence[HexId], most: int) -> None:
    """Refuse more places than there can be; none is said where any number can be."""
    if 0 < most < len(places):
        raise TooManyError(
            T(
                "{what}: at most {most}, but then it would be in {places}.",
                what=what,
                most=most,
                places=sorted(places),
            )
        )


def _prints(session: Session) -> OpenPrints:
    prints = open_prints(session.module, session.state)
    if prints is None:
        raise SessionError(T("This game is not played on your own map."))
    return prints


class _Overlay:
    """The player's board with facts that it is to know in a moment."""

    def __init__(self, atlas: Atlas, facts: Sequence[MapFact]) -> None:
        self._atlas, self._facts = atlas, facts

    def known(self) -> Known:
        """Return what will be known."""
        return merged(self._atlas.known(), self._facts)

    def remember(self, facts: Sequence[MapFact]) -> None:
        """Keep nothing: nobody is asked meanwhile."""


@contextmanager
def _knowing(session: Session, facts: Sequence[MapFact]) -> Iterator[None]:
    """Let the board know the facts inside, so that no answer rests on what it said before."""
    atlas = session.atlas
    session.atlas = None if atlas is None else _Overlay(atlas, facts)
    try:
        yield
    finally:
        session.atlas = atlas
