"""Make the sample board of Last Battle: Ie Shima: the real coast, cut into areas around 16 points.

Run `python resources/boards/ie-shima/make_sample.py` to write the board again, `--svg FILE` to look
at it, `--check` to fail when the board on disk is not what this program makes.

The published map is not used and was not seen. The coast is GSHHG's. Each area is the ground that
lies nearer to its point than to any other (a Voronoi cell), cut by the coast; two areas touch where
their cells do. The points follow the history: the 306th lands in the south-west (2) and goes west
and north, the 305th along the south coast (1), the 307th below the town (5, 14); 4 holds the
airfields, 11, 12, 13 and 15 the town and its ridges, 16 the Pinnacle. All of it is an estimate but
what the rulebook says (victory points, which areas the boxes lead to) and what a published account
of a game shows (terrain modifiers of 1, 4, 5 and 6, that 4 touches 6).
"""

import math
import sys
from itertools import combinations
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import reconstruction  # noqa: E402 - it lies beside this folder, wherever that is run from
from reconstruction import Projection, points  # noqa: E402

TARGET = HERE / "sample.json"

# Units are kilometres, from a corner north-west of the island.
PROJECTION = Projection(
    longitude=127.79,
    latitude=26.723,
    km_per_degree=(98.97, 110.8),
    km_per_hex=1.0,
    origin_km=(-4.6, -2.3),
)

# Degrees east of 127 and north of 26, in thousandths: every point lies inside the coast.
POINTS = {
    "1": (789, 712),
    "2": (775, 711),
    "3": (762, 713),
    "4": (780, 721),
    "5": (801, 711),
    "6": (793, 721),
    "7": (766, 725),
    "8": (790, 731),
    "9": (755, 723),
    "10": (762, 734),
    "11": (803, 717),
    "12": (803, 727),
    "13": (822, 720),
    "14": (815, 711),
    "15": (812, 716),
    "16": (811, 723),
}
LABELS = {
    "2": "Red beaches",
    "4": "Airfields",
    "11": "Ie town",
    "15": "Bloody Ridge",
    "16": "The Pinnacle",
}
# Terrain modifiers: 1 in the west, 2 around the town, the ridge 3 and the Pinnacle 4.
TEM = {
    **dict.fromkeys(("1", "2", "3", "4", "7", "8", "9", "10"), 1),
    **dict.fromkeys(("5", "6", "11", "12", "13", "14"), 2),
    "15": 3,
    "16": 4,
}
# What is drawn for the eye alone: a name in the sea, and the height that stands over the town.
NAMES = [{"text": "East China Sea", "at": [4.35, 0.5], "kind": "ocean", "size": 0.2}]
SUMMITS = [{"at": [6.86, 1.86], "wide": 0.3, "high": 220}]
FROM_A_REPORT = ("1", "4", "5", "6")
URBAN = ("11", "12", "13", "15")
VALUES = {"4": 1, "11": 2, "12": 2, "13": 2, "14": 2, "15": 3, "16": 3}
# The boxes off the south coast, by the color of their dots, and what the rulebook (14.4) says they
# lead to.
BOXES = {
    "green": ("Green beach box", (776.0, 698.5), ("2",)),
    "blue": ("Blue beach box", (790.0, 700.0), ("1",)),
    "brown": ("Brown beach box", (808.0, 698.5), ("5", "14")),
}
REPORTED = (("4", "6"),)
# Two cells that share less than this, in kilometres, meet in a corner.
LEAST_EDGE = 0.01

Flat = tuple[float, float]


def main() -> int:
    """Write, draw or check the board."""
    return reconstruction.run(
        "Make the sample board of Last Battle: Ie Shima.", TARGET, make_board, render_svg
    )


def make_board() -> dict[str, object]:
    """Return the whole board as plain data."""
    rings = reconstruction.coast_rings("ie-shima.json", "Ie Shima", PROJECTION)
    coast = rings[0][:-1] if rings[0][0] == rings[0][-1] else rings[0]
    spots = {place: on_board(point) for place, point in POINTS.items()}
    cells = {place: cell(place, spots, coast) for place in spots}
    edges = {
        f"{a}-{b}": "sourced" if (a, b) in REPORTED else "estimate"
        for a, b in combinations(spots, 2)
        if shared(cells[a], spots[a], spots[b]) >= LEAST_EDGE
    }
    edges |= {f"{area}-{box}": "rulebook" for box, (_, _, at) in BOXES.items() for area in at}
    return {
        "format": 1,
        "game": "ie-shima",
        "id": "sample",
        "name": "Ie Shima (reconstruction)",
        "notice": "A reconstruction by the Beachmaster project; not the publisher's map",
        "source": {
            "coastline": "GSHHG 2.3.7 full resolution (Wessel & Smith), LGPL",
            "places": "Cells around 16 points, placed by hand after histories of the landing",
        },
        "tag": "estimate",
        "projection": PROJECTION.as_data(),
        "areas": {place: area(place, spots[place], cells[place]) for place in spots},
        "boxes": {name: box(name) for name in BOXES},
        "edges": edges,
        "coastline": reconstruction.drawn(rings),
        "scenery": {"names": NAMES, "summits": SUMMITS},
    }


