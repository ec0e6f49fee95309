"""Tell whether a real table goes with a game: it does where the player moves real counters."""

from collections.abc import Mapping

from beachmaster.engine.setup import Setup

FOLLOWS: Mapping[str, bool | None] = {"on": None, "always": True, "off": False}
"""What each way of the setting says; where it says nothing, the ground of the game does."""


def on_table(follows: bool | None, setup: Setup) -> bool:
    """Tell whether counters lie on a table: beside the program's map only where that is wished."""
    return setup.board != "tracked" if follows is None else follows
