"""Tell what has just happened, and list what to do at the table, to be ticked off."""

from collections.abc import Callable, Collection, Sequence
from itertools import takewhile
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from beachmaster.desktop.buttons import ARROWS, Fold, Tick
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.flow import Stacked
from beachmaster.desktop.journal_event import JournalEvent
from beachmaster.desktop.labels import PLAIN, Words
from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.tokens import CAPTION
from beachmaster.desktop.words import say
from beachmaster.engine.acts import ActWords
from beachmaster.engine.deciding import is_under_way
from beachmaster.engine.due import Due, Part, due, parts_of
from beachmaster.engine.event import NOTICE, Event, told_only
from beachmaster.engine.module import Recorder
from beachmaster.engine.passing import PASSED
from beachmaster.engine.retracing import run_before
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.text import Text, capital
from beachmaster.engine.tracks import MARKERS, SCORED
from beachmaster.engine.tree import LEARNED, OPPONENT, ROOT, Entry, since_the_player
from beachmaster.storage.last import Last, recall

MOST_LINES = 3
MOST_DONE = 4
"""So many lines say what was done for the player, where nothing lies on a table."""
MOST_THROWS = 2
"""So many throws keep their line when more has happened since: what they came to is asked first."""
MOST_SHOWN, LEAST_FOLDED, UNFOLDED = 2, 2, 60
"""So many acts stand above the fold, at least so many below it, and so many more at a click."""
MOST_MARKERS = 2
"""So many lines say where the markers of tracks go: in ink, as they are to be done, unticked."""
APART = 0.5
"""How far what is to be done stands below what happened, in ems."""


