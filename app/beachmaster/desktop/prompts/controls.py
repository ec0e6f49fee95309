"""Make the control of each kind of field: nothing is taken before the player takes it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QButtonGroup,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop.buttons import TARGET, AnswerButton, ButtonGrid, Flag, Segment
from beachmaster.desktop.forms import name
from beachmaster.desktop.keyboard import stands_within
from beachmaster.desktop.prompts.filter_line import WordLine
from beachmaster.desktop.prompts.members import Several, place_of
from beachmaster.desktop.prompts.pick import Pick
from beachmaster.desktop.speaking import give_role
from beachmaster.desktop.steady import EmptySpinBox, SteadyComboBox
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.meaning import Meanings, by_keys
from beachmaster.engine.prompt import Field, Option
from beachmaster.engine.text import capital, plain_text
from beachmaster.engine.values import Value
from beachmaster.engine.views.keys import (
    COMMANDS,
    SPELLS,
    is_listed,
    signs_of_field,
    signs_of_words,
)


class KeyedSegment(Segment):
    """One of a few values, with the key that takes it before the ring.

    The key has its room also where none is heard, so that nothing moves when it comes and goes.
    """

    room = 2.5

    def hear(self, key: str) -> None:
        """Show the key that takes this value now, or none."""
        self.say(self.words, key)

    def draw_mark(self, painter: QPainter, room: QRect) -> None:
        """Draw the key, and the ring, full where this value holds."""
        middle = round(room.width() * 0.45)
        AnswerButton.draw_mark(self, painter, room.adjusted(0, 0, middle - room.width(), 0))
        super().draw_mark(painter, room.adjusted(middle, 0, 0, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave a space in a begun word to the form; elsewhere it takes this value."""
        around = self.parentWidget()
        if event.text() == " " and isinstance(around, Segments) and around.sought:
            event.ignore()
        else:
            super().keyPressEvent(event)


class Segments(ButtonGrid):
    """A few values side by side, one of which may hold; `clicked` tells of one by the mouse."""

    altered = Signal()
    clicked = Signal()

    def __init__(self, values: Sequence[Value], words: Sequence[str]) -> None:
        super().__init__()
        give_role(self, QAccessible.Role.Grouping)
        self._group, self._segments = QButtonGroup(self), list[KeyedSegment]()
        self._offer(values, words)
        self._group.idToggled.connect(self._toggled)
        self._group.idClicked.connect(lambda _at: self.clicked.emit())

    def _offer(self, values: Sequence[Value], words: Sequence[str]) -> None:
        """Let a button stand for each value, with what it says; none of them holds."""
        self._values, self._sought = list(values), ""
        said_of = zip(values, words, strict=True)
        options = [Option(value, plain_text(said)) for value, said in said_of]
        self._meanings = Meanings(options, say, numbered=False)
        self.keys = signs_of_field(options)
        for button, said in zip(self._segments, words, strict=False):
            button.say(said)
        for said in words[len(self._segments) :]:
            button = KeyedSegment(said)
            self._group.addButton(button, len(self._segments))
            self._segments.append(button)
            self.add(button)

    def take_over(self, field: Field) -> bool:
        """Offer the values of another field that has few."""
        with QSignalBlocker(self):
            self._group.setExclusive(False)
            for button in self._segments:
                button.setChecked(False)
                button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Tab went to what held alone
            self._group.setExclusive(True)
            options = by_keys(field.options)
            self._offer([one.value for one in options], [say(one.text) for one in options])
        self.show_first(len(self._values))
        return True

    def _toggled(self, at: int, on: bool) -> None:
        """Let the keyboard follow, so that no other value stands framed as if it held."""
        if on and any(one.hasFocus() for one in self.buttons):
            self.buttons[at].setFocus(Qt.FocusReason.OtherFocusReason)
        self.altered.emit()

    def hear(self, *, on: bool, signs: str | None = None) -> None:
        """Show the signs that pick, or none of them while they are meant for another field."""
        for sign, button in zip(
            self.keys if signs is None else signs, self._segments, strict=False
        ):
            button.hear(sign if on else "")

    def pick(self, sign: str) -> bool:
        """Let the value with this sign hold; tell whether there is one."""
        at = self.keys.find(sign)
        if at >= 0:
            self.buttons[at].setChecked(True)
        return at >= 0

    def seek(self, sign: str) -> bool:
        """Let the value hold that letters name as they are typed; tell whether they begin a name.

        The keyboard comes here, so that the next letter goes on with the word. Only a letter begins
        one; a figure or a space may go on with it.
        """
        before = self._sought if stands_within(self) else ""
        begins = [sign] if sign.isalpha() else []
        for words in [before + sign, *begins] if before else begins:
            left = self._meanings.led_to(words)
            if left:
                self._sought = words
                self.buttons[left[0]].setFocus(Qt.FocusReason.OtherFocusReason)
                if len(left) == 1:
                    self.buttons[left[0]].setChecked(True)
                return True
        return False

    @property
    def sought(self) -> bool:
        """Tell whether a word was begun here where the keyboard still stands."""
        return bool(self._sought) and stands_within(self)

    def read(self) -> Value:
        """Return the value that holds, None where none does yet."""
        at = self._group.checkedId()
        return self._values[at] if at >= 0 else None

    def put(self, value: Value) -> bool:
        """Let a value hold."""
        at = place_of(value, self._values)
        if at >= 0:
            self.buttons[at].setChecked(True)
        return at >= 0

    def focus_at(self) -> QWidget:
        """Return the value that holds, or the first one."""
        held = [one for one in self.buttons if one.isChecked()]
        return (held or self.buttons)[0]


