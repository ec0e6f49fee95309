"""Say what a key does with what is asked: the only place that knows keys. It changes nothing."""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from beachmaster.engine.meaning import Say
from beachmaster.engine.options import same
from beachmaster.engine.texts import T
from beachmaster.engine.values import Value
from beachmaster.engine.views.data import AnswerView, FieldView, PromptView
from beachmaster.engine.views.draft import SINGLE, Draft, Refused
from beachmaster.engine.views.fields import ALL_KEY
from beachmaster.engine.views.keys import (
    COMMANDS,
    DENIES,
    NONE_SIGN,
    SPELLS,
    begins_one,
    figures_in,
)
from beachmaster.engine.views.making import ESTIMATED

ENTER, BACK, ESCAPE, SPACE, TAB = "\n", "\b", "\x1b", " ", "\t"
UP, DOWN = "\u2191", "\u2193"
PARTS = " ,/"
"""What parts the figures of a line of hits."""
ALIASES = {"Y": True, "N": False, "1": True, "2": False}
TEN = 10


class Submit(msgspec.Struct, frozen=True):
    """The answer is given."""

    value: Value


class Typed(msgspec.Struct, frozen=True):
    """A line was typed whole for a field: the prompt reads what it means."""

    line: str
    field: str = SINGLE


class RequestChance(msgspec.Struct, frozen=True):
    """The program is to roll or draw."""

    what: str


Pressed: TypeAlias = "Draft | Submit | Typed | Refused | RequestChance | None"


def press(view: PromptView, draft: Draft, sign: str, say: Say) -> Pressed:
    """Return what a sign comes to at a view that was made with this draft; None for nothing.

    A draft that comes back replaces the old one. Where the view of it says `at_once`, nothing is
    left to weigh and its value is the answer.
    """
    draft = msgspec.structs.replace(draft, refusal=None, denied=False, row_keys=view.row_keys)
    if draft.described is not None:
        return _described(view, draft, draft.described, sign, say)
    if sign == ENTER:
        return _entered(view, draft)
    if sign == TAB:
        return _next_field(view, draft)
    if draft.typing or draft.typed:
        return _typed_on(draft, sign)
    if view.counts_hits and sign == BACK:
        return _back_a_row(view, draft)
    for pick in (_offered, _moved, _form_key if view.is_form else _key):
        found = pick(view, draft, sign, say)
        if found is not None:
            return found
    return _begun(view, draft, sign)


def enter(view: PromptView, draft: Draft, name: str, value: Value, say: Say) -> Pressed:
    """Return what entering a value in a field comes to, by a key, a click or words.

    A list gets one more member, or loses one that it has; the value of a list replaces it.
    """
    field = view.named(name)
    if field is None:
        return None
    draft = msgspec.structs.replace(draft, refusal=None, row_keys=view.row_keys)
    shut = next((one for one in field.closed if same(one.value, value)), None)
    if shut is not None and shut.closed is not None:
        return Refused(shut.closed.reason, name)
    if field.shape == "many":
        return _members(view, draft, field, value, say)
    if not view.is_form:
        return Submit(value)
    return _went_on(_put(draft, {name: value}), field)


# -- Enter, and the form of a counter that is not listed -------------------------------------------


def _entered(view: PromptView, draft: Draft) -> Pressed:
    if draft.typed.strip():
        return Typed(draft.typed.strip(), view.at)
    if draft.typing:
        return msgspec.structs.replace(draft, typing=False, typed="")
    action = view.main_action
    if action.chance:
        return RequestChance(action.chance)
    if action.ready:
        return Submit(action.value)
    missing = _missing(view) if view.is_form else []
    if missing and draft.at != missing[0].name:
        return msgspec.structs.replace(draft, at=missing[0].name)
    return Refused(action.words, view.at)


def _next_field(view: PromptView, draft: Draft) -> Draft | None:
    """Go to the next field of a form, behind the last one to the first."""
    names = [one.name for one in view.fields if one.shown]
    if not (view.is_form and names):
        return None
    at = names.index(view.at) + 1 if view.at in names else 0
    return _put(draft, {}, at=names[at % len(names)])


