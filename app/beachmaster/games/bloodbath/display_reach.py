"""Answer what a player asks of the map: how far, and where a unit can go."""

from collections.abc import Iterable, Mapping

from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.prompt import Choose, Place, Prompt
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import FAR, Island
from beachmaster.games.bloodbath.movement import ARROW
from beachmaster.games.bloodbath.paths import moves
from beachmaster.games.bloodbath.prints import Prints
from beachmaster.games.bloodbath.texts import TN, T


def sight(_: Game, prints: Prints, a: HexId, b: HexId) -> Text:
    """Say how far two hexes are apart, and whether that is far enough (bib:15.0, B-44)."""
    if a not in prints.hexes or b not in prints.hexes:
        return T("Not both hexes are on the map.")
    away = prints.distance(a, b)
    hexes = TN("{n} hex", "{n} hexes", n=away)
    return (
        T("{a} to {b}: {hexes}; far enough to redeploy and rebuild ({least} or more).")
        if away >= FAR
        else T("{a} to {b}: {hexes}; too near to redeploy and rebuild ({least} or more).")
    ).fill(a=a, b=b, hexes=hexes, least=FAR)


def reach(game: Game, prints: Prints, prompt: Prompt, unit: str) -> Mapping[HexId, Value]:
    """Return where this prompt lets a US unit go, each hex with the answer that takes it there."""
    if unit not in game.state.us:
        return {}
    if isinstance(prompt, Place) and prompt.subjects[:1] == (unit,):
        values = (option.value for option in prompt.options)
        return {value: value for value in values if value in prints.hexes}
    if isinstance(prompt, Choose) and prompt.procedure == "move":
        return {place: f"{unit}{ARROW}{place}" for place in _goals(game, prompt, unit)}
    if isinstance(prompt, Choose) and prompt.procedure == "advance" and unit in prompt.options:
        return dict.fromkeys(prompt.subjects, unit)
    return {}


def _goals(game: Game, prompt: Choose, unit: str) -> Iterable[HexId]:
    """Return the hexes a unit can move to, or the beaches that the prompt lets it land on."""
    island = Island(game)
    if game.us(unit).on_map:
        waits = any(option.value == unit for option in prompt.options)
        return moves(island, unit, game.state.phase == "mobile-movement") if waits else ()
    beaches = island.landing_beaches()
    return [place for place in beaches if _agrees(prompt, f"{unit}{ARROW}{place}")]


def _agrees(prompt: Choose, move: str) -> bool:
    return prompt.agrees is None or prompt.agrees([move]) is None
