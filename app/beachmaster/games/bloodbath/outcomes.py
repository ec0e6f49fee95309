"""Name what a US attack came to, and say it."""

from beachmaster.engine.text import QT_TRANSLATE_NOOP, Source
from beachmaster.games.bloodbath.results import Outcome


def outcome_name(outcome: Outcome) -> str:
    """Return the name under which odds list what an attack came to."""
    if outcome.attackers == "eliminated":
        return "wiped-out"
    if outcome.defender == "eliminated" or outcome.defender_loss != "none":
        return "kill" if outcome.attackers == "none" else "trade"
    if outcome.defender == "redeploys":
        return "slips" if outcome.attackers == "none" else "slips-trade"
    if outcome.defender == "stays":
        back = "driven-back" if outcome.defender_retreat else "stands"
        return "fall-back" if outcome.retreat else back
    return "thrown-back" if outcome.retreat else "nothing"


OUTCOMES: dict[str, Source] = {
    "kill": QT_TRANSLATE_NOOP("bib", "it is eliminated without loss"),
    "trade": QT_TRANSLATE_NOOP("bib", "it is eliminated, you lose a step"),
    "slips": QT_TRANSLATE_NOOP("bib", "it redeploys elsewhere"),
    "slips-trade": QT_TRANSLATE_NOOP("bib", "it redeploys elsewhere, you lose a step"),
    "nothing": QT_TRANSLATE_NOOP("bib", "nothing; the hex may hold another unit"),
    "thrown-back": QT_TRANSLATE_NOOP("bib", "you fall back; the hex may hold another unit"),
    "driven-back": QT_TRANSLATE_NOOP("bib", "it falls back"),
    "stands": QT_TRANSLATE_NOOP("bib", "nothing"),
    "fall-back": QT_TRANSLATE_NOOP("bib", "you fall back"),
    "wiped-out": QT_TRANSLATE_NOOP("bib", "your attackers are eliminated"),
}
