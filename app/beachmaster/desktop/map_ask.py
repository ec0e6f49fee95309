"""Hold a question about the player's own map, and the answer that waits for it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import msgspec

from beachmaster.desktop.trouble import trouble_of
from beachmaster.engine.part_told import keep_part
from beachmaster.engine.prompt import Prompt
from beachmaster.engine.run import Asked
from beachmaster.engine.session import Session
from beachmaster.engine.unknown import MapQuestion
from beachmaster.engine.values import Value


@dataclass
class MapAsk:
    """What is asked of the map, before an answer to the game's own prompt can be carried out.

    `tell` learns what the map prints and gives the waiting answer again; it says whether that
    counted now. `so_far` is what the form holds by now.
    """

    question: MapQuestion
    game: Asked
    tell: Callable[[Value], bool]
    so_far: Value = None

    @cached_property
    def asked(self) -> Asked:
        """Return the question as a prompt of the same turn and phase."""
        prompt: Prompt = self.question.prompt
        prompt = msgspec.structs.replace(prompt, side=self.game.prompt.side)
        return msgspec.structs.replace(self.game, key=f"{self.game.key}?map", prompt=prompt)

    def leave(self, session: Session) -> None:
        """Keep what is told so far when the game is left, where it can be kept."""
        trouble_of(lambda: keep_part(session, self.question, self.so_far))
