"""What a second player may do with the Japanese: move face up, tunnel, attack (bib:23.2)."""

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options, Place, options_of
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text, plain_text
from beachmaster.games.bloodbath import knowledge, rolls
from beachmaster.games.bloodbath.boards.questions import Targets
from beachmaster.games.bloodbath.dice import throw
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.japanese_attack import attacks
from beachmaster.games.bloodbath.reveal import reveal

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
            _WHO,
            (RULE,),
            (),
            Targets(reason=_MOVED_ALREADY, barred=tuple(done), optional=True, side="japan"),
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
            text=Text(_HOW, place=game.unit(counter).place),
            rules=(RULE,),
            side="japan",
            options=options_of(Option(WALK, Text(_WALK)), Option(DIG, Text(_DIG))),
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
        text = Text(_CANNOT, unit=game.japanese_name(counter))
        act = Text(_DOWN, place=origin) if unit.dug_in else None
        game.emit("cannot-move", text, "bib:19.3", RULE, act=act, place=origin)
        if unit.dug_in:
            knowledge.cover(game, counter)
        unit.hidden = unit.dug_in
        return
    unit.dug_in = False
    yield from game.board.move_japanese(game, counter)
    act = Text(_GOES, origin=origin, place=unit.place)
    game.emit("japanese-moved", act, RULE, act=act, origin=origin, place=unit.place)


def _tunnel(game: Game, counter: str) -> Steps[bool]:
    """Roll for the tunnel, let the player pick where it ends, and tell whether it worked."""
    unit, origin = game.unit(counter), game.unit(counter).place
    inside = yield from game.board.in_us_zoc(game, counter)
    most = TUNNEL_IN_ZOC if inside else TUNNEL
    through = yield from throw(game, rolls.tunnel(most), Text(_ROLL, place=origin), origin)
    if not through:
        game.emit("tunnel-fails", Text(_FAILS, place=origin), RULE, place=origin)
        return False
    without = () if game.ruling("B-54") == "counts" else (counter,)
    found = yield from game.board.eligible(game, None, without)
    if not found:
        game.emit("tunnel-fails", Text(_NO_EXIT, place=origin), RULE, "bib:19.5", place=origin)
        return False
    hexes = sorted(found)
    goal = yield Place(
        procedure="tunnel-exit",
        subjects=(origin,),
        text=Text(_WHERE, place=origin),
        rules=(RULE, "bib:19.5"),
        side="japan",
        options=Options(lambda: [Option(place, plain_text(place)) for place in hexes]),
    )
    unit.place = goal
    act = Text(_GOES, origin=origin, place=goal)
    game.emit("tunnel", act, RULE, act=act, origin=origin, place=goal)
    return True


_WHO = QT_TRANSLATE_NOOP("bib", "Japanese player: which unit moves?")
_MOVED_ALREADY = QT_TRANSLATE_NOOP("bib", "It has moved or tried its tunnel in this phase.")
_HOW = QT_TRANSLATE_NOOP("bib", "How does the unit in {place} move?")
_WALK = QT_TRANSLATE_NOOP("bib", "Face up, with its movement allowance")
_DIG = QT_TRANSLATE_NOOP("bib", "Face down, through a tunnel, if the die allows it")
_CANNOT = QT_TRANSLATE_NOOP("bib", "{unit} has movement 0 and stays.")
_DOWN = QT_TRANSLATE_NOOP("bib", "Turn the unit in {place} face down again.")
_GOES = QT_TRANSLATE_NOOP("bib", "Move the Japanese unit from {origin} to {place}.")
_ROLL = QT_TRANSLATE_NOOP("bib", "Tunnel from {place}.")
_FAILS = QT_TRANSLATE_NOOP("bib", "The unit in {place} finds no way through.")
_NO_EXIT = QT_TRANSLATE_NOOP("bib", "No hex could take the unit from {place}.")
_WHERE = QT_TRANSLATE_NOOP("bib", "Where does the unit from {place} come out?")
