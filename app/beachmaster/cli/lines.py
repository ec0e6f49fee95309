"""Read the lines of the JSON protocol: bounded, checked, each of a known form."""

from collections.abc import Callable, Iterator
from typing import BinaryIO

import msgspec

from beachmaster.cli.texts import T
from beachmaster.engine.given import no_json
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.session import STEPS
from beachmaster.engine.values import Value
from beachmaster.storage.known import QUIET, REMIND, TEACH

LONGEST = 65_536
MOST = 1_000_000
EXAMPLE = '{"answer": 1} or {"why_not": 1} or {"undo": 1, "by": "turn"} or {"state": true}'
FORMS: dict[str, tuple[str, ...]] = {
    "answer": (),
    "learn": (),
    "map": ("since",),
    "auto": ("invent",),
    "undo": ("by",),
    "redo": ("by",),
    "correct": ("answer", "reason", "preview", "overrule"),
    "adjust": (),
    "check": (),
    "otherwise": ("to", "reason"),
    "pack": (),
    "position": (),
    "bookmark": (),
    "note": (),
    "evening": (),
    "goto": (),
    "lesson": (),
    "teaching": (),
    "why_not": (),
    "reasons": ("whole",),
    "anew": (),
    "state": (),
    "odds": (),
    "coach": (),
    "rule": (),
    "journal": (),
    "quit": (),
}


class LineError(Refusal, ValueError):
    """A line is of no known form; `text` says why."""


class Request(msgspec.Struct, frozen=True):
    """One line in its known form: the word it goes by, that word's value, and the rest."""

    word: str
    value: Value
    more: dict[str, Value] = {}


def lines_of(stream: BinaryIO) -> Iterator[bytes | None]:
    """Yield each line without its end; None stands for one that was too long and was skipped."""
    while line := stream.readline(LONGEST + 1):
        if len(line) <= LONGEST or line.endswith(b"\n"):
            yield line.rstrip(b"\r\n")
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(LONGEST)
        yield None


def request_of(line: bytes | None) -> Request:
    """Return what a line asks for; raise `LineError` where it is of no known form."""
    if line is None:
        raise LineError(T("The line is longer than {longest} bytes.", longest=LONGEST))
    try:
        plain = msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise LineError(T("The line is not JSON: {why}.", why=no_json(error))) from error
    if not isinstance(plain, dict):
        raise LineError(_NO_FORM.fill(example=EXAMPLE), list(FORMS))
    return _formed(plain)


def _formed(plain: dict[str, Value]) -> Request:
    words = ["correct"] if "correct" in plain else [word for word in FORMS if word in plain]
    if len(words) != 1:
        raise LineError(_NO_FORM.fill(example=EXAMPLE), list(FORMS))
    word = words[0]
    more = {name: value for name, value in plain.items() if name != word}
    for name in more:
        if name not in FORMS[word]:
            raise LineError(
                T("“{word}” does not go with “{name}”.", word=word, name=name), [word, *FORMS[word]]
            )
    _check(word, plain[word], more)
    return Request(word, plain[word], more)


def _check(word: str, value: Value, more: dict[str, Value]) -> None:
    fits, expected = _VALUES.get(word, (_anything, None))
    if not fits(value):
        raise LineError(_WRONG.fill(word=word), expected)
    if word == "correct" and "answer" not in more:
        raise LineError(T("A correction needs the right answer."), ["correct", "answer"])
    if more.get("by", "entry") not in STEPS:
        raise LineError(_WRONG.fill(word="by"), list(STEPS))
    if more.get("since", "now") not in ("now", "always"):
        raise LineError(_WRONG.fill(word="since"), ["now", "always"])
    if word == "otherwise" and (value is True) == ("to" in more):
        raise LineError(
            _WRONG.fill(word="otherwise"), {"otherwise": "a ruling or a rule", "to": "words"}
        )
    if not isinstance(more.get("to", ""), str):
        raise LineError(_WRONG.fill(word="to"), "words")
    if not isinstance(more.get("reason", ""), str):
        raise LineError(_WRONG.fill(word="reason"), "words")
    for name in ("invent", "preview", "overrule", "whole"):
        if not isinstance(more.get(name, False), bool):
            raise LineError(_WRONG.fill(word=name), [True, False])


def _anything(_value: Value) -> bool:
    return True


def _is_true(value: Value) -> bool:
    return value is True


def _is_adjustment(value: Value) -> bool:
    if not isinstance(value, dict) or value.keys() != {"path", "value", "reason"}:
        return False
    return isinstance(value["path"], str) and isinstance(value["reason"], str)


def _is_map(value: Value) -> bool:
    """Tell whether it asks for the gaps, completes a list, or says what hexes show."""
    rows = value if isinstance(value, list) else [value]
    told = all(
        isinstance(row, dict) and isinstance(row.get("space", row.get("counter")), str)
        for row in rows
    )
    whole = isinstance(value, dict) and value.keys() == {"complete"}
    return value is True or whole or (bool(rows) and told)


def _is_lesson(value: Value) -> bool:
    """Tell whether it goes on, leaves, replies, does as shown, or takes the lesson up."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(one, str) for one in value)
    return isinstance(value, bool) or value in ("show", "on")


def _is_count(value: Value) -> bool:
    return type(value) is int and 1 <= value <= MOST


def _is_words(value: Value) -> bool:
    return isinstance(value, str)


def _is_number(value: Value) -> bool:
    return type(value) is int


TEACHING = (TEACH, REMIND, QUIET)
_COUNT = "a whole number from 1"
_VALUES: dict[str, tuple[Callable[[Value], bool], Value]] = {
    "auto": (lambda value: value is True or _is_count(value), "true or a whole number from 1"),
    "undo": (_is_count, _COUNT),
    "redo": (_is_count, _COUNT),
    "correct": (_is_number, "an entry's number"),
    "adjust": (_is_adjustment, {"path": "words", "value": "any", "reason": "words"}),
    "check": (
        lambda value: value is True or isinstance(value, dict),
        "true, or a place by each counter's id",
    ),
    "otherwise": (lambda value: value is True or _is_words(value), "true, a ruling or a rule"),
    "pack": (_is_true, True),
    "position": (_is_true, True),
    "bookmark": (_is_words, "words"),
    "note": (lambda value: value is True or _is_words(value), "true, or words"),
    "evening": (lambda value: value is True or _is_words(value), "true, or its name"),
    "rule": (_is_words, "words"),
    "goto": (
        lambda value: _is_words(value) or _is_number(value),
        "a bookmark or an entry's number",
    ),
    "map": (
        _is_map,
        {
            "space": "a hex (or counter: a kind, or one)",
            "print": "what it shows",
            "since": "now or always",
        },
    ),
    "lesson": (_is_lesson, "true, false, a list of answers, show or on"),
    "teaching": (lambda value: value in TEACHING, list(TEACHING)),
    "anew": (_is_number, "an entry's number"),
    "reasons": (
        lambda value: value is True or _is_number(value),
        "true or an entry's number",
    ),
    "state": (_is_true, True),
    "coach": (lambda value: value is True or _is_words(value), "true or a unit"),
    "journal": (_is_true, True),
    "quit": (_is_true, True),
}
_NO_FORM = T("I cannot read this line: send an object such as {example}.")
_WRONG = T("The value of “{word}” makes no sense.")
