"""Read what a person types as an answer to a prompt: the whole line, or nothing of it."""

import re
from collections.abc import Iterator, Sequence

import msgspec

from beachmaster.engine.meaning import MARKS, NO, NONE, WHOLE, YES, Meanings, Say, yes_or_no
from beachmaster.engine.options import AnswerError, Closed, Option, same
from beachmaster.engine.prompt import Choose, Confirm, Draw, Number, Place, Prompt, Roll
from beachmaster.engine.telling import described
from beachmaster.engine.text import render, with_hyphens
from beachmaster.engine.typed_hits import hits_meant
from beachmaster.engine.unknown import Unknown
from beachmaster.engine.values import Value

NO_VALUES = ("", "none")
"""How a listed none is stored."""


def words_of(typed: str) -> list[str]:
    """Split what was typed at spaces and commas."""
    return [word for word in re.split(r"[\s,]+", typed.strip()) if word]


def draw_options(prompt: Draw) -> list[Option]:
    """Return the kinds that can come out of a bag, once each."""
    kinds = {token.kind: token.text for token in prompt.tokens()}
    return [Option(kind, kinds[kind]) for kind in sorted(kinds)]


def answer_to(prompt: Prompt, typed: str, say: Say = render) -> Value:
    """Return the legal answer that was typed; raise `AnswerError` where there is none."""
    return prompt.check(meant(prompt, typed, say))


def meant(prompt: Prompt, typed: str, say: Say = render, *, numbered: bool = True) -> Value:
    """Return what was typed as a value, be it legal or closed; raise `AnswerError` for no value.

    In a list that is not `numbered` no number means the place of a line.
    """
    typed = with_hyphens(typed)
    if isinstance(prompt, Choose):
        options, moves = prompt.options.named(), prompt.options.takes_moves
        return _chosen(prompt, Meanings(options, say, moves=moves, numbered=numbered), typed)
    if isinstance(prompt, Place):
        return _place(prompt, Meanings(prompt.options.listed(), say, numbered=numbered), typed)
    if isinstance(prompt, Confirm):
        return yes_or_no(typed)
    if isinstance(prompt, Roll) and prompt.counts_hits:
        return hits_meant(prompt, typed)
    if isinstance(prompt, Roll | Number):
        words = words_of(typed)
        numbers = [int(word) for word in words if WHOLE.fullmatch(word)]
        whole = bool(words) and len(numbers) == len(words)
        return typed if not whole else numbers[0] if len(numbers) == 1 else numbers
    if isinstance(prompt, Draw):
        return _drawn(prompt, Meanings(draw_options(prompt), say, numbered=numbered), typed)
    return typed


def _chosen(prompt: Choose, meanings: Meanings, typed: str) -> Value:
    say = meanings.say
    told = prompt.options.reads(typed) if prompt.options.reads is not None else None
    if told is not None:
        return told
    if not prompt.many:
        return _first(_singly(prompt, meanings, typed), meanings, typed)
    if typed.casefold() in NONE and typed not in meanings.labels:
        return []
    try:
        return _together(prompt, meanings.several(typed))
    except AnswerError:
        unit = re.split("|".join(MARKS), typed)[0].strip() if meanings.takes_moves else typed
        closed = None if meanings.is_manifold(typed) else _closed(prompt.closed(), unit, say)
        if closed is None:
            raise
        return [closed]


def _together(prompt: Choose, named: Sequence[Value]) -> list[Value]:
    """Return units with their spaces: who is named right before one that goes goes with it."""
    found: list[Value] = []
    way = ""
    for value in reversed(named if prompt.options.takes_moves else ()):
        told = str(value)
        mark = next((mark for mark in MARKS if mark in told), "")
        goes = f"{told}{way}"
        way = told[told.index(mark) :] if mark else way if goes in prompt.options else ""
        found.append(goes if way and not mark else value)
    return found[::-1] or list(named)


def _singly(prompt: Choose, meanings: Meanings, typed: str) -> Iterator[Value]:
    yield meanings.one(typed)
    yield meanings.moved(typed)
    yield _agreed(prompt, meanings, typed)
    yield _closed(prompt.closed(), typed, meanings.say)


