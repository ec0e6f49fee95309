"""Ask over JSON lines what the player's own map prints, and read what is told of it."""

from collections.abc import Callable, Mapping

from beachmaster.cli import wire
from beachmaster.cli.lines import LineError, Request
from beachmaster.cli.render import Words
from beachmaster.cli.texts import T
from beachmaster.engine import mapright
from beachmaster.engine.facts import MapFact, at_counter, counter_at
from beachmaster.engine.mapgaps import counter_gaps, gaps
from beachmaster.engine.mapquestions import AskedPrint
from beachmaster.engine.openprints import open_prints
from beachmaster.engine.session import Session
from beachmaster.engine.unknown import MapQuestion
from beachmaster.engine.values import Value

DROPS = ("answer", "redo", "correct", "adjust", "otherwise", "goto")
"""The words that give the waiting answer up and do something else instead."""
TEACHES = ("learn", "map")
"""The words that say what the map shows: the waiting answer is taken then."""
PLACES = ("space", "counter")
"""The words under which a line says what it tells of: a hex, or a counter or a kind of them."""


class Waiting:
    """An answer that rests on what the map prints: the question, and how to go on once it is told.

    `request` is the line that is taken again then.
    """

    def __init__(self, question: MapQuestion, request: Request) -> None:
        self.question, self.request = question, request


def ask_line(question: MapQuestion, words: Words) -> wire.Line:
    """Return the question: thing by thing, and as a form with everything a prompt has."""
    prompt = question.prompt
    return {
        "type": "ask",
        "questions": [_asked(part, words) for part in question.parts],
        "kind": prompt.kind,
        "text": words.say(prompt.text),
        "tell": words.say(prompt.tell) if prompt.tell else "",
        "rules": list(prompt.rules),
        **wire.answers(prompt, words),
    }


def dropped_line(words: Words) -> wire.Line:
    """Return the line that says that the waiting answer was given up."""
    text = words.say(T("The answer that waited for your map is dropped."))
    return {"type": "event", "name": "ask-dropped", "text": text, "rules": []}


def _asked(part: AskedPrint, words: Words) -> wire.Line:
    counter = counter_at(part.place)
    line: wire.Line = {"space": part.place} if part.place else {"list": part.field.name}
    if counter is None:
        line |= words.name_beside(part.place)
    else:
        line = {"counter": counter}
    field = wire.field_line(part.field, words)
    named = {"field": part.kind.id, "text": words.say(part.kind.text)}
    more = {name: one for name, one in field.items() if name not in ("name", "text")}
    return line | named | more | {"rules": list(part.kind.rules)}


def form_of(question: MapQuestion, told: Value, say: Callable[..., str]) -> Value:
    """Return what was told as the form takes it: in its own shape, or hex by hex.

    Raise `LineError` for a hex or a print that is not asked.
    """
    rows = told if isinstance(told, list) else [told]
    if not all(isinstance(row, dict) for row in rows) or not any(map(_place_of, rows)):
        return told
    form: dict[str, Value] = {}
    for row in rows:
        place = _place_of(row)
        for name, value in row.items():
            if name not in PLACES:
                form[_field_of(question, place, name, say) if place else name] = value
    return form


def _place_of(row: Mapping[str, Value]) -> str:
    """Return what a row is about: a hex or a counter; nothing where it names fields of the form."""
    return at_counter(str(row["counter"])) if "counter" in row else str(row.get("space", ""))


def _field_of(question: MapQuestion, place: str, name: str, say: Callable[..., str]) -> str:
    asked = [part for part in question.parts if part.place]
    for part in asked:
        if part.place == place and name in (part.kind.id, say(part.kind.text)):
            return part.field.name
    raise LineError(
        T(
            "Nothing is asked about “{name}” in “{place}”.",
            name=name,
            place=counter_at(place) or place,
        ),
        [
            {"space": part.place, part.kind.id: part.field.kind}
            if (counter := counter_at(part.place)) is None
            else {"counter": counter, part.kind.id: part.field.kind}
            for part in asked
        ]
        or [part.field.name for part in question.parts],
    )


def gaps_line(session: Session, words: Words) -> wire.Line:
    """Return how complete the player's own map is."""
    prints = open_prints(session.module, session.state)
    found = [] if prints is None else [*gaps(prints), *counter_gaps(prints)]
    line: wire.Line = {"type": "map", "gaps": wire.plain(found, words)}
    names = {} if words.beside is None else words.beside.beside
    return line | {"names": names} if names else line


def facts_of_line(
    session: Session, request: Request
) -> tuple[list[MapFact], mapright.Since | None]:
    """Return what a line says of the map, and since when; raise `LineError` where it must say that.

    A fact that the game knows otherwise needs to say whether it was always so.
    """
    value, since = request.value, request.more.get("since")
    if isinstance(value, dict) and "complete" in value:
        return mapright.completed_list(session, str(value["complete"])), None
    rows = value if isinstance(value, list) else [value]
    since = next((row["since"] for row in rows if "since" in row), since)
    facts = mapright.checked(
        session,
        [
            (_place_of(row), name, one)
            for row in rows
            for name, one in row.items()
            if name not in (*PLACES, "since")
        ],
    )
    if since not in (None, "now", "always"):
        raise LineError(T("Type since when: now or always."), ["now", "always"])
    if since is None and mapright.contrary(session, facts) is not None:
        jump = mapright.looked_at(session, facts)
        always = {
            "given_again": sum(entry.answers for entry in jump.restored),
            "stops_at": None if jump.stopped is None else jump.stopped.key,
        }
        raise LineError(
            T("This game knows something else: type since when."),
            {"now": "what was done stays done", "always": always},
        )
    return facts, since
