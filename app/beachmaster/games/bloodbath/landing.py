"""Landings: who may land where, and what is told of a movement phase in words only (bib:14.2)."""

from collections.abc import Mapping

from beachmaster.engine.acts import moves
from beachmaster.engine.coach import Coaching
from beachmaster.engine.coach_words import coach_lines
from beachmaster.engine.fields import part_of
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Option, Options, Place, Record
from beachmaster.engine.text import Text
from beachmaster.engine.values import Value
from beachmaster.games.bloodbath import words
from beachmaster.games.bloodbath.acts import us_id, us_stand
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.island import Island
from beachmaster.games.bloodbath.places import AVAILABLE, ON_MAP
from beachmaster.games.bloodbath.texts import T

A_PHASE, A_COLOUR = 8, 2


# -- who may land --------------------------------------------------------------------------------


def why_not_land(game: Game, name: str, landed: Mapping[str, HexId]) -> Text | None:
    """Return why a unit cannot land in this phase at all, or None (bib:14.2, bib:14.6, B-53)."""
    if game.us(name).place != AVAILABLE:
        return T("Only units in the Available for Landing box can land.")
    if name in game.state.rebuilt:
        return T("It got a replacement step in this phase.")
    if name in game.state.called and game.ruling("B-53") == "next":
        return T("It was called forward in this phase.")
    return (
        T("{most} units have landed in this phase.", most=A_PHASE)
        if len(landed) >= A_PHASE
        else None
    )


def why_not_here(island: Island, landed: Mapping[str, HexId], place: HexId) -> Text | None:
    """Return why nobody can land on a hex now, or None: two a colour, one a hex (bib:14.2)."""
    if not island.landing_beach(place):
        return T("It is not a beach of the coast you chose.")
    if place in landed.values():
        return T("A unit has landed on this hex in this phase.")
    colour = island.prints.colour
    there = [hex_id for hex_id in landed.values() if colour(hex_id) == colour(place)]
    return (
        T("{most} units have landed at this colored beach.", most=A_COLOUR)
        if len(there) >= A_COLOUR
        else None
    )


def open_beaches(island: Island, landed: Mapping[str, HexId]) -> list[HexId]:
    """Return the beach hexes where one more unit can land in this phase."""
    return [p for p in island.landing_beaches() if why_not_here(island, landed, p) is None]


# -- landings and moves, as told -----------------------------------------------------------------


def told_movement(game: Game, mobile: bool, coach: Coaching) -> Steps[None]:
    """Let the player move the real counters, then ask who has landed (bib:14.2).

    `coach` says what the units may do: with the question, or with the act where nobody can land.
    """
    able = [name for name in game.state.us if why_not_land(game, name, {}) is None]
    if not able and not game.us_on_map():
        return
    _send_off(game, mobile, bool(able), () if able else tuple(coach_lines(coach.coach())))
    told: dict[str, Value] = {"landed": [], "opposed": []}
    if able:
        landed = words.lists(game, "landed", T("units that have landed"), able, A_PHASE)
        opposed = T("those of them that landed on a Japanese unit")
        told = yield Record(
            procedure="moved",
            text=T("Move all your units, then answer: which of them landed?"),
            rules=("bib:14.2", "bib:14.3"),
            fields=(landed, part_of(landed, "opposed", opposed)),
            agrees=lambda given: _too_many_opposed(game, given),
            question=True,
            tell=T("A unit that landed on a Japanese unit must attack it."),
            coach=coach,
        )
    for name in game.us_on_map():
        game.us(name).level = 0
    us_stand(game, dict.fromkeys(game.us_on_map(), ON_MAP))
    for name in told["landed"]:
        yield from _told_landing(game, name, name in told["opposed"])


def _send_off(game: Game, mobile: bool, able: bool, trace: tuple[Text, ...]) -> None:
    """Tell the player to move, and who must not (bib:14.6, bib:14.7).

    Where somebody can land, the question that follows waits for the moves: they are no act to tick.
    """
    source = _LAND_OR_MOVE if able else _MOVE
    text, phase = source[mobile], "bib:4.1.1" if mobile else "bib:15.0"
    act = None if able else text
    game.emit("move", text, "bib:5.2", "bib:14.2", phase, act=act, trace=trace)
    if game.state.rebuilt:
        units = [game.us_name(name) for name in game.state.rebuilt]
        stay = T(
            "These units got a replacement step and stay where they are: {units}.", units=units
        )
        game.emit("stay", stay, "bib:14.6", "bib:14.7", act=stay)


def _told_landing(game: Game, name: str, opposed: bool) -> Steps[None]:
    """Put a unit ashore; on the enemy, ask where (bib:14.2)."""
    place = ON_MAP
    if opposed:
        place = yield Place(
            procedure="landing-hex",
            subjects=(name,),
            text=T("In which hex did {unit} land on a Japanese unit?", unit=game.us_name(name)),
            rules=("bib:14.2",),
            options=Options(lambda: _not_landed(game)),
            free=bool(words.unnamed(game)),
            agrees=lambda word: _not_landed_on(game, word),
            question=True,
        )
        words.named(game, place)
        words.space(game, place).terrain = words.BEACH
    game.us(name).place, game.us(name).level = place, 0
    text = T("{unit} lands.", unit=game.us_name(name))
    act = moves(us_id(name), words=text, own=True)
    game.emit("landed", text, "bib:14.2", act=act, unit=name)
    if opposed:
        game.state.opposed[name] = place
        must = T(
            "{unit} landed on the Japanese unit in {place} and must attack it.",
            unit=game.us_name(name),
            place=place,
        )
        game.emit("opposed-landing", must, "bib:14.2", unit=name, place=place)


def _not_landed(game: Game) -> list[Option]:
    """Return the named Japanese units on which nobody has landed yet."""
    taken = game.state.opposed.values()
    return [option for option in words.japanese(game) if option.value not in taken]


def _too_many_opposed(game: Game, given: dict[str, list[str]]) -> Text | None:
    """Hold landings on the enemy to as many as there are Japanese units."""
    held = sum(1 for _ in game.japanese())
    return (
        T("You list more landings than there are Japanese units: {most}.", most=held)
        if len(given["opposed"]) > held
        else None
    )


def _not_landed_on(game: Game, word: str) -> Text | None:
    """Refuse a hex that another unit has landed on: one a hex (bib:14.2)."""
    return (
        T("Another unit has landed there, and only one may land in a hex.")
        if word in game.state.opposed.values()
        else (words.reserved(word) if game.at(word) is None else None)
    )


_LAND_OR_MOVE = {
    False: T(
        "Land up to eight units, two on each colored beach and one in a hex; move or redeploy "
        "the others."
    ),
    True: T(
        "Land up to eight units, two on each colored beach and one in a hex; move the others with "
        "half their allowance."
    ),
}
_MOVE = {
    False: T("No unit can land. Move or redeploy your units."),
    True: T("No unit can land. Move your units with half their allowance."),
}
"""What to do in a movement phase; `True` is the mobile one."""
