"""Bring the program's counters to where they lie on the real table, several at once.

A check lists every counter with its place. What lies elsewhere is put right as one `adjust` under
the path `places`, whose value gives the new place of each such counter: so two that stand in each
other's hex can be told together, it counts whole or not at all, and one undo takes it back.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import msgspec

from beachmaster.engine.display import Displayed, UnitRow
from beachmaster.engine.meaning import Say, slug
from beachmaster.engine.module import AdjustError, GameModule
from beachmaster.engine.offered import offers
from beachmaster.engine.openprints import open_prints
from beachmaster.engine.options import LONGEST_WORD
from beachmaster.engine.pack_away import by_space, counts_of
from beachmaster.engine.pieces import Piece
from beachmaster.engine.piles import AT, Roster, pile_id
from beachmaster.engine.steps import is_of
from beachmaster.engine.text import Text, plain_text, render
from beachmaster.engine.texts import T
from beachmaster.engine.tree import ROOT
from beachmaster.engine.values import Value

if TYPE_CHECKING:  # a session plays the games that this serves
    from beachmaster.engine.session import Session

PLACES = "places"
"""The path under which the places of several counters are put right at once."""
ARROW, EQUALS = ">", "="
OTHERWISE = T("the table shows otherwise")
"""Why counters are put right in a check; it is kept as the reason."""
BESIDES = T("Markers, tracks and bags")
"""What a check lists besides the units."""
IN_WORDS_ONLY = T(
    "Does your table look like this? In words only, the program knows just the hexes "
    "that you named. If anything differs, correct the answer that led to it."
)
"""How a check begins in a game that keeps no places."""


class Heap(msgspec.Struct, frozen=True):
    """Pieces of one name that lie the same way in one space."""

    where: Text
    name: Text
    look: Text | None
    number: int

    @property
    def titled(self) -> Text:
        """Return what they are called, several with their number."""
        if self.number == 1:
            return self.name
        return T("{number} × {what}", number=self.number, what=self.name)


@runtime_checkable
class Reconciled(Protocol):
    """A game whose counters can be put right by their places."""

    @property
    def prints(self) -> Any | None:
        """Return what is printed on the map; None where no position is kept."""
        ...

    @property
    def moving(self) -> frozenset[str]:
        """Return the phases in which counters move on the table."""
        ...

    def overview(self, state: Any) -> Any:
        """Return where the game stands, with its units."""
        ...

    def path_of(self, state: Any, unit: str) -> str:
        """Return under which path the place of a unit of the list is put right."""
        ...

    def adjust(self, state: Any, path: str, value: Value) -> Text:
        """Put one value right by hand."""
        ...

    def space_name(self, state: Any, space: str) -> Text:
        """Return the words for a space."""
        ...


@runtime_checkable
class Tracked(Protocol):
    """A game whose markers of tracks are moved when a phase begins."""

    def markers_due(self, state: Any) -> Mapping[str, Text]:
        """Return the markers on the table that the next phase moves: what to do, by piece."""
        ...


@runtime_checkable
class Piled(Protocol):
    """A game with piles that lists their kinds and places."""

    def piles_of(self, state: Any) -> Roster:
        """Return all kinds and places with their words, those that hold nothing now among them."""
        ...


def counters_of(module: object, state: Any) -> tuple[UnitRow, ...]:
    """Return every counter that has a place on the table; none where no position is kept."""
    if not isinstance(module, Reconciled) or module.prints is None or state.over:
        return ()
    return tuple(row for row in module.overview(state).units if row.standing != "gone")


def units_of(module: object, state: Any) -> tuple[UnitRow, ...]:
    """Return every counter on the table, be its place kept or not."""
    if not isinstance(module, Displayed):
        return ()
    return tuple(row for row in module.overview(state).units if row.standing != "gone")


def keeps_no_places(module: object) -> bool:
    """Tell whether a game is played in words only: where counters lie only the table knows."""
    return isinstance(module, Reconciled) and module.prints is None


def counts(module: object, state: Any) -> list[tuple[Text, Text]]:
    """Return tracks and counts by their labels, of a game that keeps no places."""
    if not keeps_no_places(module) or not isinstance(module, Displayed):
        return []
    return counts_of(module.details(state).facts, module.overview(state).score)


def goes_by_name(row: UnitRow) -> bool:
    """Tell whether a counter's name says its id already, so that the name alone names it."""
    return slug(render(row.name)) == row.id


