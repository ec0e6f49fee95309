"""Make the sample board of Hell on Earth: Iwo Jima's real coast under a hex grid of our own.

Run `python resources/boards/make_sample.py` to write the board again, `--svg FILE` to look at it,
`--check` to fail when the board on disk is not what this program makes.

The published map is not used and was not seen. The coast is GSHHG's; hills, villages and airfields
are laid where histories of the battle put them against that coast (the data set lies about a
kilometre south of modern surveys, so places are fitted to the shape of the island, not to latitude
and longitude). Every placement is an estimate. What the rulebook fixes is kept: six sectors,
30 deployment hexes with five in the north (6) and three in the east (5), eight fixed artillery
hexes, six landing beaches, four objectives, redeployment numbers 1 to 6 in each sector.
"""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import reconstruction  # noqa: E402 - it lies beside this file, wherever that is run from
from reconstruction import Projection, points  # noqa: E402

from beachmaster.engine import hexgrid  # noqa: E402

TARGET = HERE / "hell-on-earth" / "sample.json"

# At 580 m a hex the landing coast, 3.5 km long, takes six hexes in one straight row of the grid,
# and a regiment with its normal frontage fills one.
PROJECTION = Projection(
    longitude=141.28,
    latitude=24.81,
    km_per_degree=(101.076, 110.8),
    km_per_hex=0.58,
    origin_km=(-0.45, -0.6),
)
# A hex with less land than this is sea, except a landing beach: the grid cannot suit all six.
LEAST_LAND = 0.40

# The row of the landing, from the foot of Suribachi to the boat basin below the quarry.
BEACHES = {
    "0413": (1, "Green"),
    "0513": (2, "Red 1"),
    "0612": (3, "Red 2"),
    "0712": (4, "Yellow 1"),
    "0811": (5, "Yellow 2"),
    "0911": (6, "Blue 1"),
}

# The airfield hexes: the first a kilometre inland of Red and Yellow, the second on the middle of
# the plateau north of the quarry, the unfinished third north-east of it beyond Motoyama village.
OBJECTIVES = {
    "0213": ("suribachi", "Mount Suribachi"),
    "0610": ("airfield1", "Airfield 1"),
    "0908": ("airfield2", "Airfield 2"),
    "1106": ("airfield3", "Airfield 3"),
}

# Sector 1 is the volcano and the neck, 2 the landing coast with the first airfield, 3 the west
# up to Hill 362A, 4 the middle of the plateau, 5 the east with the "meat grinder", 6 the north.
SECTORS = {
    1: "0212 0213 0214 0310 0311 0312 0313 0314 0410 0411 0412 0413",
    2: "0511 0512 0513 0610 0611 0612 0710 0711 0712 0810 0811 0910 0911",
    3: "0307 0406 0407 0408 0409 0505 0506 0507 0508 0509 0510 "
    "0604 0605 0606 0607 0608 0609 0704 0705 0706",
    4: "0707 0708 0709 0806 0807 0808 0809 0906 0907 0908 0909 1005 1006 1007 1008 1106 1107",
    5: "1009 1108 1109 1110 1206 1207 1208 1209 1306 1307 1308 1309 1406 1407 1408",
    6: "0803 0804 0805 0903 0904 0905 1001 1002 1003 1004 1102 1103 1104 1105 "
    "1202 1203 1204 1205 1304 1305",
}

# Rough: the hilly plateau edge. Difficult: cliffs, gorges and the broken coast of the north and
# east. Everything else is clear: the neck, the western lowland, the airfields.
ROUGH = (
    "0212 0313 0412 0605 0606 0705 0706 0804 0805 0806 0809 0904 0905 0907 0909 1003 1004 1009 "
    "1102 1103 1104 1107 1108 1109 1203 1204 1205 1206 1207 1208 1306 1307 1308"
)
DIFFICULT = (
    "0214 0314 0604 0704 0803 0903 0910 1001 1002 1110 1202 1209 1304 1305 1309 1406 1407 1408"
)