def _described(view: PromptView, draft: Draft, inner: Draft, sign: str, say: Say) -> Pressed:
    """Return what a sign comes to in the form of a counter that is not listed."""
    if sign == ESCAPE and not (inner.typed or inner.typing):
        return msgspec.structs.replace(draft, described=None)
    found = press(inner_form(view), inner, sign, say)
    if isinstance(found, Draft):
        return msgspec.structs.replace(draft, described=found)
    return found


def inner_form(view: PromptView) -> PromptView:
    """Return a view of its own for the form of an unlisted counter."""
    fields = view.fields[0].fields if view.fields else ()
    return msgspec.structs.replace(view, kind="record", fields=fields, offers=())


# -- keys ------------------------------------------------------------------------------------------


def _offered(view: PromptView, draft: Draft, sign: str, say: Say) -> Pressed:
    """Take what is offered by a key: the program's roll or draw, or an answer."""
    del draft, say
    offer = next((one for one in view.offers if one.ready and one.key == sign.upper()), None)
    if offer is None:
        return None
    return RequestChance(offer.chance) if offer.chance else Submit(offer.value)


def _moved(view: PromptView, draft: Draft, sign: str, say: Say) -> Pressed:
    """Move the ring among the answers, or take the one that has it."""
    field = view.field
    if field is None or not field.answers or sign not in (SPACE, UP, DOWN):
        return None
    if sign == SPACE:
        at = draft.row
        return None if at < 0 else enter(view, draft, field.name, field.answers[at].value, say)
    step = 1 if sign == DOWN else -1
    row = min(max(draft.row + step, 0), len(field.answers) - 1)
    return msgspec.structs.replace(draft, row=row)


def _key(view: PromptView, draft: Draft, sign: str, say: Say) -> Pressed:
    """Return what a key does at a prompt of one question."""
    field = view.field
    if view.dice is not None:
        return _die(view, draft, sign, say)
    if field is None:
        return None
    if field.form_key and sign == field.form_key:
        return msgspec.structs.replace(draft, described=Draft())
    if field.shape == "yes":
        value = ALIASES.get(sign.upper())
        return None if value is None else Submit(value)
    if field.none_key and sign == field.none_key:
        return _put(draft, {SINGLE: []})
    answer = _answer_of(field, sign)
    return None if answer is None else enter(view, draft, field.name, answer.value, say)


def _form_key(view: PromptView, draft: Draft, sign: str, say: Say) -> Pressed:
    """Return what a key does in a form: in the field with the ring, in lists from anywhere."""
    rest = {DENIES: _denied, ESTIMATED: _estimated}.get(sign)
    if rest is not None:
        return rest(view, draft)
    if sign == ALL_KEY:
        return _all_of(view, draft, say)
    field = view.field
    for pick in (_own_key, _row_key) if field is None or not field.rows else (_row_key, _own_key):
        found = pick(view, draft, sign, say)
        if found is not None:
            return found
    return _none(view, draft) if sign == NONE_SIGN else _flag(view, draft, sign)


def _own_key(view: PromptView, draft: Draft, sign: str, say: Say) -> Pressed:
    """Take the answer of a key in the field that has the ring."""
    field = view.field
    if field is None:
        return None
    if field.none_key and sign == field.none_key:
        return _went_on(_put(draft, {field.name: []}), field)
    answer = None if field.rows else _answer_of(field, sign)
    return None if answer is None else enter(view, draft, field.name, answer.value, say)


def _row_key(view: PromptView, draft: Draft, sign: str, say: Say) -> Pressed:
    """Pick the row of a key in any list of the form; a tick is turned."""
    for one in view.fields:
        answer = _answer_of(one, sign) if one.rows and one.shown else None
        if answer is not None and one.shape == "yes":
            return _put(draft, {one.name: not one.entered}, at=one.name)
        if answer is not None:
            return enter(view, draft, one.name, answer.value, say)
    return None


def _none(view: PromptView, draft: Draft) -> Draft | None:
    """Say none of the first list that takes it by this sign."""
    lists = [one for one in view.fields if one.shown and one.none_key == NONE_SIGN]
    return _went_on(_put(draft, {lists[0].name: []}), lists[0]) if lists else None


