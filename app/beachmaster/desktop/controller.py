"""Touch the session for the whole window, and say in signals what changed."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import Flag, auto
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from beachmaster.desktop.journal_event import JournalEvent, journal_events, told_since
from beachmaster.desktop.lesson import Lesson
from beachmaster.desktop.map_ask import MapAsk
from beachmaster.desktop.map_help import told_first
from beachmaster.desktop.tasks import Task
from beachmaster.desktop.texts import T
from beachmaster.desktop.trouble import Trouble, trouble_of
from beachmaster.desktop.trying import again_key, try_again
from beachmaster.engine.auto import program_may_roll
from beachmaster.engine.changes import Jump
from beachmaster.engine.correction import corrected
from beachmaster.engine.deciding import Left, left_to_person
from beachmaster.engine.display import Displayed, Overview
from beachmaster.engine.event import Event
from beachmaster.engine.facts import MapFact
from beachmaster.engine.mapright import Since, put_map_right
from beachmaster.engine.module import GameState
from beachmaster.engine.offered import offers
from beachmaster.engine.opponent import Opponent
from beachmaster.engine.prompt import Prompt
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.side import Side
from beachmaster.engine.text import Text
from beachmaster.engine.tree import CORRECTED, Entry
from beachmaster.engine.unknown import MapQuestion, Unknown
from beachmaster.engine.values import Value
from beachmaster.engine.waiving import Plays, never

if TYPE_CHECKING:
    from beachmaster.storage.starting import Playing, Wish


class Topic(Flag):
    """What kind of thing changed."""

    PROMPT = auto()
    STATE = auto()
    JOURNAL = auto()
    TREE = auto()
    GAME = auto()


EVERYTHING = Topic.PROMPT | Topic.STATE | Topic.JOURNAL | Topic.TREE | Topic.GAME
History = Sequence[tuple[int, Event]]
"""What happened, each event with its entry."""
Act = Callable[[], object]
Read = Callable[[Prompt], Value]


class GameController(QObject):
    """One game at a time; the only object of the window that touches a session.

    `changed` carries a `Topic`. `happened` carries new `JournalEvent`s, `jumped` an engine `Jump`
    whose table list is to be followed, `refused` the `Refusal` of what did not count, `troubled`
    the `Text` of what went wrong (a file, a defect), `told` of what is good to know, `busy` of long
    work or None when it is over.
    """

    changed, jumped, refused = Signal(object), Signal(object), Signal(object)
    happened = Signal(list)
    troubled, told, busy = Signal(object), Signal(object), Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.playing: Playing | None = None
        self.journal: list[JournalEvent] = []
        self.map_ask: MapAsk | None = None
        self._overview: Overview | None = None
        self.table_follows, self._opening = True, False
        self._left: Left | None = None
        self._unkept: Asked | None = None
        self.plays: Plays = never
        altered = partial(self.changed.emit, Topic.PROMPT)
        self.lesson = Lesson(lambda: self.playing, altered, self._complain)
        self.wished: Wish | None = None
        self.make_ready: Callable[[Playing], None] = lambda _playing: None  # on the opening thread

    # -- what there is ---------------------------------------------------------------------------

    @property
    def session(self) -> Session:
        """Return the session; raise `RuntimeError` where no game is open."""
        if self.playing is None:
            raise RuntimeError("no game is open")
        return self.playing.session

    @property
    def is_open(self) -> bool:
        """Tell whether a game is open."""
        return self.playing is not None

    @property
    def asked(self) -> Asked | None:
        """Return the prompt that waits for a person: of the game, or first about the map."""
        if self.map_ask is not None:
            return self.map_ask.asked
        if (playing := self.playing) is None:
            return None
        if (unkept := self.unkept) is not None:
            return unkept
        if self.thinking is not None:
            return None
        return (playing.taught and self.lesson.asked) or playing.session.asked

    @property
    def decider(self) -> Opponent | None:
        """Return the opponent that is to decide now, if it did not fail there already."""
        return None if self.playing is None or self.left else self.playing.session.opponent

    @property
    def left(self) -> Left | None:
        """Return why the opponent left to a person what is asked now."""
        if self.playing is None or self._left is None:
            return None
        return self._left if self._left.cursor == self.session.tree.cursor else None

    @property
    def unkept(self) -> Asked | None:
        """Return what is asked where the opponent's act could not be written: to try again."""
        if self.playing is None or self._unkept is None or self.decider is None:
            return None
        asked = self.playing.session.asked
        return self._unkept if asked and self._unkept.key == again_key(asked) else None

    @property
    def thinking(self) -> Opponent | None:
        """Return the opponent that works out its answer: nothing is asked of a person meanwhile."""
        return self.decider if self.map_ask is None and self.unkept is None else None

    @property
    def over(self) -> bool:
        """Tell whether a game is open that has come to its end."""
        return self.playing is not None and self.playing.session.asked is None

    @property
    def prompt(self) -> Prompt | None:
        """Return what is asked."""
        return asked.prompt if (asked := self.asked) is not None else None

    @property
    def state(self) -> GameState:
        """Return the live state, to be read only."""
        return self.session.state

    @property
    def display(self) -> Displayed | None:
        """Return the game where it tells a window what to show."""
        module: object = self.playing.session.module if self.playing is not None else None
        return module if offers(module, Displayed) else None

    @property
    def sides(self) -> Sequence[Side]:
        """Return the sides of the game, the player's own first."""
        return self.playing.session.module.sides if self.playing is not None else ()

    @property
    def overview(self) -> Overview | None:
        """Return where the game stands, worked out once for each state."""
        if self._overview is None and self.display is not None:
            self._overview = self.display.overview(self.state)
        return self._overview

    # -- opening and closing ---------------------------------------------------------------------

    def open(self, wish: "Wish") -> None:
        """Begin a game or go on with one, off the GUI thread; `changed` or `troubled` follows.

        Of several wishes the last counts: it waits until what is being opened has let go of its
        file, which may be the same.
        """
        self.close()
        self.wished = wish
        self.busy.emit(T("Opening the game…"))
        if not self._opening:
            self._begin(wish)

    def _begin(self, wish: "Wish") -> None:
        def work(_task: "Task[tuple[Playing, History]]") -> "tuple[Playing, History]":
            from beachmaster.storage.starting import start

            playing = start(wish)
            try:
                self.make_ready(playing)
                return playing, list(playing.session.history())
            except Exception:
                playing.close()
                raise

        self._opening = True
        task: Task[tuple[Playing, History]] = Task(work, self)
        task.done.connect(lambda found: self._opened(wish, *found))
        task.failed.connect(lambda error: self._not_opened(wish, error))
        task.start()

    def _opened(self, wish: "Wish", playing: "Playing", history: History) -> None:
        self._opening = False
        if wish is self.wished:
            self.adopt(playing, history)
            return
        playing.close()
        self._begin_next()

    def _not_opened(self, wish: "Wish", error: Exception) -> None:
        self._opening = False
        if wish is not self.wished:
            self._begin_next()
            return
        self.wished = None
        self.busy.emit(None)
        text, what = getattr(error, "text", None), f"{type(error).__name__}: {error}"
        self.troubled.emit(
            text if isinstance(text, Text) else T("The game could not be opened: {what}", what=what)
        )

    def _begin_next(self) -> None:
        if self.wished is not None:
            self._begin(self.wished)

    def adopt(self, playing: "Playing", history: History | None = None) -> None:
        """Take over a game that was opened, and what happened in it where that is known."""
        self.wished = None
        self.playing, self._overview = playing, None
        self.map_ask = self._left = self._unkept = None
        self._retell(history)
        self.busy.emit(None)
        self.changed.emit(EVERYTHING)
        for notice in playing.notices:
            self.troubled.emit(notice)
        for text in told_first(playing):
            self.told.emit(text)

    def close(self) -> None:
        """Let go of the game; everything accepted is in its file."""
        if self.wished is not None:
            self.wished = None
            self.busy.emit(None)
        if self.playing is not None:
            if self.map_ask is not None:
                self.map_ask.leave(self.playing.session)
            self.playing.close()
            self.playing = self.map_ask = None
            self.journal, self._overview = [], None
            self.changed.emit(EVERYTHING)

    @property
    def path(self) -> Path | None:
        """Return the file the game is kept in."""
        return self.playing.saved.path if self.playing and self.playing.saved else None

    # -- playing ---------------------------------------------------------------------------------

    def answer(self, value: Value) -> bool:
        """Answer the waiting prompt; tell whether that counted.

        Where it rests on what the player's own map prints and nobody told, `map_ask` asks for
        that: the next answer is learned, and then this one is given again.
        """
        if self.map_ask is not None:
            return self.map_ask.tell(value)
        if self.unkept is not None:
            return self._try_again(value)
        if self.lesson.asked is not None:
            return self.lesson.take(value)
        return self.act(lambda: self._on(self.session.answer(value)))

    def auto(self) -> bool:
        """Let the program roll, draw or choose; what the player's own map prints it does not."""
        waits = self.map_ask is not None or self.unkept is not None
        return not waits and self.act(lambda: self._on(self.session.auto()))

    def _on(self, _entry: Entry) -> None:
        """Go on past what has one answer, and an offer that can stand beside what is asked next."""
        self.session.go_on(self.plays)
        self.session.take_up_board()

    def take_up_board(self) -> None:
        """Let what is asked of a person rest on what the player's board says by now."""
        if not self.is_open or self.map_ask is not None or self.unkept is not None:
            return
        if self.session.take_up_board():
            self._take_news()

    def withdraw(self) -> bool:
        """Take back the answer that waits for the player's map; tell whether one waited."""
        if self.map_ask is None:
            return False
        self.map_ask = None
        self.changed.emit(Topic.PROMPT)
        return True

    def rolls_by_itself(self) -> bool:
        """Tell whether what waits is a die or a draw that the program could do."""
        prompt = self.prompt
        return prompt is not None and program_may_roll(self.session.module, prompt)

    def undo(self, by: str = "entry") -> bool:
        """Take back an entry, an action, a phase or a turn; first a person's answer that waits."""
        if by == "entry" and self.withdraw() and self.decider is None:
            return True
        return self.jump(lambda: self.session.undo(1, by))

    def redo(self, by: str = "entry") -> bool:
        """Bring back what was taken back."""
        return self.jump(lambda: self.session.redo(1, by))

    def goto(self, target: str | int) -> bool:
        """Go back or over to a bookmark or an entry."""
        return self.jump(lambda: self.session.goto(target))

    def correct(self, entry: int, read: Read, reason: str = "", kind: str = CORRECTED) -> bool:
        """Change an earlier answer, on a new branch, to what `read` makes of its prompt."""
        return self.jump(lambda: corrected(self.session, entry, read, reason, kind))

    def adjust(self, path: str, value: Value, reason: str) -> bool:
        """Put a value right by hand."""
        self.withdraw()
        return self.act(lambda: self.session.adjust(path, value, reason))

    def otherwise(self, about: str, to: str, reason: str = "") -> bool:
        """Play a ruling or a rule otherwise from now on."""
        return self.act(lambda: self.session.otherwise(about, to, reason))

    def put_map_right(self, facts: Sequence[MapFact], since: Since = "now") -> bool:
        """Let the player's map show this in the game: from here on, or as it always was."""
        return self.jump(lambda: put_map_right(self.session, facts, since))

    def bookmark(self, name: str) -> bool:
        """Name where the game stands."""
        trouble = trouble_of(lambda: self.session.bookmark(name))
        if trouble is None:
            self.changed.emit(Topic.TREE)
        self._complain(trouble)
        return trouble is None

    # -- inside ----------------------------------------------------------------------------------

    def act(self, act: Act, learn: Act | None = None) -> bool:
        """Learn what the map prints, where that was asked, and do it; tell whether it counted.

        What was learned on the way counts even where the act itself is refused.
        """
        return self._done(act, learn, partial(self.act, act), self._complain)

    def decide(self, give: Act) -> bool:
        """Give the opponent's answer; if it has none, leave the prompt to a person.

        Where the answer rests on the player's map, `map_ask` asks for that, and the opponent
        thinks again. Where it could not be written, the opponent tries again once told to. What
        its act leaves with one answer is asked nobody.
        """

        def given() -> None:
            from beachmaster.storage.problems import UNKEPT  # slow to load

            try:
                give()
            except UNKEPT:
                self._unkept = try_again(self.session, self.sides)
                raise
            with suppress(*UNKEPT):  # a person is asked then, and told as that answers
                self.session.go_on(self.plays)

        return self._done(given, None, self.act, self._leave)

    def _try_again(self, value: Value) -> bool:
        """Let the opponent try again what could not be written."""
        refused = trouble_of(lambda: self.prompt and self.prompt.check(value))
        if refused is None:
            self._unkept = None
            self.changed.emit(Topic.PROMPT)
        self._complain(refused)
        return refused is None

    def _done(
        self,
        act: Act,
        learn: Act | None,
        again: Callable[[Act], bool],
        complain: Callable[[Trouble | None], None],
    ) -> bool:
        if not self.is_open:
            return False
        entry = self.session.tree.next_id
        trouble = self._tried(act, learn, again)
        done = trouble is None and self.map_ask is None
        self._unkept = None if done else self._unkept
        if done or self.session.tree.next_id > entry:
            self._take_news()
        elif trouble is None:
            self.changed.emit(Topic.PROMPT)
        complain(trouble)
        return done

    def _leave(self, trouble: Trouble | None) -> None:
        """Leave to a person what the opponent found no answer to."""
        if trouble is None or self.session.opponent is None:
            return
        if self.unkept is not None:
            self.changed.emit(Topic.PROMPT)
            self._complain(trouble)
            return
        why = trouble if isinstance(trouble, Text) else trouble.text
        self._left = left_to_person(self.session, why)
        self.changed.emit(Topic.PROMPT)
        if isinstance(trouble, Text):
            self.troubled.emit(trouble)

    def jump(self, act: Callable[[], Jump], learn: Act | None = None) -> bool:
        """Move to elsewhere in the game, as `act` does; tell whether that was done."""
        playing, found = self.playing, list[Jump]()
        if playing is None:
            return False
        entry, waited = self.session.tree.next_id, self.map_ask
        kept = partial(playing.jump, act, self.table_follows)
        if learn is None:  # else the question is only answered now
            self.map_ask = None
        trouble = self._tried(lambda: found.append(kept()), learn, partial(self.jump, act))
        if found:
            self._overview = self._left = self._unkept = None
            self._follow(found[0])
            self.changed.emit(Topic.PROMPT | Topic.STATE | Topic.TREE | Topic.JOURNAL)
            self.jumped.emit(found[0])
            self.take_up_board()
        elif self.session.tree.next_id > entry:
            self._take_news()
        elif self.map_ask is not waited:
            self.changed.emit(Topic.PROMPT)
        self._complain(trouble)
        return bool(found)

    def _tried(self, act: Act, learn: Act | None, again: Callable[[Act], bool]) -> Trouble | None:
        """Learn and act; return what went wrong. `again` acts once more, after it has learned.

        Where the map has to be asked, the question waits in `map_ask`.
        """

        def tell(question: MapQuestion, value: Value) -> None:
            self.session.learn(question, value)
            self.map_ask = None

        try:
            return trouble_of(lambda: (learn and learn(), act()))
        except Unknown as unknown:
            game, question = self.session.asked, unknown.question
            assert game is not None, "only what answers a prompt asks the map"
            self.map_ask = MapAsk(question, game, lambda told: again(partial(tell, question, told)))
            return None

    def _complain(self, trouble: Trouble | None) -> None:
        if isinstance(trouble, Refusal):
            self.refused.emit(trouble)
        elif trouble is not None:
            self.troubled.emit(trouble)

    def _take_news(self) -> None:
        """Say what happened since the news were taken last."""
        self._overview = None
        told = told_since(self.session)
        self.journal += told
        if told:
            self.happened.emit(told)
        topics = Topic.PROMPT | Topic.STATE | Topic.TREE
        self.changed.emit(topics | Topic.JOURNAL if told else topics)

    def _follow(self, jump: Jump) -> None:
        """Bring the journal to where the session stands now; going back only shortens it."""
        if jump.restored:
            self._retell()
            return
        self.session.take_events()
        gone = {entry.id for entry in jump.took_back}
        self.journal = [told for told in self.journal if told.entry not in gone]

    def _retell(self, history: History | None = None) -> None:
        """Tell the journal anew: after opening a game, or a jump to another path."""
        self.session.take_events()
        self.journal = []
        for entry, event in self.session.history() if history is None else history:
            self.journal += journal_events(self.session, entry, [event])
