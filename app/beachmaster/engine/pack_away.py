"""Write down what stands where, to pack a game away and set it up again next month.

The sheet is Markdown: every counter and marker in its space, what is off the map, the tracks, and
what is in each bag; nothing that the player may not see.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from beachmaster.engine.areachart import AreaChart
from beachmaster.engine.display import (
    Bag,
    Chart,
    Count,
    Displayed,
    Fact,
    Overview,
    Position,
    Score,
    phase_text,
)
from beachmaster.engine.pieces import SOMEWHERE, Piece, lying
from beachmaster.engine.session import Session
from beachmaster.engine.side import Side
from beachmaster.engine.text import Param, Text, capital
from beachmaster.engine.texts import T

Say = Callable[[Text], str]
COUNTS = T("Tracks and counts")

_UNKNOWN = T(
    "In words only, the program does not know the hexes on your table. Before you "
    "clear it, write down the hex of every unit and other counter on the map, face "
    "down or not."
)


def sheet(session: Session, title: Text, say: Say) -> str:
    """Return the sheet of a game: spaces in order, each with what lies there, to tick off."""
    return "\n".join(_lines(session, title, say)) + "\n"


def _lines(session: Session, title: Text, say: Say) -> Iterator[str]:
    module = session.module
    shown, state = module if isinstance(module, Displayed) else None, session.state
    overview = shown.overview(state) if shown is not None else None
    position = shown.position(state, overview.units, ()) if shown and overview else None
    yield f"# {say(T('{game}: what stands where', game=title))}\n"
    if overview is not None:
        phase = phase_text(overview, overview.phase)
        yield say(T("Turn {turn}, {phase}.", turn=overview.turn, phase=phase)) + "\n"
    if session.asked is not None:
        yield say(T("What comes next: {what}", what=session.asked.prompt.text)) + "\n"
    yield (
        say(
            T(
                "To set the game up again, place what is listed for each space and tick it off. "
                "The rest is off the map or in a bag, as listed below."
            )
        )
        + "\n"
    )
    if position is None:
        yield say(_UNKNOWN) + "\n"
    yield from _spaces(session, say)
    if shown is not None and overview is not None:
        details = shown.details(state)
        yield from _tracks(details.facts, overview.score, say)
        yield from _taken(position, shown.chart(state), module.sides, say)
        yield from _off_the_map(overview, _named(session, say), say)
        yield from _bags(details.bags, say)


def _spaces(session: Session, say: Say) -> Iterator[str]:
    module, state = session.module, session.state
    found = by_space(module.pieces(state))
    numbered = {space: pieces for space, pieces in found.items() if space.isdigit()}
    if numbered:
        yield f"## {say(T('On the map'))}\n"
    for space, pieces in numbered.items():
        where = module.space_name(state, space)
        yield _tick(
            T("**{where}**: {pieces}", where=where, pieces=[lying(one) for one in pieces]), say
        )
    somewhere = found.get(SOMEWHERE, ())
    if somewhere:
        yield f"\n## {say(T('On the map: write in each hex'))}\n"
    for piece in somewhere:
        yield _tick(T("{piece}: hex ______", piece=lying(piece)), say)
    for space, pieces in found.items():
        if space not in numbered and space != SOMEWHERE:
            yield f"\n## {capital(say(module.space_name(state, space)))}\n"
            yield from (_tick(lying(piece), say) for piece in pieces)


def counts_of(facts: Sequence[Fact], score: Score | None) -> list[tuple[Text, Text]]:
    """Return where the tracks and counts stand, each by its label."""
    told = [(fact.label, fact.value) for fact in facts]
    if score is not None:
        told.append((score.label, T("{points}", points=score.total)))
    return told


def _tracks(facts: Sequence[Fact], score: Score | None, say: Say) -> Iterator[str]:
    """Yield where the tracks and counts stand."""
    told = counts_of(facts, score)
    if told:
        yield f"\n## {say(COUNTS)}\n"
    for label, value in told:
        yield _line(T("{label}: {value}", label=label, value=value), say)


def _taken(
    position: Position | None, chart: Chart | None, sides: Sequence[Side], say: Say
) -> Iterator[str]:
    """Yield the hexes that were taken, guns among them, or which side controls which areas."""
    if position is not None and isinstance(chart, AreaChart):
        for side in sides:
            held: list[Param] = [p for p in chart.areas if (p in position.taken) == side.own]
            areas = held or [T("none")]
            control = T("Controlled by the {side} side: {areas}", side=side.forces, areas=areas)
            yield _line(control, say)
    elif position is not None and position.taken:
        yield _line(T("Hexes taken: {hexes}", hexes=sorted(position.taken)), say)


def _named(session: Session, say: Say) -> set[str]:
    """Return the words of every piece that a space holds."""
    return {say(piece.name) for piece in session.module.pieces(session.state).values()}


def _off_the_map(overview: Overview, told: set[str], say: Say) -> Iterator[str]:
    """Yield the units that are out of the game, but for those that a space of the sheet holds."""
    out = (unit for unit in overview.units if unit.standing == "gone")
    gone = [unit for unit in out if say(unit.name) not in told]
    if gone:
        yield f"\n## {say(T('Off the map'))}\n"
    for unit in gone:
        yield _tick(T("{unit} ({where})", unit=unit.titled, where=unit.where), say)


def _bags(bags: Sequence[Bag], say: Say) -> Iterator[str]:
    for bag in bags:
        yield f"\n## {say(bag.title)}\n"
        yield _line(T("Inside: {counts}", counts=_counts(bag.inside)), say)
        if bag.out:
            yield _line(T("Outside: {counts}", counts=_counts(bag.out)), say)


def _counts(counts: tuple[Count, ...]) -> list[Param]:
    held: list[Param] = [
        T("{count} × {what}", count=one.number, what=one.text) for one in counts if one.number
    ]
    return held or [T("nothing")]


def _tick(text: Text, say: Say) -> str:
    return f"- [ ] {say(text)}"


def _line(text: Text, say: Say) -> str:
    return f"- {say(text)}"


def by_space(pieces: Mapping[str, Piece]) -> dict[str, list[Piece]]:
    """Group pieces by space, numbered spaces first and in order."""
    found: dict[str, list[Piece]] = {}
    for name in sorted(pieces):
        found.setdefault(pieces[name].space, []).append(pieces[name])
    return {space: found[space] for space in sorted(found, key=_in_order)}


def _in_order(space: str) -> tuple[bool, int, str]:
    """Return numbers before words, the shorter ones first: area 9 comes before area 10."""
    return not space.isdigit(), len(space) if space.isdigit() else 0, space
