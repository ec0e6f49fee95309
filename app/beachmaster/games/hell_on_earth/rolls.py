"""The dice of Hell on Earth, each declared once: table, words, rules."""

from collections.abc import Iterator
from typing import Any

from beachmaster.engine.die import Declared, Die
from beachmaster.engine.fight import sign_of
from beachmaster.engine.text import Text, plain_text
from beachmaster.games.hell_on_earth import tables
from beachmaster.games.hell_on_earth.board_data import BEACHES
from beachmaster.games.hell_on_earth.tables import CombatResult
from beachmaster.games.hell_on_earth.texts import TN, T

HITS = {0: "no-effect", 1: "one-hit", 2: "two-hits"}
THEIRS = {1: (0, 1), 2: (0, 2)}
"""Hits on the Japanese unit by how many there are."""
MARKED = 1
"""The face of a Disorganized Retreat Roll that puts a DR marker on the unit (hoe:5.2.3)."""


def every() -> Iterator[Declared[Any]]:
    """Yield each die of the game, those that depend on the throw in each of their forms."""
    yield from (WEATHER, US_BOMBARDMENT, JAPANESE_BOMBARDMENT, DDR, RECON, RECON_ERROR)
    yield from (REACTION, REDEPLOYMENT_SECTOR, REDEPLOYMENT_HEX, BANZAI, BANZAI_OWN, RAID)
    yield from (COMMAND_POINTS, DEPLOYMENT)
    yield from (rally(command_phase) for command_phase in (False, True))
    yield from (anti_tank(points) for points in range(1, 7))
    yield from (combat(ratio) for ratio in range(1, tables.COLUMNS + 1))
    yield from (retreat_check(hits) for hits in range(1, 5))
    yield from (japanese_command(late) for late in (False, True))
    yield from (orders(threshold) for threshold in range(-4, 10))
    yield from (surrender(left) for left in range(1, 6))


