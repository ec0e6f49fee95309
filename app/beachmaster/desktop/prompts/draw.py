"""Draw from a bag or turn a counter: by the program, or name what you drew."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.buttons import ButtonGrid, Fold
from beachmaster.desktop.labels import PLAIN, Words
from beachmaster.desktop.prompts.answer_pane import AnswerPane
from beachmaster.desktop.prompts.form import Form
from beachmaster.desktop.prompts.form_told import tell, told_of
from beachmaster.desktop.prompts.offer_button import OfferButton
from beachmaster.desktop.prompts.option_list import FilterList
from beachmaster.desktop.prompts.option_model import OptionModel, Row
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.options import AnswerError
from beachmaster.engine.prompt import Draw
from beachmaster.engine.text import Text, plain_text
from beachmaster.engine.values import Value
from beachmaster.engine.views.keys import begins_one, natural

DRAWS, NAMED = "D", "="
"""The key that lets the program draw, and the one where D begins the name of what can come up."""


class DrawPane(AnswerPane[Draw]):
    """A button for the program, a list of what can come up, and a form for what is not listed."""

    lasting = True

    def build(self) -> None:
        """Make the button, the list and the form."""
        grid = ButtonGrid()
        self._low = False
        self.sign = DRAWS
        self.program = OfferButton(say(self._verb()), self.sign)
        self.program.clicked.connect(self.left_to_program)
        grid.add(self.program)
        self.column.addWidget(grid)
        self.or_name = Words(
            say(T("Or do it at the table and pick the result:")), PLAIN, role="hint"
        )
        self.column.addWidget(self.or_name)
        self._offer_program()
        self.list = self.hold(FilterList(OptionModel(())))
        self.list.chosen.connect(self.pick)
        self.list.line.went.connect(self._sign_program)
        self.list.filtered.connect(lambda _words: self._sign_program())
        self._list_tokens()
        self._add_form()

    def _sign_program(self) -> None:
        """Show the key that lets the program draw, unless it is typed where the keyboard stands."""
        typed = self.list.line.gone_to or bool(self.list.typed())
        self.program.say(say(self._verb()), "" if typed else self.sign)

    def fit(self, *, low: bool, tight: bool) -> None:
        """Leave the list the room of the words above it in a low card."""
        del tight
        self._low = low
        self._say_or_name()

    def take_over(self, prompt: Draw) -> bool:
        """Ask for another draw, unless something is described for this one."""
        if self.form is not None:
            return False
        self.prompt = prompt
        self._offer_program()
        self._list_tokens()
        self.unlisted.setVisible(bool(prompt.fields))
        return True

    def dress(self) -> None:
        """Let the program's offer be a quiet line where the player draws by themselves, always."""
        self.program.dress(quiet=self.keeps())

    def showEvent(self, event: QShowEvent) -> None:
        """List nothing where nothing was drawn at a table: in a lesson the program has it."""
        super().showEvent(event)
        bare = self.tableless() and not self.prompt.question
        self._say_or_name()
        self.list.setVisible(not bare and bool(self.list.model.rows))
        self.unlisted.setVisible(not bare and bool(self.prompt.fields))

    def _offer_program(self) -> None:
        """Let the program draw, unless only the player's own counter says what it is."""
        self.program.setVisible(not self.prompt.question)
        self._say_or_name()

    def _say_or_name(self) -> None:
        """Say that it can be named instead, where the program draws as well and there is room."""
        self.or_name.setVisible(not self._low and not self.prompt.question and not self.tableless())

    def _list_tokens(self) -> None:
        rows = self._rows()
        self.show_listed(rows, picked=True)
        self.list.setVisible(bool(rows))
        self.sign = NAMED if begins_one(DRAWS, [row.words for row in rows]) else DRAWS
        self.list.line.acts = "" if self.prompt.question else self.sign.casefold()
        self._sign_program()

    def _rows(self) -> list[Row]:
        texts = {token.kind: token.text for token in self.prompt.tokens()}  # of a kind are several
        words = {kind: say(text) for kind, text in texts.items()}
        return [
            Row(kind, words[kind]) for kind in sorted(words, key=lambda kind: natural(words[kind]))
        ]

    def _add_form(self) -> None:
        """Make the form for what is not listed; its controls come when it is unfolded."""
        self.form: Form | None = None
        self.unlisted = Fold(say(T("Yours is not listed? Describe it")))
        self.unlisted.toggled.connect(self._unfold)
        self.column.addWidget(self.unlisted)
        self.unlisted.setVisible(bool(self.prompt.fields))

    def _verb(self) -> Text:
        return T("Flip it for me") if self.prompt.dealt is not None else T("Draw for me")

    def pick(self, at: int) -> None:
        """Answer with the kind in a row."""
        if at >= 0:
            self.answered.emit(self.list.model.rows[at].value)

    def default(self) -> Text | None:
        """Say what Enter does: draw, take the marked row, or note what is described."""
        if self._describing():
            return T("Use what you described")
        if self._names():
            at = self.list.current()
            return plain_text(self.list.model.rows[at].words) if at >= 0 else None
        return self._verb() if self._by_program() else None

    def awaited(self) -> Text:
        """Say whose draw is waited for."""
        if self.prompt.question:
            return super().awaited()
        return (
            T("Choose what you drew")
            if self.keeps()
            else T("Choose what you drew, or {key}", key=self.sign)
        )

    def enter(self) -> None:
        """Take the marked row, note what is described, or draw where that is left to the program.

        Else say which key draws.
        """
        if self._describing() and self.form is not None:
            self.answered.emit(self.form.value())
        elif self._names():
            self.answer_listed()
        elif self._by_program():
            self.left_to_program.emit()
        elif not self.prompt.question:
            self.unread.emit(AnswerError(_YOURS.fill(key=self.sign)))

    def _by_program(self) -> bool:
        """Tell whether Enter lets the program draw: the player left it that, or stands there."""
        return not self.prompt.question and (self.leaves() or self.program.hasFocus())

    def key(self, event: QKeyEvent) -> bool:
        """Take the key that draws, where it is not typed into the line."""
        if event.text().upper() == self.sign and not self.prompt.question:
            self.left_to_program.emit()
            return True
        return super().key(event)

    def digit(self, digit: int) -> bool:
        """Name the kind at a place of the list."""
        at = self.list.picked_at(digit)
        self.pick(at)
        return at >= 0

    def show_refusal(self, error: AnswerError) -> bool:
        """Show the refusal at its field."""
        return self.form is not None and self.form.refuse(error.expected, say(error.text))

    def told_so_far(self) -> Value:
        """Return what is sought in the list, and what is described, if anything is."""
        described = self.unlisted.isChecked() and self.form is not None
        return [super().told_so_far(), told_of(self.form) if described and self.form else None]

    def tell_again(self, told: Value) -> None:
        """Seek in the list, and go on describing."""
        if not isinstance(told, list):
            return
        sought, described = told
        super().tell_again(sought)
        if described is not None:
            self.unlisted.setChecked(True)
            assert self.form is not None
            tell(self.form, described)

    def first_focus(self) -> QWidget:
        """Return the list where only the table knows, the program's button where Enter presses it.

        Else no control: what was drawn is spelled or told by its digit.
        """
        if self.prompt.question:
            return self.list.view
        return self.program if self.leaves() else self

    def _names(self) -> bool:
        """Tell whether Enter takes a listed name: one stands there, typed one, or went to a row.

        The large card does so though no control of its pane has the keyboard.
        """
        gone_to = self.prompt.question and self.list.current() >= 0
        meant = (gone_to or bool(self.list.typed())) and not self.list.isHidden()
        return self._in_list() or (meant and not self.program.hasFocus())

    def _in_list(self) -> bool:
        return self.list.isAncestorOf(self.focusWidget()) and (
            self.list.view.hasFocus() or self.list.line.hasFocus()
        )

    def fold(self) -> bool:
        """Go back from what is described to what is listed; tell whether anything was described."""
        unfolded = self.unlisted.isChecked()
        self.unlisted.setChecked(False)
        return unfolded

    def _describing(self) -> bool:
        return self.unlisted.isChecked() and not self._in_list() and not self.program.hasFocus()

    def _unfold(self, on: bool) -> None:
        if on and self.form is None:
            self.form = Form(self.prompt.fields)
            self.form.altered.connect(self.altered)
            self.column.addWidget(self.form)
        if self.form is not None:
            self.form.setVisible(on)
        if on and self.form is not None:
            self.form.controls[0].focus_at().setFocus(Qt.FocusReason.OtherFocusReason)
        self.altered.emit()


_YOURS = T("Choose what you drew, or press {key} to let the program draw.")
