"""A map that folds and has no numbers: two photos of it, one board, and a game across the seam."""

import math

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from beachmaster.desktop.placing.dialog import PlaceGridDialog
from beachmaster.engine import hexgrid
from beachmaster.engine.hexwords import overlay
from beachmaster.engine.placing import GOOD, fit
from beachmaster.engine.printkinds import SEA
from beachmaster.storage.boards import Boards
from desktop.placing.printed_map import PrintedMap
from journeys.player import LEFT, ON_OWN_MAP
from journeys.test_my_map_on_a_photo import (
    LATTICE,
    OFF,
    WORN,
    Photographer,
    begin,
    first_lesson,
    march,
    put_right,
)

SIZE = (1400, 2400)
WEST = ((110.0, 90.0), (1960.0, 60.0), (2010.0, 2330.0), (60.0, 2290.0))
EAST = ((-640.0, 70.0), (1270.0, 120.0), (1300.0, 2280.0), (-700.0, 2350.0))
"""Where the corners of the whole map lie on each photo, much of it beyond its edge."""
FIRST, BESIDE, BELOW = "0508", "0608", "0509"
"""The hex that the grid grows from, and two that touch it."""
WAYS = [(-1, -1), (1, 1), (1, -1), (-1, 1), (0, -1), (1, 0), (0, 1), (-1, 0)]
MARGIN = 90
"""How near the edge of a photo, in pixels, no hex is pointed at."""


class Folder(Photographer):
    """A player whose map does not fit on one photo."""

    def take_photos(self, folder):
        """Photograph the western half and the eastern one."""
        self.west, self.east = (
            PrintedMap(LATTICE, quad, numbers=False, size=SIZE) for quad in (WEST, EAST)
        )
        self.files = [folder / "west half.jpg", folder / "east half.jpg"]
        for half, file in zip((self.west, self.east), self.files, strict=True):
            assert half.image.save(str(file), "JPEG", WORN)
        self.fits = []

    # -- before the game -------------------------------------------------------------------------

    def place_grid(self):
        """Lay the grid over both photos and take it; keep how each lies in `fits`."""
        self.click_words(self.parts.new_game, "Place the grid on a photo")
        dialog = self.dialog()
        assert isinstance(dialog, PlaceGridDialog)
        self.click_words(dialog, "No numbers")
        self.click(dialog.choose)
        self.load_photo(dialog, self.files[0])
        self._grow(dialog)
        self._leave_out(dialog)
        assert dialog.use_button.isEnabled(), dialog.said.text()
        self.click(dialog.photos.add)
        self.load_photo(dialog, self.files[1])
        self._name_corners(dialog)
        assert "more columns" in dialog.said.text()
        assert not dialog.use_button.isEnabled()
        for field, most in zip(dialog.size_fields, (15, 15), strict=True):
            self.fill(field, most)
        assert dialog.said.text() == ""
        self.fits = [leaf.work.found for leaf in dialog.album.leaves]
        self.click(dialog.use_button)
        self.come_back()

    def _grow(self, dialog):
        """Click a hex and two that touch it, then pull far ones onto their printed ones."""
        for place in (FIRST, BESIDE, BELOW):
            self.click(dialog.view, self._near(dialog, self.west, place))
        for x, y in WAYS:
            drawn, held = drawn_hexes(dialog), {spot.hex for spot in dialog.work.spots}
            far = max(
                (one for one in on_photo(self.west) & drawn.keys() if drawn[one] not in held),
                key=lambda one: self.west.middles[one][0] * x + self.west.middles[one][1] * y,
            )
            start = dialog.view.view.pixel(QPointF(*dialog.work.found.middle(drawn[far])))
            self._drag(dialog.view, start.toPoint(), self._near(dialog, self.west, far))

    def _leave_out(self, dialog):
        """Leave out what is drawn beyond the printed map."""
        drawn = drawn_hexes(dialog)
        if hexgrid.parse(drawn[FIRST])[0] % 2 != hexgrid.parse(FIRST)[0] % 2:
            self.click(dialog.shifted)
            drawn = drawn_hexes(dialog)
        whole, first = dialog.work.extent, hexgrid.parse(drawn[FIRST])
        across, down = (one - other for one, other in zip(first, hexgrid.parse(FIRST), strict=True))
        cuts = across + 1 - whole.left, 0, down + 1 - whole.top, whole.bottom - (down + 15)
        for field, cut in zip(dialog.cut_fields, cuts, strict=True):
            self.fill(field, max(0, cut))

    def _name_corners(self, dialog):
        """Click a hex near each corner of the second photo, and type what it goes by."""
        whole = on_photo(self.east)
        for x, y in WAYS[:4]:
            place = max(
                whole, key=lambda one: self.east.middles[one][0] * x + self.east.middles[one][1] * y
            )
            self.click(dialog.view, self._near(dialog, self.east, place))
            self.type(overlay(place))
            self.key(Qt.Key.Key_Return)

    def _near(self, dialog, half, place):
        """Return the pixel of the window a little beside the middle of a printed hex."""
        way = self.chance.uniform(0, math.tau)
        x, y = half.middles[place]
        seen = QPointF(x + OFF * math.cos(way), y + OFF * math.sin(way))
        return dialog.view.view.pixel(seen).toPoint()

    def _drag(self, view, start, end):
        QTest.mousePress(view, LEFT, pos=start)
        for part in (0.5, 1.0):
            QTest.mouseMove(view, start + (end - start) * part + QPoint(9, 0) * (1 - part))
        QTest.mouseRelease(view, LEFT, pos=end)
        self.qtbot.settle()

    # -- in the game -----------------------------------------------------------------------------

    def seen_at(self, place):
        """Return the pixel of the map where the joined photos show the middle of a printed hex."""
        at = 1 if place in on_photo(self.east) else 0
        half = (self.west, self.east)[at]
        return self.map.view.pixel(QPointF(*self.fits[at].projection.back(half.middles[place])))

    def tap(self, place):
        """Click where the photos show the middle of a hex."""
        self.map.reveal(place)
        self.click(self.map, self.seen_at(place).toPoint())

    def crosses(self, start, end):
        """Tell whether two hexes lie on both sides of the seam: one on the eastern photo alone."""
        return (start in on_photo(self.east)) != (end in on_photo(self.east))