WEATHER = Die(
    name="weather",
    color="blue",
    rules=("hoe:5.1",),
    purpose=T("weather"),
    title=T("Weather of the turn"),
    words={
        "bad": T("bad weather"),
        "good": T("good weather"),
    },
    signs={"bad": "bad", "good": "good"},
    outcome=tables.WEATHER.__getitem__,
    opens=True,
)
US_BOMBARDMENT = Die(
    name="us-bombardment",
    color="blue",
    rules=("hoe:5.2.3", "hoe:5.2.1"),
    purpose=T("bombardment"),
    title=T("Result of the bombardment"),
    words={
        0: T("no effect"),
        1: T("1 hit on the Japanese unit"),
        2: T("2 hits on the Japanese unit"),
    },
    names=HITS,
    signs={1: "good", 2: "good"},
    losses=THEIRS,
    decides=True,
    outcome=tables.BOMBARDMENT_US.__getitem__,
)
JAPANESE_BOMBARDMENT = Die(
    name="japanese-bombardment",
    color="red",
    rules=("hoe:5.2.3", "hoe:5.2.2"),
    purpose=T("bombardment"),
    title=T("Result of the bombardment"),
    words={
        "no-effect": T("no effect"),
        "one-hit": T("1 hit on the US unit"),
        "hit-and-roll": T("1 hit on the US unit, and a Disorganized Retreat Roll"),
    },
    signs={"one-hit": "bad", "hit-and-roll": "bad"},
    losses={"one-hit": (1, 0), "hit-and-roll": (1, 0)},
    decides=True,
    outcome=tables.japanese_bombardment,
    opens=True,
)
DDR = Die(
    name="ddr",
    color="red",
    rules=("hoe:5.2.3",),
    purpose=T("Disorganized Retreat Roll"),
    title=T("Disorganized Retreat Roll"),
    words={
        True: T("DR marker"),
        False: T("no DR marker"),
    },
    names={True: "dr", False: "none"},
    signs={True: "bad"},
    outcome=lambda total: total == MARKED,
)
RECON = Die(
    name="recon",
    color="blue",
    rules=("hoe:5.4.1",),
    purpose=T("Recon"),
    title=T("Result of the Recon"),
    words={
        "us-hit": T("1 hit on the unit that scouts, without a retreat"),
        "none": T("no effect"),
        "japanese-hit": T("1 hit on the Japanese unit: it is revealed"),
    },
    signs={"us-hit": "bad", "japanese-hit": "good"},
    losses={"us-hit": (1, 0), "japanese-hit": (0, 1)},
    decides=True,
    outcome=tables.RECON.__getitem__,
)
RECON_ERROR = Die(
    name="recon-error",
    color="red",
    rules=("hoe:5.4.1",),
    purpose=T("Intelligence Error"),
    title=T("Intelligence Error into the blue bag"),
    words={
        True: T("an Intelligence Error goes into the blue bag"),
        False: T("no Intelligence Error"),
    },
    names={True: "error", False: "none"},
    signs={True: "bad"},
    outcome=tables.RECON_ERROR.__getitem__,
)
REACTION = Die(
    name="reaction",
    color="red",
    rules=("hoe:5.4.2.5",),
    purpose=T("reaction"),
    title=T("What the Japanese unit does"),
    words={
        "redeployment": T("Redeployment"),
        "banzai": T("Banzai"),
    },
    signs={"redeployment": "bad", "banzai": "bad"},
    outcome=tables.REACTION.__getitem__,
)
REDEPLOYMENT_SECTOR = Die(
    name="redeployment-sector",
    color="red",
    rules=("hoe:5.4.2.5.2",),
    purpose=T("sector of the Redeployment"),
    title=T("Sector of the Redeployment"),
    words=lambda sector: T("sector {sector}", sector=sector),
    reads=T("The die is the number of the sector."),
    outcome=int,
)
REDEPLOYMENT_HEX = Die(
    name="redeployment-hex",
    color="red",
    rules=("hoe:5.4.2.5.2",),
    purpose=T("hex of the Redeployment"),
    title=T("Hex of the Redeployment"),
    words=lambda number: T("hex {number}", number=number),
    reads=T("The die is the number of the hex."),
    outcome=int,
)
BANZAI = Die(
    name="banzai",
    color="red",
    rules=("hoe:5.4.2.5.1",),
    purpose=T("Banzai: hits on the US unit"),
    title=T("Hits on the US unit"),
    words={
        0: T("no hit on the US unit"),
        1: T("1 hit on the US unit"),
        2: T("2 hits on the US unit"),
    },
    names={**HITS, 0: "none"},
    signs={1: "bad", 2: "bad"},
    losses={1: (1, 0), 2: (2, 0)},
    decides=True,
    outcome=tables.BANZAI.__getitem__,
)
BANZAI_OWN = Die(
    name="banzai-own",
    color="blue",
    rules=("hoe:5.4.2.5.1",),
    purpose=T("Banzai: hits on the Japanese unit itself"),
    title=T("Hits on the Japanese unit itself"),
    words={
        1: T("1 hit on the Japanese unit"),
        2: T("2 hits on the Japanese unit"),
    },
    names=HITS,
    signs={1: "good", 2: "good"},
    losses=THEIRS,
    outcome=tables.BANZAI_OWN.__getitem__,
)
RAID = Die(
    name="raid",
    color="red",
    rules=("hoe:5.5",),
    purpose=T("raid"),
    title=T("Result of the raid"),
    words={
        "raider-hit": T("1 hit on the raider"),
        "none": T("no effect"),
        "one-hit": T("1 hit on the US unit"),
        "two-hits": T("2 hits on the US unit"),
    },
    signs={"raider-hit": "good", "one-hit": "bad", "two-hits": "bad"},
    losses={"raider-hit": (0, 1), "one-hit": (1, 0), "two-hits": (2, 0)},
    decides=True,
    outcome=tables.RAID.__getitem__,
    opens=True,
)
COMMAND_POINTS = Die(
    name="command-points",
    color="blue",
    rules=("hoe:5.8.2",),
    purpose=T("Command Points"),
    title=T("Command Points of the turn"),
    words=lambda points: TN("{n} Command Point", "{n} Command Points", n=points),
    outcome=tables.COMMAND_POINTS.__getitem__,
    opens=True,
)
DEPLOYMENT = Die(
    name="deployment",
    color="blue",
    rules=("hoe:5.8.2.3",),
    purpose=T("Landing Beach"),
    title=T("Where the unit lands"),
    words=lambda number: T("{number}: {beach}", number=number, beach=plain_text(BEACHES[number])),
    reads=T(
        "The die is the number of the beach: {beaches}.",
        beaches=[T("{number} {beach}", number=n, beach=plain_text(b)) for n, b in BEACHES.items()],
    ),
    outcome=int,
)


