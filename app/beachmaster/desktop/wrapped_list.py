"""Show one column of rows of any height, and measure only those that are in sight."""

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from beachmaster.desktop.blocks import Block, paint_blocks
from beachmaster.desktop.models.rows import AnyIndex
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.roles import Role
from beachmaster.desktop.touch import scroll_by_push

MEASURED = 120
"""Up to so many rows are all measured, and scroll by the pixel."""


class RowDelegate(QStyledItemDelegate):
    """Paint a row of blocks of words; it is as high as they need at the width there is.

    Heights are kept for rows that stay as they are, until look or language changes.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept: dict[int, tuple[object, int, int]] = {}
        self.forgotten = 0
        current().changed.connect(self.forget)

    def row(self, index: AnyIndex) -> object:
        """Return what a row's height depends on; None where it is measured each time."""
        del index
        return None

    def kept_height(self, index: AnyIndex, width: int) -> int:
        """Return how high a row is, measured only where it is another one now."""
        at, row = index.row(), self.row(index)
        kept = self._kept.get(at)
        if kept is not None and kept[1] == width and (kept[0] is row or kept[0] == row):
            return kept[2]
        height = self.height(index, width)
        if row is not None:
            self._kept[at] = (row, width, height)
        return height

    def forget(self) -> None:
        """Measure all rows anew."""
        self.forgotten += 1
        self._kept.clear()

    def blocks(self, index: AnyIndex, width: int) -> tuple[list[Block], int]:
        """Return the blocks of a row at a width, and how high it is."""
        raise NotImplementedError

    def height(self, index: AnyIndex, width: int) -> int:
        """Return how high a row is at a width."""
        return self.blocks(index, width)[1]

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Ask for the height at the width of the option."""
        width = option.rect.width()
        return QSize(width, self.height(index, width))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint the ground of a row, and its words over it."""
        rect: QRect = option.rect
        painter.save()
        plain = self.ground(painter, rect, index, option.state)
        paint_blocks(painter, self.blocks(index, rect.width())[0], rect.topLeft(), plain)
        painter.restore()

    def ground(
        self, painter: QPainter, rect: QRect, index: AnyIndex, state: QStyle.StateFlag
    ) -> Role | None:
        """Paint what lies under the words; return the one colour they take there, if any."""
        raise NotImplementedError

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: AnyIndex,
    ) -> bool:
        """Leave a click on a box to the list, which takes it like one on the words."""
        del event, model, option, index
        return False


class WrappedList(QTableView):
    """A list of wrapped rows; Enter, Space or a click chooses one.

    `most_ems` is the most height it asks for. What is said where there are no rows lies over it
    (`nothing.EmptyPlace`).
    """

    chosen = Signal(QModelIndex)

    def __init__(self, delegate: RowDelegate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.most_ems = 22.0
        self.keeps_end = False
        self._at_end = True
        self._unsettled = True
        self._fitting = False
        self._resized = False
        self._asked_for = QSize()
        self._delegate = delegate
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.fit)
        self.setItemDelegate(delegate)
        self._look()
        scroll_by_push(self)
        self.clicked.connect(self.chosen)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        current().changed.connect(self._later)

    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Follow a model's rows."""
        super().setModel(model)
        if model is None:
            return
        model.rowsAboutToBeInserted.connect(self._note_end)
        for signal in (model.rowsInserted, model.rowsRemoved, model.dataChanged):
            signal.connect(self._later)
        model.modelReset.connect(self._later)
        model.layoutChanged.connect(self._later)
        self._later()

    def fit(self) -> None:
        """Give the rows in sight (or all, where they are few) the height they need."""
        self._timer.stop()
        if not self.isVisible() or not self.has_model():
            return
        self._fitting = True
        self._give_heights()
        self._fitting = self._unsettled = self._resized = False
        if self.sizeHint() != self._asked_for:
            self._asked_for = self.sizeHint()
            self.updateGeometry()

    def _give_heights(self) -> None:
        model = self.model()
        count = model.rowCount()
        few = count <= MEASURED
        mode = QAbstractItemView.ScrollMode
        self.setVerticalScrollMode(mode.ScrollPerPixel if few else mode.ScrollPerItem)
        if few:
            self._measure(range(count), None)
        else:
            room = self.viewport().height()
            if self.keeps_end and self._at_end:
                self._measure(range(count - 1, -1, -1), room)
            else:
                self._measure(range(max(self.rowAt(0), 0), count), room)
                self._measure(range(count - 1, -1, -1), room)
        if self.keeps_end and self._at_end:
            self.updateGeometries()
            self.scrollToBottom()
        elif self._resized and self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def sizeHint(self) -> QSize:
        """Ask for the room of all rows, within reason."""
        space = current().space
        most = space(self.most_ems)
        return QSize(space(15), min(max(self.contents_height(), space(4)), most))

    def has_model(self) -> bool:
        """Tell whether a model was set."""
        found: object = self.model()
        return found is not None

    def contents_height(self) -> int:
        """Return how high all rows together are."""
        return self.verticalHeader().length() + 2 * self.frameWidth()

    def go_to_end(self) -> None:
        """Show the last rows, and stay there while rows are added."""
        self._at_end = self._unsettled = True
        self._later()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the current row by Enter or Space."""
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() in keys and self.currentIndex().isValid():
            self.chosen.emit(self.currentIndex())
        elif event.text().isdigit():
            event.ignore()  # figures are answers, not beginnings of rows
        else:
            super().keyPressEvent(event)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, keys: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Go to the first or last row by Home and End: there is one column."""
        ends = (QAbstractItemView.CursorAction.MoveHome, QAbstractItemView.CursorAction.MoveEnd)
        if action in ends:
            keys |= Qt.KeyboardModifier.ControlModifier
        return super().moveCursor(action, keys)

    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:
        """Stay where the player looks, also when the room changes."""
        super().currentChanged(current, previous)
        if current.isValid():
            self._at_end = False
            self._later()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap anew at another width."""
        super().resizeEvent(event)
        self._resized = True
        self._later()

    def showEvent(self, event: QEvent) -> None:
        """Measure before the first paint."""
        super().showEvent(event)  # type: ignore[arg-type]
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        """Measure the words of another language anew."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._delegate.forget()
            self._later()

    def _look(self) -> None:
        head, side = self.horizontalHeader(), self.verticalHeader()
        head.hide()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        side.hide()
        side.setMinimumSectionSize(1)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(True)
        self.setCornerButtonEnabled(False)
        self.setMouseTracking(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _measure(self, rows: range, room: int | None) -> None:
        """Set the heights of rows, until the room is full."""
        model, header = self.model(), self.verticalHeader()
        width, used = self.viewport().width(), 0
        for row in rows:
            height = self._delegate.kept_height(model.index(row, 0), width)
            if header.sectionSize(row) != height:
                header.resizeSection(row, height)
            used += height
            if room is not None and used > room:
                return

    def _scrolled(self) -> None:
        """Remember whether the player scrolled to the end or away from it."""
        if not self._fitting:
            self._read_end()
            self._later()

    def _note_end(self) -> None:
        """Remember whether the end was in sight, before rows come and move it."""
        self._read_end()
        self._unsettled = True

    def _read_end(self) -> None:
        """Read from the bar whether the end is in sight, unless new rows have no height yet."""
        if not self._unsettled:
            bar = self.verticalScrollBar()
            self._at_end = bar.value() >= bar.maximum()

    def _later(self) -> None:
        self._timer.start(0)