def titled(row: UnitRow, say: Say) -> Text:
    """Return a counter's name, behind the id that is typed for it where the name lacks that."""
    if row.count:
        return row.titled
    plain = row.id == row.place or row.hidden or goes_by_name(row)
    if plain or say(row.name).startswith(row.id):
        return row.name
    return T("{id} {name}", id=row.id, name=row.name)


def looks_of(module: GameModule, state: Any, rows: Sequence[UnitRow]) -> dict[str, Text]:
    """Return how each of these counters lies, by its id: which side is up, what holds it."""
    pieces = module.pieces(state)
    lying = {row.id: pieces.get(_piece_of(row, pieces)) for row in rows}
    there = {unit: piece for unit, piece in lying.items() if piece is not None}
    return {unit: piece.look for unit, piece in there.items() if not piece.kind}


def heaps(module: GameModule, state: Any, rows: Sequence[UnitRow]) -> list[Heap]:
    """Return what lies on the table besides these counters: markers, tracks and bags.

    Spaces come in their order.
    """
    pieces = module.pieces(state)
    if isinstance(module, Tracked):
        pieces = {**pieces, **dict(_due(pieces, module.markers_due(state)))}
    units = {_piece_of(row, pieces) for row in rows}
    found = []
    for space, lying in by_space({one: pieces[one] for one in pieces.keys() - units}).items():
        ordered = sorted(lying, key=_words_of)
        for _, alike in groupby(ordered, _words_of):
            first, *more = alike
            where = module.space_name(state, space)
            number = sum(piece.count or 1 for piece in (first, *more))
            look = None if first.kind else first.look
            found.append(Heap(where, first.name, look, number))
    return found


def _due(pieces: Mapping[str, Piece], due: Mapping[str, Text]) -> Iterator[tuple[str, Piece]]:
    """Yield the markers that move at the next phase, with that behind how they lie now."""
    for name, act in due.items():
        piece = pieces[name]
        look = T("{look}; when the next phase begins: {act}", look=piece.look, act=act)
        yield name, msgspec.structs.replace(piece, look=look)


def _piece_of(row: UnitRow, pieces: Mapping[str, Piece]) -> str:
    sided = f"{row.side.id}/{row.id}"
    return sided if sided in pieces else row.id


def _words_of(piece: Piece) -> tuple[str, str]:
    return render(piece.name), render(piece.look)


def such_as(module: object, state: Any) -> Text:
    """Return how counters are told with their places, by two that would trade theirs."""
    there: dict[str, UnitRow] = {}
    rows = counters_of(module, state)
    pile = next((row for row in rows if row.count), None)
    if pile is not None:
        return _COUNT.fill(place=pile.place, count=pile.count + 1, name=pile.name)
    if isinstance(module, Piled):
        roster = module.piles_of(state)
        name = next(iter(roster.kinds.values()))
        return _COUNT.fill(place=next(iter(roster.places)), count=1, name=name)
    for row in rows:
        if row.place.isdigit() and row.id != row.place:
            there.setdefault(row.place, row)
    found = list(there.values())[:2]
    told = [
        T("{counter}>{place}", counter=row.name if goes_by_name(row) else row.id, place=other.place)
        for row, other in zip(found, reversed(found), strict=True)
    ]
    if len(told) < 2:
        return T("COUNTER>PLACE")
    return T("{one} {other}", one=told[0], other=told[1])


