"""Answer what a player asks of the map: how far, what is in sight, where a unit can go."""

from collections.abc import Iterator, Mapping

from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.prompt import Choose, Place, Prompt
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.hell_on_earth.display_units import where
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import Ground
from beachmaster.games.hell_on_earth.movement import ARROW, LEAP
from beachmaster.games.hell_on_earth.paths import normal_moves, strategic_hexes, why_not_strategic
from beachmaster.games.hell_on_earth.prints import Prints
from beachmaster.games.hell_on_earth.texts import TN, T


def sight(game: Game, prints: Prints, a: HexId, b: HexId) -> Text:
    """Say how far two hexes are apart and what stands in the line between them (H-25).

    Of the ground nothing blocks a line; US units do, along an edge only two of them together.
    """
    if a not in prints.hexes or b not in prints.hexes:
        return T("Not both hexes are on the map.")
    away = prints.distance(a, b)
    if away < 2:
        return (T("{a} and {b} are adjacent; {level}.") if away else T("{a}: the same hex")).fill(
            a=a, b=b, level=_level(game, a, b)
        )
    blocking = _blocking(game, prints, a, b)
    hexes = TN("{n} hex", "{n} hexes", n=away)
    level = _level(game, a, b)
    if not blocking:
        return T(
            "{a} to {b}: {hexes}, line of sight free; {level}.", a=a, b=b, hexes=hexes, level=level
        )
    return T(
        "{a} to {b}: {hexes}, line of sight blocked by {units}; {level}.",
        a=a,
        b=b,
        hexes=hexes,
        units=blocking,
        level=level,
    )


def _blocking(game: Game, prints: Prints, a: HexId, b: HexId) -> list[Text]:
    """Return the US units that block a line: where all hexes of a crossing hold one."""
    held = {game.us(name).place: name for name in game.us_on_map()}
    return [
        T("{unit} in {place}", unit=game.us_name(held[place]), place=where(game, place))
        for group in prints.line(a, b)
        if all(place in held for place in group)
        for place in group
    ]


def _level(game: Game, a: HexId, b: HexId) -> Text:
    """Say which of two hexes lies higher, which weakens tank support (hoe:5.4.2.7.1.1)."""
    ground = Ground(game)
    if ground.lower(a, b):
        return _HIGHER.fill(place=b)
    return _HIGHER.fill(place=a) if ground.lower(b, a) else T("both on the same level")


def reach(game: Game, prints: Prints, prompt: Prompt, unit: str) -> Mapping[HexId, Value]:
    """Return where this prompt lets a US unit go, each hex with the answer that takes it there."""
    if unit not in game.state.us:
        return {}
    if isinstance(prompt, Place):
        return dict(_destinations(prints, prompt, unit))
    if not isinstance(prompt, Choose):
        return {}
    if prompt.procedure == "move":
        return _moves(game, prompt, unit)
    if prompt.procedure == "landing" and prompt.subjects == (unit,):
        return {prints.beaches[option.value]: option.value for option in prompt.options}
    if prompt.procedure == "advance" and unit in prompt.options:
        return dict.fromkeys(prompt.subjects, unit)
    return {}


def _destinations(prints: Prints, prompt: Place, unit: str) -> Iterator[tuple[HexId, Value]]:
    """Yield the hexes of a prompt that asks where this unit goes: a move or a retreat."""
    if prompt.subjects[:1] == (unit,):
        for option in prompt.options:
            if option.value in prints.hexes:
                yield option.value, option.value


def _moves(game: Game, prompt: Choose, unit: str) -> Mapping[HexId, Value]:
    """Return the hexes of normal moves, and of strategic ones where nothing nearer leads."""
    if not any(option.value == unit for option in prompt.options):
        return {}
    ground = Ground(game)
    found: dict[HexId, Value] = {}
    if why_not_strategic(ground, unit) is None:
        found = {place: f"{unit}{LEAP}{place}" for place in strategic_hexes(ground, unit)}
    return found | {place: f"{unit}{ARROW}{place}" for place in normal_moves(ground, unit)}


_HIGHER = T("{place} lies higher")
