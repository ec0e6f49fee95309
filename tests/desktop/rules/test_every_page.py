"""Every rule of every game can be read, at every depth and at two sizes of text."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from beachmaster.desktop.labels import TERM
from beachmaster.desktop.rules import SearchPalette
from beachmaster.desktop.rules.bar import DEPTHS
from beachmaster.desktop.rules.browser import RuleBrowser
from beachmaster.desktop.rules.drawer import NOTE, OWN, USES
from beachmaster.desktop.rules.pages import Pages
from beachmaster.desktop.rules.panel import CONTENTS, READING
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.rulebook.books import books
from often import few
from rulebook.pdf_writer import column, write_pdf

SIZES = (100, 200)
TROUBLE = "something unexpected"


@pytest.fixture(params=SIZES)
def size(request, theme):
    """Apply a size of text; the theme's own fixture puts it back."""
    theme.apply("light", request.param)
    return request.param


@pytest.mark.parametrize(
    ("size", "game"), few([(one, game) for one in SIZES for game in books()], 6), indirect=["size"]
)
def test_every_section_is_set_at_every_depth(rules_model, controller, qtbot, size, game):
    pages, browser = Pages(controller, rules_model), RuleBrowser()
    qtbot.addWidget(browser)
    sections = rules_model.library.sections(game)
    assert sections
    for section in sections:
        for depth in DEPTHS:
            page = pages.page(section.id, depth)
            assert page.is_rule, f"{section.id} {depth}: {page.title}"
            browser.set_page(page.html)
            words = browser.toPlainText()
            assert section.title in words, section.id
            assert len(words) > len(section.title) + len(section.id)


def test_every_term_is_set(rules_model, controller, qtbot, size):
    pages, browser = Pages(controller, rules_model), RuleBrowser()
    qtbot.addWidget(browser)
    terms = [each for book in rules_model.stock.books for each in book.glossary] + [
        *rules_model.stock.concepts
    ]
    assert len(terms) > 100
    for term in terms:
        browser.set_page(pages.page(TERM + term.id, "full").html)
        assert browser.toPlainText().startswith(term.title)
        assert len(browser.toPlainText()) > len(term.title) + 10


@pytest.mark.parametrize("depth", DEPTHS)
def test_every_panel_of_the_rules_opens_on_rules_with_and_without_rulings(panel, size, depth):
    panel.set_depth(depth)
    for rule in ("hoe:5.5", "hoe:5.4.2", "bib:20.3.1", "ang:6.1", "hoe:1.1", "no:such"):
        for view in (CONTENTS, READING):
            panel.views.setCurrentIndex(view)
            panel.show_rule(rule)
            for pane in (NOTE, USES, OWN, None):
                panel.drawer.pull(pane)
                QApplication.processEvents()
                assert TROUBLE not in panel.browser.toPlainText()
                assert not panel.grab().isNull()


def test_the_search_answers_for_a_rule_of_every_book(rules_model, controller, qtbot, size):
    palette = SearchPalette(controller, rules_model)
    qtbot.addWidget(palette)
    palette.resize(600, 500)
    palette.show()
    for prefix in ("hoe", "bib", "ram", "ang", "ies"):
        palette.line.setText(f"{prefix} 5")
        QApplication.processEvents()
        assert palette.model.rowCount() > 0
        assert not palette.grab().isNull()


def test_the_import_dialog_tells_success_and_failure(panel, qtbot, size, tmp_path):
    good, bad = tmp_path / "book.pdf", tmp_path / "book.txt"
    good.write_bytes(write_pdf([column(50, ["5.5 Raid Phase", *["They raid at night."] * 20])]))
    bad.write_text("short", encoding="utf-8")
    panel.show_rule("hoe:5.5")
    for file in (good, bad):
        dialog = panel.drawer.own.import_file(file)
        qtbot.waitUntil(lambda dialog=dialog: not dialog.progress.isVisible(), timeout=30_000)
        words = " ".join(label.text() for label in dialog.findChildren(QLabel))
        assert file.name in words
        assert TROUBLE not in words
        assert not dialog.grab().isNull()
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    wait_for_tasks()


def test_no_page_with_a_drawing_scrolls_sideways(rules_model, controller, qtbot, size):
    pages, browser = Pages(controller, rules_model), RuleBrowser()
    qtbot.addWidget(browser)
    browser.show()
    drawn = [
        section
        for game in books()
        for section in rules_model.library.sections(game)
        if section.drawings
    ]
    assert len(drawn) > 40
    for section in drawn:
        browser.resize(560, 500)
        browser.set_page(pages.page(section.id, "short").html)
        for width in (560, 380):
            browser.resize(width, 500)
            QApplication.processEvents()
            assert browser.horizontalScrollBar().maximum() == 0, (section.id, width)
