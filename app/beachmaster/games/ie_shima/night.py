"""The Night Phase: MG and IE units come out of their box, one at a time (ies:6.4, ies:10.2.3)."""

from typing import Final

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options, Place, options_of
from beachmaster.engine.text import Text
from beachmaster.games.ie_shima import assault, ending, impulse, scoring, special
from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.move_words import ARROW, told_words
from beachmaster.games.ie_shima.places import SPECIAL
from beachmaster.games.ie_shima.roster import NIGHT_KINDS, ROSTER, is_pillbox
from beachmaster.games.ie_shima.state import Active
from beachmaster.games.ie_shima.supply import placeable
from beachmaster.games.ie_shima.texts import T
from beachmaster.games.ie_shima.ways import ALL, allowance, begin, cost

NONE: Final = "none"
NOTHING, UNIT, AREA = "nothing", "unit", "area"
ACT_TEXTS: dict[str, Text] = {
    NOTHING: T("none of them"),
    UNIT: T("the placed unit alone moves or fights"),
    AREA: T("all units there but Pillboxes move or fight"),
}
NIGHT_RULES = ("ies:6.4", "ies:10.2.3")


def night(game: Game) -> Steps[None]:
    """Place up to four units, or make one assault where none were in the box (I-17, I-61)."""
    if infiltrators(game.field):
        yield from _place_all(game)
    else:
        yield from _assault(game)
    if scoring.automatic(game.field):
        ending.finish(game, "automatic")


def infiltrators(field: Field) -> list[str]:
    """Return the MG and IE units in the Special Units Box (ies:6.4)."""
    return [unit for unit in special.waiting(field) if ROSTER[unit].kind in NIGHT_KINDS]


def _place_all(game: Game) -> Steps[None]:
    taken: list[str] = []
    for _ in range(special.MOST):
        units = infiltrators(game.field)
        pairs = _pairs(game.field, units, taken)
        if not pairs:
            return
        told = yield _prompt(game, units, taken)
        if told == NONE:
            return
        unit, _, area = str(told).partition(ARROW)
        if not area:
            area = yield from _where(game, unit, taken)
        taken.append(area)
        yield from place(game, unit, area)


def _pairs(field: Field, units: list[str], taken: list[str]) -> list[str]:
    return [
        f"{unit}{ARROW}{area}"
        for unit in units
        for area in placeable(field, unit, night=True)
        if area not in taken
    ]


def _prompt(game: Game, units: list[str], taken: list[str]) -> Choose:
    pairs = _pairs(game.field, units, taken)
    return Choose(
        procedure="night-place",
        side="japan",
        text=T("Which unit does Japan place next, and where? Any area is allowed."),
        rules=NIGHT_RULES,
        options=Options(
            lambda: [
                *(Option(unit, game.name(unit)) for unit in units),
                Option(NONE, T("no other unit")),
            ],
            lambda value: value in pairs,
            says=told_words,
        ),
    )


def _where(game: Game, unit: str, taken: list[str]) -> Steps[str]:
    areas = [area for area in placeable(game.field, unit, night=True) if area not in taken]
    chosen = yield Place(
        procedure="night-place-at",
        subjects=(unit,),
        side="japan",
        text=T("Where do you place {unit}?", unit=game.name(unit)),
        rules=NIGHT_RULES,
        options=Options(lambda: [Option(area, game.place(area)) for area in areas]),
    )
    return str(chosen)


def place(game: Game, unit: str, area: str) -> Steps[None]:
    """Place one unit and finish what that sets off, before the next one (ies:10.2.3)."""
    field = game.field
    contested = [one for one in field.control if field.contested(one)]
    must = not field.vacant("japan", area) and area not in contested
    price = 0 if _is_free(game, area) else _price(field, unit, area)
    special.put(game, unit, area, "ies:10.2.3")
    act = UNIT if must else (yield from _act(game, area, price, unit))
    if act == NOTHING:
        return
    active = activated(game.field, unit, area, contested, price, whole=act == AREA)
    game.state.active = active
    yield from assault.run(game)
    game.state.active = None


def _price(field: Field, unit: str, area: str) -> int:
    """Return the MF that placing takes: a line of the table, all of them at most (I-67)."""
    price = cost(field, "japan", SPECIAL, area)
    return min(price, ALL, allowance(field, unit))


def _is_free(game: Game, area: str) -> bool:
    """Tell whether placing a unit in an area takes none of its MF (I-67)."""
    return game.ruling("I-67") == "free" and game.field.controls("japan", area)


def activated(
    field: Field, unit: str, area: str, contested: list[str], price: int, *, whole: bool
) -> Active:
    """Return what a placement activates: the unit alone, or all of the area (ies:10.2.3)."""
    units = field.of("japan", area) if whole else [unit]
    begun = [one for one in units if not is_pillbox(one)]
    active = Active("japan", [area], begun, contested)
    active.came[unit] = SPECIAL
    if price:
        active.spent[unit] = price
    if not field.vacant("japan", area):
        active.moved.append(unit)  # among enemies it stops (ies:10.2)
    return active


def _act(game: Game, area: str, price: int, unit: str) -> Steps[str]:
    """Ask what a placement activates, where anybody could act (ies:10.2.3)."""
    field = game.field
    fights = not field.vacant("japan", area)
    able = [one for one in field.of("japan", area) if not is_pillbox(one)]
    if not fights and len(able) == 1 and price >= allowance(field, unit):
        return NOTHING
    options = [NOTHING, UNIT, *([AREA] if len(able) > 1 else [])]
    chosen = yield Choose(
        procedure="night-act",
        subjects=(unit,),
        side="japan",
        text=T("Which units in {area} act now?", area=game.place(area)),
        rules=("ies:10.2.3",),
        options=options_of(*(Option(act, ACT_TEXTS[act]) for act in options)),
        usual=NOTHING,
    )
    return str(chosen)


def _assault(game: Game) -> Steps[None]:
    """Offer one assault with an area of the map, where the box held no MG or IE (ies:6.4)."""
    field = game.field
    areas = [one for one in impulse.assaults(field, "japan", 0) if one != SPECIAL]
    if not areas:
        game.pass_by(T("Night"), "ies:6.4")
        return
    chosen = yield Place(
        procedure="night-assault",
        side="japan",
        text=T("No MG or IE unit is in the box. From which area do you make a night assault?"),
        rules=("ies:6.4",),
        options=Options(
            lambda: [
                Option(NONE, T("none")),
                *(Option(area, game.place(area)) for area in areas),
            ]
        ),
    )
    if chosen == NONE:
        return
    game.state.active = begin(field, "japan", [str(chosen)])
    yield from assault.run(game)
    game.state.active = None
