"""Put the sheet of a fight in lines, one for each thing that counts, with its rule.

What counts and what does not, gain and loss differ in their sign's shape, not in colour alone.
"""

from collections.abc import Collection, Iterator, Sequence

from beachmaster.desktop.prompts.ruled_lines import RuledLine
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import Role
from beachmaster.desktop.words import say
from beachmaster.engine.die import span
from beachmaster.engine.fight import Face, FightSheet, Result, Sign
from beachmaster.engine.sheet_words import column_text, result_text, row_text, volley_texts
from beachmaster.engine.tables import Modifier, applied_total

COUNTS, HOLLOW = "●", "○"
SIGNS: dict[Sign, tuple[str, Role]] = {
    "good": ("▲", "good"),
    "bad": ("▼", "bad"),
    "none": ("■", "muted"),
}


def sheet_lines(
    sheet: FightSheet, told: Collection[Result] = (), *, lines: bool = False
) -> list[RuledLine]:
    """Return the sheet below its title.

    Results that are `told` elsewhere are not shown, and with `lines` neither what counted for them.
    A screen reader hears those too, but not what only the eye compares.
    """
    shown = not (lines and sheet.result in told)
    return [
        *_parts(sheet, shown=shown),
        *(_result(one, one not in told) for one in _results(sheet)),
    ]


def _parts(sheet: FightSheet, *, shown: bool) -> Iterator[RuledLine]:
    open_still = sheet.result is None
    for row in sheet.rows:
        yield RuledLine(say(row_text(row)))
    if any(row.hits is not None for row in sheet.volley):  # before, the answers list the rows
        for text in volley_texts(sheet):
            yield RuledLine(say(text))
    if sheet.column is not None and open_still:
        rules = tuple(dict.fromkeys(figure.rule for figure in sheet.facts))
        yield RuledLine(say(column_text(sheet)), rules=rules, spoken=False)
    yield from _lines(sheet.lines, hollow=open_still, shown=shown)
    yield from _lines(sheet.other, hollow=True)
    if sheet.against:
        spoken = any(line.applied for line in sheet.against)
        yield RuledLine(say(T("Other side:")), shown=shown, spoken=spoken)
        yield from _lines(sheet.against, hollow=open_still, shown=shown)
    for face in sheet.faces:
        yield _face(face)
    for odds in sheet.odds:
        yield RuledLine(say(odds))


def _results(sheet: FightSheet) -> list[Result]:
    decided = [sheet.result] if sheet.result is not None else []
    return [*decided, *sheet.later[-1:]]


def _lines(lines: Sequence[Modifier], *, hollow: bool, shown: bool = True) -> Iterator[RuledLine]:
    """Yield what counts, then hollow what was considered, then the sum of what counts."""
    counting = [line for line in lines if line.applied]
    for line in counting:
        yield RuledLine(_line_text(line), sign=COUNTS, rules=(line.rule,), shown=shown)
    for line in lines if hollow else ():
        if not line.applied:
            words, rules = _line_text(line), (line.rule,)
            yield RuledLine(
                words,
                sign=HOLLOW,
                tint="muted",
                ink="muted",
                rules=rules,
                spoken=False,
                shown=shown,
            )
    if len(counting) > 1:
        words = say(T("In all {total}", total=f"{applied_total(lines):+d}"))
        yield RuledLine(words, spoken=False, shown=shown)


def _line_text(line: Modifier) -> str:
    return say(
        T("{value} {name}", value=f"{line.value:+d}", name=line.name) if line.value else line.name
    )


def _face(face: Face) -> RuledLine:
    sign, role = SIGNS[face.sign]
    words = say(T("{faces}: {what}", faces=span(face.faces), what=face.text))
    return RuledLine(words, sign=sign, tint=role, spoken=False)


def _result(result: Result, shown: bool) -> RuledLine:
    sign, role = SIGNS[result.sign]
    words, rules = say(result_text(result)), tuple(result.rules)
    return RuledLine(words, sign=sign, tint=role, bold=True, rules=rules, shown=shown)
