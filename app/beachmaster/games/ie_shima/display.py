"""Tell a window where the game stands: phases, facts, points, units."""

from collections.abc import Iterator

from beachmaster.engine.display import Bag, Count, Details, Fact, Overview, Part, Score, Tone
from beachmaster.engine.places import OUTSIDE
from beachmaster.engine.steps import Step
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.ie_shima import scoring, supply
from beachmaster.games.ie_shima.about import JAPAN, US
from beachmaster.games.ie_shima.bombard import MARKER_TEXTS
from beachmaster.games.ie_shima.display_units import rows
from beachmaster.games.ie_shima.ending import needed
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.places import OUT, SPECIAL
from beachmaster.games.ie_shima.roster import ROSTER, is_special
from beachmaster.games.ie_shima.state import LAST, LAST_EXTENDED
from beachmaster.games.ie_shima.texts import T

FIRST_DAY = 15


def overview(game: Game) -> Overview:
    """Return where the game stands; nothing of it is hidden (ies:7.1)."""
    state = game.state
    return Overview(
        turn=state.turn,
        last_turn=LAST_EXTENDED if game.plays("extended") else LAST,
        date=T("{day} April 1945", day=FIRST_DAY + state.turn),
        phase=state.phase,
        number=state.impulse if state.by_day else None,
        steps=STEPS,
        score=_score(game),
        units=rows(game),
    )


def details(game: Game) -> Details:
    """Return facts and the Special Units; nothing of it is hidden (ies:7.1)."""
    return Details(facts=tuple(_facts(game)), bags=(_specials(game),))


def _facts(game: Game) -> Iterator[Fact]:
    state = game.state
    yield Fact("impulse", T("Impulse"), plain_text(str(state.impulse)), rules=("ies:3.5",))
    rain = T("Rain: no air, US units one MF less") if state.rain else T("Clear")
    change = T("It changes at the next Japanese Impulse.") if state.weather_next else None
    tone: Tone = "warn" if state.rain else "plain"
    yield Fact("weather", T("Weather"), rain, change, tone, ("ies:9.0",))
    holder = {"us": T("US"), "japan": T("Japan")}.get(
        game.holder or "", T("neither side, until it shifts")
    )
    yield Fact("advantage", T("Advantage"), holder, rules=("ies:15.0",))
    yield _markers(game)
    yield _supply(game)


def _markers(game: Game) -> Fact:
    ready = [MARKER_TEXTS[one] for one, is_ in game.state.markers.items() if is_ == "ready"]
    value = T("{markers}", markers=ready) if ready else T("none")
    return Fact("markers", T("Markers ready"), value, rules=("ies:12.1.1",))


def _supply(game: Game) -> Fact:
    """Say which areas would change control tonight for lack of supply (ies:14.2)."""
    cut = supply.cut_off(game.field)
    value = game.areas(cut) if cut else T("none")
    label = T("Areas cut off now")
    return Fact("cut-off", label, value, None, "warn" if cut else "plain", ("ies:14.2",))


def _score(game: Game) -> Score:
    """Return the US Victory Points as if the game ended now (ies:17.2)."""
    state = game.state
    counted = state.result.parts if state.result else scoring.points(game.field, state.area4)
    parts = tuple(
        Part(scoring.PARTS[name], points, (scoring.PART_RULES[name],))
        for name, points in counted.items()
        if points
    )
    label = T("US Victory Points") if state.result else T("US points if it ended now")
    return Score(label, sum(counted.values()), parts, _outlook(game))


def _outlook(game: Game) -> Text:
    if game.state.result:
        return scoring.RESULTS[game.state.result.result]
    points = scoring.total(game.field, game.state.area4)
    shown = scoring.on_track(game.field, game.state.area4)
    lacking = needed(game) - points
    said = T("Enough to win at the end of 19 April.")
    if lacking > 0:
        said = T("{points} more are needed at the end of 19 April.", points=lacking)
    if shown == points:
        return said
    return T(
        "{said} The VP marker is on {shown}: losses and contested areas count at the end.",
        said=said,
        shown=shown,
    )


def _specials(game: Game) -> Bag:
    units = [
        (name, unit)
        for name, unit in game.state.units.items()
        if is_special(name) and unit.place != OUTSIDE
    ]
    inside = sum(unit.place == SPECIAL for _, unit in units)
    out = sum(unit.place == OUT for _, unit in units)
    return Bag(
        "specials",
        T("Japanese Special Units"),
        tuple(_counts(game, SPECIAL)),
        (Count(T("On the map"), len(units) - inside - out), Count(T("Eliminated"), out)),
        len(units),
        True,
        ("ies:3.3", "ies:6.2.1"),
    )


def _counts(game: Game, place: str) -> Iterator[Count]:
    for kind, text in (("pillbox", T("Pillbox")), ("mg", T("MG")), ("ie", T("IE"))):
        units = game.state.units.items()
        here = (n for n, unit in units if ROSTER[n].kind == kind and unit.place == place)
        yield Count(text, sum(1 for _ in here))


STEPS = (
    Step("set-up", T("Set-up"), None, ("ies:5.0",)),
    Step(
        "reinforcement",
        T("Reinforcement"),
        None,
        ("ies:6.2",),
        T("Special Units return to their box; the 307th arrives on 17 April."),
    ),
    Step(
        "japan",
        T("Japanese Impulse"),
        JAPAN,
        ("ies:6.3", "ies:8.0"),
        T("Japan assaults, bombards, regroups or passes."),
        by_marker=True,
    ),
    Step(
        "us",
        T("US Impulse"),
        US,
        ("ies:6.3", "ies:8.0", "ies:6.3.1"),
        T("The US assaults, bombards, regroups or passes; its first two dice are the Sunset DR."),
        by_marker=True,
    ),
    Step(
        "night",
        T("Night"),
        JAPAN,
        ("ies:6.4", "ies:10.2.3"),
        T("MG and IE units may appear anywhere, one after the other."),
    ),
    Step(
        "refit",
        T("Refit"),
        None,
        ("ies:6.5", "ies:14.0"),
        T("Supply is checked, both sides spend Replacement Points, and the VP are counted."),
    ),
    Step(
        "end",
        T("End of the day"),
        None,
        ("ies:6.6", "ies:17.0"),
        T("Victory is checked, after Refit."),
    ),
)
