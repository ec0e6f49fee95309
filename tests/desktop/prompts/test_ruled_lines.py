"""Lines with a sign before and rules behind: wrapped, painted, followed by mouse and keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from beachmaster.desktop.prompts.ruled_lines import RuledLine, RuledLines

LINES = [
    RuledLine("Target: 8th Anti-tank Battalion in 1307"),
    RuledLine("+2 artillery: US 2, Japanese 0", sign="●", rules=("hoe:5.4.2.7.1.3",)),
    RuledLine("no tanks", sign="○", tint="muted", ink="muted", rules=("hoe:5.4",), spoken=False),
    RuledLine("Rolled 2", sign="■", tint="muted", bold=True, rules=("hoe:5.4", "hoe:5.4.2.6")),
    RuledLine("told above", shown=False),
]
LINKS = ["hoe:5.4.2.7.1.3", "hoe:5.4", "hoe:5.4", "hoe:5.4.2.6"]


@pytest.fixture
def window(theme, qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def lines(window, qtbot):
    """Show lines between two buttons."""
    column, shown = QVBoxLayout(window), RuledLines()
    for one in (QPushButton("before"), shown, QPushButton("behind")):
        column.addWidget(one)
    shown.show_lines(LINES)
    window.resize(400, 300)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    return shown


def test_a_screen_reader_hears_what_counts_also_where_it_is_shown_elsewhere(lines):
    said = [LINES[at].words for at in (0, 1, 3, 4)]
    assert lines.accessibleName() == "\n".join(said)
    assert "told above" not in lines.text()
    assert lines.text().count("○") == 1


@pytest.mark.parametrize("zoom", [100, 200])
@pytest.mark.parametrize("width", [150, 260, 400])
def test_nothing_is_cut_off_or_written_over_at_any_width(lines, theme, width, zoom):
    theme.apply("dark", zoom)
    pieces = lines.pieces(width)
    assert max(one.rect.bottom() for one in pieces) < lines.heightForWidth(width)
    for at, one in enumerate(pieces):
        assert not any(one.rect.intersects(other.rect) for other in pieces[at + 1 :])
    lines.resize(width, lines.heightForWidth(width))
    assert not lines.grab().isNull()
    theme.apply("light", 100)


def test_words_that_wrap_begin_below_each_other(lines):
    sign, *rows = [one for one in lines.pieces(150) if one.rect.left() == 0 or not one.to][2:5]
    assert sign.words == "●"
    assert {one.rect.left() for one in rows} == {sign.rect.width()}


def test_a_click_on_a_link_opens_its_rule_and_one_beside_it_none(lines, qtbot):
    wanted = []
    lines.linkActivated.connect(wanted.append)
    for one in lines.links():
        qtbot.mouseClick(lines, Qt.MouseButton.LeftButton, pos=one.rect.center())
    qtbot.mouseClick(lines, Qt.MouseButton.LeftButton, pos=lines.rect().topLeft())
    assert wanted == LINKS
    qtbot.mouseMove(lines, lines.links()[0].rect.center())
    qtbot.waitUntil(lambda: lines.cursor().shape() is Qt.CursorShape.PointingHandCursor)


def test_tab_goes_from_link_to_link_and_enter_opens_one(lines, qtbot):
    wanted, (before, behind) = [], lines.window().findChildren(QPushButton)
    lines.linkActivated.connect(wanted.append)
    before.setFocus()
    for _ in LINKS:
        qtbot.keyClick(lines.window().focusWidget(), Qt.Key.Key_Tab)
        assert lines.hasFocus()
        qtbot.keyClick(lines, Qt.Key.Key_Return)
    qtbot.keyClick(lines, Qt.Key.Key_Tab)
    assert behind.hasFocus()
    assert wanted == LINKS
    qtbot.keyClick(behind, Qt.Key.Key_Backtab)
    qtbot.keyClick(lines, Qt.Key.Key_Enter)
    assert wanted[-1] == LINKS[-1]


def test_without_links_the_keyboard_passes_by(lines, qtbot):
    lines.show_lines(LINES[:1])
    before, behind = lines.window().findChildren(QPushButton)
    before.setFocus()
    qtbot.keyClick(before, Qt.Key.Key_Tab)
    assert behind.hasFocus()
    assert lines.heightForWidth(400) < 2 * lines.sizeHint().height()
