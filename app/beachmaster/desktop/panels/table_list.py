"""Show what to change on the real table after a jump, to be checked off, removals first."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QModelIndex, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop.controller import GameController, Topic
from beachmaster.desktop.forms import name
from beachmaster.desktop.keeping import keep, keep_laid
from beachmaster.desktop.models.checklist import ChecklistModel, ChecklistTask
from beachmaster.desktop.models.journal import asked_words
from beachmaster.desktop.panels.task_delegate import TaskDelegate
from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.desktop.wrapped_list import WrappedList
from beachmaster.engine.changes import Jump
from beachmaster.engine.display import Note, Overview, phase_text
from beachmaster.engine.laid import Lies, net, tick
from beachmaster.engine.pieces import Piece
from beachmaster.engine.text import Param, Text
from beachmaster.engine.tree import OPPONENT, Entry
from beachmaster.storage.real_table import FOLLOWS, on_table

FEW = 3
BESIDE_CARD, ALONE = 10.0, 80.0
"""How many ems high the list may be above what else stands on the page, and without it."""


class TableListPanel(QFrame):
    """The list of changes; it shows itself after a jump and hides when all is done.

    `follows` is an action that a menu may show: whether a real table follows the game at all.
    `counted` carries how much is left to do, `laying` whether the table is laid for a game that
    has not begun.
    """

    emptied = Signal()
    counted = Signal(int)
    laying = Signal(bool)

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.model = ChecklistModel(self)
        self.title, self.story = QLabel(), QLabel()
        self.lines = WrappedList(TaskDelegate(self))
        self.all_done = QPushButton()
        self.follows = QAction(self)
        self._wish: bool | None = True
        self._grounded: object = None
        self._jump: Jump | None = None
        self._run: Sequence[Entry] = ()
        """What was taken back by one jump after the other."""
        self._lies = Lies()
        self._ticked: dict[int, Piece | None] = {}
        self._preparing = False
        self._prepares = (0, "")
        self._build()
        self.retranslate()
        controller.jumped.connect(self._on_jump)
        controller.changed.connect(self._on_changed)
        controller.busy.connect(self._follow_ground)
        self.hide()

    def clear(self) -> None:
        """Let go of the list: the table is right."""
        if self._preparing:
            keep_laid(self.controller, [task.act for task in self.model.rows])
        if self._lies:
            self._lies = Lies()
            self._keep()
        self._let_go()

    def _let_go(self) -> None:
        """Show no list."""
        self.model.begin(())
        was_laying = self._preparing
        self._jump, self._ticked, self._preparing = None, {}, False
        self.hide()
        self.emptied.emit()
        if was_laying:
            self.laying.emit(False)

    def show_preparation(self, notes: Sequence[Note]) -> None:
        """Show how to set the real table up, act by act, each with its rules."""
        if not (notes and self.follows.isChecked()):
            return
        playing = self.controller.playing
        self.model.prepare(notes, playing.beside.laid if playing is not None else ())
        if not self.model.left:  # looked at once more, from the beginning
            self.model.prepare(notes, ())
        self._preparing = True
        self._prepares = self._phase()
        self._tell()
        self.show()
        self._stand_on(self.model.next_open(-1))

    def stand_alone(self, alone: bool) -> None:
        """Take more room while the card has none of it."""
        self.lines.most_ems = ALONE if alone else BESIDE_CARD
        self.lines.updateGeometry()

    def retranslate(self) -> None:
        """Set all words anew."""
        name(
            self.lines,
            T("Changes on your table"),
            T("Space or Enter checks one off and goes to the next."),
        )
        self.all_done.setText(say(T("&All done")))
        self.follows.setText(say(T("My real table follows the game")))
        self.model.retranslate()
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # -- inside ----------------------------------------------------------------------------------

    def _build(self) -> None:
        space = current().space
        self.setProperty("card", True)
        self.title.setProperty("role", "heading")
        self.story.setProperty("role", "hint")
        for label in (self.title, self.story):
            label.setWordWrap(True)
        self.lines.setModel(self.model)
        self.lines.most_ems = BESIDE_CARD
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.lines.setFrameShape(QFrame.Shape.NoFrame)
        self.lines.chosen.connect(self.check)
        self.all_done.clicked.connect(self.clear)
        self.follows.setCheckable(True)
        self.follows.setChecked(True)
        self.follows.toggled.connect(self._follow_or_not)
        self.follows.triggered.connect(self._tell_anew)
        row = QHBoxLayout()
        row.addWidget(self.title, 1)
        row.addWidget(self.all_done)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space(0.5), space(0.5), space(0.5), space(0.5))
        layout.setSpacing(space(0.35))
        layout.addLayout(row)
        layout.addWidget(self.story)
        layout.addWidget(self.lines, 1)

    def _follow_or_not(self, on: bool) -> None:
        self.controller.table_follows = self._wish = on
        if not on:
            self.clear()

    def _tell_anew(self) -> None:
        """Tell what happened anew: as acts to be done, or not."""
        if self.controller.is_open:
            self.controller.changed.emit(Topic.PROMPT)

    def follow_as(self, setting: str) -> None:
        """Follow games as the setting has it, or as their ground does."""
        self._wish, self._grounded = FOLLOWS[setting], None
        self._follow_ground()
        self._tell_anew()

    def _follow_ground(self) -> None:
        """Follow a game that was opened, or not, before anything of it is told."""
        playing = self.controller.playing
        if playing is not None and playing is not self._grounded:
            wish, self._grounded = self._wish, playing
            self.follows.setChecked(on_table(wish, playing.setup))
            self._wish = wish  # only who plays changes it

    def _on_jump(self, jump: Jump) -> None:
        self._run = _altogether(self._run, jump.took_back)
        if not self.follows.isChecked():
            return
        if self._preparing:
            self._let_go()
        playing = self.controller.playing
        self._lies = playing.beside.lying() if playing is not None else Lies()
        self._jump = jump
        self._list()

    def _list(self) -> None:
        """Show the one list from how the table lies to how the game stands."""
        session = self.controller.session
        self._ticked = {}
        self.model.begin(net(self._lies, session.module, session.state))
        if not self.model.rows and not (self._jump is not None and _worth_telling(self._jump)):
            self._let_go()
            return
        self._tell()
        self.show()
        self._stand_on(self.model.next_open(-1))

    def _keep(self) -> None:
        keep(self.controller, lambda beside: beside.keep_lies(self._lies))

    def _on_changed(self, topics: Topic) -> None:
        if topics & Topic.GAME:
            self._let_go()
            self._take_up()
            self._prepare()
        elif self._preparing and self._prepares != self._phase() and self._is_played():
            self.clear()  # a player who plays on has laid the table; the menu has the list
        elif topics & Topic.STATE and self._lies and self.controller.is_open:
            self._follow_on()

    def _take_up(self) -> None:
        """Show what was not ticked off when the game was left."""
        playing = self.controller.playing
        self._lies = playing.beside.lying() if playing is not None else Lies()
        if self._lies:
            self._list()

    def _follow_on(self) -> None:
        """Say anew what is left to do, where an answer moved what was not ticked off."""
        session, playing = self.controller.session, self.controller.playing
        left = [task.change for task in self.model.rows if not task.done]
        now = net(self._lies, session.module, session.state)
        jumps = playing is None or playing.beside.lying() != self._lies  # that is told next
        if not now and not jumps:
            self.clear()  # the game came to where the table lies: what moves next is no leftover
        elif now != left:
            self._list()

    def _phase(self) -> tuple[int, str]:
        """Return the turn and phase that wait for an answer."""
        asked = self.controller.asked
        return (asked.turn, asked.phase) if asked is not None else (0, "")

    def _is_played(self) -> bool:
        """Tell whether the player has answered: an opponent decides while the table is laid."""
        if not self.controller.is_open:
            return True
        tree = self.controller.session.tree
        path = tree.path(tree.cursor)
        return any(entry.answers and entry.by != OPPONENT for entry in path)

    def _prepare(self) -> None:
        """Begin with the set-up where a game is new and stands on the player's own table."""
        playing, display = self.controller.playing, self.controller.display
        if playing is None or display is None or playing.setup.board == "tracked":
            return
        notes = display.preparation()
        laid = {note.key for note in notes} <= set(playing.beside.laid)
        if not (self._is_played() or laid):
            self.show_preparation(notes)
            self.laying.emit(self._preparing)

    def check(self, index: QModelIndex) -> None:
        """Check a change off, and go to the next."""
        self.model.toggle(index)
        self._tick(self.model.rows[index.row()])
        self._tell()
        if self.model.is_done:
            self.clear()
        elif self.model.rows[index.row()].done:
            self._stand_on(self.model.next_open(index.row()))

    def _tick(self, task: ChecklistTask) -> None:
        """Take a change as made, or as not made after all, and keep that."""
        piece, session = task.change.piece, self.controller.session
        if task.note is not None:
            keep_laid(self.controller, self.model.laid())
        if not piece:
            return
        if task.done:
            self._ticked[task.number] = self._lies.get(piece)
            tick(self._lies, task.change, session.module, session.state)
        elif task.number in self._ticked:
            self._lies[piece] = self._ticked.pop(task.number)
        self._keep()

    def _stand_on(self, row: int) -> None:
        if row >= 0:
            self.lines.setCurrentIndex(self.model.index(row, 0))

    def _tell(self) -> None:
        self.counted.emit(self.model.left)
        self.lines.setVisible(bool(self.model.rows))
        if self._preparing:
            acts = TN("{n} act left", "{n} acts left", n=self.model.left)
            self.title.setText(say(T("Set up your table: {left}", left=acts)))
        elif not self.model.rows:
            self.title.setText(say(T("Nothing to change on your table")))
        elif not self.model.left:
            self.title.setText(say(T("All changes made: check what your table shows now")))
        else:
            left = TN("{n} change left", "{n} changes left", n=self.model.left)
            self.title.setText(say(T("First change your table: {left}", left=left)))
        lines = [say(line) for line in self._story()]
        self.story.setText("\n".join(lines))
        self.story.setVisible(bool(lines))

    def _story(self) -> Iterator[Text]:
        """Yield what the last jump did, or that the list was left so."""
        if self._jump is not None:
            yield from _story(self._jump, self._run, self.controller.overview)
        elif self._lies and not self._preparing:
            yield T("Left half done when the game was last open.")


