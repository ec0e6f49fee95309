"""The player's own rulebook beside our text: what it says of the rule, and the page itself."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QTabWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop.forms import name, name_tabs
from beachmaster.desktop.icons import give_icon
from beachmaster.desktop.rules.own_import import ImportDialog, file_dialog
from beachmaster.desktop.rules.own_loading import OwnRule, read_own, remove_own
from beachmaster.desktop.rules.pdf_page import PdfPage
from beachmaster.desktop.rules.rules_model import RulesModel, sentence
from beachmaster.desktop.rules.tool import tool_button
from beachmaster.desktop.tasks import Task
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text, plain_text
from beachmaster.rulebook.books import books, game_of

TEXT, PAGE = 0, 1


class OwnPane(QWidget):
    """What the player's own copy says of a rule; read in a worker, the newest wish wins."""

    shelved = Signal(str)

    def __init__(self, rules_model: RulesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules_model = rules_model
        self._rule = ""
        self._own = OwnRule()
        self._reading: Task[OwnRule] | None = None
        self.asking: QFileDialog | None = None
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setProperty("role", "hint")
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.page = PdfPage()
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.text, "")
        self.tabs.addTab(self.page, "")
        self.tabs.setCornerWidget(self.page.tools)
        self.tabs.currentChanged.connect(lambda _at: self._show_page())
        self.bring = QPushButton()
        self.bring.clicked.connect(self.ask_for_file)
        self.more = tool_button()
        give_icon(self.more, "ellipsis")
        self.again, self.remove = QAction(self), QAction(self)
        self.again.triggered.connect(self.ask_for_file)
        self.remove.triggered.connect(self._remove)
        self._lay_out()
        self.retranslate()

    def open_rule(self, rule: str) -> None:
        """Look up what the player's rulebook says of a rule, once somebody looks."""
        self._rule = rule
        if self.isVisible():
            self._read()

    def showEvent(self, event: object) -> None:
        """Look the rule up when the pane is opened."""
        super().showEvent(event)  # type: ignore[arg-type]
        self._read()

    def retranslate(self) -> None:
        """Say the words again."""
        self.tabs.setTabText(TEXT, say(T("Text")))
        self.tabs.setTabText(PAGE, say(T("Page")))
        name_tabs(self.tabs, _WHAT_IT_SAYS)
        name(self.text, _WHAT_IT_SAYS)
        self.bring.setText(say(T("&Import your rulebook…")))
        self.again.setText(say(T("&Import it again…")))
        self.remove.setText(say(T("&Remove it from this computer")))
        name(self.bring, T("Import your rulebook"))
        name(self.more, _MORE, _MORE)
        self._show(self._own)

    def ask_for_file(self) -> None:
        """Ask for the file of the player's rulebook of this rule's game."""
        game = game_of(self._rule)
        if game is None or self._rules_model.library is None:
            return
        self.asking = file_dialog(game, self)
        self.asking.fileSelected.connect(lambda file: self.import_file(Path(file)))
        self.asking.open()

    def import_file(self, file: Path) -> ImportDialog | None:
        """Import a file as the rulebook of this rule's game, and show how that goes."""
        game, library = game_of(self._rule), self._rules_model.library
        if game is None or library is None:
            return None
        headings = {each: library.headings(each) for each in books()}
        dialog = ImportDialog(file, game, headings, self)
        dialog.imported.connect(self._on_imported)
        dialog.open()
        return dialog

    def _lay_out(self) -> None:
        theme = current()
        menu = QMenu(self.more)
        menu.addActions([self.again, self.remove])
        self.more.setMenu(menu)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        top = QHBoxLayout()
        top.addWidget(self.words, 1)
        top.addWidget(self.more, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.space(0.35), theme.space(0.25), 0, 0)
        layout.setSpacing(theme.space(0.35))
        layout.addLayout(top)
        layout.addWidget(self.bring, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.tabs, 1)
        layout.addStretch(0)

    def _read(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
        rule, game = self._rule, game_of(self._rule)
        if game is None:
            self._show(OwnRule())
            return
        task: Task[OwnRule] = Task(lambda _task: read_own(rule, game), self)
        task.done.connect(self._show)
        task.failed.connect(self._complain)
        self._reading = task
        task.start()

    def _show(self, own: OwnRule) -> None:
        self._own = own
        has_book, has_text = own.book is not None, bool(own.passages)
        self.tabs.setVisible(has_text)
        self.more.setVisible(has_book)
        self.bring.setVisible(not has_book)
        self.bring.setEnabled(game_of(self._rule) is not None)
        self.words.setText(say(self._summary(own)))
        self.text.setPlainText("\n\n".join(passage.text for passage in own.passages))
        self.tabs.setTabEnabled(PAGE, self._pdf() is not None)
        self.tabs.setTabToolTip(PAGE, say(self._why_no_page(own)))
        self._show_page()

    def _summary(self, own: OwnRule) -> Text:
        if own.book is None:
            game = game_of(self._rule)
            return (
                T(
                    "If you have the rulebook of {title} as a PDF or a text file, import it: its "
                    "words then appear here, rule by rule, on this computer only.",
                    title=books()[game].title,
                )
                if game
                else T("Open a rule to see what your own rulebook says about it.")
            )
        if not own.passages:
            return T("{file}: no heading of this rule was found.", file=own.book.name)
        first = own.passages[0]
        heading = f"{first.printed} {first.title}".removeprefix("none ")
        if first.page:
            return T(
                "{file}, page {page}: {heading}",
                file=own.book.name,
                page=first.page,
                heading=heading,
            )
        return T("{file}: {heading}", file=own.book.name, heading=heading)

    def _pdf(self) -> Path | None:
        """Return the PDF that the rule stands in, where we know its place on this computer."""
        file = self._own.book.file if self._own.book is not None else None
        known = file is not None and self._own.passages and self._own.passages[0].page
        return file if file and known and file.suffix.lower() == ".pdf" else None

    def _why_no_page(self, own: OwnRule) -> Text:
        """Return why there is no page to show; nothing where there is one."""
        if own.book is None or self._pdf() is not None:
            return plain_text("")
        return (
            T("Import {file} again to see its pages here.")
            if own.book.file is None
            else T("{file} is not a PDF: there are no pages to show.")
        ).fill(file=own.book.name)

    def _show_page(self) -> None:
        file = self._pdf()
        if file is not None and self.tabs.currentIndex() == PAGE and self.isVisible():
            self.page.show_page(file, self._own.passages[0].page)

    def _on_imported(self, game: str) -> None:
        self._read()
        self.shelved.emit(game)

    def _remove(self) -> None:
        game = game_of(self._rule)
        if game is None:
            return
        task: Task[None] = Task(lambda _task: remove_own(game), self)
        task.done.connect(lambda _nothing: self._read())
        task.failed.connect(self._complain)
        task.start()

    def _complain(self, error: Exception) -> None:
        self.words.setText(say(sentence(error)))


_WHAT_IT_SAYS = T("What your rulebook says")
_MORE = T("Import your rulebook again, or remove it")
