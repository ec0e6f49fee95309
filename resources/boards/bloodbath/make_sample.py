"""Make the sample board of Bloodbath in the Bonins: Iwo Jima's real coast under a grid of our own.

Run `python resources/boards/bloodbath/make_sample.py` to write the board again, `--svg FILE` to
look at it, `--check` to fail when the board on disk is not what this program makes.

The published map is not used and was not seen. The coast is GSHHG's; hills, villages and airfields
are laid where histories of the battle put them against that coast. Every placement is an estimate.
What the rulebook fixes is kept: a hex is 350 yards; numbers fall from 2812 at the Suribachi end to
the north (the first number of its scan, 0106, lies off this coast); 1111 is Motoyama village, a
white hex; five hexes of Mount Suribachi with eleven around them; six numbered sectors; on either
coast four colored beaches; three airfields of several hexes each.
"""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import reconstruction  # noqa: E402 - it lies beside this folder, wherever that is run from
from reconstruction import Projection, points  # noqa: E402

from beachmaster.engine import hexgrid  # noqa: E402

TARGET = HERE / "sample.json"
LAYOUT = hexgrid.Layout("pointy", "odd")
SIZE = (28, 22)

# The board is turned so that the north is on the left and the landing coast of the south-east at
# the top: so numbers rise towards Suribachi, as the scans of the rulebook want it.
PROJECTION = Projection(
    longitude=141.32,
    latitude=24.79,
    km_per_degree=(101.076, 110.8),
    km_per_hex=0.32,
    origin_km=(-2.319, -4.229),
    turned=130.0,
)
# A hex with less land than this is sea, but for those that the rulebook names.
LEAST_LAND = 0.40
NAMED = ("2610", "2810", "2713")

# The rulebook gives the cost of a beach and a ravine; the others are estimates.
COSTS = {
    "clear": 1,
    "broken": 2,
    "rough": 2,
    "mine": 2,
    "mountain": 3,
    "ravine": 3,
    "beach": 1,
}

# From Suribachi along the coast, as the Marines named them in the east.
BEACHES = {
    ("east", "green"): "2410 2309",
    ("east", "red"): "2209 2109",
    ("east", "yellow"): "2009 2008",
    ("east", "blue"): "1908 1808 1707",
    ("west", "green"): "2414 2314",
    ("west", "red"): "2215 2216",
    ("west", "yellow"): "2116 2016",
    ("west", "blue"): "1917 1817",
}

# The first airfield a kilometre inland of Yellow and Blue, the second on the middle of the plateau,
# the unfinished third beyond Motoyama village.
AIRFIELDS = {
    1: "1810 1811 1910 1911 1912 2011",
    2: "1312 1313 1412 1413 1512",
    3: "0812 0813 0912 0913",
}

SURIBACHI = "2511 2611 2512 2612 2712"
AROUND_SURIBACHI = "2510 2610 2710 2411 2711 2412 2812 2413 2513 2613 2713"

# One letter a hex, columns 01 to 28: clear, broken ("k"), rough, ravine ("v"), mine, mountain.
TERRAIN_LETTERS = {
    "c": "clear",
    "k": "broken",
    "r": "rough",
    "v": "ravine",
    "m": "mine",
    "t": "mountain",
}
TERRAIN = {
    2: "......vrv...................",
    3: ".....vrrvr..................",
    4: ".....rrkvrrrk...............",
    5: "....vrrkrrrrr...............",
    6: "....vrrrkckkkr..............",
    7: "...vrrrvkkkckrrkk...........",
    8: "...vvrrkrkrkrkkckccc........",
    9: "..vkrvkrrkrrrrrkccckcck.....",
    10: "..vrvrkvrrkkkkrkcccccckcrkrc",
    11: ".rrrrvrrrmcrkkckcccccccrttkk",
    12: ".vrrrrrccmkmccckkkcckccrtttk",
    13: "vrrvvrrcckmkccrkcckckccrrkr.",
    14: "vrrrrrrrrrrvrrrkckcccccc.c..",
    15: "vrvrkvvrvrkkcrrkkkcccc......",
    16: "rrvkrrrrrckrrkkckkckck......",
    17: "rrvvkrrrrkrvkrrckkc.........",
    18: "....vvrvrkkkckckkc..........",
    19: ".....vvrrvkvkvrck...........",
    20: "............krrkc...........",
    21: "..............kc............",
}

