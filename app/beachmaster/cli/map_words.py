"""Paint the player's own map ahead in the terminal, put it right, and say what is still missing."""

from collections.abc import Iterable, Iterator

from beachmaster.cli.console import Console
from beachmaster.cli.problems import Mistake
from beachmaster.cli.texts import TN, T
from beachmaster.engine import mapright
from beachmaster.engine.changes import Jump, SessionError
from beachmaster.engine.facts import MapFact
from beachmaster.engine.hexnames import HexNaming, name_hex
from beachmaster.engine.hexwords import overlay
from beachmaster.engine.mapgaps import gaps
from beachmaster.engine.openprints import OpenPrints, facts_text, open_prints
from beachmaster.engine.printkinds import Print, value_word
from beachmaster.engine.session import Session
from beachmaster.engine.text import Param
from beachmaster.engine.values import Value

SINCE: dict[str, mapright.Since] = {"now": "now", "always": "always"}
HOW = T(
    "Type: map gaps, map 0512 rough, map hills 0512 0613, map 0512 no hill, or map complete hills; "
    "the hexes and what they show."
)


def take(console: Console, session: Session, typed: str) -> Jump | None:
    """Do what the words after `map` say; return what that did to the game, if anything."""
    prints = open_prints(session.module, session.state)
    if prints is None:
        raise SessionError(T("This game is not played on a map of your own."))
    naming = typed.split()[:1] == ["name"]  # its word may be like another hex's
    words = (typed if naming else console.words.placed(typed, "own")).split()
    if words == ["gaps"]:
        show_gaps(console, prints)
        return None
    if naming:
        _name(console, session, words[1:])
        return None
    since = SINCE.get(words[-1].casefold())
    facts = _facts(console, session, prints, words[:-1] if since else words)
    if since is None and mapright.contrary(session, facts) is not None:
        _say_both(console, session, facts, typed)
        return None
    jump = mapright.put_map_right(session, facts, since or "now")
    return jump if since == "always" else None


def _name(console: Console, session: Session, words: list[str]) -> None:
    """Call a hex by the player's own word; `map name 0512 -` takes it back."""
    say, names = console.words.plainly, console.words.names
    place = names.hex_of(words[0]) if names is not None and len(words) > 1 else None
    if names is not None and place is None:
        raise Mistake(T("Type: map name K12 Green Hill; map name K12 - takes the name back."))
    word = " ".join(words[1:])
    name_hex(session, place or "", "" if word == "-" else word, say)
    console.words.names = HexNaming(say).of(session)
    shown = console.words.hex(place or "")
    console.say(T("Hex {place} goes by “{name}”.", place=overlay(place or "0101"), name=shown))


def show_gaps(console: Console, prints: OpenPrints) -> None:
    """Print each count of the rulebook as a tick or a gap."""
    for gap in gaps(prints):
        kind = prints.kinds[gap.print]
        counted = (
            T("{known} of {wanted}", known=gap.known, wanted=gap.wanted)
            if gap.wanted
            else TN("{n} hex", "{n} hexes", n=gap.known)
        )
        what = gap.text if gap.text == kind.text or not kind.listed else T(
            "{print}: {value}", print=kind.text, value=gap.text
        )  # fmt: skip
        sign = "✓" if gap.complete else "…"
        console.say(
            T("{sign} {what}: {count} ({rule})", sign=sign, what=what, count=counted,
              rule=gap.rules[0]),
            "   ",
        )  # fmt: skip


def _say_both(console: Console, session: Session, facts: list[MapFact], typed: str) -> None:
    """Say what it would change from here on, and if it had always been so."""
    here = mapright.contrary(session, facts)
    known = facts_text(session.module, session.state, [here] if here else [])
    console.say(T("This game knows otherwise: {known}.", known=known))
    console.say(T("map {typed} now: from here on; what was done stays done.", typed=typed), "   ")
    jump = mapright.looked_at(session, facts)
    stop = T("every later answer still fits") if jump.stopped is None else T("up to one of turn "
        "{turn}, which no longer fits", turn=jump.stopped.turn)  # fmt: skip
    console.say(
        T(
            "map {typed} always: it was always so; {count} answers are given again, {stop}.",
            typed=typed,
            count=sum(entry.answers for entry in jump.restored),
            stop=stop,
        ),
        "   ",
    )


def _facts(
    console: Console, session: Session, prints: OpenPrints, words: list[str]
) -> list[MapFact]:
    if len(words) > 1 and words[0].casefold() == "complete":
        kind, _value = _meant(console, prints.kinds.values(), " ".join(words[1:]))
        return mapright.completed_list(session, kind.id)
    places = [word for word in words if prints.board.holds(word)]
    what = " ".join(word for word in words if word not in places)
    if not (places and what):
        raise Mistake(HOW)
    kind, value = _meant(console, prints.kinds.values(), what)
    return mapright.checked(session, [(place, kind.id, value) for place in places])


def _meant(console: Console, kinds: Iterable[Print], words: str) -> tuple[Print, Value]:
    """Return the print and the value that words name; raise `Mistake` where none or two do."""
    sought = words.replace("=", " ").casefold()
    found: list[tuple[Print, Value]] = []
    for kind in kinds:
        for value, names in _names(console, kind):
            if any(_alike(sought, name) for name in names):
                found.append((kind, value))
    if not found:
        raise Mistake(T("Your map shows no “{words}”.", words=words))
    if len(found) > 1:
        named: list[Param] = [kind.text for kind, _ in found]
        raise Mistake(T("“{words}” could be: {what}. Type that name too.", words=words, what=named))
    return found[0]


def _names(console: Console, kind: Print) -> Iterator[tuple[Value, list[str]]]:
    """Yield each value of a print with all that it may be called."""
    own = [kind.id, console.words.say(kind.text)]
    only = len(kind.values) == 1
    for one in kind.values:
        shown = [console.words.say(one.text), value_word(one.value)]
        plain = [] if only or type(one.value) is int else shown
        alone = own if only else []
        yield one.value, [*alone, *plain, *(f"{name} {value}" for name in own for value in shown)]
    if kind.listed:
        yield None, [f"no {name}" for name in own]


def _alike(sought: str, name: str) -> bool:
    """Tell whether two names are the same, of one or of many."""
    return sought.rstrip("s") == name.casefold().replace("_", " ").rstrip("s")
