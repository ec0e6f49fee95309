"""Tell a window where the game stands: phases, facts, score (hoe:5, hoe:2); nothing secret."""

from collections.abc import Iterator

from beachmaster.engine.display import Fact, Overview, Part, Score, Tone
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source, Text, plain_text, translate
from beachmaster.games.hell_on_earth import scoring, tables
from beachmaster.games.hell_on_earth.bombardment import japanese_points, us_points
from beachmaster.games.hell_on_earth.display_bags import bags, holders
from beachmaster.games.hell_on_earth.display_units import rows
from beachmaster.games.hell_on_earth.game import OBJECTIVE_LIMITS, ORDER_LIMIT, Game
from beachmaster.games.hell_on_earth.organization import MARKER_TURNS
from beachmaster.games.hell_on_earth.state import (
    BAG,
    ERROR_RESERVE,
    FIXED_ARTILLERY,
    LAST_TURN,
    RESERVE,
)
from beachmaster.games.hell_on_earth.tracks import STEPS


def overview(game: Game) -> Overview:
    """Return where the game stands, in what the player may know."""
    state = game.state
    return Overview(
        turn=state.turn,
        last_turn=LAST_TURN,
        date=Text(DATES[state.turn - 1]),
        phase=state.phase,
        steps=STEPS,
        facts=tuple(_facts(game)),
        score=_score(game),
        bags=bags(game),
        holders=holders(game),
        units=rows(game),
    )


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
        Text(_WEATHER),
        Text(_BAD if bad else _GOOD),
        Text(_BAD_MEANS if bad else _GOOD_MEANS),
        "warn" if bad else "plain",
        ("hoe:5.1",),
    )


def _turns_left(game: Game) -> Fact:
    left = LAST_TURN - game.state.turn
    detail = None if left else Text(_LAST)
    return Fact("turns-left", Text(_TURNS_LEFT), _number(left), detail, rules=("hoe:5",))


def _number(count: int) -> Text:
    return plain_text(str(count))


def _orders(game: Game) -> Fact:
    state, limit = game.state, ORDER_LIMIT[game.options["mode"]]
    spent = state.orders >= limit
    detail = _ORDERS_SPENT if spent else _ORDER_PLAYED if state.order_played else _ORDER_FREE
    tone: Tone = "warn" if spent else "plain"
    value = Text(_OF, count=state.orders, whole=limit)
    rules = ("hoe:5.10", "hoe:2.3", *(("hoe:7.4",) if game.heroic else ()))
    return Fact("orders", Text(_ORDERS), value, Text(detail), tone, rules)


def _bombardment(game: Game) -> Iterator[Fact]:
    """Say how many points either side would have, as things stand (hoe:5.2)."""
    ours, theirs = us_points(game), japanese_points(game)
    rules = ("hoe:5.2", *(("hoe:7.2",) if game.heroic else ()))
    for name, label, points, held in (
        ("us-bombardment", _US_POINTS, ours, rules),
        ("japanese-bombardment", _JAPANESE_POINTS, theirs, ("hoe:5.2",)),
    ):
        yield Fact(name, Text(label), Text(_POINTS, points=points), Text(_AS_IT_IS), rules=held)


def _guns(game: Game) -> Fact:
    held = game.state.artillery
    value = Text(_OF, count=held, whole=FIXED_ARTILLERY)
    tone: Tone = "good" if held == FIXED_ARTILLERY else "plain"
    return Fact("artillery", Text(_GUNS), value, Text(_GUNS_MEAN), tone, ("hoe:5.2",))


def _objective(game: Game, name: str) -> Fact:
    """Say who holds an objective, and what it gives or still may give (hoe:2.2)."""
    limit, taken = OBJECTIVE_LIMITS[name], game.state.captured.get(name)
    value, detail, tone = _standing(game, name)
    return Fact(
        f"objective-{name}",
        Text(OBJECTIVES[name]),
        Text(value, turn=limit),
        Text(detail, turn=taken or limit),
        tone,
        _R_OBJECTIVE,
    )


