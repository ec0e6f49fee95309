"""Show one card in three lines that can be read from two metres (F11)."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QTextLayout
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from beachmaster.desktop.controller import GameController, Topic
from beachmaster.desktop.prompts.spelling import keys_of
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.roles import Role
from beachmaster.desktop.words import say
from beachmaster.engine.prompt import Choose, Confirm, Draw, Number, Place, Prompt, Record, Roll
from beachmaster.engine.text import Text

MOST_ANSWERS = 6
LEAVING = (Qt.Key.Key_Escape, Qt.Key.Key_F11)
ROLES: tuple[Role, Role, Role] = ("muted", "text", "accent")
SMALLER = 0.8
"""How large the keys may be at most, beside what there is to do."""
SHARES = (0.16, 0.46, 0.30)
"""How much of the height where we are, what to do and what to press may take."""


class DistanceView(QDialog):
    """Where we are, what to do, what to press; every other key goes to the prompt card."""

    def __init__(self, controller: GameController, card: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller = controller
        self.card = card
        controller.changed.connect(self._on_changed)
        self.setWindowTitle(say(T("Table-distance mode")))
        self._name()

    def lines(self) -> tuple[str, str, str]:
        """Return the three lines in the player's language."""
        overview, prompt = self._controller.overview, self._controller.prompt
        where = ""
        if overview is not None:
            step = next((one for one in overview.steps if one.id == overview.phase), None)
            phase = step.text if step is not None else T("…")
            where = say(T("Turn {turn}: {phase}", turn=overview.turn, phase=phase))
        if prompt is None:
            return where, say(T("The game is over.")), say(_LEAVE)
        house = (say(one) for one in prompt.house)
        return "\n".join((where, *house)), say(prompt.text), _keys(prompt)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave on Escape or F11; hand all else to the card."""
        if event.key() in LEAVING:
            self.close()
        else:
            QApplication.sendEvent(self.card, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw each line as large as its share of the screen allows."""
        del event
        theme = current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("surface"))
        for words, box, font, role in self._arranged():
            painter.setFont(font)
            painter.setPen(theme.colour(role))
            flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, int(flags | Qt.AlignmentFlag.AlignLeft), words)
        painter.end()

    def letter_height(self) -> float:
        """Return how high the letters of the middle line are, in pixels."""
        return float(self._arranged()[1][2].pixelSize())

    def _arranged(self) -> list[tuple[str, QRectF, QFont, Role]]:
        """Return each line with its place, its font and its colour."""
        margin = self.height() * 0.04
        top, width = margin, self.width() - 2 * margin
        most: int | None = None
        found: list[tuple[str, QRectF, QFont, Role]] = []
        for words, share, role in zip(self.lines(), SHARES, ROLES, strict=True):
            box = QRectF(margin, top, width, (self.height() - 2 * margin) * share)
            bold = role == "text"
            font = fitting(words, box, bold=bold, most=most)
            found.append((words, box, font, role))
            top += box.height() + margin / 2
            most = round(font.pixelSize() * SMALLER) if bold else None
        return found

    def _on_changed(self, topics: Topic) -> None:
        if Topic.GAME in topics and not self._controller.is_open:
            self.close()
        self._name()
        self.update()

    def _name(self) -> None:
        """Let a screen reader hear the three lines."""
        self.setAccessibleName(". ".join(line for line in self.lines() if line))


def fitting(words: str, box: QRectF, *, bold: bool, most: int | None = None) -> QFont:
    """Return the largest font in which the words fit into a box, wrapped at word ends."""
    font = current().font(bold=bold)
    low, high = 8, max(9, min(int(box.height()), most or int(box.height())))
    while low < high:
        middle = (low + high + 1) // 2
        font.setPixelSize(middle)
        if _height(words, font, box.width()) <= box.height():
            low = middle
        else:
            high = middle - 1
    font.setPixelSize(low)
    return font


def _height(words: str, font: QFont, width: float) -> float:
    """Return the height of wrapped words, or more than any box where one word is too wide."""
    metrics = QFontMetricsF(font)
    if any(metrics.horizontalAdvance(word) > width for word in words.split()):
        return float("inf")
    layout = QTextLayout(words, font)
    layout.beginLayout()
    height = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        height += metrics.lineSpacing()
    layout.endLayout()
    return height


def _keys(prompt: Prompt) -> str:
    """Say what to press."""
    if isinstance(prompt, Choose) and not prompt.options.takes_moves:
        options = prompt.options.listed()
        keys = keys_of(options) if len(options) <= MOST_ANSWERS else []
        if keys:
            listed = zip(keys, options, strict=True)
            return "   ".join(f"{key}  {say(option.text)}" for key, option in listed)
    if _own_words(prompt):
        return say(_NAME)
    if isinstance(prompt, Draw) and (prompt.question or prompt.dealt is not None):
        return say(_SHOWS if prompt.question else _TURN)
    if isinstance(prompt, Confirm) and prompt.at_enter is None:
        return say(_YES_OR_NO)
    for kind, source in _PRESS:
        if isinstance(prompt, kind):
            return say(source)
    return say(_LEAVE)


def _own_words(prompt: Prompt) -> bool:
    """Tell whether the player may name a space of their own map."""
    return isinstance(prompt, Place) and prompt.free


_LEAVE = T("F11: back to the desk")
_NAME = T("F11: back to the desk to name it")
_SHOWS = T("F11: back to the desk to say what your counter shows")
_TURN = T("D turns it; F11: back to name what you turned")
_YES_OR_NO = T("Y: yes   N: no")
_PRESS: tuple[tuple[type[Prompt], Text], ...] = (
    (Roll, T("Press the die you rolled, or R")),
    (Draw, T("D draws; F11: back to name what you drew")),
    (Confirm, T("Y or Enter: yes   N: no")),
    (Number, T("F11: back to the desk to give a number")),
    (Record, T("F11: back to the desk to fill this in")),
    (Choose, T("F11: back to the desk for the list")),
    (Place, T("F11: back to the desk for the map")),
)
