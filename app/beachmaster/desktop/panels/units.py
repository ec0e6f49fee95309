"""Show the units of both sides in a table to sort, filter, go to and put right."""

from PySide6.QtCore import QModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop.controller import EVERYTHING, GameController, Topic
from beachmaster.desktop.forms import fill_box, name
from beachmaster.desktop.models.units import UnitColumn, UnitRole, UnitsFilter, UnitsModel
from beachmaster.desktop.nothing import EmptyPlace
from beachmaster.desktop.panels.adjust import AdjustForm
from beachmaster.desktop.panels.panel import Panel
from beachmaster.desktop.panels.unit_delegate import UnitDelegate
from beachmaster.desktop.steady import SteadyComboBox
from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.display import UnitRow
from beachmaster.engine.text import Text

BESIDE = 19
"""From this width on, in ems, the two choices above the table stand beside each other."""


class UnitTable(QTableView):
    """The table itself; Enter chooses the unit of the current row."""

    chosen = Signal(QModelIndex)
    resized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cells = UnitDelegate(self)
        self.setItemDelegate(self.cells)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setSortingEnabled(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setStretchLastSection(True)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.doubleClicked.connect(self.chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by Enter."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.currentIndex().isValid():
            self.chosen.emit(self.currentIndex())
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say that there is another width."""
        super().resizeEvent(event)
        self.resized.emit()


class UnitsPanel(Panel):
    """The table of units; `unit_wanted` carries the id of the one to show on the board."""

    unit_wanted = Signal(str)

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.model = UnitsModel(self)
        self.proxy = UnitsFilter(self)
        self.proxy.setSourceModel(self.model)
        self.words, self.count = QLineEdit(), QLabel()
        self.side, self.standing = SteadyComboBox(), SteadyComboBox()
        self.table = UnitTable()
        self.form = AdjustForm(controller)
        self.put_right = QAction(self)
        self.show_on_board = QAction(self)
        self._fitted, self._wrapped = 0.0, False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._fit_columns)
        self._build()
        self._connect()
        self._stale = EVERYTHING
        self.retranslate()

    def refresh(self, topics: Topic) -> None:
        """Show the units as they are now."""
        overview = self.controller.overview
        self.model.follow(overview.units if overview is not None else ())
        self._tell_count()
        if topics & Topic.GAME:
            self._list_sides()
        if topics & Topic.GAME or self._fitted != current().em:
            self._fit_columns()

    def retranslate(self) -> None:
        """Set all words anew."""
        name(self.words, _FILTER, T("Shows units that hold all of these words (Ctrl+F)."))
        self.words.setPlaceholderText(say(_FILTER))
        name(self.side, T("Side"))
        name(self.standing, T("Where"))
        self._list_sides()
        fill_box(self.standing, _STANDINGS)
        name(self.table, T("Units"), T("Enter shows the unit on the board."))
        self.table.setToolTip("")
        self.put_right.setText(say(T("Put right…")))
        self.show_on_board.setText(say(T("Show on the board")))
        self._say_nothing()
        self.form.retranslate()
        self.model.retranslate()

    def unit(self) -> UnitRow | None:
        """Return the unit of the current row."""
        found: UnitRow | None = self.table.currentIndex().data(UnitRole.UNIT)
        return found

    def show_unit(self, unit_id: str) -> None:
        """Stand on a unit, as when it was chosen on the board."""
        row = self.model.row_of(unit_id)
        if row >= 0:
            index = self.proxy.mapFromSource(self.model.index(row, 1))
            self.table.setCurrentIndex(index)
            self.table.scrollTo(index)

    # -- inside ----------------------------------------------------------------------------------

    def _build(self) -> None:
        space = current().space
        self.words.setClearButtonEnabled(True)
        self.count.setProperty("role", "hint")
        self.table.setModel(self.proxy)
        self.nothing = EmptyPlace("users", self.table)
        self.nothing.on_press(self._show_all)
        self.proxy.rowsRemoved.connect(self._say_nothing)
        self.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        self.form.hide()
        direction = QBoxLayout.Direction.LeftToRight
        self._row, self._boxes = QBoxLayout(direction), QBoxLayout(direction)
        row = self._boxes
        self._row.setSpacing(space(0.35))
        self._row.addWidget(self.words, 2)
        self._row.addLayout(row, 3)
        for box in (self.side, self.standing):
            box.setSizeAdjustPolicy(_SHRINKS)
            box.setMinimumContentsLength(4)
            row.addWidget(box, 1)
        row.addWidget(self.count)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space(0.35), space(0.35), space(0.35), space(0.35))
        layout.setSpacing(space(0.35))
        layout.addLayout(self._row)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.form)

    def _connect(self) -> None:
        self.words.textChanged.connect(lambda words: self._narrow(words=words))
        self.side.currentIndexChanged.connect(lambda _: self._narrow())
        self.standing.currentIndexChanged.connect(lambda _: self._narrow())
        self.table.chosen.connect(self._choose)
        self.table.customContextMenuRequested.connect(self._menu)
        self.put_right.triggered.connect(self._open_form)
        self.show_on_board.triggered.connect(lambda: self._choose(self.table.currentIndex()))
        self.form.closed.connect(self.table.setFocus)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self._find)
        self.table.resized.connect(self._later)
        for changed in (self.proxy.layoutChanged, self.proxy.modelReset, self.proxy.dataChanged):
            changed.connect(self._fit_rows)
        for moved in (self.proxy.rowsInserted, self.proxy.rowsRemoved, self.proxy.rowsMoved):
            moved.connect(self._fit_rows)
        current().changed.connect(self._later)

    def _later(self) -> None:
        self._timer.start(0)

    def _find(self) -> None:
        self.words.setFocus()
        self.words.selectAll()

    def _list_sides(self) -> None:
        sides = {side.id: side.name for side in self.controller.sides}
        fill_box(self.side, {"": T("Both sides"), **sides})

    def _say_nothing(self) -> None:
        """Say what will stand here, or that no unit fits what is sought."""
        if self.model.rowCount():
            self.nothing.say(T("No unit matches your search."), T("Show all units"))
        else:
            self.nothing.say(T("Every unit appears here with its place once a game is open."))

    def _show_all(self) -> None:
        """Seek nothing any more."""
        self.words.clear()
        self.side.setCurrentIndex(0)
        self.standing.setCurrentIndex(0)

    def _narrow(self, words: str | None = None) -> None:
        side, standing = self.side.currentData(), self.standing.currentData()
        self.proxy.narrow(words=words, side=side or "", standing=standing or "")
        self._tell_count()

    def _tell_count(self) -> None:
        self.count.setText(say(TN("{n} unit", "{n} units", n=self.proxy.rowCount())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Turn the fields above the table at once: the columns follow when all is laid out."""
        super().resizeEvent(event)
        self._turn_row()

    def _turn_row(self) -> None:
        roomy = self.width() >= current().space(34)
        self.count.setVisible(roomy)
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if roomy else direction.TopToBottom)
        beside = self.width() >= current().space(BESIDE)
        self._boxes.setDirection(direction.LeftToRight if beside else direction.TopToBottom)

    def _fit_columns(self) -> None:
        """Give columns the room of their words; where it is short, hide what matters least."""
        self._fitted = current().em
        table = self.table
        table.verticalHeader().setDefaultSectionSize(current().space(1.6))
        self._turn_row()
        table.cells.narrow = table.cells.stacked = False
        table.setWordWrap(False)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        for column in UnitColumn:
            table.showColumn(column)
        table.resizeColumnsToContents()
        for column, widest in _WIDEST.items():
            table.setColumnWidth(column, min(table.columnWidth(column), current().space(widest)))
        room = table.viewport().width()
        used = sum(table.columnWidth(column) for column in UnitColumn)
        for column in _LEAST_FIRST:
            if used > room:
                used -= table.columnWidth(column)
                table.hideColumn(column)
        if used > room:
            self._narrow_columns(room)
        self._fit_rows()

    def _fit_rows(self) -> None:
        """Give the rows the height of their words where these wrap, or did before."""
        wraps = self.table.cells.narrow
        if wraps or self._wrapped:
            self.table.resizeRowsToContents()
        self._wrapped = wraps

    def _narrow_columns(self, room: int) -> None:
        """Do without the side's column and the number of steps, then wrap names and places.

        Where a long name would hardly fit, its place stands below it.
        """
        self.table.cells.narrow = True
        self.table.setWordWrap(True)
        self.table.hideColumn(UnitColumn.SIDE)
        for column in (UnitColumn.STEPS, UnitColumn.UNIT):
            self.table.resizeColumnToContents(column)
        free = room - self.table.columnWidth(UnitColumn.STEPS)
        unit, place = (self.table.columnWidth(c) for c in (UnitColumn.UNIT, UnitColumn.PLACE))
        unit = min(unit, max(free * 11 // 20, free - place))
        if unit < current().space(_HARDLY):
            self.table.cells.stacked = True
            self.table.hideColumn(UnitColumn.PLACE)
            unit = free
        self.table.setColumnWidth(UnitColumn.UNIT, unit)
        self.table.setColumnWidth(UnitColumn.PLACE, max(min(place, free - unit), 1))
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _choose(self, index: QModelIndex) -> None:
        unit = index.data(UnitRole.UNIT)
        if unit is not None:
            self.unit_wanted.emit(unit.id)

    def _menu(self, at: QPoint) -> None:
        if self.unit() is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions([self.show_on_board, self.put_right])
        menu.popup(self.table.viewport().mapToGlobal(at))

    def _open_form(self) -> None:
        unit = self.unit()
        if unit is not None:
            named = unit.id if unit.side.own or not unit.place else unit.place
            self.form.open_for(f"{unit.side.id}.{named}.steps")


_HARDLY = 9
"""A column of names that is narrower, in ems, would break every one of them."""
_SHRINKS = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
_WIDEST = {
    UnitColumn.UNIT: 17,
    UnitColumn.PLACE: 12,
    UnitColumn.MARKERS: 8,
    UnitColumn.STATUS: 10,
}
_LEAST_FIRST = (
    UnitColumn.GROUP,
    UnitColumn.KIND,
    UnitColumn.VALUES,
    UnitColumn.STATUS,
    UnitColumn.MARKERS,
)
_FILTER = T("Filter units")
_STANDINGS: dict[str, Text] = {
    "": T("All units"),
    "map": T("On the map"),
    "waiting": T("Waiting"),
    "gone": T("Gone"),
}
