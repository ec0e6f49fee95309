"""Picture the large card at many kinds of prompt of every game, dark, light and in contrast."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtGui import QPixmap

from beachmaster.engine.prompt import Prompt
from beachmaster.games.catalogue import playable

if TYPE_CHECKING:
    from shoot import Stage

SIZES = ((1280, 800), (1920, 1080))
LOOKS = (("evening", False), ("contrast", False), ("light", True))
"""The theme of the desk, and whether the card is light."""
MOST = 300
KINDS: dict[str, Callable[[Prompt], bool]] = {
    "pick": lambda prompt: prompt.kind == "choose" and not getattr(prompt, "many", False),
    "tick": lambda prompt: prompt.kind == "choose" and getattr(prompt, "maximum", 1) > 1,
    "form": lambda prompt: prompt.kind == "record",
    "hex": lambda prompt: prompt.kind == "place",
    "dice": lambda prompt: prompt.kind == "roll",
    "draw": lambda prompt: prompt.kind == "draw",
    "number": lambda prompt: prompt.kind == "number",
    "fight": lambda prompt: prompt.shown_sheet() is not None,
}


def at_distance(stage: "Stage") -> Iterator[tuple[str, Callable[[], QPixmap]]]:
    """Yield a name and what takes the picture, for each kind of prompt in each look."""
    from beachmaster.desktop.large.window import LargeWindow

    window = stage.window
    for game in playable():
        for kind, fits in KINDS.items():
            stage.play(table=False, answers=20, game=game)
            for _ in range(MOST):
                prompt = window.controller.prompt
                if prompt is None or fits(prompt):
                    break
                stage.invent()
            else:
                continue
            window.parts.dialogs.show_distance(on=True)
            large = window.findChild(LargeWindow)
            large.fills = False
            for width, height in SIZES:
                for theme, light in LOOKS:
                    window.theme.apply(theme, 100)
                    large.light = light
                    large.resize(width, height)
                    stage.wait()
                    yield f"distance-{game}-{kind}-{width}-{theme}", large.grab
            stage.close_dialogs()