def _worth_telling(jump: Jump) -> bool:
    return bool(jump.set_aside) or jump.stopped is not None or jump.hand_over


def _altogether(before: Sequence[Entry], took_back: Sequence[Entry]) -> Sequence[Entry]:
    """Return what was taken back, with what was taken back right below it before."""
    if before and took_back and before[0].parent == took_back[-1].id:
        return (*took_back, *before)
    return took_back


def _story(jump: Jump, took_back: Sequence[Entry], overview: Overview | None) -> Iterator[Text]:
    """Yield what a jump did: what went, what came back, what had been seen, what is set aside.

    `took_back` is all that went, by the jumps right before it as well.
    """
    for entries, source in (
        (took_back, T("Undone: {answers}, from turn {turn}, {phase}.")),
        (jump.restored, T("Redone: {answers}, from turn {turn}, {phase}.")),
    ):
        if entries:
            count = TN("{n} answer", "{n} answers", n=len(entries))
            first = entries[0]
            phase = phase_text(overview, first.phase)
            yield source.fill(answers=count, turn=first.turn, phase=phase)
    if jump.seen:
        yield T("! Something hidden was revealed in between.")
    if jump.hand_over:
        yield T("That part is for the other player's eyes: hand over the screen to play on there.")
    stops = (jump.stopped, jump.asked_anew)
    if aside := [entry for entry in jump.set_aside if entry not in stops]:
        yield T("Set aside: {answers}", answers=_named(aside))
    if jump.stopped is not None:
        yield T(
            "No longer legal, so you play on from there: {asked}",
            asked=asked_words(jump.stopped),
        )
    if jump.asked_anew is not None:
        yield T(
            "Asked again, because it is now about other units or places on your table, so you play "
            "on from there: {asked}",
            asked=asked_words(jump.asked_anew),
        )


def _named(entries: list[Entry]) -> list[Param]:
    """Name the first few entries, and say how many more there are."""
    words: list[Param] = [asked_words(entry) for entry in entries[:FEW]]
    more = len(entries) - FEW
    return [*words, TN("{n} more", "{n} more", n=more)] if more > 0 else words