class News(Stacked):
    """The events since the player's last answer; which acts are ticked is kept by entry.

    Acts that never came in sight stay until they do, or are ticked: going on ticks only those that
    were shown. `ticked` tells that an act was ticked, or its tick taken back, `unfolded` that more
    of them stand there, `painted` that what is in sight now is seen.
    """

    ticked, unfolded, painted = Signal(), Signal(), Signal()

    def __init__(self) -> None:
        super().__init__()
        self.ticks: list[Tick] = []
        self._done: set[Part] = set()
        self._glimpsed: set[Part] = set()
        self._sighted: set[Part] = set()  # at this prompt
        self._idle: set[Part] = set()  # what later acts undid before anybody saw it
        self._listed: list[Due] = []
        self._new = set[int]()  # the entries that the player has not answered on from yet
        self.acts: list[Due] = []
        self._open: dict[tuple[int, Text | None], JournalEvent] = {}
        self.told: set[int] = set()
        """The entries of which a line or an act stands here, or what they threw above."""
        self._marks: list[str] = []
        self._told: list[Due] | None = None
        self._left_off: Last | None = None
        self._pool: list[Tick] = []
        self._earlier = Words("", CAPTION, role="hint")
        self._lines = [Words("", CAPTION, role="hint") for _ in range(MOST_LINES + MOST_DONE + 2)]
        self._markers = [Words("", CAPTION) for _ in range(MOST_MARKERS)]
        self.table = Words("", PLAIN, bold=True)
        self._gap = QWidget()  # what is to be done stands apart from what happened
        self.ticked.connect(self._tick_off)
        self._more = Fold()
        self._more.toggled.connect(self._unfold)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current().space(0.15))
        above = (self._earlier, *self._lines, self._gap, self.table, *self._markers, self._more)
        for widget in above:
            self._column.addWidget(widget)

    @property
    def left(self) -> int:
        """Return how many lines the list has to do: acts not ticked off, markers that move."""
        return sum(not self.is_done(one) for one in self.acts) + len(self._marks)

    @property
    def unseen(self) -> bool:
        """Tell whether an act is to be done that never came in sight."""
        return any(not one.parts <= self._sighted | self._done for one in self.acts)

    def rows_of_acts(self) -> tuple[int, int]:
        """Return how far below its top the acts begin and end, with the fold below them."""
        rows = (self.table, *self._markers, *self.ticks, self._more)
        shown = [one for one in rows if not one.isHidden()]
        ends = [one.geometry().bottom() + 1 for one in shown]
        return min((one.y() for one in shown), default=0), max(ends, default=0)

    def go_on(self) -> set[Part]:
        """Tick the acts that came in sight here, as the player goes on; return what was ticked."""
        ticked = self._sighted - self._done
        self._done |= ticked
        return ticked

    def stay(self, ticked: set[Part]) -> None:
        """Take ticks back: the answer did not count, and the player has not gone on."""
        self._done -= ticked
        self.ticked.emit()

    def note_listed(self, pieces: Collection[str]) -> None:
        """Tick the acts with these pieces, which the list after a jump shows already."""
        if pieces and self.acts:
            parts = set[Part]().union(*(one.parts for one in self.acts))
            self._done |= {part for part in parts if part[2] in pieces}
            self.ticked.emit()

    def note_glimpsed(self, shows: Callable[[int, int], bool]) -> None:
        """Note which acts came in sight, so that they may be done: nobody has gone on yet.

        `shows` tells whether the card shows the news between two heights below their top.
        """
        for tick, act in zip(self.ticks, self._listed, strict=True):
            if not act.parts <= self._sighted and shows(tick.y(), tick.geometry().bottom() + 1):
                self._sighted |= act.parts
        self._glimpsed |= self._sighted

    def show_told(
        self,
        told: list[JournalEvent],
        game: ActWords | None,
        said: Sequence[JournalEvent] = (),
        standing: Sequence[JournalEvent] = (),
    ) -> None:
        """Show these lines of the journal, but for what is `said` elsewhere on the card.

        `standing` is the whole journal: acts of entries that were taken back are let go. `game`
        words the changes of the game as it stands; without a game there are no acts.
        """
        tracks = [one for one in told if one.event.name == MARKERS]
        moved = _not_moved_on(tracks)
        apart = [*said, *tracks]
        plain = [one for one in told if one.event.to_tick != one.event.text and one not in apart]
        kept = _in_brief(plain)
        marks = [say(one.event.text) for one in moved[-MOST_MARKERS:]]
        earlier = len(plain) - len(kept) + len(moved) - len(marks)
        more = TN(
            "{n} earlier event: see the journal.", "{n} earlier events: see the journal.", n=earlier
        )
        _show(self._earlier, say(more) if earlier > 0 else "")
        words = [say(one.event.text) for one in kept]
        for at, line in enumerate(self._lines):
            _show(line, words[at] if at < len(words) else "")
        for at, line in enumerate(self._markers):
            _show(line, marks[at] if at < len(marks) else "")
        self._reopen(standing if game is not None else ())
        acts = self.acts = [] if game is None else self._due(told, game, standing)
        if game is not None:
            self._take_up()
        self._marks, self._sighted = marks, set()
        _show(self.table, say(T("On your table")) if acts or marks else "")
        self._gap.setFixedHeight(current().space(APART))
        self._gap.setVisible(bool((acts or marks) and plain))
        self.told = {one.entry for one in (*said, *kept, *moved)} | {one.entry for one in acts}
        self._new = {one.entry for one in told}
        shown = len(acts) if len(acts) < MOST_SHOWN + LEAST_FOLDED else MOST_SHOWN
        self._list(acts[:shown])
        self._fold(len(acts) - shown)
        self.setVisible(bool(plain or moved or acts))

    def _due(
        self, told: Sequence[JournalEvent], game: ActWords, standing: Sequence[JournalEvent]
    ) -> list[Due]:
        """Return what is to be done of these lines, and of those before that nobody saw yet."""
        new = {_key(one): one for one in told if one.event.to_tick is not None}
        before = {key: one for key, one in self._open.items() if key not in new}
        lines = told
        if before:
            first = min(entry for entry, _act in (*before, *new))
            since = takewhile(lambda one: one.entry >= first, reversed(standing))
            lines = list(since)[::-1]
            entries = {one.entry for one in lines}
            before = {key: one for key, one in before.items() if key[0] in entries}
        now = standing[-1].entry if standing else 0
        self._idle = {part for part in self._idle if part[0] <= now}
        waits = set[Part]().union(*(parts_of(one.entry, one.event) for one in before.values()))
        waits -= self._done
        waits.update(*(parts_of(one.entry, one.event) for one in new.values()))
        waits -= self._idle
        shown = self._glimpsed | self._done
        found = due(game, [(one.entry, one.event) for one in lines], waits, shown)
        listed = set[Part]().union(*(one.parts for one in found))
        self._idle |= waits - listed
        kept = {part[:2] for part in listed}
        before = {key: one for key, one in before.items() if key in kept}
        self._open = {**before, **new}
        return found

    def _list(self, acts: list[Due]) -> None:
        """Show an act in each of the ticks, which are used again, and put the others away."""
        self._listed = acts
        while len(self._pool) < len(acts):
            self._pool.append(self._make_tick(len(self._pool)))
        self.ticks = self._pool[: len(acts)]
        for tick, act in zip(self.ticks, acts, strict=True):
            tick.say(capital(say(self._titled(act))))
            tick.show()
        self._tick_off()
        for tick in self._pool[len(acts) :]:
            tick.hide()

    def _titled(self, act: Due) -> Text:
        """Return the words of an act, with a note if an earlier answer left it."""
        return act.text if act.entry in self._new else T("From before: {act}", act=act.text)

    def _tick_off(self) -> None:
        """Show which acts are done."""
        for tick, act in zip(self.ticks, self._listed, strict=True):
            with QSignalBlocker(tick):
                tick.setChecked(self.is_done(act))
            tick.update()

    def share_ticks(self, other: "News") -> None:
        """Keep the ticks together with the news of another card."""
        self._done = other._done
        self.ticked.connect(other._tick_off)
        other.ticked.connect(self._tick_off)
        self._glimpsed = other._glimpsed

    def _make_tick(self, at: int) -> Tick:
        tick = Tick("")
        tick.toggled.connect(lambda on: self._remember(self._listed[at], on))
        self._column.insertWidget(self._column.count() - 1, tick)
        tick.ensurePolished()  # it is measured before it is shown
        return tick

    def _fold(self, later: int) -> None:
        """Fold the rest of a long list, so that the answers stay in sight."""
        with QSignalBlocker(self._more):
            self._more.setChecked(False)
        if later:
            self._more.say(say(TN("{n} more to do", "{n} more to do", n=later)))
        self._more.setVisible(later > 0)

    def _unfold(self) -> None:
        shown = len(self.ticks)
        self.open()
        self.ticks[shown].setFocus()
        self.unfolded.emit()

    def open(self) -> None:
        """Show more of the acts that are folded away."""
        if not self._more.isHidden():
            self._list(self.acts[: len(self.ticks) + UNFOLDED])
            self._fold(len(self.acts) - len(self.ticks))

    def is_done(self, act: Due) -> bool:
        """Tell whether an act is ticked off."""
        return act.parts <= self._done

    def turn(self, act: Due) -> None:
        """Tick an act off, or take its tick back, where it still stands there."""
        if act in self.acts:
            self._remember(act, not self.is_done(act))

    def _remember(self, act: Due, on: bool) -> None:
        if on:
            self._done |= act.parts
        else:
            self._done -= act.parts
        self.ticked.emit()

    def begin(self, game: Path | None) -> None:
        """Forget the ticks, for another game; of the one last played take them up again."""
        self._done.clear()
        self._glimpsed.clear()
        self.acts, self._open, self._idle = [], {}, set()
        self._told = None
        last = recall() if game is not None else None
        self._left_off = last if last is not None and Path(last.save) == game else None

    def undone(self) -> list[str] | None:
        """Return the acts that were told last and are not ticked off; None before any was shown."""
        if self._told is None:
            return self._left_off.left if self._left_off is not None else None
        return [say(one.text) for one in self._told if not self.is_done(one)]

    def _take_up(self) -> None:
        """Tick what was ticked when the game was left; what was told after that note is open.

        That is said of what stood there then: of acts told before, to which the player goes back,
        the note says nothing.
        """
        self._told = self.acts
        last, self._left_off = self._left_off, None
        if last is not None and last.left is not None:
            before = [one for one in self._told if one.entry <= last.entry]
            done = (one for one in before if say(one.text) not in last.left)
            self._done.update(*(one.parts for one in done))

    def _reopen(self, standing: Sequence[JournalEvent]) -> None:
        """Have done what was left undone with the game: not all of that is told anew there."""
        left = self._left_off.left if self._left_off is not None and standing else None
        words = (
            {say(one.event.to_tick): one for one in standing if one.event.to_tick is not None}
            if left
            else {}
        )
        found = [words[one] for one in left or () if one in words]
        self._open |= {_key(one): one for one in found if not one.event.listed}

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tell that it is seen: what was only scrolled by was not."""
        super().paintEvent(event)
        self.painted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the arrows go from act to act."""
        at = next((i for i, one in enumerate(self.ticks) if one.hasFocus()), -1)
        step = -1 if event.key() in ARROWS[::2] else 1
        if event.key() in ARROWS and at >= 0 and 0 <= at + step < len(self.ticks):
            self.ticks[at + step].setFocus()
        else:
            event.ignore()


