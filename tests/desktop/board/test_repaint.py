"""After an answer the map paints what changed and no more, and nothing that is over stays."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.board.aims import MOST_TICKED
from beachmaster.desktop.board.counters import CounterPress
from beachmaster.desktop.board.lettering import LandNames
from beachmaster.desktop.board.overlay import Overlay
from beachmaster.desktop.board.sea_names import SeaNames
from beachmaster.desktop.board.stamps import Prints
from beachmaster.desktop.controller import GameController
from beachmaster.storage.starting import Wish, start
from desktop.board.conftest import shown
from desktop.games import invent

ANSWERS, BEFORE = 14, 60


class Seen(QObject):
    """Gathers where a widget is painted, as long as it is `on`."""

    def __init__(self, watched):
        super().__init__(watched)
        self.region, self.on = QRegion(), True
        watched.installEventFilter(self)

    def eventFilter(self, _watched, event):  # noqa: N802 - Qt's name
        if self.on and event.type() == QEvent.Type.Paint:
            self.region += event.region()
        return False


def paint(board_map, image, region):
    """Paint a part of a map into a picture of it."""
    alone = QWidget.RenderFlag.DrawWindowBackground
    board_map.render(image, region.boundingRect().topLeft(), region, alone)


@pytest.mark.parametrize("game", ["hell-on-earth", "bloodbath", "ie-shima"])
def test_what_is_painted_for_an_answer_is_all_that_looks_otherwise(theme, qtbot, game):
    controller = GameController()
    controller.adopt(start(Wish(game=game, seed=4)))
    for _ in range(BEFORE):
        invent(controller)
    board = shown(qtbot, controller)
    board.set_reduced_motion(True)
    board.bar.wanted |= {one.id for one in board.position.layers}
    board.bar.layered.emit()
    qtbot.settle()
    seen, whole = Seen(board.map), QRegion(board.map.rect())
    screen = QImage(board.map.size(), QImage.Format.Format_RGB32)
    seen.on = False
    paint(board.map, screen, whole)
    parts = 0
    for at in range(ANSWERS):
        seen.region, seen.on = QRegion(), True
        assert invent(controller)
        qtbot.settle()
        if at == ANSWERS // 2:  # from now on at another scale, and with larger letters
            theme.apply("light", 150)
            board.resize(700, 560)
            qtbot.settle()
            screen, whole = screen.copy(board.map.rect()), QRegion(board.map.rect())
        seen.on = False
        parts += seen.region != whole
        if not seen.region.isEmpty():
            paint(board.map, screen, seen.region)
        afresh = QImage(screen)
        paint(board.map, afresh, whole)
        assert screen == afresh
    assert parts > ANSWERS // 2
    controller.close()


def another_theme(board, theme):
    theme.apply("dark", 100)


def larger_text(board, theme):
    theme.apply("light", 200)


def another_window(board, theme):
    board.resize(640, 480)


def another_part(board, theme):
    board.map.pan(QPointF(-60.5, 40.25))


def counters_everywhere(board, theme):
    stack = next(iter(board.map.shown.stacks.values()))
    board.map.shown.stacks = dict.fromkeys(board.map.sheet.centres, stack)
    board.map.update_changed()


@pytest.mark.parametrize(
    "change", [another_theme, larger_text, another_window, another_part, counters_everywhere]
)
def test_what_is_kept_from_paint_to_paint_goes_with_what_it_was_made_of(
    board, theme, qtbot, change
):
    board.map.grab()
    change(board, theme)
    qtbot.settle()
    kept = board.map.grab().toImage()
    board.map.overlay = Overlay(board.map.sheet, theme, CounterPress(theme))
    board.map._at_sea, board.map._on_land = SeaNames(theme), LandNames(theme)
    board.map.trays.forget()
    assert board.map.grab().toImage() == kept


def test_where_few_enough_are_aimed_at_all_of_them_have_strokes(board, qtbot):
    qtbot.settle()
    seen, whole = Seen(board.map), QRegion(board.map.rect())
    screen = QImage(board.map.size(), QImage.Format.Format_RGB32)
    seen.on = False
    paint(board.map, screen, whole)
    places = sorted(board.map.sheet.centres)[:: len(board.map.sheet.centres) // 5]
    for count in (MOST_TICKED + 1, MOST_TICKED, MOST_TICKED + 1):
        seen.region, seen.on = QRegion(), True
        board.map.shown.subjects = frozenset(places[:count])
        board.map.update_changed()
        qtbot.settle()
        seen.on = False
        assert seen.region != whole
        paint(board.map, screen, seen.region)
        afresh = QImage(screen)
        paint(board.map, afresh, whole)
        assert screen == afresh


def test_an_area_is_tinted_anew_where_it_was_taken_or_is_fought_over(theme, qtbot):
    controller = GameController()
    controller.adopt(start(Wish(game="ie-shima", seed=4)))
    board = shown(qtbot, controller)
    qtbot.settle()
    board.map.grab()
    lies, areas = board.map.shown, sorted(board.map.sheet.chart.areas)
    both = [
        next(one for stack in lies.stacks.values() for one in stack if one.side.own == own)
        for own in (True, False)
    ]
    lies.taken ^= {areas[0], areas[1]}
    lies.stacks = {**lies.stacks, areas[2]: tuple(both)}
    board.map.update_changed()
    kept = board.map.grab().toImage()
    board.map.overlay._prints = Prints()
    assert board.map.grab().toImage() == kept
    controller.close()
