"""What an answer that is not given yet says of the map's hexes."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Told:
    """A hex that stands in a list of an answer: the list's sign, and whether it is being told."""

    sign: str
    active: bool
