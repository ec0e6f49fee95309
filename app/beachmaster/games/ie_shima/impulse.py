"""One half-impulse: what it is, then the act, then Sunset and the marker (ies:6.3, ies:8.0)."""

from collections.abc import Iterator, Mapping

import msgspec

from beachmaster.engine.acts import moves
from beachmaster.engine.asking import asking
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Closed, Option, Record
from beachmaster.engine.prompt import Field as Slot
from beachmaster.engine.record import Told
from beachmaster.engine.text import Text
from beachmaster.games.ie_shima import assault, bombard, regroup, special
from beachmaster.games.ie_shima.acts import IMPULSE
from beachmaster.games.ie_shima.bombard import MARKER_TEXTS
from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.places import AREAS, BEACHES, BOTH, SPECIAL
from beachmaster.games.ie_shima.roster import SideId
from beachmaster.games.ie_shima.sunset import end_half
from beachmaster.games.ie_shima.texts import T
from beachmaster.games.ie_shima.values import by_strength, leads
from beachmaster.games.ie_shima.ways import begin, somebody_moves

ASSAULT, BOMBARD, REGROUP, PASS = "assault", "bombard", "regroup", "pass"
ACT_TEXTS: Mapping[str, Text] = {
    ASSAULT: T("Assault: the units of one area move and attack"),
    BOMBARD: T("Bombardment of one area with a marker"),
    REGROUP: T("Regroup: every unit may move one area"),
    PASS: T("Pass"),
}
ACT_RULES = {
    ASSAULT: ("ies:8.1.1",),
    BOMBARD: ("ies:8.1.2",),
    REGROUP: ("ies:8.1.3",),
    PASS: ("ies:8.1.4",),
}
NOT_NOW = {
    ASSAULT: T("No unit could move or attack."),
    BOMBARD: T("No marker is ready that could bombard an enemy now."),
    REGROUP: T("No unit has a Free area to go to."),
}


def japan_half(game: Game) -> Steps[None]:
    """Run the Japanese half of an impulse; the weather changes as it begins (ies:9.3, I-10)."""
    state = game.state
    if state.weather_next:
        state.weather = "clear" if state.rain else "rain"
        state.weather_next = False
        words = T("The weather changes: it rains.") if state.rain else T("The weather clears up.")
        act = moves(IMPULSE, words=_SKY[state.weather])
        game.emit("weather", words, "ies:9.3", act=act)
    yield from _half(game, "japan")


def us_half(game: Game) -> Steps[None]:
    """Run the American half of an impulse (ies:6.3)."""
    game.state.sunset = 0
    yield from _half(game, "us")


def _half(game: Game, side: SideId) -> Steps[None]:
    told = yield Form(game, side).prompt()
    act = str(told["act"])
    special_units = act == ASSAULT and told["area"] == SPECIAL
    text = (_PLACES_UNITS if special_units else _TOLD[act]).fill(
        number=game.state.impulse, side=_SIDES[side]
    )
    game.emit("impulse", text, *ACT_RULES[act], act_id=act, side=side, impulse=game.state.impulse)
    if act == ASSAULT:
        yield from _assault(game, side, str(told["area"]))
    elif act == BOMBARD:
        yield from _bombard(game, side, told)
    elif act == REGROUP:
        yield from regroup.regroup(game, side)
    yield from end_half(game, side, bombarded=act == BOMBARD, passed=act == PASS)


def _assault(game: Game, side: SideId, area: str) -> Steps[None]:
    if area == SPECIAL:
        yield from special.place_by_day(game)
        return
    game.state.active = begin(game.field, side, active_areas(game.field, area))
    yield from assault.run(game)
    game.state.active = None


def _bombard(game: Game, side: SideId, told: Told) -> Steps[None]:
    marker = next(one for one in MARKER_TEXTS if one == told["marker"])
    yield from bombard.bombard(game, side, marker, str(told["area"]), str(told["primary"]))


def active_areas(field: Field, area: str) -> list[str]:
    """Return the places of an Active Area: both boxes of 16 April are one (ies:16.2, I-15)."""
    return [box for box in BEACHES if field.of("us", box)] if area == BOTH else [area]


def assaults(field: Field, side: SideId, turn: int) -> list[str]:
    """Return the Active Areas out of which a side could move or attack (ies:8.1.1)."""
    found = []
    boxes = [box for box in BEACHES if side == "us" and field.of("us", box)]
    if turn == 1 and len(boxes) > 1:
        found.append(BOTH)
    for place in sorted(field.held[side], key=_order):
        units = field.of(side, place)
        if place == SPECIAL:
            if special.can_place(field):
                found.append(place)
        elif units and place in _PLACES and _can_act(field, side, place):
            found.append(place)
    return found


def _can_act(field: Field, side: SideId, place: str) -> bool:
    active = begin(field, side, [place])
    return bool(active.begun) and (field.contested(place) or somebody_moves(field, active))


def _order(place: str) -> tuple[int, str]:
    return (int(place), "") if place.isdecimal() else (0, place)


