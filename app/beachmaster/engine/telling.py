"""Read the values of a record as a person types them: in order, or each after its name."""

import re
from collections.abc import Iterator, Sequence

from beachmaster.engine.meaning import AND, NONE, SHORTEST, WHOLE, Meanings, Say, yes_or_no
from beachmaster.engine.options import (
    AnswerError,
    Option,
    is_hex_number,
    numbers_apart,
    own_word,
    shown,
)
from beachmaster.engine.prompt import Field, check_fields
from beachmaster.engine.record import Told, expected_of, hold_within, narrowed
from beachmaster.engine.text import Param, plain_text, render
from beachmaster.engine.texts import TN, T
from beachmaster.engine.values import Value

ALL = "all"
"""Names every member of a list."""
ByField = dict[str, Value]
LONGEST_LABEL = 2
"""So short a number is the place of a line in a list, and no name."""
MOST_PARTS = 4
"""So many parts at most has a name with commas."""
_GROUP = re.compile(r'(?:"[^"]*"|[^\s"]|")+')
_SMALL = {"all", "and", "are", "each", "for", "the", "that", "those", "with"}
_KEY = re.compile(r"(?:^|(?<=\s))([\w-]+)\s*=\s*")


def field_value(field: Field, typed: str, say: Say = render) -> Value:
    """Return one field's value as typed; raise `AnswerError` where it does not fit."""
    value = _value(field, _unquoted(typed), say)
    return check_fields([field], {field.name: value})[field.name]


def _value(field: Field, typed: str, say: Say) -> Value:
    nobody = [one.value for one in field.options if one.value == ""]
    if nobody and typed.casefold() in NONE:
        return nobody[0]
    if field.kind == "choose":
        value = Meanings(field.options, say).one(typed)
        return typed if value is None else value
    if field.kind == "number":
        return int(typed) if WHOLE.fullmatch(typed) else typed
    if field.kind == "flag":
        return yes_or_no(typed)
    if field.kind == "words":
        return _listed_or_own(field, typed, say)
    return [] if typed.casefold() in NONE else _members(field, typed, say)


def _listed_or_own(field: Field, typed: str, say: Say) -> Value:
    """Return the listed value that was typed, or else the player's own word."""
    if not field.options:
        return typed
    meanings = Meanings(field.options, say)
    value = meanings.one(typed, exact=True)
    refused = meanings.refuse_name(typed) if value is None else None
    if refused is None and _is_answers(meanings, typed, value):
        refused = meanings.refuse(typed)
    if refused is not None:
        raise refused
    return typed if value is None else value


def _is_answers(meanings: Meanings, typed: str, value: Value) -> bool:
    """Tell whether no name was typed but a line's number too high, or several values in a row.

    A name may begin with a hex number (0711 by the road), but a figure after it is an answer.
    """
    first, *more = typed.split() or [""]
    if not more:
        return value is None and first.isdecimal() and len(first) <= LONGEST_LABEL
    named = is_hex_number(first) or meanings.one(first, exact=True) is not None
    figures = value is None and any(word.isdecimal() for word in more)
    return named and (figures or any(word in NONE for word in more))


def _members(field: Field, typed: str, say: Say) -> list[Value]:
    meanings = Meanings(_named(field), say)
    if field.kind == "many":
        named = typed.casefold() == ALL and not meanings.one(typed, exact=True)
        return (
            [one.value for one in meanings.options]
            if named
            else meanings.several(typed, groups=True)
        )
    return [_space(meanings, word) for word in _spaces_in(meanings, typed)]


def _named(field: Field) -> list[Option]:
    """Return the options of a list with those that are certain, which may be named as well."""
    listed = [option.value for option in field.options]
    own = [one for one in field.certain if one not in listed]
    return [*field.options, *(Option(one, plain_text(str(one))) for one in own)]


def _spaces_in(meanings: Meanings, typed: str) -> list[str]:
    """Split at commas; without any, at spaces between numbers and names that are listed."""
    if re.search(r"[,;+]", typed):
        parts = [part.strip() for part in re.split(r"[,;+]", typed)]
        return [word for one in _whole_names(meanings, parts) for word in numbers_apart(one)]
    if meanings.one(typed, exact=True) is not None:
        return [typed]
    parts = AND.split(typed)
    if all(_is_space(meanings, part) for part in parts[:2]) and len(parts) > 1:
        return [word for part in parts for word in _spaces_in(meanings, part)]
    words = typed.split()
    apart = all(_is_space(meanings, word) for word in words)
    return words if apart else [typed]


