"""Draw the three pictures of README: a fight with numbered notes, a table, the large card."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.words import say

if TYPE_CHECKING:
    from shoot import Stage

SIZE = (1280, 800)
ANSWERS, FIGHTS = 60, 40
NOTES = (
    ("BoardMap", QPoint(150, 40), "The map: yours on the table or, as here, the program's"),
    ("WordsScrollArea", QPoint(-13, 10), "What to do now; words of the game are links"),
    ("Faces", QPoint(-13, 10), "Roll your own die and press its face, or let the program roll"),
    ("OddsBrief", QPoint(-13, 14), "The exact odds before you commit"),
    ("BottomBar", QPoint(-13, 18), "Take anything back; ask why: every modifier with its rule"),
    ("RuleLine", QPoint(-13, 15), "The rule of this step, in our words, one press away"),
)
"""What the picture of a fight explains: a part of the window, where its number goes, the words."""
DOT, LINE, EDGE, COLUMNS = 13, 34, 24, 2
QUALITY = 82


def of_readme(stage: "Stage") -> Iterator[tuple[str, QImage]]:
    """Yield the name and the image of each picture."""
    window = stage.window
    window.theme.apply("light", 100)
    window.resize(*SIZE)
    stage.play(table=False, answers=ANSWERS)
    _come_to_a_fight(stage)
    yield "fight", noted(window)
    yield "large", _large(stage)
    window.theme.apply("evening", 100)
    stage.play(table=True, answers=3)
    stage.wait(500)
    yield "table", window.grab().toImage()
    window.theme.apply("light", 100)


def noted(window: QWidget) -> QImage:
    """Return a picture of the window with its notes: numbers in it, words below."""
    shown = window.grab().toImage()
    rows = -(-len(NOTES) // COLUMNS)
    image = QImage(shown.width(), shown.height() + rows * LINE + EDGE, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.drawImage(0, 0, shown)
    for number, (kind, offset, words) in enumerate(NOTES, 1):
        part = next(w for w in window.findChildren(QWidget) if _is_shown(w, kind))
        _dot(painter, part.mapTo(window, QPoint(0, 0)) + offset, number)
        column, row = divmod(number - 1, rows)
        left = EDGE + column * shown.width() // COLUMNS
        middle = shown.height() + EDGE // 2 + row * LINE + LINE // 2
        _dot(painter, QPoint(left, middle), number)
        painter.setPen(QColor("black"))
        painter.setFont(_font(18))
        box = QRectF(left + 2 * DOT, middle - LINE / 2, shown.width() / COLUMNS, LINE)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, words)
    painter.end()
    return image


def _come_to_a_fight(stage: "Stage") -> None:
    """Let the program play until the die of an assault is asked for."""
    controller = stage.window.controller
    for _ in range(FIGHTS):
        stage.play_until("roll")
        if controller.prompt is not None and say(controller.prompt.text).startswith("Assault"):
            break
        stage.invent()
    else:
        raise TimeoutError("no assault came up")
    stage.window.parts.show_game()
    stage.wait(500)


def _large(stage: "Stage") -> QImage:
    from beachmaster.desktop.large.window import LargeWindow

    stage.play_until("choose")

    stage.window.parts.dialogs.show_distance(on=True)
    large = stage.window.findChild(LargeWindow)
    large.fills = False
    stage.wait(500)
    large.resize(*SIZE)
    stage.wait(500)
    image = large.grab().toImage()
    stage.window.parts.dialogs.show_distance(on=False)
    stage.close_dialogs()
    return image


def _is_shown(widget: QWidget, kind: str) -> bool:
    return type(widget).__name__ == kind and widget.isVisible()


def _dot(painter: QPainter, middle: QPoint, number: int) -> None:
    painter.setPen(QColor("white"))
    painter.setBrush(QColor("#b3261e"))
    painter.drawEllipse(middle, DOT, DOT)
    painter.setFont(_font(16, QFont.Weight.Bold))
    box = QRectF(middle.x() - DOT, middle.y() - DOT, 2 * DOT, 2 * DOT)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))


def _font(pixels: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    font = QFont("Inter")
    font.setPixelSize(pixels)
    font.setWeight(weight)
    return font
