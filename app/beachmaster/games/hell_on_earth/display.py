"""Tell a window where the game stands: phases, facts, score (hoe:5, hoe:2); nothing secret."""

from collections.abc import Iterator

from beachmaster.engine.display import Details, Fact, Overview, Part, Score, Tone
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.hell_on_earth import scoring
from beachmaster.games.hell_on_earth.board_data import Objective
from beachmaster.games.hell_on_earth.bombardment import japanese_points, us_points
from beachmaster.games.hell_on_earth.display_units import rows
from beachmaster.games.hell_on_earth.game import MARKER_TURNS, OBJECTIVE_LIMITS, ORDER_LIMIT, Game
from beachmaster.games.hell_on_earth.places import BAG, BOX, ERROR_RESERVE, RESERVE, STEPS
from beachmaster.games.hell_on_earth.state import (
    FIXED_ARTILLERY,
    LAST_TURN,
)
from beachmaster.games.hell_on_earth.texts import TN, T
from beachmaster.games.hell_on_earth.view import bags, holders


def overview(game: Game) -> Overview:
    """Return where the game stands, in what the player may know."""
    state = game.state
    return Overview(
        turn=state.turn,
        last_turn=LAST_TURN,
        date=DATES[state.turn - 1],
        phase=state.phase,
        steps=STEPS,
        score=_score(game),
        units=rows(game),
    )


def details(game: Game) -> Details:
    """Return facts, bags and the Command Area, in what the player may know."""
    return Details(facts=tuple(_facts(game)), bags=bags(game), holders=holders(game))


def _facts(game: Game) -> Iterator[Fact]:
    yield _weather(game)
    yield _turns_left(game)
    yield _orders(game)
    yield _errors(game)
    yield from _bombardment(game)
    yield _guns(game)
    for name in OBJECTIVE_LIMITS:
        yield _objective(game, name)
    yield _japanese(game)
    yield _weak(game)
    yield from _reserves(game)
    yield from _arriving(game)


def _weather(game: Game) -> Fact:
    bad = game.bad_weather
    return Fact(
        "weather",
        T("Weather"),
        T("Bad") if bad else T("Good"),
        T(
            "3 US and 1 Japanese bombardment point fewer, movement 1 less, strategic moves end at "
            "least 3 hexes from the enemy."
        )
        if bad
        else T("No effect."),
        "warn" if bad else "plain",
        ("hoe:5.1",),
    )


def _turns_left(game: Game) -> Fact:
    left = LAST_TURN - game.state.turn
    detail = None if left else T("This is the last turn.")
    return Fact("turns-left", T("Turns left"), _number(left), detail, rules=("hoe:5",))


def _number(count: int) -> Text:
    return plain_text(str(count))


def _orders(game: Game) -> Fact:
    state, limit = game.state, ORDER_LIMIT[game.options["mode"]]
    spent = state.orders >= limit
    detail = (
        T("No more in this game.")
        if spent
        else T("One was played this turn; no more until the next.")
        if state.order_played
        else T("One may be played this turn.")
    )
    tone: Tone = "warn" if spent else "plain"
    value = _OF.fill(count=state.orders, whole=limit)
    rules = ("hoe:5.10", "hoe:2.3", *(("hoe:7.4",) if game.heroic else ()))
    return Fact("orders", T("Special Orders played"), value, detail, tone, rules)


def _bombardment(game: Game) -> Iterator[Fact]:
    """Say how many points either side would have, as things stand (hoe:5.2)."""
    ours, theirs = us_points(game), japanese_points(game)
    rules = ("hoe:5.2", *(("hoe:7.2",) if game.heroic else ()))
    for name, label, points, held in (
        ("us-bombardment", T("US bombardment"), ours, rules),
        ("japanese-bombardment", T("Japanese bombardment"), theirs, ("hoe:5.2",)),
    ):
        yield Fact(
            name,
            label,
            T("{points} BP", points=points),
            T("Bombardment points a turn, as things stand."),
            rules=held,
        )


