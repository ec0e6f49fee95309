"""List what is still to be done at the table; of several acts on one piece what they come to."""

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet

import msgspec

from beachmaster.engine.acts import ActWords, joined
from beachmaster.engine.event import Event
from beachmaster.engine.pieces import Piece, TableChange
from beachmaster.engine.text import Param, Text
from beachmaster.engine.texts import TN, T

FEW = 3
"""So many changes of an act are told one by one, and so many pieces are named to be left out."""
Told = tuple[int, Event]
"""An event, and the entry that it follows."""
Part = tuple[int, Text, str]
"""What an act asks of one piece: the entry, the words of the act, and the piece."""


class Due(msgspec.Struct, frozen=True):
    """A line of what is to be done: the entry that asks for it last, and its words.

    `parts` are all that the line stands for: whoever does it has done these. Two lines about a
    piece do not stand for each other. `changes` are what a line does to the pieces.
    """

    entry: int
    text: Text
    parts: frozenset[Part]
    changes: tuple[TableChange, ...] = ()


class _Step(msgspec.Struct, frozen=True):
    """A change of a piece by one of the events, and whether that is to be done."""

    at: int
    change: TableChange
    waits: bool


def parts_of(entry: int, event: Event) -> set[Part]:
    """Return what an event leaves to be done, piece by piece; nothing where it has no act."""
    if (act := event.to_tick) is None:
        return set()
    pieces = {change.piece for change in event.acts if not change.own} or {""}
    return {(entry, act, piece) for piece in pieces}


def due(
    words: ActWords,
    told: Sequence[Told],
    waits: AbstractSet[Part],
    shown: AbstractSet[Part] = frozenset(),
) -> list[Due]:
    """Return the lines of what `waits`; all else that these events changed is done already.

    A piece that several events change is listed once, at the last of those that wait: from how it
    lies on the table to how it is to lie. What was `shown` may be done already: of such a piece the
    last act of each kind is listed.
    """
    steps: dict[str, list[_Step]] = {}
    for at, (entry, event) in enumerate(told):
        for change in event.acts:
            waiting = not change.own and (entry, event.act, change.piece) in waits
            steps.setdefault(change.piece, []).append(_Step(at, change, waiting))
    net: dict[tuple[int, str], tuple[TableChange, ...]] = {}
    for piece, changed in steps.items():
        if _several(changed) and not any(one.change.count for one in changed):
            may_be_done = any(_part(told[one.at], piece) in shown for one in changed if one.waits)
            found = _come_to(words, piece, changed, may_be_done=may_be_done)
            net.update(((at, piece), changes) for at, changes in found.items())
    lines = (_line(one, at, waits, net, steps, told) for at, one in enumerate(told))
    return [one for one in lines if one is not None]


def _several(changed: Sequence[_Step]) -> bool:
    """Tell whether a piece is changed again after what is to be done with it."""
    first = next((one.at for one in changed if one.waits), None)
    return first is not None and changed[-1].at > first


def _come_to(
    words: ActWords, piece: str, changed: Sequence[_Step], *, may_be_done: bool
) -> dict[int, tuple[TableChange, ...]]:
    """Return for each event that waits what is to be done with a piece in its place.

    What goes into bags, or comes out of them, has to come to the same, whatever is done already:
    else each act stays as it is.
    """
    waiting = [one for one in changed if one.waits]
    if may_be_done:
        pooled = any(one.change.pool for one in waiting)
        return {} if pooled else _last_of_each_kind(changed)
    nowhere: dict[int, tuple[TableChange, ...]] = {one.at: () for one in waiting}
    lies = waiting[0].change.was
    for one in changed[changed.index(waiting[0]) :]:
        if one.waits:
            continue
        if lies is None and one.change.was is not None:  # it was there: that is done
            waiting, lies = [late for late in waiting if late.at > one.at], one.change.was
        lies = _moved(lies, one.change)
    if not waiting:
        return nowhere
    found = tuple(words.changes(piece, lies, changed[-1].change.now))
    if _pooled(found) != _pooled(one.change for one in waiting):
        return {}
    return {**nowhere, waiting[-1].at: found}


