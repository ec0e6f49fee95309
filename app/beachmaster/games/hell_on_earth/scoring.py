"""End the game: the last rolls and the final assessment (hoe:2)."""

from beachmaster.engine.module import Steps
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text, translate
from beachmaster.games.hell_on_earth import rolls, tables, tracks
from beachmaster.games.hell_on_earth.dice import throw
from beachmaster.games.hell_on_earth.game import OBJECTIVE_LIMITS, Game
from beachmaster.games.hell_on_earth.state import LAST_TURN, Result

MOST_FOR_SURRENDER = 5
CASUALTY_LINE = {"standard": 5, "heroic": 4}
WEAK_STEPS = 2


def assessment(game: Game) -> Steps[None]:
    """Add up the victory points and name the band (hoe:2.6)."""
    parts = {"eliminated": game.eliminated // 2, "objectives": game.objective_points()}
    parts["cleared"] = 1 if game.state.cleared else 0
    parts["orders"] = yield from _orders(game)
    parts["casualties"] = _casualties(game)
    parts["surrender"] = yield from _surrender(game)
    vp = sum(parts.values())
    band = tables.band(vp)
    game.state.result = Result(vp, band, parts)
    game.state.over = True
    if vp != game.running_vp() + parts["cleared"]:
        tracks.score(game, vp)
    trace = tuple(Text(_PART, part=Text(PARTS[name]), vp=f"{vp:+d}") for name, vp in parts.items())
    points = translate("hoe", "%n victory point(s)", "", vp)
    text = Text(_FINAL, points=points, band=Text(BAND_TEXTS[band]))
    game.emit("final", text, "hoe:2.6", trace=trace, vp=vp, band=band, parts=parts)


def orders_threshold(game: Game) -> int:
    """Return the die at or below which the Special Orders cost a point (hoe:2.3, H-02)."""
    extra = game.errors_in_slots() + (1 if game.heroic else 0)
    sign = -1 if game.ruling("H-02") == "literal" else 1
    return game.state.orders + sign * extra


def _orders(game: Game) -> Steps[int]:
    """Roll for the Special Orders; where every face says the same, nobody is asked (hoe:2.3)."""
    threshold = orders_threshold(game)
    die = rolls.orders(threshold, game.heroic)
    if len(die.chances()) == 1:
        lost = True in die.chances()
        text = Text(_ORDERS_LOST if lost else _ORDERS_FREE, low=threshold)
        game.emit("orders-sure", text, *die.rules, lost=lost)
        return -1 if lost else 0
    lost = yield from throw(game, die, Text(_ORDERS_ROLL), final=True)
    return -1 if lost else 0


def _casualties(game: Game) -> int:
    """Return -1 where too many US units have two steps or fewer, wherever they are (hoe:2.4)."""
    weak = sum(unit.steps <= WEAK_STEPS for unit in game.state.us.values())
    lost = weak >= CASUALTY_LINE[game.options["mode"]]
    count = translate("hoe", "%n US unit(s)", "", weak)
    rules = ("hoe:2.4", "hoe:7.3") if game.heroic else ("hoe:2.4",)
    game.emit("casualties", Text(_LOSSES if lost else _NO_LOSSES, units=count), *rules, weak=weak)
    return -1 if lost else 0


def _surrender(game: Game) -> Steps[int]:
    """Roll for surrender at the end of turn 9 (hoe:2.5)."""
    left = sum(1 for _ in game.japanese())
    every = all(name in game.state.control for name in OBJECTIVE_LIMITS)
    due = game.state.turn == LAST_TURN and not game.state.cleared
    if not (due and every and left <= MOST_FOR_SURRENDER):
        return 0
    over = yield from throw(game, rolls.surrender(left), Text(_SURRENDER_ROLL), final=True)
    if over:
        game.emit("surrender", Text(_SURRENDER), "hoe:2.5", act=Text(_SURRENDER_ACT))
    return 1 if over else 0


def island_cleared(game: Game) -> None:
    """Score the cleared island; the game ends at once (hoe:2.1, H-07)."""
    game.state.cleared = True
    game.emit("cleared", Text(_CLEARED), "hoe:2.1", act=Text(_CLEARED_ACT))
    tracks.score(game, game.running_vp() + 1)


PARTS = {
    "eliminated": QT_TRANSLATE_NOOP("hoe", "pairs of Japanese units eliminated"),
    "objectives": QT_TRANSLATE_NOOP("hoe", "objectives captured in time"),
    "cleared": QT_TRANSLATE_NOOP("hoe", "island cleared"),
    "orders": QT_TRANSLATE_NOOP("hoe", "Special Orders played"),
    "casualties": QT_TRANSLATE_NOOP("hoe", "US casualties"),
    "surrender": QT_TRANSLATE_NOOP("hoe", "Japanese surrender"),
}
BAND_TEXTS = {
    "desk": QT_TRANSLATE_NOOP("hoe", "From now on you count blankets in Hawaii."),
    "unready": QT_TRANSLATE_NOOP("hoe", "The staff blames itself: you were not ready for this."),
    "costly": QT_TRANSLATE_NOOP("hoe", "Almost a victory, but too many paid for it; next, less."),
    "narrow": QT_TRANSLATE_NOOP("hoe", "Missed by a hair. Okinawa gives you another try."),
    "victory": QT_TRANSLATE_NOOP("hoe", "A costly victory, and the right direction."),
    "overwhelming": QT_TRANSLATE_NOOP("hoe", "A victory beyond doubt; Washington takes note."),
    "legend": QT_TRANSLATE_NOOP("hoe", "A triumph at the lowest price: history keeps your name."),
}
_ORDERS_ROLL = QT_TRANSLATE_NOOP("hoe", "Roll for the Special Orders played.")
_ORDERS_FREE = QT_TRANSLATE_NOOP(
    "hoe", "Special Orders: {low} or less would cost a victory point, and no die shows that."
)
_ORDERS_LOST = QT_TRANSLATE_NOOP(
    "hoe", "Special Orders: {low} or less costs a victory point, and every die shows that."
)
_LOSSES = QT_TRANSLATE_NOOP("hoe", "{units} at two steps or fewer: -1 VP.")
_NO_LOSSES = QT_TRANSLATE_NOOP("hoe", "{units} at two steps or fewer: no loss of VP.")
_SURRENDER_ROLL = QT_TRANSLATE_NOOP("hoe", "Roll for the Japanese surrender.")
_SURRENDER = QT_TRANSLATE_NOOP("hoe", "The last defenders surrender: +1 VP.")
_SURRENDER_ACT = QT_TRANSLATE_NOOP("hoe", "Put the Surrender marker beside the VP track.")
_CLEARED = QT_TRANSLATE_NOOP("hoe", "The island is clear: +1 VP, and the game ends.")
_CLEARED_ACT = QT_TRANSLATE_NOOP("hoe", "Put the Cleared Island marker beside the VP track.")
_PART = QT_TRANSLATE_NOOP("hoe", "{vp} {part}")
_FINAL = QT_TRANSLATE_NOOP("hoe", "The operation ends with {points}. {band}")