class Comparing:
    """Offers to compare the table after a movement in which something moved.

    Where sides move by turns, one such phase after the other, that is once a turn.
    """

    def __init__(self) -> None:
        self._places: dict[str, str] | None = None
        self._cursor, self._turn = ROOT, 0

    def is_due(self, session: "Session", ground: str, before: str, now: str) -> bool:
        """Tell whether to offer a check as a phase follows another; `before` is empty at first.

        What lies where is noted at each phase. Going back, nothing has moved on the table.
        """
        module, turn = session.module, session.asked.turn if session.asked is not None else 0
        if before == now or ground != "own" or not offers(module, Reconciled):
            return False
        over, goes_on = is_of(before, module.moving), is_of(now, module.moving)
        if over and goes_on and turn == self._turn and session.tree.cursor > self._cursor:
            return False
        then, cursor, self._turn = self._places, self._cursor, turn
        self._places = {row.id: row.place for row in counters_of(module, session.state)}
        self._cursor = session.tree.cursor
        moved = then is not None and then != self._places and self._cursor > cursor
        return moved and over


def put_places(module: Reconciled, state: Any, value: Value) -> Text:
    """Put counters where the value says, by their ids, and say so; see `Session.adjust`.

    Raise `AdjustError`, which names the counter, where one cannot be there. The state is then
    changed in part: `Session.adjust` works on a copy.
    """
    wanted = _wanted(value)
    rows = {row.id: row for row in counters_of(module, state)}
    paths = {unit: _path(module, state, rows, unit) for unit in wanted}
    _refuse_sea(module, state, rows, wanted)
    _refuse_same(module, state, rows, wanted)
    for unit, place in wanted.items():
        try:
            module.adjust(state, paths[unit], place)
        except AdjustError as error:
            kind = unit.partition(AT)[0]
            name = rows[unit].name if unit in rows else _kind_name(module, state, rows, kind)
            raise AdjustError(T("{unit}: {why}", unit=name, why=error.text), error.expected) from (
                error
            )
    moved = [_put(module, state, rows, unit, to) for unit, to in wanted.items()]
    return T("On the table: {moved}.", moved=moved)


def _put(
    module: Reconciled, state: Any, rows: Mapping[str, UnitRow], unit: str, to: str | int
) -> Text:
    """Say where a counter was and is now, or how many a pile has."""
    if isinstance(to, int):
        kind, _, place = unit.partition(AT)
        space = module.space_name(state, place)
        name = _kind_name(module, state, rows, kind)
        return T("{number} {unit} in {space}", number=to, unit=name, space=space)
    return T(
        "{unit} from {origin} to {space}",
        unit=rows[unit].name,
        origin=module.space_name(state, rows[unit].place),
        space=module.space_name(state, to),
    )


def _kind_name(module: object, state: Any, rows: Mapping[str, UnitRow], kind: str) -> Text:
    """Return what the pieces of a kind are called; else the kind itself."""
    return _roster(module, state, tuple(rows.values())).kinds.get(kind, plain_text(kind))


def _roster(module: Any, state: Any, rows: Sequence[UnitRow]) -> Roster:
    """Return the game's own roster; else the kinds on the table and the spaces of the map."""
    if isinstance(module, Piled):
        return module.piles_of(state)
    chart = module.chart(state) if isinstance(module, Displayed) else None
    spaces = dict.fromkeys((*(() if chart is None else chart.hexes), *(row.place for row in rows)))
    kinds = {row.id.partition(AT)[0]: row.name for row in rows if row.count}
    return Roster(kinds, {space: module.space_name(state, space) for space in spaces})


def counts_pieces(module: object, rows: Sequence[UnitRow]) -> bool:
    """Tell whether there are piles, be they all off the table."""
    return isinstance(module, Piled) or any(row.count for row in rows)


def why_not_there(session: "Session", moves: Mapping[str, str | int]) -> Text | None:
    """Return why counters cannot be in these places, None where they can; nothing changes."""
    trial = session.copy_state()
    try:
        session.module.adjust(trial, PLACES, dict(moves))
    except AdjustError as error:
        return error.text
    problems = session.module.problems(trial)
    return problems[0] if problems else None


