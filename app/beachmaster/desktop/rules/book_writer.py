"""Write the book of a game, or its player aid, where the player says: as PDF or as one web page."""

from html import escape
from pathlib import Path

from PySide6.QtCore import QByteArray, QMarginsF, QObject, QSizeF, QUrl
from PySide6.QtGui import (
    QFont,
    QImage,
    QPageLayout,
    QPageSize,
    QPdfWriter,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QApplication, QFileDialog

from beachmaster.desktop.dialogs.document import paper_size
from beachmaster.desktop.drawing import address, laid_out, picture, source_of
from beachmaster.desktop.identity import application
from beachmaster.desktop.own_text import PICTURE, OwnDocument
from beachmaster.desktop.rules.rules_model import RulesModel
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme.faces import dressed
from beachmaster.desktop.theme.tokens import SANS, SERIF
from beachmaster.desktop.translators import Translators
from beachmaster.desktop.words import say
from beachmaster.rulebook.books import books
from beachmaster.rulebook.library import RuleLibrary
from beachmaster.rulebook.ours import Reading
from beachmaster.rulebook.printing import aid_blocks, file_name, player_aid, whole_book
from beachmaster.rulebook.problems import RulebookError
from beachmaster.storage.folders import write_whole

LETTERS = 10
"""How many pixels a letter of a page is; a page that is to hold more is made of more pixels."""
FINEST, COARSEST, STEP = 2.0, 1.0, 0.05
PAGES, EDGE, CELL = 2, 24, 4
"""How many pages an aid has, and in pixels of the coarsest page what it leaves free."""
RULED = (
    '<table border="1" cellspacing="0" cellpadding="{padding}" width="{width}" '
    'style="border-collapse: collapse; border-style: solid; border-color: #777777">'
)
CSS = """
p { margin: 1px 0; } p.title { font-weight: bold; font-size: 15px; }
p.head { margin: 6px 0 0 0; font-weight: bold; } ul, ol { margin: 1px; }
"""
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
    writer.setPageMargins(QMarginsF(), QPageLayout.Unit.Millimeter)  # Qt leaves 2 cm by itself
    document.print_(writer)


def write_book_alone(library: RuleLibrary, game: str, file: Path, *, aid: bool, lang: str) -> None:
    """Write a book or an aid from a program without a window."""
    made = application()
    if lang != "en":
        Translators(made).speak(lang)
    write_book(library, game, file, aid=aid, lang=lang)


def book_on_paper(library: RuleLibrary, game: str, lang: str) -> QTextDocument:
    """Return the whole book, to be printed."""
    document = BookPaper()
    font = dressed(document.defaultFont(), SERIF)
    font.setPointSize(10)
    document.setDefaultFont(font)
    html = whole_book(library, game, Reading(say=say), lang, _drawn)
    html = html.replace("<table>", RULED.format(padding=3, width="100%"))
    for kind, family in (("sans-serif", SANS), ("serif", SERIF)):
        html = html.replace(f"font-family: {kind};", f"font-family: '{family}', {kind};")
    document.setHtml(html)
    return document


def _drawn(source: str) -> str:
    """Return a drawing as a picture that the paper paints, finer than it stands on the page."""
    return f'<img src="{address(source)}" width="{laid_out(source).width * DRAWN:.0f}"/>'


def aid_on_paper(library: RuleLibrary, game: str, lang: str) -> QTextDocument:
    """Return the aid on two pages of two columns each, its letters as large as that lets them be.

    Raises `RulebookError` for a game that has none.
    """
    title = say(T("{game}: player aid", game=books()[game].title))
    blocks = [
        f'<p class="title">{escape(title)}</p>',
        *aid_blocks(library, game, Reading(say=say), lang),
    ]
    blocks = [block.replace("<table>", RULED.format(padding=1, width="98%")) for block in blocks]
    paper = QPageSize.size(paper_size(), QPageSize.Unit.Point)
    fine = COARSEST
    while True:
        page = QSizeF(paper.width() * fine, paper.height() * fine)
        edge = EDGE * fine
        width = (page.width() - 2 * edge) / 2 - 2 * CELL
        columns = in_columns(blocks, [_height(block, width) for block in blocks], 2 * PAGES)
        document = _small_print()
        document.setDocumentMargin(edge)
        document.setHtml("".join(_page_of(columns, at) for at in range(PAGES)))
        document.setPageSize(page)
        if document.pageCount() <= PAGES or fine >= FINEST:
            return document
        fine += STEP


def _small_print() -> BookPaper:
    document = BookPaper()
    font = QFont(dressed(document.defaultFont()))
    font.setPixelSize(LETTERS)
    document.setDefaultFont(font)
    document.setDefaultStyleSheet(CSS)
    whole = document.defaultTextOption()
    whole.setWrapMode(QTextOption.WrapMode.WordWrap)  # a narrow cell breaks no word
    document.setDefaultTextOption(whole)
    return document


def _height(block: str, width: float) -> float:
    """Return how high a part of the aid is in a column."""
    document = _small_print()
    document.setDocumentMargin(0)
    document.setHtml(block)
    document.setTextWidth(width)
    return document.size().height()


def _page_of(columns: list[list[str]], at: int) -> str:
    """Return the two columns of a page; each page but the first begins a new one."""
    cells = "".join(
        f'<td width="50%" valign="top">{"".join(column)}</td>'
        for column in columns[2 * at : 2 * at + 2]
    )
    style = ' style="page-break-before: always"' if at else ""
    return (
        f'<table width="100%" cellspacing="0" cellpadding="{CELL}"{style}><tr>{cells}</tr></table>'
    )


def in_columns(blocks: list[str], heights: list[float], count: int) -> list[list[str]]:
    """Divide parts among columns in their order, so that the highest column is as low as can be."""
    low, high = max(heights), sum(heights)
    while high - low > 1:
        middle = (low + high) / 2
        fits = len(_filled(blocks, heights, middle)) <= count
        low, high = (low, middle) if fits else (middle, high)
    columns = _filled(blocks, heights, high)
    return columns + [[] for _ in range(count - len(columns))]


def _filled(blocks: list[str], heights: list[float], most: float) -> list[list[str]]:
    """Fill columns one after the other up to a height."""
    columns: list[list[str]] = [[]]
    used = 0.0
    for block, height in zip(blocks, heights, strict=True):
        if columns[-1] and used + height > most:
            columns.append([])
            used = 0.0
        columns[-1].append(block)
        used += height
    return columns
