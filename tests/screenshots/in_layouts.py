"""Picture each layout of a game at the sizes of a window, text sizes and themes.

All of them together would be hundreds of pictures that nobody looks at: every size comes at every
size of the text once, and every theme at least twice.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from beachmaster.desktop.theme.roles import COLOURS

if TYPE_CHECKING:
    from shoot import Stage

SIZES = ((1024, 700), (1280, 800), (1440, 900), (2560, 1440))
TEXTS = (100, 150, 250)
ANSWERS = 60
Look = tuple[int, int, int, str]
Shown = tuple[str, Callable[[], object]]


def looks() -> list[Look]:
    """Return width, height, text in per cent and theme of each look."""
    themes = list(COLOURS)
    return [
        (*size, text, themes[(at + shift) % len(themes)])
        for shift, text in enumerate(TEXTS)
        for at, size in enumerate(SIZES)
    ]


def in_layouts(stage: "Stage", game: str) -> Iterator[str]:
    """Play into a game and yield a name for each picture once the window shows it."""
    window = stage.window
    stage.play(table=False, answers=ANSWERS, game=game)
    window.parts.table_list.clear()
    for width, height, text, theme in looks():
        window.theme.apply(theme, text)
        window.resize(width, height)
        stage.wait()
        for name, show in _shown(stage):
            show()
            stage.wait()
            yield f"{game}-in-{name}-{width}x{height}-{text}-{theme}"
            window.parts.layouts.uncover()
            window.parts.layouts.reset()


def _shown(stage: "Stage") -> tuple[Shown, ...]:
    layouts = stage.window.parts.layouts
    return (
        ("map", lambda: layouts.choose("map")),
        ("card", lambda: layouts.choose("card")),
        ("read", lambda: layouts.choose("read")),
        ("rule-unfolded", lambda: layouts.show_panel("rules")),
        ("drawer", lambda: layouts.show_panel("journal")),
    )