def _standing(game: Game, name: str) -> tuple[Source, Source, Tone]:
    state, limit = game.state, OBJECTIVE_LIMITS[name]
    taken = state.captured.get(name)
    in_time = taken is not None and taken <= limit
    if name in state.control:
        return (_YOURS_VP, _IN_TIME, "good") if in_time else (_YOURS, _LATE, "plain")
    if taken is not None:
        return (_LOST, _LOST_VP if in_time else _LOST_LATE, "warn")
    if state.turn > limit:
        return (_THEIRS, _TOO_LATE, "bad")
    return (_NOW, _DUE, "warn") if state.turn == limit else (_UNTIL, _DUE, "plain")


def _japanese(game: Game) -> Fact:
    whole = len(game.state.japan)
    hidden = sum(unit.hidden for _, unit in game.japanese())
    value = Text(_OF, count=whole - game.eliminated, whole=whole)
    detail = translate("hoe", "%n of them hidden", "", hidden)
    return Fact("japanese", Text(_JAPANESE), value, detail, rules=("hoe:2.1", "hoe:3.3.2"))


def _weak(game: Game) -> Fact:
    weak, line = _weak_units(game)
    value = Text(_OF, count=weak, whole=line)
    rules = ("hoe:2.4", *(("hoe:7.3",) if game.heroic else ()))
    tone: Tone = "bad" if weak >= line else "warn" if weak == line - 1 else "plain"
    return Fact("casualties", Text(_WEAK), value, Text(_WEAK_MEANS, line=line), tone, rules)


def _weak_units(game: Game) -> tuple[int, int]:
    """Return how many US units count as weak, and how many of them cost a point (hoe:2.4)."""
    weak = sum(unit.steps <= scoring.WEAK_STEPS for unit in game.state.us.values())
    return weak, scoring.CASUALTY_LINE[game.options["mode"]]


def _errors(game: Game) -> Fact:
    """Count the Errors that block slots and weigh on the last roll (hoe:3.3.4.8, hoe:2.3)."""
    state = game.state
    at = [at for token, at in state.blue.items() if game.command_kind(token) == "error"]
    blocking = game.errors_in_slots()
    detail = Text(_ERRORS_AT, bag=at.count(BAG), aside=at.count(ERROR_RESERVE))
    tone: Tone = "warn" if blocking else "plain"
    return Fact(
        "errors", Text(_ERRORS), _number(blocking), detail, tone, ("hoe:3.3.4.8", "hoe:2.3")
    )


def _reserves(game: Game) -> Iterator[Fact]:
    """Say who can be deployed and who waits on the Turn Track (hoe:5.8.2.3, hoe:5.9)."""
    names = [game.us_name(n) for n, unit in game.state.us.items() if unit.place == RESERVE]
    if names:
        detail = Text(_DEPLOYS, units=names)
        yield Fact("reserve", Text(_RESERVE), _number(len(names)), detail, rules=("hoe:5.8.2.3",))
    for turn in range(game.state.turn, LAST_TURN + 2):
        names = [game.us_name(n) for n, u in game.state.us.items() if u.place == f"box{turn}"]
        if names:
            label, detail = Text(_BOX, turn=turn), Text(_WAITS, units=names)
            rules = ("hoe:5.9", "hoe:3.3.1")
            yield Fact(f"box{turn}", label, _number(len(names)), detail, rules=rules)


def _arriving(game: Game) -> Iterator[Fact]:
    """Say when Reaction and Command markers come next (hoe:4.5, hoe:5.9)."""
    boxes = {int(at[3:]) for at in game.state.red.values() if at.startswith("box")}
    if boxes:
        rules: tuple[str, ...] = ("hoe:5.9", "hoe:4.5")
        value = Text(_TURNS, turns=sorted(boxes))
        yield Fact("reactions", Text(_REACTIONS), value, Text(_REACTIONS_JOIN), rules=rules)
    coming = [t for t in MARKER_TURNS[game.options["mode"]] if t > game.state.turn]
    if coming:
        rules = ("hoe:5.9", *(("hoe:7.1",) if game.heroic else ()))
        value = Text(_TURNS, turns=coming)
        yield Fact("command-marker", Text(_MARKERS), value, Text(_MARKERS_DRAWN), rules=rules)


