"""Keep what the player has said of where the grid lies, and what follows from it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

import msgspec

from beachmaster.desktop.texts import T
from beachmaster.engine import growing, hexgrid
from beachmaster.engine.hexgrid import HexId, Layout, Point
from beachmaster.engine.hexwords import overlay, under_overlay
from beachmaster.engine.placing import (
    WHOLE,
    Fit,
    LaidPhoto,
    Lattice,
    Pin,
    Placement,
    better_layout,
    doubts,
    fit,
)
from beachmaster.engine.refusal import Refusal
from beachmaster.engine.text import Text
from beachmaster.storage.folders import photo_file

Way = Literal["numbers", "neighbours"]
NUMBER = 4
"""How many figures the number of a hex has."""
BEGINNING = 3
"""How many clicks a grid without numbers grows from."""


@dataclass(frozen=True)
class PlacedGrid:
    """The outcome: the lattice, and where a photo shows it, with the file that keeps the photo.

    A map that folds has `others` besides; `numbered` tells whether its hexes show numbers.
    """

    lattice: Lattice
    placement: Placement | None = None
    photo: Path | None = None
    others: tuple[LaidPhoto, ...] = ()
    numbered: bool | None = None

    @property
    def laid(self) -> list[tuple[Path, Placement]]:
        """Return every photo's file, and where it shows the lattice, the lowest first."""
        if self.photo is None or self.placement is None:
            return []
        others = [(photo_file(one.photo), one.placement) for one in self.others]
        return [(self.photo, self.placement), *others]


@dataclass(frozen=True)
class Spot:
    """A place on the photo that the player pointed at, and its hex, empty until it is known."""

    x: float
    y: float
    hex: HexId = ""


