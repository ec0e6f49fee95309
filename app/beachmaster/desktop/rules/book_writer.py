"""Write the book of a game, or its player aid, where the player says: as PDF or as one web page."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QMarginsF, QObject, QSizeF, QUrl
from PySide6.QtGui import QFont, QImage, QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QApplication, QFileDialog

from beachmaster.desktop.dialogs.document import paper_size
from beachmaster.desktop.drawing import address, laid_out, picture, source_of
from beachmaster.desktop.own_text import PICTURE, OwnDocument
from beachmaster.desktop.rules.rules_model import RulesModel
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.rulebook.library import RuleLibrary
from beachmaster.rulebook.ours import Reading
from beachmaster.rulebook.printing import aid_blocks, file_name, player_aid, whole_book
from beachmaster.rulebook.problems import RulebookError
from beachmaster.storage.folders import write_whole

LETTERS = 10
"""How many pixels a letter of a page is; a page that is to hold more is made of more pixels."""
FINEST, COARSEST = 2.0, 1.0
PAGES = 2
RULED = (
    '<table border="1" cellspacing="0" cellpadding="{padding}" width="{width}" '
    'style="border-collapse: collapse; border-style: solid; border-color: #777777">'
)
CSS = (
    "p { margin: 1px 0; } p.head { margin: 6px 0 0 0; font-weight: bold; } ul, ol { margin: 1px; }"
)
DRAWN = 1.15
"""How large a drawing is on the pages of the book."""


class BookPaper(OwnDocument):
    """A book on white paper: its drawings in ink."""

    def loadResource(self, kind: int, name: QUrl | str) -> QByteArray | QImage:
        """Paint a drawing; load nothing else."""
        source = source_of(name)
        if kind == PICTURE and source:
            return picture(source, paper=True)
        return super().loadResource(kind, name)


class BookWriter(QObject):
    """Asks for a file and writes it; what was written, or why not, is announced by the rules."""

    def __init__(self, rules_model: RulesModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rules_model = rules_model

    def ask(self, game: str, *, aid: bool) -> None:
        """Ask where to, and write there."""
        dialog = QFileDialog(QApplication.activeWindow(), say(T("Save as")))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([say(T("PDF (*.pdf)")), say(T("Web page (*.html)"))])
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(str(file_name(game, aid=aid, ending=".pdf")))
        dialog.fileSelected.connect(lambda name: self.write(game, Path(name), aid=aid))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write(self, game: str, file: Path, *, aid: bool) -> None:
        """Write a book or an aid in the form that the file's ending names."""
        library = self._rules_model.library
        if library is None:
            return
        try:
            write_book(library, game, file, aid=aid, lang=self._rules_model.language)
        except RulebookError as error:
            self._rules_model.announced.emit(error.text)
        except OSError as error:
            why = error.strerror or str(error)
            said = T("The file {file} cannot be written: {why}.", file=file.name, why=why)
            self._rules_model.announced.emit(said)
        else:
            self._rules_model.announced.emit(T("Written to {file}.", file=file.name))


def write_book(library: RuleLibrary, game: str, file: Path, *, aid: bool, lang: str = "en") -> None:
    """Write a book or an aid; raise `OSError` or `RulebookError` where that cannot be."""
    reading = Reading(say=say)
    if file.suffix.lower() != ".pdf":
        make = player_aid if aid else whole_book
        write_whole(file, make(library, game, reading, lang).encode())
        return
    document = aid_on_paper(library, game, lang) if aid else book_on_paper(library, game, lang)
    with file.open("wb"):  # says at once, and in words, where the file cannot be written
        pass
    writer = QPdfWriter(str(file))
    writer.setPageSize(QPageSize(paper_size()))
    margin = 0.0 if aid else 18.0
    writer.setPageMargins(QMarginsF(*[margin] * 4), QPageLayout.Unit.Millimeter)
    document.print_(writer)


def book_on_paper(library: RuleLibrary, game: str, lang: str) -> QTextDocument:
    """Return the whole book, to be printed."""
    document = BookPaper()
    font = document.defaultFont()
    font.setPointSize(10)
    document.setDefaultFont(font)
    html = whole_book(library, game, Reading(say=say), lang, _drawn)
    document.setHtml(html.replace("<table>", RULED.format(padding=3, width="100%")))
    return document


def _drawn(source: str) -> str:
    """Return a drawing as a picture that the paper paints, finer than it stands on the page."""
    return f'<img src="{address(source)}" width="{laid_out(source).width * DRAWN:.0f}"/>'


def aid_on_paper(library: RuleLibrary, game: str, lang: str) -> QTextDocument:
    """Return the aid on two pages of two columns each, its letters as large as that lets them be.

    Raises `RulebookError` for a game that has none.
    """
    first, second = _halves(aid_blocks(library, game, Reading(say=say), lang))
    html = (
        '<table width="100%" cellpadding="4"><tr>'
        f'<td width="50%" valign="top">{first}</td><td width="50%" valign="top">{second}</td>'
        "</tr></table>"
    ).replace("<table>", RULED.format(padding=1, width="98%"))
    size = QPageSize.size(paper_size(), QPageSize.Unit.Point)
    fine = COARSEST
    while True:
        document = BookPaper()
        font = QFont(document.defaultFont())
        font.setPixelSize(LETTERS)
        document.setDefaultFont(font)
        document.setDefaultStyleSheet(CSS)
        document.setDocumentMargin(24 * fine)
        document.setHtml(html)
        document.setPageSize(QSizeF(size.width() * fine, size.height() * fine))
        if document.pageCount() <= PAGES or fine >= FINEST:
            return document
        fine += 0.05


def _halves(blocks: list[str]) -> tuple[str, str]:
    """Divide what an aid holds into two columns of about one length."""
    whole, so_far = sum(map(len, blocks)), 0
    for at, block in enumerate(blocks):
        so_far += len(block)
        if so_far >= whole / 2:
            return "".join(blocks[: at + 1]), "".join(blocks[at + 1 :])
    return "".join(blocks), ""
