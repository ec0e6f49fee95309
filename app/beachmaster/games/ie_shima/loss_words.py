"""Read losses as they are said, and say what they leave: `A flip, B out` (13.1)."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from beachmaster.engine.meaning import Meanings
from beachmaster.engine.options import AnswerError, Option
from beachmaster.engine.text import Param, Text, plain_text
from beachmaster.games.ie_shima import losses
from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.losses import BACK, FLIP, FLIP_BACK, GONE
from beachmaster.games.ie_shima.roster import ROSTER, is_pillbox
from beachmaster.games.ie_shima.texts import TN, T

ACTS: Mapping[str, str] = {
    **dict.fromkeys(("flip", "flips", "flipped", "reduce", "reduced"), FLIP),
    **dict.fromkeys(("back", "retreat", "retreats", "goes"), BACK),
    **dict.fromkeys(("out", "eliminated", "dead", "gone", "off"), GONE),
}
_FILLING = frozenset({"and", "is", "are", "then"})
HOW = T("A flip, B flip and retreat, C eliminated")
"""An example of what can be typed."""


class Due(NamedTuple):
    """What is to be paid: by whom, on whom the first point goes, how many there are."""

    field: Field
    units: Sequence[str]
    first: str
    points: int
    can_retreat: bool


def read(due: Due, typed: str) -> str | None:
    """Return the losses that words tell, None where they tell none; raise what is wrong of them."""
    told = dict(_told(due, typed))
    if not told:
        return None
    wrong = _wrong(due, told)
    if wrong is not None:
        raise AnswerError(wrong)
    return losses.written(told)


def _told(due: Due, typed: str) -> Iterator[tuple[str, str]]:
    """Yield each unit with what it does; raise where a name means none of them or several."""
    words = [word for word in re.split(r"[\s,;+]+", typed) if word and word not in _FILLING]
    if not any(word.casefold() in ACTS for word in words):
        return
    options = [Option(unit, plain_text(ROSTER[unit].name)) for unit in due.units]
    names: list[str] = []
    acts: list[str] = []
    for word in [*words, ""]:
        act = ACTS.get(word.casefold(), "")
        if not act and acts:
            done = FLIP_BACK if {FLIP, BACK} <= set(acts) else acts[-1]
            yield from ((str(unit), done) for unit in _named(options, names))
            names, acts = [], []
        if act:
            acts.append(act)
        else:
            names.append(word)
    if any(names):
        raise AnswerError(
            T("Say what {unit} does: flip, retreat or eliminated.", unit=" ".join(names).strip())
        )


def _named(options: Sequence[Option], names: Sequence[str]) -> list[object]:
    return list(Meanings(options, numbered=False).several(" ".join(names)))


def _wrong(due: Due, told: Mapping[str, str]) -> Text | None:
    """Say what is wrong of losses, None where they are right (ies:13.1)."""
    field, paid = due.field, 0
    for unit, act in told.items():
        pays = dict(losses.acts_of(field, unit, due.can_retreat)).get(act)
        if pays is None:
            return _cannot(due, unit, act)
        paid += pays
    if due.first not in told:
        return T("The first point goes on {unit}: say what it does.", unit=ROSTER[due.first].name)
    if losses.is_legal(*due, told):
        return None
    return TN(
        "That pays {paid}; {n} Attrition Point is due.",
        "That pays {paid}; {n} Attrition Points are due.",
        n=due.points,
        paid=paid,
    )


def _cannot(due: Due, unit: str, act: str) -> Text:
    """Say why a unit cannot do something to pay (ies:13.1, I-24)."""
    name, full = ROSTER[unit].name, due.field.full(unit)
    goes = due.can_retreat and not is_pillbox(unit)
    if act == FLIP or (act == FLIP_BACK and goes):
        return T("{unit} is reduced already: it retreats (back) or is eliminated (out).", unit=name)
    if act == BACK and full and goes:
        return T("{unit} is at full strength: it must flip before it may retreat.", unit=name)
    return T("{unit} has nowhere to retreat to.", unit=name)


def left_by(due: Due, told: Mapping[str, str]) -> Text:
    """Say who stays in the area after losses."""
    stay = [unit for unit in due.units if told.get(unit, "") in ("", FLIP)]
    full = sum(due.field.full(unit) and unit not in told for unit in stay)
    parts: list[Param] = []
    if full:
        parts.append(TN("{n} full", "{n} full", n=full))
    if len(stay) > full:
        parts.append(TN("{n} reduced", "{n} reduced", n=len(stay) - full))
    return T("{left} left", left=parts) if parts else T("no unit left")
