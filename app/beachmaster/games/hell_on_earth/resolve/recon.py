"""Resolve a Reconnaissance-in-Force (hoe:5.4.1)."""

from typing import Annotated

from msgspec import Meta

from beachmaster.engine.procedure import Chances, Found, Procedure
from beachmaster.engine.resolver import Next
from beachmaster.engine.tray import Given, Tray
from beachmaster.games.hell_on_earth import rolls
from beachmaster.games.hell_on_earth.drm import recon_modifiers
from beachmaster.games.hell_on_earth.texts import T

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
    _, first = rolls.RECON.take(tray, "result", modifiers)
    errors = [rolls.RECON_ERROR.take(tray, "error")] if given.errors_left else []
    return Found(
        outcome=first.outcome,
        result=first.result,
        total=first.total,
        modifiers=modifiers,
        rolls=[roll for _, roll in errors],
        next=[
            Next(
                text=T("Put one Intelligence Error from the reserve into the blue bag."),
                rule="hoe:5.4.1",
            )
            for added, _ in errors
            if added
        ],
        notes=() if errors else [_NO_ERRORS],
    )


def _odds(given: Recon) -> Chances:
    modifiers = recon_modifiers(given.others, given.or_marker)
    tables = [rolls.RECON.table("result", modifiers)]
    if not given.errors_left:
        return Chances(tables, [_NO_ERRORS])
    return Chances([*tables, rolls.RECON_ERROR.table("error")])


_NO_ERRORS = T("The reserve has no Intelligence Errors left: there is no red roll.")

RESOLVER = Procedure(
    game="hell-on-earth",
    name="recon",
    says=T("Reconnaissance-in-Force against a hidden Japanese unit"),
    rules=("hoe:5.4.1",),
    takes=Recon,
    run=_run,
    chances=_odds,
    limits={"blue": 1, "red": 1},
)
