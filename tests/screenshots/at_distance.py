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
MOST, BEGUN = 300, 20
LANDED = 700
"""Milliseconds after which dice lie still."""
OPPOSED = ("ie-shima",)
"""Games in which nobody is to decide for a side, or there would be nothing to see meanwhile."""
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
            alone = ["opponent=none"] if game in OPPOSED else []
            stage.play(table=False, answers=0, game=game, sets=alone)
            window.parts.table_list.clear()
            for _ in range(BEGUN):
                _answer(stage)
            for _ in range(MOST):
                prompt = window.controller.prompt
                if prompt is None or fits(prompt):
                    break
                _answer(stage)
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
                    stage.wait(LANDED)
                    yield f"distance-{game}-{kind}-{width}-{theme}", large.grab
            stage.close_dialogs()


def _answer(stage: "Stage") -> None:
    """Answer as a person, so that what is told is what came of that."""
    from beachmaster.engine.auto import program_answer

    controller = stage.window.controller
    asked = controller.asked
    if asked is not None:
        controller.answer(program_answer(asked.prompt, controller.session.seed, asked.key))
