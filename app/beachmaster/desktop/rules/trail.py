"""Remember the way through the rules, for back and forward."""

import msgspec

LONGEST = 200


class Stop(msgspec.Struct):
    """A rule that was read, and how far it was scrolled."""

    rule: str
    scroll: int = 0


class Trail:
    """The rules read so far, as a browser keeps them."""

    def __init__(self) -> None:
        self._stops: list[Stop] = []
        self._at = -1

    @property
    def here(self) -> Stop | None:
        """Return where the player is."""
        return self._stops[self._at] if self._stops else None

    @property
    def can_go_back(self) -> bool:
        """Tell whether there is a rule before this one."""
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        """Tell whether the player came back from a later rule."""
        return self._at < len(self._stops) - 1

    def visit(self, rule: str) -> None:
        """Go on to a rule; what lay ahead is forgotten."""
        if self.here is not None and self.here.rule == rule:
            return
        self._stops = [*self._stops[: self._at + 1], Stop(rule)][-LONGEST:]
        self._at = len(self._stops) - 1

    def step(self, by: int) -> Stop | None:
        """Go back (-1) or forward (1); None where there is nothing."""
        if not self._stops:
            return None
        self._at = min(max(self._at + by, 0), len(self._stops) - 1)
        return self._stops[self._at]
