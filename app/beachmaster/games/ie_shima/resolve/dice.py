"""Resolve what is a roll and nothing else, and how long a day may last (ies:6.3.1, ies:19.0)."""

from fractions import Fraction
from typing import Annotated, Literal

from msgspec import Meta

from beachmaster.engine.resolution import table
from beachmaster.engine.resolver import Chances, DieResolver, Found, Resolver
from beachmaster.engine.tables import Modifier
from beachmaster.engine.text import Text
from beachmaster.engine.tray import Given, Tray
from beachmaster.games.ie_shima import rolls
from beachmaster.games.ie_shima.about import ABOUT
from beachmaster.games.ie_shima.bombard import KAMIKAZE_AGAINST, KAMIKAZE_LINES
from beachmaster.games.ie_shima.rulings import MOST_BID
from beachmaster.games.ie_shima.state import TRACK, Impulse
from beachmaster.games.ie_shima.texts import TN, T

SPECIALS = 12
MARKERS = 3


class Sunset(Given, kw_only=True, forbid_unknown_fields=True):
    """A Sunset DR: in which impulse, and whether of a bombardment."""

    impulse: Impulse
    bombardment: bool = False


class Returning(Given, kw_only=True, forbid_unknown_fields=True):
    """Special Units that return: how many are eliminated, and the bid."""

    eliminated: Annotated[int, Meta(ge=0, le=SPECIALS)] = SPECIALS
    bid: Annotated[int, Meta(ge=-MOST_BID, le=MOST_BID)] = 0


class SupportCall(Given, kw_only=True, forbid_unknown_fields=True):
    """An American support call; urban ground and rain count for tanks only."""

    support: Literal["artillery", "tanks"]
    urban: bool = False
    rain: bool = False

    @property
    def less(self) -> int:
        """Return what is taken off the die (ies:19.2.1)."""
        return (self.urban + self.rain) * (self.support == "tanks")


class SatchelCall(Given, kw_only=True, forbid_unknown_fields=True):
    """A Satchel Charge Call."""

    rain: bool = False
    night: bool = False


class Kamikaze(Given, kw_only=True, forbid_unknown_fields=True):
    """A Kamikaze attack; its values are fixed."""


class DayLength(Given, kw_only=True, forbid_unknown_fields=True):
    """A day from an impulse on, with American bombardments made at once."""

    impulse: Impulse = 1
    bombardments: Annotated[int, Meta(ge=0, le=MARKERS)] = 0


_LINES = (
    *KAMIKAZE_LINES,
    *(Modifier(one.name, -one.value, True, one.rule) for one in KAMIKAZE_AGAINST),
)
SUNSET = DieResolver[Sunset, rolls.Fall](
    game=ABOUT.name,
    name="sunset",
    color="blue",
    title=T("Sunset DR: whether the day ends"),
    rules=("ies:6.3.1", "ies:9.3"),
    takes=Sunset,
    die=lambda given: rolls.sunset(given.impulse, given.bombardment),
    most=2,
)
REINFORCEMENTS = DieResolver[Returning, int](
    game=ABOUT.name,
    name="reinforcements",
    color="red",
    title=T("Special Units that return"),
    rules=("ies:6.2.1", "ies:18.1"),
    takes=Returning,
    die=lambda given: rolls.returning(given.bid, given.eliminated),
    most=2,
)
SUPPORT = DieResolver[SupportCall, bool](
    game=ABOUT.name,
    name="support-call",
    color="blue",
    title=T("Artillery or Tank Support Call"),
    rules=("ies:19.2.1",),
    takes=SupportCall,
    die=lambda given: rolls.support(given.support, given.less),
)
SATCHEL = DieResolver[SatchelCall, bool](
    game=ABOUT.name,
    name="satchel-call",
    color="red",
    title=T("Satchel Charge Call"),
    rules=("ies:19.4.1",),
    takes=SatchelCall,
    die=lambda given: rolls.satchel(given.rain + given.night),
)


class KamikazeResolver(Resolver[Kamikaze]):
    """The Kamikaze attack: two dice of each side."""

    game, name, rules = ABOUT.name, "kamikaze", ("ies:19.1",)
    title = T("Kamikaze attack on the Naval marker or a beach box")
    takes = Kamikaze
    limits = {"blue": 2, "red": 2}

    def _run(self, given: Kamikaze, tray: Tray) -> Found:
        del given
        outcome, roll = rolls.kamikaze().take(tray, "result", _LINES)
        name = rolls.kamikaze().named(outcome)
        return Found(outcome=name, result=roll.result, total=roll.total, modifiers=_LINES)

    def _chances(self, given: Kamikaze) -> Chances:
        del given
        return Chances([rolls.kamikaze().table("result", _LINES)])


KAMIKAZE = KamikazeResolver()


class DayLengthResolver(Resolver[DayLength]):
    """How many Japanese Impulses a day still has."""

    game, name, rules = ABOUT.name, "day-length", ("ies:6.3.1", "ies:12.1")
    title = T("How many more Japanese Impulses the day has")
    takes = DayLength
    limits = {"blue": 2 * (TRACK + MARKERS)}

    def _run(self, given: DayLength, tray: Tray) -> Found:
        count, impulse, left = 0, given.impulse, given.bombardments
        over = False
        while not over:
            count += 1
            fall, _ = rolls.sunset(impulse, bool(left)).take(tray, f"impulse-{impulse}")
            over = fall == "ends" or (impulse == TRACK and not left)
            impulse, left = (impulse, left - 1) if left else (impulse + 1, 0)
        return Found(outcome=str(count), result=_length(count), total=count)

    def _chances(self, given: DayLength) -> Chances:
        chances = day_length(given.impulse, given.bombardments)
        named = {str(count): chance for count, chance in chances.items()}
        words = {str(count): _length(count) for count in chances}
        mean = sum((count * chance for count, chance in chances.items()), Fraction(0))
        note = T("{mean} on average.", mean=f"{float(mean):.2f}")
        return Chances([table("impulses", self.title, named, words)], [note])


def day_length(impulse: int, bombardments: int) -> dict[int, Fraction]:
    """Return the chance of each number of Japanese Impulses from one on (ies:6.3.1, ies:12.1)."""
    found: dict[int, Fraction] = {}
    _lasts(impulse, bombardments, 1, Fraction(1), found)
    return found


def _lasts(
    impulse: int, left: int, count: int, chance: Fraction, found: dict[int, Fraction]
) -> None:
    ends = rolls.sunset(impulse, bool(left)).chances().get("ends", Fraction(0))
    if impulse == TRACK and not left:
        ends = Fraction(1)
    if ends:
        found[count] = found.get(count, Fraction(0)) + chance * ends
    on = chance * (1 - ends)
    if on:
        further = (impulse, left - 1) if left else (impulse + 1, 0)
        _lasts(*further, count + 1, on, found)


def _length(count: int) -> Text:
    return TN("{n} Japanese Impulse", "{n} Japanese Impulses", n=count)
