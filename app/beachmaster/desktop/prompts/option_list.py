"""List many options: a filter, and a delegate that draws them."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPoint,
    QRect,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop.forms import name
from beachmaster.desktop.prompts.look import PLAIN
from beachmaster.desktop.prompts.option_model import Index, OptionModel, Roles, Row
from beachmaster.desktop.prompts.wrapped import draw_box
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.roles import Role
from beachmaster.desktop.words import say

MOST_WRAPPED = 200
ROWS_SHOWN = 9


class OptionDelegate(QStyledItemDelegate):
    """Draws an option: the key or the box, its words, and below it why it is closed."""

    def __init__(self, parent: QWidget, *, keys: bool, ranks: bool = False) -> None:
        super().__init__(parent)
        self.keys, self.ranks = keys, ranks
        self._heights: dict[tuple[int, str, str], int] = {}
        current().changed.connect(self._forget)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of the wrapped words."""
        width, words = _view_width(option), index.data()
        reason = index.data(Roles.REASON)
        mark = (width, words, reason)
        if mark not in self._heights:
            self._measure()
            room = max(width - self._edges, 1)
            height = _height(self._large, words, room) + self._air
            self._heights[mark] = height + (_height(self._low, reason, room) if reason else 0)
        return QSize(width, self._heights[mark])

    def _forget(self) -> None:
        self._heights.clear()

    def _measure(self) -> None:
        """Take the sizes that the theme gives, once for all rows."""
        if self._heights:
            return
        theme = current()
        self._large = QFontMetrics(theme.font(PLAIN))
        self._low = QFontMetrics(theme.font(0.9))
        self._edges, self._air = theme.space(2.4), 2 * theme.space(0.3)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one row."""
        painter.save()
        theme = current()
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if selected:
            painter.fillRect(option.rect, theme.colour("accent"))
        reason = index.data(Roles.REASON)
        ink: Role = "on-accent" if selected else "muted" if reason else "text"
        rect = self._text_rect(option.rect).adjusted(0, theme.space(0.3), 0, -theme.space(0.3))
        painter.setPen(theme.colour(ink))
        painter.setFont(theme.font(PLAIN))
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        painter.drawText(rect, flags, index.data())
        if reason:
            painter.setFont(theme.font(0.9))
            low = (
                Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
            )
            painter.drawText(rect, low, reason)
        self._mark(painter, option.rect, index, ink="on-accent" if selected else "accent")
        painter.restore()

    def editorEvent(
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """Leave a click on the box to the list, which takes it like one on the words."""
        del event, model, option, index
        return False

    def _mark(self, painter: QPainter, rect: QRect, index: Index, ink: Role) -> None:
        theme = current()
        room = QRect(rect.left(), rect.top(), theme.space(2), theme.space(1.6 * PLAIN))
        if index.data(Qt.ItemDataRole.CheckStateRole) is not None:
            box = QRect(QPoint(0, 0), QSize(theme.space(0.9), theme.space(0.9)))
            box.moveCenter(room.center())
            rank = index.data(Roles.RANK)
            draw_box(painter, box, ticked=bool(rank) and not self.ranks, ink=ink)
            if rank and self.ranks:
                painter.setFont(theme.font(0.7, bold=True))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(rank))
        elif self.keys and index.row() < 10 and not index.data(Roles.REASON):
            painter.setFont(theme.font(0.95, bold=True))
            painter.setPen(theme.colour(ink))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str((index.row() + 1) % 10))

    def _text_rect(self, rect: QRect) -> QRect:
        return rect.adjusted(current().space(2), 0, -current().space(0.4), 0)


def _height(metrics: QFontMetrics, words: str, room: int) -> int:
    """Return the height of wrapped words; most fit into a line, which is quickly seen."""
    if metrics.horizontalAdvance(words) < room:
        return metrics.height()
    box = QRect(0, 0, room, 100_000)
    return metrics.boundingRect(box, Qt.TextFlag.TextWordWrap, words).height()


def _view_width(option: QStyleOptionViewItem) -> int:
    view = option.widget
    return view.viewport().width() if isinstance(view, QListView) else option.rect.width()


class AnswerList(QListView):
    """A list that keeps the arrows and the space bar, and leaves all other keys to the card."""

    space_pressed = Signal()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Take the keyboard, but no row that was not taken before."""
        before = self.currentIndex().isValid()
        super().focusInEvent(event)
        if not before:
            self.selectionModel().clearCurrentIndex()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move, tick, or pass the key on."""
        if event.key() == Qt.Key.Key_Space:
            self.space_pressed.emit()
        elif event.key() in _MOVES:
            super().keyPressEvent(event)
        else:
            event.ignore()


class FilterList(QWidget):
    """A filter line above a list of options."""

    chosen = Signal(int)
    moved = Signal()
    filtered = Signal(str)

    def __init__(self, model: OptionModel, *, ranks: bool = False, keys: bool = True) -> None:
        super().__init__()
        self.model = model
        self._taken = True
        model.setParent(self)
        self.proxy = QSortFilterProxyModel(self)
        self.proxy.setSourceModel(model)
        self.proxy.setFilterRole(Roles.SOUGHT)
        self.proxy.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.line = QLineEdit()
        self.line.setClearButtonEnabled(True)
        self.line.setPlaceholderText(say(T("Type to filter (/)")))
        name(self.line, T("Filter the answers"))
        self.view = AnswerList()
        self.delegate = OptionDelegate(self.view, keys=keys, ranks=ranks)
        self.view.setItemDelegate(self.delegate)
        name(self.view, T("Answers"))
        self._set_up()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.35))
        column.addWidget(self.line)
        column.addWidget(self.view)
        self.line.setVisible(len(model.rows) > ROWS_SHOWN)

    def _set_up(self) -> None:
        view = self.view
        self._expect(len(self.model.rows))
        view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setWordWrap(True)
        view.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        palette = view.palette()
        palette.setColor(QPalette.ColorRole.Highlight, current().colour("accent"))
        view.setPalette(palette)
        view.setModel(self.proxy)  # last, or each line above would lay the rows out anew
        if self.model.rows:
            view.setCurrentIndex(self.proxy.index(0, 0))
        self.line.textChanged.connect(self._filter)
        view.clicked.connect(self._clicked)
        view.doubleClicked.connect(self._clicked_twice)
        view.space_pressed.connect(self._space)
        view.selectionModel().currentChanged.connect(lambda *_: self.moved.emit())
        self._fit()

    def _expect(self, rows: int) -> None:
        """Measure each row where there are not too many."""
        many = rows > MOST_WRAPPED
        self.view.setUniformItemSizes(many)
        mode = QListView.ResizeMode
        self.view.setResizeMode(mode.Fixed if many else mode.Adjust)

    def show_rows(self, rows: Sequence[Row], *, taken: bool = True) -> None:
        """List other options, unfiltered, from the first one, which is `taken` or not."""
        self.line.clear()
        self._expect(len(rows))
        self.model.show_rows(rows)
        self.view.scrollToTop()
        self._taken = taken
        self.view.setCurrentIndex(self.proxy.index(0, 0) if rows and taken else QModelIndex())
        self.line.setVisible(len(rows) > ROWS_SHOWN)
        self._fit()

    def _fit(self) -> None:
        """Make the list as high as its first rows."""
        rows = min(max(self.proxy.rowCount(), 1), ROWS_SHOWN)
        heights = [max(self.view.sizeHintForRow(at), 0) for at in range(rows)]
        frame = 2 * self.view.frameWidth() + current().space(0.3)
        self.view.setFixedHeight(max(sum(heights), current().space(2)) + frame)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the height to rows that wrap anew."""
        super().resizeEvent(event)
        self._fit()

    def current(self) -> int:
        """Return the source row that is current, -1 where none is."""
        return self.proxy.mapToSource(self.view.currentIndex()).row()

    def current_row(self) -> Row | None:
        """Return the row that is current."""
        at = self.current()
        return self.model.rows[at] if at >= 0 else None

    def at_place(self, place: int) -> int:
        """Return the source row at a place of the filtered list, -1 where there is none."""
        return self.proxy.mapToSource(self.proxy.index(place, 0)).row()

    def go_to(self, row: int) -> None:
        """Make a source row current."""
        self.view.setCurrentIndex(self.proxy.mapFromSource(self.model.index(row)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from the filter line into the list, and to the filter line with a slash."""
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self.line.hasFocus():
            self.view.setFocus(Qt.FocusReason.TabFocusReason)
            self.view.keyPressEvent(event)
        elif event.text() == "/" and not self.line.isHidden():
            self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            event.ignore()

    def _filter(self, words: str) -> None:
        self.proxy.setFilterFixedString(words.strip())
        wanted = self._taken or bool(words.strip())
        if wanted and self.proxy.rowCount() and not self.view.currentIndex().isValid():
            self.view.setCurrentIndex(self.proxy.index(0, 0))
        self.filtered.emit(words)

    def _clicked(self, index: QModelIndex) -> None:
        at = self.proxy.mapToSource(index).row()
        if self.model.many:
            self.model.tick(at)
        else:
            self.chosen.emit(at)

    def _clicked_twice(self, index: QModelIndex) -> None:
        if self.model.many:
            self.model.tick(self.proxy.mapToSource(index).row())

    def _space(self) -> None:
        at = self.current()
        if at < 0:
            return
        if self.model.many:
            self.model.tick(at)
        else:
            self.chosen.emit(at)


_MOVES = {
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
}
