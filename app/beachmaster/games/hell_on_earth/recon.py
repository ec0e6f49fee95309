"""Reconnaissance-in-force (hoe:5.4.1)."""

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Closed, Option, Options
from beachmaster.games.hell_on_earth import drm, rolls
from beachmaster.games.hell_on_earth.boards.questions import Candidates
from beachmaster.games.hell_on_earth.casualties import hit_japanese, hit_us
from beachmaster.games.hell_on_earth.dice import throw
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.places import BAG, ERROR_RESERVE
from beachmaster.games.hell_on_earth.texts import T
from beachmaster.games.hell_on_earth.units import able_to_assault

RULE = "hoe:5.4.1"


def recon(game: Game) -> Steps[None]:
    """Scout a hidden unit: it may be hit, or the scout; an Error may enter the blue bag."""
    able = tuple(able_to_assault(game))
    among = Candidates(
        reason=T("A Recon needs a hidden unit next to the scout."), hidden=True, adjacent_to=able
    )
    target = yield from game.board.choose_japanese(
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
        tell=game.board.tells("recon-unit"),
    )
    others = yield from game.board.others_beside(game, target, scout)
    yield from _resolve(game, target, scout, others)
    yield from _error(game, place)
    if game.us(scout).on_map:
        game.us(scout).assaulted = True
        act = T("Put a Recon/Assault marker on {unit}.", unit=game.us_name(scout))
        game.emit("marked", act, RULE, "hoe:3.3.5", act=act, unit=scout)


def _beside(game: Game, target: str) -> list[str]:
    return game.board.attack_units(game, target, able_to_assault(game))


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
