"""Play a game: answers in, prompts and events out; undo, redo, branches, corrections.

A session is a module with its options, a seed, and a tree of entries (`kept`).
"""

from collections.abc import Callable

import msgspec

from beachmaster.engine.auto import (
    Shun,
    only_the_table_knows,
    program_answer,
    program_may_roll,
    refuse_to_invent,
    with_others,
)
from beachmaster.engine.changes import (
    Change,
    Jump,
    ReplayError,
    SessionError,
    Snapshot,
    Store,
    bookmark_name,
)
from beachmaster.engine.halves import AMISS, NO_ANSWER, HiddenError, screened
from beachmaster.engine.kept import SessionPoint
from beachmaster.engine.learning import Learning
from beachmaster.engine.module import AdjustError, GameModule, GameState
from beachmaster.engine.only_answer import is_certain, only_answer
from beachmaster.engine.openprints import open_prints
from beachmaster.engine.opponent import NONE, Grounds, Opponent, grounds_of, is_asked
from beachmaster.engine.options import AnswerError, Option
from beachmaster.engine.otherwise import OtherwiseError, checked, one_line, play_so
from beachmaster.engine.prompt import Prompt
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.replay import DEFECTS, MISFITS, apply_entry, as_replay
from beachmaster.engine.run import Asked, InvariantError, Run, reason_of
from beachmaster.engine.screen import seat_of
from beachmaster.engine.texts import T
from beachmaster.engine.tree import (
    LEARNED,
    OPPONENT,
    OTHERWISE,
    ROOT,
    Behind,
    Entry,
    Tree,
    Unspoken,
    answered_below,
    first_group,
    last_group,
)
from beachmaster.engine.unknown import Unknown
from beachmaster.engine.values import Value
from beachmaster.engine.waiving import Plays, Waived, never, passes, stands_beside, waived_by

__all__ = [
    "STEPS",
    "Change",
    "Jump",
    "ReplayError",
    "Session",
    "SessionError",
    "Snapshot",
    "Store",
]

STEPS = ("entry", "action", "phase", "turn")


class _AloneError(Exception):
    """An offer cannot stand beside what is asked next."""


