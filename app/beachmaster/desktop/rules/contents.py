"""The contents of all books as a tree: rules by number, glossary, bookmarks and notes."""

from collections.abc import Iterable, Iterator
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QLineEdit, QTreeView, QVBoxLayout, QWidget

from beachmaster.desktop.forms import name
from beachmaster.desktop.labels import TERM
from beachmaster.desktop.models.rows import AnyIndex
from beachmaster.desktop.nothing import EmptyPlace
from beachmaster.desktop.rules.rules_model import Book, Heading, Stock
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text
from beachmaster.rulebook.game_pages import heading_of

TARGET = Qt.ItemDataRole.UserRole + 1


class Node:
    """One line of the tree; `target` is what it opens, empty for a mere heading."""

    __slots__ = ("above", "below", "row", "target", "title")

    def __init__(self, title: str, target: str = "", above: "Node | None" = None) -> None:
        self.title = title
        self.target = target
        self.above = above
        self.below: list[Node] = []
        self.row = 0

    def add(self, title: str, target: str = "") -> "Node":
        """Add a line below this one."""
        node = Node(title, target, self)
        node.row = len(self.below)
        self.below.append(node)
        return node


def tree_of(stock: Stock | None, first: str = "") -> Node:
    """Return the tree of everything to read, the game `first` before the others."""
    root = Node("")
    if stock is None:
        return root
    titles = {each.id: each.title for book in stock.books for each in book.sections}
    _add_own(root, _BOOKMARKS, stock.bookmarks, titles)
    _add_own(root, _NOTES, sorted(stock.notes), titles)
    for book in sorted(stock.books, key=lambda book: book.game != first):
        _add_book(root, book)
    _add_terms(root, T("The games compared"), stock.concepts)
    node = root.add(say(MANUAL_TITLE))
    for page in stock.manual:
        node.add(page.title, page.id)
    return root


def _add_own(root: Node, title: Text, rules: Iterable[str], titles: dict[str, str]) -> None:
    rules = list(rules)
    if rules:
        node = root.add(say(title))
        for rule in rules:
            node.add(say(_RULE.fill(id=rule, title=titles.get(rule, ""))), rule)


def _add_book(root: Node, book: Book) -> None:
    """Add a book; each rule goes below the nearest one whose number its own begins with."""
    top = root.add(book.title)
    known: dict[str, Node] = {}
    for page in book.pages:
        top.add(say(heading_of(page.id)), page.id)
    for each in book.sections:
        number = each.id.partition(":")[2]
        above = number.rpartition(".")[0]
        while above and above not in known:
            above = above.rpartition(".")[0]
        line = say(_RULE.fill(id=number, title=each.title))
        known[number] = known.get(above, top).add(line, each.id)
    _add_terms(top, T("Glossary"), book.glossary)


def _add_terms(root: Node, title: Text, terms: Iterable[Heading]) -> None:
    node = root.add(say(title))
    for each in terms:
        node.add(each.title, TERM + each.id)


class ContentsModel(QAbstractItemModel):
    """The tree of everything to read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._root = self._before = Node("")

    def show_tree(self, root: Node) -> None:
        """Take another tree."""
        self.beginResetModel()
        self._before = self._root  # an index holds no reference to its node, and may outlive it
        self._root = root
        self.endResetModel()

    def index(self, row: int, column: int, parent: AnyIndex = QModelIndex()) -> QModelIndex:  # noqa: B008 - Qt's signature
        """Return the index of a line."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, self._node(parent).below[row])

    def parent(self, index: AnyIndex = QModelIndex()) -> QModelIndex:  # type: ignore[override]  # noqa: B008 - Qt's signature
        """Return the line above."""
        above = self._node(index).above if index.isValid() else None
        if above is None or above is self._root:
            return QModelIndex()
        return self.createIndex(above.row, 0, above)

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of lines below."""
        return 0 if parent.column() > 0 else len(self._node(parent).below)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the one column."""
        del parent
        return 1

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a line's words or what it opens."""
        if not index.isValid():
            return None
        node = self._node(index)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return node.title
        return node.target if role == TARGET else None

    def _node(self, index: AnyIndex) -> Node:
        found = index.internalPointer() if index.isValid() else None
        return found if isinstance(found, Node) else self._root


