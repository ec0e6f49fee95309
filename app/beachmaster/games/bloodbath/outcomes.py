"""Name what a US attack came to, and say it."""

from beachmaster.engine.text import Text
from beachmaster.games.bloodbath.results import Outcome
from beachmaster.games.bloodbath.texts import T


def outcome_name(outcome: Outcome, meaning: str = "must-retreat") -> str:
    """Return the name under which odds list what an attack came to.

    `meaning` says what a retreat does that the attackers need not make, by an "(A)" (B-03).
    """
    back = None
    if outcome.retreat:
        back = _BACK[meaning if outcome.optional else "must-retreat"]
    if outcome.attackers == "eliminated":
        return "wiped-out"
    if outcome.defender == "eliminated" or outcome.defender_loss != "none":
        return "kill" if outcome.attackers == "none" else "trade"
    if outcome.defender == "redeploys":
        return "slips" if outcome.attackers == "none" else "slips-trade"
    if outcome.defender == "stays":
        stands = "driven-back" if outcome.defender_retreat else "stands"
        return back[1] if back else stands
    return back[0] if back else "nothing"


_BACK = {
    "must-retreat": ("thrown-back", "fall-back"),
    "may-retreat": ("may-go-back", "may-fall-back"),
    "no-effect": ("nothing", "stands"),
}
"""How a retreat is named before a dug-in defender, and before one that is not."""
OUTCOMES: dict[str, Text] = {
    "kill": T("it is eliminated without loss"),
    "trade": T("it is eliminated, you lose a step"),
    "slips": T("it redeploys elsewhere"),
    "slips-trade": T("it redeploys elsewhere, you lose a step"),
    "nothing": T("nothing; the hex may hold another unit"),
    "thrown-back": T("you fall back; the hex may hold another unit"),
    "may-go-back": T("you may fall back; the hex may hold another unit"),
    "driven-back": T("it falls back"),
    "stands": T("nothing"),
    "fall-back": T("you fall back"),
    "may-fall-back": T("you may fall back"),
    "wiped-out": T("your attackers are eliminated"),
}