def _whole_names(meanings: Meanings, parts: list[str]) -> Iterator[str]:
    """Yield the parts of a list; where a listed name has commas itself they are one."""
    at = 0
    while at < len(parts):
        spans = range(min(len(parts), at + MOST_PARTS), at + 1, -1)
        whole = (", ".join(parts[at:end]) for end in spans)
        named = (e for e, one in zip(spans, whole, strict=True) if _is_named(meanings, one))
        end = next(named, at + 1)
        if parts[at]:
            yield ", ".join(parts[at:end])
        at = end


def _is_named(meanings: Meanings, words: str) -> bool:
    return meanings.one(words, exact=True) is not None


def _is_space(meanings: Meanings, word: str) -> bool:
    return any(map(str.isdigit, word)) or _is_named(meanings, word)


def _space(meanings: Meanings, word: str) -> Value:
    value = meanings.one(word, exact=True)
    refused = meanings.refuse_name(word) if value is None else None
    if refused is not None:
        raise refused
    return own_word(word) or word if value is None else value


def tell(fields: Sequence[Field], typed: str, say: Say = render) -> ByField:
    """Return what a line tells of the first of these fields, or of those it names.

    All of the line is used: raise `AnswerError` where a word is left over or does not fit.
    """
    if _KEY.search(typed):
        return _by_name(fields, typed, say)
    if ";" in typed:
        parts = [part.strip() for part in typed.split(";")]
        if len(parts) > len(fields):
            raise _too_many(fields, "; ".join(parts[len(fields) :]))
        return {f.name: field_value(f, part, say) for f, part in zip(fields, parts, strict=False)}
    return _Allotment(fields, typed, say).told()


def tell_apart(fields: Sequence[Field], typed: str, before: Told, say: Say = render) -> ByField:
    """Return what a line tells of fields that depend on one another; `before` was told already.

    A line is the value of the next field, values of several between semicolons, or each after the
    name of its field.
    """
    told: ByField = {}
    if _KEY.search(typed):
        parts = _parts_by_name(fields, typed, say)
        for at, field in enumerate(fields):
            if field.name in parts:
                one = narrowed(fields, {**before, **told})[at]
                told[field.name] = field_value(one, parts[field.name], say)
        return told
    if ";" not in typed and len(typed.split()) > 1:
        return _apart_by_words(fields, typed.split(), before, say)
    for part in typed.split(";"):
        left = [f for f in untold(fields, {**before, **told}) if f.name not in told]
        if not left:
            raise _too_many(fields, part.strip())
        told[left[0].name] = field_value(left[0], part.strip(), say)
    return told


def _apart_by_words(
    fields: Sequence[Field], words: Sequence[str], before: Told, say: Say
) -> ByField:
    """Return what words tell: all of the next field where they can, else of several in order.

    Raise the refusal of the next field where they tell neither; behind a choice that the first of
    them made it is that of what is asked then.
    """
    left = untold(fields, before)
    if not left:
        raise _too_many(fields, " ".join(words))
    refused: AnswerError | None = None
    for end in range(len(words), 0, -1):
        first = " ".join(words[:end])
        try:
            told = {left[0].name: field_value(left[0], first, say)}
        except AnswerError as error:
            refused = refused or error
            continue
        if end == len(words):
            return told
        try:
            return {**told, **_apart_by_words(fields, words[end:], {**before, **told}, say)}
        except AnswerError as error:
            between = None if left[0].listed else _asked_next(fields, {**before, **told})
            refused = refused if between is None else _behind(first, between, error)
    assert refused is not None, "nothing was typed"
    raise refused


def _asked_next(fields: Sequence[Field], told: Told) -> Field | None:
    """Return the field that is asked next, None where all are told."""
    return next(iter(untold(fields, told)), None)


def _behind(first: str, field: Field, error: AnswerError) -> AnswerError:
    """Say what is asked behind the word that fitted, and why the next one does not fit there."""
    return AnswerError(
        T(
            "After “{first}”, enter this next: {field}. {why}",
            first=shown(first),
            field=field.text,
            why=error.text,
        ),
        error.expected,
    )


def untold(fields: Sequence[Field], told: Told) -> list[Field]:
    """Return what is still to be told of these fields."""
    return [f for f in narrowed(fields, told) if not f.settled and f.name not in told]


def described(fields: Sequence[Field], typed: str, say: Say = render) -> ByField:
    """Return the values of a counter of the player's own, each after the name of its field."""
    return _by_name(fields, typed, say)


