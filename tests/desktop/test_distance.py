"""Table-distance mode can be read from two metres, and its keys go to the card."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.distance import DistanceView, fitting
from desktop.conftest import opened
from desktop.games import ended, invent, played
from desktop.looks import EVERY_LOOK, look

SIZES = ((1280, 800), (1920, 1080))


class Card(QWidget):
    """Stands in for what takes keys, and writes them down."""

    def __init__(self):
        super().__init__()
        self.keys = []

    def keyPressEvent(self, event):  # noqa: N802 - Qt's name
        """Write it down."""
        self.keys.append(event.key())


@pytest.fixture
def parent(qtbot, theme):
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def shown(controller, parent, size=SIZES[0]):
    view = DistanceView(controller, Card(), parent)
    view.resize(*size)
    view.show()
    return view


@pytest.mark.parametrize("size", SIZES)
def test_the_middle_line_of_ordinary_prompts_is_a_twelfth_of_the_screen_high(parent, size):
    small = []
    for answers in range(0, 160, 10):
        view = shown(played(answers), parent, size)
        if view.letter_height() < size[1] / 12:
            small.append(view.lines()[1])
        view.close()
    assert len(small) <= 3, small


@pytest.mark.parametrize("size", SIZES)
def test_nothing_reaches_out_of_its_box(theme, size):
    for words in ("Yes", "A sentence of a usual length that is wrapped", "Donaudampfschiff" * 4):
        for height in (60, 200, 400):
            box = QRectF(0, 0, size[0] * 0.9, height)
            font = fitting(words, box, bold=True)
            flags = int(Qt.TextFlag.TextWordWrap)
            needed = QFontMetricsF(font).boundingRect(box, flags, words)
            assert needed.width() <= box.width() + 1
            assert needed.height() <= box.height() + 1


@EVERY_LOOK
def test_it_is_painted_in_every_look(parent, qtbot, theme_name, zoom, longer):
    with look(theme_name, zoom, longer):
        view = shown(played(60), parent)
        assert all(view.lines())
        assert not view.grab().isNull()
        view.close()


def test_keys_go_to_the_card_and_escape_leaves(parent, qtbot):
    view = shown(played(60), parent)
    qtbot.keyClick(view, Qt.Key.Key_3)
    qtbot.keyClick(view, Qt.Key.Key_R)
    assert view.card.keys == [Qt.Key.Key_3, Qt.Key.Key_R]
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert not view.isVisible()


def test_a_finished_game_says_so(parent):
    view = shown(ended(), parent)
    assert view.lines()[1] == "The game is over."
    view.close()


def test_a_screen_reader_hears_all_three_lines(parent):
    view = shown(played(60), parent)
    for line in view.lines():
        assert line in view.accessibleName()
    view.close()


def keys_line(parent, *answers, game):
    """Return the line that says what to press, after answers beside the player's own map."""
    controller = opened("table", game=game)
    for answer in answers:
        controller.answer(answer)
    view = DistanceView(controller, Card(), parent)
    found = view.lines()[2]
    view.close()
    controller.close()
    return found


def test_beside_ones_own_map_it_sends_nobody_to_a_map_and_names_no_space_as_the_only_answer(parent):
    landed = ("cm29", 2, 4, 6)
    desk = "F11: back to the desk to name it"
    assert keys_line(parent, *landed, game="hell-on-earth") == desk
    ashore = (43, 5, "east", "no", {"landed": ["23-1"], "opposed": ["23-1"]})
    assert keys_line(parent, *ashore, game="bloodbath") == desk


def test_enter_is_no_yes_where_it_answers_nothing(parent):
    lost = ("cm29", 2, 4, 6, "")
    assert keys_line(parent, *lost, game="hell-on-earth") == "Y: yes   N: no"


def test_only_the_players_counter_says_what_it_shows(parent):
    controller = opened("table", game="hell-on-earth")
    while controller.session.asked.prompt.procedure != "reveal":
        invent(controller)
    view = DistanceView(controller, Card(), parent)
    assert view.lines()[2] == "F11: back to the desk to say what your counter shows"
    view.close()
    controller.close()
