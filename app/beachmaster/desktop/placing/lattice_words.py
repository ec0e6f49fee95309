"""What the parts of a grid are called, wherever the player says how his map's hexes stand."""

from beachmaster.desktop.texts import T

SIZES = (T("Columns"), T("Rows"))
TOPS = {"flat": T("Flat on top"), "pointy": T("Pointed on top")}
SHIFTED = {
    "flat": T("Columns 02, 04, 06 … lie half a hex lower than the others"),
    "pointy": T("Rows 02, 04, 06 … lie half a hex farther right than the others"),
}
"""Of the even columns of a flat map, or the even rows of a pointed one; else the odd ones do."""