def _flag(view: PromptView, draft: Draft, sign: str) -> Draft | None:
    """Say yes or no in the field that has the ring, else in the first such field."""
    said = ALIASES.get(sign.upper()) if sign.isalpha() else None
    flags = [one for one in view.fields if one.shown and one.shape == "yes" and not one.rows]
    asked = [one for one in flags if one.name == view.at] or [o for o in flags if o.missing]
    asked = asked or flags[:1]
    if said is None or not asked:
        return None
    return _went_on(_put(draft, {asked[0].name: said}), asked[0])


def _answer_of(field: FieldView, sign: str) -> AnswerView | None:
    return next((one for one in field.answers if one.key and one.key == sign.upper()), None)


def _denied(view: PromptView, draft: Draft) -> Draft | None:
    """Say no, or none, to all that is missing where that is offered; else in the one field."""
    if any(one.key == DENIES for one in view.offers):
        told = {one.name: one.denial for one in _missing(view) if one.denial is not None}
        return msgspec.structs.replace(_put(draft, told), denied=True)
    field = view.field
    if field is not None and field.shape == "many" and field.none_key:
        return _went_on(_put(draft, {field.name: []}), field)
    return None


def _estimated(view: PromptView, draft: Draft) -> Draft | None:
    """Take the estimates of all that is missing."""
    told = {one.name: one.estimated for one in _missing(view) if one.estimated is not None}
    return _put(draft, told) if told else None


def _all_of(view: PromptView, draft: Draft, say: Say) -> Pressed:
    """Pick all of the first list that has room for them and is not begun."""
    lists = [one for one in view.fields if one.shown and one.all_key]
    if not lists:
        return None
    every = [one.value for one in lists[0].answers]
    return _members(view, draft, lists[0], every, say)


def _die(view: PromptView, draft: Draft, sign: str, say: Say) -> Pressed:
    """Enter a face, or take one back."""
    assert view.dice is not None
    if sign == BACK and draft.dice:
        return msgspec.structs.replace(draft, dice=draft.dice[:-1])
    sides = next_sides(view, draft)
    if not sign.isdecimal() or not 0 < sides <= TEN:
        return None  # the faces of larger dice are typed
    return roll(view, draft, TEN if sign == NONE_SIGN and sides == TEN else int(sign), say)


def _told_rows(view: PromptView) -> list[FieldView]:
    """Return the rows of dice whose hits are entered."""
    return [one for one in view.fields if one.entered is not None]


def _back_a_row(view: PromptView, draft: Draft) -> Draft | None:
    """Take back the hits that were entered last in order."""
    told = _told_rows(view)
    return _put(draft, {told[-1].name: None}) if told else None


def next_sides(view: PromptView, draft: Draft) -> int:
    """Return how many sides the die has that is entered next, 0 where all are entered."""
    left = () if view.dice is None else view.dice.dice[len(draft.dice) :]
    return left[0][1] if left else 0


def roll(view: PromptView, draft: Draft, face: int, say: Say) -> Pressed:
    """Return what one more face comes to; a single die answers."""
    sides = next_sides(view, draft)
    if not 1 <= face <= sides:
        return Refused(say(T("The die shows 1 to {sides}.", sides=sides))) if sides else None
    dice = (*draft.dice, face)
    if view.dice is not None and len(view.dice.dice) == 1:
        return Submit([face])
    return msgspec.structs.replace(draft, dice=dice, typed="", typing=False)


# -- typing ----------------------------------------------------------------------------------------


def _begun(view: PromptView, draft: Draft, sign: str) -> Draft | None:
    """Begin a line with a sign that is no key."""
    if view.dice is not None and (not view.fields or draft.dice):
        figure = sign.isdecimal() and next_sides(view, draft) > TEN
        return msgspec.structs.replace(draft, typed=sign) if figure else None
    if view.counts_hits and not (sign == SPELLS and not _told_rows(view)):
        line = sign.isdecimal() or (sign in PARTS and _told_rows(view))
        return msgspec.structs.replace(draft, typed=sign) if line else None
    field = view.field
    if field is None:
        return None
    if sign == SPELLS:
        return msgspec.structs.replace(draft, typing=True)
    names = [one.words for one in field.answers]
    command = sign.casefold() in COMMANDS and not begins_one(sign, names)
    begins = len(sign) == 1 and sign.isalnum() and not command
    signed = field.typed or field.own_words or sign.isalpha() or sign in figures_in(names)
    return msgspec.structs.replace(draft, typed=sign) if begins and signed else None


