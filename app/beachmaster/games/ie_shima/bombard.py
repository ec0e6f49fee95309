"""The Bombardment Impulse: air, artillery, naval, Japanese artillery and Kamikaze (ies:12.0)."""

from collections.abc import Mapping

from beachmaster.engine.acts import moves
from beachmaster.engine.die import Throw
from beachmaster.engine.fighting import fighting
from beachmaster.engine.module import Steps
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text
from beachmaster.games.ie_shima import advantage, rolls, suffering, values
from beachmaster.games.ie_shima.acts import marker_id
from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.places import AREAS, BEACHES
from beachmaster.games.ie_shima.prints import TEM, URBAN
from beachmaster.games.ie_shima.roster import SideId, other
from beachmaster.games.ie_shima.rubble import rubble
from beachmaster.games.ie_shima.state import Marker, State
from beachmaster.games.ie_shima.texts import T

FLEET = "naval"
"""The target of a Kamikaze attack on the Naval marker (ies:19.1)."""
OF_SIDE: Mapping[SideId, tuple[Marker, ...]] = {
    "us": ("air", "artillery", "naval"),
    "japan": ("japan-artillery", "kamikaze"),
}
MARKER_TEXTS: Mapping[Marker, Text] = {
    "air": T("Air Bombardment"),
    "artillery": T("Artillery Bombardment"),
    "naval": T("Naval Bombardment"),
    "japan-artillery": T("Japanese Artillery Bombardment"),
    "kamikaze": T("Kamikaze"),
    "satchel": T("Satchel Charge"),
}
KAMIKAZE_LINES = (Modifier(MARKER_TEXTS["kamikaze"], values.FACTORS["kamikaze"], True, "ies:19.1"),)
KAMIKAZE_AGAINST = (
    Modifier(T("defense of the target"), values.KAMIKAZE_DEFENCE, True, "ies:19.1"),
)
MARKER_RULES: Mapping[Marker, tuple[str, ...]] = {
    "air": ("ies:12.2",),
    "artillery": ("ies:12.3",),
    "naval": ("ies:12.4",),
    "japan-artillery": ("ies:12.3",),
    "kamikaze": ("ies:19.1",),
}
"""The rule that says where each marker may strike."""
USED = T("It was used this turn.")
WITHDRAWN = T("It is out of the game.")
NOT_IN_RAIN = T("Not in rain.")
NOT_CONTESTED = T("Not against a contested urban area.")
NO_ENEMY = T("No enemy unit is there.")


def why_not(state: State, marker: Marker) -> Text | None:
    """Return why a marker cannot bombard at all now (ies:12.1.1, ies:9.2.1, I-44)."""
    ready = state.markers.get(marker, "gone")
    if ready != "ready":
        return USED if ready == "used" else WITHDRAWN
    return NOT_IN_RAIN if marker == "air" and state.rain else None


def why_not_there(field: Field, marker: Marker, area: str) -> Text | None:
    """Return why a marker cannot bombard a target (ies:12.2, ies:12.3, ies:12.4, ies:19.1)."""
    if marker == "kamikaze":
        return None if area in (FLEET, *BEACHES) else NO_ENEMY
    side: SideId = "japan" if marker == "japan-artillery" else "us"
    if area not in AREAS or field.vacant(side, area):
        return NO_ENEMY
    if marker == "naval" and field.contested(area) and field.ground.urban(area):
        return NOT_CONTESTED
    return None


def targets(state: State, field: Field, side: SideId) -> dict[str, list[Marker]]:
    """Return what a side can bombard now, with the markers that can (ies:12.1.1, ies:4.2)."""
    markers = [one for one in OF_SIDE[side] if why_not(state, one) is None]
    found: dict[str, list[Marker]] = {}
    for area in (*AREAS, *BEACHES, FLEET):
        able = [one for one in markers if why_not_there(field, one, area) is None]
        if area == FLEET and state.markers.get("naval") != "ready":
            able = []
        if able:
            found[area] = able
    return found


def bombard(game: Game, side: SideId, marker: Marker, area: str, primary: str) -> Steps[None]:
    """Bombard an area: the first point on the primary target (ies:12.5, ies:12.6, ies:12.7.1)."""
    if marker == "kamikaze":
        yield from _kamikaze(game, area)
        return
    game.rests_on([(area, TEM), *([(area, URBAN)] if marker == "naval" else [])])
    name, place = MARKER_TEXTS[marker], game.place(area)
    text = T(
        "{marker} of {area}: {unit} takes the first point.",
        marker=name,
        area=place,
        unit=game.with_side(primary),
    )
    rules = ("ies:12.1.1", "ies:12.5.1", *MARKER_RULES[marker])
    game.emit("bombards", text, *rules, area=area, marker=marker)
    with fighting(game, T("{marker} of {area}", marker=name, area=place), "ies:12.0") as sheet:
        sheet.acts_for = side
        sheet.put("target", T("Primary target"), game.with_side(primary), [primary])
        thrown = Throw(
            die=rolls.bombardment(side),
            text=T("{marker} of {area}.", marker=name, area=place),
            subjects=(area,),
            modifiers=factor_lines(game.tables.air, marker),
            against=tuple(values.bombardment_lines(game.field, area)),
        )
        both = yield from advantage.with_reroll(game, thrown)
        rubble(game, side, area, both)
        _used(game, marker)
        if both.margin > 0:
            yield from suffering.pay(game, other(side), area, primary, both.margin)
        game.field.settle(area)
        game.turned()


def factor_lines(air: int, marker: Marker) -> tuple[Modifier, ...]:
    """Return the Attack Factor of a marker as what counts (ies:12.6)."""
    factor = air if marker == "air" else values.FACTORS[marker]
    return (Modifier(MARKER_TEXTS[marker], factor, True, "ies:12.6"),)


def _used(game: Game, marker: Marker) -> None:
    game.state.markers[marker] = "used"
    name = MARKER_TEXTS[marker]
    text = T("The {marker} marker has been used this turn.", marker=name)
    act = T("Flip the {marker} marker to its USED side.", marker=name)
    moved = moves(marker_id(marker), words=act)
    game.emit("marker-used", text, "ies:12.1.1", act=moved, marker=marker)


def _kamikaze(game: Game, target: str) -> Steps[None]:
    """Attack the Naval marker or a beach box: 4 against 6 (ies:19.1, I-38)."""
    where = T("the Naval marker") if target == FLEET else game.place(target)
    text = T("Kamikaze attack on {target}.", target=where)
    game.emit("kamikaze", text, "ies:19.1", target=target)
    with fighting(game, T("Kamikaze attack on {target}", target=where), "ies:19.1") as sheet:
        sheet.acts_for = "japan"
        thrown = Throw(
            die=rolls.kamikaze(),
            text=text,
            subjects=(target,),
            modifiers=KAMIKAZE_LINES,
            against=KAMIKAZE_AGAINST,
        )
        both = yield from advantage.with_reroll(game, thrown)
    _used(game, "kamikaze")
    if both.margin <= 0:
        return
    if target == FLEET:
        _used(game, "naval")
        return
    game.state.kamikaze_rp += 1
    text = T("The US has one RP less in the next Refit Phase.")
    game.emit("kamikaze-hit", text, "ies:19.1", target=target)
