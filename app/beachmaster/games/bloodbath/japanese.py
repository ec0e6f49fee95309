"""The Japanese phases: replacement and Banzai moves, then Banzai attacks and fire (bib:20.0)."""

from beachmaster.engine.acts import moves
from beachmaster.engine.module import Steps
from beachmaster.games.bloodbath import (
    banzai,
    charge,
    container,
    japanese_attack,
    sectors,
    two_players,
)
from beachmaster.games.bloodbath.acts import CONTAINER_ID, hidden_id
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.japanese_fire import bombardment
from beachmaster.games.bloodbath.redeployment import find_hex
from beachmaster.games.bloodbath.texts import T

RULE = "bib:19.4"


def movement(game: Game) -> Steps[None]:
    """Place the replacement, then roll for a Banzai (bib:19.4, bib:20.5), or the other way (B-21).

    A unit that has just arrived may be flipped for the Banzai unless B-21 says otherwise. Only a
    second player moves units besides (bib:20.1, bib:23.0).
    """
    if game.ruling("B-21") == "banzai-first":
        yield from banzai.charges(game)
        yield from replacement(game)
    else:
        yield from replacement(game)
        yield from banzai.charges(game)
    if game.two_players:
        yield from two_players.moves(game)


def combat(game: Game) -> Steps[None]:
    """Resolve Banzai attacks, then place and resolve the bombardment (bib:21.2)."""
    yield from charge.fights(game)
    if game.two_players:
        yield from japanese_attack.attacks(game)
    if any(True for _ in game.japanese()):
        yield from bombardment(game)
    yield from sectors.check(game)


def replacement(game: Game) -> Steps[None]:
    """Draw one unit blind from the container and place it by sector and terrain (19.4, 19.5)."""
    if not container.contents(game):
        game.emit(
            "no-replacement", T("The container is empty: no Japanese replacement this turn."), RULE
        )
        return
    counter = container.draw_blind(game, "replacement")
    game.emit("replacement-drawn", _DRAW, RULE, act=_DRAW)
    hex_id = yield from find_hex(game, "replacement")
    if not hex_id:
        game.emit("replacement-returns", _BACK, RULE, "bib:19.5", act=_BACK)
        return
    container.place(game, counter, hex_id)
    text = T("Place the replacement face down on {place}.", place=hex_id)
    act = moves(CONTAINER_ID, hidden_id(hex_id), words=text)
    game.emit("replacement-placed", text, RULE, "bib:19.5", act=act, place=hex_id)


_DRAW = T("Draw one Japanese unit from the container without looking at it, and keep it face down.")
_BACK = T("No hex can take the replacement: put it back into the container.")
