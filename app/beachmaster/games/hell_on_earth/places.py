"""Name the places of Hell on Earth: boxes, slots, beaches, bags, and markers on a unit.

These words stand in saves. A hex of the tracked board is its own id.
"""

from functools import cache

from beachmaster.engine.places import OUTSIDE, Kind, Numbered, Places
from beachmaster.engine.steps import Step
from beachmaster.engine.text import Text
from beachmaster.games.hell_on_earth.about import JAPAN, US
from beachmaster.games.hell_on_earth.texts import T

RESERVE = "reserve"
RESERVES = ("9", "21")
"""The regiments that begin there (4.7)."""
ON_MAP = "map"
UNKNOWN = "unknown"
ELIMINATED = "eliminated"
BAG = "bag"
PLAYED = "played"
DRAWN = "drawn"
ERROR_RESERVE = "error-reserve"
A_BEACH = "beach"
"""A landing beach of a table board, where nobody said which."""

BEACH_TEXTS = {
    1: T("Green Beach"),
    2: T("Red Beach 1"),
    3: T("Red Beach 2"),
    4: T("Yellow Beach 1"),
    5: T("Yellow Beach 2"),
    6: T("Blue Beach 1"),
}
OBJECTIVE_NAMES: dict[str, Text] = {
    "suribachi": T("Mount Suribachi"),
    "airfield1": T("the First Airfield"),
    "airfield2": T("the Second Airfield"),
    "airfield3": T("the Third Airfield"),
}
STEPS = (
    Step("set-up", T("Set-up"), None, ("hoe:4",)),
    Step(
        "weather",
        T("Weather"),
        None,
        ("hoe:5.1",),
        T(
            "One roll decides this turn's weather. Bad weather costs bombardment and "
            "movement points."
        ),
    ),
    Step(
        "bombardment",
        T("Bombardment"),
        None,
        ("hoe:5.2",),
        T(
            "Your ships and aircraft hit Japanese units before your troops move; then the "
            "Japanese guns fire."
        ),
    ),
    Step(
        "first-movement",
        T("First Movement"),
        US,
        ("hoe:5.3",),
        T("Your disorganized units try to rally, then each unit may move once."),
    ),
    Step(
        "first-attack",
        T("First Attack"),
        US,
        ("hoe:5.4",),
        T("Your units scout hidden neighbors or assault, one after the other, in any order."),
    ),
    Step(
        "raid",
        T("Raids"),
        JAPAN,
        ("hoe:5.5",),
        T("Each of your units within two hexes of a Japanese one is raided once."),
    ),
    Step(
        "second-movement",
        T("Second Movement"),
        US,
        ("hoe:5.6",),
        T("Your units rally and move once more."),
    ),
    Step(
        "second-attack",
        T("Second Attack"),
        US,
        ("hoe:5.7",),
        T("Your units scout or assault once more; then all Defense markers go back into the bag."),
    ),
    Step(
        "command",
        T("Command"),
        None,
        ("hoe:5.8",),
        T(
            "Your units rally, and you spend Command Points on steps, landings and "
            "markers. Then Japanese units with one step roll."
        ),
    ),
    Step(
        "organization",
        T("Organization"),
        US,
        ("hoe:5.9",),
        T("The turn marker advances, units in its box return, and new markers are drawn."),
    ),
    Step("assessment", T("Assessment"), None, ("hoe:2",), T("The victory points are added up.")),
)
"""The phases, as the Phase Track has them between set-up and assessment (hoe:3.1.1)."""
TRACK_END = 10


def step_of(phase: str) -> Step:
    """Return a phase as the Phase Track has it."""
    return _BY_ID[phase]


def _on_track(phase: str) -> Text | None:
    step = _BY_ID.get(phase)
    return T("the Phase Track ({phase})", phase=step.text) if step else None


def _vp_box(points: str) -> Text:
    vp = int(points)
    if not vp:
        return T("beside the VP Track")
    return T("box {box} of the VP Track", box=(vp - 1) % TRACK_END + 1)


def _pool(which: str) -> Text | None:
    return POOL_TEXTS.get(which)


POOL_TEXTS: dict[str, Text] = {
    "red": T("the red bag"),
    "blue": T("the blue bag"),
    "eliminated": T("the eliminated Japanese units"),
}
BOX = Numbered("box", lambda turn: T("Turn Track box {number}", number=turn))
SLOT = Numbered("slot", lambda which: T("Command Area slot {number}", number=which))
BEACH = Numbered(A_BEACH, lambda which: BEACH_TEXTS.get(int(which)))
DEFENCE = Kind("defence:", lambda unit: T("on the unit in {place}", place=unit))
SUPPORT = Kind("support:")
REACTION = Kind("reaction:")
OBJECTIVE = Kind("objective:", OBJECTIVE_NAMES.get)
PHASE = Kind("phase:", _on_track)
VP = Numbered("vp:", _vp_box)
POOL = Kind("pool:", _pool)
"""A bag, or a heap of counters that are out of play: of its pieces only the number counts."""

SLOTS = tuple(SLOT(number) for number in (1, 2, 3))
BEACHES = (A_BEACH, *(BEACH(number) for number in BEACH_TEXTS))
RESERVED = frozenset({RESERVE, ON_MAP, UNKNOWN, ELIMINATED, OUTSIDE, BAG, "none", *BEACHES})
"""Words of the program that no player can give to a space of their own."""

PLACES = Places(
    {
        RESERVE: T("the US Reserve"),
        ON_MAP: T("the map"),
        A_BEACH: T("a landing beach"),
        PLAYED: T("the played orders beneath the Command Area"),
        ERROR_RESERVE: T("the Error reserve"),
        DRAWN: T("your hand"),
    },
    BOX,
    SLOT,
    BEACH,
    DEFENCE,
    SUPPORT,
    REACTION,
    OBJECTIVE,
    PHASE,
    VP,
    POOL,
)


@cache  # of each marker after each answer
def bearer(at: str) -> str | None:
    """Return the Japanese unit that a marker lies on, if it lies on one."""
    found = (kind.which(at) for kind in (DEFENCE, SUPPORT, REACTION))
    return next((unit for unit in found if unit is not None), None)


def is_own_space(word: str) -> bool:
    """Tell whether a player may call a space so."""
    plain = word.casefold()
    return plain not in RESERVED and plain not in BOX


_BY_ID = {step.id: step for step in STEPS}
