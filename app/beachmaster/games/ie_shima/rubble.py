"""Rubble: made by high dice in urban areas, for the rest of the game (ies:19.3, ies:19.3.2)."""

from beachmaster.engine.acts import moves
from beachmaster.games.ie_shima.acts import rubble_id
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.prints import URBAN
from beachmaster.games.ie_shima.rolls import Both
from beachmaster.games.ie_shima.roster import SideId
from beachmaster.games.ie_shima.texts import T

ABOVE = 11
"""The attacker's natural DR and the TEM make rubble where they are more (ies:19.3.1)."""


def rubble(game: Game, side: SideId, area: str, both: Both) -> None:
    """Place a Rubble marker where the attacker's dice and the TEM are high (ies:19.3, I-40)."""
    dice = both.us if side == "us" else both.japan
    if not game.plays("advanced") or area in game.state.rubble:
        return
    if dice + game.tables.tem(area) <= ABOVE:
        return
    game.rests_on([(area, URBAN)])
    if game.tables.urban(area):
        game.state.rubble.append(area)
        act = T("Place a Rubble marker in {area}.", area=game.place(area))
        text = T("{area} is rubble now.", area=game.place(area))
        moved = moves(rubble_id(area), words=act)
        game.emit("rubble", text, "ies:19.3.1", act=moved, area=area)
