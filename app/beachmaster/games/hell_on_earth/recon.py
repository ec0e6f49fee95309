"""Reconnaissance-in-force (hoe:5.4.1)."""

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Closed, Option, Options
from beachmaster.engine.question import Question
from beachmaster.games.hell_on_earth import drm, memory, rolls
from beachmaster.games.hell_on_earth.casualties import hit_japanese, hit_us
from beachmaster.games.hell_on_earth.dice import throw
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.ground import Ground
from beachmaster.games.hell_on_earth.places import BAG, ERROR_RESERVE
from beachmaster.games.hell_on_earth.pointing import Candidates, choose_japanese
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.units import (
    NEXT_TO_IT,
    able_to_assault,
    attack_units,
    on_own_map,
    unmarked,
)

RULE = "hoe:5.4.1"


def recon(game: Game) -> Steps[None]:
    """Scout a hidden unit: it may be hit, or the scout; an Error may enter the blue bag."""
    able = tuple(able_to_assault(game))
    among = Candidates(
        reason=T("A Recon needs a hidden unit next to the scout."), hidden=True, adjacent_to=able
    )
    target = yield from choose_japanese(
        game, "recon-target", T("Which hidden unit is scouted?"), (RULE,), (), among
    )
    if not target:
        return
    place = game.unit(target).place
    scout = yield Choose(
        procedure="recon-unit",
        subjects=(place,),
        text=T("Which unit scouts the hidden unit in {place}?", place=place),
        rules=(RULE,),
        options=Options(lambda: _scouts(game, target)),
        closed=lambda: _no_scouts(game, target),
        tell=on_own_map(game, NEXT_TO_IT),
    )
    others = yield from others_beside(game, target, scout)
    yield from _resolve(game, target, scout, len(others))
    yield from _error(game, place)
    if game.us(scout).on_map:
        game.us(scout).assaulted = True
        act = T("Put a Recon/Assault marker on {unit}.", unit=game.us_name(scout))
        game.emit("marked", act, RULE, "hoe:3.3.5", act=act, unit=scout)


def _beside(game: Game, target: str) -> list[str]:
    return attack_units(game, target, able_to_assault(game))


def _scouts(game: Game, target: str) -> list[Option]:
    return [Option(name, game.us_name(name), (RULE,)) for name in _beside(game, target)]


def _no_scouts(game: Game, target: str) -> list[Closed]:
    return [
        Closed(
            name,
            game.us_name(name),
            T("It is not next to the target, has a Recon/Assault marker, or is disorganized."),
            (RULE,),
        )
        for name in game.us_on_map()
        if name not in _beside(game, target)
    ]


# -- who else is next to the target ------------------------------------------------------------


def _others(game: Game, target: str, unit: str) -> list[str]:
    ground, place = Ground(game), game.unit(target).place
    return [name for name in _free(game, unit) if ground.adjacent(game.us(name).place, place)]


def _ask_others(game: Game, target: str, unit: str) -> Steps[list[str]]:
    """Ask once while no US unit moves."""
    place = game.unit(target).place
    memory.stands_beside(game.state, [unit], target)
    others = _free(game, unit)
    if not others:
        return []
    if place in (known := memory.seen(game.state).others):
        return [name for name in others if name in known[place]]
    told = yield Choose(
        procedure="others-beside",
        subjects=(place,),
        text=T("Which other units are next to {place}?", place=place),
        rules=(RULE,),
        options=Options(lambda: [Option(n, game.us_name(n)) for n in others]),
        minimum=0,
        maximum=len(others),
        several=True,
        agrees=lambda given: memory.left_out(game, given, others, target),
        question=True,
        tell=memory.known_beside(game, others, target),
    )
    memory.see(game.state).others[place] = [*told, unit]
    memory.stands_beside(game.state, told, target)
    return list(told)


def _free(game: Game, unit: str) -> list[str]:
    return [name for name in unmarked(game) if name != unit]


others_beside = Question(
    "others-beside", _others, _ask_others, lambda game, target, *_: (game.unit(target).place,)
)
"""The other US units without OR or DR next to the target (hoe:5.4.1)."""


# -- the scouting ------------------------------------------------------------------------------


def _resolve(game: Game, target: str, scout: str, others: int) -> Steps[None]:
    place = game.unit(target).place
    modifiers = drm.recon_modifiers(others, game.us(scout).marker == "OR")
    text = T("{unit} scouts {place}.", unit=game.us_name(scout), place=place)
    result = yield from throw(game, rolls.RECON, text, place, modifiers=modifiers)
    if result == "japanese-hit":
        yield from hit_japanese(game, target, 1, RULE)
    elif result == "us-hit":
        hit_us(game, scout, 1, RULE)
    else:
        game.emit("no-effect", _NOTHING, RULE, place=place)


def _error(game: Game, place: str) -> Steps[None]:
    """Roll for an Intelligence Error while any is left in the reserve (H-52)."""
    reserve = [token for token, at in game.state.blue.items() if at == ERROR_RESERVE]
    if not reserve:
        return
    if (yield from throw(game, rolls.RECON_ERROR, T("Roll for an Intelligence Error."), place)):
        game.state.blue[reserve[0]] = BAG
        game.emit(
            "error-added",
            T("An Intelligence Error goes into the blue bag."),
            RULE,
            "hoe:3.3.4.8",
            act=T("Put one Error from the reserve into the blue bag."),
        )


_NOTHING = T("The scouts find nothing.")
