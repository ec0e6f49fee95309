"""The opaque container of eliminated Japanese units, and the blind draws from it (bib:19.1)."""

from beachmaster.engine import chance
from beachmaster.games.bloodbath import knowledge
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.places import CONTAINER


def contents(game: Game) -> list[str]:
    """Return the counters in the container; what they are nobody needs to know."""
    return sorted(name for name, unit in game.state.japan.items() if unit.place == CONTAINER)


def put_in(game: Game, counter: str) -> None:
    """Put a counter into the container, whether it died or is to redeploy (bib:20.3)."""
    unit = game.unit(counter)
    unit.place = CONTAINER
    unit.dug_in = True


def draw_blind(game: Game, reason: str, subject: str = "") -> str:
    """Draw a counter unseen: from now on nobody knows what is in there and what came out.

    The player draws from the real container just as blindly, so no prompt asks what it was; the
    program's deal stands until the counter is turned.
    """
    inside = contents(game)
    key = f"{game.state.turn}.{game.state.phase}/blind:{reason},{subject}"
    drawn = _scripted(game, inside) or chance.draw(inside, game.seed, key)
    knowledge.mix(game, inside)
    for name in inside:
        game.unit(name).hidden = True
    return drawn


def _scripted(game: Game, inside: list[str]) -> str:
    """Return the counter that a position file set down to be drawn next, where it is in there."""
    draws = game.state.script.draws
    found = next((name for name in inside if draws and game.unit(name).unit == draws[0]), "")
    del draws[: 1 if found else 0]
    return found


def place(game: Game, counter: str, hex_id: str) -> None:
    """Put a counter on a hex face down, dug in (bib:19.5)."""
    knowledge.cover(game, counter)
    unit = game.unit(counter)
    unit.place = hex_id
    unit.hidden = unit.dug_in = True