def on_board(point: Flat) -> Flat:
    """Return where a point lies on the board."""
    return PROJECTION.on_board([127 + point[0] / 1000, 26 + point[1] / 1000])


def area(place: str, spot: Flat, outline: list[Flat]) -> dict[str, object]:
    """Return what one area holds."""
    tags = {"value": "rulebook"} | ({"tem": "sourced"} if place in FROM_A_REPORT else {})
    return {
        "at": rounded(middle(outline, spot)),
        **({"label": LABELS[place]} if place in LABELS else {}),
        "shows": {"tem": TEM[place], "urban": place in URBAN, "value": VALUES.get(place, 0)},
        "tags": tags,
        "outline": [rounded(point) for point in outline],
    }


def box(name: str) -> dict[str, object]:
    """Return what one box holds; it shows nothing that play reads."""
    label, point, _ = BOXES[name]
    return {"at": rounded(on_board(point)), "label": label}


def rounded(point: Flat) -> list[float]:
    """Return a point as a board file holds it."""
    return [round(point[0], 3), round(point[1], 3)]


def side(point: Flat, mine: Flat, other: Flat) -> float:
    """Return how far a point lies beyond the line halfway between two points, in kilometres."""
    far = math.dist(mine, other)
    half = (mine[0] + other[0]) / 2, (mine[1] + other[1]) / 2
    across, down = point[0] - half[0], point[1] - half[1]
    return (across * (other[0] - mine[0]) + down * (other[1] - mine[1])) / far


def cell(place: str, spots: dict[str, Flat], coast: list[Flat]) -> list[Flat]:
    """Return the ground inside the coast that lies nearer to one point than to any other."""
    outline = coast
    for other, spot in spots.items():
        if other != place:
            outline = nearer(outline, spots[place], spot)
    return outline


def nearer(outline: list[Flat], mine: Flat, other: Flat) -> list[Flat]:
    """Return the part of an outline that lies nearer to one point than to another."""
    found = []
    for start, end in zip(outline, [*outline[1:], outline[0]], strict=True):
        here, there = side(start, mine, other), side(end, mine, other)
        if here <= 0:
            found.append(start)
        if (here < 0) != (there < 0) and here != there:
            share = here / (here - there)
            found.append(tuple(a + share * (b - a) for a, b in zip(start, end, strict=True)))
    return found


def shared(outline: list[Flat], mine: Flat, other: Flat) -> float:
    """Return how much of an outline runs halfway between two points."""
    return sum(
        math.dist(start, end)
        for start, end in zip(outline, [*outline[1:], outline[0]], strict=True)
        if abs(side(start, mine, other)) < 1e-9 and abs(side(end, mine, other)) < 1e-9
    )


def middle(outline: list[Flat], spot: Flat) -> Flat:
    """Return where the number stands: halfway from the point to the middle of its ground."""
    doubled = down = across = 0.0
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        part = x1 * y2 - x2 * y1
        doubled += part
        across += (x1 + x2) * part
        down += (y1 + y2) * part
    heart = across / (3 * doubled), down / (3 * doubled)
    return (spot[0] + heart[0]) / 2, (spot[1] + heart[1]) / 2


SCALE = 110.0


def render_svg(board: dict[str, object]) -> str:
    """Return a picture of a board, to look at while placing things."""
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" width="1010" height="620" '
        'font-family="sans-serif" text-anchor="middle">',
        '<rect width="1010" height="620" fill="#bcd6e4"/>',
    ]
    for name, held in board["areas"].items():
        x, y = (value * SCALE for value in held["at"])
        shows = held["shows"]
        fill = "#d8b48a" if shows["urban"] else "#e9e0c0"
        words = f"{name} +{shows['tem']}" + (f" ({shows['value']})" if shows["value"] else "")
        parts += [
            f'<polygon points="{points(held["outline"], SCALE)}" fill="{fill}" stroke="#222"/>',
            f'<text x="{x:.0f}" y="{y:.0f}" font-size="16">{words}</text>',
            f'<text x="{x:.0f}" y="{y + 16:.0f}" font-size="11">{held.get("label", "")}</text>',
        ]
    for name, held in board["boxes"].items():
        x, y = (value * SCALE for value in held["at"])
        parts.append(f'<text x="{x:.0f}" y="{y:.0f}" font-size="14">[{name}]</text>')
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    sys.exit(main())
