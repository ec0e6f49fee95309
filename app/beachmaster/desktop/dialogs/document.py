"""Show a document and let the player copy it, print it, or keep it as Markdown, HTML or PDF."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QLocale, QMarginsF
from PySide6.QtGui import (
    QFont,
    QGuiApplication,
    QPageLayout,
    QPageSize,
    QPdfWriter,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop import forms
from beachmaster.desktop.labels import Wrong
from beachmaster.desktop.nothing import EmptyPlace
from beachmaster.desktop.own_text import OwnBrowser, OwnDocument
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.tokens import SERIF
from beachmaster.desktop.words import say
from beachmaster.engine.text import Text
from beachmaster.storage.folders import write_whole

FILTERS: tuple[tuple[str, Text], ...] = (
    (".md", T("Markdown (*.md)")),
    (".html", T("Web page (*.html)")),
    (".pdf", T("PDF (*.pdf)")),
)
POINTS = 11
_LETTER = (
    QLocale.Country.UnitedStates,
    QLocale.Country.Canada,
    QLocale.Country.Mexico,
    QLocale.Country.Philippines,
)


class DocumentDialog(QDialog):
    """One Markdown document; `name` is the file name it is offered under."""

    def __init__(self, title: Text, markdown: str, name: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.markdown, self._name = markdown, name
        self.setWindowTitle(say(title))
        self._page = OwnBrowser()
        self._page.setMarkdown(markdown)
        set_headings(self._page.document())
        self._page.document().setDocumentMargin(current().space(1.0))
        forms.name(self._page, title)
        self.acts: list[QPushButton] = []
        self._said = Wrong()
        self._said.hide()
        self._column = column = QVBoxLayout(self)
        column.addWidget(self._page, 1)
        column.addWidget(self._said)
        column.addWidget(self._buttons())
        forms.size_window(self, current().space(44), current().space(38))

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        acts: tuple[tuple[Text, Callable[[], None]], ...] = (
            (T("&Copy"), self.copy),
            (T("&Print…"), self._print),
            (T("&Save as…"), self._ask_where),
        )
        for source, act in acts:
            button = buttons.addButton(say(source), QDialogButtonBox.ButtonRole.ActionRole)
            button.clicked.connect(act)
            self.acts.append(button)
        buttons.rejected.connect(self.reject)
        return buttons

    def show_nothing(self, nothing: EmptyPlace) -> None:
        """Say in the page's place that there is nothing to read, copy, print or keep."""
        self._column.replaceWidget(self._page, nothing)
        self._page.hide()
        for button in self.acts:
            button.hide()

    def copy(self) -> None:
        """Put the document on the clipboard as Markdown."""
        QGuiApplication.clipboard().setText(self.markdown)
        self._say(T("Copied as Markdown."))

    def _print(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageSize(QPageSize(paper_size()))
        dialog = QPrintDialog(printer, self)
        dialog.accepted.connect(lambda: paper(self.markdown).print_(printer))
        dialog.finished.connect(dialog.deleteLater)
        dialog.setModal(True)
        dialog.show()

    def _ask_where(self) -> None:
        dialog = QFileDialog(self, say(T("Save as")))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([say(source) for _ending, source in FILTERS])
        dialog.setDefaultSuffix("md")
        dialog.selectFile(self._name)
        dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(_suffix(chosen)))
        dialog.fileSelected.connect(lambda path: self.save(Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save(self, path: Path) -> None:
        """Write the document in the form that the file's ending names."""
        try:
            write_document(self.markdown, path)
        except OSError as error:
            failed = T(
                "The file {file} cannot be written: {why}.",
                file=path.name,
                why=error.strerror or str(error),
            )
            self._say(failed, wrong=True)
        else:
            self._say(T("Written to {file}.", file=path.name))

    def _say(self, text: Text, *, wrong: bool = False) -> None:
        self._said.report(say(text), wrong=wrong)
        self._said.show()


def set_headings(document: QTextDocument) -> None:
    """Set the headings of a document in our serif, as titles are everywhere."""
    titled = QTextCharFormat()
    titled.setFontFamilies([SERIF])
    titled.setFontWeight(QFont.Weight.DemiBold)
    block = document.begin()
    while block.isValid():
        if block.blockFormat().headingLevel():
            cursor = QTextCursor(block)
            cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
            cursor.mergeCharFormat(titled)
        block = block.next()


def write_document(markdown: str, path: Path) -> None:
    """Write Markdown, HTML or PDF by the file's ending; raise `OSError` where it cannot be."""
    if path.suffix.lower() == ".pdf":
        _write_pdf(markdown, path)
    elif path.suffix.lower() in (".html", ".htm"):
        write_whole(path, paper(markdown).toHtml().encode())
    else:
        write_whole(path, markdown.encode())


def paper(markdown: str) -> QTextDocument:
    """Return the document as it looks on white paper, whatever the window's theme."""
    document = OwnDocument()
    font = document.defaultFont()
    font.setPointSize(POINTS)
    document.setDefaultFont(font)
    document.setMarkdown(markdown)
    return document


def paper_size(country: QLocale.Country | None = None) -> QPageSize.PageSizeId:
    """Return the paper of a country, the player's own: Letter in North America, else A4."""
    letter = (country or QLocale.system().territory()) in _LETTER
    return QPageSize.PageSizeId.Letter if letter else QPageSize.PageSizeId.A4


def _write_pdf(markdown: str, path: Path) -> None:
    with path.open("wb"):  # says at once, and in words, where the file cannot be written
        pass
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(paper_size()))
    writer.setPageMargins(QMarginsF(18, 18, 18, 18), QPageLayout.Unit.Millimeter)
    paper(markdown).print_(writer)


def _suffix(chosen: str) -> str:
    return next((ending[1:] for ending, source in FILTERS if say(source) == chosen), "md")