def _typed_on(draft: Draft, sign: str) -> Draft | None:
    """Go on with the line that is begun."""
    if sign == ESCAPE:
        return msgspec.structs.replace(draft, typed="", typing=False)
    if sign == BACK:
        return msgspec.structs.replace(draft, typed=draft.typed[:-1])
    if len(sign) != 1 or not sign.isprintable():
        return None
    return msgspec.structs.replace(draft, typed=draft.typed + sign)


# -- lists, and what follows -----------------------------------------------------------------------


def _members(view: PromptView, draft: Draft, field: FieldView, value: Value, say: Say) -> Pressed:
    """Return a list with other members: one is added or taken back, a list replaces them."""
    now = list(field.entered) if isinstance(field.entered, list) else []
    if isinstance(value, list):
        after = list(value)
    elif is_in(value, now):
        after = [one for one in now if not same(one, value)]
    else:
        now = _with_room(draft, field, now)
        if view.is_form and 0 < field.most <= len(now):
            most = T("At most {most}: take one out first.", most=field.most)
            return Refused(say(most), field.name)
        after = _kept_together(field, now, value)
    certain = [one.value for one in field.answers if one.certain]
    after = [*(one for one in certain if not is_in(one, after)), *after]
    put = _put(draft, {field.name: after}, at=field.name if view.is_form else None)
    if not after and not isinstance(value, list) and not field.said and field.default is None:
        put = _put(put, {field.name: None}, at=put.at)  # that is no none yet
    put = _brought(view, put, field, after)
    full = not after or 0 < field.most <= len(after)
    return _went_on(put, field) if view.is_form and full else put


def _kept_together(field: FieldView, now: Sequence[Value], value: Value) -> list[Value]:
    """Add one member; one that goes alone takes the place of the others, and gives way to them."""
    alone = [one.value for one in field.answers if one.alone]
    return [value] if is_in(value, alone) else [*(o for o in now if not is_in(o, alone)), value]


def _with_room(draft: Draft, field: FieldView, now: list[Value]) -> list[Value]:
    """Return the members without the last that was only brought along, where there is no room."""
    along = [one for each in draft.brought.values() for one in each]
    brought = [one for one in now if is_in(one, along)]
    if brought and 0 < field.most <= len(now):
        return [one for one in now if not same(one, brought[-1])]
    return now


def _brought(view: PromptView, draft: Draft, field: FieldView, after: Sequence[Value]) -> Draft:
    """Pick in a later list the units that a list brings along there, as far as there is room.

    Units that a second list brings have the room: those that the first one brought give way.
    """
    other = view.named(field.brings) if field.brings else None
    if other is None:
        return draft
    before = draft.brought.get(field.name, [])
    there = list(other.entered) if isinstance(other.entered, list) else []
    listed = [one.value for one in other.answers]
    first = next(one.name for one in view.fields if one.brings == field.brings)
    gone = [one for one in before if not is_in(one, after)]
    there = [one for one in there if not is_in(one, gone)]
    new = list[Value]()
    for one in after:
        if not is_in(one, listed) or is_in(one, [*there, *before]):
            continue
        if first != field.name:
            there = _with_room(draft, other, there)
        if not 0 < other.most <= len(there):
            there.append(one)
            new.append(one)
    kept = [*(one for one in before if not is_in(one, gone)), *new]
    told = {**draft.fields, other.name: there or None}
    if not there and draft.fields.get(other.name) == []:
        told[other.name] = []
    brought = {**draft.brought, field.name: kept}
    return msgspec.structs.replace(draft, fields=told, brought=brought)


def is_in(value: Value, values: Sequence[Value]) -> bool:
    """Return whether a value is among others, where true is not 1."""
    return any(same(one, value) for one in values)


def _put(draft: Draft, told: dict[str, Value], *, at: str | None = None) -> Draft:
    return msgspec.structs.replace(
        draft,
        fields={**draft.fields, **told},
        at=at,
        behind=None,
        typed="",
        typing=False,
        row=-1,
    )


def _went_on(draft: Draft, done: FieldView) -> Draft:
    """Go from a field that is done to the next one."""
    return msgspec.structs.replace(draft, at=None, behind=done.name)


def _missing(view: PromptView) -> list[FieldView]:
    return [one for one in view.fields if one.missing]
