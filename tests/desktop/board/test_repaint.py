"""After an answer the map paints what changed and no more, and nothing that is over stays."""

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QWidget

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
