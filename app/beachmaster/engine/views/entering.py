"""Enter answers at a prompt sign by sign, typed lines included: a view, and the draft behind it."""

from typing import TypeAlias

import msgspec

from beachmaster.engine.hit_rows import HITS
from beachmaster.engine.meaning import WHOLE, Say
from beachmaster.engine.options import AnswerError
from beachmaster.engine.prompt import Choose, Draw, Prompt, Record, Roll
from beachmaster.engine.record import Field, narrowed
from beachmaster.engine.telling import field_value
from beachmaster.engine.typed import meant, words_of
from beachmaster.engine.typed_hits import hits_meant
from beachmaster.engine.values import Value
from beachmaster.engine.views.data import FieldView, PromptView
from beachmaster.engine.views.draft import EMPTY, SINGLE, Draft, Refused
from beachmaster.engine.views.making import NOTHING_AROUND, Around, form_value, view_of
from beachmaster.engine.views.pieces import PieceIndex
from beachmaster.engine.views.pressing import (
    TEN,
    Pressed,
    RequestChance,
    Submit,
    Typed,
    enter,
    inner_form,
    is_in,
    press,
    roll,
)
from beachmaster.engine.views.rowkeys import NO_KEYS

Outcome: TypeAlias = "Submit | RequestChance | Refused | None"


class Entering:
    """One prompt while it is answered: `view` shows it with what is entered so far."""

    def __init__(
        self,
        key: str,
        prompt: Prompt,
        pieces: PieceIndex,
        say: Say,
        around: Around = NOTHING_AROUND,
    ) -> None:
        self.key, self.prompt, self.pieces, self.say = key, prompt, pieces, say
        self.around, self.draft = around, EMPTY
        self._view: PromptView | None = None

    @property
    def view(self) -> PromptView:
        """Return the view as it is now."""
        if self._view is None:
            self._view = view_of(
                self.key, self.prompt, self.pieces, self.draft, self.say, self.around
            )
        return self._view

    def press(self, sign: str) -> Outcome:
        """Take a sign; return the answer or what else it comes to, None while more is entered."""
        found = press(self.view, self.draft, sign, self.say)
        if isinstance(found, Typed):
            found = read(self.prompt, self.view, self.draft, found, self.say)
        return self._took(found)

    def enter(self, name: str, value: Value) -> Outcome:
        """Take a value that was pointed at."""
        return self._took(enter(self.view, self.draft, name, value, self.say))

    def _took(self, found: Pressed) -> Outcome:
        if isinstance(found, Refused):
            self._hold(msgspec.structs.replace(self.draft, refusal=found))
            return found
        if not isinstance(found, Draft):
            return found if isinstance(found, Submit | RequestChance) else None
        self._hold(found)
        action = self.view.main_action
        return Submit(action.value) if action.at_once else None

    def _hold(self, draft: Draft) -> None:
        """Keep a draft; the view is made anew unless only the line that is typed is another."""
        if _without_line(draft) != _without_line(self.draft):
            self._view = None
        self.draft = draft


def _without_line(draft: Draft) -> Draft:
    inner = None if draft.described is None else _without_line(draft.described)
    return msgspec.structs.replace(
        draft, typed="", typing=False, row_keys=NO_KEYS, denied=False, described=inner
    )


def read(prompt: Prompt, view: PromptView, draft: Draft, typed: Typed, say: Say) -> Pressed:
    """Return what a typed line comes to: the prompt knows what its words mean."""
    try:
        return _read(prompt, view, draft, typed, say)
    except AnswerError as error:
        return Refused(say(error.text), typed.field)


def _read(prompt: Prompt, view: PromptView, draft: Draft, typed: Typed, say: Say) -> Pressed:
    if isinstance(prompt, Roll):
        return _rolled(prompt, view, draft, typed, say)
    if isinstance(prompt, Draw) and draft.described is not None:
        inner = inner_form(view)
        found = _in_field(prompt.fields, inner, draft.described, typed, say)
        done = isinstance(found, Draft)
        return msgspec.structs.replace(draft, described=found) if done else found
    if isinstance(prompt, Record):
        return _in_field(prompt.fields, view, draft, typed, say)
    value = meant(prompt, typed.line, say, numbered=False)
    if isinstance(prompt, Choose) and view.fields[0].shape == "many":
        return _several(prompt, view, draft, value, say)
    return Submit(prompt.check(value))


