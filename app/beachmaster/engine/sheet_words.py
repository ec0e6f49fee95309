"""Say the sheet of a fight in a few lines, which every front end shows as they are."""

from collections.abc import Sequence

from beachmaster.engine.die import span
from beachmaster.engine.fight import FightSheet, HitRow, Result, SheetRow
from beachmaster.engine.modifier_words import idle_modifier, modifier_text
from beachmaster.engine.tables import Modifier, applied_total
from beachmaster.engine.text import Param, Text, plain_text
from beachmaster.engine.texts import TN, T, joined

MOST_LINES = 15
"""So many lines of eighty letters hold any sheet."""


def sheet_texts(sheet: FightSheet) -> list[Text]:
    """Return the sheet line by line: who, where on the table, what counts, what may come or came.

    What counts stands in one line with its sum, what was considered and does not count in another;
    once the die has fallen, only what counted.
    """
    said = [sheet.title, *(row_text(row) for row in sheet.rows if row.drawn)]
    plain = [row_text(row) for row in sheet.rows if not row.drawn]
    said += [joined(plain)] if plain else []
    said += volley_texts(sheet)
    if sheet.column is not None and sheet.result is None:
        said.append(column_text(sheet))
    said += _counting(sheet.lines, hollow=sheet.result is None)
    said += _counting(sheet.other)
    said += _counting(sheet.against, hollow=sheet.result is None, source=_AGAINST)
    if sheet.faces:
        faces = [T("{faces}: {what}", faces=span(f.faces), what=f.text) for f in sheet.faces]
        said.append(T("On the die {faces}", faces=joined(faces)))
    said += sheet.odds
    if sheet.result is not None:
        said.append(result_text(sheet.result))
    if sheet.later:
        said.append(result_text(sheet.later[-1]))
    return said


def volley_texts(sheet: FightSheet) -> list[Text]:
    """Return the rows of dice that hit or miss, those of each side in a line."""
    mine = [hit_row_text(row) for row in sheet.volley if not row.against]
    theirs = [hit_row_text(row) for row in sheet.volley if row.against]
    said = [joined(mine)] if mine else []
    return [*said, T("Other side: {rows}", rows=joined(theirs))] if theirs else said


def hit_row_text(row: HitRow) -> Text:
    """Return a row: its dice and the faces that hit, or the hits once they are known."""
    if row.hits is None:
        return T("{row}: {dice}", row=row.label, dice=row_dice(row.count, row.needs))
    hits = hits_text(row.hits)
    if not row.dice:
        return T("{row}: {hits}", row=row.label, hits=hits)
    return T("{row}: {hits} ({dice})", row=row.label, hits=hits, dice=_faces(row.dice))


def hits_text(hits: int) -> Text:
    """Return so many hits in words."""
    return TN("{n} hit", "{n} hits", n=hits) if hits else T("no hit")


def row_dice(count: int, needs: Sequence[int]) -> Text:
    """Say how many dice a row has, and which faces of them hit."""
    if not needs:
        return TN("{n} die, no face hits", "{n} dice, no face hits", n=count)
    return TN("{n} die, hits on {faces}", "{n} dice, hit on {faces}", n=count, faces=span(needs))


def row_text(row: SheetRow) -> Text:
    """Return one row: what it is called, who it is, and what was drawn there."""
    value = T("?") if row.value is None else row.value
    if not row.drawn:
        return T("{label}: {value}", label=row.label, value=value)
    if row.value is None:
        return T("{label}: {drawn}", label=row.label, drawn=list(row.drawn))
    source = T("{label}: {value}; drawn: {drawn}")
    return source.fill(label=row.label, value=value, drawn=list(row.drawn))


def result_text(result: Result) -> Text:
    """Return what dice came to: as they fell, with what counts, and what that is."""
    thrown = _thrown(result.dice, result.lines[result.behind :], result.total)
    if result.against is not None:
        other = result.against
        source = T("Rolled {thrown}, against {others}: {outcome}")
        others = _thrown(other.dice, other.lines, other.total)
        return source.fill(thrown=thrown, others=others, outcome=result.text)
    if not result.added or list(result.dice) == [result.total]:
        return T("Rolled {dice}: {outcome}", dice=_faces(result.dice), outcome=result.text)
    return T("Rolled {thrown}: {outcome}", thrown=thrown, outcome=result.text)


def _thrown(dice: Sequence[int], lines: Sequence[Modifier], total: int) -> Text:
    """Return dice with their sum, and with what the modifiers make of it, where they add up."""
    whole = sum(dice)
    if whole + applied_total(lines) != total:
        return T("{dice}, total {total}", dice=_faces(dice), total=total)
    added = plain_text(" + ".join(map(str, dice)))
    if len(dice) > 1:
        added = T("{sum} = {total}", sum=added, total=whole)
    if whole == total:
        return added
    return T("{thrown}, modified to {total}", thrown=added, total=total)


def _faces(dice: Sequence[int]) -> list[Param]:
    return [plain_text(str(die)) for die in dice]


def column_text(sheet: FightSheet) -> Text:
    """Return the column of the table, with the figures behind it; there must be one."""
    assert sheet.column is not None
    if not sheet.facts:
        return T("Table: {column}", column=sheet.column)
    facts = [T("{what} {value}", what=one.label, value=one.value) for one in sheet.facts]
    return T("Table: {column} ({facts})", column=sheet.column, facts=list(facts))


def _counting(
    lines: Sequence[Modifier], *, hollow: bool = True, source: Text | None = None
) -> list[Text]:
    counted = [modifier_text(line) for line in lines if line.applied]
    aside = [idle_modifier(line) for line in lines if not line.applied]
    said: list[Text] = []
    if counted:
        total = f"{applied_total(lines):+d}"
        source = source or T("Modifiers {total}: {lines}")
        said.append(source.fill(total=total, lines=joined(counted)))
    if hollow and aside:
        said.append(T("Not counted: {lines}", lines=joined(aside)))
    return said


_AGAINST = T("Other side {total}: {lines}")