# The hills that the histories name by height or nickname.
HILLS = {
    "0706": "Hill 362A",
    "0806": "Hill 331",
    "0905": "Hill 362B",
    "0907": "Hill Peter",
    "1107": "Hill 382",
    "1108": "Turkey Knob",
    "1204": "Hill 362C",
    "1206": "Hill 357",
}

LABELS = {
    "0407": "Hiraiwa Point",
    "0605": "Nishi Ridge",
    "0805": "Nishi village",
    "0910": "Quarry",
    "1001": "Kitano Point",
    "1002": "The Gorge",
    "1006": "Motoyama village",
    "1104": "Kita village",
    "1109": "Amphitheatre",
    "1208": "Minami village",
    "1306": "Higashi village",
    "1407": "Tachiiwa Point",
}

# Names of waters, points and rocks, where their letters find room; drawn for the eye alone.
NAMES = {
    "Philippine Sea": (3.28, 2.5),
    "Pacific Ocean": (10.51, 13.61),
    "East Boat Basin": (10.25, 11.38),
    "Hiraiwa Bay": (1.55, 9.2),
    "Kitano Point": (11.0, 1.6),
    "Tachiiwa Point": (12.2, 10.45),
    "Tobiishi Point": (3.63, 15.49),
    "Kangoku Rock": (1.99, 5.81),
    "Higashi Rock": (12.3, 2.95),
    "Motoyama": (8.85, 6.78),
}

# Guns stood under Suribachi, above the quarry and all over the north (the rulebook's third scene).
FIXED_ARTILLERY = "0314 0606 0904 0907 0910 1108 1205 1307"

# One Japanese battalion in each. Every landing beach has one next to it; beyond the first line
# they stand about two hexes apart, closer together on the plateau, so most support one another.
# The third airfield itself is left open: its time limit, turn 6, is hard enough as it is.
DEPLOYMENT = {
    1: "0213 0310 0313 0411",
    2: "0512 0610 0711 0910",
    3: "0407 0409 0509 0605 0607 0704 0706",
    4: "0708 0806 0809 0906 0908 1008 1107",
    5: "1108 1209 1307",
    6: "0803 0905 1003 1102 1204",
}

# Where tunnels let out: hex of redeployment 1, 2, ... 6 in each sector.
REDEPLOYMENT = {
    1: "0213 0313 0212 0214 0312 0310",
    2: "0511 0512 0611 0711 0810 0910",
    3: "0407 0509 0605 0607 0704 0706",
    4: "0708 0806 0809 0907 1008 1107",
    5: "1108 1109 1208 1209 1307 1407",
    6: "0803 0905 1003 1102 1204 1305",
}


def main() -> int:
    """Write, draw or check the board."""
    return reconstruction.run(
        "Make the sample board of Hell on Earth.", TARGET, make_board, render_svg
    )


def make_board() -> dict[str, object]:
    """Return the whole board as plain data."""
    rings = reconstruction.coast_rings("iwo-jima.json", "Iwo Jima", PROJECTION)
    land = reconstruction.land_hexes(rings[0], LEAST_LAND, BEACHES)
    hexes = {name: describe(name) for name in land}
    return {
        "format": 1,
        "game": "hell-on-earth",
        "id": "sample",
        "name": "Iwo Jima (reconstruction)",
        "notice": "A reconstruction by the Beachmaster project; not the publisher's map",
        "orientation": "flat",
        "shifted": "even",
        "source": {
            "coastline": "GSHHG 2.3.7 full resolution (Wessel & Smith), LGPL",
            "places": "Placed by hand after published histories of the battle",
        },
        "tag": "estimate",
        "projection": PROJECTION.as_data(),
        "hexes": hexes,
        "coastline": reconstruction.drawn(rings),
        "scenery": {"names": reconstruction.names_of(NAMES, 0.3, ["Motoyama"])},
    }


def describe(name: str) -> dict[str, object]:
    """Return what one hex holds, with absent keys for what it does not."""
    found: dict[str, object] = {"terrain": terrain(name), "sector": sector(name, SECTORS)}
    if name in HILLS:
        found["hill"] = True
    if name in FIXED_ARTILLERY.split():
        found["fixed_artillery"] = True
    if name in OBJECTIVES:
        found["objective"] = OBJECTIVES[name][0]
    if name in BEACHES:
        found["beach"] = BEACHES[name][0]
    if sector(name, DEPLOYMENT):
        found["deployment"] = True
    if sector(name, REDEPLOYMENT):
        found["redeployment"] = redeployment(name)
    if label(name):
        found["label"] = label(name)
    return found


