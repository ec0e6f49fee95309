"""Say how large the prompt and the question of a field can be written."""

from collections.abc import Sequence

from beachmaster.desktop.large.measure import Unit
from beachmaster.desktop.large.shown import Content, Density

PROMPTS = (12.0, 10.5, 9.0, 8.0, 7.0, 6.0, 5.0)
LEAST_PROMPT, LONGEST, ONE_LINE = 5.0, 2, 0.7
"""The least size of the prompt, in how many lines it stands above that, and down to which share of
its size it rather stands in one."""
GROWN = (
    *((size, LONGEST) for size in PROMPTS[:3]),
    *((size, lines) for size in PROMPTS[3:] for lines in (LONGEST, 3, 4)),
)
"""The sizes of a prompt that takes what room is left, and in how many lines it stands."""
TITLES = (8.0, 7.0, 6.0, 5.2, 4.6)
BESIDE_TITLE = 7.0
"""The largest size of a prompt that a field's own question follows."""


def sized(
    words: str,
    sizes: Sequence[float],
    unit: Unit,
    width: int,
    *,
    lines: int = LONGEST,
    serif: bool = False,
) -> float:
    """Return the largest of the sizes at which words stand in so many lines, unbroken."""
    for size in sizes:
        font = unit.font(size, bold=True, serif=serif)
        if unit.whole(words, font, width) and unit.lines(words, font, width) <= lines:
            return size
    return sizes[-1]


class PromptSizes:
    """The sizes of one prompt in a width, at any density."""

    def __init__(self, content: Content, unit: Unit, width: int) -> None:
        self._words, self._title = content.prompt, content.ask.title
        self._unit, self._width = unit, width

    def size(self, density: Density) -> float:
        """Return the size of the prompt: somewhat smaller where it stands in one line then."""
        titled = min(density.prompt, BESIDE_TITLE)
        largest = titled if self._title else density.prompt
        sizes = [size for size in PROMPTS if size <= largest] or [LEAST_PROMPT]
        lines = density.lines
        size = sized(self._words, sizes, self._unit, self._width, lines=lines, serif=True)
        if self._in_one_line(size):
            return size
        near = (one for one in sizes if size * ONE_LINE <= one < size)
        return next((one for one in near if self._in_one_line(one)), size)

    def _in_one_line(self, size: float) -> bool:
        font = self._unit.font(size, bold=True, serif=True)
        return self._unit.lines(self._words, font, self._width) == 1

    def title_size(self, density: Density) -> float:
        """Return the size of the question of the field."""
        sizes = [one for one in TITLES if one <= density.prompt] or [TITLES[-1]]
        return sized(self._title, sizes, self._unit, self._width)

    def height(self, density: Density) -> int:
        """Return how high prompt and question stand together."""
        unit, width = self._unit, self._width
        font = unit.font(self.size(density), bold=True, serif=True)
        high = unit.room(self._words, font, width).height()
        if self._title:
            font = unit.font(self.title_size(density), bold=True)
            high += unit.room(self._title, font, width).height()
        return high

    def grows_by(self, now: Density, then: Density) -> int:
        """Return how much higher both stand at another density."""
        return self.height(then) - self.height(now)
