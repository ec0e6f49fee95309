"""The Raid Phase: Japanese units strike at US units within two hexes (hoe:5.5)."""

from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import Choose, Option, Options
from beachmaster.games.hell_on_earth import drm, rolls
from beachmaster.games.hell_on_earth.casualties import hit_japanese, hit_us
from beachmaster.games.hell_on_earth.dice import throw
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.texts import T

RULE = "hoe:5.5"
ADJACENT = {"two": 0, "one": 1, "several": 2}
HITS = {"one-hit": 1, "two-hits": 2}


def raids(game: Game) -> Steps[None]:
    """Raid every US unit in reach once; raiders may die, so the reach is looked at again (H-38)."""
    waiting = game.us_on_map()
    reach = yield from game.board.raid_reach(game, waiting)
    waiting = yield from _order(game, [name for name in waiting if reach[name] != "none"])
    while waiting:
        name = waiting.pop(0)
        if not game.us(name).on_map or reach[name] == "none":
            continue
        lost = game.eliminated
        yield from _raid(game, name, reach[name])
        if game.eliminated != lost and waiting:
            reach = yield from game.board.raid_reach(game, waiting)
    game.state.phase = "second-movement"


def _order(game: Game, units: list[str]) -> Steps[list[str]]:
    """Let the player order the raids, as results may interact (H-70)."""
    if len(units) < 2:
        return units
    chosen = yield Choose(
        procedure="raid-order",
        text=T("In which order are your units raided?"),
        rules=(RULE,),
        options=Options(lambda: [Option(name, game.us_name(name)) for name in units]),
        minimum=len(units),
        maximum=len(units),
    )
    return list(chosen)


def _raid(game: Game, name: str, reach: str) -> Steps[None]:
    """Roll one raid (hoe:5.5)."""
    modifiers = drm.raid_modifiers(ADJACENT[reach], bool(game.us(name).marker))
    text = T("Raid on {unit}.", unit=game.us_name(name))
    result = yield from throw(game, rolls.RAID, text, name, modifiers=modifiers)
    if result in HITS:
        hit_us(game, name, HITS[result], RULE)
    elif result == "raider-hit":
        raider = yield from game.board.choose_japanese(
            game,
            "raider",
            T("Which of the raiders in position takes the hit?"),
            (RULE,),
            (name,),
            game.board.raiders(game, name, reach),
        )
        if raider:
            yield from hit_japanese(game, raider, 1, RULE)
    else:
        game.emit("no-effect", _NOTHING, RULE, unit=name)


_NOTHING = T("The raid comes to nothing.")