def _last_of_each_kind(changed: Sequence[_Step]) -> dict[int, tuple[TableChange, ...]]:
    """Return what makes a piece lie right, whether or not what went before is done."""
    found: dict[int, tuple[TableChange, ...]] = {}
    for place, one in enumerate(changed):
        if not one.waits:
            continue
        change, later = one.change, changed[place + 1 :]
        here = found.setdefault(one.at, ())
        if any(_overtakes(late, change) for late in later):
            continue
        if change.act == "turn" and later:  # it shows more by now
            change = msgspec.structs.replace(change, now=changed[-1].change.now)
        found[one.at] = (*here, change)
    return found


def _overtakes(late: _Step, change: TableChange) -> bool:
    """Tell whether a change need not be made, as a later one says all of it."""
    act = late.change.act
    if act in ("take", "place"):
        return True
    if not late.waits:  # the player moved it: it was there
        return change.act == "place" or act == change.act == "move"
    return act == change.act


def _moved(lies: Piece | None, change: TableChange) -> Piece | None:
    """Return how a piece lies once a change is made, though another one before it was not."""
    now = change.now
    if lies is None or now is None or change.act not in ("move", "turn"):
        return now
    if change.act == "move":
        return msgspec.structs.replace(lies, space=now.space, on=now.on)
    return msgspec.structs.replace(lies, look=now.look, face=now.face)


def _pooled(changes: Iterable[TableChange]) -> dict[str, int]:
    """Return what changes put into each bag, less what they take out of it."""
    found: dict[str, int] = {}
    for one in changes:
        if one.pool:
            found[one.pool] = found.get(one.pool, 0) + (1 if one.act == "take" else -1)
    return {pool: count for pool, count in found.items() if count}


def _line(
    told: Told,
    at: int,
    waits: AbstractSet[Part],
    net: dict[tuple[int, str], tuple[TableChange, ...]],
    steps: dict[str, list[_Step]],
    others: Sequence[Told],
) -> Due | None:
    """Return the line of an event; None where nothing of it is to be done."""
    entry, event = told
    mine = parts_of(entry, event) & waits
    if not mine or event.act is None:
        return None
    asked = [change for change in event.acts if not change.own]
    here: dict[str, Sequence[TableChange]] = {}
    parts, otherwise = set[Part](), list[str]()
    for piece in dict.fromkeys(change.piece for change in asked):
        part, usual = _part(told, piece), [one for one in asked if one.piece == piece]
        found = net.get((at, piece))
        if part in mine and found is None:
            here[piece] = usual
            parts.add(part)
        elif part in mine and found:
            here[piece] = found
            parts.add(part)
            gone = {one.at for one in steps[piece] if one.waits and not net[one.at, piece]}
            parts.update(_part(others[one], piece) for one in gone)
        if [one.text for one in here.get(piece, ())] != [one.text for one in usual]:
            otherwise.append(piece)
    if not asked:
        return Due(entry, event.act, frozenset(mine))
    changes = [change for piece in here for change in here[piece]]
    if not changes:
        return None
    words = _worded(event.act, asked, changes, otherwise)
    return Due(entry, words, frozenset(parts), tuple(changes))


def _worded(
    act: Text, asked: Sequence[TableChange], changes: Sequence[TableChange], otherwise: list[str]
) -> Text:
    """Return the words of an act, of which some pieces are to be left out, or go elsewhere."""
    if not otherwise:
        return act
    as_told = [one for one in changes if one.piece not in otherwise]
    if len(as_told) <= FEW:
        return joined(changes) or act
    names = {one.piece: piece.name for one in asked if (piece := one.now or one.was) is not None}
    left_out: list[Param] = [names[piece] for piece in otherwise[:FEW]]
    if (more := len(otherwise) - FEW) > 0:
        left_out.append(TN("{n} more", "{n} more", n=more))
    words = T("{act} Leave out {pieces}.", act=act, pieces=left_out)
    return joined([one for one in changes if one.piece in otherwise], before=words) or words


def _part(told: Told, piece: str) -> Part:
    entry, event = told
    assert event.act is not None, "only an act is to be done"
    return entry, event.act, piece
