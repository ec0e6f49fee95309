"""Keep every entry of a session in a tree; nothing is ever deleted, a cursor stands on one."""

from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Sequence
from operator import attrgetter

import msgspec

from beachmaster.engine.values import Value

ROOT = 0
CORRECTED, OVERRULED = "correct", "overrule"
"""The kinds of answer given later: to put a slip right, and because the table is right."""
ANSWERS = ("answer", CORRECTED, OVERRULED)
"""The kinds of entry that answer a prompt."""
LEARNED = "learn"
"""The kind of entry that keeps what the map prints, for the answer after it."""
OTHERWISE = "otherwise"
"""The kind of entry from which on a rule is played otherwise."""


OPPONENT = "opponent"
"""Who gave an answer that the game's opponent decided; others are `player` and `program`."""

NOT_THE_PLAYER = ("program", OPPONENT)
"""Who gave answers that the player reads as news."""


class Behind(msgspec.Struct, frozen=True):
    """An answer of an opponent behind its screen. Code that shows entries never reads it.

    `failed` names the error for which it was the plainest answer instead: a defect of the program.
    """

    value: Value
    failed: str = ""

    def __repr__(self) -> str:
        """Tell nothing: an error or a log may show it."""
        return "<behind the screen>"


class Unspoken(msgspec.Struct, frozen=True):
    """The reasons of an opponent that sees a hidden half; they are shown once the game is over."""

    why: Value

    def __repr__(self) -> str:
        """Tell nothing: an error or a log may show it."""
        return "<unspoken>"


class Entry(msgspec.Struct, kw_only=True):
    """One accepted answer or correction, an adjustment, or what the map was learned to print.

    `parent` is the entry it follows (the root, 0, is the start of the game). `by` says who gave it:
    `player`, `program` (it rolled, drew or chose) or `opponent`. `text` is the prompt's text in
    plain form; `opens` marks the start of an action, `reveals` that something hidden came to light.
    Of an opponent's answer `why` are the reasons (`engine/weighing.py`), and `seen` is the
    fingerprint of all that it saw. Where half of what it saw lies behind a screen, they are
    `unspoken` instead until the game is over. Where it decided that `behind` its screen, `value` is
    nothing: only place, key and words are told of such an entry.
    """

    id: int
    parent: int
    kind: str
    key: str
    value: Value
    by: str = "player"
    ask: str = ""
    turn: int = 0
    phase: str = ""
    opens: bool = False
    reveals: bool = False
    reason: str = ""
    text: Value = None
    why: Value = None
    seen: str = ""
    unspoken: Unspoken | msgspec.UnsetType = msgspec.UNSET
    behind: Behind | msgspec.UnsetType = msgspec.UNSET

    @property
    def secret(self) -> bool:
        """Tell whether it was decided behind a screen."""
        return self.behind is not msgspec.UNSET

    @property
    def given(self) -> Value:
        """Return what was answered, for a replay: also what was decided behind a screen."""
        return self.value if self.behind is msgspec.UNSET else self.behind.value

    @property
    def answers(self) -> bool:
        """Tell whether it answered a prompt."""
        return self.kind in ANSWERS


class Savepoint(msgspec.Struct, frozen=True):
    """How a tree stood at a moment."""

    next_id: int
    cursor: int
    last_child: dict[int, int]
    bookmarks: dict[str, int]


_ID = attrgetter("id")


class Tree:
    """Entries with parents, the cursor, the child last used of each entry, and bookmarks.

    `turned` are entries whose child last used may be another one since somebody wrote them all; who
    writes them empties it.
    """

    def __init__(self) -> None:
        root = Entry(id=ROOT, parent=-1, kind="start", key="", value=None)
        self.entries: list[Entry] = [root]
        self.cursor = ROOT
        self.last_child: dict[int, int] = {}
        self.turned: set[int] = set()
        self.bookmarks: dict[str, int] = {}
        self._walked: list[list[Entry]] = []

    @property
    def next_id(self) -> int:
        """Return the id that the next entry will have."""
        return len(self.entries)

    def add(self, entry: Entry) -> None:
        """Append an entry below its parent and move the cursor onto it."""
        if entry.id != len(self.entries) or not 0 <= entry.parent < entry.id:
            raise ValueError(f"entry {entry.id} does not fit below {entry.parent}")
        self.entries.append(entry)
        if entry.parent == self.cursor:
            self.last_child[entry.parent] = self.cursor = entry.id
            self.turned.add(entry.parent)
        else:
            self.stand_on(entry.id)

    def savepoint(self) -> Savepoint:
        """Remember how the tree stands, for `return_to`."""
        return Savepoint(self.next_id, self.cursor, dict(self.last_child), dict(self.bookmarks))

    def return_to(self, mark: Savepoint) -> None:
        """Forget what was added since the mark: it was never accepted."""
        del self.entries[mark.next_id :]
        self.cursor = mark.cursor
        self.last_child, self.bookmarks = dict(mark.last_child), dict(mark.bookmarks)

    def stand_on(self, entry_id: int) -> None:
        """Move the cursor, and remember the way down to it for redo."""
        self.cursor = entry_id
        for node in self.path(entry_id):
            if node.parent >= ROOT and self.last_child.get(node.parent) != node.id:
                self.last_child[node.parent] = node.id
                self.turned.add(node.parent)

    def path(self, entry_id: int) -> list[Entry]:
        """Return the entries from below the root down to this one.

        Several ask at each answer, for the way to here and for that to what can be redone: what is
        known of it from the two walked last is taken from there.
        """
        nodes = list[Entry]()
        known = self._known(entry_id)
        while entry_id > ROOT and known is None:
            nodes.append(self.entries[entry_id])
            entry_id = nodes[-1].parent
            known = self._known(entry_id)
        way = [*(known or ()), *reversed(nodes)]
        self._walked = [way, *(one for one in self._walked if one is not known)][:2]
        return list(way)

    def _known(self, entry_id: int) -> list[Entry] | None:
        """Return the way down to an entry where it was among those walked last."""
        for way in self._walked:
            at = bisect_left(way, entry_id, key=_ID)
            if at < len(way) and way[at] is self.entries[entry_id]:
                return way if at + 1 == len(way) else way[: at + 1]
        return None

    def ancestors(self, entry_id: int) -> Iterator[int]:
        """Yield this entry's id and then each parent's, up to the root."""
        while entry_id >= ROOT:
            yield entry_id
            entry_id = self.entries[entry_id].parent

    def answered_above(self, entry: Entry) -> Entry:
        """Return the entry that this one follows, without map facts learned in between."""
        above = self.entries[entry.parent]
        while above.kind == LEARNED:
            above = self.entries[above.parent]
        return above

    def below(self, entry_id: int) -> list[Entry]:
        """Return the entries that redo would take, from this one down the child last used."""
        nodes: list[Entry] = []
        while (child := self.last_child.get(entry_id)) is not None:
            nodes.append(self.entries[child])
            entry_id = child
        return nodes


