"""Flip, eliminate and retreat units: what attackers lose and defenders pay (ies:11.4.4, 13.0)."""

from collections.abc import Mapping, Sequence

from beachmaster.engine.acts import moves
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options, Place
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.ie_shima import losses, retreat
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.loss_words import HOW, Due, left_by
from beachmaster.games.ie_shima.loss_words import read as read_losses
from beachmaster.games.ie_shima.losses import BACK, FLIP, FLIP_BACK, GONE
from beachmaster.games.ie_shima.places import OUT, SPECIAL, is_area
from beachmaster.games.ie_shima.roster import ROSTER, SideId, is_pillbox, is_special
from beachmaster.games.ie_shima.texts import TN, T
from beachmaster.games.ie_shima.values import Fought

PAY_RULES = ("ies:13.1", "ies:13.2")


def steps_lost(game: Game, units: Sequence[str], rule: str) -> None:
    """Flip units, or eliminate those that are reduced already (ies:11.4.4)."""
    full = [unit for unit in units if game.field.full(unit)]
    flip(game, full, rule)
    reduced = [unit for unit in units if unit not in full]
    eliminate(game, reduced, rule, why=T("Already reduced, so eliminated: {units}."))


def flip(game: Game, units: Sequence[str], rule: str) -> None:
    """Turn units to their Reduced-Strength sides (ies:4.3)."""
    for unit in units:
        game.field.flip(unit, "reduced")
    if units:
        names = game.names(units)
        text = T("Reduced: {units}.", units=names)
        act = T("Flip to the striped side: {units}.", units=names)
        game.emit("reduced", text, rule, act=moves(*units, words=act), units=list(units))


def eliminate(game: Game, units: Sequence[str], *rules: str, why: Text | None = None) -> None:
    """Take units off the map; they may be rebuilt later (ies:14.5.2, ies:6.2.1)."""
    for unit in units:
        game.field.put(unit, OUT)
        game.field.flip(unit, "reduced")
    if units:
        names = game.names(units)
        text = (why or T("Eliminated: {units}.")).fill(units=names)
        act = T("Take off the map: {units}.", units=names)
        game.emit("eliminated", text, *rules, act=moves(*units, words=act), units=list(units))


class Retreated:
    """Who goes back in one act: told together, and before anything else is told or asked."""

    def __init__(self, game: Game, rule: str) -> None:
        self._game, self._rule = game, rule
        self._units: list[str] = []
        self._goal = ""

    def go(self, unit: str, goals: Sequence[str]) -> Steps[None]:
        """Retreat one unit; its owner chooses between equal places (ies:13.2.2, I-25)."""
        game = self._game
        if not goals:
            self.tell()
            eliminate(game, [unit], "ies:13.2.4")
            return
        goal = goals[0]
        if len(goals) > 1:
            self.tell()
            game.turned()
            goal = str((yield _goal_prompt(game, unit, goals)))
        if goal != self._goal:
            self.tell()
        game.rests_on_way([game.state.units[unit].place, goal])
        game.field.put(unit, goal)
        self._units.append(unit)
        self._goal = goal

    def tell(self) -> None:
        """Say who went back and was not told yet."""
        units, game = self._units, self._game
        if not units:
            return
        words = {"units": game.standing(units), "area": game.place(self._goal)}
        one, many = T("{units} retreats to {area}."), T("{units} retreat to {area}.")
        game.emit(
            "retreat",
            (one if len(units) == 1 else many).fill(**words),
            self._rule,
            "ies:13.2.2",
            act=moves(*units, words=T("Move {units} to {area}.").fill(**words)),
            units=list(units),
            to=self._goal,
        )
        self._units = []


def _goal_prompt(game: Game, unit: str, goals: Sequence[str]) -> Place:
    return Place(
        procedure="retreat-to",
        subjects=(unit,),
        side=ROSTER[unit].side,
        text=T(
            "Where does {unit} retreat? The rules allow these areas.",
            unit=game.with_side(unit),
        ),
        heading=T("Where does {unit} retreat?", unit=game.with_side(unit)),
        condition=T("The rules allow these areas."),
        rules=("ies:13.2.2",),
        options=Options(lambda: [Option(one, game.place(one)) for one in goals]),
    )


def repulsed(game: Game, fought: Fought) -> Steps[None]:
    """Send the attackers of a repulsed Mandatory Attack back (ies:11.1, ies:13.2, I-50)."""
    side, came = game.active.side, game.active.came
    retreated = Retreated(game, "ies:13.2")
    for unit in fought.units:
        if game.state.units[unit].place == OUT:
            continue
        back = came.get(unit, SPECIAL)
        goals = retreat.goals_of_attacker(game.field, unit, side, back)
        barred = back == SPECIAL and game.ruling("I-50") == "eliminated"
        if back != SPECIAL and game.field.room(side, back) < 1:
            game.prints.look_around(back)
        yield from retreated.go(unit, [] if barred else goals)
    retreated.tell()


def _look_around(game: Game, side: SideId, area: str) -> None:
    """Have told what decides where units of a side retreat from an area (ies:13.2.2)."""
    game.prints.look_around(area)
    free = retreat.open_to(game.field, side, area)
    for one in free if len(free) > 1 else ():
        if is_area(one):
            game.prints.look_around(one)


# -- the defender pays -------------------------------------------------------------------------


