"""List many options: a line to filter by, and the answers that it leaves."""

from collections.abc import Callable, Container, Sequence

from PySide6.QtCore import QModelIndex, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from beachmaster.desktop.edge_fade import faded
from beachmaster.desktop.forms import name
from beachmaster.desktop.prompts.answer_list import AnswerDelegate, AnswerList
from beachmaster.desktop.prompts.filter_line import FilterLine
from beachmaster.desktop.prompts.option_model import (
    IS_LEFT,
    OptionModel,
    Roles,
    Row,
    options_of_rows,
)
from beachmaster.desktop.prompts.spelling import CHORDS
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.meaning import Meanings
from beachmaster.engine.options import AnswerError, Option, same
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.engine.views.keys import MOST_PICKED, begins_one, figures_in, signs_of

ROWS_SHOWN = 9
LEAST_ROWS = 3
_ANY = 100_000


class FilterList(QWidget):
    """A filter line above a list of options.

    Where it `spells`, letters and digits typed in the list go to the line, and the row is taken
    that the words name. Elsewhere a digit picks a row, and is painted on it; where it `opens`, a
    letter brings the line there, too. `moves` tells that a unit may be typed with the space it goes
    to, `several` that a line may name several rows. `names` returns the one value that Enter takes
    of what is typed, None where there is none; `takes` tells whether Enter takes any. `unlisted`
    are answers that words name though no row shows them, `elsewhere` signs of other lists' rows.
    """

    chosen = Signal(int)
    moved = Signal()
    filtered = Signal(str)

    def __init__(self, model: OptionModel, *, ranks: bool = False) -> None:
        super().__init__()
        self.model = model
        self.spells = self.opens = self.moves = self.several = False
        self.names: Callable[[str], Value] = self.means
        self.takes: Callable[[str], bool] = lambda typed: self.names(typed) is not None
        self.unlisted: Sequence[Option] = ()
        self.elsewhere: Container[str] = ""
        self._meanings: Meanings | None = None
        self._taken, self._over = True, False
        self._first: tuple[object, list[int]] = None, []
        model.setParent(self)
        self.proxy = QSortFilterProxyModel(self)
        self.proxy.setSourceModel(model)
        self.proxy.setFilterRole(Roles.LEFT)
        self.line = FilterLine()
        self.line.setClearButtonEnabled(True)
        self.line.setPlaceholderText(say(TYPE_WHAT))
        name(self.line, T("Filter the answers"))
        self.delegate = AnswerDelegate(self, ranks=ranks)
        self.view = AnswerList(self.delegate)
        name(self.view, T("Answers"))
        self._set_up()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.35))
        column.addWidget(self.line)
        column.addWidget(self.view)
        self.spells = len(model.rows) > MOST_PICKED
        self.line.setVisible(self.spells)

    def _set_up(self) -> None:
        view = self.view
        view.setModel(self.proxy)
        if self.model.rows:
            view.setCurrentIndex(self.proxy.index(0, 0))
        self.line.textChanged.connect(self._filter)
        self.line.keyed = self._is_key
        self.line.begins = lambda sign: begins_one(sign, [row.words for row in self.model.rows])
        self.line.went.connect(self._mute)
        view.chosen.connect(self._choose)
        view.resized.connect(self.refit)
        view.doubleClicked.connect(self._clicked_twice)
        view.selectionModel().currentChanged.connect(self._moved)
        self.refit()

    def show_rows(
        self, rows: Sequence[Row], *, taken: bool = True, picked: bool | None = None
    ) -> None:
        """List other options, unfiltered, from the first one, which is `taken` or not.

        A digit picks one where they may be `picked` so and each has one of its own; others are
        spelled.
        """
        self._meanings = None
        signs = signs_of(options_of_rows(rows)) if picked else ""
        self.spells = len(rows) > MOST_PICKED or picked is False or (bool(picked) and not signs)
        self.delegate.signs = "" if self.spells else signs
        self.delegate.indent(signed=self.model.many or not self.spells or bool(picked))
        self._over = False
        self.line.clear()
        self.model.show_rows(rows)
        self.view.scrollToTop()
        self._taken = taken
        self.view.setCurrentIndex(self.proxy.index(0, 0) if rows and taken else QModelIndex())
        self.line.setVisible(bool(rows) and self.spells)
        self.refit()

    def sign(self, signs: str) -> None:
        """Paint other signs on the rows."""
        if self.delegate.signs != signs:
            self.delegate.signs = signs
            if signs:
                self.delegate.indent(signed=True)
                self.refit()
            self.view.viewport().update()

    def _mute(self) -> None:
        """Paint no signs while what they are is typed into the line."""
        typed = self.line.gone_to or (bool(self.typed()) and not self._over)
        if self.delegate.muted != typed:
            self.delegate.muted = typed
            self.view.viewport().update()

    def refit(self) -> None:
        """Make the list as high as its first rows, within what is seen of the page."""
        if self._first[0] != (made_of := self.view.made_of):
            self._first = made_of, self._first_heights()
        heights, frame = self._first[1], 2 * self.view.frameWidth() + current().space(0.3)
        wanted = max(min(sum(heights), self._room() - frame), sum(heights[:LEAST_ROWS]))
        self.view.setFixedHeight(max(wanted, current().space(2)) + frame)
        self.updateGeometry()  # which is not heard by itself while nothing is seen
        self.view.fit()

    def _first_heights(self) -> list[int]:
        """Measure the first rows."""
        rows, width = min(self.proxy.rowCount(), ROWS_SHOWN), self.view.viewport().width()
        return [self.delegate.kept_height(self.proxy.index(at, 0), width) for at in range(rows)]

    def _moved(self) -> None:
        if self.view.hasFocus():
            self.show_row()
        self.moved.emit()

    def show_row(self) -> None:
        """Scroll the page to the row that the keyboard stands on, as far as the list shows it."""
        page, at = self._around(), self.view.currentIndex()
        inside = page.widget() if page is not None else None
        if page is not None and inside is not None and at.isValid():
            row = self.view.visualRect(at)
            middle = self.view.viewport().mapTo(inside, row.center())
            page.ensureVisible(middle.x(), middle.y(), 0, row.height() // 2 + 1 + faded())

    def _around(self) -> QScrollArea | None:
        """Return the page that the list stands in."""
        around = self.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        return around

    def _room(self) -> int:
        """Return how high the list may be so that it is seen as a whole where the page scrolls."""
        around = self._around()
        if around is None:
            return _ANY
        line = 0 if self.line.isHidden() else self.line.sizeHint().height()
        return around.viewport().height() - line - current().space(0.35) - 2 * faded()

    def current(self) -> int:
        """Return the source row that is current, -1 where none is."""
        return self.proxy.mapToSource(self.view.currentIndex()).row()

    def current_row(self) -> Row | None:
        """Return the row that is current."""
        at = self.current()
        return self.model.rows[at] if at >= 0 else None

    def typed(self) -> str:
        """Return the words in the line, without the spaces around them."""
        return self.line.text().strip()

    def mark(self, part: int | None = None) -> None:
        """Mark the words in the line, or one of several parts of it, with the keyboard in it."""
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        if part is None:
            self.line.selectAll()
        else:
            begin, end = self._matcher().span_of(self.line.text(), part)
            self.line.setSelection(begin, end - begin)

    @property
    def is_over(self) -> bool:
        """Tell whether a row was taken since the words in the line were typed."""
        return self._over

    def picked_at(self, sign: int | str) -> int:
        """Return the source row that a sign is painted on, -1 where it is on none.

        A key without a sign, such as Shift, is on none.
        """
        place = self.delegate.signs.find(str(sign)) if sign != "" else -1
        return self.at_place(place) if place >= 0 else -1

    def at_place(self, place: int) -> int:
        """Return the source row at a place of the filtered list, -1 where there is none."""
        return self.proxy.mapToSource(self.proxy.index(place, 0)).row()

    def go_to(self, row: int) -> None:
        """Make a source row current."""
        self.view.setCurrentIndex(self.proxy.mapFromSource(self.model.index(row)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from the line into the list and page in it; type into the line from anywhere."""
        if event.key() in _THROUGH and self.line.hasFocus():
            self.view.setFocus(Qt.FocusReason.TabFocusReason)
            self.view.keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape and self.line.hasFocus() and not self.line.text():
            self._close_line()
            event.ignore()
        elif event.key() == Qt.Key.Key_Escape and self.line.text():
            self.line.clear()
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self.take(event):
            event.ignore()

    def take(self, event: QKeyEvent) -> bool:
        """Type a key into the line, wherever the keyboard stands; tell whether it belongs there."""
        shown = not self.line.isHidden()
        if not (shown or (self.opens and self.model.rows)):
            return False
        if event.text() == "/" and not event.modifiers() & CHORDS:
            self.line.show()
            self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return True
        typed = shown and self.line.begun and not self._over
        if event.key() == Qt.Key.Key_Backspace and typed:
            self.line.backspace()
        else:
            sign = self.line.sign_of(event, begun=typed)
            picks = not typed and self._is_key(sign)
            begins = typed or self.spells or sign.isalpha() or sign in self._figures()
            if not sign or picks or not begins:
                return False
            if not typed:
                self.line.clear()
            self.line.show()
            self.line.end(False)
            self.line.insert(sign)
        self._stay_in_line()
        return True

    def _is_key(self, sign: str) -> bool:
        """Tell whether a sign picks a row, here or in another list of the form."""
        return self.picked_at(sign.upper()) >= 0 or sign.upper() in self.elsewhere

    def _figures(self) -> set[str]:
        """Return the figures that begin the number of a hex in a row, where digits pick rows."""
        return figures_in(row.words for row in self.model.rows)

    def _stay_in_line(self) -> None:
        """Put the keyboard into the line, or back into the list where the line is gone again."""
        stays: QWidget = self.view if self.line.isHidden() else self.line
        stays.setFocus(Qt.FocusReason.OtherFocusReason)  # another reason marks all of it

    @property
    def rows(self) -> Sequence[Row]:
        """Return the rows, those that are filtered out as well."""
        return self.model.rows

    def named(self, typed: str) -> Value:
        """Return the value that Enter takes of what is typed, None where that is no single one."""
        return self.names(typed)

    def means(self, typed: str) -> Value:
        """Return the one row that words name, None where they name none or several."""
        try:
            return self._matcher().one(typed)
        except AnswerError:
            return None

    def rows_named(self, typed: str) -> list[int]:
        """Return all rows that a line names, none where a part of it names none or several."""
        try:
            values = self._matcher().several(typed, groups=True)
        except AnswerError:
            return []
        return [at for at in map(self.model.place_of, values) if at >= 0]

    def why_none(self, typed: str) -> Text:
        """Say why no row is ticked for what is typed: it names none, or it could be several."""
        try:
            self._matcher().one(typed)
        except AnswerError as error:
            return error.text
        return NONE_CALLED

    def left_by(self, typed: str) -> list[int]:
        """Return the rows that words name or begin to name: those that are listed."""
        return self._matcher().led_to(typed, several=self.several)

    def _matcher(self) -> Meanings:
        if self._meanings is None:
            values = [row.value for row in self.model.rows]
            further = (one for one in self.unlisted if one.value not in values)
            options = [*options_of_rows(self.model.rows), *further]
            self._meanings = Meanings(options, moves=self.moves, numbered=False)
        return self._meanings

    def _filter(self, words: str) -> None:
        self._over, typed = False, words.strip()
        self.model.left = set(self.left_by(typed)) if typed else set()  # a row, or unlisted
        self.proxy.setFilterFixedString(IS_LEFT if typed else "")
        self.proxy.invalidate()
        if typed:
            self._take_named(typed)
        elif not self._taken:
            self.view.selectionModel().clear()
        elif self.proxy.rowCount() and not self.view.currentIndex().isValid():
            self.view.setCurrentIndex(self.proxy.index(0, 0))
        lost = typed and not self.model.left and not self.takes(typed)
        self.view.empty = say(NONE_CALLED) if lost else ""
        self._mute()
        if not words:
            self._close_line()
        self.filtered.emit(words)

    def _close_line(self) -> None:
        """Hide the line where a letter brings it back."""
        if self.line.isHidden() or self.spells:
            return
        if self.line.hasFocus():
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.line.hide()

    def _take_named(self, words: str) -> None:
        """Take the row that the words name by themselves, and no other."""
        value = self.named(words)
        rows = range(self.proxy.rowCount())
        found = [at for at in rows if same(self.model.rows[self.at_place(at)].value, value)]
        if found:
            self.view.setCurrentIndex(self.proxy.index(found[0], 0))
        else:
            self.view.selectionModel().clear()

    def _choose(self, index: QModelIndex) -> None:
        at = self.proxy.mapToSource(index).row()
        if self.model.many:
            self.model.tick(at)
            self._over = True  # what is typed next looks for another one
            self._mute()
        else:
            self.chosen.emit(at)

    def _clicked_twice(self, index: QModelIndex) -> None:
        if self.model.many:
            self.model.tick(self.proxy.mapToSource(index).row())


TYPE_WHAT = T("Type what you look for")
NONE_CALLED = T("None of these has that name.")
_THROUGH = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)
