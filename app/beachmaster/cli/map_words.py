"""Paint the player's own map ahead in the terminal, put it right, and say what is still missing."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from beachmaster.cli import area_words, counter_words, table_words
from beachmaster.cli.console import Console
from beachmaster.cli.problems import Mistake
from beachmaster.cli.texts import TN, T
from beachmaster.engine import mapright
from beachmaster.engine.changes import Jump, SessionError
from beachmaster.engine.facts import MapFact
from beachmaster.engine.halves import HiddenError
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.hexnames import HexNaming, name_hex
from beachmaster.engine.hexwords import overlay
from beachmaster.engine.mapgaps import Gap, gaps
from beachmaster.engine.openareas import OpenAreas
from beachmaster.engine.openprints import OpenPrints, facts_text, open_prints
from beachmaster.engine.printkinds import Print, value_word
from beachmaster.engine.session import Session
from beachmaster.engine.text import Param, Text
from beachmaster.engine.unknown import Unknown
from beachmaster.engine.values import Value

SINCE: dict[str, mapright.Since] = {"now": "now", "always": "always"}
FEW = 8
"""So many missing lists are named."""


class Painting:
    """What is said of the map by commands; `now` or `always` may follow by itself."""

    def __init__(self, console: Console, session: Session) -> None:
        self._console, self._session = console, session
        self._contrary = ""

    @property
    def asks_since(self) -> bool:
        """Tell whether something that the game knows otherwise waits for `now` or `always`."""
        return bool(self._contrary)

    def take(self, typed: str) -> Jump | None:
        """Do what the words after `map` say; return what that did to the game, if anything."""
        if typed.casefold() in SINCE and self._contrary:
            typed = f"{self._contrary} {typed}"
        self._contrary = ""
        jump, contrary = _taken(self._console, self._session, typed)
        self._contrary = typed if contrary else ""
        return jump


def _taken(console: Console, session: Session, typed: str) -> tuple[Jump | None, bool]:
    """Do what words say; return what that did, and whether since when it is so must be said."""
    prints = open_prints(session.module, session.state)
    if prints is None:
        raise SessionError(T("This game is not played on a map of your own."))
    naming = typed.split()[:1] == ["name"]  # its word may be like another hex's
    words = (typed if naming else console.words.placed(typed, "own")).split()
    if words == ["lines"] and isinstance(prints, OpenAreas):
        _ask_line(console, prints)
        return None, False
    if words == ["gaps"]:
        show_gaps(console, prints)
        table_words.show_gaps(console, prints)
        counter_words.show_gaps(console, prints)
        return None, False
    if naming:
        _name(console, session, prints.board.lattice, words[1:])
        return None, False
    since = SINCE.get(words[-1].casefold())
    facts = _facts(console, session, prints, words[:-1] if since else words)
    if since is None and mapright.contrary(session, facts) is not None:
        _say_both(console, session, facts, typed)
        return None, True
    jump = mapright.put_map_right(session, facts, since or "now")
    return jump if since == "always" else None, False


def _ask_line(console: Console, prints: OpenAreas) -> None:
    """Ask for the next area of which something is open; whoever is told it comes here again."""
    line = next(prints.lines(), None)
    if line is not None:
        raise Unknown(line)
    console.say(T("Every area of your map is entered."))


def _name(console: Console, session: Session, lattice: Sequence[HexId], words: list[str]) -> None:
    """Call a hex or an area by the player's own word; `map name 0512 -` takes it back."""
    say, names = console.words.plainly, console.words.names
    if names is not None and names.of_areas:
        _name_area(console, session, lattice, words)
        return
    place = names.hex_of(words[0]) if names is not None and len(words) > 1 else None
    if names is not None and place is None:
        at = overlay(lattice[len(lattice) // 2])
        how = T("Type: map name {at} Green Hill; map name {at} - takes the name back.", at=at)
        raise Mistake(how)
    word = " ".join(words[1:])
    name_hex(session, place or "", "" if word == "-" else word, say)
    console.words.names = HexNaming(say).of(session)
    shown = console.words.hex(place or "")
    console.say(T("Hex {place} is called “{name}”.", place=overlay(place or "0101"), name=shown))


def _name_area(console: Console, session: Session, spaces: Sequence[str], words: list[str]) -> None:
    """Call an area by the player's own word; `map name 4 -` takes it back."""
    say, names = console.words.plainly, console.words.names
    place = names.hex_of(words[0]) if names is not None and len(words) > 1 else None
    if place is None:
        how = T("Type: map name {number} Green Hill; map name {number} - takes the name back.")
        raise Mistake(how.fill(number=spaces[0]))
    word = " ".join(words[1:])
    name_hex(session, place, "" if word == "-" else word, say)
    console.words.names = HexNaming(say).of(session)
    if word == "-":
        console.say(T("Area {number} has no name.", number=place))
    else:
        console.say(T("Area {number} is called “{name}”.", number=place, name=word))


def show_gaps(console: Console, prints: OpenPrints) -> None:
    """Print each print of the map as a tick or a gap, its lists together in one line."""
    if isinstance(prints, OpenAreas):
        _show_area_gaps(console, prints)
        return
    for name, lists in groupby(gaps(prints), lambda gap: gap.print):
        kind, of_kind = prints.kinds[name], list(lists)
        sign = "✓" if all(gap.complete for gap in of_kind) else "…"
        console.say(
            T("{sign} {what}: {count} ({rule})", sign=sign, what=kind.text,
              count=_counted(of_kind), rule=of_kind[0].rules[0]),
            "   ",
        )  # fmt: skip


def _show_area_gaps(console: Console, prints: OpenAreas) -> None:
    """Print how far each print of a map of areas is known, and what is open of it."""
    shape = prints.board.shape
    for gap in gaps(prints):
        kind = prints.kinds[gap.print]
        places = shape.edges if kind.edges else shape.areas
        left: list[Param] = [one for one in places if prints.is_open(one, kind.id)]
        sign = "…" if left else "✓"
        count = T("{known} of {all}", known=len(places) - len(left), all=len(places))
        console.say(
            T("{sign} {what}: {count} ({rule})", sign=sign, what=kind.text, count=count,
              rule=kind.rules[0]),
            "   ",
        )  # fmt: skip
        if 0 < len(left) <= FEW:
            console.say(T("open: {places}", places=left), "      ")


def _counted(lists: Sequence[Gap]) -> Text:
    """Return how much of a print is known; of several lists which are missing, if they are few."""
    if len(lists) == 1:
        known, wanted = lists[0].known, lists[0].wanted
        if wanted:
            return T("{known} of {wanted}", known=known, wanted=wanted)
        return TN("{n} hex", "{n} hexes", n=known)
    missing: list[Param] = [gap.text for gap in lists if not gap.complete]
    count = T("{known} of {wanted} lists known", known=len(lists) - len(missing), wanted=len(lists))
    if not 0 < len(missing) <= FEW:
        return count
    return T("{count}, missing: {lists}", count=count, lists=missing)


def _say_both(console: Console, session: Session, facts: list[MapFact], typed: str) -> None:
    """Say what it would change from here on, and if it had always been so."""
    here = mapright.contrary(session, facts)
    known = facts_text(session.module, session.state, [here] if here else [])
    console.say(T("This game knows something else: {known}.", known=known))
    now = T("map {typed} now: from here on; what was done stays done.", typed=typed)
    console.say_back(now, "   ")
    try:
        jump = mapright.looked_at(session, facts)
    except HiddenError:  # what it would change is not foretold
        always = T("map {typed} always: it was always so; what was answered since is replayed.")
        console.say_back(always.fill(typed=typed), "   ")
        return
    stop = T("every later answer still fits") if jump.stopped is None else T("up to one of turn "
        "{turn}, which no longer fits", turn=jump.stopped.turn)  # fmt: skip
    console.say_back(
        T(
            "map {typed} always: it was always so; {count} answers are replayed, {stop}.",
            typed=typed,
            count=sum(entry.answers for entry in jump.restored),
            stop=stop,
        ),
        "   ",
    )


def _facts(
    console: Console, session: Session, prints: OpenPrints, words: list[str]
) -> list[MapFact]:
    if isinstance(prints, OpenAreas):
        kinds = prints.kinds.values()
        rows = area_words.told(prints, words, lambda what: _meant(console, kinds, what))
        return mapright.checked(session, rows)
    if words and words[0].casefold() in prints.tables:
        return table_words.told(console, session, prints, words)
    if len(words) > 1 and words[0].casefold() == "complete":
        kind, _value = _meant(console, prints.kinds.values(), " ".join(words[1:]))
        return mapright.completed_list(session, kind.id)
    places = [word for word in words if prints.board.holds(word)]
    what = " ".join(word for word in words if word not in places)
    if not places and (rows := counter_words.told(console, prints.counters, words)):
        return mapright.checked(session, rows)
    if not (places and what):
        raise Mistake(_how(console, prints))
    kind, value = _meant(console, prints.kinds.values(), what)
    try:
        return mapright.checked(session, [(place, kind.id, value) for place in places])
    except mapright.TooManyError as error:
        raise Mistake(T("{why} First type which hex does not show it.", why=error.text)) from error


def _how(console: Console, prints: OpenPrints) -> Text:
    """Say how the map is told, with hexes, prints and counters that it has."""
    say, lattice = console.words.say, prints.board.lattice
    first, second = map(console.words.hex, lattice[len(lattice) // 2 :][:2])
    told: list[Param] = ["map gaps"]
    for kind in prints.kinds.values():
        if not kind.listed and len(told) == 1:
            told.append(f"map {first} {say(kind.values[0].text).casefold()}")
    rare = next((kind for kind in prints.kinds.values() if len(kind.values) == 1), None)
    if rare is not None:
        name = say(rare.text)
        told += [f"map {name} {first} {second}", f"map {first} no {name}", f"map complete {name}"]
    told += [f"map {one} same" for one in list(prints.tables)[:1]]
    told += [f"map {one}" for one in counter_words.example(console, prints.counters) or ()]
    return T("Type the hexes or counters and what they show: {examples}.", examples=told)


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
