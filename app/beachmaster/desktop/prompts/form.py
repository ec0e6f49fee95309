"""Ask for named fields: one control for each, with its default, and refusals at the field."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop.forms import name
from beachmaster.desktop.prompts.look import PLAIN, Words
from beachmaster.desktop.prompts.option_list import FilterList, OptionModel, rows_of
from beachmaster.desktop.prompts.wrapped import ButtonGrid, Flag, Segment
from beachmaster.desktop.steady import SteadyComboBox, SteadySpinBox
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say, word
from beachmaster.engine.options import same
from beachmaster.engine.prompt import Field
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.engine.values import Value

MOST_SEGMENTS = 6


class FieldControl(QWidget):
    """A field's label, its control, and the place where a refusal stands."""

    altered = Signal()

    def __init__(self, field: Field) -> None:
        super().__init__()
        self.field = field
        self.read: Callable[[], Value] = lambda: None
        self.put: Callable[[Value], bool] = lambda _value: False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.2))
        label = say(field.text)
        self.label = Words(label[:1].upper() + label[1:], PLAIN)
        self.control = _MAKERS[field.kind](self, field)
        if field.kind != "flag":  # its box carries the words itself
            column.addWidget(self.label)
        column.addWidget(self.control)
        name(self.control, field.text)
        self.wrong = Words("", 0.95, role="bad")
        self.wrong.hide()
        column.addWidget(self.wrong)

    def focus_at(self) -> QWidget:
        """Return what the keyboard goes to."""
        inner = self.control.findChild(QLineEdit, "words")
        if isinstance(self.control, FilterList):
            return self.control.view
        if isinstance(self.control, Segments):
            held = [one for one in self.control.buttons if one.isChecked()]
            return (held or self.control.buttons)[0]
        return inner if isinstance(inner, QLineEdit) else self.control

    def missing(self) -> bool:
        """Tell whether a value is wanted and not there."""
        return self.field.default is None and self.read() is None

    def refuse(self, words: str) -> None:
        """Show why the value does not fit."""
        self.wrong.setText(words)
        self.wrong.setVisible(bool(words))


class Form(QWidget):
    """The controls of several fields, and the object they make."""

    altered = Signal()

    def __init__(self, fields: Sequence[Field]) -> None:
        super().__init__()
        self.controls = [FieldControl(field) for field in fields]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.6))
        for control in self.controls:
            control.altered.connect(self.altered)
            column.addWidget(control)

    def value(self) -> dict[str, Value]:
        """Return what the fields hold; those left empty are left out."""
        read = {control.field.name: control.read() for control in self.controls}
        return {field: value for field, value in read.items() if value is not None}

    def refuse(self, expected: Value, words: str) -> bool:
        """Show a refusal at the field it names; tell whether it names one."""
        named = expected if isinstance(expected, dict) else {}
        wrong = [control for control in self.controls if control.field.name in named]
        wrong = wrong or [control for control in self.controls if control.missing()]
        for control in self.controls:
            said = word(_MISSING) if control.missing() else words
            control.refuse(said if control in wrong else "")
        if wrong:
            wrong[0].focus_at().setFocus()
        return bool(wrong)

    def digit(self, digit: int) -> bool:
        """Let the value with this number hold, in the field that the keyboard stands in."""
        for one in self.controls:
            if isinstance(one.control, Segments):
                buttons = one.control.buttons
                if 0 < digit <= len(buttons) and any(each.hasFocus() for each in buttons):
                    buttons[digit - 1].setChecked(True)
                    return True
        return False

    def offer(self, value: Value) -> bool:
        """Fill the field that the keyboard stands in, or the first that takes the value."""
        first = [one for one in self.controls if one.focus_at().hasFocus()]
        return any(control.put(value) for control in [*first, *self.controls])


class Segments(ButtonGrid):
    """A few values side by side, one of which holds."""

    def __init__(self, owner: FieldControl, field: Field) -> None:
        super().__init__()
        self._values = [option.value for option in field.options]
        self._group = QButtonGroup(self)
        for at, option in enumerate(field.options):
            button = Segment(say(option.text))
            button.setChecked(field.default is not None and same(option.value, field.default))
            self._group.addButton(button, at)
            self.add(button)
        self._group.idToggled.connect(lambda _at, _on: owner.altered.emit())

    def read(self) -> Value:
        """Return the value that holds, None where none does yet."""
        at = self._group.checkedId()
        return self._values[at] if at >= 0 else None

    def put(self, value: Value) -> bool:
        """Let a value hold."""
        at = next((i for i, one in enumerate(self._values) if same(one, value)), -1)
        if at >= 0:
            self.buttons[at].setChecked(True)
        return at >= 0


def _choose(owner: FieldControl, field: Field) -> QWidget:
    if len(field.options) <= MOST_SEGMENTS:
        segments = Segments(owner, field)
        owner.read, owner.put = segments.read, segments.put
        return segments
    return _combo(owner, field)


