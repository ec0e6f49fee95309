"""What the large card shows, and where it stands: plain data."""

from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import QRect

from beachmaster.desktop.large.asks import Ask, Cap
from beachmaster.desktop.large.grid import Grid, PlacedCap
from beachmaster.desktop.large.marks import Mark
from beachmaster.desktop.large.measure import Unit
from beachmaster.desktop.large.told import Note
from beachmaster.desktop.layout.strip import StripWords
from beachmaster.desktop.prompts.moment.told import Moment

MAIN = 4.6
"""The largest size of the main button's words, in units."""


class Density(msgspec.Struct, frozen=True):
    """How much there is on the card, in units: prompt, die, acts and their size, answers' size.

    `enough` caps on a page are as many as are wanted, `notes` is the share of other words; below
    no share, not even what must be read at once has its room there. The prompt stands in so many
    `lines` at most.
    """

    prompt: float
    die: float
    acts: int
    act: float
    cap: float
    enough: int
    notes: float
    lines: int = 2


DENSITIES = (
    Density(12.0, 12.0, 3, 6.0, 6.0, 9, 1.0),
    Density(10.5, 12.0, 3, 6.0, 6.0, 9, 0.9),
    Density(9.0, 12.0, 3, 6.0, 5.2, 9, 0.8),
    Density(9.0, 12.0, 3, 5.4, 5.2, 9, 0.6),
    Density(9.0, 10.5, 3, 5.4, 5.2, 6, 0.5),
    Density(8.0, 10.5, 2, 5.0, 4.6, 6, 0.4),
    Density(8.0, 10.0, 2, 5.0, 4.0, 6, 0.3),
    Density(7.0, 9.0, 2, 4.6, 4.6, 4, 0.2),
    Density(6.0, 8.0, 2, 4.4, 4.6, 4, 0.1),
    Density(5.0, 7.0, 1, 4.2, 4.6, 4, 0.0),
    Density(5.0, 7.0, 1, 4.0, 4.0, 4, 0.0),
    Density(5.0, 7.0, 1, 4.0, 4.0, 4, -1.0),
    Density(5.0, 0.0, 1, 4.0, 4.6, 3, 0.0),
    Density(5.0, 0.0, 1, 4.0, 4.0, 9, -1.0),
)


class Act(msgspec.Struct, frozen=True):
    """Something to do at the table: its words, whether it is done, what ticks or unticks it."""

    words: str
    done: bool
    turn: Callable[[], object]


class Content(msgspec.Struct, kw_only=True):
    """All that is to be shown."""

    head: StripWords
    prompt: str
    ask: Ask
    main: str = ""
    can: bool = False
    moment: Moment | None = None
    faded: bool = False
    acts: Sequence[Act] = ()
    spaced: bool = True
    """Whether the space bar ticks an act."""
    wrong: str = ""
    notes: Sequence[Note] = ()
    extras: Sequence[Cap] = ()
    hints: Sequence[Cap] = ()
    screens: Sequence[Cap] = ()
    rule: str = ""
    page: int = 0
    turns: Sequence[Cap] = ()
    """What turns the page of the answers back and on."""


class LargePlan(msgspec.Struct, kw_only=True):
    """Where everything stands."""

    unit: Unit
    marks: list[Mark] = []
    caps: list[PlacedCap] = []
    extras: list[PlacedCap] = []
    hints: list[PlacedCap] = []
    acts: list[tuple[Act, Mark]] = []
    main: QRect = QRect()
    main_size: float = MAIN
    grid: Grid = Grid()
    left_out: int = 0
    """How many lines of other words have no room."""
