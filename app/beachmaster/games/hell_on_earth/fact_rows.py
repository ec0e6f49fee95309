"""Ask on the sheet of an attack what only the table shows of it: ground, flank, levels, neighbors.

A revealed target draws nothing, so that all of it can be told with the forces (hoe:5.4.2.6, 7.1).
"""

from collections.abc import Callable, Mapping

import msgspec

from beachmaster.engine.fields import unless_told
from beachmaster.engine.prompt import Field
from beachmaster.engine.record import Told
from beachmaster.engine.text import Text
from beachmaster.games.hell_on_earth.drm import MOST_SUPPORTERS
from beachmaster.games.hell_on_earth.game import Game
from beachmaster.games.hell_on_earth.situation import (
    NEAR,
    UNNAMED,
    fact_fields,
    fact_of,
    facts_on_map,
    in_support,
    learn,
)
from beachmaster.games.hell_on_earth.texts import T

ASSAULT, REDUCED, SUPPORTERS = "assault", "reduced", "supporters"
ROWS: Mapping[str, tuple[str, ...]] = {
    "reduced": ("attackers",),
    "flank": ("attackers",),
    "high": (),
    UNNAMED: ("attackers",),
    NEAR: ("attackers", UNNAMED),
}
"""What each row hangs on, besides the target and what is done to it."""
_NAMES: Mapping[str, Text] = {
    "flank": T("flank"),
    "high": T("ground of the target"),
    "reduced": T("support that loses a point"),
    UNNAMED: T("Japanese neighbors without a name"),
    NEAR: T("Japanese neighbors"),
}
_LESS = T("supporters that lose a point")
_SETTLED = {"flank": False, "high": False}


def rows(game: Game, base: tuple[str, ...], *, marks: bool) -> list[Field]:
    """Return the rows of an attack form; none where the program keeps the positions.

    For support that loses a point all are listed who may support, and who is ticked there supports
    as well; `marks` False ignores their situation markers.
    """
    if game.prints is not None:
        return []

    def able(told: Told) -> list[str]:
        return game.able_to_support(marks) if revealed(game, told) else []

    found = [_row(game, name, base, able if name == REDUCED else in_support) for name in ROWS]
    return [_bringing(row) if row.name == REDUCED else row for row in found]


def _bringing(row: Field) -> Field:
    return msgspec.structs.replace(row, brings=SUPPORTERS)


def _row(
    game: Game,
    name: str,
    base: tuple[str, ...],
    supporters: Callable[[Told], list[str]],
) -> Field:
    kind = "flag" if name in _SETTLED else "many"
    nothing = Field(name=name, kind=kind, text=_NAMES[name], known=_SETTLED.get(name))
    known: dict[str, Field] = {}  # an answer is put in words after it was learned
    by = (*base, *ROWS[name])

    def given(told: Told) -> Field:
        key = repr([told.get(one) for one in by])
        if key not in known:
            known[key] = _open(game, name, told, supporters(told)) or nothing
        return msgspec.structs.replace(known[key], by=by)

    return msgspec.structs.replace(nothing, known=None, by=by, given=given)


def _open(game: Game, name: str, told: Told, supporters: list[str]) -> Field | None:
    """Return what is asked of a revealed target; nothing of what is known or cannot matter."""
    target = revealed(game, told)
    if target is None:
        return None
    found = fact_fields(game, target, _names(told, "attackers"), supporters)
    row = next((one for one in found if one.name == name), None)
    if row is not None and name == REDUCED:  # who drops for certain need not be ticked here
        left = tuple(one for one in row.options if one.value not in row.certain)
        most = min(MOST_SUPPORTERS, len(left))
        named = msgspec.structs.replace(row, options=left, known=None, maximum=most)
        return msgspec.structs.replace(named, text=_LESS, brings=SUPPORTERS) if left else None
    looked = name == NEAR and told.get(UNNAMED)  # who told one of them saw the others as well
    return unless_told(row) if row is not None and looked else row


def revealed(game: Game, told: Told) -> str | None:
    """Return the target of an assault whose counter is face up, None of any other attack."""
    target = game.at(str(told["target"])) if told["target"] else None
    if target is None or game.unit(target).hidden or told.get("act", ASSAULT) != ASSAULT:
        return None
    return target


def _names(told: Told, name: str) -> list[str]:
    return [str(one) for one in told.get(name) or ()]


def tell(game: Game, procedure: str, subjects: tuple[str, ...], told: Told) -> None:
    """Learn what the rows told, or note for a table what it will be asked there."""
    target = revealed(game, told)
    if target is None:
        return
    attackers, supporters = _names(told, "attackers"), in_support(told)
    if game.prints is None:
        learn(game, target, attackers, supporters, told)
    elif game.notes is not None:
        fact = fact_of(game, facts_on_map(game, target, attackers, supporters))
        for more in dict.fromkeys(ROWS.values()):
            by = [one for one in ("target", "act") if one in told]
            about = tuple(str(told.get(one, [])) for one in (*by, *more))
            game.note(procedure, (*subjects, *about), fact)
