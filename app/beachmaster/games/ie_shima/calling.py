"""Call for artillery, tanks and Satchel Charges before the dice (ies:19.2, ies:19.4)."""

from collections.abc import Mapping, Sequence

from beachmaster.engine.acts import moves
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, options_of
from beachmaster.engine.text import Text
from beachmaster.games.ie_shima import rolls
from beachmaster.games.ie_shima.acts import figure_id, marker_id
from beachmaster.games.ie_shima.engaged import targets
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.prints import URBAN
from beachmaster.games.ie_shima.roster import SideId
from beachmaster.games.ie_shima.state import Figure
from beachmaster.games.ie_shima.texts import T
from beachmaster.games.ie_shima.values import ARTILLERY, FIGURE, SATCHEL, TANKS
from beachmaster.games.ie_shima.ways import somebody_moves

FIGURES: Mapping[SideId, Figure] = {"us": "pyle", "japan": "igawa"}
FIGURE_NAMES: Mapping[Figure, Text] = {"pyle": T("Ernie Pyle"), "igawa": T("Major Igawa")}
FROM = {ARTILLERY: 2, TANKS: 3}
"""The turn in which each support marker arrives (ies:6.2.2, ies:19.2)."""
SUPPORT_TEXTS: Mapping[str, Text] = {
    ARTILLERY: T("the Artillery Support marker"),
    TANKS: T("the Tank Support marker"),
}
CALL_TEXTS = {
    ARTILLERY: T("Artillery Support Call: +1 on 4 or more"),
    TANKS: T("Tank Support Call: +2 on 4 or more, one less in an urban area and in rain"),
    SATCHEL: T("Satchel Charge Call: +4 on 5 or more, one easier in rain and at night"),
}
_SATCHEL = T("Satchel Charge")
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


def figure_of(game: Game) -> Figure | None:
    """Return the attacker's figure where he can come to this attack: once a turn (ies:20.1)."""
    mine = FIGURES[game.active.side]
    spent = game.state.figures.get(mine) == game.state.turn
    return mine if game.plays("figures") and mine not in game.state.kia and not spent else None


def calls(game: Game, target: str) -> Steps[list[str]]:
    """Ask for calls and the figure, roll, return what worked.

    In the order of ies:11.4.c, ies:11.4.d, ies:11.4.e and ies:20.1.

    A call costs nothing: where no other attack can follow in the impulse, each is made unasked.
    """
    found, figure = able(game), figure_of(game)
    told: Sequence[str] = found
    if figure is not None or (found and _more_to_come(game)):
        told = yield _prompt(game, target, found, figure)
    worked: list[str] = []
    for call in found:
        if call in told:
            game.active.calls.append(call)
            if (yield from _roll(game, call, target)):
                worked.append(call)
    if figure is not None and figure in told:
        _comes(game, figure, target)
        worked.append(FIGURE)
    return worked


def _more_to_come(game: Game) -> bool:
    """Tell whether another attack could still be made in this impulse."""
    field, active = game.field, game.active
    return bool(targets(field, active)) or somebody_moves(field, active)


def _prompt(game: Game, target: str, found: Sequence[str], figure: Figure | None) -> Choose:
    options = [Option(call, CALL_TEXTS[call]) for call in found]
    rules = ["ies:19.2.1" if game.active.side == "us" else "ies:19.4.1"] if found else []
    if figure is not None:
        words = T("{figure} comes: +1, once a turn", figure=FIGURE_NAMES[figure])
        options.append(Option(figure, words))
        rules.append("ies:20.1")
    return Choose(
        procedure="calls",
        subjects=(target,),
        side=game.active.side,
        text=T("Which support for the attack on {area}?", area=game.place(target)),
        rules=tuple(rules),
        options=options_of(*options),
        minimum=0,
        maximum=len(options),
        several=True,
        spends=figure is not None,
    )


def _comes(game: Game, figure: Figure, target: str) -> None:
    """Put a figure into the area of the attack (ies:20.1)."""
    game.state.figures[figure] = game.state.turn
    game.active.figure = target
    words = {"figure": FIGURE_NAMES[figure], "area": game.place(target)}
    text, act = T("{figure} is in {area}."), T("Place {figure} in {area}.").fill(**words)
    moved = moves(figure_id(figure), words=act)
    game.emit("figure", text.fill(**words), "ies:20.1", act=moved, figure=figure)


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
        text = T("The {marker} marker has been used this turn.", marker=_SATCHEL)
        act = T("Flip the {marker} marker to its USED side.", marker=_SATCHEL)
        moved = moves(marker_id(SATCHEL), words=act)
        game.emit("marker-used", text, "ies:19.4.1", act=moved, marker=SATCHEL)
    return came
