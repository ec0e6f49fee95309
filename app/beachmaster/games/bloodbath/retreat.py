"""Retreats: who falls back, who stands fast for a step, who is cut off (bib:7.7, bib:7.8)."""

from collections.abc import Sequence

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Confirm, Option, Options
from beachmaster.engine.text import Text
from beachmaster.games.bloodbath.differential import bracketed_a
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.hexes import stack
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.losses import (
    choose_loser,
    eliminate_japanese,
    eliminate_us,
    lose_step,
)
from beachmaster.games.bloodbath.places import ON_MAP
from beachmaster.games.bloodbath.texts import TN, T
from beachmaster.games.bloodbath.ways_back import WayBack, fall_back, fall_back_japanese, way_back

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

    Of those who stand fast in a hex, a unit among `first_to_lose` pays (bib:17.3). Who else is
    there matters only for a retreat, and is asked after the choice.
    """
    left = list(units)
    while left := [name for name in left if game.us(name).on_map]:  # some went with a stack before
        unit = left[0]
        pair = yield from stack(game, unit)
        fought = [name for name in left if name in pair]
        left = [name for name in left if name not in pair]
        stays = yield from _one_hex(game, unit, pair, hexes, optional=optional)
        if stays:
            first = [name for name in fought if name in first_to_lose]
            yield from _stand_fast(game, first or fought)


def _one_hex(
    game: Game, unit: str, pair: Sequence[str], hexes: int, *, optional: bool
) -> Steps[bool]:
    """Let one hex of units fall back, and tell whether it stands fast for a step instead."""
    meaning = bracketed_a(game)
    if optional and meaning == "no-effect":
        return False
    must = not (optional and meaning == "may-retreat")
    choice = yield from _choice(game, pair, hexes, must=must)
    if choice == "stay":
        return False
    if choice == "retreat":
        going = yield from stack(game, unit, whole=True)
        origin = game.us(going[0]).place
        end = yield from fall_back(game, going, hexes)
        if end == "open":
            _say_moved(game, going, origin)
            return False
        if end == "zoc" and game.ruling("B-72") == "eliminated":
            _cut_off(game, going)
            return False
        if not must:  # on a table the player found no way back after all
            return False
    return True


def _choice(game: Game, units: Sequence[str], hexes: int, *, must: bool) -> Steps[str]:
    """Ask whether to go back, to stand fast for a step, or, where one may, to stay (B-71)."""
    if must and game.ruling("B-71") != "step-loss":
        return "retreat"
    other = (
        Option("stand", T("stand fast and lose a step"))
        if must
        else Option("stay", T("stay, without loss"))
    )
    way: WayBack = "unknown" if game.prints is None else way_back(Island(game), units, hexes)
    game.note("retreat-or-stand", (units[0],), str(other.value))  # a table asks in any case
    retreat = _retreat_option(game, way, hexes)
    if retreat is None:
        return str(other.value)
    options = [retreat, other]
    chosen = yield Choose(
        procedure="retreat-or-stand",
        subjects=(units[0],),
        text=T(
            "{units}: retreat {back}, or not?",
            units=[game.us_name(name) for name in units],
            back=_hexes(hexes),
        ),
        rules=(RULE, "bib:7.8"),
        options=Options(lambda: options),
        spends=True,
    )
    return str(chosen)


def _retreat_option(game: Game, way: WayBack, hexes: int) -> Option | None:
    if way == "none" or (way == "zoc" and game.ruling("B-72") == "step-loss"):
        return None
    if way in ("zoc", "unknown") and game.ruling("B-72") == "eliminated":
        source = (
            T("retreat {back}: every way leads through a zone of control, so all are eliminated")
            if way == "zoc"
            else T(
                "retreat {back}; all are eliminated if every way leads through a zone of control"
            )
        )
        return Option("retreat", source.fill(back=_hexes(hexes)))
    return Option("retreat", _go(hexes))


def _go(hexes: int) -> Text:
    return T("retreat {back}", back=_hexes(hexes))


def _say_moved(game: Game, units: Sequence[str], origin: str) -> None:
    names = [game.us_name(name) for name in units]
    place = game.us(units[0]).place
    told = place == ON_MAP  # a table board does not follow US units hex by hex
    act = (
        T("{units} fall back.", units=names)
        if told
        else _MOVED.fill(units=names, origin=origin, place=place)
    )
    game.emit("retreated", act, RULE, act=act, origin=origin, place=place, units=list(units))


def _cut_off(game: Game, units: Sequence[str]) -> None:
    """Eliminate units whose only way back leads through a zone of control (B-72)."""
    game.emit(
        "cut-off",
        T("The way back leads through a zone of control: they are lost."),
        RULE,
        "bib:6.0",
        units=list(units),
    )
    for name in units:
        eliminate_us(game, name, RULE)


def _stand_fast(game: Game, able: Sequence[str]) -> Steps[None]:
    """Stay in the hex, and lose a step of one of the units that can take it (bib:7.7.2)."""
    place = game.us(able[0]).place
    loser = yield from choose_loser(game, "stand-fast-loss", able, "bib:7.7.2", able[0])
    who = game.us_name(loser)
    game.emit(
        "stands-fast",
        T("{unit}: standing fast, one step lost.", unit=who),
        "bib:7.7.2",
        unit=loser,
        place=place,
    )
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
    act = _MOVED.fill(units=[game.japanese_name(counter)], origin=origin, place=place)
    game.emit("retreated", act, RULE, act=act, origin=origin, place=place)


def _wants_back(game: Game, counter: str) -> Steps[bool]:
    """Ask the Japanese player whether a unit makes use of an "(A)", where it offers a choice."""
    if bracketed_a(game) == "no-effect":
        return False
    answer: bool = yield Confirm(
        procedure="japanese-retreat",
        subjects=(game.unit(counter).place,),
        text=T("{unit} may retreat one hex. Does it?", unit=game.japanese_name(counter)),
        rules=("bib:7.6", RULE),
        side="japan",
    )
    return answer


def _hexes(count: int) -> Text:
    return TN("{n} hex", "{n} hexes", n=count)


_MOVED = T("Move {units} back from {origin} to {place}.")
