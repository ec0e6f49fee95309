"""Ask a form field by field: one after another, and all of it once more before it counts."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial, singledispatchmethod
from typing import Any

from PySide6.QtWidgets import QLineEdit

from beachmaster.desktop.large.asks import (
    Ask,
    Cap,
    Typed,
    none_cap,
    row_caps,
    spelling_hint,
    steps,
)
from beachmaster.desktop.prompts.controls import (
    Count,
    Dropdown,
    OneOrOwn,
    OwnWords,
    Segments,
    Ticked,
)
from beachmaster.desktop.prompts.field_control import FieldControl
from beachmaster.desktop.prompts.form import Form
from beachmaster.desktop.prompts.members import ALL, Several
from beachmaster.desktop.prompts.pick import Pick
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.record import value_words
from beachmaster.engine.text import Text, capital
from beachmaster.engine.views.keys import DENIES, DIGITS, LETTERS, NONE_SIGN, SPELLS

DOT = "."
"""Says none of a list where the hyphen denies the rest of the form, and figures are spelled."""
SIGNS = DIGITS + LETTERS


class Walk:
    """How far a form is told; `rest` are caps that stand with every field."""

    def __init__(self, form: Form, rest: Callable[[], list[Cap]] = list) -> None:
        self.form, self.rest = form, rest
        self.at = 0
        self._wanted: FieldControl | None = None
        self.spelling = False
        """Whether signs go to the line of words of one's own beside a list."""

    @property
    def shown(self) -> list[FieldControl]:
        """Return the fields that are to be told, in order."""
        return [one for one in self.form.controls if not one.isHidden()]

    @property
    def here(self) -> FieldControl | None:
        """Return the field that is told now; None where all of them are looked over."""
        shown = self.shown
        return shown[self.at] if self.at < len(shown) else None

    def ask(self) -> Ask:
        """Return what is asked now."""
        here = self.here
        if here is None:
            return self._look_over()
        ask = self._ask_of(here.control, here)
        number = say(T("{n} of {of}: ", n=self.at + 1, of=len(self.shown)))
        one = here.field
        words = say(one.text)
        words = capital(words)
        if len(self.shown) > 1:
            ask.title = number + words
        else:
            ask.hints.insert(0, words)
        told = (here.tell, here.estimate)
        ask.hints += [part.text() for part in told if not part.isHidden() and part.text()]
        ask.wrong = here.wrong.text() if not here.wrong.isHidden() else ""
        ask.caps += self.rest()
        return ask

    def on(self) -> bool:
        """Go to the next field, or look all of it over; tell whether there was anywhere to go."""
        self.spelling = False
        if self.at >= len(self.shown):
            return False
        self.at += 1
        return True

    def back(self) -> bool:
        """Go back to the field before; tell whether there is one."""
        self.spelling = False
        if not self.at:
            return False
        self.at = min(self.at, len(self.shown)) - 1
        return True

    def go_to_untold(self) -> None:
        """Go to the first field that is still to be told, or look over what was told."""
        missing, shown = self.form.missing(), self.shown
        self.at = shown.index(missing[0]) if missing else len(shown)

    def enter(self) -> bool:
        """Go on from a field that is told; tell whether the whole form is to be given."""
        here = self.here
        if here is None:
            missing = self.form.missing()
            if not missing:
                return True
            self.at = self.shown.index(missing[0])
            return False
        control = here.control
        typed = control.tick_typed() if isinstance(control, Several) else None
        if typed is False:
            here.refuse(say(T("None of these has that name.")))
        elif typed is None and here.missing():
            self._want(here)
        elif typed is None or self._is_full(here):
            self.on()
            return self.here is None and len(self.shown) == 1
        return False

    def _want(self, here: FieldControl) -> None:
        """Say that a field is wanted: the last one at once, others at a second Enter.

        Who told the field before by its sign and pressed Enter after it did nothing wrong here.
        """
        if self._wanted is here or self.at == len(self.shown) - 1:
            here.refuse(say(T("Enter this as well.")))
        self._wanted = here

    def after_value(self, control: FieldControl) -> None:
        """Go on behind a value that was picked, and answer where that was the last of it."""
        if control is self.here:
            self.on()
        self.form.end_where_whole()

    def _is_full(self, here: FieldControl) -> bool:
        control = here.control
        return isinstance(control, Several) and control.full(here.field.maximum)

    def _look_over(self) -> Ask:
        """List all that was told, each to be gone back to."""
        caps = [
            Cap(
                words=capital(said),
                key=SIGNS[at] if at < len(SIGNS) else "",
                take=partial(setattr, self, "at", at),
            )
            for at, said in enumerate(self._told())
        ]
        return Ask(title=say(T("All entered. Press Enter, or choose one to change:")), caps=caps)

    def _told(self) -> Iterator[str]:
        for one in self.shown:
            value = one.read()
            words = T("?") if value is None else value_words(one.field, value)
            yield say(T("{field}: {value}", field=one.field.brief or one.field.text, value=words))

    # -- each kind of control --------------------------------------------------------------------

    @singledispatchmethod
    def _ask_of(self, control: Any, _here: FieldControl) -> Ask:
        raise KeyError(type(control).__name__)

    @_ask_of.register
    def _segments(self, control: Segments, here: FieldControl) -> Ask:
        flag = here.field.kind == "flag"
        keys: Sequence[str] = "YN" if flag else control.keys
        return Ask(caps=self._pads(control, here, keys))

    def _pads(self, control: Segments, here: FieldControl, keys: Sequence[str]) -> list[Cap]:
        def take(at: int) -> None:
            control.buttons[at].setChecked(True)
            self.after_value(here)

        return [
            Cap(
                words=one.words,
                key=keys[at] if at < len(keys) else "",
                take=partial(take, at),
                current=one.isChecked(),
            )
            for at, one in enumerate(control.buttons)
        ]

    @_ask_of.register
    def _ticked(self, control: Ticked, here: FieldControl) -> Ask:
        def take(*, on: bool) -> None:
            control.setChecked(on)
            self.after_value(here)

        told = ((T("Yes"), "Y", True), (T("No"), "N", False))
        return Ask(
            caps=[
                Cap(
                    words=say(words),
                    key=key,
                    take=partial(take, on=on),
                    current=control.isChecked() is on,
                )
                for words, key, on in told
            ]
        )

    @_ask_of.register
    def _dropdown(self, control: Dropdown, here: FieldControl) -> Ask:
        def take(at: int) -> None:
            control.setCurrentIndex(at)
            self.after_value(here)

        return Ask(
            caps=[
                Cap(
                    words=control.itemText(at),
                    key=SIGNS[at] if at < len(SIGNS) else "",
                    take=partial(take, at),
                    current=control.currentIndex() == at,
                )
                for at in range(control.count())
            ]
        )

    @_ask_of.register
    def _pick(self, control: Pick, here: FieldControl) -> Ask:
        def take(at: int) -> None:
            control.list.line.clear()
            control.list.go_to(at)
            self.after_value(here)

        control.hear(on=True)
        ask = Ask(caps=list(row_caps(control.list, take)), spells=control.list.spells)
        if control.list.spells:
            line = control.list.line
            ask.line = Typed(edit=line, words=line.text(), hint=spelling_hint(ask.caps))
        return ask

    @_ask_of.register
    def _count(self, control: Count, here: FieldControl) -> Ask:
        low, high = here.field.minimum, here.field.maximum
        hint = T("A whole number from {low} to {high}.", low=low, high=high)
        line = _line(control.lineEdit(), hint)
        line.figures = True
        return Ask(line=line, caps=steps(control))

    @_ask_of.register
    def _own(self, control: OwnWords, _here: FieldControl) -> Ask:
        return Ask(line=_line(control, T("Type your own word")), spells=True)

    @_ask_of.register
    def _one_or_own(self, control: OneOrOwn, here: FieldControl) -> Ask:
        caps = self._pads(control.listed, here, control.keys)
        if control.keyed and not self.spelling:
            words = say(T("Another: type it"))
            return Ask(caps=[*caps, Cap(words=words, key=SPELLS, take=partial(self._spell))])
        return Ask(caps=caps, line=_line(control.line, T("Or type your own word")), spells=True)

    @_ask_of.register
    def _members(self, control: Several, here: FieldControl) -> Ask:
        def take(at: int) -> None:
            control.list.go_to(at)
            control.tick(at)
            if self._is_full(here):
                self.after_value(here)

        listing = control.list
        rest = any(one.key == DENIES for one in self.rest())
        control.list.sign(control.keys)
        ask = Ask(caps=list(row_caps(listing, take)), ticks=True, spells=listing.spells)
        if listing.spells:
            line = listing.line
            ask.line = Typed(edit=line, words=line.text(), hint=spelling_hint(ask.caps))
        if not control.line.isHidden():
            self._add_own_words(ask, control)
        if not control.everybody.isHidden():
            every = control.everybody
            ask.caps.append(Cap(words=every.words, key=ALL, take=every.click))
        if not control.none.isHidden():
            key = (DOT if rest else DENIES) if ask.spells else NONE_SIGN
            ask.caps.append(none_cap(control.none, key))
        return ask

    def _add_own_words(self, ask: Ask, control: Several) -> None:
        """Add the line for hexes that are not listed; where some are, its key turns to it."""
        if self.spelling or not control.model.rows:
            ask.line = _line(control.line, T("Type numbers or names, with commas between them"))
            ask.spells = True
        else:
            words = say(T("Others: type them"))
            ask.caps.append(Cap(words=words, key=SPELLS, take=partial(self._spell)))

    def _spell(self) -> None:
        self.spelling = True


def _line(edit: QLineEdit, hint: Text) -> Typed:
    return Typed(edit=edit, words=edit.text(), hint=say(hint))