def _not_moved_on(tracks: Sequence[JournalEvent]) -> list[JournalEvent]:
    """Return the lines about markers of tracks, but for those that a later line moves further."""
    found, later = list[JournalEvent](), set[str]()
    for one in reversed(tracks):
        pieces = {change.piece for change in one.event.acts}
        if not pieces or not pieces <= later:
            found.insert(0, one)
        later |= pieces
    return found


def _key(told: JournalEvent) -> tuple[int, Text | None]:
    return told.entry, told.event.to_tick


def _in_brief(told: list[JournalEvent]) -> list[JournalEvent]:
    """Return what fits on the lines: the last throws, and beside them the last of the rest.

    What was done for the player has lines besides: it would be missed on the map. What passed by as
    nothing could be done has a line of its own: nobody waits for it then. So has the day.
    """
    passed = [one for one in told if one.event.name == PASSED][-1:]
    passed += [one for one in told if one.event.name == SCORED][-1:]
    throws = [one for one in told if one.event.receipt is not None][-MOST_THROWS:]
    rest = [one for one in told if one not in throws and one not in passed]
    done = [one for one in rest if one.event.act is None and one.event.acts][-MOST_DONE:]
    rest = rest[len(throws) - MOST_LINES :]
    kept = [*throws, *rest, *done, *passed]
    return [one for one in told if one in kept]


