"""Resolve a Reconnaissance-in-Force (hoe:5.4.1)."""

from typing import Annotated

from msgspec import Meta

from beachmaster.engine.procedure import Chances, Found, Procedure, table
from beachmaster.engine.resolver import Next, Rolled
from beachmaster.engine.tables import applied_total
from beachmaster.engine.text import QT_TRANSLATE_NOOP, Text
from beachmaster.engine.tray import Given, Tray, rolled
from beachmaster.games.hell_on_earth.tables import RECON, RECON_ERROR, recon_modifiers

ERRORS_IN_RESERVE = 6


class Recon(Given, kw_only=True, forbid_unknown_fields=True):
    """A Recon against a hidden Japanese unit."""

    others: Annotated[
        int,
        Meta(ge=0, le=5, description="further US units adjacent to the target, without OR or DR"),
    ] = 0
    or_marker: Annotated[bool, Meta(description="the unit that scouts has an OR marker")] = False
    errors_left: Annotated[
        int,
        Meta(ge=0, le=ERRORS_IN_RESERVE, description="Intelligence Errors left in the reserve"),
    ] = ERRORS_IN_RESERVE


def _run(given: Recon, tray: Tray) -> Found:
    modifiers = recon_modifiers(given.others, given.or_marker)
    total = tray.roll("blue", Text(_ROLL), "hoe:5.4.1").value + applied_total(modifiers)
    outcome = RECON[total]
    rolls = [_error_roll(tray)] if given.errors_left else []
    return Found(
        outcome=outcome,
        result=Text(_WORDS[outcome]),
        total=total,
        modifiers=modifiers,
        rolls=rolls,
        next=[
            Next(text=Text(_ADD_ERROR), rule="hoe:5.4.1")
            for roll in rolls
            if roll.outcome == "error"
        ],
        notes=() if rolls else [Text(_NO_ERRORS)],
    )


def _error_roll(tray: Tray) -> Rolled:
    die = tray.roll("red", Text(_ERROR), "hoe:5.4.1")
    outcome = "error" if RECON_ERROR[die.value] else "none"
    return rolled("error", die, [], outcome, Text(_ERROR_WORDS[outcome]))


def _odds(given: Recon) -> Chances:
    modifiers = recon_modifiers(given.others, given.or_marker)
    chances = RECON.distribution(applied_total(modifiers))
    tables = [table("result", _RESULT, chances, _WORDS, modifiers)]
    if not given.errors_left:
        return Chances(tables, [Text(_NO_ERRORS)])
    errors = RECON_ERROR.distribution(0)
    named = {"error": errors[True], "none": errors[False]}
    return Chances([*tables, table("error", _ERROR_TITLE, named, _ERROR_WORDS)])


_ROLL = QT_TRANSLATE_NOOP("hoe", "Recon")
_ERROR = QT_TRANSLATE_NOOP("hoe", "Intelligence Error")
_RESULT = QT_TRANSLATE_NOOP("hoe", "Result of the Recon")
_ERROR_TITLE = QT_TRANSLATE_NOOP("hoe", "Intelligence Error into the blue bag")
_WORDS = {
    "us-hit": QT_TRANSLATE_NOOP("hoe", "1 hit on the unit that scouts, without a retreat"),
    "none": QT_TRANSLATE_NOOP("hoe", "no effect"),
    "japanese-hit": QT_TRANSLATE_NOOP("hoe", "1 hit on the Japanese unit: it is revealed"),
}
_ERROR_WORDS = {
    "error": QT_TRANSLATE_NOOP("hoe", "an Intelligence Error goes into the blue bag"),
    "none": QT_TRANSLATE_NOOP("hoe", "no Intelligence Error"),
}
_ADD_ERROR = QT_TRANSLATE_NOOP(
    "hoe", "Put one Intelligence Error from the reserve into the blue bag."
)
_NO_ERRORS = QT_TRANSLATE_NOOP(
    "hoe", "The reserve has no Intelligence Errors left: there is no red roll."
)

RESOLVER = Procedure(
    game="hell-on-earth",
    name="recon",
    says=QT_TRANSLATE_NOOP("hoe", "Reconnaissance-in-Force against a hidden Japanese unit"),
    rules=("hoe:5.4.1",),
    takes=Recon,
    run=_run,
    chances=_odds,
    limits={"blue": 1, "red": 1},
)