class Form:
    """The form that says what an impulse is: type, area, marker, primary target (ies:8.1)."""

    def __init__(self, game: Game, side: SideId) -> None:
        self.game, self.side = game, side

    def prompt(self) -> Record:
        """Return the question."""
        with asking(False):
            fields = self.fields()
        return Record(
            procedure="impulse",
            side=self.side,
            text=_ASKED[self.side].fill(number=self.game.state.impulse),
            rules=("ies:8.1", "ies:8.1.1", "ies:8.1.2", "ies:8.1.3", "ies:8.1.4"),
            fields=fields,
            opens=True,
            anew=self.fields,
        )

    def fields(self) -> tuple[Slot, ...]:
        """Return its fields as they are now: what is possible, and why the rest is not."""
        game, field = self.game, self.game.field
        self.out = assaults(field, self.side, game.state.turn)
        self.targets = bombard.targets(game.state, field, self.side)
        able = {
            ASSAULT: bool(self.out),
            BOMBARD: bool(self.targets),
            REGROUP: any(regroup.able(field, self.side)),
            PASS: True,
        }
        return (
            Slot(
                name="act",
                kind="choose",
                text=T("kind of impulse"),
                options=tuple(Option(a, t, ACT_RULES[a]) for a, t in ACT_TEXTS.items() if able[a]),
                closed=tuple(
                    Closed(act, ACT_TEXTS[act], NOT_NOW[act], ACT_RULES[act])
                    for act in NOT_NOW
                    if not able[act]
                ),
            ),
            *(
                msgspec.structs.replace(_BASE[at], given=given)
                for at, given in enumerate((self._area, self._marker, self._primary), 1)
            ),
        )

    def _area(self, told: Told) -> Slot:
        if told["act"] == ASSAULT:
            return self._slot(1, [(one, _place(self.game, one)) for one in self.out])
        if told["act"] == BOMBARD:
            return self._slot(1, [(one, _place(self.game, one)) for one in self.targets])
        return self._slot(1, [])

    def _marker(self, told: Told) -> Slot:
        if told["act"] != BOMBARD:
            return self._slot(2, [])
        able = self.targets.get(str(told["area"]), [])
        slot = self._slot(2, [(marker, MARKER_TEXTS[marker]) for marker in able])
        return msgspec.structs.replace(slot, closed=tuple(self._barred(str(told["area"]))))

    def _barred(self, area: str) -> Iterator[Closed]:
        """Yield each marker of the side that cannot bombard an area now, with the reason."""
        game = self.game
        for marker in bombard.OF_SIDE[self.side]:
            why = bombard.why_not(game.state, marker)
            why = why or bombard.why_not_there(game.field, marker, area)
            if why is not None and marker in game.state.markers:
                yield Closed(marker, MARKER_TEXTS[marker], why, bombard.MARKER_RULES[marker])

    def _primary(self, told: Told) -> Slot:
        if told["act"] != BOMBARD or told["marker"] == "kamikaze":
            return self._slot(3, [])
        units = by_strength(self.game.field, self.game.field.enemies(self.side, str(told["area"])))
        slot = self._slot(3, [(unit, self.game.with_side(unit)) for unit in units])
        alike = len(leads(self.game.field, units, attacking=False)) == 1
        return msgspec.structs.replace(slot, default=units[0]) if alike and units else slot

    def _slot(self, at: int, pairs: list[tuple[str, Text]]) -> Slot:
        options = tuple(Option(value, text) for value, text in pairs)
        known = "" if not pairs else pairs[0][0] if len(pairs) == 1 else None
        return msgspec.structs.replace(_BASE[at], options=options, known=known)


def _place(game: Game, area: str) -> Text:
    return T("the Naval marker") if area == bombard.FLEET else game.place(area)


_BY = ("act", "area", "marker")
"""What is told before a field, in order: each rests on all that stand before it."""
_BASE = {
    at: Slot(name=name, kind="choose", text=text, by=_BY[:at])
    for at, (name, text) in enumerate(
        (
            ("area", T("area")),
            ("marker", T("marker that bombards")),
            ("primary", T("primary target")),
        ),
        1,
    )
}
_SKY = {
    "rain": T("Flip the Impulse marker to its Rain side."),
    "clear": T("Flip the Impulse marker to its Clear side."),
}
_SIDES: Mapping[SideId, Text] = {"us": T("the US"), "japan": T("Japan")}
_TOLD = {
    ASSAULT: T("Impulse {number}: {side} makes an assault; the units of one area move and attack."),
    BOMBARD: T("Impulse {number}: {side} bombards one area with a marker."),
    REGROUP: T("Impulse {number}: {side} regroups; every unit may move one area."),
    PASS: T("Impulse {number}: {side} passes."),
}
_PLACES_UNITS = T("Impulse {number}: {side} makes an assault; it places Special Units.")
_ASKED: Mapping[SideId, Text] = {
    "us": T("Impulse {number}: what does the US do?"),
    "japan": T("Impulse {number}: what does Japan do?"),
}
_PLACES = frozenset((*BEACHES, *AREAS))
