"""Put what the movement coach tells in lines, the same for every front end."""

from collections.abc import Iterator, Sequence

from beachmaster.engine.coach import Coach, Coaching, Going, Line, May
from beachmaster.engine.hexgrid import HexId
from beachmaster.engine.text import Text
from beachmaster.engine.texts import TN, T

MOST_HEXES, FEW = 12, 6
"""So many hexes are named in a line; the map shows the others."""


def coach_lines(coach: Coach) -> list[Text]:
    """Return who cannot go and why, what the others may do, and what is still to go."""
    return [*cannot_lines(coach), *(may_line(group) for group in coach.may), *left_lines(coach)]


def lines_above(coaching: Coaching, subjects: Sequence[str]) -> list[Text]:
    """Return what stands above the answers of a prompt: the phase, or the unit that it asks of."""
    going = coaching.going(subjects[0]) if subjects else None
    if going is not None:
        return [unit_line(going)]
    coach = coaching.coach()
    return [*coach_lines(coach), *(line.text for line in coach.costs)]


def head_lines(coach: Coach) -> list[Text]:
    """Return who cannot go and why, and how many are left."""
    return [*cannot_lines(coach), *left_lines(coach)]


def detail_lines(coach: Coach) -> list[Text]:
    """Return what the others may do, and what every move costs."""
    return [*(may_line(group) for group in coach.may), *(line.text for line in coach.costs)]


def unit_line(going: Going) -> Text:
    """Return what one unit may do in one line, or why it cannot go."""
    if going.cannot is not None:
        return T("{unit}: {reason}", unit=going.text, reason=going.cannot)
    return T("{unit}: {lines}", unit=going.text, lines=joined(going.lines))


def cannot_lines(coach: Coach) -> Iterator[Text]:
    """Yield who cannot go and why, a line for each reason."""
    if len(coach.cannot) == 1 and not coach.may and not coach.done:
        only = coach.cannot[0]
        yield TN(
            "The only unit cannot move: {reason}",
            "None of the {n} units can move: {reason}",
            n=len(only.units),
            reason=only.reason,
        )
        return
    for group in coach.cannot:
        yield T("Cannot move: {units}. {reason}", units=group.text, reason=group.reason)


def may_line(group: May) -> Text:
    """Return what units that are alike may do; of many the count comes first."""
    lines = joined(group.lines)
    if len(group.units) <= FEW:
        return T("{units}: {lines}", units=group.text, lines=lines)
    many = len(group.units)
    return TN(
        "{n} unit ({units}): {lines}",
        "{n} units ({units}): {lines}",
        n=many,
        units=group.text,
        lines=lines,
    )


def joined(lines: Sequence[Line]) -> Text:
    """Join lines in one."""
    first, *more = [line.text for line in lines] or [T("may move")]
    for line in more:
        first = T("{one} · {more}", one=first, more=line)
    return first


def left_lines(coach: Coach) -> Iterator[Text]:
    """Yield how many units still may go, and how many are done."""
    done = sum(len(group.units) for group in coach.done)
    todo = TN("Still to move: {n} unit", "Still to move: {n} units", n=len(coach.todo))
    if coach.todo and done:
        yield T("{todo}; {done} done.", todo=todo, done=done)
    elif coach.todo:
        yield T("{todo}.", todo=todo)
    elif done:
        yield T("No units left to move; {done} done.", done=done)


def going_lines(going: Going) -> list[Text]:
    """Return what one unit may do: its lines, where it can go at which cost, and what is barred."""
    lines = [unit_line(going)]
    to = _together([(goal.cost, goal.place) for goal in going.where])
    lines += [T("{cost}: {hexes}", cost=cost, hexes=_named(hexes)) for cost, hexes in to]
    barred = _together([(one.reason, one.place) for one in going.barred])
    lines += [T("Not {hexes}: {reason}", hexes=_named(hexes), reason=why) for why, hexes in barred]
    return lines


def _together(pairs: Sequence[tuple[Text, HexId]]) -> list[tuple[Text, list[HexId]]]:
    """Return the hexes of each wording."""
    found: list[tuple[Text, list[HexId]]] = []
    for words, place in pairs:
        held = next((hexes for one, hexes in found if one == words), None)
        if held is None:
            found.append((words, [place]))
        else:
            held.append(place)
    return found


def _named(hexes: Sequence[HexId]) -> Text:
    more = len(hexes) - MOST_HEXES
    shown = list(hexes[:MOST_HEXES])
    if more <= 0:
        return T("{hexes}", hexes=shown)
    return TN("{hexes} and {n} more", "{hexes} and {n} more", n=more, hexes=shown)