class Dropdown(SteadyComboBox):
    """Many values of which one may hold, in a field that stands beside others."""

    altered = Signal()

    def __init__(self, field: Field) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(
            SteadyComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.setMinimumContentsLength(8)
        self.setMinimumHeight(current().space(TARGET))
        self._values = [option.value for option in field.options]
        for option in field.options:
            self.addItem(say(option.text))
        self.setCurrentIndex(-1)
        self.setPlaceholderText(say(T("Choose…")))
        self.currentIndexChanged.connect(lambda _at: self.altered.emit())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Seek by letters and figures, and leave other signs to the form."""
        sign = event.text()
        if len(sign) == 1 and sign.isprintable() and not sign.isalnum() and sign != " ":
            event.ignore()
        else:
            super().keyPressEvent(event)

    def read(self) -> Value:
        """Return the value picked."""
        return self._values[self.currentIndex()] if self.currentIndex() >= 0 else None

    def put(self, value: Value) -> bool:
        """Pick a value."""
        at = place_of(value, self._values)
        if at >= 0:
            self.setCurrentIndex(at)
        return at >= 0

    def focus_at(self) -> QWidget:
        """Return the box."""
        return self


class Count(EmptySpinBox):
    """A whole number, or none given.

    `filled` tells that so much is typed that no further figure fits.
    """

    altered = Signal()
    filled = Signal()

    def __init__(self, field: Field) -> None:
        super().__init__(field.minimum, field.maximum)
        self.setMinimumSize(current().space(5), current().space(TARGET))
        self.valueChanged.connect(lambda _value: self.altered.emit())
        self.lineEdit().textEdited.connect(self._typed)

    def _typed(self, figures: str) -> None:
        """Tell that the number is whole, once its value is taken."""
        if figures.isdecimal() and int(figures) * 10 > self.maximum():
            QTimer.singleShot(0, self, self.filled.emit)

    def read(self) -> Value:
        """Return the number given."""
        return self.value() if self.given else None

    def put(self, value: Value) -> bool:
        """Take a number."""
        fits = type(value) is int and self.least <= value <= self.maximum()
        if fits:
            self.setValue(value)
        return fits

    def focus_at(self) -> QWidget:
        """Return the field, its number marked so that figures replace it."""
        self.selectAll()
        return self


class OwnWords(WordLine):
    """A word of the player's own."""

    altered = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.textChanged.connect(lambda _words: self.altered.emit())

    def read(self) -> Value:
        """Return the words, None where there are none."""
        return self.text().strip() or None

    def put(self, value: Value) -> bool:
        """Take words."""
        if isinstance(value, str):
            self.setText(value)
        return isinstance(value, str)

    def focus_at(self) -> QWidget:
        """Return the line."""
        return self


class OneOrOwn(QWidget):
    """A few listed values by their digits, or a word of the player's own, which is just typed.

    Where each value has a key, letters go on behind the digits, 0 takes the one that says none, and
    the sign that goes to the line begins a word.
    """

    altered = Signal()

    def __init__(self, field: Field) -> None:
        super().__init__()
        give_role(self, QAccessible.Role.Grouping)
        options = field.options
        self.listed = Segments([one.value for one in options], [say(one.text) for one in options])
        self.buttons = self.listed.buttons
        self.keyed, self.keys = field.keyed, signs_of_words(field)
        self.line = OwnWords()
        self.line.setObjectName("words")
        hint = T("{words} ({sign})", words=_OTHER, sign=SPELLS) if field.keyed else _OTHER
        self.line.setPlaceholderText(say(hint))
        name(self.line, field.text, _OTHER)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.25))
        for widget in (self.listed, self.line):
            column.addWidget(widget)
        self.listed.altered.connect(self._picked)
        self.line.altered.connect(self.altered)

    def hear(self, *, on: bool) -> None:
        """Show the signs that pick, or none of them while they are meant for another field."""
        self.listed.hear(on=on, signs=self.keys)

    def pick(self, sign: str) -> bool:
        """Take the value with this sign; tell whether there is one."""
        at = self.keys.find(sign)
        picked = 0 <= at < len(self.buttons)
        if picked:
            self.buttons[at].setChecked(True)
        return picked

    def read(self) -> Value:
        """Return the word typed, or else the value that holds."""
        typed = self.line.read()
        return self.listed.read() if typed is None else typed

    def typed(self) -> list[str]:
        """Return the word typed, if any."""
        typed = self.line.read()
        return [typed] if isinstance(typed, str) else []

    def put(self, value: Value) -> bool:
        """Let a listed value hold, or take the word."""
        return self.listed.put(value) or self.line.put(value)

    def focus_at(self) -> QWidget:
        """Return the value that holds or the first one; the line where a word was typed."""
        return self.line if self.line.text() else self.listed.focus_at()

    def begin(self, typed: str) -> bool:
        """Begin a word with a sign typed on the listed values; tell whether it begins one."""
        if self.line.hasFocus() or not typed.isalnum():
            return False
        if self.keyed:
            return self.pick(typed.upper())
        if typed.casefold() in COMMANDS and not stands_within(self):
            return False
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.line.setText(typed)
        return True

    def _picked(self) -> None:
        """Take the word back as soon as a listed value is picked."""
        if self.line.text():
            self.line.clear()
        else:
            self.altered.emit()


