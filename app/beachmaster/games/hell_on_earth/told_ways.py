"""Ask on a map of the player's own, in one form, how several units fell back and who advanced.

Each unit has rows of its own, named `25:result` and so on; the last ones say who took the emptied
hex (hoe:5.4.2.9.3 to 5.4.2.9.5).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from beachmaster.engine.asking import asking
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Field, Record
from beachmaster.engine.record import Told
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import memory
from beachmaster.games.hell_on_earth.advancing import (
    ADVANCE,
    ADVANCES,
    NOBODY,
    advance_fields,
    unit_of,
)
from beachmaster.games.hell_on_earth.dice import Lying
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.retreat import (
    LOSE,
    NOT_MOVED,
    Pressed,
    ask_retreat,
    stands,
    way_fields,
)
from beachmaster.games.hell_on_earth.texts import T

NOT_ADVANCED: Mapping[str, Value] = {"unit": NOBODY, "objective": "none", "artillery": False}
Ways = dict[str, dict[str, Value]]
"""What was told of each unit by its name, and of the advance."""


def ask_ways(
    game: Game, place: str, pressed: Sequence[Pressed], able: Sequence[str]
) -> Steps[Ways]:
    """Ask how each unit that was hit ends up, and which of those `able` advances, if any."""
    able = [name for name in able if not memory.known_in_zoc(game, name)]
    rules = [unit.rule for unit in pressed]
    with asking(False):
        form = Record(
            procedure="retreat",
            subjects=(place,),
            text=T("Which units stand, which retreat, and which one advances?")
            if able
            else T("Which units stand, and which retreat?"),
            rules=tuple(dict.fromkeys([*rules, *([ADVANCE] if able else [])])),
            fields=(*_units(game, pressed), *_advance(game, pressed, able)),
            question=True,
            tell=_TELL,
        )
    told = yield from memory.asked(form)
    return {unit.name: _of(told, unit.name) for unit in pressed} | {ADVANCES: _of(told, ADVANCES)}


def ask_way(game: Game, unit: Pressed, lying: Lying[str] | None = None) -> Steps[dict[str, Value]]:
    """Ask, on a map of the player's own, whether a unit loses its steps, or how it fell back.

    Its retreat check, where it is `lying`, may be rerolled instead.
    """
    if unit.closed:
        return {"result": LOSE}
    if isinstance(unit.way, dict):
        return unit.way
    return (yield from ask_retreat(game, unit.name, unit.organised, stands(unit), lying))


def note_ways(game: Game, place: str, pressed: Sequence[Pressed], advanced: bool) -> None:
    """Note for the table of a twin what its form will be told."""
    if game.notes is None:
        return
    found: dict[str, Value] = {}
    for unit in pressed:
        found |= _named(unit.name, game.notes.get(("retreat", (unit.name,)), NOT_MOVED))
    told = game.notes.get(("advance", (place,)), NOT_ADVANCED) if advanced else NOT_ADVANCED
    game.note("retreat", (place,), found | _named(ADVANCES, told))


def _named(name: str, told: Value) -> dict[str, Value]:
    return {f"{name}:{row}": value for row, value in told.items()} if isinstance(told, dict) else {}


def _of(told: Told, name: str) -> dict[str, Value]:
    """Return what was told of one unit, by the names of its rows."""
    return {
        row.removeprefix(f"{name}:"): value
        for row, value in told.items()
        if row.startswith(f"{name}:")
    }


def _units(game: Game, pressed: Sequence[Pressed]) -> Iterator[Field]:
    for unit in pressed:
        for row in way_fields(game, unit.name, stands(unit)):
            one = row
            if row.name == "result":
                one = msgspec.structs.replace(row, known=LOSE if unit.closed else None)
            yield _under(unit.name, one, game.us_name(unit.name))


def _advance(game: Game, pressed: Sequence[Pressed], able: Sequence[str]) -> Iterator[Field]:
    """Yield the rows of the advance: nobody, unless a unit is told that stands and lives."""
    if not able:
        return
    who, *after = advance_fields(game, able)
    gone = {unit.name: unit for unit in pressed}

    def given(told: Told) -> Field:
        left = [
            option
            for option in who.options
            if (name := unit_of(option.value)) not in gone or _stays(game, gone[name], told)
        ]
        known = NOBODY if [one.value for one in left] == [NOBODY] else None
        here = msgspec.structs.replace(who, options=tuple(left), known=known, **_nobody(by))
        return _renamed(here, ADVANCES)

    by = tuple(f"{unit.name}:result" for unit in pressed)
    yield _renamed(msgspec.structs.replace(who, given=given, **_nobody(by)), ADVANCES)
    for row in after:
        yield _under(ADVANCES, row, T("the unit that advances"))


def _nobody(by: tuple[str, ...]) -> dict[str, Value]:
    return {"by": by, "nothing": NOBODY, "default": NOBODY}


def _stays(game: Game, unit: Pressed, told: Told) -> bool:
    """Tell whether a unit that was hit stands and has a step left."""
    return told[f"{unit.name}:result"] == LOSE and game.us(unit.name).steps > unit.hits


def _under(name: str, row: Field, who: Text) -> Field:
    """Return a row as one of a unit: named after it, and called by it."""
    words = msgspec.structs.replace(row, text=T("{who}: {what}", who=who, what=row.text))
    return _renamed(_within(words, name, who), name)


def _within(row: Field, name: str, who: Text) -> Field:
    """Let a row that depends on others of its unit read what is told of that one."""
    given: Callable[[Told], Field] | None = row.given
    if given is None:
        return row

    def of_unit(told: Told) -> Field:
        assert given is not None
        one = given(_of(told, name))
        text = T("{who}: {what}", who=who, what=one.text)
        return _renamed(msgspec.structs.replace(one, text=text), name)

    by = tuple(f"{name}:{one}" for one in row.by)
    return msgspec.structs.replace(row, by=by, given=of_unit)


def _renamed(row: Field, name: str) -> Field:
    return msgspec.structs.replace(row, name=f"{name}:{row.name}")


_TELL = T(
    "A retreat stops in the first hex next to a Japanese unit and never ends on a US unit. "
    "A unit next to another Japanese unit cannot advance."
)
