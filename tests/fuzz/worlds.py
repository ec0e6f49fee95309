"""What a fuzz test must know of each game: words that mean something in it, values put right."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from beachmaster.engine.setup import Board, GameFactory
from beachmaster.engine.values import Value
from beachmaster.games import catalogue

Adjusting = tuple[str, tuple[Value, ...]]
ANYTHING: tuple[Value, ...] = (
    *(None, True, False, 0, -1, 7, 10**30, 1.5, "", "none", "done", "zzz", "\0", "a/b#1"),
    *("\u202e" * 50, [], [[]], [None], [1, 2, 3, 4, 5, 6], {}, {"name": "x"}, {"sector": 9}),
    {"a": {"b": [{}]}},
)


@dataclass(frozen=True, repr=False)
class World:
    """One game: answers, paths and values that look right in it, and adjustments that make sense.

    `sensible` returns a path with the values that it may take at a table.
    """

    game: str
    rule: str
    unit: str
    words: tuple[Value, ...]
    paths: tuple[str, ...]
    put: tuple[Value, ...]
    sensible: Callable[[Random], Adjusting]
    boards: tuple[Board, ...] = ("tracked", "table")

    def __repr__(self) -> str:
        """Return the game's name: a failing test prints it."""
        return self.game

    @property
    def factory(self) -> GameFactory:
        """Return the game's factory."""
        return catalogue.load(self.game)

    @property
    def junk(self) -> tuple[Value, ...]:
        """Return answers that are wrong nearly everywhere."""
        return (*ANYTHING, *self.words)

    @property
    def options(self) -> dict[str, list[str]]:
        """Return every option that can be chosen with its values."""
        found = (one for one in self.factory.options() if one.alternatives)
        return {one.option: [way.value for way in one.alternatives] for one in found}


def _hell(rng: Random) -> Adjusting:
    unit, counter = rng.choice(HELL_US), f"j{rng.randrange(1, 31):02d}"
    choices: list[Adjusting] = [
        (f"us.{unit}.steps", (1, 2, 3, 4)),
        (f"us.{unit}.place", ("reserve", "box9", "map", "beach", *HELL_HEXES)),
        (f"us.{unit}.marker", ("", "OR", "DR")),
        (f"us.{unit}.assaulted", (True, False)),
        (f"japan.{counter}.place", HELL_HEXES),
        (f"japan.{counter}.steps", (1, 2, 3)),
        ("weather", ("good", "bad")),
        ("artillery", (0, 3, 8)),
        ("order_played", (True, False)),
        ("control.airfield1", (True, False)),
        (f"red.ds{rng.randrange(1, 22):02d}", ("bag", f"defence:{counter}")),
        (f"blue.cm{rng.randrange(1, 30):02d}", ("bag", "slot1", "slot3", "played")),
    ]
    return rng.choice(choices)


def _blood(rng: Random) -> Adjusting:
    unit, hex_id = rng.choice(BLOOD_US), rng.choice(BLOOD_HEXES)
    choices: list[Adjusting] = [
        (f"us.{unit}.steps", (1, 2)),
        (f"us.{unit}.place", ("available", "eliminated", "map", *BLOOD_HEXES)),
        (f"us.{unit}.level", (0, 1, 7)),
        ("us.tank-4.collins", (True, False)),
        (f"japan.{hex_id}.place", ("container", "track", *BLOOD_HEXES)),
        (f"japan.{hex_id}.dug_in", (True, False)),
        (f"japan.{hex_id}.unit", ("inf-309", "hq-109", "at-8", "con-1")),
        ("storm", (True, False)),
        ("suribachi", (True, False)),
        (f"cleared.{rng.randrange(1, 7)}", (True, False)),
        ("regiments.9", (True, False)),
    ]
    return rng.choice(choices)


def _shima(rng: Random) -> Adjusting:
    unit, area = rng.choice(SHIMA_UNITS), str(rng.randrange(1, 17))
    choices: list[Adjusting] = [
        (f"units.{unit}.place", (area, "out", "4", "16")),
        (f"units.{unit}.strength", ("full", "reduced")),
        (f"control.{area}", ("us", "japan")),
        (f"rubble.{area}", (True, False)),
        ("impulse", (1, 5, 12)),
        ("weather", ("clear", "rain")),
        ("weather_next", (True, False)),
        ("advantage", ("us", "japan")),
        ("markers.naval", ("ready", "used")),
        ("area4", (True, False)),
    ]
    return rng.choice(choices)


