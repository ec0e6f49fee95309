"""Name the steps of a sequence of play, and find the one that a phase belongs to."""

from collections.abc import Container, Iterable

import msgspec

from beachmaster.engine.side import Side
from beachmaster.engine.text import Text


class Step(msgspec.Struct, frozen=True):
    """One phase of the sequence of play: its id as `GameState.phase` has it, and whose it is.

    Where it is nobody's, both sides act in it. `purpose` says in a line what it is for. A phase
    that comes several times in a turn has a number after the step's id: `us-7` is of step `us`.
    Where a marker of the game says which one it is, that number only keeps phases apart
    (`by_marker`), and players read `Overview.number` instead.
    """

    id: str
    text: Text
    whose: Side | None = None
    rules: tuple[str, ...] = ()
    purpose: Text | None = None
    by_marker: bool = False


def step_of(steps: Iterable[Step], phase: str) -> Step | None:
    """Return the step with a phase's id or, where it comes several times, with what numbers it."""
    ids = _ids(phase)
    found = [step for step in steps if step.id in ids]
    return max(found, key=lambda step: len(step.id), default=None)


def is_of(phase: str, steps: Container[str]) -> bool:
    """Tell whether a phase is one of some steps, by their ids, numbered or not."""
    return any(one in steps for one in _ids(phase))


def _ids(phase: str) -> tuple[str, ...]:
    """Return the ids that the step of a phase may have: the phase's, and that without a number."""
    head, _, number = phase.rpartition("-")
    return (phase, head) if number.isdecimal() else (phase,)
