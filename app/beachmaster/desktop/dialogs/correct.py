"""Change an earlier answer: what was asked then, what was said, and what it should have been."""

from collections.abc import Callable

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop import forms
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.dialogs.fitting import fit
from beachmaster.desktop.steady import SteadyComboBox
from beachmaster.desktop.words import say, word
from beachmaster.engine.prompt import Choose, Confirm, Place, Prompt
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.engine.typed import answer_to
from beachmaster.engine.values import Value

MOST_LISTED = 400


class CorrectDialog(QDialog):
    """A form for one entry; a refusal shows in it, and nothing changes."""

    def __init__(self, controller: GameController, entry: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller, self.entry = controller, entry
        self.setWindowTitle(word(_TITLE))
        asked = controller.session.asked_at(entry)
        self._prompt: Prompt | None = asked.prompt if asked is not None else None
        said = QLabel(say(asked.prompt.text) if asked is not None else word(_NOTHING))
        said.setWordWrap(True)
        said.setProperty("role", "heading")
        answered = controller.session.tree.entries[entry].value
        self._value = _field(self._prompt, answered)
        self._reason = QLineEdit()
        self._problem = QLabel()
        self._problem.setWordWrap(True)
        self._problem.setProperty("role", "bad")
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        forms.add_row(form, Text(_ANSWER), self._value, Text(_ANSWER_HELP))
        forms.add_row(form, Text(_REASON), self._reason, Text(_REASON_HELP))
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self._try)
        buttons.rejected.connect(self.reject)
        buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(self._prompt is not None)
        column = QVBoxLayout(self)
        column.addWidget(said)
        column.addLayout(form)
        column.addWidget(self._problem)
        column.addWidget(buttons)
        for complaint in (controller.refused, controller.troubled):
            complaint.connect(self._refused)
        fit(self, 34)

    def _try(self) -> None:
        self._problem.clear()
        if self._controller.correct(self.entry, self._read(), self._reason.text().strip()):
            self.accept()

    def _read(self) -> Callable[[Prompt], Value]:
        """Return how to read the answer: the listed value, or what was typed."""
        field = self._value
        if isinstance(field, QComboBox):
            at, typed = field.currentIndex(), field.currentText()
            if at >= 0 and typed == field.itemText(at):
                value = field.itemData(at)
                return lambda _prompt: value
        else:
            typed = field.text()
        return lambda prompt: answer_to(prompt, typed)

    def _refused(self, text: Text) -> None:
        self._problem.setText(say(text))


def _field(prompt: Prompt | None, answered: Value) -> QComboBox | QLineEdit:
    """Return a list where the prompt has one, else a line to type in; it shows what was said."""
    if isinstance(prompt, Confirm):
        box = SteadyComboBox()
        box.addItem(word(_YES), True)
        box.addItem(word(_NO), False)
        box.setCurrentIndex(0 if answered else 1)
        return box
    listed = list(prompt.options) if isinstance(prompt, Choose | Place) else []
    one = not (isinstance(prompt, Choose) and prompt.many)
    if one and 0 < len(listed) <= MOST_LISTED:
        box = SteadyComboBox()
        box.setEditable(isinstance(prompt, Place) and prompt.free)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for option in listed:
            box.addItem(say(option.text), option.value)
        box.setCurrentIndex(next((at for at, one in enumerate(listed) if one.value == answered), 0))
        return box
    return QLineEdit()


_TITLE = QT_TRANSLATE_NOOP("desktop", "Change an earlier answer")
_NOTHING = QT_TRANSLATE_NOOP("desktop", "Nothing was asked here.")
_ANSWER = QT_TRANSLATE_NOOP("desktop", "It should have been")
_ANSWER_HELP = QT_TRANSLATE_NOOP(
    "desktop",
    "Later answers stay as long as they are legal. Several values, such as dice, are separated by"
    " spaces.",
)
_REASON = QT_TRANSLATE_NOOP("desktop", "Reason")
_REASON_HELP = QT_TRANSLATE_NOOP("desktop", "Kept in the journal; it may stay empty.")
_YES = QT_TRANSLATE_NOOP("desktop", "Yes")
_NO = QT_TRANSLATE_NOOP("desktop", "No")
