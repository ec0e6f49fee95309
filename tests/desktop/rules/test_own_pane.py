"""The player's own rulebook beside ours: import, text, page, removal."""

import multiprocessing

import pytest
from PySide6.QtCore import Qt

from beachmaster.desktop.rules import own_pane
from beachmaster.desktop.rules.own_import import ImportDialog
from beachmaster.desktop.rules.own_loading import import_own
from beachmaster.desktop.rules.own_pane import PAGE
from beachmaster.desktop.tasks import wait_for_tasks
from beachmaster.rulebook.own_book.drawing import DrawingError, PageDrawer
from beachmaster.rulebook.own_book.reading import ImportStoppedError
from beachmaster.rulebook.own_book.shelf import Shelf
from rulebook.pdf_writer import column, write_pdf

FIGHT = [f"Fight on, says line {n}." for n in range(12)]
NIGHT = [f"They come at night, line {n}." for n in range(12)]
PAGES = [
    column(50, ["5.4.2 Assault", *FIGHT]),
    column(50, ["5.5 Raid Phase (Japanese)", *NIGHT]),
    [],
]


@pytest.fixture
def book(tmp_path):
    """Write a small rulebook whose third page is a picture."""
    file = tmp_path / "my rulebook.pdf"
    file.write_bytes(write_pdf(PAGES))
    return file


@pytest.fixture
def pane(panel, qtbot):
    """Open the drawer with the player's rulebook at the Raid Phase."""
    panel.show_rule("hoe:5.5")
    qtbot.mouseClick(panel.drawer.buttons[2], Qt.MouseButton.LeftButton)
    pane = panel.drawer.own
    qtbot.waitUntil(lambda: "If you have the rulebook" in pane.words.text())
    return pane


def choices(dialog):
    """Return the buttons of a dialog by their words."""
    return {button.text().replace("&", ""): button for button in dialog.buttons.buttons()}


def answer(qtbot, dialog, words):
    """Wait until a dialog asks, and press the button that says so."""
    qtbot.waitUntil(lambda: "Close" in choices(dialog), timeout=30_000)
    (button,) = (button for said, button in choices(dialog).items() if words in said)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.fixture
def imported(pane, book, qtbot):
    """Import the rulebook through the dialog."""
    dialog = pane.import_file(book)
    answer(qtbot, dialog, "anyway")
    with qtbot.waitSignal(dialog.imported, timeout=30_000):
        pass
    pane.told = dialog.words.text()
    dialog.reject()
    qtbot.waitUntil(lambda: pane.text.toPlainText() != "")
    yield pane
    wait_for_tasks()


def test_the_rule_stands_beside_ours_in_the_players_words(imported):
    assert "found" in imported.told
    assert "2 of " in imported.told
    assert "(page 3)" in imported.told
    assert "They come at night, line 3." in imported.text.toPlainText()
    assert imported.words.text() == "my rulebook.pdf, page 2: 5.5 Raid Phase (Japanese)"


def test_another_rule_brings_its_own_passage(imported, panel, qtbot):
    panel.show_rule("hoe:5.4.2")
    qtbot.waitUntil(lambda: "Fight on" in imported.text.toPlainText())
    panel.show_rule("hoe:2")
    qtbot.waitUntil(lambda: "no heading of this rule" in imported.words.text())
    assert not imported.tabs.isVisible()


def test_the_search_finds_the_players_own_words(imported, rules_model):
    hits = rules_model.library.search_own("come at night", "hell-on-earth")
    assert [hit.id for hit in hits] == ["hoe:5.5"]


def darkest(view):
    """Return how light the darkest spot of what a view of pages shows is."""
    image = view.viewport().grab().toImage()
    spots = ((x, y) for x in range(60, image.width() - 60) for y in range(0, image.height(), 2))
    return min(image.pixelColor(*spot).lightness() for spot in spots)


