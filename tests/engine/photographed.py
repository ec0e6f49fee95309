"""A map on a table, as a camera sees it at a slant, and clicks that are a little off."""

import math
import random

from beachmaster.engine import hexgrid
from beachmaster.engine.placing import Lattice, Pin, Placement

MAP = Lattice(17, 13)
WIDE, HIGH = 4000, 3000
OFF = 5


class Photo:
    """Where the photo shows each hex's middle; `tilt` and `turn` are degrees."""

    def __init__(self, lattice=MAP, tilt=20, turn=3, size=(WIDE, HIGH)):
        self.lattice, self.size = lattice, size
        self._tilt, self._turn = math.radians(tilt), math.radians(turn)
        points = [hexgrid.centre(place, lattice.layout) for place in lattice.hexes]
        across, down = zip(*points, strict=True)
        self._middle = (min(across) + max(across)) / 2, (min(down) + max(down)) / 2
        wide, high = max(across) - min(across) + 2, max(down) - min(down) + 2
        self._away = max(wide / size[0], high / size[1]) * 0.75 * size[0] * 1.08
        self.middles = {
            place: self.pixel(hexgrid.centre(place, lattice.layout)) for place in lattice.hexes
        }

    def pixel(self, point):
        x, y = point[0] - self._middle[0], point[1] - self._middle[1]
        cos, sin = math.cos(self._turn), math.sin(self._turn)
        x, y = x * cos - y * sin, x * sin + y * cos
        away, focus = self._away - y * math.sin(self._tilt), 0.75 * self.size[0]
        return (
            self.size[0] / 2 + focus * x / away,
            self.size[1] / 2 + focus * y * math.cos(self._tilt) / away,
        )

    def clicked(self, *places, seed=None, off=OFF):
        """Return the placement that clicks on these hexes make, each so many pixels off."""
        chance = random.Random(seed)
        pins = []
        for place in places:
            x, y = self.slipped(place, chance, off if seed is not None else 0)
            pins.append(Pin(place, x, y))
        return Placement(*self.size, tuple(pins))

    def slipped(self, place, chance, off=OFF):
        way = chance.uniform(0, math.tau)
        x, y = self.middles[place]
        return x + off * math.cos(way), y + off * math.sin(way)

    def worst(self, fit):
        """Return how many hexes off the worst hex is."""
        return max(
            math.dist(fit.projection.back(at), hexgrid.centre(place, self.lattice.layout))
            for place, at in self.middles.items()
        )


RIM = ("0101", "1701", "1713", "0113")
EIGHT = (*RIM, "0901", "1707", "0913", "0107")
INNER = ("0605", "1205", "1209", "0609")
