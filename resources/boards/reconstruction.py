"""Lay a hex grid of our own over a real coast: what the makers of the sample boards share.

GSHHG's rings of longitude and latitude become points on the board, in hexes; a hex is land when
enough of it lies inside the coast. What stands in each hex is the business of each board's maker.
"""

import argparse
import json
import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from beachmaster.engine import hexgrid

COASTS = Path(__file__).resolve().parent.parent / "coastlines"

Ring = list[tuple[float, float]]
Board = dict[str, object]


@dataclass(frozen=True)
class Projection:
    """Where the board lies on the earth, how large a hex is and how far the board is turned.

    `turned` is in degrees: 0 has north at the top, 90 has it on the left.
    """

    longitude: float
    latitude: float
    km_per_degree: tuple[float, float]
    km_per_hex: float
    origin_km: tuple[float, float]
    turned: float = 0.0

    def on_board(self, point: list[float]) -> tuple[float, float]:
        """Return where a longitude and latitude lies on the board, in hexes."""
        east = (point[0] - self.longitude) * self.km_per_degree[0]
        south = (self.latitude - point[1]) * self.km_per_degree[1]
        if self.turned:
            turn = math.radians(self.turned)
            right = east * math.cos(turn) + south * math.sin(turn)
            east, south = right, south * math.cos(turn) - east * math.sin(turn)
        x, y = self.origin_km
        return (east - x) / self.km_per_hex, (south - y) / self.km_per_hex

    def as_data(self) -> dict[str, object]:
        """Return the projection as a board file holds it."""
        held: dict[str, object] = {
            "longitude": self.longitude,
            "latitude": self.latitude,
            "km_per_degree": list(self.km_per_degree),
            "km_per_hex": self.km_per_hex,
            "origin_km": list(self.origin_km),
        }
        return held | ({"turned": self.turned} if self.turned else {})


def names_of(
    told: dict[str, tuple[float, float]], size: float, land: Iterable[str]
) -> list[dict[str, object]]:
    """Return names as a board file holds them: oceans larger, those on `land` marked."""
    found = []
    for text, at in told.items():
        ocean = text.endswith(("Sea", "Ocean"))
        kind = "ocean" if ocean else "land" if text in land else "sea"
        high = round(size * (1.7 if ocean else 1), 2)
        found.append({"text": text, "at": list(at), "kind": kind, "size": high})
    return found


def coast_rings(file: str, island: str, projection: Projection) -> list[Ring]:
    """Return the rings of an island on the board: the main one first."""
    coast = json.loads((COASTS / file).read_text(encoding="utf-8"))
    return [[projection.on_board(point) for point in ring] for ring in coast["islands"][island]]


def closed(ring: Ring) -> Ring:
    """Return a ring that ends where it began."""
    return ring if ring[0] == ring[-1] else [*ring, ring[0]]


def drawn(rings: Iterable[Ring]) -> list[list[list[float]]]:
    """Return the rings as a board file holds them."""
    return [[[round(x, 3), round(y, 3)] for x, y in closed(ring)] for ring in rings]


def land_hexes(
    coast: Ring,
    least: float,
    always: Iterable[str] = (),
    layout: hexgrid.Layout = hexgrid.FLAT,
    size: tuple[int, int] = (19, 19),
) -> list[str]:
    """Return the hexes with at least so much land, and those that are land in any case."""
    columns, rows = range(1, size[0] + 1), range(1, size[1] + 1)
    names = (hexgrid.name(column, row) for column in columns for row in rows)
    ring, kept = closed(coast), frozenset(always)
    return [name for name in names if name in kept or land_share(name, ring, layout) >= least]


def land_share(name: str, coast: Ring, layout: hexgrid.Layout = hexgrid.FLAT) -> float:
    """Return how much of a hex lies inside the coast, by counting points on a fine grid."""
    x, y = hexgrid.centre(name, layout)
    steps = [step / 12 for step in range(-6, 7)]
    points = [(a * 2 / math.sqrt(3), b) for a in steps for b in steps if abs(a) + abs(b) / 2 <= 0.5]
    if layout.orientation == "pointy":
        points = [(b, a) for a, b in points]
    return sum(inside(x + dx, y + dy, coast) for dx, dy in points) / len(points)


def inside(x: float, y: float, coast: Ring) -> bool:
    """Tell whether a point lies inside a closed ring, by counting crossings to its left."""
    crossings = 0
    for (x1, y1), (x2, y2) in pairwise(coast):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            crossings += 1
    return crossings % 2 == 1


def as_text(board: Board) -> str:
    """Return the board file: JSON with one hex, area, box or ring on each line."""
    lines = []
    for key, value in board.items():
        if key in ("hexes", "areas", "boxes"):
            rows = [f"    {json.dumps(name)}: {json.dumps(hold)}" for name, hold in value.items()]
            lines.append(f'  "{key}": {{\n' + ",\n".join(rows) + "\n  }")
        elif key == "coastline":
            rings = ",\n".join(f"    {json.dumps(ring)}" for ring in value)
            lines.append('  "coastline": [\n' + rings + "\n  ]")
        else:
            lines.append(f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def points(corners: Iterable[Iterable[float]], scale: float) -> str:
    """Return corners as SVG writes them."""
    return " ".join(f"{x * scale:.1f},{y * scale:.1f}" for x, y in corners)


def border(name: str, other: str, layout: hexgrid.Layout = hexgrid.FLAT) -> list[hexgrid.Point]:
    """Return the two ends of the edge between two neighbours."""
    mine, theirs = hexgrid.corners(name, layout), hexgrid.corners(other, layout)
    return [p for p in mine if any(math.dist(p, q) < 1e-6 for q in theirs)]


def run(
    description: str, target: Path, make: Callable[[], Board], draw: Callable[[Board], str]
) -> int:
    """Write, draw or check a board, as the command line says."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--svg", type=Path, help="draw the board to this file instead")
    parser.add_argument("--check", action="store_true", help="only compare with the file on disk")
    options = parser.parse_args()
    board = make()
    text = as_text(board)
    if options.svg:
        options.svg.write_text(draw(board), encoding="utf-8")
    elif options.check:
        return 0 if target.read_text(encoding="utf-8") == text else 1
    else:
        target.write_text(text, encoding="utf-8")
    return 0