# The hills that the histories name by height or nickname, and the high ground beside them.
HILLS = {
    "0312": "Hill 362C",
    "0608": "Hill 357",
    "0715": "Hill 362B",
    "1009": "Hill 382",
    "1015": "Hill 331",
    "1108": "Turkey Knob",
    "1212": "Hill Peter",
    "1310": "Charlie-Dog Ridge",
    "1317": "Hill 362A",
    "0215": "",
    "0817": "",
    "1416": "Nishi Ridge",
    "1608": "Quarry",
}
LABELS = {
    "0116": "Kitano Point",
    "0217": "The Gorge",
    "0413": "Kita village",
    "0606": "Higashi village",
    "0702": "Tachiiwa Point",
    "1005": "Minami village",
    "1011": "Sulfur mine",
    "1107": "Amphitheater",
    "1111": "Motoyama village",
    "1116": "Nishi village",
    "1521": "Hiraiwa Point",
    "2612": "Mount Suribachi",
}

# Names of waters, points and rocks, where their letters find room; drawn for the eye alone.
NAMES = {
    "Philippine Sea": (6.95, 19.78),
    "Pacific Ocean": (21.89, 2.71),
    "East Boat Basin": (16.16, 4.47),
    "Hiraiwa Bay": (20.9, 15.76),
    "Kitano Point": (1.4, 16.1),
    "Tachiiwa Point": (4.46, 1.58),
    "Tobiishi Point": (28.2, 12.5),
    "Kangoku Rock": (9.9, 21.5),
    "Higashi Rock": (1.3, 7.7),
    "Motoyama": (9.99, 9.04),
}

# Red hexes, a Japanese unit in each. They stand two or three apart, so that most have a neighbour
# near enough for units to come back (no more than two hexes away).
DEPLOYMENT = {
    0: SURIBACHI,
    1: "0114 0215 0310 0312 0414 0507 0608 0613 0617",
    2: "0711 0814 0817 1010 1015 1212 1214 1217",
    3: "0704 0709 0806 1009 1004 1006 1108 1206",
    4: "1310 1408 1511 1608 1709 1712 2012",
    5: "1416 1517 1519 1615 1718 1815",
    6: "2112 2211 2213 2310",
}
# White hexes: where tunnels let out besides.
REDEPLOYMENT = {
    1: "0217 0407 0611 0615",
    2: "0819 1013 1017 1111 1219",
    3: "0802 0905 1207 1209",
    4: "1409 1411 1611 1708",
    5: "1414 1521 1720 2015",
    6: "2110 2113 2214 2313",
}


def main() -> int:
    """Write, draw or check the board."""
    return reconstruction.run(
        "Make the sample board of Bloodbath in the Bonins.", TARGET, make_board, render_svg
    )


def make_board() -> dict[str, object]:
    """Return the whole board as plain data."""
    rings = reconstruction.coast_rings("iwo-jima.json", "Iwo Jima", PROJECTION)
    land = reconstruction.land_hexes(rings[0], LEAST_LAND, NAMED, LAYOUT, SIZE)
    return {
        "format": 1,
        "game": "bloodbath",
        "id": "sample",
        "name": "Iwo Jima (reconstruction)",
        "notice": "A reconstruction by the Beachmaster project; not the publisher's map",
        "orientation": LAYOUT.orientation,
        "shifted": LAYOUT.shifted,
        "source": {
            "coastline": "GSHHG 2.3.7 full resolution (Wessel & Smith), LGPL",
            "places": "Placed by hand after published histories of the battle",
        },
        "tag": "estimate",
        "projection": PROJECTION.as_data(),
        "costs": COSTS,
        "hexes": {name: describe(name) for name in land},
        "coastline": reconstruction.drawn(rings),
        "scenery": {"names": reconstruction.names_of(NAMES, 0.34, ["Motoyama"])},
    }


def describe(name: str) -> dict[str, object]:
    """Return what one hex holds, with absent keys for what it does not."""
    coast, colour = beach(name)
    found: dict[str, object] = {"terrain": "beach" if coast else terrain(name)}
    if sector(name):
        found["sector"] = sector(name)
    if name in HILLS:
        found["hill"] = True
    if coast:
        found |= {"coast": coast, "colour": colour}
    if name in SURIBACHI.split():
        found["suribachi"] = "mountain"
    if name in AROUND_SURIBACHI.split():
        found["suribachi"] = "foot"
    if listed(name, AIRFIELDS):
        found["airfield"] = listed(name, AIRFIELDS)
    if any(name in names.split() for names in DEPLOYMENT.values()):
        found["symbol"] = "red"
    if listed(name, REDEPLOYMENT):
        found["symbol"] = "white"
    label = LABELS.get(name) or HILLS.get(name, "")
    return found | ({"label": label} if label else {})


