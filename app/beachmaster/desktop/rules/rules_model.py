"""Hold the rule library and the player's own notes for all views, opened off the GUI thread.

After it was opened in a worker, the library belongs to the GUI thread alone: a search takes a few
milliseconds there. The player's notes and bookmarks are kept in memory and written by workers.
"""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, Signal

from beachmaster.desktop.tasks import Task
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text
from beachmaster.rulebook.books import books
from beachmaster.rulebook.manual import manual
from beachmaster.rulebook.ours import Reading
from beachmaster.rulebook.page_set import PageSet
from beachmaster.rulebook.problems import RulebookError
from beachmaster.storage.settings import Settings

if TYPE_CHECKING:
    from beachmaster.rulebook.library import RuleLibrary
    from beachmaster.rulebook.notes import Notebook


class Heading(msgspec.Struct, frozen=True):
    """One line of the contents: a rule, or a term of the glossary."""

    id: str
    title: str


class Book(msgspec.Struct, frozen=True):
    """The contents of one game's rules, and its pages beside them."""

    game: str
    title: str
    sections: tuple[Heading, ...]
    glossary: tuple[Heading, ...]
    pages: tuple[Heading, ...] = ()


class Stock(msgspec.Struct):
    """What there is to read: the library, its contents, and what is the player's own."""

    library: "RuleLibrary"
    pages: PageSet
    books: tuple[Book, ...]
    concepts: tuple[Heading, ...]
    notes: dict[str, str]
    bookmarks: list[str]
    announcements: list[Text] = []
    manual: tuple[Heading, ...] = ()


class RulesModel(QObject):
    """The one place of the window where rules are read; `ready` when it can be used.

    `failed` carries the `Text` of why the rules cannot be opened, `troubled` why a note or bookmark
    could not be kept; `noted` names a rule whose note or bookmark changed. `closing` is the last
    moment to write a note; `announced` carries a `Text` that the player should read.
    """

    ready = Signal()
    failed = Signal(object)
    troubled = Signal(object)
    noted = Signal(str)
    announced = Signal(object)
    closing = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        index: Path | None = None,
        settings: Settings | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings or Settings.load()
        self.trouble: Text | None = None
        self._index = index
        self._leaves = False
        self._stock: Stock | None = None
        self._opening: Task[Stock] | None = None
        self._unsaved: dict[str, str] = {}
        self._lock = Lock()

    @property
    def stock(self) -> Stock | None:
        """Return what there is to read, or None while it is not open."""
        return self._stock

    @property
    def library(self) -> "RuleLibrary | None":
        """Return the library, for the GUI thread alone, or None while it is not open."""
        return self._stock.library if self._stock is not None else None

    @property
    def game_pages(self) -> PageSet:
        """Return the pages of all games; none while the library is not open."""
        return self._stock.pages if self._stock is not None else PageSet((), "page")

    @property
    def language(self) -> str:
        """Return the language that rules are read in."""
        return self._settings["language"]

    def open(self) -> None:
        """Open the library if nobody has yet; `ready` or `failed` follows."""
        if self._stock is not None or self._opening is not None:
            return
        application = QCoreApplication.instance()
        if application is not None and not self._leaves:
            application.aboutToQuit.connect(self.close)
            self._leaves = True
        index, language = self._index, self.language
        task: Task[Stock] = Task(lambda _task: open_stock(index, language), self)
        task.done.connect(self._take_stock)
        task.failed.connect(self._give_up)
        self._opening = task
        self.trouble = None
        task.start()

    def close(self) -> None:
        """Close the library; what was written is on disk already or on its way."""
        if self._opening is not None:
            self._opening.done.disconnect(self._take_stock)
            self._opening.failed.disconnect(self._give_up)
            self._opening.done.connect(_shut)
            self._opening = None
        if self._stock is not None:
            self.closing.emit()
            self._stock.library.close()
            self._stock = None

    # -- notes and bookmarks ---------------------------------------------------------------------

    def note(self, rule_id: str) -> str:
        """Return the player's note on a rule, or nothing."""
        return self._stock.notes.get(rule_id, "") if self._stock is not None else ""

    def write(self, rule_id: str, text: str) -> None:
        """Keep a note on a rule; an empty one goes away."""
        if self._stock is None or text.strip() == self.note(rule_id).strip():
            return
        self._stock.notes[rule_id] = text
        if not text.strip():
            del self._stock.notes[rule_id]
        with self._lock:
            self._unsaved[rule_id] = text
        self._store(self._save_notes)
        self.noted.emit(rule_id)

    def is_marked(self, rule_id: str) -> bool:
        """Tell whether a rule is bookmarked."""
        return self._stock is not None and rule_id in self._stock.bookmarks

    def mark(self, rule_id: str, *, on: bool) -> None:
        """Bookmark a rule, or take its bookmark away."""
        if self._stock is None or on == self.is_marked(rule_id):
            return
        bookmarks = self._stock.bookmarks
        bookmarks.append(rule_id) if on else bookmarks.remove(rule_id)

        def save() -> None:
            with self._lock, _notebook() as notebook:
                # Asked again: of two quick clicks the later one counts, whichever comes first.
                if rule_id in bookmarks:
                    notebook.bookmark(rule_id)
                else:
                    notebook.unbookmark(rule_id)

        self._store(save)
        self.noted.emit(rule_id)

    def _save_notes(self) -> None:
        """Write all notes that wait; the newest words of each count."""
        with self._lock:
            waiting, self._unsaved = self._unsaved, {}
            with _notebook() as notebook:
                for rule_id, text in waiting.items():
                    _keep(notebook, rule_id, text)

    def _store(self, work: Callable[[], None]) -> None:
        task: Task[None] = Task(lambda _task: work(), self)
        task.failed.connect(self._not_kept)
        task.start()

    # -- inside ----------------------------------------------------------------------------------

    def _take_stock(self, stock: Stock) -> None:
        self._opening = None
        self._stock = stock
        self.ready.emit()
        for text in stock.announcements:
            self.announced.emit(text)

    def _give_up(self, error: Exception) -> None:
        self._opening = None
        self.trouble = T("The rules cannot be opened. {reason}", reason=sentence(error))
        self.failed.emit(self.trouble)

    def _not_kept(self, error: Exception) -> None:
        self.troubled.emit(
            T("Your note or bookmark could not be saved. {reason}", reason=sentence(error))
        )


