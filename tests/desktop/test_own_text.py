"""Names from anybody are plain words everywhere, and no page loads what a text names."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QColor, QImage, QPixmap, QTextDocument
from PySide6.QtWidgets import QInputDialog, QLabel, QMessageBox, QVBoxLayout, QWidget

import beachmaster.desktop
from beachmaster.desktop.dialogs.document import DocumentDialog, paper
from beachmaster.desktop.own_text import OwnBrowser, OwnDocument, tip, without_pictures
from beachmaster.engine.text import plain_text

TAGS = "<b>bold</b><img src='file:///etc/passwd'>"
SOURCES = Path(beachmaster.desktop.__file__).parent


@pytest.fixture
def picture(tmp_path):
    """Return the address of a red picture, 40 x 40, among somebody's files."""
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    path = tmp_path / "secret.png"
    assert image.save(str(path))
    return QUrl.fromLocalFile(str(path))


def loads(document, picture):
    kind = QTextDocument.ResourceType.ImageResource.value
    found = document.resource(kind, picture)
    return found.width() == 40 if isinstance(found, QImage | QPixmap) else bool(found)


def test_a_page_and_a_paper_load_no_file_that_they_name(qtbot, theme, picture):
    markdown = f"# Report\n\n![x]({picture.toString()}) <img src='{picture.toString()}'>"
    ordinary = QTextDocument()
    ordinary.setMarkdown(markdown)
    assert loads(ordinary, picture)
    dialog = DocumentDialog(plain_text("Report"), markdown, "report", None)
    qtbot.addWidget(dialog)
    pages = dialog.findChildren(OwnBrowser)
    assert len(pages) == 1
    assert not loads(pages[0].document(), picture)
    assert not loads(paper(markdown), picture)


def test_no_module_shows_a_page_of_another_kind():
    raw = re.compile(r"\b(QTextBrowser|QTextEdit|QTextDocument)\(\)")
    found = [
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.py")
        if raw.search(path.read_text("utf-8")) and "rules" not in path.parts
    ]
    assert found == []


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("a ![x](file:///y) <img src='z'>", "a [x](file:///y) &lt;img src='z'>"),
        ("!![a](f.png)", "[a](f.png)"),
        ("!!!![a](f.png) ! [b](c)", "[a](f.png) ! [b](c)"),
    ],
)
def test_a_label_takes_no_picture_from_markdown(words, shown):
    assert without_pictures(words) == shown


def test_a_label_that_does_not_say_what_it_holds_is_plain(qtbot, theme):
    window = QWidget()
    qtbot.addWidget(window)
    theme.apply("light", 100)
    column = QVBoxLayout(window)
    plain, marked = QLabel(TAGS), QLabel("**x**")
    marked.setTextFormat(Qt.TextFormat.MarkdownText)
    column.addWidget(plain)
    column.addWidget(marked)
    window.show()
    qtbot.waitExposed(window)
    assert plain.textFormat() == Qt.TextFormat.PlainText
    assert marked.textFormat() == Qt.TextFormat.MarkdownText


def test_a_box_that_asks_shows_a_name_as_it_is(qtbot, theme):
    window = QWidget()
    qtbot.addWidget(window)
    theme.apply("light", 100)
    window.show()
    box = QMessageBox(window)
    box.setText(TAGS)
    box.setInformativeText(TAGS)
    asking = QInputDialog(window)
    asking.setLabelText(TAGS)
    for dialog in (box, asking):
        dialog.open()
        qtbot.waitExposed(dialog)
        labels = [one for one in dialog.findChildren(QLabel) if one.text()]
        assert labels
        assert {one.textFormat() for one in labels} == {Qt.TextFormat.PlainText}
        dialog.close()


@pytest.mark.parametrize("words", ["plain", "a < b", TAGS, "&lt;b&gt;", "two\nlines <b>x</b>"])
def test_a_tip_shows_its_words_as_they_are(words):
    shown = tip(words)
    if "<" not in words:
        assert shown == words
        return
    document = OwnDocument()
    document.setHtml(shown)
    assert document.toPlainText() == words
