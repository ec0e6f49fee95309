"""Read the codes of the combat results table, and name what an attack came to."""

from typing import Literal

import msgspec

from beachmaster.engine.fight import Sign
from beachmaster.engine.text import Text
from beachmaster.games.bloodbath.texts import T

Code = Literal["Ae", "A3", "A2", "A1", "(A)", "NE", "Ex", "D1", "D2", "D3", "De"]
"""Every result that the combat results table may hold (bib:7.6)."""
Fate = Literal["stays", "in-place", "redeploys", "eliminated"]
Losses = Literal["none", "step", "eliminated"]

CODES: tuple[Code, ...] = ("Ae", "A3", "A2", "A1", "(A)", "NE", "Ex", "D1", "D2", "D3", "De")
SECOND_DIE: frozenset[Code] = frozenset({"Ex", "D2", "D3"})
"""The results that ask for a second die, against dug-in units and in bombardment."""
_RETREATS = {"A1": 1, "A2": 2, "A3": 3, "(A)": 1, "D1": 1, "D2": 2, "D3": 3}
_EXCHANGE_KILLS, _BOMBARDMENT_EXCHANGE = 5, 4
_CLEAN_KILL = {"D2": 2, "D3": 3}
"""The highest second die of a D2 or D3 that costs the attacker nothing, or hits the bombarded."""


class Outcome(msgspec.Struct, frozen=True):
    """What a result does to both sides of one attack.

    `attackers` is what the attackers lose, `retreat` how many hexes they fall back (`optional`
    where they need not), `defender` what becomes of a dug-in defender; an ordinary one loses
    `defender_loss` or falls back `defender_retreat` hexes. `advance` says whether the attackers
    may enter the hex, `spared` that suppression saved them a step.
    """

    attackers: Losses = "none"
    retreat: int = 0
    optional: bool = False
    defender: Fate = "stays"
    defender_loss: Losses = "none"
    defender_retreat: int = 0
    advance: bool = False
    spared: bool = False


def against_dug_in(code: Code, die: int | None = None, spared: bool = False) -> Outcome:
    """Return what a US attack on a dug-in unit comes to (bib:20.2); `die` is the second die.

    `spared` says that suppression saves the US step this result would cost (bib:16.3).
    """
    loss: Losses = "none" if spared else "step"
    if code == "Ex":
        assert die is not None
        fate: Fate = "eliminated" if die <= _EXCHANGE_KILLS else "redeploys"
        return Outcome(attackers=loss, defender=fate, spared=spared)
    if code in _CLEAN_KILL:
        assert die is not None
        if die <= _CLEAN_KILL[code]:
            return Outcome(defender="eliminated", advance=True)
        return Outcome(attackers=loss, defender="eliminated", advance=True, spared=spared)
    if code == "De":
        return Outcome(defender="eliminated", advance=True)
    return _attackers_part(code, "in-place")


def against_ordinary(code: Code, spared: bool = False) -> Outcome:
    """Return what an attack on a unit that is not dug in comes to, as printed (bib:7.6).

    `spared` says that suppression saves the US step of an Exchange (bib:16.3).
    """
    if code == "Ex":
        loss: Losses = "none" if spared else "step"
        return Outcome(attackers=loss, defender_loss="step", spared=spared)
    if code == "De":
        return Outcome(defender_loss="eliminated", advance=True)
    if code in ("D1", "D2", "D3"):
        return Outcome(defender_retreat=_RETREATS[code], advance=True)
    return _attackers_part(code, "stays")


def _attackers_part(code: Code, defender: Fate) -> Outcome:
    """Return an A result, no effect, or a D1 that has none on a dug-in unit (B-02)."""
    if code == "Ae":
        return Outcome(attackers="eliminated", defender=defender)
    if code in ("A1", "A2", "A3", "(A)"):
        back = _RETREATS[code]
        return Outcome(retreat=back, optional=code == "(A)", defender=defender)
    return Outcome(defender=defender)


def banzai(code: Code) -> Losses:
    """Return what a US unit loses to a Banzai attack: it stands fast (bib:20.5.4, B-23)."""
    if code == "De":
        return "eliminated"
    return "step" if code in ("Ex", "D1", "D2", "D3") else "none"


def bombarded(code: Code, die: int | None = None) -> Losses:
    """Return what a bombarded US unit loses (bib:21.4, B-02, B-12); `die` is the second die."""
    if code == "De":
        return "eliminated"
    if code not in SECOND_DIE:
        return "none"
    assert die is not None
    most = _BOMBARDMENT_EXCHANGE if code == "Ex" else _CLEAN_KILL[code]
    return "step" if die <= most else "none"


def spared_by_suppression(code: Code, suppressed: bool, generous: bool) -> bool:
    """Tell whether suppression saves the US step: on an Exchange, or on D2 and D3 too (B-27)."""
    return suppressed and (code == "Ex" or (generous and code in _CLEAN_KILL))


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
    "nothing": T("nothing; the defender redeploys in place"),
    "thrown-back": T("you retreat; the defender redeploys in place"),
    "may-go-back": T("you may retreat; the defender redeploys in place"),
    "driven-back": T("it retreats"),
    "stands": T("nothing"),
    "fall-back": T("you retreat"),
    "may-fall-back": T("you may retreat"),
    "wiped-out": T("your attackers are eliminated"),
}
LANDED: dict[str, Text] = {
    "nothing": T("the hex stays held: the unit that landed there is eliminated"),
    "thrown-back": T("you retreat; the unit that landed on the hex is eliminated"),
    "may-go-back": T("you may retreat; the unit that landed on the hex is eliminated"),
}
"""What an attack came to where units landed on a hex that stays held by that (bib:14.2)."""
AT_LAST: dict[str, Text] = {
    **OUTCOMES,
    "trade": T("it is eliminated, and so is a unit of yours: its last step"),
    "slips-trade": T("it redeploys elsewhere, and a unit of yours is eliminated: its last step"),
}
"""What an attack came to where whoever can lose the step has only one (bib:17.1)."""
SIGNS: dict[str, Sign] = {
    "kill": "good",
    "slips-trade": "bad",
    "thrown-back": "bad",
    "driven-back": "good",
    "fall-back": "bad",
    "wiped-out": "bad",
}
"""What an attack came to is to the US player."""
_ATTACKER_LOSES = frozenset({"Ae", "A3", "A2", "A1"})
_DEFENDER_LOSES = frozenset({"D1", "D2", "D3", "De"})


def sign(code: Code, *, us_attacks: bool) -> Sign:
    """Return what a result of the table is to the US player."""
    if code not in _ATTACKER_LOSES | _DEFENDER_LOSES:
        return "none"
    return "good" if (code in _DEFENDER_LOSES) is us_attacks else "bad"


def sign_of_losses(losses: Losses) -> Sign:
    """Return what the losses of US units are to their player."""
    return "none" if losses == "none" else "bad"
