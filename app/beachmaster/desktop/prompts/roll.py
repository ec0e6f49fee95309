"""Roll dice at the table and press what they show, or let the program roll."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from beachmaster.desktop.buttons import TARGET, ButtonGrid
from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.forms import name
from beachmaster.desktop.labels import PLAIN, Words
from beachmaster.desktop.prompts.answer_pane import AnswerPane
from beachmaster.desktop.prompts.die import FACE, DieFace, Faces
from beachmaster.desktop.prompts.offer_button import OfferButton
from beachmaster.desktop.steady import SteadySpinBox
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.tokens import CAPTION
from beachmaster.desktop.words import say
from beachmaster.engine.dice_words import COLORS, dice_words
from beachmaster.engine.options import AnswerError
from beachmaster.engine.prompt import DiceToRoll, Roll
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value

GAP, LOW_GAP, LOW_TRAY = 0.5, 0.2, 1.9
"""The distance between the parts, and how wide the dice to fill are in a low card, in ems."""
MOST_FACES, PIPS = 20, 6
SHORT, LABEL = 6, 8
"""Letters of a label that fit above one die, and the width in ems of a longer one."""


class RollPane(AnswerPane[Roll]):
    """A pad of faces; several dice fill up in order, Backspace takes the last one back."""

    lasting = True

    def build(self) -> None:
        """Make the dice to fill, the pad, and the button for the program."""
        dice = self.prompt.dice
        self.rolled: list[int] = []
        self._low = self._small = False
        self.faces: list[DieFace] = []
        self.how = Words(say(self._how()), PLAIN, role="hint")
        self.column.addWidget(self.how)
        self.shown = [
            DieFace(None, die.color, figures=die.sides > PIPS, ems=TARGET) for die in dice.each
        ]
        self.tray = self._tray()
        for at, face in enumerate(self.shown):
            face.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            face.clicked.connect(lambda _checked=False, at=at: self.take_back(at))
        self.column.addWidget(self.tray)
        self.tray.setVisible(dice.total > 1)
        self.pad = self._pad()
        self.uncut = (self.tray, self.pad)
        self.column.addWidget(self.pad)
        grid = ButtonGrid()
        self.program = OfferButton(say(ROLL_FOR_ME), "R")
        self.program.clicked.connect(self.left_to_program)
        grid.add(self.program)
        self.column.addWidget(grid)

    def _tray(self) -> QWidget:
        """Return the dice to fill; those of a row each under what they are for."""
        if not self.prompt.row:
            return Faces(self.shown)
        tray, left = QWidget(), list(self.shown)
        cells = FlowLayout(gap=0.8)
        tray.setLayout(cells)
        for one in self.prompt.row:
            cell = QWidget()
            column = QVBoxLayout(cell)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(current().space(0.1))
            words = Words(say(one.text), CAPTION, role="hint")
            if len(words.text()) > SHORT:
                words.setMinimumWidth(current().space(LABEL))
            column.addWidget(words)
            line = QHBoxLayout()
            line.setSpacing(current().space(0.1))
            for face in left[: one.count]:
                line.addWidget(face)
            line.addStretch(1)
            column.addStretch(1)  # dice stand in one line, however long what is above them is
            column.addLayout(line)
            del left[: one.count]
            cells.addWidget(cell)
        return tray

    def take_over(self, prompt: Roll) -> bool:
        """Ask for another roll of the same dice."""
        if prompt.dice != self.prompt.dice or prompt.row != self.prompt.row:
            return False
        self.prompt = prompt
        self.rolled.clear()
        self._show()
        if prompt.dice.sides > MOST_FACES:
            self.box.setValue(1)
        return True

    def _pad(self) -> QWidget:
        dice = self.prompt.dice
        if dice.sides > MOST_FACES:
            self.box = SteadySpinBox()
            self.box.setRange(1, dice.sides)
            name(
                self.box,
                T("The {color} die, 1 to {sides}", color=_color(dice.color), sides=dice.sides),
            )
            return self.box
        most = max(die.sides for die in dice.each)
        self.faces = [DieFace(n, dice.color, figures=most > PIPS) for n in range(1, most + 1)]
        for face in self.faces:
            face.clicked.connect(lambda _checked=False, n=face.value: self.press(n))
        return Faces(self.faces)

    def _how(self) -> Text:
        dice = self.prompt.dice
        if dice.against is not None:
            return T(
                "Press what they show: first {mine}, then {other}.",
                mine=dice_words(dice),
                other=dice_words(dice.against),
            )
        if dice.count > 1:
            return T("Press what they show (1–{sides}), one after another.", sides=dice.sides)
        return T("Press what it shows (1–{sides}).", sides=dice.sides)

    def press(self, value: int) -> None:
        """Take one die; a single one answers at once."""
        if self.prompt.dice.total == 1:
            self.answered.emit([value])
        elif (die := self._next()) is not None and value <= die.sides:
            self.rolled.append(value)
            self._refill()

    def _one_side(self) -> bool:
        """Tell whether the dice of the first side of a contest are pressed, and no others."""
        dice = self.prompt.dice
        return dice.against is not None and len(self.rolled) == dice.count

    def _next(self) -> DiceToRoll | None:
        """Return the die that is pressed next."""
        left = self.prompt.dice.each[len(self.rolled) :]
        return left[0] if left else None

    def take_back(self, at: int) -> None:
        """Take a die back, and those after it."""
        del self.rolled[at:]
        self._refill()

    def default(self) -> Text | None:
        """Say what Enter does: use the dice, or let the program roll."""
        missing = self.prompt.dice.total - len(self.rolled)
        if not missing:
            return _USE.fill(dice=[str(die) for die in self.rolled])
        if self._one_side():
            return T("Use {dice} and roll the rest", dice=[str(die) for die in self.rolled])
        if self.rolled:
            return T("Dice still to enter: {missing}", missing=missing)
        if self.prompt.dice.sides > MOST_FACES and self.box.hasFocus():
            return _USE.fill(dice=[str(self.box.value())])
        return ROLL_FOR_ME if self._by_program() else None

    def dress(self) -> None:
        """Let the program's offer be a quiet line where the player rolls by themselves, always.

        In a low card it is one wherever Enter does not take it. Who leaves the dice to the program
        is not told to roll them.
        """
        keeps = self.keeps()
        self.how.setVisible(not (self._small or self.leaves()))
        self.program.dress(quiet=keeps or (self._low and not self.leaves()), rare=keeps)

    def fit(self, *, low: bool, tight: bool) -> None:
        """Leave out what the dice to press say by themselves, and make them smaller."""
        self._low, self._small = low, low or tight
        self.dress()
        self.column.setSpacing(current().space(LOW_GAP if self._small else GAP))
        if isinstance(self.pad, Faces):
            self.pad.measure(TARGET if self._small else FACE)
        if isinstance(self.tray, Faces):
            self.tray.measure(LOW_TRAY if self._small else TARGET)

    def awaited(self) -> Text:
        """Say whose die is waited for."""
        if self.keeps():
            return T("Enter your dice") if self.prompt.dice.total > 1 else T("Enter your die")
        return (
            T("Enter your dice, or R") if self.prompt.dice.total > 1 else T("Enter your die, or R")
        )

    def enter(self) -> None:
        """Use the dice, or let the program roll where that is left to it; else say what does."""
        if len(self.rolled) == self.prompt.dice.total or self._one_side():
            self.answered.emit(list(self.rolled))
        elif self.prompt.dice.sides > MOST_FACES and self.box.hasFocus():
            self.press(self.box.value())
        elif self._by_program() and not self.rolled:
            self.left_to_program.emit()
        elif not self.rolled:
            self.unread.emit(AnswerError(_YOURS))

    def _by_program(self) -> bool:
        """Tell whether Enter lets the program roll: the player left it that, or stands there."""
        return self.leaves() or self.program.hasFocus()

    def key(self, event: QKeyEvent) -> bool:
        """Take R, Backspace and the figures of the dice."""
        if event.key() == Qt.Key.Key_R:
            self.left_to_program.emit()
            return True
        if event.key() == Qt.Key.Key_Backspace and self.rolled:
            self.take_back(len(self.rolled) - 1)
            return True
        return super().key(event)

    def digit(self, digit: int) -> bool:
        """Press a face; of dice with more than ten sides, 0 is no face."""
        die = self._next() or self.prompt.dice
        value = 10 if digit == 0 and die.sides == 10 else digit
        if not 1 <= value <= die.sides:
            if die.sides > MOST_FACES:
                return False
            self.unread.emit(AnswerError(_FACES.fill(sides=die.sides)))
        else:
            self.press(value)
        return True

    def selection(self) -> Value:
        """Return the dice pressed so far."""
        return list(self.rolled) or None

    def told_so_far(self) -> Value:
        """Return the dice pressed so far."""
        return list(self.rolled)

    def tell_again(self, told: Value) -> None:
        """Take the dice pressed before."""
        self.rolled = (
            [die for die in told if isinstance(die, int)] if isinstance(told, list) else []
        )
        self._refill()

    def first_focus(self) -> QWidget:
        """Return the button for the program where Enter presses it, else no control."""
        return self.program if self.leaves() else self

    def _refill(self) -> None:
        self._show()
        self.altered.emit()

    def _show(self) -> None:
        """Show the dice pressed so far, and paint the pad as the die that is pressed next."""
        for at, face in enumerate(self.shown):
            face.show_value(self.rolled[at] if at < len(self.rolled) else None)
        die = self._next()
        if die is None or self.prompt.dice.against is None:
            return
        for face in self.faces:
            face.color = die.color
            face.setEnabled((face.value or 0) <= die.sides)
            face.update()


def _color(color: str) -> str | Text:
    return COLORS.get(color) or color


_FACES = T("The die shows 1 to {sides}.")
ROLL_FOR_ME = T("Roll for me")
_YOURS = T("Press the number on your die, or R to let the program roll.")
_USE = T("Use {dice}")
