"""Words with links: one page, laid out for the width that is shown, by mouse and keyboard."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from beachmaster.desktop.linked_words import KEPT, LinkedWords
from beachmaster.desktop.own_text import OwnDocument
from beachmaster.desktop.theme import current

HTML = (
    'Attack from <a href="hoe:5.4">two hexes</a> or <a href="hoe:5.5"><b>three</b> of them</a>, '
    "and go on with words that are long enough to wrap."
)


class Place(QWidget):
    """Words between two fields."""

    def __init__(self, html: str = HTML) -> None:
        super().__init__()
        self.before, self.words, self.after = QLineEdit(), LinkedWords(html), QLineEdit()
        column = QVBoxLayout(self)
        for one in (self.before, self.words, self.after):
            column.addWidget(one)
        self.resize(260, 300)
        self.followed: list[str] = []
        self.words.linkActivated.connect(self.followed.append)


@pytest.fixture
def place(qtbot) -> Place:
    made = Place()
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    made.before.setFocus()
    qtbot.waitUntil(made.before.hasFocus)
    return made


def middle(words: LinkedWords, to: str) -> QPoint:
    """Return a point on a link."""
    height, width = words.height(), words.width()
    on = [
        QPoint(x, y)
        for y in range(0, height, 4)
        for x in range(0, width, 4)
        if words.link_at(QPoint(x, y).toPointF()) == to
    ]
    return on[len(on) // 2]


def test_tab_goes_from_link_to_link_and_on_and_enter_follows(place):
    QTest.keyClick(place.before, Qt.Key.Key_Tab)
    assert place.words.hasFocus()
    QTest.keyClick(place.words, Qt.Key.Key_Return)
    QTest.keyClick(place.words, Qt.Key.Key_Tab)
    QTest.keyClick(place.words, Qt.Key.Key_Enter)
    assert place.followed == ["hoe:5.4", "hoe:5.5"]
    QTest.keyClick(place.words, Qt.Key.Key_Tab)
    assert place.after.hasFocus()
    QTest.keyClick(place.after, Qt.Key.Key_Backtab)
    QTest.keyClick(place.words, Qt.Key.Key_Return)
    assert place.followed[2:] == ["hoe:5.5"]
    QTest.keyClick(place.words, Qt.Key.Key_Backtab)
    QTest.keyClick(place.words, Qt.Key.Key_Backtab)
    assert place.before.hasFocus()


def test_the_link_with_the_keyboard_is_framed(place):
    bare = place.words.grab().toImage()
    QTest.keyClick(place.before, Qt.Key.Key_Tab)
    first = place.words.grab().toImage()
    QTest.keyClick(place.words, Qt.Key.Key_Tab)
    second = place.words.grab().toImage()
    assert bare != first != second != bare
    place.before.setFocus()
    assert place.words.grab().toImage() == bare


def test_a_press_on_a_link_follows_it_and_beside_it_is_left_to_what_lies_around(place):
    words = place.words
    QTest.mouseClick(words, Qt.MouseButton.LeftButton, pos=middle(words, "hoe:5.5"))
    assert place.followed == ["hoe:5.5"]
    QTest.mousePress(words, Qt.MouseButton.LeftButton, pos=middle(words, "hoe:5.5"))
    QTest.mouseRelease(words, Qt.MouseButton.LeftButton, pos=QPoint(1, words.height() - 1))
    QTest.mouseClick(words, Qt.MouseButton.LeftButton, pos=QPoint(1, words.height() - 1))
    QTest.mouseClick(words, Qt.MouseButton.RightButton, pos=middle(words, "hoe:5.5"))
    assert place.followed == ["hoe:5.5"]


def test_the_mouse_tells_on_which_link_it_is(place, qtbot):
    hovered = []
    place.words.linkHovered.connect(hovered.append)
    for to in ("hoe:5.4", "hoe:5.5"):
        QTest.mouseMove(place.words, middle(place.words, to))
        qtbot.waitUntil(lambda to=to: hovered[-1:] == [to])
        assert place.words.cursor().shape() == Qt.CursorShape.PointingHandCursor
    place.words.leaveEvent(QEvent(QEvent.Type.Leave))
    assert hovered == ["hoe:5.4", "hoe:5.5", ""]
    assert place.words.cursor().shape() == Qt.CursorShape.ArrowCursor


def test_words_without_links_are_no_stop_for_the_keyboard(place):
    place.words.setText("no link <b>at all</b>")
    QTest.keyClick(place.before, Qt.Key.Key_Tab)
    assert place.after.hasFocus()


@pytest.mark.parametrize("kind", [Qt.TextFormat.RichText, Qt.TextFormat.MarkdownText])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_they_look_and_measure_as_a_label_of_the_same_words(qtbot, theme, kind, scheme):
    theme.apply(scheme)
    text = HTML if kind == Qt.TextFormat.RichText else "**Bold** and a [rule](hoe:5.5)\n\n- one"
    ours, labels = LinkedWords(""), QLabel()
    for one in (ours, labels):
        qtbot.addWidget(one)
        one.setTextFormat(kind)
        one.setWordWrap(True)
        one.setFont(current().font())
        one.setText(text)
        one.resize(230, 160)
    for width in (120, 230, 600):
        assert ours.heightForWidth(width) == labels.heightForWidth(width)
    assert ours.grab().toImage() == labels.grab().toImage()


def test_other_words_are_read_once_and_at_the_width_that_is_shown(place, monkeypatch):
    read, widths = [], []
    html, lay = OwnDocument.setHtml, OwnDocument.setTextWidth
    monkeypatch.setattr(OwnDocument, "setHtml", lambda *said: read.append(html(*said)))
    monkeypatch.setattr(
        OwnDocument, "setTextWidth", lambda page, at: lay(page, widths.append(at) or at)
    )
    place.words.setText(HTML.replace("Attack", "Go on"))
    place.grab()
    place.words.setText(HTML.replace("Attack", "Go on"))
    place.grab()
    assert len(read) == 1
    assert set(widths) == {place.words.contentsRect().width()}


def test_another_text_size_is_read_anew(place, theme):
    before = place.words.heightForWidth(200)
    theme.apply(zoom=200)
    assert place.words.heightForWidth(200) > before
    assert place.words.links()[0].to == "hoe:5.4"


def test_words_that_come_again_are_not_read_again_unless_they_look_otherwise(
    place, monkeypatch, theme
):
    read, html = [], OwnDocument.setHtml
    monkeypatch.setattr(
        OwnDocument, "setHtml", lambda page, said: html(page, read.append(said) or said)
    )
    other = HTML.replace("Attack", "Go on")

    def shown(words):
        place.words.setText(words)
        return place.words.grab().toImage()

    theme.apply("light", 100)
    before = shown(HTML), shown(other)
    read.clear()
    assert (shown(HTML), shown(other)) == before
    assert read == []
    theme.apply("dark")
    assert shown(HTML) != before[0]
    for at in range(2 * KEPT):
        shown(f"{HTML} {at}")
    assert len(place.words._pages) == KEPT
    theme.apply("light")
    assert shown(HTML) == before[0]