def terrain(name: str) -> str:
    """Return the terrain of a hex."""
    if name in BEACHES:
        return "beach"
    if OBJECTIVES.get(name, ("", ""))[0] == "suribachi":
        return "suribachi"
    if name in DIFFICULT.split():
        return "difficult"
    return "rough" if name in ROUGH.split() else "clear"


def sector(name: str, table: dict[int, str]) -> int:
    """Return the sector under which a table lists a hex, or 0."""
    return next((number for number, names in table.items() if name in names.split()), 0)


def redeployment(name: str) -> int:
    """Return the redeployment number of a hex within its sector."""
    return REDEPLOYMENT[sector(name, REDEPLOYMENT)].split().index(name) + 1


def label(name: str) -> str:
    """Return the name written on a hex, if it has one."""
    named = {**LABELS, **HILLS}
    named |= {place: text for place, (_, text) in OBJECTIVES.items()}
    named |= {place: text for place, (_, text) in BEACHES.items()}
    return named.get(name, "")


COLOURS = {
    "clear": "#e9e0c0",
    "rough": "#c9a86a",
    "difficult": "#8f9a5b",
    "beach": "#f6ecd2",
    "suribachi": "#9a6b4f",
}
SECTOR_LINE = "#8a1f1f"
SCALE = 62.0


def render_svg(board: dict[str, object]) -> str:
    """Return a picture of a board, to look at while placing things."""
    hexes = board["hexes"]
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" width="920" height="1010" '
        'font-family="sans-serif" text-anchor="middle">',
        '<rect width="920" height="1010" fill="#bcd6e4"/>',
    ]
    parts += [
        f'<polygon points="{points(ring, SCALE)}" fill="#efe6cc" stroke="#456"/>'
        for ring in board["coastline"]
    ]
    parts += [draw_hex(name, hold) for name, hold in hexes.items()]
    parts += [
        draw_border(name, other, hexes) for name in hexes for other in hexgrid.neighbours(name)
    ]
    return "\n".join([*parts, "</svg>", ""])


def draw_hex(name: str, hold: dict[str, object]) -> str:
    """Return one hex with its symbols: X deployment, triangle hill, yellow frame guns."""
    x, y = (value * SCALE for value in hexgrid.centre(name))
    frame = ("#e0a800", 5) if "fixed_artillery" in hold else ("#777", 0.7)
    lines = [
        f'<polygon points="{points(hexgrid.corners(name), SCALE)}" '
        f'fill="{COLOURS[hold["terrain"]]}" fill-opacity="0.85" '
        f'stroke="{frame[0]}" stroke-width="{frame[1]}"/>'
    ]
    signs = ("▲" if "hill" in hold else "") + ("✖" if "deployment" in hold else "")
    signs += "★" if "objective" in hold else ""
    number = f"{hold['sector']}-{hold['redeployment']}" if "redeployment" in hold else ""
    beach = f"beach {hold['beach']}" if "beach" in hold else ""
    for text, down, size in (
        (name, -18, 9),
        (signs, -3, 15),
        (number or beach, 11, 11),
        (hold.get("label", ""), 22, 8),
    ):
        lines.append(f'<text x="{x:.0f}" y="{y + down:.0f}" font-size="{size}">{text}</text>')
    return "\n".join(lines)


def draw_border(name: str, other: str, hexes: dict[str, dict[str, object]]) -> str:
    """Return the edge between two hexes of different sectors as a thick line."""
    if other not in hexes or other < name or hexes[name]["sector"] == hexes[other]["sector"]:
        return ""
    edge = points(reconstruction.border(name, other), SCALE)
    return f'<polyline points="{edge}" stroke="{SECTOR_LINE}" stroke-width="3.5"/>'


if __name__ == "__main__":
    sys.exit(main())
