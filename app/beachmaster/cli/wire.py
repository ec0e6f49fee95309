"""Write prompts, events and jumps as plain JSON objects, without what the player may not see."""

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any

import msgspec

from beachmaster.cli.render import Words
from beachmaster.cli.streams import escaped
from beachmaster.engine.changes import Jump
from beachmaster.engine.event import Event
from beachmaster.engine.fight import Face, SheetRow
from beachmaster.engine.pieces import Piece, TableChange
from beachmaster.engine.preview import Preview, preview_words
from beachmaster.engine.prompt import (
    Choose,
    Closed,
    DiceToRoll,
    Draw,
    Field,
    InRow,
    Number,
    Option,
    Place,
    Prompt,
    Record,
    Roll,
)
from beachmaster.engine.record import cases
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.text import Text
from beachmaster.engine.tree import Entry
from beachmaster.engine.values import Value

Line = dict[str, Any]
LEFT_OUT = frozenset({"against", "by_hits", "volley"})
"""The fields of receipt, sheet and luck that only a contest, or dice told by hits, have."""


def plain(value: Value, words: Words) -> Value:
    """Return a value as plain JSON: texts rendered, exact chances as fraction and decimal."""
    if isinstance(value, Text):
        return words.say(value)
    if isinstance(value, Fraction):
        return str(value)
    if isinstance(value, msgspec.Struct):
        fields = msgspec.structs.asdict(value).items()
        left_out = _NOT_TOLD.get(type(value), ())
        empty = LEFT_OUT | _OF_PILES.get(type(value), frozenset())
        told = {n: one for n, one in fields if n not in left_out and (one or n not in empty)}
        return plain(told, words)
    if isinstance(value, dict):
        return _object(value, words)
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(one, words) for one in value]
    return value


_NOT_TOLD: dict[type, tuple[str, ...]] = {
    SheetRow: ("pieces", "faces"),
    Face: ("ours", "theirs"),
}
"""Fields of a sheet that serve a view alone."""
_OF_PILES: dict[type, frozenset[str]] = {
    Piece: frozenset({"kind", "count"}),
    TableChange: frozenset({"count", "to"}),
}
"""Fields that only pieces by number have."""


def _object(value: dict[Any, Any], words: Words) -> Line:
    found = {str(plain(key, words)): plain(one, words) for key, one in value.items()}
    chance = value.get("probability")
    if isinstance(chance, Fraction):
        found["decimal"] = round(float(chance), 4)
    return found


def prompt_line(session: Session, asked: Asked, words: Words) -> Line:
    """Return the waiting prompt with the legal answers of its kind."""
    prompt = asked.prompt
    line: Line = {
        "type": "prompt",
        "id": session.tree.next_id,
        "key": asked.key,
        "kind": prompt.kind,
        "side": prompt.side,
        "turn": asked.turn,
        "phase": asked.phase,
        "text": words.say(prompt.text),
        "rules": list(prompt.rules),
        "why": [words.say(why) for why in prompt.why],
    }
    if prompt.house:
        line["house"] = [words.say(one) for one in prompt.house]
    if prompt.tell is not None:
        line["tell"] = words.say(prompt.tell)
    if prompt.question:
        line["question"] = True
    if prompt.odds is not None:
        line["odds"] = True
    if prompt.coach is not None:
        line["coach"] = True
    if isinstance(prompt, Choose | Record) and prompt.odds_of is not None:
        line["odds_of"] = True
    sheet = prompt.shown_sheet()
    if sheet is not None:
        line["sheet"] = plain(sheet, words)
    return line | answers(prompt, words)


def answers(prompt: Prompt, words: Words) -> Line:
    """Return the legal answers of a prompt's kind, and the closed ones."""
    for kind, write in _WRITERS:
        if isinstance(prompt, kind):
            return write(prompt, words)
    return {}


