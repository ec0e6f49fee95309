"""A rule page reads no file of the player's, whatever its text asks for."""

from PySide6.QtCore import QUrl
from PySide6.QtGui import QColor, QImage, QTextDocument
from PySide6.QtWidgets import QTextBrowser

from beachmaster.desktop.rules.article import to_html
from beachmaster.desktop.rules.browser import RuleBrowser

RED = QColor("#ff0000")
STYLE = QTextDocument.ResourceType.StyleSheetResource


def red_points(page, qtbot, html):
    """Show a page and count its red points."""
    qtbot.addWidget(page)
    page.resize(120, 120)
    page.setHtml(html)
    page.show()
    image = page.grab().toImage()
    points = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(image.pixelColor(*point) == RED for point in points)


def test_a_page_shows_no_picture_from_the_disk(qtbot, theme, tmp_path):
    picture = QImage(40, 40, QImage.Format.Format_RGB32)
    picture.fill(RED)
    file = tmp_path / "secret.png"
    picture.save(str(file))
    address = QUrl.fromLocalFile(str(file)).toString()
    html = to_html(f"![a]({address}) ![b]({file}) ![c](../../{file})")
    assert red_points(QTextBrowser(), qtbot, html) > 1000  # Qt by itself shows it
    page = RuleBrowser()
    assert red_points(page, qtbot, html) == 0
    assert not page.document().resource(STYLE, QUrl.fromLocalFile(__file__))
