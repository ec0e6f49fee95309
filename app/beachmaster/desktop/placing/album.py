"""Keep the photos of a map that folds: each with its own points, all over one lattice."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from beachmaster.desktop import forms
from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.placing.grid_work import GridWork, PlacedGrid, Way
from beachmaster.desktop.placing.photo import MapPhoto, PhotoError
from beachmaster.desktop.steady import SteadyComboBox
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.placing import LaidPhoto, Lattice, Pin, Placement, hexes
from beachmaster.engine.text import Text

MOST = 6
"""How many photos a map may have here: more than any map has folds."""


@dataclass
class Leaf:
    """One photo and the points on it; `missing` says why one that was placed before is not there.

    Its points, `before`, wait for it: they are there again when the same photo is chosen again.
    """

    work: GridWork
    photo: MapPhoto | None = None
    before: Placement | None = None
    missing: Text | None = None

    def show(self, taken: MapPhoto, pins: Sequence[Pin] = ()) -> None:
        """Begin on a photo, with the points that it has."""
        size, before = (taken.image.width(), taken.image.height()), self.before
        if not pins and before is not None and (before.width, before.height) == size:
            pins = before.pins
        self.photo, self.before, self.missing = taken, None, None
        self.work.show(*size, pins)

    def objections(self) -> Iterator[tuple[Text, bool]]:
        """Yield what speaks against the grid on this photo, and whether it cannot be used so."""
        if self.missing is not None:
            yield self.missing, True
        yield from self.work.objections()


class Album:
    """The photos of one map, the lowest first; `at` is the one that is worked on.

    The first photo settles the lattice. From the second on it is fixed but for more columns and
    rows, as a later photo may show more of the map. A `fixed` one is that of a map that is there
    already; then it has more columns and rows only where it `grows`.
    """

    def __init__(
        self, lattice: Lattice, way: Way, *, fixed: bool = False, grows: bool = False
    ) -> None:
        self.fixed, self.grows = fixed, grows or not fixed
        self.leaves = [Leaf(GridWork(lattice, way, fixed=fixed))]
        self.leaves[0].work.grows = self.grows
        self.at = 0

    @property
    def leaf(self) -> Leaf:
        """Return what is worked on."""
        return self.leaves[self.at]

    @property
    def several(self) -> bool:
        """Tell whether there is more than one photo."""
        return len(self.leaves) > 1

    @property
    def may_add(self) -> bool:
        """Tell whether another photo can come now: those that are there lie well."""
        full = all(one.photo is not None and is_laid(one.work) for one in self.leaves)
        return full and len(self.leaves) < MOST

    @property
    def is_usable(self) -> bool:
        """Tell whether the map can be used as it lies, on its photos or without one."""
        first = self.leaves[0]
        bare = not self.several and first.work.photo is None and first.missing is None
        return bare or all(is_laid(one.work) for one in self.leaves)

    def objections(self) -> Iterator[Text]:
        """Yield what speaks against the grid here, and what stops it on the other photos."""
        yield from (text for text, _stops in self.leaf.objections())
        for at, leaf in enumerate(self.leaves, 1):
            stops = [text for text, stopping in leaf.objections() if stopping]
            if stops and leaf is not self.leaf:
                yield T("Photo {n}: {why}", n=at, why=stops[0])

    @property
    def may_remove(self) -> bool:
        """Tell whether the photo can go; the only one of a new map is replaced instead."""
        alone = self.leaf.photo is not None or self.leaf.missing is not None
        return self.several or (self.fixed and alone)

    def add(self) -> None:
        """Turn to another photo, still to be chosen; raise `Refusal` where this one lies badly."""
        if not self.several:
            self._settle(self.leaves[0])
        self.leaves.append(Leaf(self._over_the_same()))
        self.at = len(self.leaves) - 1

    def remove(self) -> None:
        """Take the photo away that is worked on; a map that is there already may have none."""
        if not self.may_remove:
            return
        if not self.several:
            self.leaves.append(Leaf(self._over_the_same()))
        del self.leaves[self.at]
        self.at = min(self.at, len(self.leaves) - 1)

    def await_photos(self, placements: Iterable[Placement]) -> None:
        """Turn to photos placed before, whose files are still to be read."""
        awaited = [Leaf(self._over_the_same(), before=one) for one in placements]
        self.leaves, self.at = awaited or self.leaves, 0

    def take_photos(self, read: Iterable[MapPhoto | PhotoError]) -> None:
        """Begin on the photos that were awaited; one that is gone says why."""
        for leaf, one in zip(self.leaves, read, strict=True):
            if isinstance(one, PhotoError):
                leaf.missing = one.text
            else:
                leaf.show(one)

    def resize(self, columns: int, rows: int) -> None:
        """Let the map have so many columns and rows, on every photo."""
        for leaf in self.leaves:
            leaf.work.resize(columns, rows)

    def outcome(self) -> PlacedGrid:
        """Return the grid on all photos; raise `Refusal` where it cannot be used."""
        first, *others = [
            one.work.outcome(one.photo.path if one.photo is not None else None)
            for one in self.leaves
        ]
        laid = tuple(
            LaidPhoto(one.photo.name, one.placement)
            for one in others
            if one.photo is not None and one.placement is not None
        )
        return PlacedGrid(
            first.lattice, first.placement, first.photo, laid, self.leaves[0].work.printed
        )

    def _settle(self, first: Leaf) -> None:
        """Count the hexes of the first photo as they stay from now on."""
        placed = first.work.outcome(first.photo.path if first.photo is not None else None)
        work = self._over_the_same(placed.lattice)
        if placed.placement is not None:
            work.show(placed.placement.width, placed.placement.height, placed.placement.pins)
        first.work = work

    def _over_the_same(self, lattice: Lattice | None = None) -> GridWork:
        """Return work without points yet, over the lattice that the map has."""
        first = self.leaves[0].work
        work = GridWork(lattice or first.lattice, "numbers", fixed=True)
        work.printed, work.grows = first.printed, self.grows
        return work


def is_laid(work: GridWork) -> bool:
    """Tell whether the grid lies on a photo so that it can be used."""
    return work.found is not None and not any(stops for _text, stops in work.objections())


class AlbumRow(QWidget):
    """Which photo is worked on, with how well each lies; another one, and this one away."""

    turned = Signal(int)
    another = Signal()
    away = Signal()

    def __init__(self, album: Album) -> None:
        super().__init__()
        self._album = album
        self.which = SteadyComboBox()
        self.add = QPushButton(say(T("&Another photo…")))
        self.remove = QPushButton(say(T("&Remove this photo")))
        forms.name(self.which, T("Photos of the map"))
        flow = FlowLayout(self, gap=0.4)
        flow.addWidget(self.which)
        for button, signal in ((self.add, self.another), (self.remove, self.away)):
            button.setAutoDefault(False)
            button.clicked.connect(signal)
            flow.addWidget(button)
        self.which.activated.connect(self.turned)

    def refresh(self) -> None:
        """Show the photos as they now are."""
        album = self._album
        self.which.clear()
        for at, leaf in enumerate(album.leaves, 1):
            self.which.addItem(say(_leaf_words(at, leaf)))
        self.which.setCurrentIndex(album.at)
        self.which.setVisible(album.several)
        self.remove.setVisible(album.may_remove)
        self.add.setVisible(album.several or album.may_add)
        self.add.setEnabled(album.may_add)
        self.setVisible(album.may_remove or album.may_add)


def _leaf_words(at: int, leaf: Leaf) -> Text:
    if leaf.work.found is None:
        return T("Photo {n}: no grid yet", n=at)
    sure = leaf.work.found.least_sure(leaf.work.hexes)
    return T("Photo {n}: {error} hexes off at most", n=at, error=hexes(sure[1] if sure else 0.0))
