"""Call for artillery, tanks and Satchel Charges before the dice (ies:19.2, ies:19.4)."""

from collections.abc import Mapping

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options
from beachmaster.engine.text import Text
from beachmaster.games.ie_shima import rolls
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.prints import URBAN
from beachmaster.games.ie_shima.roster import SideId
from beachmaster.games.ie_shima.state import Figure
from beachmaster.games.ie_shima.texts import T
from beachmaster.games.ie_shima.values import ARTILLERY, SATCHEL, TANKS

FIGURES: Mapping[SideId, Figure] = {"us": "pyle", "japan": "igawa"}
FIGURE_NAMES: Mapping[Figure, Text] = {"pyle": T("Ernie Pyle"), "igawa": T("Major Igawa")}
FROM = {ARTILLERY: 2, TANKS: 3}
"""The turn in which each support marker arrives (ies:6.2.2, ies:19.2)."""
CALL_TEXTS = {
    ARTILLERY: T("Artillery Support Call: +1 on 4 or more"),
    TANKS: T("Tank Support Call: +2 on 4 or more, one less in an urban area and in rain"),
    SATCHEL: T("Satchel Charge Call: +4 on 5 or more, one easier in rain and at night"),
}
CALLED = {
    ARTILLERY: T("Artillery Support Call."),
    TANKS: T("Tank Support Call."),
    SATCHEL: T("Satchel Charge Call."),
}


def able(game: Game) -> list[str]:
    """Return the calls that the attacker can still make (ies:19.0, ies:19.2.1, ies:19.4)."""
    if not game.plays("advanced"):
        return []
    active, turn = game.active, game.state.turn
    mine = [SATCHEL] if active.side == "japan" else [c for c in FROM if turn >= FROM[c]]
    return [call for call in mine if call not in active.calls and not _gone(game, call)]


def _gone(game: Game, call: str) -> bool:
    """Tell whether a Satchel Charge worked this turn, where that is the only one (I-51)."""
    once = game.ruling("I-51") == "once-a-turn"
    return call == SATCHEL and once and game.state.markers.get("satchel") == "used"


def calls(game: Game, target: str) -> Steps[list[str]]:
    """Ask for calls, roll, return those that worked (ies:11.4.c, ies:11.4.d, ies:11.4.e)."""
    found = able(game)
    if not found:
        return []
    told = yield Choose(
        procedure="calls",
        subjects=(target,),
        side=game.active.side,
        text=T("Which calls do you make for the attack on {area}?", area=game.place(target)),
        rules=("ies:19.2.1",) if game.active.side == "us" else ("ies:19.4.1",),
        options=Options(lambda: [Option(call, CALL_TEXTS[call]) for call in found]),
        minimum=0,
        maximum=len(found),
        several=True,
    )
    worked: list[str] = []
    for call in told:
        game.active.calls.append(call)
        if (yield from _roll(game, call, target)):
            worked.append(call)
    return worked


def _roll(game: Game, call: str, target: str) -> Steps[bool]:
    state = game.state
    if call == SATCHEL:
        die = rolls.satchel(state.rain + state.night)
    else:
        if call == TANKS:
            game.rests_on([(target, URBAN)])
        die = rolls.support(call, (state.rain + game.tables.urban(target)) * (call == TANKS))
    came = yield from rolls.throw(game, die, CALLED[call], target)
    if came and call == SATCHEL:
        state.markers["satchel"] = "used"
    return came
