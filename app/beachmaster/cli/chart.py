"""Draw a map in letters: each hex two lines high, every second column half a hex lower."""

from collections.abc import Mapping
from math import ceil

from beachmaster.cli.console import Console
from beachmaster.cli.texts import T
from beachmaster.engine.hexgrid import HexId, Layout, parse
from beachmaster.engine.sketch import Cell, Sketch

NARROWEST, WIDEST = 6, 10


def show_chart(console: Console, sketch: Sketch) -> None:
    """Print the map and its key."""
    named = {place: console.words.hex(place) for place in sketch.cells}
    if sketch.cells:
        console.block("\n".join(chart_lines(sketch, console.width, named)))
        console.say(T("What stands in a hex is written below its number."))
    for text in sketch.key:
        console.say(text)


def chart_lines(sketch: Sketch, width: int, named: Mapping[HexId, str] | None = None) -> list[str]:
    """Return the lines of the map, its cells as wide as their words need and the terminal allows.

    Hexes are `named` as they are shown, else by their numbers.

    A map too wide for the terminal comes in parts from left to right, one below the other. Places
    are counted in half cells to the right and in single lines down.
    """
    spots = {place: _spot(place, sketch.layout) for place in sketch.cells}
    if not spots:
        return []
    left = min(x for x, _ in spots.values())
    cells = (max(x for x, _ in spots.values()) - left) / 2 + 1
    cell = max(NARROWEST, min(WIDEST, int(width / cells), _needed(sketch)))
    parts = 1 if cells * cell <= width else ceil(cells / max(1, int(width / cell - 0.5)))
    each = ceil(cells / parts)
    found: list[str] = []
    for part in range(parts):
        here = {p: spot for p, spot in spots.items() if (spot[0] - left) // 2 // each == part}
        lines = _part(sketch, here, cell, named or {})
        found += ["", *lines] if found else lines
    return found


def _part(
    sketch: Sketch,
    spots: dict[HexId, tuple[int, int]],
    cell: int,
    named: Mapping[HexId, str],
) -> list[str]:
    """Return the lines of some columns of the map."""
    left, top = min(x for x, _ in spots.values()), min(y for _, y in spots.values())
    left -= left % 2
    lines: dict[int, str] = {}
    for place in sorted(spots, key=lambda one: spots[one]):
        x, y = spots[place]
        for line, words in enumerate(
            _words(named.get(place, place), sketch.cells[place], cell - 1), y - top
        ):
            lines[line] = lines.get(line, "").ljust((x - left) * cell // 2) + words
    return [lines.get(line, "").rstrip() for line in range(max(lines) + 1)]


def _spot(place: HexId, layout: Layout) -> tuple[int, int]:
    column, row = parse(place)
    flat = layout.orientation == "flat"
    shifted = int((column if flat else row) % 2 == (0 if layout.shifted == "even" else 1))
    return (2 * column, 2 * row + shifted) if flat else (2 * column + shifted, 2 * row)


def _needed(sketch: Sketch) -> int:
    """Return the width at which every cell shows all it holds."""
    return 1 + max(len(" ".join(cell.holds)) for cell in sketch.cells.values())


def _words(name: str, cell: Cell, width: int) -> tuple[str, str]:
    """Return a cell's two lines; what does not fit is left out, the last things first.

    The end of a long name gives way to the ground.
    """
    held = list(cell.holds)
    while len(held) > 1 and len(" ".join(held)) > width:
        held.pop()
    return f"{name[: width - len(cell.ground)]}{cell.ground}", " ".join(held)[:width]
