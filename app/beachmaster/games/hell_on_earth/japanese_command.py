"""The Japanese step of the Command Phase (hoe:5.8.3)."""

from collections.abc import Sequence

from beachmaster.engine.decision import Decision
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options
from beachmaster.engine.question import Question
from beachmaster.games.hell_on_earth import rolls, tracks
from beachmaster.games.hell_on_earth.dice import throw
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.response import banzai, nearest_us
from beachmaster.games.hell_on_earth.texts import T

RULE = "hoe:5.8.3"
LATE_TURN = 8
MANY_VP = 10


def japanese_command(game: Game) -> Steps[None]:
    """Roll for every Japanese unit with one step: late charges, or a step regained."""
    weak = [name for name, unit in game.japanese() if unit.steps == 1]
    weak.sort(key=lambda name: game.unit(name).place)
    if weak:
        tracks.japanese_turn(game)
    order = yield from command_order(game, weak)
    for name in order:
        if game.unit(name).alive and game.unit(name).steps == 1:
            yield from _unit(game, name)


def _by_hex(game: Game, counters: Sequence[str]) -> list[str]:
    return sorted(counters, key=lambda name: game.unit(name).place)


def _ask_order(game: Game, counters: Sequence[str]) -> Steps[list[str]]:
    if len(counters) < 2:
        return list(counters)
    places = {game.unit(name).place: name for name in counters}
    told = yield Choose(
        procedure="japanese-order",
        text=T("In which order do the weakened Japanese units roll?"),
        rules=(RULE,),
        options=Options(lambda: [Option(p, game.japanese_name(n)) for p, n in places.items()]),
        minimum=len(places),
        maximum=len(places),
        question=True,
    )
    return [places[place] for place in told]


command_order = Question(
    "japanese-order",
    _by_hex,
    _ask_order,
    fact=lambda game, found, *_: [game.unit(name).place for name in found],
)
"""In which order the weakened units roll: by hex number, or as the player likes (H-70)."""


def _unit(game: Game, name: str) -> Steps[None]:
    """Roll for one unit; a charge can be its own end (H-46)."""
    unit = game.unit(name)
    text = T("Command roll for {unit}.", unit=game.japanese_name(name))
    result = yield from throw(
        game, rolls.japanese_command(late(game.state.turn, game.running_vp())), text, unit.place
    )
    if result == "step":
        unit.steps += 1
        words = T("{unit} regains a step: turn it to two steps.", unit=game.japanese_name(name))
        game.emit("japanese-step", words, RULE, act=words, place=unit.place)
    elif result == "banzai":
        yield from _late_banzai(game, name)
    else:
        game.emit("no-effect", _NOTHING, RULE, place=unit.place)


def late(turn: int, vp: int) -> bool:
    """Tell whether a roll of 1 means a Banzai: turn 8, or more than 10 VP (H-40, H-45)."""
    return turn >= LATE_TURN or vp > MANY_VP


def _late_banzai(game: Game, name: str) -> Steps[None]:
    """Charge the closest US unit; without one nothing happens, a tie is the player's (H-67)."""
    nearest = yield from nearest_us(game, name)
    if not nearest:
        place = game.unit(name).place
        game.emit(
            "no-effect",
            T("No US unit is within two hexes: the charge is ignored."),
            RULE,
            place=place,
        )
        return
    decision = Decision(nearest, RULE, game.us_name)
    target = nearest[0]
    if len(nearest) > 1:
        target = yield Choose(
            procedure="banzai-choice",
            subjects=(game.unit(name).place,),
            text=T("Which of the closest units does the charge hit?"),
            rules=(RULE,),
            options=Options(lambda: [Option(one, game.us_name(one)) for one in nearest]),
        )
        decision.broken_by(T("the player"), target)
    words = T(
        "The charge goes for {unit}, the closest within two hexes.", unit=game.us_name(target)
    )
    trace = (
        T(
            "Turn {turn}, {vp} VP: a roll of 1 is a charge from turn 8 or 11 VP.",
            turn=game.state.turn,
            vp=game.running_vp(),
        ),
        *decision.trace,
    )
    game.emit("banzai-target", words, RULE, "hoe:5.4.2.5.1", trace=trace, unit=target)
    yield from banzai(game, name, (), target)


_NOTHING = T("Nothing happens.")