class GridWork:
    """The points said so far and the grid that they give; `step` back is always possible.

    `way` is by printed numbers, or from one hex and its neighbours; without a photo there are no
    points, and the lattice is as large as said. `printed` tells whether numbers are printed in the
    hexes; else they go by our letters and numbers. A `fixed` lattice, on which facts hang already,
    stays as it is: its hexes are named as they are, and can be pulled as well; where it `grows`,
    it may still have more columns and rows.
    """

    def __init__(self, lattice: Lattice, way: Way, *, fixed: bool = False) -> None:
        self.lattice = lattice
        self.fixed = fixed
        self.grows = not fixed
        self.printed = way == "numbers"
        self.way: Way = "numbers" if fixed else way
        self.photo: tuple[int, int] | None = None
        self.cut = (0, 0, 0, 0)
        self.spots: tuple[Spot, ...] = ()
        self.found: Fit | None = None
        self.refusal: Text | None = None
        self.laid: list[HexId] = []
        self._before: list[tuple[Spot, ...]] = []
        self._aside: dict[Way, tuple[Layout, tuple[Spot, ...]]] = {}

    @property
    def layout(self) -> Layout:
        """Return how the hexes stand."""
        return self.lattice.layout

    @property
    def waiting(self) -> int | None:
        """Return which spot waits for its number, counted from 0."""
        return next((at for at, spot in enumerate(self.spots) if not spot.hex), None)

    @property
    def can_step_back(self) -> bool:
        """Tell whether there is a step to take back."""
        return bool(self._before)

    # -- what the player says --------------------------------------------------------------------

    def show(self, width: int, height: int, pins: Sequence[Pin] = ()) -> None:
        """Begin on a photo of this size, with the pins that it has."""
        self.photo, self._before, self._aside = (width, height), [], {}
        self.spots = tuple(Spot(pin.x, pin.y, pin.hex) for pin in pins)
        self._follow()

    def stand(self, *, way: Way | None = None, layout: Layout | None = None) -> None:
        """Go another way, or have the hexes stand otherwise.

        The points of the way left are there again when it is taken up again.
        """
        before = self.layout
        if layout is not None:
            self.lattice = msgspec.structs.replace(
                self.lattice, orientation=layout.orientation, shifted=layout.shifted
            )
        if way is not None and way != self.way:
            self._aside[self.way] = before, self.spots
            self.way, self.printed = way, way == "numbers"
            stood, self.spots = self._aside.get(way, (self.layout, ()))
            if way == "neighbours" and stood != self.layout and self.spots:
                self._begin([(spot.x, spot.y) for spot in self.spots[:BEGINNING]])
        elif self.way == "neighbours" and before != self.layout and self.spots:
            if before.orientation == self.layout.orientation and self.found is not None:
                self._rename(growing.shifted_otherwise(self.found))
            else:
                self._begin([(spot.x, spot.y) for spot in self.spots[:BEGINNING]])
        self._before = []
        self._follow()

    def point_at(self, pixel: Point) -> None:
        """Take a click on a hex's middle; raise `Refusal` where it can mean nothing.

        On a drawn hex that can be pulled it says that its middle is here.
        """
        drawn = self.found.hex_at(pixel) if self.found is not None else None
        if drawn is not None and drawn in self.pullable:
            self.pull(drawn, pixel)
            return
        if self.way == "numbers":
            self._keep((*self.spots, Spot(*pixel)))
        elif len(self.spots) < BEGINNING:
            before = self.spots
            self._begin([*((spot.x, spot.y) for spot in before), pixel])
            self._before.append(before)
        self._follow()

    def number(self, at: int, place: HexId) -> None:
        """Say which number is printed in the hex of a spot."""
        self._keep(
            tuple(
                replace(spot, hex=place) if one == at else spot
                for one, spot in enumerate(self.spots)
            )
        )
        self._follow()

    def move(self, at: int, pixel: Point) -> None:
        """Put a spot elsewhere."""
        spot = replace(self.spots[at], x=pixel[0], y=pixel[1])
        self._keep((*self.spots[:at], spot, *self.spots[at + 1 :]))
        self._follow()

    def pull(self, place: HexId, pixel: Point) -> None:
        """Put a drawn hex onto its printed one."""
        held = next((at for at, spot in enumerate(self.spots) if spot.hex == place), None)
        if held is not None:
            self.move(held, pixel)
            return
        self._keep((*self.spots, Spot(*pixel, place)))
        self._follow()

    def take_away(self, at: int) -> None:
        """Take a spot away."""
        self._keep((*self.spots[:at], *self.spots[at + 1 :]))
        self._follow()

    def step_back(self) -> None:
        """Take the last thing said of a spot back."""
        if self._before:
            self.spots = self._before.pop()
            self._follow()

    def resize(self, columns: int, rows: int) -> None:
        """Have the lattice so many columns and rows, at most 60 of each."""
        most = growing.LONGEST_SIDE
        self.lattice = msgspec.structs.replace(
            self.lattice, columns=min(columns, most), rows=min(rows, most)
        )
        self._follow()

    def leave_out(self, left: int, top: int, right: int, bottom: int) -> None:
        """Leave so many columns and rows of what the photo shows out on each side."""
        self.cut = left, top, right, bottom

    # -- what follows ----------------------------------------------------------------------------

    def called(self, place: HexId) -> str:
        """Return what a hex is called here."""
        return place if self.printed or not place else overlay(place)

    def meant(self, typed: str) -> HexId:
        """Return the hex that was typed by its number or by our letter and number, or nothing."""
        digits = len(typed) == NUMBER and typed.isdecimal()
        return typed if digits else under_overlay(typed) or ""

    def suggested(self, pixel: Point) -> HexId:
        """Return the number to be expected in the hex at a pixel, or nothing."""
        found = self.found.hex_at(pixel) if self.found is not None and self.enough else None
        return found if found in self.lattice.hexes else ""

    @property
    def pullable(self) -> list[HexId]:
        """Return the drawn hexes that can be pulled onto their printed ones."""
        begun = self.way == "neighbours" and len(self.spots) >= BEGINNING
        return self.hexes if self.found is not None and (begun or self.fixed) else []

    @property
    def enough(self) -> bool:
        """Tell whether there are points enough to say how the camera stood."""
        return self.found is not None and len(self.found.misfits) >= WHOLE

    @property
    def told(self) -> bool:
        """Tell whether there are more points than the grid needs, so that faults show."""
        return self.found is not None and len(self.found.misfits) > WHOLE

    @property
    def hexes(self) -> list[HexId]:
        """Return the hexes of the map as far as they are laid."""
        kept = self.extent
        return self.laid if kept is None else [place for place in self.laid if kept.holds(place)]

    @property
    def extent(self) -> growing.Extent | None:
        """Return the columns and rows of a grown lattice that are kept."""
        if self.way == "numbers" or not self.laid:
            return None
        return growing.extent(self.laid).without(*self.cut)

    def objections(self) -> Iterator[tuple[Text, bool]]:
        """Yield what speaks against the grid as it lies, and whether it cannot be used so."""
        if self.photo is None:
            return
        yield from self._beyond()
        if self.refusal is not None:
            yield self.refusal, True
        elif self.found is not None:
            yield from doubts(self.found, self.hexes)

    @property
    def better(self) -> Layout | None:
        """Return how the hexes stand if the points say that they stand otherwise."""
        if self.found is None or self.way != "numbers":
            return None
        return better_layout(self.found)

    def outcome(self, photo: Path | None) -> PlacedGrid:
        """Return the grid as placed; raise `Refusal` where it cannot be used."""
        if self.photo is None:
            return PlacedGrid(self.lattice)
        stops = [text for text, stopping in self.objections() if stopping]
        if stops or self.found is None:
            raise Refusal(stops[0] if stops else T("No point of the grid is entered yet."))
        kept = self.extent
        if kept is None:
            return PlacedGrid(self.lattice, self.found.placement, photo)
        return PlacedGrid(*growing.settled(self.found, kept), photo)

    def _beyond(self) -> Iterator[tuple[Text, bool]]:
        """Yield which spots name a hex beyond the last column or row."""
        for at, spot in enumerate(self.spots if self.way == "numbers" else (), 1):
            column, row = hexgrid.parse(spot.hex) if spot.hex else (1, 1)
            if column > self.lattice.columns or row > self.lattice.rows:
                last = hexgrid.name(self.lattice.columns, self.lattice.rows)
                words = _BEYOND if self.grows else _BEYOND_FOR_GOOD
                yield words.fill(point=at, hex=spot.hex, last=last), True

    # -- inside ----------------------------------------------------------------------------------

    def _keep(self, spots: tuple[Spot, ...]) -> None:
        self._before.append(self.spots)
        self.spots = spots

    def _begin(self, clicks: list[Point]) -> None:
        assert self.photo is not None
        made = growing.started(Placement(*self.photo), clicks, self.layout)
        self.spots = tuple(Spot(pin.x, pin.y, pin.hex) for pin in made.pins)

    def _rename(self, found: Fit) -> None:
        self.spots = tuple(Spot(pin.x, pin.y, pin.hex) for pin in found.placement.pins)

    def _follow(self) -> None:
        """Lay the grid anew."""
        self.found, self.refusal, self.laid = None, None, []
        pins = tuple(Pin(spot.hex, spot.x, spot.y) for spot in self.spots if spot.hex)
        least = WHOLE if self.way == "numbers" else 2
        if self.photo is None or len(pins) < least:
            return
        try:
            self.found = fit(Placement(*self.photo, pins), self.layout)
        except Refusal as refusal:
            self.refusal = refusal.text
            return
        grown = self.way == "neighbours"
        self.laid = growing.grown(self.found) if grown else list(self.lattice.hexes)


_BEYOND = T(
    "Point {point} is hex {hex}, but {last} is the last one: correct the number, or enter more "
    "columns or rows."
)
_BEYOND_FOR_GOOD = T("Point {point} is hex {hex}, but {last} is the last one: correct the number.")