def _rolled(prompt: Roll, view: PromptView, draft: Draft, typed: Typed, say: Say) -> Pressed:
    """Enter what is typed of dice: the hits of one row; a line of all hits, or of all faces.

    The hits of rows that were entered before belong to the line.
    """
    if not view.fields or draft.dice:
        return _faces(view, draft, typed.line, say)
    refused = None
    if typed.field and WHOLE.fullmatch(typed.line):
        hits = int(typed.line)
        refused = prompt.row[int(typed.field) - 1].refusal(hits)
        told = {one.name: one.entered for one in view.fields} | {typed.field: hits}
        if refused is None and None in told.values():
            return enter(view, draft, typed.field, hits, say)
        if refused is None:
            return Submit({HITS: list(told.values())})
    error = refused
    for line in _lines_of(prompt, view, draft, typed):
        try:
            return Submit(hits_meant(prompt, line))
        except AnswerError as wrong:
            error = refused or wrong.text
    assert error is not None
    return Refused(say(error), typed.field)


def _lines_of(prompt: Roll, view: PromptView, draft: Draft, typed: Typed) -> list[str]:
    """Return how a line may be meant that follows the hits of some rows.

    Keys that were pressed with no space between may be one figure, such as the 12 of a large die.
    """
    told = [one.entered for one in view.fields[: int(typed.field or len(view.fields) + 1) - 1]]
    figures = [] if None in told else [str(one) for one in told]
    keyed = bool(figures) and (view.field is None or not view.field.typed)
    joined, apart = "".join([*figures, draft.typed]), " ".join([*figures, typed.line])
    goes_on = keyed and draft.typed[0].isdecimal() and prompt.dice.sides > TEN
    return [joined] if goes_on else [joined, apart]


def _faces(view: PromptView, draft: Draft, line: str, say: Say) -> Pressed:
    """Enter faces of dice that are typed as numbers."""
    for word in words_of(line):
        found = roll(view, draft, int(word) if word.isdecimal() else 0, say)
        if not isinstance(found, Draft):
            return found
        draft = found
    return draft


def _several(prompt: Choose, view: PromptView, draft: Draft, value: Value, say: Say) -> Pressed:
    """Pick rows that are typed; what is no row, such as a unit's way, is the answer with them."""
    field, values = view.fields[0], value if isinstance(value, list) else [value]
    listed, now = [one.value for one in field.answers], draft.ticked
    alone = [one.value for one in field.answers if one.alone]
    first = not now and any(is_in(one, alone) for one in values)
    if prompt.maximum > 1 and values and not first and all(is_in(one, listed) for one in values):
        new = [one for one in values if not is_in(one, now)]
        return enter(view, draft, SINGLE, [*now, *new], say)
    return Submit(prompt.check([*(one for one in now if not is_in(one, values)), *values]))


def _in_field(
    fields: tuple[Field, ...], view: PromptView, draft: Draft, typed: Typed, say: Say
) -> Pressed:
    """Enter a typed value in a field of a form; names that are typed join those of a list."""
    told = {**form_value(view.fields)}
    field = next((one for one in narrowed(fields, told) if one.name == typed.field), None)
    shown = view.named(typed.field)
    if field is None or shown is None:
        return None
    bare = msgspec.structs.replace(field, minimum=0) if field.listed else field
    value = field_value(bare, typed.line, say)
    if field.listed and isinstance(value, list) and value:
        value = _joined(shown, value)
    return enter(view, draft, typed.field, value, say)


def _joined(field: FieldView, new: list[Value]) -> list[Value]:
    now = field.entered if isinstance(field.entered, list) else []
    return [*now, *(one for one in new if not is_in(one, now))]
