"""Compare the program with the real table, and put right what lies elsewhere.

The dialog stays open beside the map: a hex is typed, or a counter is dragged on the map. Markers,
tracks and bags are listed to be compared; they change by answers alone.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop import forms
from beachmaster.desktop.controller import GameController, Topic
from beachmaster.desktop.labels import Wrong
from beachmaster.desktop.nothing import EmptyPlace
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import placed, say
from beachmaster.engine.display import UnitRow
from beachmaster.engine.module import AdjustError
from beachmaster.engine.reconcile import (
    BESIDES,
    OTHERWISE,
    PLACES,
    Heap,
    counters_of,
    heaps,
    looks_of,
    meant_moves,
    such_as,
    titled,
    why_not_there,
)
from beachmaster.engine.text import Text, capital
from beachmaster.engine.views.keys import natural

NAME, LOOK, HERE, THERE = range(4)
PADDING = 0.15
"""Around the words of a cell, as in the style sheet."""
TALLEST = 10_000
"""More than the words of a cell take."""
_MARGIN = QStyle.PixelMetric.PM_FocusFrameHMargin
_COLUMNS = (T("Counter"), T("How it lies"), T("In the program"), T("On the table"))


class CounterTable(QTableWidget):
    """The counters; it has a name of its own for the style sheet."""


class _Cells(QStyledItemDelegate):
    """Cells as high as their words: Qt's own hint leaves out the padding of the style sheet."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        hint, table = super().sizeHint(option, index), option.widget
        if not isinstance(table, QTableWidget) or table.columnSpan(index.row(), NAME) > 1:
            return hint
        padding = current().space(PADDING)
        beside = 2 * (padding + table.style().pixelMetric(_MARGIN, None, table) + 1)
        room = QRect(0, 0, table.columnWidth(index.column()) - beside, TALLEST)
        words = table.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, index.data() or "")
        return hint.expandedTo(QSize(0, words.height() + 2 * padding))


