"""The look follows the player's choice, and the system's where the player left it to that."""

import re

import pytest
from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetricsF,
    QImage,
    QPainter,
    QPalette,
)
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop.main_window import MainWindow
from beachmaster.desktop.theme import SCHEMES
from beachmaster.desktop.theme.dimming import dim
from beachmaster.desktop.theme.faces import dressed, faces, in_columns
from beachmaster.desktop.theme.sheet import style_sheet
from beachmaster.desktop.theme.tokens import CAPTION, SANS, SERIF, TYPE
from beachmaster.desktop.translators import Translators
from beachmaster.storage.settings import Settings


def test_the_window_is_dressed_anew_when_the_system_turns_dark(theme, qapp, qtbot):
    theme.apply("system")
    with qtbot.waitSignal(theme.changed, timeout=1000):
        qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)


def test_a_look_that_the_player_chose_stays(theme, qapp, qtbot):
    with qtbot.assertNotEmitted(theme.changed):
        qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)


@pytest.mark.parametrize("choice", ["dark", "evening", "contrast"])
def test_the_system_paints_dark_around_a_dark_window_and_its_own_again_for_its_own(
    theme, qapp, monkeypatch, choice
):
    told = []
    hints = type(qapp.styleHints())
    monkeypatch.setattr(hints, "setColorScheme", lambda _hints, scheme: told.append(scheme))
    monkeypatch.setattr(hints, "unsetColorScheme", lambda _hints: told.append("its own"))
    theme.apply(choice)
    theme.apply("system")
    assert told == [Qt.ColorScheme.Dark, "its own"]


@pytest.mark.parametrize("choice", SCHEMES)
def test_the_first_thing_seen_of_a_window_is_the_colour_of_its_theme(theme, qtbot, choice):
    theme.apply(choice)
    settings, translators = Settings.load(), Translators(QApplication.instance())
    for made in (MainWindow(settings, theme, translators), QDialog()):
        qtbot.addWidget(made)
        made.ensurePolished()
        made.resize(400, 300)
        image = made.grab().toImage()
        corners = [(0, 0), (399, 0), (0, 299), (399, 299)]
        seen = {image.pixelColor(*corner).name() for corner in corners}
        assert seen == {theme.colour("window").name()}
    translators.deleteLater()


def test_titles_are_set_in_our_serif_and_all_else_in_our_sans(theme):
    assert QFontInfo(theme.font(serif=True)).family() == SERIF
    assert QFontInfo(theme.font(2, bold=True)).family() == SANS
    assert QFontInfo(theme.font(bold=True)).weight() == QFont.Weight.DemiBold
    assert {name.split(" Semi")[0] for name in faces()} == {SANS, SERIF}


def test_without_our_typefaces_the_systems_own_serve(monkeypatch, tmp_path):
    monkeypatch.setattr("beachmaster.desktop.theme.faces.data_root", lambda: tmp_path)
    faces.cache_clear()
    try:
        assert dressed(QFont("Monospace")).families() == ["Monospace"]
    finally:
        faces.cache_clear()


def test_no_text_is_smaller_than_a_caption(theme):
    assert min(TYPE.values()) == CAPTION >= 0.83
    body, least = theme.font().pointSizeF(), theme.font(0.5).pointSizeF()
    assert least == pytest.approx(body * CAPTION)
    shown = re.findall(r"font-size: (\d+)px", style_sheet("light", theme.em, 100))
    assert min(map(int, shown)) >= 83


def test_figures_stand_in_columns_only_where_that_is_wanted(theme):
    one, nine = ("1111", "9999")
    plain, columns = QFontMetricsF(theme.font()), QFontMetricsF(in_columns(theme.font()))
    assert plain.horizontalAdvance(one) < plain.horizontalAdvance(nine)
    assert columns.horizontalAdvance(one) == pytest.approx(columns.horizontalAdvance(nine))


def test_white_paper_is_dimmed_by_night_and_stays_white_by_day(theme):
    for choice in SCHEMES:
        theme.apply(choice)
        image = QImage(8, 8, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        image.setPixelColor(0, 0, QColor("black"))
        painter = QPainter(image)
        dim(painter, QRectF(0, 0, 8, 8))
        painter.end()
        assert image.pixelColor(4, 4) == theme.colour("page")
        assert image.pixelColor(0, 0) == QColor("black")


@pytest.mark.parametrize("role", ["", "main", "answer", "link"])
def test_words_of_a_button_keep_their_room_in_the_ring_of_focus(theme, qtbot, role):
    theme.apply("light", 100)
    button = QPushButton("Begin")
    qtbot.addWidget(button)
    button.setProperty("role", role)
    button.ensurePolished()
    button.resize(button.sizeHint())
    rooms = []
    for state in (QStyle.StateFlag.State_Enabled, QStyle.StateFlag.State_HasFocus):
        option = QStyleOptionButton()
        button.initStyleOption(option)
        option.state = QStyle.StateFlag.State_Enabled | state
        part = QStyle.SubElement.SE_PushButtonContents
        rooms.append(button.style().subElementRect(part, option, button))
    assert rooms[0] == rooms[1]


class Styled(QObject):
    """Counts how often a widget is told of another style."""

    def __init__(self):
        super().__init__()
        self.times = 0

    def eventFilter(self, _watched, event):  # noqa: N802 - Qt's name
        self.times += event.type() == QEvent.Type.StyleChange
        return False


def test_another_theme_dresses_each_widget_once_however_deep_it_stands(theme, qtbot):
    """Qt's own way from one sheet to the next tells a widget again for each one around it."""
    outer = part = QWidget()
    qtbot.addWidget(outer)
    for _ in range(8):
        inner = QWidget()
        QVBoxLayout(part).addWidget(inner)
        part = inner
    outer.show()
    styled = Styled()
    part.installEventFilter(styled)
    theme.apply("dark")
    assert 0 < styled.times <= 3


def test_what_was_never_shown_follows_size_and_colours_too(theme, qtbot):
    outer, inner = QWidget(), QPushButton("Begin")
    qtbot.addWidget(outer)
    QVBoxLayout(outer).addWidget(inner)
    theme.apply("dark", 200)
    outer.show()
    assert inner.font().pointSizeF() == theme.font().pointSizeF()
    assert outer.palette().color(QPalette.ColorRole.Window) == theme.colour("window")