def drawn_hexes(dialog):
    """Return which drawn hex stands for each printed one that is laid."""
    work = dialog.work
    layout = LATTICE.layout
    (q, r), (a, b) = (
        hexgrid.axial(work.spots[0].hex, work.layout),
        hexgrid.axial(FIRST, layout),
    )
    found = {}
    for place in LATTICE.hexes:
        c, d = hexgrid.axial(place, layout)
        found[place] = hexgrid.at_axial((c - a + q, d - b + r), work.layout)
    return {place: other for place, other in found.items() if other in work.laid}


def on_photo(half):
    """Return the printed hexes that a photo shows whole."""
    return {
        place
        for place, (x, y) in half.middles.items()
        if MARGIN < x < SIZE[0] - MARGIN and MARGIN < y < SIZE[1] - MARGIN
    }


@pytest.fixture
def folder(launch, qtbot, tmp_path):
    """Return a player at the page of a new game on a map that folds."""
    found = Folder(launch(), qtbot, tmp_path)
    found.click(found.parts.start.cards["hell-on-earth"].begin)
    found.click_words(found.parts.new_game, ON_OWN_MAP)
    return found


@pytest.mark.long
def test_a_game_goes_on_across_the_seam_of_two_photos(folder, launch, qtbot):
    player = folder
    player.place_grid()
    for half, found in zip((player.west, player.east), player.fits, strict=True):
        assert half.worst(found) < GOOD  # over the whole map, and so where no photo shows it
    begin(player)
    lies_on_both(player)
    first_lesson(player)
    march(player, player.crosses)
    player.play_until(lambda: player.misread)
    put_right(player)
    march(player, player.crosses)
    comes_back(player, launch, qtbot)


def lies_on_both(player):
    """See that each hex is where it is printed, and that the board keeps both photos."""
    for place in LATTICE.hexes:
        assert player.map.hex_at(player.seen_at(place)) == place
    with Boards() as boards:
        (sheet,) = boards.list_boards("hell-on-earth")
        assert len(sheet.laid) == 2
        for laid, found in zip(sheet.laid, player.fits, strict=True):
            again = fit(laid.placement, LATTICE.layout)
            assert again.middle("0808") == pytest.approx(found.middle("0808"), abs=0.5)


def comes_back(player, launch, qtbot):
    """Close the program, open it again, and play on where the game was left."""
    positions = {unit: one.place for unit, one in player.controller.state.us.items()}
    key, known = player.controller.asked.key, player.known
    player.window.close()
    player.window = launch()
    player.wait_for_game()
    player.wait_until(lambda: player.map.sheet.grid.photo is not None)
    assert player.controller.asked.key == key
    assert {unit: one.place for unit, one in player.controller.state.us.items()} == positions
    assert player.known == known
    land = [one for one in LATTICE.hexes if known.get(one, {}).get("terrain") != SEA]
    assert all(player.map.hex_at(player.seen_at(place)) == place for place in land)
    march(player)