# -- score -----------------------------------------------------------------------------------


def _score(game: Game) -> Score:
    """Return the points so far with what made them, or the final assessment (hoe:2)."""
    result = game.state.result
    parts = tuple(_parts(game))
    if result is not None:
        return Score(Text(_VP), result.vp, parts, Text(scoring.BAND_TEXTS[result.band]))
    total = sum(part.points for part in parts)
    return Score(Text(_VP), total, parts, _outlook(game, total))


def _outlook(game: Game, total: int) -> Text:
    """Say what the points would mean if the game ended now, before the rolls of its end."""
    weak, line = _weak_units(game)
    losses = weak >= line
    band = Text(scoring.BAND_TEXTS[tables.band(total - losses)])
    points = translate("hoe", "%n victory point(s)", "", total - losses)
    return Text(_OUTLOOK_LOSSES if losses else _OUTLOOK, points=points, band=band)


def _parts(game: Game) -> Iterator[Part]:
    state, gone = game.state, game.eliminated
    if gone:
        units = translate("hoe", "%n Japanese unit(s) eliminated, one point a pair", "", gone)
        yield Part(units, gone // 2, ("hoe:2.1",))
    for name, turn in state.captured.items():
        if turn <= OBJECTIVE_LIMITS[name]:
            text = Text(_TAKEN, objective=Text(OBJECTIVES[name]), turn=turn)
            yield Part(text, 1, _R_OBJECTIVE)
    if state.cleared:
        yield Part(Text(scoring.PARTS["cleared"]), 1, ("hoe:2.1",))
    if state.result is not None:
        for name, rule in _LAST_PARTS.items():
            if state.result.parts[name]:
                yield Part(Text(scoring.PARTS[name]), state.result.parts[name], (rule,))


_LAST_PARTS = {"orders": "hoe:2.3", "casualties": "hoe:2.4", "surrender": "hoe:2.5"}
_R_OBJECTIVE = ("hoe:2.2", "hoe:3.3.7")

DATES: tuple[Source, ...] = (
    QT_TRANSLATE_NOOP("hoe", "19–22 February 1945"),
    QT_TRANSLATE_NOOP("hoe", "23–26 February 1945"),
    QT_TRANSLATE_NOOP("hoe", "27 February – 2 March 1945"),
    QT_TRANSLATE_NOOP("hoe", "3–6 March 1945"),
    QT_TRANSLATE_NOOP("hoe", "7–10 March 1945"),
    QT_TRANSLATE_NOOP("hoe", "11–14 March 1945"),
    QT_TRANSLATE_NOOP("hoe", "15–18 March 1945"),
    QT_TRANSLATE_NOOP("hoe", "19–22 March 1945"),
    QT_TRANSLATE_NOOP("hoe", "23–26 March 1945"),
)
OBJECTIVES: dict[str, Source] = {
    "suribachi": QT_TRANSLATE_NOOP("hoe", "Mount Suribachi"),
    "airfield1": QT_TRANSLATE_NOOP("hoe", "First Airfield"),
    "airfield2": QT_TRANSLATE_NOOP("hoe", "Second Airfield"),
    "airfield3": QT_TRANSLATE_NOOP("hoe", "Third Airfield"),
}
_WEATHER = QT_TRANSLATE_NOOP("hoe", "Weather")
_GOOD = QT_TRANSLATE_NOOP("hoe", "Good")
_BAD = QT_TRANSLATE_NOOP("hoe", "Bad")
_GOOD_MEANS = QT_TRANSLATE_NOOP("hoe", "No effect.")
_BAD_MEANS = QT_TRANSLATE_NOOP(
    "hoe",
    "3 US and 1 Japanese bombardment point fewer, movement 1 less, strategic moves end at least "
    "3 hexes from the enemy.",
)
_TURNS_LEFT = QT_TRANSLATE_NOOP("hoe", "Turns left")
_LAST = QT_TRANSLATE_NOOP("hoe", "This is the last turn.")
_ORDERS = QT_TRANSLATE_NOOP("hoe", "Special Orders played")
_OF = QT_TRANSLATE_NOOP("hoe", "{count} of {whole}")
_ORDERS_SPENT = QT_TRANSLATE_NOOP("hoe", "No more in this game.")
_ORDER_PLAYED = QT_TRANSLATE_NOOP("hoe", "One was played this turn; no more until the next.")
_ORDER_FREE = QT_TRANSLATE_NOOP("hoe", "One may be played this turn.")
_US_POINTS = QT_TRANSLATE_NOOP("hoe", "US bombardment")
_JAPANESE_POINTS = QT_TRANSLATE_NOOP("hoe", "Japanese bombardment")
_POINTS = QT_TRANSLATE_NOOP("hoe", "{points} BP")
_AS_IT_IS = QT_TRANSLATE_NOOP("hoe", "Bombardment points a turn, as things stand.")
_GUNS = QT_TRANSLATE_NOOP("hoe", "Fixed artillery taken")
_GUNS_MEAN = QT_TRANSLATE_NOOP("hoe", "Each one takes a bombardment point from the Japanese.")
_YOURS_VP = QT_TRANSLATE_NOOP("hoe", "yours, +1 VP")
_IN_TIME = QT_TRANSLATE_NOOP("hoe", "Taken in time, on turn {turn}.")
_YOURS = QT_TRANSLATE_NOOP("hoe", "yours")
_LATE = QT_TRANSLATE_NOOP("hoe", "First taken on turn {turn}, too late for a VP.")
_LOST = QT_TRANSLATE_NOOP("hoe", "lost again")
_LOST_VP = QT_TRANSLATE_NOOP("hoe", "The VP of turn {turn} stays.")
_LOST_LATE = QT_TRANSLATE_NOOP("hoe", "First taken on turn {turn}, too late for a VP.")
_THEIRS = QT_TRANSLATE_NOOP("hoe", "Japanese")
_TOO_LATE = QT_TRANSLATE_NOOP("hoe", "Its VP was there until the end of turn {turn}.")
_NOW = QT_TRANSLATE_NOOP("hoe", "this turn")
_UNTIL = QT_TRANSLATE_NOOP("hoe", "by turn {turn}")
_DUE = QT_TRANSLATE_NOOP("hoe", "Japanese; +1 VP if you take it by the end of turn {turn}.")
_JAPANESE = QT_TRANSLATE_NOOP("hoe", "Japanese units on the island")
_WEAK = QT_TRANSLATE_NOOP("hoe", "US units at two steps or fewer")
_WEAK_MEANS = QT_TRANSLATE_NOOP("hoe", "{line} or more at the end of the game cost a VP.")
_ERRORS = QT_TRANSLATE_NOOP("hoe", "Intelligence Errors in slots")
_ERRORS_AT = QT_TRANSLATE_NOOP("hoe", "In the bag: {bag}, set aside: {aside}.")
_RESERVE = QT_TRANSLATE_NOOP("hoe", "In reserve")
_DEPLOYS = QT_TRANSLATE_NOOP("hoe", "{units}; 1 CP lands one.")
_BOX = QT_TRANSLATE_NOOP("hoe", "On turn box {turn}")
_WAITS = QT_TRANSLATE_NOOP("hoe", "{units}.")
_REACTIONS = QT_TRANSLATE_NOOP("hoe", "Reaction markers to come")
_REACTIONS_JOIN = QT_TRANSLATE_NOOP("hoe", "One joins the red bag when the turn begins.")
_MARKERS = QT_TRANSLATE_NOOP("hoe", "Command markers to come")
_MARKERS_DRAWN = QT_TRANSLATE_NOOP("hoe", "One is drawn when the turn begins.")
_TURNS = QT_TRANSLATE_NOOP("hoe", "turns {turns}")
_VP = QT_TRANSLATE_NOOP("hoe", "Victory points")
_TAKEN = QT_TRANSLATE_NOOP("hoe", "{objective}, taken on turn {turn}")
_OUTLOOK = QT_TRANSLATE_NOOP("hoe", "If it ended now, before the last rolls, with {points}: {band}")
_OUTLOOK_LOSSES = QT_TRANSLATE_NOOP(
    "hoe", "If it ended now, before the last rolls, with {points} after casualties: {band}"
)
