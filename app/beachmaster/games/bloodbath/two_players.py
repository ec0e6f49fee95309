"""What a second player may do with the Japanese: move face up, tunnel, attack (bib:23.2)."""

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options, Place, options_of
from beachmaster.engine.text import plain_text
from beachmaster.games.bloodbath import knowledge, rolls
from beachmaster.games.bloodbath.boards.questions import Targets
from beachmaster.games.bloodbath.dice import throw
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.japanese_attack import attacks
from beachmaster.games.bloodbath.reveal import reveal
from beachmaster.games.bloodbath.texts import T

__all__ = ["attacks", "moves"]

RULE = "bib:23.2"
TUNNEL, TUNNEL_IN_ZOC = 3, 2
"""The highest die that takes a unit through the tunnel, outside and inside a US ZOC."""
WALK, DIG = "walk", "tunnel"


def moves(game: Game) -> Steps[None]:
    """Let the Japanese player move units face up or through tunnels, one after another.

    Who charges in a Banzai goes nowhere else (bib:23.5).
    """
    done = list(game.state.banzai)
    tried: list[str] = []
    while True:
        able = [name for name, unit in game.japanese() if name not in done]
        if not able:
            return
        counter = yield from game.board.choose_target(
            game,
            "japanese-move",
            T("Japanese player: which unit moves?"),
            (RULE,),
            (),
            Targets(
                reason=T("It has moved or tried its tunnel in this phase."),
                barred=tuple(done),
                optional=True,
                side="japan",
            ),
        )
        if not counter:
            return
        if (yield from _move(game, counter, tried)) or game.ruling("B-59") == "stays":
            done.append(counter)


def _move(game: Game, counter: str, tried: list[str]) -> Steps[bool]:
    """Ask how a unit goes, and tell whether it went; one tunnel a phase (B-59)."""
    how = WALK
    if game.unit(counter).dug_in and counter not in tried:
        how = yield Choose(
            procedure="japanese-way",
            subjects=(game.unit(counter).place,),
            text=T("How does the unit in {place} move?", place=game.unit(counter).place),
            rules=(RULE,),
            side="japan",
            options=options_of(
                Option(WALK, T("Face up, with its movement allowance")),
                Option(DIG, T("Face down, through a tunnel, if the die allows it")),
            ),
        )
    if how == DIG:
        tried.append(counter)
        return (yield from _tunnel(game, counter))
    yield from _walk(game, counter)
    return True


def _walk(game: Game, counter: str) -> Steps[None]:
    """Flip a unit and move it; it does not dig in again (B-42), unless it cannot move at all."""
    yield from reveal(game, counter, RULE)
    unit, origin = game.unit(counter), game.unit(counter).place
    if game.printed(counter).movement == 0:
        text = T("{unit} has movement 0 and stays.", unit=game.japanese_name(counter))
        act = T("Turn the unit in {place} face down again.", place=origin) if unit.dug_in else None
        game.emit("cannot-move", text, "bib:19.3", RULE, act=act, place=origin)
        if unit.dug_in:
            knowledge.cover(game, counter)
        unit.hidden = unit.dug_in
        return
    unit.dug_in = False
    yield from game.board.move_japanese(game, counter)
    act = _GOES.fill(origin=origin, place=unit.place)
    game.emit("japanese-moved", act, RULE, act=act, origin=origin, place=unit.place)


def _tunnel(game: Game, counter: str) -> Steps[bool]:
    """Roll for the tunnel, let the player pick where it ends, and tell whether it worked."""
    unit, origin = game.unit(counter), game.unit(counter).place
    inside = yield from game.board.in_us_zoc(game, counter)
    most = TUNNEL_IN_ZOC if inside else TUNNEL
    through = yield from throw(
        game, rolls.tunnel(most), T("Tunnel from {place}.", place=origin), origin
    )
    if not through:
        game.emit(
            "tunnel-fails",
            T("The unit in {place} finds no way through.", place=origin),
            RULE,
            place=origin,
        )
        return False
    without = () if game.ruling("B-54") == "counts" else (counter,)
    found = yield from game.board.eligible(game, None, without)
    if not found:
        game.emit(
            "tunnel-fails",
            T("No hex could take the unit from {place}.", place=origin),
            RULE,
            "bib:19.5",
            place=origin,
        )
        return False
    hexes = sorted(found)
    goal = yield Place(
        procedure="tunnel-exit",
        subjects=(origin,),
        text=T("Where does the unit from {place} come out?", place=origin),
        rules=(RULE, "bib:19.5"),
        side="japan",
        options=Options(lambda: [Option(place, plain_text(place)) for place in hexes]),
    )
    unit.place = goal
    act = _GOES.fill(origin=origin, place=goal)
    game.emit("tunnel", act, RULE, act=act, origin=origin, place=goal)
    return True


_GOES = T("Move the Japanese unit from {origin} to {place}.")