class CheckTableDialog(QDialog):
    """All that lies on the table; `waiting` are places told that cannot be so yet.

    What is told counts at once. Where it cannot be, as when two counters stand in each other's
    hex, it waits for the next one and is tried together with it; nothing typed is lost.
    `standing_wanted` asks for the sheet of what stands where, in a game that keeps no places.
    """

    standing_wanted = Signal()

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._rows: tuple[UnitRow, ...] = ()
        self.waiting: dict[str, str] = {}
        self.typed, self.said = QLineEdit(), Wrong()
        self.table = CounterTable(0, len(_COLUMNS))
        self.table.setItemDelegate(_Cells(self.table))
        self.setWindowTitle(say(T("Check the table")))
        self._build()
        self.table.itemChanged.connect(self._edited)
        self.typed.returnPressed.connect(self._take_line)
        controller.changed.connect(self._follow)
        self.refresh()

    def _build(self) -> None:
        self._intro = QLabel(say(_INTRO))
        self._intro.setWordWrap(True)
        self.nothing = EmptyPlace("map-pinned")
        self.nothing.say(_BARE, T("What stands where…"))
        self.nothing.on_press(self.accept)
        self.nothing.on_press(self.standing_wanted.emit)
        forms.name(self.table, T("Counters on the table"))
        self.said.hide()
        self.table.setHorizontalHeaderLabels([say(one) for one in _COLUMNS])
        self.table.verticalHeader().hide()
        along = self.table.horizontalHeader()
        along.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        along.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        along.sectionResized.connect(self._fit_rows)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.AllEditTriggers)
        self.table.setTabKeyNavigation(False)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setAutoDefault(False)  # Enter takes the line, and closes nothing
        self._forget = buttons.addButton(
            say(T("&Forget what waits")), QDialogButtonBox.ButtonRole.ActionRole
        )
        self._forget.setAutoDefault(False)
        self._forget.clicked.connect(self.forget)
        self.of_map = buttons.addButton(
            say(T("My &map shows otherwise…")), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.of_map.setAutoDefault(False)
        self.of_map.setToolTip(say(_OF_MAP))
        self.of_map.hide()
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for part in (self._intro, self.typed, self.said):
            column.addWidget(part)
        column.addWidget(self.nothing, 1)
        column.addWidget(self.table, 1)
        column.addWidget(buttons)
        forms.size_window(self, current().space(52), current().space(36))

    def refresh(self) -> None:
        """Show where every counter is now, and what waits."""
        session = self._controller.session if self._controller.is_open else None
        rows = counters_of(session.module, session.state) if session is not None else ()
        order = {side: at for at, side in enumerate(self._controller.sides)}
        self._rows = tuple(sorted(rows, key=lambda row: (order[row.side], natural(say(row.where)))))
        looks: dict[str, Text] = {}
        besides: list[Heap] = []
        if session is not None and rows:
            looks = looks_of(session.module, session.state, rows)
            besides = heaps(session.module, session.state, rows)
        known = {row.id for row in self._rows}
        self.waiting = {unit: at for unit, at in self.waiting.items() if unit in known}
        self.table.blockSignals(True)
        self.table.clearSpans()
        self.table.setRowCount(len(self._rows) + (1 + len(besides) if besides else 0))
        for at, row in enumerate(self._rows):
            self._show_unit(at, row, looks.get(row.id))
        self._show_besides(besides)
        self.table.blockSignals(False)
        self._fit_rows()
        self._forget.setVisible(bool(self.waiting))
        self._show_how()
        bare = not self._rows
        for part in (self._intro, self.typed, self.table):
            part.setHidden(bare)
        self.nothing.setVisible(bare)

    def _fit_rows(self) -> None:
        """Give the rows the height of their words at the width they have now."""
        self.table.resizeRowsToContents()

    def _show_how(self) -> None:
        """Show how a line is typed, by counters and hexes that are there."""
        if not self._controller.is_open:
            return
        session = self._controller.session
        line = _LINE.fill(example=such_as(session.module, session.state))
        self.typed.setPlaceholderText(say(line))
        forms.name(self.typed, T("Counters and their places"), line)

    def _show_unit(self, at: int, row: UnitRow, look: Text | None) -> None:
        name, lies = say(titled(row, say)), say(look) if look is not None else ""
        self._write(at, (name, lies, say(row.where), self.waiting.get(row.id, "")), open_=True)

    def _show_besides(self, besides: Sequence[Heap]) -> None:
        """List the markers under a heading of their own; no place is typed for them."""
        first = len(self._rows)
        if not besides:
            return
        self._write(first, (say(BESIDES), "", "", ""), heading=True)
        self.table.setSpan(first, NAME, 1, len(_COLUMNS))
        for at, heap in enumerate(besides, first + 1):
            several = T("{number} × {what}", number=heap.number, what=heap.name)
            name = heap.name if heap.number == 1 else several
            self._write(at, (capital(say(name)), say(heap.look), say(heap.where), ""))

    def _write(
        self, at: int, words: Sequence[str], *, open_: bool = False, heading: bool = False
    ) -> None:
        """Write a row; where it is `open_`, its place can be typed."""
        for column, said in enumerate(words):
            item = self.table.item(at, column)
            if item is None:
                item = QTableWidgetItem()
                self.table.setItem(at, column, item)
            flags = Qt.ItemFlag.ItemIsEnabled
            if not heading:
                flags |= Qt.ItemFlag.ItemIsSelectable
            if open_ and column == THERE:
                flags |= Qt.ItemFlag.ItemIsEditable
            item.setFlags(flags)
            font = self.table.font()
            font.setBold(heading)
            item.setFont(font)
            item.setText(said)

    def put(self, unit: str, place: str) -> None:
        """Tell where a counter really is; what waits is tried together with it."""
        self._tell({unit: place})

    def offer_map(self, learn: Callable[[], None] | None) -> None:
        """Offer to go over to the map, where it is the player's own: not a counter is wrong there.

        What waits for the map is forgotten with the dialog.
        """
        self.of_map.setVisible(learn is not None)
        if learn is not None:
            self.of_map.clicked.connect(self.accept)
            self.of_map.clicked.connect(learn)

    def forget(self) -> None:
        """Let go of what could not be put right."""
        self.waiting.clear()
        self.said.hide()
        self.refresh()

    def _tell(self, moves: dict[str, str]) -> None:
        session = self._controller.session
        together = {**self.waiting, **moves}
        why = why_not_there(session, together)
        if why is not None and together != moves and why_not_there(session, moves) is None:
            together, why = moves, None
        if why is not None:
            self.waiting |= moves
            self._say(T("{why} It waits here until it can be.", why=why))
            self.refresh()
            return
        self.waiting = {unit: at for unit, at in self.waiting.items() if unit not in together}
        self.said.hide()
        self._controller.adjust(PLACES, together, say(OTHERWISE))

    def _edited(self, item: QTableWidgetItem) -> None:
        if item.row() >= len(self._rows):
            return
        unit = self._rows[item.row()].id
        place = placed(item.text().strip(), "all")
        if place:
            self.put(unit, place)
        else:
            self.waiting.pop(unit, None)
            self.refresh()

    def _take_line(self) -> None:
        session, words = self._controller.session, placed(self.typed.text()).split()
        if not words:
            return
        try:
            moves = meant_moves(session.module, session.state, words)
        except AdjustError as error:
            self._say(error.text)
            return
        self.typed.clear()
        self._tell(moves)

    def _say(self, text: Text) -> None:
        self.said.setText(say(text))
        self.said.show()

    def _follow(self, topics: Topic) -> None:
        if topics & Topic.GAME:
            self.reject()
        elif topics & Topic.STATE:
            self.refresh()


_BARE = T(
    "The program knows no place of a counter here that it could compare with yours. What it does "
    "know stands on the sheet for packing away."
)
_INTRO = T(
    "Does the table look like this? Type where a unit really is, or drag it there on the map; "
    "one undo takes it back. If a side or a marker differs, correct the answer that led to it: "
    "right-click it in the journal."
)
_OF_MAP = T("The counters lie right, but the map shows something else: put your map right.")
_LINE = T("such as {example}")