def rally(command_phase: bool) -> Die[bool]:
    """Return the die of a unit that tries to lose its OR or DR marker."""
    return Die(
        name="rally",
        color="blue",
        rules=("hoe:5.8.1", "hoe:5.3.1") if command_phase else ("hoe:5.3.1",),
        purpose=T("rally"),
        title=T("Result of the rally"),
        words={
            True: T("rallied: the marker comes off"),
            False: T("not rallied: the marker stays"),
        },
        names={True: "rallied", False: "failed"},
        signs={True: "good"},
        outcome=tables.RALLY.__getitem__,
        opens=True,
    )


def anti_tank(points: int) -> Die[bool]:
    """Return the anti-tank die against US tanks: a die up to the points stops them."""
    return Die(
        name="at-roll",
        color="red",
        rules=("hoe:5.4.2.7.1.7",),
        purpose=T("anti-tank fire"),
        title=T("Anti-tank fire"),
        words={
            True: T("the US tanks do not count"),
            False: T("the US tanks count"),
        },
        names={True: "stopped", False: "through"},
        signs={True: "bad"},
        outcome=lambda total: total <= points,
    )


def combat(ratio: int) -> Die[CombatResult]:
    """Return the die on the combat table in the column of a ratio."""
    return Die(
        name="combat",
        color="blue",
        rules=("hoe:5.4.2.8",),
        purpose=T("assault"),
        title=T("Result on the combat table"),
        words=result_words,
        names=str,
        signs=lambda result: sign_of(result.defender, result.attacker),
        losses=lambda result: (result.attacker, result.defender),
        outcome=lambda total: tables.combat_result(total, ratio),
        column=column_text(ratio),
        decides=True,
    )


def column_text(ratio: int) -> Text:
    """Return how a column of the combat table is called."""
    return T("column {ratio}:1", ratio=ratio)


def result_words(result: CombatResult) -> Text:
    """Return a cell of the combat table with what it means (hoe:5.4.2.8)."""
    ours = TN("you take {n} hit", "you take {n} hits", n=result.attacker)
    theirs = TN("they take {n} hit", "they take {n} hits", n=result.defender)
    parts = [ours] if result.attacker else []
    parts += [theirs] if result.defender else []
    return T("{result}: {hits}", result=str(result), hits=list(parts))


def retreat_check(hits: int) -> Die[str]:
    """Return the check of a unit that takes hits: at or below them it is disorganized."""
    return Die(
        name="retreat-check",
        color="red",
        rules=("hoe:5.4.2.9.2",),
        purpose=T("retreat check"),
        title=T("Result of the retreat check"),
        words={
            "disorganized": T("Disorganized Retreat"),
            "organized": T("passed; take the hits or make an Organized Retreat"),
        },
        signs={"disorganized": "bad"},
        outcome=lambda total: "disorganized" if total <= hits else "organized",
    )


def japanese_command(banzai: bool) -> Die[str]:
    """Return the die of a Japanese unit with one step; `banzai` where a 1 can be one (H-40)."""

    def outcome(total: int) -> str:
        found = tables.JAPANESE_COMMAND[total]
        return "none" if found == "banzai" and not banzai else found

    return Die(
        name="japanese-command",
        color="red",
        rules=("hoe:5.8.3",),
        purpose=T("Japanese command"),
        title=T("What the Japanese unit does"),
        words={
            "banzai": T("Banzai"),
            "none": T("no effect"),
            "step": T("the unit gains a step"),
        },
        signs={"banzai": "bad", "step": "bad"},
        outcome=outcome,
        opens=True,
    )


def orders(threshold: int, heroic: bool = False) -> Die[bool]:
    """Return the end-of-game die for the Special Orders: at or below costs a point (H-02)."""
    return Die(
        name="orders-roll",
        color="blue",
        rules=("hoe:2.3", "hoe:7.4") if heroic else ("hoe:2.3",),
        purpose=T("Special Orders played"),
        title=T("Special Order roll"),
        words={
            True: T("1 VP lost for the Special Orders"),
            False: T("no VP lost for the Special Orders"),
        },
        names={True: "lost", False: "none"},
        signs={True: "bad"},
        outcome=lambda total: total <= threshold,
        opens=True,
    )


def surrender(left: int) -> Die[bool]:
    """Return the end-of-game die for surrender: above the units left gains a point."""
    return Die(
        name="surrender",
        color="red",
        rules=("hoe:2.5",),
        purpose=T("Japanese surrender"),
        title=T("Surrender roll"),
        words={
            True: T("the Japanese surrender: 1 VP"),
            False: T("the Japanese fight on"),
        },
        names={True: "surrender", False: "none"},
        signs={True: "good"},
        outcome=lambda total: total > left,
        opens=True,
    )
