"""The dice of Last Battle: Ie Shima, each declared once: what they come to, words, rules."""

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from beachmaster.engine.die import Contest, D, Declared, Die, Throw
from beachmaster.engine.fight import Sign
from beachmaster.engine.module import Steps
from beachmaster.engine.prompt import DiceToRoll
from beachmaster.engine.rolling import rolled
from beachmaster.engine.text import Text
from beachmaster.engine.tray import Color
from beachmaster.games.ie_shima.game import Game
from beachmaster.games.ie_shima.roster import SideId
from beachmaster.games.ie_shima.state import TRACK
from beachmaster.games.ie_shima.texts import TN, T

Fall = Literal["ends", "weather", "on"]
"""What a Sunset DR comes to (ies:6.3.1)."""
COLOURS: dict[SideId, Color] = {"us": "blue", "japan": "red"}
LOWEST = 2
"""The lowest DR: it cannot be less than Impulse 2 (ies:2.1, ies:6.3.1)."""
HIGHEST = 10
"""The most by which an Attack Total can be above, at equal values (ies:11.4.4)."""


class Both(NamedTuple):
    """The natural dice of an attack: the difference of the totals and each side's sum."""

    margin: int
    us: int
    japan: int


def every() -> Iterator[Declared[Any]]:
    """Yield each die of the game, those that depend on the throw in each of their forms."""
    sides: tuple[SideId, SideId] = ("us", "japan")
    for side in sides:
        yield assault(side)
        yield bombardment(side)
    yield kamikaze()
    yield from (sunset(number, False) for number in range(2, TRACK + 1))
    yield returning(0, 12)
    yield from (support(name, less) for name in ("artillery", "tanks") for less in (0, 1, 2))
    yield from (satchel(more) for more in (0, 1, 2))


def margin_words(margin: int) -> Text:
    """Say what an attack comes to by the difference of its totals (ies:11.4.4)."""
    if margin > 0:
        return TN("success, {n} Attrition Point", "success, {n} Attrition Points", n=margin)
    return T("repulse") if margin < 0 else T("stalemate")


MARGINS = {"success": T("success"), "stalemate": T("stalemate"), "repulse": T("repulse")}
POINTS = {"hit": T("Attrition Points"), "none": T("no effect")}


def margin_name(margin: int) -> str:
    """Return the name of what an attack comes to."""
    return "success" if margin > 0 else "repulse" if margin < 0 else "stalemate"


def _sign(side: SideId, margin: int) -> Sign:
    if not margin:
        return "none"
    return "good" if (margin > 0) == (side == "us") else "bad"


def assault(side: SideId) -> Contest[int]:
    """Return the dice of an attack: two of each side, the difference decides (ies:11.4)."""
    return _contest(
        side,
        "assault-dice",
        ("ies:11.4.1", "ies:11.4.4"),
        T("assault"),
        T("Repulse, stalemate or success"),
    )


def bombardment(side: SideId) -> Contest[int]:
    """Return the dice of a bombardment: two of each side (ies:12.5)."""
    return Contest(
        name="bombardment-dice",
        color=COLOURS[side],
        rules=("ies:12.5", "ies:12.7"),
        purpose=T("bombardment"),
        title=T("Attrition Points of the bombardment"),
        words=lambda margin: POINTS[points_name(margin)],
        tells=points_words,
        names=points_name,
        signs=lambda margin: _sign(side, max(0, margin)),
        count=2,
        against=DiceToRoll(2, 6, COLOURS["japan" if side == "us" else "us"]),
        decides=True,
        outcome=lambda margin: margin,
    )


def kamikaze() -> Contest[bool]:
    """Return the dice of a Kamikaze attack (ies:19.1, I-38)."""
    return Contest(
        name="kamikaze-dice",
        color="red",
        rules=("ies:19.1",),
        purpose=T("Kamikaze attack"),
        title=T("Whether the Kamikaze attack succeeds"),
        words={True: T("it succeeds"), False: T("no effect")},
        names={True: "success", False: "none"},
        signs={True: "bad", False: "none"},
        count=2,
        against=DiceToRoll(2, 6, "blue"),
        decides=True,
        outcome=lambda margin: margin > 0,
    )


