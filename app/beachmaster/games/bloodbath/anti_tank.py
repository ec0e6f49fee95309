"""Tanks against anti-tank and anti-aircraft guns: who counts in the differential (bib:17.3)."""

from collections.abc import Sequence

from beachmaster.engine.module import Steps
from beachmaster.games.bloodbath import rolls
from beachmaster.games.bloodbath.dice import throw
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.reveal import GUNS
from beachmaster.games.bloodbath.texts import T

RULE = "bib:17.3"


def stopped_tanks(game: Game, target: str, place: str, units: Sequence[str]) -> Steps[list[str]]:
    """Roll once for each tank in the attack and return those that do not count (B-51)."""
    values = game.printed(target)
    stopped: list[str] = []
    for name in units:
        if not game.is_tank(name) or values.kind not in GUNS:
            continue
        text = T("Guns against {unit}.", unit=game.us_name(name))
        if (yield from throw(game, rolls.guns(values.attack), text, place, name)):
            stopped.append(name)
            game.emit(
                "tank-stopped",
                T(
                    "{unit}: nothing added to this attack, but still the first to lose a step.",
                    unit=game.us_name(name),
                ),
                RULE,
                unit=name,
            )
    return stopped
