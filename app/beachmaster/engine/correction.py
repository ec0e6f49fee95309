"""Change an earlier answer on a new branch and keep the later ones while they stay legal."""

from collections.abc import Callable
from contextlib import suppress

from beachmaster.engine.asked_before import asks_no_more, question_of, questions_along
from beachmaster.engine.deciding import at_once, deciding, seen_now
from beachmaster.engine.module import AdjustError, GameState
from beachmaster.engine.options import same
from beachmaster.engine.otherwise import OtherwiseError, one_line
from beachmaster.engine.prompt import AnswerError, Prompt
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Jump, Session, SessionError
from beachmaster.engine.texts import T
from beachmaster.engine.tree import CORRECTED, LEARNED, OTHERWISE, OVERRULED, Entry, procedure_of
from beachmaster.engine.unknown import Unknown
from beachmaster.engine.values import Value

CHANCE = ("roll", "draw")
"""The kinds of prompt that the program may answer anew."""


def corrected(
    session: Session,
    entry_id: int,
    read: Callable[[Prompt], Value],
    reason: str = "",
    kind: str = CORRECTED,
) -> Jump:
    """Open a branch at the entry with another answer and replay the rest by key.

    What was told of the player's table counts again only where that is still all that is asked;
    what the map prints counts wherever it is asked. `Unknown` is raised as by `Session.answer`.
    `read` gives the answer to the prompt that was asked there, so that words a person typed are
    matched with the choices of that time. `kind` says whether it had been answered wrongly, or
    whether the table is right (`OVERRULED`), which takes a reason.

    Raise `SessionError` for an entry that is no answer on the path and for the answer that was
    given, `AnswerError` for an illegal value; then nothing changed.
    """
    if kind == OVERRULED and not one_line(reason):
        raise SessionError(T("Say why the table is right; the journal keeps the reason."))
    with session.together(), session.recalling():
        return correct_here(session, entry_id, read, reason, kind)


def correct_here(
    session: Session,
    entry_id: int,
    read: Callable[[Prompt], Value],
    reason: str = "",
    kind: str = CORRECTED,
) -> Jump:
    """Do what `corrected` does, inside of what is written together."""
    tree = session.tree
    old = tree.path(tree.cursor)
    places = [i for i, entry in enumerate(old) if entry.id == entry_id]
    if not places or not old[places[0]].answers or session.is_locked(old[places[0]].parent):
        raise SessionError(
            T("Entry {entry} is not an answer you can correct here.", entry=str(entry_id))
        )
    entry, later = old[places[0]], old[places[0] + 1 :]
    session.asked_at(entry_id)  # it refuses what only somebody else may read
    before, carried = session.state, Carried(session, later)
    session.rewind(entry.parent)
    if same(session.accept_correction(read, reason, kind).value, entry.value):
        raise SessionError(T("That is the same answer as before; nothing changed."))
    carried.replay()
    session.rest(before)
    return carried.jump_from(before, old)


class Carried:
    """Take the stored answers of a path into a new branch, key by key."""

    def __init__(
        self, session: Session, later: list[Entry], was: list[Entry] | None = None
    ) -> None:
        """Take these entries; `was` are the same as they were, where they are told otherwise."""
        self.session = session
        self.questions = questions_along(session, later if was is None else was)
        self.stored = {entry.key: entry for entry in later if entry.answers}
        self.adjustments = _by_previous_key(later)
        self.by_program = _by_program(later)
        self.unused = {entry.id: entry for entry in later}
        self.last_used = 0
        self.stopped: Entry | None = None
        self.asked_anew: Entry | None = None
        self.might_differ: Entry | None = None

    @property
    def set_aside(self) -> list[Entry]:
        """Return the stored answers that found no prompt or no longer fit it, in their order."""
        return list(self.unused.values())

    def jump_from(self, before: GameState, old: list[Entry]) -> Jump:
        """Report what changed from an old path and its state, and what was not carried."""
        jump = self.session.jump_between(before, old)
        jump.set_aside, jump.stopped = self.set_aside, self.stopped
        jump.asked_anew, jump.might_differ = self.asked_anew, self.might_differ
        return jump

    def replay(self) -> None:
        """Go on until an answer is missing, no longer legal or was given to another question."""
        self._adjust("")
        while (asked := self.session.asked) is not None and self.unused:
            if not self._step(asked):
                return
            self._adjust(asked.key)

    def _step(self, asked: Asked) -> bool:
        entry = self.stored.get(asked.key)
        if self.session.is_behind(asked.prompt):
            return self._behind(entry)
        if entry is None:
            return self._rolled_anew(asked)
        if self._asks_otherwise(asked):
            self.asked_anew = entry
            return False
        self.last_used = max(self.last_used, entry.id)
        seen = seen_now(self.session) if entry.seen and self.session.opponent else None
        try:
            again = self.session.repeat(entry)
        except (AnswerError, SessionError, Unknown):
            if asked.prompt.kind in CHANCE and entry.by == "program":
                self.session.auto(invent=True)
                return True
            self.stopped = entry
            return False
        del self.unused[entry.id]
        if seen is not None and seen != entry.seen and self.might_differ is None:
            self.might_differ = again
        return True

    def _behind(self, entry: Entry | None) -> bool:
        """Take what was decided behind the screen; else it is decided anew, without a word.

        A word about it would tell what stands there: one hears of a decision what the open half
        shows of it, whether it was carried or not. What the player's board knows is learned either
        way.
        """
        self.session.learn_board()
        if entry is not None:
            self.last_used = max(self.last_used, entry.id)
            del self.unused[entry.id]
            with suppress(AnswerError, SessionError):
                self.session.repeat(entry)
                return True
        at_once(deciding(self.session))
        return True

    def _asks_otherwise(self, asked: Asked) -> bool:
        """Tell whether the table is asked about more, or about something else, than it was then."""
        now, then = question_of(self.session.module, asked.prompt), self.questions.get(asked.key)
        return now is not None and (then is None or not asks_no_more(now, then))

    def _rolled_anew(self, asked: Asked) -> bool:
        """Roll or draw for a new prompt where the program did so before and more is to come."""
        chance = asked.prompt.kind in CHANCE and procedure_of(asked.key) in self.by_program
        if not chance or max(self.unused) < self.last_used:
            return False
        self.session.auto(invent=True)
        return True

    def _adjust(self, key: str) -> None:
        for entry in self.adjustments.get(key, ()):
            try:
                if entry.kind == LEARNED:
                    self.session.repeat_learned(entry)
                elif entry.kind == OTHERWISE:
                    self.session.otherwise(**entry.value, reason=entry.reason)
                else:
                    self.session.adjust(entry.value["path"], entry.value["value"], entry.reason)
            except (AdjustError, AnswerError, OtherwiseError, SessionError):
                continue
            del self.unused[entry.id]


def _by_previous_key(later: list[Entry]) -> dict[str, list[Entry]]:
    """Group adjustments, and what was learned, by the key of the answer they followed."""
    groups: dict[str, list[Entry]] = {}
    key = ""
    for entry in later:
        if not entry.answers:
            groups.setdefault(key, []).append(entry)
        else:
            key = entry.key
    return groups


def _by_program(later: list[Entry]) -> set[str]:
    """Return the procedures for which the program rolled or drew."""
    return {procedure_of(e.key) for e in later if e.ask in CHANCE and e.by == "program"}