def _contest(
    side: SideId, name: str, rules: tuple[str, ...], purpose: Text, title: Text
) -> Contest[int]:
    return Contest(
        name=name,
        color=COLOURS[side],
        rules=rules,
        purpose=purpose,
        title=title,
        words=lambda margin: MARGINS[margin_name(margin)],
        tells=margin_words,
        names=margin_name,
        signs=lambda margin: _sign(side, margin),
        count=2,
        against=DiceToRoll(2, 6, COLOURS["japan" if side == "us" else "us"]),
        decides=True,
        outcome=lambda margin: margin,
    )


def points_words(margin: int) -> Text:
    """Say how many Attrition Points a bombardment inflicts (ies:12.7)."""
    if margin > 0:
        return TN("{n} Attrition Point", "{n} Attrition Points", n=margin)
    return T("no effect")


def points_name(margin: int) -> str:
    """Return the name of what a bombardment comes to."""
    return "hit" if margin > 0 else "none"


def fall(total: int, impulse: int, bombarding: bool) -> Fall:
    """Return what a Sunset DR comes to in an impulse (ies:6.3.1, ies:12.1, I-10)."""
    if total < impulse:
        return "ends"
    return "weather" if total == impulse and not bombarding else "on"


def sunset(impulse: int, bombarding: bool) -> Die[Fall]:
    """Return the Sunset DR that is rolled for itself (ies:6.3.1)."""
    return Die(
        name="sunset",
        color="blue",
        rules=("ies:6.3.1",) if bombarding else ("ies:6.3.1", "ies:9.3"),
        purpose=T("Sunset DR"),
        title=T("Whether the day ends"),
        words={
            "ends": T("the day ends"),
            "weather": T("the day goes on, and the weather will change"),
            "on": T("the day goes on"),
        },
        count=2,
        outcome=lambda total: fall(total, impulse, bombarding),
    )


def returning(bid: int, eliminated: int) -> Die[int]:
    """Return the DR for Special Units that come back (ies:6.2.1, ies:18.1, I-32)."""
    return Die(
        name="special-return",
        color="red",
        rules=("ies:6.2.1", "ies:18.1") if bid else ("ies:6.2.1",),
        purpose=T("Special Units returning"),
        title=T("How many Special Units return"),
        words=lambda count: TN("{n} Special Unit", "{n} Special Units", n=count),
        count=2,
        outcome=lambda total: min(eliminated, max(2, min(12, total + bid)) // 2),
    )


def support(name: str, less: int) -> Die[bool]:
    """Return the die of an American support call: 4 or more, `less` by modifiers (ies:19.2.1)."""
    return Die(
        name=f"{name}-call",
        color="blue",
        rules=("ies:19.2.1",),
        purpose=T("artillery support call") if name == "artillery" else T("tank support call"),
        title=T("Whether the support comes"),
        words={True: T("available"), False: T("not available")},
        names={True: "comes", False: "none"},
        signs={True: "good", False: "none"},
        outcome=lambda total: total - less >= 4,
    )


def satchel(more: int) -> Die[bool]:
    """Return the die of a Satchel Charge Call: 5 or more, `more` by modifiers (ies:19.4.1)."""
    return Die(
        name="satchel-call",
        color="red",
        rules=("ies:19.4.1",),
        purpose=T("Satchel Charge Call"),
        title=T("Whether a Satchel Charge is there"),
        words={True: T("available"), False: T("not available")},
        names={True: "comes", False: "none"},
        signs={True: "bad", False: "none"},
        outcome=lambda total: total + more >= 5,
    )


def throw(game: Game, die: Declared[D], text: Text, *subjects: str) -> Steps[D]:
    """Throw dice that nothing modifies, and return what they come to."""
    one = Throw(die=die, text=text, subjects=subjects)
    return one.comes_to((yield from rolled(game, one, [])))


def contest(game: Game, thrown: Throw[Any], *, again: bool = False) -> Steps[Both]:
    """Throw the dice of both sides at once and return what they show."""
    die = thrown.die
    dice = yield from rolled(game, thrown, [], again=again)
    own, theirs = sum(dice[: die.count]), sum(dice[die.count :])
    margin = own - theirs + thrown.drm
    return Both(margin, own, theirs) if die.color == "blue" else Both(margin, theirs, own)