def _choose(prompt: Choose, words: Words) -> Line:
    offered = {"offers": prompt.offers, "usual": prompt.usual} if prompt.offers is not None else {}
    return offered | {
        "options": _options(prompt.options, words),
        "min": prompt.minimum,
        "max": prompt.maximum,
        "closed": [_closed(closed, words) for closed in prompt.closed()],
    }


def _roll(prompt: Roll, words: Words) -> Line:
    line: Line = {"dice": _dice(prompt.dice)}
    if prompt.row:
        line["row"] = [_in_row(one, words) for one in prompt.row]
    return line


def _in_row(one: InRow, words: Words) -> Line:
    line: Line = {"text": words.say(one.text), "count": one.count, "subjects": list(one.subjects)}
    return line if one.needs is None else {**line, "needs": list(one.needs)}


def _dice(dice: DiceToRoll) -> Line:
    line: Line = {"count": dice.count, "sides": dice.sides, "color": dice.color}
    return line if dice.against is None else {**line, "against": _dice(dice.against)}


def _draw(prompt: Draw, words: Words) -> Line:
    kinds = {token.kind: words.say(token.text) for token in prompt.tokens()}
    options = [{"value": kind, "text": kinds[kind]} for kind in sorted(kinds)]
    line: Line = {"bag": prompt.bag, "options": options}
    if prompt.fields:
        line["fields"] = [field_line(field, words) for field in prompt.fields]
    return line


def _number(prompt: Number, _words: Words) -> Line:
    return {"min": prompt.minimum, "max": prompt.maximum}


def _place(prompt: Place, words: Words) -> Line:
    return {
        "options": _options(prompt.options, words),
        "closed": [_closed(closed, words) for closed in prompt.closed()],
        "free": prompt.free,
    }


def _record(prompt: Record, words: Words) -> Line:
    return {"fields": [_form_field(prompt, field, words) for field in prompt.fields]}


def _form_field(prompt: Record, field: Field, words: Words) -> Line:
    """Return a field of a form; one that depends on others with each case of theirs."""
    line = field_line(field, words)
    if field.given is not None:
        line["by"] = list(field.by)
        line["cases"] = [
            {"when": when, **field_line(one, words)}
            for when, one in cases(prompt.fields, field.name)
        ]
    return line


_WRITERS: tuple[tuple[type[Prompt], Callable[[Any, Words], Line]], ...] = (
    (Choose, _choose),
    (Roll, _roll),
    (Draw, _draw),
    (Number, _number),
    (Place, _place),
    (Record, _record),
)


def _options(options: Iterable[Option], words: Words) -> list[Line]:
    return [_option(option, words) for option in options]


def _option(option: Option, words: Words) -> Line:
    line: Line = {"value": option.value, "text": words.say(option.text)}
    line |= words.name_beside(option.value)
    if option.rules:
        line["rules"] = list(option.rules)
    return line


def _closed(closed: Closed, words: Words) -> Line:
    return {
        "value": closed.value,
        "text": words.say(closed.text),
        "reason": words.say(closed.reason),
        "rules": list(closed.rules),
    }


def field_line(field: Field, words: Words) -> Line:
    """Return one field of a form with what it takes."""
    line: Line = {"name": field.name, "kind": field.kind, "text": words.say(field.text)}
    if field.kind in ("choose", "many", "spaces") or field.options:
        line["options"] = _options(field.options, words)
    if field.kind in ("number", "many", "spaces"):
        line |= {"min": field.minimum, "max": field.maximum or len(field.options)}
    hints = {"known": field.known, "default": field.default, "estimate": field.estimate}
    for name, value in hints.items():
        if value is not None:
            line[name] = value
    if field.closed:
        line["closed"] = [_closed(closed, words) for closed in field.closed]
    if field.tell is not None:
        line["tell"] = words.say(field.tell)
    if field.within:
        line["within"] = field.within
    return line