def meant_moves(
    module: object,
    state: Any,
    words: Sequence[str],
    say: Say = render,
    placed: Callable[[str], str] = str,
) -> dict[str, str | int]:
    """Return the counters and places that words such as `23>0512` or `0606>0607` mean.

    A counter is named by its id, its name, or by the place in which it lies alone. Of piles, `8=5
    Infantry` says how many are in a place; commas part several. `placed` finds the ids of places
    that the player named. Raise `AdjustError` where a word is of another form or names no counter,
    or several.
    """
    rows = counters_of(module, state)
    if not counts_pieces(module, rows):
        return dict(_moved(rows, words, such_as(module, state), say))
    singles = [row for row in rows if not row.count]
    roster, example = _roster(module, state, rows), such_as(module, state)
    found: dict[str, str | int] = {}
    for part in " ".join(words).split(","):
        moved = singles and ARROW in part and EQUALS not in part
        told = (
            _moved(singles, part.split(), example, say)
            if moved
            else _counted(roster, part.strip(), example, say, placed)
        )
        for unit, to in told:
            if unit in found:
                raise AdjustError(T("You listed {unit} twice.", unit=part.strip()))
            found[unit] = to
    return found


def _moved(
    rows: Sequence[UnitRow], words: Sequence[str], example: Text, say: Say
) -> list[tuple[str, str | int]]:
    """Return the counters and places that words such as `23>0512` mean."""
    found: dict[str, str | int] = {}
    for word in _whole(words):
        name, sign, place = (part.strip() for part in word.partition(ARROW))
        if not (name and sign and place):
            form = _FORM.fill(word=word[:LONGEST_WORD], example=example)
            raise AdjustError(form, "COUNTER>PLACE")
        unit = _meant(rows, name, say)
        if unit in found:
            raise AdjustError(T("You listed {unit} twice.", unit=name))
        found[unit] = place
    return list(found.items())


def _counted(
    roster: Roster, part: str, example: Text, say: Say, placed: Callable[[str], str]
) -> list[tuple[str, str | int]]:
    """Return how many of a kind are in a place by words such as `8=5 Infantry`."""
    told = _COUNTED.fullmatch(part)
    if told is None:
        raise AdjustError(_COUNT_FORM.fill(word=part[:LONGEST_WORD], example=example))
    place = _place_meant(roster, told["place"], say, placed)
    return [(pile_id(_kind_meant(roster, told["kind"], say), place), int(told["count"]))]


def _place_meant(roster: Roster, word: str, say: Say, placed: Callable[[str], str]) -> str:
    """Return the place that a word names: by its id, its name or how that begins, or own words."""
    places = {place: (place, say(name)) for place, name in roster.places.items()}
    found = _named(places, word) or _named(places, placed(word))
    if len(found) == 1:
        return found[0]
    if found:
        raise AdjustError(_SEVERAL_PLACES.fill(word=word[:LONGEST_WORD], places=found), found)
    raise AdjustError(_NO_PLACE.fill(word=word[:LONGEST_WORD]), list(roster.places))


def _kind_meant(roster: Roster, word: str, say: Say) -> str:
    """Return the kind of a word: its id, or the name of its pieces or how that begins."""
    found = _named({k: (k.rpartition("/")[2], say(name)) for k, name in roster.kinds.items()}, word)
    if len(found) == 1:
        return found[0]
    if found:
        raise AdjustError(_SEVERAL_KINDS.fill(word=word[:LONGEST_WORD], kinds=found), found)
    raise AdjustError(_NO_KIND.fill(word=word[:LONGEST_WORD]), list(roster.kinds))


def _named(named: Mapping[str, tuple[str, str]], word: str) -> list[str]:
    """Return all ids that a word names: them, their short forms, their names or how these begin."""
    sought = word.casefold()
    called = {one: (short.casefold(), name.casefold()) for one, (short, name) in named.items()}
    ids = [one for one, (short, _name) in called.items() if sought in (one.casefold(), short)]
    exact = [one for one, (_short, name) in called.items() if name == sought]
    begun = [one for one, (_short, name) in called.items() if name.startswith(sought)]
    return ids or exact or begun