def open_stock(index: Path | None, language: str) -> Stock:
    """Open the library and read its contents and the player's notes; runs in a worker."""
    import markdown  # noqa: F401 - loaded here, so that the first rule is shown without delay

    from beachmaster.rulebook.game_pages import game_pages
    from beachmaster.rulebook.library import RuleLibrary
    from beachmaster.rulebook.mending import mend
    from beachmaster.rulebook.player import player_database

    announcements: list[Text] = []
    mend(player_database(), announcements.append)
    notes, bookmarks = _own_words(player_database())
    library = RuleLibrary.open(index, player_database(), announcements.append)
    try:
        pages = game_pages(library, Reading(say=say), language)
        pages.prepare()  # some 10 ms that the first letter of a search would wait for
        return Stock(
            library=library,
            pages=pages,
            books=tuple(_book(library, game, language, pages) for game in books()),
            concepts=tuple(Heading(each.id, each.title) for each in library.concepts(language)),
            notes=notes,
            bookmarks=bookmarks,
            announcements=announcements,
            manual=_manual_pages(),
        )
    except Exception as error:
        library.close()
        raise _as_sentence(error) from error


def sentence(error: Exception) -> Text:
    """Return what a player reads of an error."""
    if isinstance(error, RulebookError):
        return error.text
    return T(
        "The program met something unexpected ({what}).", what=f"{type(error).__name__}: {error}"
    )


def _book(library: "RuleLibrary", game: str, language: str, pages: PageSet) -> Book:
    return Book(
        game,
        books()[game].title,
        tuple(Heading(each.id, each.title) for each in library.sections(game, language)),
        tuple(Heading(each.id, each.title) for each in library.glossary(game, language)),
        tuple(Heading(each.id, each.title) for each in pages.pages if each.game == game),
    )


def _manual_pages() -> tuple[Heading, ...]:
    """Return the pages of the manual; none where they are missing."""
    with suppress(OSError):
        return tuple(Heading(page.id, page.title) for page in manual().pages)
    return ()


def _own_words(database: Path) -> tuple[dict[str, str], list[str]]:
    """Return the player's notes by rule, several as one text, and the bookmarked rules."""
    if not database.is_file():
        return {}, []
    notes: dict[str, str] = {}
    with _notebook() as notebook:
        for note in notebook.notes():
            before = notes.get(note.rule_id)
            notes[note.rule_id] = f"{before}\n\n{note.text}" if before else note.text
        return notes, [bookmark.rule_id for bookmark in notebook.bookmarks()]


def _notebook() -> "Notebook":
    from beachmaster.rulebook.notes import Notebook

    return Notebook()


def _keep(notebook: "Notebook", rule_id: str, text: str) -> None:
    """Make a text the one note on a rule."""
    notes = notebook.notes(rule_id)
    for surplus in notes[1:]:
        notebook.remove(surplus.id)
    if notes and text.strip():
        notebook.change(notes[0].id, text)
    elif notes:
        notebook.remove(notes[0].id)
    elif text.strip():
        notebook.add(rule_id, text)


def _as_sentence(error: Exception) -> Exception:
    """Turn what the database says into a sentence."""
    from beachmaster.rulebook.problems import RuleIndexError, reason_of

    if isinstance(error, sqlite3.Error):
        return RuleIndexError(T("The rule index is damaged: {reason}.", reason=reason_of(error)))
    return error


def _shut(stock: Stock) -> None:
    with suppress(Exception):
        stock.library.close()