def _combo(owner: FieldControl, field: Field) -> QWidget:
    box = SteadyComboBox()
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(8)
    values = [option.value for option in field.options]
    for option in field.options:
        box.addItem(say(option.text))
    if field.default is None:
        box.setCurrentIndex(-1)
        box.setPlaceholderText(word(_PICK))
    else:
        box.setCurrentIndex(next((i for i, v in enumerate(values) if same(v, field.default)), -1))
    box.currentIndexChanged.connect(lambda _at: owner.altered.emit())
    owner.read = lambda: values[box.currentIndex()] if box.currentIndex() >= 0 else None

    def put(value: Value) -> bool:
        at = next((i for i, one in enumerate(values) if same(one, value)), -1)
        if at >= 0:
            box.setCurrentIndex(at)
        return at >= 0

    owner.put = put
    return box


def _number(owner: FieldControl, field: Field) -> QWidget:
    box = SteadySpinBox()
    box.setRange(field.minimum, field.maximum)
    box.setValue(field.default if isinstance(field.default, int) else field.minimum)
    box.setMinimumWidth(current().space(5))
    box.valueChanged.connect(lambda _value: owner.altered.emit())
    owner.read = box.value

    def put(value: Value) -> bool:
        fits = type(value) is int and field.minimum <= value <= field.maximum
        if fits:
            box.setValue(value)
        return bool(fits)

    owner.put = put
    return box


def _flag(owner: FieldControl, field: Field) -> QWidget:
    said = say(field.text)
    box = Flag(said[:1].upper() + said[1:])
    box.setChecked(field.default is True)
    box.toggled.connect(lambda _on: owner.altered.emit())
    owner.read = box.isChecked

    def put(value: Value) -> bool:
        if isinstance(value, bool):
            box.setChecked(value)
        return isinstance(value, bool)

    owner.put = put
    return box


def _words(owner: FieldControl, field: Field) -> QWidget:
    line = QLineEdit(str(field.default) if field.default is not None else "")
    line.textChanged.connect(lambda _words: owner.altered.emit())
    owner.read = lambda: line.text().strip() or None

    def put(value: Value) -> bool:
        if isinstance(value, str):
            line.setText(value)
        return isinstance(value, str)

    owner.put = put
    return line


def _many(owner: FieldControl, field: Field) -> QWidget:
    model = OptionModel(rows_of(field.options), many=True)
    _tick(model, field.default)
    model.picked.connect(owner.altered)
    box = FilterList(model, keys=False)
    owner.read = model.chosen
    owner.put = partial(_put_row, model)
    return box


def _put_row(model: OptionModel, value: Value) -> bool:
    """Tick the row of a value."""
    at = next((i for i, row in enumerate(model.rows) if same(row.value, value)), -1)
    if at >= 0:
        model.tick(at)
    return at >= 0


def _tick(model: OptionModel, values: Value) -> None:
    for value in values if isinstance(values, list | tuple) else ():
        at = next((i for i, row in enumerate(model.rows) if same(row.value, value)), -1)
        if at >= 0:
            model.tick(at, on=True)


class SpacesControl(QWidget):
    """Known spaces to tick, and a line for further words with commas between them."""

    def __init__(self, owner: FieldControl, field: Field) -> None:
        super().__init__()
        self.model = OptionModel(rows_of(field.options), many=True)
        _tick(self.model, field.default)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.25))
        self.line = QLineEdit()
        self.line.setObjectName("words")
        self.line.setPlaceholderText(word(_WORDS))
        known = {str(option.value) for option in field.options}
        given = field.default if isinstance(field.default, list | tuple) else ()
        self.line.setText(", ".join(str(one) for one in given if str(one) not in known))
        name(self.line, field.text, Text(_WORDS))
        self.list = FilterList(self.model, keys=False)
        column.addWidget(self.list)
        self.list.setVisible(bool(field.options))
        column.addWidget(self.line)
        self.model.picked.connect(owner.altered)
        self.line.textChanged.connect(lambda _words: owner.altered.emit())

    def read(self) -> Value:
        """Return the ticked spaces and the words."""
        typed = [part.strip() for part in self.line.text().split(",")]
        return [*self.model.chosen(), *(part for part in typed if part)]

    def put(self, value: Value) -> bool:
        """Tick a known space, or add another word to the line."""
        if _put_row(self.model, value):
            return True
        if not isinstance(value, str):
            return False
        typed = [part.strip() for part in self.line.text().split(",") if part.strip()]
        self.line.setText(", ".join([*typed, value]))
        return True


def _spaces(owner: FieldControl, field: Field) -> QWidget:
    control = SpacesControl(owner, field)
    owner.read, owner.put = control.read, control.put
    return control


_MAKERS: dict[str, Callable[[FieldControl, Field], QWidget]] = {
    "choose": _choose,
    "many": _many,
    "number": _number,
    "flag": _flag,
    "words": _words,
    "spaces": _spaces,
}
_MISSING = QT_TRANSLATE_NOOP("desktop", "Say this as well.")
_PICK = QT_TRANSLATE_NOOP("desktop", "Choose…")
_WORDS = QT_TRANSLATE_NOOP("desktop", "Your words, with commas between them")