def _agreed(prompt: Choose, meanings: Meanings, typed: str) -> Value:
    """Return the option that yes or no means: a truth, one that begins so, or what is offered."""
    word = yes_or_no(typed)
    if not isinstance(word, bool):
        return None
    options = meanings.options
    begins = [re.findall(r"\w+|$", meanings.say(one.text).casefold())[0] for one in options]
    found = [one.value for one in options if same(one.value, word)]
    found += [
        one.value
        for one, first in zip(options, begins, strict=True)
        if first in (YES if word else NO)
    ]
    offered = prompt.offers if word else prompt.usual if prompt.offers is not None else None
    return found[0] if found else offered


def _first(found: Iterator[Value], meanings: Meanings, typed: str) -> Value:
    for value in found:
        if value is not None:
            return value
    raise meanings.refuse(typed)


def _closed(closed: Sequence[Closed], typed: str, say: Say) -> Value:
    """Return the closed answer that was typed, so that it is refused with its reason."""
    shut = Meanings([Option(one.value, one.text) for one in closed], say)
    is_number = typed in shut.labels and typed not in [one.value for one in closed]
    try:
        return None if is_number else shut.one(typed)
    except AnswerError:
        return None


def _place(prompt: Place, meanings: Meanings, typed: str) -> Value:
    """Return a listed space, or the words themselves where the player may name one."""
    value = meanings.one(typed, exact=prompt.free)
    if value is None:
        value = none_meant(meanings, typed)
    if value is None and not prompt.free and typed in prompt.options:
        value = typed
    closed = None if value is not None else _closed(prompt.closed(), typed, meanings.say)
    if value is None and closed is None and prompt.free:
        refused = meanings.refuse_name(typed)
        if refused is not None:
            raise refused
    if value is None and closed is None and not prompt.free:
        barred = prompt.options.bars is not None and prompt.options.bars(typed) is not None
        space = prompt.needs is not None and typed[:1].isdecimal()  # no slip of the pen
        if barred or space:
            raise AnswerError(prompt.refusal(typed), [one.value for one in meanings.options])
        raise meanings.refuse(typed)
    return next(one for one in (value, closed, typed) if one is not None)


def none_meant(meanings: Meanings, typed: str) -> Value:
    """Return the listed none where a word or a part of its words says so."""
    nones = [one for one in meanings.options if one.value in NO_VALUES]
    if len(nones) != 1:
        return None
    words = set(re.findall(r"\w+", typed.casefold()))
    own = set(re.findall(r"\w+", meanings.say(nones[0].text).casefold()))
    said = typed.casefold() in NONE or (bool(words) and words <= own)
    return nones[0].value if said else None


def _drawn(prompt: Draw, meanings: Meanings, typed: str) -> Value:
    """Return a listed token, or the description of another one."""
    if prompt.fields and "=" in typed:
        return described(prompt.fields, typed, meanings.say)
    value = meanings.one(typed)
    if value is None and any(token.id == typed for token in prompt.tokens()):
        return typed
    if value is None:
        raise meanings.refuse(typed)
    return value


def led_to(prompt: Prompt, options: Sequence[Option], typed: str, say: Say = render) -> list[int]:
    """Return the places of the options that a line leads to as one types it: those a list shows."""
    moves = isinstance(prompt, Choose) and prompt.options.takes_moves
    several = isinstance(prompt, Choose) and prompt.many
    return Meanings(options, say, moves=moves, numbered=False).led_to(typed, several=several)


def at_fault(prompt: Choose, values: Sequence[Value]) -> int | None:
    """Return the place of the first of several values that is not legal after those before it."""
    for at in range(len(values) if len(values) > 1 else 0):
        try:
            prompt.check(list(values[: at + 1]))
        except AnswerError:
            return at
        except Unknown:
            return None
    return None


def part_at_fault(prompt: Prompt, typed: str, say: Say = render) -> str | None:
    """Return the part of a line of several values that is not legal, None where there is none."""
    if not isinstance(prompt, Choose) or not prompt.many:
        return None
    typed = with_hyphens(typed)
    meanings = Meanings(prompt.options.named(), say, moves=prompt.options.takes_moves)
    try:
        at = at_fault(prompt, _together(prompt, meanings.several(typed)))
    except AnswerError:
        return None
    if at is None:
        return None
    begin, end = meanings.span_of(typed, at)
    return typed[begin:end].strip(" ,;+")


def loose_value(typed: str) -> Value:
    """Return a value typed outside a prompt: JSON where it is JSON, else the words."""
    try:
        return msgspec.json.decode(typed)
    except (msgspec.MsgspecError, RecursionError):
        return typed
