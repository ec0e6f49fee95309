"""Reckon what the end page and the report tell of a game: score and losses by turn."""

from collections.abc import Iterator, Sequence

import msgspec

from beachmaster.desktop.controller import GameController
from beachmaster.engine.chronicle import turn_starts
from beachmaster.engine.display import Overview
from beachmaster.engine.side import Side


class TurnLine(msgspec.Struct, frozen=True):
    """How things stood as a turn began; `now` marks how they stand now.

    `lost` are the steps that each side has lost, in the order of the sides.
    """

    turn: int
    now: bool
    score: int
    lost: tuple[int, ...]


class Retrospect(msgspec.Struct, frozen=True):
    """What there is to tell of a game up to where it stands."""

    overview: Overview
    sides: Sequence[Side]
    turns: tuple[TurnLine, ...]


def retrospect(controller: GameController) -> Retrospect | None:
    """Return what there is to tell, or nothing where the game shows no overview."""
    return next((told for told in reckoned(controller) if told is not None), None)


def reckoned(controller: GameController) -> Iterator[Retrospect | None]:
    """Reckon it turn by turn: yield None where something else may be done, and it at the end."""
    display, overview = controller.display, controller.overview
    if display is None or overview is None:
        return
    starts, sides = turn_starts(controller.session), controller.sides
    last, lines = len(starts) - 1, list[TurnLine]()
    for place, start in enumerate(starts):
        yield None
        seen = display.overview(start.state) if place < last else overview
        lines.append(_line(start.turn, place == last, seen, sides))
    yield Retrospect(overview, sides, tuple(lines))


def _line(turn: int, now: bool, seen: Overview, sides: Sequence[Side]) -> TurnLine:
    score = seen.score.total if seen.score is not None else 0
    return TurnLine(turn, now, score, tuple(lost_steps(seen, side) for side in sides))


def lost_steps(overview: Overview, side: Side) -> int:
    """Count the steps that a side's units have lost; a unit without steps counts as one."""
    total = 0
    for unit in overview.units:
        if unit.side.id != side.id:
            continue
        whole = unit.whole if unit.whole is not None else 1
        left = 0 if unit.standing == "gone" else (unit.steps if unit.steps is not None else whole)
        total += whole - left
    return total
