"""Look things up in the combat results table and the Storm Table (bib:7.3, bib:4.1.2)."""

from beachmaster.engine.text import Text, plain_text
from beachmaster.games.bloodbath.results import Code
from beachmaster.games.bloodbath.table_data import Crt, StormTable
from beachmaster.games.bloodbath.texts import T


def column(crt: Crt, amount: int, terrain: str, shift: int = 0) -> int:
    """Return the column of a differential or a strength, shifted to the right (bib:20.5.4)."""
    return max(0, min(crt.columns - 1, crt.column(amount, terrain) + shift))


def result(crt: Crt, index: int, die: int) -> Code:
    """Return the result of a die in a column (bib:7.6)."""
    return crt.result(index, die)


def label(crt: Crt, index: int) -> Text:
    """Return how the clear line heads a column."""
    least, most = crt.heading(index)
    if least is None and most is None:
        return T("number {number}", number=index + 1)
    if least is None:
        return T("{most} or less", most=f"{most:+d}")
    if most is None:
        return T("{least} or more", least=f"{least:+d}")
    if least == most:
        return plain_text(f"{least:+d}")
    return T("{least} to {most}", least=f"{least:+d}", most=f"{most:+d}")


def storm(table: StormTable, turn: int, die: int) -> bool:
    """Tell whether a roll makes a turn, the one after the roll, a storm turn (bib:4.1.2)."""
    return table.storm(turn, die)


def estimate(table: Crt | StormTable) -> Text:
    """Say in brackets that a table is our estimate; nothing for one that is not."""
    return T(" (estimated table)") if table.tag == "estimate" else plain_text("")


TERRAIN_LINES = {
    "clear": T("clear"),
    "beach": T("beach"),
    "broken": T("broken"),
    "rough": T("rough"),
    "ravine": T("ravine"),
    "mine": T("mine"),
    "mountain": T("mountain"),
}
CRT_LINES = {
    **TERRAIN_LINES,
    "hill": T("hill"),
    "fortification": T("fortification"),
}
"""The lines that a combat results table can have."""
