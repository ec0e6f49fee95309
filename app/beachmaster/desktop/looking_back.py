"""Reckon what the end page and the report tell of a game: score, losses and luck by turn."""

import msgspec

from beachmaster.desktop.controller import GameController
from beachmaster.engine.chronicle import Luck, luck, turn_starts
from beachmaster.engine.display import Overview, Side


class TurnLine(msgspec.Struct, frozen=True):
    """How things stood as a turn began; `now` marks how they stand now."""

    turn: int
    now: bool
    score: int
    us_lost: int
    japan_lost: int


class Retrospect(msgspec.Struct, frozen=True):
    """What there is to tell of a game up to where it stands."""

    overview: Overview
    turns: tuple[TurnLine, ...]
    luck: dict[str, Luck]


def retrospect(controller: GameController) -> Retrospect | None:
    """Return what there is to tell, or nothing where the game shows no overview."""
    display, overview = controller.display, controller.overview
    if display is None or overview is None:
        return None
    starts = turn_starts(controller.session)
    last = len(starts) - 1
    seen = [display.overview(start.state) for start in starts]
    lines = tuple(
        _line(start.turn, place == last, one)
        for place, (start, one) in enumerate(zip(starts, seen, strict=True))
    )
    return Retrospect(overview, lines, luck(controller.session))


def _line(turn: int, now: bool, seen: Overview) -> TurnLine:
    score = seen.score.total if seen.score is not None else 0
    return TurnLine(turn, now, score, lost_steps(seen, "us"), lost_steps(seen, "japan"))


def lost_steps(overview: Overview, side: Side) -> int:
    """Count the steps that a side's units have lost; a unit without steps counts as one."""
    total = 0
    for unit in overview.units:
        if unit.side != side:
            continue
        whole = unit.whole if unit.whole is not None else 1
        left = 0 if unit.standing == "gone" else (unit.steps if unit.steps is not None else whole)
        total += whole - left
    return total