def event_line(event: Event, words: Words) -> Line:
    """Return an event that the player may see."""
    line: Line = {
        "type": "event",
        "name": event.name,
        "text": words.say(event.text),
        "rules": list(event.rules),
    }
    if event.act is not None:
        line["act"] = words.say(event.act)
    if event.acts:
        line["changes"] = [change_line(change, words) for change in event.acts]
    if event.data:
        line["data"] = plain(event.data, words)
    if event.receipt is not None:
        line["receipt"] = plain(event.receipt, words)
    if event.trace:
        line["trace"] = [words.say(step) for step in event.trace]
    return line


def change_line(change: TableChange, words: Words) -> Line:
    """Return one thing to do at the table: the piece, and how it is to lie then."""
    line: Line = {
        "act": change.act,
        "text": words.say(change.text),
        "space": change.space,
        "piece": change.piece,
    }
    if change.now is not None and not change.count:
        line["face"] = change.now.lies[1]
    if change.now is not None and change.now.on:
        line["on"] = change.now.on
    if change.now is not None and change.now.counted:
        line["counted"] = True
    if change.count:
        line["count"] = change.count
    if change.to:
        line["to"] = change.to
    if change.pool:
        line["pool"] = change.pool
    if change.own:
        line["own"] = True
    return line


def answered_line(asked: Asked, entry: Entry, words: Words) -> Line:
    """Return what the program answered in the player's place."""
    return {
        "type": "event",
        "name": "answered",
        "text": words.say(asked.prompt.text),
        "rules": list(asked.prompt.rules),
        "entry": entry.id,
        "key": entry.key,
        "kind": entry.ask,
        **_answered(entry),
        "by": entry.by,
    }


def _answered(entry: Entry) -> Line:
    """Return what was answered; of what was decided behind a screen only that it is secret."""
    return {"secret": True} if entry.secret else {"answer": entry.value}


def jump_line(jump: Jump, words: Words) -> Line:
    """Return what a jump took back and what to change on the real table."""
    line: Line = {
        "type": "jump",
        "took_back": [entry_line(entry, words) for entry in jump.took_back],
        "restored": [entry_line(entry, words) for entry in jump.restored],
        "table": [
            {"act": change.act, "text": words.say(change.text), "space": change.space}
            | words.name_beside(change.space)
            for change in jump.table
        ],
        "seen": jump.seen,
    }
    if jump.set_aside:
        line["set_aside"] = [entry_line(entry, words) for entry in jump.set_aside]
    if jump.stopped is not None:
        line["stopped"] = entry_line(jump.stopped, words)
    if jump.asked_anew is not None:
        line["asked_anew"] = entry_line(jump.asked_anew, words)
    if jump.might_differ is not None:
        line["might_differ"] = entry_line(jump.might_differ, words)
    if jump.hand_over:
        line["hand_over"] = True
    return line


def preview_line(found: Preview, words: Words) -> Line:
    """Return what a correction would change."""
    said = " ".join(map(words.say, preview_words(found)))
    return {**jump_line(found.jump, words), "type": "preview", "carried": found.carried} | {
        "text": said
    }


def entry_line(entry: Entry, words: Words) -> Line:
    """Return an entry as it is named in a jump."""
    return {
        "entry": entry.id,
        "kind": entry.kind,
        "key": entry.key,
        "turn": entry.turn,
        "phase": entry.phase,
        "text": entry.reason if entry.kind == "adjust" else words.stored(entry.text),
        **_answered(entry),
        "by": entry.by,
    }


def state_line(session: Session, words: Words) -> Line:
    """Return the state as the player may see it, and where the cursor stands."""
    state, tree = session.state, session.tree
    return {
        "type": "state",
        "turn": state.turn,
        "phase": state.phase,
        "over": state.over,
        "entry": tree.cursor,
        "entries": tree.next_id - 1,
        "bookmarks": tree.bookmarks,
        "state": plain(session.module.visible(state), words),
    }


def end_line(session: Session, words: Words) -> Line:
    """Return the result of a game that is over."""
    return {"type": "end", "result": plain(session.outcome, words)}


def encoded(line: Line) -> bytes:
    """Return a line of JSON."""
    return escaped(msgspec.json.encode(line).decode()).encode() + b"\n"
