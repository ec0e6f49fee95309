"""Say what the sides of a game are: a game declares its own, with all words that name them."""

import msgspec

from beachmaster.engine.text import Text


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a game; the player's `own` is the first that the game declares, no other is.

    `id` stands in prompts, saves and what programs read. `name` is the nation, `forces` its people,
    `phases` the phases it acts in; `unit` and `hidden` name a counter of it, face up and face down.
    `dice` is the colour of the dice it throws.
    """

    id: str
    name: Text
    forces: Text
    phases: Text
    unit: Text
    hidden: Text
    dice: str
    own: bool = False
