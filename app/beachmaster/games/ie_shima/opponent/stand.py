"""Where a game stands as the opponent weighs it: a position to try things on, and the clock."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal, Self

from beachmaster.games.ie_shima.field import Field
from beachmaster.games.ie_shima.opponent.odds import DAY, IMPULSES
from beachmaster.games.ie_shima.places import AREAS
from beachmaster.games.ie_shima.roster import SideId, other
from beachmaster.games.ie_shima.scoring import WORTH
from beachmaster.games.ie_shima.special import MOST
from beachmaster.games.ie_shima.state import LAST, LAST_EXTENDED, TRACK, State

Part = Literal["day", "night", "refit"]


@dataclass(frozen=True)
class Stand:
    """A position with what time is left; `today` are thousandths of American halves today.

    `holder` is who has the Advantage as soon as it is somebody's again, `worth` the points of the
    areas as a commander sees them: those of the rules, but for a plan that is tried on purpose.
    `outs` is how many units can still come out of their box tonight (ies:10.2.3).
    """

    field: Field
    turn: int
    impulse: int
    part: Part
    today: int
    last: int
    rain: bool
    holder: SideId
    ready: frozenset[str]
    area4: bool
    kamikaze: int
    advanced: bool
    worth: Mapping[str, int]
    outs: int

    @property
    def later(self) -> int:
        """Return the days after this one."""
        return self.last - self.turn

    @property
    def left(self) -> int:
        """Return the American halves left in the game, in thousandths."""
        return self.today + DAY * self.later

    @property
    def final(self) -> bool:
        """Tell whether it is the last day."""
        return not self.later

    @cached_property
    def clock(self) -> tuple[object, ...]:
        """Return all of it but the position."""
        return (
            self.turn, self.impulse, self.part, self.today, self.last, self.rain, self.holder,
            self.ready, self.area4, self.kamikaze, self.advanced, self.outs,
            *sorted(self.worth.items()),
        )  # fmt: skip

    def on(self, field: Field) -> Self:
        """Return the same time on another position."""
        clock = self.clock
        found = object.__new__(type(self))  # asked for often: `replace` takes three times as long
        found.__dict__.update(self.__dict__, field=field, clock=clock)
        return found


def stand_of(
    state: State, field: Field, options: Mapping[str, str], worth: Mapping[str, int] = WORTH
) -> Stand:
    """Return where a state stands; after 19 April every area counts alike (ies:21.1)."""
    part: Part = "day"
    if state.phase == "night":
        part = "night"
    elif state.phase in ("refit", "end"):
        part = "refit"
    holder: SideId = "us" if state.advantage in ("us", "spent-japan") else "japan"
    return Stand(
        field=field,
        turn=state.turn,
        impulse=state.impulse,
        part=part,
        today=IMPULSES[state.impulse] if part == "day" else 0,
        last=LAST_EXTENDED if state.turn > LAST else LAST,
        rain=state.rain,
        holder=holder,
        ready=frozenset(name for name, how in state.markers.items() if how == "ready"),
        area4=state.area4,
        kamikaze=state.kamikaze_rp,
        advanced=options["advanced"] == "yes",
        worth=worth if state.turn <= LAST else dict.fromkeys(AREAS, 1),
        outs=MOST if part == "day" else 0,
    )


def after(stand: Stand, side: SideId, *, stays: bool = False, over: bool = False) -> Stand:
    """Return the clock after a half of a side; `stays` for a bombardment, `over` ends the day."""
    if over:
        return replace(stand, today=0)
    if side == "japan" or stays:
        return stand
    later = min(TRACK, stand.impulse + 1)
    return replace(stand, impulse=later, today=max(0, IMPULSES[stand.impulse] - 1000))


def spent(stand: Stand, side: SideId) -> Stand:
    """Return the same with the Advantage gone to the other side (ies:15.2)."""
    return replace(stand, holder=other(side))
