"""The small phases: weather, rally and organization (hoe:5.1, 5.3.1, 5.8.1, 5.9)."""

from beachmaster.engine.acts import moves
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options
from beachmaster.engine.text import plain_text
from beachmaster.games.hell_on_earth import drm, rolls
from beachmaster.games.hell_on_earth.acts import RETREAT, red_id, us_id
from beachmaster.games.hell_on_earth.command_markers import turn_marker
from beachmaster.games.hell_on_earth.dice import BLUE, can_reroll, throw
from beachmaster.games.hell_on_earth.game import MARKER_TURNS, Game
from beachmaster.games.hell_on_earth.places import BAG, BOX, RESERVE
from beachmaster.games.hell_on_earth.state import LAST_TURN, US_STEPS
from beachmaster.games.hell_on_earth.texts import T

ORGANIZATION = "hoe:5.9"


# -- weather --------------------------------------------------------------------------------------


def weather(game: Game) -> Steps[None]:
    """Roll for the weather from turn 2 on; turn 1 is fair."""
    if game.state.turn == 1:
        game.emit("weather", T("Turn 1 has good weather."), "hoe:5.1", weather="good")
        game.state.phase = "bombardment"
        return
    found = yield from throw(game, rolls.WEATHER, T("Weather."))
    game.state.weather = "bad" if found == "bad" else "good"
    text = (
        T(
            "Bad weather: 3 US and 1 Japanese bombardment point fewer, movement 1 less, strategic "
            "moves end at least 3 hexes from the enemy."
        )
        if game.bad_weather
        else T("Good weather.")
    )
    game.emit("weather", text, "hoe:5.1", weather=game.state.weather)
    game.state.phase = "bombardment"


# -- rally ----------------------------------------------------------------------------------------


def rally(game: Game, command_phase: bool = False) -> Steps[None]:
    """Let every US unit with an OR or DR marker try to rally, in the player's order (H-70)."""
    waiting = [name for name in game.us_on_map() if game.us(name).marker]
    if not waiting:
        game.pass_by(T("Rally"), "hoe:5.3.1")
    for name in (yield from _order(game, waiting)):
        if game.us(name).marker:
            yield from _try(game, name, command_phase)


def _order(game: Game, units: list[str]) -> Steps[list[str]]:
    """Ask for the order where it can matter: while a Reroll could be kept for a later die."""
    if len(units) < 2 or not can_reroll(game, BLUE):
        return units
    chosen = yield Choose(
        procedure="rally-order",
        text=T("In which order do your units rally?"),
        rules=("hoe:5.3.1",),
        options=Options(lambda: [Option(name, game.us_name(name)) for name in units]),
        minimum=len(units),
        maximum=len(units),
    )
    return list(chosen)


def _try(game: Game, name: str, command_phase: bool) -> Steps[None]:
    unit = game.us(name)  # by hoe:5.3.1 in every phase (H-39)
    rules = ("hoe:5.8.1", "hoe:5.3.1") if command_phase else ("hoe:5.3.1",)
    modifiers = drm.rally_modifiers(unit.marker == "OR", command_phase)
    text = T(
        "The {unit} try to rally from {marker}.",
        unit=game.us_name(name),
        marker=plain_text(unit.marker),
    )
    if (yield from throw(game, rolls.rally(command_phase), text, name, modifiers=modifiers)):
        recover(game, name, *rules)
    else:
        game.emit(
            "no-rally", T("The {unit} do not rally.", unit=game.us_name(name)), *rules, unit=name
        )


def recover(game: Game, name: str, *rules: str) -> None:
    """Take the OR or DR marker off a unit (hoe:3.3.6)."""
    unit = game.us(name)
    unit.marker = ""
    text, act = T("The {unit} rally.", unit=game.us_name(name)), moves(us_id(name, RETREAT))
    game.emit("rallied", text, *rules, "hoe:3.3.6", act=act, unit=name)


# -- organization ---------------------------------------------------------------------------------


def organization(game: Game) -> Steps[None]:
    """Advance the turn, bring units back, feed the bags, and draw a Command marker."""
    state = game.state
    state.turn += 1
    state.order_played = False
    state.bombarded = []
    turn = T("Turn {turn} begins.", turn=state.turn)
    game.emit("turn", turn, ORGANIZATION, turn=state.turn)
    yield from _returning(game)
    _reactions(game)
    if state.turn in MARKER_TURNS[game.options["mode"]]:
        yield from turn_marker(game)
    state.phase = "weather"


def _returning(game: Game) -> Steps[None]:
    """Bring the units in the box to the Reserve, or let them recover one turn more (H-47)."""
    here = [name for name, unit in game.state.us.items() if unit.place == BOX(game.state.turn)]
    weak = [name for name in here if game.us(name).steps < US_STEPS]
    resting = (yield _recover(game, weak)) if weak and game.state.turn < LAST_TURN else []
    for name in here:
        unit, who = game.us(name), game.us_name(name)
        if name in resting:
            unit.steps = US_STEPS
            unit.place = BOX(game.state.turn + 1)
            text = T(
                "Move the {unit} to box {box} with four steps.", unit=who, box=game.state.turn + 1
            )
        else:
            unit.place = RESERVE
            text = T("Move the {unit} to the Reserve.", unit=who)
        act = moves(us_id(name), words=text)
        game.emit("returned", text, ORGANIZATION, act=act, unit=name, place=unit.place)


def _recover(game: Game, units: list[str]) -> Choose:
    return Choose(
        procedure="recover",
        text=T("Which of these units wait one more turn and come back with all four steps?"),
        rules=(ORGANIZATION,),
        opens=True,
        options=Options(lambda: [Option(name, game.us_name(name)) for name in units]),
        minimum=0,
        maximum=len(units),
        several=True,
        spends=True,
        tell=T("The others go to the Reserve now, with two steps."),
    )


def _reactions(game: Game) -> None:
    here = BOX(game.state.turn)
    for token, at in game.state.red.items():
        if at == here:
            game.state.red[token] = BAG
            game.emit("reaction-added", None, ORGANIZATION, act=moves(red_id(token)))