class Session(Learning):
    """One game being played; the only object a front end needs."""

    laid_down: Callable[[Asked], Value] = staticmethod(lambda _asked: None)
    """Tells the die or marker that a lesson has laid down for a prompt, None where it has none."""

    amiss: Callable[[BaseException], None] = staticmethod(lambda _error: None)
    """Hears of what went wrong as an opponent decided, where it gave the plainest answer."""

    _offer: Waived | None = None

    _outside: tuple[Asked, Asked] | None = None
    """What is asked behind the screen, and what is handed out of it."""

    def __init__(self, module: GameModule, seed: int, store: Store | None = None) -> None:
        self._stand_up(module, seed, Tree(), {}, store)
        self._run = Run(module, module.first_state(seed), seed, self._recorder)
        self._run.start()
        self._keep_start(ROOT, self._run.began)
        self._write()

    @classmethod
    def resume(
        cls,
        module: GameModule,
        seed: int,
        tree: Tree,
        snapshots: dict[int, Snapshot],
        store: Store | None = None,
        locked_before: int = ROOT,
    ) -> "Session":
        """Go on with a saved session; the state is replayed from the nearest snapshot."""
        session = cls.__new__(cls)
        session._stand_up(module, seed, tree, snapshots, store)
        session.locked_before = locked_before
        session.rewind(tree.cursor)
        session.rest(None)
        session._safe = session._point()
        return session

    @property
    def asked(self) -> Asked | None:
        """Return the prompt that waits, or None when the game is over.

        Of one that is decided behind the screen no answer can be learned.
        """
        asked = self._run.asked
        if self._open_type is None or asked is None or not asked.prompt.secret:
            return asked
        if self._outside is None or self._outside[0] is not asked:
            self._outside = (asked, screened(asked))
        return self._outside[1]

    @property
    def asked_whole(self) -> Asked | None:
        """Return the prompt that waits with its answers, for who decides; nothing of it shows."""
        return self._run.asked

    @property
    def outcome(self) -> Value:
        """Return the final result, or None while the game goes on."""
        return self.module.outcome(self.state) if self.state.over else None

    @property
    def opponent(self) -> Opponent | None:
        """Return who decides what is asked now, None where a person does (`engine/deciding.py`)."""
        if self._opposed is None:
            return None
        found, asked = self._opposed.opponent(self.state), self.asked
        if found is None or asked is None or not is_asked(found, asked.prompt):
            return None
        return found

    def answer(self, value: Value, by: str = "player", grounds: Grounds = NONE) -> Entry:
        """Answer the waiting prompt; raise `AnswerError` and change nothing where it is illegal.

        Raise `Unknown`, and change nothing, where that rests on what the player's own map prints
        and nobody told: `learn` it, and give the answer again. What the board knows is learned by
        itself; an opponent's answer keeps that where it is refused, so that it can decide anew. Of
        a contest the first side's dice are enough: the program rolls those of the other. `grounds`
        go with an opponent's answer. Nobody else answers what is decided behind its screen.
        """
        if self._open_type is not None and by != OPPONENT:
            self._refuse_behind()
        return self._learning(
            lambda asked: self._given(
                asked, asked.prompt.check(with_others(asked, value, self.seed)), by, grounds
            ),
            keeps=by == OPPONENT,  # it decides anew with what its plan turned out to rest on
        )

    def auto(self, *, invent: bool = False) -> Entry:
        """Let the program roll, draw or choose, keyed like all chance; facts only to `invent`."""
        asked = self._waiting()
        if self._open_type is not None:
            self._refuse_behind()
        if not invent:
            refuse_to_invent(self.module, asked.prompt)
        return self._learning(lambda asked: self._given(asked, self._of_program(asked), "program"))

    def _of_program(self, asked: Asked) -> Value:
        """Return what was laid down, else what comes by chance."""
        laid = self.laid_down(asked)
        if laid is not None:
            return laid
        return program_answer(asked.prompt, self.seed, asked.key, self._shun())

    def _shun(self) -> Shun | None:
        """Return what tells the hexes of the player's own map that may be sea for all we know."""
        prints = open_prints(self.module, self.state)
        if prints is None or prints.board.areas:
            return None
        board, known = prints.board, prints.known
        return lambda place: isinstance(place, str) and board.holds(place) and not known.get(place)

    @property
    def waived(self) -> Waived | None:
        """Return the offer that was let pass last, as long as nothing came after it."""
        offer = self._offer
        return offer if offer is not None and offer.entry == self.tree.cursor else None

    def go_on(self, plays: Plays = never) -> None:
        """Give the only answer where there is no other, then let an offer pass (`waive`).

        In a lesson each card waits for its own prompt.
        """
        while self.on_table and self._gives_only_answer():
            pass
        self.waive(plays)

    def _gives_only_answer(self) -> bool:
        """Give the only answer of what is asked; return whether there was nothing to choose."""
        if not self._asks_nothing():
            return False
        option = self._only_answer()
        try:
            if option is None:
                self.auto()
                return True
            value = option.value
            self._learning(lambda asked: self._given(asked, asked.prompt.check(value), "program"))
        except (AnswerError, Unknown, SessionError):
            return False  # a person is asked
        return True

    def _asks_nothing(self) -> bool:
        """Return whether what a person is asked has one answer, or dice that decide nothing."""
        if self._only_answer() is not None:
            return True
        asked = self.asked
        if asked is None or self.opponent is not None:
            return False
        return program_may_roll(self.module, asked.prompt) and is_certain(asked.prompt)

    def _only_answer(self) -> Option | None:
        """Return the only answer of what a person is asked, None where there is a choice."""
        asked = self.asked
        if asked is None or self.opponent is not None:
            return None
        if only_the_table_knows(self.module, asked.prompt):
            return None
        return only_answer(asked.prompt)

    def waive(self, plays: Plays = never) -> bool:
        """Let an offer pass that is asked now, if it can stand beside the next prompt.

        `plays` tells where the program would go on by itself: there nothing can be taken up. In a
        lesson each card waits for its own prompt.
        """
        asked = self.asked
        if asked is None or passes(asked) is None or not self.on_table:
            return False
        try:
            with self.together():
                entry = self.answer(passes(asked), "program")
                if not stands_beside(asked, self.asked, plays) or self.opponent is not None:
                    raise _AloneError
                if self._asks_nothing():  # nobody sees that prompt
                    raise _AloneError
        except (_AloneError, Unknown, SessionError):
            return False
        self._offer = waived_by(entry.id, asked.prompt)
        return True

    def take_up(self) -> Jump:
        """Take up the offer that stands; return what its going back to that took back."""
        offer = self.waived
        if offer is None:
            raise SessionError(T("That offer is no longer open."))
        with self.together():
            jump = self.undo()
            self.answer(offer.option.value)
        return jump

    def adjust(self, path: str, value: Value, reason: str) -> Entry:
        """Put one value right by hand; raise `AdjustError` where that breaks the game's sense."""
        asked = self._waiting()
        if not reason.strip():
            raise AdjustError(T("Say why the value is put right; the journal keeps the reason."))
        trial = self.copy_state()
        self.module.adjust(trial, path, value)
        problems = self.module.problems(trial)
        if problems:
            raise AdjustError(problems[0])
        return self._apply(self._entry("adjust", asked, {"path": path, "value": value}, reason))

    def otherwise(self, about: str, to: str, reason: str = "") -> Entry:
        """Play a ruling or a rule otherwise from now on (`engine/otherwise.py`).

        Raise `OtherwiseError` where there is no such ruling, choice or line.
        """
        asked, told = self._waiting(), checked(self.module, about, to)
        trial = self.copy_state()
        words = play_so(self.module, trial, told)
        problems = self.module.problems(trial)
        if problems:
            raise OtherwiseError(problems[0])
        entry = self._entry(OTHERWISE, asked, msgspec.to_builtins(told), one_line(reason))
        entry.text = words.to_plain()
        return self._apply(entry)

    def undo(self, count: int = 1, by: str = "entry") -> Jump:
        """Move the cursor up by entries, actions, phases or turns."""
        path = self.tree.path(self.tree.cursor)
        keep = len(path)
        for _ in range(min(count, len(path))):
            keep -= last_group(path[:keep], by)
        if keep == len(path):
            raise SessionError(T("There is nothing to undo."))
        target = path[keep - 1].id if keep else ROOT
        return self._jump(target)

    def redo(self, count: int = 1, by: str = "entry") -> Jump:
        """Move the cursor down the children last used."""
        path = self.tree.below(self.tree.cursor)
        gone = 0
        for _ in range(min(count, len(path))):
            gone += first_group(path[gone:], by)
        if not gone:
            raise SessionError(T("There is nothing to redo."))
        return self._jump(path[gone - 1].id, onward=True)

    def bookmark(self, name: str) -> None:
        """Give the entry under the cursor a name."""
        self.tree.bookmarks[bookmark_name(name)] = self.tree.cursor
        self._write()

    def goto(self, target: str | int) -> Jump:
        """Move the cursor to a bookmark or an entry, on any branch."""
        entry_id = self.tree.bookmarks.get(target, -1) if isinstance(target, str) else target
        if not ROOT <= entry_id < self.tree.next_id:
            raise SessionError(T("There is no bookmark or entry “{target}”.", target=str(target)))
        return self._jump(entry_id)

    # -- what corrections and saved games build on ---------------------------------------------

    def rest(self, before: GameState | None) -> None:
        """Step back to where the screen is handed over, before what another player may see.

        `before` is the state that the screen showed last, None for a dark screen.
        """
        sat = seat_of(self.module, before) if before is not None else None
        place = self._screen.rest(self.tree, self.state, sat)
        if place != self.tree.cursor:
            self.rewind(place)

    def accept_correction(self, read: Callable[[Prompt], Value], reason: str, kind: str) -> Entry:
        """Answer the waiting prompt with a correction of an earlier answer."""

        def correct(asked: Asked) -> Entry:
            value = asked.prompt.check(read(asked.prompt))
            return self._accept(asked, value, "player", kind, reason)

        return self._learning(correct)

    def repeat(self, entry: Entry) -> Entry:
        """Answer the waiting prompt as an entry of another branch did."""
        return self._learning(
            lambda asked: self._accept(
                *(asked, asked.prompt.check(entry.given), entry.by, entry.kind, entry.reason),
                grounds_of(entry),
            ),
            now=False,
        )

    def retake(self, entry: Entry | None = None) -> Entry | None:
        """Give what is asked an answer that it has below already; None where it has none."""
        way = [entry] if entry else answered_below(self.tree, self._waiting().key)
        if not way:
            return None
        self._go_along(way)
        return way[-1]

    def stand_before(self, entry_id: int) -> Jump:
        """Stand where an entry was given, though an opponent gave it."""
        return self._jump(self.tree.entries[entry_id].parent, onward=True)

    def take_up_board(self) -> bool:
        """Use all facts of the player's map for the prompt that waits, whatever was undone.

        What is new lies over the state and is kept with the next entry, so that all that was taken
        back can be brought back. Return whether that is more than a moment ago.
        """
        if self.asked is None or self.opponent is not None:
            return False
        before = self._laid
        self._lay_board()
        return self._laid != before

    # -- inside --------------------------------------------------------------------------------

    def _accept(
        self,
        asked: Asked,
        value: Value,
        by: str,
        kind: str = "answer",
        reason: str = "",
        grounds: Grounds = NONE,
    ) -> Entry:
        if self._laid:
            with self.together():
                self._keep_laid()
                return self._accept(asked, value, by, kind, reason, grounds)
        entry = self._entry(kind, asked, value, reason)
        entry.seen = grounds.seen
        if self._open_type is None:
            entry.why = grounds.why
        elif grounds.seen:
            entry.unspoken = Unspoken(grounds.why)
        behind = self.is_behind(asked.prompt)
        if behind:
            entry.behind, entry.value = Behind(entry.value, grounds.failed), None
        entry.by, entry.ask, entry.opens = by, asked.prompt.kind, asked.prompt.opens
        entry.text = asked.prompt.text.to_plain()
        self._recorder.revealed = False
        untold = list(self._recorder.events)
        try:
            self._run.send(value, by)
            self._run.check()
        except BaseException as error:  # also where the player breaks off
            self._return_to(SessionPoint(self.tree.savepoint(), self._screen.behind, untold))
            self._refuse_amiss(error, behind)
            if isinstance(error, MISFITS) and self._was_put_right():
                raise SessionError(
                    T(
                        "This answer contradicts what was put right by hand: {why} Change the "
                        "answer, or undo what contradicts it.",
                        why=reason_of(error),
                    )
                ) from error
            raise
        entry.reveals = self._recorder.revealed
        self._keep(entry, self._run.began)
        return entry

    def _given(self, asked: Asked, value: Value, by: str, grounds: Grounds = NONE) -> Entry:
        """Accept a checked answer, or go on to where a jump waits for the screen."""
        way = self._screen.way_on(self.tree, asked, value)
        if not way:
            return self._accept(asked, value, by, grounds=grounds)
        self._go_along(way)
        return way[0]

    def _refuse_behind(self) -> None:
        """Raise `HiddenError` where what is asked is decided behind the opponent's screen."""
        asked = self.asked
        if asked is not None and self.is_behind(asked.prompt):
            raise HiddenError(NO_ANSWER)

    def _refuse_amiss(self, error: BaseException, behind: bool) -> None:
        """Say of an error beside a hidden half that there was one, and no word of what it was.

        What came of an answer given `behind` the screen is such an error whatever it says: also a
        question about the map would tell who acts there.
        """
        if self._open_type is None or not isinstance(error, (*DEFECTS, Unknown)):
            return
        if behind or not isinstance(error, (Refusal, Unknown, InvariantError)):
            raise HiddenError(AMISS) from error

    def _go_along(self, way: list[Entry]) -> None:
        """Go on along entries that were accepted before: nothing of them is kept a second time."""
        with self.together(), as_replay(way[-1].id):
            self._lay_bare()
            self._book(self.tree.cursor)
            for entry in way:
                apply_entry(self._run, entry)
                self._book(entry.id)
            self.tree.stand_on(way[-1].id)
            self._screen.behind = ROOT

    @property
    def _above(self) -> int:
        """Return the entry above the cursor; at the start there is none."""
        return self.tree.entries[self.tree.cursor].parent

    def _was_put_right(self) -> bool:
        """Tell whether values were put right by hand, which may contradict what comes later."""
        return any(entry.kind == "adjust" for entry in self.tree.path(self.tree.cursor))

    def _go_back_to_a_person(self) -> None:
        """Go back to where a person is asked: past an opponent, and past an only answer."""
        while self.tree.cursor != ROOT and not self.is_locked(self._above):
            if self.opponent is None and self._only_answer_below() is None:
                return
            self.rewind(self._above)

    def _pass_only_answers(self) -> None:
        """Go on past answers that the program gave because there were no others."""
        while (below := self._only_answer_below()) is not None and not self.is_locked(below.id):
            self.rewind(below.id)

    def _only_answer_below(self) -> Entry | None:
        """Return the answer below that the program gave where there is no other; None for none.

        Facts of the map that were learned right before it are passed along with it.
        """
        below = next(
            (one for one in self.tree.below(self.tree.cursor) if one.kind != LEARNED), None
        )
        given = below is not None and below.by == "program"
        return below if given and self._asks_nothing() else None

    def _jump(self, target: int, *, onward: bool = False) -> Jump:
        """Stand on an entry; but nobody is asked what an opponent decides, so above that.

        `onward` leads to where an opponent goes on deciding.
        """
        if self.is_locked(target):
            raise SessionError(
                T("This part was played with another version of the program and is read-only.")
            )
        before, old = self.state, self.tree.path(self.tree.cursor)
        with self.together():
            self.rewind(target)
            if onward:
                self._pass_only_answers()
            else:
                self._go_back_to_a_person()
            self.rest(before)
        return self.jump_between(before, old)