def _guns(game: Game) -> Fact:
    held = game.state.artillery
    value = _OF.fill(count=held, whole=FIXED_ARTILLERY)
    tone: Tone = "good" if held == FIXED_ARTILLERY else "plain"
    return Fact(
        "artillery",
        T("Fixed artillery taken"),
        value,
        T("Each one takes a bombardment point from the Japanese."),
        tone,
        ("hoe:5.2",),
    )


def _objective(game: Game, name: Objective) -> Fact:
    """Say who holds an objective, and what it gives or still may give (hoe:2.2)."""
    limit, taken = OBJECTIVE_LIMITS[name], game.state.captured.get(name)
    value, detail, tone = _standing(game, name)
    return Fact(
        f"objective-{name}",
        OBJECTIVES[name],
        value.fill(turn=limit),
        detail.fill(turn=taken or limit),
        tone,
        _R_OBJECTIVE,
    )


def _standing(game: Game, name: Objective) -> tuple[Text, Text, Tone]:
    state, limit = game.state, OBJECTIVE_LIMITS[name]
    taken = state.captured.get(name)
    in_time = taken is not None and taken <= limit
    if name in state.control:
        return (
            (T("yours, +1 VP"), T("Taken in time, on turn {turn}."), "good")
            if in_time
            else (T("yours"), T("First taken on turn {turn}, too late for a VP."), "plain")
        )
    if taken is not None:
        return (
            T("lost again"),
            T("The VP of turn {turn} stays.")
            if in_time
            else T("First taken on turn {turn}, too late for a VP."),
            "warn",
        )
    if state.turn > limit:
        return (T("Japanese"), T("Its VP was there until the end of turn {turn}."), "bad")
    return (
        (T("this turn"), _DUE, "warn")
        if state.turn == limit
        else (T("by turn {turn}"), _DUE, "plain")
    )


def _japanese(game: Game) -> Fact:
    whole = len(game.state.japan)
    hidden = sum(unit.hidden for _, unit in game.japanese())
    value = _OF.fill(count=whole - game.eliminated, whole=whole)
    detail = TN("{n} of them hidden", "{n} of them hidden", n=hidden)
    return Fact(
        "japanese", T("Japanese units on the island"), value, detail, rules=("hoe:2.1", "hoe:3.3.2")
    )


def _weak(game: Game) -> Fact:
    weak, line = _weak_units(game)
    value = _OF.fill(count=weak, whole=line)
    rules = ("hoe:2.4", *(("hoe:7.3",) if game.heroic else ()))
    tone: Tone = "bad" if weak >= line else "warn" if weak == line - 1 else "plain"
    return Fact(
        "casualties",
        T("US units at two steps or fewer"),
        value,
        T("{line} or more at the end of the game cost a VP.", line=line),
        tone,
        rules,
    )


def _weak_units(game: Game) -> tuple[int, int]:
    """Return how many US units count as weak, and how many of them cost a point (hoe:2.4)."""
    weak = sum(unit.steps <= scoring.WEAK_STEPS for unit in game.state.us.values())
    return weak, scoring.CASUALTY_LINE[game.options["mode"]]


def _errors(game: Game) -> Fact:
    """Count the Errors that block slots and weigh on the last roll (hoe:3.3.4.8, hoe:2.3)."""
    state = game.state
    at = [at for token, at in state.blue.items() if game.command_kind(token) == "error"]
    blocking = game.errors_in_slots()
    detail = T(
        "In the bag: {bag}, set aside: {aside}.", bag=at.count(BAG), aside=at.count(ERROR_RESERVE)
    )
    tone: Tone = "warn" if blocking else "plain"
    return Fact(
        "errors",
        T("Intelligence Errors in slots"),
        _number(blocking),
        detail,
        tone,
        ("hoe:3.3.4.8", "hoe:2.3"),
    )


def _reserves(game: Game) -> Iterator[Fact]:
    """Say who can be deployed and who waits on the Turn Track (hoe:5.8.2.3, hoe:5.9)."""
    names = [game.us_name(n) for n, unit in game.state.us.items() if unit.place == RESERVE]
    if names:
        detail = T("{units}; 1 CP lands one.", units=names)
        yield Fact("reserve", T("In reserve"), _number(len(names)), detail, rules=("hoe:5.8.2.3",))
    for turn in range(game.state.turn, LAST_TURN + 2):
        box = BOX(turn)
        names = [game.us_name(n) for n, unit in game.state.us.items() if unit.place == box]
        if names:
            label, detail = T("On turn box {turn}", turn=turn), T("{units}.", units=names)
            rules = ("hoe:5.9", "hoe:3.3.1")
            yield Fact(box, label, _number(len(names)), detail, rules=rules)


