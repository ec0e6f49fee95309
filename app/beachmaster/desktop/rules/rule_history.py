"""Remember the way through the rules, for back and forward."""

import msgspec

LONGEST = 200


class Visit(msgspec.Struct):
    """A rule that was read, and how far it was scrolled."""

    rule: str
    scroll: int = 0


class RuleHistory:
    """The rules read so far, as a browser keeps them."""

    def __init__(self) -> None:
        self._visits: list[Visit] = []
        self._at = -1

    @property
    def here(self) -> Visit | None:
        """Return where the player is."""
        return self._visits[self._at] if self._visits else None

    @property
    def can_go_back(self) -> bool:
        """Tell whether there is a rule before this one."""
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        """Tell whether the player came back from a later rule."""
        return self._at < len(self._visits) - 1

    def visit(self, rule: str) -> None:
        """Go on to a rule; what lay ahead is forgotten."""
        if self.here is not None and self.here.rule == rule:
            return
        self._visits = [*self._visits[: self._at + 1], Visit(rule)][-LONGEST:]
        self._at = len(self._visits) - 1

    def step(self, by: int) -> Visit | None:
        """Go back (-1) or forward (1); None where there is nothing."""
        if not self._visits:
            return None
        self._at = min(max(self._at + by, 0), len(self._visits) - 1)
        return self._visits[self._at]
