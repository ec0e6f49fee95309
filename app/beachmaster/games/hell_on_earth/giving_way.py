"""Decide in one answer what units do that were hit: lose steps, go back, and who advances.

All retreat checks are rolled before it, so that no die lies between these decisions: who stands,
who goes where, in the order of the units, and last who advances (hoe:5.4.2.9.3 to 5.4.2.9.5).
"""

from collections.abc import Mapping, Sequence
from functools import partial

from beachmaster.engine.asking import asking
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Closed, Field, Option, Options, Place, Record
from beachmaster.engine.record import Told
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth import memory
from beachmaster.games.hell_on_earth.advancing import (
    ADVANCE,
    ADVANCES,
    NOBODY,
    closed_units,
    entering,
    unit_options,
)
from beachmaster.games.hell_on_earth.dice import REROLL_RULES, Lying
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import Ground
from beachmaster.games.hell_on_earth.retreat import (
    LOSE,
    NEARER,
    Pressed,
    Retreat,
    barred,
    hex_option,
    lose,
    retreats,
)
from beachmaster.games.hell_on_earth.texts import T

RETREAT, NOWHERE = "retreat", "none"
PICKED = 9
"""Up to so many ways one digit picks; of more a hex is spelled."""


class GivingWay:
    """What is decided on the map after the retreat checks, asked for in one prompt."""

    def __init__(
        self, game: Game, target: HexId, pressed: Sequence[Pressed], able: Sequence[str]
    ) -> None:
        self.game, self.target = game, target
        self.pressed = {unit.name: unit for unit in pressed}
        self.able = able
        self.joins = bool(pressed and entering(Ground(game), target, able))
        self._known: dict[str, Field] = {}  # an answer is put in words after units have moved

    def ask(self) -> Steps[dict[str, Value]]:
        """Ask for everything that is open, by the unit; nothing where nothing is."""
        units = list(self.pressed.values())
        if len(units) == 1 and units[0].way is not None:
            return {units[0].name: units[0].way}
        if len(units) == 1 and not self.joins:
            return {units[0].name: (yield from self._one(units[0]))}
        if not units:
            return {}
        with asking(False):
            form = Record(
                procedure="retreat",
                subjects=(self.target,),
                text=T("Which units stand, and where do the others retreat?"),
                rules=self._rules(),
                fields=self.fields(),
                question=True,
                anew=self.fields,
            )
        return (yield from memory.asked(form))

    def fields(self) -> tuple[Field, ...]:
        """Return the fields as the game stands: one for each unit, and who advances."""
        self._known.clear()
        found: list[Field] = []
        for name in self.pressed:
            by = tuple(field.name for field in found)
            found.append(self._dependent(name, by) if by else self._unit({}, name))
        if self.joins:
            found.append(self._dependent(ADVANCES, tuple(self.pressed)))
        return tuple(found)

    def _rules(self) -> tuple[str, ...]:
        rules = [unit.rule for unit in self.pressed.values()]
        return tuple(dict.fromkeys([*rules, *([ADVANCE] if self.joins else [])]))

    def _dependent(self, name: str, by: tuple[str, ...]) -> Field:
        make = self._advance if name == ADVANCES else partial(self._unit, name=name)

        def given(told: Told) -> Field:
            key = repr([name, *(told[one] for one in by)])
            if key not in self._known:
                self._known[key] = make(told)
            return self._known[key]

        words = T("unit that advances") if name == ADVANCES else self._words(name)
        return Field(name=name, kind="choose", text=words, by=by, given=given)

    def _words(self, name: str) -> Text:
        return T("{unit}", unit=self.game.us_name(name))

    # -- one unit --------------------------------------------------------------------------------

    def _one(self, unit: Pressed) -> Steps[Value]:
        """Ask for one unit alone, where no advance depends on it."""
        ways = self._options(unit, self._ways({}, unit))
        return (yield from self.alone(unit)) if ways else NOWHERE

    def alone(self, unit: Pressed, lying: Lying[str] | None = None) -> Steps[Value]:
        """Ask for one unit; its retreat check, where it is `lying`, may be rerolled instead."""
        further = [] if lying is None else [lying.option()]

        def options() -> list[Option]:
            ways = self._options(unit, self._ways({}, unit))
            return [*(ways or [_NO_HEX]), *further]

        source = (
            T("The {unit}: stand, or retreat? To retreat, choose a hex.")
            if unit.organised
            else T("To which hex do the {unit} retreat?")
        )
        asks = Choose if len(options()) <= PICKED else Place
        chosen = yield asks(
            procedure="retreat",
            subjects=(unit.name,),
            text=source.fill(unit=self.game.us_name(unit.name)),
            rules=(unit.rule, *(REROLL_RULES if further else ())),
            options=Options(options),
            closed=lambda: self._closed(unit, {}),
            question=True,
            why=(*self._limits(unit), *(() if lying is None else (lying.says(),))),
        )
        return chosen

    def _unit(self, told: Told, name: str) -> Field:
        """Return the field of a unit with what is told of those before it."""
        unit = self.pressed[name]
        options = self._options(unit, self._ways(told, unit))
        known: Value = None
        if len(options) < 2:
            known = options[0].value if options else NOWHERE
        return Field(
            name=name,
            kind="choose",
            text=self._words(name),
            options=tuple(options or [_NO_HEX]),
            closed=tuple(self._closed(unit, told)),
            known=known,
        )

    def _ways(self, told: Told, unit: Pressed) -> Mapping[HexId, Retreat]:
        if unit.closed:
            return {}
        ground = Ground(self.game, self._moved(told))
        return retreats(ground, unit.name, self.target, unit.organised)

    def _options(self, unit: Pressed, ways: Mapping[HexId, Retreat]) -> list[Option]:
        standing = [lose(unit)] if unit.organised else []
        return standing + [hex_option(place, way) for place, way in sorted(ways.items())]

    def _closed(self, unit: Pressed, told: Told) -> list[Closed]:
        if unit.closed:
            return [Closed(RETREAT, _BACK, unit.closed, (unit.rule,))]
        with asking(False):
            ground = Ground(self.game, self._moved(told))
            return list(barred(ground, unit.name, self.target, unit.organised))

    def _limits(self, unit: Pressed) -> tuple[Text, ...]:
        """Say what leaves a unit so little choice: that it is pinned, or which way is back."""
        if unit.closed:
            return (unit.closed,)
        away = unit.organised and self.game.ruling("H-64") == "away"
        return (NEARER,) if away else ()

    # -- what it comes to ------------------------------------------------------------------------

    def _moved(self, told: Told) -> dict[str, HexId]:
        """Return where units stand after what is told, in the order they are carried out."""
        moved: dict[str, HexId] = {}
        for name, value in told.items():
            unit = self.pressed.get(name)
            if unit is None:
                continue
            place = self.game.us(name).place if value in (LOSE, NOWHERE) else str(value)
            moved[name] = place if self._lives(unit, str(value), moved) else ""
        return moved

    def _lives(self, unit: Pressed, value: str, moved: Mapping[str, HexId]) -> bool:
        """Tell whether a unit has a step left after that; of a Disorganized one hits are taken."""
        hits = unit.hits - (value != LOSE) if unit.organised else 0
        if value == NOWHERE or (value != LOSE and Ground(self.game, moved).in_zoc(value)):
            hits += 1
        return self.game.us(unit.name).steps > hits

    def _advance(self, told: Told) -> Field:
        moved = self._moved(told)
        left = [n for n in self.able if moved.get(n, self.game.us(n).place)]
        left = [n for n in left if n not in told or told[n] == LOSE]
        free = entering(Ground(self.game, moved), self.target, left)
        barred = [name for name in left if name not in free]
        return Field(
            name=ADVANCES,
            kind="choose",
            text=T("unit that advances"),
            options=tuple(unit_options(self.game, free)),
            closed=tuple(closed_units(self.game, barred)),
            known=None if free else NOBODY,
            nothing=NOBODY,
            default=NOBODY,
        )


_NO_HEX = Option(NOWHERE, T("no hex to retreat to: one more hit"))
_BACK = T("Organized Retreat: one or two hexes, one hit less")
