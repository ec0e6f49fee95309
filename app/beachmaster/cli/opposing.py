"""Let the opponent decide while a person plays in the terminal or over lines, and say why."""

from collections.abc import Callable
from typing import Protocol

from beachmaster.cli.console import Console
from beachmaster.cli.problems import refusal
from beachmaster.cli.render import Words
from beachmaster.cli.texts import T
from beachmaster.cli.wire import Line
from beachmaster.engine.changes import Jump, SessionError
from beachmaster.engine.deciding import (
    Left,
    all_reasons,
    at_once,
    deciding,
    is_under_way,
    left_to_person,
)
from beachmaster.engine.halves import BEHIND, UNSPOKEN, HiddenError
from beachmaster.engine.opponent import opponent_of
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.replay import DEFECTS
from beachmaster.engine.session import Session
from beachmaster.engine.text import Text
from beachmaster.engine.tree import OPPONENT, Entry
from beachmaster.engine.weighing import (
    Reasons,
    beside_others,
    in_a_line,
    may_tell,
    overtakes,
    reasons_told,
    rules_in,
)
from beachmaster.engine.when_told import AT_ONCE
from beachmaster.storage.problems import UNKEPT
from beachmaster.storage.settings import Settings

WHOLE = "all"


class Opposing:
    """The opponent of one session: it decides whatever it is asked, unless it failed there.

    Where its act could not be written it waits for the next act of the player: `try_again`.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._left: Left | None = None
        self._unkept: int | None = None

    @property
    def left(self) -> Left | None:
        """Return why it left to a person what is asked now; elsewhere it decides again."""
        if self._left is not None and self._left.cursor != self._session.tree.cursor:
            self._left = None
        return self._left

    @property
    def waits(self) -> bool:
        """Tell whether it is to decide now."""
        return self.left is None and self._session.opponent is not None

    @property
    def unkept(self) -> bool:
        """Tell whether it waits because what it did here could not be written."""
        return self.waits and self._unkept == self._session.tree.cursor

    def try_again(self) -> None:
        """Let it decide once more where its act could not be written."""
        self._unkept = None

    def decide(self) -> Entry | None:
        """Let it decide; return None if it found no answer and left that to a person.

        Raise what the session raises where the act could not be written.
        """
        try:
            return at_once(deciding(self._session))
        except UNKEPT:
            self._unkept = self._session.tree.cursor
            raise
        except (Refusal, *DEFECTS) as error:
            self._left = left_to_person(self._session, refusal(error)[0])
            return None


def last_decided(session: Session, told: str = "") -> Entry:
    """Return the entry of a number, or the opponent's last; raise `SessionError` for no such.

    What it decided behind a screen is passed over, and refused by its number.
    """
    theirs = [one for one in session.tree.path(session.tree.cursor) if one.by == OPPONENT]
    if told:
        theirs = [one for one in theirs if str(one.id) == told]
        if any(one.secret for one in theirs):
            raise HiddenError(BEHIND)
    theirs = [one for one in theirs if not one.secret]
    if not theirs:
        raise SessionError(T("The opponent has decided nothing there."))
    return theirs[-1]


class Person(Protocol):
    """What the commands about the opponent need of whoever plays."""

    session: Session
    console: Console
    settings: Settings

    def guarded(self, act: Callable[[], None], again: Callable[[], None] | None = None) -> None:
        """Do something, and say what it was refused for; ask first what it rests on."""


def verbs(player: Person, jumped: Callable[[Jump], None]) -> dict[str, Callable[[str], None]]:
    """Return the commands about the opponent."""

    def told(rest: str) -> None:
        show_reasons(player.console, player.session, rest, player.settings["reasons"])

    def anew(rest: str) -> None:
        session = player.session
        jump = session.stand_before(last_decided(session, rest.strip()).id)
        player.guarded(lambda: decide_anew(session))
        jumped(jump)

    return {"reasons": told, "anew": anew}


def decide_anew(session: Session) -> None:
    """Let the opponent decide anew where it stands; later answers stay on the old branch.

    Raise `Unknown` where that rests on the player's map: once it is told, this is done again.
    """
    at_once(deciding(session, anew=True))


def show_help(console: Console, session: Session) -> None:
    """Print the commands about the opponent, where there is one."""
    if opponent_of(session.module, session.state) is None:
        return
    console.block(
        console.words.say(
            T(
                "  reasons [N] [all]   why the opponent did what it did, last or at answer N\n"
                "  anew [N]            let it decide that again, where something was put right"
            )
        )
    )


def show_line(
    console: Console, session: Session, entry: Entry, when: str, *, table: bool = True
) -> None:
    """Say in a line why the opponent did what it did, where reasons are told by now.

    Why it opened an act waits for how it carries that out: what was done is told once. Without a
    `table` nothing can lie on it otherwise.
    """
    parent = session.tree.answered_above(entry)
    before, found = (reasons_told(session.state, one) for one in (parent, entry))
    if found is None or not may_tell(session.state, entry, when):
        return
    waited = parent.opens and parent.phase == entry.phase
    if before is not None and waited and not overtakes(session.tree, parent, (entry, found)):
        _say_why(console, parent, before, table)
    waits = entry.opens and is_under_way(session, entry)
    if not waits and not found.idle:
        _say_why(console, entry, found, table)


def _say_why(console: Console, entry: Entry, found: Reasons, table: bool) -> None:
    more = T("(reasons says more; correct {entry}: my table shows something else.)", entry=entry.id)
    if not table:
        more = T("(reasons says more.)")
    console.say(T("Why: {why}. {more}", why=in_a_line(found), more=more), "   ")


def show_reasons(console: Console, session: Session, typed: str, when: str) -> None:
    """Say why the opponent did what it did: its last act, or another; with `all`, everything."""
    words = typed.split()
    whole = WHOLE in words
    entry = last_decided(session, next((word for word in words if word != WHOLE), ""))
    if not may_tell(session.state, entry, AT_ONCE):
        console.say(UNSPOKEN)
        return
    if not may_tell(session.state, entry, when):
        console.say(T("You see its reasons after the day (set reasons at-once shows them now)."))
        return
    found = (all_reasons(session, entry) if whole else None) or reasons_told(session.state, entry)
    for line in said(found):
        console.say(line, "   ")
    if found is not None and rules_in(found):
        console.say(T("Rules: {rules}", rules=rules_in(found)), "   ")


def said(found: Reasons | None) -> list[Text]:
    """Return reasons line by line."""
    if found is None:
        return [T("The reason was not kept.")]
    return [in_a_line(found), *beside_others(found)]


def reasons_line(session: Session, entry: Entry, words: Words, *, whole: bool = False) -> Line:
    """Return why the opponent gave an answer, for a program."""
    if not may_tell(session.state, entry, AT_ONCE):
        return {"entry": entry.id, "why": [words.say(UNSPOKEN)], "rules": []}
    found = (all_reasons(session, entry) if whole else None) or reasons_told(session.state, entry)
    told = [words.say(line) for line in said(found)]
    rules = [] if found is None else rules_in(found)
    return {"entry": entry.id, "why": told, "rules": rules}
