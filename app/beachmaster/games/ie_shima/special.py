"""Place Japanese Special Units by day: up to four, one an area (ies:10.2.2)."""

from collections.abc import Sequence

from beachmaster.engine.acts import moves
from beachmaster.engine.areas import EDGE
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options, Place
from beachmaster.engine.text import Text
from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.move_words import ARROW, told_words
from beachmaster.games.ie_shima.places import AREAS, GUSUKU, SPECIAL
from beachmaster.games.ie_shima.roster import ORDER, ROSTER
from beachmaster.games.ie_shima.scoring import WORTH
from beachmaster.games.ie_shima.state import LAST
from beachmaster.games.ie_shima.supply import placeable
from beachmaster.games.ie_shima.texts import T

MOST = 4
"""How many Special Units leave their box in an impulse, or in a night (ies:10.2.2, 10.2.3)."""
PLACE_RULES = ("ies:10.2.2", "ies:3.3")
ONE_AN_AREA = T("At most one unit into each area.")


def waiting(field: Field) -> list[str]:
    """Return the Special Units in their box, in the order of the roster."""
    return sorted(field.of("japan", SPECIAL), key=ORDER.__getitem__)


def can_place(field: Field) -> bool:
    """Tell whether any Special Unit could be placed by day."""
    return any(placeable(field, unit, night=False) for unit in waiting(field))


def place_by_day(game: Game) -> Steps[None]:
    """Ask for up to four units with their areas, and place them (ies:10.2.2, I-57)."""
    field = game.field
    units = [unit for unit in waiting(field) if placeable(field, unit, night=False)]
    told = yield Choose(
        procedure="place",
        side="japan",
        text=T("Which Special Units do you place, and where? At most four, one to an area."),
        rules=PLACE_RULES,
        options=Options(
            lambda: [Option(unit, game.name(unit)) for unit in units],
            lambda value: _is_placing(field, value),
            says=told_words,
        ),
        minimum=1,
        maximum=min(MOST, len(units)),
        several=True,
        agrees=objection,
    )
    taken = [word.partition(ARROW)[2] for word in told if ARROW in word]
    for word in told:
        unit, _, area = word.partition(ARROW)
        if not area:
            area = yield from _where(game, unit, taken)
            if not area:
                continue
            taken.append(area)
        put(game, unit, area, "ies:10.2.2")


def _is_placing(field: Field, value: object) -> bool:
    unit, mark, area = value.partition(ARROW) if isinstance(value, str) else ("", "", "")
    return bool(mark) and unit in waiting(field) and area in placeable(field, unit, night=False)


def objection(told: Sequence[str]) -> Text | None:
    """Return why units cannot be placed so, None where they can (ies:10.2.2)."""
    parts = [word.partition(ARROW) for word in told]
    areas = [area for _, mark, area in parts if mark]
    twice = len({unit for unit, _, _ in parts}) < len(parts)
    return ONE_AN_AREA if twice or len(set(areas)) < len(areas) else None


def _where(game: Game, unit: str, taken: Sequence[str]) -> Steps[str]:
    field = game.field
    areas = [one for one in placeable(field, unit, night=False) if one not in taken]
    if not areas:
        return ""
    chosen = yield Place(
        procedure="place-at",
        subjects=(unit,),
        side="japan",
        text=T("Where does Japan place {unit}?", unit=game.name(unit)),
        rules=PLACE_RULES,
        options=Options(lambda: [Option(one, game.place(one)) for one in areas]),
    )
    return str(chosen)


def put(game: Game, unit: str, area: str, rule: str) -> None:
    """Put a Special Unit on the map and say so; alone there it has control (I-56)."""
    if ROSTER[unit].kind == "pillbox":
        game.rests_on((game.prints.edge(a, b), EDGE) for a, b in supply_way(game.field, area))
    before = dict(game.state.control)
    game.field.put(unit, area)
    held = _holds_back(game, area) and before[area] == "us" != game.state.control[area]
    if held:
        game.state.control[area] = "us"
    words = {"unit": game.name(unit), "area": game.place(area)}
    text = T("Japan places {unit} in {area}.")
    act = T("Place {unit} from the Special Units Box in {area}; its letter does not matter.")
    moved = moves(unit, words=act.fill(**words), own=game.is_own("japan"))
    game.emit("placed", text.fill(**words), rule, act=moved, unit=unit, area=area)
    game.turned()
    if held:
        game.emit("stays", T("{area} stays American-controlled.", area=game.place(area)), "ies:7.2")


def _holds_back(game: Game, area: str) -> bool:
    """Tell whether a unit placed at night does not take control of an area at once (I-56)."""
    when, state = game.ruling("I-56"), game.state
    if not state.night or when == "at-once":
        return False
    return when == "refit" or (state.turn == LAST and area in WORTH)


def take_what_stayed(game: Game) -> None:
    """Give control of areas in which night units alone stand, where the ruling held it back."""
    if game.ruling("I-56") == "refit" or game.state.turn > LAST:
        game.field.settle(*AREAS)
        game.turned()


def supply_way(field: Field, area: str) -> list[tuple[str, str]]:
    """Return the edges of a Japanese supply line of an area, empty where there is none (14.3)."""
    came: dict[str, str] = {GUSUKU: ""}
    front = [GUSUKU]
    while front and area not in came:
        place = front.pop(0)
        for one in field.ground.neighbours(place):
            if one in AREAS and one not in came and field.control[one] == "japan":
                came[one] = place
                front.append(one)
    found: list[tuple[str, str]] = []
    while came.get(area):
        found.append((area, came[area]))
        area = came[area]
    return found