class ContentsPane(QWidget):
    """The tree with a line to filter it; `wanted` carries what was opened."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = ContentsModel(self)
        self._before: set[tuple[str, str | None]] | None = None
        self.filtered = QSortFilterProxyModel(self)
        self.filtered.setSourceModel(self.model)
        self.filtered.setRecursiveFilteringEnabled(True)
        self.filtered.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.line = QLineEdit()
        self.line.setClearButtonEnabled(True)
        self.view = QTreeView()
        self.view.setModel(self.filtered)
        self.view.setHeaderHidden(True)
        self.view.setUniformRowHeights(True)
        self.view.setIndentation(current().space(0.7))
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.nothing = EmptyPlace("search-x", self.view)
        self.nothing.on_press(self.line.clear)
        self.view.activated.connect(self._open)
        self.view.clicked.connect(self._open)
        self.line.textChanged.connect(self._filter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(current().space(0.35))
        layout.addWidget(self.line)
        layout.addWidget(self.view, 1)
        self.retranslate()

    def show_stock(self, stock: Stock | None, game: str = "") -> None:
        """Show everything there is to read, this game's book first and open, the rest as it was."""
        opened = self._opened()
        books = stock.books if stock is not None else ()
        opened |= {(book.title, None) for book in books if book.game == game}
        self.model.show_tree(tree_of(stock, game))
        self._open_again(opened)

    def point_at(self, rule: str) -> None:
        """Pick the line of a rule or page, where the tree shows it."""
        page = rule.partition("#")[0]
        for index in self._lines():
            if index.data(TARGET) == page and index.parent().data() not in self._own_titles():
                self.view.setCurrentIndex(index)
                self.view.scrollTo(index, QTreeView.ScrollHint.PositionAtCenter)
                return

    def retranslate(self) -> None:
        """Say the words again."""
        self.line.setPlaceholderText(say(_FILTER))
        name(self.line, _FILTER)
        name(self.view, T("Contents"))
        self.nothing.say(T("No title contains these letters."), T("Show all titles"))

    def _lines(self, below: QModelIndex | None = None) -> Iterator[QModelIndex]:
        """Yield every line that the filter lets through, from the top down."""
        above = below or QModelIndex()
        for row in range(self.filtered.rowCount(above)):
            index = self.filtered.index(row, 0, above)
            yield index
            yield from self._lines(index)

    def _own_titles(self) -> tuple[str, str]:
        return say(_BOOKMARKS), say(_NOTES)

    def _opened(self) -> set[tuple[str, str | None]]:
        """Return the opened lines by their words and those of the line above."""
        return {_key(index) for index in self._lines() if self.view.isExpanded(index)}

    def _open_again(self, opened: set[tuple[str, str | None]]) -> None:
        for index in self._lines():
            if _key(index) in opened:
                self.view.expand(index)

    def _filter(self, words: str) -> None:
        """Show what holds the words, opened; without words, the tree as it was before."""
        if self._before is None and words:
            self._before = self._opened()
        self.view.collapseAll()
        self.filtered.setFilterFixedString(words)
        if words:
            self.view.expandAll()
        elif self._before is not None:
            self._open_again(self._before)
            self._before = None

    def _open(self, index: QModelIndex) -> None:
        target = index.data(TARGET)
        if target:
            self.wanted.emit(target)
        elif self.view.model().rowCount(index):
            self.view.setExpanded(index, not self.view.isExpanded(index))


def _key(index: QModelIndex) -> tuple[str, str | None]:
    return index.data(), index.parent().data()


MANUAL_TITLE = T("Manual")
_RULE = T("{id} {title}")
_BOOKMARKS = T("★ Bookmarks")
_NOTES = T("Your notes")
_FILTER = T("Filter the contents")
