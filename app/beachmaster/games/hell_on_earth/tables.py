"""The tables of Hell on Earth."""

import msgspec

from beachmaster.engine.tables import Table


class CombatResult(msgspec.Struct, frozen=True):
    """Hits on the attacker and on the defender (hoe:5.4.2.8)."""

    attacker: int
    defender: int

    def __str__(self) -> str:
        """Return the result as the table prints it, such as A1 D1."""
        parts = [f"A{self.attacker}"] if self.attacker else []
        parts += [f"D{self.defender}"] if self.defender else []
        return " ".join(parts)


def _row(*cells: str) -> tuple[CombatResult, ...]:
    return tuple(
        CombatResult(
            *(int(cell[cell.index(side) + 1]) if side in cell else 0 for side in ("A", "D"))
        )
        for cell in cells
    )


COMBAT = Table(
    {
        1: _row("A3", "A2", "A2", "A2", "A1", "A1D1"),
        2: _row("A2", "A1", "A1", "A1", "A1D1", "D1"),
        3: _row("A1", "A1", "A1D1", "A1D1", "A1D1", "D1"),
        4: _row("A1D1", "A1D1", "A1D1", "D1", "D1", "D2"),
        5: _row("A1D1", "D1", "D1", "D1", "D2", "D2"),
        6: _row("D1", "D1", "D1", "D2", "D2", "D3"),
        7: _row("D2", "D2", "D2", "D2", "D3", "D3"),
    },
    "hoe:5.4.2.8",
)
RESULTS: dict[str, CombatResult] = {
    str(cell): cell
    for cell in sorted(
        {cell for row in COMBAT.rows.values() for cell in row},
        key=lambda cell: (cell.defender - cell.attacker, cell.defender),
    )
}
"""Every result of the combat table by its name, from the worst for the attacker to the best."""
COLUMNS = 6
BOMBARDMENT_US = Table({4: 0, 5: 1, 6: 1, 7: 2}, "hoe:5.2.3")
BOMBARDMENT_JAPAN = Table({4: 0, 5: 1, 6: 1, 7: 1}, "hoe:5.2.3")
"""Hits; a Japanese result of 7 or more also asks for the Disorganized Retreat Roll."""
DDR_FROM = 7
WEATHER = Table({1: "bad", 2: "bad", 3: "good", 4: "good", 5: "good", 6: "good"}, "hoe:5.1")
RALLY = Table({4: False, 5: True}, "hoe:5.3.1")
RECON = Table({1: "us-hit", 2: "none", 3: "none", 4: "none", 5: "japanese-hit"}, "hoe:5.4.1")
RECON_ERROR = Table({4: False, 5: True}, "hoe:5.4.1")
REACTION = Table({5: "redeployment", 6: "banzai"}, "hoe:5.4.2.5")
BANZAI = Table({1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2}, "hoe:5.4.2.5.1")
BANZAI_OWN = Table({5: 1, 6: 2}, "hoe:5.4.2.5.1")
RAID = Table(
    {1: "raider-hit", 2: "none", 3: "none", 4: "one-hit", 5: "one-hit", 6: "two-hits"}, "hoe:5.5"
)
COMMAND_POINTS = Table({2: 3, 3: 4, 4: 4, 5: 5}, "hoe:5.8.2")
JAPANESE_COMMAND = Table({1: "banzai", 2: "none", 3: "none", 4: "none", 5: "step"}, "hoe:5.8.3")
BANDS = (
    (5, "desk"),
    (8, "unready"),
    (11, "costly"),
    (14, "narrow"),
    (16, "victory"),
    (18, "overwhelming"),
    (20, "legend"),
)
"""The highest VP of each final assessment band with its name (hoe:2.6, H-55)."""


def japanese_bombardment(total: int) -> str:
    """Name what a total on the Japanese side of the bombardment table comes to (hoe:5.2.3)."""
    if not BOMBARDMENT_JAPAN[total]:
        return "no-effect"
    return "hit-and-roll" if total >= DDR_FROM else "one-hit"


def column(attack: int, defence: int) -> int:
    """Return the ratio column, 1 to 6: attack over defence rounded down (hoe:5.4.2.6, H-22)."""
    return max(1, min(COLUMNS, attack // defence if defence > 0 else COLUMNS))


def combat_result(total: int, ratio: int) -> CombatResult:
    """Return the cell of the combat table for a modified die and a ratio column 1 to 6 (H-01)."""
    return COMBAT[total][ratio - 1]


def band(vp: int) -> str:
    """Return the final assessment band of a total; below the table is the lowest band."""
    return next((name for top, name in BANDS if vp <= top), BANDS[-1][1])
