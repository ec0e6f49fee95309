"""Tanks against anti-tank and anti-aircraft guns: who counts in the differential (bib:17.3)."""

from collections.abc import Sequence
from fractions import Fraction

from beachmaster.engine.module import Steps
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.games.bloodbath.dice import roll
from beachmaster.games.bloodbath.game import Game
from beachmaster.games.bloodbath.reveal import GUNS
from beachmaster.games.bloodbath.state import JapaneseValues

RULE = "bib:17.3"


def stops(die: int, attack: int) -> bool:
    """Tell whether the guns keep a tank out: a die up to their attack factor."""
    return die <= attack


def chance_to_count(values: JapaneseValues) -> Fraction:
    """Return the chance that a tank counts against a unit (bib:17.3)."""
    if values.kind not in GUNS:
        return Fraction(1)
    return Fraction(6 - max(0, min(6, values.attack)), 6)


def stopped_tanks(game: Game, target: str, place: str, units: Sequence[str]) -> Steps[list[str]]:
    """Roll once for each tank in the attack and return those that do not count (B-51)."""
    values = game.printed(target)
    stopped: list[str] = []
    for name in units:
        if not game.is_tank(name) or values.kind not in GUNS:
            continue
        text = Text(_ROLL, unit=game.us_name(name), attack=values.attack)
        die = yield from roll(
            game,
            "us",
            "anti-tank",
            text,
            RULE,
            subjects=(place, name),
            judge=lambda die: stops(die, values.attack),
        )
        if stops(die, values.attack):
            stopped.append(name)
            game.emit("tank-stopped", Text(_STOPPED, unit=game.us_name(name)), RULE, unit=name)
    return stopped


_ROLL = QT_TRANSLATE_NOOP("bib", "Guns against {unit}: {attack} or less keeps it out of the sum.")
_STOPPED = QT_TRANSLATE_NOOP(
    "bib", "{unit} adds nothing to this attack, but still takes the first step loss."
)
