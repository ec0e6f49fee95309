"""Show the tracked board: the printed map, and the counters as they lie on it (hoe:3.1)."""

from collections.abc import Iterator

from beachmaster.engine.display import (
    Chart,
    Counter,
    Ground,
    Hex,
    Layer,
    Mark,
    Position,
)
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.hell_on_earth.about import JAPAN, US
from beachmaster.games.hell_on_earth.board_data import BEACHES
from beachmaster.games.hell_on_earth.display import OBJECTIVES
from beachmaster.games.hell_on_earth.display_units import (
    defence_marks,
    japanese_values,
    us_estimate,
    us_marks,
    us_values,
    where,
)
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.places import BEACH_TEXTS, DEFENCE, SUPPORT
from beachmaster.games.hell_on_earth.prints import Prints
from beachmaster.games.hell_on_earth.state import JAPANESE_STEPS, US_STEPS, JapaneseUnit, UsUnit
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.values import is_hq

QUARTER = 90
SHORT = {"suribachi": "Su", "airfield1": "A1", "airfield2": "A2", "airfield3": "A3"}
GROUNDS: dict[str, Ground] = {
    "clear": "clear",
    "rough": "rough",
    "difficult": "difficult",
    "beach": "beach",
    "suribachi": "mountain",
}


# -- the printed map -------------------------------------------------------------------------


def chart(prints: Prints) -> Chart:
    """Return the printed map; a board file draws its coast in the coordinates of its hexes."""
    return Chart(
        title=plain_text(prints.file.name),
        hexes={place: _hex(prints, place) for place in prints.hexes},
        layout=prints.file.layout,
        coast=prints.file.coastline,
        notice=plain_text(prints.file.notice) if prints.file.notice else None,
    )


def _hex(prints: Prints, place: HexId) -> Hex:
    terrain, hill = prints.terrain(place), prints.hill(place)
    words = _GROUND_WORDS[terrain]
    return Hex(
        ground=GROUNDS[terrain],
        words=T("{ground}, hill", ground=words) if hill else words,
        sector=str(prints.sector(place)),
        hill=hill,
        label=prints.label(place),
        marks=tuple(_marks(prints, place)),
    )


def _marks(prints: Prints, place: HexId) -> Iterator[Mark]:
    """Yield what is printed in a hex, the most important first."""
    objective, beach = prints.objective(place), prints.beach(place)
    number = prints.redeployment_number(place)
    if objective is not None:
        name = OBJECTIVES[objective]
        yield Mark("objective", T("Key Objective: {name}", name=name), SHORT[objective])
        if objective != "suribachi":
            yield Mark("airfield", T("Airfield"))
    if beach is not None:
        yield Mark("beach", BEACH_TEXTS[beach], BEACHES[beach])
    if prints.gun(place):
        yield Mark("guns", T("Fixed artillery"))
    if place in prints.deployment:
        yield Mark("deployment", T("Initial Deployment of a Japanese unit"))
    if number is not None:
        text = T("Redeployment {sector}-{number}", sector=prints.sector(place), number=number)
        yield Mark("redeployment", text, str(number))


# -- what lies on it ---------------------------------------------------------------------------


def position(game: Game, prints: Prints) -> Position:
    """Return the counters on the map and the layers over it; hidden units show their backs."""
    return Position(
        counters=(*_americans(game, prints), *_japanese(game, prints)),
        taken=frozenset(
            [*game.state.artillery_hexes, *(prints.objectives[name] for name in game.state.control)]
        ),
        layers=_layers(game, prints),
    )


def _americans(game: Game, prints: Prints) -> Iterator[Counter]:
    for name, unit in game.state.us.items():
        if unit.place not in prints.hexes:
            continue
        yield Counter(
            id=name,
            side=US,
            place=unit.place,
            short=name,
            kind=game.data.support_kind(name),
            values=us_values(game, name),
            steps=unit.steps,
            whole=US_STEPS,
            turned=us_turned(unit.steps),
            stripe=str(game.data.us[name].division),
            estimate=us_estimate(game, name),
            markers=_codes(unit),
            words=_us_words(game, name, unit),
        )


def us_turned(steps: int) -> int:
    """Return how far a US counter is turned: a quarter with an odd step gone (hoe:3.3.1)."""
    return QUARTER if steps % 2 else 0


def japanese_turned(steps: int) -> int:
    """Return how far a Japanese counter is turned: a quarter on its last step (hoe:3.3.2)."""
    return QUARTER if steps == 1 else 0


