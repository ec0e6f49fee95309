"""End the game: the last rolls and the final assessment (hoe:2)."""

from beachmaster.engine.acts import moves
from beachmaster.engine.module import Steps
from beachmaster.engine.tables import Modifier, applied_total
from beachmaster.engine.text import Text
from beachmaster.games.hell_on_earth import rolls, tables
from beachmaster.games.hell_on_earth.dice import throw_once
from beachmaster.games.hell_on_earth.game import OBJECTIVE_LIMITS, Game
from beachmaster.games.hell_on_earth.state import LAST_TURN, Result
from beachmaster.games.hell_on_earth.texts import TN, T

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
    band, words = rated(vp)
    game.state.result = Result(vp, band, parts)
    game.state.over = True
    if parts["surrender"]:
        words, act = T("The last defenders surrender: +1 VP."), moves("score/surrender")
        game.emit("surrender", words, "hoe:2.5", act=act)
    trace = tuple(T("{part}: {vp}.", part=PARTS[name], vp=f"{vp:+d}") for name, vp in parts.items())
    points = TN("{n} victory point", "{n} victory points", n=vp)
    text = T("The operation ends with {points}. {band}", points=points, band=words)
    game.emit("final", text, "hoe:2.6", trace=trace, vp=vp, band=band, parts=parts)


def rated(vp: int) -> tuple[str, Text]:
    """Return the band of a total and what it says (hoe:2.6)."""
    band = tables.band(vp)
    return band, BAND_TEXTS[band]


def against_orders(errors: int, heroic: bool) -> list[Modifier]:
    """Return what goes against the player in the Special Order roll (hoe:2.3, 7.4, H-02)."""
    held = T("Intelligence Errors in the Command Area ({count})", count=errors)
    return [
        Modifier(held, errors, errors > 0, "hoe:2.3"),
        Modifier(T("Heroic mode"), 1, heroic, "hoe:7.4"),
    ]


def too_many_weak(units: int, mode: str) -> bool:
    """Tell whether so many US units with two steps or fewer cost a point (hoe:2.4, hoe:7.3)."""
    return units >= CASUALTY_LINE[mode]


def may_surrender(left: int) -> bool:
    """Tell whether so many Japanese units left may surrender (hoe:2.5)."""
    return 1 <= left <= MOST_FOR_SURRENDER


def orders_threshold(game: Game) -> int:
    """Return the die at or below which the Special Orders cost a point (hoe:2.3, H-02)."""
    extra = applied_total(against_orders(game.errors_in_slots(), game.heroic))
    sign = -1 if game.ruling("H-02") == "literal" else 1
    return game.state.orders + sign * extra


def _orders(game: Game) -> Steps[int]:
    """Roll for the Special Orders; where every face says the same, nobody is asked (hoe:2.3)."""
    threshold = orders_threshold(game)
    die = rolls.orders(threshold, game.heroic)
    if len(die.chances()) == 1:
        lost = True in die.chances()
        text = (
            T(
                "Special Orders: a roll of {low} or less costs a victory point, and every "
                "roll is that low."
            )
            if lost
            else T(
                "Special Orders: a roll of {low} or less would cost a victory point, and "
                "no roll is that low."
            )
        ).fill(low=threshold)
        game.emit("orders-sure", text, *die.rules, lost=lost)
        return -1 if lost else 0
    lost = yield from throw_once(game, die, T("Special Orders played."))
    return -1 if lost else 0


def _casualties(game: Game) -> int:
    """Return -1 where too many US units have two steps or fewer, wherever they are (hoe:2.4)."""
    weak = sum(unit.steps <= WEAK_STEPS for unit in game.state.us.values())
    lost = too_many_weak(weak, game.options["mode"])
    count = TN("{n} US unit", "{n} US units", n=weak)
    rules = ("hoe:2.4", "hoe:7.3") if game.heroic else ("hoe:2.4",)
    game.emit(
        "casualties",
        (
            T("{units} at two steps or fewer: -1 VP.")
            if lost
            else T("{units} at two steps or fewer: no loss of VP.")
        ).fill(units=count),
        *rules,
        weak=weak,
    )
    return -1 if lost else 0


def _surrender(game: Game) -> Steps[int]:
    """Roll for surrender at the end of turn 9 (hoe:2.5)."""
    left = sum(not unit.lost for unit in game.state.japan.values())
    every = all(name in game.state.control for name in OBJECTIVE_LIMITS)
    due = game.state.turn == LAST_TURN and not game.state.cleared
    if not (due and every and may_surrender(left)):
        return 0
    over = yield from throw_once(game, rolls.surrender(left), T("Do the Japanese surrender?"))
    return 1 if over else 0


def island_cleared(game: Game) -> None:
    """Score the cleared island; the game ends at once (hoe:2.1, H-07)."""
    game.state.cleared = True
    game.emit(
        "cleared",
        T("The island is clear: +1 VP, and the game ends."),
        "hoe:2.1",
        act=moves("score/cleared"),
    )


PARTS = {
    "eliminated": T("pairs of Japanese units eliminated"),
    "objectives": T("objectives captured in time"),
    "cleared": T("island cleared"),
    "orders": T("Special Orders played"),
    "casualties": T("US casualties"),
    "surrender": T("Japanese surrender"),
}
BAND_TEXTS = {
    "desk": T("From now on you count blankets in Hawaii."),
    "unready": T("The staff blames itself: you were not ready for this."),
    "costly": T("Almost a victory, but too many paid for it; next, less."),
    "narrow": T("Missed by a hair. Okinawa gives you another try."),
    "victory": T("A costly victory, and the right direction."),
    "overwhelming": T("A victory beyond doubt; Washington takes note."),
    "legend": T("A triumph at the lowest price: history keeps your name."),
}
