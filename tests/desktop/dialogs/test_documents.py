"""Report and pack-away sheet tell the game, and can be kept in three forms."""

import re

import pypdfium2
import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication, QPageSize, QTextDocument
from PySide6.QtWidgets import QLabel

from beachmaster.desktop.dialogs.document import paper_size
from beachmaster.desktop.dialogs.pack_away import PackAwayDialog, sheet
from beachmaster.desktop.dialogs.report import ReportDialog, report
from beachmaster.desktop.dialogs.tables import TablesDialog, tables
from beachmaster.desktop.words import say
from desktop.games import ended, played

MADE = {
    "report": lambda: ReportDialog(ended()),
    "pack-away": lambda: PackAwayDialog(played(60)),
    "tables": lambda: TablesDialog(played(0, game="bloodbath")),
}


@pytest.fixture(params=MADE)
def dialog(request, qtbot, theme):
    made = MADE[request.param]()
    qtbot.addWidget(made)
    made.open()
    yield made
    made.close()


def said(dialog):
    return "".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())


def pdf_words(path):
    document = pypdfium2.PdfDocument(path)
    try:
        return " ".join(page.get_textpage().get_text_range() for page in document)
    finally:
        document.close()


def plain(markdown):
    document = QTextDocument()
    document.setMarkdown(markdown)
    return document.toPlainText()


def test_it_is_kept_as_markdown(dialog, tmp_path):
    path = tmp_path / "kept.md"
    dialog.save(path)
    assert path.read_text(encoding="utf-8") == dialog.markdown
    assert "kept.md" in said(dialog)


def test_it_is_kept_as_a_web_page(dialog, tmp_path):
    path = tmp_path / "kept.html"
    dialog.save(path)
    document = QTextDocument()
    document.setHtml(path.read_text(encoding="utf-8"))
    first = plain(dialog.markdown).splitlines()[0]
    assert first in document.toPlainText()


def test_it_is_kept_as_a_pdf_whose_words_can_be_read(dialog, tmp_path):
    path = tmp_path / "kept.PDF"
    dialog.save(path)
    words = "".join(pdf_words(path).split())
    lines = [line for line in plain(dialog.markdown).splitlines() if len(line) > 20]
    found = [line for line in lines[:20] if "".join(line.split()) in words]
    assert len(found) >= len(lines[:20]) // 2
    assert found


@pytest.mark.parametrize("ending", ["md", "html", "pdf"])
def test_a_folder_that_cannot_be_written_to_is_said(dialog, tmp_path, ending):
    dialog.save(blocked(tmp_path, ending))
    assert "cannot be written" in said(dialog)


def blocked(folder, ending):
    """Return a path below a file, where nobody can write, not even root."""
    (folder / "file").write_text("in the way")
    return folder / "file" / f"kept.{ending}"


def test_it_can_be_copied(dialog):
    dialog.copy()
    assert QGuiApplication.clipboard().text() == dialog.markdown


def test_the_report_of_a_finished_game_has_result_turns_luck_and_journal(theme):
    words = report(ended())
    score = ended().overview.score
    assert f"{score.total}" in words
    assert words.count("\n| ") >= ended().overview.turn
    assert "dice" in words
    assert re.search(r"\(\d+\.\d[\d., ]*\)$", words, re.MULTILINE)


def test_the_sheet_lists_every_piece_once(theme):
    controller = played(60)
    pieces = controller.session.module.pieces(controller.session.state)
    words = sheet(controller)
    assert "- [ ] " in words
    for space in {piece.space for piece in pieces.values() if piece.space.isdigit()}:
        assert words.count(f"**{space}**") == 1


def test_the_sheet_tells_nothing_hidden(theme):
    names = {say(unit.name) for unit in ended().overview.units if unit.side.id == "japan"}
    told = [name for name in names if name in sheet(played(0))]
    assert len(names) > 10
    assert told == ["Hidden unit"] or not told


def test_the_tables_of_a_game_are_shown_as_it_plays_with_them(theme):
    words = tables(played(0, game="bloodbath"))
    assert "| **Clear** |  | −2 | 0 | 2 | 4 | 6 | 8 | 11 | 14 |" in words
    assert "| **Die 6** | Ae | A3 | A2 | A1 | (A) | NE | NE | Ex | Ex |" in words
    assert "| **Every turn** |  |  |  |  |  | storm |" in words
    assert "**Turn 3**" not in words
    assert words.count("our estimate") == 2
    assert "begin a new game" in words


def test_a_game_without_such_tables_says_so(theme):
    assert "all of them are in its rules" in tables(played(0))


def test_the_report_names_phases_as_the_game_does(controller):
    for _answer in range(40):
        controller.auto()
    lines = report(controller).splitlines()
    steps = {say(step.text) for step in controller.overview.steps}
    headings = {line.partition(", ")[2] for line in lines if line.startswith("### ")}
    assert headings
    assert headings <= steps


def test_the_paper_is_that_of_the_country():
    sizes = QPageSize.PageSizeId
    assert paper_size(QLocale.Country.UnitedStates) == sizes.Letter
    assert paper_size(QLocale.Country.Germany) == sizes.A4
    assert paper_size() in (sizes.A4, sizes.Letter)