def test_the_page_itself_is_shown(imported, qtbot):
    imported.tabs.setCurrentIndex(PAGE)
    view = imported.page.view
    qtbot.waitUntil(lambda: view.page_count == 3, timeout=30_000)
    assert view.isVisible()
    assert view.page == 1
    qtbot.waitUntil(lambda: darkest(view) < 60, timeout=30_000)
    fitted = view.zoom
    qtbot.mouseClick(imported.page.larger, Qt.MouseButton.LeftButton)
    assert view.zoom == pytest.approx(1.25 * fitted, rel=0.01)
    assert view.horizontalScrollBar().maximum() > 0
    assert view.page == 1
    qtbot.mouseClick(imported.page.smaller, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(imported.page.fit, Qt.MouseButton.LeftButton)
    assert view.zoom == pytest.approx(fitted)


def test_the_keys_turn_the_pages(imported, qtbot):
    imported.tabs.setCurrentIndex(PAGE)
    view = imported.page.view
    qtbot.waitUntil(lambda: view.page_count == 3, timeout=30_000)
    for _ in range(9):
        qtbot.keyClick(view, Qt.Key.Key_PageUp)
    assert view.page == 0
    for _ in range(9):
        qtbot.keyClick(view, Qt.Key.Key_PageDown)
    assert view.page == 2


def test_nothing_draws_pages_that_nobody_sees(imported, qtbot):
    imported.tabs.setCurrentIndex(PAGE)
    view = imported.page.view
    qtbot.waitUntil(lambda: view.page_count == 3 and darkest(view) < 60, timeout=30_000)
    imported.tabs.setCurrentIndex(0)
    qtbot.waitUntil(lambda: not multiprocessing.active_children(), timeout=30_000)
    imported.tabs.setCurrentIndex(PAGE)
    view.set_zoom(view.zoom / 2)
    qtbot.waitUntil(lambda: multiprocessing.active_children() != [], timeout=30_000)
    wait_for_tasks()


def test_a_page_that_cannot_be_drawn_says_so(imported, qtbot, monkeypatch):
    def fail(_drawer, page, width):
        raise DrawingError("no answer in time")

    monkeypatch.setattr(PageDrawer, "draw", fail)
    imported.tabs.setCurrentIndex(PAGE)
    view = imported.page.view
    qtbot.waitUntil(lambda: view.page_count == 3 and darkest(view) < 60, timeout=30_000)
    qtbot.waitUntil(lambda: not imported.page._busy)
    assert view.isVisible()


def test_the_page_is_dimmed_where_the_window_is_dark(imported, theme, qtbot):
    theme.apply("evening")
    imported.tabs.setCurrentIndex(PAGE)
    qtbot.waitUntil(lambda: imported.page.view.page_count == 3, timeout=30_000)

    def brightest():
        image = imported.page.view.viewport().grab().toImage()
        spots = ((x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3))
        return max(image.pixelColor(*spot).lightness() for spot in spots)

    paper = theme.colour("page").lightness()
    qtbot.waitUntil(lambda: brightest() == paper, timeout=30_000)
    theme.apply("light")
    qtbot.waitUntil(lambda: brightest() == 255, timeout=30_000)


def test_a_pdf_that_is_gone_says_so(imported, book, qtbot):
    book.unlink()
    imported.tabs.setCurrentIndex(1)
    qtbot.waitUntil(lambda: "not where it was" in imported.page.words.text(), timeout=10_000)
    assert not imported.page.view.isVisible()


def test_removing_takes_everything_away(imported, qtbot):
    imported.remove.trigger()
    qtbot.waitUntil(lambda: "If you have the rulebook" in imported.words.text())
    with Shelf() as shelf:
        assert shelf.books() == ()


def test_a_file_that_is_no_rulebook_is_a_sentence(pane, tmp_path, qtbot):
    file = tmp_path / "broken.pdf"
    file.write_bytes(b"%PDF-1.4 nothing else")
    dialog = pane.import_file(file)
    qtbot.waitUntil(lambda: "broken.pdf is damaged" in dialog.words.text(), timeout=30_000)
    assert not dialog.progress.isVisible()
    dialog.reject()
    wait_for_tasks()


def test_calling_an_import_off_keeps_nothing(rules_model, book):
    headings = {"hell-on-earth": rules_model.library.headings("hell-on-earth")}
    with pytest.raises(ImportStoppedError):
        import_own(book, "hell-on-earth", headings, lambda: True)
    with Shelf() as shelf:
        assert shelf.books() == ()


def test_the_dialog_can_be_cancelled(pane, book, qtbot):
    dialog = pane.import_file(book)
    assert isinstance(dialog, ImportDialog)
    assert dialog.progress.maximum() == 0
    dialog.reject()
    wait_for_tasks(60_000)
    with Shelf() as shelf:
        assert shelf.books() == ()


def test_the_file_dialog_is_opened_without_waiting_for_it(pane, qtbot):
    qtbot.mouseClick(pane.bring, Qt.MouseButton.LeftButton)
    assert pane.asking is not None
    assert "Hell on Earth" in pane.asking.windowTitle()
    pane.asking.reject()


def test_a_rulebook_that_cannot_be_removed_is_said(imported, qtbot, monkeypatch):
    def fail(_game):
        raise OSError("The disk is locked.")

    monkeypatch.setattr(own_pane, "remove_own", fail)
    imported.remove.trigger()
    qtbot.waitUntil(lambda: "The disk is locked." in imported.words.text())


def test_another_games_rulebook_is_asked_about_and_the_former_one_stays(
    imported, rules_model, qtbot
):
    heads = [f"{each.printed} {each.title}" for each in rules_model.library.headings("bloodbath")]
    told = "\nA rule is told here at some length, and that fills the line.\n"
    file = room_for(imported).with_name("bloodbath.txt")
    file.write_text(told.join(heads) + told, encoding="utf-8")
    dialog = imported.import_file(file)
    qtbot.waitUntil(lambda: "Nothing was imported" in dialog.words.text(), timeout=30_000)
    assert "Iwo: Bloodbath in the Bonins" in dialog.words.text()
    assert set(choices(dialog)) == {
        "Close",
        "Import it anyway",
        "Import it as Iwo: Bloodbath in the Bonins",
    }
    with Shelf() as shelf:
        assert shelf.book("hell-on-earth").name == "my rulebook.pdf"
    with qtbot.waitSignal(dialog.imported, timeout=30_000) as kept:
        answer(qtbot, dialog, "as Iwo")
    assert kept.args == ["bloodbath"]
    assert set(choices(dialog)) == {"Close"}
    with Shelf() as shelf:
        assert shelf.books() == ("bloodbath", "hell-on-earth")
        assert shelf.book("hell-on-earth").name == "my rulebook.pdf"
    dialog.reject()
    wait_for_tasks()


def room_for(pane):
    """Return where the player's rulebook lies."""
    return pane._own.book.file


def test_a_pdf_imported_elsewhere_has_its_page_here(pane, book, rules_model, qtbot):
    assert not pane.tabs.isTabEnabled(PAGE)
    headings = {"hell-on-earth": rules_model.library.headings("hell-on-earth")}
    with Shelf() as shelf:
        shelf.import_book(book, "hell-on-earth", headings, anyway=True)
    pane.open_rule("hoe:5.5")
    qtbot.waitUntil(lambda: pane.tabs.isTabEnabled(PAGE))
    assert pane.tabs.tabToolTip(PAGE) == ""


def test_a_text_has_no_page_and_says_why(pane, rules_model, tmp_path, qtbot):
    file = tmp_path / "book.txt"
    file.write_text("\n".join(["5.5 Raid Phase", *NIGHT]), encoding="utf-8")
    headings = {"hell-on-earth": rules_model.library.headings("hell-on-earth")}
    with Shelf() as shelf:
        shelf.import_book(file, "hell-on-earth", headings, anyway=True)
    pane.open_rule("hoe:5.5")
    qtbot.waitUntil(lambda: "They come" in pane.text.toPlainText())
    assert not pane.tabs.isTabEnabled(PAGE)
    assert pane.tabs.tabToolTip(PAGE) == "book.txt is not a PDF: there are no pages to show."
