"""Draw a map of areas in letters: a block of two lines where each area lies, then each in full."""

from collections.abc import Mapping

from beachmaster.cli.console import Console
from beachmaster.engine.areasketch import AreaSketch, Block

GAP = 2
"""So many columns at least lie between two blocks, and one line."""
LINES_A_UNIT = 2.6
"""How many lines high a unit of the map is where a block fits into it; terminals are tall."""


def show_areas(console: Console, sketch: AreaSketch) -> None:
    """Print the map, its key, and each area in full."""
    console.block("\n".join(area_lines(sketch.blocks, console.width)))
    for text in sketch.key:
        console.say(text)
    for text in sketch.lines:
        console.say(text, " ")


def area_lines(blocks: Mapping[str, Block], width: int) -> list[str]:
    """Return the lines of the map: blocks where areas lie, moved down where they would meet."""
    if not blocks:
        return []
    wide = {place: max(len(one.head), len(one.foot)) for place, one in blocks.items()}
    xs, ys = ([one.at[axis] for one in blocks.values()] for axis in (0, 1))
    across, down = max(xs) - min(xs) or 1.0, max(ys) - min(ys)
    room = max(1, width - max(wide.values()))
    laid: dict[str, tuple[int, int]] = {}
    for place in sorted(blocks, key=lambda one: (blocks[one].at[1], blocks[one].at[0])):
        x, y = blocks[place].at
        left = round((x - min(xs)) / across * room)
        top = round((y - min(ys)) * LINES_A_UNIT * room / across / 12) if down else 0
        while any(_meet((left, top), wide[place], at, wide[other]) for other, at in laid.items()):
            top += 1
        laid[place] = left, top
    return _drawn(blocks, laid)


def _meet(one: tuple[int, int], width: int, other: tuple[int, int], others: int) -> bool:
    """Tell whether two blocks, each two lines high, would touch."""
    beside = one[0] + width + GAP <= other[0] or other[0] + others + GAP <= one[0]
    return not beside and abs(one[1] - other[1]) < 3


def _drawn(blocks: Mapping[str, Block], laid: Mapping[str, tuple[int, int]]) -> list[str]:
    lines: dict[int, str] = {}
    for place in sorted(laid, key=lambda one: laid[one]):
        left, top = laid[place]
        for line, words in enumerate((blocks[place].head, blocks[place].foot), top):
            if words:
                lines[line] = lines.get(line, "").ljust(left) + words
    return [lines.get(line, "").rstrip() for line in range(max(lines) + 1)]
