"""Write the sheet of a fight in rich text: a line for each thing that counts, with its rule.

What counts and what does not, gain and loss differ in their sign's shape, not in colour alone.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from html import escape

import msgspec

from beachmaster.desktop.labels import rule_links
from beachmaster.desktop.texts import T
from beachmaster.desktop.theme import Role
from beachmaster.desktop.words import say
from beachmaster.engine.die import span
from beachmaster.engine.fight import Face, FightSheet, Result, Sign
from beachmaster.engine.sheet_words import column_text, result_text, row_text
from beachmaster.engine.tables import Modifier, applied_total

COUNTS, HOLLOW = "●", "○"
SIGNS: dict[Sign, tuple[str, Role]] = {
    "good": ("▲", "good"),
    "bad": ("▼", "bad"),
    "none": ("■", "muted"),
}
Colour = Callable[[Role], str]


def sheet_html(
    sheet: FightSheet, colour: Colour, told: Collection[Result] = (), *, lines: bool = False
) -> str:
    """Return the sheet below its title, in the colours of the theme.

    Results that are `told` elsewhere are left out, and with `lines` what counted for them as well.
    """
    left = [one for one in _results(sheet) if one not in told]
    if lines and sheet.result in told:
        sheet = msgspec.structs.replace(sheet, lines=(), against=())
    return "<br>".join([*_parts(sheet, colour), *(_result(one, colour) for one in left)])


def sheet_said(sheet: FightSheet) -> str:
    """Return the same for a screen reader, without links and signs that only the eye knows."""
    rows = [say(row_text(row)) for row in sheet.rows]
    lines = [_line_text(line) for line in (*sheet.lines, *sheet.other) if line.applied]
    against = [_line_text(line) for line in sheet.against if line.applied]
    lines += [say(T("Against it:")), *against] if against else []
    results = [say(result_text(one)) for one in _results(sheet)]
    return "\n".join([*rows, *lines, *map(say, sheet.odds), *results])


def _parts(sheet: FightSheet, colour: Colour) -> Iterator[str]:
    for row in sheet.rows:
        yield escape(say(row_text(row)))
    if sheet.column is not None and sheet.result is None:
        rules = list(dict.fromkeys(figure.rule for figure in sheet.facts))
        yield f"{escape(say(column_text(sheet)))} {rule_links(rules)}"
    yield from _lines(sheet.lines, colour, hollow=sheet.result is None)
    yield from _lines(sheet.other, colour, hollow=True)
    if sheet.against:
        yield escape(say(T("Against it:")))
        yield from _lines(sheet.against, colour, hollow=sheet.result is None)
    for face in sheet.faces:
        yield _face(face, colour)
    for odds in sheet.odds:
        yield escape(say(odds))


def _results(sheet: FightSheet) -> list[Result]:
    decided = [sheet.result] if sheet.result is not None else []
    return [*decided, *sheet.later[-1:]]


def _lines(lines: Sequence[Modifier], colour: Colour, *, hollow: bool) -> Iterator[str]:
    """Yield what counts, then hollow what was considered, then the sum of what counts."""
    counting = [line for line in lines if line.applied]
    for line in counting:
        yield f"{COUNTS} {escape(_line_text(line))} {rule_links([line.rule])}"
    for line in lines:
        if hollow and not line.applied:
            words = f"{HOLLOW} {escape(_line_text(line))}"
            yield f"{_coloured(words, colour('muted'))} {rule_links([line.rule])}"
    if len(counting) > 1:
        yield escape(say(T("In all {total}", total=f"{applied_total(lines):+d}")))


def _line_text(line: Modifier) -> str:
    return say(
        T("{value} {name}", value=f"{line.value:+d}", name=line.name) if line.value else line.name
    )


def _face(face: Face, colour: Colour) -> str:
    sign, role = SIGNS[face.sign]
    words = say(T("{faces}: {what}", faces=span(face.faces), what=face.text))
    return f"{_coloured(sign, colour(role))} {escape(words)}"


def _result(result: Result, colour: Colour) -> str:
    sign, role = SIGNS[result.sign]
    said = f"<b>{escape(say(result_text(result)))}</b>"
    return f"{_coloured(sign, colour(role))} {said} {rule_links(result.rules)}"


def _coloured(html: str, colour: str) -> str:
    return f'<span style="color: {colour}">{html}</span>'
