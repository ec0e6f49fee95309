"""Hold one field of a form: its control with its words and its refusal, or what is known of it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from beachmaster.desktop.forms import name
from beachmaster.desktop.labels import PLAIN, Words, Wrong
from beachmaster.desktop.prompts.closed import ClosedPlace
from beachmaster.desktop.prompts.controls import (
    OneOrOwn,
    Segments,
    Ticked,
    control_for,
    put_usual,
)
from beachmaster.desktop.prompts.members import Several
from beachmaster.desktop.prompts.pick import Pick
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import current
from beachmaster.desktop.theme.tokens import CAPTION
from beachmaster.desktop.words import say
from beachmaster.engine.meaning import Meanings, typed_form
from beachmaster.engine.options import Option, same
from beachmaster.engine.prompt import Field
from beachmaster.engine.record import value_words
from beachmaster.engine.text import Text, capital
from beachmaster.engine.values import Value
from beachmaster.engine.views.keys import is_listed
from beachmaster.engine.views.rowkeys import NO_KEYS, Rows, keys_dealt

BRIEF = 6.6
"""How wide a field is that stands beside others, in ems: its estimate in one line."""


class FieldControl(QWidget):
    """A field's label, its control, and the place where a refusal stands."""

    altered = Signal()
    rule_wanted = Signal(str)

    def __init__(self, field: Field) -> None:
        super().__init__()
        self.field = field
        self.control = control_for(field)
        self.read, self.put = self.control.read, self.control.put
        self.focus_at = self.control.focus_at
        self.control.altered.connect(self._changed)
        self.label = Words("", PLAIN if field.brief is None else 1.0)
        self.tell = Words("", CAPTION, role="hint")
        self.wrong = Wrong()
        self.wrong.hide()
        self.estimate = Words("", CAPTION, role="hint")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.2))
        for widget in (self.label, self.tell, self.control, self.estimate, self.wrong):
            column.addWidget(widget)
        self._closed = ClosedPlace(column, self.rule_wanted)
        self._tell(field)
        if field.under is not None:
            current().changed.connect(self._widen)
            self._widen()

    def _tell(self, field: Field) -> None:
        """Say what belongs to a field: its words, our estimate, and what is closed and why."""
        self.reword(field)
        told = [one for one in (field.tell, _BRINGS if field.brings else None) if one is not None]
        self.tell.setText(" ".join(map(say, told)))
        self.tell.setHidden(not told)
        guess = field.estimate
        self.estimate.setHidden(guess is None)
        if guess is not None:
            told_so = T("Our estimate: {value}", value=value_words(field, guess))
            self.estimate.setText(say(told_so))
        self._closed.show(field.closed)

    @property
    def lasting(self) -> bool:
        """Tell whether it may ask another field one day."""
        return _lasting_kind(self.field) is not None

    def take_over(self, field: Field) -> bool:
        """Ask another field with the same controls; tell whether they fit it."""
        control, fits = self.control, _lasting_kind(field)
        if type(control) is not fits or not isinstance(control, Segments | Pick | Several):
            return False
        with QSignalBlocker(self):  # the fields after it are still those of the form before
            if not control.take_over(field):
                return False
            put_usual(control, field)
        self.refuse("")
        self._tell(field)
        control.updateGeometry()  # what changes while nothing is seen tells nobody of its height
        self.updateGeometry()
        self.show()
        return True

    def _widen(self) -> None:
        """Be as wide beside others as the text in force needs."""
        self.control.setMinimumWidth(current().space(BRIEF))

    def _changed(self) -> None:
        """Take a refusal back as soon as something else is told."""
        self.refuse("")
        self.altered.emit()

    def reword(self, field: Field) -> None:
        """Say a field that is called otherwise by now."""
        self.field = field
        words = say(field.brief or field.text)
        self.label.setHidden(isinstance(self.control, Ticked))  # it says its words itself
        self.label.setText(capital(words))
        name(self.control, field.text)

    def missing(self) -> bool:
        """Tell whether a value is wanted and not there."""
        return not self.isHidden() and self.read() is None

    def closed(self) -> bool:
        """Tell whether all that can be told here was told."""
        return self.isHidden() or self.field.closes(self.read())

    def take(self, value: Value) -> bool:
        """Take a value pointed at: one more of a list that has room, or back what is in it."""
        if not isinstance(self.control, Several):
            return self.put(value)
        return self.control.turn(value, self.field.maximum)

    @property
    def signs(self) -> str:
        """Return the keys that pick its one value while the keyboard stands in it."""
        control = self.control
        return control.keys if isinstance(control, Segments | Pick | OneOrOwn) else ""

    def pick(self, digit: int) -> bool:
        """Take the one value with this number; tell whether there is one."""
        control = self.control
        if isinstance(control, Pick):
            return control.pick(digit)
        if isinstance(control, OneOrOwn):
            return control.pick(str(digit))
        return isinstance(control, Segments) and control.pick(str(digit))

    def misread(self) -> Text | None:
        """Say why words typed for something new are those of a listed one; None where not."""
        meanings = Meanings(self.field.options, say)
        for word in self.control.typed() if isinstance(self.control, Several | OneOrOwn) else ():
            listed = meanings.one(word, exact=True)
            refused = meanings.refuse_name(word) if listed is None else None
            if refused is not None:
                return refused.text
        return None

    def bring(self, value: Value, *, meant: bool = False) -> None:
        """Tick a listed value, or take its tick back; leave alone what is not listed."""
        listed = any(same(option.value, value) for option in self.field.options)
        if listed and isinstance(self.control, Several):
            self.control.bring(value, self.field.maximum, meant=meant)

    def narrow(self, field: Field, *, told: bool) -> None:
        """Offer what the lists told before leave, and nothing while they are not `told`."""
        self.setVisible(told and not field.settled)
        if told and isinstance(self.control, Several):
            self.control.narrow(field)

    def refuse(self, words: str) -> None:
        """Show why the value does not fit."""
        self.wrong.report(words, wrong=True)
        self.wrong.setVisible(bool(words))

    def remind(self) -> None:
        """Note that this is still to be told: nothing is wrong with it."""
        self.wrong.report(say(T("Still missing")), wrong=False)
        self.wrong.show()