def pay(game: Game, side: SideId, area: str, first: str, points: int) -> Steps[None]:
    """Have the defender absorb Attrition Points, the first on `first` (ies:13.1)."""
    field = game.field
    units = list(field.of(side, area))
    can = retreat.can_retreat(field, side, area)
    if not can and not all(map(is_pillbox, units)):
        game.prints.look_around(area)
    sets = losses.loss_sets(field, units, first, points, can)
    chosen: Mapping[str, str] = sets[0]
    if len(sets) > 1:
        game.turned()
        answer = yield _asks(game, side, area, first, points, can)
        chosen = losses.read(answer) or {}
    yield from _pays(game, side, area, chosen)


def _pays(game: Game, side: SideId, area: str, paid: Mapping[str, str]) -> Steps[None]:
    """Flip, eliminate and retreat units as they pay (13.1.a, 13.1.b, 13.1.c, 13.1.d)."""
    flip(game, sorted(u for u, act in paid.items() if act in (FLIP, FLIP_BACK)), "ies:13.1.b")
    gone = sorted(unit for unit, act in paid.items() if act == GONE)
    whole = any(game.field.full(unit) for unit in gone)
    weak = any(not game.field.full(unit) for unit in gone)
    eliminate(game, gone, *(["ies:13.1.a"] * whole), *(["ies:13.1.c"] * weak))
    if any(act in (BACK, FLIP_BACK) for act in paid.values()):
        _look_around(game, side, area)
    retreated = Retreated(game, "ies:13.1.d")
    for unit in sorted(u for u, act in paid.items() if act in (BACK, FLIP_BACK)):
        yield from retreated.go(unit, retreat.goals(game.field, side, area))
    retreated.tell()


def _asks(game: Game, side: SideId, area: str, first: str, points: int, can: bool) -> Choose:
    """Ask which losses are taken: like units as one, or any by name (E15)."""
    due = Due(game.field, list(game.field.of(side, area)), first, points, can)

    def legal(value: Value) -> bool:
        read = losses.read(value)
        return read is not None and losses.is_legal(*due, read)

    sets = losses.loss_sets(*due)
    return Choose(
        procedure="losses",
        subjects=(area,),
        side=side,
        text=TN(
            "Which losses do you take? {n} Attrition Point on {area}, the first on {lead}. Pick, "
            "or type for example: {how}.",
            "Which losses do you take? {n} Attrition Points on {area}, the first on {lead}. Pick, "
            "or type for example: {how}.",
            n=points,
            area=game.place(area),
            lead=game.with_side(first),
            how=HOW,
        ),
        heading=T("Which losses do you take?"),
        condition=TN(
            "{n} Attrition Point on {area}, the first on {lead}.",
            "{n} Attrition Points on {area}, the first on {lead}.",
            n=points,
            area=game.place(area),
            lead=game.with_side(first),
        ),
        rules=PAY_RULES,
        options=Options(
            lambda: [_option(game, due, one) for one in sets],
            legal,
            lambda typed: read_losses(due, typed),
            lambda word: _told(game, word),
        ),
        spends=True,
    )


def _option(game: Game, due: Due, one: Mapping[str, str]) -> Option:
    """Return a payment with what it leaves."""
    words = T("{losses}: {left}", losses=loss_words(game, one), left=left_by(due, one))
    return Option(losses.written(one), words)


def _told(game: Game, word: str) -> Text | None:
    """Return a payment that was named, None where it is none."""
    losses_told = losses.read(word)
    return None if losses_told is None else loss_words(game, losses_told)


def loss_words(game: Game, one: Mapping[str, str]) -> Text:
    """Return a payment in words, those who do the same together."""
    parts = [
        _ACTS[act].fill(units=game.names(units))
        for act in (GONE, FLIP, FLIP_BACK, BACK)
        if (units := [unit for unit in one if one[unit] == act])
    ]
    said = parts[0]
    for part in parts[1:]:
        said = T("{losses}; {more}", losses=said, more=part)
    return said


def go_by_choice(game: Game, side: SideId, area: str) -> Steps[None]:
    """Ask the defender who retreats by choice after a combat (ies:13.2.3, I-26)."""
    field = game.field
    able = [unit for unit in field.of(side, area) if not is_pillbox(unit)]
    if not able:
        return
    if not retreat.can_retreat(field, side, area):
        game.prints.look_around(area)
        return
    game.turned()
    told = yield Choose(
        procedure="retreat",
        subjects=(area,),
        side=side,
        text=T("Which units retreat from {area} voluntarily?", area=game.place(area)),
        rules=("ies:13.2.3", "ies:13.2.2"),
        options=Options(lambda: [Option(unit, game.with_side(unit)) for unit in able]),
        minimum=0,
        maximum=len(able),
        several=True,
    )
    if told:
        _look_around(game, side, area)
    retreated = Retreated(game, "ies:13.2.3")
    for unit in told:
        goals = retreat.goals(game.field, side, area)
        if goals:
            yield from retreated.go(unit, goals)
    retreated.tell()


def returned(game: Game, units: Sequence[str], rule: str) -> None:
    """Put Special Units back into their box at full strength (ies:6.2.1)."""
    for unit in units:
        assert is_special(unit)
        game.field.put(unit, SPECIAL)
        game.field.flip(unit, "full")
    if units:
        text = T("{units}: back in the Special Units Box.", units=game.names(units))
        act = T("Place {units} in the Special Units Box, full side up.", units=game.names(units))
        game.emit("specials-return", text, rule, act=moves(*units, words=act), units=list(units))


_ACTS = {
    FLIP: T("flip {units}"),
    BACK: T("retreat {units}"),
    FLIP_BACK: T("flip {units} and retreat"),
    GONE: T("eliminate {units}"),
}
