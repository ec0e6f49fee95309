"""The end of a game: how it went, what made the score, how it came about, and the luck in it."""

from collections.abc import Iterator
from html import escape
from time import perf_counter

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop.controller import GameController, Topic
from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.linked_words import LinkedWords
from beachmaster.desktop.looking_back import Retrospect, reckoned
from beachmaster.desktop.pages.laying_out import Halves, card, scrolled, spoken
from beachmaster.desktop.pages.plot import Plot, Series
from beachmaster.desktop.tasks import Task
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.changes import SessionError
from beachmaster.engine.chronicle import Luck, counted_luck
from beachmaster.engine.display import Overview, Score, UnitRow
from beachmaster.engine.text import Text

SLICE = 0.006
"""How long it is reckoned at a time, in seconds."""
PAINTED = 30
"""Milliseconds after which the window that opens a game is painted: then the end is reckoned."""
SETTLED = 4
"""So many turns of the event loop the page takes until all stands where it is to stand."""


class EndPage(QWidget):
    """Filled when it is shown, by the way: turns, then the dice, which replaying the game tells."""

    report_wanted = Signal()
    look_back_wanted = Signal()
    start_wanted = Signal()
    known_wanted = Signal()

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._stale = True
        self._told_of: object = None
        self._told_at = -1
        self._area = scrolled(QWidget())
        self._telling: Iterator[bool] = iter(())
        self._goes_on = QTimer(self, singleShot=True, interval=0)
        self._goes_on.timeout.connect(self._tell_on)
        self._reckons = QTimer(self, singleShot=True, interval=PAINTED)
        self._reckons.timeout.connect(self._refill)
        space = current().space
        column = QVBoxLayout(self)
        column.setContentsMargins(space(1), space(0.75), space(1), space(0.5))
        column.addWidget(self._area, 1)
        column.addWidget(self._buttons())
        controller.changed.connect(self._on_changed)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self._stale = True
        self._undo.setText(say(T("&Undo")))
        self._look.setText(say(T("&Look back")))
        self._report.setText(say(T("Session &report…")))
        self._start.setText(say(T("&Start page")))
        self._refill()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Reckon and show the end."""
        super().showEvent(event)
        self._reckons.start()
        self._report.setFocus()

    def button(self, signal: str) -> QPushButton:
        """Return the button that sends a signal."""
        return self._senders[signal]

    def _buttons(self) -> QWidget:
        self._undo, self._look = QPushButton(), QPushButton()
        self._report, self._start = QPushButton(), QPushButton()
        self._report.setProperty("role", "main")
        self._undo.clicked.connect(lambda: self._controller.undo("entry"))
        self._look.clicked.connect(self.look_back_wanted)
        self._report.clicked.connect(self.report_wanted)
        self._start.clicked.connect(self.start_wanted)
        self._senders = {
            "report_wanted": self._report,
            "look_back_wanted": self._look,
            "start_wanted": self._start,
        }
        row = QWidget()
        flow = FlowLayout(row, gap=0.4)
        for button in (self._report, self._look, self._start, self._undo):
            flow.addWidget(button)
        return row

    def _on_changed(self, topics: Topic) -> None:
        del topics
        opened = self._controller.playing
        at = opened.session.tree.cursor if opened is not None else -1
        if opened is self._told_of and at == self._told_at:
            return
        self._stale, self._told_of = True, None
        if self.isVisible() and self._controller.over:
            self._reckons.start()

    def _refill(self) -> None:
        if not (self._stale and self.isVisible() and self._controller.is_open):
            return
        self._stale = False
        self._told_of = self._controller.playing
        self._told_at = self._controller.session.tree.cursor
        self._telling = self._told()
        self._tell_on()

    def _tell_on(self) -> None:
        """Reckon for a slice, and let the window do other things before the next."""
        until = perf_counter() + SLICE
        while self._told_of is not None and self._told_of is self._controller.playing:
            serve = next(self._telling, None)
            if serve is None:
                return
            if serve or perf_counter() > until:
                self._goes_on.start()
                return

    def _told(self) -> Iterator[bool]:
        """Show how it went once all turns are reckoned, then the luck and what is known.

        Yield whether the window must be served now, where it can be.
        """
        self._area.setUpdatesEnabled(True)  # the one before may not have come so far
        told = None
        for reckoning in reckoned(self._controller):
            told = reckoning
            yield False
        if told is None:
            self._area.setWidget(QLabel(say(_NOTHING)))
            return
        page, column = _page(told)
        yield False
        self._area.setUpdatesEnabled(False)  # charts find their places in steps
        self._area.setWidget(page)
        for _turn in range(SETTLED):
            yield True
        self._area.setUpdatesEnabled(True)
        found: dict[str, Luck] = {}
        for counted in counted_luck(self._controller.session):
            found = counted
            yield False
        column.addWidget(_luck(found))
        self._count_known(page, column)

    def _count_known(self, page: QWidget, column: QVBoxLayout) -> None:
        """Add how many rules are known: the library is opened off the GUI thread for it."""
        assert self._controller.playing is not None
        game = self._controller.playing.setup.game

        def add(known: Text | None) -> None:
            if known is not None and self._area.widget() is page:
                column.addWidget(self._known(known))

        task: Task[Text | None] = Task(lambda _task: rules_known(game), self)
        task.done.connect(add)
        task.start()

    def _known(self, known: Text) -> QWidget:
        """Say how many rules are known, with a link to the list of them."""
        words = LinkedWords(f'{escape(say(known))} <a href="known">{escape(say(_LIST))}</a>')
        words.linkActivated.connect(lambda _link: self.known_wanted.emit())
        return words


def _page(told: Retrospect) -> tuple[QWidget, QVBoxLayout]:
    """Make the page, and return the column that more comes into."""
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, current().space(0.5), 0)
    column.setSpacing(current().space(1))
    column.setAlignment(Qt.AlignmentFlag.AlignTop)  # charts of a few points need no high window
    score = told.overview.score
    if score is not None:
        column.addWidget(_result(score))
    column.addWidget(_plots(told))
    hidden = still_hidden(told.overview)
    if hidden:
        column.addWidget(Revealed(hidden))
    return page, column


def rules_known(game: str) -> Text | None:
    """Say how many rules of a game the player knows; None where there is no rule library."""
    from beachmaster.rulebook.reading import RuleReader
    from beachmaster.storage.guidance import known_of, known_words
    from beachmaster.storage.players import known_now

    reader = RuleReader()
    try:
        heaps, titles = known_of(reader, known_now(), game)
    except SessionError:
        return None
    finally:
        reader.close()
    return known_words(heaps) if titles else None


def _result(score: Score) -> QFrame:
    frame = card()
    grid = QGridLayout(frame)
    space = current().space
    grid.setContentsMargins(*(space(1),) * 4)
    grid.setHorizontalSpacing(space(0.75))
    grid.setVerticalSpacing(space(0.35))
    grid.addWidget(_label(score.outlook or score.label, "title"), 0, 0, 1, 2)
    total = _label(T("{label}: {total}", label=score.label, total=score.total), "prompt")
    grid.addWidget(total, 1, 0, 1, 2)
    for row, part in enumerate(score.parts, 2):
        points = _label(T("{points}", points=f"{part.points:+d}"), "heading")
        points.setWordWrap(False)
        points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        grid.addWidget(points, row, 0)
        grid.addWidget(_label(part.text, ""), row, 1)
    grid.setColumnStretch(1, 1)
    return frame


def _plots(told: Retrospect) -> QWidget:
    turns = [say(T("end")) if line.now else str(line.turn) for line in told.turns]
    score = tuple(float(line.score) for line in told.turns)
    label = told.overview.score.label if told.overview.score is not None else T("Score")
    first = Plot(T("Score as each turn began"), turns, [Series(label, "accent", score)])
    losses = [
        Series(
            side.forces,
            "zone-ours" if side.own else "zone-theirs",
            tuple(float(line.lost[at]) for line in told.turns),
        )
        for at, side in enumerate(told.sides)
    ]
    return Halves(
        ((first, 1), (Plot(T("Steps lost as each turn began"), turns, losses), 1)),
        least=SIDE_BY_SIDE,
    )


def _luck(found: dict[str, Luck]) -> QFrame:
    frame = card()
    column = QVBoxLayout(frame)
    column.setContentsMargins(*(current().space(1),) * 4)
    column.addWidget(_label(T("Luck"), "heading"))
    for who, source in (
        ("player", T("You rolled {dice} dice, {mean} on average; expected: {chance}.")),
        ("program", T("The program rolled {dice} dice, {mean} on average; expected: {chance}.")),
    ):
        one = found[who]
        if one.dice:
            mean, chance = one.total / one.dice, one.expected / one.dice
            text = source.fill(dice=one.dice, mean=f"{mean:.2f}", chance=f"{chance:.2f}")
            column.addWidget(_label(text, ""))
        if one.by_hits is not None:
            told = one.by_hits
            expected = f"{told.expected:.1f}"
            text = _HIT[who].fill(dice=told.dice, hits=told.hits, chance=expected)
            column.addWidget(_label(text, ""))
        if not one.dice and one.by_hits is None:
            text = (
                T("You rolled no dice yourself.")
                if who == "player"
                else T("The program rolled no dice.")
            )
            column.addWidget(_label(text, ""))
    return frame


class Revealed(QFrame):
    """What lay hidden to the end; it stays closed until the player wants to know."""

    def __init__(self, units: list[UnitRow]) -> None:
        super().__init__()
        self.setProperty("card", True)
        self.button = QPushButton(say(T("Reveal &all")))
        self.list = spoken("", "\n".join(say(told_of(unit)) for unit in units))
        self.list.hide()
        self.button.clicked.connect(self.reveal)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(current().space(1),) * 4)
        column.addWidget(_label(T("What stayed hidden to the end"), "heading"))
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.list)

    def reveal(self) -> None:
        """Show them all."""
        self.button.hide()
        self.list.show()


def still_hidden(overview: Overview) -> list[UnitRow]:
    """Return the units that were hidden to the end and that the game now tells of."""
    return [unit for unit in overview.units if unit.hidden and unit.values]


def told_of(unit: UnitRow) -> Text:
    """Say what a unit was and where it lay."""
    known = [text for text in (unit.group, unit.kind) if text is not None]
    if known:
        return T(
            "{where}: {unit}, {values} ({known})",
            where=unit.where,
            unit=unit.name,
            values=unit.values,
            known=known,
        )
    return T("{where}: {unit}, {values}", where=unit.where, unit=unit.name, values=unit.values)


def _label(text: Text, role: str) -> QLabel:
    label = spoken(role, say(text))
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


SIDE_BY_SIDE = 44
_LIST = T("What you know…")
_NOTHING = T("This game shows no summary.")


_HIT = {
    "player": T("You rolled {dice} dice for hits and hit {hits} times; expected: {chance}."),
    "program": T(
        "The program rolled {dice} dice for hits and hit {hits} times; expected: {chance}."
    ),
}
