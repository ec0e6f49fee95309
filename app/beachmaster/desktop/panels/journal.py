"""Show what happened, let the player search it, look at a moment, go back and branch."""

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QSplitter, QTabWidget, QVBoxLayout, QWidget

from beachmaster.desktop.controller import EVERYTHING, GameController, Topic
from beachmaster.desktop.forms import name, name_tabs
from beachmaster.desktop.keeping import keep
from beachmaster.desktop.models.journal import JournalModel, JournalRole, JournalRow, answer_words
from beachmaster.desktop.models.journal_filter import JournalFilter
from beachmaster.desktop.models.places import PlaceRole, PlacesModel
from beachmaster.desktop.nothing import EmptyPlace
from beachmaster.desktop.panels.journal_delegate import JournalDelegate, PlaceDelegate
from beachmaster.desktop.panels.journal_detail import JournalDetail
from beachmaster.desktop.panels.journal_search import JournalSearch
from beachmaster.desktop.panels.panel import Panel
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.desktop.wrapped_list import WrappedList
from beachmaster.engine.run import Asked
from beachmaster.engine.said import Named, names_of, said, said_in


class JournalPanel(Panel):
    """The journal, its details, bookmarks and branches.

    `entry_selected` carries the entry whose state the board should show; the entry at the cursor
    is the present. `correct_wanted` carries the entry whose answer is to be corrected,
    `bookmark_wanted` asks for a bookmark of the present.
    """

    entry_selected = Signal(int)
    correct_wanted = Signal(int)
    rule_wanted = Signal(str)
    bookmark_wanted = Signal()

    topics = Topic.JOURNAL | Topic.TREE | Topic.GAME

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.model, self.proxy = JournalModel(self), JournalFilter(self)
        self.proxy.setSourceModel(self.model)
        self.places = PlacesModel(self)
        self.search = JournalSearch(self.proxy)
        self.lines = WrappedList(JournalDelegate(self))
        self.place_list = WrappedList(PlaceDelegate(self))
        self.detail = JournalDetail()
        self.tabs = QTabWidget()
        self.go_back, self.correct = QAction(self), QAction(self)
        self._asked: Asked | None = None
        self._named: Named = ()
        self._unworded = controller.is_open
        self._here = 0
        self._build()
        self._connect()
        self._stale = EVERYTHING
        self.retranslate()

    def refresh(self, topics: Topic) -> None:
        """Follow the session to where it stands."""
        if topics & Topic.GAME:
            self.model.clear()
            self.places.forget()
            self.detail.hide()
        if not self.controller.is_open:
            return
        if self._unworded:
            self._unworded = False
            session, chosen = self.controller.session, self.model.chosen
            path = session.tree.path(session.tree.cursor)
            self.model.chosen |= said_in(session, [one for one in path if one.id not in chosen])
        overview = self.controller.overview
        self.model.overview = overview
        self._show_notes()
        self.proxy.overview = overview
        self.model.advance(self.controller.session, self.controller.journal)
        self.search.stand_in(self.controller.asked)
        self.places.read(self.controller.session, overview)
        if topics & Topic.GAME:
            self.search.list_sides(self.controller.sides)
            self.lines.go_to_end()

    def retranslate(self) -> None:
        """Set all words anew."""
        name(self.lines, _LIST, T("A chosen line shows the board as it was then."))
        name(self.place_list, _PLACES, T("Enter or a click goes there."))
        self._say_nothing()
        self.no_places.say(
            T("Moments to come back to appear here: bookmarks, and what was undone or corrected."),
            T("Bookmark this moment…"),
        )
        name_tabs(self.tabs, _LIST)
        self.tabs.setTabText(0, say(T("What happened")))
        self.tabs.setTabText(1, say(T("Go to")))
        self.tabs.setTabToolTip(1, say(_PLACES))
        self.go_back.setText(say(T("Go back to here")))
        self.correct.setText(say(T("Correct this answer…")))
        for part in (self.search, self.detail, self.model, self.places):
            part.retranslate()

    def show_entry(self, entry: int) -> None:
        """Stand on an entry, as when it was chosen elsewhere."""
        row = self.model.row_of(entry)
        index = self.proxy.mapFromSource(self.model.index(row, 0)) if row >= 0 else QModelIndex()
        if not index.isValid():
            self.search.clear()
            index = self.proxy.mapFromSource(self.model.index(row, 0))
        self.tabs.setCurrentIndex(0)
        self.lines.setCurrentIndex(index)
        self.lines.scrollTo(index)

    def row(self) -> JournalRow | None:
        """Return the row that is chosen."""
        found: JournalRow | None = self.lines.currentIndex().data(JournalRole.ROW)
        return found

    # -- inside ----------------------------------------------------------------------------------

    def _say_nothing(self) -> None:
        """Say what will stand here, or that no line fits what is sought."""
        if self.model.rowCount():
            self.nothing.say(T("No line of the journal matches your search."), T("Show all lines"))
        else:
            self.nothing.say(
                T("Everything that happens appears here, line by line, from the first answer.")
            )

    def _build(self) -> None:
        space = current().space
        self.lines.setModel(self.proxy)
        self.lines.keeps_end = True
        self.lines.setMinimumHeight(space(5))
        self.lines.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.place_list.setModel(self.places)
        self.nothing = EmptyPlace("history", self.lines)
        self.nothing.on_press(self.search.clear)
        self.proxy.rowsRemoved.connect(self._say_nothing)
        self.no_places = EmptyPlace("bookmark", self.place_list)
        self.no_places.on_press(self.bookmark_wanted.emit)
        self.detail.hide()
        split = QSplitter(Qt.Orientation.Vertical)
        split.addWidget(self.lines)
        split.addWidget(self.detail)
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 2)
        split.setChildrenCollapsible(False)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, space(0.35), 0, 0)
        column.addWidget(self.search)
        column.addWidget(split, 1)
        self.tabs.addTab(page, "")
        self.tabs.addTab(self.place_list, "")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space(0.35), space(0.15), space(0.35), space(0.35))
        layout.addWidget(self.tabs)

    def _connect(self) -> None:
        self.lines.selectionModel().currentChanged.connect(self._on_current)
        self.lines.customContextMenuRequested.connect(self._menu)
        self.place_list.chosen.connect(self._go_to_place)
        self.detail.rule_wanted.connect(self.rule_wanted)
        self.detail.back_wanted.connect(self._go_back)
        self.detail.correct_wanted.connect(self._correct)
        self.detail.now_wanted.connect(self._to_now)
        self.detail.bookmark_wanted.connect(self._bookmark)
        self.detail.note_wanted.connect(self._note)
        self.go_back.triggered.connect(self._go_back)
        self.correct.triggered.connect(self._correct)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.search.begin)

    def _on_changed(self, topics: Topic) -> None:
        """Keep the words of an answer as they were offered, then follow."""
        if topics & Topic.GAME:
            self.model.chosen, self._asked, self._unworded = {}, None, True
        if self.controller.is_open:
            self._keep_words()
            if self.detail.isVisibleTo(self) and self._here != self._cursor():
                self._to_now()
        super()._on_changed(topics)

    def _keep_words(self) -> None:
        tree, asked = self.controller.session.tree, self._asked
        entry = tree.entries[tree.cursor]
        if asked is not None and entry.key == asked.key:
            self.model.chosen[entry.id] = said(asked.prompt, entry.value, self._named)
            self._unworded = self._unworded or self._skipped(entry.parent)
        elif self.model.row_of(entry.id) < 0:
            self._unworded = True
        self._asked = self.controller.asked
        self._named = names_of(self._asked.prompt) if self._asked is not None else []

    def _skipped(self, entry: int) -> bool:
        """Tell whether an answer before the one at hand has no words yet."""
        return entry not in self.model.chosen and self.model.row_of(entry) < 0

    def _on_current(self, index: QModelIndex) -> None:
        row: JournalRow | None = index.data(JournalRole.ROW)
        if row is None or row.kind == "section":
            return
        entry = self.controller.session.tree.entries[row.entry]
        self._here = self._cursor()
        correctable = entry.answers
        self.detail.show_row(
            row,
            answer_words(entry, self.model.chosen),
            correctable=correctable,
            note=self.model.notes.get(row.entry, ""),
        )
        self.entry_selected.emit(row.entry)

    def _go_back(self) -> None:
        row = self.row()
        if row is not None and self.controller.goto(row.entry):
            self._to_now()

    def _correct(self) -> None:
        row = self.row()
        if row is not None:
            self.correct_wanted.emit(row.entry)

    def _to_now(self) -> None:
        """Let the board show the present again."""
        self.detail.hide()
        self.lines.selectionModel().clear()
        self.lines.go_to_end()
        self.entry_selected.emit(self._cursor())

    def _cursor(self) -> int:
        return self.controller.session.tree.cursor

    def _bookmark(self, words: str) -> None:
        if self.controller.bookmark(words):
            self.detail.close_name()

    def _note(self, words: str) -> None:
        row = self.row()
        if row is not None and keep(self.controller, lambda beside: beside.note(row.entry, words)):
            self._show_notes()
            self.detail.words.hide()

    def _show_notes(self) -> None:
        """Let the rows say the notes on them."""
        playing = self.controller.playing
        notes = playing.beside.notes if playing is not None else {}
        if notes != self.model.notes:
            self.model.notes = dict(notes)
            self.model.retranslate()

    def _go_to_place(self, index: QModelIndex) -> None:
        place = index.data(PlaceRole.PLACE)
        if place is not None and self.controller.goto(place.target):
            self.entry_selected.emit(self._cursor())

    def _menu(self, at: QPoint) -> None:
        if self.row() is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions([self.go_back, self.correct])
        menu.popup(self.lines.viewport().mapToGlobal(at))


_PLACES = T("Bookmarks and branches")
_LIST = T("Journal")
