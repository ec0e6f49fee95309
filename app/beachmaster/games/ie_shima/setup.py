"""Set the game up: the US by the book, the Japanese as their player wants (ies:5.2, ies:5.3)."""

from collections.abc import Mapping

from beachmaster.engine.acts import moves
from beachmaster.engine.asking import asking
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Field as Slot
from beachmaster.engine.prompt import Option, Record
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.ie_shima.field import first_control, first_units
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.places import AREAS, GUSUKU, MOST, RIDGE
from beachmaster.games.ie_shima.prints import URBAN
from beachmaster.games.ie_shima.roster import ROSTER, Kind
from beachmaster.games.ie_shima.state import Marker, Ready, State
from beachmaster.games.ie_shima.texts import T

BRIGADE = (RIDGE, GUSUKU)
"""Where 2/1 sets up (ies:5.3.2)."""
DEPLOYED = tuple(name for name, entry in ROSTER.items() if not entry.begins)
"""The Japanese units whose player chooses their areas (ies:5.3.2)."""


def first_state(options: Mapping[str, str]) -> State:
    """Return the state before set-up (ies:5.2)."""
    markers: dict[Marker, Ready] = dict.fromkeys(
        ("air", "artillery", "naval", "japan-artillery"), "ready"
    )
    if options["advanced"] == "yes":
        markers |= {"kamikaze": "ready", "satchel": "ready"}
    return State(
        units=first_units(),
        control=first_control(),
        markers=markers,
        advantage="japan" if options["advantage"] == "japan" else "us",
    )


def set_up(game: Game) -> Steps[None]:
    """Place the Japanese infantry, openly and first (ies:5.3.2, I-59)."""
    told = yield _prompt(game)
    game.rests_on((area, URBAN) for unit, area in told.items() if ROSTER[unit].kind == "sei")
    groups: dict[str, list[str]] = {}
    for unit, area in told.items():
        game.field.put(unit, area)
        groups.setdefault(area, []).append(unit)
    for area in AREAS:
        if area in groups:
            words = {"units": game.names(groups[area]), "area": game.place(area)}
            text, act = T("{units}: set up in {area}."), T("Place {units} in {area}, full side up.")
            moved = moves(*groups[area], words=act.fill(**words), own=game.is_own("japan"))
            game.emit("set-up", text.fill(**words), "ies:5.3.2", act=moved, area=area)


def _prompt(game: Game) -> Record:
    with asking(False):
        fields = _fields(game)
    return Record(
        procedure="deploy",
        side="japan",
        text=T(
            "Where do the Japanese set up? 2/1 in 15 or 16, SEI in urban areas, Labor anywhere."
        ),
        rules=("ies:5.3", "ies:5.3.2"),
        fields=fields,
        agrees=_objection,
        opens=True,
        anew=lambda: _fields(game),
    )


def _fields(game: Game) -> tuple[Slot, ...]:
    return tuple(
        Slot(
            name=unit,
            kind="choose",
            text=game.name(unit),
            options=tuple(Option(a, game.place(a)) for a in areas_of(game, ROSTER[unit].kind)),
        )
        for unit in DEPLOYED
    )


def areas_of(game: Game, kind: Kind) -> tuple[str, ...]:
    """Return where units of a kind may set up (ies:5.3.2)."""
    if kind == "regular":
        return BRIGADE
    if kind == "sei":
        return tuple(area for area in AREAS if game.tables.urban(area)) or AREAS
    return AREAS


def _objection(told: Value) -> Text | None:
    areas = list(told.values())
    full = next((area for area in AREAS if areas.count(area) > MOST), None)
    return None if full is None else T("Area {area} holds eight units at most.", area=full)
