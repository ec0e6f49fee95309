"""The Organization Phase: the Turn Track moves on (hoe:5.9)."""

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options
from beachmaster.games.hell_on_earth.command_markers import turn_marker
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.places import BAG, BOX, RESERVE
from beachmaster.games.hell_on_earth.state import (
    LAST_TURN,
    US_STEPS,
)
from beachmaster.games.hell_on_earth.texts import T

RULE = "hoe:5.9"
MARKER_TURNS = {"standard": (3, 5, 7, 9), "heroic": (3, 5)}


def organization(game: Game) -> Steps[None]:
    """Advance the turn, bring units back, feed the bags, and draw a Command marker."""
    state = game.state
    state.turn += 1
    state.order_played = False
    state.bombarded = []
    turn = T("Move the Turn marker to box {turn}.", turn=state.turn)
    game.emit("turn", turn, RULE, act=turn, turn=state.turn)
    yield from _returning(game)
    _reactions(game)
    if state.turn in MARKER_TURNS[game.options["mode"]]:
        yield from turn_marker(game)
    state.phase = "weather"


def _returning(game: Game) -> Steps[None]:
    """Bring the units in the box to the Reserve, or let them recover one turn more (H-47)."""
    here = BOX(game.state.turn)
    for name, unit in game.state.us.items():
        if unit.place != here:
            continue
        stay = unit.steps < US_STEPS and game.state.turn < LAST_TURN
        if stay and (yield _recover(game, name)) == "recover":
            unit.steps = US_STEPS
            unit.place = BOX(game.state.turn + 1)
            text = T(
                "{unit} goes to box {box} with four steps.",
                unit=game.us_name(name),
                box=game.state.turn + 1,
            )
        else:
            unit.place = RESERVE
            text = T("{unit} goes to the Reserve.", unit=game.us_name(name))
        game.emit("returned", text, RULE, act=text, unit=name, place=unit.place)


def _recover(game: Game, name: str) -> Choose:
    return Choose(
        procedure="recover",
        subjects=(name,),
        text=T(
            "{unit} has two steps: Reserve now, or four steps next turn?", unit=game.us_name(name)
        ),
        rules=(RULE,),
        opens=True,
        options=Options(
            lambda: [
                Option("reserve", T("To the Reserve with two steps")),
                Option("recover", T("To the next box with all four steps")),
            ]
        ),
    )


def _reactions(game: Game) -> None:
    here = BOX(game.state.turn)
    for token, at in game.state.red.items():
        if at == here:
            game.state.red[token] = BAG
            game.emit("reaction-added", _REACTION, RULE, act=_REACTION)


_REACTION = T("The Reaction marker of this box goes into the red bag.")