def _codes(unit: UsUnit) -> tuple[str, ...]:
    """Return the markers on a US unit in the letters of the field: OR, DR, RA, CS."""
    codes = (unit.marker, "RA" if unit.assaulted else "", "CS" if unit.supported else "")
    return tuple(code for code in codes if code)


def _us_words(game: Game, name: str, unit: UsUnit) -> Text:
    return _COUNTER.fill(
        name=game.us_name(name),
        place=where(game, unit.place),
        steps=unit.steps,
        whole=US_STEPS,
        markers=_listed(us_marks(unit)),
    )


def _listed(marks: tuple[Text, ...]) -> Text:
    return T(", {markers}", markers=list(marks)) if marks else plain_text("")


def _japanese(game: Game, prints: Prints) -> Iterator[Counter]:
    marks = defence_marks(game)
    for name, unit in game.state.japan.items():
        if unit.place in prints.hexes:
            hidden = unit.hidden and not game.state.over
            show = _back if hidden else _front
            yield show(game, name, unit, marks.get(name, ()))


def _back(game: Game, name: str, unit: JapaneseUnit, marks: tuple[Text, ...]) -> Counter:
    words = T(
        "Hidden Japanese unit in {place}{markers}",
        place=where(game, unit.place),
        markers=_listed(marks),
    )
    return Counter(
        id=name,
        side=JAPAN,
        place=unit.place,
        short="?",
        hidden=True,
        markers=_open_marks(game, name) if marks else (),
        words=words,
    )


def _front(game: Game, name: str, unit: JapaneseUnit, marks: tuple[Text, ...]) -> Counter:
    printed = game.printed(name)
    return Counter(
        id=name,
        side=JAPAN,
        place=unit.place,
        short=short_name(unit.battalion),
        kind="hq" if is_hq(unit) else next(iter(sorted(printed.support)), ""),
        values=japanese_values(printed),
        steps=unit.steps,
        whole=JAPANESE_STEPS,
        turned=japanese_turned(unit.steps),
        estimate=printed.tag == "estimate",
        markers=_open_marks(game, name) if marks else (),
        words=_COUNTER.fill(
            name=plain_text(printed.name),
            place=where(game, unit.place),
            steps=unit.steps,
            whole=JAPANESE_STEPS,
            markers=_listed(marks),
        ),
    )


def _open_marks(game: Game, counter: str) -> tuple[str, ...]:
    """Return the markers that lie on a Japanese unit: factor and type of defense, S for support."""
    found = []
    for token, at in game.state.red.items():
        if at == DEFENCE(counter):
            values = game.data.defence_marker(game.state, token)
            found.append(f"{values.cf}{values.defence}")
        elif at == SUPPORT(counter):
            found.append("S")
    return tuple(found)


def short_name(battalion: str) -> str:
    """Return what stands large on a Japanese counter: 1/145, 26T, 8AT, NG."""
    parts = battalion.split("-")
    numbers = "/".join(part for part in parts if part.isdigit())
    words = (part.upper() if len(part) <= 2 else part[0].upper() for part in parts)
    return numbers + "".join(word for word in words if not word[0].isdigit())


def _layers(game: Game, prints: Prints) -> tuple[Layer, ...]:
    """Return zones of control, the reach of raids, cleared sectors and bombarded units."""
    units = [(name, unit.place) for name, unit in game.japanese()]
    zoc = frozenset(near for _, place in units for near in prints.neighbours(place))
    reach = zoc.union(*(prints.neighbours(place) for place in zoc))
    held = {prints.sector(place) for _, place in units}
    cleared = [place for place in prints.hexes if prints.sector(place) not in held]
    hit = (place for name, place in units if name in game.state.bombarded)
    return (
        Layer("zoc", T("Japanese zones of control"), zoc, "bad"),
        Layer("raids", T("Within two hexes of the Japanese"), reach, "warn"),
        Layer("cleared", T("Sectors without Japanese units"), frozenset(cleared), "good"),
        Layer("bombarded", T("Bombarded this turn"), frozenset(hit), "plain"),
    )


_GROUND_WORDS: dict[str, Text] = {
    "clear": T("Clear"),
    "rough": T("Rough"),
    "difficult": T("Difficult"),
    "beach": T("Landing beach"),
    "suribachi": T("Mount Suribachi"),
}
_COUNTER = T("{name} in {place}, {steps} of {whole} steps{markers}")
