"""Ask for named fields: one control for each, what is known of it, and refusals at the field."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QLayout, QLineEdit, QSpinBox, QVBoxLayout

from beachmaster.desktop.flow import FlowLayout, Stacked
from beachmaster.desktop.keyboard import keyboard, stands_on
from beachmaster.desktop.labels import PLAIN, Words
from beachmaster.desktop.prompts.controls import Count, OneOrOwn, Segments, Ticked
from beachmaster.desktop.prompts.field_control import FieldControl, SignedRows, Slot, shape_of
from beachmaster.desktop.prompts.filter_line import FilterLine
from beachmaster.desktop.prompts.members import Several
from beachmaster.desktop.prompts.pick import Pick
from beachmaster.desktop.prompts.refusing import refuse
from beachmaster.desktop.prompts.spelling import CHORDS
from beachmaster.desktop.theme import current
from beachmaster.desktop.words import say
from beachmaster.engine.prompt import Field
from beachmaster.engine.record import narrowed
from beachmaster.engine.text import Text, capital
from beachmaster.engine.values import Value
from beachmaster.engine.views.keys import DENIES, DIGITS, LETTERS, NONE_SIGN, is_sought


class Form(Stacked):
    """The controls of several fields, and the object they make.

    What is known stands as a line of words: there is nothing to tell about it. A field that depends
    on others appears when they are told.
    """

    altered = Signal()
    whole = Signal()
    """A sign has told the last that was to be told."""
    rule_wanted = Signal(str)

    def __init__(self, fields: Sequence[Field]) -> None:
        super().__init__()
        self.fields = list(fields)
        self.slots = [Slot(self._connect) for _ in self.fields]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current().space(0.6))
        self._under: Text | None = None
        self._rest, self._filling = False, False
        self._brought: dict[str, list[Value]] = {}
        self._keys = SignedRows()
        for slot, field in zip(self.slots, self.fields, strict=True):
            self._place(column, field).addWidget(slot)
            slot.show_field(field)
        self._narrow()
        keyboard().moved.connect(self._follow)

    def take_over(self, fields: Sequence[Field]) -> bool:
        """Ask other fields with the same controls; tell whether they fit them."""
        if list(map(shape_of, fields)) != list(map(shape_of, self.fields)):
            return False
        self.fields, self._brought = list(fields), {}
        self._keys = SignedRows()
        self._rest = self._filling = False
        for slot, field in zip(self.slots, self.fields, strict=True):
            if not slot.take_over(field):
                slot.show_field(field)
        self._narrow()
        self.updateGeometry()
        return True

    def _place(self, column: QVBoxLayout, field: Field) -> QLayout:
        """Return where a field stands: in the column, or beside those that it stands with."""
        if field.under is None or field.settled:
            return column
        if field.under != self._under:
            self._under, words = field.under, say(field.under)
            column.addWidget(Words(capital(words), PLAIN, bold=True))
            self._row = FlowLayout(gap=0.8, low=True)
            column.addLayout(self._row)
        return self._row

    @property
    def controls(self) -> list[FieldControl]:
        """Return the controls of what is to be told now."""
        return [slot.control for slot in self.slots if slot.control is not None]

    def count_when_finished(self) -> None:
        """Let a number count once it is typed whole, so that one undo takes it back."""
        for control in self.controls:
            if isinstance(control.control, Count):
                control.control.setKeyboardTracking(False)

    def _connect(self, control: FieldControl) -> None:
        control.altered.connect(self._altered)
        control.rule_wanted.connect(self.rule_wanted)
        if isinstance(control.control, Count):
            control.control.filled.connect(self.after_number)
        if isinstance(control.control, Segments | Pick | Several):
            control.control.clicked.connect(partial(self._clicked, control))

    def _clicked(self, control: FieldControl) -> None:
        """Go on behind a field that a click told, as behind one that a key told."""
        several = control.control if isinstance(control.control, Several) else None
        if several is None or several.full(control.field.maximum):
            self.go_on(control)

    def _altered(self) -> None:
        self._narrow()
        self._bring()
        self.altered.emit()

    def _bring(self) -> None:
        """Tick in another list whom one brings along there, as far as there is room.

        Whom a second list brings is meant to be there: who was only brought along gives way.
        """
        lists = {one.field.name: one for one in self.controls if isinstance(one.control, Several)}
        shown = [slot for slot in self.slots if slot.field is not None]
        bringing = [slot for slot in shown if slot.field and slot.field.brings in lists]
        for at, slot in enumerate(bringing):
            assert slot.field is not None
            other, name = lists[slot.field.brings], slot.field.name
            before, here = self._brought.get(name, []), slot.members()
            self._brought[name] = here
            told = other.read()
            there = told if isinstance(told, list) else []
            still = [each for one in bringing if one is not slot for each in one.members()]
            new = [each for each in here if each not in before and each not in there]
            gone = [each for each in before if each not in [*here, *still] and each in there]
            for each in [] if self._filling else [*gone, *new]:
                other.bring(each, meant=at > 0)

    def _narrow(self) -> None:
        """Let each field that depends on others be what it is with what is told there."""
        told, fields = dict[str, Value](), list[Field]()
        for at, base in enumerate(self.fields):
            if not fields:  # at first, and after one that may tell something else by now
                told = self.value()
                fields = narrowed(self.fields, told)
            field, slot = fields[at], self.slots[at]
            if base.by and field != slot.field:
                slot.show_field(field)
                fields = []
            elif base.within and slot.control is not None:
                slot.control.narrow(field, told=base.within in told)
                fields = []
        self._hear()

    @property
    def decides(self) -> bool:
        """Tell whether the values are decided together and not read off the table."""
        return any(field.by for field in self.fields)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the signs painted on rows, also where no card hears keys."""
        digit = event.text() if event.text().isdecimal() else ""
        spoken_for = event.isAutoRepeat() or bool(event.modifiers() & CHORDS)
        denies = event.text() == DENIES and not self._rest
        if spoken_for or not ((digit and self.digit(int(digit))) or (denies and self.deny_here())):
            event.ignore()
        else:
            self.end_where_whole()

    def end_where_whole(self) -> None:
        """Say so where a sign told the last of it, and nothing stands at a mere default."""
        if self.controls and all(one.closed() for one in self.controls):
            self.whole.emit()

    def _signed(self) -> list[tuple[FieldControl, Several | Ticked]]:
        """Return the lists and ticks that are shown, with their fields."""
        shown = [one for one in self.controls if not one.isHidden()]
        return [(one, one.control) for one in shown if isinstance(one.control, Several | Ticked)]

    def _follow(self) -> None:
        """Follow the keyboard while one looks: several forms wait for a later prompt."""
        if self.isVisible():
            self._hear()

    def showEvent(self, event: QShowEvent) -> None:
        """Follow where the keyboard has gone while nobody looked."""
        super().showEvent(event)
        self._hear()

    def _hear(self) -> None:
        """Paint digits where they pick: in the field that the keyboard stands in."""
        heard, typed = self._heard(), self._typed_here()
        if self.decides:
            taken = typed + "".join(one.signs for one in heard)
            sought = [one.field.options for one in self.controls if is_sought(one.field, say)]
            dealt = self._keys.sign(self._signed(), self._behind(), taken, sought)
            for one in self.controls:
                if isinstance(one.control, Several | Pick):
                    one.control.list.elsewhere = dealt
        for one in self.controls:
            signed = self.decides and isinstance(one.control, Several)
            if isinstance(one.control, Several | Pick | Segments | OneOrOwn) and not signed:
                one.control.hear(on=one in heard and not typed)

    def _behind(self) -> dict[str, dict[str, Value]]:
        """Return what was told of those fields, no lists, that each field depends on."""
        lists = {one.field.name for one in self.controls if isinstance(one.control, Several)}
        told = {name: value for name, value in self.value().items() if name not in lists}
        return {one.name: {by: told.get(by) for by in one.by} for one in self.fields}

    def _typed_here(self) -> str:
        """Return the signs that are no keys now: they are typed where the keyboard stands."""
        focus = stands_on(self)
        if focus is None or not self.isAncestorOf(focus):
            return ""
        if isinstance(focus, QSpinBox):
            return NONE_SIGN + DIGITS
        free = isinstance(focus, QLineEdit) and not isinstance(focus, FilterLine)
        gone_to = isinstance(focus, FilterLine) and (focus.gone_to or bool(focus.text()))
        return NONE_SIGN + DIGITS + LETTERS if free or gone_to else ""

    def value(self) -> dict[str, Value]:
        """Return what the fields hold; those left empty are left out."""
        shown = [control for control in self.controls if not control.isHidden()]
        read = {control.field.name: control.read() for control in shown}
        return {field: value for field, value in read.items() if value is not None}

    def missing(self) -> list[FieldControl]:
        """Return the controls that hold nothing yet."""
        return [control for control in self.controls if control.missing()]

    def fill(self, answer: dict[str, Value]) -> None:
        """Take an answer that was given before."""
        self._filling = True
        for slot, field in zip(self.slots, self.fields, strict=True):  # one may show the next
            if slot.control is not None and field.name in answer:
                slot.control.put(answer[field.name])
        self._filling = False

    def refuse(self, expected: Value, words: str) -> bool:
        """Show a refusal at the field it names; tell whether it names one."""
        return refuse(self.controls, expected if isinstance(expected, dict) else (), words)

    def digit(self, digit: int) -> bool:
        """Take the value with this number in the field that the keyboard stands in.

        The keyboard goes on where nothing more can be told there: to the next field of those that
        are decided on together, to what is still missing elsewhere.
        """
        for one in self._heard():
            control = one.control
            if isinstance(control, Segments) and control.seek(str(digit)):
                return True
            if isinstance(control, Several):
                if control.lettered and digit:
                    return self._tick(str(digit))
                taken = control.pick(digit)
                if taken and control.full(one.field.maximum):
                    self.go_on(one)
                if taken or digit:
                    return taken
            if one.pick(digit):
                self.go_on(one)
                return True
        if not self.decides:
            return False
        return self._tick(str(digit)) if digit else self.deny_none()

    def letter(self, typed: str) -> bool:
        """Begin a word of the player's own on listed values, elsewhere tick the row it is on."""
        for one in self._heard():
            control = one.control
            if isinstance(control, OneOrOwn) and control.begin(typed):
                if control.keyed:
                    self.go_on(one)
                return True
            if isinstance(control, Pick) and control.pick(typed.upper()):
                self.go_on(one)
                return True
            if isinstance(control, Segments) and is_sought(one.field, say) and control.seek(typed):
                return True
            if isinstance(control, Several) and control.lettered and not self.decides:
                taken = control.pick(typed.upper())
                if taken and control.full(one.field.maximum):
                    self.go_on(one)
                return taken
        ticked = self.decides and typed.isalpha() and self._tick(typed.upper())
        return ticked or self._goes_on_typing()

    def _goes_on_typing(self) -> bool:
        """Tell whether a letter belongs to what is typed here: it is no command of the card's."""
        focus = stands_on(self)
        typed = isinstance(focus, QSpinBox | QLineEdit) and not isinstance(focus, FilterLine)
        return bool(self._here()) and (typed or self.seeks)

    @property
    def seeks(self) -> bool:
        """Tell whether a word was begun on the few values where the keyboard stands."""
        here = (one.control for one in self._here())
        return any(isinstance(one, Segments) and one.sought for one in here)

    def _tick(self, sign: str) -> bool:
        """Tick the row that a sign is painted on; the keyboard follows."""
        for one, control in self._signed():
            if isinstance(control, Ticked):
                if control.signed == sign:
                    control.setChecked(not control.isChecked())
                    one.focus_at().setFocus(Qt.FocusReason.OtherFocusReason)
                    return True
            elif control.pick(sign):
                one.focus_at().setFocus(Qt.FocusReason.OtherFocusReason)
                if control.full(one.field.maximum):
                    self.go_on(one)
                return True
        return False

    def tick_all(self) -> bool:
        """Tick all of the first list not begun that has room for it; tell whether one has."""
        for one, control in self._signed():
            if isinstance(control, Several) and control.takes_all:
                control.tick_all()
                one.focus_at().setFocus(Qt.FocusReason.OtherFocusReason)
                self.go_on(one)
                return True
        return False

    def tick_typed(self) -> bool:
        """Tick what is typed in the filter of the list that the keyboard stands in, if anything."""
        for one in self._here():
            ticked = one.control.tick_typed() if isinstance(one.control, Several) else None
            if ticked is None:
                continue
            if not ticked:
                assert isinstance(one.control, Several)
                one.refuse(say(one.control.list.why_none(one.control.list.typed())))
            elif isinstance(one.control, Several) and one.control.full(one.field.maximum):
                self.go_on(one)
            return True
        return False

    def take_typed(self) -> bool:
        """Take the value typed in a list, and go on to the fields behind it, if there are any.

        They depend on that value and were not seen with it yet: Enter does not answer with them.
        """
        for one in self._here() if self.decides else []:
            behind = self.slots[[slot.control for slot in self.slots].index(one) + 1 :]
            seen_next = any(slot.shown is not None for slot in behind)
            if isinstance(one.control, Pick) and seen_next and one.control.take_typed():
                self.go_on(one)
                return True
        return False

    def left_alone(self) -> Text | None:
        """Return what the first list asks for that stands at none though nobody said so."""
        lists = [one.field for one in self.controls if isinstance(one.control, Several)]
        lists = [one for one in lists if one.default == [] and not one.said]
        untold = [one for one in lists if self.value().get(one.name) == []]
        return untold[0].text if self.decides and untold else None

    def refuse_words(self) -> bool:
        """Refuse words for something new that are those of a listed one; tell whether any are."""
        for one in self.controls:
            why = one.misread()
            if why is not None:
                one.refuse(say(why))
                one.focus_at().setFocus()
                return True
        return False

    def deny_none(self) -> bool:
        """Say none of the list that has digits, or else of one that others were brought into."""
        lists = [one.control for one in self.controls if isinstance(one.control, Several)]
        digits = [one for one in lists if one.rows and not one.lettered and not one.list.spells]
        return any(one.deny() for one in [*digits[:1], *(one for one in lists if one.brought)])

    def deny_here(self) -> bool:
        """Say none of the list that the keyboard stands in; tell whether that could be said."""
        here = (one.control for one in self._heard())
        return any(isinstance(one, Several) and one.deny() for one in here)

    def show_rest(self, *, shown: bool) -> None:
        """Sign what says none in each list, beside what denies the rest of the form, if `shown`."""
        self._rest = shown
        for one in self.controls:
            if isinstance(one.control, Several):
                one.control.sign_none(rest=shown)

    def spell(self) -> bool:
        """Go to the line for the player's own words, where there is one."""
        shown = [one.control for one in self.controls if not one.isHidden()]
        words = (one.line for one in shown if isinstance(one, OneOrOwn) and one.keyed)
        lines = [*words, *(one.line for one in shown if isinstance(one, Several))]
        for line in (one for one in lines if not one.isHidden()):
            line.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return True
        return False

    def _here(self) -> list[FieldControl]:
        """Return the control that the keyboard stands in, if any."""
        focus = stands_on(self)
        return [one for one in self.controls if focus is not None and one.isAncestorOf(focus)]

    def _heard(self) -> list[FieldControl]:
        """Return the control that a digit means: the first to be told where none has the keyboard.

        What is told already waits until somebody goes back to it.
        """
        shown = [one for one in self.controls if not one.isHidden()]
        first = self.missing() if self.decides else [*self.missing(), *shown]
        return self._here() or first[:1]

    def go_on(self, done: FieldControl | None = None) -> None:
        """Put the keyboard where something is still to be told, if anywhere.

        Behind a field that is done that is the next one, though it may be left as it stands; of
        what is read off the table the next one that is not told yet. What is typed into a field
        that is done would tell that one otherwise.
        """
        after = [one for one in self.controls if not one.isHidden()]
        if done in after:
            after = after[after.index(done) + 1 :]
        goes = [*(after[:1] if done is not None else []), *self.missing()]
        if not self.decides:
            goes = [one for one in after if one.missing()] if done is not None else []
        for one in goes[:1]:
            one.focus_at().setFocus(Qt.FocusReason.OtherFocusReason)

    def flag(self, value: bool) -> bool:
        """Say yes or no where the keyboard stands, or else in the first such field not told."""
        flags = [one for one in self.controls if isinstance(one.control, Segments)]
        flags = [one for one in flags if one.field.kind == "flag"]
        here = [one for one in self._here() if one in flags]
        asked = here or [one for one in flags if one.missing()] or flags[:1]
        if not (asked and asked[0].put(value)):
            return False
        self.go_on()
        return True

    def deniable(self) -> list[FieldControl]:
        """Return the controls still to be told that take a no, or none."""
        return [one for one in self.missing() if one.field.denial is not None]

    def deny_rest(self) -> bool:
        """Say no, or none, wherever that is still to be told; tell whether anything was."""
        denied = [one.put(one.field.denial) for one in self.deniable()]
        return any(denied)

    def estimated(self) -> list[FieldControl]:
        """Return the controls still to be told of which the program has an estimate."""
        return [one for one in self.missing() if one.field.estimate is not None]

    def take_estimates(self) -> bool:
        """Say wherever that is still to be told that our estimate holds; tell whether any did."""
        taken = [one.put(one.field.estimate) for one in self.estimated()]
        for one in self.missing()[: any(taken)]:
            one.focus_at().setFocus(Qt.FocusReason.OtherFocusReason)
        return any(taken)

    def after_number(self) -> bool:
        """Go from a number that is told to what is still missing; tell whether there was any."""
        told = any(isinstance(one.control, Count) and not one.missing() for one in self._here())
        for one in self.missing()[:1] if told else ():
            one.focus_at().setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        return False

    def offer(self, value: Value) -> bool:
        """Fill the field that the keyboard stands in, or the first that takes the value."""
        first = [one for one in self.controls if one.focus_at().hasFocus()]
        taken = any(control.take(value) for control in [*first, *self.controls])
        if taken and not first:
            self.go_on()
        return taken
