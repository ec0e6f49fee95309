"""Picture the large card at many kinds of prompt of every game, dark, light and in contrast."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtGui import QPixmap

from beachmaster.engine.prompt import Prompt
from beachmaster.games.catalogue import playable

if TYPE_CHECKING:
    from shoot import Stage

LOOKS = (
    (1280, 800, "evening", False),
    (1280, 800, "contrast", False),
    (1280, 800, "light", True),
    (1024, 700, "evening", False),
    (1920, 1080, "evening", False),
    (2560, 1440, "light", True),
)
"""The size of the card, the theme of the desk, and whether the card is light."""
MOST, BEGUN = 300, 20
LANDED, LAID = 700, 30
"""Milliseconds after which dice lie still, and after which another look is laid out."""
MANY = 9
OPPOSED = ("ie-shima",)
"""Games in which nobody is to decide for a side, or there would be nothing to see meanwhile."""
KINDS: dict[str, Callable[[Prompt], bool]] = {
    "fight": lambda prompt: prompt.shown_sheet() is not None,
    "list": lambda prompt: prompt.kind != "draw" and len(getattr(prompt, "options", ())) > MANY,
    "pick": lambda prompt: prompt.kind == "choose" and not getattr(prompt, "many", False),
    "tick": lambda prompt: prompt.kind == "choose" and getattr(prompt, "maximum", 1) > 1,
    "form": lambda prompt: prompt.kind == "record",
    "hex": lambda prompt: prompt.kind == "place",
    "dice": lambda prompt: prompt.kind == "roll",
    "draw": lambda prompt: prompt.kind == "draw",
    "number": lambda prompt: prompt.kind == "number",
}


def at_distance(stage: "Stage") -> Iterator[tuple[str, Callable[[], QPixmap]]]:
    """Yield a name and what takes the picture, for each kind of prompt in each look."""
    for game in playable():
        for table in (False, True) if game not in OPPOSED else (False,):
            yield from _kinds(stage, game, table=table)


def _kinds(
    stage: "Stage", game: str, *, table: bool
) -> Iterator[tuple[str, Callable[[], QPixmap]]]:
    """Play a game once, and show each kind of prompt the first time that it comes."""
    left = dict(KINDS)
    stage.play(table=table, answers=0, game=game, sets=["opponent=none"] if game in OPPOSED else [])
    stage.window.parts.table_list.clear()
    for played in range(MOST):
        prompt = stage.window.controller.prompt
        if prompt is None or not left:
            break
        kind = next((one for one, fits in left.items() if fits(prompt)), "")
        if kind and played >= BEGUN:
            del left[kind]
            yield from _looks(stage, f"large-{game}-{'table' if table else 'map'}-{kind}")
        _answer(stage)


def _looks(stage: "Stage", name: str) -> Iterator[tuple[str, Callable[[], QPixmap]]]:
    from beachmaster.desktop.large.window import LargeWindow

    window = stage.window
    window.parts.dialogs.show_distance(on=True)
    large = window.findChild(LargeWindow)
    large.fills = False
    stage.wait(LANDED)
    for width, height, theme, light in LOOKS:
        window.theme.apply(theme, 100)
        large.light = light
        large.resize(width, height)
        stage.wait(LAID)
        yield f"{name}-{width}-{theme}", large.grab
    stage.close_dialogs()


def _answer(stage: "Stage") -> None:
    """Answer as a person, so that what is told is what came of that."""
    from beachmaster.engine.auto import program_answer

    controller = stage.window.controller
    asked, before = controller.asked, controller.session.tree.next_id
    if asked is None:
        return
    controller.answer(program_answer(asked.prompt, controller.session.seed, asked.key))
    if controller.session.tree.next_id == before:  # a fact that only a table knows
        stage.invent()