HELL_US = ("9", "21", "23", "24", "25", "26", "27", "28", "147")
HELL_HEXES = ("0512", "0613", "0411", "0710", "0812", "0908", "1006", "0712", "0511", "0410")
BLOOD_US = ("23-1", "24-2", "25-f", "26-3", "27-1", "28-2", "tank-4", "tank-5", "9-1", "tank-3")
BLOOD_HEXES = ("1111", "0812", "1006", "1410", "1510", "2511", "0113", "2010", "2211", "1609")
HELL = World(
    game="hell-on-earth",
    rule="hoe:5.5",
    unit="23",
    words=(
        *("0512", "23>0512", "23~9999", ["23", "23"]),
        ["23", "24", "25", "26", "27"],
    ),
    paths=(
        *("us.23.steps", "us.23.place", "us.147.place", "us.28.marker", "us.24.assaulted"),
        *("us.9.supported", "us.99.steps", "us.23", "us..", "japan.j01.place", "japan.j02.steps"),
        *("japan.0512.steps", "japan.nowhere.place", "red.d01", "red.r01", "blue.c01", "blue.zz"),
        *("weather", "artillery", "orders", "order_played", "control.suribachi", "control.moon"),
        *("captured.airfield1", "turn", "over", "", ".", "spaces.x", "__class__"),
        "us.23.__class__",
    ),
    put=(
        *(1, 2, 3, 4, "reserve", "box3", "box10", "beach", "beach4", "map", "bag", "played"),
        *("slot1", "error-reserve", "drawn", "OR", "DR", "good", "bad", "eliminated", "unknown"),
        *("defence:j01", "support:j02", "reaction:j03", ["0512"], ["0512", "0613"]),
    ),
    sensible=_hell,
)
BLOOD = World(
    game="bloodbath",
    rule="bib:20.5",
    unit="23-1",
    words=(
        *("1111", "23-1>1510", "23-1>9999", "no", "stay", "east", "walk", "retreat", [6]),
        ["23-1", "23-1"],
        ["23-1", "23-2", "24-1", "done"],
    ),
    paths=(
        *("us.23-1.steps", "us.23-1.place", "us.tank-4.collins", "us.99.steps", "us.23-1", "us.."),
        *("us.24-2.level", "japan.1111.place", "japan.0812.unit", "japan.0812.dug_in", "japan.x.y"),
        *("japan.container.place", "japan.j01.unit", "storm", "coast", "suribachi", "cleared.3"),
        *("cleared.7", "regiments.9", "regiments.23", "turn", "over", "", ".", "__class__"),
        *("us.23-1.__class__", "banzai", "opposed", "described", "script"),
    ),
    put=(
        *(1, 2, 3, 99, "available", "reserves", "eliminated", "removed", "map", "container"),
        *("track", "unknown", "east", "west", "hq-109", "inf-309", "nobody", "1111", "0812"),
        *(["0812"], ["0812", "1111"]),
    ),
    sensible=_blood,
)
SHIMA_UNITS = ("1-306-a", "2-306-e", "3-305-m", "2-1-a", "sei-b", "labor-c", "mg-a", "pillbox-d")
SHIMA = World(
    game="ie-shima",
    rule="ies:11.4",
    unit="1-306-a",
    words=(
        *("4", "1-306-a>2", "1-306-a>99", "1/306>2>3", "done", "both", "pass", "stand"),
        ["1-306-a", "1-306-a"],
        ["1/306>2", "done"],
        ["1-306-a>2>2>2"],
        {"act": "assault", "area": "4", "marker": "", "primary": ""},
        {"act": "pass", "area": "", "marker": "", "primary": ""},
        {"target": "4", "attackers": ["1-306-a"], "lead": "1-306-a"},
    ),
    paths=(
        *(
            "units.1-306-a.place",
            "units.1-306-a.strength",
            "units.mg-a.place",
            "units.nobody.place",
        ),
        *("units..", "units.1-306-a", "control.4", "control.17", "rubble.11", "rubble.moon"),
        *("markers.air", "markers.tank", "impulse", "weather", "advantage", "area4", "kamikaze_rp"),
        *("turn", "over", "", ".", "active", "result", "__class__", "units.mg-a.__class__"),
    ),
    put=(
        *(1, 4, 12, 13, "full", "reduced", "out", "special", "green", "brown", "later", "16", "17"),
        *("us", "japan", "spent-us", "ready", "used", "gone", "clear", "rain", ["4"]),
    ),
    sensible=_shima,
    boards=("tracked",),
)
WORLDS = (HELL, BLOOD, SHIMA)
