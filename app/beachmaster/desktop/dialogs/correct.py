"""Change an earlier answer: what was asked then, what was said, and what it should have been."""

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from beachmaster.desktop import forms
from beachmaster.desktop.buttons import Flag
from beachmaster.desktop.controller import GameController
from beachmaster.desktop.dialogs.answer_fields import AnswerFields
from beachmaster.desktop.labels import Wrong
from beachmaster.desktop.prompts.form import Form
from beachmaster.desktop.room import size_within_screen
from beachmaster.desktop.speaking import give_role
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.trouble import trouble_of
from beachmaster.desktop.words import say
from beachmaster.engine.changes import SessionError
from beachmaster.engine.options import AnswerError, same
from beachmaster.engine.preview import MAP_FIRST, foretold
from beachmaster.engine.prompt import Prompt
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.run import Asked
from beachmaster.engine.text import Text
from beachmaster.engine.tree import CORRECTED, OVERRULED
from beachmaster.engine.unknown import Unknown
from beachmaster.engine.values import Value

WIDTH = 34
TALLEST, MOST = 26, 0.4
"""So many ems of the form are shown at once, or this share of the screen; the rest scrolls."""


class CorrectDialog(QDialog):
    """The prompt's own form with the earlier answer in it; a refusal changes nothing."""

    def __init__(self, controller: GameController, entry: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller, self.entry = controller, entry
        self.setWindowTitle(say(T("Change an earlier answer")))
        asked, nothing = _asked(controller, entry)
        self._looked_at: Value = None
        self._prompt: Prompt | None = asked.prompt if asked is not None else None
        said = QLabel(say(asked.prompt.text) if asked is not None else say(nothing))
        said.setWordWrap(True)
        said.setProperty("role", "heading")
        column = QVBoxLayout(self)
        column.addWidget(said)
        if asked is not None:
            before = controller.session.tree.entries[entry].value
            self._answer = AnswerFields(asked.prompt, before)
            self.form = Form(self._answer.fields)
            self.form.fill(self._answer.told)
            self.form.altered.connect(self._forget)
            screen = size_within_screen(parent, QSize(1, 1 << 20)).height()
            area = _scrolled(self.form, round(screen * MOST))
            forms.name(area, asked.prompt.text)
            column.addWidget(area, 1)
        self._why(column)
        column.addWidget(self._buttons())
        controller.refused.connect(self._refused)
        controller.troubled.connect(self._say)
        self._fit()

    def _why(self, column: QVBoxLayout) -> None:
        """Add the reason, whether the table is right, what would change, and what is wrong."""
        self._reason = QLineEdit()
        self._reason.setObjectName("reason")
        self._problem = Wrong()
        self._problem.hide()
        rows = QFormLayout()
        rows.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        forms.add_row(rows, T("Reason"), self._reason, _REASON_HELP)
        self.table_is_right = Flag(say(T("The table is right, and the program is not")))
        forms.name(self.table_is_right, T("The table is right"), _TABLE_HELP)
        self._changes = QLabel()
        self._changes.setWordWrap(True)
        self._changes.setTextFormat(Qt.TextFormat.PlainText)
        self._changes.hide()
        column.addLayout(rows)
        column.addWidget(self.table_is_right)
        column.addWidget(self._changes)
        column.addWidget(self._problem)

    def _fit(self) -> None:
        """Be as high as the words need at the width of a page."""
        self.ensurePolished()
        width = current().space(WIDTH)
        forms.size_window(self, width, max(self.sizeHint().height(), self.heightForWidth(width)))

    def _buttons(self) -> QDialogButtonBox:
        kinds = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel)
        buttons.accepted.connect(self._try)
        buttons.rejected.connect(self.reject)
        self._ok = buttons.button(kinds.Ok)
        self._ok.setText(say(_LOOK))
        self._ok.setEnabled(self._prompt is not None)
        return buttons

    def _try(self) -> None:
        self._problem.hide()
        assert self._prompt is not None
        try:
            value = self._prompt.check(self._answer.value(self.form.value()))
        except AnswerError as error:
            if not self.form.refuse(error.expected, say(error.text)):
                self._refused(error)
            return
        self.form.refuse({}, "")
        if self._looked_at is None or not same(self._looked_at, value):
            self._look(value)
            return
        kind = OVERRULED if self.table_is_right.isChecked() else CORRECTED
        reason = self._reason.text().strip()
        if self._controller.correct(self.entry, lambda _prompt: value, reason, kind):
            self.accept()

    def _look(self, value: Value) -> None:
        """Show what the correction would change; nothing has changed then."""
        found: list[Iterable[Text]] = []
        session = self._controller.session
        try:
            trouble = trouble_of(
                lambda: found.append(foretold(session, self.entry, lambda _prompt: value))
            )
        except Unknown:
            trouble = None
        if trouble is not None:
            self._say(trouble.text if isinstance(trouble, Refusal) else trouble)
            return
        told = found[0] if found else (MAP_FIRST,)
        self._changes.setText("\n".join(map(say, told)))
        self._changes.show()
        self._looked_at = value
        self._ok.setText(say(T("&Correct it")))
        self._fit()

    def _forget(self) -> None:
        """Let what was changed in the form be looked at anew."""
        self._looked_at = None
        self._changes.hide()
        self._ok.setText(say(_LOOK))

    def _refused(self, why: Refusal) -> None:
        self._say(why.text)

    def _say(self, text: Text) -> None:
        self._problem.setText(say(text))
        self._problem.show()


def _asked(controller: GameController, entry: int) -> tuple[Asked | None, Text]:
    """Return what was asked at an entry, or why it is not shown."""
    try:
        return controller.session.asked_at(entry), _NOTHING
    except SessionError as error:
        return None, error.text


def _scrolled(form: Form, most: int) -> QScrollArea:
    """Let a form scroll that is higher than `most` pixels."""
    area = QScrollArea()
    give_role(area, QAccessible.Role.Grouping)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidgetResizable(True)
    area.setWidget(form)
    form.ensurePolished()
    wanted = form.heightForWidth(current().space(WIDTH)) + current().space(0.5)
    area.setMinimumHeight(min(wanted, current().space(TALLEST), most))
    return area


_LOOK = T("&See what it changes")
_TABLE_HELP = T("This is how it was on the table. The journal says so, with your reason.")
_NOTHING = T("Nothing was asked here.")
_REASON_HELP = T(
    "Kept in the journal; you may leave it empty. Later answers stay as long as they are legal."
)
