"""Retreats: who falls back, who stands fast for a step, who is cut off (bib:7.7, bib:7.8)."""

from collections.abc import Sequence

from beachmaster.engine.acts import moves
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Confirm
from beachmaster.games.bloodbath import words
from beachmaster.games.bloodbath.acts import japan_id, us_moves
from beachmaster.games.bloodbath.differential import bracketed_a
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.going_back import BACK, CUT_OFF, Course, courses, driven_back
from beachmaster.games.bloodbath.hexes import put_under
from beachmaster.games.bloodbath.losses import eliminate_japanese, eliminate_us, lose_step
from beachmaster.games.bloodbath.places import ON_MAP
from beachmaster.games.bloodbath.texts import T
from beachmaster.games.bloodbath.ways_back import fall_back_japanese

RULE = "bib:7.7"


def us_fall_back(
    game: Game,
    units: Sequence[str],
    hexes: int,
    *,
    optional: bool = False,
    first_to_lose: Sequence[str] = (),
) -> Steps[None]:
    """Let each hex of units retreat with everybody in it, or stand fast (bib:17.2, bib:14.3).

    Of those who stand fast in a hex, a unit among `first_to_lose` pays (bib:17.3).
    """
    if not units or (optional and bracketed_a(game) == "no-effect"):
        return
    driven = yield from driven_back(game, units, first_to_lose)
    for course in (yield from courses(game, driven, hexes, optional=optional)):
        _carry_out(game, course)


def _carry_out(game: Game, course: Course) -> None:
    """Let one hex of units go, be cut off, or stand fast."""
    going = [*course.driven.units, *course.others]
    if course.loser:
        _stand_fast(game, course.loser)
    elif course.does == CUT_OFF:
        _cut_off(game, going)
    elif course.does == BACK:
        origin = game.us(going[0]).place
        _move_back(game, course, going)
        _say_moved(game, going, origin)


def _move_back(game: Game, course: Course, going: Sequence[str]) -> None:
    """Put the units of a hex where they end, under those already there (bib:14.3)."""
    if game.prints is not None:
        for name in going:
            put_under(game, name, course.to)
        return
    words.gone_from(game, going)
    for name in going:
        game.us(name).place = ON_MAP
    words.note_stack(game, [*course.joins, *going])


def _say_moved(game: Game, units: Sequence[str], origin: str) -> None:
    names = [game.us_name(name) for name in units]
    place = game.us(units[0]).place
    told = place == ON_MAP  # a table board does not follow US units hex by hex
    text = (
        T("Retreat: {units}.", units=names)
        if told
        else _MOVED.fill(units=names, origin=origin, place=place)
    )
    act = us_moves(game, *units, words=text)
    game.emit("retreated", text, RULE, act=act, origin=origin, place=place, units=list(units))


def _cut_off(game: Game, units: Sequence[str]) -> None:
    """Eliminate units whose only way back leads through a zone of control (B-72)."""
    game.emit(
        "cut-off",
        T("The way back leads through a zone of control: they are eliminated."),
        RULE,
        "bib:6.0",
        units=list(units),
    )
    for name in units:
        eliminate_us(game, name, RULE)


def _stand_fast(game: Game, loser: str) -> None:
    """Stay in the hex, and lose a step of the unit that its player chose (bib:7.7.2)."""
    unit = game.us(loser)
    source = (
        T("{unit} stands fast and is eliminated: that was its last step.")
        if unit.on_last_step
        else T("{unit} stands fast and loses one step.")
    )
    text, place = source.fill(unit=game.us_name(loser)), unit.place
    game.emit("stands-fast", text, "bib:7.7.2", unit=loser, place=place)
    lose_step(game, loser, "bib:7.7.2")


def japanese_fall_back(
    game: Game, counter: str, hexes: int, *, optional: bool = False
) -> Steps[None]:
    """Let a face-up Japanese unit retreat; where it must and cannot, the step it loses is its last.

    An `optional` retreat, by an "(A)", is its player's choice or none at all (B-03).
    """
    origin = game.unit(counter).place
    must = not optional or bracketed_a(game) == "must-retreat"
    if not must and not (yield from _wants_back(game, counter)):
        return
    end = yield from fall_back_japanese(game, counter, hexes)
    if end != "open":
        game.emit("no-retreat", T("The unit cannot retreat."), RULE, "bib:7.7.2", place=origin)
        if must:
            eliminate_japanese(game, counter, RULE)
        return
    place = game.unit(counter).place
    text = _MOVED.fill(units=[game.japanese_name(counter)], origin=origin, place=place)
    act = moves(japan_id(game.unit(counter)), words=text)
    game.emit("retreated", text, RULE, act=act, origin=origin, place=place)


def _wants_back(game: Game, counter: str) -> Steps[bool]:
    """Ask the Japanese player whether a unit makes use of an "(A)", where it offers a choice."""
    if bracketed_a(game) == "no-effect":
        return False
    answer: bool = yield Confirm(
        procedure="japanese-retreat",
        subjects=(game.unit(counter).place,),
        text=T("Does {unit} retreat one hex?", unit=game.japanese_name(counter)),
        rules=("bib:7.6", RULE),
        side="japan",
    )
    return answer


_MOVED = T("Move {units} back from {origin} to {place}.")