def beach(name: str) -> tuple[str, str]:
    """Return the coast and color of a beach hex, or nothing twice."""
    return next((key for key, names in BEACHES.items() if name in names.split()), ("", ""))


def terrain(name: str) -> str:
    """Return the terrain of a hex that is no beach."""
    column, row = hexgrid.parse(name)
    return TERRAIN_LETTERS[TERRAIN[row][column - 1]]


def sector(name: str) -> int:
    """Return the numbered sector of a hex; Suribachi and the beaches have none.

    Sector 6 is the neck, 4 the first two airfields, 5 the west, 3 the east, 2 the middle of the
    north, 1 the far north.
    """
    column, row = hexgrid.parse(name)
    if beach(name)[0] or name in (*SURIBACHI.split(), *AROUND_SURIBACHI.split()):
        return 0
    if column > 20:
        return 6
    if column > 12:
        return 4 if row < 14 else 5
    if column > 6:
        return 3 if row < 10 else 2
    return 1


def listed(name: str, table: dict[int, str]) -> int:
    """Return the number under which a table lists a hex, or 0."""
    return next((number for number, names in table.items() if name in names.split()), 0)


COLOURS = {
    "clear": "#e9e0c0",
    "broken": "#d8c690",
    "rough": "#c9a86a",
    "ravine": "#8f9a5b",
    "mine": "#d9c74a",
    "mountain": "#9a6b4f",
    "beach": "#f6ecd2",
}
BEACH_COLOURS = {"green": "#2e8b57", "red": "#c0392b", "yellow": "#d4a017", "blue": "#2a5db0"}
SYMBOLS = {"red": "#b01010", "white": "#ffffff"}
SECTOR_LINE = "#8a1f1f"
SCALE = 50.0


def render_svg(board: dict[str, object]) -> str:
    """Return a picture of a board, to look at while placing things."""
    hexes = board["hexes"]
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" width="1480" height="980" '
        'font-family="sans-serif" text-anchor="middle">',
        '<rect width="1480" height="980" fill="#bcd6e4"/>',
    ]
    parts += [
        f'<polygon points="{points(ring, SCALE)}" fill="#efe6cc" stroke="#456"/>'
        for ring in board["coastline"]
    ]
    parts += [draw_hex(name, hold) for name, hold in hexes.items()]
    parts += [
        draw_border(name, other, hexes)
        for name in hexes
        for other in hexgrid.neighbours(name, LAYOUT)
    ]
    return "\n".join([*parts, "</svg>", ""])


def draw_hex(name: str, hold: dict[str, object]) -> str:
    """Return one hex: triangle hill, A airfield, a dot for the symbol, a beach's colored frame."""
    x, y = (value * SCALE for value in hexgrid.centre(name, LAYOUT))
    frame = (BEACH_COLOURS[hold["colour"]], 4) if "colour" in hold else ("#777", 0.7)
    corners = points(hexgrid.corners(name, LAYOUT), SCALE)
    fill = COLOURS[hold["terrain"]]
    lines = [
        f'<polygon points="{corners}" fill="{fill}" fill-opacity="0.85" '
        f'stroke="{frame[0]}" stroke-width="{frame[1]}"/>'
    ]
    if "symbol" in hold:
        colour = SYMBOLS[hold["symbol"]]
        lines.append(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="8" fill="{colour}" stroke="#333"/>')
    signs = ("▲" if "hill" in hold else "") + ("A" if "airfield" in hold else "")
    for text, down, size in ((name, -13, 9), (signs, 6, 15), (hold.get("label", ""), 21, 8)):
        lines.append(f'<text x="{x:.0f}" y="{y + down:.0f}" font-size="{size}">{text}</text>')
    return "\n".join(lines)


def draw_border(name: str, other: str, hexes: dict[str, dict[str, object]]) -> str:
    """Return the edge between two hexes of different sectors as a thick line."""
    if other not in hexes or other < name or sector(name) == sector(other):
        return ""
    edge = points(reconstruction.border(name, other, LAYOUT), SCALE)
    return f'<polyline points="{edge}" stroke="{SECTOR_LINE}" stroke-width="3.5"/>'


if __name__ == "__main__":
    sys.exit(main())
