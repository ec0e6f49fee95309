"""Keep the photos of a map that folds: each with its own points, all over one lattice."""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from beachmaster.desktop import forms
from beachmaster.desktop.flow import FlowLayout
from beachmaster.desktop.placing.grid_work import GridWork, PlacedGrid, Way
from beachmaster.desktop.placing.photo import MapPhoto
from beachmaster.desktop.steady import SteadyComboBox
from beachmaster.desktop.texts import T
from beachmaster.desktop.words import say
from beachmaster.engine.placing import LaidPhoto, Lattice, hexes
from beachmaster.engine.text import Text

MOST = 6
"""How many photos a map may have here: more than any map has folds."""


@dataclass
class Leaf:
    """One photo and the points on it."""

    work: GridWork
    photo: MapPhoto | None = None


class Album:
    """The photos of one map, the lowest first; `at` is the one that is worked on.

    The first photo settles the lattice. From the second on it is fixed but for more columns and
    rows, as a later photo may show more of the map.
    """

    def __init__(self, lattice: Lattice, way: Way, *, fixed: bool = False) -> None:
        self.leaves = [Leaf(GridWork(lattice, way, fixed=fixed))]
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

    def add(self) -> None:
        """Turn to another photo, still to be chosen; raise `Refusal` where this one lies badly."""
        first = self.leaves[0]
        if not self.several:
            self._settle(first)
        self.leaves.append(Leaf(GridWork(first.work.lattice, "numbers", fixed=True)))
        self.at = len(self.leaves) - 1
        self.leaf.work.printed = first.work.printed

    def remove(self) -> None:
        """Take the photo away that is worked on; the first alone is replaced, not removed."""
        if self.several:
            del self.leaves[self.at]
            self.at = min(self.at, len(self.leaves) - 1)

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
        work = GridWork(placed.lattice, "numbers", fixed=True)
        work.printed = first.work.printed
        if placed.placement is not None:
            work.show(placed.placement.width, placed.placement.height, placed.placement.pins)
        first.work = work


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
        self.remove.setVisible(album.several)
        self.add.setVisible(album.several or album.may_add)
        self.add.setEnabled(album.may_add)
        self.setVisible(album.several or album.may_add)


def _leaf_words(at: int, leaf: Leaf) -> Text:
    if leaf.work.found is None:
        return T("Photo {n}: no grid yet", n=at)
    sure = leaf.work.found.least_sure(leaf.work.hexes)
    return T("Photo {n}: {error} hexes off at most", n=at, error=hexes(sure[1] if sure else 0.0))