def news_of(controller: GameController, pressed: Collection[int]) -> list[JournalEvent]:
    """Return what was told since the player last did something, what that led to included.

    What the prompt itself says, and where values come from, is left to prompt and journal; what
    the list says by which the table is laid, to that list, but for pieces that are laid anew.
    `pressed` are the entries the player asked the program for. In a lesson, and on the program's
    map where no real table follows the game, an act is only told: it is done.
    """
    playing = controller.playing
    if playing is None:
        return []
    follows = controller.table_follows
    since = since_the_player(controller.session.tree, pressed)
    found, asked = list[JournalEvent](), controller.asked
    lesson, on_screen = playing.taught is not None, playing.setup.board == "tracked"
    real = not lesson and (follows or not on_screen)
    bare = not (real or lesson)  # nothing is laid out, and no tracks lie there
    by_list = bare or (follows and not on_screen)  # or a list says how the table is laid
    for one in reversed(controller.journal):
        if one.entry < since:
            break
        laid = one.event.listed and by_list and not _laid_anew(controller.session, one)
        moved = one.event.name == MARKERS and bare
        if not (_left_to_others(one.event, asked) or laid or moved):
            found.append(one)
    return [one if real else _only_told(one) for one in found[::-1]]


def _laid_anew(session: Session, told: JournalEvent) -> bool:
    """Tell whether the set-up places pieces again after an undo and another answer.

    The list after that jump had those taken off the table that were not there before the answer.
    """
    tree, pieces = session.tree, {change.piece for change in told.event.acts}
    way = [ROOT, *(entry.id for entry in tree.path(told.entry))]
    others = (one for one in tree.entries if one.answers and one.id not in way)
    if told.entry == ROOT or not pieces or not any(one.parent in way[:-1] for one in others):
        return False
    run = run_before(session, tree.entries[told.entry], Recorder(quiet=True))
    return not pieces <= session.module.pieces(run.state).keys()


def _only_told(told: JournalEvent) -> JournalEvent:
    """Return what happened, without what would be done about it at a table."""
    return replace(told, event=told_only(told.event))


def decided_of(controller: GameController, pressed: Collection[int]) -> list[Entry]:
    """Return what the opponent decided since the player last did something, and has done.

    Of an act that waits for what the player's map shows nothing is said before it is done.
    """
    if not controller.is_open:
        return []
    session, tree = controller.session, controller.session.tree
    since = since_the_player(tree, pressed)
    found, at = list[Entry](), tree.cursor
    while at > ROOT and at >= since:
        if (entry := tree.entries[at]).by == OPPONENT and not is_under_way(session, entry):
            found.append(entry)
        at = entry.parent
    return found[::-1]


def _left_to_others(event: Event, asked: Asked | None) -> bool:
    said = asked.prompt.why if asked is not None else ()
    return event.act is None and (event.name in (NOTICE, LEARNED) or event.text in said)


def _show(line: Words, words: str) -> None:
    if words or not line.isHidden():
        line.setText(words)
        line.setVisible(bool(words))