def keys_of(fields: Sequence[Field], say: Say = render) -> list[str]:
    """Return the word each field is named by in a line: the first telling one that no other has.

    Where there is none, its number stands for it.
    """
    words = [re.findall(r"[\w-]+", say(field.text).casefold()) for field in fields]
    keys: list[str] = []
    for at, own in enumerate(words):
        free = [word for word in own if word not in keys and not word.isdigit()]
        free.sort(key=lambda word: len(word) < SHORTEST or word in _SMALL)
        keys.append(free[0] if free else str(at + 1))
    return keys


def _by_name(fields: Sequence[Field], typed: str, say: Say) -> ByField:
    """Read NAME=VALUE pairs; a value goes on to the next name."""
    parts = _parts_by_name(fields, typed, say)
    return {f.name: field_value(f, parts[f.name], say) for f in fields if f.name in parts}


def _parts_by_name(fields: Sequence[Field], typed: str, say: Say) -> dict[str, str]:
    """Return what is typed after the name of each field."""
    found = list(_KEY.finditer(typed))
    before = typed[: found[0].start()].strip() if found else typed
    if before:
        raise AnswerError(_NOT_NAMED.fill(words=shown(before)))
    parts: dict[str, str] = {}
    for at, match in enumerate(found):
        end = found[at + 1].start() if at + 1 < len(found) else len(typed)
        field = _field_called(fields, match[1], say)
        if field.name in parts:
            raise AnswerError(
                T("You entered “{field}” twice.", field=field.text),
                {field.name: expected_of(field)},
            )
        parts[field.name] = typed[match.end() : end].strip()
    return parts


def _field_called(fields: Sequence[Field], key: str, say: Say) -> Field:
    """Return the field with this name: its key, or a word that its words alone have."""
    sought, keys = key.casefold(), keys_of(fields, say)
    for field, own in zip(fields, keys, strict=True):
        if sought in (own, field.name.casefold()):
            return field
    having = [f for f in fields if sought in re.findall(r"[\w-]+", say(f.text).casefold())]
    if len(having) == 1:
        return having[0]
    names: list[Param] = [plain_text(own) for own in keys]
    raise AnswerError(T("“{words}” is none of these: {names}.", words=shown(key), names=names))


class _Allotment:
    """The words of a line, given to the fields in their order until none is left."""

    def __init__(self, fields: Sequence[Field], typed: str, say: Say) -> None:
        self._fields, self._say = list(fields), say
        self._groups = _GROUP.findall(re.sub(r"\s*([,+])\s*", r"\1", typed))
        self._dead: set[tuple[int, int, str]] = set()
        self._deepest, self._error = -1, AnswerError(_NOT_NAMED.fill(words=shown(typed)))

    def told(self) -> ByField:
        """Return the values; raise the refusal of the word that fits least."""
        found = self._from(0, 0, {})
        if found is None:
            raise self._error
        return found

    def _from(self, at: int, group: int, told: ByField) -> ByField | None:
        if group == len(self._groups):
            return {}
        among = [told.get(field.within) for field in self._fields[at:] if field.within]
        tried = (at, group, repr(among))
        if tried in self._dead:
            return None
        self._dead.add(tried)
        if at == len(self._fields):
            self._note(group, _too_many(self._fields, " ".join(self._groups[group:])))
            return None
        field = self._fields[at]
        for end in range(group + 1, len(self._groups) + 1):
            try:
                value = field_value(field, " ".join(self._groups[group:end]), self._say)
                hold_within(field, {**told, field.name: value})
            except AnswerError as error:
                self._note(group, error)
                continue
            rest = self._from(at + 1, end, {**told, field.name: value})
            if rest is not None:
                return {field.name: value, **rest}
        return None

    def _note(self, group: int, error: AnswerError) -> None:
        """Keep the refusal of the word farthest on: all before it fitted."""
        if group > self._deepest:
            self._deepest, self._error = group, error


def _too_many(fields: Sequence[Field], left: str) -> AnswerError:
    wanted = TN("{n} value", "{n} values", n=len(fields))
    return AnswerError(
        T("“{words}” is left over: enter only {wanted} here.", words=shown(left), wanted=wanted)
    )


def _unquoted(typed: str) -> str:
    words = typed.strip()
    quoted = len(words) > 1 and words[0] == words[-1] == '"'
    return words[1:-1] if quoted else words


_NOT_NAMED = T("No name follows “{words}”.")