def _arriving(game: Game) -> Iterator[Fact]:
    """Say when Reaction and Command markers come next (hoe:4.5, hoe:5.9)."""
    boxes = {BOX.number(at) for at in game.state.red.values() if at in BOX}
    if boxes:
        rules: tuple[str, ...] = ("hoe:5.9", "hoe:4.5")
        value = _TURNS.fill(turns=sorted(boxes))
        yield Fact(
            "reactions",
            T("Reaction markers to come"),
            value,
            T("One joins the red bag when the turn begins."),
            rules=rules,
        )
    coming = [t for t in MARKER_TURNS[game.options["mode"]] if t > game.state.turn]
    if coming:
        rules = ("hoe:5.9", *(("hoe:7.1",) if game.heroic else ()))
        value = _TURNS.fill(turns=coming)
        yield Fact(
            "command-marker",
            T("Command markers to come"),
            value,
            T("One is drawn when the turn begins."),
            rules=rules,
        )


# -- score -----------------------------------------------------------------------------------


def _score(game: Game) -> Score:
    """Return the points so far with what made them, or the final assessment (hoe:2)."""
    result = game.state.result
    parts = tuple(_parts(game))
    if result is not None:
        return Score(_VP, result.vp, parts, scoring.BAND_TEXTS[result.band])
    total = sum(part.points for part in parts)
    return Score(_VP, total, parts, _outlook(game, total))


def _outlook(game: Game, total: int) -> Text:
    """Say what the points would mean if the game ended now, before the rolls of its end."""
    weak, line = _weak_units(game)
    losses = weak >= line
    _, band = scoring.rated(total - losses)
    points = TN("{n} victory point", "{n} victory points", n=total - losses)
    return (
        T("If it ended now, before the last rolls, with {points} after casualties: {band}")
        if losses
        else T("If it ended now, before the last rolls, with {points}: {band}")
    ).fill(points=points, band=band)


def _parts(game: Game) -> Iterator[Part]:
    state, gone = game.state, game.eliminated
    if gone:
        units = TN(
            "{n} Japanese unit eliminated, one point a pair",
            "{n} Japanese units eliminated, one point a pair",
            n=gone,
        )
        yield Part(units, gone // 2, ("hoe:2.1",))
    for taken, turn in state.captured.items():
        if turn <= OBJECTIVE_LIMITS[taken]:
            text = T("{objective}, taken on turn {turn}", objective=OBJECTIVES[taken], turn=turn)
            yield Part(text, 1, _R_OBJECTIVE)
    if state.cleared:
        yield Part(scoring.PARTS["cleared"], 1, ("hoe:2.1",))
    if state.result is not None:
        for name, rule in _LAST_PARTS.items():
            if state.result.parts[name]:
                yield Part(scoring.PARTS[name], state.result.parts[name], (rule,))


_LAST_PARTS = {"orders": "hoe:2.3", "casualties": "hoe:2.4", "surrender": "hoe:2.5"}
_R_OBJECTIVE = ("hoe:2.2", "hoe:3.3.7")

DATES: tuple[Text, ...] = (
    T("19–22 February 1945"),
    T("23–26 February 1945"),
    T("27 February – 2 March 1945"),
    T("3–6 March 1945"),
    T("7–10 March 1945"),
    T("11–14 March 1945"),
    T("15–18 March 1945"),
    T("19–22 March 1945"),
    T("23–26 March 1945"),
)
OBJECTIVES: dict[str, Text] = {
    "suribachi": T("Mount Suribachi"),
    "airfield1": T("First Airfield"),
    "airfield2": T("Second Airfield"),
    "airfield3": T("Third Airfield"),
}
_OF = T("{count} of {whole}")
_DUE = T("Japanese; +1 VP if you take it by the end of turn {turn}.")
_TURNS = T("turns {turns}")
_VP = T("Victory points")