class Slot(QWidget):
    """The place of one field: its control, what is known of it, or nothing while it waits.

    A control that gives way to another waits for a field that it fits; `connect` is called once
    for each.
    """

    def __init__(self, connect: Callable[[FieldControl], None]) -> None:
        super().__init__()
        self._connect = connect
        self._lasting: list[FieldControl] = []
        self.field: Field | None = None
        self.shown: QWidget | None = None
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)

    @property
    def control(self) -> FieldControl | None:
        """Return the control, where there is something to tell."""
        return self.shown if isinstance(self.shown, FieldControl) else None

    def members(self) -> list[Value]:
        """Return who belongs to the list by now: who is ticked, or who alone can."""
        if self.field is not None and self.field.settled:
            return self.field.certain
        now = self.control.read() if self.control is not None else None
        return now if isinstance(now, list) else []

    def take_over(self, field: Field) -> bool:
        """Ask another field in the control there is; else be empty, and tell that it was not."""
        control = self.control
        waits = field.settled or field.given is not None
        if control is not None and not waits and control.take_over(field):
            self.field = field
            self.updateGeometry()
            return True
        self._clear()
        return False

    def _clear(self) -> None:
        if self.shown is not None:
            self.shown.hide()
            if self.shown not in self._lasting:
                self.column.removeWidget(self.shown)
                self.shown.deleteLater()
            self.shown = None

    def _control_of(self, field: Field) -> FieldControl:
        """Return a control of a field: one that waits, or a new one."""
        for one in self._lasting:
            if one.take_over(field):
                return one
        made = FieldControl(field)
        self._connect(made)
        if made.lasting:
            self._lasting.append(made)
        return made

    def show_field(self, field: Field) -> None:
        """Show a field as it is now, with what was told of it."""
        before = self.control.read() if self.control else None
        self.field = field
        self._clear()
        waits = field.given is not None
        if field.settled or waits:
            nothing = waits or bool(field.by and not field.options)
            self.shown = None if nothing else _known(field)
        else:
            self.shown = self._control_of(field)
        if self.shown is not None:
            if self.column.indexOf(self.shown) < 0:
                self.column.addWidget(self.shown)
            self.shown.show()  # else it is hidden until events are heard, and holds nothing
        self.column.setEnabled(self.isVisible())  # it is laid out when it has its width
        self.setVisible(self.shown is not None)
        self.column.setEnabled(True)
        self.column.activate()  # what asked for it meanwhile was not heard
        if self.control is not None and before is not None:
            with QSignalBlocker(self.control):  # the form knows what was told
                self.control.put(before)


def _lasting_kind(field: Field) -> type[Segments | Pick | Several] | None:
    """Return the kind of control that asks one field after the other; None where none does."""
    if field.under is not None:
        return None
    few: type[Segments | Pick] = Pick if is_listed(field, say) else Segments
    return {"choose": few, "many": Several, "spaces": Several}.get(field.kind)


class SignedRows:
    """The signs of the rows of lists and ticks of one form, no two the same."""

    def __init__(self) -> None:
        self._dealt = NO_KEYS

    def sign(
        self,
        signed: Sequence[tuple[FieldControl, Several | Ticked]],
        behind: dict[str, dict[str, Value]],
        taken: str = "",
        sought: Sequence[Sequence[Option]] = (),
    ) -> set[str]:
        """Paint the signs on the rows; return those that are painted.

        Those that are `taken` pick in the field where the keyboard stands, and are on no row.
        `behind` is what was told of the fields that decide what a list is about; the names of the
        values `sought` are typed, so that none of their letters is a sign.
        """
        lists = [
            Rows(
                name=each.field.name,
                rows=_rows_of(one),
                options=each.field.options,
                tick=isinstance(one, Ticked),
                usual=each.field.default is not None and not each.field.said,
            )
            for each, one in signed
        ]
        self._dealt = keys_dealt(self._dealt, lists, behind, sought)
        painted = set[str]()
        for each, one in signed:
            rows = self._dealt.kept[each.field.name]
            shown = [" " if rows[row] in taken else rows[row] for row in _rows_of(one)]
            one.sign("".join(shown).rstrip())
            painted.update(shown)
        return painted - {" "}


def _rows_of(control: Several | Ticked) -> list[str]:
    """Return what tells the rows of a list apart; a tick is one row."""
    if isinstance(control, Ticked):
        return [""]
    return [typed_form(row.value) for row in control.model.rows]


def shape_of(field: Field) -> tuple[object, ...]:
    """Return what a field has to share with another one that takes its place in a form."""
    return field.name, field.kind, field.under, field.within, field.by


def _known(field: Field) -> Words:
    """Return the line for a field that is known."""
    words = say(
        T("{field}: {value} (known)", field=field.text, value=value_words(field, field.certainly))
    )
    told = [capital(words), *([say(_BROUGHT)] if field.brings else [])]
    return Words(". ".join(told), PLAIN, role="hint")


_BROUGHT = T("It is ticked in the other list too. Untick it there if that is wrong.")
_BRINGS = T(
    "What you tick here is ticked in the other list too. Untick there what does not belong."
)
