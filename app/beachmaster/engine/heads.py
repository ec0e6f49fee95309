"""Say at the head of a phase what it is for, who acts and what is possible now."""

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from beachmaster.engine.asking import asking
from beachmaster.engine.coach import Line
from beachmaster.engine.event import Event
from beachmaster.engine.module import Play
from beachmaster.engine.text import Text
from beachmaster.engine.texts import T
from beachmaster.engine.tracks import Track, markers_moved

__all__ = ["Announced", "Head", "announce"]


class Head(msgspec.Struct, frozen=True):
    """What a phase says as it begins: its name, its purpose, and each thing that holds now."""

    name: Text
    purpose: Text
    possible: tuple[Line, ...] = ()
    rules: tuple[str, ...] = ()


@runtime_checkable
class Announced(Protocol):
    """A game whose phases say what they are for."""

    @property
    def tracks(self) -> Sequence[Track]:
        """Return the tracks that may lie on the player's table."""
        ...

    def head(self, play: Any) -> Head | None:
        """Return what the running phase says as it begins, None where it says nothing."""
        ...


def announce(module: object, play: Play[Any]) -> None:
    """Have a phase speak before anything happens in it, and the tracks be moved in one line."""
    if not isinstance(module, Announced):
        return
    with asking(False):
        head = module.head(play)
    if head is not None:
        text = T("{phase}: {purpose}", phase=head.name, purpose=head.purpose)
        for line in head.possible:
            text = T("{before} {line}", before=text, line=line.text)
        cited = [*head.rules, *(rule for line in head.possible for rule in line.rules)]
        rules = tuple(dict.fromkeys(cited))
        event = Event(name="phase", text=text, rules=rules, at=play.recorder.at)
        play.recorder.passing.begins(head.name, event)
    markers_moved(play, module.tracks)
