"""Compare the program with the real table, and put right what lies elsewhere.

The dialog stays open beside the map: a hex is typed, or a counter is dragged on the map. Markers,
tracks and bags are listed to be compared; they change by answers alone.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
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
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import placed, say
from beachmaster.engine.display import UnitRow
from beachmaster.engine.module import AdjustError
from beachmaster.engine.pack_away import COUNTS
from beachmaster.engine.reconcile import (
    BESIDES,
    IN_WORDS_ONLY,
    OTHERWISE,
    PLACES,
    Heap,
    counters_of,
    counts,
    heaps,
    keeps_no_places,
    looks_of,
    meant_moves,
    such_as,
    titled,
    units_of,
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
    In words only, and when the game is over, it is listed and nothing can be typed.
    """

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._rows: tuple[UnitRow, ...] = ()
        self._written = 0
        self.waiting: dict[str, str | int] = {}
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
        self.intro = QLabel()
        self.intro.setWordWrap(True)
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
            say(T("&Forget what is waiting")), QDialogButtonBox.ButtonRole.ActionRole
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
        for part in (self.intro, self.typed, self.said):
            column.addWidget(part)
        column.addWidget(self.table, 1)
        column.addWidget(buttons)
        forms.size_window(self, current().space(52), current().space(36))

    def refresh(self) -> None:
        """Show where every counter is now, and what waits."""
        if not self._controller.is_open:
            return
        module, state = self._controller.session.module, self._controller.session.state
        rows = units_of(module, state)
        order = {side: at for at, side in enumerate(self._controller.sides)}
        self._rows = tuple(sorted(rows, key=lambda row: (order[row.side], natural(say(row.where)))))
        looks = looks_of(module, state, rows)
        known = {row.id for row in counters_of(module, state)}
        self.waiting = {unit: at for unit, at in self.waiting.items() if unit in known}
        self.table.blockSignals(True)
        self.table.clearSpans()
        self._written = 0
        for row in self._rows:
            self._show_unit(row, looks.get(row.id), open_=row.id in known)
        self._show_besides(heaps(module, state, rows))
        self._show_counts(counts(module, state))
        self.table.setRowCount(self._written)
        self.table.blockSignals(False)
        self._fit_rows()
        self._forget.setVisible(bool(self.waiting))
        self._show_how()
        self.intro.setText(say(IN_WORDS_ONLY if keeps_no_places(module) else _INTRO))
        self.typed.setVisible(bool(known))
        self.table.setColumnHidden(THERE, not known)

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

    def _show_unit(self, row: UnitRow, look: Text | None, *, open_: bool) -> None:
        name, lies = say(titled(row, say)), say(look) if look is not None else ""
        self._write((name, lies, say(row.where), str(self.waiting.get(row.id, ""))), open_=open_)

    def _show_besides(self, besides: Sequence[Heap]) -> None:
        """List the markers under a heading of their own; no place is typed for them."""
        if besides:
            self._write_heading(BESIDES)
        for heap in besides:
            look = say(heap.look) if heap.look is not None else ""
            self._write((capital(say(heap.titled)), look, say(heap.where), ""))

    def _show_counts(self, found: Sequence[tuple[Text, Text]]) -> None:
        """List tracks and counts under a heading of their own."""
        if found:
            self._write_heading(COUNTS)
        for label, value in found:
            self._write((say(label), say(value), "", ""))

    def _write_heading(self, words: Text) -> None:
        self._write((say(words), "", "", ""), heading=True)
        self.table.setSpan(self._written - 1, NAME, 1, len(_COLUMNS))

    def _write(self, words: Sequence[str], *, open_: bool = False, heading: bool = False) -> None:
        """Write the next row; where it is `open_`, its place can be typed."""
        at, self._written = self._written, self._written + 1
        self.table.setRowCount(max(self.table.rowCount(), self._written))
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

    def put(self, unit: str, place: str | int) -> None:
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

    def _tell(self, moves: dict[str, str | int]) -> None:
        session = self._controller.session
        together = {**self.waiting, **moves}
        why = why_not_there(session, together)
        if why is not None and together != moves and why_not_there(session, moves) is None:
            together, why = moves, None
        if why is not None:
            self.waiting |= moves
            self._say(T("{why} It waits here until it is possible.", why=why))
            self.refresh()
            return
        self.waiting = {unit: at for unit, at in self.waiting.items() if unit not in together}
        self.said.hide()
        self._controller.adjust(PLACES, together, say(OTHERWISE))

    def _edited(self, item: QTableWidgetItem) -> None:
        if item.row() >= len(self._rows):
            return
        row = self._rows[item.row()]
        unit, place = row.id, placed(item.text().strip(), "all")
        if row.count and place:
            self._take_count(row, place)
        elif place:
            self.put(unit, place)
        else:
            self.waiting.pop(unit, None)
            self.refresh()

    def _take_count(self, row: UnitRow, typed: str) -> None:
        """Take how many a pile has; anything but a number is said to be wrong."""
        if typed.isdecimal():
            self.put(row.id, int(typed))
        else:
            self._say(T("{name}: type how many are there.", name=row.name))
            self.refresh()

    def _take_line(self) -> None:
        session, words = self._controller.session, placed(self.typed.text()).split()
        if not words:
            return
        try:
            moves = meant_moves(
                session.module, session.state, words, say, lambda word: placed(word, "all")
            )
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


_INTRO = T(
    "Does your table look like this? If a unit is elsewhere, type where it is or drag it there on "
    "the map; one undo reverses that. If a side or a marker differs, correct the answer that led "
    "to it: right-click it in the journal."
)
_OF_MAP = T("The counters are right, but the map shows something else: put your map right.")
_LINE = T("such as {example}")
