"""Keep what belongs to a game and to no answer: how the table lies, notes, evenings."""

from collections.abc import Callable, Mapping
from typing import Protocol, runtime_checkable

import msgspec

from beachmaster.engine.changes import Jump
from beachmaster.engine.display import Displayed
from beachmaster.engine.laid import Lies, follow, settle
from beachmaster.engine.module import GameModule
from beachmaster.engine.pieces import Piece
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.session import Session
from beachmaster.engine.taught import Course
from beachmaster.engine.text import Text, plain_text, render
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value

LONGEST_NOTE, LONGEST_NAME, MOST = 500, 80, 2_000
PAUSE, NEXT_EVENING = 30 * 60, 4 * 60 * 60
"""Seconds: so long a pause is not counted as play; after so long another evening begins."""
LATEST = (1 << 40) - 1
"""The latest moment that is kept, in seconds since 1970; none is kept before that year."""


NO_EVENING = T("The evening begins with its first answer; name it then.")


@runtime_checkable
class KnowsFormer(Protocol):
    """A game that understands how pieces were worded before their faces had keys."""

    def former_lies(self, name: str, lying: Piece | None) -> Mapping[str, Piece | None]:
        """Return how a piece lies that a former version kept by its words, and those on it."""
        ...


class BesideError(Refusal, ValueError):
    """Words cannot be kept like that; `text` says what was expected."""


class Lying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a piece lies on the table, by its space and face; its words, in plain form, are shown.

    A former version kept no `face`: there the words say it (`Beside.bring_up`).
    """

    name: Value
    space: str
    look: Value
    face: str = ""
    on: str = ""

    def piece(self) -> Piece:
        """Return it as a piece."""
        name, look = Text.from_plain(self.name), Text.from_plain(self.look)
        return Piece(name, self.space, look, self.face, self.on)


class Evening(msgspec.Struct, forbid_unknown_fields=True):
    """One sitting: when it began and was last played at, in seconds since 1970, and its name.

    `played` counts the seconds without long pauses; `entry` is the first one of it.
    """

    began: int
    last: int
    entry: int
    played: int = 0
    name: str = ""


class Beside(msgspec.Struct, forbid_unknown_fields=True):
    """What is kept beside the answers: how pieces lie, notes by entry, evenings in order.

    `owed` are pieces that are to lie so and of which the game does not know. `laid` are the acts of
    the set-up that were ticked off, by their keys. `taught` is there in a game that began as a
    taught opening.
    """

    lies: dict[str, Lying | None] = {}
    owed: dict[str, Lying] = {}
    laid: list[str] = []
    notes: dict[int, str] = {}
    evenings: list[Evening] = []
    taught: Course | None = None

    def keep_lies(self, lies: Lies) -> None:
        """Keep how the table lies."""
        self.lies = {
            piece: None if lying is None else _kept(lying) for piece, lying in lies.items()
        }
        self.owed = {piece: _kept(wanted) for piece, wanted in lies.owed.items()}

    def lying(self) -> Lies:
        """Return how the table lies."""
        found = Lies()
        for piece, one in self.lies.items():
            found[piece] = one.piece() if one is not None else None
        found.owed = {piece: one.piece() for piece, one in self.owed.items()}
        return found

    def bring_up(self, module: GameModule) -> None:
        """Understand what a former version kept by English words: by keys from now on."""
        if isinstance(module, Displayed):
            keys = {note.former or render(note.text): note.key for note in module.preparation()}
            self.laid = [keys.get(act, act) for act in self.laid]
        former = [one for one, lying in self.lies.items() if lying is not None and not lying.face]
        if former and isinstance(module, KnowsFormer):
            lies = self.lying()
            for piece in former:
                lies.update(module.former_lies(piece, lies[piece]))
            self.keep_lies(lies)

    def note(self, entry: int, words: str) -> None:
        """Bind a note to an entry; no words take it away. Raise `BesideError` for unfit words."""
        told = _line(words, LONGEST_NOTE)
        others = {at: note for at, note in self.notes.items() if at != entry}
        if told and len(others) >= MOST:
            raise BesideError(T("A game keeps at most {most} notes.", most=MOST))
        self.notes = {**others, entry: told} if told else others

    def name_evening(self, name: str) -> None:
        """Name the last evening; raise `BesideError` for unfit words, or before any answer."""
        if not self.evenings:
            raise BesideError(NO_EVENING)
        self.evenings[-1].name = _line(name, LONGEST_NAME)

    def played_at(self, now: int, entry: int) -> None:
        """Count an answer given at this moment, in seconds since 1970."""
        now = min(max(now, 0), LATEST)
        last = self.evenings[-1] if self.evenings else None
        goes_on = last is not None and 0 <= now - last.last < NEXT_EVENING
        if last is None or not (goes_on or len(self.evenings) >= MOST):
            self.evenings.append(Evening(began=now, last=now, entry=entry))
            return
        if goes_on and now - last.last <= PAUSE:
            last.played += now - last.last
        last.last = now

    def problem(self, entries: int) -> bool:
        """Tell whether something in it could not have been kept by us; `entries` there are."""
        try:
            lies = self.lying()
            for one in (*filter(None, lies.values()), *lies.owed.values()):
                render(one.name), render(one.look)  # whoever opens the game is to read them
            fit = all(_line(note, LONGEST_NOTE) == note for note in self.notes.values())
            named = all(_line(one.name, LONGEST_NAME) == one.name for one in self.evenings)
        except (BesideError, ValueError, TypeError, AttributeError, RecursionError):
            return True
        course = self.taught or Course()
        cards = [*course.passed, *([course.shown] if course.shown is not None else [])]
        placed = all(0 <= entry < entries for entry in (*self.notes, *(c.entry for c in cards)))
        counts = map(len, (self.notes, self.evenings, self.lies, self.owed, self.laid, cards))
        small = max(counts) <= MOST
        figures = [n for one in self.evenings for n in (one.began, one.last, one.played, one.entry)]
        times = all(0 <= figure <= LATEST for figure in figures)
        return not (fit and named and placed and small and times)


def followed(session: Session, beside: Beside, act: Callable[[], Jump]) -> Jump:
    """Do a jump; in the same transaction it is kept how the table lies then.

    Where the jump or writing it fails, nothing has changed.
    """
    before = beside.lies, beside.owed
    try:
        with session.together():
            jump = act()
            lies = beside.lying()
            follow(lies, jump.table)
            settle(lies, session.module, session.state)
            beside.keep_lies(lies)
    except BaseException:
        beside.lies, beside.owed = before
        raise
    return jump


def note_text(words: str) -> Text:
    """Return a note as a journal tells it."""
    return T("Note: {words}", words=plain_text(words))


def evening_text(number: int, evening: Evening) -> Text:
    """Return an evening as a report tells it: its number, its name, the time played."""
    hours, minutes = divmod(evening.played // 60, 60)
    played = T("{hours}:{minutes} h", hours=hours, minutes=f"{minutes:02d}")
    if not evening.name:
        return T("Evening {number}: {played}", number=number, played=played)
    name = plain_text(evening.name)
    return T("Evening {number}, “{name}”: {played}", number=number, name=name, played=played)


def _kept(piece: Piece) -> Lying:
    name, look = piece.name.to_plain(), piece.look.to_plain()
    return Lying(name, piece.space, look, piece.face, piece.on)


def _line(words: str, longest: int) -> str:
    told = " ".join(words.split())
    if len(told) > longest or not (told.isprintable() or not told):
        raise BesideError(
            T("Enter one line of at most {longest} printable characters.", longest=longest)
        )
    return told