def _whole(words: Sequence[str]) -> Iterator[str]:
    """Yield each counter with its place, where a name has several words: `1/306 A>4`."""
    before: list[str] = []
    for word in words:
        before.append(word)
        if ARROW in word:
            yield " ".join(before)
            before = []
    if before:
        yield " ".join(before)


def _meant(rows: Sequence[UnitRow], word: str, say: Say) -> str:
    for fits in (
        lambda row: row.id == word,
        lambda row: say(row.name).casefold() == word.casefold(),
        lambda row: row.place == word,
    ):
        found = [row for row in rows if fits(row)]
        if len(found) == 1:
            return found[0].id
        if found:
            raise AdjustError(
                T(
                    "“{word}” means several counters; name one by its id: {ids}.",
                    word=word[:LONGEST_WORD],
                    ids=[row.id for row in found],
                )
            )
    raise AdjustError(_NO_COUNTER.fill(word=word[:LONGEST_WORD]), [row.id for row in rows])


def _wanted(value: Value) -> dict[str, str | int]:
    try:
        found = msgspec.convert(value, dict[str, str | int])
    except msgspec.ValidationError:
        raise AdjustError(_NO_PLACES, {"23": "0512"}) from None
    if not found or any(isinstance(to, int) != (AT in unit) for unit, to in found.items()):
        raise AdjustError(_NO_PLACES, {"23": "0512"})
    return found


def _path(module: Reconciled, state: Any, rows: Mapping[str, UnitRow], unit: str) -> str:
    if unit not in rows and AT not in unit:
        raise AdjustError(_NO_COUNTER.fill(word=unit[:LONGEST_WORD]), list(rows))
    return module.path_of(state, unit)


def _refuse_same(
    module: Reconciled, state: Any, rows: Mapping[str, UnitRow], wanted: Mapping[str, str | int]
) -> None:
    """Refuse a place in which a counter stands already: another one may have been meant."""
    for unit, place in wanted.items():
        if isinstance(place, int):
            if unit in rows and rows[unit].count == place:
                where = module.space_name(state, rows[unit].place)
                raise AdjustError(
                    T("{unit} are in {space} already.", unit=rows[unit].titled, space=where), place
                )
        elif rows[unit].place == place:
            where = module.space_name(state, place)
            raise AdjustError(
                T("{unit}: already in {space}.", unit=rows[unit].name, space=where), place
            )


def _refuse_sea(
    module: object, state: Any, rows: Mapping[str, UnitRow], wanted: Mapping[str, str | int]
) -> None:
    """Refuse a hex of the player's own map that is known to be sea."""
    prints = open_prints(module, state)
    if prints is None:
        return
    for unit, to in wanted.items():
        kind, _, place = unit.partition(AT) if isinstance(to, int) else (unit, AT, to)
        if to and place in prints.board.lattice and place not in prints.land:
            pile = isinstance(to, int)
            name = _kind_name(module, state, rows, kind) if pile else rows[unit].name
            raise AdjustError(
                T(
                    "{unit} cannot be in {place}: your map shows sea there. "
                    "Put your map right first.",
                    unit=name,
                    place=place,
                )
            )


_COUNTED = re.compile(
    r"(?P<place>[^=]+?)\s*=\s*(?P<count>[0-9]{1,4})(?![0-9])\s*(?P<kind>[^=\s][^=]*)"
)
"""How many of a kind are in a place; a kind that begins with a figure has a space before it."""
_COUNT = T("{place}={count} {name}")
_COUNT_FORM = T("“{word}” is not in the form PLACE=NUMBER KIND, such as {example}.")
_FORM = T("“{word}” is not in the form COUNTER>PLACE, such as {example}.")
_NO_KIND = T("There is no kind “{word}”.")
_NO_PLACE = T("There is no place “{word}”.")
_SEVERAL_KINDS = T("“{word}” means several kinds: {kinds}.")
_SEVERAL_PLACES = T("“{word}” means several places: {places}.")
_NO_COUNTER = T("There is no counter “{word}” on the table.")
_NO_PLACES = T("Enter where at least one counter is, by its id, or how many pieces are in a pile.")