class Ticked(Flag):
    """Something that is so if it is ticked; its words stand beside the box, with its sign."""

    altered = Signal()

    def __init__(self, field: Field) -> None:
        super().__init__()
        words = say(field.text)
        self._words = capital(words)
        self.signed = ""
        self.sign("")
        self.toggled.connect(lambda _on: self.altered.emit())

    def sign(self, sign: str) -> None:
        """Be ticked by a sign from anywhere in the form, and say so."""
        self.signed = sign
        shown = T("{what} ({sign})", what=self._words, sign=sign)
        self.say(say(shown) if sign else self._words)

    def read(self) -> Value:
        """Tell whether it is ticked."""
        return self.isChecked()

    def put(self, value: Value) -> bool:
        """Tick it, or take the tick back."""
        if isinstance(value, bool):
            self.setChecked(value)
        return isinstance(value, bool)

    def focus_at(self) -> QWidget:
        """Return the box."""
        return self


def control_for(field: Field) -> "Control":
    """Return the control of a field, which holds nothing but what a counter usually shows."""
    control = _MAKERS[field.kind](field)
    put_usual(control, field)
    return control


def put_usual(control: "Control", field: Field) -> None:
    """Put what a counter usually shows into a control that holds nothing."""
    if field.default is not None and not field.said:
        control.put(field.default)


def _choose(field: Field) -> Segments | Dropdown | Pick:
    if is_listed(field, say):
        return Dropdown(field) if field.under is not None else Pick(field)
    options = by_keys(field.options)
    return Segments([one.value for one in options], [say(one.text) for one in options])


def _flag(field: Field) -> Segments | Ticked:
    if field.default is False:
        return Ticked(field)
    return Segments([True, False], [say(T("Yes")), say(T("No"))])


Control = Segments | Ticked | Dropdown | Pick | Count | OwnWords | OneOrOwn | Several
_MAKERS: dict[str, Callable[[Field], Control]] = {
    "choose": _choose,
    "many": Several,
    "number": Count,
    "flag": _flag,
    "words": lambda field: OneOrOwn(field) if field.options else OwnWords(),
    "spaces": Several,
}
_OTHER = T("Another, in your own words")
