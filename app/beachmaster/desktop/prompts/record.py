"""Read a few named values off the table."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from beachmaster.desktop.buttons import AnswerButton
from beachmaster.desktop.keyboard import keyboard
from beachmaster.desktop.prompts.answer_pane import AnswerPane
from beachmaster.desktop.prompts.confirm import YES_NO
from beachmaster.desktop.prompts.form import Form
from beachmaster.desktop.prompts.form_told import tell, told_of
from beachmaster.desktop.prompts.members import ALL
from beachmaster.desktop.texts import TN, T
from beachmaster.desktop.told import Told
from beachmaster.desktop.words import say
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.mapquestions import MAP_HEX
from beachmaster.engine.options import AnswerError
from beachmaster.engine.prompt import Record
from beachmaster.engine.record import value_words
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.engine.views.keys import DENIES, SPELLS

OURS = "="
"""Says of all that is still to be told and has an estimate that it holds, as in the terminal.

Where there is something to weigh it denies all that is still to be told, and answers.
"""


class RecordPane(AnswerPane[Record]):
    """A form of the prompt's fields; only what is known is filled in."""

    def build(self) -> None:
        """Make the form."""
        self.form = Form(self.prompt.fields)
        self.lasting = self.form.decides  # such a one comes back with each fight
        self.form.altered.connect(self.altered)
        self.form.whole.connect(self._go_on)
        self.form.rule_wanted.connect(self.rule_wanted)
        self.column.addWidget(self.form)
        self.rest = AnswerButton(say(T("No to the rest")), DENIES)
        self.rest.clicked.connect(self._deny_rest)
        self.form.altered.connect(self._show_rest)
        self.ours = AnswerButton(say(T("Take our estimates for the rest")), OURS)
        self.ours.clicked.connect(self.form.take_estimates)
        self.column.insertWidget(self.column.indexOf(self.form), self.ours)
        # Only now: what is shown and stands nowhere is a window, and takes the keyboard.
        self._show_ours()
        self.column.addWidget(self.rest)
        self.so = AnswerButton("", OURS)
        self.so.clicked.connect(self._do_it_so)
        self.column.addWidget(self.so)
        self._show_rest()
        self._at = ""
        several = self.prompt.procedure == MAP_HEX and len(self.prompt.subjects) > 1
        if several:
            keyboard().moved.connect(self._follow_focus)

    def take_over(self, prompt: Record) -> bool:
        """Ask for other values of the same kind; tell whether the form fits them."""
        if prompt.procedure != self.prompt.procedure or not self.form.take_over(prompt.fields):
            return False
        self.prompt = prompt
        self._show_ours()
        self._show_rest()
        return True

    def _show_ours(self) -> None:
        self.ours.setVisible(len(self.form.estimated()) > 1 and not self._weighed)

    def _show_rest(self) -> None:
        """Offer to deny the rest where that is more than one answer."""
        self._gone_to_missing = False
        offered = len(self.form.deniable()) > (not self.form.decides)
        self.rest.setVisible(offered)
        denies_all = len(self.form.deniable()) == len(self.form.missing())
        self.so.setVisible(offered and denies_all and self._weighed)
        self.so.say(say(self._so()))
        self.form.show_rest(shown=offered)
        self.ours.setEnabled(bool(self.form.estimated()))

    def _so(self) -> Text:
        """Say what one sign tells of all that is still to be told before it answers."""
        guess = [
            T("{field}: {value}", field=one.text, value=value_words(one, one.estimate))
            for one in (each.field for each in self.form.estimated())
        ]
        if not guess:
            return T("No to the rest, and confirm")
        return T("As estimated ({told}), no to the rest, and confirm", told=guess)

    def default(self) -> Text:
        """Say what Enter does, or what is still to be told."""
        missing = self.form.missing()
        if missing:
            return TN("{n} still missing", "{n} still missing", n=len(missing))
        does = T("Confirm") if self.form.decides else T("Note these values")
        left = self.form.left_alone()
        if left is not None:
            does = T("{does} (nothing under “{list}”)", does=does, list=left)
        return self.with_unused(does, self.form.value())

    @property
    def waits(self) -> bool:
        """Tell whether something is still to be told."""
        return bool(self.form.missing())

    def enter(self) -> None:
        """Answer with the form; the first time it goes to what is still missing.

        So does a number, from row to row.

        A name that was typed to look for it is ticked, or taken, before.
        """
        missing, form = self.form.missing(), self.form
        taken = form.tick_typed() or form.take_typed()
        if taken or form.after_number() or form.refuse_words():
            self.altered.emit()
        elif missing and (self.form.decides or not self._gone_to_missing):
            missing[0].focus_at().setFocus()
            self.altered.emit()
            self._gone_to_missing = True  # Enter once more says what is wanted there
        else:
            self.answered.emit(self.form.value())

    def _go_on(self) -> None:
        """Answer where nothing is left to weigh: facts that were told, what was decided."""
        if not self.prompt.weighs:
            self.signed.emit()
            self.answered.emit(self.form.value())

    def key(self, event: QKeyEvent) -> bool:
        """Take a sign; the one that tells the last of a form answers."""
        if event.text() == DENIES and not self.rest.isHidden():
            return self._deny_rest()
        if event.text() == OURS and not self.so.isHidden():
            self._do_it_so()
            return True
        taken = self._key(event)
        if taken and event.text() != OURS and not self.form.seeks:  # looked at before it is told
            self.form.end_where_whole()
        return taken

    def _deny_rest(self) -> bool:
        """Deny what is still to be told, and answer where that was the last of it."""
        denied = self.form.deny_rest()
        if denied and not self.form.missing():
            self._go_on()
        return denied

    @property
    def _weighed(self) -> bool:
        """Tell whether there is something to weigh, and nothing scarce is spent."""
        return self.prompt.weighs and not self.prompt.spends

    def _do_it_so(self) -> None:
        """Say what the button says, and answer though there is something to weigh."""
        if (self.form.take_estimates() | self._deny_rest()) and not self.form.missing():
            self.enter()

    def _key(self, event: QKeyEvent) -> bool:
        """Take Y and N, too, where yes or no is asked, and the sign that denies the rest."""
        if event.text() == DENIES:
            return self.form.deny_here()
        keys = {ALL: self.form.tick_all, SPELLS: self.form.spell, OURS: self.form.take_estimates}
        does = keys.get(event.text())
        if does is not None and does():
            return True
        if event.text().isalpha() and self.form.letter(event.text()):
            return True
        said = YES_NO.get(Qt.Key(event.key()))
        if said is not None and self.form.flag(said):
            return True
        return super().key(event) or self.form.letter(event.text())

    def digit(self, digit: int) -> bool:
        """Choose in the field that the keyboard stands in."""
        return self.form.digit(digit)

    def offer(self, value: Value) -> bool:
        """Fill a field."""
        return self.form.offer(value)

    def told(self) -> dict[HexId, Told]:
        """Return the hex of the field that the keyboard stands in, where there are several."""
        return {self._at: Told("", active=True)} if self._at else {}

    def _follow_focus(self, _left: QWidget | None, focus: QWidget | None) -> None:
        """Mark on the map which of the hexes is being told."""
        here = (one for one in self.form.controls if focus is not None and one.isAncestorOf(focus))
        control = next(here, None)
        places = self.prompt.subjects
        if control is not None:
            name = control.field.name
            self._at = next((place for place in places if name.startswith(place)), "")
            self.altered.emit()

    def selection(self) -> Value:
        """Return what the form holds."""
        return self.form.value()

    def told_so_far(self) -> Value:
        """Return what the form holds, and what is sought in its lists."""
        return told_of(self.form)

    def tell_again(self, told: Value) -> None:
        """Fill the form."""
        tell(self.form, told)

    def show_refusal(self, error: AnswerError) -> bool:
        """Show the refusal at its field."""
        return self.form.refuse(error.expected, say(error.text))

    def first_focus(self) -> QWidget | None:
        """Return the first control."""
        return self.form.controls[0].focus_at() if self.form.controls else None