def answered_below(tree: Tree, key: str) -> list[Entry]:
    """Return the way from the cursor to an answer that a prompt has below it already.

    The way last gone is taken, else an answer that an opponent gave.
    """
    way: list[Entry] = []
    for entry in tree.below(tree.cursor):
        way.append(entry)
        if entry.answers:
            break
    if way and way[-1].key == key:
        return way
    theirs = (one for one in tree.entries if one.parent == tree.cursor and one.key == key)
    return [one for one in theirs if one.by == OPPONENT][:1]


def since_the_player(tree: Tree, pressed: Collection[int] = ()) -> int:
    """Return the last answer of the player on the way to the cursor: what follows it is news.

    Map facts learned on the way are no answers. `pressed` holds entries that the player asked
    the program for: these count as answers, with the facts that they needed first.
    """
    at, rolled = tree.cursor, False
    while at > ROOT:
        entry = tree.entries[at]
        if entry.kind == LEARNED:
            if rolled and at in pressed:
                break
        elif entry.by not in NOT_THE_PLAYER or at in pressed:
            break
        else:
            rolled = entry.by != OPPONENT
        at = entry.parent
    return at


def procedure_of(key: str) -> str:
    """Return a key's procedure: without turn, phase, subjects and number."""
    return key.partition("/")[2].partition("#")[0].partition(":")[0]


def last_group(path: list[Entry], by: str) -> int:
    """Return how many entries at the end of a path one undo takes back.

    `by` is entry, action (back to where the action was chosen), phase or turn. What was learned
    after the last answer goes along: taking back only that would show nothing. So does what an
    opponent decided: nobody is asked that.
    """
    count = _last_group(path, by)
    while 0 < count < len(path) and _opponents(path[len(path) - count :]):
        count += 1
    return count


def _last_group(path: list[Entry], by: str) -> int:
    after = _learned(path[::-1])
    answered = path[: len(path) - after]
    if not answered:
        return after
    last = answered[-1]
    if by == "entry":
        return after + 1 + _learned(answered[-2::-1])
    if by == "action":
        return after + _action_length(answered)
    return after + _run_length(reversed(answered), last, by)


def first_group(path: list[Entry], by: str) -> int:
    """Return how many entries at the start of a path one redo brings back.

    What an opponent decided then comes along.
    """
    count = _first_group(path, by)
    while 0 < count < len(path) and _opponents(path[count:]):
        count += 1
    return count


def _first_group(path: list[Entry], by: str) -> int:
    if not path:
        return 0
    first = path[0]
    if by == "entry":
        return min(len(path), _learned(path) + 1)
    if by == "action":
        return _action_ahead(path)
    return _run_length(path, first, by)


def _opponents(path: Sequence[Entry]) -> bool:
    """Tell whether what was asked before a path was decided by an opponent."""
    answered = next((entry for entry in path if entry.answers), None)
    return answered is not None and answered.by == OPPONENT


def _learned(path: Sequence[Entry]) -> int:
    """Count the entries at the start of a path that keep what the map prints."""
    others = (count for count, entry in enumerate(path) if entry.kind != LEARNED)
    return next(others, len(path))


def _elsewhere(one: Entry, other: Entry) -> bool:
    return (one.turn, one.phase) != (other.turn, other.phase)


def _action_length(path: list[Entry]) -> int:
    last = path[-1]
    for count, entry in enumerate(reversed(path), 1):
        if _elsewhere(last, entry):
            return count - 1
        if entry.opens:
            return count + _learned(path[-count - 1 :: -1])
    return len(path)


def _action_ahead(path: Sequence[Entry]) -> int:
    """Count the entries of the action that a path begins with, and what was learned for it."""
    begins = _learned(path)
    for at in range(begins + 1, len(path)):
        if path[at].opens or _elsewhere(path[begins], path[at]):
            return at - _learned(path[at - 1 : begins : -1])  # learned for the next action
    return len(path)


def _run_length(path: Iterable[Entry], like: Entry, by: str) -> int:
    """Count the entries at the start of `path` in the turn (and phase) of `like`."""
    count = 0
    for entry in path:
        if entry.turn != like.turn or (by == "phase" and entry.phase != like.phase):
            break
        count += 1
    return count
